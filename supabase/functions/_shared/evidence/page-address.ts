import { PageFault } from './page.ts'

const MAX_CHARS = 4_096

/**
 * The address of a page that may be asked for: https, port 443, nobody's credentials. `base` is the page that
 * redirects there. Throws a `PageFault`.
 */
export function pageAddress(text: string, base?: URL): URL {
  const url = text.length <= MAX_CHARS && URL.canParse(text, base) ? new URL(text, base) : null
  if (url?.protocol === 'http:') throw new PageFault('not_checked', 'Only pages with https are checked.')
  if (url?.protocol !== 'https:' || !url.hostname)
    throw new PageFault('unreachable', 'The address is not that of a web page.')
  if (url.username || url.password)
    throw new PageFault('not_checked', 'Addresses with a user name or password are not checked.')
  if (url.port) throw new PageFault('not_checked', 'Only pages on port 443 are checked.')
  return url
}
