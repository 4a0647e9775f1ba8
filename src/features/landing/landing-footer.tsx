import { Wordmark } from '@/shared/ui/wordmark'

export const LandingFooter = () => (
  <footer className="mt-12 border-line border-t">
    <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-8">
      <Wordmark />
      <p className="max-w-[60ch] text-ink-muted text-sm">
        What you write is stored with your account. Only you and the administrators of this site can read it.
      </p>
    </div>
  </footer>
)
