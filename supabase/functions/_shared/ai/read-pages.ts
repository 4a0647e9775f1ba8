import { z } from 'zod'
import { deadline } from '../evidence/deadline.ts'
import type { FetchPage } from '../evidence/page.ts'
import { contentOf } from '../evidence/page-content.ts'
import { forEachPage } from '../evidence/page-queue.ts'
import { atMostPerDomain, passagesOf, relevantPassages } from '../evidence/passages.ts'
import { PDF_LIMITS } from '../evidence/pdf-text.ts'
import type { SearchHit } from './hits.ts'
import { pageAddress, pageKey } from './research-address.ts'
import { dateOf } from './research-dates.ts'

/** A page of a search as it was read: the passages that answer the question, with their positions, or why there are none. */
export const readPageSchema = z.object({
  url: z.string(),
  title: z.string(),
  publishedAt: z.string().nullable(),
  /** When it was read, ISO. */
  at: z.string(),
  passages: z.array(z.object({ place: z.number(), text: z.string() })),
  unread: z.string().nullable(),
})
export type ReadPage = z.infer<typeof readPageSchema>

/** Maximum number of pages read for one question, and of one domain: many pages of one site are one witness. */
const MAX_PAGES = 8
const MAX_PER_DOMAIN = 2
/** Maximum number of passages kept per page. */
const MAX_PASSAGES = 8
/** Time for all pages of a question together; a slow page is left unread. */
const READING_MS = 10_000
// The hosted runtime ends a worker that computes for 2 s.
const COMPUTING_MS = 1_200
const LIMITS = { atOnce: 8, perHost: 2 }
const NO_TIME = 'There was no time left to read this page.'

/** The pages of a search; those that were quoted or mentioned come first. */
function pagesOf(hits: readonly SearchHit[], text: string) {
  const pages = new Map<string, { url: string; title: string; publishedAt: string | null; quoted: boolean }>()
  for (const { url: address, title, quote, date } of hits) {
    const url = pageAddress(address)
    if (!url?.startsWith('https:')) continue
    const known = pages.get(pageKey(url))
    pages.set(pageKey(url), {
      url: known?.url ?? url,
      title: known?.title || title,
      publishedAt: known?.publishedAt ?? dateOf(date),
      quoted: known?.quoted || quote !== null || text.includes(pageKey(url)),
    })
  }
  const all = [...pages.values()].toSorted((a, b) => Number(b.quoted) - Number(a.quoted))
  return atMostPerDomain(all, MAX_PER_DOMAIN).slice(0, MAX_PAGES)
}

/**
 * Reads the pages that a search found and keeps the passages of each that best answer its question. At most eight
 * pages, within 10 s. Never throws: an unreadable page carries the reason.
 */
export async function readPages(
  fetchPage: FetchPage,
  { hits, text, question }: { hits: readonly SearchHit[]; text: string; question: string },
  signal: AbortSignal,
): Promise<ReadPage[]> {
  const pages = pagesOf(hits, text)
  const read = new Map<string, ReadPage>()
  const clock = deadline(READING_MS, signal)
  let computedMs = 0
  const readOne = async (url: string) => {
    const page = pages.find((each) => each.url === url)
    if (!page) return
    const { quoted: _, ...about } = page
    const at = new Date().toISOString()
    const unread = (reason: string) => {
      read.set(url, { ...about, at, passages: [], unread: reason })
    }
    const fetched = await fetchPage(url, clock.signal).catch(() => null)
    if (clock.signal.aborted) return
    if (!fetched) return unread('The page could not be read.')
    const leftMs = COMPUTING_MS - computedMs
    if (leftMs < 0) return unread(NO_TIME)
    const started = performance.now()
    const content = await contentOf(fetched, url, { ...PDF_LIMITS, ms: Math.min(PDF_LIMITS.ms, leftMs) })
    if (content.outcome !== 'read') return unread(content.reason)
    const title = content.title || about.title
    const publishedAt = content.publishedAt ?? about.publishedAt
    const passages = passagesOf({ id: 's', url, title, publishedAt, text: content.text })
    const kept = relevantPassages(passages, `${question}\n${text}`, MAX_PASSAGES)
    computedMs += performance.now() - started
    read.set(url, {
      url,
      title,
      publishedAt,
      at,
      passages: kept.map((passage) => ({ place: Number(passage.id.slice(2)), text: passage.text })),
      unread: kept.length > 0 ? null : (content.limit ?? 'The page shows no text that answers the question.'),
    })
  }
  await forEachPage(
    pages.map(({ url }) => url),
    LIMITS,
    clock.signal,
    readOne,
  )
  clock.clear()
  const at = new Date().toISOString()
  return pages.map(
    ({ quoted: _, ...about }) => read.get(about.url) ?? { ...about, at, passages: [], unread: NO_TIME },
  )
}
