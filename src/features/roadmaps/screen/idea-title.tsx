import { useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'

const LONG_CHARS = 160

/** The idea as a heading; a long one is set smaller, and shows its beginning until it is opened. */
export function IdeaTitle({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  if (text.length <= LONG_CHARS) return text
  return (
    <span className="block text-lg leading-7 sm:text-xl sm:leading-8">
      <span className={cn('block whitespace-pre-line', !open && 'line-clamp-3 print:line-clamp-none')}>
        {text}
      </span>
      <Button
        variant="link"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="mt-1 font-interface text-sm tracking-normal print:hidden"
      >
        {open ? 'Show less' : 'Show all'}
      </Button>
    </span>
  )
}
