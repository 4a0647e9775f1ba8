import { Button } from '@/shared/ui/button'

interface WizardActionsProps {
  isLast: boolean
  saving: boolean
  /** Changes to a saved plan may be saved from any step. */
  maySaveHere: boolean
  onPrevious: () => void
  onNext: () => void
  onSave: () => void
}

/** Stays at the lower edge of the window while a long step is read. */
export function WizardActions(props: WizardActionsProps) {
  const { isLast, saving, maySaveHere, onPrevious, onNext, onSave } = props
  const saveLabel = saving ? 'Saving...' : 'Save Planning Data'
  return (
    <div className="print:hidden sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-surface px-4 py-3 sm:-mx-8 sm:px-8 @4xl/wizard:mx-0 @4xl/wizard:px-0">
      <Button variant="secondary" onClick={onPrevious} disabled={saving}>
        Previous
      </Button>
      <div className="ml-auto flex gap-3">
        {!isLast && maySaveHere && (
          <Button variant="secondary" onClick={onSave} busy={saving}>
            {saving ? 'Saving...' : 'Save changes'}
          </Button>
        )}
        {isLast ? (
          <Button onClick={onSave} busy={saving}>
            {saveLabel}
          </Button>
        ) : (
          <Button onClick={onNext} disabled={saving} className="min-w-24">
            Next
          </Button>
        )}
      </div>
    </div>
  )
}
