import { z } from 'zod'
import type { LookupItem, LookupTerm, LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  type Finding,
  figure,
  formatGrouped,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
  signedNumberSchema,
} from '../adapter.ts'
import { headWords, isAboutProduct, judge, plainText, spellingVariants, subjectOf } from '../words.ts'

const YEARS = 5
const FEW = 3
const LISTED = 20
/** With fewer titles that contain the buyer's word, this audience does not discuss the trade. */
const CONTROL = 10

const hitSchema = z.object({
  objectID: z.string().regex(/^\d+$/),
  // Comments and old entries lack some fields or have null in them.
  title: z.string().nullish(),
  author: z.string().nullish(),
  points: signedNumberSchema.nullish(),
  num_comments: quantitySchema.nullish(),
  created_at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d/)
    .nullish(),
})
type Hit = z.infer<typeof hitSchema>
const answerSchema = z.object({
  hits: z.array(hitSchema),
  nbHits: quantitySchema,
  exhaustiveNbHits: z.boolean().default(true),
})

/** Quotes switch off the typo tolerance, which otherwise matches other words. */
const quoted = (words: string) => `"${words}"`

interface Search {
  words: string
  tags?: 'story' | 'show_hn'
  hits?: number
  /** Seconds since 1970. */
  between?: [number, number]
}

function search(ask: Ask, { words, tags = 'story', hits = 0, between }: Search) {
  const parameters = { query: words, tags, hitsPerPage: hits, restrictSearchableAttributes: 'title' }
  const range = between && `created_at_i>=${between[0]},created_at_i<${between[1]}`
  return ask({
    path: `/search${query({ ...parameters, ...(range && { numericFilters: range }) })}`,
    shown: `${words}${tags === 'show_hn' ? ', launches' : ''}${between ? `, ${new Date(between[0] * 1000).getUTCFullYear()}` : ''}`,
    schema: answerSchema,
  })
}

const startOf = (year: number) => Date.UTC(year, 0, 1) / 1000

async function discussion(
  ask: Ask,
  term: LookupTerm,
  buyer: LookupTerm | null,
  today: Date,
): Promise<Finding> {
  const control = buyer ? await search(ask, { words: quoted(subjectOf(buyer) || buyer) }) : null
  if (control && control.nbHits < CONTROL)
    throw new NotMeasured(
      'audience',
      `Hacker News rarely mentions “${buyer}”, so it says nothing about them.`,
    )
  const about = isAboutProduct(term)
  const { words, list } = await bestSearch(ask, term, ({ title }) => about(plainText(title ?? '')))
  const judgment = judge(list.hits, ({ title }) => about(plainText(title ?? '')), term)
  if (list.nbHits === 0 && !control)
    throw new NotMeasured(
      'audience',
      'Without a confirmed buyer, finding nothing on Hacker News says nothing.',
    )
  const items = [...list.hits]
    .filter(({ title }) => about(plainText(title ?? '')))
    .sort((a, b) => (b.num_comments ?? 0) - (a.num_comments ?? 0))
    .map(itemOf)
  const link = `https://hn.algolia.com/${query({ query: words, type: 'story' })}`
  if (judgment.outcome !== 'measured')
    return {
      ...judgment,
      ...(control && { control: control.nbHits }),
      link,
      items,
      ...(judgment.outcome === 'measured-none' && {
        says: `No Hacker News title has “${term}”, though ${formatGrouped(control?.nbHits ?? 0)} mention “${buyer}”.`,
        figures: [figure('titles', 'Titles', 0, 'titles')],
      }),
    }
  const launches = await search(ask, { words, tags: 'show_hn', hits: LISTED })
  const newest = today.getUTCFullYear()
  const points: { at: string; value: number; partial: boolean }[] = []
  for (let year = newest - YEARS + 1; year <= newest; year += 1) {
    const { nbHits } = await search(ask, { words, between: [startOf(year), startOf(year + 1)] })
    points.push({ at: String(year), value: nbHits, partial: year === newest })
  }
  const since = points.reduce((total, { value }) => total + value, 0)
  const latest = launches.hits
    .flatMap(({ created_at }) => created_at?.slice(0, 10) ?? [])
    .sort()
    .at(-1)
  const known = new Set(items.map((item) => item.link))
  const launched = launches.hits.map((hit) => itemOf({ ...hit })).filter(({ link }) => !known.has(link))
  return {
    ...judgment,
    ...(control && { control: control.nbHits }),
    link,
    says: `${formatGrouped(since)} Hacker News titles since ${newest - YEARS + 1} have ${words.replaceAll('"', '“').replace(/“([^“]*)“/g, '“$1”')}${latest ? `; the latest launch was on ${latest}` : ''}.`,
    figures: [
      figure(
        'titles',
        `Titles since ${newest - YEARS + 1}`,
        since,
        'titles',
        null,
        list.exhaustiveNbHits ? null : 'estimated',
      ),
      figure('launches', 'Launches (Show HN)', launches.nbHits, 'titles'),
    ],
    series: [{ id: 'titles', label: 'Titles a year', unit: 'titles', points }],
    items: [...items, ...launched].slice(0, LISTED),
    caveats: ['The audience works in software: for other trades, a small number says nothing.'],
  }
}

/**
 * The spelling of the exact phrase with the most titles; if there are hardly any, all of its words anywhere in the
 * title. If those titles are all about something else, the result of the exact phrase stands.
 */
async function bestSearch(ask: Ask, term: LookupTerm, about: (hit: Hit) => boolean) {
  let best: { words: string; list: z.infer<typeof answerSchema> } | null = null
  const heads = headWords(term)
  for (const words of spellingVariants(term).map(quoted)) {
    const list = await search(ask, { words, hits: LISTED })
    if (!best || list.nbHits > best.list.nbHits) best = { words, list }
    if (list.nbHits >= FEW) return best
  }
  if (!best) throw new NotMeasured('terms', 'Confirm what such products are called first.')
  const words = heads.map(quoted).join(' ')
  // A single word would match anything.
  if (heads.length < 2 || words === best.words) return best
  const loose = await search(ask, { words, hits: LISTED })
  const elsewhere = loose.nbHits <= loose.hits.length && !loose.hits.some(about)
  return loose.nbHits > best.list.nbHits && !elsewhere ? { words, list: loose } : best
}

function itemOf({ objectID, title, author, points, num_comments, created_at }: Hit): LookupItem {
  return {
    title: plainText(title ?? '') || `Thread ${objectID}`,
    link: `https://news.ycombinator.com/item?id=${objectID}`,
    date: created_at?.slice(0, 10) ?? null,
    by: author ? plainText(author) : null,
    facts: { points: points ?? 0, comments: num_comments ?? 0 },
  }
}

function questions({ category, job, buyer }: LookupTerms, today: Date): Question[] {
  const term = [category, job].find((each) => each !== null && headWords(each).length > 0)
  if (!term)
    throw new NotMeasured('terms', 'Confirm what such products are called to search for discussions.')
  return [
    {
      measure: 'discussion',
      question: `Is “${term}” discussed on Hacker News?`,
      scope: 'Hacker News',
      link: `https://hn.algolia.com/${query({ query: quoted(term), type: 'story' })}`,
      answer: (ask) => discussion(ask, term, buyer, today),
    },
  ]
}

/** Titles per year, launches and threads among people who work with software. */
export const hackerNews: Adapter = {
  source: 'hackernews',
  hosts: { main: 'https://hn.algolia.com/api/v1' },
  cacheDays: 1,
  questions,
}
