/** A kind of feature: what its work consists of, and how many hours it usually takes (assumptions, no source). */
export interface Nature {
  /** English words by which a feature of this kind is told. */
  cue: RegExp
  /** Hours of the server part, of its screens on the web, and of proving it with throw-away code. */
  server: number
  screens: number
  proof: number
  /** Whether nobody knows beforehand if it can be done well enough. */
  uncertain: boolean
  /** What the server part has to take care of. */
  work: string
  proves: string
  /** What a quick look at feasibility has to find out. */
  asks: string
  /** What it needs before many people rely on it. */
  guard: string
  /** Cases to try. */
  cases: string
}

const nature = (
  cue: RegExp,
  [server, screens, proof]: readonly [number, number, number],
  [work, proves, asks, guard, cases]: readonly [string, string, string, string, string],
  uncertain = false,
): Nature => ({ cue, server, screens, proof, work, proves, asks, guard, cases, uncertain })

const PAYMENT = nature(
  /\b(?:payments?|paying|pay (?:by|with|online|in|out)|paid (?:in|out|by|back|at|within|automatically)|payouts?|invoic\w+|checkout|billing|vouchers?|refund\w*|deposits?|commissions?|subscri\w+)\b/i,
  [22, 10, 16],
  [
    'payments, receipts and refunds',
    'take one payment with a test account at the provider and refund it',
    'which provider serves the country, what it charges and how long it holds the money',
    'reconcile with the provider every night and retry what failed, without charging twice',
    'paid, declined, refunded and paid twice',
  ],
)

const AI = nature(
  /\b(?:AI|artificial intelligence|machine learning|predict\w*|forecast\w*|recogni[sz]\w+|summari[sz]\w*|learns? from|classif\w+|recommend\w*|suggest\w*|transcri\w+|speech|chatbot|detect\w*|generat(?:es|ed|ing|ion))\b/i,
  [36, 12, 28],
  [
    'the model behind it, its limits and its cost per use',
    'compare its answers with those of a person on fifty real cases',
    'which service could do it, its price per use and what it may do with the data',
    'measure the quality of the answers each week and offer a simple fallback when the service is down',
    'right, wrong, empty and hostile input',
  ],
  true,
)

const CONNECTION = nature(
  /\b(?:import\w*|export\w*|spreadsheets?|CSV|integrat\w+|connect\w*|sync\w*|API|interface|other systems?|scann\w*|barcodes?)\b/i,
  [18, 8, 12],
  [
    'reading, checking and writing the other system’s data',
    'run one customer’s real file or account through it',
    'whether the other system has a documented API, and who has to agree',
    'notice within an hour that the other system is down or has changed, and catch up afterward',
    'a good file, a broken one, a very large one and the same one twice',
  ],
)

const BOOKING = nature(
  /\b(?:book(?:s|ed|ing|ings)?|slots?|appointments?|schedul\w+|calendars?|free (?:dates|times)|waiting list|reserv\w+)\b/i,
  [20, 12, 14],
  [
    'times, capacity and two people who want the same slot',
    'let two people book the same time at once, and let one of them cancel',
    'whose calendar counts and who may change it',
    'no double bookings under load or on days when clocks change',
    'full, canceled, moved and booked by two people at once',
  ],
)

const MESSAGE = nature(
  /\b(?:messag\w+|chats?|inbox|e-?mails?|sms|texting|text messages?|comments?|notif\w+|notice|remind\w*|alerts?)\b/i,
  [16, 8, 10],
  [
    'sending, opting out and a record of what was sent',
    'send it to ten real phones and inboxes and count what arrives',
    'who may send it in this country and what one message costs',
    'a queue that sends each one once, and an alarm when none arrive',
    'delivered, bounced, opted out and sent twice',
  ],
)

const PLACE = nature(
  /\b(?:maps?|routes?|nearby|locations?|GPS|distance|addresses|postcodes?|(?<!non-)deliver(?:y|ies))\b/i,
  [18, 14, 14],
  [
    'addresses, distances and what the map service charges',
    'try it on ten real addresses in one town',
    'which map service covers the area and what a thousand requests cost',
    'stay within the map service’s limits and delete location history',
    'no signal, a wrong address and a place across the border',
  ],
)

const LIVE = nature(
  /\b(?:live|real[- ]time|(?:video|voice|phone) calls?|stream\w*|multiplayer|sensors?)\b/i,
  [24, 14, 20],
  [
    'connections that drop and come back',
    'keep it running for an hour over a bad mobile connection',
    'how many people take part at once and what a minute of it costs',
    'reconnect without losing anything, at ten times today’s connections',
    'a slow connection, a lost one and one person on two devices',
  ],
  true,
)

const RIGHTS = nature(
  /\b(?:roles?|permissions?|rights|consent\w*|who sees|access to|identity|accounts?|(?:single )?sign[- ]?(?:in|on|up)|log[- ]?in|privacy|delet\w+|allerg\w+|verif\w+|audit)\b/i,
  [16, 8, 8],
  [
    'permissions, consent and a log of who did what',
    'show that one person cannot reach the data of another',
    'what the law requires before this is stored',
    'review all permissions and log each access to personal data',
    'each role, no role and a consent that was withdrawn',
  ],
)

const MEDIA = nature(
  /\b(?:photos?|pictures?|images?|videos?|voice|audio|record(?:ed|ing|ings) by|upload\w*|documents?|files?|PDF|print(?:s|ed)?)\b/i,
  [18, 12, 14],
  [
    'upload, storage, size limits and deletion',
    'upload twenty real files from three different phones',
    'how large the files are, where they may be stored and for how long',
    'limits for each account, a scan for malware and a cap on the cost of storage',
    'a huge file, an odd format and an interrupted upload',
  ],
)

const SEARCH = nature(
  /\b(?:search\w*|filter\w*|discover\w*|match(?:es|ed|ing)?|browse|compare\w*|comparison)\b/i,
  [14, 10, 10],
  [
    'an index, the ranking of results and misspelled words',
    'have three people look for ten things they really need',
    'where the entries come from and who keeps them up to date',
    'stay fast with a hundred times today’s entries',
    'no results, thousands of results and a typo',
  ],
)

const INSIGHT = nature(
  /\b(?:reports?|dashboards?|charts?|statistic\w*|history|summary|summaries|patterns?|overview|count(?:s|ed)?|trends?|benchmarks?|digests?)\b/i,
  [12, 12, 8],
  [
    'figures that can be traced back to individual entries',
    'compute it by hand for one real week and compare',
    'which decision depends on it, and on which data',
    'compute it in the background, so nobody waits for it',
    'no data, a single entry and a year of them',
  ],
)

/** What everything is that is nothing else. */
export const RECORD = nature(
  /(?:)/,
  [12, 10, 8],
  [
    'storing, changing and undoing it',
    'walk one real case through it from start to finish',
    'which data it needs and who would enter it',
    'restore it from a backup and keep it fast with ten times the data',
    'empty, typical, very long and changed by two people at once',
  ],
)

export const NATURES = [
  PAYMENT,
  AI,
  CONNECTION,
  BOOKING,
  RIGHTS,
  MESSAGE,
  PLACE,
  LIVE,
  MEDIA,
  SEARCH,
  INSIGHT,
] as const

/** Whether a person with knowledge of models is needed. */
export const needsModel = (found: Nature): boolean => found === AI
