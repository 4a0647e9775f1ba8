import type { ContentPart, ToolSet } from 'ai'
import { z } from 'zod'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const citedSchema = z
  .looseObject({ citedText: z.string().nullish(), pageAge: z.string().nullish() })
  .catch({})
// OpenAI also lists pages here that the answer does not cite; Anthropic reports its results as sources, too.
const searchedSchema = z
  .looseObject({
    sources: z.array(z.looseObject({ url: z.string().optional() })).catch([]),
    action: z.looseObject({ type: z.string() }).nullish().catch(null),
  })
  .catch({ sources: [], action: null })
const failedSchema = z
  .looseObject({ errorCode: z.string().optional(), status: z.string().optional() })
  .catch({})

/** A page that a search found. */
export const searchHitSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Verbatim words of the page, if the provider quotes them. */
  quote: z.string().nullable(),
  /** When the page was written, in the provider's words. */
  date: z.string().nullable(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

/** What one answer of a searching model contains besides its text. */
export const searchResultsSchema = z.object({
  hits: z.array(searchHitSchema),
  /** Number of searches that the answer reports. */
  searches: z.number(),
  /** Error codes of failed searches in an otherwise good answer. */
  failed: z.array(z.string()),
})
export type SearchResults = z.infer<typeof searchResultsSchema>

/** Reads the sources of a searching model's answer, from any provider. */
export function searchResultsIn(content: ContentPart<ToolSet>[]): SearchResults {
  const found: SearchResults = { hits: [], searches: 0, failed: [] }
  const listed: SearchHit[] = []
  for (const part of content) {
    if (part.type === 'source' && part.sourceType === 'url') {
      const { citedText, pageAge } = citedSchema.parse(part.providerMetadata?.anthropic ?? {})
      const quote = citedText ?? null
      found.hits.push({ url: part.url, title: part.title ?? '', quote, date: pageAge ?? null })
    }
    if (part.type === 'tool-result') {
      const { sources, action } = searchedSchema.parse(part.output)
      for (const { url } of sources) if (url) listed.push({ url, title: '', quote: null, date: null })
      // OpenAI also reports opening a page as a call of this tool; that is not a search.
      if (!action || action.type === 'search') found.searches++
    }
    if (part.type === 'tool-error') {
      const { errorCode, status } = failedSchema.parse(part.error)
      found.failed.push(errorCode ?? status ?? 'unknown')
    }
  }
  // Pages that OpenAI's answer cites come before pages that it only found.
  return { ...found, hits: [...found.hits, ...listed] }
}

/**
 * One hit per quote of a page, or one without a quote if a page is not quoted; quoted pages come first. Drops addresses
 * that are not http(s).
 */
export function mergedHits(hits: SearchHit[]): SearchHit[] {
  const pages = new Map<string, { title: string; date: string | null; quotes: Set<string> }>()
  for (const { url, title, quote, date } of hits) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) continue
    const page = pages.get(url) ?? { title: '', date: null, quotes: new Set<string>() }
    page.title ||= plainText(title)
    page.date ||= date
    if (quote && quoteOf(quote)) page.quotes.add(quoteOf(quote))
    pages.set(url, page)
  }
  const merged = [...pages].flatMap(([url, { title, date, quotes }]): SearchHit[] => {
    const about = { url, title: title || new URL(url).hostname, date }
    return quotes.size ? [...quotes].map((quote) => ({ ...about, quote })) : [{ ...about, quote: null }]
  })
  return merged.toSorted((a, b) => Number(a.quote === null) - Number(b.quote === null))
}

// Anthropic quotes with HTML entities and ends a cut passage in ' ...'.
const quoteOf = (text: string) => plainText(text).replace(/^\s*(?:\.{3}|…)\s*|\s*(?:\.{3}|…)\s*$/g, '')

function plainText(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
