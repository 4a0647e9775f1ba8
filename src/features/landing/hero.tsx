import { StartLink } from './start-link'

export const Hero = () => (
  <section className="grid gap-8 py-16 sm:py-24 lg:grid-cols-[1fr_20rem] lg:gap-16">
    <div>
      <h1 className="max-w-[14ch] font-semibold font-serif text-3xl tracking-tight sm:text-4xl">
        See what your idea stands on.
      </h1>
      <p className="mt-6 max-w-[54ch] text-ink-muted text-lg">
        Describe a business or software idea in your own words. Groundwork turns it into a structured report:
        who it is for, what to build first, how large the market could be and what stands in the way.
      </p>
      <StartLink size="lg" className="mt-8" />
    </div>
    <p className="self-end border-line border-t pt-4 text-ink-muted text-sm">
      Where this server has a model provider set up, an AI model researches and writes the report, and quotes
      are looked for on the pages they are from. Otherwise a built-in analysis writes it from templates and
      your words, with no AI model and no live research. Each report says at its top which one it was.
    </p>
  </section>
)
