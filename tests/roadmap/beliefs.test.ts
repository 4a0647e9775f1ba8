import { emptyBrief } from '@domain/brief/brief'
import { describe, expect, it } from 'vitest'
import { beliefsOf } from '../../supabase/functions/_shared/roadmap/packages/beliefs'
import { reportOn } from '../analyst/written'
import { briefWith, composed, planOf } from './composed'

const asked = (idea: string) =>
  beliefsOf({ source: { brief: emptyBrief(), idea } }).map(({ topic }) => topic.asks)

describe('what the founder holds to be no problem, not needed or for later', () => {
  it.each([
    ['The portal has a captcha but a friend has a trick for it, so that is no problem.', /its operator/],
    ['We scrape the listings every night, that should be fine.', /its operator/],
    ['The safety certificate we do later, when the first hundred are sold.', /test house/],
    ['A CE mark is not needed for such a small lamp.', /test house/],
    ['I don’t think we need a license for the boats.', /authority of the trade/],
    ['It is only a stall so I don’t reckon I have to register with anybody.', /authority of the trade/],
    ['We will not need a permit because the yard is our own.', /authority of the trade/],
    ['Nobody needs a permit to sell eggs from the door.', /authority of the trade/],
    ['Registration can wait until we have ten customers.', /authority of the trade/],
    ['No permission is needed to fly over the fields.', /authority of the trade/],
    ['Insurance is not needed since nobody gets hurt by a kite.', /an insurer/],
    ['We get insurance later, once we are bigger.', /an insurer/],
    ['We don’t have to charge VAT on the first ones.', /tax office/],
    ['Helpers are paid cash in hand, nobody checks.', /tax office/],
    ['Consent is not needed as the faces are small.', /data protection/],
    ['We don’t need to worry about GDPR for a choir.', /data protection/],
    ['The songs of the radio we use without asking, copyright is no issue.', /holder of the rights/],
    ['We don’t need a commercial kitchen for jam.', /food authority/],
    ['Background checks are not necessary, they are all grandmothers.', /authority that clears/],
    ['The drivers are contractors so we don’t have to think about minimum wage.', /labor office/],
    ['I fit the lenses myself so that people don’t have to go to the eye clinic.', /health authority/],
    ['Farmers give the shots themselves so they don’t need to wait for the vet.', /health authority/],
  ])('%s', (idea, whom) => {
    expect(asked(idea).join('\n')).toMatch(whom)
  })

  it.each([
    'Parking is no problem there.',
    'You don’t need to register, just open the page.',
    'Guests do not have to sign up and can cancel any time.',
    'No registration needed: scan the code and order.',
    'The council has told us in writing that no permit is needed.',
    'We have a license and insurance already.',
    'A lawyer confirmed that we need no approval.',
    'Most competitors do not need a certificate.',
    'They think insurance is not needed.',
    'So that parents don’t have to wait in line.',
    'So that people don’t have to drive to the shop.',
    'Customers don’t need a special tool.',
    'It needs no battery and no cable.',
    'Later we want to open in Ghent too.',
    'We look at the results later that week.',
    'The nurse can read it, so that is no problem for her.',
    'Sand is no problem for the bearings.',
    'No sugar is needed because the fruit is ripe.',
    'I don’t think they will pay more than 20.',
    'The boat is licensed for twelve people.',
    'We do the watering, and the harvest comes later.',
    'The tax office keeps its forms on paper and clerks type them.',
  ])('is none in: %s', (idea) => {
    expect(asked(idea)).toEqual([])
  })

  it('is quoted whole and asked before work that is paid and before anyone tries it', async () => {
    const words = 'I don’t reckon we need a license for the boats, it is only a lake'
    const idea = `We row guests over the lake in Bled with lanterns. 25 euros per guest. ${words}.`
    const brief = briefWith({ nature: ['service'] })
    const report = { ...(await reportOn(idea, brief)), lookups: null }
    const tasks = (await composed('interactive', report, planOf(), idea)).phases.flatMap(({ tasks }) => tasks)
    const [first] = tasks
    expect(first?.name).toContain(words)
    expect(first?.waiting?.days).toBeGreaterThan(0)
    const test = tasks.find(({ id }) => id === 'riskiest-test')
    expect(test?.dependsOn).toContain(first?.id)
    expect(tasks.find(({ id }) => id === 'rehearsal')?.dependsOn).toContain(first?.id)
  })
})
