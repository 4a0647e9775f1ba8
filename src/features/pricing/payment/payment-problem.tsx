import { AlertBanner } from '@/shared/ui/alert-banner'
import { BroughtIntoView } from './brought-into-view'

/** Why nothing was bought. */
export const PaymentProblem = ({ problem }: { problem: string }) => (
  <BroughtIntoView>
    <AlertBanner variant="error" title={`Payment processing failed: ${problem}`}>
      Nothing was bought. You can try again; the same purchase is never made twice.
    </AlertBanner>
  </BroughtIntoView>
)
