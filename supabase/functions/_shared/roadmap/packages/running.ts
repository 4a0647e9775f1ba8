import { BUSINESSES, CONSUMERS, cost, type PhaseWork, risk, type When, work } from './work-package.ts'

/*
 * The first two phases of a venture in which something works already: what exists is measured and kept, and the next step is
 * proven from there. Nothing is drawn, imitated or built again.
 */

const SELLING: When = { standing: 'sold' }
const FREE: When = { standing: 'trial' }
const COUNTED: When = { words: /\bhas_count\b/ }
const UNCOUNTED: When = { unless: /\bhas_count\b/ }
const MEASURES: When = {
  words:
    /\b(?:measur\w+|sensors?|monitor\w*|detect\w*|weigh(?:s|ing)?|scales?|readings?|tells?|temperature|moisture)\b/i,
}
const CARED: When = {
  words:
    /\b(?:elder\w*|old people|seniors?|child(?:ren)?|kids?|bab(?:y|ies)|patients?|dementia|disab\w+|dogs?|cats?|horses?|hens?|animals?)\b/i,
}
const FOOD: When = { words: /\bgoods_food\b/ }
const NOT_FOOD: When = { unless: /\bgoods_food\b/ }
const SENT: When = {
  words: /\b(?:parcels?|by mail|by post|shipp\w+|courier|online|instagram|etsy|deliver\w*)\b/i,
}
const COURSE: When = { words: /\bis_course\b/ }
const FEED: When = { unless: /\bis_course\b/ }

type Running = Readonly<Record<'interactive' | 'poc', PhaseWork>>

const SOFTWARE: Running = {
  interactive: {
    packages: [
      work(
        'exists',
        'M',
        'founder',
        'Put ten real cases with known results through the version that works; list what is wrong, slow or missing',
      ),
      work(
        'users',
        'M',
        'founder',
        'Call {few} of the {has} who use it: when they last opened it, for what, and what they still do beside it',
        '',
        { waits: [7, 'Calls', 'alongside'], when: COUNTED },
      ),
      work(
        'users',
        'M',
        'founder',
        'Sit beside five people who use it for a real case; note where they stop, and what they do beside it',
        '',
        { waits: [7, 'Appointments', 'alongside'], when: UNCOUNTED },
      ),
      work(
        'code',
        'S',
        'full-stack',
        'Go through the code that exists: what stays, what no test covers, what only one person knows; write it down with hours',
      ),
      work(
        'rivals',
        'S',
        'founder',
        'Do one of these cases with {today|what people use today} as well; compare minutes and mistakes',
        'exists',
      ),
      work(
        'price-talk',
        'S',
        'founder',
        'Name {price|the price} to each who uses it, and the day from which it is paid; note who stays, and why others do not',
        'users',
        { when: FREE, covered: /\bask\b.*\bpay|costs your price/i },
      ),
      work(
        'price-talk',
        'S',
        'founder',
        'Ask each who pays what would make them stop, and what they would pay more for',
        'users',
        { when: SELLING },
      ),
      work(
        'keep',
        'S',
        'founder',
        'Go on only if at least eight of the ten cases come out right or their errors are understood; order the gaps by who misses them',
        'exists users code rivals price-talk actions',
      ),
    ],
    action: {
      does: 'agree with one user on three examples and their right results; put them through what exists, and list each difference',
      size: 'S',
      by: 'founder',
      after: [],
      always: true,
    },
    shows: ['exists'],
    milestones: [
      ['Known what works and what is wrong', 'exists', 'code'],
      ['Those who use it have been asked', 'users', 'price-talk'],
      ['The next step is decided', 'keep'],
    ],
    proves: [
      'Begin with the list of gaps in the order in which users miss them; leave out what none of them named',
    ],
    deliverables: [
      'Ten real cases with right and wrong results',
      'Notes on those who use it',
      'A list of what stays in the code',
    ],
    costs: [],
    risks: [
      risk(
        'Those who use it are kind because they know you.',
        'Count what they did in the last month, and not what they say.',
      ),
    ],
    unplanned: ['Who may change the code, and what happens when that person has no time.'],
    advice: ['Build nothing new in this phase: what exists shows at no cost where it fails.'],
  },
  poc: {
    packages: [
      work(
        'reference',
        'M',
        'founder',
        'Collect 30 real cases whose right results an expert or a user has confirmed: from now on they are the measure',
        '',
        { waits: [10, 'Their confirmations', 'alongside'] },
      ),
      work(
        'gaps',
        'M',
        'full-stack',
        'Close the three gaps that most users named, one at a time, and let two of them try each',
      ),
      work(
        'data-law',
        'S',
        'legal',
        'Settle which personal data is stored, on what legal basis, where, and when it is deleted',
        '',
        { waits: [10, 'Opinion of a lawyer'] },
      ),
      work(
        'strangers',
        'M',
        'founder',
        'Let {strangers} people who do not know you begin alone with a real case; note where each gets stuck',
        'gaps actions',
        { waits: [14, 'Two weeks of use', 'alongside'] },
      ),
      work(
        'order',
        'S',
        'founder',
        'Ask everyone who used it for {price|the price}, paid now, by a payment link and without a program for it',
        'strangers data-law reference',
        { waits: [7, 'Their decisions'], when: FREE },
      ),
      work(
        'order',
        'S',
        'founder',
        'Ask the new ones for {price|the price}, paid now, and count who of the {has} still pays',
        'strangers data-law reference',
        { waits: [7, 'Their decisions'], when: SELLING },
      ),
      work(
        'go',
        'S',
        'founder',
        'Go on only if a third of all who used it pay, and 28 of the 30 cases come out right',
        'order',
      ),
    ],
    action: {
      does: 'compare its results with the confirmed ones, mend each difference, and have a second person check five by hand',
      size: 'M',
      by: 'full-stack',
      after: ['reference'],
      always: true,
    },
    sells: ['order'],
    milestones: [
      ['The measure is there', 'reference'],
      ['Gaps are closed and tried', 'gaps', 'strangers'],
      ['Decided by payments', 'order', 'go'],
    ],
    proves: [
      'Begin only if a third of all who used it pay and 28 of the 30 cases come out right; build next what payers asked for',
    ],
    deliverables: [
      '30 confirmed cases, checked before each change',
      'Three closed gaps',
      'Payments, and refusals with their reasons',
    ],
    costs: [cost('Servers and paid services', 'fee', 40, { times: [3, 'months'] })],
    risks: [
      risk(
        'It is right for the cases that you know and wrong for others.',
        'Let strangers choose the cases, and keep each wrong one as a new test.',
      ),
    ],
    unplanned: ['Whose data it holds, and whether that data may leave the country.'],
    advice: ['Repeat the 30 cases before every change goes live.'],
  },
}

