import {
  BUSINESSES,
  CONSUMERS,
  cost,
  type NatureWork,
  risk,
  SMALL_PLAN,
  type When,
  work,
} from './work-package.ts'

/** What a customer needs a few times a year at most, so that nobody comes back within weeks. */
const RARE: When = { words: /\brare_deal\b/ }
const OFTEN: When = { unless: /\brare_deal\b/ }
/** Deals that are agreed long before their day are not filled within days. */
const AHEAD: When = { words: /\b(?:books_ahead|rare_deal)\b/ }
const SOON: When = { unless: /\b(?:books_ahead|rare_deal)\b/ }
/** What is traded, by the signs of chosen.ts: places and things for a time, work of people, or things for good. */
const LENDING: When = { words: /\bsupply_lent\b/ }
const SKILLS: When = { words: /\bsupply_work\b/ }
const HOMES =
  /\b(?:homes?|houses?|flats?|apartments?|child(?:ren)?|bab(?:y|ies)|sitters?|carers?|caregivers?|cleaners?|handym[ae]n|electricians?|plumbers?|tutors?)\b/i
/** Work of people who are let into homes. */
const AT_HOMES: When = {
  words: new RegExp(`supply_work[^]*?${HOMES.source}|${HOMES.source}[^]*?supply_work`, 'i'),
}
const TRADING: When = { words: /\bsupply_sold\b/ }
const ANY: When = { words: /\bsupply_open\b/ }
/** What the planned fees pay for. */
const LARGE: When = { unless: SMALL_PLAN }
const SMALL: When = { words: SMALL_PLAN }
const alsoUnless = (when: When, words: RegExp): When => ({
  ...when,
  unless: when.unless ? new RegExp(`${when.unless.source}|${words.source}`, 'i') : words,
})
const large = (when: When): When => alsoUnless(when, SMALL_PLAN)

/** Two sides that write or call each other by what is offered, and use no pages. */
const MESSAGES = /\bby_message\b/
/** Money of one side that goes to the other through the founder, and what both sides write about each other. */
const PASSES_MONEY: When = {
  words:
    /\bis_share\b|\b(?:escrow|ring-fenced|(?:holds?|held) (?:the |their )?(?:money|payment|deposit)s?|deposits?|pays? out|paid out|payouts?|(?:we|i) (?:get|keep|take)|(?:pays?|paid) (?:through|over) (?:us|it|the (?:app|site|platform)))\b/i,
}
const REVIEWED: When = { words: /\b(?:reviews?|ratings?|rates? each other|stars)\b/i }
const BY_MESSAGE: When = { words: MESSAGES }
const unlessByMessage = (when: When): When => alsoUnless(when, MESSAGES)

