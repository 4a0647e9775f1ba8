import { cn } from '@/shared/lib/cn'

/** A stand-in of the shape that `className` gives it (h-5 w-40). Say 'loading' once around them, not in each. */
// A span may stand wherever words do.
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('block h-4 rounded-sm bg-line motion-safe:animate-breathe', className)} />
)
