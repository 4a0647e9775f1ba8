import { BRIEF_FIELDS, type Brief, type BriefChanges, toBrief } from '@domain/brief/brief'
import { inverseOf } from '@domain/brief/changes'
import { followText } from '@domain/brief/reading'
import { useState } from 'react'

interface Step {
  /** The text that the former states quote. */
  idea: string
  former: BriefChanges
  said: string
}

/** Former states that are kept. */
const MOST_STEPS = 50

/** Changes of a brief that can be taken back one by one; quotations follow the text that was edited meanwhile. */
export function useUndo(brief: Brief, idea: string, onChange: (changes: BriefChanges) => void) {
  const [steps, setSteps] = useState<Step[]>([])
  const last = steps.at(-1)
  return {
    /** Makes changes; `said` names them in a few words. */
    change(changes: BriefChanges, said: string) {
      const step = { idea, former: inverseOf(brief, changes), said }
      setSteps((before) => [...before.slice(1 - MOST_STEPS), step])
      onChange(changes)
    },
    /** What would be taken back; null when there is nothing. */
    last: last?.said ?? null,
    isOnly: steps.length === 1,
    undo() {
      if (!last) return
      const moved = followText(toBrief(last.former), last.idea, idea)
      const fields = BRIEF_FIELDS.filter((field) => last.former[field])
      setSteps((before) => before.slice(0, -1))
      onChange(Object.fromEntries(fields.map((field) => [field, moved[field]])))
    },
  }
}
