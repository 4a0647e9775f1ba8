import { z } from 'zod'
import { COST_KINDS } from '../../domain/roadmap/content.ts'

/**
 * The first answer that the model is asked for. As in `_shared/ai/sections/said.ts`, the schema sets no lengths or
 * bounds; code enforces them.
 */
export const tasksOutputSchema = z.object({
  team: z
    .array(
      z.object({
        role: z
          .string()
          .describe(
            'One of the roles given to you, by its exact name; another one only where none of them fits',
          ),
        hourlyRate: z
          .number()
          .nullable()
          .describe('Null for a role given to you; for another one its assumed hourly rate in US dollars'),
        count: z.number().describe('How many people of this role, 1 to 4'),
        skills: z
          .array(z.string())
          .describe(
            'What they must know, technologies of the plan by name; 2 to 6 entries of at most 60 characters',
          ),
      }),
    )
    .describe('Only roles that have tasks, each once'),
  tasks: z
    .array(
      z.object({
        id: z.string().describe('Short name of the task, such as t1'),
        name: z
          .string()
          .describe(
            'What is done and how one sees that it is done, at most 160 characters, about this product',
          ),
        feature: z
          .string()
          .nullable()
          .describe('Number of the feature that it serves, such as f3; null when it serves all of them'),
        covers: z
          .array(z.string())
          .describe('Numbers of the entries of the checklist that it does, such as c2; often empty'),
        role: z.string().describe('The role of the team that does it'),
        dependsOn: z.array(z.string()).describe('Ids of the tasks that must be finished before; often empty'),
        lowHours: z.number().describe('Hours of one person if all goes well'),
        baseHours: z.number().describe('Hours of one person as planned, 1 to 60'),
        highHours: z.number().describe('Hours of one person with the usual trouble; low ≤ base ≤ high'),
        waitingDays: z
          .number()
          .describe('Calendar days that pass after the work until its result is there, 0 for none'),
        waitingFor: z.string().describe('What these days pass with, at most 80 characters; empty for none'),
      }),
    )
    .describe('As many as the instructions allow, in the order in which they begin'),
  leftOut: z
    .array(
      z.object({
        entry: z.string().describe('Number of an entry of the checklist, such as c4'),
        reason: z.string().describe('Why this product does not need it, at most 160 characters'),
      }),
    )
    .describe('Entries of the checklist that no task does; entries that are not named here are added'),
  costs: z
    .array(
      z.object({
        name: z.string().describe('What is paid for besides hours, at most 100 characters'),
        kind: z.enum(COST_KINDS),
        dollars: z.number().describe('Assumed US dollars for this phase'),
      }),
    )
    .describe('Parts, tooling, certification, licenses, rent, fees, insurance; at most 12'),
})
export type TasksOutput = z.infer<typeof tasksOutputSchema>

export const deliveryOutputSchema = z.object({
  summary: z
    .string()
    .describe(
      'What this phase is for and what decides about its success, 2 to 4 sentences, at most 700 characters',
    ),
  deliverables: z
    .array(z.string())
    .describe('What is handed over at the end; 3 to 8 entries of at most 200 characters'),
  milestones: z
    .array(
      z.object({
        name: z.string().describe('What can be seen then, at most 120 characters'),
        tasks: z.array(z.string()).describe('Ids of the tasks that it waits for, at least one'),
      }),
    )
    .describe('3 to 6 milestones in their order'),
  risks: z
    .array(
      z.object({
        description: z.string().describe('What can go wrong in this phase, one sentence'),
        mitigation: z.string().describe('What is done about it, one sentence'),
      }),
    )
    .describe('3 to 8 risks, those of the report and of the plan first'),
  recommendations: z
    .array(z.string())
    .describe('What to do first, what to leave out, whom to ask; 3 to 6 sentences of at most 300 characters'),
})
export type DeliveryOutput = z.infer<typeof deliveryOutputSchema>
