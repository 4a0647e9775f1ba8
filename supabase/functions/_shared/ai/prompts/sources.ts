import type { ResearchTopic } from '../../domain/citation.ts'
import type { LookupRecord } from '../../domain/lookups.ts'
import { notMeasuredText } from '../lookup-sources.ts'
import type { Findings } from '../research.ts'
import { hostOf, pageAddress, pageKey } from '../research-address.ts'
import type { Source } from '../research-sources.ts'
import { LENGTH, plainQuote, toOneLine, toPlainText } from '../sections/plain.ts'
import { ASKED_FOR } from './search.ts'

const ADDRESS = /https?:\/\/[^\s<>"'\]}]+/g

/** Rules for parts that may cite, or for parts without anything to cite. */
export const citingRules = ({ research, sources }: Pick<Findings, 'research' | 'sources'>): string =>
  [
    ...(sources.length > 0 ? [CITING] : [NO_SOURCES]),
    ...(sources.length > 0 && !research ? [NOT_SEARCHED] : []),
    ...(sources.some(({ given }) => given) ? [GIVEN] : []),
  ].join('\n')

const NOT_SEARCHED =
  '- The web was not searched: whether a competitor is in business is then not known, null, unless a source shows it.'

const GIVEN = `- Public sources were asked, too. What they measured stands under 'Public sources', with what it leaves out; each passage may be quoted as it stands. What was not measured is not zero and not evidence of absence: say nothing about it.
- Where a public source counts the customers that pay, that count is the base of the customers, with its country and year in the note.`

const CITING = `Sources and figures:
- The numbered sources stand in the data with passages of their pages. You know of the pages only what stands there.
- Cite the passage that says it by its id, such as s3p2, with a quote of null; the quotation is cut from it for you. Cite a source without passages by its number, such as s4, only with one sentence that stands in the data as its quote, copied letter for letter.
- A passage has to bear out the whole statement for a reader who knows nothing else: the same people, place, time and direction. That something exists, is counted or costs money does not show that people want it or pay for it.
- Prefer official statistics, filings and a vendor's own price page to those who repeat them, and newer pages to older ones. At most two passages of one site for one statement.
- Cite wherever a passage supports what you say, rather than write from general knowledge.
- A figure that you take from a source stands in your text exactly as in its passage. Where a figure comes from no source, either leave it out or say that it is an estimate and how you reached it.
- Where sources contradict each other, or the founder, say so and cite both.`

const NO_SOURCES = `Sources and figures:
- No web search was made and there are no sources. Leave every list of cites and of sources empty, and cite nothing.
- Growth of the market, what has changed lately, the spending on the market and whether a competitor is in business are then not known: null. Give a competitor's price only if you are sure of it, otherwise null.
- Every figure is an estimate: say in its note how it was reached.`

/** Punctuation and closing brackets at the end of an address are not part of it; brackets within one are. */
function tailOf(found: string): string {
  const [tail = ''] = /[.,;:!?*_)]*$/.exec(found) ?? []
  const isOpen = (address: string) => address.split('(').length > address.split(')').length
  const closing = isOpen(found.slice(0, found.length - tail.length)) ? tail.indexOf(')') + 1 : 0
  return tail.slice(closing)
}

/** Replaces addresses with source numbers, so that no page address reaches the model. */
function numbered(text: string, sources: readonly Source[]): string {
  const ids = new Map(sources.map(({ id, url }) => [pageKey(url), id]))
  return text.replace(ADDRESS, (found) => {
    const tail = tailOf(found)
    const address = pageAddress(found.slice(0, found.length - tail.length))
    return (ids.get(address ? pageKey(address) : '') ?? '(a page without number: do not cite it)') + tail
  })
}

/** A passage without its page's title, which precedes it already; a passage that is only the title stays. */
function withoutTitle(text: string, title: string): string {
  const heading = toOneLine(title)
  let rest = toOneLine(text)
  while (heading !== '' && rest.startsWith(`${heading} `)) rest = rest.slice(heading.length + 1)
  return rest
}

