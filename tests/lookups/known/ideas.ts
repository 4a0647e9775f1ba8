/*
 * Ideas and the truth about them in the loopback world of `public-world.ts`. They were written before that world,
 * without looking at how the adapters treat them; those in `held-out-ideas.ts` were first run when all other work was
 * done.
 */

export interface KnownIdea {
  text: string
  /** The terms that the founder confirms. */
  buyer: string | null
  job: string | null
  category: string | null
  /** Countries to start in; the first one is the country of the market. */
  countries: [string, ...string[]]
  /** The statistical codes for the buyer, as a person would look them up; null for consumers. */
  trade: { nace: string; naics: string; sic: string } | null
  /** The code under which public buyers buy it; null if they do not. */
  cpv: string | null
  apps: {
    /** Number of apps that do this. */
    rivals: number
    /** Number of rivals last updated more than three years ago. */
    abandoned?: number
    /** Number of games that contain the words. */
    games?: number
    /** Apps about something else that the store's search returns for the words: name and purpose. */
    others?: [string, string][]
  }
  /** Articles that Wikipedia's search returns, the best first. `trend` is this year's readers divided by last year's. */
  articles: { title: string; about: string; trend?: number; moved?: boolean; disambiguation?: boolean }[]
  /** The article that the founder picks if there are several. */
  picks?: string
  /** Number of Hacker News titles in five years: `threads` with the category, `audience` with the buyer's word. */
  threads: number
  audience: number
  projects: { active: number; stale?: number; lists?: number; others?: [string, string][] }
  /** Public notices for this in the last year, in the first country. */
  tenders: number
}

