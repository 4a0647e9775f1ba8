import { PHASE_NAMES } from '@domain/phases'
import { eachWords } from '../order/order-words'
import { IDEA_CONTENTS, PHASE_NOTES, phasesOf, ROADMAP_CONTENTS } from '../order/pack-words'
import type { Order } from '../order/read-order'
import { phasesWords, validationsWords } from '../plan-words'

/** What the order brings. */
export function featuresOf({ plan, pack }: Order): string[] {
  if (!pack) return [`Validations: ${validationsWords(plan)}`, `Roadmap phases: ${phasesWords(plan)}`]
  if (pack.ideas !== null)
    return [`${pack.ideas} idea ${pack.ideas === 1 ? 'validation' : 'validations'}`, ...IDEA_CONTENTS]
  const phases = phasesOf(pack).map((phase) => `${PHASE_NAMES[phase]}: ${PHASE_NOTES[phase]}`)
  return [...phases, ...ROADMAP_CONTENTS]
}

/** What holds about it afterwards. */
export function benefitsOf({ plan, pack, price, paid }: Order): string[] {
  const kept = 'It stays yours if prices or plans change later'
  if (plan.interval !== 'once')
    return [
      `It ends after one ${plan.interval} and does not renew`,
      'You can still read your reports afterward',
    ]
  if (!pack) return [kept]
  if (pack.ideas === null)
    return [
      'Unlocks roadmaps for this project only',
      ...(paid > 0 ? ['What you paid for smaller packs of this project is deducted'] : []),
      'It does not expire',
      kept,
    ]
  const each = eachWords(price, pack.ideas)
  return [each && `Ideas at ${each}`, 'Used after your free validations', kept].flatMap((line) => line ?? [])
}
