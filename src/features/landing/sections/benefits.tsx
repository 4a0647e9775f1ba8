import { CONTENTS } from '../content'
import { Section } from './section'

/** What a report contains, under the names that its parts have there. */
export const Benefits = () => (
  <Section id="benefits" title="Benefits">
    <dl className="grid gap-x-8 gap-y-5 min-[24rem]:grid-cols-2 lg:grid-cols-4">
      {CONTENTS.map(([name, meaning]) => (
        <div key={name} className="border-line border-t pt-3">
          <dt className="font-medium">{name}</dt>
          <dd className="mt-1 text-ink-muted text-sm">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
