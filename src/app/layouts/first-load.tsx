import { Wordmark } from '@/shared/ui/wordmark'

/** Shown while the very first page and the session are being read. */
export const FirstLoad = () => (
  <div
    role="status"
    className="grid min-h-dvh place-items-center [animation:fade-in_120ms_ease-out_200ms_backwards]"
  >
    <div className="motion-safe:animate-breathe">
      <Wordmark />
      <span className="sr-only">is loading</span>
    </div>
  </div>
)
