import { z } from 'zod'
import { type Statement, state } from '../../domain/basis.ts'
import type { AudienceSection, Persona } from '../../domain/report.ts'
import { listFault, textFault } from './faults.ts'
import { isVerbatimIn } from './own-words.ts'
import { LENGTH, toPlainText } from './plain.ts'
import { claim, claims, proposals } from './statements.ts'

export const audienceOutputSchema = z.object({
  personas: z
    .array(
      z.object({
        description: z
          .string()
          .describe(
            'Who this is and in which situation the problem comes up, 1 to 3 sentences, at most 400 characters',
          ),
        age: z.string().describe('Range of age, such as 35 to 50'),
        occupation: z.string().describe('What they do for a living, at most 80 characters'),
        technicalLevel: z.string().describe('How used they are to software, at most 120 characters'),
        painPoints: z.array(z.string()).describe('What goes wrong for them today; 2 to 4 sentences'),
        goals: z.array(z.string()).describe('What they want to get done; 2 to 4 sentences'),
        channel: z
          .string()
          .nullable()
          .describe(
            'One named place or way to reach them: an association, a fair, a forum, a shop; null when you know none',
          ),
      }),
    )
    .describe('The people to be won, the one who pays first; 2 to 4 personas'),
})
export type AudienceOutput = z.infer<typeof audienceOutputSchema>

const MAX = { personas: 4, points: 4 }

type PersonaOutput = AudienceOutput['personas'][number]

const personaFaults = (persona: PersonaOutput, at: number): string[] => {
  const where = `personas[${at}]`
  return [
    ...textFault(`${where}.age`, persona.age),
    ...textFault(`${where}.occupation`, persona.occupation),
    ...textFault(`${where}.technicalLevel`, persona.technicalLevel),
    ...listFault(`${where}.painPoints`, persona.painPoints, 2),
    ...listFault(`${where}.goals`, persona.goals, 2),
  ]
}

/** Missing parts of the personas, for the repair. */
export const audienceFaults = ({ personas }: AudienceOutput): string[] => [
  ...listFault(
    'personas',
    personas.map(({ description }) => description),
    2,
  ),
  ...personas.flatMap(personaFaults),
]

/** A statement about a persona: the founder's if the idea contains it verbatim, otherwise an assumption. */
function assumed(idea: string, text: string): Statement {
  const words = toPlainText(text, LENGTH.line)
  return state(words, isVerbatimIn(idea, words) ? 'founder' : 'assumption')
}

const personaOf = (idea: string, persona: PersonaOutput): Persona => ({
  description: claim(idea, persona.description),
  age: assumed(idea, persona.age),
  occupation: assumed(idea, persona.occupation),
  technicalLevel: assumed(idea, persona.technicalLevel),
  painPoints: claims(idea, persona.painPoints, MAX.points),
  goals: proposals(idea, persona.goals, MAX.points),
  channel: toPlainText(persona.channel ?? '', LENGTH.line)
    ? claim(idea, persona.channel ?? '', LENGTH.line)
    : null,
  citations: [],
})

/** The audience section. It is written in parallel with the research, so it is based on the idea and the concept alone. */
export const audienceSection = ({ personas }: AudienceOutput, idea: string): AudienceSection => ({
  personas: personas
    .filter(({ description }) => toPlainText(description, LENGTH.line) !== '')
    .slice(0, MAX.personas)
    .map((persona) => personaOf(idea, persona)),
})