export const DEVELOPMENT_IDEAS: KnownIdea[] = [
  {
    text: 'An ordering service for small bakeries in Germany: regulars order bread the evening before and pay when they collect it. 49 euros a month per bakery.',
    buyer: 'small bakeries',
    job: 'taking bread orders',
    category: 'bakery software',
    countries: ['DE'],
    trade: { nace: 'C1071', naics: '311811', sic: '10710' },
    cpv: '48',
    apps: { rivals: 9, games: 3, others: [['Bread Recipes', 'Recipes for sourdough and rolls']] },
    articles: [{ title: 'Bakery management software', about: 'Software for bakeries', trend: 1.18 }],
    threads: 4,
    audience: 60,
    projects: { active: 5, stale: 3, lists: 1 },
    tenders: 12,
  },
  {
    text: 'Recall reminders for dentists in France. Patients get a message when their check-up is due and pick a time. Practices pay 90 euros a month.',
    buyer: 'dentists',
    job: 'reminding patients',
    category: 'dental recall software',
    countries: ['FR'],
    trade: { nace: 'Q8623', naics: '621210', sic: '86230' },
    cpv: '48',
    apps: { rivals: 6, abandoned: 2 },
    articles: [{ title: 'Dental recall software', about: 'Reminders of dental check-ups', trend: 0.84 }],
    threads: 0,
    audience: 45,
    projects: { active: 4, stale: 2 },
    tenders: 7,
  },
  {
    text: 'A job board where roofers in Texas and the rest of the United States find crews for a week. Roofing companies pay 5 percent of the wage.',
    buyer: 'roofers',
    job: 'finding crews',
    category: 'roofing crew app',
    countries: ['US'],
    trade: { nace: 'F4391', naics: '238160', sic: '43910' },
    cpv: null,
    apps: { rivals: 12 },
    articles: [{ title: 'Roofing crew app', about: 'Apps for roofing crews', trend: 1.02 }],
    threads: 0,
    audience: 2,
    projects: { active: 0 },
    tenders: 0,
  },
  {
    text: 'Veterinary practices in the United Kingdom send drug labels to a printer from our app. 35 pounds a month per practice.',
    buyer: 'veterinary practices',
    job: 'printing drug labels',
    category: 'veterinary practice software',
    countries: ['GB'],
    trade: { nace: 'M7500', naics: '541940', sic: '75000' },
    cpv: '48',
    apps: { rivals: 7, others: [['Vet Simulator Guide', 'Walkthroughs for a game about animals']] },
    articles: [{ title: 'Veterinary practice software', about: 'Software for veterinarians', trend: 1.31 }],
    threads: 3,
    audience: 30,
    projects: { active: 6 },
    tenders: 15,
  },
  {
    text: 'Owners of ball pythons log feedings, sheds and weights. Three dollars a month, in the United States first.',
    buyer: 'snake owners',
    job: 'logging feedings',
    category: 'python care app',
    countries: ['US'],
    trade: null,
    cpv: null,
    apps: {
      rivals: 1,
      others: [
        ['Learn Python', 'Coding lessons for beginners'],
        ['Python Compiler', 'Run scripts on your phone'],
        ['Pydroid Notes', 'Notes about Python programming'],
        ['Snake Quiz', 'Questions about reptiles'],
        ['Code Dojo', 'Practice Python and JavaScript'],
        ['Python Cheat Sheet', 'Syntax at a glance'],
        ['Pyto', 'A Python environment'],
      ],
    },
    articles: [
      { title: 'Python', about: 'Topics referred to by the same term', disambiguation: true },
      { title: 'Python (programming language)', about: 'General-purpose programming language', trend: 0.97 },
      { title: 'Pythonidae', about: 'Family of snakes', trend: 1.09 },
    ],
    threads: 0,
    audience: 1,
    projects: { active: 0, others: [['python/care-package', 'Health checks for Python services']] },
    tenders: 0,
  },
  {
    text: 'Restaurants in Spain fill late tables: guests nearby get an offer half an hour before. Restaurants pay 2 euros for each guest who comes.',
    buyer: 'restaurants',
    job: 'filling late tables',
    category: 'table booking app',
    countries: ['ES'],
    trade: { nace: 'I5610', naics: '722511', sic: '56101' },
    cpv: null,
    apps: { rivals: 18, games: 2 },
    articles: [{ title: 'Table reservation', about: 'Booking of restaurant tables', trend: 1.07 }],
    picks: 'Table reservation',
    threads: 22,
    audience: 400,
    projects: { active: 9, stale: 5, lists: 2 },
    tenders: 3,
  },
  {
    text: 'A shared night shift for pharmacies in Italy: one pharmacist answers for ten shops. 300 euros a month per pharmacy.',
    buyer: 'pharmacies',
    job: 'covering night shifts',
    category: 'pharmacy chat',
    countries: ['IT'],
    trade: { nace: 'G4773', naics: '456110', sic: '47730' },
    cpv: null,
    apps: { rivals: 3, others: [['Chat Rooms', 'Meet people nearby']] },
    articles: [{ title: 'Telepharmacy', about: 'Pharmacy care over distance', trend: 1.24 }],
    picks: 'Telepharmacy',
    threads: 1,
    audience: 25,
    projects: { active: 3 },
    tenders: 4,
  },
  {
    text: 'Hairdressers in Poland sell the free hour when someone cancels. 19 euros a month per salon.',
    buyer: 'hairdressers',
    job: 'filling cancellations',
    category: 'salon booking app',
    countries: ['PL'],
    trade: { nace: 'S9602', naics: '812112', sic: '96020' },
    cpv: null,
    apps: { rivals: 14, abandoned: 4, games: 4 },
    articles: [{ title: 'Salon', about: 'Topics referred to by the same term', disambiguation: true }],
    threads: 2,
    audience: 3,
    projects: { active: 4 },
    tenders: 0,
  },
  {
    text: 'Law firms in Austria let clients upload documents and see what is still missing. 120 euros a month per firm.',
    buyer: 'law firms',
    job: 'collecting documents',
    category: 'client portal software',
    countries: ['AT'],
    trade: { nace: 'M6910', naics: '541110', sic: '69102' },
    cpv: '48',
    apps: { rivals: 5 },
    articles: [{ title: 'Client portal', about: 'Electronic gateway to files', trend: 0.93 }],
    picks: 'Client portal',
    threads: 34,
    audience: 180,
    projects: { active: 8, stale: 4, lists: 1 },
    tenders: 21,
  },
  {
    text: 'Campsites in the Netherlands rent out free pitches at the last minute and take payment at the gate. 3 percent of a booking.',
    buyer: 'campsites',
    job: 'renting out free pitches',
    category: 'campsite booking software',
    countries: ['NL'],
    trade: { nace: 'I5530', naics: '721211', sic: '55300' },
    cpv: '48',
    apps: { rivals: 8 },
    articles: [
      { title: 'Campsite booking software', about: 'Software for campsites', trend: 1.0, moved: true },
    ],
    threads: 0,
    audience: 11,
    projects: { active: 0, stale: 3 },
    tenders: 2,
  },
  {
    text: 'Breweries in Belgium track kegs with a tag under the rim. 2 euros per keg and year.',
    buyer: 'breweries',
    job: 'tracking kegs',
    category: 'keg tracking',
    countries: ['BE'],
    trade: { nace: 'C1105', naics: '312120', sic: '11050' },
    cpv: null,
    apps: { rivals: 4 },
    articles: [{ title: 'Keg tracking', about: 'Following beer kegs', trend: 1.12 }],
    threads: 6,
    audience: 140,
    projects: { active: 3 },
    tenders: 0,
  },
  {
    text: 'Parents in the United States swap school uniforms with other parents of the same school. One dollar per swap.',
    buyer: 'parents',
    job: 'swapping uniforms',
    category: 'uniform exchange app',
    countries: ['US'],
    trade: null,
    cpv: null,
    apps: {
      rivals: 0,
      others: [
        ['Currency Exchange', 'Rates at a glance'],
        ['Stock Exchange News', 'Quotes'],
      ],
    },
    articles: [],
    threads: 0,
    audience: 900,
    projects: { active: 0 },
    tenders: 0,
  },
  {
    text: 'Driving schools in Sweden plan lessons so that no car stands still. 15 euros a month per car.',
    buyer: 'driving schools',
    job: 'planning lessons',
    category: 'driving school software',
    countries: ['SE'],
    trade: { nace: 'P8553', naics: '611692', sic: '85530' },
    cpv: '48',
    apps: { rivals: 5, games: 5 },
    articles: [{ title: 'Driving school software', about: 'Software for driving schools', trend: 0.78 }],
    threads: 0,
    audience: 14,
    projects: { active: 3 },
    tenders: 1,
  },
  {
    text: 'Machine shops in the United States bid on small lots within an hour: we read the drawing and price the cuts. 400 dollars a month.',
    buyer: 'machine shops',
    job: 'quoting parts',
    category: 'machining quote software',
    countries: ['US'],
    trade: { nace: 'C2562', naics: '332710', sic: '25620' },
    cpv: null,
    apps: { rivals: 3 },
    articles: [
      { title: 'Machining quote software', about: 'Software that prices machined parts', trend: 1.4 },
    ],
    threads: 9,
    audience: 70,
    projects: { active: 4, stale: 1 },
    tenders: 18,
  },
  {
    text: 'Translators in Denmark split long jobs with colleagues and keep one voice. 12 euros a month.',
    buyer: 'translators',
    job: 'splitting long jobs',
    category: 'translation memory',
    countries: ['DK'],
    trade: { nace: 'M7430', naics: '541930', sic: '74300' },
    cpv: '79',
    apps: { rivals: 4, others: [['Memory Cards', 'Find the pairs']] },
    articles: [{ title: 'Translation memory', about: 'Database of translated segments', trend: 0.9 }],
    threads: 15,
    audience: 90,
    projects: { active: 10, stale: 6, lists: 2 },
    tenders: 26,
  },
]
