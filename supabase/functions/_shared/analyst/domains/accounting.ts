import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const accounting: DomainData = {
  id: 'accounting',
  topics:
    'bookkeeping, accounting, tax filing, payroll, invoicing, reconciliation, tax preparation, expense management, expense reporting, closing, reporting, auditing, compliance, filing, collection'.split(
      ', ',
    ),
  subjects:
    'bookkeeping, payroll, reconciliation, tax filing, tax preparation, invoicing, expense management, expense reporting, month-end closing'.split(
      ', ',
    ),
  supply: {
    slot: 'advisers',
    words:
      'accountants, bookkeepers, tax advisers, tax advisors, tax preparers, auditors, CPAs, accounting firms, tax practices, tax offices'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'small business owners',
    audience: 'small business owners',
    topic: 'bookkeeping and tax',
    activity: 'have books that are right and taxes that are paid in time',
    adviser: 'accountant',
    advisers: 'accountants',
    record: 'receipt',
    records: 'receipts',
    deadline: 'the filing date',
  },
  roles: [
    {
      title: 'Owner of the business',
      focus: 'Wants {topic} done with little thought and no letter from the tax office',
      responsibilities: [
        'Hands over {records} within the week, not in a bag at year-end as many {audience} do',
        'Answers what only {audience} can know about their {records}',
        'Signs what goes to the authority and answers for it',
      ],
    },
    {
      title: 'Professional: {advisers}',
      focus: 'Checks {topic} for many clients and is liable for what is signed',
      responsibilities: [
        'Sets the rules by which {records} of {audience} are assigned and corrects the exceptions',
        'Asks {audience} for what is missing once, in one list',
        'Decides what {product} may do for {audience} alone and what needs a signature',
      ],
    },
  ],
  personas: [
    {
      description: 'Self-employed person or owner of a small firm who puts {topic} off',
      age: '25 to 58',
      occupation: 'Does the paid work in the day and the paperwork on Sunday',
      technicalLevel: 'Uses phone and online banking; has tried one accounting program and stopped',
      painPoints: [
        'Does not know in autumn what {topic} will cost in spring',
        'Searches for {records} in mails, pockets and glove boxes',
        'Is afraid of doing {topic} wrong without noticing',
      ],
      goals: [
        '{activity}',
        'Spend one hour a month on {topic}',
        'Have a person to ask who answers before {deadline}',
      ],
    },
    {
      description: 'Professional in a small practice: {adviser} with too many clients and too little staff',
      age: '28 to 62',
      occupation: 'Prepares books and returns for 50 to 300 clients',
      technicalLevel: 'Very good with accounting programs, careful with anything that has no audit trail',
      painPoints: [
        'Waits for {records} of {audience} until the week before {deadline}',
        'Corrects the same mistakes in {topic} at every client',
        'Finds no new colleagues for the routine work that {audience} bring',
      ],
      goals: [
        'Spread {topic} over the year instead of three months',
        'Spend the time on advice that {audience} pay for',
        'Prove later who decided what in {topic}',
      ],
    },
  ],
  features: {
    core: [
      mobile('Photo or forwarded mail of {records}, read at once and tied to the payment'),
      both('State of {topic} in three lines: done, missing, due, with {deadline} beside it'),
      web('Proposals for {topic} with the reason for each, to be confirmed or corrected by a person'),
      both('Questions to the owner about {topic} as yes, no or one number, collected once a week'),
    ],
    mustHave: [
      web('Complete trail for {topic}: source, rule, person and time of every entry'),
      web('Export in the format that {advisers} and authorities accept from {audience}'),
      both('Sharing with one of the {advisers}, with rights that can be taken back'),
      web('{records} kept unchanged for as long as the law demands, and readable without {product}'),
    ],
    shouldHave: [
      both('Amount that {audience} should set aside for tax, worked out from {records} so far'),
      web('Rules learned from one correction, shown as a sentence that can be switched off'),
      both('Calendar of dates that concern {topic} for this legal form and country'),
      web('Check for doubles, gaps and round sums before anything of {audience} is filed'),
    ],
    niceToHave: [
      both('Explanation of each term in the words of {audience}, where it appears'),
      web('Comparison of a month with the one a year ago, in words that {audience} use'),
      both('Pause for months in which {audience} earn nothing, at no charge'),
    ],
    future: [
      web('Filing for {audience} from {product} to the authority, where an interface and a licence exist'),
      web('View with which {audience} prove income to banks and landlords, for some days'),
      web('A second country for {audience}, with {advisers} who sign there'),
    ],
  },
  angles: [
    {
      id: 'self-employed',
      words:
        'freelancers, freelancer, self-employed, sole traders, sole proprietors, gig workers, contractors, side income, etsy, online sellers, receipts, receipt, self assessment, schedule c, quarterly taxes, set aside, put aside, sets aside, mileage, deductions, write-offs, 1099, invoices, creators, drivers'.split(
          ', ',
        ),
      nouns: {
        audience: 'the self-employed',
        people: 'the self-employed',
        topic: 'bookkeeping',
        activity: 'put the right amount aside and file without a lost weekend',
        deadline: 'the tax date',
      },
      features: {
        core: [
          both(
            'Part of each payment to {audience} that belongs to the tax office, shown on the day it arrives',
          ),
          mobile('Receipt by photo in five seconds, with a guess at its category and one tap to correct it'),
        ],
        mustHave: [both('List of deductions that {audience} usually forget, each with its condition')],
        shouldHave: [both('Forecast of the tax bill of {audience}, with low and high, after every month')],
      },
      pains: ['Spends the tax money and learns the sum when it is due'],
      goals: ['Know on any day how much of the account is really theirs'],
      pricing: [
        'For {audience}, tools of this kind cost $10 to $30 a month, and $100 to $300 a month when a person files',
      ],
      competitors: [
        {
          name: 'QuickBooks',
          knownFor: 'bookkeeping for small firms',
          gap: 'More than many one-person firms need',
        },
        {
          name: 'FreshBooks',
          knownFor: 'invoices for freelancers',
          gap: 'Tax rules of many countries are missing',
        },
        {
          name: 'Found',
          knownFor: 'account and tax for the self-employed in the US',
          gap: 'Asks to move the bank account',
        },
      ],
      challenges: [
        'Many {audience} watch every dollar and leave after filing. Find out what {product} does for them in June',
      ],
      opportunities: [
        'Platforms that pay {audience} know their income to the cent; one of them as a partner brings data and customers alike',
      ],
      firstTest: {
        assumes: '{audience} hand {topic} over during the year, and not only in the last week',
        what: 'Do {topic} for twelve {audience} by chat for three months: they send photos, you send one message a week with the amount to set aside. Charge the planned price from the first month',
        passes: '8 of the 12 pay the third month and send at least four photos in it',
        dollars: 200,
        days: 95,
      },
    },
    {
      id: 'practice',
      sells: 'organisations',
      words:
        'accounting firms, accounting firm, accountants, accountant, bookkeepers, bookkeeper, tax advisers, tax advisors, cpas, cpa firms, tax preparers, practice, practices, clients, missing documents, collect documents, client portal, engagement letters, staff shortage, workload, tax season, hundred emails'.split(
          ', ',
        ),
      nouns: {
        audience: 'small accounting practices',
        people: 'clients of the practice',
        topic: 'client work',
        activity: 'have complete papers of every client before the season starts',
        record: 'document',
        records: 'documents',
      },
      features: {
        core: [
          web('One list per client of what is missing, with reminders that stop when it arrives'),
          web('State of all clients in one view: complete, waiting, ready to sign'),
        ],
        mustHave: [both('Upload by clients without account or app, sorted by itself to the right year')],
        shouldHave: [
          web('Time per client and fee beside it, so that the practice sees whom it works for at a loss'),
        ],
        niceToHave: [web('Letters and explanations drafted from the figures, released by a person')],
      },
      pains: ['Writes the fourth mail to the same client for the same {record}'],
      goals: ['Take ten more clients without a new colleague'],
      pricing: ['Price per person in the practice: $30 to $90 a month, or $1 to $5 per client and month'],
      competitors: [
        {
          name: 'Karbon',
          knownFor: 'work and mail of accounting practices',
          gap: 'Price for the smallest ones',
        },
        { name: 'TaxDome', knownFor: 'client portal and documents', gap: 'Many functions to set up at once' },
        { name: 'Canopy', knownFor: 'practice management in the US', gap: 'Modules are charged one by one' },
      ],
      challenges: [
        'Practices change nothing between January and the filing dates. Sell in early summer, or wait a year',
      ],
      opportunities: [
        'One practice brings {product} to a hundred clients; ask ten practices which client type costs them the most mails',
      ],
      beachhead:
        'Start with practices of two to ten people in one country that use the same accounting program.',
      firstTest: {
        assumes: 'Clients react to a better request, so that {audience} get papers earlier',
        what: 'Chase the papers of twenty clients for three practices by hand, with one clear list per client and two reminders, and compare the days until complete with last year',
        passes:
          'Half of the 60 clients are complete two weeks earlier, and 2 of the 3 practices pay for the next round',
        dollars: 150,
        days: 30,
      },
    },
    {
      id: 'automation-close',
      sells: 'organisations',
      words:
        'bookkeeping, reconcile, reconciles, reconciliation, bank statements, bank feeds, ledger, journal entries, month-end, month end, closing, close, finance teams, finance team, controllers, chart of accounts, balance sheet, consolidation, categorises, categorizes, categories, audit, auditor, auditors, audits, ai bookkeeper, proposes, proof'.split(
          ', ',
        ),
      nouns: {
        audience: 'finance teams of small companies',
        people: 'colleagues outside finance',
        topic: 'month-end closing',
        activity: 'close the month in two days with proof for every figure',
        record: 'entry',
        records: 'entries',
        deadline: 'the closing date',
      },
      features: {
        core: [
          web('Matches between bank, invoices and books proposed with the reason, and only the rest shown'),
          web('Checklist for {topic} with owner, proof and state, the same each month'),
        ],
        mustHave: [web('Limits above which {product} never books alone, set by the person who signs')],
        shouldHave: [web('Unusual {records} marked by comparison with the last twelve months')],
        future: [web('Folder for the auditor that fills itself during the year')],
      },
      pains: ['Explains the same difference of forty dollars for three evenings'],
      goals: ['Give the owner figures in the first week of the month'],
      pricing: ['Price by company: $100 to $600 a month, or by number of {records}'],
      competitors: [
        { name: 'Xero', knownFor: 'bank feeds and simple books', gap: 'Users miss depth as they grow' },
        {
          name: 'FloQast',
          knownFor: 'closing checklists for finance teams',
          gap: 'Made for mid-sized companies and above',
        },
        { name: 'BlackLine', knownFor: 'reconciliation in large companies', gap: 'Price and set-up' },
      ],
      challenges: [
        'A wrong booking that looks right is found by the auditor a year later. Measure errors on books that are already checked before anybody relies on {product}',
      ],
      opportunities: [
        'Old books with known right answers exist in every practice: they make a fair test of how much {topic} can be left to a program',
      ],
      firstTest: {
        assumes: 'A program proposes {records} well enough that checking takes less time than booking',
        what: 'Take one closed month of five companies with consent, let a prototype propose every entry, and let their bookkeeper count minutes and errors against the true books',
        passes: 'Fewer than 3 wrong proposals in 100, and half of the time saved in 4 of the 5 companies',
        dollars: 300,
        days: 25,
      },
    },
    {
      id: 'vat-cross-border',
      words:
        'vat, vat return, vat returns, vat id, sales tax, gst, gst filing, e-invoicing, e-invoices, electronic invoices, cross-border, several countries, european countries, ship, online sellers, marketplace sellers, customs, double taxation, expats, expat taxes, tax residency, digital nomads, crypto tax, crypto taxes, transfer pricing, one stop shop'.split(
          ', ',
        ),
      nouns: {
        audience: 'sellers with customers in several countries',
        people: 'sellers with customers in several countries',
        topic: 'tax filing across borders',
        activity: 'charge the right tax in each country and file it in time',
        record: 'sales report',
        records: 'sales reports',
        deadline: 'each filing date',
      },
      features: {
        core: [
          web(
            'Rate for each sale of {audience} by country, product and customer, with the rule it came from',
          ),
          web('Thresholds by country and state, with a warning before {audience} pass one'),
        ],
        mustHave: [web('Returns prepared in the form of each country, for {audience} to check and send')],
        shouldHave: [
          web('Sales of {audience} from shops and marketplaces gathered, with refunds and fees taken apart'),
        ],
        niceToHave: [both('Letter from a foreign authority explained in the language of {audience}')],
      },
      pains: ['Learns of a duty to register after two years of selling'],
      goals: ['Sell to one more country without fear of it'],
      pricing: [
        'For {audience}, such help costs $20 to $100 a month and $30 to $150 for each return in a further country',
      ],
      competitors: [
        {
          name: 'Avalara',
          knownFor: 'tax rates and returns for many places',
          gap: 'Pricing that small sellers find hard to foresee',
        },
        { name: 'TaxJar', knownFor: 'US sales tax for online shops', gap: 'Little outside the US' },
        {
          name: 'Taxually',
          knownFor: 'VAT registration and filing in Europe',
          gap: 'Cost per country adds up',
        },
      ],
      challenges: [
        'Rates and forms change all year in every country. Name who reads the changes, and how fast they are in {product}',
      ],
      opportunities: [
        'Thresholds are passed on a known day; shop systems can tell {audience} in advance and send them to help',
      ],
      beachhead:
        'Start with {audience} on one shop system in one country who sell to the three neighbouring ones.',
    },
    {
      id: 'expenses-payables',
      sells: 'organisations',
      words:
        'expense reports, expense report, expenses, expense management, expense claims, accounts payable, accounts receivable, unpaid invoices, overdue invoices, invoice reminders, dunning, late payments, supplier invoices, approvals, corporate cards, travel expenses, per diem, reimbursements, invoices, invoice processing'.split(
          ', ',
        ),
      nouns: {
        audience: 'companies with bills and expenses to handle',
        people: 'employees with expenses',
        topic: 'invoice and expense handling',
        activity: 'pay and be paid on time without chasing anybody',
        record: 'invoice',
        records: 'invoices',
        deadline: 'the due date',
      },
      features: {
        core: [
          both('Each {record} read, approved by the right person on the phone and passed to the books'),
          web('What is owed and what is due over the next six weeks, with the effect on the account'),
        ],
        mustHave: [web('Check for doubles and for changed bank details before a payment leaves')],
        shouldHave: [web('Reminders in a tone that fits the customer, stopped by the payment itself')],
      },
      pains: ['Is owed money by customers and too busy to ask for it'],
      goals: ['Close each expense report within the week of the trip'],
      pricing: ['Price per user of $5 to $15 a month for expenses, or $0.50 to $3 per {record} handled'],
      competitors: [
        {
          name: 'Expensify',
          knownFor: 'receipts and reports by phone',
          gap: 'Price changes and support are criticised',
        },
        {
          name: 'BILL',
          knownFor: 'paying and collecting for small companies',
          gap: 'Payments take days, users report',
        },
        {
          name: 'Chaser',
          knownFor: 'reminders for unpaid invoices',
          gap: 'Only as good as the data in the books',
        },
      ],
      challenges: [
        'Cards that come with free expense software set the price at nothing. Say what {product} does that a card issuer has no interest in',
      ],
      opportunities: [
        'Unpaid {records} are a sum that every owner knows; money that comes in earlier pays for {product} in the first month',
      ],
    },
    {
      id: 'payroll',
      words:
        'payroll, payslips, payslip, wages, payroll runs, payroll taxes, salaries, minijob, household employees, nannies, overtime, contributions, social security, timesheets, seasonal workers, employees abroad, first employee'.split(
          ', ',
        ),
      nouns: {
        audience: 'employers with a few employees',
        people: 'employers with a few employees',
        topic: 'payroll',
        activity: 'pay everybody right and on the day',
        record: 'time sheet',
        records: 'time sheets',
        deadline: 'payday',
      },
      features: {
        core: [
          web('Hours, sick days and extras gathered in one sheet, with changes since last month marked'),
          both('Payslips that explain each deduction in a line, in the employee’s language'),
        ],
        mustHave: [
          web('Payments and reports to the authorities prepared before {deadline}, with proof of sending'),
        ],
        shouldHave: [web('Cost of one more employee, with all contributions, before the contract is signed')],
      },
      pains: ['Finds a mistake in pay after the employee has found it'],
      goals: ['Do {topic} in half an hour a month'],
      pricing: ['For {audience}, a base of $30 to $50 a month and $5 to $12 per employee is common'],
      competitors: [
        {
          name: 'Gusto',
          knownFor: 'payroll for small US employers',
          gap: 'Support in busy months is criticised',
        },
        { name: 'ADP', knownFor: 'payroll at every size', gap: 'Fees that customers find hard to compare' },
        { name: 'Deel', knownFor: 'paying people abroad', gap: 'Cost per person and month' },
      ],
      challenges: [
        'An error in {topic} hits people at home and is fined by the state. Run the same month twice, by the old way and the new one, before the first real payday',
      ],
      opportunities: [
        'The first employee is a moment of fear: guides, chambers and {advisers} meet {audience} exactly then',
      ],
    },
  ],
  pricing: [
    'Monthly plan for {audience}: $10 to $40 for the tool alone, $80 to $400 with a person who checks and files',
    'Fixed price for one return or one year of {topic}: $80 to $600, paid when it is needed',
    '{advisers} pay $20 to $90 per colleague and month, or by the number of clients',
    'Price per {record}: fair for small volumes, and hard to foresee for busy months',
  ],
  channels: [
    '{advisers} who look after {audience} and recommend what sends them clean papers',
    'banks, chambers and registers that meet new businesses in their first month',
    'platforms and shop systems that pay {audience} and know their figures',
    'plain answers to the questions on {topic} that people search for before {deadline}',
  ],
  competitors: [
    {
      name: 'QuickBooks',
      knownFor: 'bookkeeping for small firms',
      gap: 'Price steps and more functions than many need',
    },
    { name: 'Xero', knownFor: 'bank feeds and simple books', gap: 'Users miss depth as they grow' },
    {
      name: 'Sage',
      knownFor: 'long-established accounting programs',
      gap: 'Older screens and costly upgrades',
    },
    {
      name: 'A local accountant',
      knownFor: 'liability and judgement',
      gap: 'Costs more and answers later in the season',
    },
  ],
  against: [
    'For {audience}, {topic} is a duty that is thought of a few days a year. They pay for a person who takes the blame before they pay for a tool, and banks and tax offices give simple tools away',
  ],
  challenges: [
    'Rules for {topic} change every year and differ by country. Count the days this will cost before serving {audience} in a second country',
    'Whoever signs is liable. Say in one sentence what {product} answers for and what stays with {audience} or their {adviser}',
    'Demand comes in a few weeks, and support must hold exactly then. Plan people for the week before {deadline}',
    'Books are private and valuable to thieves. Keep access short, logged and with two factors from the first customer',
  ],
  regulations: {
    any: [
      'Preparing returns and advising on tax for others is reserved to licensed people in many countries; find out which part of {topic} {product} may do itself',
    ],
    eu: [
      'In the EU VAT rules are set by Directive 2006/112/EC, and electronic invoices and digital reports become mandatory by country and date; check both for each country',
    ],
    us: [
      'In the US paid preparers need a PTIN from the IRS, e-filing needs an authorised provider, and some states license preparers',
    ],
    uk: [
      'In the UK Making Tax Digital asks for digital records and compatible software, and people who do books for others register under anti-money-laundering rules',
    ],
    india: [
      'In India GST returns and e-invoices go through the government’s portal, and audits are reserved to chartered accountants',
    ],
  },
  opportunities: [
    'Forms for {topic} become electronic by law at known dates; on each of them {audience} must change something anyway',
    'Papers that arrive complete save {advisers} paid hours, so they have a reason of their own to recommend {product}',
    'New businesses choose their way of {topic} in the first three months and rarely again: be present at the register',
    'Plain language and one fixed price for {topic} are rare enough to be passed on',
  ],
  differences:
    'Usual ways to differ are a person who answers, one fixed price, fit for one trade or one country, or papers that {advisers} accept without retyping. Say which one {audience} could check before handing over their books.',
  beachhead:
    'Start with {audience} of one kind in one country, whose {records} look alike, and with three {advisers} who look after many of them.',
  firstTest: {
    assumes:
      '{audience} pay to have {topic} off their desk, month after month and not only before {deadline}',
    what: 'Do {topic} for ten {audience} for one quarter with a shared folder, a checklist and one of the {advisers} who signs, at the planned price, and write down hours and corrections',
    passes: '7 of the 10 pay for a second quarter, and the hours leave a margin at the planned price',
    dollars: 400,
    days: 100,
  },
  market: {
    customers: {
      label: 'Businesses and self-employed with books to keep',
      unit: 'businesses',
      perPerson: { low: 0.02, base: 0.06, high: 0.09 },
      note: 'For the US, 31 million returns of sole proprietors for 2022 are about nine for 100 inhabitants; two to nine are assumed to fit.',
    },
    serving: {
      customers: {
        label: 'Accounting and tax practices',
        unit: 'practices',
        perPerson: { low: 0.0002, base: 0.0004, high: 0.0006 },
        note: 'Two to six practices for 10,000 inhabitants are assumed; the register of the profession in one region gives the number.',
      },
      revenue: {
        range: { low: 600, base: 2_400, high: 9_000 },
        note: 'Assumed: two to ten people at $25 to $75 a month.',
      },
    },
    revenue: {
      range: { low: 120, base: 300, high: 1_800 },
      note: 'Assumed: a tool at $10 to $25 a month at the low end, a service with a person at the high end.',
      usesPerYear: { low: 1, base: 12, high: 60 },
      useValue: { low: 10, base: 40, high: 150 },
    },
    reachable: {
      range: { low: 0.05, base: 0.12, high: 0.25 },
      note: 'Those of one trade, legal form and country that keep books online; assumed.',
    },
    obtainable: {
      range: { low: 0.002, base: 0.008, high: 0.02 },
      note: 'Less than one in a hundred of them within three years against programs in use; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 104_000_000_000, base: 133_000_000_000, high: 133_000_000_000 },
        note: 'What filers in the United States pay out for preparing federal taxes in a year: at least $133 billion by the count of 2024, $104 billion in the count of a year before; books and payroll come on top.',
        reference:
          'https://ntu.org/foundation/detail/tax-complexity-2024-it-takes-americans-billions-of-hours-to-do-their-taxes',
      },
      share: {
        range: { low: 0.002, base: 0.01, high: 0.05 },
        note: 'The part of that spending which goes to this task and this kind of filer; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'Demand for {topic} comes in waves: the weeks before a filing date bring most new customers and most questions, and {advisers} test nothing new until they are over',
      'A new business year is when {audience} change programs; whoever is not known by autumn waits for the next one',
    ],
    places: [
      'Tax, forms and who may sign differ by country, and in the US by state, so {topic} is built again for each of them',
      'Where the state offers free filing, {audience} with simple cases do not pay; where every small firm has an {adviser}, the way leads through that office',
    ],
  },
  references: [
    {
      title: 'Tax Complexity 2024: It Takes Americans Billions of Hours to Do Their Taxes',
      publisher: 'National Taxpayers Union Foundation',
      address:
        'https://ntu.org/foundation/detail/tax-complexity-2024-it-takes-americans-billions-of-hours-to-do-their-taxes',
      date: '2024',
      says: 'From IRS data the foundation adds up 6.5 billion hours that Americans spend on federal taxes in the season of 2024, and at least $133 billion paid out for preparation.',
      figure: { value: 6.5, unit: 'billion hours a year in the United States', year: 2024 },
      use: 'pain',
      parts: ['self-employed', 'practice', 'vat-cross-border', 'payroll', 'automation-close'],
      relevance: 'Counted by an association that argues for simpler taxes, from official estimates.',
    },
    {
      title: 'Instructions for Form 1040, 2016, page 101',
      publisher: 'IRS form, reproduced by Formsbank',
      address:
        'https://www.formsbank.com/template/297035/instructions-for-form-1040-u-s-individual-income-tax-return-2016.html?page=101',
      date: '2016',
      says: 'The IRS estimated 21 hours and $410 for the return of a filer with business income for 2016, against 8 hours and $120 for others.',
      figure: { value: 21, unit: 'hours for a return with business income', year: 2016 },
      use: 'pain',
      parts: ['self-employed'],
      relevance: 'An average of an older year; business filers with simple books need less.',
    },
    {
      title: 'Business Entity Comparison 2026',
      publisher: 'The Ledgerism Brief',
      address: 'https://ledgerism.net/business-entity-comparison-2026/',
      date: null,
      says: 'IRS statistics count 30,980,966 returns of sole proprietors outside farming for tax year 2022, 5.7% more than for 2021, the page reports.',
      figure: { value: 30_980_966, unit: 'returns of sole proprietors', year: 2022 },
      use: 'opportunity',
      parts: ['self-employed', 'vat-cross-border', 'payroll'],
      relevance: 'Upper bound for tools sold to one-person businesses in the US; many earn little.',
    },
    {
      title: 'Occupational Employment and Wages, May 2023: Accountants and Auditors',
      publisher: 'US Bureau of Labor Statistics',
      address: 'https://www.bls.gov/oes/current/oes132011.htm/oes_47900.htm',
      date: '2023-05',
      says: 'The Bureau of Labor Statistics counted 1,435,770 employed accountants and auditors in the US in May 2023, of whom 349,320 worked in accounting, tax and payroll services.',
      figure: { value: 1_435_770, unit: 'accountants and auditors employed', year: 2023 },
      use: 'opportunity',
      parts: ['practice', 'automation-close', 'expenses-payables'],
      relevance: 'Employees only; practices and self-employed accountants are not counted.',
    },
    {
      title: 'Employment in tax preparation services',
      publisher: 'US Bureau of Labor Statistics',
      address: 'https://www.bls.gov/opub/ted/2011/ted_20110415.htm',
      date: '2011-04-15',
      says: 'US tax preparation services employed over 237,000 people in February 2009 and fewer than 44,000 in July, the Bureau of Labor Statistics found.',
      figure: { value: 237_000, unit: 'people employed in February', year: 2009 },
      use: 'challenge',
      parts: ['self-employed', 'practice', 'vat-cross-border'],
      relevance: 'Old, and for preparers without other accounting; the yearly wave is what matters here.',
    },
    {
      title: 'VAT Gap: Progress made in VAT compliance in 2021, though losses remain considerable',
      publisher: 'European Commission, Taxation and Customs Union',
      address:
        'https://taxation-customs.ec.europa.eu/news/vat-gap-progress-made-vat-compliance-2021-though-losses-remain-considerable-2023-10-24_en?prefLang=pt',
      date: '2023-10-24',
      says: 'EU states missed about €61 billion of VAT in 2021, by the Commission’s study; it credits electronic invoices and reports with part of the drop from €99 billion in 2020.',
      figure: { value: 61, unit: 'billion euros of VAT not collected', year: 2021 },
      use: 'opportunity',
      parts: ['vat-cross-border', 'expenses-payables', 'automation-close'],
      relevance: 'Explains why states press for digital reports; not what businesses pay for help.',
    },
    {
      title: 'Small Business Late Payments Report 2025',
      publisher: 'Intuit QuickBooks',
      address:
        'https://quickbooks.intuit.com/r/small-business-data/small-business-late-payments-report-2025/',
      date: '2025',
      says: 'In a survey of 2,487 small US businesses in February 2025, 56% were owed money from unpaid invoices, $17,500 each on average.',
      figure: { value: 56, unit: '% of surveyed small US businesses', year: 2025 },
      use: 'pain',
      parts: ['expenses-payables', 'automation-close'],
      relevance: 'Asked by a company that sells a remedy.',
    },
    {
      title: '3,000 hours wasted on expense reporting',
      publisher: 'PYMNTS',
      address: 'https://pymnts.com/in-depth/2015/3000-hours-wasted-on-expense-reporting',
      date: '2015',
      says: 'A study of the business travel association GBTA of 2015 puts one expense report for a hotel night at $58, with nearly one in five holding an error.',
      figure: { value: 58, unit: 'US dollars per expense report', year: 2015 },
      use: 'pain',
      parts: ['expenses-payables'],
      relevance: 'Larger companies, and paid for by a seller of hotel services.',
    },
  ],
}

export default accounting
