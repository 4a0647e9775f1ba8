import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { toast } from '@/shared/ui/toast'
import { requestResume } from '@/validation/requests'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'

const answerSchema = z.object({ underWay: z.boolean().default(false) })

/** Resumes a stopped run or, of a complete report, has one section rewritten. */
export function useRunAgain({ id, idea }: Validation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (section: Section | null) => {
      const answer = section
        ? await requestRevision({ action: 'rerun', validationId: id, section })
        : await requestResume(id, idea)
      return answerSchema.parse(answer)
    },
    onSuccess: ({ underWay }) =>
      underWay
        ? toast.info('It is already running', { description: 'Nothing was started.' })
        : toast.success('Run started'),
    onError: (error) => toast.error('The run could not be started', { description: error.message }),
    // After a refusal as well: the owner may have begun meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: validationQueries.all }),
  })
}
