import type { AudienceSection, ConceptSection } from '../../domain/report.ts'
import type { StepInput } from '../../engine/engine.ts'
import { BRIEF_RULE, briefText } from './brief.ts'
import { firstProductText } from './concept-text.ts'
import { fenceForeignText } from './fence.ts'
import { type Prompt, type Revision, writingSystem } from './rules.ts'

const TASK = 'This part describes the people to be won.'

const MORE = `For this part:
- The first persona is the one who pays first. The others differ in what they need, not in age or taste.
- A persona is a kind of person, not a character: no first names, no quotes, no made-up biography.
- Pain points say what goes wrong today, in which situation, and what it costs them. Goals say what they want to have done.
- The channel is one place that has a name: an association, a trade fair, a forum, a magazine, a chain of shops. Not 'social media', not 'online marketing'. Null when you know none for sure.
- Figures only where the idea gives them; ages are ranges.`

export function audiencePrompt(
  { idea, brief, concept }: StepInput & { concept: ConceptSection },
  revision?: Pick<Revision, 'findings'> & { audience: AudienceSection | null },
): Prompt {
  const fenced = fenceForeignText(
    { name: 'IDEA', text: idea },
    { name: 'BRIEF', text: briefText(brief) },
    { name: 'CONCEPT', text: firstProductText(concept) },
    ...(revision ? [{ name: 'PERSONAS', text: personasText(revision.audience) }, revision.findings] : []),
  )
  return {
    system: writingSystem(TASK, MORE, BRIEF_RULE),
    prompt: `${revision ? REVISE : 'Describe the personas of this idea.'}\n\n${fenced}`,
  }
}

const REVISE =
  'PERSONAS are the personas of this idea as they were before the web was searched, and FINDINGS is what was found. Describe the personas once more: take over word for word what the findings leave as it was, and change only what they show to be wrong or missing, such as who complains, what it costs them, and where they talk.'

const personasText = (audience: AudienceSection | null): string =>
  (audience?.personas ?? [])
    .map(({ description, age, occupation, technicalLevel, painPoints, goals, channel }) =>
      [
        description.text,
        `Age: ${age.text}; occupation: ${occupation.text}; technical level: ${technicalLevel.text}`,
        `Pain points: ${painPoints.map(({ text }) => text).join('; ')}`,
        `Goals: ${goals.map(({ text }) => text).join('; ')}`,
        ...(channel ? [`Channel: ${channel.text}`] : []),
      ].join('\n'),
    )
    .join('\n\n')
