import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const iot: DomainData = {
  id: 'iot',
  topics:
    'monitoring, tracking, measuring, measurement, control, air quality, leak detection, leaks, temperature, temperatures, humidity, lighting, heating, security, locking, access, ventilation, emptying, maintenance, automation, fill levels, noise, parking, cooling, safety, fall detection'.split(
      ', ',
    ),
  subjects:
    'leak detection, air quality, ventilation, home automation, fall detection, asset tracking, temperature monitoring, parking, fill levels'.split(
      ', ',
    ),
  supply: {
    slot: 'fitters',
    words:
      'installers, fitters, electricians, plumbers, integrators, facility managers, resellers, retailers, manufacturers, makers of devices, insurers, network operators'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'owners of the place',
    audience: 'owners and caretakers',
    topic: 'monitoring',
    topic2: 'alarms',
    activity: 'know what happens at the place without being there',
    place: 'place',
    places: 'places',
    unit: 'device',
    units: 'devices',
    fitter: 'installer',
    fitters: 'installers and resellers',
  },
  roles: [
    {
      title: 'Owner of the place',
      focus: 'Wants {topic} to work for years without thinking of it',
      responsibilities: [
        'Mounts the {unit} or has it mounted, and names the {place}',
        'Decides who gets {topic2}, at which hours and in which way',
        'Says when {topic2} were wrong, in one tap',
      ],
    },
    {
      title: 'Trade and partners: {fitters}',
      focus: 'Recommends and mounts the {unit}, and wants no calls about it later',
      responsibilities: [
        'Mounts and tests the {unit} for {topic}, with a photo of the {place}',
        'Sees which {units} of own customers are silent or low on battery',
        'Orders spares and handles returns within the warranty',
      ],
    },
    {
      title: 'Operations of the maker',
      focus: 'Keeps all {units} running, current and safe',
      responsibilities: [
        'Rolls out firmware for {topic} in steps and can go back',
        'Watches silent {units}, battery and false {topic2} by version',
        'Answers reports of security gaps within days',
      ],
    },
  ],
  personas: [
    {
      description: 'Person who answers for a {place} and hears of trouble with {topic} too late',
      age: '28 to 65',
      occupation: 'Owner, caretaker or manager beside other work',
      technicalLevel: 'Sets up a phone; gives up at the third failed pairing',
      painPoints: [
        'Learns of trouble with {topic} when the damage is done',
        'Has a drawer of devices whose maker or app is gone',
        'Switched off {topic2} that rang for nothing',
      ],
      goals: [
        '{activity}',
        'Get {topic2} that are right and say what to do',
        'Change a battery once in years, not each month',
      ],
    },
    {
      description: 'One of the {fitters} who is asked for {topic} and burned by early products',
      age: '25 to 60',
      occupation: 'Small trade or technical service with a van',
      technicalLevel: 'High with cables, patient once with an app',
      painPoints: [
        'Drives back because one {unit} for {topic} lost its network',
        'Must explain four apps to one customer',
        'Earns nothing after mounting, though the {unit} runs for years',
      ],
      goals: [
        'Mount a {unit} in fifteen minutes',
        'Sell {topic} with a yearly service',
        'See a fault before the customer calls',
      ],
    },
  ],
  features: {
    core: [
      mobile('Setting up the first {unit} in five minutes, with a test of {topic} that one can see'),
      both('State of {topic} at the {place} at a glance, with the age of the last reading'),
      both('{topic2} by message and call, passed on when nobody answers'),
      both('Silence of a {unit} treated as a fault and reported'),
    ],
    mustHave: [
      both('Work on {topic} goes on when internet or power fails, with a list afterwards of what happened'),
      web('Updates of the {units} for {topic} in stages, signed and reversible'),
      mobile('Battery and signal of each {unit}, with weeks of notice'),
      both('Access for family, staff or {fitters}, ended by date'),
    ],
    shouldHave: [
      both('Limits for {topic2} by hour and room, proposed from two weeks of readings'),
      web('History of {topic} as a report for insurer, authority or landlord'),
      both('Export of all readings and a way to use {topic} without the cloud'),
    ],
    niceToHave: [
      both('Link to the systems that {audience} use at home or at work'),
      mobile('Widget with the one figure on {topic} that matters'),
      both('Several {places} in one account, with trouble first'),
    ],
    future: [
      both('Acting by itself on {topic} within limits that {audience} set'),
      web('Interface for partners who build on {topic}'),
      both('Warning before the fault, learned from many {units}'),
    ],
  },
  angles: [
    {
      id: 'home-safety',
      words:
        'water valve, valve, leak, leaks, water leak, smoke, alarm, burglar, at home, nobody is at home, lock, smart lock, doorbell, camera, baby monitor, house, apartment, insurance, fall, elderly, panic button, gas, flood, pipe'.split(
          ', ',
        ),
      nouns: {
        audience: 'home owners',
        topic: 'home safety',
        topic2: 'warnings',
        activity: 'stop damage while nobody is at home',
        place: 'home',
        places: 'homes',
        fitter: 'plumber',
        fitters: 'plumbers and electricians',
      },
      features: {
        core: [
          both('Decision in the {unit} itself: it acts within seconds, without internet'),
          mobile('Reason for each action on {topic}, with one tap to allow or undo it'),
        ],
        mustHave: [both('Manual override at the {unit}, reachable without a phone')],
        shouldHave: [both('Proof of {topic} for the insurer, with dates of tests')],
      },
      pains: [
        'Comes back from a week away to a wet ceiling',
        'Turns {topic} off after the second false call at night',
      ],
      goals: ['Leave the {place} for two weeks without asking a neighbour'],
      pricing: ['Valves and alarm sets usually cost $100 to $700 plus mounting, with $0 to $15 a month'],
      competitors: [
        {
          name: 'Moen Flo',
          knownFor: 'valves that close at a leak',
          gap: 'Needs a plumber, and its plan costs extra',
        },
        { name: 'Ring', knownFor: 'doorbells, cameras and alarms', gap: 'Functions behind a subscription' },
        {
          name: 'Grohe Sense',
          knownFor: 'leak sensors and valves in Europe',
          gap: 'App and support are criticised',
        },
      ],
      challenges: [
        'Who pays when the {unit} fails or closes wrongly? Insure against both before the first {unit} is mounted',
        'Damage is rare, so the benefit is not felt: find what {audience} gain in a year without an accident',
      ],
      opportunities: [
        'Insurers pay for damage by water and fire every day; some lower premiums or give away the {unit}',
      ],
      beachhead: 'Start with one insurer or one property manager whose damage figures are known.',
      firstTest: {
        assumes: '{audience} or their insurers pay before damage has happened',
        what: 'Mount bought-in {units} in fifteen {places} with a plumber, run them for four weeks, and offer the yearly price at the end',
        passes: '8 of the 15 pay and no {place} had more than 1 false closing',
        dollars: 2_000,
        days: 60,
      },
    },
    {
      id: 'smart-home',
      words:
        'smart home, hub, hubs, home automation, lights, lighting, bulbs, plug, plugs, thermostat, voice, speaker, brands, different brands, devices, connects, without a cloud, cloud, local, matter, zigbee, open, open source, integration, robot vacuum, scenes, privacy'.split(
          ', ',
        ),
      nouns: {
        audience: 'smart-home households',
        topic: 'home automation',
        topic2: 'rules',
        activity: 'let devices of different makers work together and stay private',
        place: 'household',
        places: 'households',
        fitters: 'electricians and shops',
      },
      features: {
        core: [
          both('{units} of different makers found and shown with what each can do'),
          both('{topic2} in plain sentences, tried out before they are switched on'),
        ],
        mustHave: [both('Everything works inside the {place} when the internet is away')],
        shouldHave: [both('Backup of {topic2} and names that fits on a new {unit}')],
      },
      pains: ['Opens five apps to darken one room', 'Loses functions because a maker ends a service'],
      goals: ['Have guests use the light switch and nothing break'],
      pricing: ['Hubs usually cost $60 to $200 once; remote access or support $4 to $8 a month'],
      competitors: [
        {
          name: 'Home Assistant',
          knownFor: 'open software for thousands of devices',
          gap: 'Takes evenings to set up and keep',
        },
        { name: 'Homey', knownFor: 'a hub for many brands', gap: 'Price, and support of single devices' },
        {
          name: 'Samsung SmartThings',
          knownFor: 'a wide choice of devices',
          gap: 'Much depends on the cloud',
        },
        { name: 'Apple Home', knownFor: 'simple control and privacy', gap: 'Only devices that take part' },
      ],
      challenges: [
        'Makers change their interfaces at will. Choose the twenty {units} that must work fully and test each weekly',
        'Those who care most build it themselves and pay nothing; find those who want the result and not the hobby',
      ],
      opportunities: [
        'Electricians must leave new {places} working; one box that they can explain in five minutes is a reason to recommend',
      ],
      firstTest: {
        assumes: '{audience} pay for a box though free software exists',
        what: 'Equip twelve {places} with free software on bought boxes, set up {topic2} within an hour each, and ask for the price of box and support after four weeks',
        passes: '6 of the 12 pay and needed less than 1 call each',
        dollars: 1_500,
        days: 50,
      },
    },
    {
      id: 'buildings-indoor',
      sells: 'organisations',
      words:
        'air quality, co2, classrooms, classroom, schools, offices, office, windows, ventilation, humidity, mould, noise, rooms, occupancy, building, buildings, facility managers, ventilate, meeting rooms, temperature, energy, tenants, radon'.split(
          ', ',
        ),
      nouns: {
        audience: 'schools and building managers',
        topic: 'room air',
        topic2: 'readings',
        activity: 'see at a glance when a room needs fresh air',
        place: 'room',
        places: 'rooms',
        fitter: 'caretaker',
        fitters: 'caretakers and building services',
      },
      features: {
        core: [
          both('A light or sign at the {place} that everybody understands without an app'),
          web('List of {places} by hours with bad {topic2} in the week'),
        ],
        mustHave: [web('Calibration of each {unit} recorded, and {topic2} without names or voices')],
        shouldHave: [both('What one action changed: {topic2} before and after')],
      },
      pains: ['Sits tired in the {place} and does not know that the air is the reason'],
      goals: ['Show the board figures on {topic} instead of opinions'],
      pricing: ['Room sensors usually cost $100 to $300 each, with $2 to $8 a month for each {place}'],
      competitors: [
        { name: 'Airthings', knownFor: 'air sensors for homes and schools', gap: 'Cost for many rooms' },
        { name: 'Awair', knownFor: 'air monitors with score', gap: 'Service for older models was ended' },
        {
          name: 'Aranet',
          knownFor: 'CO2 meters with long battery life',
          gap: 'Evaluation for many rooms costs extra',
        },
      ],
      challenges: [
        'Public buyers need tenders and a full year. Keep one trial below the limit for direct purchase',
        'A sensor alone opens no window. Decide who acts on {topic2}, and measure that',
      ],
      opportunities: [
        'Parents’ councils, unions and health offices ask for figures on {topic}; they open doors of {audience}',
      ],
      beachhead: 'Start with one town and three schools that already had complaints about {topic}.',
      firstTest: {
        assumes: 'People in the {place} act on the sign week after week',
        what: 'Hang bought-in sensors in twelve {places} for four weeks, half with a sign and half without, and compare {topic2}',
        passes: 'The {places} with a sign spend at least 30% less time in bad air in week 4',
        dollars: 1_800,
        days: 50,
      },
    },
    {
      id: 'city-assets',
      sells: 'organisations',
      words:
        'city, cities, rubbish bins, bins, trash, waste, full, fill level, parking, street lights, smart city, municipality, tag, tags, tools, van, asset, assets, craftsmen, tracker, gps, containers, equipment, rental, construction site, fleet, bikes, scooters, water meters'.split(
          ', ',
        ),
      nouns: {
        audience: 'towns and firms',
        topic: 'tracking of equipment',
        topic2: 'positions and levels',
        activity: 'drive only where something is to be done',
        place: 'spot',
        places: 'spots',
        fitters: 'depots and service companies',
      },
      features: {
        core: [
          both('Map of {places} with the last reading, its age and what is due'),
          mobile('Round for today made from {topic2}, with reasons to skip a {place}'),
        ],
        mustHave: [both('{units} that survive water, heat and blows, with battery for years')],
        shouldHave: [web('Kilometres, hours and losses before and after, by month')],
      },
      pains: ['Drives past half-full and empty {places} every day', 'Buys again what lies in the wrong van'],
      goals: ['Save one round a week and prove it'],
      pricing: ['Tags usually cost $10 to $60, level sensors $80 to $250, with $1 to $8 a month for each'],
      competitors: [
        { name: 'Sensoneo', knownFor: 'sensors and routes for waste', gap: 'Pays off with many bins only' },
        {
          name: 'Milwaukee One-Key',
          knownFor: 'tracking of tools',
          gap: 'Depends on phones nearby and own tools first',
        },
        {
          name: 'Apple AirTag',
          knownFor: 'cheap tags found by phones',
          gap: 'Made for persons, not for a crew',
        },
        {
          name: 'Samsara',
          knownFor: 'tracking for fleets and equipment',
          gap: 'Long contracts, small firms say',
        },
      ],
      challenges: [
        'Fixed rounds and contracts do not change because a sensor says so. Talk to drivers and unions before the mayor',
        'Tags on tools follow people too: agree with staff on what is stored and for how long',
      ],
      opportunities: [
        'Thefts and empty trips are counted already; take those figures as the yardstick for {product}',
      ],
      firstTest: {
        assumes: '{audience} change their rounds because of {topic2}',
        what: 'Fit thirty bought-in {units} at one customer for four weeks, write each morning’s round by hand, and count trips and searches',
        passes: 'At least 20% fewer trips or searches in week 4 than in the week before',
        dollars: 1_500,
        days: 50,
      },
    },
    {
      id: 'cold-compliance',
      sells: 'organisations',
      words:
        'temperature, temperature loggers, logger, loggers, fridge, fridges, freezer, freezers, vaccine, vaccines, clinics, pharmacy, pharmacies, laboratory, labs, blood, food safety, haccp, cold chain, alarm by phone, phone call, compliance, records, legionella, calibration'.split(
          ', ',
        ),
      nouns: {
        audience: 'clinics, pharmacies and kitchens',
        topic: 'temperature monitoring',
        topic2: 'alarms',
        activity: 'save the goods in the fridge before they are too warm',
        place: 'fridge',
        places: 'fridges',
        fitters: 'technical services and fridge mechanics',
      },
      features: {
        core: [
          both('Call to the person on duty, then the next, until somebody confirms'),
          web('Record of {topic} without gaps, signed and ready for the inspector'),
        ],
        mustHave: [both('Own battery and mobile network, so that a power cut is reported too')],
        shouldHave: [both('What was done after each of the {topic2}, by whom, in two taps')],
      },
      pains: [
        'Finds on Monday that the {place} failed on Saturday',
        'Writes temperatures on paper twice a day',
      ],
      goals: ['Pass the inspection without searching for sheets'],
      pricing: [
        'Loggers usually cost $80 to $350 each, with $5 to $25 a month; calibration $40 to $120 a year',
      ],
      competitors: [
        {
          name: 'Monnit',
          knownFor: 'many kinds of wireless sensors',
          gap: 'Setup for people without technical help',
        },
        { name: 'testo Saveris', knownFor: 'certified measuring in Europe', gap: 'Cost for small practices' },
        { name: 'SensoScientific', knownFor: 'monitoring for clinics and labs', gap: 'Made for large sites' },
      ],
      challenges: [
        'Rules ask for calibrated devices and validated records. Get the certificate for {topic} before the first sale to {audience}',
      ],
      opportunities: [
        'One lost fridge costs more than ten years of {product}: mechanics and insurers know who had the last one',
      ],
      beachhead: 'Start with one kind of practice in one state, where the same inspector comes.',
      firstTest: {
        assumes: '{audience} replace the paper sheet, and somebody answers {topic2} at night',
        what: 'Place calibrated bought-in loggers at ten customers for four weeks, raise two test alarms each at night, and ask for a yearly contract',
        passes: '8 of the 10 answer both test alarms within 30 minutes and 5 sign',
        dollars: 1_500,
        days: 45,
      },
    },
  ],
  pricing: [
    'Devices are sold at three to four times the cost of parts, or rented with service for $3 to $20 a month',
    'A subscription for {topic} is accepted where a call, a report or a network card is in it; for a display alone it is resented',
    '{fitters} expect 20% to 40% of the price, and a part of what comes yearly',
    'Firms and towns pay by {unit} and month, $1 to $10, with {topic2} and replacement included',
  ],
  channels: [
    '{fitters} who stand in the {place} anyway',
    'insurers, landlords and associations that want {topic} at many {places}',
    'makers’ forums and crowdfunding for the first few hundred {units}',
    'specialist dealers who try a sample before they list it',
  ],
  competitors: [
    {
      name: 'Bosch Smart Home',
      knownFor: 'devices from one maker with local data',
      gap: 'Few devices of others',
    },
    { name: 'Shelly', knownFor: 'cheap modules without a cloud', gap: 'For people who like wiring' },
    { name: 'Ring', knownFor: 'cameras and alarms with a plan', gap: 'Functions behind a subscription' },
    { name: 'Monnit', knownFor: 'wireless sensors of every kind', gap: 'Setup without technical help' },
  ],
  against: [
    'A {unit} for {topic} costs money before it earns any: tooling, approval, stock and returns come first, and a copy at half the price comes soon after',
  ],
  challenges: [
    'Every {unit} sold must be served for years. Put the cost of servers, updates and network for {topic} into its price',
    'Ten {units} on the bench prove nothing on battery and radio in a cellar. Test {topic} at the worst {place} for a season',
    'False {topic2} decide whether {product} can stay switched on: count them for each {unit} and week from the start',
    'One part that cannot be bought stops everything. Name a second source for radio, battery and case',
  ],
  regulations: {
    any: [
      'Radio, electrical safety and battery shipping need tests and marks in nearly every country; ask a test house for price and weeks for this {unit} before tooling',
    ],
    eu: [
      'In the EU a {unit} needs the CE mark under the Radio Equipment Directive 2014/53/EU; the Cyber Resilience Act (EU) 2024/2847 adds duties on updates, and the Data Act (EU) 2023/2854 gives users a right to their readings',
    ],
    us: [
      'In the US a {unit} with radio needs FCC authorization, and some states such as California set security rules for connected devices',
    ],
    uk: [
      'In the UK the Product Security and Telecommunications Infrastructure Act bans default passwords and asks for a stated update period',
    ],
    india: [
      'In India radio equipment needs approval by the WPC and, for many devices, registration with the BIS',
    ],
  },
  opportunities: [
    'Owners of dead devices look for a maker that promises to go on: publish what becomes of {topic} if the company ends',
    'Existing things need {topic} more than new ones do; a {unit} that is added later needs no builder',
    'Insurers, landlords and authorities ask for proof: history of {topic} is worth more to them than to the owner',
    'Bought-in parts allow a trial of {topic} in weeks; own hardware can wait until it is clear what must be different',
  ],
  differences:
    'Say what happens at the {place} with {product} and not with a cheap copy: fewer false {topic2}, years of battery, working offline, or somebody who acts.',
  beachhead: 'Start with one kind of {place} and the twenty {fitters} who know it, within a day’s drive.',
  firstTest: {
    assumes: '{audience} keep {topic} switched on after the first month and pay for it',
    what: 'Equip fifteen {places} with bought-in {units} and a message written by hand, run them for four weeks, and then name the price',
    passes: '8 of the 15 keep it running and pay',
    dollars: 1_200,
    days: 50,
  },
  market: {
    customers: {
      label: 'Homes or sites with this need',
      unit: 'sites',
      perPerson: { low: 0.003, base: 0.02, high: 0.1 },
      note: 'Between three sites for 1,000 inhabitants and one for ten is assumed; count the kind that is meant in one town.',
    },
    serving: {
      customers: {
        label: 'Installers, resellers and partners',
        unit: 'businesses',
        perPerson: { low: 0.00005, base: 0.0003, high: 0.001 },
        note: 'Five to a hundred such businesses for 100,000 inhabitants, which is assumed; count those of one county.',
      },
      revenue: {
        range: { low: 300, base: 1_000, high: 4_000 },
        note: 'Devices and service for their customers at $25 to $330 a month, which is assumed.',
      },
    },
    revenue: {
      range: { low: 25, base: 70, high: 240 },
      note: 'A device spread over four years plus a small monthly fee; assumed.',
      usesPerYear: { low: 1, base: 2, high: 12 },
      useValue: { low: 30, base: 120, high: 500 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Sites in reach of the first partners, with fitting pipes, doors or networks; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years, limited by money for stock; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 4_000_000_000, base: 7_500_000_000, high: 12_000_000_000 },
        note: 'Connected devices for homes sold in the US in one year; assumed, as no source with its year was found. The yearly forecast of the Consumer Technology Association would show it.',
      },
      share: {
        range: { low: 0.005, base: 0.02, high: 0.08 },
        note: 'The part of it which goes to this kind of device; assumed. Sales ranks of two retailers would show it.',
      },
    },
  },
  variations: {
    seasons: [
      'Devices for the home sell from October to January; damage by frost, storms and holidays raises interest in {topic} for some weeks each',
      'Public buyers decide on {topic} before their budget year ends, firms after it begins',
    ],
    places: [
      'Radio bands, plugs, pipes and marks differ by region: a {unit} for another continent is another product',
      'In cities walls and cellars block radio, in the country mobile networks are thin; test {topic} in both',
    ],
  },
  references: [
    {
      title: 'Connected IoT devices tipped to approach 19B in 2024',
      publisher: 'Mobile World Live',
      address: 'https://mobileworldlive.com/industry/connected-iot-devices-tipped-to-approach-19b-in-2024',
      date: null,
      says: 'The research firm IoT Analytics counted 16.6 billion connected devices in 2023 and expected 18.8 billion for 2024, with growth slowing from 15% to 13%.',
      figure: { value: 16.6, unit: 'billion connected devices worldwide', year: 2023 },
      use: 'opportunity',
      relevance: 'Counts devices of all kinds; says nothing on those who would buy another one.',
    },
    {
      title: 'Internet-connected devices are widely used in the EU',
      publisher: 'Eurostat',
      address:
        'https://ec.europa.eu/eurostat/en/c/portal/update_language?languageId=de_DE&p_l_id=11616353&redirect=%2Feurostat%2Fweb%2Fproducts-eurostat-news%2Fw%2Fddn-20250828-2',
      date: '2025-08-28',
      says: 'Eurostat found that 70.9% of people in the EU used connected devices in 2024, but 11.8% home security devices and 14.2% connected energy management.',
      figure: { value: 11.8, unit: '% of people in the EU with smart home security', year: 2024 },
      use: 'opportunity',
      parts: ['home-safety', 'smart-home'],
      relevance: 'Televisions and watches make up most; single kinds for the home are far rarer.',
    },
    {
      title: 'Is your company using internet-connected devices or systems?',
      publisher: 'Eurostat',
      address: 'https://ec.europa.eu/eurostat/web/products-eurostat-news/-/ddn-20210312-1',
      date: '2021-03-12',
      says: 'Eurostat found that 18% of EU enterprises with at least ten people used connected devices in 2020, and 38% of the large ones.',
      figure: { value: 18, unit: '% of EU enterprises', year: 2020 },
      use: 'challenge',
      parts: ['buildings-indoor', 'city-assets', 'cold-compliance'],
      relevance: 'Four in five used none; the survey does not tell why.',
    },
    {
      title: 'More than one in three German enterprises use the internet of things',
      publisher: 'German Federal Statistical Office (Destatis)',
      address: 'https://destatis.de/EN/Press/2022/01/PE22_035_52911.html?nn=263424',
      date: '2022-01-26',
      says: 'By Eurostat’s survey, 36% of German enterprises with at least ten people used remotely controlled devices in 2021, against 29% in the whole EU.',
      figure: { value: 29, unit: '% of EU enterprises', year: 2021 },
      use: 'opportunity',
      parts: ['buildings-indoor', 'city-assets', 'cold-compliance'],
      relevance: 'Asked in other words than the year before, so the two years cannot be subtracted.',
    },
    {
      title: 'The incredibly stupid way that Americans waste 1 trillion gallons of water each year',
      publisher: 'The Washington Post',
      address:
        'https://www.washingtonpost.com/news/energy-environment/wp/2015/03/17/the-incredibly-stupid-way-that-america-wastes-1-trillion-gallons-of-water-each-year/?noredirect=on&utm_term=.63bd33ce404b',
      date: '2015-03-17',
      says: 'The US Environmental Protection Agency estimated in 2015 that leaks in homes waste more than a trillion gallons of water a year, more than 11 million homes use.',
      figure: { value: 1, unit: 'trillion gallons a year in the US', year: 2015 },
      use: 'pain',
      parts: ['home-safety', 'smart-home'],
      relevance: 'An estimate of water, most of it dripping slowly; not a count of damage.',
    },
    {
      title: 'Smart home technology hits 69% penetration in U.S.',
      publisher: 'eStarNet',
      address:
        'https://estarnet.online/2019/09/30/smart-home-technology-hits-69-penetration-in-u-s-09-30-2019/',
      date: '2019-09-30',
      says: 'The Consumer Technology Association found in 2019 that 69% of US households had at least one smart home device, and 14% a smart thermostat.',
      figure: { value: 69, unit: '% of US households', year: 2019 },
      use: 'opportunity',
      parts: ['smart-home', 'home-safety'],
      relevance: 'Counts televisions and speakers as well; the trade’s own association asked.',
    },
    {
      title: 'Sustainable cooling and COVID-19 vaccines (opinion)',
      publisher: 'Thomson Reuters Foundation',
      address: 'https://news.trust.org/item/20200810161017-7vn2c',
      date: '2020-08-10',
      says: 'An opinion article of 2020 cites a World Health Organization estimate that more than half of all vaccines are wasted through trouble with temperature, logistics and shipment.',
      figure: { value: 50, unit: '% of vaccines, as cited', year: 2020 },
      use: 'pain',
      parts: ['cold-compliance'],
      relevance:
        'Second-hand, about the whole world and the whole way; a fridge in a practice is a small part of it.',
    },
  ],
}

export default iot
