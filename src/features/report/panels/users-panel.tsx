import type { Basis, Statement } from '@domain/basis'
import { type Brief, type BriefField, entriesOf } from '@domain/brief/brief'
import { quoteOf } from '@domain/brief/changes'
import { formatValue } from '@domain/brief/format'
import { quote } from '@domain/brief/line'
import { isAsked } from '@domain/brief/questions'
import { isOnlyRead, READ } from '@domain/brief/standing'
import type { AudienceSection, Persona } from '@domain/report'
import { personaPart, USER_PARTS } from '@domain/report-outline'
import { statementsWithin } from '@domain/report-statements'
import { use } from 'react'
import { AskButton } from '@/brief/ask-button'
import { keyed } from '@/shared/lib/keyed'
import { BasisMark } from '@/shared/ui/basis-mark'
import { PrevailingMark, prevailingBasis } from '@/validation/ui/prevailing-mark'
import { ReportSection } from '../text/report-section'
import { Said } from '../text/said'
import { BecauseLine, SaidList } from '../text/said-list'
import { BriefContext, ChecksContext } from '../text/shown-report'

interface UsersPanelProps {
  audience: AudienceSection
  /** The text that the brief quotes. */
  idea: string
  empty: string
}

export function UsersPanel({ audience: { personas }, idea, empty }: UsersPanelProps) {
  const brief = use(BriefContext)
  if (personas.length === 0)
    return brief ? <KnownUsers brief={brief} idea={idea} /> : <p className="text-ink-muted">{empty}</p>
  return (
    <div className="flex flex-col gap-10">
      {keyed(personas, ({ description }) => description.text).map(({ key, item }, index) => (
        <PersonaEntry key={key} persona={item} index={index} />
      ))}
    </div>
  )
}

function PersonaEntry({ persona, index }: { persona: Persona; index: number }) {
  const { description, age, occupation, technicalLevel, painPoints, goals, channel } = persona
  const facts = [
    { name: 'Age', statement: age },
    { name: 'Occupation', statement: occupation },
    { name: 'Technical level', statement: technicalLevel },
  ]
  return (
    <ReportSection
      part={personaPart(index)}
      statements={statementsWithin(persona)}
      marks={[description, ...painPoints, ...goals]}
    >
      {(basis) => (
        <div className="flex flex-col gap-6">
          <p className="font-serif text-lg leading-8">
            <Said statement={description} basis={basis} />
          </p>
          <Facts facts={facts} basis={basis} />
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-10">
            <Points title="Pain points" statements={painPoints} basis={basis} />
            <Points title="Goals" statements={goals} basis={basis} />
          </div>
          {channel && (
            <div>
              <h3 className="mb-2 font-semibold">Where to reach them</h3>
              <p>
                <Said statement={channel} basis={basis} />
              </p>
            </div>
          )}
        </div>
      )}
    </ReportSection>
  )
}

interface FactsProps {
  facts: { name: string; statement: Statement }[]
  /** The basis that the persona's headline marks; facts that share another basis are marked together. */
  basis: Basis | null | undefined
}

function Facts({ facts, basis }: FactsProps) {
  const prevailing = prevailingBasis(
    facts.map(({ statement }) => statement),
    use(ChecksContext),
  )
  return (
    <div className="border-line border-y py-4">
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-3">
        {facts.map(({ name, statement }) => (
          <div key={name}>
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-medium">
              {statement.text ? <Said statement={statement} basis={prevailing.basis} /> : 'Unknown'}
            </dd>
          </div>
        ))}
      </dl>
      {prevailing.basis !== basis && (
        <p className="mt-2">
          <PrevailingMark prevailing={prevailing} />
        </p>
      )}
    </div>
  )
}

interface PointsProps {
  title: string
  statements: Statement[]
  basis: Basis | null | undefined
}

const Points = ({ title, statements, basis }: PointsProps) => (
  <div>
    <h3 className="mb-2 font-semibold">{title}</h3>
    {statements.length > 0 ? (
      <SaidList statements={statements} basis={basis} />
    ) : (
      <p className="text-ink-muted">None listed</p>
    )}
  </div>
)

/** The target users of a report without personas: the founder's words, or questions. */
const KnownUsers = ({ brief, idea }: { brief: Brief; idea: string }) => (
  <>
    <p className="mb-4 text-ink-muted text-sm">
      Your words only. No personas are invented. <BasisMark basis="founder" className="ml-1" />
    </p>
    <dl className="divide-y divide-line border-line border-y">
      {USER_PARTS.map(({ field, title }) => (
        <div key={field} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-ink-muted text-sm sm:pt-0.5">{title}</dt>
          <dd>
            <Known brief={brief} idea={idea} field={field} title={title} />
          </dd>
        </div>
      ))}
    </dl>
  </>
)

interface KnownProps {
  brief: Brief
  idea: string
  field: BriefField
  title: string
}

function Known({ brief, idea, field, title }: KnownProps) {
  const words = entriesOf(brief, field).map(
    (entry) => quoteOf(entry, idea) ?? formatValue(field, entry.value),
  )
  const [first] = words
  const isRead = entriesOf(brief, field).every(isOnlyRead)
  if (first)
    return (
      <>
        {words.length === 1 ? (
          <Said statement={quote(first)} basis="founder" />
        ) : (
          <SaidList statements={words.map((each) => quote(each))} basis="founder" />
        )}
        {isRead && <BecauseLine because={READ} />}
      </>
    )
  if (isAsked(brief, field)) return <AskButton field={field} purpose={title} />
  return (
    <span className="text-ink-muted">
      {brief[field].state === 'none' ? 'Does not apply' : 'Not asked yet'}
    </span>
  )
}
