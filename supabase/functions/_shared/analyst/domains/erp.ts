import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const erp: DomainData = {
  id: 'erp',
  topics:
    'inventory, purchasing, procurement, planning, management, operations, replenishment, stocktaking, costing, scheduling, invoicing, quoting, fulfilment, fulfillment, ordering, control, picking'.split(
      ', ',
    ),
  subjects:
    'inventory management, inventory control, stock control, stocktaking, purchasing, procurement, production planning, order management, warehouse management, master data, data migration, job costing, replenishment, capacity planning, batch tracking'.split(
      ', ',
    ),
  nouns: {
    audience: 'owner-managed companies',
    topic: 'orders, stock and purchasing',
    list: 'the item list',
    activity: 'see what is sold, what is there and what must be bought in one place',
    record: 'order',
    records: 'orders',
    place: 'warehouse',
    buyer: 'the owner or the operations manager',
  },
  roles: [
    {
      title: 'Person at the desk',
      focus: 'Keeps {topic} up to date while the phone rings',
      responsibilities: [
        'Enters what {audience} sell or use once and sees what follows for {topic}',
        'Clears by phone what {product} cannot know about {topic} at {audience}',
        'Says which step of {topic} takes longer in {product} than on paper',
      ],
    },
    {
      title: 'Person on the floor',
      focus: 'Moves, counts or makes things for {audience}, and tells {product} in passing',
      responsibilities: [
        'Confirms at the {place} what {audience} received, used or finished, so that {topic} can rely on it',
        'Reports where {list} of {audience} is wrong',
        'Asks for more in {topic} before {audience} run out of something',
      ],
    },
    {
      title: 'Owner or operations manager',
      focus: 'Wants to trust one set of numbers on {topic}',
      responsibilities: [
        'Decides which part of {topic} moves into {product} first',
        'Sets who at {audience} may change prices, quantities and {records}',
        'Looks once a week at margin, lateness and shortages in {topic}',
      ],
    },
  ],
  personas: [
    {
      description: 'Owner of a company that has outgrown its spreadsheets for {topic}',
      age: '38 to 62',
      occupation: 'Runs a company with 10 to 120 people and still signs the larger purchases',
      technicalLevel: 'Knows the business by heart, leaves software to others and remembers a failed project',
      painPoints: [
        'Learns from a customer that something is missing in {topic}',
        'Finds three lists at {audience}, and each person trusts another one',
        'Cannot say which {records} earned money until the year is closed',
      ],
      goals: [
        '{activity}',
        'Change the system for {topic} without stopping the business for a month',
        'Go on holiday and still know the state of {topic}',
      ],
    },
    {
      description: 'Operations manager who holds {topic} together by asking around',
      age: '30 to 55',
      occupation: 'Responsible for purchasing, warehouse or production in a company without an IT department',
      technicalLevel: 'Good with spreadsheets, builds the formulas that everybody else uses',
      painPoints: [
        'Types each {record} twice, because the programs for {topic} do not know each other',
        'Buys too much of one thing and too little of another, like most {audience}',
        'Is the only person who understands the spreadsheet behind {topic}',
      ],
      goals: [
        'Have {list} right on Monday morning without counting on Saturday',
        'See a shortage in {topic} two weeks before it hurts',
        'Hand {topic} to a colleague within a day',
      ],
    },
  ],
  features: {
    core: [
      web('One list of {records} with what each needs, what is there and what is late'),
      web(
        'Import of items, customers, suppliers and open {records} from spreadsheets, with a report of what does not fit',
      ),
      both('Whatever happens in {topic} booked once, and visible at once to desk, floor and office'),
      web(
        'Start page for {topic} with five numbers that the owner chooses, each leading to the lines behind it',
      ),
    ],
    mustHave: [
      web('Rights by role for {topic}: who may see costs, change quantities or approve'),
      both('History of each {record}: who changed which figure, when and from what'),
      web('Hand-over of invoices and values from {topic} to the accounting program in use'),
      web('Test company with a copy of the real data, in which {audience} may break things'),
    ],
    shouldHave: [
      mobile('Scan instead of typing at the {place}, also without signal'),
      web('Offer, confirmation and delivery note from {topic}, in the layout that {audience} use today'),
      web('Own fields for what is special in {topic} at {audience}, kept when the program is updated'),
      both('Question to the right colleague, attached to the {record} it is about'),
    ],
    niceToHave: [
      web('Page on which customers or suppliers see the state of their own {records}'),
      web('Comparison of planned and real margin in {topic}, by customer and by item'),
      both('Warning when a figure in {topic} is unusual for {audience}, with the last hundred beside it'),
    ],
    future: [
      web('Second site for {topic} within {product}, with common items and separate books'),
      web('Forecast for {topic} from past sales, with the error of the last forecast beside it'),
      web(
        'Interface through which shops, tills and machines of {audience} read and write the data of {topic}',
      ),
    ],
  },
  angles: [
    {
      id: 'inventory',
      words:
        'inventory, stock, stock levels, stock control, stocktake, stocktaking, warehouse, warehouses, warehouse management, wms, barcode, barcodes, reorder, replenishment, sku, skus, batch, lot, serial numbers, counts, picking, storeroom, spare parts, shelves, goods'.split(
          ', ',
        ),
      nouns: {
        audience: 'companies with a stockroom of their own',
        topic: 'inventory',
        list: 'the stock list',
        activity: 'trust the number on the screen without walking to the shelf',
        record: 'item',
        records: 'items',
        place: 'shelf',
      },
      features: {
        core: [
          both(
            'Quantity of each {record} at {audience} by place, with what is reserved and what is on the way',
          ),
          mobile(
            'Counting of one {place} in minutes by whoever is free at {audience}, with the difference shown before it is booked',
          ),
        ],
        mustHave: [web('Reorder proposals for {topic} with the sales and the lead time behind each')],
        shouldHave: [mobile('Batch or serial number followed from receipt to the customers of {audience}')],
        niceToHave: [
          web('List of {records} that {audience} have not moved for a year, with the money tied up'),
        ],
      },
      pains: ['Sells something that is not there, and has what nobody buys'],
      goals: ['Tie up less money in goods without running out'],
      pricing: ['Price per site: $80 to $400 a month is common for {topic}, with the scanner extra'],
      competitors: [
        {
          name: 'Cin7',
          knownFor: 'stock across shops and warehouses',
          gap: 'Small firms report a long set-up',
        },
        {
          name: 'Zoho Inventory',
          knownFor: 'a low price within a larger suite',
          gap: 'Works best inside that suite',
        },
        { name: 'Fishbowl', knownFor: 'stock beside QuickBooks', gap: 'Screens that users call dated' },
      ],
      challenges: [
        'The first count at {audience} will show that {list} is wrong everywhere. Plan who corrects what, or {product} gets the blame for old errors',
      ],
      opportunities: [
        'For {audience}, a lost sale and an idle pallet both have a price: add them up for one month at one company, and the case for better {topic} is made',
      ],
      beachhead: 'Start with {audience} that have one stockroom and under two thousand items.',
      firstTest: {
        assumes: 'Right numbers on stock bring {audience} more than the work of keeping them right',
        what: 'Count the stock of three {audience} on a Saturday, keep the numbers right by hand for four weeks, and list the sales saved and the purchases avoided. Ask for the monthly price with that list on the table',
        passes: '2 of the 3 pay for the next three months',
        dollars: 200,
        days: 35,
      },
    },
    {
      id: 'purchasing',
      words:
        'purchasing, purchase orders, purchase order, procurement, suppliers, supplier, vendors, vendor, supplier invoices, rfq, quotes, requisitions, purchase requests, approvals, spend, buying, buyers, three-way match, price increases, lead times'.split(
          ', ',
        ),
      nouns: {
        audience: 'companies that buy from many suppliers',
        topic: 'purchasing',
        list: 'supplier prices',
        activity: 'order in time, at the agreed price, with somebody’s approval',
        record: 'purchase order',
        records: 'purchase orders',
        place: 'goods-in desk',
      },
      features: {
        core: [
          web('Request, approval and order in one line, from the phone if the boss is away'),
          web('Order, delivery and invoice side by side, with only the differences to clear'),
        ],
        mustHave: [
          web('Confirmed date of each {record}, asked of the supplier by a link without an account'),
        ],
        shouldHave: [web('Price of each item over time and by supplier, with the last increase marked')],
        niceToHave: [web('Supplier’s record on {topic}: late, short, wrong, in one number each')],
      },
      pains: ['Pays an invoice that is higher than the agreed price, because nobody compared them'],
      goals: ['Approve {records} in a minute and still know what was spent'],
      pricing: ['Price by volume or by user: $100 to $600 a month for {topic} in a mid-sized company'],
      competitors: [
        {
          name: 'Coupa',
          knownFor: 'purchasing control in large companies',
          gap: 'Price and effort for smaller ones',
        },
        {
          name: 'Precoro',
          knownFor: 'purchase approvals for mid-sized firms',
          gap: 'Little beyond approvals',
        },
        {
          name: 'SAP Ariba',
          knownFor: 'a network of suppliers',
          gap: 'Suppliers complain about fees and forms',
        },
      ],
      challenges: [
        'Suppliers answer by mail and phone and will not log in. Make {product} read what they send anyway',
      ],
      opportunities: [
        'Overcharged invoices can be found in last year’s papers within a day; that sum opens the door at the next company',
      ],
      firstTest: {
        assumes:
          'Differences between order, delivery and invoice cost {audience} enough to pay for finding them',
        what: 'Take the last two hundred supplier invoices of four companies, compare them with order and delivery by hand, and show each owner the sum that was overpaid',
        passes:
          'The sum covers a year of the planned price in 3 of the 4 companies, and 2 of them sign for a trial month',
        dollars: 100,
        days: 28,
      },
    },
    {
      id: 'production',
      words:
        'production, production planning, production orders, manufacturers, small manufacturers, factories, factory, workshop, workshops, mrp, bill of materials, bom, machines, capacity, capacity planning, job shop, job shops, work orders, materials, raw materials, batches, recipes, scrap, joinery, metalworking, bakery production'.split(
          ', ',
        ),
      nouns: {
        audience: 'small manufacturers and workshops',
        topic: 'production planning',
        list: 'the parts list',
        activity: 'promise a date and keep it',
        record: 'job',
        records: 'jobs',
        place: 'machine',
      },
      features: {
        core: [
          web('Plan of the week by {place} and person, which shows at once what a rush {record} pushes back'),
          web('Materials for each {record} from {list}, with what must be ordered today'),
        ],
        mustHave: [mobile('Start, stop and quantity of a {record} reported at the {place} with two taps')],
        shouldHave: [web('Real cost of each {record} against the offer, while it is still running')],
        future: [web('Times and quantities read from the {place} itself, where a signal exists')],
      },
      pains: ['Promises a date by feeling and explains the delay afterwards'],
      goals: ['Know before the offer what a {record} costs'],
      pricing: ['Price per user on the desk with the floor included: $40 to $120 a month each'],
      competitors: [
        {
          name: 'MRPeasy',
          knownFor: 'planning for small manufacturers',
          gap: 'Limits with unusual processes',
        },
        { name: 'Katana', knownFor: 'a clear view of stock and making', gap: 'Price rises with volume' },
        { name: 'JobBOSS', knownFor: 'job shops in the US', gap: 'Training effort and older screens' },
      ],
      challenges: [
        'Parts lists live in heads and drawings. Without help in writing them down, {topic} starts with empty pages',
      ],
      opportunities: [
        'Workshops that quote by feeling lose money on one {record} in five without knowing which; a month of measured times shows it',
      ],
      beachhead: 'Start with one craft, such as joinery or sheet metal, whose machines and steps are alike.',
    },
    {
      id: 'orders',
      words:
        'orders, order management, sales orders, order entry, order processing, wholesalers, wholesaler, wholesale, distributors, distributor, distribution, price lists, delivery notes, backorders, returns, b2b orders, quote to cash, customers order, order forms, reps, dealers, dealer'.split(
          ', ',
        ),
      nouns: {
        audience: 'wholesalers and distributors',
        topic: 'order management',
        list: 'customer prices',
        activity: 'take an order once and never type it again',
        record: 'sales order',
        records: 'sales orders',
        place: 'loading dock',
      },
      features: {
        core: [
          both('Each {record} read from mail, form or chat into one line, to be confirmed and not typed'),
          web(
            'Prices and terms that {audience} grant each customer found by themselves, with the reason for each',
          ),
        ],
        mustHave: [
          web(
            'What can be delivered when, from stock and open purchases, told before the {record} is accepted',
          ),
        ],
        shouldHave: [web('Part deliveries and returns of {audience} that stay tied to the {record}')],
        niceToHave: [
          web('Ordering page on which regulars of {audience} repeat their last {record} at night'),
        ],
      },
      pains: ['Retypes mails and photos into the program until noon'],
      goals: ['Confirm each {record} within an hour, with a date that holds'],
      pricing: ['Price by number of {records}: 20 cents to $1 each, or $150 to $800 a month'],
      competitors: [
        {
          name: 'NetSuite',
          knownFor: 'one cloud system from order to books',
          gap: 'Price and set-up for small firms',
        },
        {
          name: 'Acumatica',
          knownFor: 'charging by use and not by user',
          gap: 'Sold and adapted by partners only',
        },
        {
          name: 'Brightpearl',
          knownFor: 'orders of retailers and wholesalers',
          gap: 'Cost for small volumes',
        },
      ],
      challenges: [
        'Special prices agreed by word of mouth are the rule in wholesale. Find out how {audience} record them before modelling {topic}',
      ],
      opportunities: [
        'Mails with {records} arrive every morning at the same desk; sitting there for two days shows which ten forms matter',
      ],
    },
    {
      id: 'projects',
      words:
        'project, projects, service companies, engineering firms, agencies, installers, resource planning, job costing, timesheets, hours, utilisation, technicians, field service, contractors, budgets, milestones, quotes, maintenance, service jobs, assets'.split(
          ', ',
        ),
      nouns: {
        audience: 'project and service companies',
        topic: 'project costing',
        list: 'hours and materials',
        activity: 'know during the project whether it earns money',
        record: 'project',
        records: 'projects',
        place: 'site',
      },
      features: {
        core: [
          web('Budget, hours, purchases and invoices of each {record} in one line, with what is left'),
          mobile('Hours and materials entered on {place}, proposed from the plan'),
        ],
        mustHave: [web('Extra work on a {record} agreed in writing before it is done, and billed')],
        shouldHave: [web('Who is free in which week, by skill, over the next two months')],
        future: [web('Estimate for a new {record} from the three most similar old ones')],
      },
      pains: ['Finds out after the last invoice that a {record} lost money'],
      goals: ['Send the invoice in the week in which the work was done'],
      pricing: ['Price per person who books hours: $15 to $45 a month'],
      competitors: [
        { name: 'Deltek', knownFor: 'project accounting for engineers', gap: 'Heavy for small offices' },
        {
          name: 'Scoro',
          knownFor: 'projects, quotes and invoices together',
          gap: 'Set-up effort and price steps',
        },
        {
          name: 'Odoo',
          knownFor: 'many business modules in one system',
          gap: 'Set-up usually needs a partner',
        },
      ],
      challenges: [
        'People record hours only if it helps them. Decide what the person on {place} gets back for {topic}',
      ],
      opportunities: [
        'Unbilled extra work is the first loss to look for: read ten finished {records} with the owner and add it up',
      ],
    },
    {
      id: 'integration',
      words:
        'integrates, integration, integrations, connects, spreadsheets, spreadsheet, excel, legacy, legacy system, migration, migrate, data silos, all-in-one, modules, module, odoo, sap, netsuite, tally, master data, shop systems, automation, replaces, one system, paper, paper forms, franchise, branches'.split(
          ', ',
        ),
      nouns: {
        audience: 'companies between spreadsheets and a large system',
        topic: 'running the business in one system',
        list: 'the master data',
        activity: 'enter a figure once and find it in every report',
        record: 'transaction',
        records: 'transactions',
        place: 'branch',
      },
      features: {
        core: [
          web(
            'Connections to what {audience} use today, such as till, shop and bank, each with its state and its last error',
          ),
          web(
            'Move of {audience} in steps: one part at a time, with the old list beside it until both agree',
          ),
        ],
        mustHave: [
          web(
            'Clean-up of {list} before {topic} moves: doubles, gaps and old entries, decided by a person who knows {audience}',
          ),
        ],
        shouldHave: [
          web(
            'Rules in plain sentences (“when an order is paid, reserve the stock”) that {audience} change themselves',
          ),
        ],
        niceToHave: [web('Report of all steps in {topic} that still leave the system on paper')],
      },
      pains: ['Pays for five programs and still copies figures for {topic} between them on Fridays'],
      goals: ['Switch {topic} without a project that takes a year'],
      pricing: ['Monthly price of $200 to $1,500 for {topic}, plus help with the move at $2,000 to $20,000'],
      competitors: [
        {
          name: 'Odoo',
          knownFor: 'many business modules in one system',
          gap: 'Set-up usually needs a partner',
        },
        {
          name: 'SAP Business One',
          knownFor: 'depth for growing companies',
          gap: 'Needs a partner and a project',
        },
        {
          name: 'Microsoft Dynamics 365',
          knownFor: 'a fit with Office',
          gap: 'Licences that customers find hard to read',
        },
      ],
      challenges: [
        'Programs that {topic} is connected with change without asking. Count the days a month that keeping connections alive will take before promising ten of them',
      ],
      opportunities: [
        'Makers of old systems end support on known dates; {audience} must then decide about {topic} within a year',
      ],
      firstTest: {
        assumes: '{audience} dare to move one part of the business first, and then want the next',
        what: 'Move one process of {topic} for two {audience} with a simple tool and your own hands in two weeks, and let the old list run beside it',
        passes:
          'Both lists agree for 10 working days, and 1 of the 2 companies pays for moving the next process',
        dollars: 300,
        days: 45,
      },
    },
  ],
  pricing: [
    'Price per user: $25 to $120 a month for those who do {topic} at the desk, with people on the floor free or at a small fee',
    'Price by size of the company: $150 to $1,500 a month, which {audience} can plan with',
    'Price by number of {records}, fair for seasonal business and hard to foresee for both sides',
    'Help with set-up and data: $2,000 to $25,000 once, often more than the first year of the program',
  ],
  channels: [
    'accountants and bookkeepers, who see which {audience} drown in spreadsheets for {topic}',
    'trade associations and buying groups of one branch, whose members share the same process',
    'consultants who set up older systems and look for a smaller one',
    'visits to ten companies of {audience}, with the question how {topic} went last week',
  ],
  competitors: [
    { name: 'Odoo', knownFor: 'many business modules in one system', gap: 'Set-up usually needs a partner' },
    {
      name: 'NetSuite',
      knownFor: 'one cloud system from order to books',
      gap: 'Price and set-up for small firms',
    },
    {
      name: 'SAP Business One',
      knownFor: 'depth for growing companies',
      gap: 'Needs a partner and a project',
    },
    {
      name: 'Microsoft Excel',
      knownFor: 'fitting every process at no extra cost',
      gap: 'No rights, no history, and one wrong row spoils it',
    },
  ],
  against: [
    'A new system for {topic} feels like open-heart surgery: {audience} live with bad lists for years, and each sale of {product} takes months, visits and a clean-up that nobody wants to pay for',
  ],
  challenges: [
    'All {audience} handle {topic} a little differently. Decide what {product} will not do, before the first customer turns it into custom work',
    'Data on {topic} is wrong on the first day. Include the clean-up in price and plan',
    'The person who decides does not type, and those who type can stop {product} by using the old list. Win both',
    'When {product} stands still, the company stands still. Know how {topic} goes on for a day on paper',
  ],
  regulations: {
    any: [
      'Invoices, stock values and records of {topic} must be kept unchanged for years under tax law; ask an accountant which ones and how long',
    ],
    eu: [
      'EU countries are introducing mandatory electronic invoices between companies at different dates; check format and date for each country in which {topic} leads to an invoice',
    ],
    us: [
      'In the US sales tax differs by state and product, and food, drugs and aircraft parts have tracing rules of their own that reach into {topic}',
    ],
    uk: [
      'UK businesses keep VAT records digitally under Making Tax Digital, so figures from {topic} must pass on without retyping',
    ],
    india: [
      'Indian companies issue GST invoices, above a turnover as e-invoices with a registered number, which {topic} has to produce',
    ],
  },
  opportunities: [
    'General systems leave the special steps of {audience} to spreadsheets; a tool for {topic} in the words of that trade is understood in a first demonstration',
    'A new site, a new accountant or the retirement of the person who built the spreadsheet makes {audience} look for help with {topic}',
    'Errors in {topic} can be counted in money at one company in one week, which no brochure can do',
    'People on the floor have phones now; a report on {topic} from there needs no terminal',
  ],
  differences:
    'Usual ways to differ in {topic} are fit for one trade, a move within weeks and not a year, a price without partners, or use by people on the floor. Say which one made the last failed project of {audience} fail.',
  beachhead:
    'Start with one trade and one size of company, in which {buyer} decides alone and {topic} looks alike from door to door.',
  firstTest: {
    assumes: '{audience} will change how they handle {topic}, and not only look at a demonstration',
    what: 'Spend two days in each of three companies following {topic} with a notebook, then run the worst step for them with a shared sheet for three weeks and ask for the planned price in week three',
    passes: '2 of the 3 pay to go on, and the people on the floor still enter figures in week three',
    dollars: 250,
    days: 35,
  },
  market: {
    customers: {
      label: 'Companies with stock, orders or projects to run',
      unit: 'companies',
      perPerson: { low: 0.0003, base: 0.001, high: 0.003 },
      note: 'Three to thirty companies for 10,000 inhabitants are assumed to be large enough for such a system; the business register of one county tells by size and trade.',
    },
    revenue: {
      range: { low: 1_200, base: 4_800, high: 18_000 },
      note: 'Assumed: $100 to $1,500 a month for the whole company, without set-up.',
      usesPerYear: { low: 12, base: 200, high: 1_000 },
      useValue: { low: 1, base: 5, high: 20 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.2 },
      note: 'Companies of the chosen trade, size and language; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years, as each sale takes months; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 30_000_000_000, base: 50_000_000_000, high: 65_000_000_000 },
        note: 'Assumed: a quarter to a half of the roughly $131 billion of ERP sales worldwide that follow from Oracle’s $8.7 billion being 6.63% of them in 2024, as Techzine reports. Annual reports of the makers tell the US part.',
      },
      share: {
        range: { low: 0.002, base: 0.01, high: 0.04 },
        note: 'The part of that spending which goes to this process and this size of company; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'Among {audience}, systems for {topic} are changed at the turn of their financial year and hardly ever in their busy months, so most decisions fall between spring and early autumn',
      'Stocktaking at year-end shows every error in {topic} at once, which is when {audience} complain most and act least',
    ],
    places: [
      'Tax forms, invoice formats and payroll differ by country, so a system for {topic} is sold country by country',
      'In regions with many firms of one trade a single visit reaches ten {audience}; elsewhere selling {product} happens by video and takes longer',
    ],
  },
  references: [
    {
      title: 'E-business integration (Statistics Explained)',
      publisher: 'Eurostat',
      address: 'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=E-business_integration',
      date: '2020-09',
      says: 'Eurostat found that 36% of EU enterprises used ERP software in 2019: 30% of the small ones and 80% of the large.',
      figure: { value: 36, unit: '% of EU enterprises', year: 2019 },
      use: 'opportunity',
      relevance: 'Most small companies had none; it does not say how many of them need one.',
    },
    {
      title: 'Cloud computing used by EU enterprises in 2023',
      publisher: 'Eurostat',
      address: 'https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20231208-1',
      date: '2023-12-08',
      says: 'Of the EU enterprises that bought cloud services in 2023, Eurostat found 25.9% to buy ERP software as a service.',
      figure: { value: 25.9, unit: '% of EU enterprises that buy cloud services', year: 2023 },
      use: 'opportunity',
      parts: ['integration', 'orders', 'projects', 'production'],
      relevance: 'Counts enterprises with ten people or more; tells nothing about what they pay.',
    },
    {
      title: 'Never-ending story: why ERP projects cause panic attacks',
      publisher: 'Computerworld',
      address:
        'https://www.computerworld.com/article/2583309/it-management/never-ending-storywhy-erp-projects-cause-panic-attacks.html',
      date: '2001-09-24',
      says: 'Of 117 companies that The Conference Board asked for its survey reported in 2001, some 40% said that their ERP project missed its business goals even a year after it was finished; one project in four ran over budget.',
      figure: { value: 40, unit: '% of surveyed companies', year: 2001 },
      use: 'challenge',
      relevance: 'Old and about large companies; the fear that it explains is still met.',
    },
    {
      title: 'Inventory Record Inaccuracy: An Empirical Analysis',
      publisher: 'Harvard Business School',
      address: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=30461',
      date: '2008-04',
      says: 'DeHoratius and Raman compared nearly 370,000 stock records of one retailer with the shelves and found 65% of them wrong, in a study published in 2008.',
      figure: { value: 65, unit: '% of stock records', year: 2008 },
      use: 'pain',
      parts: ['inventory', 'purchasing', 'production', 'orders'],
      relevance: 'One large retailer with scanners; other trades may be better or worse.',
    },
    {
      title: 'Studies of Spreadsheet Errors (Table 1 of What We Know About Spreadsheet Errors)',
      publisher: 'Raymond R. Panko, on ResearchGate',
      address: 'https://www.researchgate.net/figure/Studies-of-Spreadsheet-Errors_tbl1_228662532',
      date: '2005',
      says: 'Panko’s review of 2005 counts errors in 94% of the 88 real spreadsheets that seven studies had checked since 1995.',
      figure: { value: 94, unit: '% of 88 checked spreadsheets', year: 2005 },
      use: 'pain',
      relevance: 'Few spreadsheets, chosen by researchers; says that errors are usual, not what they cost.',
    },
    {
      title: 'Analysis: Oracle beats SAP in ERP market',
      publisher: 'Techzine',
      address: 'https://techzine.eu/news/applications/130690/analysis-oracle-beats-sap-in-erp-market',
      date: null,
      says: 'By the count of Apps Run The World, Oracle led ERP applications in 2024 with $8.7 billion, which was only 6.63% of the market.',
      figure: { value: 8.7, unit: 'billion US dollars of ERP revenue of Oracle', year: 2024 },
      use: 'opportunity',
      relevance:
        'Even the leader has a small part, so many sellers live beside it; a wide sense of ERP is used.',
    },
    {
      title: 'Measuring Accounts Payable Metrics That Matter',
      publisher: 'ERP Software Blog, Microsoft Dynamics Community',
      address:
        'https://community.dynamics.com/gp/b/erpsoftwareblog/posts/measuring-accounts-payable-metrics-that-matter?utm_source=dlvr.it&utm_medium=twitter',
      date: null,
      says: 'Ardent Partners put the average cost of handling one supplier invoice at $11.57 in 2019, the blog reports.',
      figure: { value: 11.57, unit: 'US dollars per invoice', year: 2019 },
      use: 'pain',
      parts: ['purchasing', 'integration', 'projects'],
      relevance: 'From a survey among companies that care about the subject; measure your own.',
    },
  ],
}

export default erp
