import { wordsOf } from '../../analyst/source.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { quoted } from './words.ts'
import type { Waits, WorkPackage } from './work-package.ts'

const MOST_OBJECTIONS = 3

interface Answer {
  cue: RegExp
  natures?: readonly Basis['nature'][]
  /** What is tried or asked, behind the quotation of the objection. */
  does: string
  waits: Waits
}

/** Work for the few difficulties whose answer is the same in every trade. All others are asked about, and not planned. */
const ANSWERS: readonly Answer[] = [
  {
    cue: /\b(?:runs? (?:away|off) with|disappear\w* with|stol\w+|theft|steal\w*|keeps? the (?:goods|cloth|money|deposit)|fraud\w*|cheat\w*)\b/i,
    natures: ['marketplace', 'service', 'physical'],
    does: 'write down deposit, limit of value and a photo at each hand-over; try it with ten of low value first',
    waits: [14, 'Ten hand-overs'],
  },
  {
    cue: /\b(?:injur\w+|accidents?|gets? hurt|blames? us|liab\w+|sues? us|falls? (?:through|off|in|down)|drown\w*|poison\w*)\b/i,
    does: 'ask an insurer and a lawyer in writing what is covered, at what price, and what you must do and say for it',
    waits: [14, 'Their answers'],
  },
  {
    cue: /\b(?:break\w*|broken|tear\w*|torn|crack\w*|wears? out|worn out|damag\w+)\b/i,
    natures: ['device', 'physical'],
    does: 'use two samples in the hardest place that a customer names until something gives; note what, and after how many uses',
    waits: [21, 'Three weeks of use', 'alongside'],
  },
]

/** Whether work is planned for a difficulty that the founder names. */
export const answerTo = (words: string, nature: Basis['nature']): Answer | undefined =>
  ANSWERS.find(({ cue, natures }) => cue.test(words) && (!natures || natures.includes(nature)))

/** One task for each difficulty that the founder names and whose answer is sure. */
export function objectionTasks(
  { source, phaseWork, nature }: Basis,
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const given = new Set<Answer>()
  return [...new Set(wordsOf(source, 'risks'))].slice(0, MOST_OBJECTIONS).flatMap((words, index) => {
    const answer = answerTo(words, nature)
    if (!answer || given.has(answer)) return []
    given.add(answer)
    return taskOf({
      id: `objection-${index + 1}`,
      name: `${quoted(words, 80)}: ${answer.does}`,
      size: 'S',
      by: 'founder',
      after: phaseWork.shows ?? [],
      waits: answer.waits,
    })
  })
}
