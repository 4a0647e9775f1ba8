import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const logistics: DomainData = {
  id: 'logistics',
  topics:
    'deliveries, delivery, transport, freight, shipping, shipments, parcels, loads, return loads, haulage, pickups, transports, collections'.split(
      ', ',
    ),
  subjects:
    'last mile delivery, same day delivery, parcel delivery, return loads, cold chain transport, air freight, sea freight, rail freight'.split(
      ', ',
    ),
  supply: {
    slot: 'carriers',
    words:
      'carriers, couriers, drivers, truckers, hauliers, haulers, forwarders, movers, riders, workers, pickers, trucks, trucking companies, delivery companies, transport companies, logistics companies, courier services'.split(
        ', ',
      ),
    buysTools: false,
  },
  nouns: {
    people: 'senders',
    audience: 'senders and carriers',
    topic: 'deliveries',
    topic2: 'the goods',
    goods: 'the goods',
    activity: 'know where the goods are and when they arrive',
    carrier: 'carrier',
    carriers: 'carriers',
    load: 'load',
    loads: 'loads',
    vehicle: 'vehicle',
  },
  roles: [
    {
      title: 'Sender',
      focus: 'Wants {topic} done on the day that was promised, at a price known before',
      responsibilities: [
        'States size, weight, addresses and times for {topic} without leaving gaps',
        'Has {goods} packed and labelled when the {vehicle} arrives',
        'Answers within minutes when an address or a time turns out wrong',
      ],
    },
    {
      title: 'Transport side: {carriers}',
      focus: 'Wants full tours, short waits and money for every {load}',
      responsibilities: [
        'Keeps free space, area and prices for {topic} current',
        'Reports pick-up, delay and hand-over from the {vehicle} with one tap',
        'Holds licence, insurance and driving hours in order',
      ],
    },
    {
      title: 'Dispatcher',
      focus: 'Makes the day work when a tour falls apart at nine in the morning',
      responsibilities: [
        'Assigns {topic} to {vehicle} and driver and sees conflicts early',
        'Tells {people} about delays before they ask',
        'Checks waiting times and damage at the end of the day and bills them',
      ],
    },
  ],
  personas: [
    {
      description: 'Owner or clerk of a small firm that depends on {topic} and has no logistics department',
      age: '28 to 58',
      occupation: 'Sells or makes goods; shipping is one task of many',
      technicalLevel: 'Uses a shop system and a spreadsheet; calls when it is urgent',
      painPoints: [
        'Compares prices for {topic} by phone and by mail, and each offer counts differently',
        'Customers ask where {goods} are, and nobody in the office knows',
        'Pays for {topic} that came late and cannot prove it',
      ],
      goals: [
        '{activity}',
        'Book {topic} in two minutes instead of twenty',
        'Know the cost of {topic} per order before naming a price',
      ],
    },
    {
      description: 'Small transport business ({carriers}) with one to twenty vehicles and thin margins',
      age: '25 to 60',
      occupation: 'Drives, plans and bills; often on the road ten hours',
      technicalLevel: 'Phone in a holder, chat groups, paper in the cab',
      painPoints: [
        'Drives home empty although somebody nearby has {topic} to give',
        'Waits at ramps for hours that nobody pays',
        'Gets money for {topic} after sixty days and buys diesel today',
      ],
      goals: [
        'Earn on the way back as well',
        'Have a week of {topic} planned by Sunday evening',
        'Be paid soon after the hand-over, without letters',
      ],
    },
  ],
  features: {
    core: [
      both('Order for {topic} with addresses, size, time window and what needs care'),
      web('Price for {topic} before booking, with everything that can be added to it'),
      mobile('Status from the {vehicle}: picked up, on the way, delayed, handed over'),
      both('Proof of hand-over with time, photo and name, found again in seconds'),
    ],
    mustHave: [
      both('Message to the recipient with a time window that is corrected when {topic} comes late'),
      web('Day plan by {vehicle}, with stops in an order that a driver would choose'),
      both('Papers for {topic} in one place: order, delivery note, invoice'),
      both('Problem with {topic} reported with photo: damage, wrong address, nobody there'),
    ],
    shouldHave: [
      web('Repeated orders for {topic} by weekday, changed with one click'),
      web('Waiting time and empty kilometres by customer and by week'),
      both('Ratings by punctuality that both {people} and {carriers} can see'),
      web('Import of orders for {topic} from a shop system or a spreadsheet'),
    ],
    niceToHave: [
      both('Two orders near each other offered together at a lower price'),
      both('Emissions of {topic} stated per order, with how they were computed'),
      mobile('Notes on gates, keys and loading points that the next driver sees'),
    ],
    future: [
      web('Interface to the systems that larger customers run, once ten small ones stay'),
      both('Payment of {carriers} within two days for a small fee'),
      web('Forecast of volumes for {topic} by weekday and season'),
    ],
  },
  angles: [
    {
      id: 'last-mile',
      words:
        'last mile, courier, couriers, parcel, parcels, cargo bike, cargo bikes, bike couriers, same day, same day delivery, delivery, deliveries, doorstep, recipients, delivery drivers, neighbourhood, lockers, parcel lockers, pickup points, pick-up points, time window, home delivery, shops, local shops, old town, city centre, evening delivery, drone, drones, robots, groceries, pharmacies, florists'.split(
          ', ',
        ),
      nouns: {
        topic: 'local deliveries',
        topic2: 'parcels',
        goods: 'the parcels',
        activity: 'receive a parcel at a time that suits',
        carrier: 'courier',
        carriers: 'couriers',
        load: 'parcel',
        loads: 'parcels',
      },
      features: {
        core: [
          mobile('Time window of one hour, chosen by the recipient after the order for {topic}'),
          mobile('Tour with stops, access notes and the next three doors for {carriers}'),
        ],
        mustHave: [both('Agreed place or neighbour when nobody opens, with photo')],
        shouldHave: [web('Shops of a street bundled into one collection')],
      },
      pains: ['Takes a morning off for a parcel that comes at five'],
      goals: ['Have it brought when somebody is at home'],
      pricing: [
        'A local drop usually costs the shop $4 to $12, same-day in a city $8 to $20; couriers are paid by stop or by hour',
      ],
      competitors: [
        {
          name: 'DHL',
          knownFor: 'parcels, lockers and networks in many countries',
          gap: 'Little room for wishes on the last metres',
        },
        {
          name: 'Onfleet',
          knownFor: 'software for local delivery teams',
          gap: 'Priced for teams with steady volume',
        },
        {
          name: 'Gophr',
          knownFor: 'same-day couriers for shops in British cities',
          gap: 'Limited to places with enough riders',
        },
        {
          name: 'Uber Direct',
          knownFor: 'drivers on call for shops',
          gap: 'Changing drivers and fees by distance',
        },
      ],
      challenges: [
        'The cost of a drop falls only with density. Count drops per hour in one district before opening a second one',
        'A courier who waits earns nothing. Fix the smallest number of orders per shift that {product} needs before hiring',
      ],
      opportunities: [
        'Towns close streets to vans, and shops there need {topic} by other means; the town hall knows every one of them',
      ],
      beachhead:
        'Start in one district that can be crossed in fifteen minutes, with ten shops that send daily.',
      firstTest: {
        assumes: 'shops give away {topic} at a price that pays a courier',
        what: 'Deliver for eight shops of one district for four weeks with two couriers and a phone number, at the price that would have to be charged',
        passes: '6 of the 8 shops send on at least 3 days in the last week',
        dollars: 900,
        days: 35,
      },
    },
    {
      id: 'freight',
      words:
        'freight, load, loads, load board, return loads, empty, empty runs, empty miles, truck, trucks, truck drivers, truckers, trucking, haulage, hauliers, carriers, shippers, shipper, ltl, full truckload, partial loads, pallet, pallets, backhaul, brokers, broker, spot, rates, lorry, lorries, owner operators, capacity, cargo space'.split(
          ', ',
        ),
      nouns: {
        topic: 'freight',
        topic2: 'pallets',
        goods: 'the pallets',
        activity: 'find a load for the way back',
        carrier: 'haulier',
        carriers: 'hauliers',
      },
      features: {
        core: [
          both('{loads} along a planned way, with detour in kilometres and price per kilometre'),
          both('Firm booking of {topic} with terms, instead of three calls'),
        ],
        mustHave: [both('Check of licence, insurance and who really drives before the first {load}')],
        shouldHave: [web('What was paid on this lane in recent weeks')],
      },
      pains: ['A third call for the same {load} ends with a lower price'],
      goals: ['Fill the way back without a broker who keeps a fifth'],
      pricing: [
        'Load boards usually take $40 to $150 a month from hauliers; brokers keep 10% to 20% of the freight bill',
      ],
      competitors: [
        {
          name: 'DAT',
          knownFor: 'the load board that US truckers know',
          gap: 'Prices on the board are often a start for bargaining',
        },
        {
          name: 'Timocom',
          knownFor: 'freight exchange in Europe',
          gap: 'Entry hurdles and fees for the smallest firms',
        },
        { name: 'Trans.eu', knownFor: 'freight exchange from Poland', gap: 'Many offers of unclear origin' },
        {
          name: 'Uber Freight',
          knownFor: 'digital brokerage',
          gap: 'Rates leave little when the market is soft',
        },
      ],
      challenges: [
        'Stolen identities and double brokering are common in {topic}: check each {carrier} by phone and papers before money flows',
        'Both sides use boards already. Show one lane where {product} has more {loads} than they do',
      ],
      opportunities: [
        'Regular senders on one lane give predictable {topic} in one direction; their neighbours have some in the other',
      ],
      beachhead: 'Start with one lane of 200 to 400 kilometres that thirty {carriers} drive every week.',
      firstTest: {
        assumes: '{carriers} take {topic} from a new place when it lies on their way',
        what: 'Collect by phone where twenty {carriers} on one lane drive home empty, find {loads} for them by hand for three weeks and take the usual margin',
        passes: '15 loads are driven, and 8 of the 20 call again by themselves',
        dollars: 250,
        days: 30,
      },
    },
    {
      id: 'warehouse',
      words:
        'warehouse, warehouses, warehousing, fulfilment, fulfillment, pick and pack, picking, pickers, packing, stock, inventory, storage, shelves, shelf, forklift, forklifts, dock, docks, loading dock, loading docks, ramp, ramps, yard, 3pl, pallet racks, barcode, scanner, scanners, stocktaking, inbound, outbound, dock slots, cold store, self storage, cross dock'.split(
          ', ',
        ),
      nouns: {
        topic: 'storage and picking',
        topic2: 'stock',
        activity: 'ship an order the day it came in',
        carrier: 'warehouse',
        carriers: 'warehouses',
        load: 'pallet',
        loads: 'pallets',
      },
      channels: [
        'makers of racks, scanners and stock systems, who are in ten warehouses a week',
        'associations of warehouse operators and their regional meetings',
        'agencies that send warehouse staff',
      ],
      roles: [
        {
          title: 'Warehouse manager',
          focus: 'Wants {topic} without searching, and a day that ends on time',
          responsibilities: [
            'Decides where goods lie and who works at which station',
            'Looks at errors and waiting in {topic} at the end of each shift',
            'Agrees on changes with the people who carry them out',
          ],
        },
        {
          title: 'Warehouse worker',
          focus: 'Wants short ways, clear labels and a device that keeps up',
          responsibilities: [
            'Confirms each step of {topic} with a scan or a word',
            'Reports a wrong place or a damaged {load} at once',
            'Shows new colleagues how it is done',
          ],
        },
        {
          title: 'Owner of the goods',
          focus: 'Wants to know what is there and what left today',
          responsibilities: [
            'Announces what comes in, with amounts and dates',
            'Sends orders before the agreed hour',
          ],
        },
      ],
      personas: [
        {
          description: 'Manager of a warehouse of five to sixty people in which {topic} comes down to memory',
          age: '28 to 58',
          occupation: 'Half the day on the floor, half at the desk',
          technicalLevel: 'Knows the stock system well and its gaps better',
          painPoints: [
            'New people need weeks until {topic} goes right',
            'Learns of a wrong item from the customer',
            'Has three ramps and eleven trucks at seven in the morning',
          ],
          goals: [
            '{activity}',
            'See the errors of {topic} by place and by hour',
            'Do December without agency staff',
          ],
        },
        {
          description: 'Warehouse worker who walks ten kilometres a shift for {topic}',
          age: '19 to 60',
          occupation: 'Works in shifts, often through an agency',
          technicalLevel: 'Scanner and own phone; many mother tongues',
          painPoints: [
            'Stands before an empty place and has to ask',
            'Carries the device in one hand and the goods in the other',
          ],
          goals: ['Walk less for the same work', 'Be measured by what one can influence'],
        },
      ],
      features: {
        core: [
          mobile('Picking list in walking order, with a scan that stops the wrong item'),
          web('Slots at the ramp that {carriers} and drivers agree on the day before'),
        ],
        mustHave: [web('Stock by place and batch, with the last three movements')],
        shouldHave: [mobile('Counting in small parts each day in place of one yearly count')],
      },
      pains: ['Searches for a pallet that the system says is there'],
      goals: ['Send fewer wrong items this month than last'],
      pricing: ['Warehouse software usually costs $100 to $800 a month per site, or $0.20 to $1 per order'],
      competitors: [
        {
          name: 'ShipBob',
          knownFor: 'storage and shipping for online shops',
          gap: 'Fees that are hard to foresee',
        },
        {
          name: 'Manhattan Associates',
          knownFor: 'systems for large warehouses',
          gap: 'Months of introduction',
        },
        {
          name: 'ShipHero',
          knownFor: 'warehouse software for shops',
          gap: 'Made for parcels, less for pallets',
        },
        {
          name: 'Flexe',
          knownFor: 'warehouse space at short notice',
          gap: 'For larger volumes in few countries',
        },
      ],
      challenges: [
        'Each warehouse works a little differently. Fix which three steps {product} covers and leave the rest as it is',
      ],
      opportunities: [
        'Seasonal work means new people every month; steps of {topic} that are learned in an hour save a week of mistakes',
      ],
      beachhead:
        'Start with warehouses of five to thirty people within an hour’s drive, and stand beside the pickers.',
    },
    {
      id: 'fleet',
      words:
        'fleet, fleets, fleet managers, vans, vehicles, drivers, driver, driving hours, tachograph, telematics, fuel, fuel cards, diesel, electric vans, tolls, maintenance, dispatch, dispatcher, dispatchers, route planning, route, routes, tours, kilometres, accidents, driving style, inspections, licence check, charging, downtime'.split(
          ', ',
        ),
      nouns: {
        topic: 'tours',
        topic2: 'vehicles',
        activity: 'plan the tours of a day in ten minutes',
        carrier: 'fleet',
        carriers: 'fleet operators',
      },
      channels: [
        'workshops, tyre dealers and leasing companies that see every van of a region',
        'associations of transport firms and of trades with many vans',
        'insurers, who look for fleets that drive with care',
      ],
      roles: [
        {
          title: 'Fleet or transport manager',
          focus: 'Wants a plan that holds until the evening, with costs known by kilometre',
          responsibilities: [
            'Plans {topic} the day before and gives a reason for each change',
            'Keeps inspections, licences and repairs of each {vehicle} on date',
            'Talks with drivers about figures before they become a quarrel',
          ],
        },
        {
          title: 'Driver',
          focus: 'Wants a plan that can be driven, breaks included',
          responsibilities: [
            'Checks the {vehicle} before the start and reports damage with a photo',
            'Records stops as they happen and not at night',
            'Says when a time cannot be kept',
          ],
        },
        {
          title: 'Customer at the stop',
          focus: 'Wants to know when the {vehicle} comes',
          responsibilities: ['Names gate, hours and person on the spot', 'Confirms what was handed over'],
        },
      ],
      personas: [
        {
          description: 'Manager of five to eighty vehicles who plans {topic} by experience',
          age: '30 to 60',
          occupation: 'On the phone from six; often a driver before',
          technicalLevel: 'Spreadsheet and map; wary of tools that know better',
          painPoints: [
            'Plans for two hours what a sick call undoes in a minute',
            'Learns of fuel, tolls and damage when the invoice comes',
            'Finds no drivers and cannot afford to lose one',
          ],
          goals: [
            '{activity}',
            'Know which customer costs more than he pays',
            'Have every paper ready at a roadside check',
          ],
        },
        {
          description: 'Driver with ten to forty stops a day',
          age: '21 to 62',
          occupation: 'On the road from early morning, alone',
          technicalLevel: 'Own phone and a device of the firm',
          painPoints: [
            'Gets the plan for {topic} from somebody who never drove',
            'Waits at gates and is blamed for the delay',
          ],
          goals: ['Finish on time', 'Be asked before {topic} is fixed'],
        },
      ],
      features: {
        core: [
          web('Tours planned from orders, hours and vehicles, with the reason for each change'),
          mobile('Check of the {vehicle} before the start, with photo and signature'),
        ],
        mustHave: [web('Driving hours and rest of each driver, warned an hour before')],
        shouldHave: [web('Cost per kilometre of each {vehicle}, with fuel, repair and tolls')],
      },
      pains: ['A sick driver at six throws over the whole plan'],
      goals: ['Drive the same orders with one {vehicle} less'],
      pricing: ['Fleet software usually costs $10 to $45 per vehicle and month, hardware apart'],
      competitors: [
        {
          name: 'Samsara',
          knownFor: 'cameras and telematics for fleets',
          gap: 'Contracts over several years',
        },
        {
          name: 'Geotab',
          knownFor: 'telematics with many add-ons',
          gap: 'Needs somebody who sets it up',
        },
        { name: 'Routific', knownFor: 'route planning for small fleets', gap: 'Little beyond the route' },
        {
          name: 'Webfleet',
          knownFor: 'fleet management in Europe',
          gap: 'Drivers feel watched',
        },
      ],
      challenges: [
        'Drivers leave tools that watch them. Show what each driver gains from {product}, and agree on what is not recorded',
      ],
      opportunities: [
        'Insurers lower premiums for fleets that can prove care; records of {topic} help to ask for it',
      ],
      beachhead:
        'Start with fleets of five to thirty vans in one trade, such as bakeries or medical supplies.',
    },
    {
      id: 'forwarding',
      words:
        'forwarder, forwarders, freight forwarders, forwarding, customs, customs declarations, clearance, import, imports, importers, export, exports, exporters, container, containers, port, ports, sea freight, ocean freight, air freight, bill of lading, documents, incoterms, shipment, shipments, where their shipment, border, duties, tariff, demurrage, milestones, estimated arrival, track and trace, status'.split(
          ', ',
        ),
      nouns: {
        topic: 'shipments',
        topic2: 'shipping papers',
        goods: 'the containers',
        activity: 'see where a shipment is without calling',
        carrier: 'forwarder',
        carriers: 'forwarders',
        load: 'container',
        loads: 'containers',
      },
      features: {
        core: [
          both('Milestones of {topic} across ship, port and truck, with the next date that matters'),
          web('Papers for {topic} read, compared and completed before they go to customs'),
        ],
        mustHave: [web('Free days at the port counted, with a warning before fees start')],
        shouldHave: [web('Codes and duties proposed for the goods, confirmed by a person')],
      },
      pains: ['Learns of a delay when the fees at the port have started'],
      goals: ['Give customers an honest date'],
      pricing: [
        'Tracking usually costs $3 to $15 per container, declarations $25 to $90 each; platforms charge from $200 a month',
      ],
      competitors: [
        {
          name: 'Flexport',
          knownFor: 'forwarding with a platform of its own',
          gap: 'Made for importers, not for other forwarders',
        },
        {
          name: 'project44',
          knownFor: 'visibility for large shippers',
          gap: 'Cost and effort of introduction',
        },
        {
          name: 'CargoWise',
          knownFor: 'the system that many forwarders run on',
          gap: 'Hard to learn and to leave',
        },
        {
          name: 'Freightos',
          knownFor: 'quotes for sea and air freight',
          gap: 'Quotes that change with surcharges',
        },
      ],
      challenges: [
        'Data of lines and ports are late and contradict each other. Say with each date for {topic} where it comes from',
        'Wrong declarations lead to fines. Decide who signs, and keep what was entered by whom',
      ],
      opportunities: [
        'Rules at borders change often; importers pay for somebody who tells what changes for their {topic}',
      ],
      beachhead:
        'Start with forwarders of three to fifteen people who work one route and answer status calls all day.',
    },
    {
      id: 'returns-moving',
      words:
        'returns, return, reverse logistics, moving, moving vans, helpers, bulky, furniture delivery, pick up, pickups, collection, collections, donation pick-up, reusable packaging, boxes, crates, recycling, cold chain, refrigerated, temperature, medicines, vaccines, blood samples, laboratory, samples, medical courier, flowers, frozen, reefer, dangerous goods'.split(
          ', ',
        ),
      nouns: {
        topic: 'special transports',
        topic2: 'pickups',
        activity: 'send something that an ordinary parcel service refuses',
        carrier: 'carrier',
        carriers: 'special carriers',
      },
      features: {
        core: [
          both('Questions on size, temperature and value that lead to the right {vehicle} for {topic}'),
          mobile('Condition at pick-up and hand-over with photo or temperature curve'),
        ],
        mustHave: [both('Two dates to choose for {topic}, confirmed the evening before')],
        shouldHave: [web('Cause of each return, by article and by week')],
      },
      pains: ['Nobody feels responsible when something arrives warm or broken'],
      goals: ['Prove the condition at each hand-over'],
      pricing: ['Bulky pickups usually cost $25 to $120, cooled or medical tours $40 to $200'],
      competitors: [
        {
          name: 'Happy Returns',
          knownFor: 'returns without a box at shops',
          gap: 'Only for shops that take part',
        },
        { name: 'Dolly', knownFor: 'help with bulky things', gap: 'Helpers differ in care' },
        { name: 'Sensitech', knownFor: 'temperature records in transport', gap: 'Cost for small senders' },
      ],
      challenges: [
        'One spoiled {load} can cost more than a month of {topic}: settle limits of liability and insurance in writing first',
      ],
      opportunities: [
        'Pharmacies, laboratories and shops drive such things themselves; count what that hour costs and offer {topic} for less',
      ],
    },
  ],
  pricing: [
    'A fee per order or per stop of $0.10 to $2 is usual for software for {topic}, billed monthly',
    'Plans per vehicle or place usually lie between $10 and $60 a month',
    'Who sells {topic} and not only software usually keeps 10% to 25% of the price',
    'Larger customers expect a yearly contract, with a trial of four weeks before it',
  ],
  channels: [
    'ramps, truck stops and depots, where {carriers} wait and talk',
    'chat groups and forums of drivers and dispatchers',
    'trade associations of hauliers and forwarders and their regional meetings',
    'makers of shop and stock systems, in whose directories {people} search for {topic}',
  ],
  competitors: [
    {
      name: 'Flexport',
      knownFor: 'forwarding with its own platform',
      gap: 'Made for importers with regular containers',
    },
    { name: 'Samsara', knownFor: 'telematics for fleets', gap: 'Contracts over several years' },
    {
      name: 'Shippo',
      knownFor: 'labels and rates of parcel services',
      gap: 'Ends where the label is printed',
    },
    { name: 'DAT', knownFor: 'load board for truckers', gap: 'Prices on the board start the bargaining' },
  ],
  against: [
    'Whoever sends or drives already has a phone number that works: {topic} is arranged by habit, margins are thin, and a new tool pays only when both sides open it every day',
  ],
  challenges: [
    'Price decides most talks on {topic}. Find the point where time or certainty is worth more, or be cheaper for a reason',
    'Drivers, clerks and recipients all have to act; make {product} useful when only one of the three uses it',
    'Volume swings with season and economy. Plan {product} so that a weak quarter does not end it',
    'Damage, theft and delay belong to {topic}: write down who pays for which before the first order',
  ],
  regulations: {
    any: [
      'Carrying goods for others needs a licence and cargo insurance in most countries; whoever only arranges {topic} may fall under rules for brokers',
      'Positions of drivers are personal data: tell them what is recorded, and delete it',
    ],
    eu: [
      'In the EU hauliers need a community licence under Regulation (EC) 1072/2009, and driving time is limited by Regulation (EC) 561/2006 with tachographs',
    ],
    us: [
      'In the US interstate carriers and brokers register with the FMCSA; brokers need a bond of $75,000, and electronic logging of hours is required for most trucks',
    ],
    uk: [
      'In the UK goods vehicles over 3.5 tonnes need an operator’s licence, and drivers’ hours rules apply',
    ],
    india: [
      'In India the Carriage by Road Act asks common carriers to register, and goods move with an e-way bill',
    ],
  },
  opportunities: [
    'Late news costs {people} customers; honest times for {topic} are worth a fee even without faster trucks',
    'Records of waiting at ramps give {carriers} an argument that they never had in talks on price',
    'Rules on emissions make large buyers ask for figures on {topic} that small firms cannot deliver yet',
    'Shops that leave a large parcel service look for {topic} with a name and a phone number',
  ],
  differences:
    'Name the trip or hand-over at which most goes wrong with {topic}, and what {product} changes about it on the same day.',
  beachhead: 'Start with one region, one kind of goods and ten {people} who have {topic} every week.',
  firstTest: {
    assumes: '{people} change how they arrange {topic} when it saves them calls',
    what: 'Take over the arranging of {topic} for six firms by phone and spreadsheet for four weeks, send each status by message, and charge per order from week two',
    passes: '4 of the 6 firms still place every order in week four',
    dollars: 200,
    days: 35,
  },
  market: {
    customers: {
      label: 'Firms that send goods regularly',
      unit: 'firms',
      perPerson: { low: 0.001, base: 0.004, high: 0.01 },
      note: 'Between one and ten firms for 1,000 inhabitants are assumed to send goods every week; count the trades of one region instead.',
    },
    serving: {
      customers: {
        label: 'Transport firms, couriers and warehouses',
        unit: 'businesses',
        perPerson: { low: 0.0005, base: 0.0015, high: 0.003 },
        note: 'Five to thirty such businesses for 10,000 inhabitants, which is assumed; registers of licences give the number for a country.',
      },
      revenue: {
        range: { low: 300, base: 1_200, high: 6_000 },
        note: 'Assumed: two to ten vehicles at $10 to $50 a month each.',
      },
    },
    revenue: {
      range: { low: 120, base: 900, high: 4_000 },
      note: 'Assumed: 20 to 100 orders a month with a fee of $0.50 to $3 each.',
      usesPerYear: { low: 50, base: 400, high: 1_500 },
      useValue: { low: 6, base: 15, high: 80 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Share with fitting goods and routes; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 676_200_000_000, base: 1_450_000_000_000, high: 1_450_000_000_000 },
        note: 'Logistics costs of US business: $1.45 trillion in 2014 by the yearly report of the supply chain council; trucking alone took $676.2 billion in 2016.',
        reference:
          'https://www.environmentenergyleader.com/stories/best-year-for-supply-chain-industry-since-great-recession,9872',
      },
      share: {
        range: { low: 0.0001, base: 0.0005, high: 0.003 },
        note: 'The part of those costs that goes to what this product does; assumed. Most of them are wages, fuel and vehicles.',
      },
    },
  },
  variations: {
    seasons: [
      'Parcels peak from November to January and returns follow; harvest, building season and holidays move other goods',
      'In weak months {carriers} try new things, in strong ones they have no hour for it: introduce {product} in February or August',
    ],
    places: [
      'In dense cities stops are near and parking is the problem; in the country the way between two stops decides on {topic}',
      'Each border adds papers and people, so a second country is a second product',
    ],
  },
  references: [
    {
      title: '‘American Truck Trends’ Quantifies Size of Industry',
      publisher: 'Transport Topics',
      address: 'https://ttnews.com/articles/truck-trends-quantifies-size-industry',
      date: '2017-08',
      says: 'The American Trucking Associations counted that 91% of US carriers ran six trucks or fewer in 2016, in an industry with revenue of $676.2 billion.',
      figure: { value: 91, unit: '% of US trucking companies', year: 2016 },
      use: 'opportunity',
      parts: ['freight', 'fleet', 'forwarding'],
      relevance: 'Shows how small most buyers are; says nothing on what they pay for software.',
    },
    {
      title: 'Trucking costs increased more than 6 percent: ATRI',
      publisher: 'Ontario Trucking Association',
      address: 'https://ontruck.org/trucking-costs-increased-more-than-6-percent-atri',
      date: null,
      says: 'The American Transportation Research Institute found that US fleets without tankers drove 16.3% of their miles empty in 2023, while a mile cost $2.27.',
      figure: { value: 16.3, unit: '% of miles driven empty', year: 2023 },
      use: 'pain',
      parts: ['freight', 'fleet', 'last-mile', 'forwarding', 'returns-moving'],
      relevance: 'An average of fleets that took part; single lanes differ much.',
    },
    {
      title: 'Road freight transport by journey characteristics',
      publisher: 'Eurostat',
      address:
        'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Road_freight_transport_by_journey_characteristics',
      date: '2021-10',
      says: 'Eurostat reports that a fifth of road freight journeys in the EU were made by empty vehicles in 2020, as in the year before.',
      figure: { value: 20, unit: '% of road freight journeys in the EU', year: 2020 },
      use: 'opportunity',
      parts: ['freight', 'fleet', 'forwarding', 'returns-moving'],
      relevance: 'Not every empty trip can be filled: tankers and building sites have no way back.',
    },
    {
      title:
        'Pitney Bowes Parcel Shipping Index Finds US Volumes One Year and One Billion Parcels Ahead of Pre-Pandemic Forecast',
      publisher: 'Investing News Network',
      address:
        'https://investingnews.com/pitney-bowes-parcel-shipping-index-finds-us-volumes-one-year-and-one-billion-parcels-ahead-of-pre-pandemic-forecast',
      date: '2023-03-28',
      says: 'Pitney Bowes, a shipping company, counted 21.2 billion parcels in the US for 2022, 2% fewer than in 2021, with $198 billion of revenue for carriers.',
      figure: { value: 21.2, unit: 'billion parcels in the US', year: 2022 },
      use: 'opportunity',
      parts: ['last-mile', 'warehouse', 'returns-moving'],
      relevance: 'Nearly all of them go through four networks; what is left for others is small.',
    },
    {
      title: '‘Best Year for Supply Chain Industry Since Great Recession’',
      publisher: 'Environment + Energy Leader',
      address:
        'https://www.environmentenergyleader.com/stories/best-year-for-supply-chain-industry-since-great-recession,9872',
      date: null,
      says: 'The Council of Supply Chain Management Professionals put the logistics costs of US business at $1.45 trillion in 2014, or 8.3% of economic output.',
      figure: { value: 1.45, unit: 'trillion US dollars', year: 2014 },
      use: 'opportunity',
      relevance: 'Old and very broad: it holds stock, transport and administration of all trades.',
    },
    {
      title: 'A Dampening Goods Demand Has Warehouses in a Bind',
      publisher: 'Global Trade Magazine',
      address: 'https://www.globaltrademag.com/a-dampening-goods-demand-has-warehouses-in-a-bind/',
      date: '2023-08-07',
      says: 'US warehouses employed 1.96 million people at the peak in June 2022 and over 41,000 fewer by the summer of 2023, the magazine reports.',
      figure: { value: 1.96, unit: 'million jobs in US warehouses', year: 2022 },
      use: 'challenge',
      parts: ['warehouse'],
      relevance: 'Tells that demand swings; large sites weigh more in it than small ones.',
    },
    {
      title: 'What Do New Small Carriers Mean For Trucking Capacity?',
      publisher: 'Heavy Duty Trucking',
      address: 'https://www.truckinginfo.com/articles/what-do-new-small-carriers-mean-for-trucking-capacity',
      date: '2021-12-03',
      says: 'From July 2020 to September 2021 the US regulator approved more than 104,000 new trucking companies for hire, by the count of the analysts at FTR.',
      figure: { value: 104_000, unit: 'new US trucking companies in 15 months', year: 2021 },
      use: 'challenge',
      parts: ['freight', 'fleet'],
      relevance: 'A boom year: many such firms close when rates fall, and a tool loses them with it.',
    },
  ],
}

export default logistics
