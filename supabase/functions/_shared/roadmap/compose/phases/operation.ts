import type { Brief } from '../brief.ts'
import { listed, quoted } from '../words.ts'
import type { Draft } from '../work.ts'

/** Against attacks, losses and surprises. */
export function safety({ stack, users }: Brief): Draft[] {
  const cloud = stack.cloud.length ? ` on ${listed(stack.cloud)}` : ''
  const who = users.length ? listed(users.map(({ title }) => quoted(title.text, 30))) : 'each kind of user'
  const task = (id: string, work: Draft['work'], hours: number, name: string, ...after: string[]): Draft => ({
    id,
    work,
    hours,
    name,
    after,
  })
  return [
    task(
      'baseline',
      'operations',
      6,
      'Record the current state of the product: errors, speed, versions, what nobody monitors',
    ),
    task(
      'threats',
      'server',
      10,
      `Go through what an attacker, a careless colleague and ${who} could do, and prevent it`,
      'baseline',
    ),
    task(
      'supply',
      'operations',
      6,
      'Keep secrets in a vault, and have packages checked and updated automatically',
      'baseline',
    ),
    task(
      'monitoring',
      'operations',
      14,
      `Monitor errors, speed and cost${cloud}, with alerts that say what to do`,
      'baseline',
    ),
    task(
      'backups',
      'operations',
      10,
      'Back up every day and restore the whole product once from scratch, against the clock',
      'baseline',
    ),
    task(
      'attack',
      'quality',
      16,
      'Have an outside tester try to break in, and fix what they find',
      'threats',
      'supply',
    ),
  ]
}

/** Keeping it going once it is open; `before` is what must be done for that. */
export function operation({ market, audience }: Brief, before: string[]): Draft[] {
  const way = market?.monetizationStrategies[0]?.text
  const dues = `Settle failed payments, tax, refunds and plan changes; on prices the report says: ${quoted(way ?? '', 90)}`
  return [
    ...(way ? [{ id: 'dues', work: 'server', hours: 14, name: dues, after: ['baseline'] } as const] : []),
    {
      id: 'personal',
      work: 'server',
      hours: 10,
      name: 'Export and delete all of a person’s data within a day, including from backups',
      after: ['baseline'],
    },
    {
      id: 'support',
      work: 'product',
      hours: 8,
      name: `Set up support for ${quoted(audience, 70)}: one address, a promised response time, a status page`,
      after: ['baseline'],
    },
    {
      id: 'runbook',
      work: 'operations',
      hours: 8,
      name: 'Write down what to do when it goes down at night, and practice it once',
      after: ['monitoring', 'backups'],
    },
    {
      id: 'rollout',
      work: 'operations',
      hours: 8,
      name: 'Roll out to 5, 25 and 100 percent, with a way back at each step',
      after: before,
    },
    {
      id: 'review',
      work: 'product',
      hours: 6,
      name: 'Review four weeks of figures and decide what to build, fix or drop',
      after: ['rollout'],
    },
  ]
}
