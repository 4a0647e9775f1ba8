import type { ComponentType } from 'react'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialog'
import type { Review, useContentForm } from './use-content-form'

interface ReviewStepProps {
  form: ReturnType<typeof useContentForm>
  review: Review
  Diff: ComponentType<{ before: string; after: string; label: string }>
}

/** What would change, before it does. */
export const ReviewStep = ({ form, review: { before, after, newer }, Diff }: ReviewStepProps) => (
  <section aria-label="Differences" className="flex flex-col gap-4">
    <p className="text-sm">
      {newer
        ? 'Someone else saved a newer version. Here is how your text differs from it. Saving replaces it.'
        : 'Here is how your text differs from the published version.'}
    </p>
    <div className="h-[50vh] min-h-64 overflow-hidden rounded-md border border-line">
      <Diff before={before} after={after} label="Differences, line by line" />
    </div>
    <DialogFooter className="mt-0">
      <Button variant="secondary" disabled={form.saving} onClick={form.back}>
        Back to editing
      </Button>
      <Button busy={form.saving} onClick={form.confirm}>
        {form.saving ? 'Saving...' : newer ? 'Save my text' : 'Save Changes'}
      </Button>
    </DialogFooter>
  </section>
)