const DEVICE: Running = {
  interactive: {
    packages: [
      work(
        'exists',
        'M',
        'founder',
        'Read out or write down for two weeks what the working units do: right, wrong, silent, taken off',
        '',
        { waits: [14, 'Two weeks of use', 'alongside'] },
      ),
      work(
        'site',
        'M',
        'founder',
        'Be there where one is in use for a day: who handles it, how it is cleaned, what bothers, what people do on its signal',
        '',
        { waits: [7, 'Visits', 'alongside'] },
      ),
      work(
        'target',
        'S',
        'founder',
        'Ask those who use it which wrong or missing signal would cost them most; set this as the accuracy target',
        'site',
        { when: MEASURES },
      ),
      work(
        'open',
        'S',
        'electronics',
        'Take a unit that was in use apart: moisture, dirt, wear, solder, energy; list what must change before more are made',
        'exists',
      ),
      work(
        'rival',
        'S',
        'founder',
        'Compare a week with it and a week with {today|what is used today}: losses, minutes and cost of each',
        'site',
        { waits: [7, 'One week', 'alongside'] },
      ),
      work(
        'rules',
        'S',
        'founder',
        'Ask a test house in writing which rules apply: electricity, radio, light or laser, batteries, contact with food or skin',
        '',
        { waits: [14, 'Answer of the test house'] },
      ),
      work(
        'more',
        'S',
        'founder',
        'Offer those who use one the next units at {price|the full price}, in writing and with a date',
        'target',
        { waits: [14, 'Their decisions'], covered: /\b(?:ask|paid order|sign)\b/i },
      ),
      work(
        'gate',
        'S',
        'founder',
        'Go on only if the units in use were right nine times in ten and someone orders more of them; else mend that first',
        'open rival rules more actions',
      ),
    ],
    action: {
      does: 'count in the units in use how often it did this, and when it did not; note the cause of each miss',
      size: 'S',
      by: 'founder',
      after: [],
      always: true,
    },
    shows: ['exists'],
    milestones: [
      ['Two weeks of real use are counted', 'exists'],
      ['Causes of failure and rules are known', 'open', 'rules'],
      ['Decided on more units', 'gate'],
    ],
    proves: ['Begin only if the units in use were right nine times in ten; change first what failed in use'],
    deliverables: [
      'A count of right, wrong and missing signals',
      'A list of changes with their causes',
      'The written answer of a test house',
    ],
    costs: [],
    risks: [
      risk(
        'It works because you or a friend looks after it.',
        'Count what happens in the weeks in which you do not come.',
      ),
    ],
    unplanned: ['Who comes when a unit fails, and how soon.'],
    advice: ['Change no part before two weeks of use are counted.'],
  },
  poc: {
    packages: [
      work(
        'design',
        'M',
        'electronics',
        'Change the design by the list of failures: parts that can be bought again, a second source for each, fewer steps by hand',
      ),
      work(
        'units',
        'M',
        'electronics',
        'Build {units} units in one go; note minutes, rejects and the real price of every part',
        'design',
        { with: 'technician', waits: [14, 'Parts'] },
      ),
      work(
        'limits',
        'S',
        'mechanics',
        'Put two of them through what the place does: heat, cold, wet, dust, cleaning, a fall; note what stops first',
        'units',
        { waits: [7, 'One week of tests', 'alongside'] },
      ),
      work(
        'reference',
        'S',
        'electronics',
        'Compare 50 signals with what a person measures by hand at the same minute',
        'units',
        { waits: [7, 'One week side by side', 'alongside'], when: MEASURES },
      ),
      work(
        'hazards',
        'S',
        'founder',
        'Have someone who did not build it look for electrical, mechanical and fire hazards, and for parts that can come off',
        'units',
      ),
      work(
        'cover',
        'S',
        'founder',
        'Get liability cover and a page of terms: what it does not promise, return, exchange, data',
        '',
        { waits: [10, 'Policy'] },
      ),
      work(
        'pilot',
        'M',
        'founder',
        'Sell or lend the {units} units beyond those who have one, and ask each user every week what it did',
        'limits reference hazards cover',
        { waits: [42, 'Six weeks in use', 'alongside'] },
      ),
      work(
        'bom',
        'S',
        'founder',
        'Get quotes for all parts at 5, 100 and 1,000 units; compare the sum with {price|the price}',
        'design',
        { waits: [7, 'Quotes of suppliers'] },
      ),
      work(
        'result',
        'S',
        'founder',
        'Go on only if half of the {units} units are paid for, one in ten failed at most, and parts cost less than half the price',
        'pilot bom actions',
      ),
    ],
    action: {
      does: 'show it on a changed unit, log 100 times, and mend the causes of what went wrong',
      size: 'S',
      by: 'firmware',
      after: ['units'],
      always: true,
    },
    sells: ['pilot'],
    milestones: [
      ['{units} units are built', 'units'],
      ['Limits and hazards are known', 'limits', 'hazards'],
      ['Six weeks with new users are over', 'pilot'],
      ['Decided on a small series', 'result'],
    ],
    proves: [
      'Begin only if half of the {units} units are paid for and one in ten failed at most; list each failure with its cause',
    ],
    deliverables: [
      'A design changed by real failures',
      '{units} units with new users',
      'Cost of parts at 5, 100 and 1,000 units',
    ],
    costs: [
      cost('Parts of the units', 'parts', 60, { times: ['units', 'units'], ofPrice: 0.4, isUnit: true }),
      cost('Liability cover for the pilot', 'insurance', 60, { times: [3, 'months'] }),
      cost('Enclosures and seals', 'material', 25, { times: ['units', 'units'], ofPrice: 0.15 }),
    ],
    risks: [
      risk(
        'New users handle it in another way than the first ones.',
        'Choose them by the hardest conditions, and show nobody how to use it.',
      ),
    ],
    unplanned: ['How many are made at a time: the price of parts depends on it.'],
    advice: ['Build these by the same hands and steps as the later ones, or their minutes mean nothing.'],
  },
}

