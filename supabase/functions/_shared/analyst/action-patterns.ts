import type { Nature } from '../domain/brief/brief.ts'

/*
 * What a kind of action needs, whatever the idea is. A wrong pattern is worse than none, so one is chosen by a verb with
 * its object and by the kind of product: 'cleans offices' done by people, never 'cleans data' or a program that cleans.
 * Verbs with many senses (check, find, write, buy, print, show) choose nothing. The founder's word is shown beside the
 * pattern. Texts hold no slots: they are true as they stand.
 */

export interface ActionPattern {
  id: string
  /** The kinds of product that the texts are true of. */
  natures: readonly Nature[]
  /** How an action begins that has this sense only, also where the kind of product is not known. */
  sure?: RegExp
  /** How an action begins that has this sense for these kinds of product. */
  given?: RegExp
  /** Words of a product's name with the same sense. */
  product?: RegExp
  mustHave: readonly string[]
  shouldHave: readonly string[]
  /** What is not known yet; each is one interview question. */
  unknown: readonly string[]
  /** What argues against every such action; null where it depends on the idea. */
  against: string | null
}

/** Words between a verb and its object; what comes after one of these prepositions is not its object. */
const BETWEEN = String.raw`(?:(?!(?:from|for|of|with|about|into|on|in)\b)[^\s-]+[\s-]+){0,6}`

/** A verb that an action begins with, with one of these objects after it. */
const acting = (verbs: string, objects: string): RegExp =>
  new RegExp(`^(?:${verbs})(?=\\s+${BETWEEN}(?:${objects})(?![\\w-]))`, 'i')

