import { type Basis, becauseText, type Statement } from '@domain/basis'
import { formatAmount } from '@domain/figures'
import { rivalsIn } from '@domain/lookup-evidence'
import type { Competitor } from '@domain/report'
import type { LookedUpMarket } from '@domain/report-outline'
import { statementsWithin } from '@domain/report-statements'
import { yearlyPriceText } from '@domain/yearly-price'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { BasisMark } from '@/shared/ui/basis-mark'
import type { PartViewProps } from '../text/report-parts'
import { ReportSection } from '../text/report-section'
import { OwnMark, SourceMarkers } from '../text/said'
import { CompetitorStrengths } from './competitor-strengths'

/** All competitors in one table, the most relevant first. */
export function Competitors({ part, of: { competitors: named, lookups } }: PartViewProps<LookedUpMarket>) {
  const competitors = [...named, ...rivalsIn(lookups)]
  // A column that is empty for all competitors would only take space.
  const columns = COLUMNS.filter(({ cell }) => competitors.some((competitor) => cell(competitor)))
  return (
    <ReportSection wide part={part} statements={statementsWithin(competitors)}>
      {(basis) => (
        <>
          <table className="block w-full text-sm @xl:table">
            <caption className="sr-only">Competitors, the most relevant first</caption>
            <thead className="hidden text-ink-muted text-xs @xl:table-header-group">
              <tr className="border-line border-b">
                {columns.map(({ title, width }) => (
                  <th
                    key={title}
                    scope="col"
                    className={cn('py-1 pr-4 text-left font-medium last:pr-0', width)}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            {keyed(byRelevance(competitors), ({ name }) => name.text).map(({ key, item }) => (
              <Entry key={key} competitor={item} columns={columns} basis={basis} />
            ))}
          </table>
          <Reasons competitors={competitors} />
        </>
      )}
    </ReportSection>
  )
}

/** Competitors named by the founder come first, then dominant ones; those out of business come last. */
const rankOf = ({ name, live, dominant }: Competitor): number =>
  live === false ? 4 : name.basis === 'founder' ? 0 : dominant ? 1 : live ? 2 : 3

const byRelevance = (competitors: readonly Competitor[]): Competitor[] =>
  [...competitors].sort((a, b) => rankOf(a) - rankOf(b))

interface Column {
  title: string
  cell: (competitor: Competitor) => ReactNode
  /** Columns shown from a certain width on. */
  width?: string
}

/** Columns of the table. Phones leave out empty cells. */
const COLUMNS: readonly Column[] = [
  { title: 'Name', cell: ({ name }) => <span dir="auto">{name.text}</span>, width: 'w-1/5' },
  {
    title: 'Known for',
    cell: ({ name, knownFor }) => knownFor && <Words said={knownFor} basis={name.basis} />,
    width: 'w-1/4',
  },
  {
    title: 'Price',
    cell: ({ name, price }) => price && <Price price={price} basis={name.basis} />,
    width: 'w-1/4',
  },
  { title: 'Link', cell: ({ link }) => link && <WebLink address={link} />, width: 'w-1/6' },
  { title: 'Source', cell: (competitor) => <Sources competitor={competitor} /> },
  {
    title: 'Status',
    cell: (competitor) =>
      (competitor.live !== null || competitor.dominant) && <Standing competitor={competitor} />,
  },
]

/** Marked only if its basis differs from the name's, which the sources column shows. */
const Words = ({ said, basis }: { said: Statement; basis: EntryProps['basis'] }) => (
  <>
    <span dir="auto">{said.text}</span>
    <OwnMark said={said} basis={basis} className="ml-2 font-normal" />
  </>
)

interface EntryProps {
  competitor: Competitor
  columns: readonly Column[]
  basis: Basis | null | undefined
}

const Entry = ({ competitor, columns, basis }: EntryProps) => {
  const isJudged = competitor.strengths.length + competitor.weaknesses.length > 0
  return (
    <tbody className="block border-line border-b py-2 @xl:table-row-group">
      <tr className="block break-inside-avoid align-baseline @xl:table-row">
        {columns.map(({ title, cell }, index) => {
          const content = cell(competitor)
          if (index === 0)
            return (
              <th key={title} scope="row" className="block py-1 pr-4 text-left font-semibold @xl:table-cell">
                {content}
              </th>
            )
          return (
            <td
              key={title}
              className={cn(
                'block py-0.5 pr-4 last:pr-0 @xl:table-cell @xl:py-1.5',
                !content && '@max-xl:hidden before:text-ink-faint before:content-["–"]',
              )}
            >
              {content && <span className="mr-1.5 text-ink-muted @xl:hidden">{title}:</span>}
              {content}
            </td>
          )
        })}
      </tr>
      {isJudged && (
        <tr className="block @xl:table-row">
          <td colSpan={columns.length} className="block pb-2 @xl:table-cell">
            <CompetitorStrengths competitor={competitor} basis={basis} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Shows only the site: a path would take space from the text. */
const WebLink = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="touch-area inline-flex items-center gap-1 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
  >
    {address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/?#].*$/, '')}
    <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    <span className="sr-only">(opens in a new tab)</span>
  </a>
)

interface PriceProps {
  price: NonNullable<Competitor['price']>
  basis: EntryProps['basis']
}

const Price = ({ price: { text, dollarsPerYear, yearly }, basis }: PriceProps) => (
  <>
    <Words said={text} basis={basis} />
    {yearly ? (
      <span className="block text-ink-muted text-xs">{yearlyPriceText(yearly)}</span>
    ) : (
      dollarsPerYear !== null &&
      text.basis !== 'founder' && (
        <span className="block text-ink-muted text-xs">About {formatAmount(dollarsPerYear)} a year.</span>
      )
    )}
  </>
)

/** Citations for everything in the row, or the basis if there are none. */
const Sources = ({ competitor: { name, knownFor, price } }: { competitor: Competitor }) => {
  const said = [name, knownFor, price?.text].filter((statement) => !!statement)
  const sources = [...new Set(said.flatMap((statement) => statement.sources))]
  return sources.length > 0 ? <SourceMarkers sources={sources} /> : <BasisMark basis={name.basis} />
}

const Standing = ({ competitor: { live, dominant } }: { competitor: Competitor }) => (
  <span className="inline-flex flex-wrap gap-1">
    {live === true && <Badge variant="outline">In business</Badge>}
    {live === false && <Badge variant="secondary">Not in business</Badge>}
    {dominant && <Badge variant="warning">Dominates the market</Badge>}
  </span>
)

const listFormat = new Intl.ListFormat('en')

/** Why competitors that the founder did not name were selected: 'because you chose Health care: Acme and Bolt'. */
function Reasons({ competitors }: { competitors: readonly Competitor[] }) {
  const byReason = new Map<string, string[]>()
  for (const { name } of competitors)
    if (name.because) {
      const reason = becauseText(name.because)
      byReason.set(reason, [...(byReason.get(reason) ?? []), name.text])
    }
  return [...byReason].map(([reason, names]) => (
    <p key={reason} dir="auto" className="mt-2 text-ink-muted text-xs first-letter:uppercase">
      {reason}: {listFormat.format(names)}
    </p>
  ))
}