const GOODS: Running = {
  interactive: {
    packages: [
      work(
        'exists',
        'M',
        'worker',
        'Time ten pieces as you make them now: minutes of every step, material, waste, rejects; find the step that holds up all others',
      ),
      work(
        'books',
        'S',
        'founder',
        'Work out what is left of one piece as it is sold now: material, minutes, packing, delivery, fees, what came back',
        'exists',
      ),
      work(
        'buyers',
        'M',
        'founder',
        'Ask twenty who bought: for what day, where they saw it, what else they looked at, in what state it arrived',
        '',
        { waits: [10, 'Their answers', 'alongside'], when: CONSUMERS },
      ),
      work(
        'buyers',
        'M',
        'founder',
        'Ask each business that bought: how it sold or served, what was left over, what it pays others for the same',
        '',
        { waits: [10, 'Their answers', 'alongside'], when: BUSINESSES },
      ),
      work(
        'rivals',
        'S',
        'founder',
        'Lay yours beside {today|what people buy today}; note price, size, finish and who carries it home',
        '',
      ),
      work(
        'allowed',
        'S',
        'founder',
        'Ask the trade office and an insurer in writing what has to be registered, marked and insured at today’s quantity and at five times it',
        '',
        { waits: [10, 'Their answers'] },
      ),
      work(
        'choose',
        'S',
        'founder',
        'Go on only if a fifth of the price is left by your own figures; name the one step that a tool or a firm is to take over',
        'books buyers rivals allowed actions',
      ),
    ],
    action: {
      does: 'watch ten buyers or pieces; count how often it goes wrong, and time it',
      size: 'S',
      by: 'founder',
      after: ['exists'],
    },
    shows: ['exists', 'allowed'],
    milestones: [
      ['Minutes and margin of a piece are known', 'exists', 'books'],
      ['Buyers have been asked', 'buyers'],
      ['The slowest step is named', 'choose'],
    ],
    proves: [
      'Begin only if a fifth of the price is left by your own figures; enter the minutes of each step into this plan',
    ],
    deliverables: [
      'Minutes and cost of each step',
      'Answers of buyers',
      'The written answers of office and insurer',
    ],
    costs: [cost('Competing products', 'other', 30, { times: [2, 'products'], ofPrice: 1 })],
    risks: [risk('Friends bought the first ones.', 'Count apart those whom you did not know before.')],
    unplanned: ['How many a month you want to make yourself.'],
    advice: ['Keep one good piece sealed: later ones are compared with it.'],
  },
  poc: {
    packages: [
      work(
        'step',
        'M',
        'founder',
        'Get three offers for the slowest step: a tool, a machine by the hour, a firm that does it to order; try two with twenty pieces',
        '',
        { waits: [14, 'Offers and trials'] },
      ),
      work(
        'supply',
        'S',
        'founder',
        'Ask three suppliers for the main material at ten times today’s quantity: sample, price, least order, days',
        '',
        { waits: [14, 'Samples'] },
      ),
      work(
        'arrives',
        'S',
        'founder',
        'Send ten packed pieces to people far away by the cheapest carrier; count damage, days and what one costs with packing',
        '',
        { waits: [10, 'Ten parcels'], when: SENT },
      ),
      work(
        'keep',
        'S',
        'worker',
        'Store packed pieces warm, cold and in shipping boxes; check taste and condition each week',
        'batch',
        { waits: [28, 'Four weeks of storage', 'alongside'], when: FOOD },
      ),
      work(
        'safety',
        'S',
        'founder',
        'Ask a laboratory which tests, warnings and markings the product needs, and what they cost',
        '',
        { waits: [10, 'Answer of the laboratory'] },
      ),
      work(
        'insure',
        'S',
        'founder',
        'Register the trade and sign product liability, as the office and the insurer answered',
        '',
        { waits: [14, 'Registration and policy'] },
      ),
      work(
        'batch',
        'M',
        'worker',
        'Make {pieces} pieces with the new way of the slowest step; compare minutes and rejects with the ten that were timed',
        'step supply safety',
        { waits: [5, 'Material'] },
      ),
      work(
        'sell',
        'M',
        'founder',
        'Sell them at {price|the full price}: half through {channel|the way that sold most}, half through one new way; compare hours and fees',
        'batch insure arrives',
        { waits: [28, 'Four weeks of sales', 'alongside'] },
      ),
      work(
        'again',
        'S',
        'founder',
        'Ask every buyer of this batch when they would buy the next one, and whom they told',
        'sell',
        { waits: [14, 'Their answers'] },
      ),
      work(
        'close',
        'S',
        'founder',
        'Go on only if three of four pieces were paid for, the slow step takes half the minutes, and a fifth of the price is left',
        'again keep actions',
      ),
    ],
    action: {
      does: 'do it with twenty pieces in the new way; count minutes and what goes wrong',
      size: 'S',
      by: 'worker',
      after: ['step'],
    },
    sells: ['sell'],
    milestones: [
      ['The slowest step is faster', 'step'],
      ['The batch is made', 'batch'],
      ['The batch is sold and compared', 'sell', 'close'],
    ],
    proves: [
      'Begin only if three of four of the {pieces} pieces were paid for and a fifth of the price is left; order by what was sold a week',
    ],
    deliverables: [
      'Three offers for the slowest step, two of them tried',
      '{pieces} pieces sold in two ways',
      'The margin after delivery and rejects',
    ],
    costs: [
      cost('Material and packaging', 'material', 9, {
        times: ['pieces', 'pieces'],
        ofPrice: 0.3,
        isUnit: true,
      }),
      cost('Trials of the slowest step', 'tooling', 150, { times: [2, 'trials'] }),
      cost('Product liability insurance', 'insurance', 40, { times: [4, 'months'] }),
      cost('Parcels', 'other', 6, { times: ['pieces', 'pieces'], when: SENT, isDelivery: true }),
      cost('Kitchen', 'rent', 60, { times: [4, 'days'], when: FOOD }),
    ],
    risks: [
      risk(
        'The faster way makes pieces that are not as good.',
        'Put ten of each beside the sealed one, and let three buyers choose.',
        NOT_FOOD,
      ),
      risk(
        'A larger batch tastes different.',
        'Weigh everything, and compare with the sealed one before anything is sold.',
        FOOD,
      ),
    ],
    unplanned: ['What is done with pieces that nobody buys.'],
    advice: ['Buy no machine before two ways were tried with twenty pieces each.'],
  },
}

