import type { Statement } from '../../basis.ts'

/*
 * How screens and the scorecard tell a report that an act of the plan leads, without the catalog of acts: by its
 * riskiest assumption.
 */

export const ALLOWED_FORM = 'There is a form of this that the law allows.'
export const ALLOWED_TERMS = 'The law allows this, on terms that you can meet.'
export const SAFE_IN_USE = 'It is safe for those who use it.'

/** How a reason begins that speaks of an act. */
const NAMES_ACT = 'The plan has an act'
/** Whether the reason of a score speaks of an act, so that it is shown without a score as well. */
export const namesAct = (reason: string): boolean => reason.startsWith(NAMES_ACT)

/** What a report says of its market, as far as acts show in it. */
interface Against {
  riskiestAssumption: Statement | null
  counterCase: readonly Statement[]
}

/**
 * What the score for risk and compliance says of the act that leads the case against; null without one. `isLaw` tells
 * that a rule of the founder's place forbids it.
 */
export function actRemark(market: Against | null | undefined): { says: string; isLaw: boolean } | null {
  switch (market?.riskiestAssumption?.text) {
    case ALLOWED_FORM:
      return {
        says: `${NAMES_ACT} that the law of many places forbids: see the case against.`,
        isLaw: market.counterCase[1]?.basis === 'source',
      }
    case SAFE_IN_USE:
      return {
        says: `${NAMES_ACT} or a part that can injure people: see the case against.`,
        isLaw: false,
      }
    case ALLOWED_TERMS:
      return {
        says: `${NAMES_ACT} that takes a license in many places: see the case against.`,
        isLaw: false,
      }
    default:
      return null
  }
}
