/*
 * Parsed without the `URL` class of browsers and servers, which the domain does not use. As there, the host follows the
 * last @, and a backslash ends it.
 */
const HOST = /^https?:\/\/(?:[^/\\?#]*@)?(\[[^\]]*\]|[^/\\:?#]+)/i

/** Names under which country registries let others register: 'co' in 'co.uk'. */
const SECOND_LEVEL = /^(?:ac|co|com|edu|go|gob|gov|gouv|id|ltd|me|ne|net|nhs|nom|or|org|plc|sch)$/

/**
 * The registrable domain of an address: the last two labels of its host, or three under 'co.uk' and the like.
 * 'www.a.co.uk' and 'shop.a.co.uk' are both 'a.co.uk'. The whole host if it is a number; '' if there is none.
 */
export function registrableDomain(address: string): string {
  const host = HOST.exec(address)?.[1]?.toLowerCase().replace(/\.$/, '') ?? ''
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return host
  const labels = host.replace(/^www\./, '').split('.')
  const [second = '', country = ''] = labels.slice(-2)
  return labels.slice(country.length === 2 && SECOND_LEVEL.test(second) ? -3 : -2).join('.')
}
