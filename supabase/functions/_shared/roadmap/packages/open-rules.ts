import { CONSUMER_RULES, DATA_RULES } from '../../analyst/facts/any-field.ts'
import type { Fact } from '../../analyst/facts/schema.ts'
import { appliesIn } from '../../analyst/relevance.ts'
import { countriesOf, type Source } from '../../analyst/source.ts'
import { entriesOf } from '../../domain/brief/brief.ts'

const OF_ANY_FIELD = new Set<Fact>([...DATA_RULES, ...CONSUMER_RULES])

/**
 * Rules of the field, the place and the kind of product that may or may not bind the idea, by the founder's words: the
 * roadmap asks about them and does not state them as facts. Rules for one kind of product come first.
 */
export function openRules(source: Source, rules: readonly Fact[]): Fact[] {
  const countries = countriesOf(source)
  const natures = entriesOf(source.brief, 'nature').map(({ value }) => value)
  return rules
    .filter(
      (rule) =>
        !OF_ANY_FIELD.has(rule) &&
        rule.to === null &&
        appliesIn(countries, rule.place) &&
        rule.natures?.some((nature) => natures.includes(nature)),
    )
    .toSorted((a, b) => (a.natures?.length ?? 0) - (b.natures?.length ?? 0))
}
