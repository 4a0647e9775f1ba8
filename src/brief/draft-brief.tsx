import { BRIEF_FIELDS, type Brief, type BriefChanges, type BriefField } from '@domain/brief/brief'
import { applyChanges } from '@domain/brief/changes'
import { openQuestions, QUESTIONS } from '@domain/brief/questions'
import { followText, type Reading } from '@domain/brief/reading'
import { withReading } from '@domain/brief/with-reading'
import { normalizeIdea } from '@domain/idea'
import { ChevronDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useDraft } from '@/shared/lib/form-storage'
import { useDebouncedValue } from '@/shared/lib/use-debounced-value'
import { Motion } from '@/shared/ui/motion'
import { BriefPanel } from './brief-panel'
import type { TextRead } from './marked-textarea'
import { marksOf } from './marks'
import { loadReader } from './reading-query'
import { changeDraft, readDraft } from './stored-draft'
import { MOST_QUESTIONS } from './use-questions'

/** Delay from the reading, which waits for a pause in typing, to its summary for screen readers: one second in total. */
const SUMMARY_MS = 700

interface DraftBriefProps {
  userId: string
  idea: string
  /** Whether the text area has the focus. */
  writing: boolean
  onRead: (read: TextRead) => void
}

/** The panel beside the text area: reads the idea during typing, and stores the brief with the draft. */
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

/** Announces what was read after a pause in typing. */
function Summary({ text, idea }: { text: string; idea: string }) {
  const now = useMemo(() => ({ text, idea }), [text, idea])
  return (
    <p role="status" className="sr-only">
      {useDebouncedValue(now, SUMMARY_MS).text}
    </p>
  )
}

interface CountBarProps {
  read: number
  asked: number
  onOpen: () => void
}

/** On phones, a line above the keyboard that counts what was read and opens the panel below. */
function CountBar({ read, asked, onOpen }: CountBarProps) {
  const covered = useSyncExternalStore(watchViewport, coveredHeight, () => 0)
  return (
    <button
      type="button"
      // The text area keeps the focus until the bar is used.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      style={{ bottom: covered }}
      className="fixed inset-x-0 z-30 flex min-h-11 items-center justify-between gap-3 border-line border-t bg-surface-raised px-4 text-left text-sm shadow-float lg:hidden"
    >
      <span>
        <span className="font-medium">Your brief</span>
        <span className="text-ink-muted tabular-nums">
          : {read} read, {asked} {asked === 1 ? 'question' : 'questions'}
        </span>
      </span>
      <ChevronDown aria-hidden className="size-4 text-ink-muted" />
    </button>
  )
}

/** Height at the bottom of the window that the keyboard covers, in px. */
function coveredHeight(): number {
  const view = window.visualViewport
  return view ? Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height)) : 0
}

function watchViewport(onChange: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', onChange)
  view?.addEventListener('scroll', onChange)
  return () => {
    view?.removeEventListener('resize', onChange)
    view?.removeEventListener('scroll', onChange)
  }
}

/** Pause in typing before the text is read. */
const REST_MS = 300

/**
 * The brief of the idea being typed, stored in this browser with it. The text is read after each pause in typing; the
 * founder's answers stay.
 */
function useBriefDraft(userId: string, idea: string) {
  const stored = useDraft(userId).brief
  const draft = useMemo(() => readDraft(stored), [stored])
  const rested = useDebouncedValue(idea, REST_MS)
  const [reading, setReading] = useState<Reading | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let outdated = false
    const after = normalizeIdea(rested)
    loadReader().then(
      ({ readText }) => {
        if (outdated) return
        const found = readText(after)
        setReading(found)
        changeDraft(userId, ({ brief, text }) => ({
          brief: withReading(followText(brief, text, after), found, after),
          text: after,
        }))
      },
      // The page went offline after it was opened; answers can still be given.
      () => setFailed(true),
    )
    return () => {
      outdated = true
    }
  }, [userId, rested])
  return {
    ...draft,
    reading,
    failed,
    change: (changes: BriefChanges) =>
      changeDraft(userId, ({ brief, text }) => ({ brief: applyChanges(brief, changes), text })),
  }
}
