import type { StepInput } from '../../engine/engine.ts'
import { BRIEF_RULE, briefText } from './brief.ts'
import { conceptText } from './concept-text.ts'
import { fenceForeignText } from './fence.ts'
import { type Prompt, type Revision, writingSystem } from './rules.ts'

const TASK =
  'This part says what is to be built: an overview, the roles that work with it, and its features by priority.'

const MORE = `For this part:
- Core features are the shortest way from the problem to its solution; each is one thing that one of the roles can do.
- No feature twice, in whatever words. No accounts, dashboards, notifications or analytics unless this idea needs them in its own way.
- Web and mobile follow where the founder says the product runs; else where its users are when they need it. At least one of the two is true.
- No figures other than those of the idea.`

export function conceptPrompt({ idea, brief }: StepInput, revision?: Revision): Prompt {
  const fenced = fenceForeignText(
    { name: 'IDEA', text: idea },
    { name: 'BRIEF', text: briefText(brief) },
    ...(revision ? [{ name: 'CONCEPT', text: conceptText(revision.concept) }, revision.findings] : []),
  )
  return {
    system: writingSystem(TASK, MORE, BRIEF_RULE),
    prompt: `${revision ? REVISE : 'Write the concept of this idea.'}\n\n${fenced}`,
  }
}

const REVISE =
  'CONCEPT is the concept of this idea as it was before the web was searched, and FINDINGS is what was found. Write the concept once more: take over word for word what the findings leave as it was, and change only what they show to be wrong, needless or missing.'
