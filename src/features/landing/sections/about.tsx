import { CLAIMS, CONSULTATION_CLAIM } from '../content'
import { Exhibit } from './exhibit'
import { Section } from './section'

/** For whom it is, what the operator claims, and a piece of a report to try. */
export const About = () => (
  <Section
    id="about"
    title="About"
    lead="For founders and enterprises who want to know the market, the cost and the risks before they build."
    beside={<Claims />}
    wide
  >
    <Exhibit />
  </Section>
)

function Claims() {
  const claims = import.meta.env.VITE_CONSULTATION_URL ? [...CLAIMS, CONSULTATION_CLAIM] : CLAIMS
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {claims.map(({ figure, text }) => (
        <div key={figure}>
          <dt className="font-semibold font-serif text-lg">{figure}</dt>
          <dd className="text-ink-muted text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