const SERVICE: Running = {
  interactive: {
    packages: [
      work(
        'exists',
        'M',
        'founder',
        'Keep a log of two weeks of the work as it is: each job, minutes with the way there, who did it, what went wrong',
        '',
        { waits: [14, 'Two weeks of work', 'alongside'] },
      ),
      work(
        'books',
        'S',
        'founder',
        'Work out what one job leaves after an hour’s pay for each who does it, material, the way there and days without work',
        'exists',
      ),
      work(
        'customers',
        'M',
        'founder',
        'Ask {few} of the {has} customers: who did it before, what would make them stop, whom they told',
        '',
        { waits: [7, 'Talks', 'alongside'], when: COUNTED },
      ),
      work(
        'customers',
        'M',
        'founder',
        'Ask ten who were served: who did it before, what would make them stop, whom they told',
        '',
        { waits: [7, 'Talks', 'alongside'], when: UNCOUNTED },
      ),
      work(
        'allowed',
        'S',
        'founder',
        'Ask the authority and an insurer in writing what this work needs: registration, cover for damage and for those who do it',
        '',
        { waits: [21, 'Their answers'] },
      ),
      work(
        'limits',
        'S',
        'founder',
        'Write down with everyone who works: what one does alone, what takes two, what is refused, who is called when something happens',
        'exists',
      ),
      work(
        'go-on',
        'S',
        'founder',
        'Go on only if a job leaves something after an hour’s pay for each; name the kind of job that is given up',
        'books customers allowed limits actions',
      ),
    ],
    action: {
      does: 'watch it at three customers; time each step, and note what a substitute could not know',
      size: 'S',
      by: 'founder',
      after: [],
    },
    shows: ['exists'],
    milestones: [
      ['Two weeks of work are counted', 'exists'],
      ['Known what one job leaves', 'books'],
      ['Decided how to grow', 'go-on'],
    ],
    proves: [
      'Begin only if a job leaves something after an hour’s pay for each who does it; keep the limits that were written down',
    ],
    deliverables: ['A log of two weeks', 'What one job leaves', 'Limits and emergencies on one page'],
    costs: [],
    risks: [
      risk(
        'It pays only because nobody counts your own hours.',
        'Enter an hour’s pay for everyone, and see what is left then.',
      ),
    ],
    unplanned: ['Who does the work when one of you is ill.'],
    advice: ['Win no more customers before two weeks are counted.'],
  },
  poc: {
    packages: [
      work(
        'permit',
        'S',
        'founder',
        'Obtain what authority and insurer named: registration, a policy that covers damage and those who do the work',
        '',
        { waits: [28, 'Registration and policy'] },
      ),
      work(
        'terms',
        'S',
        'legal',
        'Have one page of terms checked: what is included, limits, damage, missing things, cancellation, payment',
        '',
        { waits: [7, 'Check by a lawyer'] },
      ),
      work(
        'procedure',
        'S',
        'founder',
        'Write the steps of a job on one page with its photo or signature at the end; two of you follow it for a week',
      ),
      work(
        'rhythm',
        'S',
        'founder',
        'Offer those who come again a fixed day at one price; count who takes it',
        'procedure',
        { waits: [14, 'Their answers'] },
      ),
      work(
        'second',
        'M',
        'founder',
        'Teach one more person as a substitute: three jobs together, then three alone, with a call to each customer',
        'procedure permit',
        { waits: [14, 'Six jobs', 'alongside'] },
      ),
      work(
        'meet',
        'S',
        'founder',
        'Introduce the substitute to customers before the first time alone, with references that they may call',
        'second',
        { when: CARED },
      ),
      work(
        'add',
        'M',
        'founder',
        'Win {more} more customers through {channel|those who are served already}, near those whom you serve',
        'terms permit',
        { waits: [28, 'Their decisions', 'alongside'] },
      ),
      work(
        'trial',
        'M',
        'worker',
        'Serve the {more} new ones beside the others for {span} days by the written steps; count late, failed and damaged jobs',
        'add second meet',
        { waits: [28, 'Four weeks of work', 'alongside'] },
      ),
      work(
        'verdict',
        'S',
        'founder',
        'Go on only if those who paid before still pay, {stay} of the {more} new ones go on, and a job leaves what was worked out',
        'trial rhythm actions',
      ),
    ],
    action: {
      does: 'do it by the written steps at ten customers; count minutes, mistakes and what each said',
      size: 'S',
      by: 'worker',
      after: ['procedure'],
    },
    sells: ['add', 'trial'],
    milestones: [
      ['Permit, cover and terms are there', 'permit', 'terms'],
      ['A substitute works alone', 'second'],
      ['New customers are served', 'trial'],
      ['Decided by who stays', 'verdict'],
    ],
    proves: [
      'Begin only if {stay} of the {more} new customers go on and those before still pay; enter measured minutes per job',
    ],
    deliverables: [
      'Steps of a job that two people follow',
      'A trained substitute',
      '{more} new customers with their figures',
    ],
    costs: [
      cost('Liability and accident cover', 'insurance', 90, { times: [3, 'months'] }),
      cost('Equipment and protective gear', 'material', 120, { times: [3, 'people'] }),
    ],
    risks: [
      risk(
        'Customers want you and nobody else.',
        'Let the substitute come twice with you, and ask the customer the same evening.',
      ),
    ],
    unplanned: ['How many jobs one person can do in a day for years.'],
    advice: ['Take on no customer whom only one of you could serve.'],
  },
}

