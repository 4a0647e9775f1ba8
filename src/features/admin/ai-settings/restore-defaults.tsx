import { AlertBanner } from '@/shared/ui/alert-banner'
import { ErrorState } from '@/shared/ui/error-state'
import { RestoreButton } from '@/shared/ui/restore-button'
import { useRestoreSettings } from './use-update-settings'

const EMPTY =
  'This server stores no AI settings. Until they are restored, reports are written by the built-in analysis.'
const INCOMPLETE = 'A provider is missing from the settings.'

/** In place of the settings when the table was emptied. */
export const EmptiedSettings = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState message={EMPTY} onRetry={onRetry} action={<Restore />} />
)

/** Above the settings when only some of their rows are left. */
export const IncompleteSettings = () => (
  <AlertBanner variant="warning">
    <p className="mb-3">{INCOMPLETE}</p>
    <Restore />
  </AlertBanner>
)

function Restore() {
  const { mutate, isPending } = useRestoreSettings()
  return <RestoreButton isPending={isPending} onRestore={() => mutate()} />
}
