const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

const LONGEST = 2000
/** Tracking parameters, which do not identify the page. */
const TRACKING =
  /^(?:utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi|srsltid)$/i

/**
 * A page's address without fragment and tracking parameters; null if it is not http(s), contains a user name, or is too
 * long to be a page's.
 */
export function pageAddress(address: string): string | null {
  const url = parsed(address.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  return url.href.length <= LONGEST ? url.href : null
}

/** Two addresses with the same key are the same page. */
export const pageKey = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/(?=$|\?)/, '')

/** Host name, used when the publisher is unknown. */
export const hostOf = (address: string): string => parsed(address)?.hostname.replace(/^www\./, '') ?? ''
