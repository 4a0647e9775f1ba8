import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import type { Finding } from '../editor/json-lint'
import type { useContentForm } from './use-content-form'

interface ObstacleNoteProps {
  form: ReturnType<typeof useContentForm>
  findings: Finding[]
}

/** Why the edits were not saved, and what can be done. */
export function ObstacleNote({ form, findings }: ObstacleNoteProps) {
  const { obstacle, reloading } = form
  if (obstacle?.kind === 'conflict')
    return (
      <AlertBanner variant="warning" title="Not saved">
        <p>{obstacle.message} Reload replaces your text; undo brings it back.</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={reloading} onClick={form.takeNewer}>
            Reload
          </Button>
          <Button variant="secondary" size="sm" disabled={reloading} onClick={form.compareWithNewer}>
            Compare with my text
          </Button>
        </p>
      </AlertBanner>
    )
  // What has been corrected since is no obstacle any more; broken JSON is told in the list of mistakes alone.
  if (obstacle?.kind !== 'problems' || findings.length === 0) return null
  if (!obstacle.readable)
    return (
      <AlertBanner variant="error" title="Not saved">
        This is not a valid roadmap. Fix the listed problems first.
      </AlertBanner>
    )
  return (
    <AlertBanner variant="warning" title="Not saved">
      <p>
        This roadmap is incomplete. If you save it as is, the roadmap screen leaves out the parts it cannot
        read.
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => form.submit(true)}>
        Save anyway
      </Button>
    </AlertBanner>
  )
}
