import { AlertBanner } from '@/shared/ui/alert-banner'
import { ErrorState } from '@/shared/ui/error-state'
import { RestoreButton } from '@/shared/ui/restore-button'
import { useRestoreSettings } from './use-update-settings'

const EMPTY =
  'This server stores no settings of how roadmaps are made. Until they are restored, no roadmap can be generated.'
const INCOMPLETE = 'Rates are missing. A region that lacks one cannot be used to price roadmaps.'

/** In place of the settings when the table was emptied. */
export const EmptiedSettings = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState message={EMPTY} onRetry={onRetry} action={<Restore />} />
)

/** Above the rates when only some of them, or none, are left. */
export const IncompleteRates = () => (
  <AlertBanner variant="warning" className="mb-4">
    <p className="mb-3">{INCOMPLETE}</p>
    <Restore />
  </AlertBanner>
)

function Restore() {
  const { mutate, isPending } = useRestoreSettings()
  return <RestoreButton isPending={isPending} onRestore={() => mutate()} />
}
