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
] as const

/** The parts of a report under the names that they have there. */
export const ReportContents = () => (
  <section
    aria-labelledby="contents"
    className="grid gap-6 border-line border-t py-12 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16"
  >
    <h2 id="contents" className="font-semibold font-serif text-xl tracking-tight">
      What is in a report
    </h2>
    <dl className="divide-y divide-line">
      {CONTENTS.map(([name, meaning]) => (
        <div key={name} className="grid gap-1 py-4 first:pt-0 sm:grid-cols-[11rem_1fr] sm:gap-6">
          <dt className="font-medium">{name}</dt>
          <dd className="max-w-[60ch] text-ink-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
)