const MARKETPLACE: Running = {
  interactive: {
    packages: [
      work(
        'exists',
        'M',
        'founder',
        'Go through the last thirty deals: who asked, who answered after how many hours, amount, your minutes, what went wrong',
      ),
      work(
        'sides',
        'M',
        'founder',
        'Call five who sell and ten who buy: what made the last deal, what they do without you, why they did not deal directly',
        '',
        { waits: [10, 'Calls', 'alongside'] },
      ),
      work(
        'steps',
        'S',
        'founder',
        'Write down a deal step by step as it goes today; mark where most of your minutes go and where most deals end',
        'exists',
      ),
      work(
        'today',
        'S',
        'founder',
        'Compare a deal through you with {today|the way without you}: price for each side, days, risk',
        'exists',
      ),
      work(
        'allowed',
        'S',
        'legal',
        'Ask who is party to the contract, who is liable, who declares taxes, and whether you may hold the money of others',
        '',
        { waits: [10, 'Opinion of a lawyer'] },
      ),
      work(
        'plan-a',
        'S',
        'founder',
        'Go on only if a deal leaves more in fees than it takes in your minutes; name the step that is taken off your hands first',
        'sides steps today allowed actions',
      ),
    ],
    action: {
      does: 'count in the last thirty deals how often it was done, in how many minutes, and what went wrong',
      size: 'S',
      by: 'founder',
      after: ['exists'],
    },
    shows: ['exists'],
    milestones: [
      ['Thirty deals are counted', 'exists', 'steps'],
      ['Both sides have been asked', 'sides'],
      ['The first step to change is named', 'plan-a'],
    ],
    proves: ['Begin with the step that takes most of your minutes; leave the others by hand'],
    deliverables: [
      'Figures of thirty deals',
      'Answers of both sides',
      'A lawyer’s opinion on contract, tax and money',
    ],
    costs: [],
    risks: [
      risk(
        'Deals happen because you push each of them.',
        'Count those that came about without a word from you.',
      ),
    ],
    unplanned: ['Which side is short: more of the other does not help.'],
    advice: ['Build nothing before thirty deals are counted.'],
  },
  poc: {
    packages: [
      work(
        'hand-off',
        'M',
        'founder',
        'Take the first step off your hands with a form, a shared list or a ready-made product; compare minutes over two weeks',
        '',
        { waits: [14, 'Two weeks of deals', 'alongside'] },
      ),
      work(
        'liable',
        'S',
        'legal',
        'Put into one page of terms for both sides: contract, damage, returns, payout, deals past you',
        '',
        { waits: [7, 'Check by a lawyer'] },
      ),
      work(
        'money',
        'S',
        'founder',
        'Have a licensed provider hold and pay out the money of ten deals; note fees, days and questions',
        'liable',
        { waits: [21, 'Approval by the provider'] },
      ),
      work(
        'vet',
        'S',
        'founder',
        'Check what each who sells may sell and in what state it is: five offers each, with photos beside the real thing',
        '',
      ),
      work(
        'seed',
        'M',
        'founder',
        'Win {more} more of the side that is short, in the same area; begin with {channel|those whom members name}',
        'vet',
        { waits: [21, 'Replies', 'alongside'] },
      ),
      work(
        'broker',
        'M',
        'founder',
        'Handle {deals} deals this way with {price|the fee} in each; note minutes, disputes and who came back',
        'hand-off money seed',
        { waits: [28, 'Four weeks of deals', 'alongside'] },
      ),
      work(
        'go',
        'S',
        'founder',
        'Go on only if minutes per deal are halved, half of the buyers come back, and one deal in twenty at most is disputed',
        'broker actions',
      ),
    ],
    action: {
      does: 'let both sides do it themselves in ten deals; note where they stop, and what you had to mend',
      size: 'S',
      by: 'founder',
      after: ['hand-off'],
    },
    sells: ['broker'],
    milestones: [
      ['One step is off your hands', 'hand-off'],
      ['Terms and money are settled', 'liable', 'money'],
      ['{deals} deals are done the new way', 'broker'],
      ['Decided by buyers who come back', 'go'],
    ],
    proves: [
      'Begin only if minutes per deal were halved and half of the buyers came back; build next what still takes most minutes',
    ],
    deliverables: [
      'Minutes per deal before and after',
      'Terms for both sides',
      '{deals} deals with their disputes',
    ],
    costs: [
      cost('Payment provider', 'fee', 2, { times: ['deals', 'deals'] }),
      cost('Forms, messages and telephone', 'fee', 30, { times: [3, 'months'] }),
    ],
    risks: [
      risk(
        'What is offered is not what arrives.',
        'Pay out after the buyer has looked, and refund the first ten disputes without a question.',
      ),
    ],
    unplanned: ['What happens to what is sent back.'],
    advice: ['Change one step at a time, or nobody knows what helped.'],
  },
}

