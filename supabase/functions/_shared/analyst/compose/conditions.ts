import { type Statement, state } from '../../domain/basis.ts'
import type { Brief } from '../brief.ts'
import type { ConditionKind } from '../extract/conditions.ts'

/** What a limit set by the founder means for the work ahead. */
const MEANING: Record<ConditionKind, string> = {
  offline: 'Settle early which steps work without a connection and what may wait until there is one.',
  privacy:
    'Write down what is stored, where and for how long before building; this rules out many ready-made services.',
  law: 'Read the rule itself or ask a lawyer before the first customer: it decides what may be stored and who has to sign.',
  accessible: 'Test with people who have this need from the first sketch on; it is costly to add later.',
  hardware: 'Check on real equipment of customers in the first weeks that this holds.',
  bootstrap: 'Limit the first version to what one person can sell and support by hand.',
  other: 'Treat it as a test: name how you would notice that it does not hold.',
}

/** The limits that the founder sets, each with what it asks for. */
export const conditionChallenges = ({ facts }: Brief): Statement[] =>
  facts.conditions.map(({ quote, kind }) =>
    state(`You set a limit: “${quote}”. ${MEANING[kind]}`, 'template'),
  )

/** A contradiction between 'free' and a price, or a free product without any income. */
export function moneyChallenge({ facts: { pricing } }: Brief): Statement[] {
  const { free, price, commission } = pricing
  if (!free || /trial|plan|tier|version/i.test(free)) return []
  if (price)
    return [
      state(
        `The text says both “${free}” and ${price.quote}. Name what stays free and the moment at which people start to pay.`,
        'template',
      ),
    ]
  if (commission) return []
  return [
    state(
      'The text calls the product free and names no other income. Decide who pays, as hosting and support cost money from the first user.',
      'template',
    ),
  ]
}
