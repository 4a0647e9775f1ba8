import { useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'

const SHORT_CHARS = 480
const SHORT_LINES = 6

const isLong = (text: string) => text.length > SHORT_CHARS || text.split('\n').length > SHORT_LINES

/** An idea verbatim; a long one is collapsed. */
export function IdeaText({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = isLong(text)
  return (
    <>
      <p
        id={id}
        dir="auto"
        className={cn(
          'max-w-measure whitespace-pre-line',
          long && !open && 'line-clamp-6 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {long && (
        <Button
          variant="link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-2 print:hidden"
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}
