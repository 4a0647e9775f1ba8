import { CircleAlert } from 'lucide-react'
import { Button } from '@/shared/ui/button'

interface DiagramFailureProps {
  message: string
  onRetry: () => void
}

/** Mermaid's own words may run over many lines: they scroll here and nowhere else. */
export const DiagramFailure = ({ message, onRetry }: DiagramFailureProps) => (
  <div
    role="alert"
    className="flex flex-col items-center gap-3 rounded-lg border border-line px-6 py-12 text-center print:hidden"
  >
    <CircleAlert aria-hidden strokeWidth={1.5} className="size-6 text-danger" />
    <p className="font-medium">Error rendering diagram</p>
    <p className="max-h-40 max-w-measure overflow-y-auto whitespace-pre-line text-sm">{message}</p>
    <p className="max-w-measure text-ink-muted text-sm">The table below shows the same information.</p>
    <Button variant="secondary" onClick={onRetry} className="mt-2">
      Retry
    </Button>
  </div>
)
