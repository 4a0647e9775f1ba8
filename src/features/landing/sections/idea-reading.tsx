import { type Brief, emptyBrief } from '@domain/brief/brief'
import { formatEntries } from '@domain/brief/format'
import { followText } from '@domain/brief/reading'
import { withReading } from '@domain/brief/with-reading'
import { normalizeIdea } from '@domain/idea'
import { span as MotionSpan } from 'framer-motion/m'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { TextRead } from '@/brief/marked-textarea'
import { marksOf } from '@/brief/marks'
import type { TextRange } from '@/brief/marks-layer'
import { loadReader } from '@/brief/reading-query'
import { useDebouncedValue } from '@/shared/lib/use-debounced-value'
import { Motion, useMayEnter } from '@/shared/ui/motion'
import { labelOf, READ_FIELDS, type ReadField, ReadFields } from './read-fields'

/** Pause in typing before the text is read, and before screen readers announce the result, in ms. */
const REST_MS = 300
const SUMMARY_MS = 700

interface IdeaReadingProps {
  idea: string
  onMarks: (marks: TextRead['marks']) => void
}

/** Reads the idea as the visitor types, marks its words and names what was read. */
export function IdeaReading({ idea, onMarks }: IdeaReadingProps) {
  const brief = useReadBrief(idea)
  useLayoutEffect(() => onMarks(marksOf(brief, idea, null, READ_FIELDS)), [brief, idea, onMarks])
  const read = READ_FIELDS.filter((field) => brief[field].state === 'stated')
  const values = read.map((field) => {
    const text = textOf(brief, field)
    const [words] = marksOf(brief, idea, null, [field]).read
    return [field, <Read key={text} text={text} way={() => wayOf(words, field)} />] as const
  })
  return (
    <Motion>
      <ReadFields values={Object.fromEntries(values)} />
      <Summary text={read.map((field) => `${labelOf(field)}: ${textOf(brief, field)}.`).join(' ')} />
    </Motion>
  )
}

const textOf = (brief: Brief, field: ReadField): string => formatEntries(brief, field).join(', ')

/** The brief of a text after a pause in typing; until then its quotations follow the edits. */
function useReadBrief(idea: string): Brief {
  const rested = useDebouncedValue(idea, REST_MS)
  const [read, setRead] = useState(() => ({ brief: emptyBrief(), text: '' }))
  useEffect(() => {
    let outdated = false
    const text = normalizeIdea(rested)
    loadReader().then(
      ({ readText }) => {
        if (!outdated) setRead({ brief: withReading(emptyBrief(), readText(text), text), text })
      },
      // The page went offline after it was opened: the text is kept without marks.
      () => undefined,
    )
    return () => {
      outdated = true
    }
  }, [rested])
  return useMemo(() => followText(read.brief, read.text, normalizeIdea(idea)), [read, idea])
}

/** Distance in pixels between words in the text area and their name below; a hint while they are out of view. */
function wayOf(words: TextRange | undefined, field: ReadField): { x: number; y: number } {
  const area = document.getElementById('idea')
  // The copy with the marks, once loaded.
  const text = document.querySelector('[data-idea-copy]')?.firstChild
  const named = document.querySelector(`[data-field=${field}] dd`)?.getBoundingClientRect()
  if (!area || !named || !words || !(text instanceof Text) || words.end > text.length) return HINT
  const range = new Range()
  range.setStart(text, words.start)
  range.setEnd(text, words.end)
  const [line] = range.getClientRects()
  const { top, bottom } = area.getBoundingClientRect()
  if (!line || line.top < top || line.bottom > bottom) return HINT
  return { x: line.left - named.left, y: line.top - named.top }
}

const HINT = { x: 0, y: -8 }

/** Words that animate from the text to a field. */
function Read({ text, way }: { text: string; way: () => { x: number; y: number } }) {
  const mayEnter = useMayEnter()
  const [from] = useState(way)
  return (
    <MotionSpan
      initial={mayEnter ? { opacity: 0, ...from } : false}
      animate={{ opacity: 1, x: 0, y: 0 }}
      className="line-clamp-2 font-medium"
    >
      {text}
    </MotionSpan>
  )
}

function Summary({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useDebouncedValue(text, SUMMARY_MS)}
    </p>
  )
}
