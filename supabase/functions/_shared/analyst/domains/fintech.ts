import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const fintech: DomainData = {
  id: 'fintech',
  nouns: {
    audience: 'people who want their money in order',
    topic: 'everyday money',
    topic2: 'the monthly overview',
    activity: 'know what is left before the month ends',
    partner: 'bank partner',
    record: 'transaction',
    records: 'transactions',
    moment: 'payday',
  },
  roles: [
    {
      title: 'Account holder',
      focus: 'Wants {topic} to work without surprises',
      responsibilities: [
        'Connects accounts or enters {records} for {topic}, and takes the permission back when wanted',
        'Decides on limits and goals for {topic} and who may see what',
        'Reports anything about {topic} that looks wrong at once',
      ],
    },
    {
      title: 'Licensed partner: {partner}',
      focus: 'Holds the money or the licence for {topic}',
      responsibilities: [
        'Checks who uses {topic} and blocks what the law forbids',
        'Keeps the money for {topic} apart from its own',
        'Answers supervisors and auditors about {topic}',
      ],
    },
    {
      title: 'Risk and support team',
      focus: 'Notices fraud in {topic} and helps quickly when money is missing',
      responsibilities: [
        'Looks at unusual {records} in {topic} every day',
        'Answers complaints on {topic} within the legal time',
        'Keeps a log of {topic} that a supervisor can follow',
      ],
    },
  ],
  personas: [
    {
      description: 'Adult who earns enough to live and still loses track of {topic}',
      age: '22 to 45',
      occupation: 'Employed or self-employed, income varies',
      technicalLevel: 'Uses banking on the phone several times a week',
      painPoints: [
        'Learns about a gap in {topic} when a payment fails',
        'Has {topic} spread over several apps, cards and envelopes',
        'Does not trust advice on {topic} that is paid by a seller',
      ],
      goals: [
        '{activity}',
        'Have {topic2} settled without thinking about it',
        'Understand every fee for {topic}',
      ],
    },
    {
      description:
        'Person who handles {topic} for others: a partner, parent, treasurer or small business owner',
      age: '30 to 60',
      occupation: 'Runs a household, a club or a small firm',
      technicalLevel: 'Good with banking, uses spreadsheets',
      painPoints: [
        'Chases others about {topic} and feels awkward',
        'Has to prove later who paid what in {topic}',
        'Prepares {topic2} by hand for the tax office or the group',
      ],
      goals: [
        'See the state of {topic} without asking',
        'Close the month with {topic2} in an hour',
        'Give others a view of {topic} without giving them control',
      ],
    },
  ],
  features: {
    core: [
      both('One view of {topic}: what came in, what is due, what is free until {moment}'),
      both(
        'Connection to the accounts {audience} have, by open banking or file, with the permission in plain words',
      ),
      both('Rules set by the person for {topic}, which act on {records} and can be undone'),
      mobile('Notice before something goes wrong with {topic}, early enough to act'),
    ],
    mustHave: [
      both('Identity check for {audience} by a licensed provider, where it is needed and not before'),
      both('Two factors for every change to {topic} that moves money, and a freeze in one tap'),
      both('All fees for {topic} on one page, in money and not in percent'),
      both('Download of all {records} on {topic}, readable by a tax adviser'),
      both('Complaint path for {audience} with a person and a date'),
    ],
    shouldHave: [
      both('Categories for {topic} that learn from one correction'),
      both('Shared view of {topic} for two people with different rights'),
      both('Forecast for {topic} over the next four weeks, with the assumption beside it'),
      web('Page for the support team with limits on what staff can see'),
    ],
    niceToHave: [
      both('Explanation of each word about {topic} at the place where it appears'),
      both('Goals for {audience} with a picture and a date'),
      both('Yearly summary of {topic} for the tax return'),
      mobile('Widget with one number on {topic}, hidden until unlocked'),
    ],
    future: [
      both('Own account or card for {audience}, when the {partner} and the volume justify it'),
      web('Interface to {topic} for accountants, employers or landlords'),
      both('Offers of others for {topic}, marked as paid where they are'),
      both('{topic} in a second country, where rules and payment systems differ'),
    ],
  },
  angles: [
    {
      id: 'budget',
      words: [
        'budget',
        'budgeting',
        'personal finance',
        'savings',
        'saving money',
        'save money',
        'savings goals',
        'spending',
        'expenses',
        'expense tracking',
        'split bills',
        'split expenses',
        'round up',
        'financial literacy',
        'pocket money',
        'allowance',
        'debt',
        'subscriptions',
        'receipts',
        'flatmates',
        'couples',
      ],
      nouns: {
        audience: 'people with a tight month',
        topic: 'spending and saving',
        topic2: 'fixed costs',
        activity: 'reach the end of the month with something left',
      },
      features: {
        core: [
          mobile('Amount free today after {topic}, rent, bills and goals'),
          both('{topic2} found from {records}, with the next date and a way to cancel'),
        ],
        mustHave: [both('Entry of {topic} in three seconds for cash')],
        shouldHave: [
          both('{topic} with a running balance, and settlement once a month instead of every evening'),
        ],
      },
      pains: [
        'Opens the banking app with a bad feeling after the twentieth of the month',
        'Gives up on sorting {topic} after three weeks',
      ],
      goals: ['Have one month of {topic2} set aside by the end of the year'],
      pricing: [
        'Budget apps often ask $3 to $10 a month or $30 to $90 a year; many people expect them for free',
      ],
      competitors: [
        {
          name: 'YNAB',
          knownFor: 'a strict method for giving every dollar a job',
          gap: 'Takes weeks to learn and costs more than most rivals',
        },
        {
          name: 'Monzo and similar banks',
          knownFor: 'pots and instant notices inside the account',
          gap: 'Sees only what runs through the own account',
        },
        {
          name: 'Splitwise',
          knownFor: 'shared costs in groups',
          gap: 'Daily limits in the free plan annoy users',
        },
      ],
      challenges: [
        'The people who need help with {topic} most can pay least. Decide whether an employer, a bank or the saver pays',
      ],
      opportunities: [
        'The days after {moment} and the first weeks of January are when {audience} look for help with {topic}: be ready on those dates',
      ],
    },
    {
      id: 'credit',
      words: [
        'loan',
        'loans',
        'lending',
        'lender',
        'lenders',
        'credit',
        'credit score',
        'microloans',
        'microfinance',
        'mortgage',
        'mortgages',
        'bnpl',
        'buy now pay later',
        'salary advance',
        'payday',
        'invoice factoring',
        'working capital',
        'borrowers',
        'collateral',
        'financing',
      ],
      nouns: {
        audience: 'borrowers whom banks overlook',
        partner: 'licensed lender',
        topic: 'small credit',
        topic2: 'repayment',
        activity: 'get a fair loan decision in a day',
        record: 'payment',
        records: 'payments',
      },
      features: {
        core: [
          both(
            'Application for {topic} on the phone with a clear answer, the full cost in money and the reason for a no',
          ),
          web('Decision on {topic} from {records} that {audience} agree to share, explained line by line'),
        ],
        mustHave: [both('Repayment that {audience} can move once without a fee, asked before the due date')],
        shouldHave: [web('Limits on {topic} per person and a stop when several loans run at once')],
        future: [web('Funding from several lenders, with the same rules for each')],
      },
      pains: [
        'Is refused credit without a reason, or pays a multiple of what it should cost',
        'Needs money for stock or school fees on a day when no bank is open',
      ],
      goals: ['Know the total cost of {topic} before saying yes'],
      pricing: [
        'Interest or a fixed fee per loan, often capped by law; lenders pay partners 1% to 3% of the amount for new customers',
      ],
      competitors: [
        {
          name: 'Tala',
          knownFor: 'small loans by phone in several countries',
          gap: 'Borrowers complain about high cost and short terms',
        },
        { name: 'Klarna', knownFor: 'paying later at the checkout', gap: 'Criticised for making debt easy' },
        {
          name: 'Banks and savings groups',
          knownFor: 'trust and lower rates',
          gap: 'Slow, and closed to people without papers or history',
        },
      ],
      challenges: [
        'Losses on {topic} show only after months. Lend own or partner money to fifty people first and wait for the last repayment before growing',
        'In the EU, scoring of people for credit counts as high-risk AI (Annex III of Regulation (EU) 2024/1689); plan for explanations and human review',
      ],
      opportunities: [
        'Sales, rent or delivery records show ability to pay where no credit file exists; ask a platform that has them to test together',
      ],
      firstTest: {
        assumes: 'A score from {product} tells better than the present rule who pays back',
        what: 'With a {partner}, grant twenty small loans decided by hand, note every reason, and compare repayment with the score {product} would have given',
        passes: '18 of the 20 loans are paid back on time, and the others had the lowest scores',
        dollars: 1500,
        days: 90,
      },
    },
    {
      id: 'payments',
      words: [
        'payments',
        'payment',
        'remittance',
        'remittances',
        'send money',
        'money transfer',
        'cross-border',
        'mobile money',
        'wallet',
        'payouts',
        'stablecoin',
        'stablecoins',
        'crypto',
        'bitcoin',
        'checkout',
        'invoices',
        'invoicing',
        'merchants',
        'tips',
        'forex',
        'currency',
        'rent payments',
        'donations',
      ],
      nouns: {
        audience: 'people who send or collect money',
        partner: 'payment institution',
        topic: 'payments',
        topic2: 'fees',
        activity: 'send money and see it arrive within minutes',
        record: 'payment',
        records: 'payments',
      },
      features: {
        core: [
          mobile('{topic} in three steps with rate, fee and arrival time shown before the last one'),
          both('State of {topic} in plain words, for both sides alike'),
        ],
        mustHave: [both('Limits and questions that follow the risk, explained to {audience}')],
        shouldHave: [both('Link or code to ask for money, which works without an account')],
        niceToHave: [both('Repeated {records} with a reminder before each')],
      },
      pains: [
        'Loses several percent on the way and cannot tell to whom',
        'Does not know where the money is while family or suppliers wait',
      ],
      goals: ['Pay less than today for {topic}, and know it before sending'],
      pricing: [
        'Fee of 0.5% to 3% or a margin on the exchange rate; shops pay about 1.5% to 3% for card payments',
      ],
      competitors: [
        {
          name: 'Wise',
          knownFor: 'transfers at the market rate with a visible fee',
          gap: 'Accounts are sometimes frozen for checks, which customers find opaque',
        },
        {
          name: 'PayPal',
          knownFor: 'reach and buyer protection',
          gap: 'Sellers complain about fees and held funds',
        },
        {
          name: 'Mobile money such as M-Pesa',
          knownFor: 'reach without a bank account',
          gap: 'Fees for small amounts and across borders',
        },
      ],
      challenges: [
        '{topic} of this kind need a licence or a licensed {partner}; talks take months. Ask three of them for terms before building',
      ],
      opportunities: [
        'One corridor or trade with high {topic2} today, where {audience} know each other, spreads by word of mouth',
      ],
      beachhead:
        'Start with one pair of countries or one trade, where both sides of a payment can be won together.',
    },
    {
      id: 'invest',
      words: [
        'invest',
        'investing',
        'investment',
        'investments',
        'stocks',
        'stock market',
        'portfolio',
        'etf',
        'shares',
        'pension',
        'pensions',
        'retirement',
        'wealth',
        'financial advice',
        'hedge',
        'investors',
        'real estate investing',
        'bonds',
      ],
      nouns: {
        audience: 'first-time investors',
        partner: 'licensed broker',
        topic: 'investing',
        topic2: 'risk',
        activity: 'invest a small amount every month and understand it',
        record: 'order',
        records: 'orders',
      },
      features: {
        core: [
          both(
            'Plan for {topic} with amount, time and the worst year in history, shown before the first order',
          ),
          both('Costs of {topic} over twenty years in money'),
        ],
        mustHave: [
          both('Questions to {audience} on knowledge and losses as the law demands, in plain words'),
        ],
        shouldHave: [
          both('Pause before {audience} sell in a falling market, with their own note from the start'),
        ],
      },
      pains: [
        'Leaves savings on the account, because {topic} feels like a casino or an exam',
        'Follows tips and buys after the rise',
      ],
      goals: ['Start with {topic} in an evening and look at it once a month'],
      competitors: [
        {
          name: 'Robinhood',
          knownFor: 'free trading on the phone',
          gap: 'Criticised for encouraging frequent trades',
        },
        {
          name: 'Trade Republic',
          knownFor: 'savings plans at low cost in Europe',
          gap: 'Customers complain about support',
        },
        { name: 'Betterment', knownFor: 'automated portfolios', gap: 'Minimum fees weigh on small amounts' },
      ],
      challenges: [
        'Advice on single investments needs a licence. Keep to education and tools, or find a {partner} who takes the responsibility',
      ],
      opportunities: ['Employers that match contributions look for help in explaining {topic} to staff'],
    },
    {
      id: 'business-finance',
      words: [
        'tax',
        'taxes',
        'vat',
        'bookkeeping',
        'accounting',
        'accountant',
        'accountants',
        'payroll',
        'cash flow',
        'freelancers',
        'freelancer',
        'gig workers',
        'small business',
        'small businesses',
        'irregular income',
        'invoice',
        'self-employed',
        'tax return',
        'expense reports',
      ],
      nouns: {
        audience: 'the self-employed',
        partner: 'tax adviser',
        topic: 'taxes and bookkeeping',
        topic2: 'receipts',
        activity: 'have the tax money ready when it is due',
        record: 'receipt',
        records: 'receipts',
        moment: 'the tax date',
      },
      features: {
        core: [
          both(
            'Amount for {topic} set aside from each payment, worked out at once and moved to a separate account',
          ),
          mobile('Photo of {records} for {topic}, read and matched to the payment'),
        ],
        mustHave: [web('Export of {topic} in the format that advisers use in that country')],
        shouldHave: [both('Calendar of dates for {topic}, with the amount expected')],
        future: [web('{topic} filed directly with the authority, where an interface exists')],
      },
      pains: [
        'Gets a tax bill after the money is gone',
        'Spends a weekend each quarter searching for {records}',
      ],
      goals: ['Spend one hour a month on {topic}'],
      pricing: [
        'The self-employed pay $8 to $25 a month for tools of this kind, and $50 to $200 with a person who checks',
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
        { name: 'A tax adviser', knownFor: 'liability and judgement', gap: 'Costs more and answers later' },
      ],
      challenges: [
        'Rules for {topic} change every year and differ by country. Count the days a year this will cost before choosing the second country',
      ],
      opportunities: [
        'Advisers lose time with bad {records}; those who recommend {product} to clients get cleaner ones',
      ],
      firstTest: {
        assumes: '{audience} hand {topic} over to somebody else and stay for more than one quarter',
        what: 'Do {topic} for ten {audience} for one quarter with a shared folder and a separate savings account, for the planned price, and count hours and corrections',
        passes: '7 of the 10 pay for a second quarter',
        dollars: 300,
        days: 100,
      },
    },
    {
      id: 'insurance',
      words: [
        'insurance',
        'insurer',
        'insurers',
        'insurtech',
        'premium',
        'claims',
        'claim',
        'microinsurance',
        'policy',
        'policies',
        'cover',
        'crop insurance',
        'farmers',
      ],
      nouns: {
        audience: 'people without fitting cover',
        partner: 'insurer',
        topic: 'insurance',
        topic2: 'claims',
        activity: 'be paid within days after a loss',
        record: 'claim',
        records: 'claims',
      },
      features: {
        core: [
          mobile('{topic} explained by three cases: what is paid, what is not, how fast'),
          mobile('Claim by {audience} with photos, place and date, and its state at any time'),
        ],
        mustHave: [both('{topic} that can be ended or paused on the phone')],
        shouldHave: [
          web('Payment of {topic2} triggered by data, such as rainfall or delay, with the measurement shown'),
        ],
      },
      pains: [
        'Pays for {topic} and learns after a loss that it was excluded',
        'Fills in forms for weeks after damage',
      ],
      goals: ['Have the money when it is needed and not a season later'],
      competitors: [
        {
          name: 'Lemonade',
          knownFor: 'quick sign-up and some automated claims',
          gap: 'Available in few countries and lines',
        },
        {
          name: 'Pula',
          knownFor: 'crop insurance for smallholders through partners',
          gap: 'Farmers rarely choose it themselves',
        },
        { name: 'Agents and brokers', knownFor: 'personal trust', gap: 'Paid by the insurer' },
      ],
      challenges: [
        'An {partner} has to carry the risk and wants data on losses. Bring two seasons of figures or start as their sales partner',
      ],
      opportunities: [
        'Cover sold with a seed, a phone or a trip costs little to distribute; find one seller with {audience} at the counter',
      ],
    },
  ],
  pricing: [
    'Subscription for help with {topic}: $3 to $12 a month for private people, $10 to $40 for small firms',
    'Share of card fees or interest from the {partner}: small per person, so {topic} has to reach many',
    'Fee paid by employers, landlords or platforms who offer it to {audience}',
    'Price per {record} or per check, if {topic2} come up rarely',
  ],
  channels: [
    'employers, landlords or platforms with which {audience} deal anyway',
    'comparison pages and communities on {topic}',
    'schools, clubs and advisers with whom {audience} already talk about money',
  ],
  competitors: [
    {
      name: 'The customer’s own bank',
      knownFor: 'trust, licence and the account itself',
      gap: 'Slow to change, and interested in selling its own products',
    },
    {
      name: 'Revolut',
      knownFor: 'many money functions in one app',
      gap: 'Customers complain about blocked accounts and support',
    },
    { name: 'A spreadsheet', knownFor: 'full control at no cost', gap: 'Nobody keeps it up for long' },
    {
      name: 'Cash and envelopes',
      knownFor: 'seeing at once what is left',
      gap: 'No record and no protection',
    },
  ],
  against: [
    'Income per customer with {topic} is often a few dollars a month, and winning one who trusts {product} costs far more. If {audience} leave within a year, that is never earned back',
  ],
  challenges: [
    'Trust comes before features: {audience} will ask who holds their money and what happens if {product} closes. Answer both on the first page',
    'Fraud follows {topic} within weeks. Budget a person for it from the first hundred {audience}',
    'Banks and data providers can change terms or close access. Name the second source of {records} for {topic} now',
  ],
  regulations: {
    any: [
      'Holding, moving or lending money and giving advice each need a licence or a licensed {partner}; find out which of the four {product} does in {topic}',
    ],
    eu: [
      'Payment and account services in the EU fall under PSD2, and identity checks under the anti-money-laundering rules; a licensed {partner} can carry both at first',
    ],
    us: [
      'Money transmission is licensed state by state in the US; most young companies start under the licence of a sponsor bank',
    ],
    uk: [
      'The FCA authorises payment, lending and advice firms in the UK, and the Consumer Duty applies to retail customers',
    ],
    india: [
      'The Reserve Bank of India licenses payment and lending services and has rules for digital lending apps',
    ],
  },
  opportunities: [
    'A moment such as {moment}, a first job or a tax date makes {audience} act on {topic}; being present on that day costs less than advertising all year',
    'Where open banking exists, {records} are available with consent, so {audience} can see something useful in a minute',
    'One employer or platform with many {audience} can offer {product} on a single page of its own',
    'Plain words and a full list of fees on {topic} are rare enough to be remembered',
  ],
  differences:
    'Usual ways to differ are lower total cost, fit for one group’s income, plain language, or help by a person. Say which one {audience} could verify in {topic} before giving an account number.',
  beachhead:
    'Start with those {audience} who are paid in the same way on the same day, through one partner who already has their trust.',
  firstTest: {
    assumes: '{audience} pay a fee for help with {topic} to somebody whose name they do not know yet',
    what: 'Handle {topic} for fifteen {audience} for six weeks by hand with a shared sheet and messages, without touching their money, and ask for the planned fee in week four',
    passes: '5 of the 15 pay the fee',
    dollars: 100,
    days: 45,
  },
  market: {
    customers: {
      label: 'People with this money need',
      unit: 'people',
      perPerson: { low: 0.01, base: 0.04, high: 0.12 },
      note: 'Between 1% and 12% of all inhabitants is assumed, as most adults have money needs of some kind.',
    },
    revenue: {
      range: { low: 10, base: 40, high: 100 },
      note: 'Assumed: $3 to $8 a month, or as much from partners, for part of the year.',
      usesPerYear: { low: 6, base: 20, high: 60 },
      useValue: { low: 20, base: 60, high: 200 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Share that a licence or partner allows to serve and that fits the product; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.012, high: 0.03 },
      note: 'Share won within three years against banks; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 305_000_000_000, base: 347_000_000_000, high: 347_000_000_000 },
        note: 'Interest and fees that US households paid for everyday financial services apart from mortgages: an estimated $347 billion in 2022 and $305 billion in 2021.',
        reference: 'https://finhealthnetwork.org/finhealth-spend-research/finhealth-spend-2023',
      },
      share: {
        range: { low: 0.0003, base: 0.002, high: 0.01 },
        note: 'The part of that spending which concerns this need and could go to a new provider; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'The first weeks of January and the days after {moment} bring most people to look at {topic}; before holidays they spend and borrow more',
      'Rates and markets change what is asked of {topic}: rising interest brings savers, falling markets end new plans, so a figure of one quarter tells {product} little about the next',
    ],
    places: [
      'How people pay differs by country, from cards in the US to bank transfer in Germany and mobile money in Kenya, and {topic} has to follow it',
      'Licences end at the border, or at the edge of the EU: each further country means another {partner} for {topic} and other rules on identity',
    ],
  },
  references: [
    {
      title: 'FDIC Survey Finds 96 Percent of U.S. Households Were Banked in 2023',
      publisher: 'Federal Deposit Insurance Corporation',
      address:
        'https://www.fdic.gov/news/press-releases/2024/fdic-survey-finds-96-percent-us-households-were-banked-2023',
      date: '2024-11-12',
      says: 'The FDIC found that 4.2% of US households, about 5.6 million, had no bank or credit union account in 2023, and that 14.2% were underbanked.',
      figure: { value: 4.2, unit: '% of US households without an account', year: 2023 },
      use: 'opportunity',
      parts: ['credit', 'payments', 'insurance', 'budget'],
      relevance: 'Shows how many households the usual banks do not serve fully in the US.',
    },
    {
      title: 'The Global Findex Database 2021: executive summary',
      publisher: 'World Bank',
      address:
        'https://www.worldbank.org/en/publication/globalfindex/interactive-executive-summary-visualization',
      date: '2022',
      says: 'According to Global Findex, 76% of adults worldwide and 71% in developing economies had an account at a bank, similar institution or mobile-money provider in 2021.',
      figure: { value: 76, unit: '% of adults with an account', year: 2021 },
      use: 'opportunity',
      parts: ['credit', 'payments', 'insurance'],
      relevance: 'Base for reach outside rich countries; having an account does not mean using it.',
    },
    {
      title: 'Report on the Economic Well-Being of U.S. Households',
      publisher: 'Board of Governors of the Federal Reserve System',
      address: 'https://www.federalreserve.gov/publications/report-economic-well-being-us-households.htm',
      date: '2023',
      says: 'In the Federal Reserve’s survey for 2022, 63% of US adults said they would cover a $400 emergency expense with cash or its equivalent, after 68% in 2021.',
      figure: { value: 63, unit: '% of US adults', year: 2022 },
      use: 'opportunity',
      parts: ['budget', 'credit', 'insurance'],
      relevance: 'Shows how thin many cushions are; the others would mostly borrow or sell something.',
    },
    {
      title: 'Changes in U.S. Family Finances from 2019 to 2022',
      publisher: 'Board of Governors of the Federal Reserve System',
      address:
        'https://www.federalreserve.gov/publications/october-2023-changes-in-us-family-finances-from-2019-to-2022.htm',
      date: '2023-10',
      says: 'The Survey of Consumer Finances found that 58% of US families held stocks directly or indirectly in 2022.',
      figure: { value: 58, unit: '% of US families with stocks', year: 2022 },
      use: 'opportunity',
      parts: ['invest'],
      relevance: 'Frame for the US; indirect holdings through pensions are included.',
    },
    {
      title: 'Advocacy Releases Up-to-Date Small Business Data in Comprehensive Publication',
      publisher: 'US Small Business Administration, Office of Advocacy',
      address:
        'https://advocacy.sba.gov/2024/07/23/advocacy-releases-up-to-date-small-business-data-in-comprehensive-publication',
      date: '2024-07-23',
      says: 'The Office of Advocacy counted 34,752,434 small businesses in the United States in July 2024.',
      figure: { value: 34_752_434, unit: 'small businesses in the United States', year: 2024 },
      use: 'opportunity',
      parts: ['business-finance'],
      relevance: 'Upper bound for tools sold to the self-employed and small firms in the US.',
    },
    {
      title: 'Directive (EU) 2015/2366 on payment services (PSD2)',
      publisher: 'EUR-Lex, European Union',
      address: 'https://eur-lex.europa.eu/eli/dir/2015/2366/oj',
      date: '2015-11-25',
      says: 'PSD2 gives customers in the EU the right to let licensed third parties read their payment accounts or start payments from them.',
      use: 'challenge',
      relevance:
        'Reading accounts in the EU is open to others, but only with a licence or a licensed partner.',
    },
    {
      title: 'FinHealth Spend Research 2023',
      publisher: 'Financial Health Network',
      address: 'https://finhealthnetwork.org/finhealth-spend-research/finhealth-spend-2023',
      date: '2023',
      says: 'US households paid an estimated $347 billion in interest and fees for financial services other than mortgages in 2022, the Financial Health Network reports, 14% more than in 2021.',
      figure: { value: 347, unit: 'billion US dollars', year: 2022 },
      use: 'pain',
      parts: ['budget', 'credit', 'payments', 'insurance', 'invest'],
      relevance: 'Mostly interest on cards; shows what people pay, not what they would pay to a newcomer.',
    },
    {
      title: 'How Are We Going to Reverse This Trend?',
      publisher: 'LIMRA',
      address:
        'https://www.limra.com/en/trending-topics/publications/marketfacts/2023/How-Are-We-Going-to-Reverse-This-Trend/',
      date: '2023-09',
      says: 'In the insurers’ Barometer Study of 2023, 41% of US adults said that they have less life insurance than they need.',
      figure: { value: 41, unit: '% of US adults', year: 2023 },
      use: 'opportunity',
      parts: ['insurance'],
      relevance: 'Asked by the association of life insurers; saying so is not buying.',
    },
    {
      title: 'Small Business Late Payments Report 2025',
      publisher: 'Intuit QuickBooks',
      address:
        'https://quickbooks.intuit.com/r/small-business-data/small-business-late-payments-report-2025/',
      date: '2025',
      says: 'Of 2,487 small US businesses asked in February 2025, 56% waited for money from unpaid invoices.',
      figure: { value: 56, unit: '% of surveyed small US businesses', year: 2025 },
      use: 'pain',
      parts: ['business-finance'],
      relevance: 'Asked by a company that sells a remedy.',
    },
    {
      title: 'World Bank Group Shows Costs of Sending Remittances Down, but More Needs to be Done',
      publisher: 'International Finance Corporation, World Bank Group',
      address:
        'https://ifcextapps.ifc.org/ifcext/pressroom/ifcpressroom.nsf/1f70cd9a07d692d685256ee1001cdd37/6d8fa183431aed828525770d0053855e?OpenDocument',
      date: '2010-04-22',
      says: 'Sending $200 home cost migrants 8.72% on average in early 2010, by the World Bank’s survey of corridors, and over 20% in some of them.',
      figure: { value: 8.72, unit: '% of $200 sent', year: 2010 },
      use: 'pain',
      parts: ['payments'],
      relevance: 'Old: later issues of the same survey show lower averages, so look up your own corridor.',
    },
  ],
}

export default fintech
