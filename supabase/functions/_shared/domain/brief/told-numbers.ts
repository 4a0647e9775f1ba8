import type { Statement } from '../basis.ts'
import type { Brief } from './brief.ts'
import { chosenBy, fixed } from './line.ts'
import { COSTS_US, saysHowOften, unusedAmounts } from './told-amounts.ts'

/** Words after an amount that measures a business or a budget: '$100k in revenue'. */
const SIZE = /^\s*(?:in|of|a year in) (?:\p{L}+ )?(?:revenue|turnover|sales|income|funding|assets|budget)\b/iu

/** A question about the first amount that the founder states and no field contains, with its sentence. */
export const toldNumbers = (brief: Brief, idea: string): Statement[] =>
  unusedAmounts(brief, idea)
    .filter((told) => !SIZE.test(told.after) && !saysHowOften(told) && !COSTS_US.test(told.words))
    .filter(({ words }, index, all) => all.findIndex((each) => each.words === words) === index)
    .slice(0, 1)
    .map(({ words }) =>
      chosenBy(
        fixed(
          'Who pays or loses this amount, and how often? Add it to your brief, and it is calculated with.',
        ),
        { by: 'wrote', words },
      ),
    )