const entry = ({ id, title, url, date, quotes, passages, unread }: Source) =>
  [
    `${id}: ${toPlainText(title, LENGTH.line)} (${hostOf(url)}${date ? `, ${date}` : ''})`,
    ...(passages ?? []).map(
      (passage) => `  ${passage.id}: ${withoutTitle(passage.text, title).replace(ADDRESS, '…')}`,
    ),
    // Quotes from the search are redundant if the page itself was read.
    ...(passages ? [] : quotes.map((quote) => `  quoted: ${plainQuote(quote).replace(ADDRESS, '…')}`)),
    ...(unread ? ['  could not be read'] : []),
  ].join('\n')

/** A labeled line that the search's `FORM` asks for besides the finding itself. */
const LABELED = /^\W*(Quote|Address|Publisher|Date)\W*:\W*(.*)$/
const UNSTATED = /^(?:not stated|unknown|none|n\/a)?\W*$/i
const SOURCE_ID = /^s\d+/
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * A search's report without the quotations, publishers and dates that the source entries below repeat for pages that
 * were read. Other lines stay.
 */
function withoutRepeats(text: string, told: readonly Source[]): string {
  const entries = new Map(told.map((source) => [source.id, ` ${lettersOf(entry(source))} `]))
  const findings: { says: string; labeled: { label: string; words: string; line: string }[] }[] = []
  for (const line of text.split('\n')) {
    const [, label, words = ''] = LABELED.exec(line) ?? []
    if (label && findings.length > 0) findings.at(-1)?.labeled.push({ label, words, line: line.trim() })
    else findings.push({ says: line, labeled: [] })
  }
  return findings
    .map(({ says, labeled }) => {
      const address = labeled.find(({ label }) => label === 'Address')
      const known = entries.get(SOURCE_ID.exec(address?.words ?? '')?.[0] ?? '') ?? ''
      const isTold = (words: string) => known.includes(` ${lettersOf(words)} `)
      const kept = labeled.filter(
        ({ label, words }) => label === 'Address' || !(isTold(words) || UNSTATED.test(words)),
      )
      return [says, ...kept.map(({ line }) => line)].join(' ')
    })
    .join('\n')
}

/** Whether a part is shown a source: pages that were read need passages; others must belong to its own topics. */
const isToldOf =
  (topics: readonly ResearchTopic[]) =>
  ({ topic, passages }: Source) =>
    passages ? passages.length > 0 : topics.includes(topic)

/**
 * Findings from the web and public sources as data for a part's prompt, including the search reports for the part's own
 * topics, and what public sources could not measure.
 */
export function findingsText(
  { research, sources, texts }: Findings,
  topics: readonly ResearchTopic[],
  lookups?: LookupRecord | null,
): string {
  const pages = sources.filter(({ given }) => !given)
  const told = pages.filter(isToldOf(topics))
  const others = told.filter(({ topic }) => !topics.includes(topic)).map(entry)
  const byTopic = topics.map((topic) =>
    [
      `## ${ASKED_FOR[topic]}`,
      withoutRepeats(numbered(texts[topic] ?? '', pages), told).trim() || 'Nothing was found.',
      'Sources:',
      ...told.filter((source) => source.topic === topic).map(entry),
    ].join('\n'),
  )
  const measured = sources.filter(({ given }) => given).map(givenEntry)
  const missing = notMeasuredText(lookups)
  const blocks = [
    ...(research && pages.length > 0 ? byTopic : []),
    ...(others.length > 0 ? [['## Further pages', ...others].join('\n')] : []),
    ...(measured.length > 0 ? [['## Public sources', ...measured].join('\n')] : []),
    ...(missing ? [`## Not measured at public sources\n${missing}`] : []),
  ]
  return blocks.join('\n\n') || 'Nothing was found.'
}

const givenEntry = (source: Source): string =>
  [
    `${source.id}: ${toPlainText(source.title, LENGTH.line)} (${source.given?.by}${source.date ? `, ${source.date}` : ''})`,
    ...source.quotes.map((quote) => `  passage: ${plainQuote(quote)}`),
    ...(source.given?.caveats ?? []).map(
      (caveat) => `  leaves out: ${toPlainText(caveat, LENGTH.statement)}`,
    ),
  ].join('\n')
