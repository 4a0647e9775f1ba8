import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const construction: DomainData = {
  id: 'construction',
  topics:
    'construction, renovation, renovations, site work, site safety, scaffolding, concrete work, roofing, insulation, demolition, tool hire, equipment hire, retrofit, retrofits, site logistics, drywall, excavation, earthworks, road works, formwork, masonry, painting, tiling, house building, home building'.split(
      ', ',
    ),
  subjects:
    'site safety, scaffolding, energy renovation, tool hire, site logistics, demolition, concrete work, timber construction, renovation'.split(
      ', ',
    ),
  nouns: {
    audience: 'building firms',
    topic: 'site work',
    activity: 'know what was done on site today without driving there',
    crew: 'crew',
    crews: 'crews',
    site: 'site',
    sites: 'sites',
    entry: 'entry',
    entries: 'entries',
  },
  roles: [
    {
      title: 'Site or project manager',
      focus: 'Wants {topic} without surprises, and proof when there was one',
      responsibilities: [
        'Decides each morning who does what on which {site}',
        'Agrees on changes to {topic} in writing before anybody starts',
        'Signs the {entries} of the day and sends them to the client',
      ],
    },
    {
      title: 'Foreman and {crew}',
      focus: 'Wants clear orders for {topic}, material on the spot and no paper at night',
      responsibilities: [
        'Records hours, material and obstacles while they happen',
        'Takes a photo before something is covered up',
        'Says at once when something stands in the way of {topic}',
      ],
    },
    {
      title: 'Client or planner',
      focus: 'Wants to see how {topic} is getting on without standing on the {site}',
      responsibilities: [
        'Answers questions on {topic} within the agreed days',
        'Checks what is handed over and lists defects once, completely',
      ],
    },
  ],
  personas: [
    {
      description:
        'Owner or manager of a building firm with five to eighty people, for whom {topic} eats the evening',
      age: '32 to 60',
      occupation: 'Runs several sites and the office, often from the car',
      technicalLevel: 'Phone and spreadsheet; has bought software before that nobody used',
      painPoints: [
        'Hears of trouble with {topic} when it costs three days',
        'Does work that was never ordered in writing and is not paid for it',
        'Looks for photos and papers on {topic} in five phones',
      ],
      goals: [
        '{activity}',
        'Be home before the paperwork on {topic} begins',
        'Win the argument with the client by date and photo',
      ],
    },
    {
      description: 'Foreman or skilled worker with dirty gloves and no patience for forms',
      age: '22 to 62',
      occupation: 'On site from seven to four, in all weather',
      technicalLevel: 'Own phone, often another mother tongue; speaks rather than types',
      painPoints: [
        'Waits for material, for a plan or for the other trade',
        'Works from a drawing that was replaced last week',
        'Fills in at night what happened with {topic} at ten',
      ],
      goals: [
        'Know in the morning that everything for {topic} is there',
        'Report in one minute, by voice or photo',
        'Go home uninjured and have all hours counted',
      ],
    },
    {
      description: 'Client, architect or engineer who pays or answers for {topic}',
      age: '30 to 65',
      occupation: 'Sees the site once a week and hears the rest on the phone',
      technicalLevel: 'Good with documents and drawings; needs nothing new',
      painPoints: [
        'Gets three versions of what happened with {topic}',
        'Approves extra cost without seeing the reason',
      ],
      goals: ['See progress in pictures from the same spot', 'Keep a file that holds after five years'],
    },
  ],
  features: {
    core: [
      mobile('{entries} on {topic} by voice or photo, with place, time and weather filled in'),
      both('State of {topic} by {site} and trade: planned, done, blocked, and by whom'),
      mobile('Works without a signal in a cellar and sends later'),
      both('One page a day for the client, made from the {entries} and checked by a person'),
    ],
    mustHave: [
      both('Changes to {topic} with cost, reason and approval before the work'),
      mobile('The valid drawing and no other, with what changed since the last one'),
      both('Defects with photo, place on the plan, trade and date, until somebody signs them off'),
      web('Rights by firm: each subcontractor sees its own part'),
    ],
    shouldHave: [
      mobile('Languages of the {crew}, in text and in voice'),
      web('Hours and material by {site}, against what was calculated'),
      both('What has to be ready before {topic} can start, and what is missing'),
      web('Export that the client’s system or the tax office accepts'),
    ],
    niceToHave: [
      mobile('Picture from the same spot each week, as a short film'),
      both('Weather for the next days with the work that it stops'),
      web('Experience from earlier {sites}: real hours for {topic}, next to the estimate'),
    ],
    future: [
      web('Interface to estimating and accounting programs'),
      both('Plan in three dimensions with the {entries} in their place'),
      web('Figures of several firms side by side, without names'),
    ],
  },
  angles: [
    {
      id: 'site-records',
      words:
        'site diary, daily report, daily reports, report, reports, documentation, photo, photos, dictate, dictation, voice, site manager, site managers, foreman, foremen, supervisor, progress, defects, defect, punch list, snag list, snagging, handover, acceptance, evidence, hours, timesheets, time tracking, drone, drones, scan, 360, weather, disputes, subcontractors'.split(
          ', ',
        ),
      nouns: {
        activity: 'send the report of the day before leaving the site',
        entry: 'entry',
        entries: 'entries',
      },
      features: {
        core: [
          mobile('Three questions at the end of the day, answered by speaking, written as a report'),
          both('Photos sorted by room and trade without anybody naming them'),
        ],
        mustHave: [web('Reports that cannot be changed afterwards, with additions marked')],
        shouldHave: [web('Search by date, trade and weather when a dispute comes')],
      },
      pains: ['Writes on Friday from memory what happened on Monday'],
      goals: ['Finish the report in the car before the first traffic light'],
      pricing: ['Such tools usually cost $15 to $60 per site manager and month, with {crews} included'],
      competitors: [
        {
          name: 'Procore',
          knownFor: 'management of large projects',
          gap: 'Price and effort for small firms',
        },
        { name: 'Fieldwire', knownFor: 'plans and tasks on the phone', gap: 'Reports need much tapping' },
        { name: 'Raken', knownFor: 'daily reports by phone', gap: 'Little help beyond the report' },
        { name: 'PlanRadar', knownFor: 'defects on drawings', gap: 'Price per user when many take part' },
      ],
      challenges: [
        'A report in court must be complete and unchanged. Ask a construction lawyer which facts each day needs',
        'Chat groups are free and already there. Take their photos in, in place of forbidding them',
      ],
      opportunities: [
        'Insurers and clients ask for records of covered work; a file of {entries} is worth money at handover',
      ],
      beachhead:
        'Start with site managers of one trade, such as road or shell construction, in firms of 20 to 80 people.',
      firstTest: {
        assumes: 'site managers speak a report each day when somebody else writes it',
        what: 'Let eight site managers send voice messages and photos for three weeks, write their reports by hand the same evening, and send them in their layout',
        passes: '6 of the 8 still send every day in week three, and 3 agree to pay $30 a month',
        dollars: 150,
        days: 28,
      },
    },
    {
      id: 'estimating',
      words:
        'estimating, estimator, estimators, estimate, estimates, quote, quotes, offer, offers, measure, measurement, measurements, roof, bid, bids, tender, tenders, bill of quantities, takeoff, takeoffs, quantity surveyor, quantity surveyors, calculation, prices, material prices, cost, costs, change order, change orders, invoices, payment, payments, cash flow, retention, claims, subcontractor, small builders, trades'.split(
          ', ',
        ),
      nouns: {
        activity: 'send a quote the day after the visit',
        entry: 'item',
        entries: 'items',
      },
      features: {
        core: [
          web('Quantities read from drawings and photos, each with the spot that they come from'),
          both('{entries} with hours and material from the firm’s own past jobs'),
        ],
        mustHave: [web('Price that follows the dealer’s current list, with the date')],
        shouldHave: [both('Work that came on top, as a signed extra the same day')],
      },
      pains: ['Calculates eight quotes at the weekend to win one'],
      goals: ['Stop winning the jobs in which something was forgotten'],
      pricing: [
        'Estimating tools usually cost $40 to $250 per seat and month; $20 to $80 for one takeoff is usual too',
      ],
      competitors: [
        { name: 'Buildxact', knownFor: 'estimates for small builders', gap: 'Prices must be kept by hand' },
        { name: 'Bluebeam', knownFor: 'measuring in drawings', gap: 'A tool for experts' },
        { name: 'Togal.AI', knownFor: 'quantities from plans by machine', gap: 'Results need checking' },
        {
          name: 'Houzz Pro',
          knownFor: 'quotes and leads for remodelers',
          gap: 'Contracts that are hard to end',
        },
      ],
      challenges: [
        'A forgotten item costs more than the tool of ten years. Show for each quantity where it was read, and let a person sign',
      ],
      opportunities: [
        'Clients choose the firm that answers first; a quote within a day wins jobs at the same price',
      ],
      beachhead:
        'Start with one trade of clear quantities, such as painters, drywall or roofing, in firms of 3 to 20 people.',
      firstTest: {
        assumes: 'small firms trust an estimate that somebody else prepared',
        what: 'Prepare twenty real quotes for six firms by hand within a day each, from their photos and old prices, and ask for $40 per quote from the third on',
        passes: '4 of the 6 firms pay for at least two',
        dollars: 150,
        days: 35,
      },
    },
    {
      id: 'planning-permits',
      words:
        'architect, architects, architecture, architecture firms, engineer, engineers, engineering offices, bim, model, drawings, blueprints, floor plans, building permit, building permits, building plan, building plans, plan, plans, vr, augmented reality, planning permission, planning, zoning, regulations, building code, codes, structural, statics, design, designs, visualisation, 3d, municipality, approval, specifications, competition'.split(
          ', ',
        ),
      nouns: {
        audience: 'architects and engineers',
        topic: 'planning work',
        activity: 'hand in an application that does not come back',
        crew: 'team',
        crews: 'teams',
        site: 'project',
        sites: 'projects',
      },
      features: {
        core: [
          web('Check of drawings against the rules of the town, with paragraph and place in the plan'),
          web('List of what the office asks for, by kind of building, with what is missing'),
        ],
        mustHave: [web('Versions of each drawing, with who released which one')],
        shouldHave: [web('Hours by phase against the fee, seen before the phase is over')],
      },
      pains: ['An application lies for three months and comes back for one missing page'],
      goals: ['Answer questions on rules in minutes and with the source'],
      pricing: [
        'Tools for planners usually cost $50 to $300 per seat and month; a permit check $100 to $900',
      ],
      competitors: [
        { name: 'Autodesk', knownFor: 'Revit and AutoCAD', gap: 'Cost of licences and lock-in' },
        { name: 'Graphisoft', knownFor: 'Archicad for architects', gap: 'Exchange with other programs' },
        { name: 'Archistar', knownFor: 'sites and rules for designers', gap: 'Only where rules are digital' },
        { name: 'Monograph', knownFor: 'hours and fees for architects', gap: 'Made for US offices' },
      ],
      challenges: [
        'Rules differ by town and change. Cover one town completely before a second one, and show the date of each rule',
        'Who signs a plan is liable. {product} may prepare and must not replace the signature',
      ],
      opportunities: [
        'Building offices are short of staff too; complete applications save their hours, so some will recommend what helps',
      ],
      beachhead: 'Start with one city and the twenty offices that hand in most applications there.',
    },
    {
      id: 'materials-equipment',
      words:
        'building materials, materials, material, leftover, leftovers, surplus, reuse, reclaimed, recycled, circular, construction waste, waste, demolition, tool hire, equipment hire, equipment rental, plant hire, excavator, excavators, crane, cranes, scaffold, scaffolding, machines, machinery, concrete, concrete deliveries, cement, timber, bricks, steel, suppliers, dealers, prefab, prefabricated, modular, 3d printed, idle'.split(
          ', ',
        ),
      nouns: {
        topic: 'material supply',
        activity: 'get material and machines to the site on the right day',
        entry: 'item',
        entries: 'items',
      },
      features: {
        core: [
          both('{entries} with amount, condition, photo and place, and when they must be gone'),
          both('Delivery slots by {site}, with gate, crane and person on the spot'),
        ],
        mustHave: [both('Papers for used {entries}: origin, test, who answers for them')],
        shouldHave: [web('What lies or stands idle on all {sites} of a firm')],
      },
      pains: ['Throws away at the end what the next site orders new'],
      goals: ['Let no machine stand for which rent is paid'],
      pricing: ['Marketplaces usually keep 5% to 15%; hire platforms take 10% to 20% of the rent'],
      competitors: [
        { name: 'EquipmentShare', knownFor: 'hire with tracking', gap: 'Where it has depots' },
        {
          name: 'United Rentals',
          knownFor: 'the largest hire network in the US',
          gap: 'Fees on top of the rent',
        },
        {
          name: 'Rotor DC',
          knownFor: 'reclaimed building parts in Belgium',
          gap: 'Small and regional supply',
        },
        { name: 'Material Bank', knownFor: 'samples for planners', gap: 'Ends with the sample' },
      ],
      challenges: [
        'Used parts without papers are refused by planners and insurers. Begin with goods that need no approval',
        'Transport often costs more than the goods. Show the price at the gate, not the price in the list',
      ],
      opportunities: [
        'Tipping fees and new rules on waste make {entries} that are left over a cost that firms want to avoid',
      ],
      beachhead: 'Start with one city and two kinds of material that every site has left at the end.',
      firstTest: {
        assumes: 'firms give away leftovers when collecting is arranged within two days',
        what: 'Visit fifteen sites near their end, list what is left with photos in one group of sixty craftspeople, and arrange collection by hand for four weeks',
        passes: '25 lots change hands and 5 sites call by themselves for the next one',
        dollars: 200,
        days: 35,
      },
    },
    {
      id: 'safety-people',
      words:
        'safety, site safety, accident, accidents, near misses, helmet, helmets, hard hat, hard hats, briefings, safety briefings, toolbox talks, training, workers, construction workers, skilled workers, apprentices, shortage, crews, staffing, agency workers, attendance, time clock, heat, noise, exoskeleton, wearables, sensors, languages, translation, certificates, qualifications'.split(
          ', ',
        ),
      nouns: {
        topic: 'site safety',
        activity: 'brief a crew in its own language in five minutes',
        entry: 'briefing',
        entries: 'briefings',
      },
      features: {
        core: [
          mobile('{entries} for the work of today, in pictures and in the language of each worker'),
          mobile('Near miss reported in two taps, without a name if wanted'),
        ],
        mustHave: [web('Certificates of everybody on the {site}, with the date on which each one ends')],
        shouldHave: [web('Patterns by place, hour and task, seen before an accident')],
      },
      pains: ['Signs a briefing that half of the {crew} did not understand'],
      goals: ['Have every paper ready when the inspector comes'],
      pricing: ['Safety tools usually cost $3 to $12 per worker and month, courses $20 to $150 each'],
      competitors: [
        {
          name: 'SafetyCulture',
          knownFor: 'checklists for inspections',
          gap: 'General, to be set up by oneself',
        },
        { name: 'HammerTech', knownFor: 'safety on large sites', gap: 'For large contractors' },
        { name: 'Hilti', knownFor: 'tools, and software for them', gap: 'Strongest with its own tools' },
      ],
      challenges: [
        'Workers fear that reports turn against them. Agree with them and their union what is counted, and who sees it',
      ],
      opportunities: [
        'One accident stops a site for days; insurers lower premiums for firms that can show what they do about {topic}',
      ],
      beachhead:
        'Start with firms whose {crews} speak three languages and more, in one region and one trade.',
    },
    {
      id: 'renovation',
      words:
        'renovation, renovations, renovate, renovating, remodeling, remodelling, refurbishment, homeowner, homeowners, build a house, building a house, house building, self-build, new build, kitchen, bathroom, attic, roof, energy renovation, retrofit, retrofits, insulation, windows, heat pump, subsidies, grants, family home, old houses, heritage, tiny houses, modular homes, diy, contractors, house'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who build or renovate',
        topic: 'renovation',
        activity: 'renovate without losing control of cost and time',
        crew: 'firm',
        crews: 'firms',
        site: 'house',
        sites: 'houses',
        entry: 'step',
        entries: 'steps',
      },
      channels: [
        'energy advisers, banks and sellers of houses, who meet owners at the start',
        'local groups of owners, with pictures of real {sites}',
        'builders’ merchants on Saturday morning',
      ],
      roles: [
        {
          title: 'Owner who builds or renovates',
          focus: 'Wants {topic} without surprises in cost, and firms that come',
          responsibilities: [
            'Decides on {topic} in time, with a list of what is still open',
            'Collects offers, papers and photos of the {site} in one place',
            'Pays by finished {entries} and not by promises',
          ],
        },
        {
          title: 'Craft firm',
          focus: 'Wants a clear order on {topic}, decisions in time and money in thirty days',
          responsibilities: [
            'States price, start and what is not included',
            'Reports extra work with photo and cost before doing it',
          ],
        },
        {
          title: 'Adviser: architect, energy or site adviser',
          focus: 'Looks at {topic} for the owner when it matters',
          responsibilities: [
            'Puts the {entries} in an order that saves money',
            'Checks work before it is covered up',
          ],
        },
      ],
      personas: [
        {
          description: 'Owner of an older house who does {topic} once in a life',
          age: '32 to 65',
          occupation: 'Works full time; the house takes the weekends',
          technicalLevel: 'Good on the phone and with spreadsheets; new to building',
          painPoints: [
            'Gets three offers for {topic} that cannot be compared',
            'Does not know in which order to do what',
            'Firms do not come, or come when nobody is at home',
          ],
          goals: [
            '{activity}',
            'Know the full cost of {topic} before the first wall is open',
            'Use subsidies without missing a date',
          ],
        },
        {
          description: 'Craft firm of two to fifteen people that works in inhabited houses',
          age: '28 to 60',
          occupation: 'On jobs all day, in the office at night',
          technicalLevel: 'Phone first; quotes in an old program',
          painPoints: [
            'Drives to visits that end in nothing',
            'Waits for decisions of the owner while the {crew} stands',
          ],
          goals: ['Visit only owners who know their budget', 'Be paid by {entries} that both have signed'],
        },
      ],
      features: {
        core: [
          both('{entries} of {topic} in order, with cost range, permit and time for each'),
          both('Offers side by side, by what is in them and what is missing'),
        ],
        mustHave: [both('Subsidies that fit the {site}, with what must be asked for before the start')],
        shouldHave: [mobile('Diary of the {site} with photos of pipes and cables before walls are closed')],
      },
      pains: ['Pays twice because the floor came before the pipes'],
      goals: ['Sleep at night while the roof is open'],
      pricing: [
        'Owners usually pay $50 to $500 for a plan, or 5% to 12% of the cost for a person who leads the work; firms pay $20 to $100 a lead',
      ],
      competitors: [
        { name: 'Houzz', knownFor: 'ideas and firms for the home', gap: 'Pictures rather than plans' },
        { name: 'Angi', knownFor: 'leads for home projects', gap: 'Several firms call for one request' },
        {
          name: 'Block Renovation',
          knownFor: 'renovation with checked firms',
          gap: 'Only in some US cities',
        },
        { name: 'Checkatrade', knownFor: 'checked trades in the UK', gap: 'Fees for firms' },
      ],
      challenges: [
        'Owners come once and do not return. Find who meets them at the start: banks, energy advisers, sellers of houses',
      ],
      opportunities: [
        'New rules on heating and insulation send many owners out with the same question on {topic} in the same year',
      ],
      beachhead:
        'Start with one kind of house of one decade in one region, as their owners face the same work.',
      firstTest: {
        assumes: 'owners pay for an order of steps before they collect offers',
        what: 'Visit twelve houses or see them by video, write a plan of {topic} with steps and costs for each, and charge $150',
        passes: '8 of the 12 pay, and 4 ask for help with the offers',
        dollars: 250,
        days: 45,
      },
    },
  ],
  pricing: [
    'Plans by office user usually lie between $20 and $90 a month, with everybody on the {site} included at no cost',
    'Some firms prefer a price per {site}, from $50 to $400 a month while it runs',
    'A fee of 0.05% to 0.3% of the volume is usual with larger contractors, agreed for a year',
    'Setting up, training on {site} and import of old data are paid apart, $300 to $3,000',
  ],
  channels: [
    'builders’ merchants and hire depots at seven in the morning',
    'guilds and associations of the trade, with their courses and magazines',
    'tax advisers and banks of small firms, who see what {topic} costs',
    'accounts that foremen follow, with films of real {sites}',
  ],
  competitors: [
    { name: 'Procore', knownFor: 'management of large projects', gap: 'Price and effort for small firms' },
    { name: 'Autodesk', knownFor: 'design and construction cloud', gap: 'Many products to be combined' },
    { name: 'Buildertrend', knownFor: 'software for home builders', gap: 'Made for the US way of building' },
    { name: 'PlanRadar', knownFor: 'defects and documents', gap: 'Price per user' },
  ],
  against: [
    'Each {site} is new, every firm brings its own habits, and paper and chat do for a season: {topic} is changed only when the client demands it or a dispute was lost',
  ],
  challenges: [
    'Whoever buys is seldom the one who uses it on the {site}. Test {product} with gloves on, in rain and without a signal, before any demo',
    'Several firms meet on one {site}; make {topic} work when only one of them takes part',
    'Firms have work in good years and no money in bad ones: sell {product} by what it saves on one {site}',
    'Photos show people and plates. Settle with the workers what is recorded and when it is deleted',
  ],
  regulations: {
    any: [
      'Contracts, building codes and safety rules differ by country and often by town; have whatever {product} states on {topic} checked by a professional there',
      'Records of hours and positions of workers are personal data and often a matter for the works council',
    ],
    eu: [
      'In the EU products fall under the Construction Products Regulation (EU) 2024/3110, temporary sites under Directive 92/57/EEC, and data of workers under the GDPR',
    ],
    us: [
      'In the US OSHA sets safety rules in 29 CFR 1926, codes are adopted by states and towns, and lien law decides on payment',
    ],
    uk: [
      'In the UK the CDM Regulations 2015 name who answers for safety, and the Building Safety Act 2022 asks for a digital record of higher-risk buildings',
    ],
  },
  opportunities: [
    'Skilled people are short, so an hour saved on {topic} is worth more than its wage',
    'Disputes are lost for lack of {entries}; one avoided dispute pays for years of {product}',
    'Public clients ask for digital records of {topic} more and more, and small firms need a simple way to deliver them',
    'Each {site} brings a dozen other firms into contact with {product}, which costs nothing',
  ],
  differences:
    'Name the minute on the {site} that {product} saves on {topic}, and who of the {crew} would miss it.',
  beachhead:
    'Start with one trade, one region and ten firms of the same size, and spend a day on each {site}.',
  firstTest: {
    assumes: 'people on site take part in {topic} by phone every day',
    what: 'Collect what {topic} needs from six firms by voice message and photo for four weeks, return a finished page each evening by hand, and ask for $50 a month in week three',
    passes: '4 of the 6 firms send every day, and 3 pay',
    dollars: 150,
    days: 35,
  },
  market: {
    customers: {
      label: 'Building firms, planners and owners with this need',
      unit: 'customers',
      perPerson: { low: 0.0005, base: 0.002, high: 0.008 },
      note: 'Five to eighty for 10,000 inhabitants are assumed; registers of trades give the number of firms by trade and region.',
    },
    revenue: {
      range: { low: 200, base: 900, high: 4_000 },
      note: 'Assumed: one to six office users at $20 to $60 a month, or a few paid services in a year.',
      usesPerYear: { low: 4, base: 20, high: 100 },
      useValue: { low: 40, base: 150, high: 1_000 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Share in the right trade, size and language; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 1_848_700_000_000, base: 1_978_700_000_000, high: 1_978_700_000_000 },
        note: 'Construction put in place in the United States: $1,978.7 billion in 2023 after $1,848.7 billion in 2022, as the Census Bureau counts it.',
        reference:
          'https://www.steelorbis.com/steel-news/latest-news/us-construction-spending-up-09-percent-in-december-1326110.htm',
      },
      share: {
        range: { low: 0.0001, base: 0.0005, high: 0.003 },
        note: 'The part of that spending which goes to what this product does; assumed. Most of it is wages and material.',
      },
    },
  },
  variations: {
    seasons: [
      'In frost and rain {sites} stand still and firms look at tools; from spring on nobody has time for {topic}. Sell from November to February',
      'Budgets of public clients end with the year, so orders gather in autumn',
    ],
    places: [
      'Ways of building differ: timber in North America and Scandinavia, stone in Germany, concrete in Spain. What fits {topic} in one place has to be changed for the next',
      'In cities space, noise and deliveries set the limits; in the country ways and missing {crews} do',
    ],
  },
  references: [
    {
      title: 'US construction spending up 0.9 percent in December',
      publisher: 'SteelOrbis',
      address:
        'https://www.steelorbis.com/steel-news/latest-news/us-construction-spending-up-09-percent-in-december-1326110.htm',
      date: '2024-02-01',
      says: 'The US Census Bureau put the value of construction at $1,978.7 billion in 2023, 7% more than in 2022, SteelOrbis reports.',
      figure: { value: 1978.7, unit: 'billion US dollars', year: 2023 },
      use: 'opportunity',
      relevance: 'All construction; what is spent on tools and services around it is a small part.',
    },
    {
      title: 'Survey estimates time and money lost to rework and miscommunication',
      publisher: 'The Construction Specifier',
      address:
        'https://www.constructionspecifier.com/survey-estimates-time-and-money-lost-to-rework-and-miscommunication/',
      date: null,
      says: 'In a 2018 survey of nearly 600 construction leaders by PlanGrid and FMI, members of project teams lost over 14 hours a week to searching, conflicts and rework.',
      figure: { value: 14, unit: 'hours a week', year: 2018 },
      use: 'pain',
      parts: ['site-records', 'estimating', 'planning-permits', 'materials-equipment'],
      relevance: 'A software maker asked; measure the hours of one firm before using the number.',
    },
    {
      title:
        'New Survey Shows Significant Flaws In Nation’s Approach To Preparing Workers For Construction Careers And How That Hurts The Economy',
      publisher: 'Associated General Contractors of America, on the page of a chapter',
      address:
        'https://agcfla.com/2023/09/06/new-survey-shows-significant-flaws-in-nations-approach-to-preparing-workers-for-construction-careers-and-how-that-hurts-the-economy',
      date: '2023-09-06',
      says: 'In the workforce survey of the US contractors’ association and Autodesk for 2023, 88% of construction firms had a hard time finding workers to hire.',
      figure: { value: 88, unit: '% of US construction firms', year: 2023 },
      use: 'opportunity',
      parts: ['site-records', 'safety-people', 'estimating', 'renovation'],
      relevance: 'Says that people are short; not that firms buy software for it.',
    },
    {
      title: 'Construction fatality rate highest in 12 years',
      publisher: 'Construction & Demolition Recycling',
      address: 'https://www.cdrecycler.com/news/construction-fatality-rate-highest-in-12-years',
      date: null,
      says: 'The US Bureau of Labor Statistics counted 1,075 deaths at work in construction in 2023, 39.2% of them by falls, slips and trips.',
      figure: { value: 1_075, unit: 'deaths at work in US construction', year: 2023 },
      use: 'pain',
      parts: ['safety-people'],
      relevance: 'Shows the weight of the matter; not which measure would have helped.',
    },
    {
      title: 'Slow payment costs general contractors and subcontractors billions',
      publisher: 'Mondaq',
      address:
        'https://www.mondaq.com/unitedstates/Real-Estate-and-Construction/868824/Slow-Payment-Costs-General-Contractors-And-Subcontractors-Billions',
      date: null,
      says: 'A 2019 study by Rabbet with nearly 200 US contractors found that payment took 51 days on average, and that 73% of subcontractors waited over 30 days.',
      figure: { value: 51, unit: 'days until payment', year: 2019 },
      use: 'challenge',
      parts: ['estimating', 'renovation', 'materials-equipment'],
      relevance: 'Firms that wait for money pay late themselves, for software too.',
    },
    {
      title:
        'Improving circular economy practices in the construction sector key to increasing material reuse',
      publisher: 'Energetski portal',
      address:
        'https://www.energetskiportal.com/improving-circular-economy-practices-in-the-construction-sector-key-to-increasing-material-reuse/',
      date: null,
      says: 'The European Environment Agency put construction and demolition waste in the EU at 374 million tonnes in 2016, without excavated soil.',
      figure: { value: 374, unit: 'million tonnes in the EU', year: 2016 },
      use: 'opportunity',
      parts: ['materials-equipment', 'renovation'],
      relevance: 'Most of it is rubble; parts that can be used again are a small share.',
    },
    {
      title: 'Construction Chart Book: Characteristics of Construction Businesses',
      publisher: 'CPWR, The Center for Construction Research and Training',
      address:
        'https://www.cpwr.com/research/data-center/the-construction-chart-book/chart-book-6th-edition-industry-summary-characteristics-of-construction-businesses/',
      date: '2018-03-13',
      says: 'Nearly 70% of US construction firms were run from a home in 2012, against 52% of all firms, the research centre computed from the Census survey.',
      figure: { value: 70, unit: '% of US construction firms', year: 2012 },
      use: 'challenge',
      relevance: 'Old, but tells how small most firms are and that there is seldom an office to sell to.',
    },
    {
      title: 'Improving America’s Housing 2025',
      publisher: 'Residential Contractor',
      address: 'https://www.residentialcontractormag.com/improving-americas-housing-2025/',
      date: null,
      says: 'The Joint Center for Housing Studies at Harvard put US spending on improving and repairing homes at $611 billion in 2022, after $404 billion in 2019.',
      figure: { value: 611, unit: 'billion US dollars', year: 2022 },
      use: 'opportunity',
      parts: ['renovation', 'estimating'],
      relevance: 'Includes small repairs; the years of the pandemic were unusual.',
    },
    {
      title: 'Report: Contractors Have More Project and Payment Delays Than They Think',
      publisher: 'Construction Executive',
      address:
        'https://www.constructionexec.com/article/contractors-waste-time-and-get-paid-more-slowly-than-they-think',
      date: '2020-05-20',
      says: 'In a survey of over 540 US contractors in early 2020 by Levelset and Fieldwire, 28% said that they always finish on time and within budget.',
      figure: { value: 28, unit: '% of US contractors', year: 2020 },
      use: 'pain',
      parts: ['site-records', 'planning-permits', 'renovation', 'estimating'],
      relevance: 'What contractors say of themselves; clients may count differently.',
    },
  ],
}

export default construction
