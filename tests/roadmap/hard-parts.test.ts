import { toBrief } from '@domain/brief/brief'
import { PHASES } from '@domain/phases'
import { describe, expect, it } from 'vitest'
import { reportOn } from '../analyst/written'
import { composed, planOf } from './composed'

it('quotes words of the idea once, not a quotation of them', async () => {
  const idea = 'Ordering software for small bakeries in Munich, €49 a month per shop.'
  const { summary } = await composed('interactive', await reportOn(idea), planOf(), idea)
  expect(summary.text).toContain('for “small bakeries in Munich”, on web')
})

/** Of other kinds of product, packages of their own stand for it. */
const { nature } = toBrief({
  nature: {
    state: 'stated',
    entries: [{ value: 'software', origin: { kind: 'answer' }, confirmed: true }],
    silenced: [],
  },
})
const SOFTWARE = { nature }

describe('what the idea itself asks for', () => {
  const hardTasks = async (idea: string, phase: (typeof PHASES)[number] = 'mvp') =>
    (await composed(phase, await reportOn(idea, SOFTWARE), planOf(), idea)).phases
      .flatMap(({ tasks }) => tasks)
      .filter(({ id }) => id.startsWith('hard-'))

  it.each([
    ['Platform for companies to train apprentices in welding using VR', ['hard-immersive']],
    [
      'Credit scoring for street vendors, so that lenders can offer microloans.',
      ['hard-judgement', 'hard-money'],
    ],
    ['A notebook for nurses that works offline and never sends data to a server.', ['hard-offline']],
    ['Reorders for subscription boxes of Japanese snacks, shipped across the US.', ['hard-goods']],
    ['Bookkeeping that reads receipts from photos.', ['hard-reading']],
    ['A Figma plugin that turns designs into accessible components.', ['hard-hosts']],
    ['Running app which plays slower music when your heart rate is too high', ['hard-devices']],
    ['A mobile app that helps dog owners find trusted walkers.', []],
  ])('“%s” has work of its own in each phase', async (idea, ids) => {
    for (const phase of PHASES) expect((await hardTasks(idea, phase)).map(({ id }) => id)).toEqual(ids)
  })

  it('is needed before anything is decided or opened, and the least certain part of it', async () => {
    const idea = 'Platform for companies to train apprentices in welding using VR'
    const { phases } = await composed('poc', await reportOn(idea, SOFTWARE), planOf(), idea)
    const [phase] = phases
    expect(phase?.tasks.find(({ id }) => id === 'decide')?.dependsOn).toContain('hard-immersive')
    expect(phase?.risks.map(({ description }) => description).join()).toMatch(
      /“Build one virtual scene.*least certain/,
    )
    expect(phase?.teamComposition.flatMap(({ skills }) => skills)).toContain('3D scenes and headsets')
  })
})
