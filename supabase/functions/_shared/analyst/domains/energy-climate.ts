import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const energyClimate: DomainData = {
  id: 'energy-climate',
  topics:
    'charging, heating, cooling, solar panels, panels, heat pumps, storage, battery storage, insulation, monitoring, metering, billing, reporting, carbon reporting, carbon accounting, retrofits, energy use, energy sharing, energy saving, load management, maintenance, leak detection, recycling, solar power, wind power, emissions, tariffs'.split(
      ', ',
    ),
  subjects:
    'insulation, district heating, energy sharing, carbon accounting, carbon reporting, load management, demand response, recycling, reforestation, leak detection'.split(
      ', ',
    ),
  supply: {
    slot: 'installers',
    words:
      'installers, solar installers, electricians, energy advisers, energy consultants, auditors, utilities, suppliers, grid operators, network operators, manufacturers, plumbers, developers of projects'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'households',
    audience: 'households',
    topic: 'energy use',
    topic2: 'the bill',
    activity: 'know which step saves most for the money',
    installer: 'installer',
    installers: 'installers and suppliers',
    site: 'building',
    sites: 'buildings',
    measure: 'measure',
    measures: 'measures',
  },
  roles: [
    {
      title: 'Owner or user',
      focus: 'Decides on {topic} and pays for {topic2}',
      responsibilities: [
        'Gives access to the meter or the bills of each {site}, and can withdraw it',
        'Chooses between {measures} by cost, saving and trouble',
        'Sees every month whether {topic} went as promised',
      ],
    },
    {
      title: 'Trade: {installers}',
      focus: 'Wants enquiries on {topic} that are complete and end in an order',
      responsibilities: [
        'Answers with price, date and assumptions for the {site}',
        'Records what was built and measured, with photo and serial number',
        'Stands for {topic} after the work: warranty, service, faults',
      ],
    },
    {
      title: 'Checker',
      focus: 'Makes sure that figures on {topic} bear a second look',
      responsibilities: [
        'Keeps the method, factors and version behind each figure on {topic}',
        'Marks what was measured, what was billed and what was estimated',
      ],
    },
  ],
  personas: [
    {
      description: 'Person in charge of one {site} who thinks about {topic} when the bill arrives',
      age: '30 to 65',
      occupation: 'Owner, tenant on a board or manager of a small firm',
      technicalLevel: 'Reads a bill, does not read a data sheet',
      painPoints: [
        'Gets three offers on {topic} that cannot be compared',
        'Does not know whether a grant for {topic} still exists or fits',
        'Was promised savings on {topic2} before and could not check them',
      ],
      goals: ['{activity}', 'Spend on {topic} once and correctly', 'Not become an expert in {topic} for it'],
    },
    {
      description: 'One of the {installers} whose day is full and whose offers on {topic} are half lost',
      age: '28 to 60',
      occupation: 'Runs or works in a small technical company',
      technicalLevel: 'High on the roof or at the plant, mixed in the office',
      painPoints: [
        'Drives to {sites} that were never suitable',
        'Fills the same forms on {topic} for grid, grant and customer',
        'Loses margin when parts or rules change between offer and work',
      ],
      goals: [
        'See from the desk which {sites} are worth a visit',
        'Hand over papers on {topic} in one evening',
        'Fill quiet months with service work',
      ],
    },
  ],
  features: {
    core: [
      both('First answer on {topic} for a {site} from address, bill and five questions, with its range'),
      both('{measures} in order of cost, saving and effort, each with the assumption behind it'),
      web('Figures on {topic} kept with origin: measured, billed or estimated'),
      both('Comparison of what was expected and what is seen in {topic2} afterwards'),
    ],
    mustHave: [
      both('Reading of meters and bills for {topic}, with consent that can be withdrawn'),
      web('Grants and rules on {topic} for the place, with the date on which each was checked'),
      both('Offers of {installers} for {topic} in one form, so that like is compared with like'),
      both('Papers for grid, grant and tax on {topic}, prepared for signature'),
    ],
    shouldHave: [
      both('Notice when something about {topic} of a {site} is unusual'),
      web('{sites} of several {audience} in one account, with the worst ones first'),
      both('Payback of {topic} at three energy prices, so that nobody relies on one'),
    ],
    niceToHave: [
      both('Comparison of {topic} with similar {sites}, without names'),
      mobile('Photo of a meter or type plate instead of typing, for {topic}'),
      both('Story of one {site} nearby where {topic} is finished, with figures'),
    ],
    future: [
      web('Control of {topic} within limits that the owner sets'),
      web('Interface to suppliers, banks and authorities for {topic}'),
      both('Bundling of many {audience} for a better price or for the grid'),
    ],
  },
  angles: [
    {
      id: 'solar-storage',
      words:
        'solar, solar panels, balcony, balconies, photovoltaic, pv, roof, battery, batteries, battery storage, storage, share the power, energy sharing, energy community, neighbours, village, members, microgrid, wind power, off-grid, inverter, feed-in'.split(
          ', ',
        ),
      nouns: {
        topic: 'solar power',
        topic2: 'the electricity bill',
        activity: 'use as much of the power as possible at home',
        site: 'roof',
        sites: 'roofs',
        measure: 'system',
        measures: 'systems',
      },
      features: {
        core: [
          both('Yield of the {site} by month for {topic}, shade included, with good and bad years'),
          both('Split of the power among members by meter, hour by hour, and a bill that adds up'),
        ],
        mustHave: [both('Registration of {topic} at grid and authority, with the state of each paper')],
        shouldHave: [mobile('Yield of {topic} for {audience} at this moment, and a sign when a part fails')],
        future: [both('Sale of what {audience} leave over to people nearby, where the law allows it')],
      },
      pains: [
        'Cannot tell whether a small {measure} is worth the trouble with landlord and grid',
        'Sees own power leave for cents and buys it back in the evening',
      ],
      goals: ['Know before signing the yield of {topic} in a bad year'],
      pricing: [
        'Planning and registration of small {measures} usually cost $50 to $300, and operation for a group $3 to $10 a member and month',
      ],
      competitors: [
        {
          name: 'Enpal',
          knownFor: 'rented solar systems in Germany',
          gap: 'Long contracts that some customers compare badly with buying',
        },
        { name: 'sonnen', knownFor: 'home batteries with a community', gap: 'Works with its own devices' },
        {
          name: 'EnergySage',
          knownFor: 'comparing solar offers in the US',
          gap: 'Ends when the offer is chosen',
        },
        {
          name: 'Octopus Energy',
          knownFor: 'tariffs that pay for flexible use',
          gap: 'Only where it supplies',
        },
      ],
      challenges: [
        'Sharing power among neighbours is an energy trade in the eyes of the law in many places. Find out which duties fall on {product} before naming a price',
        'Grants and feed-in rules change within a year: compute every case without them too',
      ],
      opportunities: [
        'One {site} finished with {topic} brings the next: ask each owner for two names in the week of switching on',
      ],
      beachhead:
        'Start with {audience} in one kind of house and one grid area, so that papers and shade are alike.',
      firstTest: {
        assumes: '{audience} decide for {topic} when somebody else handles papers and neighbours',
        what: 'Offer {topic} to three houses at their yearly meeting with a finished calculation by hand, and ask for a signed letter of intent with a deposit',
        passes: '1 of the 3 houses signs and pays a deposit within 40 days',
        dollars: 300,
        days: 45,
      },
    },
    {
      id: 'heat-efficiency',
      words:
        'heat pump, heat pumps, heating, insulation, old house, retrofit, renovation, boiler, subsidy, subsidies, grant, windows, energy audit, energy efficiency, thermostat, cooling, air conditioning, district heating, building, buildings, tenants, heating costs, bills'.split(
          ', ',
        ),
      nouns: {
        topic: 'heating',
        topic2: 'heating costs',
        activity: 'know what fits this house before paying for a visit',
        site: 'house',
        sites: 'houses',
      },
      features: {
        core: [
          both(
            'Check of a {site} by year, size, radiators and past use: fits, fits with work, or does not fit',
          ),
          both('Cost of each {measure} after grants, with papers and dates for {topic}'),
        ],
        mustHave: [both('Room by room: what has to change for {topic} on the coldest day')],
        shouldHave: [both('Order of work over five years, so that nothing is done twice')],
      },
      pains: [
        'Hears from one firm that it works and from the next that it cannot',
        'Learns of the grant after signing, which is too late',
      ],
      goals: ['Replace {topic} before it fails in January'],
      pricing: [
        'Online checks are free or cost $20 to $100; advice on site usually $300 to $1,500 before grants',
      ],
      competitors: [
        {
          name: 'Thermondo',
          knownFor: 'heating replacement at a fixed price in Germany',
          gap: 'Standard houses fit best',
        },
        {
          name: 'tado°',
          knownFor: 'thermostats that save on heating',
          gap: 'Functions by subscription are criticised',
        },
        {
          name: 'Sealed',
          knownFor: 'efficiency work for homes in the US',
          gap: 'Has changed its model and region',
        },
      ],
      challenges: [
        'A wrong yes on {topic} costs a family thousands. Say plainly when only a visit can tell, and count how often the first answer held',
        '{installers} are short where demand is high; an enquiry without a free installer is worth nothing',
      ],
      opportunities: [
        'Chimney sweeps, banks and boiler services know whose {topic} is old; a check carried by them costs little',
      ],
      firstTest: {
        assumes: '{audience} trust a check from afar enough to order advice or work',
        what: 'Check thirty {sites} by form and phone, have two {installers} visit ten of them, and compare both answers',
        passes: 'The check was right for 8 of the 10 and 4 owners order',
        dollars: 900,
        days: 45,
      },
    },
    {
      id: 'ev-flexibility',
      words:
        'electric cars, electric car, electric vehicles, ev, evs, ev charging, charging, charging stations, charging station, wallbox, fleet charging, cheap hours, hours, dynamic tariff, tariffs, tariff, smart meter, smart meters, grid, demand response, flexibility, peak, load, load shifting, utilities, vehicle-to-grid'.split(
          ', ',
        ),
      nouns: {
        topic: 'charging',
        topic2: 'cheap hours',
        activity: 'have the car full at seven at the lowest price',
        site: 'parking place',
        sites: 'parking places',
        measure: 'plan',
        measures: 'plans',
      },
      features: {
        core: [
          mobile('Hour of departure and range wanted; {topic} is planned for the rest of the night'),
          both('Saving of each night against plugging in at once, from real prices'),
        ],
        mustHave: [both('{topic} at full power in one tap, whatever the {measure} says')],
        shouldHave: [both('Limit of the house connection kept, with other large devices in view')],
        future: [web('Payment by the grid or supplier for {topic} moved on request')],
      },
      pains: [
        'Charges at the dearest hour because the plug does not wait',
        'Has four apps of car, box and supplier that do not agree',
      ],
      goals: ['Never stand with an empty car because software saved a few cents'],
      pricing: [
        'Households pay $2 to $6 a month or nothing, where a supplier pays $20 to $80 a car and year',
      ],
      competitors: [
        {
          name: 'Tibber',
          knownFor: 'hourly tariffs with smart charging',
          gap: 'Only in some countries, and tied to its contract',
        },
        {
          name: 'ev.energy',
          knownFor: 'managed charging for utilities',
          gap: 'Depends on the programmes of utilities',
        },
        { name: 'ChargePoint', knownFor: 'charging stations for sites', gap: 'Cost of hardware and fees' },
        {
          name: 'Monta',
          knownFor: 'software for charge points',
          gap: 'Functions for operators before drivers',
        },
      ],
      challenges: [
        'Car makers and box makers close or change their interfaces. List the ten models that {product} must support and who may switch it off',
        'The saving of one car is small; show it in money for a year before asking for a monthly fee',
      ],
      opportunities: [
        'Landlords and employers with ten {sites} hit the limit of their connection first and pay to avoid a new one',
      ],
      beachhead: 'Start with one car brand and one supplier with hourly prices.',
      firstTest: {
        assumes: '{audience} leave the timing of {topic} to software night after night',
        what: 'Steer {topic} of twenty cars by hand or script for four weeks on known prices, with one button to override',
        passes: '14 of the 20 keep it on in week four and saved at least $8 each',
        dollars: 300,
        days: 40,
      },
    },
    {
      id: 'carbon-reporting',
      sells: 'organisations',
      words:
        'carbon, carbon footprint, footprint, co2, emissions, scope 3, carbon accounting, esg, sustainability, sustainability report, csrd, net zero, offset, offsets, carbon credits, invoices, questionnaires, suppliers, supply chain, manufacturers, reporting, climate risk, life cycle'.split(
          ', ',
        ),
      nouns: {
        audience: 'small suppliers',
        topic: 'carbon reporting',
        topic2: 'emissions',
        activity: 'answer the customer’s question in a day instead of a month',
        installer: 'adviser',
        installers: 'advisers and auditors',
        site: 'company',
        sites: 'companies',
      },
      features: {
        core: [
          web('{topic2} computed from bookings and invoices, with the factor and its source at every line'),
          web('List of the ten lines that make up most of {topic2}, and what would change them'),
        ],
        mustHave: [web('Answers to the usual questionnaires from one set of figures')],
        shouldHave: [
          web('Quality mark for each figure of {topic}: measured, supplier’s own, average by price'),
        ],
        future: [web('Figures handed on from {site} to {site} instead of guessed anew')],
      },
      pains: [
        'Gets six questionnaires on {topic2} in six forms',
        'Pays an adviser for a report that nobody can repeat next year',
      ],
      goals: ['Keep a large customer who asks for {topic}'],
      pricing: [
        'Software for small firms usually costs $50 to $400 a month; a first report by an adviser $3,000 to $15,000',
      ],
      competitors: [
        {
          name: 'Watershed',
          knownFor: 'carbon accounting for large companies',
          gap: 'Priced for enterprises',
        },
        {
          name: 'Persefoni',
          knownFor: 'carbon accounting for finance teams',
          gap: 'More than a small firm can fill in',
        },
        {
          name: 'Plan A',
          knownFor: 'carbon and ESG software in Europe',
          gap: 'Needs somebody in the company with time',
        },
        { name: 'EcoVadis', knownFor: 'ratings of suppliers', gap: 'Effort each year, small suppliers say' },
      ],
      challenges: [
        'Averages by price can be wrong by half. State the range of {topic2}, and never print a figure finer than its data',
        'Duties on {topic} are being moved and narrowed; an offer that lives from one law alone is at risk',
      ],
      opportunities: [
        'Accountants have the invoices already; with {product} they sell {topic} to fifty clients',
      ],
      beachhead: 'Start with the suppliers of one large customer, who all get the same questionnaire.',
      firstTest: {
        assumes: '{audience} pay for {topic} because a customer asks, not because a law might',
        what: 'Compute {topic2} of ten suppliers by hand from their bookings, charge half of the price that you have in mind, and let the asking customer judge the result',
        passes: '7 of the 10 pay and the customer accepts the figures of all 7',
        dollars: 300,
        days: 40,
      },
    },
    {
      id: 'plants-monitoring',
      sells: 'organisations',
      words:
        'biogas, biogas plants, methane, leaks, monitoring, wind farm, wind turbine, turbines, power plant, power plants, hydrogen, maintenance, inspection, drones, sensors, gas, pipeline, operators, waste heat, recycling, carbon capture, carbon removal, reforestation, forest, flood, satellite'.split(
          ', ',
        ),
      nouns: {
        audience: 'plant operators',
        topic: 'plant monitoring',
        topic2: 'losses',
        activity: 'find a loss in days instead of at the yearly check',
        installer: 'service company',
        installers: 'service companies and inspectors',
        site: 'plant',
        sites: 'plants',
      },
      features: {
        core: [
          web('Place, size and age of {topic2} at the {site}, with how sure the reading is'),
          both('Alarm to the person on duty with what to check first'),
        ],
        mustHave: [web('Record of {topic} that an inspector accepts: device, calibration, time')],
        shouldHave: [web('Money lost by each open point, so that repair is ordered by value')],
      },
      pains: ['Walks the {site} with a hand device twice a year and misses the months between'],
      goals: ['Prove {topic} to authority, insurer and bank from one record'],
      pricing: [
        'Continuous {topic} usually costs $200 to $1,500 a month for one {site}; single inspections $800 to $5,000',
      ],
      competitors: [
        {
          name: 'GHGSat',
          knownFor: 'methane seen from satellites',
          gap: 'Small sources stay below what it sees',
        },
        {
          name: 'Qube Technologies',
          knownFor: 'fixed sensors for methane',
          gap: 'Made for oil and gas first',
        },
        { name: 'SkySpecs', knownFor: 'inspection of wind turbines', gap: 'One kind of plant' },
      ],
      challenges: [
        'Devices near gas or height need approval. Put certificates and months for them into the plan first',
      ],
      opportunities: [
        'Insurers and banks ask for proof on {topic2}; a premium that falls pays for {product}',
      ],
      firstTest: {
        assumes: 'Findings of {product} are worth more to the {site} than the check costs',
        what: 'Measure at four {sites} with rented devices for a week each, and put a price on each finding together with the operator',
        passes: '3 of the 4 have findings worth more than the yearly price and ask for an offer',
        dollars: 2_500,
        days: 60,
      },
    },
  ],
  pricing: [
    'Households pay little each month ($2 to $10) and more at once when {topic} is decided ($50 to $500)',
    '{installers} pay $30 to $150 for a checked enquiry, or 2% to 6% of an order',
    'Firms pay $50 to $500 a month for {topic} with reports they can hand on',
    'A share of what is saved on {topic2} is liked by buyers and hard to prove; agree on the yardstick first',
  ],
  channels: [
    'advice centres, town halls and consumer associations, where people ask on {topic}',
    '{installers} who lose evenings to enquiries that lead nowhere',
    'banks and building societies, when a loan for a {site} is discussed',
    'neighbours of a {site} that has been finished',
  ],
  competitors: [
    {
      name: 'Octopus Energy',
      knownFor: 'flexible tariffs and own software',
      gap: 'Only for its own customers',
    },
    { name: 'Tesla Energy', knownFor: 'panels and home batteries', gap: 'Service and dates are criticised' },
    { name: 'EnergySage', knownFor: 'comparison of solar offers', gap: 'United States, and up to the order' },
    { name: 'Local utility', knownFor: 'having meter, address and trust', gap: 'Slow with new offers' },
  ],
  against: [
    'What {topic} is worth depends on prices, grants and rules that others set; when one of them moves, interest in {product} can be gone in a quarter',
  ],
  challenges: [
    'Savings are measured against what would have happened. Fix the yardstick for {topic2} in writing before the first month',
    'Who pays for {topic} is often not who gains from it, as with landlord and tenant; name both, and what each signs',
    'Meters, grids and authorities take months. Show the waiting times for a {site} openly and plan income by them',
    'Claims such as climate neutral are checked by courts; say what {product} can do in units that can be measured',
  ],
  regulations: {
    any: [
      'Supplying, storing or sharing power is licensed in most countries, and work on the mains is reserved to qualified trades; find out which licence {topic} would need',
    ],
    eu: [
      'In the EU the Electricity Market Directive (EU) 2019/944 gives rights to energy communities, and Directive (EU) 2024/825 restricts claims such as climate neutral; national law decides the details of {topic}',
    ],
    us: [
      'In the US utilities fall under state commissions: net metering, third-party sale and rules on {topic} differ by state',
    ],
    uk: [
      'In the UK supply needs a licence from Ofgem or an exemption, and green claims fall under the code of the CMA',
    ],
    india: ['In India net metering and open access for {topic} are ruled by the commission of each state'],
  },
  opportunities: [
    'Bills are opened once a month: be there with one sentence on {topic} at that moment',
    'Cities with climate plans look for counted results; they lend their letterhead to a trial on {topic}',
    'When a device fails, the decision on {topic} falls within a week: reach those who are called first',
    'Large customers push their suppliers; one list of theirs is a whole market for {topic}',
  ],
  differences:
    'Name the decision on {topic} that becomes possible or cheaper, the {site} for which it does, and the figure that proves it on {topic2}.',
  beachhead: 'Start with one kind of {site} under one set of rules, and one trade partner.',
  firstTest: {
    assumes: '{audience} act on {topic} once somebody has computed their own case',
    what: 'Compute {topic} for twenty {sites} by hand from bills, present each in ten minutes, and charge for the next step',
    passes: '5 of the 20 pay for the next step within 30 days',
    dollars: 200,
    days: 40,
  },
  market: {
    customers: {
      label: 'Households or firms with this need',
      unit: 'customers',
      perPerson: { low: 0.005, base: 0.03, high: 0.12 },
      note: 'Between one in two hundred and one in eight inhabitants stands for a decision of this kind within a few years; assumed.',
    },
    serving: {
      customers: {
        label: 'Installers, advisers and suppliers',
        unit: 'businesses',
        perPerson: { low: 0.00005, base: 0.0002, high: 0.0006 },
        note: 'Five to sixty such businesses for 100,000 inhabitants, which is assumed; count the entries of one county.',
      },
      revenue: {
        range: { low: 400, base: 1_200, high: 4_000 },
        note: 'Software or enquiries at $35 to $330 a month, which is assumed.',
      },
    },
    revenue: {
      range: { low: 20, base: 70, high: 400 },
      note: 'Small monthly fees at the low end, advice or reports at the high end; assumed.',
      usesPerYear: { low: 1, base: 6, high: 50 },
      useValue: { low: 10, base: 120, high: 1_000 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Those under the first set of rules and with a fitting meter, house or plant; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 1_300_000_000_000, base: 1_700_000_000_000, high: 1_700_000_000_000 },
        note: 'All that US end users spent on energy: more than $1.7 trillion in 2022 after inflation, $1.3 trillion in 2018, by the Energy Information Administration.',
        reference: 'https://publicnow.com/view/25181433ED543B542FCD629CE957C8F818CB529C',
      },
      share: {
        range: { low: 0.0001, base: 0.0005, high: 0.003 },
        note: 'The part of that spending which a product of this kind could charge for; assumed. Savings on ten real bills would show it.',
      },
    },
  },
  variations: {
    seasons: [
      'Interest in {topic} follows cold, heat and the yearly bill: enquiries peak in autumn and after price rises, building happens from spring to autumn',
      'What a {site} uses or yields differs by a factor of several between summer and winter; never judge {topic} by one month',
    ],
    places: [
      'Prices for power, grants and rules on {topic} differ by country and state more than technology does; each is a new calculation',
      'Cities have flats and landlords, the country has roofs and owners: the person who decides on {topic} is another one',
    ],
  },
  references: [
    {
      title: 'U.S. energy spending increased by more than 20% in 2022',
      publisher: 'US Energy Information Administration, on Public',
      address: 'https://publicnow.com/view/25181433ED543B542FCD629CE957C8F818CB529C',
      date: '2024-08-28',
      says: 'The US Energy Information Administration put spending on energy by end users at more than $1.7 trillion in 2022 after inflation, 22% more than in 2021 and about $5,200 a head.',
      figure: { value: 1.7, unit: 'trillion US dollars', year: 2022 },
      use: 'opportunity',
      relevance:
        'All fuels and sectors together, in a year of high prices; most of it is not open to a new product.',
    },
    {
      title: 'U.S. residential electricity bills rose 5 percent in 2022 after adjusting for inflation',
      publisher: 'Daily Energy Insider',
      address:
        'https://dailyenergyinsider.com/news/39917-u-s-residential-electricity-bills-rose-5-percent-in-2022-after-adjusting-for-inflation/',
      date: '2023-06-01',
      says: 'By the Energy Information Administration, the average US household paid $137 a month for electricity in 2022, after $121 in 2021.',
      figure: { value: 137, unit: 'US dollars a month for a household', year: 2022 },
      use: 'pain',
      parts: ['solar-storage', 'heat-efficiency', 'ev-flexibility'],
      relevance: 'An average; states differ widely, and heating with gas is not in it.',
    },
    {
      title: 'Zahl der Balkonkraftwerke seit Jahresbeginn verdoppelt',
      publisher: 'wallstreet:online (dpa-AFX)',
      address:
        'https://www.wallstreet-online.de/nachricht/18559157-zahl-balkonkraftwerke-jahresbeginn-verdoppelt',
      date: '2024-10',
      says: 'Germany’s register of power plants listed 706,509 plug-in solar systems in operation on 2 October 2024, twice as many as at the start of that year.',
      figure: { value: 706_509, unit: 'plug-in solar systems in Germany', year: 2024 },
      use: 'opportunity',
      parts: ['solar-storage'],
      relevance: 'One country with easy rules; not every system is registered.',
    },
    {
      title: 'U.S. Exceeds 5M Solar Installations, says SEIA',
      publisher: 'Solar Industry',
      address: 'https://solarindustrymag.com/u-s-exceeds-5m-solar-installations-says-seia',
      date: null,
      says: 'The Solar Energy Industries Association counted more than 5 million US solar installations in 2024, eight years after the first million in 2016, and 7% of homes with solar.',
      figure: { value: 5, unit: 'million US solar installations', year: 2024 },
      use: 'opportunity',
      parts: ['solar-storage', 'plants-monitoring'],
      relevance: 'Counted by the trade’s own association; nine in ten homes had none.',
    },
    {
      title: 'Europe: the heat pump sales fell by 5% in 2023',
      publisher: 'HA Factory',
      address: 'https://www.hafactory.it/2024/03/11/europe-the-heat-pump-sales-fell-by-5-in-2023/',
      date: '2024-03-11',
      says: 'The European Heat Pump Association counted 2.64 million heat pumps sold in 14 countries in 2023, about 5% fewer than the 2.77 million of 2022.',
      figure: { value: 2.64, unit: 'million heat pumps sold in 14 European countries', year: 2023 },
      use: 'challenge',
      parts: ['heat-efficiency', 'ev-flexibility'],
      relevance: 'Shows how fast demand turns when grants and prices change.',
    },
    {
      title: 'Global EV Outlook 2023: Executive summary',
      publisher: 'International Energy Agency',
      address: 'https://origin.iea.org/reports/global-ev-outlook-2023/executive-summary',
      date: '2023',
      says: 'The International Energy Agency counted more than 10 million electric cars sold worldwide in 2022, 14% of all new cars, after about 9% in 2021.',
      figure: { value: 14, unit: '% of new cars sold worldwide', year: 2022 },
      use: 'opportunity',
      parts: ['ev-flexibility'],
      relevance: 'Six in ten were sold in China; says nothing on who would pay for charging at better hours.',
    },
    {
      title: 'Survey: 2 in 3 SMEs don’t think they have skills needed for net-zero transition',
      publisher: 'edie',
      address:
        'https://www.edie.net/survey-2-in-3-smes-dont-think-they-have-skills-needed-for-net-zero-transition/',
      date: '2022-02-22',
      says: 'In a survey of 194 small firms by the SME Climate Hub in summer 2021, 63% named missing skills and knowledge as a reason for delaying climate work.',
      figure: { value: 63, unit: '% of 194 small firms', year: 2021 },
      use: 'pain',
      parts: ['carbon-reporting', 'plants-monitoring', 'heat-efficiency'],
      relevance: 'Few firms, all of them members of a climate initiative; others may care less.',
    },
  ],
}

export default energyClimate
