import { namesOf } from '@domain/authorship'
import { isBuiltIn, sectionsOlderThanBrief } from '@domain/brief/follow'
import type { Validation } from '@domain/stored-validation'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { deferredComponent } from '@/shared/ui/deferred'

const RewriteDialog = deferredComponent(async () => (await import('./rewrite-dialog')).RewriteDialog, null)

/** Names the sections that a model wrote from an earlier brief, and offers to have them rewritten together. */
export function OlderSections({ validation }: { validation: Validation }) {
  const { status, engine, rerun } = validation
  const older = sectionsOlderThanBrief(validation)
  if (status !== 'completed' || rerun?.state === 'running' || isBuiltIn(engine) || older.length === 0)
    return null
  return (
    <AlertBanner variant="info" title={`Written from an earlier brief: ${namesOf(older)}`}>
      <p>The score and market size already use your current brief. The text changes when you rewrite it.</p>
      <RewriteDialog validation={validation} />
    </AlertBanner>
  )
}
