import {
  BUSINESSES,
  CONSUMERS,
  type Condition,
  cost,
  type NatureWork,
  risk,
  type When,
  work,
} from './work-package.ts'

const LENT =
  /\b(?:rents?|rental|renting|lend\w*|borrow\w*|leases?|hires? out|by the hour|by the day|share (?:a|their)|free spaces?|spare)\b/i
const SOLD =
  /\b(?:sells?|selling|sold|buys?|buying|resell\w*|second[- ]hand|surplus|offcuts|leftovers|auctions?)\b/i
const DONE_BY =
  /\b(?:welders?|workers?|cleaners?|tutors?|sitters?|teachers?|crafts(?:men|people|women)|freelanc\w*|helpers?|drivers?|experts?|nurses?|carers?|caregivers?|mechanics?|gardeners?|cooks?|chefs?|musicians?|photographers?|guides?|coaches|handym[ae]n|electricians?|plumbers?|repairers?|retire\w*|seamstress(?:es)?|tailors?|\w+(?:ers|ists|ors|smiths) who)\b/i
/** What is traded: things for a time, work of people, or things for good. */
const LENDING: When = { words: LENT, unless: SOLD }
const JOBS =
  /\b(?:jobs?|harvest\w*|transports?|repairs?|rides?|trips?|lessons?|appointments?|bookings?|shifts?|visits?)\b/i
const SKILLS: When = {
  words: new RegExp(`${DONE_BY.source}|${JOBS.source}`, 'i'),
  unless: new RegExp(`${LENT.source}|${SOLD.source}`, 'i'),
}
const TRADING: Condition = [
  { words: SOLD },
  { unless: new RegExp(`${DONE_BY.source}|${JOBS.source}|${LENT.source}`, 'i') },
]

/** Two sides that write or call each other, and use no pages. */
const MESSAGES =
  /\b(?:sms|by text|text messages?|whatsapp|telegram|ussd|by phone|hotline|call cent(?:er|re)|phone line)\b/i
const BY_MESSAGE: When = { words: MESSAGES }
const unlessByMessage = (condition: Condition): When[] =>
  [condition].flat().map((when) => ({
    ...when,
    unless: when.unless ? new RegExp(`${when.unless.source}|${MESSAGES.source}`, 'i') : MESSAGES,
  }))

