import { z } from 'zod'

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
