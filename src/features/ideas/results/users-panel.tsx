import type { Statement } from '@domain/basis'
import type { AudienceSection, Persona } from '@domain/report'
import { keyed } from './text/keyed'
import { ReportSection } from './text/report-section'
import { Said } from './text/said'
import { SaidList } from './text/said-list'

export function UsersPanel({ audience: { personas } }: { audience: AudienceSection }) {
  if (personas.length === 0) return <p className="text-ink-muted">No target users available</p>
  return (
    <div className="flex flex-col gap-10">
      {keyed(personas, ({ description }) => description.text).map(({ key, item }, index) => (
        <PersonaEntry key={key} persona={item} number={index + 1} />
      ))}
    </div>
  )
}

function PersonaEntry({ persona, number }: { persona: Persona; number: number }) {
  const { description, age, occupation, technicalLevel, painPoints, goals } = persona
  const facts = [
    { name: 'Age', statement: age },
    { name: 'Occupation', statement: occupation },
    { name: 'Technical level', statement: technicalLevel },
  ]
  return (
    <ReportSection
      id={`persona-${number}`}
      title={`Persona ${number}`}
      statements={[description, age, occupation, technicalLevel, ...painPoints, ...goals]}
      empty="Nothing is known about this persona"
    >
      {(marked) => (
        <div className="flex flex-col gap-6">
          <p className="font-serif text-lg leading-8">
            <Said statement={description} marked={marked} />
          </p>
          <Facts facts={facts} marked={marked} />
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-10">
            <Points title="Pain points" statements={painPoints} marked={marked} />
            <Points title="Goals" statements={goals} marked={marked} />
          </div>
        </div>
      )}
    </ReportSection>
  )
}

const Facts = ({ facts, marked }: { facts: { name: string; statement: Statement }[]; marked: boolean }) => (
  <dl className="grid gap-x-8 gap-y-3 border-line border-y py-4 text-sm sm:grid-cols-3">
    {facts.map(({ name, statement }) => (
      <div key={name}>
        <dt className="text-ink-muted">{name}</dt>
        <dd className="font-medium">
          {statement.text ? <Said statement={statement} marked={marked} /> : 'Not known'}
        </dd>
      </div>
    ))}
  </dl>
)

interface PointsProps {
  title: string
  statements: Statement[]
  marked: boolean
}

const Points = ({ title, statements, marked }: PointsProps) => (
  <div>
    <h3 className="mb-2 font-semibold">{title}</h3>
    {statements.length > 0 ? (
      <SaidList statements={statements} marked={marked} />
    ) : (
      <p className="text-ink-muted">None listed</p>
    )}
  </div>
)
