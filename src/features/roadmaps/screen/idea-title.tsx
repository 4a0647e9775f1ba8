import { cn } from '@/shared/lib/cn'

/** Longer ones are set smaller. */
const SMALL_CHARS = 100
/** Longer ones show only their beginning at first. */
const FOLDED_CHARS = 240

export const isFolded = (text: string): boolean => text.length > FOLDED_CHARS

interface IdeaTitleProps {
  text: string
  open: boolean
}

/** The idea as a heading. */
export const IdeaTitle = ({ text, open }: IdeaTitleProps) => (
  <span
    className={cn(
      'block whitespace-pre-line',
      text.length > SMALL_CHARS && 'text-lg leading-7 sm:text-xl sm:leading-8',
      isFolded(text) && !open && 'line-clamp-3 print:line-clamp-none',
    )}
  >
    {text}
  </span>
)
