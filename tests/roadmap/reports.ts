import { state } from '@domain/basis'
import { emptyBrief } from '@domain/brief/brief'
import { EMPTY_MARKET, FEATURE_GROUPS, type Persona, type Report } from '@domain/report'
import { reportOf } from '../domain/roadmap/sample-roadmap'

/** A report as a model writes one: features of each priority, users, a rival and a test. */
interface Sketch {
  audience: string
  core: string[]
  mustHave: string[]
  shouldHave: string[]
  rival: string
  threshold: string
}

const said = (text: string) => state(text, 'model')

const personaOf = (audience: string): Persona => ({
  description: said(`${audience} with little time`),
  age: said('25 to 50'),
  occupation: said(audience),
  technicalLevel: said('Uses a phone every day'),
  painPoints: [said('Loses time')],
  goals: [said('Save time')],
  channel: null,
  citations: [],
})

function reportFrom({ audience, rival, threshold, ...features }: Sketch): Report {
  const { concept, ...rest } = reportOf(features)
  if (!concept) throw new Error('There is no concept')
  const everywhere = { web: true, mobile: true }
  for (const group of FEATURE_GROUPS)
    for (const feature of concept.features[group]) feature.platforms = everywhere
  const role = { title: said(audience), focus: said('Uses it'), responsibilities: [] }
  const competitor = {
    name: said(rival),
    knownFor: null,
    link: null,
    strengths: [],
    weaknesses: [said('Expensive')],
    live: null,
    dominant: false,
    price: null,
    answers: [],
  }
  return {
    ...rest,
    concept: { ...concept, roles: [role] },
    audience: { personas: [personaOf(audience)] },
    market: {
      ...EMPTY_MARKET,
      targetMarket: said(audience),
      challenges: [said('People forget it after a week.'), said('Data protection law applies.')],
      competitors: [competitor],
      nextTest: {
        what: said('Offer it to ten people.'),
        threshold: said(threshold),
        costDollars: 50,
        days: 14,
        costs: null,
        about: null,
        notes: [],
        otherwise: null,
      },
    },
  }
}

const SKETCHES: readonly Sketch[] = [
  {
    audience: 'Dog owners',
    core: [
      'Map of walkers nearby',
      'Booking of a walk for a day and hour',
      'Payment per walk',
      'Profile of a dog',
    ],
    mustHave: [
      'Proof of identity of each walker',
      'Message when the walk begins and ends',
      'Cancellation until two hours before',
      'Review after each walk',
      'Phone number for emergencies',
    ],
    shouldHave: ['Photos during the walk', 'The same walker each week', 'Receipts for a month'],
    rival: 'Rover',
    threshold: 'Six of ten book a second walk.',
  },
  {
    audience: 'Lenders',
    core: [
      'Consent of a vendor to read mobile money history',
      'Import of transactions from two operators',
      'Score with its three main reasons',
      'Offer of a loan with total cost',
    ],
    mustHave: [
      'Record of each decision for the regulator',
      'Correction of wrong data by the vendor',
      'Repayment by mobile money',
      'Limits per lender',
      'Report on defaults by score',
    ],
    shouldHave: ['Score explained in three languages', 'Alerts on unusual patterns', 'Export for auditors'],
    rival: 'Tala',
    threshold: 'Eight of ten loans are repaid.',
  },
  {
    audience: 'Junior developers',
    core: [
      'Summary of a pull request in plain words',
      'Explanation of one changed function',
      'Installation for one repository',
      'Question about a line, answered from the code',
    ],
    mustHave: [
      'Permission read from the code host',
      'No code kept after the answer',
      'Answer within a minute',
      'Mark where the explanation is uncertain',
      'Feedback on each explanation',
    ],
    shouldHave: ['Glossary of the project', 'Weekly list of what was learned', 'Plugin for an editor'],
    rival: 'GitHub Copilot',
    threshold: 'Five of ten use it in the third week.',
  },
  {
    audience: 'Receptionists',
    core: [
      'Waiting list with wishes of patients',
      'Text message to fitting patients when a slot opens',
      'First to reply gets the slot',
      'Calendar of the practice kept in step',
    ],
    mustHave: [
      'Consent of each patient to messages',
      'Stop of all messages by one word',
      'List of filled and empty slots',
      'Rights by role in the practice',
      'Messages only at agreed hours',
    ],
    shouldHave: ['Reminder a day before', 'Several practices in one account', 'Statistics by weekday'],
    rival: 'NexHealth',
    threshold: 'Half of the cancelled slots are filled.',
  },
  {
    audience: 'Anime fans',
    core: [
      'Choice of a box',
      'Subscription with a pause',
      'Address and customs data',
      'Tracking of a parcel',
    ],
    mustHave: [
      'Allergens of each snack',
      'Change of a box until the tenth of the month',
      'Payment by card each month',
      'Return of a damaged box',
      'Stock of each snack',
    ],
    shouldHave: ['Vote on the next theme', 'Gift for a friend', 'Booklet with stories'],
    rival: 'Bokksu',
    threshold: 'Thirty of a hundred keep the second box.',
  },
  {
    audience: 'Trainers of welders',
    core: [
      'Exercise of one seam in a headset',
      'Score of angle, speed and distance',
      'Replay of an exercise with the trainer',
      'Plan of exercises for an apprentice',
    ],
    mustHave: [
      'Calibration of the torch',
      'Results of each apprentice over time',
      'Exercise without a network',
      'Accounts of companies and trainers',
      'Certificate of finished exercises',
    ],
    shouldHave: ['Other materials', 'Comparison with a real seam', 'Import of exercises'],
    rival: 'Soldamatic',
    threshold: 'Apprentices pass the first test a week earlier.',
  },
]

/** The report of an idea whose founder says that it is software. */
export const ofSoftware = (report: Report): Report => ({
  ...report,
  brief: {
    ...emptyBrief(),
    nature: {
      state: 'stated',
      entries: [{ value: 'software', origin: { kind: 'answer' }, confirmed: true }],
      silenced: [],
    },
  },
})

/** Six reports on ideas that differ, as models write them. */
export const MODEL_REPORTS: readonly Report[] = SKETCHES.map(reportFrom).map(ofSoftware)
