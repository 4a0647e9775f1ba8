import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const b2bSaas: DomainData = {
  id: 'b2b-saas',
  nouns: {
    audience: 'small teams',
    topic: 'the daily work',
    topic2: 'the records',
    activity: 'finish the recurring work without spreadsheets',
    record: 'record',
    records: 'records',
    buyer: 'the head of the team',
  },
  roles: [
    {
      title: 'Daily user',
      focus: 'Works with {topic} in {product} every day',
      responsibilities: [
        'Enters or corrects {records} on {topic} once and finds them again',
        'Sees which part of {topic2} is due today and what waits for somebody else',
        'Reports what is slower than the old way',
      ],
    },
    {
      title: 'Manager who buys',
      focus: 'Wants {topic} to be on time, complete and visible',
      responsibilities: [
        'Chooses {product}, pays for it and answers for the choice',
        'Looks at delays in {topic} once a week',
        'Decides which {audience} may see and change which {records}',
      ],
    },
    {
      title: 'Administrator',
      focus: 'Sets {product} up for {audience} and keeps it tidy',
      responsibilities: [
        'Imports existing {records} on {topic} and cleans up doubles',
        'Adds and removes colleagues and their rights',
        'Connects the other systems in use and notices when a connection breaks',
      ],
    },
  ],
  personas: [
    {
      description: 'Person in a small company who does {topic} beside the real job',
      age: '28 to 50',
      occupation: 'Specialist or office manager in a company with 5 to 50 people',
      technicalLevel: 'Good with spreadsheets and e-mail, no wish to configure',
      painPoints: [
        'Copies the same details about {topic} between e-mail, spreadsheet and calendar',
        'Finds out too late that something about {topic} was forgotten',
        'Is the only one who knows how {topic2} work and cannot take holidays in peace',
      ],
      goals: [
        '{activity}',
        'See at a glance what is open in {topic}',
        'Have proof of what was agreed and when',
      ],
    },
    {
      description: 'Manager who answers for results and signs for new software',
      age: '35 to 58',
      occupation: 'Owner, head of a department or operations manager',
      technicalLevel: 'Uses reports and phone, judges tools by what the team says',
      painPoints: [
        'Has to ask around to learn how {topic} stands',
        'Pays for several tools for {topic} that overlap',
        'Was burnt by a software project that the team stopped using',
      ],
      goals: [
        'Know the state of {topic} without a meeting',
        'Start {topic} in {product} without a project, and stop without losing data',
        'Show in numbers what it saved',
      ],
    },
  ],
  features: {
    core: [
      web('One list of everything about {topic}, with owner, due date and state'),
      web('Import of the current spreadsheet for {topic}, with a preview of what will change'),
      both(
        'The next step of each {record} at one click, with reminders so that nothing about {topic} waits on one person',
      ),
      web('Report of open, late and finished work on {topic}, ready for the weekly meeting'),
    ],
    mustHave: [
      web('Roles for {audience}: who sees, changes and approves {records}'),
      both('History of {topic}: who changed which {record} and when'),
      web('Export of {topic} in a form that opens in a spreadsheet'),
      both('Notices about {topic} by e-mail or chat that can be answered without logging in'),
      web('Trial with the {records} that {audience} really have, instead of sample data'),
    ],
    shouldHave: [
      web('Templates for how {audience} usually handle {topic}, to be adapted'),
      web('Single sign-on with the accounts that the company already has'),
      mobile('Phone view for the two or three steps of {topic} that happen away from the desk'),
      web('Link for people outside to see or confirm one {record} on {topic}'),
    ],
    niceToHave: [
      web('Saved views of {topic} for each role'),
      both('Comments with mentions beside {topic}, instead of long e-mail threads'),
      web('Comparison of this month’s {topic} with the last three'),
      web('Warnings about doubles and missing details in {topic2}'),
    ],
    future: [
      web('Interface through which other systems read and write {topic}'),
      web('Benchmarks of {topic} across customers, with consent and without names'),
      web('Version for larger {audience}: several sites, audit log, contract on invoice'),
      both('Forecast of delays in {topic} from the history'),
    ],
  },
  angles: [
    {
      id: 'sales',
      words: [
        'crm',
        'sales',
        'leads',
        'lead',
        'sales teams',
        'sales reps',
        'proposals',
        'proposal',
        'quotes',
        'pipeline',
        'deals',
        'customers',
        'cold email',
        'outreach',
        'prospects',
      ],
      nouns: {
        audience: 'sales teams',
        record: 'deal',
        records: 'deals',
        topic: 'open deals',
        activity: 'follow up every lead in time',
      },
      features: {
        core: [
          web('Inbox that turns messages about {topic} into {records} with next step and date'),
          mobile('Note on {topic} after a visit or call in thirty seconds, by voice if wanted'),
        ],
        mustHave: [
          web('Proposals on {topic} from approved texts and prices, with notice when the client opens them'),
        ],
        shouldHave: [web('Reasons for lost deals, in five fixed words, counted each month')],
        future: [web('Forecast by stage from the team’s own closing rates')],
      },
      pains: [
        'Forgets to follow up, and hears that the client signed elsewhere',
        'Types into the CRM on Friday evening from memory',
      ],
      goals: ['Spend the hour after a call on the next client, not on notes'],
      pricing: ['Price per user: $15 to $60 a month is common for small sales teams'],
      competitors: [
        {
          name: 'HubSpot',
          knownFor: 'a free CRM with marketing tools',
          gap: 'Prices rise steeply with contacts and higher plans',
        },
        {
          name: 'Pipedrive',
          knownFor: 'a simple visual pipeline',
          gap: 'Users miss reporting and support beyond sales',
        },
        {
          name: 'Salesforce',
          knownFor: 'depth and a large partner market',
          gap: 'Small teams find set-up and price heavy',
        },
      ],
      challenges: [
        'Busy {audience} drop a tool that gives them nothing back. Each entry about {topic} has to save its author time the same day',
      ],
      opportunities: [
        'A tool shaped for {audience} can speak their words and start with its steps, which general ones leave to consultants',
      ],
    },
    {
      id: 'documents',
      words: [
        'contracts',
        'contract',
        'legal',
        'law firms',
        'law firm',
        'documents',
        'document',
        'compliance',
        'audit',
        'audits',
        'policies',
        'gdpr',
        'regulation',
        'approvals',
        'signature',
        'tenders',
        'certificates',
      ],
      nouns: {
        audience: 'people who work with contracts and rules',
        record: 'document',
        records: 'documents',
        topic: 'contracts and proofs',
        activity: 'find the clause or proof they need in minutes',
      },
      features: {
        core: [
          web(
            'Upload of {topic} with dates, parties and duties read out and shown beside the passage they come from',
          ),
          web('Calendar of deadlines in {topic}, with a named person for each'),
        ],
        mustHave: [
          web(
            'Every extracted statement on {topic} links to the page and can be corrected; corrections are kept',
          ),
        ],
        shouldHave: [
          web('Comparison of two versions of {topic} with the changes in words, not only in colour'),
        ],
        niceToHave: [web('Approved wording for {topic} with the reason for each')],
      },
      pains: [
        'Reads the same forty pages again to answer one question about {topic}',
        'Learns of a deadline in {topic} after it has passed',
      ],
      goals: ['Answer questions about {topic} with the passage at hand'],
      pricing: [
        'Price per user: $40 to $150 a month is common for professional document work, or a price per document',
      ],
      competitors: [
        {
          name: 'DocuSign',
          knownFor: 'signatures and contract storage',
          gap: 'Search inside old contracts is a separate, costly product',
        },
        {
          name: 'Ironclad',
          knownFor: 'contract workflow for legal departments',
          gap: 'Made for large companies in price and set-up',
        },
        {
          name: 'Vanta',
          knownFor: 'automated proofs for security audits',
          gap: 'Covers known frameworks; other rules stay manual',
        },
      ],
      challenges: [
        'An error in {topic} can cost the customer dearly. Say plainly what is not checked, agree on liability, and keep a person in the decision',
        'Client documents are confidential: many firms will ask where {topic} is stored and whether it trains a model',
      ],
      opportunities: [
        'One kind of document with the same questions each time, such as leases or supplier terms, can be handled better than {topic} in general',
      ],
      firstTest: {
        assumes:
          '{audience} save enough time on {topic} to pay for it, and can live with the errors that remain',
        what: 'Ask five firms for ten old documents each (with names removed), answer their usual questions on {topic} by hand and with a tool, and count the errors and minutes',
        passes: 'Errors and minutes fall in 4 of the 5 firms, and 2 of them pay for a month',
        dollars: 200,
        days: 21,
      },
    },
    {
      id: 'field',
      words: [
        'field teams',
        'construction',
        'technicians',
        'inspections',
        'inspection',
        'installers',
        'sites',
        'maintenance',
        'machines',
        'fleet',
        'drivers',
        'farm',
      ],
      nouns: {
        audience: 'operations and field teams',
        record: 'job',
        records: 'jobs',
        topic: 'work on site',
        activity: 'record the work where it happens',
      },
      features: {
        core: [
          mobile(
            'Today’s {topic} on the phone with address, steps, photos and signature, also without signal',
          ),
          web('Board for {audience}: who is where, what is late, what is missing'),
        ],
        mustHave: [mobile('Proof of work: photo, time and place for each step of {topic}')],
        shouldHave: [web('Parts and hours for {topic} counted for the invoice without typing them twice')],
        future: [web('Due dates for {topic} from running hours or sensor data')],
      },
      pains: [
        'Paper slips about {topic} reach the office days later, unreadable or not at all',
        'Phones around to learn whether {topic} is done',
      ],
      goals: ['Send the invoice the day {topic2} are finished'],
      pricing: ['Price per person in the field: $15 to $50 a month, with the office free, is a common split'],
      competitors: [
        {
          name: 'ServiceTitan',
          knownFor: 'a complete system for trade companies',
          gap: 'Too large and costly for small crews',
        },
        {
          name: 'Jobber',
          knownFor: 'scheduling and invoices for small service firms',
          gap: 'Little for industry and long projects',
        },
        {
          name: 'Procore',
          knownFor: 'construction project management',
          gap: 'Subcontractors complain about one more login',
        },
      ],
      challenges: [
        'Hands are busy during {topic}. A step that needs more than ten seconds on a phone will not be done',
      ],
      opportunities: [
        'Proof with photos ends disputes about {topic}; the person who loses money in those disputes is the buyer to look for',
      ],
    },
    {
      id: 'stock',
      words: [
        'inventory',
        'stock',
        'warehouse',
        'logistics',
        'shipments',
        'suppliers',
        'spare parts',
        'factories',
        'manufacturers',
        'orders',
        'purchase orders',
        'deliveries',
        'freight',
        'trucks',
        'customs',
        'retail stores',
        'inventory management',
        'supplier invoices',
        'procurement',
        'fleet',
        'packaging',
      ],
      nouns: {
        audience: 'companies that buy, store and ship',
        record: 'order',
        records: 'orders',
        topic: 'stock and orders',
        activity: 'know what is where and what is late',
      },
      features: {
        core: [
          web(
            'One view of {topic}: what is here, what is on the way, what is missing, with the date of the last count',
          ),
          both('Scan or photo instead of typing, with a question only where something does not match'),
        ],
        mustHave: [
          web(
            'Differences between order, delivery and invoice shown side by side, to be cleared in one click',
          ),
        ],
        shouldHave: [web('Proposal what to reorder and when, with the sales behind it')],
        niceToHave: [web('Page for suppliers to confirm dates without an account')],
        future: [web('Forecast for {topic} by season, with the error of the last forecast beside it')],
      },
      pains: [
        'Finds out that something is missing when a customer asks for it',
        'Has three lists about {topic} that disagree',
      ],
      goals: ['Trust one number for {topic}', 'Tie up less money on shelves'],
      pricing: ['Price per site: $50 to $250 a month is common, by number of {records}'],
      competitors: [
        {
          name: 'Cin7',
          knownFor: 'inventory across shops and warehouses',
          gap: 'Small firms report a long set-up',
        },
        {
          name: 'Zoho Inventory',
          knownFor: 'a low price within a larger suite',
          gap: 'Works best inside that suite',
        },
        {
          name: 'SAP Business One',
          knownFor: 'depth for growing manufacturers',
          gap: 'Needs a partner and a project',
        },
      ],
      challenges: [
        'Data on {topic} is wrong on the first day. Plan the first count and who corrects what, or nobody will trust {product}',
      ],
      opportunities: [
        'Tills, shops and accounting programs already hold part of {topic}; reading two of them saves {audience} the first week of typing',
      ],
      firstTest: {
        assumes: 'Right numbers on {topic} bring {audience} more than it costs to keep them right',
        what: 'Count {topic} with three {audience} on a Saturday, keep the numbers right by hand for four weeks, and add up the sales and hours saved. Ask for the monthly price with that sum on the table',
        passes: '2 of the 3 pay for a month at that price',
        dollars: 150,
        days: 30,
      },
    },
    {
      id: 'support-collab',
      words: [
        'customer support',
        'support tickets',
        'helpdesk',
        'tickets',
        'meetings',
        'meeting notes',
        'knowledge base',
        'internal knowledge',
        'collaboration',
        'remote teams',
        'feedback',
        'feature requests',
        'product managers',
        'project management',
        'projects',
        'tasks',
        'documentation',
        'wiki',
      ],
      nouns: {
        audience: 'distributed teams',
        record: 'request',
        records: 'requests',
        topic: 'requests and decisions',
        activity: 'answer a question once and find it again',
      },
      features: {
        core: [
          web('Questions about {topic} gathered from mail, chat and calls into one list with one owner each'),
          web('Answers proposed from earlier {records}, with the source beside them'),
        ],
        mustHave: [
          web('Decisions on {topic} kept apart from discussion, with date, reason and who was asked'),
        ],
        shouldHave: [
          web('Weekly digest: what came up about {topic}, how often, and what is still unanswered'),
        ],
        niceToHave: [web('Marking of answers that have not been confirmed for six months')],
      },
      pains: [
        'Answers the same question about {topic} for the fifth time this month',
        'Cannot find where {topic} was decided, so it is decided again',
      ],
      goals: ['New colleagues find answers on {topic} without asking'],
      pricing: ['Price per user: $8 to $25 a month, often with free readers'],
      competitors: [
        {
          name: 'Zendesk',
          knownFor: 'ticketing at any size',
          gap: 'Small teams complain about price steps and set-up effort',
        },
        {
          name: 'Notion',
          knownFor: 'flexible pages and databases',
          gap: 'Grows untidy without somebody who cares for it',
        },
        {
          name: 'Linear',
          knownFor: 'fast issue tracking for product teams',
          gap: 'Not made for people outside product and engineering',
        },
      ],
      challenges: [
        'Among {audience}, chat, mail and a wiki exist already. {product} has to live inside one of them, or it becomes one more place to look',
      ],
      opportunities: [
        'The gap between where {topic} is asked and where it is answered can be measured in one week at any pilot customer',
      ],
    },
    {
      id: 'back-office',
      words: [
        'erp',
        'invoices',
        'invoicing',
        'accounting firms',
        'accountants',
        'timesheets',
        'timesheet',
        'shift scheduling',
        'shifts',
        'payroll',
        'procurement',
        'purchase orders',
        'vendors',
        'expenses',
        'office managers',
        'spreadsheets',
        'agencies',
        'agency',
        'hours',
        'scheduling',
        'rota',
      ],
      nouns: {
        audience: 'small companies',
        record: 'entry',
        records: 'entries',
        topic: 'hours, orders and invoices',
        activity: 'close the month without chasing anybody',
      },
      features: {
        core: [
          both('Entry of {topic} in one tap from a proposal based on last week'),
          web('Approval in one view with only the exceptions shown'),
        ],
        mustHave: [web('Export to the accounting or payroll system in use, with a check for gaps first')],
        shouldHave: [web('Budget against actual for each client or project')],
        future: [web('Cash view for the next eight weeks from open {records}')],
      },
      pains: [
        'Chases colleagues for {topic} at the end of each month',
        'Bills less than was worked, because {topic} was written down late',
      ],
      goals: ['Finish month-end in one day'],
      competitors: [
        {
          name: 'Odoo',
          knownFor: 'many business modules in one system',
          gap: 'Small firms report that set-up needs a partner',
        },
        {
          name: 'QuickBooks',
          knownFor: 'bookkeeping for small companies',
          gap: 'Work before the invoice happens elsewhere',
        },
        {
          name: 'Harvest',
          knownFor: 'simple time tracking and invoices',
          gap: 'Few controls for approvals and capacity',
        },
      ],
      challenges: [
        'For {topic}, the accounting system is the centre and will not be replaced. Ask {audience} which one they use; the answer decides the first connection',
      ],
      opportunities: [
        'Accountants see the same mess with {topic} at dozens of clients and can recommend {product} to all of them',
      ],
    },
  ],
  pricing: [
    'Price per user: $10 to $40 a month is common for tools used daily',
    'Price for {audience} by size: $49 to $299 a month avoids counting users and suits occasional use',
    'Yearly contract with set-up help: $2,000 to $15,000 for companies above 100 people',
    'Price by volume of {topic}, if value grows with it and the bill stays predictable',
  ],
  channels: [
    'direct messages to fifty managers who have {topic} on their desk, with one question instead of a pitch',
    'an app listing in the system that {audience} already use',
    'consultants and accountants who see the problem at many clients',
  ],
  competitors: [
    {
      name: 'Microsoft Excel',
      knownFor: 'being on every desk and fitting any process',
      gap: 'No reminders, no rights, no history, and one wrong row spoils it',
    },
    {
      name: 'Airtable',
      knownFor: 'databases that teams build themselves',
      gap: 'Needs somebody in the team who likes building',
    },
    {
      name: 'monday.com',
      knownFor: 'boards for any kind of work',
      gap: 'General by design; special rules are worked around',
    },
    { name: 'Asana', knownFor: 'task and project lists', gap: 'Records and documents live elsewhere' },
  ],
  against: [
    'As long as a spreadsheet, which costs nothing and bends to everything, is good enough for {topic}, {audience} will not pay for {product}',
  ],
  challenges: [
    'Among {audience}, the person who suffers is often not the one who pays. Learn who signs for software about {topic}, and up to which amount alone',
    'Switching {topic} is work. Without import of existing {records}, most trials end on the first day',
    'One demanding customer can turn {product} into custom work. Build what three {audience} ask for',
  ],
  regulations: {
    any: [
      'Companies ask for a data-processing agreement and where data is stored; have both ready before the first sales call',
    ],
    eu: [
      'Business customers in the EU need a processing agreement under Article 28 GDPR, and many ask for hosting in the EU',
    ],
    us: ['Larger US customers ask for a SOC 2 report; plan for it when the third one asks, not before'],
    uk: [
      'UK customers need a processing agreement under UK GDPR; public bodies often ask for Cyber Essentials',
    ],
    india: ['Indian companies need GST invoices and increasingly ask for data to stay in the country'],
  },
  opportunities: [
    'One trade with its own words for {topic} can be served better than by general tools, and its members talk to each other',
    'If {topic} has a deadline set by law or by clients, there is a fixed day on which the pain returns',
    'Time spent on {topic} can be measured with a stopwatch at one customer; minutes saved times wage gives the price',
    'A free checklist or calculator for {topic} finds {audience} before they look for software',
  ],
  differences:
    'Usual ways to differ are fit for one trade, set-up in an hour, a connection that others lack, or a price that does not count users. Say which one makes {audience} leave their spreadsheet.',
  beachhead:
    'Start with {audience} of one trade and one size, in which one person can decide and start {topic} on the same day.',
  firstTest: {
    assumes: 'Whoever signs for {audience} would pay every month to be rid of the work with {topic}',
    what: 'Sit beside three {audience} while they deal with {topic}, count the minutes and the copies, then offer to do it for them for a month at the planned price',
    passes: '2 of the 3 pay for the month; if nobody pays for the service, nobody will pay for the software',
    dollars: 100,
    days: 35,
  },
  market: {
    customers: {
      label: 'Companies with this need',
      unit: 'companies',
      perPerson: { low: 0.0003, base: 0.0015, high: 0.004 },
      note: 'The US counts about one business for ten inhabitants, most of them one person; 0.3% to 4% of all businesses is assumed to have the need.',
    },
    revenue: {
      range: { low: 400, base: 1200, high: 4000 },
      note: 'Assumed: three to ten users at $10 to $35 a month.',
      usesPerYear: { low: 12, base: 50, high: 200 },
      useValue: { low: 5, base: 15, high: 50 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Share in the chosen trade, language and size; assumed.',
    },
    obtainable: {
      range: { low: 0.01, base: 0.03, high: 0.08 },
      note: 'Share won within three years by direct sales and recommendations; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 70_000_000_000, base: 95_000_000_000, high: 120_000_000_000 },
        note: 'Assumed: a third to three fifths of the $197.3 billion that Gartner expected the world to spend on software as a service in 2023. Reports of the large makers by region narrow the US part.',
      },
      share: {
        range: { low: 0.0005, base: 0.003, high: 0.015 },
        note: 'The part of that spending which goes to this task in this kind of company; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'Budgets for tools on {topic} are set in autumn and spent before the year ends; in summer trials among {audience} stand still, because one of three deciders is away',
      'Peaks in {topic} itself, such as month-end or a deadline set by law, are when {audience} feel the need and have no time to try anything',
    ],
    places: [
      'In Germany, France and Japan people who do {topic} expect the program, the contract and the help in their own language; in the Nordic countries and the Netherlands English often does',
      'Rules on data, invoices and works councils differ by country, so the second country for {product} takes longer than the second trade',
    ],
  },
  references: [
    {
      title: 'Advocacy Releases Up-to-Date Small Business Data in Comprehensive Publication',
      publisher: 'US Small Business Administration, Office of Advocacy',
      address:
        'https://advocacy.sba.gov/2024/07/23/advocacy-releases-up-to-date-small-business-data-in-comprehensive-publication',
      date: '2024-07-23',
      says: 'The Office of Advocacy counted 34,752,434 small businesses in the United States in its publication of July 2024.',
      figure: { value: 34_752_434, unit: 'small businesses in the United States', year: 2024 },
      use: 'opportunity',
      relevance: 'Upper bound for any product sold to small US companies; most of them have no employees.',
    },
    {
      title: 'Cloud computing used by EU enterprises in 2023',
      publisher: 'Eurostat',
      address: 'https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20231208-1',
      date: '2023-12-08',
      says: 'In 2023, 45.2% of EU enterprises with at least ten people bought cloud services; of those buyers, 25.9% bought business planning (ERP) and 25.0% customer management (CRM) software as a service.',
      figure: { value: 45.2, unit: '% of EU enterprises that buy cloud services', year: 2023 },
      use: 'opportunity',
      relevance: 'Shows how many companies already buy software this way, and how far countries differ.',
    },
    {
      title: 'Public cloud end-user spend to touch $600bn in 2023',
      publisher: 'Channelwise',
      address: 'https://channelwise.co.za/public-cloud-end-user-spend-to-touch-600bn-in-2023/',
      date: '2023',
      says: 'Gartner expected the world to spend $197.3 billion on software as a service in 2023, after $167.3 billion in 2022.',
      figure: { value: 197.288, unit: 'billion US dollars worldwide', year: 2023 },
      use: 'opportunity',
      relevance: 'A forecast for all such software; a single task is a very small part of it.',
    },
    {
      title: 'How much time do your salespeople spend selling?',
      publisher: 'Selling Power',
      address: 'https://sellingpower.com/2011/03/08/9392/how-much-time-do-your-salespeople-spend-selling',
      date: '2011-03-08',
      says: 'CSO Insights asked over 2,000 companies for its survey of 2011: salespeople spent 41% of their time selling, and 24% on finding leads and facts about accounts.',
      figure: { value: 41, unit: '% of salespeople’s time', year: 2011 },
      use: 'pain',
      parts: ['sales'],
      relevance: 'Old, and companies reported it about themselves.',
    },
    {
      title: 'The hidden cost of contracts',
      publisher: 'Finance Digest',
      address:
        'https://financedigest.com/the-hidden-cost-of-contracts-how-poor-management-quietly-drains-9percent-of-business-value',
      date: '2025',
      says: 'Contract terms lie in 24 different systems on average, World Commerce & Contracting found for its report of 2025, and organisations lose 8.6% of yearly revenue through weak handling.',
      figure: { value: 24, unit: 'systems that hold contract terms', year: 2025 },
      use: 'pain',
      parts: ['documents'],
      relevance: 'Reported by an association of contract managers, mostly of large companies.',
    },
    {
      title: 'Inventory Record Inaccuracy: An Empirical Analysis',
      publisher: 'Harvard Business School',
      address: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=30461',
      date: '2008-04',
      says: 'A study published in 2008 compared nearly 370,000 stock records of one retailer with the shelves; 65% were wrong.',
      figure: { value: 65, unit: '% of stock records', year: 2008 },
      use: 'pain',
      parts: ['stock'],
      relevance: 'One large retailer; the share differs by trade and by habit of counting.',
    },
    {
      title: 'Studies of Spreadsheet Errors (Table 1 of What We Know About Spreadsheet Errors)',
      publisher: 'Raymond R. Panko, on ResearchGate',
      address: 'https://www.researchgate.net/figure/Studies-of-Spreadsheet-Errors_tbl1_228662532',
      date: '2005',
      says: 'Seven studies since 1995 checked 88 spreadsheets in use and found errors in 94% of them, by Panko’s review of 2005.',
      figure: { value: 94, unit: '% of 88 checked spreadsheets', year: 2005 },
      use: 'pain',
      parts: ['back-office', 'field', 'stock'],
      relevance: 'A small number, chosen by researchers; says nothing on what the errors cost.',
    },
    {
      title: '3,000 hours wasted on expense reporting',
      publisher: 'PYMNTS',
      address: 'https://pymnts.com/in-depth/2015/3000-hours-wasted-on-expense-reporting',
      date: '2015',
      says: 'One expense report for a hotel night cost companies $58 to handle, by a study of the business travel association GBTA of 2015.',
      figure: { value: 58, unit: 'US dollars per expense report', year: 2015 },
      use: 'pain',
      parts: ['back-office'],
      relevance: 'Larger companies, and paid for by a seller of hotel services.',
    },
  ],
}

export default b2bSaas
