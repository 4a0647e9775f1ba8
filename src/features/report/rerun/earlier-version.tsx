import { writerWords } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import type { Section } from '@domain/validation'
import { formatDate } from '@/shared/lib/dates'
import { Button } from '@/shared/ui/button'
import { useSwitchVersion } from './use-switch-version'

type Version = NonNullable<Validation['previous'][Section]>

interface EarlierVersionProps {
  validation: Validation
  section: Section
  version: Version
}

/** The way back to what a section said before it was written anew. */
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
      {busy ? 'Switching...' : `Switch to the earlier version (${versionWords(version)})`}
    </Button>
  )
}

/** 'written by OpenAI gpt-6-luna on Nov 20, 2026'. */
export const versionWords = ({ writer, writtenAt }: Version): string =>
  `written${writer ? ` by ${writerWords(writer)}` : ''} on ${formatDate(writtenAt)}`
