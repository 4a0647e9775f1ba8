import { namesOf, writerWords } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDate } from '@/shared/lib/dates'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'

type Version = NonNullable<Validation['previous'][Section]>

interface EarlierVersionProps {
  validation: Validation
  section: Section
  version: Version
}

/** Switches back to the version before the section was rewritten. */
export function EarlierVersion({ validation, section, version }: EarlierVersionProps) {
  const switchVersion = useSwitchVersion(validation)
  const busy = switchVersion.isPending
  return (
    <Button
      variant="link"
      busy={busy}
      onClick={() => switchVersion.mutate(section)}
      className="-ml-px basis-full justify-start text-left font-normal"
    >
      {busy ? 'Switching...' : `Switch to the earlier version (${formatVersion(version)})`}
    </Button>
  )
}

/** 'written by OpenAI gpt-6-luna on Nov 20, 2026'. */
export const formatVersion = ({ writer, writtenAt }: Version): string =>
  `written${writer ? ` by ${writerWords(writer)}` : ''} on ${formatDate(writtenAt)}`

/** Swaps a section's current version with the previous one. */
function useSwitchVersion({ id: validationId, previous }: Validation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (section: Section) =>
      requestRevision({
        action: 'switch-version',
        validationId,
        section,
        seen: previous[section]?.writtenAt ?? null,
      }),
    onSuccess: (_answer, section) => {
      toast.success('Switched to the earlier version', { description: namesOf([section]) })
    },
    onError: (error) => toast.error('The version could not be switched', { description: error.message }),
    // Also after a refusal: another window may have been faster.
    onSettled: () => client.invalidateQueries(validationQueries.detail(validationId)),
  })
}
