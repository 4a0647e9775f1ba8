import type { ConceptSection } from '../../domain/report.ts'
import type { StepInput } from '../../engine/engine.ts'
import { BRIEF_RULE, briefText } from './brief.ts'
import { conceptText } from './concept-text.ts'
import { fence } from './fence.ts'
import { type Prompt, writingSystem } from './rules.ts'

const TASK = 'This part describes the people to be won.'

const MORE = `For this part:
- The first persona is the one who pays first. The others differ in what they need, not in age or taste.
- A persona is a kind of person, not a character: no first names, no quotes, no made-up biography.
- Pain points say what goes wrong today, in which situation, and what it costs them. Goals say what they want to have done.
- The channel is one place that has a name: an association, a trade fair, a forum, a magazine, a chain of shops. Not 'social media', not 'online marketing'. Null when you know none for sure.
- Figures only where the idea gives them; ages are ranges.`

export function audiencePrompt({ idea, brief, concept }: StepInput & { concept: ConceptSection }): Prompt {
  const fenced = fence(
    { name: 'IDEA', text: idea },
    { name: 'BRIEF', text: briefText(brief) },
    { name: 'CONCEPT', text: conceptText(concept) },
  )
  return {
    system: writingSystem(TASK, BRIEF_RULE, MORE),
    prompt: `Describe the personas of this idea.\n\n${fenced}`,
  }
}
