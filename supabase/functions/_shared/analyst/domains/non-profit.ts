import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const nonProfit: DomainData = {
  id: 'non-profit',
  topics:
    'donations, fundraising, volunteering, grants, campaigns, collections, petitions, mentoring, tutoring, meals, clothing, food parcels, surplus food, appeals, sponsorships, legacies, clean-ups, shifts, visits, rescue, relief, outreach'.split(
      ', ',
    ),
  subjects:
    'fundraising, volunteering, donations, grant applications, food rescue, disaster relief, refugee aid, mentoring, advocacy, petitions, corporate giving, sponsorships'.split(
      ', ',
    ),
  supply: {
    slot: 'groups',
    words:
      'charities, non-profits, nonprofits, ngos, foundations, associations, food banks, shelters, parishes, congregations, aid organisations, aid organizations, churches, social enterprises, initiatives'.split(
        ', ',
      ),
    buysTools: false,
  },
  nouns: {
    people: 'supporters',
    audience: 'people who want to help',
    topic: 'donations',
    topic2: 'follow-up with supporters',
    activity: 'help in a way that fits into a normal week and shows what it changed',
    group: 'charity',
    groups: 'charities',
    deed: 'gift',
    deeds: 'gifts',
    proof: 'what a gift changed',
  },
  roles: [
    {
      title: 'Supporter',
      focus: 'Wants help with {topic} to be easy, and to see the effect',
      responsibilities: [
        'Chooses a cause and a limit for {topic}',
        'Gives consent to messages and can take it back in one tap',
        'Tells others about {proof} only if it is true',
      ],
    },
    {
      title: 'Organisation: {group}',
      focus: 'Does the work behind {topic}, with few people and many forms',
      responsibilities: [
        'States what is needed for {topic}, until when, and what happens with too much',
        'Reports {proof} in words, numbers and one picture',
        'Keeps records on {topic} as tax office and board ask for them',
      ],
    },
    {
      title: 'Treasurer or board member',
      focus: 'Answers for money and trust without being paid',
      responsibilities: [
        'Approves what {product} may spend or promise',
        'Checks what arrived against the bank account every month',
        'Signs the yearly report on {topic}',
      ],
    },
  ],
  personas: [
    {
      description: 'Person who would help with {topic} if somebody asked at the right moment',
      age: '25 to 65',
      occupation: 'Working or retired, with some evenings free',
      technicalLevel: 'Pays and chats by phone; dislikes forms and pop-ups',
      painPoints: [
        'Does not know which {group} needs {topic} now and can be trusted',
        'Gave once, and got ten letters and no word on {proof}',
        'Is asked for an hour every week when one afternoon would be possible',
      ],
      goals: [
        '{activity}',
        'Understand {proof} in one minute',
        'Stop or change {topic} without a phone call',
      ],
    },
    {
      description: 'Coordinator of a {group} who runs {topic} between everything else',
      age: '28 to 64',
      occupation: 'Part-time employee or volunteer with a budget that is fixed until December',
      technicalLevel: 'Spreadsheets, e-mail and one old database',
      painPoints: [
        'Types the same details on {topic} into three lists',
        'Loses people silently after their first {deed}',
        'Writes a different report for each funder about the same work',
      ],
      goals: [
        'Know on Monday what {topic} will bring this month',
        'Thank each person within a day',
        'Show {proof} to a funder without a week of collecting',
      ],
    },
  ],
  features: {
    core: [
      both('Page for {topic} that says what is needed, by when, and what one {deed} does'),
      mobile('One {deed} in under a minute, without an account'),
      both('Thanks within a day, and a message on {proof} when it has happened'),
      web('One list of {people} with their {deeds}, consents and talks'),
    ],
    mustHave: [
      web('Receipts for the tax office in the form of the country'),
      both('Costs of {topic} and of {product} shown beside what arrives'),
      web('Rights by role, so that helpers see names and not bank details'),
      both('Proof that the {group} is registered, with number and last report'),
    ],
    shouldHave: [
      web('Report on {topic} for funders made from the records of the year'),
      both('Pause or smaller {deed} instead of the end, offered honestly'),
      mobile('Short message to {people} on the day when {topic} is missing most'),
      web('Import from spreadsheets, with doubles found'),
    ],
    niceToHave: [
      both('Teams of {people} from a firm, school or street with a common goal'),
      both('Story of one {deed} from beginning to end, with consent of those shown'),
      web('Letters and labels for {people} who do not use the internet'),
    ],
    future: [
      web('Open data on {proof}, comparable between {groups}'),
      both('Gifts across borders, with the tax rules of both countries'),
      web('Shared purchase and shared helpers among several {groups}'),
    ],
  },
  angles: [
    {
      id: 'giving',
      words:
        'donate, donation, donations, donors, donor, giving, give, round up, rounds up, rounding-up, spare change, fundraiser, fundraisers, fundraising, crowdfunding, monthly giving, sponsor, sponsorship, charity, charities, good cause, causes, transparent, transparency, where the money goes, wish list, tax receipt'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who give',
        topic: 'donations',
        topic2: 'thanks and reports',
        activity: 'give to a cause and learn what became of it',
      },
      features: {
        core: [
          both('Choice of three concrete needs instead of one large cause'),
          both('Track of each {deed}: received, spent on, done, with date'),
        ],
        mustHave: [web('Payment by card, bank and phone, with the fee paid by whom the giver chooses')],
        shouldHave: [both('Monthly {deed} that may skip a month without asking')],
      },
      pains: ['Suspects that half of each {deed} goes into advertising'],
      goals: ['Give regularly without thinking about it, and without regret'],
      pricing: [
        'Platforms usually take 0% to 5% of {topic} plus card fees of about 2% to 3%, or ask givers for a tip',
      ],
      competitors: [
        {
          name: 'GoFundMe',
          knownFor: 'appeals of private people',
          gap: 'Trust in single appeals and the tip that is asked for',
        },
        { name: 'Donorbox', knownFor: 'donation forms for charities', gap: 'Fees that add up' },
        { name: 'JustGiving', knownFor: 'sponsored runs in the UK', gap: 'Donors belong to the platform' },
      ],
      challenges: [
        'Fewer people give each year, and most of them once. Plan the second {deed} before the first',
        'A platform that takes {topic} for others may need a licence for payments; use one that has it',
      ],
      opportunities: ['The month before the year ends brings a large part of {topic}; be ready by October'],
      firstTest: {
        assumes: '{audience} give a second time when they see {proof}',
        what: 'Collect for two concrete needs of one {group} by a simple page, send half of the givers a photo report in week three, and ask all again in week five',
        passes: 'The informed half gives again at least 1.5 times as often',
        dollars: 100,
        days: 45,
      },
    },
    {
      id: 'volunteering',
      words:
        'volunteer, volunteers, volunteering, helpers, shifts, mentors, mentoring, mentor, lonely seniors, visiting, tutoring, one-off, micro-volunteering, corporate volunteering, skills, pro bono, retired, engineers, experts, professionals, clean-up, matches volunteers, training, background check, coordinator, duty roster'.split(
          ', ',
        ),
      nouns: {
        audience: 'volunteers',
        topic: 'volunteering',
        topic2: 'shifts',
        activity: 'help for two hours where it is needed this week',
        deed: 'shift',
        deeds: 'shifts',
        proof: 'what two hours changed',
      },
      features: {
        core: [
          mobile('Open {deeds} nearby for this week, with place, length and what one must be able to do'),
          both('Sign-up and change by message, with a substitute found before the coordinator knows'),
        ],
        mustHave: [web('Certificates, insurance and first training noted with the date they end')],
        shouldHave: [mobile('Check-in on arrival, and hours that can be confirmed for school or employer')],
        niceToHave: [both('First {deed} together with somebody who has done it before')],
      },
      pains: ['Offered help and never got an answer'],
      goals: ['Be useful from the first hour and see the same faces again'],
      pricing: ['Organisations usually pay $20 to $150 a month by size; firms pay $2 to $5 per employee'],
      competitors: [
        { name: 'VolunteerMatch', knownFor: 'a large board of offers in the US', gap: 'Many stale offers' },
        { name: 'Golden', knownFor: 'volunteering by app', gap: 'Choice outside large cities' },
        { name: 'Rosterfy', knownFor: 'rosters for events', gap: 'Made for large organisations' },
      ],
      challenges: [
        'Recruiting is easy compared with answering. A {group} that replies after a week loses most; help it to answer the same day',
        'Work with children or people in care needs checks by law. Build them in and say who pays',
      ],
      opportunities: ['Firms look for days on which a whole team helps; few {groups} can organise that'],
      beachhead: 'Start with five {groups} in one town that have {deeds} open every week.',
      firstTest: {
        assumes: '{audience} come a third time when somebody replies at once',
        what: 'Answer all offers of help for three {groups} by phone and chat within an hour for six weeks',
        passes: '20 people come once and 10 of them a third time',
        dollars: 60,
        days: 45,
      },
    },
    {
      id: 'goods-food',
      words:
        'food bank, food banks, surplus food, food rescue, leftover food, unsold, leftovers, clothing, clothes donations, furniture, in-kind, goods, toys, soup kitchen, shelters, homeless, homelessness, refugees, refugee, pick up, distribute, distribution, needy, poverty, families in need, hygiene products, blankets'.split(
          ', ',
        ),
      nouns: {
        audience: 'people with something to spare',
        topic: 'donated goods',
        topic2: 'pick-ups',
        activity: 'bring what is left over to somebody who needs it today',
        deed: 'delivery',
        deeds: 'deliveries',
        proof: 'who got it',
      },
      features: {
        core: [
          mobile('Offer by photo with amount and last hour, seen by the nearest {groups} only'),
          mobile('Route for the driver that ends where {topic} are needed today'),
        ],
        mustHave: [both('Rules on cooling, dates and labels, asked in three questions')],
        shouldHave: [web('List of what is not wanted this week, shown before anybody drives')],
      },
      pains: ['Throws good things away because nobody comes before closing time'],
      goals: ['Know within ten minutes whether somebody will fetch it'],
      pricing: ['Shops and caterers may pay $30 to $150 a month for reliable pick-up with proof'],
      competitors: [
        { name: 'Too Good To Go', knownFor: 'cheap surplus bags', gap: 'Sells, and does not give' },
        { name: 'Olio', knownFor: 'neighbours who pass on food', gap: 'People who do not appear' },
        { name: 'FoodCloud', knownFor: 'linking shops and charities', gap: 'Only in some countries' },
      ],
      challenges: [
        'Transport is the bottleneck, not surplus. Count free cars and cool boxes before counting food',
        'People in need are not a sorting station: let {groups} refuse, and respect it',
      ],
      opportunities: [
        'Laws in France and elsewhere make large shops give away what is left; they look for somebody who fetches it every day',
      ],
      firstTest: {
        assumes: 'Givers offer every week, and a driver is found in time',
        what: 'Link four shops and three {groups} in one district by a chat group and two drivers for a month, and note each kilogram',
        passes: '25 offers, of which 20 are fetched in time',
        dollars: 250,
        days: 35,
      },
    },
    {
      id: 'grants-impact',
      sells: 'organisations',
      words:
        'grant, grants, grant applications, grant writing, funders, funding, foundation, foundations, impact, impact report, impact measurement, reporting, annual report, board, grant finder, small associations, applications, beneficiaries, surveys, outcomes, sustainable development'.split(
          ', ',
        ),
      nouns: {
        audience: 'small charities',
        topic: 'grants',
        topic2: 'reports to funders',
        activity: 'apply for fitting money and report on it without losing a month',
        deed: 'application',
        deeds: 'applications',
        proof: 'what the work changed',
      },
      features: {
        core: [
          web('Funders that fit by place, cause and size, with deadline and the share that gets money'),
          web('Building blocks for {deeds}: need, plan, budget, people, kept current in one place'),
        ],
        mustHave: [web('Source behind each figure on {proof}, so that a funder can ask')],
        shouldHave: [
          web('One set of records that fills the forms of several funders'),
          mobile('Two questions to those who were helped, in their language, without names'),
        ],
      },
      pains: ['Spends nights on {deeds} of which most are refused'],
      goals: ['Apply for less and win more of it'],
      pricing: [
        'Tools for {topic} usually cost $20 to $200 a month; a share of the money won is frowned upon',
      ],
      competitors: [
        { name: 'Candid', knownFor: 'the directory of US foundations', gap: 'Price for small charities' },
        { name: 'Instrumentl', knownFor: 'search and deadlines for grants', gap: 'Made for the US' },
        { name: 'Submittable', knownFor: 'forms of funders', gap: 'Serves those who give the money' },
      ],
      challenges: [
        'Small charities have no budget for tools, and the large ones have systems. Find the size in between, or a funder that pays for its applicants',
      ],
      opportunities: [
        'Funders complain of weak reports; one that recommends {product} brings fifty applicants',
      ],
    },
    {
      id: 'campaigns',
      words:
        'petition, petitions, campaign, campaigns, activism, activists, advocacy, awareness, members, membership, signatures, protest, citizens, climate, human rights, relief, disaster, emergency aid, earthquake, flood, war, social enterprise, social impact, community project, village, water, schools in'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who care about a cause',
        topic: 'campaigns',
        topic2: 'the step after signing',
        activity: 'move something together with others in weeks',
        deed: 'action',
        deeds: 'actions',
        proof: 'what was moved',
      },
      features: {
        core: [
          both('One demand, one addressee, one date, and what happens on the day after'),
          mobile('{deeds} by size: two minutes, two hours, two days'),
        ],
        mustHave: [both('Opinions on politics or faith stored only with express consent, and deleted after')],
        shouldHave: [web('Map of people who would meet, shown to local hosts only')],
        future: [web('Material that other {groups} may copy and change')],
      },
      pains: ['Signs every month and never hears how it ended'],
      goals: ['Do one thing that a person in office notices'],
      pricing: ['Organisers usually pay $30 to $300 a month by size of list; signing stays free'],
      competitors: [
        { name: 'Change.org', knownFor: 'petitions of everybody', gap: 'Paid promotion is criticised' },
        { name: 'NationBuilder', knownFor: 'lists of campaigns', gap: 'Price grows with the list' },
        { name: 'Action Network', knownFor: 'tools for progressive groups', gap: 'Takes one side only' },
      ],
      challenges: [
        'Attention for {topic} lasts days. Have the second step ready before the first post',
        'Opponents look for one false claim. Let somebody outside check each figure of {topic}',
      ],
      opportunities: ['Local papers print what moves in the town; one won case brings the next ten {groups}'],
    },
  ],
  pricing: [
    'Share of the money that passes through: 0% to 5% plus card fees; above that {groups} go elsewhere',
    'Monthly price for {groups} by size: $20 to $200, with a free level for the smallest',
    'Contract with firms for their staff: $2 to $6 per employee and month',
    'A voluntary tip from {people}, which many find pushy when it is filled in beforehand',
  ],
  channels: [
    'umbrella associations and volunteer centres that advise {groups}',
    'foundations that pay for tools of those they support',
    'firms with a programme for {topic} and nobody to run it',
    'local papers, which report on {proof} with names and pictures',
  ],
  competitors: [
    { name: 'GoFundMe', knownFor: 'appeals by private people', gap: 'Trust in single appeals' },
    { name: 'Blackbaud', knownFor: 'systems of large charities', gap: 'Price and weight for small ones' },
    {
      name: 'Salesforce Nonprofit Cloud',
      knownFor: 'free licences for a few users',
      gap: 'Needs somebody who sets it up',
    },
    {
      name: 'A spreadsheet and a bank account',
      knownFor: 'no cost',
      gap: 'Knowledge leaves with the person',
    },
  ],
  against: [
    'Those who need help with {topic} cannot pay, and those who pay do not feel the need; without a funder who stays, {product} ends with its first grant',
  ],
  challenges: [
    'A {group} decides slowly: board, treasurer, next meeting. Offer a start for which one person may sign',
    'Trust is the product. Publish what {product} costs and keeps of {topic} before anybody asks',
    'Volunteers change every year. Whatever takes more than ten minutes to learn is forgotten by spring',
    'Grants pay for new things, seldom for running them. Know by month six who pays for year two of {product}',
  ],
  regulations: {
    any: [
      'Collecting money for others needs registration or a permit in many places, and data on people in need is delicate; ask the supervisor for {groups} before the first appeal',
    ],
    eu: [
      'In the EU payments on behalf of others fall under the payment services rules, data on faith, health or politics under Article 9 GDPR, and charity law is national',
    ],
    us: [
      'In the US about forty states ask for registration before soliciting, California has rules for charitable platforms, and only gifts to qualified organisations are deductible',
    ],
    uk: [
      'In the UK the Charity Commission, the Code of Fundraising Practice and Gift Aid rules apply to {topic}',
    ],
    india: [
      'In India 12A and 80G registration decide on tax, and gifts from abroad need permission under the FCRA',
    ],
  },
  opportunities: [
    'Many {groups} lose more than half of {people} from one year to the next; a second {deed} is cheaper than a new face',
    'Small {groups} share the same problem with {topic} and talk to each other at every regional meeting',
    'Firms must report on their social side and lack plain figures on {proof}',
    'Retired professionals look for work that needs their skill; few offers for {topic} do',
  ],
  differences:
    'Usual ways to differ are proof of what happened, a start in ten minutes, no fee on what is given, or one cause in one region. Name the one that a treasurer would defend before the board.',
  beachhead: 'Start with one kind of {group} in one region, and with the umbrella body that they all know.',
  firstTest: {
    assumes: '{audience} come back to {topic} a second time, and one {group} pays to go on',
    what: 'Run {topic} by hand for three {groups} over six weeks, thank everybody within a day, report on {proof}, and ask the boards for a yearly fee at the end',
    passes: '30% of the people return and 2 of the 3 boards agree to pay',
    dollars: 150,
    days: 50,
  },
  market: {
    customers: {
      label: 'People who give or help in a year',
      unit: 'people',
      perPerson: { low: 0.1, base: 0.22, high: 0.4 },
      note: 'Assumed at 10 to 40 of 100 inhabitants; in the US 28.3% of people aged 16 and over volunteered through an organisation in the year to September 2023.',
    },
    serving: {
      customers: {
        label: 'Charities and associations with this need',
        unit: 'organisations',
        perPerson: { low: 0.0005, base: 0.0015, high: 0.004 },
        note: 'Assumed at 5 to 40 for 10,000 inhabitants; the register for England and Wales held 168,893 charities at the end of 2023.',
      },
      revenue: {
        range: { low: 240, base: 600, high: 2_000 },
        note: 'Tools at $20 to $170 a month, which is assumed.',
      },
    },
    revenue: {
      range: { low: 1, base: 5, high: 25 },
      note: 'Assumed: 1% to 5% of what one person gives in a year through such a service.',
      usesPerYear: { low: 1, base: 4, high: 12 },
      useValue: { low: 15, base: 40, high: 120 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Those who care for this cause and give or help by phone or web; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'Share won within three years with little money for advertising; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 374_400_000_000, base: 557_160_000_000, high: 557_160_000_000 },
        note: 'All giving to US charities in 2023: Giving USA estimated $557.16 billion, of which $374.4 billion came from living individuals.',
        reference:
          'https://philanthropy.indianapolis.iu.edu/news-events/news/_news/2024/giving-usa-us-charitable-giving-totaled-557.16-billion-in-2023.html',
      },
      share: {
        range: { low: 0.0005, base: 0.002, high: 0.01 },
        note: 'The part that could be earned by tools and services for this kind of help, as one to five percent of a small part of all gifts; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'A large part of {topic} falls into November and December; in summer helpers travel, and after a disaster everything happens within two weeks',
      'Boards decide on budgets once a year, mostly in autumn, and grants have fixed deadlines: ask {groups} for theirs first',
    ],
    places: [
      'Tax relief, receipts and permits for {topic} differ by country and in the US by state, so a second country is a second start',
      'In towns many {groups} compete for the same people; in villages one club does everything and needs no platform, but help with forms',
    ],
  },
  references: [
    {
      title: 'Giving USA: U.S. charitable giving totaled $557.16 billion in 2023',
      publisher: 'Lilly Family School of Philanthropy, Indiana University',
      address:
        'https://philanthropy.indianapolis.iu.edu/news-events/news/_news/2024/giving-usa-us-charitable-giving-totaled-557.16-billion-in-2023.html',
      date: '2024',
      says: 'Giving USA estimates that individuals, estates, foundations and firms gave $557.16 billion to US charities in 2023, 2.1% less than the year before when inflation is taken off.',
      figure: { value: 557.16, unit: 'billion US dollars', year: 2023 },
      use: 'opportunity',
      relevance: 'A quarter of it goes to religion, and most of it never passes a platform.',
    },
    {
      title: '5 takeaways from the Fundraising Effectiveness Project’s 2023 data',
      publisher: 'Candid',
      address: 'https://blog.candid.org/post/fundraising-effectiveness-project-5-takeaways-2023-data/',
      date: null,
      says: 'The Fundraising Effectiveness Project found in the data of 8,103 US nonprofits that 70.6% of donors gave only once during 2023, and that dollars raised fell by 2.8%.',
      figure: { value: 70.6, unit: '% of donors with one gift in the year', year: 2023 },
      use: 'challenge',
      parts: ['giving', 'grants-impact', 'campaigns'],
      relevance: 'Speaks of US nonprofits with three years of data; small local ones are few among them.',
    },
    {
      title: 'Donor retention revisited: Fundraising Effectiveness Project update',
      publisher: 'Thompson & Associates',
      address: 'https://ceplan.com/fep-update',
      date: '2022-01-19',
      says: 'By the Fundraising Effectiveness Project, 43.6% of those who had given to a US nonprofit the year before gave to it again in 2020; in 2008 it had been half.',
      figure: { value: 43.6, unit: '% of donors who gave again', year: 2020 },
      use: 'pain',
      parts: ['giving', 'campaigns', 'grants-impact'],
      relevance: 'An average over very different causes; regular donors stay far longer.',
    },
    {
      title: 'U.S. volunteerism rebounding after COVID-19 pandemic',
      publisher: 'Las Cruces Digest',
      address:
        'https://lascrucesdigest.com/u-s-volunteerism-rebounding-after-covid-19-pandemic-our-broader-community-volunteers',
      date: '2024-11-19',
      says: 'The US Census Bureau and AmeriCorps found that 28.3% of people aged 16 and over, some 75.7 million, volunteered through an organisation between September 2022 and September 2023.',
      figure: { value: 28.3, unit: '% of US inhabitants aged 16 and over', year: 2023 },
      use: 'opportunity',
      parts: ['volunteering', 'goods-food', 'campaigns'],
      relevance: 'Counts everybody who helped once; hours per person have been falling.',
    },
    {
      title: 'Volunteering and Civic Life in America',
      publisher: 'AmeriCorps',
      address: 'https://americorps.gov/about/our-impact/volunteering-civic-life',
      date: null,
      says: 'AmeriCorps reports that formal volunteering in the US fell from 30% in 2019 to 23.2% in 2021, some 60.7 million people, who served about 4.1 billion hours.',
      figure: { value: 23.2, unit: '% of US inhabitants', year: 2021 },
      use: 'challenge',
      parts: ['volunteering', 'goods-food'],
      relevance: 'The low point of the pandemic; it shows how quickly habits of helping break.',
    },
    {
      title: 'Annual Return 2023 analysis report',
      publisher: 'Charity Commission for England and Wales',
      address:
        'https://www.gov.uk/government/publications/annual-return-2023-analysis-report/annual-return-2023-analysis-report',
      date: '2025-07-10',
      says: 'The Charity Commission had 168,893 charities on its register at the end of 2023; of those that sent a return, 62% had an income below £100,000.',
      figure: { value: 168_893, unit: 'registered charities in England and Wales', year: 2023 },
      use: 'challenge',
      relevance: 'Most are too small to buy software at business prices.',
    },
    {
      title: 'Giving jumped 9 percent in 2021, new study says',
      publisher: 'The Chronicle of Philanthropy',
      address:
        'https://www.philanthropy.com/article/giving-jumped-9-percent-in-2021-new-study-says?utm_source=Iterable&utm_medium=email&utm_campaign=campaign_3728524_nl_Philanthropy-Today_date_20220217&cid=pt&source=&sourceid=',
      date: null,
      says: 'In the Blackbaud Institute’s data on 8,635 US nonprofits, 12% of the money raised in 2021 came in online, and 13% the year before.',
      figure: { value: 12, unit: '% of money raised online', year: 2021 },
      use: 'opportunity',
      parts: ['giving', 'goods-food', 'grants-impact'],
      relevance: 'Customers of one software firm; the rest still comes by letter, bank and in person.',
    },
  ],
}

export default nonProfit
