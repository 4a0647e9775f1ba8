import { BRIEF_FIELDS, type Brief, type BriefChanges, type BriefField, firstValue } from '@domain/brief/brief'
import { applyChanges } from '@domain/brief/changes'
import { openQuestions } from '@domain/brief/questions'
import { useState } from 'react'
import { useTrades } from './trade-editor'

/** Questions asked at a time. */
export const MOST_QUESTIONS = 3

/** Sorts the fields of a brief into those that are stated, those that are asked now, and those under 'More questions'. */
export function useQuestions(brief: Brief, readOnly: boolean) {
  const [opened, setOpened] = useState<BriefField[]>([])
  const [showsMore, setShowsMore] = useState(false)
  const [asked, setAsked] = useState<BriefField[]>([])
  // Questions keep their places while one of them is being answered, whatever is read in the meantime.
  const [held, setHeld] = useState<{ at: BriefField; questions: BriefField[] } | null>(null)

  const isOpen = (field: BriefField) => brief[field].state === 'open'
  const due = dueQuestions(brief, asked)
  const questions = held ? held.questions.filter((field) => field === held.at || isOpen(field)) : due
  // A known customer's trade is asked right below the customer, without waiting for its turn.
  const trades = useTrades(isOpen('trade') && !readOnly ? firstValue(brief, 'customer') : null)
  const offersTrade = !questions.includes('trade') && (trades?.consumers || Boolean(trades?.choices.length))
  return {
    isOpen,
    /** Fields with a value, and those that do not apply. */
    stated: BRIEF_FIELDS.filter((field) => !isOpen(field) && field !== held?.at),
    questions,
    more: BRIEF_FIELDS.filter(
      (field) => isOpen(field) && !questions.includes(field) && !(field === 'trade' && offersTrade),
    ),
    /** Whether the trade is asked under the customer. */
    offersTrade,
    showsMore,
    toggleMore: () => setShowsMore(!showsMore),
    /** Whether the editor of a question under 'More questions' is shown. */
    isOpened: (field: BriefField) => opened.includes(field),
    /** Shows the editor of an open field. */
    openQuestion(field: BriefField) {
      if (questions.includes(field)) return
      setShowsMore(true)
      setOpened((before) => [...before, field])
    },
    /** Keeps the questions in their places while `field` is being answered. */
    hold: (field: BriefField) => setHeld({ at: field, questions: held?.questions ?? due }),
    release: () => setHeld(null),
    /** Asks a cleared field before all others. */
    askAgain: (field: BriefField) => setAsked((before) => [field, ...before]),
    /** Applies an answer; returns the question that replaces the answered one, or null if there is none. */
    settle(field: BriefField, changes: BriefChanges): BriefField | null {
      setHeld(null)
      setOpened((before) => before.filter((other) => other !== field))
      setAsked((before) => before.filter((other) => other !== field))
      if (!questions.includes(field)) return null
      const after = dueQuestions(applyChanges(brief, changes), asked)
      return after[questions.indexOf(field)] ?? after.at(-1) ?? null
    },
  }
}

const dueQuestions = (brief: Brief, asked: readonly BriefField[]): BriefField[] =>
  [...new Set([...asked, ...openQuestions(brief)])]
    .filter((field) => brief[field].state === 'open')
    .slice(0, MOST_QUESTIONS)