/** A place where two sides find each other. */
export const MARKETPLACE: NatureWork = {
  interactive: {
    packages: [
      work(
        'scarce',
        'M',
        'founder',
        'Interview eight on each side; find out which side is scarce, and what would make it join',
        '',
        { waits: [12, 'Interviews with sixteen people', 'alongside'] },
      ),
      work(
        'today',
        'S',
        'founder',
        'List how the two sides find each other now, {today|by word of mouth or groups online}; note price, delay and fraud',
      ),
      work(
        'leak',
        'S',
        'founder',
        'Ask both sides why they would not exchange phone numbers after the first deal',
        'scarce',
      ),
      work(
        'board',
        'M',
        'designer',
        'Draw clickable pages: listing, request, agreement, handover and return',
        'scarce today',
        { when: unlessByMessage(LENDING) },
      ),
      work(
        'board',
        'S',
        'founder',
        'Write every message as it would be sent: request, offer, agreement, change, complaint; play them with two phones',
        'scarce today',
        { when: BY_MESSAGE },
      ),
      work(
        'board',
        'M',
        'designer',
        'Draw clickable pages: profile, request, quote, appointment and review',
        'scarce today',
        { when: unlessByMessage(SKILLS) },
      ),
      work(
        'board',
        'M',
        'designer',
        'Draw clickable pages: listing, offer, agreement, delivery and complaint',
        'scarce today',
        { when: unlessByMessage(TRADING) },
      ),
      work(
        'pairs',
        'S',
        'founder',
        'Watch four pairs agree on a deal with these, without helping them',
        'board actions',
        {
          waits: [5, 'Appointments of pairs'],
        },
      ),
      work(
        'fee',
        'S',
        'founder',
        'Show three ways to charge, {price|your own} among them; note which side objects to which',
        'pairs leak',
      ),
      work(
        'plan-a',
        'S',
        'founder',
        'Go on only if three of four pairs agreed and the scarce side named dates; begin in one part of {place|the market}',
        'fee',
      ),
    ],
    action: {
      does: 'draw this step for both sides, including what the other side sees',
      size: 'S',
      by: 'designer',
      after: ['board'],
      always: true,
    },
    shows: ['scarce'],
    milestones: [
      ['The scarce side is known', 'scarce'],
      ['Pairs have agreed on a deal', 'pairs'],
      ['Decided where to begin', 'plan-a'],
    ],
    proves: [
      'Begin only if three of four pairs agreed on a deal and the scarce side named dates; recruit in the part of the market that they named',
    ],
    deliverables: [
      'Interview notes of both sides',
      ['Clickable pages for both sides', { unless: MESSAGES }],
      ['The messages of a deal, tried by four pairs', BY_MESSAGE],
      'The way to charge that met the least resistance',
    ],
    costs: [cost('Thank-you payments', 'fee', 20, { times: [16, 'people'] })],
    risks: [
      risk(
        'Both sides say they would join and wait for the other.',
        'Ask the scarce side for a concrete offer with a date, not for an opinion.',
      ),
      risk(
        'The two sides already know each other well enough.',
        'Count how many of the sixteen needed someone new in the last three months.',
      ),
    ],
    unplanned: ['Which side is scarce: recruiting begins there.'],
    advice: ['Begin where a deal is urgent: people in a hurry try something new.'],
  },
  poc: {
    packages: [
      work(
        'seed',
        'M',
        'seller',
        'Recruit {suppliers} of the scarce side by phone, all in one part of {place|the market}; begin with {channel|those you interviewed}',
        '',
        { waits: [14, 'Replies', 'alongside'] },
      ),
      work(
        'want',
        'M',
        'seller',
        'Find {wanted} of the other side who need it within six weeks; write down what, when, where and for how much',
        'seed',
        { waits: [14, 'Replies', 'alongside'] },
      ),
      work(
        'liable',
        'S',
        'legal',
        'Clarify who is party to the contract, who is liable for damage, and who declares taxes',
        '',
        { waits: [10, 'Opinion of a lawyer'] },
      ),
      work(
        'vet',
        'S',
        'operations',
        'Check each of them: identity, proof of skill, insurance and one reference',
        'seed',
        {
          when: SKILLS,
        },
      ),
      work(
        'vet',
        'M',
        'operations',
        'Check each listing on site: ownership or right to lend, condition, safety, insurance, photos',
        'seed',
        { when: LENDING },
      ),
      work(
        'vet',
        'S',
        'operations',
        'Check each seller: identity, right to sell, condition and description of five items',
        'seed',
        { when: TRADING },
      ),
      work(
        'broker',
        'L',
        'operations',
        'Match {deals} requests by hand over phone and spreadsheet; invoice {price|the fee} for each',
        'vet liable want',
        { with: 'founder', waits: [42, 'Six weeks of requests', 'alongside'] },
      ),
      work(
        'fill',
        'S',
        'founder',
        'Count requests filled, hours to the first answer, disputes, and deals made without you',
        'broker actions',
      ),
      work(
        'go',
        'S',
        'founder',
        'Go on only if {filled} of {deals} requests are filled and three customers return',
        'fill',
        {
          waits: [14, 'Second requests'],
        },
      ),
    ],
    action: {
      does: 'do it by phone and spreadsheet for every request; note the minutes on each side',
      size: 'S',
      by: 'operations',
      after: ['vet'],
    },
    sells: ['broker'],
    milestones: [
      ['Suppliers are recruited and checked', 'seed', 'vet'],
      ['Requests of the other side are there', 'want'],
      ['{deals} requests are handled', 'broker'],
      ['Decided by filled requests', 'fill', 'go'],
    ],
    proves: [
      'Begin only if {filled} of {deals} requests were filled and three customers returned; build first what cost most minutes by hand',
    ],
    deliverables: [
      '{suppliers} checked suppliers',
      '{wanted} requests of the other side',
      'A lawyer’s opinion on liability and tax',
      'A log of {deals} requests',
    ],
    costs: [
      cost('Telephone, invoices and payment links', 'fee', 40, { times: [3, 'months'] }),
      cost('Local advertising', 'other', 125, { times: [2, 'months'] }),
      cost('Travel to listings', 'other', 13, { times: ['suppliers', 'visits'], when: LENDING }),
    ],
    risks: [
      risk(
        'What is lent comes back damaged or not at all.',
        'Take photos and a deposit at each handover, and have an insurer name a price before the first one.',
        LENDING,
      ),
      risk(
        'A supplier does bad work or does not show up.',
        'Keep a second supplier on call for every appointment, and refund the fee the same day.',
        SKILLS,
      ),
      risk(
        'Goods are not as described.',
        'Hold the payment until the buyer confirms, and look at the first ten deliveries yourself.',
        TRADING,
      ),
      risk(
        'Most requests come for what no supplier offers.',
        'Write down every request that cannot be filled, and recruit by that list.',
      ),
    ],
    unplanned: ['How a deal is canceled, and who pays for it.'],
    advice: ['Build no software in this phase: deals by phone show what it must do.'],
  },
  mvp: {
    packages: [
      work(
        'rules-book',
        'S',
        'legal',
        'Draft terms for each side: cancellation, damage, reviews, exclusion and payout',
        '',
        { waits: [10, 'Draft of a lawyer'] },
      ),
      work(
        'profiles',
        'L',
        'full-stack',
        'Build listings with photos, calendar, house rules and a check by a person before they appear',
        '',
        { when: unlessByMessage(LENDING) },
      ),
      work(
        'profiles',
        'M',
        'full-stack',
        'Keep a register of both sides: what, where, when and since when checked; a person checks each entry before it counts',
        '',
        { when: BY_MESSAGE },
      ),
      work(
        'profiles',
        'L',
        'full-stack',
        'Build profiles with skills, area, free times and a check by a person before they appear',
        '',
        { when: unlessByMessage(SKILLS) },
      ),
      work(
        'profiles',
        'L',
        'full-stack',
        'Build listings with photos, condition, quantity and a check by a person before they appear',
        '',
        { when: unlessByMessage(TRADING) },
      ),
      work(
        'request',
        'L',
        'full-stack',
        'Build request, offer and agreement in one conversation that both sides can read later',
        'profiles',
        { when: { unless: MESSAGES } },
      ),
      work(
        'request',
        'L',
        'full-stack',
        'Send and receive the messages of request, offer and agreement, and keep them so that both sides can get them again',
        'profiles',
        { when: BY_MESSAGE },
      ),
      work(
        'escrow',
        'L',
        'backend',
        'Hold the payment until both confirm, deduct {price|the fee}, pay out and refund, through a licensed provider',
        'request rules-book',
        { waits: [21, 'Approval by the payment provider'] },
      ),
      work(
        'reviews',
        'M',
        'full-stack',
        'Let both sides review; publish when both have written or two weeks have passed',
        'request',
      ),
      work(
        'disputes',
        'M',
        'operations',
        'Prepare the dispute desk: evidence within three days, a decision within five; play three cases through',
        'rules-book',
      ),
      work(
        'density',
        'L',
        'seller',
        'Bring the suppliers in one part of {place|the market} to {suppliers} before you open a second',
        'profiles',
        { waits: [45, 'Recruiting', 'alongside'] },
      ),
      work(
        'demand',
        'M',
        'seller',
        'Win the first {wanted} customers, beginning with {channel|those of the first requests}',
        'profiles',
        { waits: [30, 'Campaign of a month', 'alongside'] },
      ),
      work(
        'break-in',
        'M',
        'qa',
        'Attack it: fake reviews, stolen cards, phone numbers hidden in messages, one person on both sides',
        'escrow reviews actions',
      ),
      work(
        'hundred',
        'M',
        'operations',
        'Support the first {deals} deals, and call both sides after every tenth',
        'break-in disputes density demand',
        { waits: [56, 'Eight weeks of deals', 'alongside'] },
      ),
      work(
        'verdict',
        'S',
        'founder',
        'Go on only if one customer in three made a second deal and fees cover payment costs and disputes',
        'hundred',
      ),
    ],
    action: {
      does: 'build it for both sides, including what happens when one does not answer for a day',
      size: 'M',
      by: 'full-stack',
      after: ['profiles'],
      always: true,
    },
    sells: ['hundred'],
    milestones: [
      ['Both sides can agree on a deal', 'request'],
      ['Money is held and paid out', 'escrow', 'break-in'],
      ['Suppliers and customers are there', 'density', 'demand'],
      ['{deals} deals are done', 'hundred'],
      ['Decided by second deals', 'verdict'],
    ],
    proves: [
      'Begin only if one customer in three of {deals} deals made a second one; write down what one deal costs in minutes and fees',
    ],
    deliverables: [
      'Suppliers that a person has checked',
      'Payments held until both confirm',
      'Terms for each side',
      '{suppliers} suppliers in one area',
      '{deals} finished deals',
    ],
    costs: [
      cost('Identity checks', 'fee', 10, { times: ['suppliers', 'suppliers'] }),
      cost('Payment provider', 'fee', 3, { times: ['deals', 'deals'] }),
      cost('Platform liability insurance', 'insurance', 125, { times: [12, 'months'] }),
      cost('Hosting and messages', 'fee', 60, { times: [6, 'months'] }),
      cost('Starting bonus for the scarce side', 'other', 50, { times: ['suppliers', 'suppliers'] }),
      cost('Advertising for customers', 'other', 10, { times: ['wanted', 'customers'], when: CONSUMERS }),
    ],
    risks: [
      risk(
        'Both sides meet once and then deal without you.',
        'Tie payment, cover for damage and reviews to deals on the platform, and ask every tenth pair.',
      ),
      risk(
        'The payment provider rejects the business.',
        'Describe the flow of money to two providers before anything is built.',
      ),
      risk(
        'One large customer takes most of the supply.',
        'Limit how much one customer can reserve, and recruit next to where they are.',
        BUSINESSES,
      ),
    ],
    unplanned: ['Average value of a deal: fee, cover and insurance depend on it.'],
    advice: ['Open no second area before nine of ten requests in the first are filled within two days.'],
  },
  production: {
    packages: [
      work(
        'liquidity',
        'M',
        'product-manager',
        'Define when an area works: share filled within a day, and customers who return within two months',
      ),
      work(
        'playbook',
        'M',
        'seller',
        'Open a second area by a written playbook, and record what it costs until it works',
        'liquidity',
        { waits: [60, 'Second area', 'alongside'] },
      ),
      work(
        'ranking',
        'L',
        'backend',
        'Rank by response time, completion and fit; give newcomers a fair share and show why',
        'liquidity',
      ),
      work(
        'fraud',
        'L',
        'backend',
        'Hold suspicious deals by rules that a person reviews, and count wrong holds',
        'liquidity',
      ),
      work(
        'scale-desk',
        'M',
        'operations',
        'Handle the disputes of both areas with two people, and review a sample of decisions every week',
        'fraud',
      ),
      work(
        'platform-law',
        'S',
        'legal',
        'Check which earnings must be reported to tax offices, and the status of suppliers who work full-time',
        '',
        { waits: [20, 'Answer of the tax office'] },
      ),
      work(
        'load',
        'M',
        'devops',
        'Test ten times today’s requests, restore a backup, and rehearse a failed payout',
        'ranking fraud',
      ),
      work(
        'loyal',
        'M',
        'product-manager',
        'Interview ten suppliers who left and ten who stayed; build what keeps them',
        'liquidity',
      ),
      work(
        'quarter',
        'M',
        'operations',
        'Run both areas for a quarter, with {suppliers} suppliers and {deals} deals; ask every fifth pair whether they deal without you',
        'playbook scale-desk load loyal actions',
        { waits: [84, 'One quarter', 'alongside'] },
      ),
      work(
        'commission',
        'S',
        'founder',
        'Set the fee again by side and area, from deals lost and margin',
        'quarter platform-law',
      ),
    ],
    action: {
      does: 'measure how often it leads to a deal, and fix the step where most people leave',
      size: 'S',
      by: 'product-manager',
      after: ['liquidity'],
    },
    milestones: [
      ['A second area works', 'playbook'],
      ['Ranking and fraud checks run', 'ranking', 'fraud', 'load'],
      ['A quarter in both areas is over', 'quarter'],
      ['The fee is set again', 'commission'],
    ],
    deliverables: [
      'A playbook for new areas',
      'A ranking that explains itself',
      'Fraud rules with their error rate',
      'Deals lost and margin per area',
    ],
    costs: [
      cost('Opening of the second area', 'other', 3000),
      cost('Identity and fraud service', 'fee', 600, { times: [3, 'months'] }),
      cost('Payment provider', 'fee', 3, { times: ['deals', 'deals'] }),
      cost('Insurance', 'insurance', 730, { times: [2, 'areas'] }),
    ],
    risks: [
      risk(
        'A second area costs as much as the first and never pays off.',
        'Stop an area that does not reach the definition within two quarters.',
      ),
      risk(
        'A competitor with money buys the scarce side.',
        'Give suppliers what they cannot take along: bookings, history and cover.',
      ),
    ],
    unplanned: ['Which areas come next: it depends on where requests are not filled today.'],
    advice: ['Judge an area by returning customers, not by sign-ups.'],
  },
}
