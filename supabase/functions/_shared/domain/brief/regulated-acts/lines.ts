import { type Statement, state } from '../../basis.ts'
import { type Brief, entriesOf } from '../brief.ts'
import { chosenBy, fixed, fromCatalog } from '../line.ts'
import type { ActLaw, ActWeight } from './act.ts'
import { type FoundAct, gravestAct, lawFor, regulatedActs } from './recognize.ts'
import { ALLOWED_FORM, ALLOWED_TERMS, SAFE_IN_USE } from './remark.ts'

/*
 * What a report says of the regulated acts of a plan. The gravest one that is forbidden or licensed leads the case
 * against, and the next test asks about it; the others are challenges.
 */

const MOST_OTHERS = 2

/** The founder's words in which the part of a country is searched for. */
const wordsOfPlace = (brief: Brief, idea: string): string =>
  [idea, ...entriesOf(brief, 'place').map(({ value }) => value.name)].join('\n')

const because = ({ words }: FoundAct) => ({ by: 'wrote' as const, words })

/** The rule of the founder's places on an act; null where none is on file. */
const lawOf = ({ act }: FoundAct, brief: Brief, idea: string, countries: readonly string[]): ActLaw | null =>
  lawFor(act, countries, wordsOfPlace(brief, idea))

/** Id of the first source of a report, which belongs to the act that leads the case against. */
const FIRST_SOURCE = 's1'

/**
 * The case against from the gravest act: what holds anywhere and, as the second statement, the rule of the place. [] if
 * the plan has no act that is forbidden or licensed.
 */
export function actsAgainst(brief: Brief, idea: string, countries: readonly string[]): Statement[] {
  const found = gravestAct(brief, idea)
  if (!found) return []
  const law = lawOf(found, brief, idea, countries)
  const general = chosenBy(fromCatalog(found.act.says, {}), because(found))
  return law ? [general, chosenBy(state(law.says, 'source', [FIRST_SOURCE]), because(found))] : [general]
}

/** A rule on an act with its reason, to be cited; the first one belongs to the gravest act. */
export interface ActRule {
  law: ActLaw
  because: ReturnType<typeof because>
  /** Whether the case against states it already. */
  isLeading: boolean
}

/** The rules of the founder's places on all acts of the plan. */
export function actRules(brief: Brief, idea: string, countries: readonly string[]): ActRule[] {
  const gravest = gravestAct(brief, idea)
  return shownActs(brief, idea).flatMap((found) => {
    const law = lawOf(found, brief, idea, countries)
    return law ? [{ law, because: because(found), isLeading: found.act === gravest?.act }] : []
  })
}

/** The acts that a report speaks of: the gravest, and a few more. */
const shownActs = (brief: Brief, idea: string): readonly FoundAct[] =>
  regulatedActs(brief, idea).slice(0, MOST_OTHERS + (gravestAct(brief, idea) ? 1 : 0))

/** The acts that are not in the case against, each with what holds anywhere, where no rule of the place is on file. */
export const actChallenges = (brief: Brief, idea: string, countries: readonly string[]): Statement[] =>
  shownActs(brief, idea)
    .filter(({ act }) => act !== gravestAct(brief, idea)?.act)
    .flatMap((found) =>
      lawOf(found, brief, idea, countries) ? [] : [chosenBy(fromCatalog(found.act.says, {}), because(found))],
    )

/** The test of a plan whose core is forbidden or licensed: the question to the authority, before anything is sold. */
export interface ActTest {
  assumption: Statement
  what: Statement
  threshold: Statement
  otherwise: Statement
  notes: Statement[]
  costs: Statement
  days: number
}

/** Days until an authority answers a question in writing (assumption). */
const ANSWER_DAYS = 28

const COSTS = fixed('About 4 of your own hours; a lawyer’s first consultation comes on top, if you take one.')
const NO_SALES_YET = [
  fixed('Sales say nothing about a part that may not be sold, so the answer comes before any of them.'),
]

/** What passes and what follows if it does not, by the weight of the act. */
const ANSWERS: Record<Exclude<ActWeight, 'conditioned'>, Omit<ActTest, 'what' | 'days'>> = {
  unsafe: {
    assumption: fixed(SAFE_IN_USE),
    threshold: fixed('A written report says that it is safe to use, and under which conditions.'),
    otherwise: fixed('Change this part or leave it out, and test what is left of the offer without it.'),
    notes: [
      fixed(
        'Sales say nothing about safety, so the report comes before any of them and before anyone else uses it.',
      ),
    ],
    costs: fixed('About 4 of your own hours; ask for the price of the tests before you order them.'),
  },
  forbidden: {
    assumption: fixed(ALLOWED_FORM),
    threshold: fixed('A written answer says in which form it is allowed.'),
    otherwise: fixed('Leave this part out, and test what is left of the offer without it.'),
    notes: NO_SALES_YET,
    costs: COSTS,
  },
  licensed: {
    assumption: fixed(ALLOWED_TERMS),
    threshold: fixed('A written answer says that it is allowed, and what license, papers and time it takes.'),
    otherwise: fixed(
      'Let a company that has the license do this part, or leave it out, and test what is left.',
    ),
    notes: NO_SALES_YET,
    costs: COSTS,
  },
}

/** The question that comes before any other test; null if no act is grave. */
export function actTest(brief: Brief, idea: string): ActTest | null {
  const found = gravestAct(brief, idea)
  if (!found) return null
  const { asks, weight } = found.act
  return {
    ...ANSWERS[weight === 'conditioned' ? 'licensed' : weight],
    what: fromCatalog(asks, {}),
    days: ANSWER_DAYS,
  }
}
