import { wordsOf } from '../../analyst/source.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { quoted } from './words.ts'
import type { Waits, WorkPackage } from './work-package.ts'

const MOST_OBJECTIONS = 3

interface Answer {
  cue: RegExp
  /** What is tried or asked, behind the quotation of the objection. */
  does: string
  waits?: Waits
}

/** What answers an objection, by what it is about; the first that fits. */
const ANSWERS: readonly Answer[] = [
  {
    cue: /\b(?:runs? (?:away|off)|disappear\w*|vanish\w*|stol\w+|theft|steal\w*|keeps? the (?:goods|cloth|money|deposit)|fraud\w*|cheat\w*)\b/i,
    does: 'write down deposit, guarantor, limit of value and a photo at each hand-over; try it with ten of low value first',
    waits: [14, 'Ten hand-overs'],
  },
  {
    cue: /\b(?:exchange (?:phone )?numbers|leave us out|go(?:es)? around us|bypass\w*|deal directly|cut us out|behind our back|without us|off the platform)\b/i,
    does: 'ask five pairs after a deal what you do that they would not do alone; charge for that, and try it on ten deals',
    waits: [14, 'Ten deals'],
  },
  {
    cue: /\b(?:tablets?|screens?|touch|typing|gloves?|greas\w+|dirty|wet hands|apps?|phones?|passwords?)\b/i,
    does: 'try three ways with five users at their work: a code, a button, a voice; count what each does unasked',
    waits: [7, 'A week at work'],
  },
  {
    cue: /\b(?:keep (?:it|them)|stor(?:e|age|ing)|space|room for|warehouse|park(?:ing)?)\b/i,
    does: 'get three quotes: price by square meter and month, access, insurance; set them against one sale',
    waits: [7, 'Quotes'],
  },
  {
    cue: /\b(?:licen[cs]e|permits?|forbid\w*|illegal|law|regulat\w+|authorit\w+)\b/i,
    does: 'ask the authority in writing what is allowed, and which form of the offer needs no permit',
    waits: [14, 'Answer of the authority'],
  },
  {
    cue: /\b(?:damag\w+|break\w*|broken|liab\w+|injur\w+|accidents?|insur\w+|stol\w+|theft|steal\w*|fire)\b/i,
    does: 'get an insurer’s quote in writing, and play the last such case through with two customers',
    waits: [10, 'Quote of an insurer'],
  },
  {
    cue: /\b(?:(?:do|does|will|would) not want|(?:do|does)n['’]t want|won['’]t (?:want|agree|share|give)|refus\w+|unwilling|resist\w*|object to|watched|spied|monitored|controlled)\b/i,
    does: 'show five of them two ways to limit what others see or decide; note under which each would take part',
    waits: [7, 'Their answers'],
  },
  {
    cue: /\b(?:prefers?|rather|already (?:have|use)|used to|habit|competit\w+|copy|copies|cheaper|sell new|do it themselves)\b/i,
    does: 'ask five who do so what would change it, and make two of them that very offer with a date',
    waits: [10, 'Their decisions'],
  },
  {
    cue: /\b(?:winter|summer|season\w*|rain|snow|weather|holidays?|heat|cold)\b/i,
    does: 'list the months that it touches, and offer five customers something for one of them',
    waits: [7, 'Their answers'],
  },
  {
    cue: /\b(?:find (?:staff|people|drivers|workers|someone)|staff|hir(?:e|ing)|quit|ill|sick|(?:no|few) (?:people|workers))\b/i,
    does: 'ask five people who could do the work under which terms they would, and when they could begin',
    waits: [10, 'Their answers'],
  },
  {
    cue: /\b(?:too (?:dear|expensive)|expensive|afford|no budget|won['’]t pay|price)\b/i,
    does: 'show three versions at three prices to ten who decide; write down which one each would sign',
    waits: [10, 'Their answers'],
  },
  {
    cue: /\b(?:trust\w*|afraid|fear|privacy|strangers?|ashamed|embarrass\w+|reputation)\b/i,
    does: 'ask ten whom they trusted with it last and why; let two of these speak for you with the next five',
    waits: [10, 'Their answers'],
  },
]
const OTHER: Omit<Answer, 'cue'> = {
  does: 'find the last three cases, try your answer on the next three, and name the count at which you stop',
  waits: [14, 'Three cases'],
}

/** What wears a thing out or breaks it is put to the test, and not only insured. */
const OF_THINGS: readonly Answer[] = [
  {
    cue: /\b(?:dust\w*|dirt\w*|mud|ammonia|corro\w+|rust\w*|salt\w*|damp\w*|moist\w*|rain\w*|water|wet|leak\w*|heat|hot|cold|frost|freez\w*|sun(?:light)?|UV|mou?ld|fad(?:e|es|ing))\b/i,
    does: 'leave two samples in it for four weeks, one of them sealed or coated; open both, and photograph what changed',
    waits: [28, 'Four weeks of exposure', 'alongside'],
  },
  {
    cue: /\b(?:pull\w*|break\w*|broken|kick\w*|bit(?:e|es|ing)|chew\w*|drop\w*|fall\w*|crush\w*|bend\w*|tear\w*|torn|scratch\w*|crack\w*|worn|wears? out|vandal\w*|rough)\b/i,
    does: 'measure the highest force in use, load two samples to three times that, then 1,000 times to it; note what gives',
    waits: [10, 'Tests until something gives'],
  },
]

/** One task for each difficulty that the founder names: it is answered, and not only watched. */
export function objectionTasks(
  { source, phaseWork, nature }: Basis,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const answers = nature === 'device' || nature === 'physical' ? [...OF_THINGS, ...ANSWERS] : ANSWERS
  const given = new Set<string>()
  return [...new Set(wordsOf(source, 'risks'))].slice(0, MOST_OBJECTIONS).map((words, index) => {
    // No two of them have the same answer where another one fits.
    const fitting = answers.filter(({ cue }) => cue.test(words))
    const { does, waits } = fitting.find((answer) => !given.has(answer.does)) ?? fitting[0] ?? OTHER
    given.add(does)
    return taskOf({
      id: `objection-${index + 1}`,
      name: `${quoted(words, 80)}: ${does}`,
      size: 'S',
      by: 'founder',
      after: phaseWork.shows ?? [],
      ...(waits && { waits }),
    })
  })
}
