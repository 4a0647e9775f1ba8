import { wordsOf } from '../../analyst/source.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { reaches } from './standing.ts'
import { quoted } from './words.ts'
import type { Waits, WorkPackage } from './work-package.ts'

/** So many in the phase of the riskiest test; the rest in the one after it. */
const MOST_AT_ONCE = 4

interface Answer {
  cue: RegExp
  natures?: readonly Basis['nature'][]
  /** What is tried or asked, behind the quotation of the difficulty. */
  does: string
  waits?: Waits
}

/** Work for difficulties whose answer is the same in every trade, the more certain cue first. */
const ANSWERS: readonly Answer[] = [
  {
    cue: /\b(?:deals? (?:directly|without|past)|exchange (?:\w+ )?(?:numbers|contacts)|leave us out|bypass\w*|go(?:es)? around us|behind our back|without us)\b/i,
    does: 'ask five pairs why they would; name what both lose without you, and offer that in the next ten deals',
    waits: [14, 'Ten deals', 'alongside'],
  },
  {
    cue: /\b(?:fast enough|(?:can['’]?t|cannot) keep up|too slow|not enough (?:hands|people|time)|by hand|(?:till|until) .{0,12}(?:at|in the) night|bottleneck|overload\w*)\b/i,
    does: 'time it for a week, then try two ways that take half of it (a tool, a helper, a firm to order); compare minutes and cost',
    waits: [14, 'Two trials of a week'],
  },
  {
    cue: /\b(?:cop(?:y|ies|ied) (?:it|us|the|our)|imitat\w+|knock-?offs?)\b/i,
    does: 'ask an office for designs and patents what can be registered and for what fee; list what a copy would lack',
    waits: [21, 'Answer of the office'],
  },
  {
    cue: /\b(?:forbid\w*|forbidden|prohibit\w*|illegal|banned?|copyright|trademarks?|not allowed|licen[cs]es?|permits?)\b/i,
    does: 'ask those who may forbid it in writing, with one real example; leave out what they do not allow',
    waits: [14, 'Their answers'],
  },
  {
    cue: /\b(?:missing|stol\w+|theft|steal\w*|runs? (?:away|off) with|disappear\w* with|fraud\w*|cheat\w*|keeps? the (?:goods|cloth|money|deposit))\b/i,
    does: 'try a list or photo and a limit of value at each hand-over for two weeks; agree who pays when something is missing',
    waits: [14, 'Two weeks of hand-overs', 'alongside'],
  },
  {
    cue: /\b(?:injur\w+|accidents?|gets? hurt|blames? us|liab\w+|sues? us|falls? (?:through|off|down)|drown\w*|poison\w*)\b/i,
    does: 'set the limits of what is done and promised, in writing; ask an insurer what is covered when it happens, and at what price',
    waits: [14, 'Answer of the insurer'],
  },
  {
    cue: /\b(?:dust|flour|steam|moisture|rain|frost|dirt|salt|corro\w+|ammonia|grease|chemicals?|vibration)\b/i,
    natures: ['device', 'physical'],
    does: 'keep one in it for two weeks beside one that stays clean; compare both every day, then open them',
    waits: [14, 'Two weeks side by side', 'alongside'],
  },
  {
    cue: /\b(?:break\w*|broken|tear\w*|torn|crack\w*|wears? out|worn out|damag\w+)\b/i,
    natures: ['device', 'physical'],
    does: 'use two in the hardest place that a customer names until something gives; note what, and after how many uses',
    waits: [21, 'Three weeks of use', 'alongside'],
  },
  {
    cue: /\b(?:colou?rs?|looks?) (?:on|in) (?:the )?(?:phones?|screens?|photos?|pictures?)\b|\bnot as described\b/i,
    does: 'photograph ten real pieces in daylight beside a color card; let five buyers hold picture against piece, and count differences',
  },
  {
    cue: /\b(?:power (?:is off|cuts?|outages?)|cold chain|no (?:signal|network|internet))\b/i,
    does: 'let it happen on purpose for a day; note what is spoiled or late, and try a second way once before it is needed',
  },
  {
    cue: /\b(?:wrong (?:numbers?|readings?|results?|answers?|figures?)|mistakes?|errors?|false alarms?|inaccura\w+|misread\w*)\b/i,
    does: 'take thirty real cases with known results; count the wrong ones, find each cause, and name who checks before it leaves you',
  },
  {
    cue: /\b(?:seasons?|seasonal|winters? without|summers? without|(?:months|half) of the year|between (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
    does: 'write down income and cost of each month of a year; settle what is made ahead, and what pays for the other months',
  },
  {
    cue: /\b(?:(?:one|only|single|main) supplier|supplier (?:stops|fails|raises)|depend\w* on (?:one|a single)|shortages?)\b/i,
    does: 'buy one lot from a second one; compare quality, price and days, and settle from when on you order from both',
    waits: [21, 'Second delivery'],
  },
  {
    cue: /\b(?:people cancel|cancel(?:s|ed)?\b|stop paying|pause[sd]? it|leave after)\b/i,
    does: 'ask the ten who have had it longest what they would pay for next, and offer one of these with a date',
    waits: [10, 'Their answers'],
  },
  {
    cue: /\b(?:is enough|are enough|good enough|used to it|why (?:change|bother)|always done)\b/i,
    does: 'ask five who say so to run both ways for a week; count beside each other what each way cost them',
    waits: [10, 'A week of both ways', 'alongside'],
  },
  {
    cue: /\b(?:much harder|too (?:hard|difficult|complicated)|hardest|more (?:difficult|complicated))\b/i,
    does: 'do one such case by hand from end to end; write down what is different, and decide whether it is part of the offer',
  },
  {
    cue: /\b(?:afford|pension|too expensive|little money|cannot pay|can['’]t pay|pays? late)\b/i,
    does: 'offer ten of them two prices with what each includes; count who takes which, and what the lower one leaves',
    waits: [10, 'Their answers'],
  },
  {
    cue: /\b(?:for free|free (?:campaign|offer|version|drops|service|alternative)s?)\b/i,
    does: 'visit one place where it was free: what was left when it ended, who paid again, and for what',
    waits: [10, 'Visit'],
  },
]

/** For every other difficulty. */
const OTHERWISE: Omit<Answer, 'cue'> = {
  does: 'find two people to whom it happened, in this trade or one close to it: what did it cost, and what would have stopped it? Write down what you change because of it',
}

const answerTo = (words: string, nature: Basis['nature']): Omit<Answer, 'cue'> =>
  ANSWERS.find(({ cue, natures }) => cue.test(words) && (!natures || natures.includes(nature))) ?? OTHERWISE

/** Where a sentence names what holds the founder up now. */
const HELD_UP =
  /\b(?:(?:the|our|my) (?:only |real |main |biggest |hardest )?(?:problem|difficulty|trouble|bottleneck|worry|hard part)(?: now| today| left)? is\b|what (?:i|we) (?:still )?(?:do not|don['’]t) know\b|(?:i|we) (?:can['’]?t|cannot) [^.;:!?]{0,60}(?:fast enough|alone any|keep up)|(?:i am|i['’]m|we are|we['’]re) doing (?:all|most) of it by hand)/i

/** Difficulties of the founder's own work, in their words: what holds them up first, then what they fear. */
function difficulties({ source }: Pick<Basis, 'source'>): string[] {
  const told = sentencesOf(source.idea).flatMap(({ words }) => {
    const at = HELD_UP.exec(words)?.index
    return at === undefined ? [] : [words.slice(at).replace(/[.!]+$/, '')]
  })
  return [...new Set([...told, ...wordsOf(source, 'risks')])]
}

/** What is done about a difficulty that the founder names, as a sentence; null for other words. */
export function mitigationOf(words: string, basis: Basis): string | null {
  const named = difficulties(basis).find((each) => words.includes(each))
  if (named === undefined) return null
  const { does } = answerTo(named, basis.nature)
  return `${does.charAt(0).toUpperCase()}${does.slice(1)}${/[?.]$/.test(does) ? '' : '.'}`
}

/** A task for each difficulty that the founder names: the first ones in the phase of the riskiest test, the rest in the next. */
export function objectionTasks(
  basis: Basis,
  step: 'first' | 'next',
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const all = difficulties(basis).map((words, index) => ({ words, index }))
  return (step === 'first' ? all.slice(0, MOST_AT_ONCE) : all.slice(MOST_AT_ONCE, 2 * MOST_AT_ONCE)).map(
    ({ words, index }) => {
      const { does, waits, natures } = answerTo(words, basis.nature)
      // What is tried on a thing waits for one.
      const isTried = natures !== undefined && !reaches(basis.standing, 'built')
      return taskOf({
        id: `objection-${index + 1}`,
        name: `${quoted(words, 72)}: ${does}`,
        size: 'S',
        by: 'founder',
        after: isTried ? (basis.phaseWork.shows ?? []) : [],
        ...(waits && { waits }),
      })
    },
  )
}
