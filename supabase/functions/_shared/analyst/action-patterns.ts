import type { Nature } from '../domain/brief/brief.ts'

/*
 * What a kind of action requires, whatever the idea is. A wrong pattern is worse than none, so a pattern is selected by
 * a verb with its object and by the kind of product: 'cleans offices' done by people, never 'cleans data' or a program
 * that cleans. Verbs with many senses (check, find, write, buy, print, show) select nothing. The founder's word is
 * shown next to the pattern. Texts have no slots and are used verbatim.
 */

export interface ActionPattern {
  id: string
  /** The kinds of product that the texts apply to. */
  natures: readonly Nature[]
  /** Beginnings of an action that only have this sense, so they also select when the kind of product is unknown. */
  sure?: RegExp
  /** Beginnings of an action that have this sense for these kinds of product. */
  given?: RegExp
  /** Words with this sense in a product's name. */
  product?: RegExp
  /** Words with this sense anywhere in the offer, for these kinds of product. */
  says?: RegExp
  /** Business fields that the pattern goes with; any field if omitted. */
  fields?: readonly string[]
  /** Whether the action stores who people are and what they do. */
  people?: true
  /** The field whose rules apply to anyone who does this. */
  laws?: string
  mustHave: readonly string[]
  shouldHave: readonly string[]
  /** Open questions; each one is asked in interviews. */
  unknown: readonly string[]
  /** What argues against every such action; null if it depends on the idea. */
  against: string | null
}

/** Words between a verb and its object; a noun after one of these prepositions is not the object. */
const BETWEEN = String.raw`(?:(?!(?:from|for|of|with|about|into|on|in)\b)[^\s-]+[\s-]+){0,6}`

/** Matches an action that begins with one of these verbs, followed by one of these objects. */
const acting = (verbs: string, objects: string): RegExp =>
  new RegExp(`^(?:${verbs})(?=\\s+${BETWEEN}(?:${objects})(?![\\w-]))`, 'i')

const PEOPLE =
  'people|persons?|children|kids|pupils|students|teenagers|teens|seniors|adults|beginners|parents|families|women|men|staff|employees|workers|nurses|drivers|cooks|carers|caregivers|tutors|mentors|coaches|freelancers|volunteers|apprentices|learners|neighbou?rs|landlords|tenants|lawyers|hosts|guests|players|runners|musicians|pensioners|newcomers|refugees|founders|homeowners|amateurs|artists|craftspeople|designers|developers|owners|sitters|walkers|teachers|patients|doctors'

/** Things that a device measures. */
const MEASURED =
  'temperatures?|moisture|humidity|levels?|pressure|weight|vibrations?|noise|air|radon|co2|gas|flow|light|soil|water|heart rate|consumption|power|energy|sugar|alcohol|salt|acidity|ph'

