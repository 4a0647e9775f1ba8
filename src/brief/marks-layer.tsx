import { Fragment, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { cn } from '@/shared/lib/cn'

/** Part of a typed text, in UTF-16 units; `end` exclusive. */
export interface TextRange {
  start: number
  end: number
}

/** Marks in a text: the words that were read, and those of the highlighted field. */
export interface Marks {
  read: readonly TextRange[]
  lookedAt: readonly TextRange[]
}

// Added by script because the CSS compiler does not know the pseudo-element yet.
const HIGHLIGHT_STYLES = `
  ::highlight(read-words), ::highlight(looked-at-words) {
    text-decoration: underline 1px var(--read-words);
    text-underline-offset: 4px;
    text-decoration-skip-ink: none;
  }
  ::highlight(looked-at-words) { background-color: var(--looked-at) }
`
let styles: CSSStyleSheet | undefined

function addHighlightStyles(): void {
  if (styles) return
  styles = new CSSStyleSheet()
  styles.replaceSync(HIGHLIGHT_STYLES)
  document.adoptedStyleSheets.push(styles)
}

const NAMES = { read: 'read-words', lookedAt: 'looked-at-words' } as const

/**
 * Whether the browser draws text decorations of custom highlights. Gecko has the API but draws only colors; there and
 * in older browsers, elements mark the words.
 */
const drawsHighlights = (): boolean =>
  typeof Highlight === 'function' && 'highlights' in CSS && !CSS.supports('-moz-appearance', 'none')

interface MarksLayerProps {
  area: RefObject<HTMLTextAreaElement | null>
  value: string
  marks: Marks
  /** Text styles of the text area. */
  className?: string
}

/**
 * A hidden copy of the text behind a text area, which carries the marks. It has the same size, font, wrapping and
 * scroll position.
 */
export function MarksLayer({ area, value, marks, className }: MarksLayerProps): ReactNode {
  const copy = useRef<HTMLDivElement>(null)
  const follow = useCallback(() => {
    if (area.current && copy.current) copy.current.scrollTop = area.current.scrollTop
  }, [area])
  useLayoutEffect(follow)
  useLayoutEffect(() => {
    const text = area.current
    if (!text) return
    const observer = new ResizeObserver(follow)
    observer.observe(text)
    text.addEventListener('scroll', follow)
    return () => {
      observer.disconnect()
      text.removeEventListener('scroll', follow)
    }
  }, [area, follow])
  useHighlights(copy, value, marks)
  // An empty last line would take no space in the copy.
  const text = value.endsWith('\n') ? `${value}\u200b` : value
  return (
    <div
      ref={copy}
      aria-hidden
      data-idea-copy
      dir="auto"
      className={cn(
        'pointer-events-none absolute inset-0 select-none overflow-hidden whitespace-pre-wrap rounded-md border',
        'border-transparent px-3 py-2.5 text-transparent [overflow-wrap:break-word] [scrollbar-gutter:stable]',
        '[unicode-bidi:plaintext]',
        className,
      )}
    >
      {drawsHighlights() ? text : <Spans text={text} marks={marks} />}
    </div>
  )
}

/** Registers the marks as custom highlights of the copy's text node. */
function useHighlights(copy: RefObject<HTMLElement | null>, value: string, marks: Marks): void {
  useLayoutEffect(() => {
    const node = copy.current?.firstChild
    if (!drawsHighlights() || !(node instanceof Text)) return
    addHighlightStyles()
    for (const kind of ['read', 'lookedAt'] as const) {
      const ranges = marks[kind].flatMap(({ start, end }) => {
        if (start >= end || end > value.length) return []
        const range = new Range()
        range.setStart(node, start)
        range.setEnd(node, end)
        return [range]
      })
      CSS.highlights.set(NAMES[kind], new Highlight(...ranges))
    }
  }, [copy, value, marks])
  useLayoutEffect(
    () => () => {
      if (drawsHighlights()) for (const name of Object.values(NAMES)) CSS.highlights.delete(name)
    },
    [],
  )
}

const covers = (ranges: readonly TextRange[], at: number) =>
  ranges.some(({ start, end }) => start <= at && at < end)

/** The text in segments, each marked as a whole or not at all. */
function Spans({ text, marks }: { text: string; marks: Marks }) {
  const edges = [...marks.read, ...marks.lookedAt].flatMap(({ start, end }) => [start, end])
  const stops = [...new Set([0, ...edges, text.length])]
    .filter((at) => at <= text.length)
    .toSorted((a, b) => a - b)
  return stops.map((start, index) => {
    const piece = text.slice(start, stops[index + 1])
    const read = covers(marks.read, start)
    const lookedAt = covers(marks.lookedAt, start)
    if (!read && !lookedAt) return <Fragment key={start}>{piece}</Fragment>
    return (
      <span key={start} className={cn(read && 'read-words', lookedAt && 'bg-(--looked-at)')}>
        {piece}
      </span>
    )
  })
}
