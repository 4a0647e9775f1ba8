import type { BriefChanges } from '@domain/brief/brief'
import { applyChanges } from '@domain/brief/changes'
import { followText, type Reading, withReading } from '@domain/brief/reading'
import { normalizeIdea } from '@domain/idea'
import { useEffect, useMemo, useState } from 'react'
import { useDraft } from '@/shared/lib/form-storage'
import { useDebouncedValue } from '@/shared/lib/use-debounced-value'
import { loadReader } from './reading-query'
import { changeDraft, readDraft } from './stored-draft'

/** Typing rests this long before the text is read. */
const REST_MS = 300

/**
 * The brief of the idea that is being typed, kept in this browser beside it. The text is read whenever typing rests;
 * what the founder has answered stays.
 */
export function useBriefDraft(userId: string, idea: string) {
  const stored = useDraft(userId).brief
  const draft = useMemo(() => readDraft(stored), [stored])
  const rested = useDebouncedValue(idea, REST_MS)
  const [reading, setReading] = useState<Reading | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let outdated = false
    const after = normalizeIdea(rested)
    loadReader().then(
      ({ readIdea }) => {
        if (outdated) return
        const found = readIdea(after)
        setReading(found)
        changeDraft(userId, ({ brief, text }) => ({
          brief: withReading(followText(brief, text, after), found, after),
          text: after,
        }))
      },
      // A page that went offline since it was opened; answers can still be given.
      () => setFailed(true),
    )
    return () => {
      outdated = true
    }
  }, [userId, rested])
  return {
    ...draft,
    reading,
    failed,
    change: (changes: BriefChanges) =>
      changeDraft(userId, ({ brief, text }) => ({ brief: applyChanges(brief, changes), text })),
  }
}
