/*
 * Read without the `URL` of browsers and servers, which the domain does not know. The host follows the last @, and a
 * backslash ends it, as it does for them.
 */
const HOST = /^https?:\/\/(?:[^/\\?#]*@)?(\[[^\]]*\]|[^/\\:?#]+)/i

/** Names under which registries of countries let others register: 'co' of 'co.uk'. */
const SECOND_LEVEL = /^(?:ac|co|com|edu|go|gob|gov|gouv|id|ltd|me|ne|net|nhs|nom|or|org|plc|sch)$/

/**
 * Who is behind an address: the last two labels of its host, three under 'co.uk' and the like. 'www.a.co.uk' and
 * 'shop.a.co.uk' are both 'a.co.uk'. The whole host when it is a number; '' when there is none.
 */
export function registrableDomain(address: string): string {
  const host = HOST.exec(address)?.[1]?.toLowerCase().replace(/\.$/, '') ?? ''
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return host
  const labels = host.replace(/^www\./, '').split('.')
  const [second = '', country = ''] = labels.slice(-2)
  return labels.slice(country.length === 2 && SECOND_LEVEL.test(second) ? -3 : -2).join('.')
}
