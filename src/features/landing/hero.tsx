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
      The analysis is built in. It works from templates of common kinds of business and from what you write.
      It uses no AI model and no live research, and each report says so at its top.
    </p>
  </section>
)