/** A place where two sides find each other. */
export const MARKETPLACE: NatureWork = {
  interactive: {
    packages: [
      work(
        'scarce',
        'M',
        'founder',
        'Interview eight on each side; find out which side is short, and what would make it join',
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
        'board',
        'M',
        'designer',
        'Draw clickable pages: offer, request, agreement, what happens on the day, payment and complaint',
        'scarce today',
        { when: unlessByMessage(ANY) },
      ),
      work(
        'allowed',
        'S',
        'legal',
        'Ask who is party to the contract, who is liable for damage, who declares taxes, and what the go-between must register',
        '',
        { waits: [10, 'Opinion of a lawyer'], when: LARGE },
      ),
      work(
        'allowed',
        'S',
        'founder',
        'Ask trade and tax office in writing what a go-between has to register, who declares taxes, and what an insurer covers',
        '',
        { waits: [14, 'Their answers'], when: SMALL },
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
        'pairs leak allowed',
      ),
      work(
        'plan-a',
        'S',
        'founder',
        'Go on only if three of four pairs agreed and the side that is short named dates; begin in one part of {place|the market}',
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
    shows: ['scarce', 'allowed'],
    milestones: [
      ['Known which side is short', 'scarce'],
      ['Pairs have agreed on a deal', 'pairs'],
      ['Decided where to begin', 'plan-a'],
    ],
    proves: [
      'Begin only if three of four pairs agreed on a deal and the side that is short named dates; recruit in the part of the market that they named',
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
        'Ask the side that is short for a concrete offer with a date, not for an opinion.',
      ),
      risk(
        'The two sides already know each other well enough.',
        'Count how many of the sixteen needed someone new in the last three months.',
      ),
    ],
    unplanned: ['Which side is short: recruiting begins there.'],
    advice: [
      ['Begin where a deal is urgent: people in a hurry try something new.', SOON],
      ['Begin with those whose date is next: a promise without a date is worth little.', AHEAD],
    ],
  },
  poc: {
    packages: [
      work(
        'seed',
        'M',
        'seller',
        'Win {suppliers} of the side that is short by phone, all in one part of {place|the market}; begin with {channel|those you interviewed}',
        '',
        { waits: [14, 'Replies', 'alongside'] },
      ),
      work(
        'want',
        'M',
        'seller',
        'Find {wanted} of the other side who need it within six weeks; write down what, when, where and for how much',
        'seed',
        { waits: [14, 'Replies', 'alongside'], when: SOON },
      ),
      work(
        'want',
        'M',
        'seller',
        'Find {wanted} of the other side; write down for each the day or season it is needed, by when it is decided and paid, what, where and for how much',
        'seed',
        { waits: [14, 'Replies', 'alongside'], when: AHEAD },
      ),
      work(
        'liable',
        'S',
        'legal',
        'Put into one page of terms who is party to the contract, who is liable for damage, and who declares taxes; have an insurer confirm cover in writing',
        '',
        { waits: [14, 'Answers of lawyer and insurer'] },
      ),
      work(
        'vet',
        'S',
        'operations',
        'Check each of them: identity, proof of skill, insurance and one reference',
        'seed',
        { when: { ...SKILLS, ...AT_HOMES } },
      ),
      work(
        'vet',
        'S',
        'operations',
        'Check each of them: identity, proof of skill, and one who was served before',
        'seed',
        { when: { ...SKILLS, unless: HOMES } },
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
        'vet',
        'S',
        'operations',
        'Check each before the first deal: who it is, what is promised, and one who has met them before',
        'seed',
        { when: ANY },
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
        { waits: [14, 'Second requests'], when: OFTEN },
      ),
      work(
        'go',
        'S',
        'founder',
        'Go on only if {filled} of {deals} requests are filled and three customers send someone who asks as well',
        'fill',
        { waits: [14, 'Those whom they sent'], when: RARE },
      ),
    ],
    action: {
      does: 'do it by phone and spreadsheet for the first ten requests; note the minutes on each side',
      size: 'S',
      by: 'operations',
      after: ['vet', 'want', 'liable'],
    },
    sells: ['broker'],
    milestones: [
      ['Those who offer are won and checked', 'seed', 'vet'],
      ['Requests of the other side are there', 'want'],
      ['{deals} requests are handled', 'broker'],
      ['Decided by filled requests', 'fill', 'go'],
    ],
    proves: [
      [
        'Begin only if {filled} of {deals} requests were filled and three customers returned; build first what cost most minutes by hand',
        OFTEN,
      ],
      [
        'Begin only if {filled} of {deals} requests were filled and three customers sent someone; build first what cost most minutes by hand',
        RARE,
      ],
    ],
    deliverables: [
      '{suppliers} who offer, checked',
      '{wanted} requests of the other side',
      'Terms on liability and tax',
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
        'Someone does bad work or does not show up.',
        'Keep a second one on call for every appointment, and take no fee for it.',
        SKILLS,
      ),
      risk(
        'Goods are not as described.',
        'Hold the payment until the buyer confirms, and look at the first ten deliveries yourself.',
        TRADING,
      ),
      risk(
        'Most requests come for what nobody offers.',
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
        'Draft terms for each side: what is promised, cancellation, what happens when one does not come, exclusion, payment',
        '',
        { waits: [10, 'Draft of a lawyer'], when: LARGE },
      ),
      work(
        'rules-book',
        'S',
        'founder',
        'Extend the page of terms by what came up: cancellation, what happens when one does not come, exclusion, payment',
        '',
        { when: SMALL },
      ),
      work(
        'profiles',
        'L',
        'full-stack',
        'Build listings with photos, calendar, house rules and a check by a person before they appear',
        '',
        { when: unlessByMessage(large(LENDING)) },
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
        { when: unlessByMessage(large(SKILLS)) },
      ),
      work(
        'profiles',
        'L',
        'full-stack',
        'Build listings with photos, condition, quantity and a check by a person before they appear',
        '',
        { when: unlessByMessage(large(TRADING)) },
      ),
      work(
        'profiles',
        'L',
        'full-stack',
        'Build offers with description, area, free times and a check by a person before they appear',
        '',
        { when: unlessByMessage(large(ANY)) },
      ),
      work(
        'profiles',
        'M',
        'operations',
        'Set up offers, requests and answers on a ready-made product that fits the steps done by hand; a person checks each entry first',
        'rules-book',
        { when: unlessByMessage(SMALL) },
      ),
      work(
        'request',
        'L',
        'full-stack',
        'Build request, offer and agreement in one conversation that both sides can read later',
        'profiles',
        { when: large({ unless: MESSAGES }) },
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
        'request',
        'M',
        'operations',
        'Set up on it what a request must say, who is told, until when an offer holds, choice, change and cancellation; play each from both sides',
        'profiles',
        { when: unlessByMessage(SMALL) },
      ),
      work(
        'escrow',
        'M',
        'operations',
        'Have a licensed provider split each payment: {price|your part} stays, the rest is paid out; try a refund and one who does not come',
        'request rules-book',
        {
          waits: [21, 'Approval by the payment provider'],
          when: {
            words: new RegExp(`(?=[^]*${SMALL_PLAN.source})[^]*(?:${PASSES_MONEY.words?.source ?? ''})`, 'i'),
          },
        },
      ),
      work(
        'sender',
        'S',
        'operations',
        'Register a number or sender name for messages; settle consent, stop word and price per message with the provider',
        '',
        { waits: [21, 'Registration of the sender'], when: BY_MESSAGE },
      ),
      work(
        'escrow',
        'L',
        'backend',
        'Hold the payment until both confirm, deduct {price|the fee}, pay out and refund, through a licensed provider',
        'request rules-book',
        { waits: [21, 'Approval by the payment provider'], when: large(PASSES_MONEY) },
      ),
      work(
        'reviews',
        'M',
        'full-stack',
        'Let both sides review; publish when both have written or two weeks have passed',
        'request',
        { when: large(REVIEWED) },
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
        'Bring those who offer in one part of {place|the market} to {suppliers} before you open a second',
        'profiles',
        { waits: [45, 'Recruiting', 'alongside'] },
      ),
      work(
        'demand',
        'M',
        'seller',
        'Win customers until {wanted} have asked for one, beginning with {channel|those of the first requests}',
        'profiles',
        { waits: [30, 'Campaign of a month', 'alongside'] },
      ),
      work(
        'break-in',
        'M',
        'qa',
        'Attack it: false entries, stolen cards, phone numbers hidden in messages, one person on both sides',
        'escrow reviews actions',
        { when: LARGE },
      ),
      work(
        'break-in',
        'S',
        'operations',
        'Try a false offer, two bookings at once, a cancellation and a payment that fails, and mend what goes wrong',
        'profiles escrow actions',
        { when: SMALL },
      ),
      work(
        'hundred',
        'M',
        'operations',
        'Support {deals} deals, and call both sides after every tenth',
        'break-in disputes density demand sender',
        { waits: [56, 'Eight weeks of deals', 'alongside'] },
      ),
      work(
        'verdict',
        'S',
        'founder',
        'Go on only if one customer in three made a second deal and fees cover payment costs and disputes',
        'hundred',
        { when: OFTEN },
      ),
      work(
        'verdict',
        'S',
        'founder',
        'Go on only if one customer in three was sent by another and fees cover payment costs and disputes',
        'hundred',
        { when: RARE },
      ),
    ],
    action: {
      does: 'build it for both sides, including what happens when one does not answer in time',
      size: 'M',
      by: 'full-stack',
      after: ['profiles'],
      always: true,
    },
    sells: ['hundred'],
    milestones: [
      ['Both sides can agree on a deal', 'request', 'escrow', 'break-in'],
      ['Both sides are there', 'density', 'demand'],
      ['{deals} deals are done', 'hundred'],
      ['Decided by what customers did next', 'verdict'],
    ],
    proves: [
      [
        'Begin only if one customer in three of {deals} deals made a second one; write down what one deal costs in minutes and fees',
        OFTEN,
      ],
      [
        'Begin only if one customer in three of {deals} deals was sent by another; write down what one deal costs in minutes and fees',
        RARE,
      ],
    ],
    deliverables: [
      'Entries that a person has checked',
      ['Payments held until both confirm', large(PASSES_MONEY)],
      'Terms for each side',
      '{suppliers} who offer in one area',
      '{deals} finished deals',
    ],
    costs: [
      cost('Checks of those who offer', 'fee', 10, { times: ['suppliers', 'checks'], when: LARGE }),
      cost('Payment provider, 3% of the whole payment', 'fee', 1, {
        times: ['deals', 'payments'],
        ofPrice: 0.25,
        onlyPriced: true,
        when: PASSES_MONEY,
      }),
      cost('Platform liability insurance', 'insurance', 125, { times: [12, 'months'] }),
      cost('Hosting and messages', 'fee', 60, { times: [6, 'months'] }),
      cost('Starting bonus for the side that is short', 'other', 50, {
        times: ['suppliers', 'people'],
        when: LARGE,
      }),
      cost('Advertising for customers', 'other', 10, {
        times: ['wanted', 'customers'],
        when: { ...CONSUMERS, ...LARGE },
      }),
    ],
    risks: [
      risk(
        'Both sides meet once and then deal without you.',
        'Ask every tenth pair, and name in the terms what both lose without you.',
      ),
      risk(
        'The payment provider rejects the business.',
        'Describe the flow of money to two providers before anything is built.',
        PASSES_MONEY,
      ),
      risk(
        'One large customer takes most of the supply.',
        'Limit how much one customer can reserve, and recruit next to where they are.',
        BUSINESSES,
      ),
    ],
    unplanned: ['Average value of a deal: fee, cover and insurance depend on it.'],
    advice: [
      ['Open no second area before nine of ten requests in the first are filled within two days.', SOON],
      ['Open no second area before nine of ten requests in the first are filled before their day.', AHEAD],
    ],
  },
  production: {
    packages: [
      work(
        'liquidity',
        'M',
        'product-manager',
        'Define when an area works: share filled within a day, and customers who return within two months',
        '',
        { when: SOON },
      ),
      work(
        'liquidity',
        'M',
        'product-manager',
        'Define when an area works: share filled before their day, and customers whom others sent',
        '',
        { when: AHEAD },
      ),
      work(
        'playbook',
        'L',
        'seller',
        'Open a second area by a written playbook: win {more} who offer there, and record what it costs until it works',
        'liquidity',
        { waits: [60, 'Second area', 'alongside'], when: LARGE },
      ),
      work(
        'playbook',
        'M',
        'seller',
        'Win {more} more who offer in the first area, where most requests stay open; open no second area yet',
        'liquidity',
        { waits: [45, 'Recruiting', 'alongside'], when: SMALL },
      ),
      work(
        'ranking',
        'L',
        'backend',
        'Rank by response time, completion and fit; give newcomers a fair share and show why',
        'liquidity',
        { when: LARGE },
      ),
      work(
        'fraud',
        'L',
        'backend',
        'Hold suspicious deals by rules that a person reviews, and count wrong holds',
        'liquidity',
        { when: LARGE },
      ),
      work(
        'scale-desk',
        'M',
        'operations',
        'Decide disputes by written rules, and have a second person review a sample of decisions every week',
        'fraud',
        { when: LARGE },
      ),
      work(
        'platform-law',
        'S',
        'founder',
        'Ask the tax office which earnings must be reported, and what else the law asks of a go-between of this size',
        '',
        { waits: [20, 'Answer of the tax office'] },
      ),
      work(
        'load',
        'M',
        'devops',
        'Test ten times today’s requests, restore a backup, and rehearse a failed payout',
        'ranking fraud',
        { when: LARGE },
      ),
      work(
        'loyal',
        'M',
        'product-manager',
        'Ask ten who left and ten who stayed, of those who offer; do what keeps them',
        'liquidity',
      ),
      work(
        'quarter',
        'M',
        'operations',
        'Run it for a quarter, with {suppliers} who offer and {deals} deals; ask every fifth pair whether they deal without you',
        'playbook scale-desk load loyal actions',
        { waits: [84, 'One quarter', 'alongside'] },
      ),
      work(
        'commission',
        'S',
        'founder',
        'Set the fee again by side, from deals lost and margin',
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
      ['More offer', 'playbook'],
      ['Ranking and fraud checks run', 'ranking', 'fraud', 'load'],
      ['A quarter is over', 'quarter'],
      ['The fee is set again', 'commission'],
    ],
    deliverables: [
      ['A playbook for new areas', LARGE],
      ['A ranking that explains itself', LARGE],
      ['Fraud rules with their error rate', LARGE],
      'Figures of a quarter: deals, lost ones, and what each left',
      'What keeps those who offer',
    ],
    costs: [
      cost('Hosting and messages', 'fee', 90, { times: [6, 'months'] }),
      cost('Opening of the second area', 'other', 3000, { when: LARGE }),
      cost('Identity and fraud service', 'fee', 600, { times: [3, 'months'], when: LARGE }),
      cost('Payment provider, 3% of the whole payment', 'fee', 1, {
        times: ['deals', 'payments'],
        ofPrice: 0.25,
        onlyPriced: true,
        when: PASSES_MONEY,
      }),
      cost('Platform liability insurance', 'insurance', 125, { times: [12, 'months'] }),
    ],
    risks: [
      risk(
        'A second area costs as much as the first and never pays off.',
        'Stop an area that does not reach the definition within two quarters.',
        LARGE,
      ),
      risk(
        'A competitor with money buys those who offer.',
        'Give them what they cannot take along: requests, history and cover.',
      ),
    ],
    unplanned: ['Which areas come next: it depends on where requests are not filled today.'],
    advice: ['Judge an area by returning customers, not by sign-ups.'],
  },
}
