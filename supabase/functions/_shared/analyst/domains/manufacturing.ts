import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const manufacturing: DomainData = {
  id: 'manufacturing',
  topics:
    'production, production planning, maintenance, predictive maintenance, inspection, quality control, quality inspection, assembly, machining, milling, welding, casting, injection moulding, injection molding, laser cutting, 3d printing, packaging, calibration, process control'.split(
      ', ',
    ),
  subjects:
    'predictive maintenance, quality control, visual inspection, production planning, 3d printing, injection moulding, injection molding, calibration'.split(
      ', ',
    ),
  nouns: {
    audience: 'small manufacturers',
    topic: 'production',
    activity: 'see today what will go wrong this week',
    machine: 'machine',
    machines: 'machines',
    piece: 'part',
    pieces: 'parts',
    entry: 'record',
    entries: 'records',
  },
  roles: [
    {
      title: 'Production or plant manager',
      focus: 'Wants {topic} under control, with causes known and not guessed',
      responsibilities: [
        'Decides what runs on which {machine} when something fails',
        'Looks each morning at what {topic} cost yesterday and why',
        'Names one person per shift who answers for {product}',
      ],
    },
    {
      title: 'Operator or technician at the {machine}',
      focus: 'Wants {topic} explained at the {machine}, and a say when the plan is wrong',
      responsibilities: [
        'Records stops, faults and what helped in two taps',
        'Follows what was agreed on {topic} and reports where it does not fit',
        'Hands over to the next shift what is not finished',
      ],
    },
    {
      title: 'Customer or buyer of {pieces}',
      focus: 'Wants to know whether {pieces} come on the day, and in what quality',
      responsibilities: [
        'States drawing, amount, date and what must be measured',
        'Answers questions on tolerances before the first {piece} is made',
      ],
    },
  ],
  personas: [
    {
      description:
        'Owner or plant manager of a factory with ten to two hundred people, for whom {topic} is a daily fight',
      age: '36 to 62',
      occupation: 'Engineer or master craftsman who grew into management',
      technicalLevel: 'Strong with machines, wary of software that promises much',
      painPoints: [
        'Learns of trouble with {topic} from the customer',
        'Has figures on {topic} in six spreadsheets, and each says something else',
        'Loses the one person who knows how {topic} really works',
      ],
      goals: [
        '{activity}',
        'Get more out of the {machines} that are there before buying another',
        'Give a date to a customer and keep it',
      ],
    },
    {
      description: 'Operator, setter or maintenance technician who keeps {topic} going by experience',
      age: '20 to 63',
      occupation: 'Works in shifts at the machines',
      technicalLevel: 'Quick with the controls of a machine; a tablet is fine, typing is not',
      painPoints: [
        'Is asked for notes on {topic} and never hears what came of them',
        'Looks for drawings, tools and people instead of working',
        'Gets the blame for stops that began two steps earlier',
      ],
      goals: [
        'Start the shift knowing what the last one left behind',
        'Have the right tool and {piece} at the {machine}',
        'Show what would make {topic} easier, and see it done',
      ],
    },
    {
      description: 'Quality or process engineer who has to prove how {topic} was done',
      age: '26 to 58',
      occupation: 'Between the floor, the customer and the auditor',
      technicalLevel: 'High; works with statistics and wants raw data',
      painPoints: [
        'Spends Mondays on copying data about {topic}',
        'Cannot trace a bad {piece} back to batch and {machine}',
      ],
      goals: ['Find causes within a day', 'Pass audits without a week of preparation'],
    },
  ],
  features: {
    core: [
      both('State of each {machine}: runs, waits, stands, with the reason in one tap'),
      web('Order of jobs for the next days, with what each change does to promised dates'),
      mobile('What to do at the {machine}, in pictures and in the language of the operator'),
      web('Trace from a {piece} back to batch, {machine}, tool and shift'),
    ],
    mustHave: [
      both('Handover between shifts: open faults, short material, what to watch'),
      web('Data read from {machines} without touching their controls, old ones by a sensor'),
      both('Faults in {topic} with photo, cause and what was done, searchable for the next time'),
      web('Works inside the factory network and keeps running when the line to the internet fails'),
    ],
    shouldHave: [
      web('Losses of {topic} in money per week, the three largest first'),
      web('Import of jobs and items from the system of the office'),
      mobile('Call for help with picture and a list of who knows this {machine}'),
      web('Rights by role, with a record of who changed a value'),
    ],
    niceToHave: [
      web('Comparison of shifts and lines without names of people'),
      both('Ideas from the floor with an answer to each one'),
      web('Page for customers: state of their {pieces}, released by a person'),
    ],
    future: [
      web('Proposals for settings, tried by an operator before they become the rule'),
      web('Second plant with the same names for faults and {machines}'),
      web('Exchange of data with suppliers in a standard format'),
    ],
  },
  angles: [
    {
      id: 'maintenance',
      words:
        'maintenance, predictive maintenance, preventive maintenance, downtime, machine downtime, breakdown, breakdowns, spare parts, spare part, technician, technicians, maintenance teams, condition monitoring, vibration, sound, temperature, sensors, sensor, old machines, retrofit, bearings, motors, pumps, compressors, compressed air, conveyor, lubrication, repair, repairs, service manuals, remote support, work orders, machine builders, warranty'.split(
          ', ',
        ),
      nouns: {
        topic: 'maintenance',
        activity: 'repair before it breaks and not after',
        entry: 'fault',
        entries: 'faults',
      },
      features: {
        core: [
          mobile('{entries} by photo or sound at the {machine}, with what helped the last time'),
          web('Warning from vibration, heat or current, with how sure it is'),
        ],
        mustHave: [web('Spare parts by {machine}, with place, stock and time to get one')],
        shouldHave: [mobile('Manuals and history opened by a code on the {machine}')],
      },
      pains: ['The line stands for a bearing of twelve dollars'],
      goals: ['Plan a stop for Friday and not have one on Tuesday'],
      pricing: [
        'Maintenance software usually costs $20 to $80 per technician and month; sensors with evaluation $10 to $60 per {machine} and month',
      ],
      competitors: [
        {
          name: 'UpKeep',
          knownFor: 'maintenance orders on the phone',
          gap: 'Value depends on what is typed in',
        },
        { name: 'Augury', knownFor: 'warning from vibration and sound', gap: 'For larger plants' },
        { name: 'Siemens', knownFor: 'Senseye and systems for large plants', gap: 'Effort of introduction' },
        { name: 'MaintainX', knownFor: 'checklists and work orders', gap: 'Little connection to machines' },
      ],
      challenges: [
        'Rare faults give few examples. Promise fewer stops only for the kinds of {machine} that {product} has seen fail',
        'Three false alarms end trust. Show the reason for each warning, and let technicians rate it',
      ],
      opportunities: [
        'Makers of {machines} want to sell service; a view on {topic} of their whole fleet is worth more to them than to one plant',
      ],
      beachhead:
        'Start with one kind of {machine}, such as injection moulding or packaging, in plants within an hour’s drive.',
      firstTest: {
        assumes: 'technicians record {entries} when it helps them the next time',
        what: 'Put codes on forty machines in three plants, collect {entries} by photo in a chat, sort them by hand and answer within ten minutes for four weeks',
        passes: '2 of the 3 plants record at least 15 faults a week, and 1 pays $200 a month',
        dollars: 250,
        days: 40,
      },
    },
    {
      id: 'quality',
      words:
        'quality, quality control, quality inspection, visual inspection, inspection, defect, defects, defective parts, defect detection, camera, cameras, vision, scrap, scrap rate, rework, tolerances, measuring, measurement, gauges, calibration, complaints, audits, traceability, batch, labels, certificates, statistical, iso 9001, first article, ai vision, weld seams, surface'.split(
          ', ',
        ),
      nouns: {
        topic: 'quality control',
        activity: 'find the fault at the machine and not at the customer',
        entry: 'finding',
        entries: 'findings',
      },
      features: {
        core: [
          both('Picture of each doubtful {piece}, with a decision by a person that teaches the next one'),
          web('{entries} by {machine}, tool and batch, with the hour at which they began'),
        ],
        mustHave: [web('Measuring plan from the drawing, with limits and who measures')],
        shouldHave: [web('Report for a complaint, filled from the {entries}')],
      },
      pains: ['Sorts two thousand {pieces} by hand because of one wrong setting'],
      goals: ['Stop the {machine} at the third bad {piece} and not at the last'],
      pricing: [
        'Inspection by camera usually costs $3,000 to $40,000 per station, or $300 to $1,500 a month; quality software $30 to $120 per user',
      ],
      competitors: [
        { name: 'Cognex', knownFor: 'cameras for inspection', gap: 'Needs experts to set up' },
        { name: 'Keyence', knownFor: 'sensors and measuring devices', gap: 'Price and sales visits' },
        {
          name: 'Landing AI',
          knownFor: 'learning from few pictures',
          gap: 'Light and fixture stay one’s own task',
        },
        { name: '1factory', knownFor: 'inspection plans and records', gap: 'Entry by hand' },
      ],
      challenges: [
        'Light, dirt and a new supplier change every picture. Plan who keeps {product} right after the first month',
        'A missed fault can become a recall. Agree in writing that a person releases, until the numbers are proven',
      ],
      opportunities: [
        'Buyers ask for proof with each batch; {entries} that come with the {pieces} save their own incoming check',
      ],
      beachhead:
        'Start with one kind of fault on one kind of {piece} in five factories that sort by hand today.',
      firstTest: {
        assumes: 'a camera sees the fault that people sort by hand',
        what: 'Take 500 pictures of good and bad parts with a phone and a lamp in three factories, have a person and a simple model sort them, and show both results',
        passes: 'the model finds 95 of 100 faults in 2 of the 3 factories, and 1 pays for a pilot',
        dollars: 400,
        days: 40,
      },
    },
    {
      id: 'planning',
      words:
        'production planning, production plan, planning, schedule, scheduling, capacity, bottleneck, job shop, job shops, delivery dates, lead time, lead times, setup times, setup time, mes, oee, kanban, lean, shop floor, whiteboard, spreadsheets, bill of materials, small batches, batch production, dashboards, production managers, output, shifts'.split(
          ', ',
        ),
      nouns: {
        topic: 'production planning',
        activity: 'give a delivery date and keep it',
        entry: 'job',
        entries: 'jobs',
      },
      features: {
        core: [
          web('{entries} on {machines} as a board that moves with reality, by what was really finished'),
          web('What a rush job does to all other dates, before anybody says yes'),
        ],
        mustHave: [mobile('Start, stop and amount of each job from the {machine}, in two taps')],
        shouldHave: [web('Setup times learned from the past, and an order of {entries} that saves them')],
      },
      pains: ['Plans on Monday and plans anew on Tuesday'],
      goals: ['Say no to a date in time and with a reason'],
      pricing: [
        'Planning tools for small factories usually cost $100 to $800 a month, or $20 to $60 per {machine}',
      ],
      competitors: [
        { name: 'Katana', knownFor: 'planning and stock for small makers', gap: 'Simple view of capacity' },
        { name: 'Tulip', knownFor: 'apps for the shop floor', gap: 'Somebody has to build them' },
        { name: 'JobBOSS²', knownFor: 'software for job shops', gap: 'Old-fashioned to use' },
        { name: 'MachineMetrics', knownFor: 'data from machines', gap: 'Value needs people who act on it' },
      ],
      challenges: [
        'Plans fail by wrong times in the data. Begin with times that come from the {machines}, and show how far they are from the book',
        'The planner fears to be replaced. Let {product} propose and the planner decide, with a reason for each proposal',
      ],
      opportunities: [
        'Factories turn orders away without knowing their free hours; a true picture of {topic} sells them',
      ],
      beachhead: 'Start with job shops of 10 to 50 people that plan on a whiteboard today.',
      firstTest: {
        assumes: 'a planner follows a proposal that comes from true times',
        what: 'Record starts and ends of jobs in four shops for four weeks by phone, write a plan each afternoon in a spreadsheet, and compare kept dates with before',
        passes: '3 of the 4 planners use it daily, and late jobs fall by 20%',
        dollars: 150,
        days: 45,
      },
    },
    {
      id: 'parts-sourcing',
      words:
        'contract manufacturing, contract manufacturers, custom parts, parts on demand, spare parts, spare part, 3d printing service, custom, what it costs, prototype, prototypes, prototype parts, 3d printing, 3d printed parts, 3d printers, additive manufacturing, cnc, milling, turning, sheet metal, laser cutting, injection moulding, injection molding, casting, moulds, molds, tooling, quote, quotes, instant quotes, suppliers, supplier, sourcing, buyers, orders, turned, milled, machine shop, machine shops, milled parts, turned parts, purchasing, small batch, small batches, idle machines, free capacity, drawings, hardware startups, electronics manufacturing, pcb, sewing factory, garment factories'.split(
          ', ',
        ),
      nouns: {
        audience: 'engineers and buyers of parts',
        topic: 'custom parts',
        activity: 'have a part made in two weeks at a price known today',
        entry: 'request',
        entries: 'requests',
      },
      roles: [
        {
          title: 'Engineer or buyer who needs {pieces}',
          focus: 'Wants {topic} at a known price and date, from somebody who asks when a drawing is wrong',
          responsibilities: [
            'Uploads drawing, amount, material and what must be measured',
            'Answers questions on {topic} within a day',
            'Checks the first {piece} and says clearly what does not fit',
          ],
        },
        {
          title: 'Factory with free hours',
          focus: 'Wants {entries} that suit its {machines} and are paid soon',
          responsibilities: [
            'States {machines}, sizes, tolerances and free weeks, and keeps them true',
            'Reports delay before the date and not after it',
          ],
        },
        {
          title: 'Agent who checks',
          focus: 'Sees that {topic} arrives as ordered and settles disputes',
          responsibilities: [
            'Visits new factories and looks at measured {pieces}',
            'Holds the money until the {pieces} are accepted',
          ],
        },
      ],
      personas: [
        {
          description: 'Engineer in a small company who needs {topic} a few times a year',
          age: '25 to 55',
          occupation: 'Develops a product; buying is a side task',
          technicalLevel: 'High with design programs; new to buying',
          painPoints: [
            'Waits a week for three quotes that cannot be compared',
            'Finds out after four weeks that the drawing could not be made',
            'Is too small for the good factories',
          ],
          goals: [
            '{activity}',
            'Hear early what makes a {piece} expensive',
            'Keep one factory that knows the product',
          ],
        },
        {
          description: 'Owner of a small factory with some free {machines} and no sales person',
          age: '35 to 62',
          occupation: 'Calculates, plans and often works at the machine',
          technicalLevel: 'Mail, drawings and one old program',
          painPoints: ['Writes ten quotes for one order', 'Depends on two large customers'],
          goals: ['Fill weak weeks with {pieces} that fit', 'Be paid within thirty days'],
        },
      ],
      features: {
        core: [
          web('Price and date for {topic} from drawing and amount, with what drives the price'),
          web('Factories by {machine}, tolerance and measured quality of past {entries}'),
        ],
        mustHave: [web('Remarks on the drawing before the order: walls, radii, tolerances')],
        shouldHave: [web('Measuring report and photos before the {pieces} are sent')],
      },
      pains: ['The cheapest {pieces} arrive late and do not fit'],
      goals: ['Order again with one click and get the same'],
      pricing: [
        'Such marketplaces usually keep 10% to 30% of the order, or sell quoting tools for $100 to $500 a month',
      ],
      competitors: [
        {
          name: 'Xometry',
          knownFor: 'parts on demand with instant prices',
          gap: 'Unknown who makes the part',
        },
        { name: 'Protolabs', knownFor: 'fast parts from its own plants', gap: 'Price and limits of shape' },
        { name: 'Fictiv', knownFor: 'parts through a managed network', gap: 'For teams with steady needs' },
        { name: 'Hubs', knownFor: 'parts from a network, once 3D Hubs', gap: 'No contact with the factory' },
      ],
      challenges: [
        'A price from a drawing that is wrong twice eats the margin of ten orders. Let a person check prices until the error is known',
        'Drawings are secrets. Say who sees them, and have contracts that both sides can enforce',
      ],
      opportunities: [
        'Buyers want suppliers nearer to home after long delays; small factories nearby are hard to find for {topic}',
      ],
      beachhead:
        'Start with one process, such as turned parts up to 60 millimetres, and eight factories that you have visited.',
      firstTest: {
        assumes:
          'engineers order {topic} through somebody they do not know when price and date come within a day',
        what: 'Quote thirty real drawings by hand with four factories behind you, answer each within a day, and take the order in your own name',
        passes: '8 of the 30 drawings become paid orders, and 3 customers come back',
        dollars: 900,
        days: 60,
      },
    },
    {
      id: 'knowledge-people',
      words:
        'work instructions, instructions, shift handover, shift handovers, handover, training, onboarding, skills, skill matrix, apprentices, operators, machine operator, machine operators, retire, retiring, knowledge, experience, languages, translation, augmented reality, glasses, headset, safety, ergonomics, exoskeleton, ideas, suggestions, shift planning, skilled workers, shortage, videos, assembly workers, assembly, cobot, cobots'.split(
          ', ',
        ),
      nouns: {
        topic: 'training',
        activity: 'learn a station in a day and not in a month',
        entry: 'step',
        entries: 'steps',
      },
      features: {
        core: [
          mobile('{entries} filmed by the best operator once, cut and translated, checked by a second one'),
          mobile('Question at the {machine}, answered from manuals and past faults with the source'),
        ],
        mustHave: [web('Who may work where, until when, and who can teach it')],
        shouldHave: [web('{entries} at which people stop or ask, shown to the one who writes them')],
      },
      pains: ['Thirty years of experience leave in June'],
      goals: ['Put a new colleague at any of five stations'],
      pricing: ['Such tools usually cost $8 to $30 per worker and month, or $300 to $1,500 per plant'],
      competitors: [
        { name: 'Dozuki', knownFor: 'instructions with pictures', gap: 'Writing takes hours' },
        { name: 'Poka', knownFor: 'training for factory workers', gap: 'For larger plants' },
        { name: 'Augmentir', knownFor: 'guidance for connected workers', gap: 'Complex to begin with' },
        { name: 'SwipeGuide', knownFor: 'instructions on the phone', gap: 'Content ages without an owner' },
      ],
      challenges: [
        'Instructions age with each change. Build in who checks which one when, or they are wrong within a year',
        'A works council asks what is recorded about people. Talk with it before the first pilot',
      ],
      opportunities: [
        'People are short in most plants; a week less to learn a station is easy to turn into money',
      ],
      beachhead:
        'Start with plants that lose five or more experienced people within two years, in one trade.',
    },
    {
      id: 'materials-energy',
      words:
        'raw materials, raw material, material, offcuts, scrap, waste, recycling, by-products, energy, energy use, electricity, gas, compressed air, heat, waste heat, emissions, carbon, carbon footprint, product passport, chemicals, packaging, water, steel, aluminium, plastics, recycled plastics, surplus, circular, suppliers declarations, compliance'.split(
          ', ',
        ),
      nouns: {
        topic: 'material and energy use',
        activity: 'know what one part costs in energy and material',
        entry: 'reading',
        entries: 'readings',
      },
      features: {
        core: [
          web('{entries} by {machine} and job, so that one {piece} has its own use of energy'),
          web('What runs at night and at weekends without making a {piece}'),
        ],
        mustHave: [web('Offcuts and by-products with amount, quality and who takes them')],
        shouldHave: [web('Footprint of a {piece} with each figure’s source, for the customer’s form')],
      },
      pains: ['Pays for compressed air that leaves through forty holes'],
      goals: ['Fill in the customer’s questionnaire in an hour'],
      pricing: [
        'Energy monitoring usually costs $5 to $30 per measuring point and month; footprints $200 to $2,000 each',
      ],
      competitors: [
        {
          name: 'Schneider Electric',
          knownFor: 'energy systems for plants',
          gap: 'Projects rather than tools',
        },
        { name: 'Sight Machine', knownFor: 'data of whole plants', gap: 'For large groups' },
        { name: 'Makersite', knownFor: 'footprints of products', gap: 'Needs clean data' },
        {
          name: 'Excess Materials Exchange',
          knownFor: 'a market for by-products',
          gap: 'Few deals in one region',
        },
      ],
      challenges: [
        'Savings are counted once and fees each year. Show what {product} finds in the second year too',
      ],
      opportunities: [
        'Large customers ask small suppliers for emissions; a reliable figure keeps a place on their list',
      ],
      beachhead:
        'Start with energy-hungry trades of one region, such as foundries, plastics or bakeries on an industrial scale.',
    },
  ],
  pricing: [
    'Prices per {machine} lie between $10 and $100 a month, prices per plant between $200 and $3,000',
    'A paid pilot of two to three months, $1,000 to $10,000 with a number that decides, is usual before a contract',
    'Setting up, sensors and training are paid apart; without them {product} is not used',
    'Small firms buy by card below $300 a month; above it an owner, a bank or a grant has a say',
  ],
  channels: [
    'regional trade fairs and the evenings of engineers’ associations',
    'dealers and service technicians of {machines}, who are in ten plants a week',
    'chambers, clusters and advice centres that pay for pilots on {topic}',
    'system houses that look after the office software of small factories',
  ],
  competitors: [
    { name: 'Siemens', knownFor: 'systems for factories', gap: 'Effort and price for small plants' },
    { name: 'Tulip', knownFor: 'apps for the shop floor', gap: 'Somebody has to build them' },
    { name: 'Katana', knownFor: 'planning and stock for small makers', gap: 'Simple view of capacity' },
    { name: 'MachineMetrics', knownFor: 'data from machines', gap: 'Value needs people who act on it' },
  ],
  against: [
    'Every plant is its own world of old {machines} and habits: pilots on {topic} succeed because somebody clever looks after them, and die when that person goes back to other work',
  ],
  challenges: [
    'A sale takes six to twelve months. Plan money for that, or begin with a service for {topic} that is paid per month',
    'Nobody lets a stranger into the controls. Read data beside them and prove that {product} cannot stop a {machine}',
    'People on the floor decide by what they type in. Give them something back from {topic} in the first week',
    'The gain must stand in money on one page; agree with the plant beforehand how it is counted',
  ],
  regulations: {
    any: [
      'Anything that acts on a {machine} falls under machine safety: let {product} advise and not switch, or have it certified',
      'Data on single workers need consent or an agreement with their representatives in many countries',
    ],
    eu: [
      'In the EU the Machinery Regulation (EU) 2023/1230 applies from January 2027, the Cyber Resilience Act covers connected products, and the Data Act gives users the data of their {machines}',
    ],
    us: [
      'In the US OSHA rules such as 29 CFR 1910 govern machine guarding and lockout, and defence suppliers must meet CMMC for data',
    ],
    uk: ['In the UK the PUWER 1998 and the Supply of Machinery Regulations 2008 govern safe {machines}'],
    india: [
      'In India factories fall under the Factories Act 1948 and state rules, with licences by the inspectorate',
    ],
  },
  opportunities: [
    'Experienced people retire; what they know about {topic} is lost or recorded in these years',
    'Large buyers push demands on quality and emissions down to small suppliers, who have nobody for it',
    'Cheap sensors and phones reach {machines} that never had data, which makes {topic} affordable for small plants',
    'Grants for digital work in factories exist in many regions; an adviser who knows them sells {product} along',
  ],
  differences:
    'Name the loss in {topic} that {product} makes smaller, in minutes, {pieces} or money per week in one named plant.',
  beachhead: 'Start with one trade, one kind of {machine} and five plants that you can reach within an hour.',
  firstTest: {
    assumes: 'a plant acts on what it learns about {topic} every week',
    what: 'Spend two days in each of four plants, record what {topic} loses by hand for three weeks, send one page with three proposals each Friday, and charge $300 for the month',
    passes: '3 of the 4 plants carry out a proposal, and 2 pay for a second month',
    dollars: 300,
    days: 45,
  },
  market: {
    customers: {
      label: 'Factories and workshops with this need',
      unit: 'plants',
      perPerson: { low: 0.0001, base: 0.0004, high: 0.001 },
      note: 'One to ten plants for 10,000 inhabitants are assumed; the US counted 239,524 manufacturing firms in 2020, which is seven for 10,000.',
    },
    revenue: {
      range: { low: 1_200, base: 6_000, high: 30_000 },
      note: 'Assumed: $100 to $2,500 a month for a plant.',
      usesPerYear: { low: 4, base: 12, high: 60 },
      useValue: { low: 150, base: 600, high: 4_000 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Share in the right trade and size, within reach of a visit; assumed.',
    },
    obtainable: {
      range: { low: 0.002, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed, as each sale takes months.',
    },
    topDown: {
      spend: {
        range: { low: 2_330_000_000_000, base: 2_905_000_000_000, high: 2_905_000_000_000 },
        note: 'Value added by US manufacturing in a year: $2.905 trillion at the rate of the latest quarter on the association’s page, $2.33 trillion at that of early 2018. It stands for what factories have to spend.',
        reference: 'https://www.nam.org/facts-about-manufacturing/',
      },
      share: {
        range: { low: 0.0001, base: 0.0005, high: 0.002 },
        note: 'The part of that value which is spent on what this product does; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'Plants stand still for some weeks in summer and at the turn of the year: that is when {product} can be installed and when nobody answers mail',
      'Investment follows the order books; in a weak year savings in {topic} sell better than growth',
    ],
    places: [
      'Trades gather in regions, such as tools, textiles or plastics: choose the place with the most plants of one trade within an hour',
      'Wages, energy prices and rules differ so much that a saving in one country is none in another',
    ],
  },
  references: [
    {
      title: 'Facts About Manufacturing',
      publisher: 'National Association of Manufacturers',
      address: 'https://www.nam.org/facts-about-manufacturing/',
      date: null,
      says: 'The US association counts 239,524 manufacturing firms in 2020, of which 74.4% had fewer than 20 employees.',
      figure: { value: 74.4, unit: '% of US manufacturing firms', year: 2020 },
      use: 'opportunity',
      relevance: 'Shows how many are small; most people and most money are in the larger ones.',
    },
    {
      title: 'Manufacturing statistics - NACE Rev. 2',
      publisher: 'Eurostat',
      address:
        'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Manufacturing_statistics_-_NACE_Rev._2',
      date: '2021-06',
      says: 'Eurostat counted more than 2 million manufacturing enterprises in the EU in 2018, with 29.9 million people at work.',
      figure: { value: 29.9, unit: 'million people in EU manufacturing', year: 2018 },
      use: 'opportunity',
      relevance: 'For plans in the EU; workshops of one person are counted too.',
    },
    {
      title: 'The True Cost of Downtime 2024: A Comprehensive Analysis',
      publisher: 'Association of Electrical and Mechanical Trades',
      address: 'https://theaemt.com/resource/the-true-cost-of-downtime-2024-a-comprehensive-analysis.html',
      date: null,
      says: 'In its 2024 report Siemens, which sells such systems, put the cost of unplanned stops at 11% of revenue for the 500 largest companies.',
      figure: { value: 11, unit: '% of revenue of the 500 largest companies', year: 2024 },
      use: 'pain',
      parts: ['maintenance', 'planning'],
      relevance: 'A vendor’s estimate for very large firms; measure the stops of one plant.',
    },
    {
      title:
        'Maintenance Costs and Advanced Maintenance Techniques in Manufacturing Machinery: Survey and Analysis',
      publisher: 'Thomas and Weiss, National Institute of Standards and Technology',
      address: 'https://www.scribd.com/document/707003524/2883-Full-Length-Manuscripts-8370-1-10-20210425',
      date: null,
      says: 'Researchers of the US standards institute estimated spending and avoidable losses in maintenance in discrete manufacturing at $193.6 billion for 2016.',
      figure: { value: 193.6, unit: 'billion US dollars', year: 2016 },
      use: 'pain',
      parts: ['maintenance', 'quality', 'planning'],
      relevance: 'Computed from a survey; how much a tool would save is another question.',
    },
    {
      title: 'US Manufacturing Skills Gap: 2.1M Jobs Unfilled by 2030',
      publisher: 'Industry Today',
      address: 'https://industrytoday.com/us-manufacturing-skills-gap-2-1m-jobs-unfilled-by-2030',
      date: null,
      says: 'Deloitte and The Manufacturing Institute expected that 2.1 million US manufacturing jobs could stay unfilled by 2030.',
      figure: { value: 2.1, unit: 'million US jobs', year: 2030 },
      use: 'opportunity',
      parts: ['knowledge-people', 'planning', 'maintenance', 'quality'],
      relevance: 'A forecast; a weak economy would change it.',
    },
    {
      title:
        'Rapid rise in robotics adoption: Global average robot density doubles in just six years, IFR finds',
      publisher: 'Manufacturing AUTOMATION',
      address: 'https://www.automationmag.com/ifr-robotics-adoption-density-global/',
      date: '2024-01-19',
      says: 'The robotics federation IFR counted 285 industrial robots per 10,000 manufacturing employees in the US in 2022, after 274 a year before.',
      figure: { value: 285, unit: 'robots per 10,000 US manufacturing employees', year: 2022 },
      use: 'challenge',
      parts: ['planning', 'knowledge-people', 'quality', 'parts-sourcing'],
      relevance: 'An average that car makers raise; most small plants have no robot.',
    },
    {
      title: '3D printing shows continuous growth',
      publisher: 'Hannover Messe',
      address: 'https://www.hannovermesse.de/en/news/news-articles/3d-printing-shows-continuous-growth',
      date: null,
      says: 'IDC expected worldwide spending on 3D printing of $13.8 billion in 2019, a good fifth more than the year before, and 53% of it in discrete manufacturing.',
      figure: { value: 13.8, unit: 'billion US dollars worldwide', year: 2019 },
      use: 'opportunity',
      parts: ['parts-sourcing'],
      relevance: 'A forecast of that time, machines and material included.',
    },
    {
      title: 'Small Manufacturers Play a Big Role in the U.S. Economy',
      publisher: 'US Census Bureau',
      address: 'https://usatrade.census.gov/newsroom/blogs/random-samplings/2017/11/small_manufacturers.html',
      date: '2017-11',
      says: 'US manufacturers had 11.6 million employees and a payroll of $656.8 billion in 2015, by the Census Bureau’s business patterns.',
      figure: { value: 656.8, unit: 'billion US dollars of payroll', year: 2015 },
      use: 'opportunity',
      parts: ['materials-energy', 'parts-sourcing', 'knowledge-people'],
      relevance: 'Frame for what work costs; not what is spent on tools.',
    },
  ],
}

export default manufacturing
