import { BRIEF_FIELDS, type Brief, type BriefField } from '@domain/brief/brief'
import { openQuestions, QUESTIONS } from '@domain/brief/questions'
import { followText, type Reading } from '@domain/brief/reading'
import { normalizeIdea } from '@domain/idea'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDebouncedValue } from '@/shared/lib/use-debounced-value'
import { Motion } from '@/shared/ui/motion'
import { BriefPanel, MOST_QUESTIONS } from './brief-panel'
import { CountBar } from './count-bar'
import type { TextRead } from './marked-textarea'
import { marksOf } from './marks'
import { useBriefDraft } from './use-brief-draft'

/** From the reading, which waits until typing has rested, to its summary for screen readers: a second in all. */
const SUMMARY_MS = 700

interface DraftBriefProps {
  userId: string
  idea: string
  /** The text area has the focus. */
  writing: boolean
  onRead: (read: TextRead) => void
}

/** The panel beside the text area: reads while the idea is typed, and keeps the brief with the draft. */
export function DraftBrief({ userId, idea, writing, onRead }: DraftBriefProps) {
  const { brief, text, reading, failed, change } = useBriefDraft(userId, idea)
  const [lookedAt, setLookedAt] = useState<BriefField | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const language = reading?.language ?? null
  const followed = useMemo(() => followText(brief, text, normalizeIdea(idea)), [brief, text, idea])
  useLayoutEffect(
    () => onRead({ marks: marksOf(followed, idea, lookedAt), language }),
    [followed, idea, lookedAt, language, onRead],
  )
  const { read, asked } = countsOf(brief)
  const open = () => {
    place.current?.scrollIntoView?.({ block: 'start' })
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  return (
    <Motion>
      <div ref={place} className="scroll-mt-4">
        <BriefPanel
          brief={brief}
          idea={text}
          onChange={change}
          fieldChoices={reading?.fieldChoices}
          onLook={setLookedAt}
        >
          <p className="mt-1 text-ink-muted text-sm">
            {failed
              ? 'The text could not be read. Your answers still count.'
              : noteOf(read.length > 0, language)}
          </p>
        </BriefPanel>
        <Summary text={summaryOf(brief)} idea={idea} />
        {writing && <CountBar read={read.length} asked={asked} onOpen={open} />}
      </div>
    </Motion>
  )
}

function noteOf(isRead: boolean, language: Reading['language'] | null): string {
  if (isRead) return 'Read from your text. Confirm it or correct it.'
  return language === 'other'
    ? 'Only English is read as you type. Answers in any language count.'
    : 'Nothing read yet. Your answers count too.'
}

const countsOf = (brief: Brief) => ({
  read: BRIEF_FIELDS.filter((field) => brief[field].state === 'stated'),
  asked: Math.min(MOST_QUESTIONS, openQuestions(brief).length),
})

const NUMBERS = ['No', 'One', 'Two', 'Three']

/** 'Read: customer, price. Three questions open.' */
function summaryOf(brief: Brief): string {
  const { read, asked } = countsOf(brief)
  const names = read.map((field) => QUESTIONS[field].label.toLowerCase()).join(', ')
  const questions = `${NUMBERS[asked] ?? asked} ${asked === 1 ? 'question' : 'questions'} open.`
  return `${names === '' ? 'Nothing read yet.' : `Read: ${names}.`} ${questions}`
}

/** Says what was read once typing rests. */
function Summary({ text, idea }: { text: string; idea: string }) {
  const now = useMemo(() => ({ text, idea }), [text, idea])
  return (
    <p role="status" className="sr-only">
      {useDebouncedValue(now, SUMMARY_MS).text}
    </p>
  )
}
