import { type Heading, questionFor } from '@domain/report-outline'
import { use } from 'react'
import { AskButton } from '@/brief/ask-button'
import { BriefContext } from './brief-context'

/** In an empty part: the question whose answer would fill it, or that there is nothing. */
export function NothingYet({ part }: { part: Pick<Heading, 'title' | 'empty' | 'asks'> }) {
  const field = questionFor(part, use(BriefContext))
  return field ? (
    <AskButton field={field} purpose={part.title} />
  ) : (
    <p className="text-ink-muted">{part.empty}</p>
  )
}
