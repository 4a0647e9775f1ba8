import type { Brief } from '../brief.ts'
import { quoted } from '../words.ts'
import type { Draft } from '../work.ts'

/** From the first customers to an open door. */
export function launch({ personas, audience, market, surfaces }: Brief): Draft[] {
  const channel = personas.find((persona) => persona.channel)?.channel?.text
  const threshold = market?.nextTest?.threshold.text
  const where = channel
    ? `Open to everyone and tell ${quoted(audience, 60)} where the report places them: ${quoted(channel, 90)}`
    : `Open to everyone, and try three places to reach ${quoted(audience, 80)}, since the report names none`
  const counting = threshold
    ? `Track in the product what the report's pass mark needs: ${quoted(threshold, 120)}`
    : 'Track in the product who starts, who comes back and who pays, without tracking individuals'
  const stores: Draft = {
    id: 'stores',
    work: 'mobile',
    hours: 10,
    name: 'Submit the app to both stores, with screenshots, privacy answers and time for a rejection',
    after: ['feature-freeze'],
  }
  const law = 'Have a lawyer review the privacy notice, the terms and how long data is kept'
  const help = `Write help for the first hour of ${quoted(audience, 80)}, in their words`
  const pilot = `Onboard the first five of ${quoted(audience, 90)} by hand and sit with them for a week`
  return [
    { id: 'counting', work: 'server', hours: 8, name: counting, after: ['access'] },
    { id: 'law', work: 'product', hours: 8, name: law, after: ['data'] },
    { id: 'help', work: 'product', hours: 8, name: help, after: ['design'] },
    ...(surfaces.includes('mobile') ? [stores] : []),
    {
      id: 'pilot',
      work: 'product',
      hours: 20,
      name: pilot,
      after: ['feature-freeze', 'polish', 'law', 'help', 'counting', 'stores'],
    },
    {
      id: 'repairs',
      work: 'server',
      hours: 16,
      name: 'Fix what the first customers stumbled over, worst first',
      after: ['pilot'],
    },
    { id: 'launch', work: 'product', hours: 12, name: where, after: ['repairs'] },
  ]
}
