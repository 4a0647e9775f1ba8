import type { Basis, Statement } from '@domain/basis'
import { formatAmount } from '@domain/figures'
import type { Competitor } from '@domain/report'
import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/shared/ui/badge'
import { Said } from '../text/said'
import { SaidList } from '../text/said-list'

interface CompetitorEntryProps {
  competitor: Competitor
  basis: Basis | null | undefined
}

export const CompetitorEntry = ({ competitor, basis }: CompetitorEntryProps) => (
  <article className="py-5 first:pt-0 last:pb-0">
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h3 className="font-semibold">
        <Said statement={competitor.name} basis={basis} />
      </h3>
      <Standing competitor={competitor} />
    </div>
    {competitor.price && <Price price={competitor.price} basis={basis} />}
    <div className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      <Side title="Strengths" statements={competitor.strengths} basis={basis} />
      <Side
        title="Weaknesses"
        statements={competitor.weaknesses}
        basis={basis}
        below={({ text }) => <Answers weakness={text} answers={competitor.answers} />}
      />
    </div>
  </article>
)

const Standing = ({ competitor: { live, dominant } }: { competitor: Competitor }) => (
  <>
    {live === true && <Badge variant="outline">In business</Badge>}
    {live === false && <Badge variant="secondary">Not in business</Badge>}
    {dominant && <Badge variant="warning">Dominates the market</Badge>}
  </>
)

interface PriceProps {
  price: NonNullable<Competitor['price']>
  basis: Basis | null | undefined
}

const Price = ({ price: { text, dollarsPerYear }, basis }: PriceProps) => (
  <p className="mt-1 text-sm tabular-nums">
    <span className="text-ink-muted">Price: </span>
    <Said statement={text} basis={basis} />
    {dollarsPerYear !== null && (
      <span className="text-ink-muted"> About {formatAmount(dollarsPerYear)} a year.</span>
    )}
  </p>
)

/** Which of the idea's features answer a weakness. */
const Answers = ({ weakness, answers }: { weakness: string; answers: Competitor['answers'] }) => {
  const features = [
    ...new Set(answers.flatMap((answer) => (answer.weakness === weakness ? [answer.feature] : []))),
  ]
  return features.map((feature) => (
    <span key={feature} className="mt-1 flex items-start gap-1.5 text-ink-muted text-sm">
      <CornerDownRight aria-hidden className="mt-0.5 size-3.5 shrink-0 text-accent" />
      <span>
        Answered by: <span dir="auto">{feature}</span>
      </span>
    </span>
  ))
}

interface SideProps {
  title: string
  statements: Statement[]
  basis: Basis | null | undefined
  below?: (statement: Statement) => ReactNode
}

const Side = ({ title, statements, basis, below }: SideProps) => (
  <div>
    <h4 className="mb-1.5 text-ink-muted text-sm">{title}</h4>
    {statements.length > 0 ? (
      <SaidList statements={statements} basis={basis} below={below} />
    ) : (
      <p className="text-ink-muted">None listed</p>
    )}
  </div>
)
