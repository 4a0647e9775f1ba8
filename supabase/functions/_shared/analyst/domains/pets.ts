import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const pets: DomainData = {
  id: 'pets',
  topics:
    'care, feeding, sitting, walking, training, grooming, health, insurance, tracking, boarding, walks, visits, riding, adoption'.split(
      ', ',
    ),
  subjects:
    'worming, vaccinations, dog walking, dog training, pet sitting, dog grooming, pet insurance, obedience, boarding'.split(
      ', ',
    ),
  supply: {
    slot: 'keepers',
    words:
      'vets, veterinarians, veterinary practices, veterinary clinics, groomers, breeders, shelters, kennels, stables, dog trainers, pet shops, pet sitters, dog walkers'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'pet owners',
    audience: 'pet owners',
    topic: 'pet care',
    topic2: 'the animal’s routine',
    activity: 'know that the animal is well without being there',
    keeper: 'professional',
    keepers: 'professionals',
    animal: 'animal',
    animals: 'animals',
    entry: 'record',
    entries: 'records',
  },
  roles: [
    {
      title: 'Owner',
      focus: 'Wants {topic} right for one {animal} that cannot say what it needs',
      responsibilities: [
        'Enters species, age, weight and health of the {animal} once and keeps them current',
        'Decides who else in the household may act on {topic}',
        'Reports in one tap when something about {topic} looks wrong',
      ],
    },
    {
      title: 'Professional: {keepers}',
      focus: 'Does {topic} for many {animals} and wants owners who prepare and come back',
      responsibilities: [
        'States what {topic} includes, what it costs and which {animals} are refused',
        'Leaves a short note with photo after {topic}',
        'Keeps the proof of training, permit and insurance current',
      ],
    },
    {
      title: 'Household member or stand-in',
      focus: 'Takes over {topic} for a day without asking ten questions',
      responsibilities: [
        'Follows the card of the {animal} for food, medicine and fears',
        'Ticks off what was done of {topic}, so that nobody feeds twice',
      ],
    },
  ],
  personas: [
    {
      description: 'Working person with one {animal} and a guilty conscience about {topic}',
      age: '25 to 45',
      occupation: 'Away from home six to nine hours on most days',
      technicalLevel: 'Uses the phone for everything; will not read a manual',
      painPoints: [
        'Cannot tell whether {topic} is enough or too much',
        'Reads five opinions on {topic} and trusts none of them',
        'Forgets dates for {topic} until it is late',
      ],
      goals: [
        '{activity}',
        'Do {topic} right without reading up every evening',
        'Keep the yearly cost in sight',
      ],
    },
    {
      description: 'Small practice or self-employed {keeper} who does {topic} by hand and by phone',
      age: '28 to 60',
      occupation: 'Works with animals all day and does the office at night',
      technicalLevel: 'Comfortable with a calendar and a chat, impatient with forms',
      painPoints: [
        'Owners arrive for {topic} without papers, or do not arrive',
        'Answers the same questions on {topic} ten times a week',
        'Cannot raise prices for {topic} without losing regulars',
      ],
      goals: [
        'Fill quiet weekdays with {topic}',
        'Have the history of the {animal} before the owner stands there',
        'Be paid for advice on {topic}, not only for the visit',
      ],
    },
  ],
  features: {
    core: [
      mobile('Profile of the {animal}: species, weight, birthday, conditions, what it must not get'),
      mobile('Plan for {topic} made from that profile, with reasons in one line each'),
      both('{topic} done or not done, visible to everybody in the household'),
      both('Warning signs in {topic}, with the point at which to call a vet'),
    ],
    mustHave: [
      mobile('Reminder for {topic} at the hour when somebody is at home'),
      both('Papers of the {animal} in one place: chip, vaccination, insurance, vet'),
      both('Sharing of the {animal} with a sitter for some days, ended by itself'),
      both('{entries} that a vet can read in a minute, as one page'),
    ],
    shouldHave: [
      both('Several {animals} in one household, each with its own {topic}'),
      mobile('Photo and weight over time, with the range that is usual for the breed or kind'),
      both('Costs of {topic} by month and what is coming'),
      web('Overview for {keepers}: who comes, what changed, what is due'),
    ],
    niceToHave: [
      both('{audience} nearby with the same kind of {animal}, asked one question at a time'),
      mobile('Emergency card for the door or the collar'),
      both('Offers for {topic} from local shops that were tried by other {audience}'),
    ],
    future: [
      both('{topic} agreed with an insurer as prevention that lowers the premium'),
      web('Interface to practice software, so that {entries} need not be typed twice'),
      both('A second kind of {animal}, once {topic} works for the first'),
    ],
  },
  angles: [
    {
      id: 'sitting-walking',
      words:
        'dog walker, dog walkers, dog walking, walks, pet sitting, pet sitter, pet sitters, sitting, sitter, sitters, boarding, kennel, kennels, daycare, dog daycare, holiday care, neighbours, while away, house sitting, walkers'.split(
          ', ',
        ),
      nouns: {
        topic: 'sitting and walking',
        topic2: 'visits',
        activity: 'leave the animal with somebody trusted',
        keeper: 'sitter',
        keepers: 'sitters and walkers',
      },
      features: {
        core: [
          mobile('First meeting of owner, {animal} and {keeper} before the first paid visit'),
          mobile('Report of each visit: time, route, photo, food, anything unusual'),
        ],
        mustHave: [both('Backup person for {topic} whom the {animal} already knows')],
        shouldHave: [both('Keys and alarm handed over with a record of who had them')],
      },
      pains: ['The usual person for {topic} is ill on the day of the trip'],
      goals: ['Travel without calling home twice a day'],
      pricing: ['Walks usually cost $12 to $30 and nights $30 to $70; platforms keep 15% to 25% of each'],
      competitors: [
        {
          name: 'Rover',
          knownFor: 'sitters and walkers with reviews',
          gap: 'Owners and sitters arrange repeats outside to save the fee',
        },
        {
          name: 'Wag',
          knownFor: 'walks at short notice',
          gap: 'Changing walkers and past accidents are criticised',
        },
        {
          name: 'TrustedHousesitters',
          knownFor: 'sitting in exchange for a place to stay',
          gap: 'A yearly fee on both sides, and dates that do not match',
        },
      ],
      challenges: [
        'An {animal} that runs away or bites ends trust in a whole district. Agree on insurance, keys and emergency steps before the first visit',
      ],
      opportunities: [
        'Vets, groomers and parks see the same {audience} every week; a card at each counter costs nothing',
      ],
      beachhead: 'Start around two parks, where owners meet daily and a {keeper} reaches every home on foot.',
      firstTest: {
        assumes: '{audience} book every week once they trust a {keeper}',
        what: 'Recruit five {keepers} whom you would trust with your own keys, and arrange visits by chat for fifteen households for four weeks at full price',
        passes: '6 of the 15 households book weekly by the end',
        dollars: 200,
        days: 40,
      },
    },
    {
      id: 'food',
      words:
        'dog food, cat food, pet food, feeding, portions, raw feeding, barf, treats, snacks, home-cooked, fresh food, kibble, diet, weight, overweight, allergies, food delivery, supplements, meals, recipes'.split(
          ', ',
        ),
      nouns: {
        topic: 'feeding',
        topic2: 'portions',
        activity: 'feed the right amount of something that agrees with the animal',
        entry: 'meal',
        entries: 'meals',
      },
      features: {
        core: [
          mobile('Portions for {topic} by weight, age and activity, corrected after each weighing'),
          both('Delivery that follows what is eaten, with a pause in one tap'),
        ],
        mustHave: [both('Ingredients and their origin for each recipe, with what is left out for allergies')],
        shouldHave: [mobile('Slow change from the old food in seven days, step by step')],
      },
      pains: ['The bowl stays full, or the {animal} gets heavier and nobody notices'],
      goals: ['Stop trying a new brand every month'],
      pricing: ['Fresh food for a medium dog usually costs $4 to $9 a day, good dry food $1 to $2'],
      competitors: [
        {
          name: 'The Farmer’s Dog',
          knownFor: 'fresh dog food by subscription in the US',
          gap: 'Price for large dogs and space in the freezer',
        },
        {
          name: 'Butternut Box',
          knownFor: 'cooked dog food in Europe',
          gap: 'Changes and pauses come too late for some',
        },
        {
          name: 'Chewy',
          knownFor: 'pet supplies on automatic order',
          gap: 'Little advice on what to choose',
        },
      ],
      challenges: [
        'Food for {animals} falls under feed law: registration, labels and analysis come before the first bowl is sold',
        'Cold delivery eats the margin of small orders. Know the cost of one delivered kilogram before naming a price',
      ],
      opportunities: [
        'Vets see overweight {animals} daily and have no time to plan {topic}; a plan with their name on it helps both',
      ],
      firstTest: {
        assumes: '{audience} stay with a paid food once the first box is gone',
        what: 'Cook or buy in for twenty {animals}, deliver by hand for three weeks at the price that would have to be charged, and ask for the fourth week',
        passes: '10 of the 20 pay for the fourth week',
        dollars: 900,
        days: 35,
      },
    },
    {
      id: 'vet-health',
      words:
        'vet, vets, veterinary, veterinarian, veterinarians, online vet, consultations, symptoms, vaccinations, worming, medication, medicine, illness, surgery, sick, health record, chronic, exotic animals, telehealth, checkups, vet visits, emergency'.split(
          ', ',
        ),
      nouns: {
        topic: 'animal health',
        topic2: 'vet visits',
        activity: 'know whether this needs a vet today',
        keeper: 'vet',
        keepers: 'vets',
      },
      features: {
        core: [
          mobile('Questions on signs of illness that end in one of three answers: now, tomorrow, watch'),
          both('{entries} of vaccinations, weight, medicine and findings, brought along to {topic2}'),
        ],
        mustHave: [both('The limit said plainly: no diagnosis from a distance where the law forbids it')],
        shouldHave: [both('Price range of usual treatments before {topic2}')],
        future: [web('Handover to the practice’s own system after {topic2}')],
      },
      pains: ['Sits up at night and cannot judge whether it can wait', 'Fears the bill and goes too late'],
      goals: ['Talk to somebody qualified within the hour'],
      pricing: ['Online consultations usually cost $20 to $80, or $8 to $20 a month for unlimited questions'],
      competitors: [
        {
          name: 'Vetster',
          knownFor: 'video visits with vets',
          gap: 'What may be treated online differs by place',
        },
        {
          name: 'Pawp',
          knownFor: 'chat with vets and an emergency fund',
          gap: 'Narrow conditions for the fund',
        },
        {
          name: 'FirstVet',
          knownFor: 'video vets through insurers in Europe',
          gap: 'Often ends with a visit to a practice',
        },
      ],
      challenges: [
        'In many places a vet must have seen the {animal} before treating it or prescribing. Read that rule first: it decides what {product} may offer',
        'Qualified {keepers} are short; paying them well for nights is the largest cost',
      ],
      opportunities: ['Insurers pay for advice that avoids a visit; some already do'],
      beachhead:
        'Start with one kind of {animal} that ordinary practices see seldom, where owners search far.',
      firstTest: {
        assumes: '{audience} pay for an answer by a qualified person at night',
        what: 'Offer paid phone advice with one {keeper} on ten evenings, announced in three owners’ groups',
        passes: '15 paid calls within the ten evenings',
        dollars: 700,
        days: 21,
      },
    },
    {
      id: 'tracking-devices',
      words:
        'collar, collars, tracker, gps, camera, feeder, smart bowl, sensor, sensors, litter box, activity tracker, where their cat, where the cat goes, chip, tag, cat flap, wearable'.split(
          ', ',
        ),
      nouns: {
        topic: 'tracking',
        topic2: 'alerts',
        activity: 'see where the animal is and whether it moves as usual',
        product: 'the device and its app',
      },
      features: {
        core: [
          mobile('Place and way of the {animal} on a map, with the age of each reading'),
          mobile('Areas that are fine and areas that raise {topic2}'),
        ],
        mustHave: [both('Battery left in days, and a warning while somebody is still at home')],
        shouldHave: [mobile('What is usual for this {animal}, and what changed this week')],
        niceToHave: [both('A link for neighbours while the {animal} is missing')],
      },
      pains: ['Calls into the dark and does not know in which direction'],
      goals: ['Sleep while the {animal} is out'],
      pricing: ['Devices usually cost $30 to $150, with $5 to $13 a month for the connection'],
      competitors: [
        {
          name: 'Tractive',
          knownFor: 'GPS collars with a monthly plan',
          gap: 'Battery and size for small cats',
        },
        {
          name: 'Fi collars',
          knownFor: 'dog collars with long battery life',
          gap: 'Sold with a plan, and mainly in the US',
        },
        {
          name: 'Apple AirTag',
          knownFor: 'cheap tags that many put on collars',
          gap: 'Works only near other phones',
        },
      ],
      challenges: [
        'A collar must open when an {animal} gets caught and still stay on; test it on twenty {animals} before ordering the mould',
        'The connection costs every month. Without a plan that {audience} accept, each sold device loses money',
      ],
      opportunities: [
        'Shelters hand out {animals} that run away in the first weeks; lending a device then finds owners',
      ],
    },
    {
      id: 'training-adoption',
      words:
        'training, trainer, trainers, dog trainer, obedience, puppy, puppies, behaviour, barking, breeders, breeder, shelter, shelters, adoption, adopt, rehome, rescue, horse, horses, riding, stable, stables, dog parks, playdates'.split(
          ', ',
        ),
      nouns: {
        topic: 'training',
        topic2: 'exercises',
        activity: 'get through the first year with a young animal',
        keeper: 'trainer',
        keepers: 'trainers and shelters',
      },
      features: {
        core: [
          mobile('Short {topic2} of five minutes, the next one only when the last one works'),
          mobile('Video of a try, answered by a {keeper} within a day'),
        ],
        mustHave: [both('Questions before adoption that show whether {animal} and home fit')],
        shouldHave: [both('Groups of six with {animals} of the same age nearby')],
      },
      pains: [
        'Tries what a video says, and it gets worse',
        'Is ashamed on the street when the {animal} does not obey',
      ],
      goals: ['Visit friends together with the {animal}'],
      pricing: ['Single lessons usually cost $40 to $120, online courses $10 to $30 a month'],
      competitors: [
        { name: 'Dogo', knownFor: 'training by app with feedback', gap: 'Little help with real trouble' },
        {
          name: 'Petfinder',
          knownFor: 'animals of shelters in one search',
          gap: 'Entries that are out of date',
        },
        { name: 'GoodPup', knownFor: 'live training by video', gap: 'Cost compared with a local group' },
      ],
      challenges: [
        'Results depend on practice at home, which most give up after two weeks. Plan what {product} does on day fifteen',
      ],
      opportunities: [
        'Breeders and shelters speak to every new owner once; a month that is given along reaches all of them',
      ],
    },
    {
      id: 'insurance-costs',
      words:
        'insurance, insurances, insure, premium, premiums, claims, claim, vet bills, vet bill, compare, comparison, costs, liability, funeral, cremation, savings, reimbursement, plan'.split(
          ', ',
        ),
      nouns: {
        topic: 'pet insurance',
        topic2: 'claims',
        activity: 'know what a policy really pays before it is needed',
        keepers: 'insurers and practices',
      },
      features: {
        core: [
          both('Policies compared by ten real bills: what each would have paid'),
          both('{topic2} sent in with one photo of the bill, with the state of each'),
        ],
        mustHave: [both('Waiting times, exclusions and age limits of {topic} in plain words')],
        shouldHave: [both('What changes for {topic} at the next birthday of the {animal}')],
      },
      pains: ['Learns what is excluded when the bill is there'],
      goals: ['Never decide about treatment by the price alone'],
      pricing: ['Comparison is free for owners; insurers usually pay $20 to $80 for a new contract'],
      competitors: [
        {
          name: 'Trupanion',
          knownFor: 'insurance that pays practices directly',
          gap: 'Premiums that rise with costs',
        },
        { name: 'Lemonade', knownFor: 'contracts and claims by app', gap: 'Limits by age and place' },
        { name: 'Petplan', knownFor: 'long-established cover in the UK', gap: 'Price for old {animals}' },
      ],
      challenges: [
        'Recommending insurance is a regulated trade nearly everywhere: find out which licence {product} needs, or whose licence it may use',
      ],
      opportunities: [
        'Practices lose treatments to fear of cost; they talk about {topic} when it saves them a discussion',
      ],
    },
  ],
  pricing: [
    'A monthly plan for one household usually lies between $4 and $12; a second {animal} is often free',
    '{keepers} pay $20 to $90 a month for office tools, or 10% to 20% of what they earn through a platform',
    'Boxes and food for {topic} are bought on subscription, from $25 to $150 a month',
    'One-time fees of $10 to $60 are usual for an answer or a document that is needed once',
  ],
  channels: [
    'waiting rooms of vets and the counters of groomers',
    'owners’ groups by breed or town, where questions on {topic} are asked daily',
    'breeders and shelters, who speak to each new owner',
    'dog parks on Saturday morning',
  ],
  competitors: [
    { name: 'Rover', knownFor: 'sitters and walkers with reviews', gap: 'Fees that push regulars outside' },
    { name: 'Chewy', knownFor: 'pet supplies by automatic order', gap: 'Little advice on what to choose' },
    {
      name: 'PetDesk',
      knownFor: 'reminders and booking for practices',
      gap: 'Only for practices that take part',
    },
    { name: '11pets', knownFor: 'health records of several animals', gap: 'Much to type in' },
  ],
  against: [
    'People love their {animal} and still install few apps for it: food, vet and lead work without one, and {topic} is forgotten after the first weeks',
  ],
  challenges: [
    'Owners trust their own vet more than any screen. Win three practices that recommend {product}, or show why one need not',
    'Each kind of {animal} is a trade of its own. Decide which one comes first and leave the others out',
    'Advice on {topic} that harms an {animal} is remembered. Have a vet sign every text and keep the date of the review',
    'An {animal} lives for years and the need for {topic} changes with age; plan what keeps {audience} after the first year',
  ],
  regulations: {
    any: [
      'Treating {animals}, selling medicine and trading in live {animals} need permits almost everywhere; check each for {topic} before offering it',
    ],
    eu: [
      'In the EU feed businesses must be registered and labelled under Regulation (EC) 767/2009, and cross-border travel of pets asks for chip and passport',
    ],
    us: [
      'In the US pet food falls under the FDA and the feed laws of each state, and telemedicine for {animals} is allowed by some states only',
    ],
    uk: ['In the UK boarding, breeding and selling pets as a business needs a licence of the local council'],
  },
  opportunities: [
    'A missed date costs practices an hour; reminders for {topic} that fill it pay for themselves',
    'New owners ask everything in the first ninety days: be there with {topic} at that moment',
    'Employers look for small benefits that are noticed; help with {topic} is one that few offer',
    'Landlords ask for references of {animals}; a page of {entries} answers them',
  ],
  differences:
    'Name the moment with the {animal} in which {topic} fails today, and what {product} does at that moment.',
  beachhead: 'Start with one kind of {animal}, one town and the three practices that its owners name.',
  firstTest: {
    assumes: '{audience} keep using help with {topic} after the first month',
    what: 'Do {topic} for twenty households by chat and phone for six weeks, with a weekly message written by hand, and charge from week three',
    passes: '8 of the 20 households still pay in week six',
    dollars: 150,
    days: 45,
  },
  market: {
    customers: {
      label: 'Households with such an animal',
      unit: 'households',
      perPerson: { low: 0.05, base: 0.14, high: 0.25 },
      note: 'Between 5 and 25 of 100 inhabitants stand for a household with a fitting animal; the AVMA found a dog in 38% of US households in 2016.',
    },
    serving: {
      customers: {
        label: 'Practices, sitters and shops',
        unit: 'businesses',
        perPerson: { low: 0.0001, base: 0.0004, high: 0.001 },
        note: 'One to ten businesses for animals for 10,000 inhabitants, which is assumed; count the entries of one town.',
      },
      revenue: {
        range: { low: 240, base: 600, high: 1_500 },
        note: 'Office tools for small practices at $20 to $125 a month, which is assumed.',
      },
    },
    revenue: {
      range: { low: 30, base: 80, high: 300 },
      note: 'A small monthly plan at the low end, regular services or boxes at the high end; assumed.',
      usesPerYear: { low: 4, base: 20, high: 60 },
      useValue: { low: 12, base: 30, high: 70 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Those who look for help online and live where it is offered; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 102_800_000_000, base: 147_000_000_000, high: 147_000_000_000 },
        note: 'All spending on pets in the United States: the trade association counted $147 billion in 2023, the Bureau of Labor Statistics $102.8 billion in 2021.',
        reference:
          'https://americanpetproducts.org/news/u.s.-pet-industry-reaches-147-billion-in-sales-in-2023?hs_amp=true',
      },
      share: {
        range: { low: 0.005, base: 0.02, high: 0.08 },
        note: 'The part of that spending which goes to what this product does; assumed. Services apart from vets were $12.3 billion of it in 2023.',
      },
    },
  },
  variations: {
    seasons: [
      'Demand for {topic} moves with the year: sitters are booked out in school holidays, young {animals} arrive in spring and before Christmas, ticks and fireworks fill the phones of vets',
      'Long evenings bring walks and trackers into use; in winter {audience} spend on food and health instead',
    ],
    places: [
      'In cities people pay for {topic} because nobody is at home; in the country neighbours do it, and distances make services dear',
      'Licences for {keepers} differ by town and state, so a second city is a second start',
    ],
  },
  references: [
    {
      title: 'U.S. Pet Industry Reaches $147 Billion in Sales in 2023',
      publisher: 'American Pet Products Association',
      address:
        'https://americanpetproducts.org/news/u.s.-pet-industry-reaches-147-billion-in-sales-in-2023?hs_amp=true',
      date: '2024-03-22',
      says: 'The American Pet Products Association put US spending on pets at $147 billion in 2023, of which $12.3 billion went to services other than vets.',
      figure: { value: 147, unit: 'billion US dollars', year: 2023 },
      use: 'opportunity',
      relevance: 'Shows what is spent in all; not what a new product could win of it.',
    },
    {
      title: 'We love our pets, and our spending proves it',
      publisher: 'US Bureau of Labor Statistics',
      address: 'https://stats.bls.gov/opub/btn/volume-12/we-love-our-pets-and-our-spending-proves-it-1.htm',
      date: '2023-11',
      says: 'By surveys of households, the US Bureau of Labor Statistics found pet spending to have grown from $57.8 billion in 2013 to $102.8 billion in 2021.',
      figure: { value: 102.8, unit: 'billion US dollars', year: 2021 },
      use: 'opportunity',
      relevance: 'Counted by other means than the trade’s own figure, and lower.',
    },
    {
      title: 'AVMA survey explores pet ownership trends',
      publisher: 'Today’s Veterinary Business',
      address: 'https://todaysveterinarybusiness.com/avma-survey-explores-pet-ownership-trends/',
      date: null,
      says: 'In a survey of the American Veterinary Medical Association for 2016, 38% of US households had a dog and 25% a cat.',
      figure: { value: 38, unit: '% of US households with a dog', year: 2016 },
      use: 'opportunity',
      relevance: 'Tells how many keep an animal; not how many would pay for help with it.',
    },
    {
      title: 'Industry Data: Pet Insurance in North America',
      publisher: 'North American Pet Health Insurance Association',
      address: 'https://naphia.org/industry-data/',
      date: '2023-05',
      says: 'The association of pet insurers counted about 5.36 million insured animals in North America at the end of 2022, up by 21.7% in a year.',
      figure: { value: 5.36, unit: 'million insured animals', year: 2022 },
      use: 'opportunity',
      parts: ['insurance-costs', 'vet-health'],
      relevance: 'Shows growth from a low level, as most animals are not insured.',
    },
    {
      title: 'Vital statistics: AVMA report details pet ownership, veterinary care',
      publisher: 'American Veterinary Medical Association',
      address: 'https://www.avma.org/javma-news/2013-02-01/vital-statistics',
      date: '2013-02-01',
      says: 'About three quarters of US households with pets went to a vet at least once during 2011, the American Veterinary Medical Association reported; one in four did not.',
      figure: { value: 75, unit: '% of pet-owning US households', year: 2011 },
      use: 'challenge',
      relevance: 'Old, and says nothing on why one quarter stayed away.',
    },
    {
      title: 'Pet owners worried about the cost of care',
      publisher: 'World Lifestyler',
      address: 'https://worldlifestyler.com/?p=322',
      date: null,
      says: 'In the PDSA’s survey of UK owners for its 2024 report, 51% said that they worry about the cost of vet care.',
      figure: { value: 51, unit: '% of UK pet owners', year: 2024 },
      use: 'pain',
      relevance: 'A worry that was named in a survey; not what people then do.',
    },
    {
      title: 'More than 140 million cats and dogs in the EU',
      publisher: 'CAROdog',
      address: 'https://www.carodog.eu/more-than-140-million-cats-and-dogs-in-the-eu/',
      date: null,
      says: 'FEDIAF’s figures for 2017 list 74.4 million cats and 66.4 million dogs in the EU, with dogs growing in number.',
      figure: { value: 66.4, unit: 'million dogs in the EU', year: 2017 },
      use: 'opportunity',
      parts: ['sitting-walking', 'food', 'tracking-devices', 'training-adoption'],
      relevance: 'Counts animals, not owners, and from before the rise of 2020.',
    },
  ],
}

export default pets
