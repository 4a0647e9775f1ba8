import type { Nature } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoadmapRisk, Size } from '../../domain/roadmap/content.ts'
import { type Doer, risk, type Waits } from './work-package.ts'

/** Work that a kind of action demands: by whom, how large, and what it waits for. */
export interface ActionPart {
  /** Stands behind the quotation of the action. */
  name: string
  /** Who does it; whoever does the work of actions in the phase where it is not said. */
  by?: Doer
  size?: Size
  waits?: Waits
}

interface ActionKind {
  id: string
  /** Verb and object, in English; of two kinds that stand at the same place, the first is taken. */
  cue: RegExp
  /** Kinds of products whose actions these are; every kind where it is not said. */
  natures?: readonly Nature[]
  parts: Readonly<Record<Phase, readonly ActionPart[]>>
  risks: Partial<Record<Phase, RoadmapRisk>>
}

const part = (name: string, more: Omit<ActionPart, 'name'> = {}): ActionPart => ({ name, ...more })
const days = (count: number, reason: string): Pick<ActionPart, 'waits'> => ({ waits: [count, reason] })
const during = (count: number, reason: string): Pick<ActionPart, 'waits'> => ({
  waits: [count, reason, 'alongside'],
})
const founder = { by: 'founder' } as const

const KINDS: readonly ActionKind[] = [
  {
    id: 'reading',
    cue: /\b(?:reads?|reading|extracts?|scans?|recogni[sz]es?)\b.*\b(?:photos?|pictures?|receipts?|invoices?|PDFs?|forms?|labels?|handwrit\w+|documents?|(?:index |record )?cards?|ledgers?|letters?|plates?)\b|\breads? (?:it|them|these|those|each|all) (?:in|into|out)\b|\b(?:photograph|scan|upload)s? (?:the |your |their |old |paper )*(?:cards?|records?|ledgers?|receipts?|invoices?|forms?|documents?|papers?|files?)\b/i,
    parts: {
      interactive: [part('type thirty real ones in by hand, and time how long a correction takes', founder)],
      poc: [
        part('collect 200 real samples with their right values', {
          ...founder,
          ...days(10, 'Samples from customers'),
        }),
        part('measure accuracy for each field, and separately for poor samples', {
          by: 'ai-engineer',
          size: 'M',
        }),
      ],
      mvp: [
        part('show original and result side by side, and keep every correction', { size: 'M' }),
        part('send uncertain ones to a person, with the limit set by measured errors', { by: 'ai-engineer' }),
      ],
      production: [part('measure errors on corrected samples every week')],
    },
    risks: {
      poc: risk(
        'Poor samples are read wrong, and no one notices.',
        'Measure poor samples separately, and mark every field that is uncertain.',
      ),
      production: risk(
        'Accuracy drops when customers of another kind send other documents.',
        'Compare errors by customer each week, and test new kinds before they are accepted.',
      ),
    },
  },
  {
    id: 'powering-for-life',
    natures: ['device'],
    cue: /^(?:(?:runs?|works?|lasts?|lives?|keeps going|stays on) .*|.*)\b(?:on (?:one|a single|the same|two) (?:\w+ )?batter(?:y|ies)|(?:one|its) batter(?:y|ies) (?:\w+ )?lasts?|batter(?:y|ies) (?:that )?lasts? .{0,20}(?:years?|winters|seasons)|coin cell|primary (?:cell|battery))\b/i,
    parts: {
      interactive: [
        part(
          'ask five users who would change it after how many years, and what must not be lost then',
          founder,
        ),
      ],
      poc: [
        part(
          'choose a primary cell by current in each state times the promised years, self-discharge included',
          {
            by: 'electronics',
            size: 'M',
          },
        ),
        part('load the cell with real pulses at the coldest and hottest place of use', {
          by: 'electronics',
          ...during(14, 'Two weeks in the climate chamber'),
        }),
      ],
      mvp: [
        part('report the state of the cell early enough, and keep data when it is empty'),
        part('get the transport papers of the cell, and try the change with five users', {
          by: 'technician',
        }),
      ],
      production: [
        part('compare the charge used in the field with the budget every quarter, and correct the promise'),
      ],
    },
    risks: {
      poc: risk(
        'The cell lasts half as long in the field as it does by calculation.',
        'Measure current and voltage under pulses in the cold, and promise no more than half of the result.',
      ),
    },
  },
  {
    id: 'measuring',
    natures: ['device'],
    cue: /\b(?:reads?|measur\w+|weighs?|weighing|monitors?|detects?|senses?|counts?|logs?|tracks?|records?)\b/i,
    parts: {
      interactive: [
        part('write down what each user does today without this reading, and what that costs', founder),
      ],
      poc: [
        part('compare 100 readings with a trusted instrument', { by: 'technician', size: 'M' }),
        part('find out what changes a reading where it is used', { by: 'electronics' }),
      ],
      mvp: [
        part('write down calibration: how often, by whom, with which reference', { by: 'technician' }),
        part('mark readings that are out of range, missing or late'),
      ],
      production: [part('compare ten units of the lot with the reference before any is delivered')],
    },
    risks: {
      poc: risk(
        'Readings drift with time.',
        'Compare with the reference at the end of the pilot as well as at its beginning.',
      ),
      mvp: risk(
        'One wrong reading costs the trust in all of them.',
        'Show no reading that fails its own check, and say that it is missing.',
      ),
    },
  },
  {
    id: 'controlling',
    natures: ['device'],
    cue: /\b(?:turns?|switch\w*|opens?|closes?|locks?|unlocks?|waters?|irrigat\w+|feeds?|doses?|heats?|cools?|dims?|brightens?|lights?|moves?|starts?|stops?|adjusts?|steers?|pumps?|sprays?|cuts?|brakes?|inflates?|lifts?|rocks?|swings?|vibrat\w+|shak\w+|rotat\w+|spins?|blows?|resets?|kills?|traps?|catch\w*|plays?|follows?|balances?|mixes|presses|shuts?)\b/i,
    parts: {
      interactive: [part('list what may never happen when it fails, and what the user does then', founder)],
      poc: [
        part('run it 500 times on the bench, and count when it acts late, twice or not at all', {
          by: 'firmware',
          size: 'M',
        }),
        part('cut the power in the middle of it, and see in which state it stays', { by: 'electronics' }),
      ],
      mvp: [
        part('build in a safe state, a manual override and a limit that software cannot exceed', {
          by: 'electronics',
          size: 'M',
        }),
        part('assess the hazards, and write down what reduces each of them', { by: 'mechanics' }),
      ],
      production: [part('run one unit in a hundred through 10,000 cycles, and look at wear')],
    },
    risks: {
      poc: risk(
        'It acts at the wrong moment.',
        'Log each action with its cause, and have users mark the wrong ones during the pilot.',
      ),
      mvp: risk(
        'A fault injures someone or damages property.',
        'Finish the hazard assessment before the second board, and insure product liability before the field test.',
      ),
    },
  },
  {
    id: 'powering',
    natures: ['device'],
    cue: /\b(?:rechargeable|recharg\w+|without (?:charging|power|a battery|batteries)|batter(?:y|ies)|solar|harvest\w*|runs? for)\b/i,
    parts: {
      interactive: [
        part(
          'ask five users how often they would charge or change it, and what happens when they forget',
          founder,
        ),
      ],
      poc: [
        part('measure consumption in each state for a week', {
          by: 'electronics',
          size: 'M',
          ...during(7, 'One week of logging'),
        }),
        part('repeat it at the coldest and hottest place of use', { by: 'electronics' }),
      ],
      mvp: [
        part(
          'choose cells with transport approval, and protect them against short circuit and deep discharge',
          { by: 'electronics' },
        ),
        part('warn early enough, and keep data when power is gone'),
      ],
      production: [part('measure the capacity of five units of the lot before any is delivered')],
    },
    risks: {
      poc: risk(
        'It lasts half as long in the field as on the bench.',
        'Plan with half of the measured time, and show users what is left.',
      ),
    },
  },
  {
    id: 'booking',
    natures: ['software'],
    cue: /\b(?:book(?:s|ed|ing)?|schedul\w+|appointments?|reserv\w+|assigns?)\b/i,
    parts: {
      interactive: [
        part('play through ten real requests, with two that collide and one canceled late', founder),
      ],
      poc: [
        part('take every request by phone and shared calendar; log answers, changes and no-shows', {
          by: 'operations',
        }),
        part('test a rule for late cancellations with five customers', {
          ...founder,
          ...during(10, 'Decisions of customers'),
        }),
      ],
      mvp: [
        part('settle free times, collisions, time zones, changes and reminders in writing'),
        part('have two people ask for the same time at once, and check that only one gets it'),
      ],
      production: [part('compare no-shows and unused time per week, and adjust reminders')],
    },
    risks: {
      poc: risk(
        'Customers book and do not show up.',
        'Test a deposit and a reminder, and keep the one that costs fewer bookings.',
      ),
      mvp: risk(
        'The same time is promised twice.',
        'Let one calendar decide, and offer two other times at once when it is full.',
      ),
    },
  },
  {
    id: 'paying',
    natures: ['software'],
    cue: /\b(?:pays?|paying|invoic\w+|bills?|collects? (?:the )?(?:money|fees?|rent)|(?:sends?|writes?|makes?|prints?) (?:\p{L}+ ){0,2}(?:invoices?|bills?))\b/iu,
    parts: {
      interactive: [
        part('show amount, due date and refund rule; ask five people to explain them back', founder),
      ],
      poc: [
        part('ask the payment provider in writing whether it accepts this business', {
          ...founder,
          ...days(10, 'Its review'),
        }),
        part('then take ten payments on a ready-made payment page, one refund among them', {
          by: 'operations',
        }),
      ],
      mvp: [
        part('handle failed, double, late and disputed payments, and try each once', { size: 'M' }),
        part('reconcile every payment of the trial with invoice and bank statement', { by: 'operations' }),
      ],
      production: [part('close the books every month, and look into every difference', { by: 'operations' })],
    },
    risks: {
      mvp: risk(
        'Money arrives late or is charged back.',
        'Hold payouts until the payment is final, and count disputes each week.',
      ),
    },
  },
  {
    id: 'sharing-costs',
    natures: ['software'],
    cue: /\b(?:splits?|splitting|divid\w+|shares?) (?:.{0,30} )?(?:bills?|costs?|expenses?|rent|dues|payments?)\b/i,
    parts: {
      interactive: [
        part('work out ten real cases on paper with users, and note where they disagree', founder),
      ],
      poc: [
        part('compare its results with fifty cases worked out by hand, to the cent', { by: 'qa' }),
        part('list the rules, who sets them, and what happens when one changes', founder),
      ],
      mvp: [
        part('show how each result was worked out, and keep the rules that applied at that time', {
          size: 'M',
        }),
        part('test rounding, zero, negative amounts, leap days and late changes', { by: 'qa' }),
      ],
      production: [part('add everything up a second way every night, and raise an alarm on any difference')],
    },
    risks: {
      poc: risk(
        'People do not accept a result that they cannot follow.',
        'Show the calculation next to every result from the first trial on.',
      ),
      mvp: risk(
        'A wrong amount is found weeks later.',
        'Keep every input with its time, so that each result can be worked out again.',
      ),
    },
  },
  {
    id: 'judging',
    natures: ['software'],
    cue: /\b(?:predict\w*|forecast\w*|recogni[sz]\w+|classif\w+|recommend\w*|suggest\w*|transcri\w+|listens?|hears?|detect\w*|generat(?:es?|ed|ing|ion)|estimat\w+|explain\w*|summari[sz]\w*|translat\w+)\b|^.*\b(?:AI|artificial intelligence|machine learning)\b/i,
    parts: {
      interactive: [
        part(
          'let a person give the answers behind the screens, right and wrong ones, and see who notices',
          founder,
        ),
      ],
      poc: [
        part('compare its answers on 100 real cases with those of two people and of the simplest rule', {
          by: 'ai-engineer',
          size: 'M',
          ...during(10, 'Cases with known answers'),
        }),
        part('note whom each kind of error harms, and how often it may happen', founder),
      ],
      mvp: [
        part('show how sure the answer is and what it is based on, and keep every correction', { size: 'M' }),
        part('pass uncertain cases to a person, and keep working when the service is down'),
      ],
      production: [
        part('measure the answers on corrected cases every week, for small groups too', {
          by: 'ai-engineer',
        }),
      ],
    },
    risks: {
      poc: risk(
        'It is right on average and wrong where it matters.',
        'Count errors by kind and by whom they harm, not as one percentage.',
      ),
      mvp: risk(
        'People follow a wrong answer because it looks certain.',
        'Show the reasons next to each answer, and make correcting easier than accepting.',
      ),
    },
  },
  {
    id: 'importing',
    natures: ['software'],
    cue: /\b(?:imports?|importing|exports?|integrat\w+|sync\w*|downloads?|connects? (?:to|with))\b/i,
    parts: {
      interactive: [part('ask three customers for a real file, and note how they differ', founder)],
      poc: [
        part('run a real file or account of one customer through it, and count what is lost'),
        part('find out who has to agree to the connection, and what it costs', {
          ...founder,
          ...days(10, 'Answer of the other side'),
        }),
      ],
      mvp: [
        part('name each line that cannot be read, and bring in the rest', { size: 'M' }),
        part('import the same file twice, a broken one and a very large one', { by: 'qa' }),
      ],
      production: [
        part('notice within an hour that the other side has changed or stopped', { by: 'devops' }),
      ],
    },
    risks: {
      poc: risk(
        'The other side does not allow the connection, or charges for it.',
        'Get a written answer before anything is built on it, and keep a way by file.',
      ),
      production: risk(
        'The other side changes its interface without notice.',
        'Test the connection every hour, and keep the last good data usable.',
      ),
    },
  },
]

