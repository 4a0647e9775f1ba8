import { type Alternative, type Brief, emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'

/** A sample that visitors can read: an invented idea with everything that its founder answered. */
export interface PublicIdea {
  idea: string
  answers: Partial<Brief>
}

const open = emptyBrief()
const said = <Value>(...values: Value[]) => answered<Value>(values, { state: 'open', silenced: [] })
const place = (name: string, country: string) => ({ name, country, local: true })
const alternative = (name: string): Alternative => ({ name, price: null, link: null })

export const PUBLIC_IDEAS: Readonly<Record<string, PublicIdea>> = {
  dental: {
    idea: 'A waiting list that fills cancelled dental appointments. When a patient cancels, the practice offers the free slot by text message to the patients on its waiting list, and the first to answer gets it. Receptionists now call through a paper list while people stand at the desk, and the slot often stays empty. Practices pay $149 per month. Unlike reminder software, it starts only when somebody has cancelled.',
    answers: {
      product: said('A waiting list that fills cancelled dental appointments'),
      nature: answered(['software'], open.nature),
      customer: said('Dental practices that book by phone'),
      user: said('Receptionists'),
      problem: said('Cancelled appointments stay empty'),
      problemCost: said({ amount: 600, currency: 'USD', every: 'week' as const }),
      today: said<Alternative>(alternative('A paper list and the phone'), {
        name: 'Reminder software',
        price: { amount: 250, currency: 'USD', every: 'month' as const },
        link: null,
      }),
      actions: said('Offers the free slot by text message', 'Books the first patient who answers'),
      price: said({ low: 149, high: 149, currency: 'USD', per: 'practice', every: 'month' as const }),
      place: said(place('Columbus, Ohio', 'US')),
      count: said({ value: 420, source: 'own list from a public directory' }),
      channel: said('The state dental association', 'Practice consultants'),
      difference: said('It starts only when somebody has cancelled'),
      whyNow: said('Since 2024 two large practice systems let other programs read their calendars'),
      risks: said('Patients may not answer within minutes', 'Text messages need consent'),
      evidence: said(
        { kind: 'interviews' as const, count: 14, text: '', link: null },
        { kind: 'paying' as const, count: 2, text: '', link: null },
      ),
      field: answered(['health-care'], open.field),
      goal: said({ amount: 15_000, currency: 'USD' }),
    },
  },
  stock: {
    idea: 'Inventory and order management for small wholesalers who keep stock in spreadsheets. Warehouse staff scan goods with a phone, the office sees what is on each shelf, and a warning comes before an item runs out. Orders and deliveries belong together, so that nobody promises what is not there. $79 per month for each warehouse.',
    answers: {
      product: said('Inventory and order management for wholesalers'),
      nature: answered(['software'], open.nature),
      customer: said('Small wholesalers who keep stock in spreadsheets'),
      user: said('Warehouse and office staff'),
      problem: said('Orders are promised that are not in stock'),
      problemCost: said({ amount: 900, currency: 'USD', every: 'month' as const }),
      today: said<Alternative>(
        alternative('A spreadsheet'),
        {
          name: 'inFlow',
          price: { amount: 129, currency: 'USD', every: 'month' as const },
          link: 'https://www.inflowinventory.com',
        },
        alternative('A whiteboard in the warehouse'),
      ),
      actions: said(
        'Scans goods with a phone',
        'Shows what is on each shelf',
        'Warns before an item runs out',
      ),
      inputs: said('The spreadsheet that they have'),
      price: said({ low: 79, high: 79, currency: 'USD', per: 'warehouse', every: 'month' as const }),
      place: said(place('Chicago', 'US')),
      count: said({ value: 2300, source: 'trade directory, companies with fewer than 20 people' }),
      channel: said('Suppliers of label printers'),
      difference: said('It starts from the spreadsheet', 'A phone is enough to scan'),
      risks: said('Staff may not scan everything'),
      evidence: said({ kind: 'interviews' as const, count: 9, text: '', link: null }),
      field: answered(['logistics'], open.field),
      goal: said({ amount: 12_000, currency: 'USD' }),
    },
  },
  tutor: {
    idea: 'Math practice with an AI tutor for pupils aged 11 to 15. They work on a problem step by step, and the tutor asks back instead of giving the answer away. Parents who cannot help with homework get a weekly letter on what was learned. $14 per month, and schools can buy it for a class.',
    answers: {
      product: said('Math practice with an AI tutor'),
      nature: answered(['software', 'content'], open.nature),
      customer: said('Parents who cannot help with homework'),
      user: said('Pupils aged 11 to 15'),
      problem: said('Pupils fall behind and nobody at home can help'),
      problemCost: said({ amount: 60, currency: 'USD', every: 'month' as const }),
      today: said<Alternative>(
        {
          name: 'A private tutor',
          price: { amount: 160, currency: 'USD', every: 'month' as const },
          link: null,
        },
        alternative('Videos'),
      ),
      actions: said(
        'Explains a problem step by step',
        'Asks back instead of giving the answer away',
        'Reports to parents each week',
      ),
      price: said({ low: 14, high: 14, currency: 'USD', per: 'pupil', every: 'month' as const }),
      place: said(place('Houston, Texas', 'US')),
      count: said({ value: 9_000, source: 'parents who asked the school district for homework help' }),
      channel: said('Parent evenings at schools'),
      difference: said('It never gives the answer away'),
      risks: said('Pupils may copy answers elsewhere', 'Data of children'),
      evidence: said({ kind: 'waiting' as const, count: 40, text: '', link: null }),
      field: answered(['education'], open.field),
      goal: said({ amount: 8_000, currency: 'USD' }),
    },
  },
}
