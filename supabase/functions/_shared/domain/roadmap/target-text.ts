import type { PhaseMoney } from './content.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const inMonths = (months: number): string => (months === 1 ? '1 month' : `${whole.format(months)} months`)

/** The founder's target beside what the plan reaches by the end of the phase, with the gap; empty without a target. */
export function targetTexts(money: PhaseMoney | null): string[] {
  const target = money?.target
  if (!target) return []
  const isLast = money.isLast === true
  const { words, count, every, months, by, reached, after } = target
  const until =
    by && isLast
      ? ` You name “${by}”: all planned phases take about ${inMonths(after)}, so they have to begin that long before it.`
      : ''
  const rhythm = every === undefined ? '' : ` a ${every}`
  const share = (reached / count) * 100
  const percent = share >= 10 ? Math.round(share) : Number(share.toPrecision(1))
  const missing = Math.max(0, Math.round((count - reached) * 10) / 10)
  const start = `Your target: “${words}”. ${every === undefined ? `By the end of this phase, after about ${inMonths(after)},` : 'In this phase'} the plan reaches ${whole.format(reached)}${rhythm}`
  if (missing === 0) return [`${start}: as much as you aim for.${until}`]
  const rest = months === undefined ? 0 : months - after
  const needed =
    !isLast || months === undefined
      ? ''
      : rest <= 0
        ? ' The time that you name is over by then.'
        : ` ${inMonths(rest)} ${rest === 1 ? 'remains' : 'remain'}${every === undefined ? `: that takes ${whole.format(Math.ceil(missing / rest))} a month` : ''}.`
  return [
    `${start}, ${percent < 0.1 ? 'less than 0.1' : whole.format(percent)}% of ${whole.format(count)}: ${whole.format(missing)}${rhythm} ${missing === 1 ? 'is' : 'are'} missing.${needed}${until}${isLast ? ' Settle what would have to be true for it, or which number you plan with instead.' : ''}`,
  ]
}

/** That the last planned phase ends before the founder's target is reached; '' if it does not. */
export function missedTarget(money: PhaseMoney | null): string {
  const target = money?.target
  if (!target || !money.isLast || target.reached >= target.count) return ''
  return target.every === undefined
    ? `Your target, “${target.words}”, is beyond this plan: it reaches ${whole.format(target.reached)} of ${whole.format(target.count)}.`
    : `Your target, “${target.words}”, is beyond this plan: the sums below say what it reaches.`
}
