import type { Checks } from '@domain/citation-checks'
import type { Heading } from '@domain/report-outline'
import { Link2 } from 'lucide-react'
import { PrevailingMark, prevailingBasis } from '@/validation/ui/prevailing-mark'
import { SourceFaults } from '@/validation/ui/source-faults'
import { CompareRow, CompareSection, NotHeld } from './compare-row'
import { type Compared, type ComparedCompetitor, comparedCompetitors } from './compared'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface CompetitorRowsProps {
  part: Heading
  ideas: readonly Compared[]
}

export const CompetitorRows = ({ part, ideas }: CompetitorRowsProps) => (
  <CompareSection
    title={part.title}
    note="Competitors shared by more than one of these ideas are marked and listed first."
    ideas={ideas}
  >
    <CompareRow title="Named in the report" ideas={ideas}>
      {(idea) => (
        <Named competitors={comparedCompetitors(idea, ideas)} checks={idea.checks} empty={part.empty} />
      )}
    </CompareRow>
  </CompareSection>
)

interface NamedProps {
  competitors: ComparedCompetitor[]
  checks: Checks
  empty: string
}

function Named({ competitors, checks, empty }: NamedProps) {
  if (competitors.length === 0) return <NotHeld>{empty}</NotHeld>
  return (
    <>
      <ul className="flex flex-col gap-2">
        {competitors.map(({ competitor: { name }, sharedWith }) => (
          <li key={name.text} className="flex flex-wrap items-baseline gap-x-2">
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {name.text}
              <SourceFaults said={name} checks={checks} />
            </span>
            {sharedWith.length > 0 && (
              <span className="inline-flex items-center gap-1 whitespace-nowrap font-medium text-info text-xs">
                <Link2 aria-hidden className="size-3.5" />
                Also in {listFormat.format(sharedWith)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <PrevailingMark
          prevailing={prevailingBasis(
            competitors.map(({ competitor }) => competitor.name),
            checks,
          )}
        />
      </p>
    </>
  )
}
