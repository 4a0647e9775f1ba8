import type { AudienceOutput } from '../../supabase/functions/_shared/ai/sections/audience.ts'
import type { ConceptOutput } from '../../supabase/functions/_shared/ai/sections/concept.ts'

export const SAMPLE_IDEA =
  "Spokebook is a booking and job-tracking app for small independent bicycle repair shops in the United Kingdom. Customers book a repair slot from their phone and get a text when the bike is ready. Mechanics lose hours every week answering 'is my bike ready?' calls and tracking jobs on paper tickets. Shops pay £29 a month per workshop. We start with shops that have one to four mechanics."

const both = (text: string) => ({ text, web: true, mobile: true })
const web = (text: string) => ({ text, web: true, mobile: false })
const mobile = (text: string) => ({ text, web: false, mobile: true })

export const SAMPLE_CONCEPT: ConceptOutput = {
  brief: {
    product: 'a booking and job-tracking app',
    customer: 'small independent bicycle repair shops in the United Kingdom',
    user: 'Mechanics',
    problem: "Mechanics lose hours every week answering 'is my bike ready?' calls",
    today: ['paper tickets'],
    actions: ['book a repair slot', 'get a text when the bike is ready'],
    inputs: [],
    channel: [],
    difference: [],
    whyNow: [],
    risks: [],
  },
  title: 'Spokebook: bookings for bicycle workshops',
  overview:
    'Spokebook gives small bicycle workshops in the United Kingdom one place for repair bookings and the state of each job. Riders book a slot from the phone and get a text when the bike is ready, so the phone in the shop rings less and paper tickets go.',
  roles: [
    {
      title: 'Shop owner',
      focus: 'Wants a full workshop diary and fewer calls during the day',
      responsibilities: [
        'Sets the number of slots a day',
        'Sets prices of usual repairs',
        'Looks at late jobs',
      ],
    },
    {
      title: 'Mechanics',
      focus: 'Want to know what to do next without leaving the bench',
      responsibilities: ['Move a job on when it is done', 'Add a note or a photo for parts that are missing'],
    },
    {
      title: 'Rider',
      focus: 'Wants to know when the bike can be fetched',
      responsibilities: ['Books a repair slot', 'Agrees to extra work and its price'],
    },
  ],
  features: {
    core: [
      both('Riders book a repair slot from a page of the shop, without an account'),
      mobile('A mechanic moves a job to ready with one tap, and the rider gets a text'),
      both('A rider sees the state of the repair under a link in the text, instead of calling'),
      web('The diary shows the slots of the week by mechanic, so that nobody is overbooked'),
    ],
    mustHave: [
      web('A shop starts with its own price list, imported from a spreadsheet'),
      both('Riders agree to extra work and its price with one answer to a text'),
      web('Repairs paid with a voucher are listed with the day of completion, ready to hand in'),
    ],
    shouldHave: [
      mobile('A job tag with a code is printed and scanned at the bench'),
      web('Late jobs are listed each morning'),
    ],
    niceToHave: [
      both('Riders can leave the bike in a locker and book it in by its number'),
      web('A shop shows its next free slot on its own website'),
    ],
    future: [
      web('Parts are ordered from wholesalers out of the job'),
      mobile('Mobile mechanics plan their round'),
    ],
  },
}

export const SAMPLE_AUDIENCE: AudienceOutput = {
  personas: [
    {
      description:
        'Owner of a bicycle shop with a workshop at the back, who repairs in the morning and serves in the afternoon. The phone takes the hours that the bench needs.',
      age: '35 to 60',
      occupation: 'Owner of an independent bicycle shop',
      technicalLevel: 'Uses a phone and a card terminal every day, and no software for the workshop',
      painPoints: [
        'Is called away from the bench by riders who ask whether the bike is ready',
        'Loses paper tickets and finds out when the rider stands in the shop',
      ],
      goals: ['Repair more bikes in the same day', 'Know in the evening what tomorrow looks like'],
      channel: 'Trade evenings of the Independent Cycle Retail Association',
    },
    {
      description: 'Rider who goes to work by bike and needs it back on a certain day.',
      age: '25 to 55',
      occupation: 'Employee who commutes by bike',
      technicalLevel: 'Books most things on the phone',
      painPoints: [
        'Does not know when the bike is done and calls more than once',
        'Hears of extra costs only when paying',
      ],
      goals: [
        'Have the bike back on the day that was promised',
        'Agree to the price before the work is done',
      ],
      channel: null,
    },
  ],
}
