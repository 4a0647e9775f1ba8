import { RESEARCH_TOPICS } from '../../domain/citation.ts'
import type { LookupRecord } from '../../domain/lookups.ts'
import { notMeasuredText } from '../lookup-sources.ts'
import type { Findings } from '../research.ts'
import { hostOf, pageAddress, pageKey } from '../research-address.ts'
import type { Source } from '../research-sources.ts'
import { LENGTH, plain, plainQuote } from '../sections/plain.ts'
import { ASKED_FOR } from './search.ts'

const ADDRESS = /https?:\/\/[^\s<>"'\]}]+/g

/** Rules for parts that may cite, and for those where there is nothing to cite. */
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
- The findings and the numbered sources stand in the data. You know of the pages only what stands there.
- Cite a source by its number, and only numbers from the list of sources. With every number give a quote: one sentence of that page, copied letter for letter from the data, never shortened inside, translated or put together.
- Cite wherever a source supports what you say; prefer those to what you know in general.
- A figure that you take from a source stands in your text exactly as in its quote. Where a figure comes from no source, either leave it out or say that it is an estimate and how you reached it.
- A source that contradicts another, or the founder, is worth saying so.`

const NO_SOURCES = `Sources and figures:
- No web search was made and there are no sources. Leave every list of cites and of sources empty, and cite nothing.
- Growth of the market, what has changed lately, the spending on the market and whether a competitor is in business are then not known: null. Give a competitor's price only if you are sure of it, otherwise null.
- Every figure is an estimate: say in its note how it was reached.`

/** Ends of sentences and brackets around an address are no part of it; brackets within one are. */
function tailOf(found: string): string {
  const [tail = ''] = /[.,;:!?*_)]*$/.exec(found) ?? []
  const isOpen = (address: string) => address.split('(').length > address.split(')').length
  const closing = isOpen(found.slice(0, found.length - tail.length)) ? tail.indexOf(')') + 1 : 0
  return tail.slice(closing)
}

/** Numbers in place of addresses, so that no address of a page reaches the model. */
function numbered(text: string, sources: readonly Source[]): string {
  const ids = new Map(sources.map(({ id, url }) => [pageKey(url), id]))
  return text.replace(ADDRESS, (found) => {
    const tail = tailOf(found)
    const address = pageAddress(found.slice(0, found.length - tail.length))
    return (ids.get(address ? pageKey(address) : '') ?? '(a page without number: do not cite it)') + tail
  })
}

const entry = ({ id, title, url, date, quotes }: Source) =>
  [
    `${id}: ${plain(title, LENGTH.line)} (${hostOf(url)}${date ? `, ${date}` : ''})`,
    ...quotes.map((quote) => `  quoted: ${plainQuote(quote).replace(ADDRESS, '…')}`),
  ].join('\n')

/** What was found on the web and at public sources as data for a prompt, and what could not be measured there. */
export function findingsText({ research, sources, texts }: Findings, lookups?: LookupRecord | null): string {
  const pages = sources.filter(({ given }) => !given)
  const byTopic = RESEARCH_TOPICS.map((topic) =>
    [
      `## ${ASKED_FOR[topic]}`,
      numbered(texts[topic] ?? '', pages).trim() || 'Nothing was found.',
      'Sources:',
      ...pages.filter((source) => source.topic === topic).map(entry),
    ].join('\n'),
  )
  const measured = sources.filter(({ given }) => given).map(givenEntry)
  const missing = notMeasuredText(lookups)
  const blocks = [
    ...(research && pages.length > 0 ? byTopic : []),
    ...(measured.length > 0 ? [['## Public sources', ...measured].join('\n')] : []),
    ...(missing ? [`## Not measured at public sources\n${missing}`] : []),
  ]
  return blocks.join('\n\n') || 'Nothing was found.'
}

const givenEntry = (source: Source): string =>
  [
    `${source.id}: ${plain(source.title, LENGTH.line)} (${source.given?.by}${source.date ? `, ${source.date}` : ''})`,
    ...source.quotes.map((quote) => `  passage: ${plainQuote(quote)}`),
    ...(source.given?.caveats ?? []).map((caveat) => `  leaves out: ${plain(caveat, LENGTH.statement)}`),
  ].join('\n')