/** Matches a noun for the thing itself and not for its accessories: soup, but not soup spoons. */
const thing = (nouns: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${nouns})(?: (?:concentrate|beans?|powder|mix(?:es)?|syrups?|boxes|jars?|bottles?|bars?|sets?))?(?=\s*(?:$|[.,;:!?()–]|(?:and|or|in|from|for|with|that|which|who|made|of|by|to|as|at|on|without|sold|delivered|using|every|each|per|a)\b))`,
    'i',
  )

/** A question about measurements, unless they trigger an alarm. */
export const WHICH_DECISION = 'Which decision changes when the number is known?'

export const ACTION_PATTERNS: readonly ActionPattern[] = [
  {
    id: 'forecast',
    natures: ['software', 'device', 'service'],
    sure: acting(
      '(?:forecast|predict|anticipat)(?:e|es|s|ing)?',
      'demand|sales|orders?|visitors|guests|footfall|consumption|usage|occupancy|turnover|no-?shows?|how many|how much',
    ),
    product: /\b(?:demand|sales) forecast(?:s|ing)?\b|\bforecast(?:s|ing)? of (?:demand|sales|orders)\b/i,
    mustHave: [
      'Import of past records',
      'The forecast next to what happened, with the error',
      'A simple benchmark to beat, such as the same day last week',
      'A person can override it and say why',
      'A clear message when data is missing',
    ],
    shouldHave: ['The error by week, so that everyone sees whether it gets better'],
    unknown: [
      'Where are the past records, and who is allowed to export them?',
      'How good is today’s guess?',
      'Which error costs more, too much or too little?',
    ],
    against: 'A forecast has to beat the person who has guessed right for years. Measure their guess first.',
  },
  {
    id: 'extract',
    natures: ['software'],
    given: acting(
      '(?:scan|photograph|snap|extract|digiti[sz]|transcrib|read)(?:e|es|s|ing)?',
      'receipts?|invoices?|delivery notes?|forms?|bills?|documents?|bank statements?|time ?sheets?|paper records?|handwritten \\w+',
    ),
    says: /\b(?:reads?|scans?|extracts?|photographs?|snaps?) (?:[\w-]+ ){0,3}(?:receipts?|invoices?|delivery notes?|bills|forms|bank statements?)\b/i,
    mustHave: [
      'A sample set of real originals, good and bad',
      'Results shown next to the original, field by field',
      'Corrections in one step',
      'Accuracy measured on originals that were not used to build it',
      'A way to enter it by hand when reading fails',
    ],
    shouldHave: ['Uncertain readings are marked'],
    unknown: [
      'What do the worst originals look like: folded, dark, handwritten?',
      'How many errors in a hundred would people accept?',
    ],
    against:
      'Checking what a program read can take as long as typing it. Measure both on the same twenty originals.',
  },
  {
    id: 'book',
    natures: ['software', 'service', 'marketplace'],
    sure: acting(
      '(?:book|reserv)(?:e|es|s|ing)?',
      'appointments?|time ?slots?|slots?|tables?(?! of)|visits?|lessons?|sessions?|courts?|seats?',
    ),
    given: acting('schedul(?:e|es|ing)', 'appointments?|visits?|lessons?|sessions?'),
    product: /\b(?:booking|appointment) (?:app|tool|system|software|platform|calendar)\b/i,
    says: /\b(?:books?|reserves?) (?:(?!for|of)[\w-]+ ){0,3}(?:appointments?|slots?|tables?(?! of)|visits?|lessons?|sessions?|courts?|seats?|classes|haircuts?)\b/i,
    people: true,
    mustHave: [
      'Availability that is up to date to the minute',
      'Confirmation and reminder by message',
      'Cancel and reschedule without a call',
      'The no-show policy, shown before booking',
      'Two people cannot take the same time',
    ],
    shouldHave: ['Sync with the calendar already in use', 'A waiting list for times that are taken'],
    unknown: [
      'How do people book today, and how many bookings fail?',
      'How many do not show up?',
      'Who may change a booking, and until when?',
    ],
    against: null,
  },
  {
    id: 'match',
    natures: ['marketplace', 'software', 'service'],
    sure: new RegExp(
      `^(?:match|connect|pair|introduc)(?:e|es|s|ing)?(?= (?:.* )?(?:${PEOPLE}) (?:.* )?(?:with|to|and) (?:.* )?(?:${PEOPLE})\\b)`,
      'i',
    ),
    people: true,
    mustHave: [
      'One side is found before the other is asked to wait',
      'Both sides see the reasons for a match',
      'A way to decline without explanation',
      'A clear answer right away when there is no match',
    ],
    shouldHave: ['Feedback from both sides after each match'],
    unknown: [
      'Which side is harder to find?',
      'How many people on each side does one place need before matching works?',
      'Why would two people who met through you use you again?',
    ],
    against: null,
  },
  {
    id: 'deliver',
    fields: [
      'logistics',
      'food-restaurants',
      'e-commerce',
      'local-services',
      'health-care',
      'agriculture',
      'mobility',
      'pets',
    ],
    natures: ['service', 'marketplace', 'physical'],
    sure: acting(
      'deliver(?:s|ing)?',
      'by (?:cargo )?bikes?|by vans?|to (?:your|the|their) (?:door|homes?|offices?)',
    ),
    given: acting(
      'deliver(?:s|ing)?|picks? up|collects?',
      'groceries|parcels?|packages?|meals?|lunch(?:es)?|dinners?|bread|flowers|furniture|laundry|medicines?|prescriptions?|vegetables',
    ),
    says: /\bdelivered (?:to|by|within|before|fresh|warm|twice|every|daily|weekly|once)\b|\bdeliver(?:s|y)? (?:[\w-]+ ){0,5}to (?:[\w-]+ )?(?:homes?|offices?|doors?|caf[eé]s?|restaurants?|shops?)\b/i,
    laws: 'logistics',
    mustHave: [
      'Delivery area and times you can keep, shown before the order',
      'Arrival time and proof of delivery',
      'A rule for when no one is home',
      'Cost per stop, including waiting time',
    ],
    shouldHave: ['Several stops in one trip, planned by time window'],
    unknown: [
      'How many stops per hour can one route make?',
      'How much can a delivery cost before people pick it up themselves?',
      'Who pays for a failed delivery?',
    ],
    against: 'Each trip costs the same for one order as for many. Count stops per hour before anything else.',
  },
  {
    id: 'remind',
    natures: ['software'],
    given: new RegExp(
      `^(?:remind|nudg)(?:e|es|s|ing)?(?= (?:the |your |their )?(?:${PEOPLE}|customers|clients|members|users|you|them)\\b)`,
      'i',
    ),
    says: /\b(?:sends? (?:[\w-]+ ){0,2}reminders?|reminds? (?:\w+ )?(?:people|patients|customers|clients|members|parents|tenants|users|you|them))\b/i,
    people: true,
    mustHave: [
      'Each person can choose how and how often, and can switch it off',
      'One tap for done, later or wrong',
      'Nothing twice, and nothing at night unless asked for',
      'A record of what was sent and what was done',
    ],
    shouldHave: ['A second channel if the first message is not seen'],
    unknown: [
      'How many reminders a week before people turn them off?',
      'What do people do today to remember?',
    ],
    against: null,
  },
  {
    id: 'alarm',
    natures: ['device', 'software'],
    given: acting(
      '(?:alert|warn)(?:s|ing)?|notif(?:y|ies)|(?:sends?|gives?|raises?) (?:an? )?(?:alerts?|alarms?|warnings?|text messages?|messages?)',
      '(?:when|if|before|once|as soon as) (?:.* )?(?:too \\w+|rises?|falls?|drops?|leaks?|bursts?|fails?|stops?|breaks?|runs? (?:out|low|dry)|empty|full|overflows?|freezes?|overheats?|spoils?)',
    ),
    says: /\b(?:texts?|alerts?|warns?|rings?|calls?|notif(?:y|ies)) (?:(?!by|from)[\w’'-]+ ){0,5}(?:when|before|if|as soon as|once) (?:[\w’'-]+ ){1,6}?(?:too \w+|(?:gets?|goes|is) (?:too|above|below|over|under)|rises?|falls?|drops?|leaks?|bursts?|fails?|stops?|breaks?|runs? (?:out|low|dry)|empty|full|overflows?|freezes?|overheats?|spoils?|above|below|moves?|opens?)\b/i,
    mustHave: [
      'The user sets the limit and who is notified',
      'A second person is notified if the first does not respond',
      'A message when it stops working, so that silence means all is well',
      'A record of each alarm: whether it was real, and what was done',
    ],
    shouldHave: ['A test alarm on request'],
    unknown: [
      'How many false alarms will people accept before they ignore it?',
      'What does one missed alarm cost?',
      'Who responds when the usual person is away?',
    ],
    against: null,
  },
  {
    id: 'sense',
    natures: ['device'],
    given: acting('(?:measur|monitor|record|log|track|sens)(?:e|es|s|ing|ging)?', MEASURED),
    says: new RegExp(
      String.raw`\b(?:thermometers?|(?:${MEASURED}) (?:sensors?|loggers?|gauges?|probes?)|(?:sensors?|loggers?|gauges?|probes?) (?:\w+ ){0,3}(?:measur|monitor|record|log|track)\w*|(?:sensors?|loggers?|gauges?|probes?) (?:for|of) (?:\w+ )?(?:${MEASURED})|(?:alarms?|alerts?|warns?) (?:[\w’'-]+ ){0,6}(?:temperatures?|moisture|humidity|radon|co2))\b`,
      'i',
    ),
    mustHave: [
      'Each value with its time and unit',
      'A check against a reference people trust',
      'A gap in the data is shown as a gap',
      'A message when the sensor goes silent or its battery is low',
    ],
    shouldHave: ['Export of all values'],
    unknown: [WHICH_DECISION, 'How accurate does it have to be?'],
    against: null,
  },
  {
    id: 'compare',
    natures: ['software', 'content'],
    sure: acting(
      'compar(?:e|es|ing)',
      'prices?|tariffs?|quotes?|offers?|rates|costs|fees|insurance|loans?|deals|providers',
    ),
    says: /\bcompares? (?:[\w-]+ ){0,3}(?:prices?|tariffs?|quotes?|offers?|rates|fees|plans)\b/i,
    mustHave: [
      'Date and source of every figure',
      'The full price, and what it does not include',
      'An explanation of how the list is ordered',
      'Paid placements marked or left out',
    ],
    shouldHave: ['A message when something in the comparison changes'],
    unknown: [
      'Where do the figures come from, and are you allowed to show them?',
      'How quickly do they go out of date?',
      'Who pays: the person who compares, or the one who is listed?',
    ],
    against: null,
  },
  {
    id: 'invoice',
    natures: ['software'],
    given: acting('sends?|issues?|creates?|generates?|chases?|collects?', 'invoices?|payments?'),
    laws: 'accounting',
    mustHave: [
      'An invoice or receipt that meets tax rules',
      'Refunds and failed payments handled and shown',
      'A list for bookkeeping',
    ],
    shouldHave: ['Reminders for what is overdue, with a friendly first one'],
    unknown: [
      'How many payments are late today, and by how long?',
      'Do you hold other people’s money at any time? That needs a license in most countries.',
    ],
    against: null,
  },
  {
    id: 'teach',
    fields: [
      'education',
      'games',
      'health-fitness',
      'childcare',
      'media-creators',
      'recruiting',
      'travel',
      'developer-tools',
      'social-community',
      'local-services',
    ],
    natures: ['service', 'content', 'software'],
    given: new RegExp(
      `^(?:(?:teach|tutor|coach|train|instruct)(?:es|s|ing)?(?= (?:.* )?(?:${PEOPLE})\\b)|(?:learn|practi[sc]e)s?(?= (?:[A-Z]\\w+|maths?|languages?|to \\w+|how to)\\b))`,
    ),
    says: /\b(?:video|online|evening|weekend) (?:courses?|class(?:es)?|lessons?)\b|\b(?:conversation|music|piano|guitar|swimming|language|cooking|driving|dance|surf) lessons?\b|\b(?:pass (?:the|an|their) (?:[\w-]+ ){0,3}exams?|exam prep\w*|flashcards?|vocabulary|pronunciation)\b/i,
    laws: 'education',
    people: true,
    mustHave: [
      'A first success in the first lesson',
      'Short units that end with something done',
      'Progress shown as what a person can do now',
    ],
    shouldHave: ['Review of what was forgotten, spread over days'],
    unknown: ['How will you measure what people can do afterwards?', 'How many finish?'],
    against: null,
  },
  {
    id: 'draft',
    natures: ['software'],
    given: acting(
      '(?:draft|summari[sz]|generat|compos|rewrit)(?:e|es|s|ing)?',
      'repl(?:y|ies)|answers|emails?|letters?|summar(?:y|ies)|proposals?|descriptions?|minutes|meetings?|articles?',
    ),
    says: /\b(?:writes?|drafts?|summari[sz]es?|generates?) (?:(?!by|from)[\w-]+ ){0,3}(?:repl(?:y|ies)|emails?|letters?|proposals?|applications?|bids?|minutes|descriptions?|reports?|notes|answers|ads|listings?|summar(?:y|ies))\b|\b(?:dictat(?:es?|ions?|ed)|transcri(?:bes?|pts?))\b/i,
    mustHave: [
      'The source of every statement, one click away',
      'A person approves before anything is sent',
      'Nothing invented: an empty field instead of a guess',
    ],
    shouldHave: ['Edits are remembered, so the next draft is closer'],
    unknown: [
      'How long does it take by hand today?',
      'What does one wrong sentence cost?',
      'Is the material allowed to leave the organization?',
    ],
    against: 'Write the same text with a general writing assistant. Show the case where it fails.',
  },
  {
    id: 'translate',
    natures: ['software', 'service', 'content'],
    sure: acting(
      'translat(?:e|es|ing)|subtitl(?:e|es|ing)',
      'menus?|documents?|letters?|contracts?|websites?|manuals?|into (?:.* )?(?:languages|english|german|french|spanish|portuguese|arabic|hindi|chinese)',
    ),
    says: /\b(?:legal|sworn|certified|technical|medical) translations?\b/i,
    mustHave: [
      'A glossary of fixed terms',
      'A person checks what has legal or medical weight',
      'Supported languages, with how well each works',
    ],
    shouldHave: ['Corrections remembered for next time'],
    unknown: ['Which mistakes would do harm?', 'Who checks, and what does an hour of that person cost?'],
    against: 'Run the same texts through a free translator. Find the text where an error costs money.',
  },
  {
    id: 'rent',
    natures: ['service', 'marketplace', 'physical', 'device'],
    given: acting(
      'rents?(?: out)?|lends?|borrows?|leases?|hires? out',
      'tools?|coats?|dresses|clothes|bikes?|bicycles|equipment|machines?|strollers?|furniture|cameras?|instruments?|toys|costumes?|trailers?|tents?|dishes|boxes|containers?|gear|skis?|suits?|devices?|sensors?',
    ),
    says: /\b(?:rents?|borrows?|lends?)(?: out)? (?:(?!for|in|at)[\w-]+ ){0,6}?(?:tools?|clothes|dress(?:es)?|bikes?|equipment|machines?|strollers?|furniture|cameras?|instruments?|toys|costumes?|tents?|gear|skis?|suits?)\b|\brents? (?:it )?(?:by the (?:day|hour|week)|a day at a time)\b|\b(?:day|weekend|hourly) rentals?\b/i,
    mustHave: [
      'The condition of each item recorded when it goes out and when it comes back',
      'Who pays for loss and damage, agreed before the first handover',
      'Where each item is, and when it is due back',
    ],
    shouldHave: ['A reminder before the return'],
    unknown: [
      'How many times can one item go out before it must be replaced?',
      'What does it cost to clean, store and repair one item each time?',
    ],
    against: null,
  },
  {
    id: 'repair',
    fields: [
      'local-services',
      'electronics',
      'fashion',
      'mobility',
      'manufacturing',
      'agriculture',
      'construction',
      'e-commerce',
    ],
    natures: ['service'],
    given: acting(
      '(?:repair|fix|restor|refurbish|mend)(?:e|es|s|ing)?',
      'machines?|bikes?|bicycles?|phones?|laptops?|computers?|appliances?|furniture|shoes|clothes|watches|instruments?|roofs?|boilers?|cars?|tractors?|screens?|pumps?|chairs?|tools?|dishwashers?|ovens?|fridges?',
    ),
    says: /\b(?:repairs?|fix(?:es)?|refurbish(?:es)?) (?:[\w-]+ ){0,3}(?:machines?|bikes?|phones?|laptops?|appliances?|furniture|shoes|clothes|instruments?|tools?|cars?|chairs?)\b/i,
    laws: 'local-services',
    mustHave: [
      'The fault described with photos before the appointment',
      'A price or a limit before work begins',
      'Parts: availability and delivery time',
      'A written guarantee on the work',
    ],
    shouldHave: ['History of each item'],
    unknown: [
      'Which five faults make up most jobs?',
      'At what price do people replace it instead of repairing it?',
      'Which parts can you not get?',
    ],
    against: null,
  },
  {
    id: 'visit',
    fields: ['elderly-care', 'childcare', 'health-care', 'local-services', 'mental-health'],
    natures: ['service'],
    given: acting(
      '(?:visit|babysit)(?:s|ting|ing)?|accompan(?:y|ies)|car(?:e|es|ing) for|looks? after|keeps? company',
      'older|elderly|seniors?|children|kids|babies|toddlers|patients|pensioners|parents|grandparents|people',
    ),
    says: /\bvisits? (?:[\w-]+ ){0,2}(?:people|seniors|parents|grandparents|patients)\b/i,
    laws: 'elderly-care',
    people: true,
    mustHave: [
      'Every visitor is known by name and background-checked',
      'The same person each time',
      'What to do in an emergency, written down',
      'A note after each visit to the person who pays, if they were not there',
    ],
    shouldHave: ['A first visit together with someone they know'],
    unknown: [
      'Who decides, who pays, and who is visited?',
      'How much is left from one visit after pay and travel?',
      'How long do the visitors you hire stay with you?',
    ],
    against: null,
  },
  {
    id: 'clean',
    fields: ['local-services', 'property', 'construction', 'energy-climate', 'fashion'],
    natures: ['service'],
    given: acting(
      '(?:clean|wash|iron|disinfect)(?:es|s|ing)?',
      'offices?|homes?|houses|apartments?|flats|windows?|kitchens?|panels?|cars?|schools?|stairs|laundry|clothes|shirts|coats|boats?|gutters|carpets?|pools?|graves?|bins',
    ),
    says: /\b(?:cleans?|washes|cleaning) (?:[\w-]+ ){0,2}(?:gutters?|windows?|homes?|houses|offices?|panels?|carpets?|ovens?|boats?|cars?|graves?|pools?|bins?|roofs?|chimneys?|kitchens?)\b/i,
    laws: 'local-services',
    mustHave: [
      'A checklist that both sides agreed on',
      'A rule for what is broken, lost or not clean',
      'Liability insurance',
    ],
    shouldHave: ['A fixed day and team'],
    unknown: [
      'How long does one job take, including travel?',
      'How many customers stay after the third time?',
    ],
    against: null,
  },
  {
    id: 'detect',
    natures: ['software', 'device'],
    given: acting(
      '(?:detect|spot|flag|identif|find|catch)(?:y|ies|es|s|ing)?',
      'errors?|mistakes?|faults?|bugs?|leaks?|defects?|fraud|fakes?|fake \\w+|anomal(?:y|ies)|cracks?|falls?|diseases?|mou?ld|intruders?|damage|fires?|smoke|overcharges?|duplicates?',
    ),
    mustHave: [
      'Hits and misses measured on cases with a known answer',
      'The evidence next to each finding',
      'A person decides, and the decision is recorded',
    ],
    shouldHave: ['The user sets the balance between misses and false alarms'],
    unknown: [
      'What does one miss cost, and what one false alarm?',
      'Where do cases with a known answer come from?',
      'Who checks today, and how many do they miss?',
    ],
    against:
      'When real cases are rare, most alarms are false, even from a good detector. Work out the rate first.',
  },
  {
    id: 'plan',
    fields: [
      'office-work',
      'logistics',
      'health-care',
      'food-restaurants',
      'recruiting',
      'construction',
      'local-services',
      'manufacturing',
      'education',
      'public-sector',
    ],
    natures: ['software'],
    given: acting(
      '(?:plan|schedul|assign|allocat|optimi[sz])(?:e|es|s|ing|ning)?',
      'shifts?|rosters?|rotas?|crews?|timetables?|(?:delivery|collection|truck|van|service|bus) routes?|routes? (?:for|of) (?:drivers|vans|trucks|couriers|technicians|crews)',
    ),
    says: /\b(?:plans?|builds?|updates?|schedules?|fills?) (?:(?:the|a|their|your|weekly|staff|daily|open) )*(?:shifts?|rosters?|rotas?|timetables?|driver routes?)\b|\b(?:swap|offer and take|pick up|take) shifts\b/i,
    people: true,
    mustHave: [
      'The rules that a plan must never break',
      'Changes during the day without starting over',
      'Why the plan looks as it does',
      'A version that a person can print or send',
    ],
    shouldHave: ['Two plans side by side, with the differences'],
    unknown: [
      'Who plans today, and how long does it take?',
      'Which rules are not written down anywhere?',
      'How often does the plan change after it is made?',
    ],
    against: 'The person who plans knows rules that are in no program. Watch them plan twice.',
  },
  {
    id: 'answer',
    natures: ['software'],
    given: acting(
      'answers?|responds? to|repl(?:y|ies) to',
      'phone|calls?|emails?|inquiries|enquiries|questions (?:from|of|by) (?:\\w+ )?(?:customers|guests|callers|tenants|patients|visitors)',
    ),
    says: /\banswers? (?:(?:the|all|their|missed|after-hours) )*(?:phone|calls|customer questions|guest questions)\b/i,
    people: true,
    mustHave: [
      'A way to reach a person at any time',
      'It says right away what it cannot answer',
      'A record of each conversation for the owner',
    ],
    shouldHave: ['A list of the questions that got no answer'],
    unknown: [
      'Which twenty questions make up most of them?',
      'What does a wrong answer cost?',
      'How many give up when no person answers?',
    ],
    against: null,
  },
  {
    id: 'calculate',
    fields: [
      'accounting',
      'fintech',
      'recruiting',
      'legal',
      'logistics',
      'property',
      'public-sector',
      'energy-climate',
    ],
    natures: ['software'],
    given: acting(
      '(?:calculat|comput)(?:e|es|ing)',
      'tax(?:es)?|dut(?:y|ies)|vat|gst|payroll|wages|salar(?:y|ies)|benefits|pensions?|customs|deductions?|levies|tariffs?',
    ),
    mustHave: [
      'The rules in force, with the date from which each applies',
      'Each result with its step-by-step calculation',
      'Twenty real cases worked out by an expert, as the benchmark',
      'Rule changes are tested before they take effect',
    ],
    shouldHave: ['The same case under last year’s rules, for later questions'],
    unknown: [
      'Who answers for a wrong result, you or the customer?',
      'How often do the rules change, and who tells you?',
      'Which special cases make up most errors today?',
    ],
    against: 'Special cases never end. Count how many of twenty real ones you get right.',
  },
  {
    id: 'file',
    fields: [
      'accounting',
      'public-sector',
      'legal',
      'property',
      'fintech',
      'construction',
      'logistics',
      'recruiting',
    ],
    natures: ['software'],
    given: acting(
      '(?:submit|fil|lodg)(?:e|es|s|ing)?',
      '(?:tax|vat|gst|customs) \\w+|declarations?|permits?|to the (?:tax office|authorit(?:y|ies)|customs|council|registry)',
    ),
    mustHave: [
      'The authority’s receipt, kept with what was sent',
      'A check of what is missing before anything is sent',
      'Deadlines, with a warning before each',
      'A way to correct what was filed wrong',
    ],
    shouldHave: ['A person who signs off before it is sent'],
    unknown: [
      'Does the authority offer an API, and who gets access?',
      'Who is liable when something is late or wrong?',
      'Are you allowed to act for customers without a license?',
    ],
    against: 'Forms and APIs of authorities are not yours to keep open. Find out first who gets access.',
  },
  {
    id: 'recover',
    natures: ['service', 'software'],
    given: acting(
      '(?:recover|claim|appeal|disput|contest)(?:e|es|s|ing)?',
      'refunds?|compensation|deposits?|overcharges?|fines?|chargebacks?|tickets|fees|overpaid \\w+',
    ),
    mustHave: [
      'A check, within minutes, of whether there is a case',
      'Deadlines tracked',
      'Status updates the customer does not have to ask for',
    ],
    shouldHave: ['A list, at the start, of what the customer must sign and hand over'],
    unknown: [
      'How many cases succeed?',
      'Are you allowed to act for others where you start?',
      'How long until the money arrives?',
    ],
    against: null,
  },
  {
    id: 'control',
    natures: ['device'],
    given: acting(
      '(?:control|switch|turn|adjust|regulat|open|clos|shut)(?:e|es|s|ing)?|irrigates|waters|(?:switch|turn|shut)(?:es|s)? (?:on|off)',
      'pumps?|valves?|heating|heaters?|lights?|lamps?|motors?|fans?|doors?|gates?|irrigation|water|power|thermostats?|ventilation|boilers?|chargers?|fields?|gardens?|plants?|sockets?|blinds?|drip lines?|taps?|vents?',
    ),
    mustHave: [
      'Manual control at any time',
      'A log of what it did and why',
      'Limits that software cannot exceed',
    ],
    shouldHave: ['A way to watch it decide for a week before it acts'],
    unknown: ['What happens when it does the wrong thing at night?', 'Which safety rules apply?'],
    against: null,
  },
  {
    id: 'host',
    fields: [
      'events',
      'travel',
      'food-restaurants',
      'education',
      'local-services',
      'media-creators',
      'social-community',
      'non-profit',
    ],
    natures: ['service'],
    given: acting(
      '(?:host|hold|run|organi[sz])(?:e|es|s|ing)?',
      'evenings?|workshops?|dinners?|tastings?|retreats?|tours?|walks?|part(?:y|ies)|classes|camps?',
    ),
    says: /\b(?:workshops? (?:on|about|where|in which)|(?:cooking|craft|pottery|painting|writing|sewing|weekend|evening) workshops?|(?:wine|beer|food|cheese|chocolate|whisky|tea|coffee|olive oil) tastings?|supper clubs?|guided (?:tours?|walks?)|retreats?|summer camps?)\b/i,
    laws: 'events',
    mustHave: [
      'Seats per event, and how many it takes to break even',
      'A rule for late cancellations',
      'A plan for an event that is half full',
      'Insurance and permission for the venue',
    ],
    shouldHave: ['A reason for guests to refer friends the same day'],
    unknown: [
      'How many seats per event are filled after the first month?',
      'What does one event cost before the first guest arrives?',
      'How many guests come a second time?',
    ],
    against: 'An event costs nearly the same when it is half full. Work out how many seats cover its cost.',
  },
  {
    id: 'install',
    fields: [
      'construction',
      'energy-climate',
      'property',
      'local-services',
      'electronics',
      'agriculture',
      'elderly-care',
    ],
    natures: ['service'],
    given: acting(
      '(?:install|mount|retrofit|fit)(?:s|ing|ting)?',
      'panels?|heat pumps?|boilers?|windows?|doors?|chargers?|kitchens?|ramps?|rails?|insulation|fences?|gates?|locks?|blinds?|solar systems?',
    ),
    says: /\binstall(?:s|ation of)? (?:[\w-]+ ){0,3}(?:panels?|heat pumps?|chargers?|windows|doors|kitchens|ramps?|rails?|insulation|fences?|tanks?|pumps?|cameras?|alarms?|lights?|roofs?|floors?|gutters|stoves?|ponds?|pools?|saunas?|batteries|shelves)\b/i,
    laws: 'construction',
    mustHave: [
      'A visit or photos before you quote a price',
      'A fixed price that says what is not included',
      'The permits and tests that the work needs',
      'Someone to call when it fails',
    ],
    shouldHave: ['Jobs on the same street on the same day'],
    unknown: [
      'How many jobs can one crew finish in a week?',
      'Which qualifications does the work require where you start?',
      'Who pays when something has to be done again?',
    ],
    against: null,
  },
  {
    id: 'stock',
    natures: ['software', 'device'],
    says: /\b(?:(?:tracks?|manages?|counts?|monitors?) (?:[\w-]+ ){0,3}(?:stock|inventory|supplies|spare parts|expiry dates?)|stock levels?|expiry dates?|best-before)\b|\bwho has (?:it|what|them|which)\b|\bchecks? (?:tools?|equipment|keys) (?:in|out)\b/i,
    mustHave: [
      'A first count in one evening',
      'One movement, in or out, in under five seconds',
      'What is missing, before it is missing',
      'A correction that does not hide the loss',
    ],
    shouldHave: ['The order to the supplier, ready to send'],
    unknown: [
      'Who will enter what is taken out, and why would they?',
      'Which ten items cause most of the loss?',
      'What does the till or the accounting system know already?',
    ],
    against:
      'Numbers are right only while everyone enters everything. Watch for a week who would, with busy hands.',
  },
  {
    id: 'space',
    fields: ['property', 'events', 'local-services', 'agriculture', 'mobility', 'education'],
    natures: ['marketplace', 'software', 'service'],
    says: /\b(?:rents?|books?|hires?|shares?|lists?)(?: out)? (?:(?!for)[\w-]+ ){0,4}?(?:studios?|rooms?|spaces?|kitchens?|driveways?|garages?|desks?|venues?|halls?|gardens?|workshops|plots?|storage)\b/i,
    laws: 'property',
    mustHave: [
      'Hours that are really free, confirmed by the owner the same day',
      'Keys and access while the owner is away',
      'Who pays for damage, and whose insurance covers a guest',
      'The price with cleaning and deposit, before anyone books',
    ],
    shouldHave: ['Photos and noise rules of each place'],
    unknown: [
      'At which hours do people want it, and are these the hours when it stands empty?',
      'May the owner sublet it, by lease and by law?',
      'How many of the second bookings would go around you?',
    ],
    against:
      'After the first booking both sides have each other’s number. Write down what they would lose by not coming back to you.',
  },
  {
    id: 'hire',
    fields: [
      'recruiting',
      'local-services',
      'health-care',
      'construction',
      'childcare',
      'elderly-care',
      'events',
      'food-restaurants',
      'media-creators',
      'education',
    ],
    natures: ['marketplace', 'service'],
    says: /\b(?:finds?|hires?|books?) (?:(?!for|by)[\w-]+ ){0,4}(?:workers?|staff|freelancers?|cleaners?|nurses?|tutors?|plumbers?|electricians?|handymen|carers?|nann(?:y|ies)|babysitters?|chefs?|cooks?|drivers?|mechanics?|photographers?|musicians?|guides?|sitters?|dog walkers?)\b/i,
    laws: 'recruiting',
    people: true,
    mustHave: [
      'Identity, license and references checked before the first job',
      'A fixed price or a range before anyone comes',
      'A replacement within hours when someone does not turn up',
      'Who is the employer, and who pays tax and insurance',
    ],
    shouldHave: ['The same person again, on request'],
    unknown: [
      'Why do good ones need you, if they are booked out?',
      'How fast does a request have to be filled before people call someone else?',
      'What share of the second jobs is arranged without you?',
    ],
    against:
      'Ask the three best you know why they would take a job from you, when they are booked out already.',
  },
  {
    id: 'food',
    fields: [
      'food-restaurants',
      'agriculture',
      'e-commerce',
      'local-services',
      'manufacturing',
      'events',
      'health-fitness',
      'pets',
    ],
    natures: ['physical'],
    says: thing(
      'milk|bread|cheese|sauces?|jam|honey|coffee|teas?|chocolates?|cookies|snacks?|meals?|beer|cider|kombucha|juices?|spices?|olive oil|pasta|pickles?|ice cream|cakes?|granola|soups?|kimchi|noodles',
    ),
    laws: 'food-restaurants',
    mustHave: [
      'A kitchen that may be used for it, registered or licensed',
      'Shelf life tested, not guessed',
      'Label with ingredients, allergens, quantity, date and maker',
      'Cost per unit at the real batch size, with waste and empty bottles or packs',
    ],
    shouldHave: ['One variety that sells, before a second one'],
    unknown: [
      'How much do shops and cafés add to your price, and how much do they send back?',
      'What is thrown away at the end of the date?',
      'How large must a batch be before the cost per unit is half the price?',
    ],
    against:
      'Whoever resells or serves it adds a margin of their own. Find out how much, and what that leaves you of each unit after the batch and the trip.',
  },
  {
    id: 'wear',
    fields: ['fashion', 'e-commerce', 'manufacturing', 'health-fitness', 'childcare', 'beauty'],
    natures: ['physical'],
    says: thing(
      String.raw`clothes|clothing|t-?shirts?|shirts|dresses|jackets?|coats?|shoes|boots|socks|hats|jewel\w+|handbags?|backpacks?|gloves|uniforms?|aprons?|swimwear|leggings|jeans|scarves`,
    ),
    laws: 'fashion',
    mustHave: [
      'A size chart measured on real people, with photos of three sizes',
      'Fiber and care label, and the maker’s name',
      'Cost per piece at the smallest run, with the share that comes back',
    ],
    shouldHave: ['One style in few sizes, before a collection'],
    unknown: [
      'How many come back, and for which reason?',
      'What is left of the price when a shop takes half?',
      'Who else makes it if your workshop stops?',
    ],
    against:
      'Sizes and colors multiply what you must keep in stock. Count the pieces before the first order, and what they cost.',
  },
  {
    id: 'box',
    natures: ['physical'],
    says: /\b(?:(?:subscription|monthly|weekly) (?:box|crate|kit)e?s?|(?:box|crate|kit) (?:every|each|a|per) (?:week|month))\b/i,
    mustHave: [
      'Skip or stop before the next payment, in one step',
      'Cost of one box: content, packing time, postage, damage',
      'The third box planned before the first is sold',
    ],
    shouldHave: ['A gift version that is paid once'],
    unknown: [
      'After which box do people leave, and what do they say?',
      'What does one box cost with twenty customers, and with two hundred?',
    ],
    against:
      'Every box has to be worth it again. Most of the cost is known before the first one is packed: add it up.',
  },
  {
    id: 'review',
    natures: ['software', 'service'],
    laws: 'legal',
    says: /\b(?:reads?|reviews?|checks?|explains?|anal[yz]+es?) (?:(?!by|from)[\w-]+ ){0,3}(?:contracts?|leases?|clauses|insurance policies|terms of|agreements?|estimates?)\b/i,
    mustHave: [
      'Each warning beside the sentence that it is about',
      'What was not checked, said as plainly as what was',
      'A person to turn to when much is at stake',
      'Fifty documents judged by an expert, as the benchmark',
    ],
    shouldHave: ['A sentence to send to the other side'],
    unknown: [
      'What do people do with a warning: sign anyway, ask, or walk away?',
      'Who answers for a clause that was missed?',
      'What do they pay today when they are afraid of a document, and how often is that?',
    ],
    against:
      'One missed clause costs a customer more than your fee. Run twenty real ones past an expert, and count what you missed and what you made up.',
  },
  {
    id: 'cosmetic',
    fields: ['beauty', 'e-commerce', 'health-fitness'],
    natures: ['physical'],
    laws: 'beauty',
    says: thing(
      'soaps?|shampoos?|skin ?care|(?:hand|face|skin|body) creams?|balms?|deodorants?|lipsticks?|bath bombs?|serums?',
    ),
    mustHave: [
      'A safety assessment of the recipe before the first sale',
      'Label with ingredients, batch, shelf life and the responsible person',
      'The same bar or bottle from batch to batch, checked against a sample',
    ],
    shouldHave: ['One refill or set for people who come back'],
    unknown: [
      'How many weeks does one last, and who buys the second?',
      'What does a gift shop pay for it, and how many does it order at first?',
      'Which claim on the label would you have to prove?',
    ],
    against:
      'A gift is bought once. Find out who uses it up: ask twenty buyers of the last season whether they bought another, and from whom.',
  },
  {
    id: 'petcare',
    fields: ['pets', 'local-services'],
    natures: ['service', 'marketplace'],
    laws: 'pets',
    says: /\b(?:walks? (?:[\w-]+ ){0,2}dogs?|dog walk(?:s|ing|ers?)|(?:dog|cat|pet) (?:sitt(?:ers?|ing)|groom(?:ers?|ing)|boarding|hotels?)|looks? after (?:[\w-]+ ){0,2}(?:dogs?|cats?|pets))\b/i,
    mustHave: [
      'A first meeting with owner and animal, before the first paid visit',
      'Keys: who has them, and how they are marked',
      'What you may do in an emergency, and which vet you call, signed',
      'Liability insurance that covers animals in your care',
    ],
    shouldHave: ['A photo after each visit'],
    unknown: [
      'How many fit into one round, and who do they get along with?',
      'Which weeks are empty, and which are overbooked?',
      'What do owners do today: a neighbor, the family, a kennel?',
    ],
    against:
      'Everyone asks for the same weeks and the same hours. Count how many you can serve then, and what fills the rest.',
  },
  {
    id: 'childcare',
    fields: ['childcare', 'education', 'local-services'],
    natures: ['service', 'marketplace'],
    laws: 'childcare',
    says: /\b(?:walks?|drives?|looks? after|picks? up|watches|minds) (?:[\w-]+ ){0,2}(?:children|kids|pupils|babies)\b|\bafter-school\b|\b(?:holiday|summer) camps?\b|\bbabysit\w*/i,
    mustHave: [
      'A background check and a first-aid course for every adult',
      'Who may hand over and collect a child, in writing',
      'A substitute who can be there within the hour',
      'Insurance for accidents, and the number of children for each adult',
    ],
    shouldHave: ['A short message when a child has arrived'],
    unknown: [
      'What do parents do on the days when it does not work out?',
      'How many children live close enough together for one adult?',
      'Which permit does the place require, and how long does it take?',
    ],
    against:
      'One morning without you is a morning that a parent cannot work. Work out who stands in at six when someone is ill.',
  },
]
