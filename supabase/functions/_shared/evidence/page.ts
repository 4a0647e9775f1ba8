/** Why there is nothing to read at an address. */
type Failure = 'unreachable' | 'unreadable' | 'not_checked'

/**
 * A page as its server sent it, or why there is none to read. `isCut` tells that it goes on behind the body; `landed` is
 * the address that redirects led to. The reason is a sentence for the founder.
 */
export type FetchedPage =
  | { outcome: 'read'; contentType: string; body: Uint8Array; isCut?: boolean; landed?: string }
  | { outcome: Failure; reason: string }

/** Fetches one page. `address` comes without its fragment; the signal ends the attempt. */
export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>

/** Thrown wherever a page turns out not to be readable. */
export class PageFault extends Error {
  readonly outcome: Failure

  constructor(outcome: Failure, reason: string) {
    super(reason)
    this.name = 'PageFault'
    this.outcome = outcome
  }
}
