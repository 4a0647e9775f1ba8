import { Check } from 'lucide-react'

/** Marks the highest score of a row, in a word and not by colour alone. */
export const BestMark = () => (
  <span className="inline-flex items-center gap-0.5 font-medium text-accent text-xs">
    <Check aria-hidden className="size-3.5" />
    Best
  </span>
)
