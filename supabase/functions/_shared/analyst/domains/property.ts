import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const property: DomainData = {
  id: 'property',
  topics:
    'renting, letting, repairs, maintenance, viewings, valuation, valuations, appraisals, service charges, deposits, utility bills, mortgages, rent collection, office space, coworking, property management, inspections, handovers, rental contracts, home staging, renovation, renovations, house hunting, flat hunting'.split(
      ', ',
    ),
  subjects:
    'house hunting, flat hunting, apartment hunting, property valuation, tenant screening, service charges, rent collection, home staging, real estate investing, student housing, social housing, home inspection, maintenance requests'.split(
      ', ',
    ),
  supply: {
    slot: 'managers',
    words:
      'landlords, agents, realtors, brokers, managers, caretakers, developers, investors, housing associations, agencies, property owners, estate agents, property managers, hosts, associations'.split(
        ', ',
      ),
    buysTools: false,
  },
  nouns: {
    people: 'tenants',
    audience: 'tenants and owners',
    topic: 'renting',
    activity: 'settle a matter of the home without ten letters',
    manager: 'manager',
    managers: 'owners and managers',
    home: 'home',
    homes: 'homes',
    step: 'request',
    steps: 'requests',
  },
  roles: [
    {
      title: 'Resident or searcher',
      focus: 'Wants {topic} settled fairly, with an answer in days and not in weeks',
      responsibilities: [
        'Gives papers and facts on {topic} once, complete and true',
        'Reports in photos and two sentences what is wrong with the {home}',
        'Keeps dates for {topic} or cancels them early',
      ],
    },
    {
      title: 'Responsible side: {managers}',
      focus: 'Wants {topic} handled by the rules, with a record that holds later',
      responsibilities: [
        'States cost, dates and conditions of {topic} before anybody signs',
        'Answers each {step} with a date, even when the answer is no',
        'Keeps contracts, meters and keys of every {home} in order',
      ],
    },
    {
      title: 'Helper: craftsperson, notary or adviser',
      focus: 'Gets a clear order on {topic} and is paid without reminders',
      responsibilities: [
        'Sees what is to be done, where, and who opens the door',
        'Records the result of {topic} with photo, time and cost',
      ],
    },
  ],
  personas: [
    {
      description: 'Person who depends on others for {topic} and feels small against them',
      age: '22 to 55',
      occupation: 'Works full time; deals with the home in the evening',
      technicalLevel: 'At ease on the phone; keeps contracts in a drawer',
      painPoints: [
        'Writes about {topic} and hears nothing for two weeks',
        'Does not know what is usual and what is allowed in {topic}',
        'Gives the same papers to every stranger who asks',
      ],
      goals: [
        '{activity}',
        'Understand {topic} before signing',
        'Have it in writing when something about the {home} goes wrong',
      ],
    },
    {
      description: 'Small side of the market ({managers}) with some homes and no back office',
      age: '35 to 68',
      occupation: 'Lets or manages beside a job, or in an office of two to ten people',
      technicalLevel: 'Mail and spreadsheets; grew used to one old program',
      painPoints: [
        'Answers calls on {topic} at dinner',
        'Finds out about damage when it has become expensive',
        'Fears a mistake in {topic} that a court would punish',
      ],
      goals: [
        'Spend one evening a month on {topic}, not one a week',
        'Keep good tenants and know of trouble early',
        'Hand a complete file to the tax adviser or a successor',
      ],
    },
  ],
  features: {
    core: [
      both('File of each {home}: contract, people, meters, keys, photos, dates'),
      both('One {step} on {topic} with photo, category and urgency, and its state at any time'),
      both('Dates and duties in {topic}, with a warning before each one passes'),
      both('Messages on {topic} in one thread per {home}, readable years later'),
    ],
    mustHave: [
      both('Papers for {topic} made from a checked template for the country, to be signed online'),
      web('Payments by {home}: due, received, late, with a polite first reminder'),
      both('Rights by role: {people}, {managers} and helpers see only their part'),
      mobile('Walk through the {home} with photos by room, signed by both sides'),
    ],
    shouldHave: [
      web('Costs of {topic} by {home} and year, with what differs from the year before'),
      both('Offers of three craftspeople for one {step}, side by side'),
      both('Explanation of each rule on {topic} in plain words, with its source'),
      web('Export for tax adviser and accountant'),
    ],
    niceToHave: [
      both('What others nearby paid for the same kind of {home}'),
      both('Notices for everybody in the house, with who has read them'),
      mobile('Readings of meters by photo'),
    ],
    future: [
      web('Interface to the programs that larger firms use for {topic}'),
      both('Insurance or deposit in other forms, arranged with a partner'),
      web('Second country, once the rules of the first are mastered'),
    ],
  },
  angles: [
    {
      id: 'renting',
      words:
        'rent, rental, rentals, rental listings, renter, renters, tenant, tenants, apartment hunting, flat hunting, flat, apartment, room, rooms, flatshare, flatmate, flatmates, roommate, roommates, shared flat, student housing, viewing, viewings, applicants, application, applications, tenant screening, credit check, co-living, swap flats, next tenant, moving in, move in, housing search, subletting, expats, students'.split(
          ', ',
        ),
      nouns: {
        topic: 'home search',
        activity: 'find a home without sending sixty applications',
        managers: 'landlords and agents',
        step: 'application',
        steps: 'applications',
      },
      features: {
        core: [
          both('Profile with papers that is shown to a landlord for some days and then closed again'),
          mobile('Offers within a price, a way to work and a date, with what is missing stated'),
        ],
        mustHave: [both('Signs of fraud in an offer: price, photos, payment before a viewing')],
        shouldHave: [web('Short list for the landlord by rules that are the same for everybody')],
      },
      pains: ['Learns at the viewing that forty others came'],
      goals: ['Show that one pays on time without laying everything bare'],
      pricing: [
        'Searchers rarely pay more than $10 to $40 a month; landlords pay $30 to $150 per filled home, or up to a month of rent to an agent',
      ],
      competitors: [
        { name: 'Zillow', knownFor: 'homes for sale and rent in the US', gap: 'Old entries and many leads' },
        {
          name: 'Rightmove',
          knownFor: 'the portal that British agents use',
          gap: 'No help after the first message',
        },
        {
          name: 'ImmoScout24',
          knownFor: 'the large portal in Germany',
          gap: 'Fees for being answered at all',
        },
        { name: 'SpareRoom', knownFor: 'rooms and flatmates', gap: 'Checks are left to the users' },
      ],
      challenges: [
        'Where homes are scarce, landlords get enough requests without {product}. Say what it saves them, not only what searchers gain',
        'Choosing people by origin, family or religion is forbidden; keep such facts out of every list in {product}',
      ],
      opportunities: [
        'Universities and employers bring people to town and lose some of them over {topic}; they pay for places',
      ],
      beachhead:
        'Start with one university or one large employer whose newcomers all need a room in the same month.',
      firstTest: {
        assumes: 'landlords take a tenant from a list that somebody checked',
        what: 'Collect papers of thirty searchers by hand, offer five landlords a short list of three for each free home, and ask for a fee per contract',
        passes: '3 of the 5 landlords sign with somebody from the list and pay',
        dollars: 150,
        days: 40,
      },
    },
    {
      id: 'letting-management',
      words:
        'landlord, landlords, property manager, property managers, property management, letting agents, repairs, damage, report damage, maintenance, maintenance requests, craftsman, craftsmen, rent collection, rent payments, rent increases, rent increase, arrears, deposit, deposits, service charges, utility bills, ancillary costs, meter readings, meters, heating, handover, handover protocol, keys, smart locks, housing association, housing associations, social housing, caretaker, caretakers, leases, contracts, vacancy, inventory'.split(
          ', ',
        ),
      nouns: {
        topic: 'repair work',
        activity: 'get something repaired without asking three times',
        managers: 'landlords and managers',
        step: 'repair',
        steps: 'repairs',
      },
      features: {
        core: [
          mobile('Damage by photo, sorted into urgent, soon and at the next visit'),
          web('Order to a craftsperson with agreed price, door and time, seen by the tenant'),
        ],
        mustHave: [web('Yearly statement of costs by {home}, with the receipt behind each line')],
        shouldHave: [web('What each boiler, roof and lift has cost, and when it falls due')],
      },
      pains: ['A drip that was reported in March is a wet wall in June'],
      goals: ['See that somebody has read it and when they come'],
      pricing: [
        'Software for managers usually costs $1 to $4 per home and month, with a minimum of $30 to $200',
      ],
      competitors: [
        { name: 'AppFolio', knownFor: 'management software in the US', gap: 'Minimum size and price' },
        { name: 'Buildium', knownFor: 'software for small managers', gap: 'Fees that add up' },
        { name: 'Fixflo', knownFor: 'repair reports in the UK', gap: 'Value only when craftspeople join in' },
        { name: 'TurboTenant', knownFor: 'free tools for landlords', gap: 'Paid by fees that tenants bear' },
      ],
      challenges: [
        'A manager changes programs once in ten years. Begin beside the old one with a single task, and let data flow back',
        'If craftspeople do not answer in {product}, the phone returns. Let them act by a link without an account',
      ],
      opportunities: ['Insurers pay for water damage that a report in the first hour would have kept small'],
      beachhead:
        'Start with managers of 100 to 1,000 homes in one city, and take over only their repair calls.',
      firstTest: {
        assumes: 'managers hand over their calls on {topic} when the state is visible',
        what: 'Answer the repair messages of two managers for four weeks with a mailbox, a phone and a shared list, and pass each order to their craftspeople',
        passes: 'both managers want to go on, and at least 60% of reports come in by the new way',
        dollars: 200,
        days: 40,
      },
    },
    {
      id: 'buying-selling',
      words:
        'buy a house, buying a house, buy a home, buying a home, sell a house, selling a house, sell their home, home buyers, homebuyers, first-time buyers, mortgage, mortgages, realtor, realtors, real estate agents, estate agents, agents, brokers, valuation, appraisal, house prices, home value, viewings, virtual tours, virtual staging, home staging, floor plan, floor plans, listing, listings, notary, offers, bidding, closing, house hunting, inspection'.split(
          ', ',
        ),
      nouns: {
        topic: 'home buying',
        activity: 'know what a house is worth and what it will cost',
        managers: 'agents',
        step: 'offer',
        steps: 'offers',
      },
      roles: [
        {
          title: 'Buyer or seller',
          focus: 'Wants {topic} without a mistake that costs years',
          responsibilities: [
            'States budget, place and date, and what cannot be given up',
            'Brings the papers that bank and notary ask for',
            'Decides on an {step} within the agreed time',
          ],
        },
        {
          title: 'Trade side: {managers}',
          focus: 'Wants serious people, few empty viewings and a contract that holds',
          responsibilities: [
            'Describes the {home} with its faults, and who pays which fee',
            'Answers each {step} with a yes, a no or a date',
            'Keeps the steps of {topic} in writing',
          ],
        },
        {
          title: 'Expert: surveyor, lender or notary',
          focus: 'Is asked in time and gets complete papers',
          responsibilities: [
            'Looks at what could make the {home} worth less',
            'Explains cost and risk of {topic} in plain words',
          ],
        },
      ],
      personas: [
        {
          description: 'Household that buys or sells for the first or second time in life',
          age: '28 to 60',
          occupation: 'Works full time; looks at houses at the weekend',
          technicalLevel: 'Good on the phone; knows the portals by heart',
          painPoints: [
            'Cannot tell a fair price from a wish',
            'Fears what the photos of the {home} leave out',
            'Hears other advice on {topic} from everybody who earns on it',
          ],
          goals: [
            '{activity}',
            'Know the full cost before the first {step}',
            'Not be alone with the contract',
          ],
        },
        {
          description: 'Small office ({managers}) that lives on twenty to a hundred contracts a year',
          age: '27 to 62',
          occupation: 'Between viewings, phone and car',
          technicalLevel: 'Portals, mail and a customer list',
          painPoints: [
            'Shows houses to people whose bank will say no',
            'Pays portals more each year for the same contacts',
          ],
          goals: ['Speak with people who can buy', 'Be recommended after {topic} is over'],
        },
      ],
      features: {
        core: [
          both('Cost of a house over ten years: price, loan, tax, heating, repair'),
          both('Way from the first viewing to the key, with who has to do what until when'),
        ],
        mustHave: [mobile('Checklist for the viewing, with photos and questions to the seller')],
        shouldHave: [web('Sales of similar houses nearby, with what makes them differ')],
      },
      pains: ['Must decide in a weekend on the largest sum of a life'],
      goals: ['Make one good offer and not five in a hurry'],
      pricing: [
        'Agents usually get 1% to 6% of the price by country; tools for them cost $30 to $300 a month, reports for buyers $20 to $100',
      ],
      competitors: [
        { name: 'Redfin', knownFor: 'agents with lower fees and data', gap: 'Only in some cities' },
        {
          name: 'Opendoor',
          knownFor: 'buying houses at once',
          gap: 'A lower price for speed',
        },
        { name: 'Matterport', knownFor: 'tours in three dimensions', gap: 'Cost of device and storage' },
        { name: 'Compass', knownFor: 'a brokerage with its own software', gap: 'Made for its own agents' },
      ],
      challenges: [
        'People buy twice in a life, so nobody comes back. Find who meets new buyers each month and sends them to {product}',
        'A value that is wrong by ten percent costs trust at once. Show the range and the sales behind it',
      ],
      opportunities: [
        'Agents must show what they do for their fee; a record of each step of {topic} is proof that they lack',
      ],
      beachhead: 'Start with one town, ten agents and houses of one kind, where sales are public.',
      firstTest: {
        assumes: 'buyers pay for advice on {topic} that is not paid by the seller',
        what: 'Go with fifteen buyers to a viewing or look through their papers by video, write two pages each, and charge for it',
        passes: '10 of the 15 pay, and 5 send somebody else',
        dollars: 150,
        days: 45,
      },
    },
    {
      id: 'shared-buildings',
      words:
        'homeowners association, hoa, condominium, condominiums, owners’ meetings, owners’ association, owners’ associations, residents, neighbours, neighbors, apartment building, apartment buildings, house rules, notice board, stairwell, lift, laundry room, bike room, parking spaces, voting, votes, minutes, reserves, common areas, community, doorbell, intercom, parcel room, house community'.split(
          ', ',
        ),
      nouns: {
        topic: 'decisions in the building',
        activity: 'decide on the roof without three meetings',
        managers: 'boards and managers',
        step: 'proposal',
        steps: 'proposals',
      },
      features: {
        core: [
          both('{steps} with cost, pictures and share per owner, before the vote'),
          both('Vote by right and share, with minutes that stand the same evening'),
        ],
        mustHave: [both('Notices by floor and house, in the languages that are spoken there')],
        shouldHave: [web('Reserves and coming works for ten years')],
      },
      pains: ['Pays a special levy that nobody explained'],
      goals: ['Know who decided what, and where it is written'],
      pricing: ['Such tools usually cost $0.50 to $3 per home and month, paid by the association'],
      competitors: [
        { name: 'TownSq', knownFor: 'messages and payments for associations', gap: 'Chosen by the manager' },
        { name: 'BuildingLink', knownFor: 'software for larger buildings', gap: 'Heavy for small houses' },
        { name: 'PayHOA', knownFor: 'small associations that run themselves', gap: 'For US rules' },
      ],
      challenges: [
        'Decisions can be contested in court for form alone. Have the steps of a vote checked by a lawyer of the country',
      ],
      opportunities: [
        'Old buildings face works on roof, heating and chargers; boards need {topic} that owners accept',
      ],
      beachhead:
        'Start with associations of 10 to 60 homes that manage themselves, through their volunteers.',
    },
    {
      id: 'commercial',
      words:
        'office, offices, office space, office spaces, office building, office buildings, coworking, coworking spaces, meeting rooms, desk, desks, shop space, empty shops, pop-up, commercial property, retail space, vacant, vacant buildings, vacancy, facility managers, facility management, cleaning contracts, occupancy, sublet, warehouse space, tenants mix, leases, energy use of buildings, sensors'.split(
          ', ',
        ),
      nouns: {
        people: 'companies that need space',
        topic: 'business space',
        activity: 'use the space that is paid for',
        managers: 'owners and facility managers',
        home: 'space',
        homes: 'spaces',
      },
      roles: [
        {
          title: 'Company that needs space',
          focus: 'Wants {topic} that can grow and shrink with the business',
          responsibilities: [
            'States size, term, noise and access before a visit',
            'Keeps to house rules and gives notice in time',
          ],
        },
        {
          title: 'Building side: {managers}',
          focus: 'Wants income from every {home} without a dispute',
          responsibilities: [
            'States price, running costs and what may be changed in the {home}',
            'Looks after cleaning, keys and repairs',
            'Keeps terms and notices of each lease in one list',
          ],
        },
        {
          title: 'Service firm',
          focus: 'Cleans, repairs or guards by a clear order',
          responsibilities: ['Confirms each visit with time and result', 'Reports damage before it spreads'],
        },
      ],
      personas: [
        {
          description: 'Founder or office manager of a firm with three to sixty people',
          age: '26 to 55',
          occupation: 'Office and space are one task among many',
          technicalLevel: 'Used to online booking; no wish to read leases',
          painPoints: [
            'Signs for five years and knows the next nine months',
            'Finds running costs of a {home} only in the second bill',
            'Has meetings in corridors on Tuesday and empty rooms on Friday',
          ],
          goals: [
            '{activity}',
            'Leave without a lawyer when the team changes',
            'Compare each {home} by cost per used seat',
          ],
        },
        {
          description: 'Owner or facility manager with empty floors',
          age: '35 to 65',
          occupation: 'Answers for some buildings and to a bank',
          technicalLevel: 'Spreadsheets and one old system',
          painPoints: [
            'Has had a {home} empty for ten months and pays heating for it',
            'Fears short tenants who never leave',
          ],
          goals: ['Let for months what cannot be let for years', 'See use and cost of {topic} on one page'],
        },
      ],
      features: {
        core: [
          both('Space with size, term and price for the month, and who may use it from when'),
          web('Use of rooms and desks by weekday, without names'),
        ],
        mustHave: [web('Duties of each lease: notice, options, indexation')],
        shouldHave: [web('Cost per used seat and what a smaller space would save')],
      },
      pains: ['Pays for twenty desks of which eight are used'],
      goals: ['Fill empty space for six months without a lawyer'],
      pricing: [
        'Marketplaces usually keep 10% of the rent; software for facilities costs $2 to $8 per desk or $0.01 to $0.05 per square foot and month',
      ],
      competitors: [
        { name: 'WeWork', knownFor: 'flexible offices', gap: 'Price for small teams' },
        {
          name: 'LiquidSpace',
          knownFor: 'office space for hours or months',
          gap: 'Thin outside large cities',
        },
        { name: 'Appear Here', knownFor: 'shop space for some weeks', gap: 'Only in a few cities' },
        { name: 'Robin', knownFor: 'booking of desks and rooms', gap: 'One more tool beside the calendar' },
      ],
      challenges: [
        'Owners fear that a short use lowers the value in their books. Bring them a contract that their bank accepts',
      ],
      opportunities: [
        'Town halls pay to have empty shops used; they name the owners and sometimes share the rent',
      ],
      beachhead:
        'Start with one street or one office district and the ten owners who have space empty for six months.',
    },
    {
      id: 'investing-land',
      words:
        'real estate investors, investors, invest, invest in, investing, rental apartments, rental property, rental properties, co-ownership, heirs, investment, rental yield, yield, buy to let, fractional ownership, shares, crowdfunding, plots, plot, plots of land, land, building plots, land registry, auctions, foreclosure, tax, depreciation, refinance, portfolio, return, cash flow, developers, zoning, second home, holiday home'.split(
          ', ',
        ),
      nouns: {
        people: 'private investors',
        topic: 'property investments',
        activity: 'compare two properties by what remains after all costs',
        managers: 'owners',
      },
      roles: [
        {
          title: 'Investor',
          focus: 'Wants {topic} understood before money moves, and no surprise after it',
          responsibilities: [
            'States sum, years and how much loss can be borne',
            'Reads the assumptions of each {home} and asks about the weakest',
            'Keeps papers for the tax office',
          ],
        },
        {
          title: 'Offering side: {managers}',
          focus: 'Wants investors who stay and questions answered once',
          responsibilities: [
            'Shows rents, costs and damage of the {home} as they are',
            'Reports each quarter what came in and what was spent',
          ],
        },
        {
          title: 'Checker: lawyer, tax adviser or surveyor',
          focus: 'Signs only what was looked at',
          responsibilities: ['Checks title, debts and permits of the {home}', 'States what was not checked'],
        },
      ],
      personas: [
        {
          description: 'Private person with savings who looks at {topic} for the first time',
          age: '27 to 62',
          occupation: 'Earns well, calculates at the weekend',
          technicalLevel: 'Spreadsheets and banking apps',
          painPoints: [
            'Sees promised returns and not what was left out',
            'Cannot compare a {home} with a fund',
            'Is afraid to have everything in one place',
          ],
          goals: [
            '{activity}',
            'Lose an evening and not a year on a bad {home}',
            'Know how to get out before going in',
          ],
        },
        {
          description: 'Owner of two to twenty homes who does the figures alone',
          age: '35 to 70',
          occupation: 'Manages beside a job or in retirement',
          technicalLevel: 'Own spreadsheets, grown over years',
          painPoints: [
            'Finds out at tax time which {home} earned nothing',
            'Puts off repairs because the money is spread over five accounts',
          ],
          goals: ['See {topic} by {home} and year', 'Hand the papers to the children in order'],
        },
      ],
      features: {
        core: [
          web('Return of each {home} after vacancy, repair, loan and tax, with every assumption open'),
          web('Plots and buildings by rule, size and slope, from public maps'),
        ],
        mustHave: [web('Three cases for {topic}: rents fall, interest rises, roof leaks')],
        shouldHave: [web('Papers for the bank from the same figures')],
      },
      pains: ['Finds the cost that the brochure left out after signing'],
      goals: ['Say no in ten minutes to what does not pay'],
      pricing: ['Analysis tools usually cost $15 to $100 a month; platforms for shares keep 1% to 3% a year'],
      competitors: [
        { name: 'Fundrise', knownFor: 'shares in property for small sums', gap: 'Money is bound for years' },
        {
          name: 'Arrived',
          knownFor: 'shares in single rental houses',
          gap: 'Fees and slow sale of shares',
        },
        { name: 'PropStream', knownFor: 'data on houses for investors', gap: 'Errors in public data' },
        { name: 'DealCheck', knownFor: 'calculating a purchase', gap: 'Only as good as what is typed in' },
      ],
      challenges: [
        'Selling shares in property is selling securities. Ask a lawyer before the first euro or dollar moves through {product}',
      ],
      opportunities: [
        'Heirs own {homes} that they do not understand; one clear sheet on {topic} wins a client for years',
      ],
    },
  ],
  pricing: [
    'Tools for {managers} usually cost $1 to $5 per {home} and month, or $20 to $150 for an office',
    '{people} seldom pay monthly; a fee of $10 to $60 for one result in {topic} is accepted more easily',
    'Where {product} brings a contract about, a share of one rent or 0.2% to 1% of a sale is usual',
    'Partners such as insurers, banks or movers pay $10 to $100 for a lead, which must be said openly',
  ],
  channels: [
    'owners’ and landlords’ associations, with their magazines and evenings',
    'local groups in which people look for {homes} and craftspeople',
    'notaries, mortgage advisers and tax advisers, who hear of {topic} first',
    'the counters of town halls, universities and large employers',
  ],
  competitors: [
    { name: 'Zillow', knownFor: 'homes for sale and rent', gap: 'Leads are sold to several agents' },
    { name: 'Rightmove', knownFor: 'the portal of British agents', gap: 'Ends with the first message' },
    { name: 'AppFolio', knownFor: 'software for property managers', gap: 'Minimum size and price' },
    { name: 'Yardi', knownFor: 'systems for large owners', gap: 'Long introduction' },
  ],
  against: [
    'Moves and repairs are rare in one life, owners change slowly, and large portals hold the first contact: {topic} is remembered when it hurts and forgotten the week after',
  ],
  challenges: [
    'Rules on {topic} differ by country and even by city. Start where one lawyer can answer all questions',
    'Two sides with opposed interests must trust {product}; say who pays for it and what that person cannot see',
    'Addresses, income and keys are sensitive: keep them apart, for as short as the law allows',
    'In a tight market {managers} have no need to improve {topic}. Find the ones with vacancy, complaints or new duties',
  ],
  regulations: {
    any: [
      'Broking homes, managing the money of others and advising on loans need a licence in many countries; check each for {topic}',
      'Rental and consumer law decide which fees may be asked from whom; a fee that is usual in one country is forbidden in another',
    ],
    eu: [
      'In the EU papers of applicants fall under the GDPR, energy certificates must be shown under Directive (EU) 2024/1275, and rental law is national',
    ],
    us: [
      'In the US the Fair Housing Act forbids choosing by race, religion, sex, family or disability, the FCRA governs credit checks, and brokers need a state licence',
    ],
    uk: [
      'In England deposits go into a protected scheme, the Tenant Fees Act 2019 bans most fees to tenants, and letting agents must join a redress scheme',
    ],
    india: [
      'In India agents and projects must be registered under the Real Estate (Regulation and Development) Act 2016',
    ],
  },
  opportunities: [
    'New duties on energy and safety force {managers} to collect facts on each {home} that nobody has in one place',
    'Small owners grow old; whoever takes {topic} off their hands keeps the {homes} for years',
    'Every move brings ten other contracts with it: power, insurance, internet, movers',
    'A record of {topic} that both sides signed saves the cost of one dispute, which is easy to explain',
  ],
  differences:
    'Name the letter, call or visit in {topic} that falls away with {product}, and for which of the two sides.',
  beachhead: 'Start with one city, one kind of {home} and thirty {people} whose {managers} you can call.',
  firstTest: {
    assumes: '{people} and {managers} both use one place for {topic}',
    what: 'Take over {topic} for twenty homes of two owners with a mailbox, a shared folder and a phone for five weeks, and ask both sides for a fee in week four',
    passes: 'at least 12 of the 20 homes use it more than once, and 1 of the 2 owners pays',
    dollars: 120,
    days: 45,
  },
  market: {
    customers: {
      label: 'Households with this need in a year',
      unit: 'households',
      perPerson: { low: 0.01, base: 0.04, high: 0.12 },
      note: 'Between 1 and 12 households for 100 inhabitants are assumed; count moves or rented homes of one city, which statistics offices publish.',
    },
    serving: {
      customers: {
        label: 'Landlords, agents and managers',
        unit: 'owners and firms',
        perPerson: { low: 0.002, base: 0.01, high: 0.03 },
        note: 'Two to thirty for 1,000 inhabitants, which is assumed; most are private persons with one or two homes.',
      },
      revenue: {
        range: { low: 24, base: 180, high: 1_800 },
        note: 'Assumed: $2 a month for one home up to $150 for an office with a hundred.',
      },
    },
    revenue: {
      range: { low: 10, base: 40, high: 150 },
      note: 'Assumed: one paid result in a year, or a small monthly fee for some months.',
      usesPerYear: { low: 1, base: 2, high: 12 },
      useValue: { low: 15, base: 60, high: 900 },
    },
    reachable: {
      range: { low: 0.04, base: 0.12, high: 0.3 },
      note: 'Share in cities and languages where it is offered; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 441_000_000_000, base: 512_400_000_000, high: 512_400_000_000 },
        note: 'Rents paid in the United States: $512.4 billion in 2019 by Zillow’s count, $441 billion by the same count for 2014. Sales of homes are not in it.',
        reference: 'https://www.propertywire.com/news/us-renters-spent-4-5-trillion-on-housing-this-decade/',
      },
      share: {
        range: { low: 0.0002, base: 0.002, high: 0.01 },
        note: 'The part of the rents that goes to finding, managing and settling, which this product is for; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'Moves gather in summer and at the start of terms, statements of costs in winter, heating failures in the first cold week: plan {topic} around these dates',
      'Sales of houses rise in spring and rest in December; interest moves them more than any season',
    ],
    places: [
      'Where homes are scarce, owners choose and {people} pay with time; where they stand empty, it is the other way round, and {topic} needs another pitch',
      'Germany and Switzerland rent, Romania and Hungary own: the same product for {topic} meets other customers',
    ],
  },
  references: [
    {
      title: 'Ownership of the U.S. Rental Housing Stock by Investor Type: In Brief',
      publisher: 'Congressional Research Service',
      address: 'https://www.everycrsreport.com/reports/R47332.html',
      date: '2022-12-13',
      says: 'By the US Rental Housing Finance Survey, private persons owned 70.2% of the 19.3 million rental properties in 2020, and 37.6% of the 49.5 million rented homes.',
      figure: { value: 70.2, unit: '% of US rental properties', year: 2020 },
      use: 'opportunity',
      parts: ['renting', 'letting-management', 'investing-land'],
      relevance: 'Most owners are small; most homes belong to the larger ones.',
    },
    {
      title: 'HUD, Census Bureau Release Rental Housing Finance Stats',
      publisher: 'Navigate Affordable Housing Partners',
      address: 'https://www.navigatehousing.com/hud-census-bureau-release-rental-housing-finance-stats/',
      date: '2020-06-04',
      says: 'In the same survey for 2018, 22% of US rental properties with one to four homes were managed by professionals, against 94% of those with 150 and more.',
      figure: { value: 22, unit: '% of small US rental properties', year: 2018 },
      use: 'opportunity',
      parts: ['letting-management', 'investing-land'],
      relevance: 'Shows who does it alone; not whether they want to pay for help.',
    },
    {
      title: 'JCHS at Harvard Reports on Historic Highs for Housing Unaffordability',
      publisher: 'Massachusetts Healthy Aging Collaborative',
      address: 'https://mahealthyagingcollaborative.org/?p=15167',
      date: '2026-02-04',
      says: 'The Joint Center for Housing Studies at Harvard counted 22.7 million US renter households, 49% of all, that spent over 30% of income on housing in 2024.',
      figure: { value: 22.7, unit: 'million US renter households', year: 2024 },
      use: 'pain',
      parts: ['renting', 'letting-management', 'shared-buildings'],
      relevance: 'People under such pressure have little to spend on a tool.',
    },
    {
      title: 'Owning or renting? What is the EU’s housing situation?',
      publisher: 'Eurostat',
      address: 'https://ec.europa.eu/eurostat/web/products-eurostat-news/-/wdn-20211230-1',
      date: '2021-12-30',
      says: 'Eurostat found that 30% of people in the EU lived in rented homes in 2020, and 70% in a home that their household owned.',
      figure: { value: 30, unit: '% of people in the EU', year: 2020 },
      use: 'opportunity',
      parts: ['renting', 'letting-management', 'buying-selling', 'shared-buildings'],
      relevance: 'Differs much by country, from half in Germany to few in Romania.',
    },
    {
      title: 'English Private Landlord Survey 2024: main report',
      publisher: 'UK Ministry of Housing, Communities and Local Government',
      address:
        'https://www.gov.uk/government/statistics/english-private-landlord-survey-2024-main-report/english-private-landlord-survey-2024-main-report',
      date: '2024-12-05',
      says: 'The British ministry reports 4.7 million households in private rented homes in England in 2023–24, after 3.1 million in 2008–09.',
      figure: { value: 4.7, unit: 'million households in England', year: 2024 },
      use: 'opportunity',
      parts: ['renting', 'letting-management'],
      relevance: 'For plans in England; the report also says what landlords intend.',
    },
    {
      title: 'US home sales in 2024 fell to lowest level since 1995',
      publisher: 'CNN, carried by KESQ',
      address:
        'https://kesq.com/money/cnn-business-consumer/2025/01/24/us-home-sales-in-2024-fell-to-lowest-level-since-1995/',
      date: '2025-01-24',
      says: 'The National Association of Realtors counted 4.06 million existing homes sold in the US in 2024, the fewest since 1995.',
      figure: { value: 4.06, unit: 'million existing homes sold in the US', year: 2024 },
      use: 'challenge',
      parts: ['buying-selling', 'investing-land'],
      relevance: 'Sales follow interest rates; a plan should stand a second such year.',
    },
    {
      title: 'New Housing Report Details Growth for U.S. Condominiums and Homeowners Associations',
      publisher: 'Community Associations Institute',
      address:
        'https://www.caionline.org/PressReleases/Pages/NEW-HOUSING-REPORT-DETAILS-GROWTH-FOR-U.S.-CONDOMINIUMS-AND--HOMEOWNERS-ASSOCIATIONS-.aspx',
      date: '2021-09-01',
      says: 'The associations’ own foundation counted about 355,000 community associations in the US in 2020, in which 74.1 million people lived.',
      figure: { value: 355_000, unit: 'community associations in the US', year: 2020 },
      use: 'opportunity',
      parts: ['shared-buildings'],
      relevance: 'Many are run by volunteers; the count does not say which.',
    },
    {
      title: 'Commercial Property Pulse',
      publisher: 'Scotsman Guide',
      address: 'https://www.scotsmanguide.com/commercial/commercial-property-pulse-2',
      date: null,
      says: 'Moody’s Analytics found 20.1% of US office space vacant in the second quarter of 2024, more than in nearly fifty years of its records.',
      figure: { value: 20.1, unit: '% of US office space', year: 2024 },
      use: 'opportunity',
      parts: ['commercial'],
      relevance: 'Empty space is not cheap space: owners often wait rather than lower the rent.',
    },
    {
      title: 'US renters spent $4.5 trillion on housing this decade',
      publisher: 'Property Wire',
      address: 'https://www.propertywire.com/news/us-renters-spent-4-5-trillion-on-housing-this-decade/',
      date: null,
      says: 'Zillow, a portal, computed that renters in the US paid $512.4 billion in rent in 2019.',
      figure: { value: 512.4, unit: 'billion US dollars', year: 2019 },
      use: 'opportunity',
      relevance: 'All rent; what is spent on finding and managing is a small part of it.',
    },
  ],
}

export default property
