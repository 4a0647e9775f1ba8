import { CLAIMS } from '../content'
import { SampleExcerpt } from '../sample-excerpt'
import { Section } from './section'

/** For whom it is, what the operator claims, and a piece of a report to judge it by. */
export const About = () => (
  <Section
    id="about"
    title="About"
    lead="For founders and enterprises who want to know what an idea stands on before they pay for building it."
  >
    <p className="max-w-measure text-lg">
      A validation looks at the market, the people and the risks of an idea. A plan and roadmaps say what the
      first version takes: phases, team, weeks and money. Every statement carries a mark that tells where it
      comes from.
    </p>
    <Claims />
    <p className="mt-8 max-w-measure text-ink-muted text-sm">
      Where this server has a model provider set up, an AI model researches and writes the report, and quotes
      are looked for on the pages they are from. Otherwise a built-in analysis writes it from templates and
      your words, with no AI model and no live research. Each report says at its top which one it was.
    </p>
    <SampleExcerpt />
  </Section>
)

const Claims = () => (
  <figure className="mt-10">
    <dl className="grid border-line border-y sm:grid-cols-3 sm:divide-x sm:divide-line">
      {CLAIMS.map(({ figure, text }) => (
        <div
          key={figure}
          className="flex flex-col gap-1 py-4 max-sm:not-first:border-line max-sm:not-first:border-t sm:px-6 sm:py-6 sm:first:pl-0"
        >
          <dt className="font-semibold font-serif text-xl tabular-nums">{figure}</dt>
          <dd className="text-ink-muted text-sm">{text}</dd>
        </div>
      ))}
    </dl>
    <figcaption className="mt-3 text-ink-faint text-sm">
      What the operator of this site says about themselves. Groundwork does not check it.
    </figcaption>
  </figure>
)
