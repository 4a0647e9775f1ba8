import { BRIEF_FIELDS, type Brief, type BriefChanges, toBrief } from '@domain/brief/brief'
import { inverseOf } from '@domain/brief/changes'
import { followText } from '@domain/brief/reading'
import { useState } from 'react'

interface Step {
  /** The text that the previous states quote. */
  idea: string
  former: BriefChanges
  said: string
}

/** Undo steps kept. */
const MOST_STEPS = 50

/** Undo for changes of a brief, one by one; quotations follow text that was edited since. */
export function useUndo(brief: Brief, idea: string, onChange: (changes: BriefChanges) => void) {
  const [steps, setSteps] = useState<Step[]>([])
  const last = steps.at(-1)
  return {
    /** Applies changes; `said` names them in a few words. */
    change(changes: BriefChanges, said: string) {
      const step = { idea, former: inverseOf(brief, changes), said }
      setSteps((before) => [...before.slice(1 - MOST_STEPS), step])
      onChange(changes)
    },
    /** Name of the step that undo reverts; null if there is none. */
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
