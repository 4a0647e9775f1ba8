import type { Citation } from '../domain/citation.ts'
import { type Computing, computingOf } from './computing.ts'
import { deadline, unlessStopped } from './deadline.ts'
import { findRetraction } from './denial.ts'
import { findQuote, type QuoteFinding } from './find-quote.ts'
import { type SearchablePage, searchable } from './occurrences.ts'
import type { FetchedPage, FetchPage } from './page.ts'
import { contentOf, type PageContent } from './page-content.ts'
import { forEachPage } from './page-queue.ts'
import { PDF_LIMITS } from './pdf-text.ts'
import { aroundQuotation, contextOf } from './quotation-context.ts'
import { safeFetchPage } from './safe-fetch-page.ts'

type Check = Omit<Citation['check'], 'at'>
type Checked = [Citation, Check]
type ReadContent = Extract<PageContent, { outcome: 'read' }>

// Leaves a second to compare the last pages within the 20 s of docs/evidence.md#fetching.
const WHOLE_CHECK_MS = 19_000
const LIMITS = { atOnce: 8, perHost: 2 }
const UNREADABLE: Check = { status: 'unreadable', reason: 'The page could not be read.' }

const REASONS: Record<QuoteFinding, string | null> = {
  found: null,
  other_numbers: 'The page has these words with other numbers.',
  similar: 'The page says something similar, but not these words.',
  apart: 'The page has these words, but not together.',
  absent: 'The page does not have these words.',
  too_short: 'The quote is too short to prove anything.',
}

/**
 * Fetches the pages of citations and looks for their quotes (docs/evidence.md). The result has the same citations in
 * the same order, each one with a quote with its `check` set; those without a quote are left as they are. Every page is
 * fetched once; after 20 s, or when the invocation may compute no more, whatever is left is not checked. Never throws.
 */
export function citationChecker(fetchPage: FetchPage = safeFetchPage) {
  return async (
    citations: Citation[],
    signal: AbortSignal,
    computing: Computing = computingOf(),
  ): Promise<Citation[]> => {
    const quoted = citations.filter(({ quote }) => quote?.trim())
    const pages = byPage(quoted)
    const checks = new Map<Citation, Check>()
    const clock = deadline(WHOLE_CHECK_MS, signal)
    const compare = compareWithin(computing)
    const checkPage = async (address: string) => {
      const cited = pages.get(address) ?? []
      const found = await fetched(fetchPage, address, clock.signal)
        .then((page) => compare(page, address, cited))
        .catch(() => cited.map((citation): Checked => [citation, faulted(UNREADABLE, citation)]))
      if (clock.signal.aborted) return
      for (const [citation, check] of found) checks.set(citation, check)
    }
    await forEachPage([...pages.keys()], LIMITS, clock.signal, checkPage)
    clock.clear()
    const at = new Date().toISOString()
    const left: Check = { status: 'not_checked', reason: reasonOfRest(signal) }
    return citations.map((citation) =>
      citation.quote?.trim() ? { ...citation, check: { ...(checks.get(citation) ?? left), at } } : citation,
    )
  }
}

/** The outcome for words that were found. Words that the page denies or only asks about do not count as found. */
export function foundCheck(page: string, quote: string): Check {
  const context = contextOf(page, quote)
  const { before, own, after, lead, tail } = aroundQuotation(context ?? '', quote)
  const around = {
    before: before.join(' '),
    own: own.join(' '),
    after: after.join(' '),
    lead,
    tail,
    quotation: quote,
  }
  const denial = findRetraction(around)
  if (denial === null) return { status: 'quote_found', reason: null, context }
  const reason = denial === '?' ? 'The page only asks this.' : `The page takes these words back: “${denial}”.`
  return { status: 'quote_not_found', reason, context }
}

/** Reads and compares pages one by one within the computing budget; quotes of the remaining pages get no outcome. */
function compareWithin(computing: Computing) {
  let turn: Promise<unknown> = Promise.resolve()
  const compare = async (page: FetchedPage, address: string, citations: Citation[]): Promise<Checked[]> => {
    const leftMs = computing.leftMs()
    if (leftMs <= 0) return []
    return computing.measure(async () => {
      const limits = { ...PDF_LIMITS, ms: Math.min(PDF_LIMITS.ms, leftMs) }
      return checksOf(await contentOf(page, address, limits), citations)
    })
  }
  return (page: FetchedPage, address: string, citations: Citation[]): Promise<Checked[]> => {
    const compared = turn.then(() => compare(page, address, citations))
    turn = compared.catch(() => {})
    return compared
  }
}

const reasonOfRest = (signal: AbortSignal) =>
  signal.aborted
    ? 'The check was stopped before this page was read.'
    : 'There was no time left to look at this page.'

function byPage(citations: Citation[]): Map<string, Citation[]> {
  const pages = new Map<string, Citation[]>()
  for (const citation of citations) {
    const address = withoutFragment(citation.url)
    pages.set(address, [...(pages.get(address) ?? []), citation])
  }
  return pages
}

function withoutFragment(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  url.hash = ''
  return url.href
}

const fetched = (fetchPage: FetchPage, address: string, signal: AbortSignal) =>
  unlessStopped(
    signal,
    Promise.resolve().then(() => fetchPage(address, signal)),
  )

function checksOf(content: PageContent, citations: Citation[]): Checked[] {
  if (content.outcome !== 'read') {
    const check: Check = { status: content.outcome, reason: content.reason }
    return citations.map((citation) => [citation, faulted(check, citation)])
  }
  const text = searchable(content.text)
  return citations.map((citation) => [citation, checkOf(content, text, citation)])
}

function checkOf({ text: whole, limit }: ReadContent, text: SearchablePage, citation: Citation): Check {
  const quote = citation.quote ?? ''
  const finding = findQuote(text, quote)
  if (finding === 'found') return foundCheck(whole, quote)
  // If only the numbers differ, the words were found, even on a page that was read in part.
  if (limit === null || finding === 'other_numbers' || finding === 'too_short')
    return faulted({ status: 'quote_not_found', reason: REASONS[finding] }, citation)
  return faulted({ status: 'unreadable', reason: limit }, citation)
}

/** The outcome for words that the provider's search tool quotes but that were not found on the page. */
function faulted(check: Check, { quotedBySearch }: Citation): Check {
  if (!quotedBySearch || check.reason === REASONS.other_numbers || check.reason === REASONS.too_short)
    return check
  return { status: 'quoted_by_search', reason: check.reason }
}
