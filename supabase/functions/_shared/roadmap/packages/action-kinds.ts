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
  /** What is demanded of its form: no function, so that nothing is programmed for it. */
  isForm?: boolean
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
    id: 'placing',
    natures: ['device', 'physical'],
    isForm: true,
    cue: /^(?:(?:that|it|which) )?(?:is |gets )?(?:goes|fits|sits|sticks?|stuck|hangs|hung|stands|mounts?|mounted|clips?|clipped|hooks?|attach\w*|fasten\w*|straps?|screws?|stays|slides|rests) (?:\w+ )?(?:behind|under|underneath|on|onto|in|inside|into|between|to|over|above|around|next to|against|below|through)\b/i,
    parts: {
      interactive: [
        part('leave a model of the true size in five such places; note space, fixing and who moves it', {
          by: 'founder',
        }),
      ],
      poc: [
        part('fix five there for two weeks; note what loosens, what it marks and what the place changes', {
          by: 'mechanics',
          size: 'M',
          ...during(14, 'Two weeks in place'),
        }),
        part('compare one in that place with one in the open beside it', { by: 'technician' }),
      ],
      mvp: [
        part('settle size, fixing and removal without damage; try fifty fixings, cold, wet and dusty', {
          by: 'mechanics',
          size: 'M',
        }),
      ],
      production: [
        part('look at one in fifty after half a year: is it still there, and what did it leave behind', {
          by: 'technician',
        }),
      ],
    },
    risks: {
      poc: risk(
        'What it is fixed to or hidden behind keeps it from working.',
        'Compare one in place with one in the open for two weeks, before the housing is designed.',
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
    natures: ['software', 'marketplace', 'service'],
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
    id: 'measuring',
    natures: ['device'],
    cue: /\b(?:reads?|measur\w+|weighs?|weighing|monitors?|detects?|senses?|counts?|logs?|tracks?|records?)\b/i,
    parts: {
      interactive: [
        part('write down what each user does today without this reading, and what that costs', founder),
      ],
      poc: [
        part('compare 100 readings with a trusted instrument', { by: 'technician', size: 'M' }),
        part('find out how heat, dirt and rough handling change a reading', { by: 'electronics' }),
      ],
      mvp: [
        part('write down calibration: how often, by whom, with which reference', { by: 'technician' }),
        part('mark readings that are out of range, missing or late'),
      ],
      production: [part('check a sample of installed units against the reference every quarter')],
    },
    risks: {
      poc: risk(
        'Readings drift with temperature, dirt or age.',
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
      production: [part('measure capacity of every fiftieth unit after 100 cycles')],
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
    natures: ['software', 'marketplace', 'service'],
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
    id: 'carrying-people',
    natures: ['service'],
    cue: /\b(?:drives?|driving|transports?|takes?|brings?|picks? up|rides?|chauffeurs?|accompan\w+|escorts?)\b.*\b(?:patients?|people|children|kids|pupils|seniors|elder\w*|passengers?|guests?|residents?|tourists?|them|home|clinic|hospital|school)\b/i,
    parts: {
      interactive: [
        part(
          'ride the route three times at the real hour; note minutes, stops and help needed at each door',
          founder,
        ),
      ],
      poc: [
        part('ask the authority which license the vehicle and the driver need for carrying people', {
          ...founder,
          ...days(21, 'Answer of the authority'),
        }),
        part('make twenty rides at the promised time; log delays, waiting and what passengers needed', {
          by: 'driver',
          size: 'L',
          ...during(14, 'Two weeks of rides'),
        }),
      ],
      mvp: [
        part('equip and check the vehicle: ramp, seats, belts, first aid; write a daily checklist', {
          by: 'driver',
          size: 'M',
          ...days(14, 'Conversion and inspection'),
        }),
        part('plan rides with a second vehicle and driver on call', { by: 'operations' }),
      ],
      production: [
        part('compare cost and delay per ride by area and hour; change the plan each month', {
          by: 'operations',
        }),
      ],
    },
    risks: {
      poc: risk(
        'A passenger falls or becomes ill on the way.',
        'Train first aid and handling before the first ride, and insure passengers.',
      ),
      mvp: risk(
        'A vehicle breaks down with people waiting.',
        'Contract a second vehicle that can be there within half an hour.',
      ),
    },
  },
  {
    id: 'delivering',
    natures: ['physical', 'service'],
    cue: /\b(?:deliver(?:s|ed|ing|y)?|ships?|shipping|drops? off|picks? up|collects?|transports?|brings?)\b/i,
    parts: {
      interactive: [
        part(
          'drive or walk the route once; note minutes, stops and what does not fit into the vehicle',
          founder,
        ),
      ],
      poc: [
        part('make twenty runs at the promised time; log delays, damage and cost of each', {
          by: 'driver',
          size: 'M',
          ...during(14, 'Two weeks of runs'),
        }),
        part('settle what happens when no one opens', { by: 'operations' }),
      ],
      mvp: [
        part('plan routes by time window and load, with a substitute for driver and vehicle', {
          by: 'operations',
        }),
        part('keep proof of each handover, and a way to report damage', { by: 'operations' }),
      ],
      production: [
        part('compare cost per stop by area, and drop areas that stay above the limit', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'A stop costs more than the order brings.',
        'Set a minimum order and fixed days per area before the trial.',
      ),
      mvp: risk(
        'The only driver is ill on the busiest day.',
        'Have a carrier’s price for single days agreed in writing.',
      ),
    },
  },
  {
    id: 'carrying',
    natures: ['marketplace'],
    cue: /\b(?:deliver\w*|ships?|shipping|transport\w*|couriers?|picks? up|pick-?up|hand ?over)\b/i,
    parts: {
      interactive: [
        part('ask five pairs how things got from one to the other last time: cost, days, damage', founder),
      ],
      poc: [
        part('get prices of three carriers for the sizes that were traded most', {
          by: 'buyer',
          ...days(7, 'Quotes'),
        }),
        part('carry ten transports through; log damage, delay and who paid for it', {
          by: 'operations',
          size: 'M',
          ...during(28, 'Ten transports'),
        }),
      ],
      mvp: [
        part('show the price of transport before the deal is made, and who insures it'),
        part('keep proof of each handover with photos from both sides'),
      ],
      production: [part('compare damage and cost by carrier each quarter', { by: 'operations' })],
    },
    risks: {
      poc: risk(
        'Something breaks on the way, and no one accepts the blame.',
        'Have photos taken at both ends, and insure each transport.',
      ),
    },
  },
  {
    id: 'matching',
    natures: ['marketplace', 'service'],
    cue: /\b(?:match(?:es|ed|ing)?|pairs?|connects?|brings? together|introduc\w+|finds? (?:\p{L}+ ){0,2}(?:people|someone|partners?|\p{L}{2,}(?:ers?|ors?|ists?|ians?|men)))\b/iu,
    parts: {
      interactive: [part('make ten matches on paper; ask both sides what is wrong with each', founder)],
      poc: [
        part('write down which facts make a match, and compare it with a random one', { by: 'operations' }),
        part('count how many are accepted, and why others are refused', {
          by: 'operations',
          ...during(14, 'Answers of both sides'),
        }),
      ],
      mvp: [
        part('filter first by what rules a match out, then order by what mattered in the trial'),
        part('offer the next best when no one fits, and tell both sides why'),
      ],
      production: [part('compare accepted matches by group every month, and look for unfair ones')],
    },
    risks: {
      poc: risk(
        'Good matches are made by hand and not by rules.',
        'Write down the reason for each match while it is made, and test the reasons on the next ten.',
      ),
      production: risk(
        'Some groups get worse matches than others.',
        'Compare acceptance by group each month, and publish the rules.',
      ),
    },
  },
  {
    id: 'exercising',
    natures: ['content', 'service'],
    cue: /\b(?:exercis\w+|quiz\w*|corrects?|correcting|grades?|marks?|assess\w*|tests? (?:each|every|learners|students|pupils|what|\w+ers)|exams?|practic\w+|homework)\b/i,
    parts: {
      interactive: [part('have five learners do one on paper, and note where they fail', { by: 'teacher' })],
      poc: [
        part('have two teachers grade the same twenty answers, and compare', { by: 'teacher', size: 'M' }),
        part('write the criteria down until both agree on nine of ten', { by: 'teacher' }),
      ],
      mvp: [
        part('write three of each difficulty with model answers', { by: 'teacher', size: 'L' }),
        part('promise a time for feedback, and keep it for four weeks', {
          by: 'teacher',
          ...during(28, 'Four weeks of feedback'),
        }),
      ],
      production: [part('replace those that everyone or no one solves', { by: 'teacher' })],
    },
    risks: {
      poc: risk(
        'Feedback takes longer than the price pays for.',
        'Time each correction in the pilot, and set how many are included.',
      ),
    },
  },
  {
    id: 'teaching',
    natures: ['content', 'service'],
    cue: /\b(?:teach\w*|tutors?|tutoring|trains?|coach\w*|lessons?|courses?|learns?)\b/i,
    parts: {
      interactive: [part('write what learners can do afterward, and how that is seen', { by: 'teacher' })],
      poc: [
        part('test five learners before and after, with tasks that they have not seen', {
          by: 'teacher',
          ...during(14, 'Two weeks of learning'),
        }),
        part('mark where learners get stuck, and rewrite these parts first', { by: 'teacher' }),
      ],
      mvp: [
        part('give each unit an exercise, an answer and a way to ask', { by: 'teacher', size: 'M' }),
        part('have a second teacher use the material without help', { by: 'teacher' }),
      ],
      production: [
        part('compare results and dropouts of each group, and replace the weakest unit', { by: 'teacher' }),
      ],
    },
    risks: {
      poc: risk(
        'Learners like it and do not improve.',
        'Test them before and after, and refund those who took part and did not improve.',
      ),
    },
  },
  {
    id: 'photographing',
    natures: ['content'],
    cue: /\b(?:photograph\w*|pictures?|photos?|illustrat\w+|draws?|drawings?)\b/i,
    parts: {
      interactive: [
        part('make one set of pictures, and have ten people of the audience choose three', { by: 'media' }),
      ],
      poc: [
        part('get a signed release from everyone who can be recognized, and from owners of places', {
          by: 'editor',
        }),
        part('time travel, shooting and editing of each', { by: 'media' }),
      ],
      mvp: [
        part('keep originals with date, place and release, and a copy in a second place', { by: 'media' }),
        part('check colors and captions on paper and on a phone', { by: 'editor' }),
      ],
      production: [part('compare which pictures people stay with, and what each one cost', { by: 'media' })],
    },
    risks: {
      poc: risk(
        'Someone in a picture does not want to be seen.',
        'Publish nothing without a signed release, and keep a second picture of each place.',
      ),
    },
  },
  {
    id: 'recording',
    natures: ['content'],
    cue: /\b(?:records?|recording|films?|filming|interviews?|narrat\w+|podcasts?|episodes?|videos?)\b/i,
    parts: {
      interactive: [
        part('record ten minutes with the cheapest equipment, and have five people rate sound and pace', {
          by: 'media',
        }),
      ],
      poc: [
        part('get a signed release from everyone who can be heard or seen, and from the place', {
          by: 'editor',
        }),
        part('time preparation, recording and editing of each', { by: 'media' }),
      ],
      mvp: [
        part('set up a fixed place, a checklist and backups of every recording', { by: 'media', size: 'M' }),
        part('have each one checked for names, numbers and consent before release', { by: 'editor' }),
      ],
      production: [part('compare where people stop listening or watching, and cut there', { by: 'media' })],
    },
    risks: {
      poc: risk(
        'Someone who was recorded withdraws consent.',
        'Let people hear or see it before release, and keep a version without them possible.',
      ),
    },
  },
  {
    id: 'researching',
    natures: ['content'],
    cue: /\b(?:collects?|gathers?|compar\w+|summari[sz]\w*|explain\w*|analy[sz]\w+|reviews?|ranks?|tests?|translat\w+|lists?|follows?|reports? on|investigat\w+|rulings?|news)\b/i,
    parts: {
      interactive: [part('do it once in full, and note the sources, hours and doubts', { by: 'writer' })],
      poc: [
        part('list the sources, how often each changes, and who may quote from it', { by: 'editor' }),
        part('have an expert name what was missed or judged wrongly', {
          by: 'editor',
          ...days(7, 'Expert’s answer'),
        }),
      ],
      mvp: [
        part('check the sources on fixed days, with a second person who checks each figure', {
          by: 'editor',
        }),
        part('name source and date of each statement, and correct in public', { by: 'writer' }),
      ],
      production: [
        part('count errors that readers report, and find the step that lets them through', { by: 'editor' }),
      ],
    },
    risks: {
      poc: risk(
        'An important source is missed, and readers notice first.',
        'Ask three readers each month what was missing, and add the source.',
      ),
      mvp: risk(
        'A statement is wrong, and someone acts on it.',
        'Say what it is no substitute for, and name the date of each statement.',
      ),
    },
  },
  {
    id: 'repairing',
    natures: ['physical', 'service'],
    cue: /\b(?:repair\w*|fix(?:es|ing)?|replac\w+|refurbish\w*|restor\w+|mends?|services? (?:the|their)|maintain\w*)\b/i,
    parts: {
      interactive: [
        part('take five broken ones apart; list fault, part, minutes and tools', { by: 'worker', size: 'M' }),
      ],
      poc: [
        part('repair ten at a price named before; log where the estimate was wrong', {
          by: 'worker',
          size: 'L',
          ...during(21, 'Parts and customers'),
        }),
        part('find two suppliers for the three parts that are needed most', {
          by: 'buyer',
          ...days(7, 'Offers'),
        }),
      ],
      mvp: [
        part('write the check at intake, the estimate, the approval and the final test'),
        part('set warranty, and what happens to what cannot be repaired'),
      ],
      production: [part('count repairs that come back, by fault and by person')],
    },
    risks: {
      poc: risk(
        'The fault is another one than it looked.',
        'Name a price for the diagnosis, and a limit above which you ask first.',
      ),
      mvp: risk(
        'A part is not available.',
        'Keep the ten parts that are needed most in stock, and say at intake which ones take longer.',
      ),
    },
  },
  {
    id: 'cooking',
    natures: ['physical', 'service'],
    cue: /\b(?:cook\w*|bak(?:e|es|ing)|ferment\w*|brews?|roasts?|meals?|lunch\w*|sauces?)\b/i,
    parts: {
      interactive: [
        part('weigh each ingredient, write times and temperatures, and taste three versions blind', {
          by: 'cook',
        }),
      ],
      poc: [
        part('repeat one batch three times; compare taste, yield and minutes', { by: 'cook', size: 'M' }),
        part('have shelf life, acidity or cooling checked by a laboratory', {
          by: 'cook',
          ...days(21, 'Laboratory'),
        }),
      ],
      mvp: [
        part('list allergens and origin for every recipe, and who checks a change', { by: 'cook' }),
        part('log temperatures from delivery to handover, with a limit at which food is thrown away', {
          by: 'cook',
        }),
      ],
      production: [part('compare waste and complaints per recipe every week', { by: 'cook' })],
    },
    risks: {
      poc: risk(
        'Each batch tastes different.',
        'Weigh everything, note the lot of each ingredient, and compare with the sealed sample.',
      ),
      mvp: risk(
        'Someone with an allergy eats the wrong portion.',
        'Change one recipe at a time, and have a second person check label and allergen list.',
      ),
    },
  },
  {
    id: 'cleaning',
    natures: ['physical', 'service'],
    cue: /\b(?:clean(?:s|ed|ing)?|wash(?:es|ed|ing)?|launder\w*|disinfect\w*|sweeps?)\b/i,
    parts: {
      interactive: [part('photograph three before and after; ask owners what they would object to', founder)],
      poc: [
        part('time ten by size and dirt, and price from the list, not by eye', { by: 'worker', size: 'M' }),
        part(
          'try water, product and tool on one piece and wait a week; note marks, damage and protection needed',
          {
            by: 'worker',
            ...days(7, 'A week until marks show'),
          },
        ),
      ],
      mvp: [
        part('write a checklist with photos for each kind, signed at the end'),
        part('settle access, ladders, keys, waste water and damage'),
      ],
      production: [part('inspect one in ten, and compare results per person')],
    },
    risks: {
      poc: risk(
        'A surface is damaged.',
        'Try it on one piece first, photograph before and after, and know what the insurer and the maker’s warranty exclude.',
      ),
    },
  },
  {
    id: 'caring',
    natures: ['service'],
    cue: /\b(?:cares? for|caring|looks? after|nurs(?:es?|ing)|keeps? \p{L}+ ?company|babysit\w*|supervis\w+|calms?|massages?|(?:sits?|visits?|helps?|walks?|feeds?|baths?|bathes|dress(?:es)?) (?:with )?(?:\p{L}+ ){0,2}(?:dogs?|cats?|pets?|horses?|animals?|people|children|kids|elder\w*|patients?|parents?|grand\p{L}+|seniors?|residents?))\b/iu,
    parts: {
      interactive: [
        part('describe with a professional what is allowed without training, and what is not', founder),
      ],
      poc: [
        part('write down habits, health, contacts and limits with each customer before the first time', {
          by: 'worker',
        }),
        part('rehearse three emergencies with each worker, and time the call for help', { by: 'worker' }),
      ],
      mvp: [
        part('keep a short record of each time, which family or owner can read the same day', {
          by: 'operations',
        }),
        part('limit how many each worker looks after, and name who takes over', { by: 'operations' }),
      ],
      production: [
        part('talk to each customer every quarter without the worker present', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'Something happens while your worker is responsible.',
        'Rehearse emergencies, write down who is called, and insure it before the first time.',
      ),
      mvp: risk(
        'Worker and customer do not get along.',
        'Introduce two workers to each customer, and let the customer change without giving a reason.',
      ),
    },
  },
  {
    id: 'renting-places',
    natures: ['service', 'content'],
    cue: /\b(?:rents?|leases?|hires?) .*\b(?:from|rooms?|pools?|halls?|kitchens?|venues?|places|premises)\b/i,
    parts: {
      interactive: [
        part('visit five at the hour of use; note price, free hours, access and notice', founder),
      ],
      poc: [
        part('agree in writing on hours, price, liability and notice for the trial', {
          ...founder,
          ...days(14, 'Answers of owners'),
        }),
      ],
      mvp: [
        part('sign for half a year, with a second place as a substitute', {
          ...founder,
          ...days(21, 'Negotiation'),
        }),
        part('check safety, escape routes, hygiene and insurance of each place', { by: 'operations' }),
      ],
      production: [
        part('compare income per rented hour by place, and give up the weakest', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'The owner needs the place at the hour that you promised.',
        'Have the hours and a substitute in writing before the first customer pays.',
      ),
    },
  },
  {
    id: 'treating',
    natures: ['service'],
    cue: /\b(?:dr(?:y|ies)|mows?|mowing|prun\w+|harvest\w*|plough\w*|plows?|sprays?|spread\w*|cuts?|trims?|shear\w*|treats?|press(?:es)?|grind\w*|sharpen\w*|polish\w*|fumigat\w+)\b/i,
    parts: {
      interactive: [
        part('do it on three of different condition; note minutes, energy and result', { by: 'worker' }),
      ],
      poc: [
        part('measure the result before and after, and agree with customers on when it counts as done', {
          by: 'worker',
          size: 'M',
        }),
        part('run tools or machines at their limits; note consumption and breakdowns', { by: 'worker' }),
      ],
      mvp: [
        part('write down settings for each condition, a stop rule and the maintenance plan', {
          by: 'worker',
        }),
        part('name what happens when a machine fails in the busiest week', { by: 'operations' }),
      ],
      production: [part('compare cost and result per unit by customer and week', { by: 'operations' })],
    },
    risks: {
      poc: risk(
        'All customers need it in the same week.',
        'Count how many fit into one week, and sell no more than these.',
      ),
    },
  },
  {
    id: 'traveling',
    natures: ['service'],
    cue: /\b(?:drives? (?:to|from|around)|travels?|comes? to|goes? to|tours?)\b/i,
    parts: {
      interactive: [part('make one real round; note distance, minutes and waiting', founder)],
      poc: [
        part('set fixed days for each area; count distance and waiting per paid job', {
          by: 'worker',
          ...during(14, 'Two weeks of rounds'),
        }),
      ],
      mvp: [
        part('plan rounds with a reserve, and name who comes when the vehicle breaks down', {
          by: 'operations',
        }),
      ],
      production: [
        part('compare distance per paid job by area, and move the base if it pays', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'More hours are spent on the road than at work.',
        'Take on no area with fewer than three customers on one day.',
      ),
    },
  },
  {
    id: 'lending',
    natures: ['marketplace', 'service', 'physical'],
    cue: /\b(?:rents?|rental|renting|lends?|lending|borrows?|leases?|hires? out)\b(?!.*\bfrom\b)/i,
    parts: {
      interactive: [part('walk through handover, deposit, late return and damage with four people', founder)],
      poc: [
        part('ask an insurer in writing what covering damage and theft costs', {
          ...founder,
          ...days(14, 'Offer of the insurer'),
        }),
        part('lend ten times with a deposit; log the condition at both handovers', {
          by: 'operations',
          size: 'M',
          ...during(21, 'Returns'),
        }),
      ],
      mvp: [
        part('document the condition with photos at each handover'),
        part('set fees for late, dirty and missing returns, and who decides a dispute', { by: 'legal' }),
      ],
      production: [part('compare days rented with days unused, by price and season')],
    },
    risks: {
      mvp: risk(
        'No one agrees on who caused the damage.',
        'Allow no handover without photos from both sides.',
      ),
    },
  },
  {
    id: 'inspecting',
    natures: ['service'],
    cue: /\b(?:inspect\w*|survey\w*|examin\w+|measur\w+|tests?|checks?|checked|audits?|monitors?)\b/i,
    parts: {
      interactive: [
        part('go along with someone experienced twice, and note what each of you finds', founder),
      ],
      poc: [
        part('write down what is checked, with the limit for each, and have a specialist read it', {
          ...founder,
          ...days(7, 'Answer of a specialist'),
        }),
        part('do five, have an expert repeat two, and compare the findings', {
          by: 'worker',
          size: 'M',
          ...during(21, 'Five dates'),
        }),
      ],
      mvp: [
        part('write the checklist with the limit of each finding, and calibrate the equipment', {
          by: 'worker',
          size: 'M',
        }),
        part('say in writing what is not inspected and what is not guaranteed', { by: 'legal' }),
      ],
      production: [part('have one in twenty repeated by a second person, and compare', { by: 'worker' })],
    },
    risks: {
      poc: risk(
        'A defect is overlooked.',
        'Have an expert repeat two of the first five, and insure professional liability before the first paid one.',
      ),
    },
  },
  {
    id: 'vetting',
    natures: ['marketplace'],
    cue: /\b(?:vet(?:s|ted|ting)?|verif\w+|checks?|checked|inspect\w*|certif\w+|background|trust\w*|screens?)\b/i,
    parts: {
      interactive: [part('ask both sides what they would have to see before they trust a stranger', founder)],
      poc: [
        part('check ten by hand; note the minutes, the documents and who is turned away', {
          by: 'operations',
          size: 'M',
        }),
        part('ask a lawyer which documents may be requested and how long they may be kept', { by: 'legal' }),
      ],
      mvp: [
        part('write down what is checked, by whom, and when it expires', { by: 'operations' }),
        part('show what was checked and what was not'),
      ],
      production: [
        part('check a sample again every quarter, and count what has changed', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'Someone who was checked does harm.',
        'Say exactly what is checked, never more, and exclude within an hour of a serious complaint.',
      ),
    },
  },
  {
    id: 'handing-out-work',
    natures: ['marketplace'],
    cue: /\b(?:posts?|hands? (?:out|over|on)|gives? (?:out|away)|passes|passing|sends?|offers?|uploads?|shares?)\b.*\b(?:overflow|jobs?|orders?|work|tasks?|shifts?|gigs?|projects?|assignments?|pieces)\b|\breturns? (?:it|them|the \w+)\b|\b(?:sews?|repairs?|makes?|finish(?:es)?|does) (?:it|them|the work)? ?at home\b/i,
    parts: {
      interactive: [
        part(
          'follow two real ones from hand-over to return; note date, material, mistakes and who paid',
          founder,
        ),
      ],
      poc: [
        part(
          'hand over ten with photo, count, measures and date in writing; inspect each return against them',
          {
            by: 'operations',
            size: 'M',
          },
        ),
        part('settle with both sides who pays for rework, damage, loss and delay, before a piece leaves', {
          ...founder,
        }),
      ],
      mvp: [
        part('record hand-over and return with photos on both sides, and pay only after inspection', {
          size: 'M',
        }),
        part('limit value and number for newcomers; raise both with each one that came back right'),
      ],
      production: [
        part('count late, lost and corrected ones per person each month, and suspend anyone over the limit', {
          by: 'operations',
        }),
      ],
    },
    risks: {
      poc: risk(
        'Something handed over comes back spoiled, late or not at all.',
        'Begin with pieces that you can replace, keep a reserve worker for each date, and hold the pay until inspection.',
      ),
    },
  },
  {
    id: 'listing',
    natures: ['marketplace'],
    cue: /\b(?:lists?|posts?|offers?|sells?|uploads?|publish\w*|advertis\w+|puts? (?:up|in|on)\b|puts? (?:.{0,40} )?(?:pictures?|photos?|prices?))\b/i,
    parts: {
      interactive: [
        part('write five real ones with their owners; note which facts the other side asks for', founder),
      ],
      poc: [
        part('publish twenty in a shared list; count questions that each one left open', {
          by: 'operations',
        }),
        part('compare asked and agreed prices, and how long each took', { by: 'operations' }),
      ],
      mvp: [
        part('require the facts that the trial showed to matter, and suggest a price range', { size: 'M' }),
        part('remove what is taken, expired, forbidden or listed twice'),
      ],
      production: [part('remove what stays unanswered for a month, after asking its owner')],
    },
    risks: {
      poc: risk(
        'The list is full of what no one wants.',
        'Ask buyers first, and recruit sellers by what was asked for.',
      ),
    },
  },
  {
    id: 'rating',
    natures: ['marketplace', 'software'],
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
    id: 'accessing',
    natures: ['marketplace', 'software', 'device'],
    cue: /\b(?:access codes?|keys?|unlock\w*|check-?in|log ?in|signs? in|doors?|entry)\b/i,
    parts: {
      interactive: [part('walk through arrival at night with a wrong code and an empty phone', founder)],
      poc: [part('hand over ten codes or keys by phone; log every delay and mistake', { by: 'operations' })],
      mvp: [
        part('limit each one to its time and person, and withdraw it at once when a deal is canceled'),
        part('keep a way in that works without phone and network'),
      ],
      production: [
        part('review who had access when, each month, and remove old rights', { by: 'operations' }),
      ],
    },
    risks: {
      mvp: risk(
        'Someone stands in front of a closed door.',
        'Name a person who answers at that hour, and pay for the taxi.',
      ),
    },
  },
  {
    id: 'reporting-back',
    natures: ['service'],
    cue: /\b(?:(?:gives?|leaves?|sends?|writes?|hands?|makes?) .{0,40}\b(?:lists?|notes?|reports?|protocols?)|lists?|reports?|documents?|summari[sz]\w*)\b/i,
    parts: {
      interactive: [
        part('write one by hand for a real customer; ask what is missing and who else will read it', founder),
      ],
      poc: [
        part('send one within a day of each appointment; count the questions that come back', {
          by: 'worker',
        }),
      ],
      mvp: [
        part('fix its form, its deadline, and who checks it before it is sent', { by: 'operations' }),
        part('settle who may see it and when it is deleted', { by: 'operations' }),
      ],
      production: [part('compare a sample with what was really done, every month', { by: 'operations' })],
    },
    risks: {
      poc: risk(
        'What was promised in writing was not done.',
        'Let the customer confirm each report, and compare it with the hours worked.',
      ),
    },
  },
  {
    id: 'notifying',
    natures: ['software', 'device', 'service', 'marketplace'],
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
    natures: ['device', 'software'],
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
    id: 'sizing',
    natures: ['physical'],
    cue: /\b(?:fits?|fitted|sizes?|tailor\w*|custom|personali[sz]\w*|engrav\w+|made to measure|adjust\w*)\b/i,
    parts: {
      interactive: [
        part('measure twenty buyers, and sort them into as few sizes as possible', { by: 'worker' }),
      ],
      poc: [
        part('make three of each size; note who fits none', { by: 'worker', size: 'M' }),
        part('have ten buyers measure themselves by your instructions, and compare', founder),
      ],
      mvp: [
        part('write the size guide and the exchange rule', { by: 'operations' }),
        part('plan pieces per size from the measured buyers', { by: 'buyer' }),
      ],
      production: [
        part('compare exchanges by size each month, and change the pattern that causes most', {
          by: 'worker',
        }),
      ],
    },
    risks: {
      mvp: risk(
        'Some sizes sell out while others stay in stock.',
        'Order the middle sizes twice as often, and print no fixed ratio into a contract.',
      ),
    },
  },
  {
    id: 'growing',
    natures: ['physical'],
    cue: /\b(?:grows?|growing|plants?|harvest\w*|breeds?|raises?|cultivat\w+|keeps? bees)\b/i,
    parts: {
      interactive: [
        part('grow a first small lot, or visit two growers; note days, losses and yield', { by: 'worker' }),
      ],
      poc: [
        part('grow three lots under different conditions; compare yield and losses', {
          by: 'worker',
          size: 'M',
          ...during(42, 'One growing cycle'),
        }),
        part('have soil, water or product tested for residues', { by: 'worker', ...days(14, 'Laboratory') }),
      ],
      mvp: [
        part('plan sowing and harvest for a steady supply, with a reserve for losses', {
          by: 'worker',
          size: 'M',
        }),
        part('keep a record of every lot: origin, treatment, harvest, buyer', { by: 'worker' }),
      ],
      production: [part('compare yield and losses per lot, and end the weakest method', { by: 'worker' })],
    },
    risks: {
      poc: risk(
        'Pests, weather or disease destroy a lot.',
        'Keep lots apart, and promise customers no more than two thirds of the planned harvest.',
      ),
    },
  },
  {
    id: 'packing',
    natures: ['physical', 'service'],
    cue: /\b(?:packs?|packing|packag\w*|bottl\w*|boxes|fills?|refills?|jars?|labels?|wraps?)\b/i,
    parts: {
      interactive: [part('pack ten by hand; note minutes, material and what moves inside', { by: 'worker' })],
      poc: [
        part('send ten through the mail and back; open them with a customer', {
          by: 'operations',
          ...days(7, 'Mail'),
        }),
        part('compare three kinds of packaging by cost, weight and waste', { by: 'buyer' }),
      ],
      mvp: [
        part('set up a packing table with a checklist and a scale', { by: 'worker' }),
        part('agree on returns and deposits for what is used again', { by: 'operations' }),
      ],
      production: [
        part('compare minutes, errors and breakage per hundred parcels each week', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'Packing takes longer than making.',
        'Time both in the test batch, and simplify the box before the product.',
      ),
    },
  },
  {
    id: 'reusing',
    natures: ['physical', 'service'],
    cue: /\b(?:reus\w+|recycl\w+|take[s]? back|leftovers?|waste|scrap|second[- ]hand|upcycl\w+|donat\w+|thrift)\b/i,
    parts: {
      interactive: [
        part('sort fifty by hand; note share usable, minutes and what is done with the rest', {
          by: 'worker',
        }),
      ],
      poc: [
        part('agree with three sources on quantity, quality and a fixed day', founder),
        part('measure the usable share of four deliveries', { by: 'worker', ...during(21, 'Deliveries') }),
      ],
      mvp: [
        part('write down what is accepted and refused, with photos', { by: 'worker' }),
        part('settle who owns, cleans and disposes of what is not usable', { by: 'legal' }),
      ],
      production: [part('compare usable share and cost by source, and end the weakest', { by: 'buyer' })],
    },
    risks: {
      poc: risk(
        'Supply varies in quantity and quality.',
        'Have three sources from the start, and a product that does not need all of them.',
      ),
    },
  },
  {
    id: 'handling',
    natures: ['service'],
    cue: /\b(?:sorts?|sorting|clears?|clearing|mov(?:e|es|ing)|empt(?:y|ies)|pack(?:s|ing)?|declutter\w*|archiv\w+) (?:.{0,30} )?(?:houses?|homes?|flats?|apartments?|attics?|cellars?|estates?|offices?|rooms?|furniture|papers|belongings|archives?)\b/i,
    parts: {
      interactive: [
        part(
          'go through one real case with its owner; list what may never be thrown away or opened',
          founder,
        ),
      ],
      poc: [
        part('keep a list with photos of everything of value, signed by the owner', { by: 'worker' }),
        part('get prices of two disposal or storage firms, and the proof they give', {
          by: 'operations',
          ...days(7, 'Offers'),
        }),
      ],
      mvp: [
        part('write the handover record: condition, keys, meter readings, signatures', { by: 'operations' }),
        part('lift and carry by safety rules, with two people and the right gear', { by: 'worker' }),
      ],
      production: [
        part('compare hours estimated and needed per job, and correct the estimate table', {
          by: 'operations',
        }),
      ],
    },
    risks: {
      poc: risk(
        'Something of value disappears.',
        'Work in pairs, photograph each room before you begin, and insure against theft.',
      ),
    },
  },
  {
    id: 'selling-on',
    natures: ['service', 'physical'],
    cue: /\b(?:sells?|selling|resells?|retail\w*|markets? (?:them|it)|auctions?|trades?|buys?|stocks?)\b/i,
    parts: {
      interactive: [part('look up what ten similar ones were sold for, and where', founder)],
      poc: [
        part('sell ten through two channels; compare price, days and fees', {
          by: 'seller',
          size: 'M',
          ...during(21, 'Three weeks of sales'),
        }),
        part('agree in writing who gets which share, and when it is paid', founder),
      ],
      mvp: [
        part('write down how a value is estimated, and when an expert is asked', { by: 'operations' }),
        part('keep income and share of each customer apart from your own money', { by: 'operations' }),
      ],
      production: [
        part('compare estimate and price each quarter, by kind and channel', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'It sells for less than the customer was told.',
        'Name a range and its source, never one number, and put it in writing.',
      ),
    },
  },
  {
    id: 'organizing',
    natures: ['service', 'content'],
    cue: /\b(?:organi[sz]\w+|hosts?|hosting|events?|tours?|guid(?:e|es|ed|ing)|workshops?|camps?|retreats?|plans?|planning)\b/i,
    parts: {
      interactive: [
        part('run it once for friends with the full program, and note where time is lost', founder),
      ],
      poc: [
        part('get prices and cancellation terms of every place and supplier in writing', {
          by: 'operations',
          ...days(10, 'Offers'),
        }),
        part('write the plan for rain, illness and too few guests', { by: 'operations' }),
      ],
      mvp: [
        part('sell with a deposit and a date on which it is decided whether it takes place', {
          by: 'seller',
        }),
        part('check safety, escape routes, first aid and insurance for each place', { by: 'operations' }),
      ],
      production: [part('compare places, guides and dates by rating and margin', { by: 'operations' })],
    },
    risks: {
      poc: risk(
        'Too few people book, and the costs are already owed.',
        'Commit to nothing that cannot be canceled before the deciding date.',
      ),
    },
  },
  {
    id: 'advising',
    natures: ['service'],
    cue: /\b(?:advis\w+|consult\w*|represents?|negotiat\w+|translat\w+|interprets?|prepar\w+ (?:tax|papers|documents|applications)|(?:files?|fills? in) (?:the |their )?(?:tax|claims|applications|forms))\b/i,
    parts: {
      interactive: [
        part('do it for one real case without charge; list questions, documents and hours', founder),
      ],
      poc: [
        part('ask the chamber or bar which part of it is reserved for licensed professions', {
          ...founder,
          ...days(14, 'Answer'),
        }),
        part('do five cases with a second person checking each result', {
          by: 'worker',
          size: 'L',
          ...during(28, 'Five cases'),
        }),
      ],
      mvp: [
        part('write the checklist, the templates and the limits of what is promised', {
          by: 'worker',
          size: 'M',
        }),
        part('take out professional liability insurance that covers it', {
          ...founder,
          ...days(14, 'Policy'),
        }),
      ],
      production: [
        part('have one case in ten checked by someone who did not work on it', { by: 'operations' }),
      ],
    },
    risks: {
      poc: risk(
        'A mistake costs the customer money.',
        'Have every result checked by a second person, and state in writing what you are not liable for.',
      ),
    },
  },
  {
    id: 'installing',
    natures: ['service', 'device', 'physical'],
    cue: /\b(?:install\w*|mount\w*|assembl\w+|sets? up|paint\w*|renovat\w+|insulat\w+)\b/i,
    parts: {
      interactive: [part('watch three done by others; note tools, minutes, mistakes and who signs', founder)],
      poc: [
        part('do three under a qualified person; write down each step with a photo', {
          by: 'technician',
          size: 'L',
          ...during(14, 'Three dates'),
        }),
        part('ask which of the work needs a licensed trade', {
          ...founder,
          ...days(14, 'Answer of the chamber'),
        }),
      ],
      mvp: [
        part('write instructions, torque or limits, and an acceptance test that the customer signs', {
          by: 'technician',
          size: 'M',
        }),
        part('train two people, and check their first three', { by: 'technician' }),
      ],
      production: [part('inspect one in twenty after half a year', { by: 'technician' })],
    },
    risks: {
      poc: risk(
        'Hidden conditions on site double the hours.',
        'Ask for six photos before a price is named, and write down what costs extra.',
      ),
    },
  },
  {
    id: 'mixing',
    natures: ['physical'],
    cue: /\b(?:mix(?:es)?|pours?|melts?|blends?|stirs?|dilut\w+|distill?s?|infus\w+)\b/i,
    parts: {
      interactive: [part('write weights, order and temperatures down; make three by them', { by: 'worker' })],
      poc: [
        part('repeat one batch three times; compare weight, smell and texture', { by: 'worker', size: 'M' }),
        part('have stability and skin or fire safety checked', { ...founder, ...days(28, 'Laboratory') }),
      ],
      mvp: [
        part('keep a record of each batch: lots, weights, temperatures, name', { by: 'worker' }),
        part('write down how equipment is cleaned, and what may not follow what', { by: 'worker' }),
      ],
      production: [
        part('compare rejects and complaints per batch, and change one step at a time', { by: 'worker' }),
      ],
    },
    risks: {
      poc: risk(
        'A supplier changes an ingredient.',
        'Order a sample with each delivery, and test one piece before the batch is mixed.',
      ),
    },
  },
  {
    id: 'making',
    natures: ['physical'],
    cue: /\b(?:sew(?:s|n|ing)?|prints?|weav\w+|carv\w+|crafts?|assembl\w+|makes?|produces?|knits?|weld\w*|builds?|moulds?|molds?|press(?:es)?|dyes?|cuts?|folds?|bends?)\b/i,
    parts: {
      interactive: [part('make three; note material, minutes and what went wrong', { by: 'worker' })],
      poc: [
        part('give the written steps to a second person, and compare ten of each', {
          by: 'worker',
          size: 'M',
        }),
        part('load the weakest point until it fails, and write down at what', { by: 'worker' }),
      ],
      mvp: [
        part('set tolerances and reject by them, with a sealed sample as reference', { by: 'worker' }),
        part('plan material, tools and hours for the next fifty', { by: 'buyer' }),
      ],
      production: [
        part('compare rejects and minutes per batch, and change one step at a time', { by: 'worker' }),
      ],
    },
    risks: {
      poc: risk(
        'A piece takes longer than the price pays for.',
        'Time ten in a row, and simplify the step that takes longest.',
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
  {
    id: 'mapping',
    natures: ['software', 'marketplace'],
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
    natures: ['software', 'content', 'marketplace'],
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
    cue: /\b(?:photographs?|films?|uploads?|attach(?:es)?|records? (?:.{0,20} )?(?:voice|audio|videos?|calls?|sounds?)|stores? (?:.{0,20} )?(?:photos?|pictures?|documents?|files?|videos?))\b/i,
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
        'Collect the worst of twenty, and show users while they record what is wrong.',
      ),
      mvp: risk(
        'Files hold more about people than anyone agreed to.',
        'Ask for consent when it is added, and delete after a fixed time.',
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
): { id: string; isForm: boolean; parts: readonly ActionPart[]; risk: RoadmapRisk | null } | null {
  const head = headOf(words.replace(/^[“"'‘\s]+/, '').replace(BEFORE_VERB, ''))
  const first = KINDS.find(
    ({ cue, natures }) =>
      (!natures || natures.some((each) => each === nature)) && cue.exec(head)?.index === 0,
  )
  if (!first) return null
  const { id, isForm = false, parts, risks } = first
  return { id, isForm, parts: parts[phase], risk: risks[phase] ?? null }
}
