import type { Basis, Statement } from '@domain/basis'
import type { Competitor } from '@domain/report'
import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fold } from '../text/fold'
import { SaidList } from '../text/said-list'

interface CompetitorStrengthsProps {
  competitor: Pick<Competitor, 'strengths' | 'weaknesses' | 'answers'>
  /** Basis of the whole part; a statement is marked where its own differs. */
  basis: Basis | null | undefined
}

/** Strengths beside weaknesses, each weakness with the idea's features that address it. */
export const CompetitorStrengths = ({ competitor, basis }: CompetitorStrengthsProps) => {
  const { strengths, weaknesses, answers } = competitor
  return (
    <Fold title={formatCounts(strengths.length, weaknesses.length)}>
      <div className="grid gap-x-10 gap-y-4 @xl:grid-cols-2">
        <Side title="Strengths" statements={strengths} basis={basis} />
        <Side
          title="Weaknesses"
          statements={weaknesses}
          basis={basis}
          below={({ text }) => <Answers weakness={text} answers={answers} />}
        />
      </div>
    </Fold>
  )
}

const counted = (count: number, one: string, many: string) => `${count || 'No'} ${count === 1 ? one : many}`

const formatCounts = (strengths: number, weaknesses: number): string =>
  `${counted(strengths, 'strength', 'strengths')}, ${counted(weaknesses, 'weakness', 'weaknesses').toLowerCase()}`

/** The idea's features that address a weakness. */
const Answers = ({ weakness, answers }: { weakness: string; answers: Competitor['answers'] }) => {
  const features = [
    ...new Set(answers.flatMap((answer) => (answer.weakness === weakness ? [answer.feature] : []))),
  ]
  return features.map((feature) => (
    <span key={feature} className="mt-1 flex items-start gap-1.5 text-ink-muted">
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
    <h3 className="mb-1.5 text-ink-muted">{title}</h3>
    {statements.length > 0 ? (
      <SaidList statements={statements} basis={basis} below={below} />
    ) : (
      <p className="text-ink-muted">None listed</p>
    )}
  </div>
)
