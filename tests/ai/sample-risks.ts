import type { RisksOutput } from '../../supabase/functions/_shared/ai/sections/risks.ts'
import { cite, note, said } from './sample-market'

export const SAMPLE_RISKS: RisksOutput = {
  problemTests: {
    popular: {
      met: true,
      reason: said(
        'About 2,300 shops have a workshop, and owners describe the same calls in public.',
        's1',
        's8',
      ),
    },
    growing: { met: true, reason: said('Repairs grew by 6.2% in 2025, and calls come with repairs.', 's2') },
    urgent: {
      met: false,
      reason: said('A free calendar and a notebook carry small shops on for now.', 's13'),
    },
    expensive: { met: true, reason: said('Calls take a mechanic off the bench many times a day.', 's8') },
    mandatory: {
      met: true,
      reason: said(
        'Workshops that take the voucher of £50 must register, and records are asked of them.',
        's3',
      ),
    },
    frequent: { met: true, reason: said('The phone rings twenty times a day.', 's8') },
  },
  voices: [
    { ...cite('s8'), says: 'An owner counts the calls that ask for the state of a repair.' },
    { ...cite('s9'), says: 'A mechanic loses paper tags.' },
    { ...cite('s10'), says: 'A rider had to call again and again.' },
  ],
  challenges: [
    said('Each shop must be won one by one, and visits cost more than the first months pay.', 's11'),
    said('Mechanics must tap a job ready with dirty hands, or the texts stop being true.'),
    said('Riders without a smartphone still call, so the phone does not fall silent.'),
  ],
  risks: [
    {
      text: 'Shops close faster than new ones sign up: one in ten closed in 2025.',
      cites: [cite('s12')],
      severity: 2,
      mitigation: 'Win shops with three or four mechanics first, as these close less often.',
      unmitigatedShare: 0.6,
      legalKnockOut: false,
    },
    {
      text: 'A tool with a till adds texts to riders and the difference is gone.',
      cites: [],
      severity: 2,
      mitigation: null,
      unmitigatedShare: 0.5,
      legalKnockOut: false,
    },
    {
      text: 'Texts to riders are personal data; a wrong number sends a name to a stranger.',
      cites: [],
      severity: 1,
      mitigation: 'Keep numbers only until the bike is fetched, and name nobody in a text.',
      unmitigatedShare: 0.2,
      legalKnockOut: false,
    },
  ],
  counterCase: [
    said('It was tried: TuneUp closed in March 2025 after signing 140 shops in three years.', 's11'),
    said('The market shrinks from below: one in ten independent shops closed in 2025.', 's12'),
    said('Small shops say that a free calendar and a notebook do the job.', 's13'),
  ],
  riskiestAssumption:
    'Shop owners with one to four mechanics pay for software although a notebook has worked for them so far.',
  nextTest: {
    what: 'Visit 30 shops in two cities, show a clickable diary, and ask for a deposit of one month for a start in spring.',
    threshold: 'At least 6 of 30 owners pay the deposit; with 2 or fewer, stop.',
    costDollars: 400,
    days: 21,
  },
  sources: [
    note('s8', 'An owner describes the calls.'),
    note('s11', 'The nearest attempt failed and says why.'),
    note('s12', 'Shows that customers disappear.'),
  ],
}