const PEOPLE =
  'people|persons?|children|kids|pupils|students|teenagers|teens|seniors|adults|beginners|parents|families|women|men|staff|employees|workers|nurses|drivers|cooks|carers|caregivers|tutors|mentors|coaches|freelancers|volunteers|apprentices|learners|neighbou?rs|landlords|tenants|lawyers|hosts|guests|players|runners|musicians|pensioners|newcomers|refugees|founders|artists|craftspeople|designers|developers|owners|sitters|walkers|teachers|patients|doctors'

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
      'receipts?|invoices?|delivery notes?|forms?|bills?|contracts?|documents?|bank statements?|time ?sheets?|paper records?|handwritten \\w+',
    ),
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
    natures: ['service', 'marketplace'],
    sure: acting(
      'deliver(?:s|ing)?',
      'by (?:cargo )?bikes?|by vans?|to (?:your|the|their) (?:door|homes?|offices?)',
    ),
    given: acting(
      'deliver(?:s|ing)?|picks? up|collects?',
      'groceries|parcels?|packages?|meals?|lunch(?:es)?|dinners?|bread|flowers|furniture|laundry|medicines?|prescriptions?|vegetables',
    ),
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
    given: acting(
      '(?:measur|monitor|record|log|track|sens)(?:e|es|s|ing|ging)?',
      'temperatures?|moisture|humidity|levels?|pressure|weight|vibrations?|noise|air|radon|co2|gas|flow|light|soil|water|heart rate|consumption|power|energy|sugar|alcohol|salt|acidity|ph',
    ),
    mustHave: [
      'Each value with its time and unit',
      'A check against a reference people trust',
      'A gap in the data is shown as a gap',
      'A message when the sensor goes silent or its battery is low',
    ],
    shouldHave: ['Export of all values'],
    unknown: ['Which decision changes when the number is known?', 'How accurate does it have to be?'],
    against: null,
  },
  {
    id: 'compare',
    natures: ['software', 'marketplace', 'content'],
    sure: acting(
      'compar(?:e|es|ing)',
      'prices?|tariffs?|quotes?|offers?|rates|costs|fees|insurance|loans?|deals|providers',
    ),
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
    natures: ['service', 'content', 'software'],
    given: new RegExp(
      `^(?:(?:teach|tutor|coach|train|instruct)(?:es|s|ing)?(?= (?:.* )?(?:${PEOPLE})\\b)|(?:learn|practi[sc]e)s?(?= (?:[A-Z]\\w+|maths?|languages?|to \\w+|how to)\\b))`,
    ),
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
    natures: ['service'],
    given: acting(
      '(?:repair|fix|restor|refurbish|mend)(?:e|es|s|ing)?',
      'machines?|bikes?|bicycles?|phones?|laptops?|computers?|appliances?|furniture|shoes|clothes|watches|instruments?|roofs?|boilers?|cars?|tractors?|screens?|pumps?|chairs?|tools?|dishwashers?|ovens?|fridges?',
    ),
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
    natures: ['service'],
    given: acting(
      '(?:visit|babysit)(?:s|ting|ing)?|accompan(?:y|ies)|car(?:e|es|ing) for|looks? after|keeps? company',
      'older|elderly|seniors?|children|kids|babies|toddlers|patients|pensioners|parents|grandparents|people',
    ),
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
    natures: ['service'],
    given: acting(
      '(?:clean|wash|iron|disinfect)(?:es|s|ing)?',
      'offices?|homes?|houses|apartments?|flats|windows?|kitchens?|panels?|cars?|schools?|stairs|laundry|clothes|shirts|coats|boats?|gutters|carpets?|pools?|graves?|bins',
    ),
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
    id: 'recommend',
    natures: ['software', 'content', 'marketplace'],
    given: acting(
      '(?:recommend|suggest)(?:s|ing)?',
      'recipes?|dishes|products?|restaurants?|hotels?|books?|places|gifts?|wines?|trips?|films?|movies?|shops?|clothes|outfits?|jobs?|courses?|events?|games?|songs?',
    ),
    mustHave: [
      'The reason for each suggestion',
      'A way to say no and give a reason',
      'Paid suggestions are marked',
    ],
    shouldHave: ['A few questions up front, so the first suggestion fits'],
    unknown: [
      'How do people decide today, and whom do they ask?',
      'How many suggestions may be wrong before people leave?',
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
    natures: ['software'],
    given: acting(
      '(?:plan|schedul|assign|allocat|optimi[sz])(?:e|es|s|ing|ning)?',
      'shifts?|rosters?|rotas?|crews?|timetables?|(?:delivery|collection|truck|van|service|bus) routes?|routes? (?:for|of) (?:drivers|vans|trucks|couriers|technicians|crews)',
    ),
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
      'pumps?|valves?|heating|heaters?|lights?|lamps?|motors?|fans?|doors?|gates?|irrigation|water|power|thermostats?|ventilation|boilers?|chargers?|fields?|gardens?|plants?|sockets?|blinds?',
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
    natures: ['service'],
    given: acting(
      '(?:host|hold|run|organi[sz])(?:e|es|s|ing)?',
      'evenings?|workshops?|dinners?|tastings?|retreats?|tours?|walks?|part(?:y|ies)|classes|camps?',
    ),
    product: /\b(?:workshops?|tastings?|guided tours?|retreats?|\w+ evenings)\b/i,
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
    id: 'swap',
    natures: ['marketplace', 'software'],
    given: new RegExp(
      `^(?:swap|exchang|barter|trad)(?:e|es|s|ing)?(?= .*\\b(?:clothes|toys|books|games|plants|seeds|things|tools|items)\\b.* (?:with|between|among) (?:.* )?(?:${PEOPLE}|each other|others)\\b)`,
      'i',
    ),
    mustHave: [
      'What counts as a fair exchange, agreed beforehand',
      'Photos and condition of each item',
      'Handover in a place that suits both',
      'A way out when one side does not show up',
    ],
    shouldHave: ['A credit for those who gave first'],
    unknown: [
      'How many items does one place need before people find something they want?',
      'Who pays, when nothing is sold?',
    ],
    against: 'Swapping takes no middleman. Say what people would pay you for.',
  },
  {
    id: 'recycle',
    natures: ['service', 'physical'],
    given: /^(?:recycl|upcycl|compost)(?:es|e|s|ing)?\b|^collects? (?:used|old|empty|scrap|waste)\b/i,
    mustHave: [
      'How much arrives each week, and in what state',
      'Sorting rules that a new hire can learn in an hour',
      'A buyer for each material, with a price',
      'Cost per collection',
    ],
    shouldHave: ['A record of what happened to it'],
    unknown: [
      'What share can be used again?',
      'Who pays: the giver, the buyer, or a city?',
      'Which waste rules apply?',
    ],
    against: null,
  },
  {
    id: 'install',
    natures: ['service'],
    given: acting(
      '(?:install|mount|retrofit|fit)(?:s|ing|ting)?',
      'panels?|heat pumps?|boilers?|windows?|doors?|chargers?|kitchens?|ramps?|rails?|insulation|fences?|gates?|locks?|blinds?|solar systems?',
    ),
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
]
