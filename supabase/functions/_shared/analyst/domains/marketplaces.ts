import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const marketplaces: DomainData = {
  id: 'marketplaces',
  supply: {
    buysTools: false,
    slot: 'suppliers',
    words:
      'artists, makers, owners, hosts, sellers, farmers, designers, freelancers, landlords, craftspeople, growers, potters, photographers, experts, producers'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'buyers',
    audience: 'buyers and sellers',
    topic: 'the offers',
    topic2: 'the deal',
    activity: 'find and agree on an offer',
    suppliers: 'sellers',
    offer: 'offer',
    offers: 'offers',
  },
  roles: [
    {
      title: 'Buyer',
      focus: 'Finds {topic} that can be trusted and pays through {product}',
      responsibilities: [
        'Describes what is needed from {topic}, where and by when',
        'Compares {offers} by total cost, including fees',
        'Confirms that {topic} arrived as described, which releases the money',
      ],
    },
    {
      title: 'Supply side: {suppliers}',
      focus: 'Lists {topic} and earns from it',
      responsibilities: [
        'Keeps photos, price and free dates of {topic} current',
        'Answers requests from {people} within a few hours',
        'Delivers {topic} as listed, and gives money back otherwise',
      ],
    },
    {
      title: 'Marketplace operator',
      focus: 'Keeps {people} and {suppliers} active in the same place at the same time',
      responsibilities: [
        'Recruits the first {suppliers} by hand and helps them describe {topic}',
        'Decides disputes about {topic} within two days and publishes the rules for it',
        'Watches how many searches for {topic} end without an {offer}, by area',
      ],
    },
  ],
  personas: [
    {
      description: 'Buyer who needs {topic} soon and has no trusted contact for it',
      age: '24 to 45',
      occupation: 'Employed or studying, in a town or city',
      technicalLevel: 'Good on phones; buys online every month',
      painPoints: [
        'Asks in chat groups for {topic} and gets vague or late answers',
        'Cannot tell beforehand whether {suppliers} are reliable',
        'Pays a stranger up front and has no way back if {topic} is not as promised',
      ],
      goals: [
        '{activity} within a day',
        'See the whole price of {topic} before writing to anyone',
        'Have someone to turn to when it goes wrong',
      ],
    },
    {
      description: 'One of the {suppliers} who would earn with {topic} on the side',
      age: '28 to 60',
      occupation: 'Owns or offers it already; selling is not the main job',
      technicalLevel: 'Mixed: takes photos and chats, avoids long forms',
      painPoints: [
        'Advertises {topic} in several places and updates none of them',
        'Loses time on questions about {topic} from people who never come',
        'Worries about damage to {topic}, no-shows and tax',
      ],
      goals: [
        'First request for {topic} within two weeks of listing',
        'Money on the account without chasing it',
        'Decide alone who gets a yes',
      ],
    },
  ],
  features: {
    core: [
      both(
        'Search for {topic} by place, date and total price, with empty results turned into a request that {suppliers} see',
      ),
      mobile('Listing {topic} in under three minutes: photos, price, free dates, rules'),
      both('Request, answer and agreement on {topic} in one thread, so that later disputes have a record'),
      both('Money held by a payment provider until {topic} is confirmed as received'),
    ],
    mustHave: [
      both(
        'Identity check for {suppliers} of {topic} before the first payout, and a mark that says what was checked',
      ),
      both('Reviews by {people} and {suppliers}, published together, only after a real deal'),
      both('Rules for cancelling {topic}, shown before payment and applied automatically'),
      web('Case page for disputes about {topic} with photos, messages and a decision by a named person'),
      both('Alerts when something that matches a saved search for {topic} appears'),
    ],
    shouldHave: [
      web('Map of searches for {topic} without an {offer}, to know where to recruit {suppliers} next'),
      both('Suggested price for {topic} from comparable {offers} nearby'),
      both('Yearly statement of earnings for {suppliers}, as tax offices ask for it'),
      mobile('Check-in and check-out with photos for handing over {topic}'),
    ],
    niceToHave: [
      both('Repeat of an earlier deal on {topic} with two taps'),
      both('Public page for each of the {suppliers}, to share in their own channels'),
      both('Favourites among {topic} that tell when price or free dates change'),
      both('Bundles of {topic} and {topic2} from one provider'),
    ],
    future: [
      both('Cover for damage to {topic} or non-delivery, with an insurance partner'),
      web('Tools for professional {suppliers} of {topic}: several users, calendar import, bulk changes'),
      both('A second area or a second kind of {offer}, once half of the searches in the first succeed'),
      both('Instalments for {people}, where {offers} are expensive'),
    ],
  },
  angles: [
    {
      id: 'rental',
      words: [
        'rent',
        'rents',
        'renting',
        'rental',
        'rentals',
        'rent out',
        'lend',
        'borrow',
        'lending',
        'borrowing',
        'share',
        'idle',
        'tools',
        'gear',
        'equipment',
        'camping gear',
        'tool',
        'costume',
      ],
      nouns: {
        suppliers: 'owners',
        offer: 'rental',
        offers: 'rentals',
        audience: 'people who need things for a short time',
        topic: 'things to rent',
        activity: 'borrow what they need for a few days',
      },
      features: {
        core: [
          both('Calendar of free days for {topic}, with time for handing over, cleaning and late return'),
          mobile('Hand-over in two steps: both sides photograph {topic} and confirm its state'),
        ],
        mustHave: [
          both(
            'Deposit for {topic} that is blocked on the card and freed on return, with partial deduction for damage',
          ),
        ],
        shouldHave: [
          both('Late-return fee for {topic} by the day, announced in the reminder the evening before'),
        ],
        future: [both('Lockers or partner shops where {topic} can be handed over without meeting')],
      },
      pains: [
        'Buys {topic} for one use and stores it for years, or goes without',
        'Is embarrassed to ask friends for {topic} again',
      ],
      goals: ['Pay for three days of {topic} instead of its full price'],
      pricing: [
        'Share of each rental of {topic}: 15% to 25% from owners is usual, plus a fee for protection against damage',
      ],
      competitors: [
        {
          name: 'Fat Llama',
          knownFor: 'peer rental of cameras, tools and equipment with damage cover',
          gap: 'Supply outside big cities is thin, and claims for damage can take weeks',
        },
        {
          name: 'Turo',
          knownFor: 'car rental between private people',
          gap: 'Cars only, and users complain about fees that appear late in the booking',
        },
        {
          name: 'Library of Things',
          knownFor: 'low-cost loans of household items from fixed points',
          gap: 'Bound to staffed sites and opening hours',
        },
      ],
      challenges: [
        'Short rentals of cheap items may not be worth the trip for owners. Work out the lowest price at which a hand-over still pays for {topic}',
      ],
      opportunities: [
        'Owners near the same trail, campus or building site can be won in one afternoon, as their items stand idle in the same season',
      ],
      beachhead:
        'Within {topic}, start with one kind of item that costs much, is used rarely and is easy to check on return, within a distance people would cycle.',
      firstTest: {
        assumes: 'Strangers pay to borrow {topic}, return on time and ask again',
        what: 'List twenty items of {topic} that you can borrow yourself, and answer requests by hand for four weeks',
        passes: '10 strangers pay and return on time, and 3 of them ask again',
        dollars: 200,
        days: 35,
      },
    },
    {
      id: 'second-hand',
      words: [
        'second hand',
        'secondhand',
        'used',
        'resale',
        'resell',
        'pre-owned',
        'thrift',
        'vintage',
        'textbooks',
        'swap',
        'old',
        'refurbished',
        'clothes',
        'consignment',
        'sneakers',
      ],
      nouns: {
        suppliers: 'sellers',
        offer: 'item',
        offers: 'items',
        audience: 'people who buy and sell used things',
        topic: 'used items',
        activity: 'buy used items without surprises',
      },
      features: {
        core: [
          mobile(
            'Listing of {topic} from one photo, with category, condition and a price range proposed and corrected by the seller',
          ),
          both('Condition of {topic} in fixed grades with required photos of each flaw'),
        ],
        mustHave: [
          both(
            'Prepaid label for {topic} or a meeting point, chosen by the buyer, with the money released after two days without complaint',
          ),
        ],
        niceToHave: [both('Wish lists of {people} that sellers can see before they list')],
        future: [both('Check of expensive {topic} by a partner before shipping')],
      },
      pains: [
        'Answers “is it still available” ten times for one sale of {topic}',
        'Fears a fake or a hidden flaw when buying {topic} used',
      ],
      goals: ['Sell {topic} in one week without haggling'],
      pricing: [
        'Buyer fee of 3% to 8% plus a fixed amount, with listing free for private sellers, is common for used goods',
      ],
      competitors: [
        {
          name: 'Vinted',
          knownFor: 'used clothes with no seller fee and simple shipping',
          gap: 'Typical complaints are fakes and slow answers in disputes',
        },
        {
          name: 'eBay',
          knownFor: 'reach, auctions and buyer protection',
          gap: 'Casual sellers find fees and listing steps heavy',
        },
        {
          name: 'Facebook Marketplace',
          knownFor: 'free local listings in an app people already have',
          gap: 'Payment and protection are largely left to the two people',
        },
      ],
      challenges: [
        'Low prices leave little room for fees and returns. Compute shipping, fee and one return in ten for an average sale of {topic}',
      ],
      opportunities: [
        'A narrow catalogue with known models makes condition, price and fit of {topic} comparable in a way that general platforms do not',
      ],
      beachhead:
        'Start with one narrow category in which model and condition fix the price, and with people who replace it every season.',
    },
    {
      id: 'talent',
      words: [
        'freelancer',
        'freelancers',
        'experts',
        'designers',
        'consultants',
        'tutors',
        'lawyers',
        'gigs',
        'artists',
        'musicians',
        'creative',
        'projects',
        'hire',
        'professionals',
        'translators',
      ],
      nouns: {
        suppliers: 'professionals',
        offer: 'service',
        offers: 'services',
        audience: 'clients and professionals',
        topic: 'paid work',
        activity: 'hire the right person for a job',
      },
      features: {
        core: [
          both('Brief in five questions, so that professionals can quote on {topic} without a call'),
          both('Fixed-price packages for {topic} beside hourly work, with what is included and what is not'),
        ],
        mustHave: [
          both('Milestones: money for the next part of {topic} is set aside before work on it begins'),
        ],
        shouldHave: [both('Portfolio items on {topic} that a former client has confirmed')],
        future: [web('Accounts for {people} who hire every month, with one invoice')],
      },
      pains: [
        'Spends evenings comparing profiles for {topic} that all say the same',
        'Gets no reply to a message, or ten copied ones',
      ],
      goals: ['A short list of three people for {topic} by tomorrow'],
      pricing: [
        'Share of each job: 10% to 20% from the professional is usual, often falling for repeat clients',
      ],
      competitors: [
        {
          name: 'Upwork',
          knownFor: 'a large pool of freelancers, contracts and time tracking',
          gap: 'New freelancers pay to apply and many proposals are generic',
        },
        {
          name: 'Fiverr',
          knownFor: 'packaged services at visible prices',
          gap: 'Quality differs widely between sellers at the same price',
        },
        {
          name: 'Toptal',
          knownFor: 'pre-screened specialists',
          gap: 'Out of the price range of small clients',
        },
      ],
      challenges: [
        'Once two people trust each other, the next job is agreed outside {product}. Give both a reason to stay: contract, insurance, invoice or a lower fee',
      ],
      opportunities: [
        'One trade with a clear result can be vetted properly, which general platforms cannot do for {topic}',
      ],
      beachhead: 'Start with one kind of job that has a clear result and comes back every month.',
    },
    {
      id: 'handmade',
      words: [
        'handmade',
        'artisans',
        'artisan',
        'artists',
        'ceramics',
        'art',
        'crafts',
        'craft',
        'collectibles',
        'collectors',
        'prints',
        'vinyl',
        'cards',
        'plants',
        'local producers',
        'makers',
      ],
      nouns: {
        suppliers: 'makers',
        offer: 'piece',
        offers: 'pieces',
        audience: 'collectors and makers',
        topic: 'handmade pieces',
        activity: 'buy directly from makers',
      },
      features: {
        core: [
          both(
            'A page for each maker with process, place and waiting time, since people buy the story of {topic} as well',
          ),
          both('{topic} made to order with a stated delivery week and part payment'),
        ],
        mustHave: [
          both('Shipping rules for fragile {topic}: packing guide, insurance and who pays for breakage'),
        ],
        shouldHave: [both('Drops: a small collection at a set time, with a reminder for followers')],
        niceToHave: [both('Certificate of origin that passes on with {topic}')],
      },
      pains: [
        'Finds mass-made copies among the results when looking for {topic}',
        'As a maker, loses a day each week to photos, listings and parcels',
      ],
      goals: ['Know who made {topic} and when it will arrive'],
      competitors: [
        {
          name: 'Etsy',
          knownFor: 'reach for handmade and vintage goods',
          gap: 'Makers complain about rising fees and about resellers of factory goods',
        },
        { name: 'Big Cartel', knownFor: 'simple shops for artists', gap: 'Brings no buyers of its own' },
        {
          name: 'Catawiki',
          knownFor: 'curated auctions with experts',
          gap: 'Only fits pieces worth an expert’s time',
        },
      ],
      challenges: [
        'Makers have few pieces and list them in several places. Stock of {topic} must not be sold twice',
      ],
      opportunities: [
        'Makers bring their own followers: each good listing of {topic} that they share costs no advertising',
      ],
    },
    {
      id: 'space',
      words: [
        'parking',
        'storage',
        'space',
        'spaces',
        'garage',
        'garages',
        'driveway',
        'coworking',
        'venues',
        'studios',
        'rooms',
        'desks',
        'kitchens',
        'gardens',
        'sublet',
        'land',
        'warehouse space',
      ],
      nouns: {
        suppliers: 'hosts',
        offer: 'space',
        offers: 'spaces',
        audience: 'people who need space and people who have it',
        topic: 'spare space',
        activity: 'book space by the hour or month',
      },
      features: {
        core: [
          both(
            'Free times of {topic} by hour, day or month, with automatic acceptance for hosts who want it',
          ),
          mobile('Access to {topic} on arrival: code, key box or host, with directions that work at night'),
        ],
        mustHave: [
          both('House rules for {topic} accepted at booking, with a stated price for breaking them'),
        ],
        shouldHave: [both('Contract for monthly use of {topic}, ready to sign on both sides')],
      },
      pains: [
        'Drives around or phones ten places to find {topic}',
        'Has {topic} empty most of the week and no simple way to let it',
      ],
      goals: ['Book {topic} for the right hours without a viewing'],
      competitors: [
        {
          name: 'JustPark',
          knownFor: 'booking private driveways and car parks',
          gap: 'Drivers complain when a space is taken on arrival',
        },
        {
          name: 'Peerspace',
          knownFor: 'venues and studios by the hour',
          gap: 'Service fees on top surprise first-time renters',
        },
        { name: 'Neighbor', knownFor: 'storage in private homes', gap: 'Available in few countries' },
      ],
      challenges: [
        'Leases, insurance and local rules may forbid letting {topic} to others. Ask three hosts to show their contracts before building',
      ],
      opportunities: [
        'A stadium, campus or hospital with too little of {topic} makes a first area with daily demand',
      ],
    },
  ],
  pricing: [
    'Share of each deal: 8% to 20% is usual, depending on who brings the customer',
    'Fee for {people} on top of the price: often 5% to 12%, shown before payment',
    'Monthly plan for professional {suppliers}: $20 to $80, with a lower share per deal',
    'Paid placement, once there are enough {offers} to choose from',
  ],
  channels: [
    'local groups and notice boards where {audience} already ask for {topic}',
    'direct messages to the first fifty {suppliers}, found on classified sites',
    'pages for each kind of {offer} and place, written so that a search finds them',
  ],
  competitors: [
    {
      name: 'Craigslist and local classifieds',
      knownFor: 'free listings and long habit',
      gap: 'No payment, no checks and frequent scams',
    },
    {
      name: 'Facebook groups',
      knownFor: 'reach and local trust',
      gap: 'Search, prices and agreements get lost in the feed',
    },
    {
      name: 'Airbnb',
      knownFor: 'the pattern of listings, reviews and held payments that users expect',
      gap: 'Guests often complain about extra fees',
    },
    {
      name: 'Amazon Marketplace',
      knownFor: 'logistics and demand for standard goods',
      gap: 'Sellers complain about fees and copied products',
    },
  ],
  against: [
    'Once {people} and {suppliers} know each other, they can deal in {topic} without {product}. If most of them do, the fee is paid once and both sides have to be won anew',
  ],
  challenges: [
    'Neither side comes without the other. Decide which one you win first by hand: here it is usually {suppliers}, because good {offers} bring {audience}',
    'Fraud arrives with the first real money: plan limits for new {suppliers} of {topic} and payouts that wait some days',
    'If {topic} is bought once in several years, every customer has to be won anew and advertising eats the fee',
  ],
  regulations: {
    any: [
      'Platforms are often obliged to identify sellers and report their earnings to tax offices; find the rule for your first country',
    ],
    eu: [
      'DAC7 obliges platforms in the EU to report what {suppliers} earn to the tax office each year; collect name, address and tax number from the start',
    ],
    us: [
      'Payment providers issue Form 1099-K to US sellers above a threshold; say so to {suppliers} before their first payout',
    ],
    uk: [
      'UK platforms report seller earnings to HMRC under the OECD model rules; collect the data when {suppliers} register',
    ],
    india: [
      'E-commerce operators in India deduct tax at source on sales and collect GST; ask an accountant before taking the first commission',
    ],
  },
  opportunities: [
    'One area and one kind of {offer} is enough to learn whether {audience} come back; a national launch is not needed',
    '{suppliers} who already advertise {topic} elsewhere can be asked today what they pay for it',
    'Searches for {topic} without a result are a list of what to recruit next, which advertising cannot buy',
    'Standard terms, photos and prices for {topic} may be worth paying for before there is any liquidity',
  ],
  differences:
    'Usual ways to differ are checked {suppliers}, protection when something goes wrong, a narrower choice, or a lower fee. Pick one that {audience} would notice in the first minute.',
  beachhead:
    'Start {topic} in one neighbourhood or one niche, where both sides can be known by name, and widen only when most searches there end in a deal.',
  firstTest: {
    assumes: '{people} and {suppliers} come back to {product} for their second deal',
    what: 'Find ten {suppliers} and thirty {people} in one place, match them by hand with messages and a shared list for four weeks, and take the fee from the first deal',
    passes: '5 repeat deals with the fee paid. With fewer, the habit is not there yet',
    dollars: 150,
    days: 42,
  },
  market: {
    serving: {
      customers: {
        label: 'People and firms who would offer through it',
        unit: 'sellers',
        perPerson: { low: 0.002, base: 0.01, high: 0.03 },
        note: 'Between 0.2% and 3% of all inhabitants is assumed to have something to offer of this kind.',
      },
      revenue: {
        range: { low: 20, base: 90, high: 300 },
        note: 'Assumed: a monthly plan of $10 to $30 for part of the year, or the share of a few deals a month.',
      },
    },
    customers: {
      label: 'People who would use such a marketplace in a year',
      unit: 'people',
      perPerson: { low: 0.005, base: 0.02, high: 0.06 },
      note: 'Between 0.5% and 6% of all inhabitants is assumed for a niche marketplace; a broad one reaches more.',
    },
    revenue: {
      range: { low: 8, base: 25, high: 70 },
      note: 'Assumed: 2 to 8 deals a year of $30 to $80, of which the marketplace keeps 10% to 15%.',
      usesPerYear: { low: 2, base: 4, high: 8 },
      useValue: { low: 30, base: 50, high: 80 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Share living where both sides are dense enough to meet; assumed.',
    },
    obtainable: {
      range: { low: 0.005, base: 0.02, high: 0.05 },
      note: 'Share won within three years, against free classifieds; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 39_000_000_000, base: 43_000_000_000, high: 43_000_000_000 },
        note: 'Stands in for the goods meant: second-hand clothes in the United States, $43 billion in 2023 and 11% less a year before, by GlobalData for ThredUp. Replace it by what is spent on your own kind of goods or work.',
        reference:
          'https://chainstoreage.com/study-us-secondhand-apparel-sales-grew-faster-traditional-retail-2023',
      },
      share: {
        range: { low: 0.001, base: 0.005, high: 0.02 },
        note: 'The part of that trade which a marketplace keeps in the niche that is meant; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'Moves, holidays and the end of school years bring {offers}; before Christmas buyers come: win {suppliers} in one and buyers in the other',
      'Rental and outdoor things have a short season, in which one rainy month decides; count on one good year in two',
    ],
    places: [
      'A local marketplace for {topic} starts anew in each town; one that ships starts anew in each country with its post, tax and returns',
      'Where neighbours know each other, trust is given and fees are avoided; in large cities it is the other way round',
    ],
  },
  references: [
    {
      title: 'The State of Gig Work in 2021',
      publisher: 'Pew Research Center',
      address: 'https://www.pewresearch.org/internet/2021/12/08/the-state-of-gig-work-in-2021/',
      date: '2021-12-08',
      says: 'In a survey of US adults in August 2021, 16% said they had at some time earned money through an online gig platform.',
      figure: { value: 16, unit: '% of US adults', year: 2021 },
      use: 'opportunity',
      parts: ['talent', 'space'],
      relevance: 'Shows how common it is to offer work through platforms; goods are not included.',
    },
    {
      title: 'Regulation (EU) 2022/2065 on a Single Market For Digital Services (Digital Services Act)',
      publisher: 'EUR-Lex, European Union',
      address: 'https://eur-lex.europa.eu/eli/reg/2022/2065/oj',
      date: '2022-10-19',
      says: 'Article 30 obliges online marketplaces in the EU to collect and check contact and registration details of traders before they may offer goods or services; micro and small enterprises are largely exempt.',
      use: 'challenge',
      relevance: 'Decides what has to be asked from commercial sellers in the EU.',
    },
    {
      title: 'E-commerce statistics for individuals',
      publisher: 'Eurostat',
      address:
        'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=E-commerce_statistics_for_individuals',
      date: '2023',
      says: 'Eurostat found that in 2022, 21% of recent internet users in the EU had bought goods from other private people online, and 6% had rented accommodation from them.',
      figure: { value: 21, unit: '% of recent internet users in the EU', year: 2022 },
      use: 'opportunity',
      relevance:
        'Shows how many people already deal with strangers online; not how many would for this kind of thing.',
    },
    {
      title: 'Study: U.S. secondhand apparel sales grew faster than traditional retail in 2023',
      publisher: 'Chain Store Age',
      address:
        'https://chainstoreage.com/study-us-secondhand-apparel-sales-grew-faster-traditional-retail-2023',
      date: null,
      says: 'GlobalData, for the marketplace ThredUp, put US sales of second-hand clothes at $43 billion in 2023, 11% more than in the year before.',
      figure: { value: 43, unit: 'billion US dollars', year: 2023 },
      use: 'opportunity',
      relevance: 'Clothes only, thrift shops included, and paid for by a company that sells them.',
    },
    {
      title:
        'Upwork Study Finds 64 Million Americans Freelanced in 2023, Adding $1.27 Trillion to U.S. Economy',
      publisher: 'Upwork, on GlobeNewswire',
      address:
        'https://www.globenewswire.com/news-release/2023/12/12/2794593/0/en/Upwork-Study-Finds-64-Million-Americans-Freelanced-in-2023-Adding-1-27-Trillion-to-U-S-Economy.html',
      date: '2023-12-12',
      says: 'A survey of 3,000 people for Upwork, a marketplace for such work, led to an estimate of 64 million Americans who freelanced in 2023.',
      figure: { value: 64, unit: 'million Americans', year: 2023 },
      use: 'opportunity',
      parts: ['talent'],
      relevance: 'Counts anybody who freelanced once; few of them need a marketplace.',
    },
    {
      title: 'Etsy, Inc. Reports Fourth Quarter and Full Year 2023 Results',
      publisher: 'Etsy, on PR Newswire',
      address:
        'https://www.prnewswire.com/news-releases/etsy-inc-reports-fourth-quarter-and-full-year-2023-results-302067970.html',
      date: '2024-02-21',
      says: 'Etsy reports goods for over $13 billion sold on all its marketplaces in 2023, and 92 million active buyers on its main one.',
      figure: { value: 13, unit: 'billion US dollars sold', year: 2023 },
      use: 'challenge',
      parts: ['handmade', 'second-hand'],
      relevance: 'Shows who already gathers makers and buyers; not what they miss there.',
    },
    {
      title: 'Online Shopping Scams',
      publisher: 'Cybercrime Support Network',
      address: 'https://fightcybercrime.org/online-shopping-scams/',
      date: null,
      says: 'People in the US made 360,315 reports of online shopping scams to the Federal Trade Commission in 2022, with losses of $358.7 million.',
      figure: { value: 358.7, unit: 'million US dollars of reported losses', year: 2022 },
      use: 'pain',
      relevance: 'All online shopping; most cases are never reported, and marketplaces are one part.',
    },
    {
      title: 'Shared: Home-sharing services',
      publisher: 'Pew Research Center',
      address: 'https://www.pewinternet.org/2016/05/19/shared-home-sharing-services/',
      date: '2016-05-19',
      says: 'In a Pew survey published in 2016, 11% of US adults had stayed in a private home booked through a sharing site, and about half had never heard of such sites.',
      figure: { value: 11, unit: '% of US adults', year: 2016 },
      use: 'opportunity',
      parts: ['space', 'rental'],
      relevance: 'Old: such sites are better known today, and other things than homes are lent less.',
    },
  ],
}

export default marketplaces
