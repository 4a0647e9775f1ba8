import type { Nature } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'
import { type WorkPackage, work } from './work-package.ts'

/*
 * What a program or a collection demands by its nature: a shift planner has a calendar, whatever else it does. The
 * founder's nouns for the product determine it, since the actions often do not mention it.
 */

type ByPhase = Partial<Record<Phase, readonly WorkPackage[]>>

interface Core {
  cue: RegExp
  natures: readonly Nature[]
  work: ByPhase
  /** A question that no text answers and that its cost depends on. */
  open?: string
}

const CORES: readonly Core[] = [
  {
    cue: /\b(?:shifts?|rotas?|rosters?|rostering|scheduling|duty plans?|staff(?:ing)? plans?)\b/i,
    natures: ['software'],
    work: {
      interactive: [
        work(
          'core-week',
          'S',
          'founder',
          'Plan one real week with someone who does it today: who may do what, who is free, what stays open, who is asked in which order',
          'watch',
        ),
      ],
      poc: [
        work(
          'core-week',
          'M',
          'full-stack',
          'Put one real week into it with people, times, qualification and rest; plan it beside the present way and count what is moved by hand',
          'slice real-data',
        ),
      ],
      mvp: [
        work(
          'core-calendar',
          'L',
          'full-stack',
          'Build the calendar: shifts or visits, repetition, free times of each person, collisions, and a change on the same day',
          'data',
        ),
        work(
          'core-own-view',
          'M',
          'full-stack',
          'Build what each planned person sees on a phone: the own week, yes or no, swap, and a message that one is ill',
          'core-calendar',
        ),
        work(
          'core-replace',
          'M',
          'full-stack',
          'Replace one who cancels: who may, who is asked first, how long one waits for an answer, who decides; play ten cases through',
          'core-calendar',
        ),
      ],
      production: [
        work(
          'core-week',
          'S',
          'founder',
          'Compare planned with worked hours of a month, and list what stayed open and why',
          'baseline',
        ),
      ],
    },
  },
  {
    cue: /\b(?:match(?:es|ed|ing)?|pairs? \p{L}+ with|right (?:person|one|fit)|shortlists?)\b/iu,
    natures: ['software'],
    work: {
      interactive: [
        work(
          'core-match',
          'S',
          'founder',
          'Write down with two who choose today by what they choose, in which order, and what rules someone out; go through ten past cases',
          'watch',
        ),
      ],
      poc: [
        work(
          'core-match',
          'M',
          'full-stack',
          'Program these rules and run fifty past cases; count those in which the one who chooses took another, and note why',
          'slice real-data',
        ),
      ],
      mvp: [
        work(
          'core-match',
          'M',
          'full-stack',
          'Show the best three with the reason for each, let a person choose, and keep what was chosen instead',
          'data',
        ),
      ],
      production: [
        work(
          'core-match',
          'S',
          'founder',
          'Count how often the first of the three is taken, by customer, and change the rule that is overruled most',
          'baseline',
        ),
      ],
    },
  },
  {
    cue: /\b(?:compar\w+|checks?|benchmark\w*|estimat\w+|predict\w*|forecast\w*|track\w*|alerts?|against)\b[^.\n]{0,60}\b(?:prices?|rates?|fees|fares|wages|rents|values|costs?|incentives|tariffs?|rules|laws|grants|deals)\b/i,
    natures: ['software', 'content'],
    open: 'What the figures cost that it compares or tracks: no text names their source. Until two sources have named price and terms, no amount is planned for them.',
    work: {
      interactive: [
        work(
          'core-source',
          'S',
          'founder',
          'Name where each figure comes from, for which places and how old it is; ask two sources in writing for price and terms of use',
          '',
          { waits: [14, 'Their answers'] },
        ),
      ],
      poc: [
        work(
          'core-source',
          'M',
          'founder',
          'Get the figures of one place; compare them with fifty real cases, and count missing, old and wrong ones',
        ),
      ],
      mvp: [
        work(
          'core-source',
          'L',
          'full-stack',
          'Bring the figures in with source and date of each, limits for what cannot be right, and a plain answer where there are too few',
        ),
      ],
      production: [
        work(
          'core-source',
          'S',
          'founder',
          'Count by place how many questions found too few or old figures, and fill the largest gap first',
        ),
      ],
    },
  },
  {
    cue: /\b(?:databases?|director(?:y|ies)|catalogu?es?|knowledge bases?|searchable|registers?)\b/i,
    natures: ['software', 'content'],
    work: {
      interactive: [
        work(
          'core-entries',
          'S',
          'founder',
          'Write down the fields of one entry and how people look for it; fill in ten real ones, and time each',
        ),
      ],
      poc: [
        work(
          'core-entries',
          'M',
          'founder',
          'Keep fifty entries in a shared table; let five people look for what they need, and count what they do not find',
        ),
      ],
      mvp: [
        work(
          'core-entries',
          'M',
          'full-stack',
          'Set up entries, search and filters on a ready-made system, with the date of the last check and a download for those who pay',
        ),
        work(
          'core-filled',
          'L',
          'editor',
          'Fill it in until nine of ten questions of those who were asked find an answer; a second person checks one in ten',
          'core-entries',
        ),
      ],
      production: [
        work(
          'core-entries',
          'S',
          'editor',
          'Add what was looked for and not found; check the entries that are opened most, and write the date at each',
        ),
      ],
    },
  },
  {
    cue: /\b(?:remind\w*|due dates?|maintenance|renewals?|expir\w+|deadlines?)\b/i,
    natures: ['software'],
    work: {
      poc: [
        work(
          'core-due',
          'S',
          'founder',
          'Work out by hand what is due for ten users and when, and write to each on that day; count what was done',
          'slice',
        ),
      ],
      mvp: [
        work(
          'core-due',
          'M',
          'full-stack',
          'Build what is due and when: by date, use or interval, who is told how early, done, postponed, and never again',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:invoic\w+|bookkeep\w+|accounting|payroll|expenses?|receipts?|tax(?:es)? (?:returns?|filing))\b/i,
    natures: ['software'],
    work: {
      interactive: [
        work(
          'core-books',
          'S',
          'founder',
          'Take last month’s real papers of three users; write down with who does their books which entry each becomes, and why',
          'watch',
        ),
      ],
      poc: [
        work(
          'core-books',
          'M',
          'full-stack',
          'Book one real month of two users by these rules, and compare it line by line with the books that were filed',
          'slice real-data',
        ),
      ],
      mvp: [
        work(
          'core-books',
          'L',
          'full-stack',
          'Build entries, tax, corrections that leave the old entry visible, a closed month, and the file that the tax office or adviser takes',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:inventor(?:y|ies)|stock (?:level|control|count|keeping)\w*|spare parts|warehouse\w*|stocktak\w+)\b/i,
    natures: ['software'],
    work: {
      poc: [
        work(
          'core-stock',
          'M',
          'founder',
          'Count twenty articles of one customer on two days, with everything that came in and went out between; compare with its figures',
          'slice real-data',
        ),
      ],
      mvp: [
        work(
          'core-stock',
          'L',
          'full-stack',
          'Build articles, places, what comes in and goes out, counting, corrections with a reason, and the limit at which one orders',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:customer records?|client records?|case files?|crm|leads|patient (?:files|records?)|student records?|membership list|members)\b/i,
    natures: ['software'],
    work: {
      mvp: [
        work(
          'core-records',
          'M',
          'full-stack',
          'Build the record of one person or case: history, notes, what is next, who may see which part, and its deletion',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:quiz\w*|flashcards?|practice (?:tests?|exams?)|exercises?|language learning|learn(?:s|ing|ers?)?\b)/i,
    natures: ['software'],
    work: {
      poc: [
        work(
          'core-learning',
          'M',
          'writer',
          'Write thirty exercises with answers; let five learners do them, and test them before and two weeks after',
          'slice',
        ),
      ],
      mvp: [
        work(
          'core-learning',
          'L',
          'full-stack',
          'Build exercises, answers with the reason, repetition of what was wrong, and a picture of what one can do by now',
          'data',
        ),
        work(
          'core-exercises',
          'L',
          'writer',
          'Write the exercises of the first level; a second person solves each and corrects it before it is shown',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:dashboards?|analytics|monitoring|key figures|kpis?)\b/i,
    natures: ['software'],
    work: {
      mvp: [
        work(
          'core-figures',
          'M',
          'full-stack',
          'Build the overview: each figure with the entries behind it, the time of the last one, what is missing, and a limit that warns',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:contracts?|proposals?|letters|documents?|forms|permits? applications?|certificates?)\b[^.\n]{0,40}\b(?:writes?|drafts?|generat\w+|fills?|creates?|signs?)|\b(?:writes?|drafts?|generat\w+|fills? (?:in|out)|creates?|signs?)\b[^.\n]{0,40}\b(?:contracts?|proposals?|letters|documents?|forms|applications?|certificates?)\b/i,
    natures: ['software'],
    work: {
      poc: [
        work(
          'core-papers',
          'M',
          'full-stack',
          'Make twenty real ones with it; let those who receive them read each, and count what they send back and why',
          'slice real-data',
        ),
      ],
      mvp: [
        work(
          'core-papers',
          'L',
          'full-stack',
          'Build templates with their questions, a check for what is missing, versions, release by a person, and a file that cannot be changed',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:chat ?bots?|voice assistants?|virtual assistants?|copilots?|answers? (?:questions|calls|customers))\b/i,
    natures: ['software'],
    work: {
      poc: [
        work(
          'core-answers',
          'M',
          'full-stack',
          'Collect 100 real questions with the right answers; run them, and have an expert mark right, wrong and harmful',
          'slice',
        ),
      ],
      mvp: [
        work(
          'core-answers',
          'L',
          'full-stack',
          'Answer from named sources alone, show the source, say when it does not know, and hand over to a person with the whole talk',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:online orders?|ordering (?:app|page|system)|menus?|click and collect|pre-?order(?:s|ing) (?:app|system))\b/i,
    natures: ['software'],
    work: {
      mvp: [
        work(
          'core-orders',
          'L',
          'full-stack',
          'Build offer, order, change, what is sold out, times at which it is ready, and what the one who prepares it sees',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:telehealth|telemedicine|video calls?|live (?:streams?|sessions?)|remote consultations?)\b/i,
    natures: ['software'],
    work: {
      poc: [
        work(
          'core-calls',
          'S',
          'founder',
          'Hold ten real calls on a ready-made service; note what failed, on which connection, and what one had to hand over',
        ),
      ],
      mvp: [
        work(
          'core-calls',
          'M',
          'full-stack',
          'Build the call on a ready-made service: waiting, a lost connection, notes afterward, and no recording without consent',
          'data',
        ),
      ],
    },
  },
  {
    cue: /\b(?:mobile app|app stores?|iphone|android|smartphone app|phone app)\b/i,
    natures: ['software'],
    work: {
      interactive: [
        work(
          'core-stores',
          'S',
          'founder',
          'Read what both app stores ask of such an app: review, payment within it and their part of it, deletion of accounts, age',
        ),
      ],
      mvp: [
        work(
          'core-stores',
          'L',
          'mobile',
          'Build it for phones, old ones among them; fill in the privacy forms of the stores, set up payment within it, and submit early',
          'data',
          { waits: [14, 'Review by the app stores'] },
        ),
      ],
      production: [
        work(
          'core-stores',
          'S',
          'mobile',
          'Keep the previous version working, and read and answer every review in the stores',
          'baseline',
        ),
      ],
    },
  },
]

/** At most this many are planned: those whose words come first in the text. */
const MOST = 3

const coresOf = (nature: string, words: string): Core[] =>
  CORES.flatMap((core) => {
    const at = core.natures.some((each) => each === nature) ? words.search(core.cue) : -1
    return at < 0 ? [] : [{ core, at }]
  })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ core }) => core)

/** Work of a phase that the kind of program or collection demands. */
export const coreWork = (nature: string, phase: Phase, words: string): WorkPackage[] =>
  coresOf(nature, words).flatMap(({ work: byPhase }) => byPhase[phase] ?? [])

/** The questions about it that no text answers. */
export const openCores = (nature: string, words: string): string[] =>
  coresOf(nature, words).flatMap(({ open }) => open ?? [])
