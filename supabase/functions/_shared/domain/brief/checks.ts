import type { Brief } from './brief.ts'
import { manyLine } from './holds-many.ts'
import { rentLine } from './second-price.ts'
import type { SummaryLine } from './summary.ts'
import { capacityLine } from './told-capacity.ts'
import { gainLine } from './told-gain.ts'
import { targetLine } from './told-goal.ts'
import { leastHireLine } from './told-hire.ts'
import { hoursLine } from './told-hours.ts'
import { freeLine, insteadLine, paybackLine, plansLine, tiersLine } from './told-payback.ts'
import { potLine, shareLine } from './told-pot.ts'
import { savingLine, unitSavingLine } from './told-savings.ts'
import { totalLine } from './told-total.ts'
import { volumeLine } from './told-volume.ts'

/**
 * The founder's own numbers put against each other, the most telling first: a stated income against its factors,
 * promises against what pays for them, work and capacity against the plan, savings and costs against the price.
 */
const CHECKS: readonly ((brief: Brief, idea: string) => SummaryLine | null)[] = [
  gainLine,
  totalLine,
  volumeLine,
  leastHireLine,
  rentLine,
  potLine,
  capacityLine,
  hoursLine,
  savingLine,
  unitSavingLine,
  plansLine,
  insteadLine,
  paybackLine,
  shareLine,
  targetLine,
  manyLine,
  tiersLine,
  freeLine,
]
const MOST = 4

/** The fixed words by which a check speaks against the plan and not only about it. */
const CONTRADICTS =
  /\bYou write .*times as much|\bit loses money\b|\bless than it costs\b|\bYour goal (?:is|takes) .*times as many|\bYou name .* hours a week\b/

/** Words for what the founder means to take in: another total may be anyone's. */
const INCOME =
  /\b(?:coming in|comes? in|take in|profits?|incomes?|earn\w*|mak(?:e|es|ing)|gain\w*|revenue|turnover|bring\w*|clear)\b/i

/** The strongest check by which the founder's own numbers contradict the plan; null if none does. */
export const contradictionIn = (brief: Brief, idea: string): SummaryLine | null =>
  checksOf(brief, idea).find(
    ({ said, about }) =>
      CONTRADICTS.test(said.text) && (!said.text.includes('You write') || INCOME.test(about?.text ?? '')),
  ) ?? null

/** Up to four checks whose numbers are all told. */
export function checksOf(brief: Brief, idea: string): SummaryLine[] {
  const found: SummaryLine[] = []
  for (const check of CHECKS) {
    if (found.length >= MOST) break
    // What a promise costs is paid for losses, and not earned back.
    const line = check === paybackLine && potLine(brief, idea) ? null : check(brief, idea)
    if (line) found.push(line)
  }
  return found
}