const CONTENT: Running = {
  interactive: {
    packages: [
      work(
        'exists',
        'S',
        'founder',
        'Count for each one that is out: opened, finished, passed on, answered; list the ten that were asked about most',
      ),
      work(
        'readers',
        'M',
        'founder',
        'Call ten of the {has} who get it now: what they did with the last one, what they paid for instead, what they skip',
        '',
        { waits: [10, 'Calls', 'alongside'], when: COUNTED },
      ),
      work(
        'readers',
        'M',
        'founder',
        'Call ten who get it now: what they did with the last one, what they paid for instead, what they skip',
        '',
        { waits: [10, 'Calls', 'alongside'], when: UNCOUNTED },
      ),
      work(
        'hours',
        'S',
        'founder',
        'Add up hours and costs of the last three: research, making, checking, sending',
      ),
      work(
        'rival',
        'S',
        'founder',
        'Go through {today|the best free alternative}: what it answers as well, and what only yours has',
        'readers',
      ),
      work(
        'offer',
        'S',
        'founder',
        'Write on one page what stays free, what is paid for, from which day, and {price|the price}; read it to five readers',
        'exists readers hours',
      ),
      work(
        'decide',
        'S',
        'founder',
        'Go on only if the hours of one fit the price at the number who would pay; keep the form that was finished most',
        'offer rival actions',
      ),
    ],
    action: {
      does: 'look at the last three: how many used it, what came back, what was asked about it',
      size: 'S',
      by: 'founder',
      after: ['exists'],
    },
    shows: ['exists', 'offer'],
    milestones: [
      ['Figures of what is out are known', 'exists', 'hours'],
      ['Readers have been asked', 'readers'],
      ['Free and paid parts are decided', 'decide'],
    ],
    proves: [
      'Begin with the part that readers said they would miss; plan with the hours of one that were added up',
    ],
    deliverables: [
      'Figures on each one that is out',
      'Hours and costs of one',
      'What is free and what is paid, on one page',
    ],
    costs: [],
    risks: [
      risk(
        'They like it for nothing and would not pay.',
        'Count what they did with it in the last month, and ask nobody whether they would pay.',
      ),
    ],
    unplanned: ['Who makes it when you are ill.'],
    advice: ['Make nothing in a new form before the old one is counted.'],
  },
  poc: {
    packages: [
      work(
        'rights',
        'S',
        'founder',
        'Get written consent of everyone whose name, voice, paper or picture is in the paid part; replace what is not free',
        '',
        { waits: [14, 'Replies'] },
      ),
      work(
        'pay-page',
        'S',
        'founder',
        'Set up payment, sending and cancellation on a ready-made publishing system; try it with five people',
        '',
      ),
      work(
        'terms',
        'S',
        'legal',
        'Have terms, privacy notice and cancellation checked by the law of where payers live',
        '',
        { waits: [7, 'Check by a lawyer'] },
      ),
      work(
        'four',
        'M',
        'writer',
        'Make the next {issues} on their days, with a second person who checks figures and names',
        'rights',
        { waits: [28, 'Their days', 'alongside'], when: FEED },
      ),
      work(
        'four',
        'M',
        'teacher',
        'Teach the first third to those who have paid; test them before and after',
        'rights paywall',
        { waits: [28, 'Four weeks of teaching', 'alongside'], when: COURSE },
      ),
      work(
        'list',
        'S',
        'founder',
        'Tell all {audience} who get it now what will be paid for, from which day and why; answer each reply',
        'pay-page',
        { waits: [14, 'Replies', 'alongside'] },
      ),
      work(
        'paywall',
        'S',
        'founder',
        'Close the first part: ask for {price|the price} on the real payment page',
        'list terms',
        { waits: [14, 'Payment decisions'] },
      ),
      work(
        'stop',
        'S',
        'founder',
        'Go on only if {payers} of the {audience} pay and half of those use what they get',
        'paywall four actions',
      ),
    ],
    action: {
      does: 'give it to those who pay, and ask every fifth what they did with it',
      size: 'S',
      by: 'founder',
      after: ['pay-page'],
    },
    sells: ['paywall'],
    milestones: [
      ['Rights and payment are settled', 'rights', 'pay-page', 'terms'],
      ['The paid part is open', 'paywall'],
      ['Decided by who pays', 'stop'],
    ],
    proves: ['Begin only if {payers} of the {audience} pay; ask those who do not what they use instead'],
    deliverables: ['Written consents', 'A tested payment page', 'The share of readers who pay'],
    costs: [cost('Publishing system and payment page', 'fee', 30, { times: [3, 'months'] })],
    risks: [
      risk(
        'You fall behind, and payers leave after a silent month.',
        'Keep one finished in reserve, and promise no closer rhythm than the one of today.',
      ),
    ],
    unplanned: ['Who checks facts besides you.'],
    advice: ['Keep the day and the form that readers know, and change only who pays.'],
  },
}

export const RUNNING = {
  software: SOFTWARE,
  device: DEVICE,
  physical: GOODS,
  service: SERVICE,
  marketplace: MARKETPLACE,
  content: CONTENT,
} as const
