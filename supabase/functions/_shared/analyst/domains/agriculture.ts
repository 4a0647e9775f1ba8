import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const agriculture: DomainData = {
  id: 'agriculture',
  topics:
    'watering, irrigation, rotation, crop rotation, certification, harvesting, milking, feeding, spraying, treatment, planting, sowing, grazing, scouting, weeding, breeding, documentation, paperwork, record keeping, pest control, sales, marketing, storage, herd management, crop protection, beekeeping'.split(
      ', ',
    ),
  subjects:
    'irrigation, crop rotation, organic certification, mastitis, lambing, calving, weeding, grazing, crop insurance, beekeeping, soil health'.split(
      ', ',
    ),
  supply: {
    slot: 'advisers',
    words:
      'agronomists, advisers, advisors, cooperatives, machinery dealers, seed companies, feed mills, dairies, certifiers, contractors, exporters, extension officers, input dealers'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'farmers',
    audience: 'farmers',
    topic: 'field work',
    topic2: 'the season',
    activity: 'decide in the morning what has to be done where',
    adviser: 'adviser',
    advisers: 'advisers and cooperatives',
    unit: 'field',
    units: 'fields',
    entry: 'record',
    entries: 'records',
  },
  roles: [
    {
      title: 'Farmer',
      focus: 'Decides on {topic} with weather, prices and tired hands in mind',
      responsibilities: [
        'Draws or imports the {units} once and says what is on each of them',
        'Confirms or overrules the proposals of {product} for {topic}, with one reason',
        'Decides which {entries} on {topic} leave the farm, and to whom',
      ],
    },
    {
      title: 'Outside partner: {advisers}',
      focus: 'Sees {topic} on many farms and wants comparable facts instead of phone calls',
      responsibilities: [
        'Gives advice on {topic} in writing, with name and date',
        'Looks at the {entries} of those farms only that have opened them',
        'Reports when rules, products or prices for {topic} change',
      ],
    },
    {
      title: 'Worker or family member',
      focus: 'Helps with {topic} in the right place without waiting for a call',
      responsibilities: [
        'Takes the task for the {unit} from the phone, offline and with gloves on',
        'Ticks off {topic} on the spot and adds a photo where something is odd',
      ],
    },
  ],
  personas: [
    {
      description: 'Owner of a family farm who looks after {topic} and the office alone',
      age: '30 to 65',
      occupation: 'Farms full time, or beside another job',
      technicalLevel: 'Good with machines and phone; tired of log-ins',
      painPoints: [
        'Decides on {topic} by feeling, because the facts lie in five places',
        'Writes down {topic} in the evening, or a week later',
        'Has bought tools for {topic} before that did not fit the machines',
      ],
      goals: [
        '{activity}',
        'Lose less to mistakes in {topic}',
        'Pass the next inspection without a lost weekend',
      ],
    },
    {
      description: 'One of the {advisers} who looks after forty farms with {topic} on the list of each',
      age: '28 to 60',
      occupation: 'Advice, purchasing or inspection, half the week on the road',
      technicalLevel: 'At home in spreadsheets and maps',
      painPoints: [
        'Drives an hour to learn what two photos on {topic} would have shown',
        'Gets {entries} in ten different forms',
        'Cannot show farms what advice on {topic} has brought them',
      ],
      goals: [
        'Know before the visit which {unit} needs a look',
        'Serve more farms on {topic} in the same week',
        'Prove the origin of goods to buyers',
      ],
    },
  ],
  features: {
    core: [
      mobile('List for today: what {topic} asks for at which {unit}, and by when'),
      mobile('{topic} recorded on the spot in two taps, without network'),
      both('Map or list of all {units} with state, last work and next step'),
      both('Warning about {topic} early enough to act, by message or call'),
    ],
    mustHave: [
      both('{entries} on {topic} in the form that inspectors and buyers ask for'),
      mobile('Works offline for days and merges changes later without loss'),
      both('Weather for each {unit}, and what it means for {topic}'),
      both('Rights for family, workers and {advisers}, ended with the season'),
    ],
    shouldHave: [
      web('Import of {units} from the subsidy application or the machine'),
      both('Cost and yield of {topic} for each {unit}, compared with last year'),
      mobile('Voice note that becomes one of the {entries}, checked by the speaker'),
      web('Overview for {advisers}: what changed on which farm'),
    ],
    niceToHave: [
      both('Comparison of {topic} with similar farms nearby, without names'),
      both('Stock of seed, feed or products, reduced by each use'),
      mobile('Plain pictures for workers who read another language'),
    ],
    future: [
      web('Interface to machines and scales for {topic}'),
      web('{entries} as proof for buyers who pay more for it'),
      both('A second kind of {unit}, once {topic} works for the first'),
    ],
  },
  angles: [
    {
      id: 'crops-fields',
      words:
        'crop, crops, field, fields, hectare, hectares, drone, drones, drone pictures, satellite, vineyard, vineyards, vegetable, spraying, fertilizer, pesticide, pesticides, yield, disease, pests, weeds, crop rotation, planting, planting calendar, market gardeners, orchard, seeds, soil, grain'.split(
          ', ',
        ),
      nouns: {
        topic: 'crop care',
        topic2: 'plant health',
        activity: 'treat only the places that need it, in time',
        unit: 'field',
        units: 'fields',
      },
      features: {
        core: [
          both('Places in each {unit} that differ from the rest, with photo and age of the picture'),
          both('Plan of {topic} over several years, with what may follow what and why'),
        ],
        mustHave: [both('Waiting times and permitted amounts of each product, before {topic} starts')],
        shouldHave: [both('Map for the sprayer or spreader, in the format of its maker')],
      },
      pains: [
        'Sees a problem in {topic2} when half of the {unit} has it',
        'Treats everything, because nobody knows where it begins',
      ],
      goals: ['Use less of what is sprayed, and lose no harvest by it'],
      pricing: [
        'Flights or pictures for {topic} usually cost $5 to $25 per hectare and season; software alone $1 to $6',
      ],
      competitors: [
        {
          name: 'Climate FieldView',
          knownFor: 'field maps from machine data',
          gap: 'Fits large farms with newer machines best',
        },
        {
          name: 'xarvio',
          knownFor: 'disease and spraying advice',
          gap: 'Belongs to a maker of crop protection, which some farmers mention',
        },
        {
          name: 'OneSoil',
          knownFor: 'free satellite maps of fields',
          gap: 'Clouds, and small vegetable plots, limit what it shows',
        },
      ],
      challenges: [
        'A picture is no diagnosis. Say how often results on {topic2} are wrong and who looks at the doubtful cases',
        'Small plots and mixed crops break most models: test {topic} on the smallest {units} first',
      ],
      opportunities: [
        'Contractors spray and fly for many farms; they can sell {topic} without a visit of yours',
      ],
      beachhead: 'Start with one crop in one valley, where the same disease comes every year.',
      firstTest: {
        assumes: '{audience} act on a map of {topic2} instead of doing what they do every year',
        what: 'Deliver maps or plans for ten farms by hand during one growth stage, and ask after a week what was done differently on which {unit}',
        passes: '6 of the 10 farms changed {topic} on at least one {unit} because of it',
        dollars: 600,
        days: 40,
      },
    },
    {
      id: 'irrigation-climate',
      words:
        'irrigation, irrigate, water, watering, when to water, drip, soil moisture, sensors, sensor, probe, drought, frost, rain, weather station, weather, greenhouse, greenhouses, hydroponics, vertical farm, valve, pump'.split(
          ', ',
        ),
      nouns: {
        topic: 'irrigation',
        topic2: 'soil moisture',
        activity: 'water as much as the roots can use and no more',
        unit: 'plot',
        units: 'plots',
      },
      features: {
        core: [
          mobile('Message in the morning: which {unit} to water, how long, with the reason'),
          both('{topic2} at two depths over the last days, with the range that suits the crop'),
        ],
        mustHave: [both('Alarm when a device is silent, so that nobody waters by an old figure')],
        shouldHave: [both('Water used for each {unit}, as the authority wants it reported')],
        future: [both('Valves opened by {product} within limits set on the farm')],
      },
      pains: ['Waters by the calendar and sees rot or dry leaves afterwards'],
      goals: ['Cut the bill for pumping without losing quality'],
      pricing: ['Probes usually cost $150 to $900 each, and $5 to $25 a month for the data'],
      competitors: [
        {
          name: 'Netafim',
          knownFor: 'drip irrigation and its control',
          gap: 'A project with planning, more than a small farm starts alone',
        },
        {
          name: 'CropX',
          knownFor: 'soil probes with advice',
          gap: 'Cost for each probe on many small plots',
        },
        {
          name: 'Sencrop',
          knownFor: 'shared weather stations for farms',
          gap: 'Tells of weather more than of roots',
        },
      ],
      challenges: [
        'Devices in {units} meet mud, mice and ploughs. Plan for one in five lost in a season, and for who replaces them',
      ],
      opportunities: [
        'Water districts and authorities pay for reports on use; a farm that has figures saves that work',
      ],
      firstTest: {
        assumes: '{audience} follow a message on {topic} rather than habit',
        what: 'Place borrowed probes on eight farms, write the message for {topic} by hand each morning for four weeks, and read the water meter',
        passes: '5 of the 8 farms followed it on most days and used at least 10% less water',
        dollars: 900,
        days: 45,
      },
    },
    {
      id: 'livestock',
      words:
        'cow, cows, cattle, dairy, dairy farmers, milk, milking, herd, livestock, calves, calving, pigs, sheep, goats, poultry, chickens, hens, mastitis, health record, grazing, pasture, ear tags, virtual fence, bees, beekeepers, hives, fish farm, feed, barn, breeding'.split(
          ', ',
        ),
      nouns: {
        topic: 'herd care',
        topic2: 'animal health',
        activity: 'find the sick animal a day earlier',
        adviser: 'vet',
        advisers: 'vets and dairies',
        unit: 'animal',
        units: 'animals',
      },
      features: {
        core: [
          mobile('Card of each {unit}: birth, treatments, yield, waiting times, by number or tag'),
          mobile(
            'List of {units} to look at before {topic} in the morning, with the sign that put each there',
          ),
        ],
        mustHave: [both('Register of medicines as the law asks for it, filled while treating')],
        shouldHave: [both('Results from dairy, slaughterhouse and lab added to each {unit}')],
      },
      pains: [
        'Notices trouble with {topic2} when milk or appetite has already dropped',
        'Keeps treatments in a notebook in the barn',
      ],
      goals: ['Treat fewer {units}, and earlier'],
      pricing: [
        'Herd software usually costs $0.50 to $3 for each {unit} a month; sensors $60 to $150 apiece',
      ],
      competitors: [
        { name: 'Allflex', knownFor: 'ear tags and cow monitoring', gap: 'Cost for herds below fifty' },
        {
          name: 'Lely',
          knownFor: 'milking robots with their own data',
          gap: 'Data serve best inside its own system',
        },
        { name: 'smaXtec', knownFor: 'sensors inside the cow', gap: 'Needs one device in each animal' },
      ],
      challenges: [
        'False alarms at four in the morning end the trial. Count them for each week and let the farmer set the limit',
      ],
      opportunities: [
        'Dairies pay for quality: lower cell counts are money on the next milk bill, which shows the effect of {topic}',
      ],
      beachhead: 'Start with one kind of animal and the farms of one vet or one dairy.',
      firstTest: {
        assumes: '{audience} record {topic2} on the phone while standing beside the {unit}',
        what: 'Give ten farms a simple form for treatments for four weeks, and compare it with their notebook and the vet’s bills',
        passes: '7 of the 10 farms have at least 90% of the treatments in the form',
        dollars: 200,
        days: 40,
      },
    },
    {
      id: 'farm-sales',
      words:
        'sell, sells, sell their harvest, market access, middlemen, buyers, buyer, price, prices, cooperative, cooperatives, transport, payment, mobile money, direct sales, farm gate, farm shop, export, exporters, traceability, auction, storage, loans, credit, insurance, machinery sharing, rent tractors, kenya, africa, india'.split(
          ', ',
        ),
      nouns: {
        topic: 'harvest sales',
        topic2: 'prices and payment',
        activity: 'know the price and the buyer before the harvest',
        advisers: 'cooperatives and buyers',
        unit: 'delivery',
        units: 'deliveries',
      },
      features: {
        core: [
          mobile('Offer with kind, amount, grade and day of each {unit}, by text message too'),
          both('Several small amounts joined to one load, with the share of each farm'),
        ],
        mustHave: [both('Weight and grade agreed on at handover, with a receipt on both phones')],
        shouldHave: [both('Payment to the phone on the same day, and what was deducted')],
        future: [both('Advance on the harvest from a lender, based on past {units}')],
      },
      pains: ['Takes the price of the one trader who comes', 'Waits weeks for money for the last {unit}'],
      goals: ['Know three prices before agreeing on one'],
      pricing: ['Platforms keep 2% to 8% of what is sold, or buyers pay for each load'],
      competitors: [
        {
          name: 'Twiga Foods',
          knownFor: 'supplying shops in Kenya from farms',
          gap: 'Serves chosen goods and towns, and has changed its model',
        },
        {
          name: 'DeHaat',
          knownFor: 'inputs, advice and sales for farms in India',
          gap: 'Works through local centres, so coverage differs',
        },
        {
          name: 'Barn2Door',
          knownFor: 'web shops for farms in the US',
          gap: 'Monthly cost for small direct sellers',
        },
      ],
      challenges: [
        'Traders also lend money and take bad goods. Ask {audience} what would be lost with them, before cutting them out',
        'One refused {unit} ruins trust in a village. Agree on grading and on who pays for spoiled goods first',
      ],
      opportunities: [
        'Kitchens and processors want steady amounts; ten farms together can promise what one cannot',
      ],
      beachhead: 'Start with one crop that is harvested for months, and two buyers within a day’s drive.',
      firstTest: {
        assumes: '{audience} deliver together when the price is agreed on in advance',
        what: 'Arrange four joint loads by phone between fifteen farms and one buyer, with a rented truck and payment on the same day',
        passes: '10 of the 15 farms deliver the agreed amount at least 3 times',
        dollars: 1_000,
        days: 45,
      },
    },
    {
      id: 'farm-office',
      words:
        'software, documents, documentation, records, record keeping, certification, organic, organic farms, inspection, subsidy, subsidies, compliance, paperwork, office, workers, seasonal workers, planner, planning, bookkeeping, audit, labels, globalgap'.split(
          ', ',
        ),
      sells: 'organisations',
      nouns: {
        topic: 'farm paperwork',
        topic2: 'inspections',
        activity: 'have every proof at hand on the day of the inspection',
        adviser: 'inspector',
        advisers: 'inspectors and advisers',
        unit: 'file',
        units: 'files',
      },
      features: {
        core: [
          both('Checklist of {topic} for the chosen label or programme, with what is missing'),
          mobile('Photo of a delivery note becomes one of the {entries}, with supplier and lot'),
        ],
        mustHave: [web('Folder for {topic2} as one file, in the order that the inspector uses')],
        shouldHave: [both('Dates by which each part of {topic} is due, with two reminders')],
      },
      pains: ['Spends the week before {topic2} searching for delivery notes'],
      goals: ['Write each thing once, though four offices ask for it'],
      pricing: ['Farm software usually costs $15 to $80 a month, or $100 to $600 a year by area'],
      competitors: [
        {
          name: 'Farmbrite',
          knownFor: 'records for small mixed farms',
          gap: 'Rules of each label are left to the farm',
        },
        {
          name: '365FarmNet',
          knownFor: 'documentation for European farms',
          gap: 'Many modules to choose from',
        },
        { name: 'Tend', knownFor: 'planning for market gardens', gap: 'Made for the United States first' },
      ],
      challenges: [
        'Rules on {topic} change every year and differ by region. Name who keeps them current, and what that costs',
      ],
      opportunities: [
        'Certifiers lose hours on incomplete {units}; one that recommends {product} reaches all its farms',
      ],
    },
  ],
  pricing: [
    'Software for one farm usually costs $10 to $80 a month, often paid once a year after harvest',
    'Price by hectare or by animal is understood at once; $1 to $10 a hectare and year is usual for {topic}',
    '{advisers} pay $50 to $300 a month for tools that cover many farms',
    'Services done on site, such as flights or samples, are paid by visit or area',
  ],
  channels: [
    'advisers, vets and contractors who are on the farms anyway',
    'machinery dealers and the counters of cooperatives',
    'field days and winter meetings, where neighbours talk about {topic}',
    'farm groups in messengers, by crop and region',
  ],
  competitors: [
    {
      name: 'John Deere Operations Center',
      knownFor: 'machine and field data in one account',
      gap: 'Most useful with machines of one maker',
    },
    { name: 'Trimble Agriculture', knownFor: 'guidance and field records', gap: 'Setup for mixed machines' },
    {
      name: 'FarmLogs and its successors',
      knownFor: 'simple field records',
      gap: 'Farms lost work when tools were sold or closed',
    },
    {
      name: 'Notebook and spreadsheet',
      knownFor: 'working without network',
      gap: 'Nothing warns, nothing adds up',
    },
  ],
  against: [
    'A farm sees the effect of {topic} once a year, so a season passes before anybody knows whether {product} will pay, and in a bad year nothing new is bought',
  ],
  challenges: [
    'The time for a trial is weeks in the year. Miss them and {product} must wait until the next season',
    'Farms have been promised much. Bring one neighbour’s figures on {topic}, not a slide',
    'Poor networks, old machines and dirt decide on use: test {topic} at the far end of the last {unit}',
    'Data on a farm touch subsidies, rents and prices. Say in one sentence who sees the {entries}, and keep to it',
  ],
  regulations: {
    any: [
      'Plant protection, animal medicine, water and seed fall under permits almost everywhere; find out which {entries} on {topic} the authority accepts in digital form',
    ],
    eu: [
      'In the EU professional users must keep records of plant protection (Regulation (EC) 1107/2009), organic goods fall under Regulation (EU) 2018/848, and drones under Regulation (EU) 2019/947',
    ],
    us: [
      'In the US pesticide use falls under the EPA and each state, organic claims under the National Organic Program, and commercial drones under FAA Part 107 (spraying under Part 137)',
    ],
    uk: [
      'In the UK farm payments and organic rules differ between England, Scotland, Wales and Northern Ireland; check {topic} for each',
    ],
    india: [
      'In India trade in farm goods is ruled by the states and their market laws, and drones for spraying need approval',
    ],
  },
  opportunities: [
    'Buyers ask for proof of origin and practice; {entries} kept anyway can become a better price',
    'Older farmers hand over: the successor looks for help with {topic} in exactly that year',
    'Contractors and cooperatives have the machines and the trust; with {product} they gain a service',
    'Insurers and lenders judge farms by little; a season of {entries} is more than they have today',
  ],
  differences:
    'Name one decision in {topic} that is made differently with {product}, on which day of the season, and what it is worth for one {unit}.',
  beachhead: 'Start with one crop or animal, one region and the twenty farms of one adviser.',
  firstTest: {
    assumes: '{audience} change one decision in {topic} because of {product}',
    what: 'Serve ten farms with {topic} by phone and paper for four weeks of the season, at a price, and write down each decision',
    passes: '6 of the 10 farms changed a decision and want to pay for the next season',
    dollars: 400,
    days: 45,
  },
  market: {
    customers: {
      label: 'Farms with this need',
      unit: 'farms',
      perPerson: { low: 0.0003, base: 0.0015, high: 0.005 },
      note: 'The US counted about one farm for 180 inhabitants in 2022; between one in twenty and nearly all of them are assumed to share the need.',
    },
    serving: {
      customers: {
        label: 'Advisers, cooperatives, dealers and contractors',
        unit: 'businesses',
        perPerson: { low: 0.00002, base: 0.0001, high: 0.0003 },
        note: 'Two to thirty such businesses for 100,000 inhabitants, which is assumed; count those of one county.',
      },
      revenue: {
        range: { low: 600, base: 1_500, high: 3_600 },
        note: 'Tools for many farms at $50 to $300 a month, which is assumed.',
      },
    },
    revenue: {
      range: { low: 100, base: 350, high: 1_200 },
      note: 'Yearly software for a small farm at the low end, devices or services by area at the high end; assumed.',
      usesPerYear: { low: 2, base: 8, high: 40 },
      useValue: { low: 50, base: 300, high: 1_500 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Farms with the fitting crop or animal in the regions that are served first; assumed.',
    },
    obtainable: {
      range: { low: 0.005, base: 0.02, high: 0.05 },
      note: 'Two in a hundred of them within three seasons; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 424_000_000_000, base: 424_000_000_000, high: 424_000_000_000 },
        note: 'What US farms spent on production in 2022 by the Census of Agriculture: $424 billion for feed, seed, labour, machines and all else.',
        reference:
          'https://www.thepacker.com/news/produce-crops/usda-ag-census-shows-continued-decline-total-farms',
      },
      share: {
        range: { low: 0.0005, base: 0.002, high: 0.01 },
        note: 'The part of those costs that goes to what this product does; assumed. The accounts of three farms would show it.',
      },
    },
  },
  variations: {
    seasons: [
      'The year decides: {audience} buy and plan in winter, have no minute during sowing and harvest, and pay bills when the harvest is sold',
      'Problems with {topic} come within a few weeks of each year; {product} must be in place before them',
    ],
    places: [
      'Farm size differs more than anything else: a few hectares in much of Africa, Asia and southern Europe, hundreds in the American Midwest; prices for {topic} must follow',
      'Rules, labels and languages of {topic} change at each border, sometimes at each state line',
    ],
  },
  references: [
    {
      title: 'USDA NASS releases 2022 Census of Agriculture results',
      publisher: 'Vegetable Growers News',
      address: 'https://vegetablegrowersnews.com/news/usda-nass-releases-2022-census-of-agriculture-results/',
      date: '2024-02-15',
      says: 'The US Department of Agriculture counted 1.9 million farms in 2022, 7% fewer than in 2017, with 463 acres on average.',
      figure: { value: 1.9, unit: 'million US farms', year: 2022 },
      use: 'opportunity',
      relevance: 'Upper bound for the United States; many of these farms sell very little.',
    },
    {
      title: 'USDA Ag Census shows continued decline in total farms',
      publisher: 'The Packer',
      address:
        'https://www.thepacker.com/news/produce-crops/usda-ag-census-shows-continued-decline-total-farms',
      date: null,
      says: 'By the Census of Agriculture for 2022, US farms spent $424 billion on production, and 43% of them ended the year with a positive net cash income.',
      figure: { value: 424, unit: 'billion US dollars of production expenses', year: 2022 },
      use: 'challenge',
      relevance: 'Shows what is spent, and that most farms had little left for new things in that year.',
    },
    {
      title: 'More Than 50% Use Precision Technology in Top Row Crop States',
      publisher: 'Precision Farming Dealer',
      address:
        'https://www.precisionfarmingdealer.com/articles/5589-more-than-50-use-precision-technology-in-top-row-crop-states',
      date: null,
      says: 'In a survey of the US Department of Agriculture, 27% of farms used some precision technology in 2023, two points more than in 2021, and 85% had internet.',
      figure: { value: 27, unit: '% of US farms', year: 2023 },
      use: 'challenge',
      parts: ['crops-fields', 'irrigation-climate', 'livestock', 'farm-office'],
      relevance: 'Seven in ten farms used none; the survey does not tell why.',
    },
    {
      title: 'Precision Technology Usage Higher on Large-Scale Family Farms',
      publisher: 'Precision Farming Dealer',
      address:
        'https://precisionfarmingdealer.com/articles/6280-precision-technology-usage-higher-on-large-scale-family-farms',
      date: null,
      says: 'The Economic Research Service of the USDA found automatic steering on 70% of large crop farms and 52% of midsize ones in 2023, with small family farms lowest.',
      figure: { value: 70, unit: '% of large-scale US crop farms', year: 2023 },
      use: 'pain',
      parts: ['crops-fields', 'irrigation-climate'],
      relevance: 'One technology only; it shows how far small farms stand from large ones.',
    },
    {
      title: 'Small family farmers produce a third of the world’s food',
      publisher: 'Food and Agriculture Organization of the United Nations',
      address:
        'https://www.fao.org/newsroom/detail/Small-family-farmers-produce-a-third-of-the-world-s-food/en',
      date: '2021-04-23',
      says: 'An FAO study of 2021 estimates that five of six farms in the world have less than two hectares and grow about 35% of its food on 12% of the farmland.',
      figure: { value: 35, unit: '% of the world’s food from farms under two hectares', year: 2021 },
      use: 'opportunity',
      parts: ['farm-sales', 'crops-fields', 'irrigation-climate'],
      relevance: 'Very many farms, most of which can pay little each.',
    },
    {
      title: 'Total Area Dedicated To Organic Farming Increases In European Union',
      publisher: 'European Supermarket Magazine',
      address:
        'https://esmmagazine.com/fresh-produce/total-area-dedicated-to-organic-farming-increases-in-european-union-267666',
      date: null,
      says: 'Eurostat counted 16.9 million hectares under organic farming in the EU in 2022, 10.5% of its farmland, after 14.7 million in 2020.',
      figure: { value: 16.9, unit: 'million hectares', year: 2022 },
      use: 'opportunity',
      parts: ['farm-office', 'crops-fields'],
      relevance: 'Area, not farms; each of them must prove how it works every year.',
    },
    {
      title: 'Census provides snapshot of U.S. agriculture',
      publisher: 'Today’s Farmer',
      address: 'https://todaysfarmermagazine.com/blog/2228-census17-22',
      date: null,
      says: 'The US Census of Agriculture gave the average age of a farmer as 58.1 years in 2022, up from 57.5 in 2017.',
      figure: { value: 58.1, unit: 'years of age on average', year: 2022 },
      use: 'pain',
      relevance: 'Tells of handovers to come; age alone says nothing on the use of tools.',
    },
    {
      title: '5.3 million farms less in the EU in 2020 than in 2005',
      publisher: 'The Romania Journal',
      address:
        'https://www.romaniajournal.ro/business/5-3-million-farms-less-in-the-eu-in-2020-than-in-2005/',
      date: '2023-04-07',
      says: 'Eurostat counted 9.1 million farms in the EU in 2020, about 5.3 million or 37% fewer than in 2005.',
      figure: { value: 9.1, unit: 'million farms in the EU', year: 2020 },
      use: 'challenge',
      relevance: 'For plans in Europe: the number of buyers falls while each grows.',
    },
  ],
}

export default agriculture
