import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const food: DomainData = {
  id: 'food-restaurants',
  topics:
    'lunch, lunches, dinner, dinners, breakfast, meal, meals, recipe, recipes, menus, dish, dishes, bread, pizza, pizzas, sushi, burgers, coffee, tea, wine, wines, beer, beers, cake, cakes, snacks, soup, salads, vegetables, fruit, produce, groceries, catering, leftovers, pastries, sandwiches, drinks, juices, tacos, noodles, curry, ice cream, school meals, meal kits, street food, spices, cheese, honey, chocolate, meat, fish, eggs'.split(
      ', ',
    ),
  supply: {
    slot: 'places',
    words:
      'restaurants, cafes, cafés, bakeries, bars, kitchens, caterers, food trucks, canteens, chefs, restaurant owners, breweries, hotels, pizzerias'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'guests',
    audience: 'people who eat and places that feed them',
    topic: 'meals',
    topic2: 'ingredients',
    activity: 'decide what to eat without stress',
    dish: 'dish',
    dishes: 'dishes',
    place2: 'kitchen',
    places: 'kitchens',
  },
  roles: [
    {
      title: 'Guest or eater',
      focus: 'Wants {topic} to suit taste, health, time and budget',
      responsibilities: [
        'States once what {topic} must not contain',
        'Chooses among few {dishes} and says afterwards how it was',
        'Picks up, receives or cooks {topic} at the agreed time',
      ],
    },
    {
      title: 'Kitchen or shop',
      focus: 'Turns {topic2} into {dishes} with little waste and no chaos',
      responsibilities: [
        'Keeps what is available of {topic2} today up to date',
        'Confirms {topic} and times to {people}',
        'Names allergens correctly for each {dish}',
      ],
    },
    {
      title: 'Operations',
      focus: 'Keeps promises on {focus} between both sides',
      responsibilities: [
        'Watches late, wrong and cold deliveries of {dishes} daily',
        'Visits new {places} and checks who handles {topic2} and how',
        'Plans {topic} for Friday evening, holidays and heat',
      ],
    },
  ],
  personas: [
    {
      description: 'Adult who wants better {topic} and has twenty minutes',
      age: '25 to 50',
      occupation: 'Works full time, often with family',
      technicalLevel: 'Orders and searches recipes on the phone',
      painPoints: [
        'Has no idea about {focus} at six in the evening',
        'Buys {topic2} that end in the bin',
        'Plans {topic} for people who all eat something different',
      ],
      goals: [
        '{activity}',
        'Spend less on {topic} without a spreadsheet',
        'Eat in a way that feels right on normal weekdays',
      ],
    },
    {
      description: 'Owner or manager of a small food business',
      age: '30 to 58',
      occupation: 'Runs a restaurant, café, bakery or catering kitchen',
      technicalLevel: 'Phone and till; no time at a desk',
      painPoints: [
        'Cannot foresee how much of {topic} Tuesday needs',
        'Pays high fees to platforms and knows few {people} by name',
        'Loses staff and explains {topic} anew each month',
      ],
      goals: [
        'Throw away less of {topic2}',
        'Fill the quiet hours with {topic}',
        'Know at closing time what {topic} earned',
      ],
    },
  ],
  features: {
    core: [
      both('Proposal for {topic} from taste, time and what is there, with one tap to change a {dish}'),
      both(
        'Filter of {topic} for allergens and diets that is strict by default and says when data is missing',
      ),
      mobile('{topic} settled in under a minute, with pick-up or cooking time'),
      web('Screen for the {place2} that shows what is due now, large and without a keyboard'),
    ],
    mustHave: [
      both('Prices of {topic} with all fees before {people} order'),
      both('Availability of {topic} that a {place2} can change in five seconds'),
      both('Problem with {topic} reported with a photo, and settled the same day'),
      web('List of {topic2} with amounts and suppliers, from plan or orders'),
      both('Allergen and origin data for {topic} kept per {dish} with date and person'),
    ],
    shouldHave: [
      both('Favourites among {topic} by weekday'),
      web('Forecast of {topic} for tomorrow from weekday, weather and bookings, beside what really came'),
      both('{people} with different diets at one table, planned together'),
      web('Export of {topic} to till and bookkeeping'),
    ],
    niceToHave: [
      both('Ideas for leftovers of {topic}'),
      both('Season calendar of {topic2} for {topic}'),
      both('Note by {people} to the cook, and an answer'),
      both('Cost of {topic} per portion'),
    ],
    future: [
      web('Common buying for {topic} by several {places}'),
      both('{topic} for offices, schools or homes'),
      both('{topic} in a second district, once the first is on time'),
      web('Waste of {topic2} measured and reported to owners and cities'),
    ],
  },
  angles: [
    {
      id: 'home-cooking',
      words: [
        'recipe',
        'recipes',
        'meal plan',
        'meal plans',
        'meal planning',
        'meal prep',
        'home cooks',
        'cooking',
        'cook',
        'fridge',
        'pantry',
        'dinner',
        'dinners',
        'groceries',
        'grocery',
        'shopping list',
        'ingredients',
        'kids',
        'family',
        'families',
        'parents',
        'allergies',
        'vegan',
        'baby food',
        'leftovers',
      ],
      nouns: {
        audience: 'home cooks',
        topic: 'weekday dinners',
        topic2: 'groceries',
        activity: 'get dinner on the table in half an hour',
        place2: 'household',
        places: 'households',
      },
      features: {
        core: [
          mobile(
            'Week of {topic} in two minutes, from what is at home, who eats and how long each evening allows',
          ),
          both('List of {topic2} for {topic} by aisle that several people tick off at once'),
        ],
        mustHave: [
          both('Replacement in {topic} for a missing or forbidden ingredient, with what it changes'),
        ],
        shouldHave: [mobile('View of {topic} with timers that works with wet hands')],
      },
      pains: [
        'Plans {topic} on Sunday and throws the plan over on Tuesday',
        'Asks “what shall we eat” every day and hears “anything”',
      ],
      goals: ['Shop once a week for {topic}'],
      pricing: [
        'Planning apps often ask $3 to $8 a month or $25 to $50 a year; income from grocery partners is small at first',
      ],
      roles: [
        {
          title: 'Person who cooks',
          focus: 'Wants {topic} on the table with little thought and no waste',
          responsibilities: [
            'States once who eats, what is forbidden and how long {topic} may take',
            'Says afterwards what was cooked and how it was liked',
            'Keeps the list of what is at home roughly right',
          ],
        },
        {
          title: 'Others at the table',
          focus: 'Want a say in {topic} without the work',
          responsibilities: [
            'Vote on {focus} or veto it before the shopping',
            'Add what is missing to the list',
            'Take over one evening a week',
          ],
        },
        {
          title: 'Editor',
          focus: 'Makes sure that {topic} work in a normal kitchen',
          responsibilities: [
            'Tests new {topic} with times and amounts',
            'Checks allergens in every ingredient and notes the source',
            'Removes what people start and do not finish',
          ],
        },
      ],
      personas: [
        {
          description: 'Person who decides about {focus} nearly every day',
          age: '25 to 50',
          occupation: 'Works full time, often with family',
          technicalLevel: 'Searches recipes on the phone while cooking',
          painPoints: [
            'Has no idea about {focus} at six in the evening',
            'Buys {topic2} for {topic} and finds them in the bin on Sunday',
            'Plans {topic} for people who all eat something different',
          ],
          goals: [
            '{activity}',
            'Spend less on {topic} without a spreadsheet',
            'Repeat the ten {topic} that everybody likes',
          ],
        },
        {
          description:
            'Someone who has to change {topic} for a reason such as a diagnosis, a baby or a tight month',
          age: '25 to 65',
          occupation: 'Any; the change came suddenly',
          technicalLevel: 'Looks for help online the same week',
          painPoints: [
            'Does not know which {topic2} are still allowed',
            'Finds advice on {focus} that contradicts itself',
            'Cooks twice, for oneself and for the others',
          ],
          goals: [
            'One week of {topic} that is safe',
            'The same {topic} for everyone at the table',
            'Know what to order when eating out',
          ],
        },
      ],
      channels: ['groups of {people} on diets, babies and budgets, in which {topic} are a daily subject'],
      competitors: [
        {
          name: 'Mealime',
          knownFor: 'quick plans with shopping lists',
          gap: 'Does not know what is in the fridge',
        },
        { name: 'Paprika', knownFor: 'collecting own recipes', gap: 'Planning is left to the cook' },
        {
          name: 'HelloFresh',
          knownFor: 'boxes with measured ingredients',
          gap: 'Customers complain about price and packaging',
        },
      ],
      challenges: [
        'Typing in what is in the fridge is dull, and the plan is only as good as that list. Find the entry of {topic2} that takes a minute a week',
      ],
      opportunities: [
        'A diet ordered by a doctor, a new baby or an allergy changes {topic} overnight: those families search that very week',
      ],
      firstTest: {
        assumes: '{audience} cook what was planned on most evenings, and pay to be spared the planning',
        what: 'Plan {topic} for ten households by chat for three weeks, with their fridge photos, charge in week two, and count how many dinners were cooked as planned',
        passes: '6 of the 10 pay, and they cook 3 of 5 planned dinners a week or more',
        dollars: 50,
        days: 25,
      },
    },
    {
      id: 'delivery',
      words: [
        'food delivery',
        'delivery',
        'deliver',
        'takeaway',
        'takeout',
        'ghost kitchen',
        'cloud kitchen',
        'tiffin',
        'lunch',
        'lunches',
        'meal kit',
        'meal kits',
        'couriers',
        'offices',
        'catering',
        'caterers',
        'home-cooked',
        'order',
        'street food',
        'food truck',
        'food trucks',
        'chef',
        'chefs',
        'subscription',
      ],
      nouns: {
        audience: 'people who order food',
        topic: 'delivered meals',
        topic2: 'delivery times',
        activity: 'get a good meal at a known time',
        dish: 'meal',
        dishes: 'meals',
      },
      features: {
        core: [
          mobile(
            'Small choice of {topic} for each day, with orders closing early enough for the {place2} to plan',
          ),
          mobile('Window of fifteen minutes for {topic} and one message when it changes'),
        ],
        mustHave: [
          web('Orders of {people} bundled by street and time, so that one trip carries several {dishes}'),
        ],
        shouldHave: [
          both('Standing order of {topic} by weekday, which can be skipped until the evening before'),
        ],
        future: [both('Returnable containers for {topic} with a deposit')],
      },
      pains: ['Waits an hour for {topic}, cold on arrival', 'Pays nearly as much in fees as for the food'],
      goals: ['Get {topic} for the price of a sandwich'],
      pricing: [
        'Delivery platforms take 15% to 30% from kitchens and add fees for guests; fixed lunch menus often cost $8 to $14',
      ],
      competitors: [
        {
          name: 'Uber Eats',
          knownFor: 'choice and speed',
          gap: 'Restaurants complain about commission, guests about fees',
        },
        {
          name: 'DoorDash',
          knownFor: 'coverage in the US, suburbs too',
          gap: 'Wrong and late orders are the usual complaint',
        },
        {
          name: 'Too Good To Go',
          knownFor: 'selling surplus at the end of the day',
          gap: 'Guests cannot choose what is in the bag',
        },
      ],
      challenges: [
        'One order of {topic} on one trip rarely pays. Compute cost per trip with wages and waiting, and the number of {dishes} per stop that it needs',
      ],
      opportunities: [
        'Offices, building sites and clinics order {topic} for many at one address and one time, which is the cheapest trip there is',
      ],
      beachhead:
        'Start with a few streets with many offices or homes of {audience}, one kitchen and one time window.',
      firstTest: {
        assumes: 'What is paid for one order covers the kitchen and the trip',
        what: 'Take orders by chat from two office buildings for two weeks, with one kitchen and a bicycle, and note income, minutes and complaints per trip',
        passes: 'The trips of the second week bring in more than they cost, with 8 orders a day or more',
        dollars: 500,
        days: 18,
      },
    },
    {
      id: 'restaurant-tools',
      sells: 'organisations',
      words: [
        'restaurant',
        'restaurants',
        'cafe',
        'cafes',
        'coffee shop',
        'coffee shops',
        'bakery',
        'bakeries',
        'bar',
        'bars',
        'menu',
        'menus',
        'reservations',
        'table reservations',
        'waiter',
        'waiters',
        'qr code',
        'tips',
        'pos',
        'staff',
        'shifts',
        'inventory',
        'food cost',
        'kitchen staff',
        'suppliers',
        'owners',
        'predicting',
        'no-shows',
        'brewery',
        'breweries',
        'hotels',
      ],
      nouns: {
        people: 'guests',
        audience: 'restaurant owners',
        topic: 'service and purchasing',
        topic2: 'stock',
        activity: 'run a full evening without surprises',
        place2: 'restaurant',
        places: 'restaurants',
      },
      features: {
        core: [
          web('Forecast of guests for the next three days, with amounts of {topic2} to confirm'),
          mobile('Count of {focus} in one minute at closing time, by photo or weight'),
        ],
        mustHave: [web('Connection to the till that {audience} use, or import of its daily file')],
        shouldHave: [web('Cost of {topic2} at today’s prices, with the three {dishes} that lose money')],
        niceToHave: [mobile('Notes for the next shift')],
      },
      pains: [
        'Decides on {focus} by feeling and throws food away on Monday',
        'Does not know which {dishes} earn money',
      ],
      goals: ['Buy one tenth less for the same guests'],
      pricing: [
        'Restaurants usually pay $40 to $150 a month per site for one clear saving; contracts for a year are disliked',
      ],
      competitors: [
        {
          name: 'Toast',
          knownFor: 'till, payment and kitchen in one',
          gap: 'Contracts and hardware bind small places',
        },
        {
          name: 'Winnow',
          knownFor: 'measuring waste in large kitchens',
          gap: 'Made for hotels and canteens in size and price',
        },
        {
          name: 'OpenTable',
          knownFor: 'reservations and reach',
          gap: 'Fee per guest is a constant complaint',
        },
      ],
      challenges: [
        '{audience} have no desk hour, and many places close within a few years. Sell something that pays back in the first month, between three and five in the afternoon',
      ],
      opportunities: [
        'Suppliers, tax advisers and till dealers visit {audience} every week and can carry a pilot of {product} through the door',
      ],
      beachhead: 'Start with places of one kind and size in one town, with the same till.',
      firstTest: {
        assumes: 'Knowing {focus} in advance saves a restaurant more than {product} costs it',
        what: 'Forecast {focus} by hand for three restaurants for four weeks, weigh the bins before and after, and ask for the monthly price when the numbers are on the table',
        passes: 'Waste falls by 15% or more in 2 of the 3, and both pay for a month',
        dollars: 100,
        days: 42,
      },
    },
    {
      id: 'waste-producers',
      words: [
        'food waste',
        'surplus',
        'surplus food',
        'leftover',
        'leftover food',
        'farmers market',
        'local farms',
        'farms',
        'farm',
        'produce',
        'vegetables',
        'fruit',
        'supermarket',
        'supermarkets',
        'food bank',
        'food banks',
        'donate',
        'donation',
        'ugly',
        'expiry',
        'shelf life',
        'bread',
        'growers',
        'charities',
      ],
      nouns: {
        audience: 'people who want fresh food at a fair price',
        topic: 'surplus and local food',
        topic2: 'pick-up',
        activity: 'buy good food that would otherwise be thrown away',
        dish: 'offer',
        dishes: 'offers',
        place2: 'shop',
        places: 'shops and farms',
      },
      features: {
        core: [
          mobile('Offer of {topic} in thirty seconds: amount, price, until when'),
          mobile('Reservation of {topic} with payment and a code at pick-up'),
        ],
        mustHave: [both('Rules for dates and cooling, confirmed with each {dish}')],
        shouldHave: [web('Weekly amount saved in kilograms, with the way it was counted')],
      },
      pains: [
        'Sees good food thrown away and has no way to get it',
        'As a shop, has {topic} at closing time and nobody to call',
      ],
      goals: ['Have {topic} within a walk from home'],
      competitors: [
        {
          name: 'Too Good To Go',
          knownFor: 'surprise bags from shops',
          gap: 'Contents cannot be chosen; good bags sell out',
        },
        { name: 'Olio', knownFor: 'giving food to neighbours', gap: 'Depends on volunteers and trust' },
        {
          name: 'Imperfect Foods',
          knownFor: 'boxes of odd-looking produce',
          gap: 'Delivery only in some regions of the US',
        },
      ],
      challenges: [
        'Amounts of {topic} change daily and are small. Offers and {audience} have to meet within an hour and a kilometre',
      ],
      opportunities: [
        'Cities and supermarket chains must report on waste and look for partners who can count {topic}',
      ],
    },
    {
      id: 'eating-out',
      words: [
        'dining',
        'diners',
        'diner',
        'eat out',
        'dine',
        'foodies',
        'cuisine',
        'halal',
        'kosher',
        'gluten free',
        'vegetarian',
        'allergens',
        'taste',
        'dishes',
        'supper club',
        'reviews',
        'discover',
        'date night',
        'sushi',
        'pizza',
        'beer',
        'cooking class',
      ],
      nouns: {
        audience: 'people who like to eat out',
        topic: 'eating out',
        topic2: 'menus',
        activity: 'find a place where everyone at the table can eat',
        place2: 'restaurant',
        places: 'restaurants',
      },
      features: {
        core: [
          mobile('Search of {topic2} by {dish} and diet, open now and with a free table'),
          both('Answers of the {place2} on allergens, with date'),
        ],
        mustHave: [both('Photos and notes on {focus} only from people who were there')],
        shouldHave: [both('Vote among {people}, ending in a reservation')],
      },
      pains: [
        'Reads {topic2} of ten places and still has to phone about allergies',
        'Trusts no ratings, since all have four stars',
      ],
      goals: ['Decide in five minutes, with six people'],
      competitors: [
        {
          name: 'Google Maps',
          knownFor: 'finding any place with ratings',
          gap: 'Menus and diets are patchy',
        },
        { name: 'HappyCow', knownFor: 'vegan and vegetarian places', gap: 'Covers one diet' },
        {
          name: 'TheFork',
          knownFor: 'reservations with discounts in Europe',
          gap: 'Restaurants dislike the discounts',
        },
      ],
      challenges: [
        'Guests rarely pay for finding a table. Decide which {places} pay, for what, and whether ratings stay honest then',
      ],
      opportunities: [
        'People with strict diets keep lists and share them; fifty good lists are a first city',
      ],
    },
  ],
  pricing: [
    'Share of each order of {topic}: 10% to 25% is usual, depending on who delivers',
    'Monthly price for {places}: $30 to $120, if a saving on {focus} can be shown',
    'Subscription for {people}: $3 to $9 a month',
    'Fixed menus or boxes sold at two and a half to three and a half times the cost of {topic2}',
  ],
  channels: [
    'suppliers and till dealers who visit {places} every week',
    'schools, offices and clubs, where many {audience} eat at the same time',
    'local groups on food and diets',
  ],
  competitors: [
    { name: 'Google Maps', knownFor: 'being asked first', gap: 'Shallow on menus and diets' },
    { name: 'Instacart', knownFor: 'groceries from local shops', gap: 'Prices and fees above the shelf' },
    { name: 'A list on the fridge', knownFor: 'no cost and no log-in', gap: 'Always the same seven meals' },
    {
      name: 'Deliveroo',
      knownFor: 'restaurant delivery in cities',
      gap: 'Commission and couriers’ conditions are criticised',
    },
  ],
  against: [
    'Habits with {topic} are daily and strong. If {audience} try {product} once and fall back into them, what it earns on thin margins never pays for winning them',
  ],
  challenges: [
    'Margins on {topic} are thin. Every cent that {product} takes must come back as less waste, fewer hours or more guests',
    'Food perishes: a mistake with {topic} cannot be resent tomorrow. Decide who pays for it',
    'Wrong allergen data can kill. Show {topic} without confirmed data as unknown, never as safe',
  ],
  regulations: {
    any: [
      'Whoever cooks or sells food must be registered and follow hygiene rules; check who in the chain of {product} that is',
    ],
    eu: [
      'Regulation (EU) No 1169/2011 makes 14 allergens compulsory information, for distance sales before the order; food businesses register with the local authority',
    ],
    us: [
      'US food businesses need state or county permits, home kitchens fall under cottage-food laws, and nine major allergens must be labelled on packed food',
    ],
    uk: [
      'Food businesses in the UK register with the council 28 days before opening; packed food for direct sale needs full labelling under Natasha’s Law',
    ],
    india: ['Food businesses in India register with FSSAI, platforms included, and show the licence number'],
  },
  opportunities: [
    'A fixed time such as Monday lunch or closing time makes {topic} predictable, and predictability is where money is saved',
    '{places} that already write down how much of {topic2} they throw away can show within a month whether {product} helps',
    'One diet or one group with rules about {focus} recommends what works within days',
    'Weather, holidays and events explain much of the demand for {topic} and are free data',
  ],
  differences:
    'Usual ways to differ are trust on allergens, less waste, a fixed time, or a fair fee for kitchens. Say which one {audience} would notice at the next meal.',
  beachhead:
    'Start {topic} in one district and at one time of day, with a few {places} that can be visited on foot.',
  firstTest: {
    assumes: '{audience} come back for {topic} in the second week at full price',
    what: 'Serve or plan {topic} for twenty {audience} by chat for two weeks, with full prices, and count orders per person in the second week',
    passes: '10 of the 20 order again in the second week',
    dollars: 400,
    days: 16,
  },
  market: {
    serving: {
      customers: {
        label: 'Restaurants, cafés and kitchens with this need',
        unit: 'kitchens',
        perPerson: { low: 0.001, base: 0.002, high: 0.003 },
        note: 'About one restaurant, café or kitchen for 300 to 1,000 inhabitants is assumed.',
      },
      revenue: {
        range: { low: 400, base: 1000, high: 1800 },
        note: 'Assumed: $40 to $150 a month per site.',
      },
    },
    customers: {
      label: 'People who would use it regularly',
      unit: 'people',
      perPerson: { low: 0.005, base: 0.02, high: 0.06 },
      note: 'Between 0.5% and 6% of all inhabitants is assumed. If kitchens pay, count about one restaurant or café for 400 to 600 people instead.',
    },
    revenue: {
      range: { low: 20, base: 70, high: 200 },
      note: 'Assumed: $5 a month, or a 15% share of three orders a month of $15.',
      usesPerYear: { low: 6, base: 25, high: 80 },
      useValue: { low: 10, base: 15, high: 30 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Share living near enough or cooking often enough; assumed.',
    },
    obtainable: {
      range: { low: 0.004, base: 0.015, high: 0.04 },
      note: 'Share won within three years against strong habits; assumed.',
    },
  },
  references: [
    {
      title: 'Food Waste Index Report 2024',
      publisher: 'UN Environment Programme',
      address: 'https://www.unep.org/resources/publication/food-waste-index-report-2024',
      date: '2024-03-27',
      says: 'UNEP estimates 1.05 billion tonnes of food waste in 2022, almost one fifth of the food available to consumers: 60% in households, 28% in food services, 12% in retail.',
      use: 'opportunity',
      parts: ['home-cooking', 'restaurant-tools', 'waste-producers'],
      relevance: 'Shows where food is lost; a saving at home and one in a kitchen are sold differently.',
    },
    {
      title: 'Food Expenditure Series',
      publisher: 'USDA Economic Research Service',
      address: 'https://www.ers.usda.gov/data-products/food-expenditure-series',
      date: '2024',
      says: 'The USDA puts US spending in 2023 at $4,485 a person on food away from home and $3,187 on food at home.',
      use: 'opportunity',
      parts: ['delivery', 'eating-out', 'home-cooking', 'restaurant-tools'],
      relevance: 'Upper frame for spending per person in the US.',
    },
  ],
}

export default food