/** Where a clause begins that says more about the object: its verbs are none of the product's. */
const SIDE_CLAUSE =
  /\s(?:that|which|who|whom|whose|what|whatever|nobody|no one|when|whenever|where|while|if|because|before|after|so|until|instead of|rather than|without)\s/i

/** An action up to its first side clause: verb and object. */
const headOf = (words: string): string => {
  const at = words.slice(1).search(SIDE_CLAUSE)
  return at < 0 ? words : words.slice(0, at + 1)
}

/** What may stand before the verb. */
const BEFORE_VERB = /^(?:(?:that|which|it|who|and|then|also|always|to|we|i)\s)+/i

/**
 * The kind of an action of a product, or null where none fits: its `id`, and its work and risk in a phase. It begins with the
 * verb of the kind: a word of it further on says nothing of what is done, and general work is better than that of a wrong kind.
 */
export function actionKindOf(
  words: string,
  nature: Nature | 'undecided',
  phase: Phase,
): { id: string; parts: readonly ActionPart[]; risk: RoadmapRisk | null } | null {
  const head = headOf(words.replace(/^[“"'‘\s]+/, '').replace(BEFORE_VERB, ''))
  const first = KINDS.find(
    ({ cue, natures }) =>
      (!natures || natures.some((each) => each === nature)) && cue.exec(head)?.index === 0,
  )
  if (!first) return null
  const { id, parts, risks } = first
  return { id, parts: parts[phase], risk: risks[phase] ?? null }
}
