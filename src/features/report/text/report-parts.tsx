import type { Statement } from '@domain/basis'
import { type Heading, type Part, presentParts } from '@domain/report-outline'
import type { ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'
import { ReportSection } from './report-section'
import { Said } from './said'
import { SaidList } from './said-list'

export interface PartViewProps<Of> {
  part: Heading
  of: Of
}

interface ReportPartsProps<Of> {
  parts: readonly Part<Of>[]
  /** The section. */
  of: Of
  /** Custom views by id, for parts that are more than a text or a list. */
  views: Partial<Record<string, (props: PartViewProps<Of>) => ReactNode>>
  /** Titles beside their content, and long lists collapsed: for a tab with many short parts. */
  dense?: boolean
}

/** The parts of a section in order; unassessed parts are left out. */
export const ReportParts = <Of,>({ parts, of, views, dense }: ReportPartsProps<Of>) => (
  <div data-dense={dense || undefined} className={cn('flex flex-col', dense ? '@container gap-5' : 'gap-10')}>
    {presentParts(parts, of).map((part) => {
      const View = views[part.id]
      return View ? (
        <View key={part.id} part={part} of={of} />
      ) : (
        <SaidPart
          key={part.id}
          part={part}
          said={part.said?.(of) ?? []}
          most={dense ? DENSE_MOST : undefined}
        />
      )
    })}
  </div>
)

/** Number of statements shown before a list on a dense tab is expanded. */
const DENSE_MOST = 3

interface SaidPartProps {
  part: Heading
  said: Statement | Statement[]
  most: number | undefined
}

const SaidPart = ({ part, said, most }: SaidPartProps) =>
  Array.isArray(said) ? (
    <ReportSection part={part} statements={said}>
      {(basis) => <SaidList statements={said} basis={basis} most={most} />}
    </ReportSection>
  ) : (
    <ReportSection part={part} statements={[said]}>
      {(basis) => (
        <p>
          <Said statement={said} basis={basis} />
        </p>
      )}
    </ReportSection>
  )
