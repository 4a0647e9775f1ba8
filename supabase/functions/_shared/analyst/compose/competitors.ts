import { state } from '../../domain/basis.ts'
import type { Competitor } from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import { asSentence } from '../extract/plain.ts'
import type { CompetitorEntry } from '../knowledge/schema.ts'
import { pick, suitFor } from './pick.ts'
import { isBrief } from './voice.ts'

const COMPETITORS = 4
const COMPETITORS_OF_BRIEF = 3
/** Names of the part of the domain come before those of the whole domain, as long as these do not fit much better. */
const OF_PART = 0.5

const competitor = ({ name, knownFor, gap }: CompetitorEntry): Competitor => ({
  name: state(name, 'template'),
  strengths: [state(`Well known in this category for ${knownFor}; not compared with your idea.`, 'template')],
  weaknesses: [state(asSentence(gap), 'template')],
  live: null,
  dominant: false,
  price: null,
  answers: [],
})

/** Names that are well known in the category, those that the founder mentions first. */
export function rivalsOf(brief: Brief): CompetitorEntry[] {
  const { domain, angle, facts } = brief
  const own = angle?.competitors ?? []
  const others = domain.competitors.filter(({ name }) => !own.some((known) => known.name === name))
  const suits = suitFor(brief)
  const text = facts.text.toLowerCase()
  const isNamed = ({ name }: CompetitorEntry) => text.includes(name.toLowerCase())
  const relevance = (entry: CompetitorEntry) =>
    suits(`${entry.knownFor} ${entry.gap}`) + (own.includes(entry) ? OF_PART : 0)
  const all = [...own, ...others]
  const count = isBrief(facts) ? COMPETITORS_OF_BRIEF : COMPETITORS
  const chosen = pick(
    all.filter(isNamed),
    all.filter((entry) => !isNamed(entry)),
    count,
    relevance,
  )
  return [...chosen.filter(isNamed), ...chosen.filter((entry) => !isNamed(entry))]
}

/** The well-known names, which are not judged. */
export const competitorsOf = (brief: Brief): Competitor[] => rivalsOf(brief).map(competitor)
