import { AlertBanner } from '@/shared/ui/alert-banner'

/** The idea could not be saved: why, and that nothing typed is lost. */
export const SubmitFailure = ({ error }: { error: Error }) => (
  <AlertBanner variant="error" title="An unexpected error occurred. Please try again.">
    {error.message} Your text is kept in this browser.
  </AlertBanner>
)
