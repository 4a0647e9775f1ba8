import type { Nature } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'

/** Work that a kind of action demands, and what it waits for: calendar days, and what they pass with. */
export interface ActionPart {
  name: string
  waits?: readonly [days: number, reason: string]
}

interface ActionKind {
  id: string
  /** Verb and object, in English; the first kind that fits is taken. */
  cue: RegExp
  /** Kinds of products whose actions these are; every kind where it is not said. */
  natures?: readonly Nature[]
  parts: Readonly<Record<Phase, readonly ActionPart[]>>
}

const part = (name: string, ...waits: [] | [days: number, reason: string]): ActionPart =>
  waits.length === 2 ? { name, waits } : { name }

const KINDS: readonly ActionKind[] = [
  {
    id: 'reading',
    cue: /\b(?:reads?|reading|extracts?|scans?|recogni[sz]es?)\b.*\b(?:photos?|pictures?|receipts?|invoices?|PDFs?|forms?|labels?|handwriting|documents?)\b/i,
    parts: {
      interactive: [part('type thirty real ones in by hand and time how long a correction takes')],
      poc: [
        part('collect 200 real samples with their right values', 10, 'Samples from customers'),
        part('measure accuracy for each field, and apart for poor samples'),
      ],
      mvp: [
        part('show original and result side by side, and keep every correction'),
        part('send what is uncertain to a person, and set the limit by measured errors'),
      ],
      production: [part('measure errors on corrected samples every week')],
    },
  },
  {
    id: 'measuring',
    natures: ['device'],
    cue: /\b(?:measur\w+|weighs?|weighing|monitors?|detects?|senses?|counts?)\b/i,
    parts: {
      interactive: [part('ask five users which error would make them act wrongly')],
      poc: [
        part('compare 100 readings with a trusted instrument'),
        part('find out how heat, dirt and rough handling change a reading'),
      ],
      mvp: [
        part('write down calibration: how often, by whom, with which reference'),
        part('mark readings that are out of range, missing or late'),
      ],
      production: [part('check a sample of installed units against the reference every quarter')],
    },
  },
  {
    id: 'booking',
    cue: /\b(?:book(?:s|ed|ing)?|schedul\w+|appointments?|reserv\w+|assigns?)\b/i,
    parts: {
      interactive: [part('play ten real requests through, with two that collide and one canceled late')],
      poc: [
        part('take every request by phone and shared calendar, and log answers, changes and no-shows'),
        part('test a rule for late cancellations with five customers', 10, 'Decisions of customers'),
      ],
      mvp: [
        part('settle free times, collisions, time zones, changes and reminders in writing'),
        part('make two people ask for the same time at once, and check that one gets it'),
      ],
      production: [part('compare no-shows and unused time per week, and adjust reminders')],
    },
  },
  {
    id: 'paying',
    cue: /\b(?:pays?|paying|payments?|invoic\w+|bills?|collects? (?:the )?(?:money|fees?|rent))\b/i,
    parts: {
      interactive: [part('show amount, due date and refund rule, and ask five people to explain them back')],
      poc: [
        part('collect ten payments by a ready-made payment page, one refund among them'),
        part('ask the payment provider in writing whether it accepts this business', 10, 'Its review'),
      ],
      mvp: [
        part('handle failed, double, late and disputed payments, each tried once'),
        part(
          'reconcile every payment with invoice and bank statement for a month',
          30,
          'One month of payments',
        ),
      ],
      production: [part('close the accounts monthly, and look into every difference')],
    },
  },
  {
    id: 'delivering',
    natures: ['physical', 'service'],
    cue: /\b(?:deliver(?:s|ed|ing|y)?|ships?|shipping|drops? off|picks? up|collects?|transports?|brings?)\b/i,
    parts: {
      interactive: [
        part('drive or walk the route once, and note minutes, stops and what has no place in the vehicle'),
      ],
      poc: [
        part(
          'make twenty runs at the promised time, and log delays, damage and cost of each',
          14,
          'Two weeks of runs',
        ),
        part('agree on what happens when no one opens'),
      ],
      mvp: [
        part('plan routes by time window and load, with a substitute for driver and vehicle'),
        part('keep a proof of each handover, and a way to report damage'),
      ],
      production: [part('compare cost per stop by area, and drop areas that stay above the limit')],
    },
  },
  {
    id: 'matching',
    natures: ['marketplace', 'service'],
    cue: /\b(?:match(?:es|ed|ing)?|finds?|pairs?|connects?|brings? together|introduc\w+)\b/i,
    parts: {
      interactive: [part('make ten matches on paper, and ask both sides what is wrong with each')],
      poc: [
        part('write down by which facts a match is made, and compare it with one made at random'),
        part('count how many are accepted, and why others are refused', 14, 'Answers of both sides'),
      ],
      mvp: [
        part('filter first by what excludes a match, then order by what the trial showed to matter'),
        part('offer the next best when no one fits, and tell both sides why'),
      ],
      production: [part('compare accepted matches by group every month, and look for unfair ones')],
    },
  },
  {
    id: 'teaching',
    natures: ['content', 'service'],
    cue: /\b(?:teach\w*|tutors?|tutoring|trains?|coach\w*|lessons?|courses?)\b/i,
    parts: {
      interactive: [part('write what learners can do afterward, and how that is seen')],
      poc: [
        part(
          'test five learners before and after, with tasks that they have not seen',
          14,
          'Two weeks of learning',
        ),
        part('mark the places where learners get stuck, and rewrite these first'),
      ],
      mvp: [
        part('give each unit an exercise, an answer and a way to ask'),
        part('have a second teacher use the material without help'),
      ],
      production: [part('compare results and dropouts of each group, and replace the weakest unit')],
    },
  },
  {
    id: 'repairing',
    natures: ['physical', 'service'],
    cue: /\b(?:repair\w*|fix(?:es|ing)?|replac\w+|refurbish\w*|restor\w+|mends?|services? (?:the|their))\b/i,
    parts: {
      interactive: [part('take five broken ones apart, and list fault, part, minutes and tools')],
      poc: [
        part(
          'repair ten at a price named before, and log where the estimate was wrong',
          21,
          'Parts and customers',
        ),
        part('find two suppliers for the three parts that are needed most', 7, 'Offers'),
      ],
      mvp: [
        part('write the check at intake, the estimate, the approval and the final test'),
        part('set warranty and what happens to what cannot be repaired'),
      ],
      production: [part('count repairs that come back, by fault and by person')],
    },
  },
  {
    id: 'cooking',
    natures: ['physical', 'service'],
    cue: /\b(?:cook\w*|bak(?:e|es|ing)|ferment\w*|brews?|roasts?|meals?|lunch\w*|sauces?)\b/i,
    parts: {
      interactive: [
        part('weigh each ingredient, write times and temperatures, and taste three versions blind'),
      ],
      poc: [
        part('repeat one batch three times, and compare taste, yield and minutes'),
        part('have shelf life and acidity or cooling checked by a laboratory', 21, 'Laboratory'),
      ],
      mvp: [
        part('list allergens and origin for every recipe, and who checks a change'),
        part('log temperatures from arrival to handover, with a limit at which food is thrown away'),
      ],
      production: [part('compare waste and complaints per recipe every week')],
    },
  },
  {
    id: 'cleaning',
    natures: ['physical', 'service'],
    cue: /\b(?:clean(?:s|ed|ing)?|wash(?:es|ed|ing)?|launder\w*|disinfect\w*|sweeps?)\b/i,
    parts: {
      interactive: [
        part('photograph three places before and after, and ask owners what they would object to'),
      ],
      poc: [
        part('time ten places by size and dirt, and set a price from the list, not by eye'),
        part('try agents and tools on hidden spots, and note damage and protection needed'),
      ],
      mvp: [
        part('write a check list with photos for each kind of place, signed at the end'),
        part('settle access, ladders, keys, waste water and damage'),
      ],
      production: [part('inspect one place in ten, and compare results per person')],
    },
  },
  {
    id: 'lending',
    natures: ['marketplace', 'service'],
    cue: /\b(?:rents?|rental|renting|lends?|lending|borrows?|leases?)\b/i,
    parts: {
      interactive: [part('walk through handover, deposit, late return and damage with four people')],
      poc: [
        part('ask an insurer in writing what damage and theft cost to cover', 14, 'Offer of the insurer'),
        part('lend ten times with a deposit, and log condition at both handovers', 21, 'Returns'),
      ],
      mvp: [
        part('document condition with photos at each handover'),
        part('set fees for late, dirty and missing returns, and who decides a dispute'),
      ],
      production: [part('compare days out with days unused, by price and season')],
    },
  },
  {
    id: 'notifying',
    cue: /\b(?:texts?|alerts?|warns?|reminds?|notif\w+|emails?|messages?|calls?)\b/i,
    parts: {
      interactive: [part('send ten messages by hand, and ask what each person did with them')],
      poc: [
        part('count missed, late and false messages over two weeks', 14, 'Two weeks of messages'),
        part('agree on hours, number of messages and how to stop them'),
      ],
      mvp: [
        part('send again or by another way when one is not delivered, and log it'),
        part('keep consent and its withdrawal with a date'),
      ],
      production: [part('compare ignored and false messages per month, and cut the least useful kind')],
    },
  },
  {
    id: 'making',
    natures: ['physical'],
    cue: /\b(?:sew(?:s|n|ing)?|prints?|weav\w+|carv\w+|crafts?|assembl\w+|makes?|produces?)\b/i,
    parts: {
      interactive: [part('make three, and note material, minutes and what went wrong')],
      poc: [
        part('give the written steps to a second person, and compare ten of each'),
        part('load the weakest point until it fails, and write down at what'),
      ],
      mvp: [
        part('set tolerances and reject by them, with a kept sample as reference'),
        part('plan material, tools and hours for the next fifty'),
      ],
      production: [part('compare rejects and minutes per batch, and change one step at a time')],
    },
  },
  {
    id: 'judging',
    natures: ['software'],
    cue: /\b(?:AI|artificial intelligence|machine learning|predict\w*|forecast\w*|recogni[sz]\w+|summari[sz]\w*|classif\w+|recommend\w*|suggest\w*|transcri\w+|translat\w+|detect\w*|generat(?:es?|ed|ing|ion)|grad(?:es|ing)|scor(?:es?|ing)|estimat\w+|explain\w*|explanations?)\b/i,
    parts: {
      interactive: [
        part(
          'let a person give the answers behind the screens, right ones and wrong ones, and see who notices',
        ),
      ],
      poc: [
        part(
          'compare its answers on 100 real cases with those of two people, and with the simplest rule',
          10,
          'Cases with known answers',
        ),
        part('note whom each kind of error harms, and how often it may happen'),
      ],
      mvp: [
        part('show how sure the answer is and what it rests on, and keep every correction'),
        part('hand what is uncertain to a person, and work without it when the service is down'),
      ],
      production: [part('measure the answers on corrected cases every week, also for small groups')],
    },
  },
  {
    id: 'importing',
    natures: ['software'],
    cue: /\b(?:imports?|importing|exports?|spreadsheets?|CSV|integrat\w+|connects?|connected|sync\w*|APIs?|barcodes?|downloads?)\b/i,
    parts: {
      interactive: [part('ask three customers for a real file, and note what differs between them')],
      poc: [
        part('run a real file or account of one customer through it, and count what is lost'),
        part(
          'find out who has to agree to the connection, and what it costs',
          10,
          'Answer of the other side',
        ),
      ],
      mvp: [
        part('name each line that cannot be read, and bring in the rest'),
        part('bring the same file in twice, a broken one and a very large one'),
      ],
      production: [part('notice within an hour that the other side has changed or stopped')],
    },
  },
  {
    id: 'mapping',
    natures: ['software', 'marketplace'],
    cue: /\b(?:maps?|routes?|nearby|locations?|GPS|distances?|addresses|postcodes?|navigat\w+)\b/i,
    parts: {
      interactive: [part('plan five real days by hand on a paper map, and ask what is wrong with each')],
      poc: [
        part('try it on ten real addresses of one town, two of them hard to find'),
        part('compare what two map services charge for a thousand requests'),
      ],
      mvp: [
        part('correct a wrong address by hand, and remember the correction'),
        part('go on without a signal, and keep no trail longer than needed'),
      ],
      production: [part('stay within the limits of the map service, with an alarm before they are reached')],
    },
  },
  {
    id: 'searching',
    natures: ['software', 'content'],
    cue: /\b(?:search\w*|filters?|filtering|brows\w+|compar\w+|comparisons?|looks? up|finds?)\b/i,
    parts: {
      interactive: [part('give three people ten real questions, and note the words that they type')],
      poc: [
        part('answer those ten questions with real entries, and count misses and wrong first results'),
        part('settle where the entries come from, and who keeps them up to date'),
      ],
      mvp: [
        part('find misspelled words, and say so when nothing is found'),
        part('show the age and the origin of each entry'),
      ],
      production: [part('read the searches without a result every month, and close the five most frequent')],
    },
  },
  {
    id: 'reporting',
    natures: ['software'],
    cue: /\b(?:reports?|dashboards?|charts?|statistics?|history|patterns?|overviews?|counts?|trends?|benchmarks?|digests?|logs?|tracks?|tracking|monitors?|shows?)\b/i,
    parts: {
      interactive: [
        part('put last month’s real figures on paper, and ask what five people would do differently'),
      ],
      poc: [part('work one real week out by hand, and explain every difference')],
      mvp: [
        part('lead from each figure to the entries that it was counted from'),
        part('try it with no entries, one entry and three years of them'),
      ],
      production: [part('work figures out ahead of time, and compare them with the entries every night')],
    },
  },
  {
    id: 'filing',
    natures: ['software'],
    cue: /\b(?:photos?|pictures?|images?|videos?|voice|audio|record(?:s|ed|ings?)?|uploads?|documents?|files?|PDFs?|prints?|printed|signs?|signatures?)\b/i,
    parts: {
      interactive: [part('collect ten real ones, and note size, quality and who may see them')],
      poc: [part('bring twenty real ones in from three phones, and measure minutes, failures and storage')],
      mvp: [
        part('resume after an interruption, and refuse what is too large or harmful with a reason'),
        part('delete it everywhere within the promised time, copies included'),
      ],
      production: [part('compare the cost of storage per customer with its price each month')],
    },
  },
  {
    id: 'sharing',
    natures: ['software'],
    cue: /\b(?:shares?|sharing|invites?|roles?|permissions?|rights|consent\w*|approv\w+|accounts?|identity|privacy|teams?|delet\w+|proofs?)\b/i,
    parts: {
      interactive: [part('ask who must never see what, and write it down as a table')],
      poc: [part('have one person try to reach what belongs to another, by screen and by address')],
      mvp: [
        part('check each right on the server, and log who saw and changed what'),
        part('take a right back while it is being used, and see that it ends at once'),
      ],
      production: [part('go through all rights every quarter, and remove those of people who left')],
    },
  },
  {
    id: 'planning',
    natures: ['software'],
    cue: /\b(?:plans?|planning|sorts?|sorting|assign\w*|orders?|ordering|prioriti[sz]\w*|organi[sz]\w*|manag\w+|lists?|tasks?|stock|inventor\w*|checks?|checklists?)\b/i,
    parts: {
      interactive: [part('act out one real day with paper cards, a sudden change included')],
      poc: [
        part(
          'run it beside the present list for a week, and count the entries that were moved by hand',
          7,
          'One week in use',
        ),
      ],
      mvp: [
        part('undo every change, and show who made it'),
        part('let two people change the same entry at once, and lose neither change'),
      ],
      production: [part('keep it fast with ten times the entries, and archive what is done')],
    },
  },
]

/** The kind of an action of a product, or null where none fits: its `id`, and its work in a phase. */
export function actionKindOf(
  words: string,
  nature: Nature | 'undecided',
  phase: Phase,
): { id: string; parts: readonly ActionPart[] } | null {
  const kind = KINDS.find(
    ({ cue, natures }) => cue.test(words) && (!natures || natures.some((each) => each === nature)),
  )
  return kind ? { id: kind.id, parts: kind.parts[phase] } : null
}
