/** A page as its server sent it, or why there is none to read. The reason is a sentence for the founder. */
export type FetchedPage =
  | { outcome: 'read'; contentType: string; body: Uint8Array }
  | { outcome: 'unreachable' | 'not_checked'; reason: string }

/** Fetches one page. `address` comes without its fragment; the signal ends the attempt. */
export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>

/** Thrown wherever a page turns out not to be readable. */
export class PageFault extends Error {
  readonly outcome: 'unreachable' | 'not_checked'

  constructor(outcome: 'unreachable' | 'not_checked', reason: string) {
    super(reason)
    this.name = 'PageFault'
    this.outcome = outcome
  }
}
