import { type EditedText, kindOfSlot, type SlotId } from '@domain/deck'
import { useState } from 'react'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

interface EditedTextsProps {
  texts: EditedText[]
  save: (slot: SlotId, text: string | null) => Promise<unknown>
}

/** Texts that the founder changed on the slide, a button to restore them, and marks where the report has changed since. */
export const EditedTexts = ({ texts, save }: EditedTextsProps) =>
  texts.length > 0 && (
    <ul aria-label="Edited texts" className="flex flex-col divide-y divide-line border-line border-y text-sm">
      {texts.map((edited) => (
        <EditedEntry key={edited.slot} edited={edited} save={save} />
      ))}
    </ul>
  )

function EditedEntry({ edited, save }: { edited: EditedText; save: EditedTextsProps['save'] }) {
  const { slot, text, original, outdated } = edited
  const [busy, setBusy] = useState(false)
  const keep = async (words: string | null) => {
    setBusy(true)
    // The global handler shows the failure.
    await save(slot, words).catch(() => undefined)
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Badge variant={outdated ? 'warning' : 'outline'}>{outdated ? 'Check' : 'Edited'}</Badge>
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto">
          <span className="text-ink-muted">{kindOfSlot(slot).label}:</span> {text}
        </p>
        {outdated && (
          <p className="text-ink-muted">
            The facts behind this changed.{' '}
            {original ? `The report now says: “${original}”` : 'The report no longer says anything here.'}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {outdated && (
          <Button variant="secondary" size="sm" disabled={busy} onClick={() => keep(text)}>
            Keep
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => keep(null)}>
          {outdated ? (original ? 'Use the new text' : 'Remove') : 'Undo'}
        </Button>
      </div>
    </li>
  )
}
