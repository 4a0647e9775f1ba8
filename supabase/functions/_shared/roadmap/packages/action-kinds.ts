import type { Nature } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import type { RoadmapRisk, Size } from '../../domain/roadmap/content.ts'
import { type Doer, risk, type Waits } from './work-package.ts'

/** Work that a kind of action demands: who does it, its size, and what it waits for. */
export interface ActionPart {
  /** Follows the quotation of the action. */
  name: string
  /** Who does it; by default, whoever does the work on actions in the phase. */
  by?: Doer
  size?: Size
  waits?: Waits
}

interface ActionKind {
  id: string
  /** Verb and object, in English; if two kinds match, the first one is used. */
  cue: RegExp
  /** Kinds of products that have these actions; every kind if unset. */
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
    id: 'connecting-accounts',
    natures: ['software'],
    cue: /\b(?:connects?|links?|hooks? up|plugs? in)\b.*\b(?:banks?|bank accounts?|accounts?|cards?|payroll|tax office)\b/i,
    parts: {
      interactive: [
        part(
          'ask three providers of such connections in writing whom they reach, what one user costs, and what approval it takes',
          { ...founder, ...days(14, 'Their answers') },
        ),
      ],
      poc: [
        part(
          'apply with one provider; connect ten real accounts by its test access, and count what fails and why',
          {
            size: 'M',
            ...days(21, 'Access from the provider'),
          },
        ),
      ],
      mvp: [
        part(
          'show at once when a connection is broken and how it is renewed; try it for each kind of account',
          {
            size: 'M',
          },
        ),
        part(
          'pass the review of the provider for real users, with what it asks on security and consent',
          days(30, 'Review'),
        ),
      ],
      production: [
        part('count broken connections each week, by kind of account, and how long each stayed broken'),
      ],
    },
    risks: {
      poc: risk(
        'Connections break, and people take old figures for new ones.',
        'Show the time of the last figure beside each, and count breaks from the first day.',
      ),
    },
  },
  {
    id: 'reading',
    natures: ['software'],
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
    id: 'approving',
    natures: ['software'],
    cue: /\b(?:asks? .{1,40} (?:to|for) (?:\w+ ){0,2}(?:approv\w+|confirm\w*|agree\w*|accept\w*|decid\w+|consent|signature)|approv\w+|confirms?|accepts?|signs? off|says? yes)\b/i,
    parts: {
      interactive: [
        part(
          'play ten real cases on paper: a yes, a no, a question, no answer, and a yes that comes late',
          founder,
        ),
      ],
      poc: [
        part('ask by hand for two weeks; count answers, minutes until they come, and calls that remain', {
          ...founder,
          ...during(14, 'Two weeks of answers'),
        }),
      ],
      mvp: [
        part('keep who agreed to what, at which price and when; settle what happens without an answer', {
          size: 'M',
        }),
      ],
      production: [
        part('compare agreed with billed amounts every month, and look into each dispute', {
          by: 'operations',
        }),
      ],
    },
    risks: {
      poc: risk(
        'No answer comes, and the work stands still.',
        'Agree on what happens after an hour and after a day, and remind once in between.',
      ),
      mvp: risk(
        'Someone disputes what was agreed to.',
        'Keep text, price, time and sender of each answer unchanged, and show them to both.',
      ),
    },
  },
  {
    id: 'tagging',
    natures: ['software'],
    cue: /\b(?:tags?|tagged|scans? (?:the |a |each |every )?(?:\w+ )?(?:tags?|codes?|labels?|badges?)|labels?|QR|NFC|identif(?:y|ies))\b/i,
    parts: {
      interactive: [
        part(
          'try three kinds of tags at the place of work with five users; note hands, dirt, light, seconds',
          founder,
        ),
      ],
      poc: [
        part('tag fifty real ones for two weeks; count unreadable, lost and swapped tags', {
          ...founder,
          ...during(14, 'Two weeks in use'),
        }),
      ],
      mvp: [
        part('replace a lost tag, undo a swapped one, and go on for an hour without a signal', { by: 'qa' }),
      ],
      production: [part('count lost and swapped tags per customer every month, and change the worst kind')],
    },
    risks: {
      poc: risk(
        'A tag is forgotten or swapped on a busy day.',
        'Watch one busy day in person, and make a missing tag visible within the hour.',
      ),
    },
  },
  {
    id: 'checklisting',
    natures: ['software'],
    cue: /\b(?:ticks?|tick off|checks? (?:off|in|out)|checklists?|fills? (?:in|out)|inspection|findings?|notes? (?:down|what|the))\b/i,
    parts: {
      interactive: [
        part(
          'fill it in on paper for ten real cases; note what is missing and what nobody fills in',
          founder,
        ),
      ],
      poc: [
        part('use it beside the present form for two weeks; compare minutes and omissions', {
          ...founder,
          ...during(14, 'Two weeks in use'),
        }),
      ],
      mvp: [
        part('make each entry possible with one hand and without a signal, and say what is still missing'),
      ],
      production: [part('drop the entries that nobody used in a quarter')],
    },
    risks: {
      poc: risk(
        'It is filled in from memory in the evening.',
        'Compare the time of each entry with the time of the work, and shorten it until both match.',
      ),
    },
  },
  {
    id: 'overview',
    natures: ['software'],
    cue: /^(?:lists?|keeps? (?:a |the )?list)\b/i,
    parts: {
      interactive: [
        part(
          'draw it with last week’s real entries; ask five users what they would do next with it',
          founder,
        ),
      ],
      poc: [
        part('keep it by hand in a shared sheet for two weeks; count the entries that someone acted on', {
          ...founder,
          ...during(14, 'Two weeks in use'),
        }),
      ],
      mvp: [part('settle when an entry appears, who is told, who may act on it and what ends it')],
      production: [part('count entries that stay open for longer than agreed, per customer and month')],
    },
    risks: {
      poc: risk(
        'People look at it once and change nothing.',
        'Ask each week which entry led to an action, and drop what led to none.',
      ),
    },
  },
  {
    id: 'drafting',
    natures: ['software'],
    cue: /\b(?:drafts?|(?:writes?|composes?|prepares?|makes?) (?:the |an? |your |their |up )?(?:\w+ ){0,2}(?:appeals?|letters?|repl(?:y|ies)|contracts?|quotes?|offers?|summar(?:y|ies)|minutes|captions?|descriptions?|applications?|claims?|statements?))\b/i,
    parts: {
      interactive: [
        part(
          'write five by hand from real cases; those who send them mark each sentence that they would change',
          founder,
        ),
      ],
      poc: [
        part('make thirty from real cases; count those sent unchanged, with small changes, and not at all', {
          size: 'M',
        }),
      ],
      mvp: [
        part(
          'show where each sentence comes from; nothing leaves without a person’s yes, and each change is kept',
          {
            size: 'M',
          },
        ),
      ],
      production: [part('count sentences that are changed most, and correct what they are made from')],
    },
    risks: {
      poc: risk(
        'It reads well and says something wrong.',
        'Count wrong names, figures and dates apart from style, and allow none of them.',
      ),
    },
  },
  {
    id: 'working-out',
    natures: ['software'],
    cue: /\b(?:works? out|calculat\w+|computes?|adds? up|converts?|tallies|tots? up)\b/i,
    parts: {
      interactive: [
        part(
          'do ten real cases on paper with the one who does it today; write down each rule and each exception',
          founder,
        ),
      ],
      poc: [
        part('compare it with fifty settled cases, to the last digit; explain each difference', { by: 'qa' }),
      ],
      mvp: [
        part('keep the table of rules with a date from which each holds; show how each result came about', {
          size: 'M',
        }),
        part('try zero, gaps, wrong units, rounding and a rule that changes halfway', { by: 'qa' }),
      ],
      production: [
        part('work ten results out again by hand each month, and correct backward what was wrong'),
      ],
    },
    risks: {
      mvp: risk(
        'A rule changes, and old results change with it.',
        'Keep with each result the rules that held on its day.',
      ),
    },
  },
  {
    id: 'flagging',
    natures: ['software'],
    cue: /\b(?:flags?|spots?|catches|highlights?|singles? out|picks? out|points? out|marks? (?:which|what|the ones|dishes|those))\b/i,
    parts: {
      interactive: [
        part('mark fifty past cases by hand with one who knows; write down by what each was known', founder),
      ],
      poc: [
        part(
          'run 200 past cases; count those missed and those marked for nothing, and what each of both costs',
          {
            size: 'M',
          },
        ),
      ],
      mvp: [
        part('show why each was marked, let a person clear it in one step, and keep both', { size: 'M' }),
      ],
      production: [part('count missed and needless ones each month, and set the limit by what each costs')],
    },
    risks: {
      poc: risk(
        'So much is marked that nobody looks any more.',
        'Set the limit by how many a person clears in a day.',
      ),
    },
  },
  {
    id: 'filling-gaps',
    natures: ['software'],
    cue: /\b(?:fills?|offers?|gives?) (?:.{0,30} )?(?:slots?|cancell?ations?|gaps?|shifts?|empty (?:seats?|places?|beds?))\b/i,
    parts: {
      interactive: [
        part(
          'fill five real ones by telephone; note who was asked, in which order, and minutes until a yes',
          founder,
        ),
      ],
      poc: [
        part(
          'fill them by message for two weeks; count filled, refused, double promised, and minutes until filled',
          {
            ...founder,
            ...during(14, 'Two weeks of gaps'),
          },
        ),
      ],
      mvp: [
        part('ask by a set order with a time limit each; let two say yes at once, and see that one gets it', {
          size: 'M',
        }),
      ],
      production: [part('count open gaps that nobody took, and change order or notice where most are')],
    },
    risks: {},
  },
  {
    id: 'keeping-records',
    natures: ['software'],
    cue: /\b(?:saves?|keeps?|enters?|stores?|notes?|registers?|adds?) (?:the |an? |each |every |its |their |all )(?:\w+ ){0,2}?(?:records?|recipes?|history|entr(?:y|ies)|drums?|lots?|batch(?:es)?|visits?|animals?|customers?|weights?|results?|figures?|jobs?|hours?)\b/i,
    parts: {
      interactive: [
        part(
          'write twenty real ones into a table with those who will enter them; time each, and note what stays empty',
          founder,
        ),
      ],
      poc: [
        part(
          'enter all of two weeks beside the present way; count those missing, late or different in one of both',
          {
            ...founder,
            ...during(14, 'Two weeks of entries'),
          },
        ),
      ],
      mvp: [
        part(
          'keep each change with name and time, refuse what cannot be, and let each owner take all of it out',
          {
            size: 'M',
          },
        ),
      ],
      production: [
        part('compare fifty entries a quarter with the thing itself, and count the wrong ones by field'),
      ],
    },
    risks: {
      poc: risk(
        'Those who know it will not write it down.',
        'Settle in writing with them whose it is, who may see it, and what they get for it.',
      ),
    },
  },
  {
    id: 'telling-remotely',
    natures: ['device'],
    cue: /\b(?:texts?|alerts?|warns?|rings?|calls?|notif\w+|messages?|sends? (?:an? |the |each |you )?(?:\w+ ){0,2}?(?:texts?|messages?|sms|alerts?|alarms?|warnings?))\b/i,
    parts: {
      interactive: [
        part(
          'set it off ten times by hand for five users at odd hours; note who noticed, after how long, and what each did',
          founder,
        ),
      ],
      poc: [
        part(
          'set each unit off every day for two weeks on the network of its place; count messages late and missing',
          {
            by: 'firmware',
            ...during(14, 'Two weeks of messages'),
          },
        ),
      ],
      mvp: [
        part(
          'send a sign of life at a set time; whoever gets none is told within a day, and a second person is tried when one does not answer',
          {
            by: 'firmware',
          },
        ),
      ],
      production: [
        part('set ten units in use off each month by agreement; look into each message that was late'),
      ],
    },
    risks: {
      mvp: risk(
        'It is silent, and its owner takes that for good news.',
        'Send a sign of life, and say what the owner does when it does not come.',
      ),
    },
  },
  {
    id: 'fastening',
    natures: ['device'],
    cue: /\b(?:clips?|sticks?|hangs?|clamps?|straps?|screws?|snaps?|slides? (?:on|in|over)|fits? (?:in|on|over|into|any|every|the))\b/i,
    parts: {
      interactive: [
        part(
          'have five people put a dummy in place without help; time each, and note what each tried first',
          founder,
        ),
      ],
      poc: [
        part('put it on and off 200 times, wet, dirty and cold; note what slips, marks or breaks', {
          by: 'mechanics',
        }),
      ],
      mvp: [
        part(
          'name what it fits and what not; try ten kinds of it, and time ten strangers with the instructions alone',
          {
            by: 'technician',
          },
        ),
      ],
      production: [
        part('pull on ten of the lot with twice the force of use before any is delivered', {
          by: 'technician',
        }),
      ],
    },
    risks: {},
  },
  {
    id: 'indicating',
    natures: ['device'],
    cue: /\b(?:shows?|displays?|glows?|blinks?|flashes|beeps?|buzzes|vibrates when|changes? colou?r)\b/i,
    parts: {
      interactive: [
        part(
          'show ten people a mock-up of each signal at the place of use; ask what it means and what they would do',
          founder,
        ),
      ],
      poc: [
        part(
          'count with ten users signals seen or heard in sun, noise and gloves, and those taken for something else',
        ),
      ],
      mvp: [part('settle what it shows when it fails or the battery is low; no signal may mean two things')],
      production: [
        part('check each signal on ten units of the lot before any is delivered', { by: 'technician' }),
      ],
    },
    risks: {},
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
      production: [
        part('run two units through 10,000 cycles by a machine that counts them, and look at wear', {
          waits: [21, '10,000 cycles'],
        }),
      ],
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
    id: 'rating',
    natures: ['software'],
    cue: /\b(?:rat(?:e|es|ed|ing|ings)|reviews?|reputation|feedback|recommends? (?:to )?others)\b/i,
    parts: {
      interactive: [part('ask ten people which past review helped them decide, and why', founder)],
      poc: [part('call both sides after each deal with the same four questions', { by: 'operations' })],
      mvp: [
        part('accept one per finished deal, from both sides, and hold it until both are in'),
        part('handle false and insulting ones: who decides, how fast, how it is appealed', {
          by: 'operations',
        }),
      ],
      production: [part('look for bought and mutual ones every month', { by: 'operations' })],
    },
    risks: {
      mvp: risk(
        'Reviews are all good and say nothing.',
        'Ask for one thing that should be better, and show the answer.',
      ),
    },
  },
  {
    id: 'notifying',
    natures: ['software'],
    cue: /\b(?:texts?|alerts?|warns?|reminds?|notif\w+|e-?mails?|messages?|rings?|calls? (?:the|a|his|her|their|every|each|whoever|someone)|(?:sends?|gets?) (?:.{0,30} )?(?:texts?|messages?|reminders?|alerts?|sms|e-?mails?|warnings?|notices?|notifications?))\b/i,
    parts: {
      interactive: [part('send ten messages by hand; ask what each person did with them', founder)],
      poc: [
        part('count missed, late and false messages over two weeks', during(14, 'Two weeks of messages')),
        part('agree with users on hours, number of messages and how to stop them', founder),
      ],
      mvp: [
        part('send again or another way when one is not delivered, and log it'),
        part('store consent and its withdrawal with a date'),
      ],
      production: [part('compare ignored and false messages per month, and cut the least useful kind')],
    },
    risks: {
      poc: risk(
        'People mute the messages within a week.',
        'Count which ones lead to an action, and send only those.',
      ),
      mvp: risk(
        'The one message that matters does not arrive.',
        'Send it a second way when no one reacts, and test that every week.',
      ),
    },
  },
  {
    id: 'printing',
    natures: ['software'],
    cue: /\b(?:prints?|printing|displays?|shows?|exports?) .*\b(?:reports?|labels?|tickets?|orders?|logs?|certificates?|screens?|receipts?|lists?)\b/i,
    parts: {
      interactive: [
        part(
          'make one by hand from real values, and ask the person who receives it what is missing',
          founder,
        ),
      ],
      poc: [
        part('give ten to those who receive them, and count questions and rejections', {
          ...founder,
          ...days(7, 'Answers'),
        }),
      ],
      mvp: [
        part('fix the layout, the retention time and a number that proves it was not changed', { size: 'M' }),
        part('correct one after the fact, with the reason and the name'),
      ],
      production: [part('compare a sample with the stored values every month')],
    },
    risks: {
      mvp: risk(
        'The one who demands it does not accept its form.',
        'Have the form confirmed in writing by one recipient before it is built.',
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
    id: 'reconciling',
    natures: ['software'],
    cue: /\b(?:compar\w+ .*\b(?:with|to)\b|reconcil\w+|discrepanc\w+|differences? between|what (?:is|are) missing)/i,
    parts: {
      interactive: [
        part('do it for last month on paper with one customer; note each difference and its reason', founder),
      ],
      poc: [part('do it for four real weeks, and have the customer explain every difference', founder)],
      mvp: [
        part('show both sides next to each other, and keep the reason given for each difference', {
          size: 'M',
        }),
        part('handle late, partial and doubled entries', { by: 'qa' }),
      ],
      production: [part('report differences without a reason after a week, and count them per customer')],
    },
    risks: {
      poc: risk(
        'Most differences come from how people enter things.',
        'Watch ten entries being made, and change the entry before the comparison.',
      ),
    },
  },
  {
    id: 'purchasing',
    natures: ['software'],
    cue: /\b(?:re-?orders?|orders? (?!by\b)(?:\w+ )?\w+|purchas\w+|procur\w+|replenish\w*)\b/i,
    parts: {
      interactive: [
        part('collect ten past orders; note who decided, from whom, and what went wrong', founder),
      ],
      poc: [
        part(
          'place five orders with real suppliers by hand from its list, and count the corrections',
          founder,
        ),
      ],
      mvp: [
        part('set limits and approvals, and never send the same order twice', { size: 'M' }),
        part('take confirmations, partial deliveries and cancellations into account', { by: 'qa' }),
      ],
      production: [part('compare ordered, delivered and billed quantities every week')],
    },
    risks: {
      mvp: risk(
        'It orders the wrong thing, or twice.',
        'Ask a person above a limit, and show the last five orders next to each new one.',
      ),
    },
  },
  {
    id: 'judging',
    natures: ['software'],
    cue: /\b(?:gets? (?:an? |the )?(?:starting|suggested|recommended|best|matching) |proposes?|predict\w*|forecast\w*|recogni[sz]\w+|classif\w+|recommend\w*|suggest\w*|transcri\w+|listens?|hears?|detect\w*|generat(?:es?|ed|ing|ion)|estimat\w+|explain\w*|summari[sz]\w*|translat\w+)\b|^.*\b(?:AI|artificial intelligence|machine learning)\b/i,
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
  {
    id: 'mapping',
    natures: ['software'],
    cue: /\b(?:navigat\w+|(?:shows?|puts?|plots?|marks?|finds?) .*\b(?:on (?:a |the |one |its |our )?(?:\w+ )?maps?|nearby|routes?)|plans? .{0,20}routes?)\b/i,
    parts: {
      interactive: [part('plan five real days by hand on a map, and ask what is wrong with each', founder)],
      poc: [
        part('try it on ten real addresses of one town, two of them hard to find'),
        part('compare what two map services charge for a thousand requests'),
      ],
      mvp: [
        part('correct a wrong address by hand, and remember the correction'),
        part('continue without a signal, and keep no trail longer than needed'),
      ],
      production: [
        part('stay within the limits of the map service, with an alarm before they are reached', {
          by: 'devops',
        }),
      ],
    },
    risks: {
      poc: risk(
        'Planned routes do not survive a real day.',
        'Ride along for a day, and note each deviation with its reason.',
      ),
    },
  },
  {
    id: 'searching',
    natures: ['software'],
    cue: /\b(?:search\w*|filters?|filtering|brows\w+|looks? up)\b/i,
    parts: {
      interactive: [part('give three people ten real questions, and note the words that they type', founder)],
      poc: [
        part('answer these ten questions with real entries; count misses and wrong first results'),
        part('settle where the entries come from, and who keeps them up to date', founder),
      ],
      mvp: [
        part('find misspelled words, and say so when nothing is found'),
        part('show the age and the origin of each entry'),
      ],
      production: [
        part('read the searches without a result every month, and fill the five most frequent gaps'),
      ],
    },
    risks: {
      poc: risk(
        'Entries are out of date before anyone searches for them.',
        'Name who updates each source and how often, and show the date.',
      ),
    },
  },
  {
    id: 'reporting',
    natures: ['software'],
    cue: /\b(?:reports?|charts?|counts?|tracks?|tracking|monitors?|logs?)\b/i,
    parts: {
      interactive: [
        part(
          'put last month’s real figures on paper; ask five people what they would do differently',
          founder,
        ),
      ],
      poc: [part('work one real week out by hand, and explain every difference')],
      mvp: [
        part('link each figure to the entries that it was counted from'),
        part('try it with no entries, one entry and three years of them', { by: 'qa' }),
      ],
      production: [part('calculate figures ahead of time, and compare them with the entries every night')],
    },
    risks: {
      poc: risk(
        'People look at the figures once and change nothing.',
        'Ask each week which decision a figure changed, and drop those that changed none.',
      ),
    },
  },
  {
    id: 'filing',
    natures: ['software'],
    cue: /\b(?:photographs?|takes? (?:an? |the )?(?:photos?|pictures?)|films?|uploads?|attach(?:es)?|records? (?:.{0,20} )?(?:voice|audio|videos?|calls?|sounds?)|stores? (?:.{0,20} )?(?:photos?|pictures?|documents?|files?|videos?))\b/i,
    parts: {
      interactive: [part('collect ten real ones; note size, quality and who may see them', founder)],
      poc: [part('bring in twenty real ones from three phones; measure minutes, failures and storage')],
      mvp: [
        part('resume after an interruption, and reject what is too large or harmful with a reason', {
          size: 'M',
        }),
        part('delete it everywhere within the promised time, copies included'),
      ],
      production: [
        part('compare the cost of storage per customer with the price each month', { by: 'devops' }),
      ],
    },
    risks: {
      poc: risk(
        'Recordings or files from real phones are too poor to use.',
        'Collect the worst of twenty, and say at once what is wrong with one.',
      ),
      mvp: risk(
        'Files are taken away or looked at by those whom they do not concern.',
        'Settle who owns each, who may see it, and when it is deleted.',
      ),
    },
  },
  {
    id: 'sharing',
    natures: ['software'],
    cue: /\b(?:shares?|sharing|invites?|gives? .{0,20}access|deletes?)\b/i,
    parts: {
      interactive: [part('ask who must never see what, and write it down as a table', founder)],
      poc: [
        part('have one person try to reach what belongs to another, by screen and by address', { by: 'qa' }),
      ],
      mvp: [
        part('check each right on the server, and log who saw and changed what', { size: 'M' }),
        part('withdraw a right while it is being used, and see that it ends at once', { by: 'qa' }),
      ],
      production: [
        part('review all rights every quarter, and remove those of people who left', { by: 'operations' }),
      ],
    },
    risks: {
      mvp: risk(
        'Someone keeps access after leaving.',
        'Tie each right to a person and an end date, and review them every quarter.',
      ),
    },
  },
  {
    id: 'planning',
    natures: ['software'],
    cue: /\b(?:plans?|planning|sorts?|sorting|assign\w*|prioriti[sz]\w*|schedul\w+)\b/i,
    parts: {
      interactive: [part('act out one real day with paper cards, including a sudden change', founder)],
      poc: [
        part('run it next to the present list for a week; count the entries moved by hand', {
          ...founder,
          ...during(7, 'One week in use'),
        }),
      ],
      mvp: [
        part('make every change undoable, and show who made it'),
        part('let two people change the same entry at once, and lose neither change', { by: 'qa' }),
      ],
      production: [part('keep it fast with ten times the entries, and archive what is done')],
    },
    risks: {
      poc: risk(
        'The plan is made in the program and changed on paper.',
        'Watch one day in person, and make the change that happens most take one tap.',
      ),
    },
  },
]

/** Where a clause begins that describes the object: its verbs are not the product's. */
const SIDE_CLAUSE =
  /\s(?:that|which|who|whom|whose|what|whatever|nobody|no one|when|whenever|where|while|if|because|before|after|so|until|instead of|rather than|without)\s/i

/** An action up to its first side clause: verb and object. */
const headOf = (words: string): string => {
  const at = words.slice(1).search(SIDE_CLAUSE)
  return at < 0 ? words : words.slice(0, at + 1)
}

/** Words that may precede the verb. */
const BEFORE_VERB = /^(?:(?:that|which|it|who|and|then|also|always|to|we|i)\s)+/i

/**
 * The kind of a product's action, or null if none fits: its `id`, and its work and risk in a phase. The action must
 * begin with the verb of the kind: a later word does not say what is done, and general work is better than work of a
 * wrong kind.
 */
export const kindOf = (
  verbs: readonly string[],
  nature: Nature | 'undecided',
  phase: Phase,
): ReturnType<typeof actionKindOf> =>
  verbs.map((words) => actionKindOf(words, nature, phase)).find((kind) => kind !== null) ?? null

/** The same for the words of a single action. */
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
