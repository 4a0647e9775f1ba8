import { StartLink } from './start-link'

const STEPS = [
  'Write down the idea: what it does, for whom, and what these people do today.',
  'Follow the analysis. Each part of the report appears as soon as it is written. You can close the page; the work goes on.',
  'Read the report, and check what matters to you. It is a starting point, not a prediction.',
]

export const RunSteps = () => (
  <section
    aria-labelledby="steps"
    className="grid gap-6 border-line border-t py-12 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16"
  >
    <h2 id="steps" className="font-semibold font-serif text-xl tracking-tight">
      How it goes
    </h2>
    <div>
      <ol className="divide-y divide-line">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] py-4 first:pt-0">
            <span aria-hidden className="font-serif text-accent text-lg tabular-nums">
              {index + 1}
            </span>
            <span className="max-w-[60ch]">{step}</span>
          </li>
        ))}
      </ol>
      <StartLink size="lg" className="mt-4" />
    </div>
  </section>
)
