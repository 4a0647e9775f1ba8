import { Section } from './section'

const CONTENTS = [
  [
    'Scorecard',
    'Ten key metrics from 0 to 10, each with what it was computed from, or marked as insufficient evidence.',
  ],
  [
    'Project Concept',
    'An overview of the product and the people who work with it, each with what they answer for.',
  ],
  [
    'Target Users',
    'Personas with age, occupation and technical level, what troubles them and what they want.',
  ],
  ['Features', 'What to build, in five groups from core to future, each marked for web or mobile.'],
  [
    'Market',
    'Size as a calculation that you can change, competitors, what speaks against the idea, and a next test of it.',
  ],
  ['Citations', 'The pages that the report refers to, numbered, each with the outcome of its check.'],
  ['Pitch Deck', 'Eight slides made of the report, to show in the browser or to take along as a file.'],
  [
    'Roadmaps',
    'For each phase the milestones, the team with hours and rates, and what it costs against your budget.',
  ],
] as const

/** The parts of a report under the names that they have there. */
export const Benefits = () => (
  <Section
    id="benefits"
    title="Benefits"
    lead="What you hold in your hands afterwards. Nothing in it asks to be believed."
  >
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {CONTENTS.map(([name, meaning]) => (
        <div
          key={name}
          className="border-line border-t py-4 first:border-t-0 first:pt-0 sm:nth-2:border-t-0 sm:nth-2:pt-0"
        >
          <dt className="font-medium">{name}</dt>
          <dd className="mt-1 text-ink-muted text-sm">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
