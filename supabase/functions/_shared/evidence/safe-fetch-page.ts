import { connectPinned, resolverAt } from './connection.ts'
import { deadline, unlessStopped } from './deadline.ts'
import { type FetchedPage, type FetchPage, PageFault } from './page.ts'
import { type PageNetwork, requestPage } from './request-page.ts'

interface Options extends PageNetwork {
  /** For the whole page, including redirects. */
  pageMs: number
  redirects: number
}

const MAX_ADDRESS_CHARS = 4_096

const DEFAULTS: Options = {
  resolve: resolverAt(),
  connect: connectPinned,
  port: 443,
  bodyBytes: 2 ** 20,
  pdfBytes: 4 * 2 ** 20,
  pageMs: 5_000,
  redirects: 3,
}

/**
 * Fetches pages as docs/evidence.md#fetching allows: https on port 443, every address of the host public, connected to
 * the verified address, each redirect verified again; the first megabyte of HTML and plain text, and PDFs
 * up to 4 MB, within 5 s. The fetcher never throws. Options replace the network and its limits.
 */
export function pageFetcher(options: Partial<Options> = {}): FetchPage {
  const settings = { ...DEFAULTS, ...options }
  return async (address, signal) => {
    const clock = deadline(settings.pageMs, signal)
    try {
      return await unlessStopped(clock.signal, follow(address, settings, clock.signal))
    } catch (error) {
      if (signal.aborted) return { outcome: 'not_checked', reason: 'The check was stopped.' }
      if (clock.signal.aborted)
        return {
          outcome: 'unreachable',
          reason: `The page took longer than ${settings.pageMs / 1000} seconds.`,
        }
      if (error instanceof PageFault) return { outcome: error.outcome, reason: error.message }
      return { outcome: 'unreachable', reason: 'The site could not be reached.' }
    } finally {
      clock.clear()
    }
  }
}

/** Fetches pages from the internet. Never throws. */
export const safeFetchPage: FetchPage = pageFetcher()

async function follow(address: string, settings: Options, signal: AbortSignal): Promise<FetchedPage> {
  let url = pageAddress(address)
  for (let redirects = 0; redirects <= settings.redirects; redirects += 1) {
    const answer = await requestPage(url, settings, signal).catch((error) => {
      throw redirects > 0 ? afterRedirect(error) : error
    })
    if (!('redirect' in answer)) return { outcome: 'read', ...answer, landed: url.href }
    url = redirectFrom(url, answer.redirect)
  }
  throw new PageFault('unreachable', `The page redirects more than ${settings.redirects} times.`)
}

/**
 * The URL of a page that may be requested: https, port 443, without credentials. `base` is the page that
 * redirects to it. Throws a `PageFault`.
 */
function pageAddress(text: string, base?: URL): URL {
  const url = text.length <= MAX_ADDRESS_CHARS && URL.canParse(text, base) ? new URL(text, base) : null
  if (url?.protocol === 'http:') throw new PageFault('not_checked', 'Only pages with https are checked.')
  if (url?.protocol !== 'https:' || !url.hostname)
    throw new PageFault('unreachable', 'The address is not that of a web page.')
  if (url.username || url.password)
    throw new PageFault('not_checked', 'Addresses with a user name or password are not checked.')
  if (url.port) throw new PageFault('not_checked', 'Only pages on port 443 are checked.')
  return url
}

function redirectFrom(url: URL, location: string): URL {
  try {
    return pageAddress(location, url)
  } catch (error) {
    throw afterRedirect(error)
  }
}

function afterRedirect(error: unknown): unknown {
  if (!(error instanceof PageFault)) return error
  const [first = '', ...rest] = error.message
  return new PageFault(error.outcome, `After a redirect: ${first.toLowerCase()}${rest.join('')}`)
}
