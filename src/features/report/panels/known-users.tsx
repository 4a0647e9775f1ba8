import { type Brief, type BriefField, entriesOf } from '@domain/brief/brief'
import { quoteOf } from '@domain/brief/changes'
import { formatValue } from '@domain/brief/format'
import { quote } from '@domain/brief/line'
import { isAsked } from '@domain/brief/questions'
import { isOnlyRead, READ } from '@domain/brief/standing'
import { USER_PARTS } from '@domain/report-outline'
import { AskButton } from '@/brief/ask-button'
import { BasisMark } from '@/shared/ui/basis-mark'
import { BecauseLine } from '../text/because'
import { Said } from '../text/said'
import { SaidList } from '../text/said-list'

/** The target users of a report without personas: the founder's words, and questions where there are none. */
export const KnownUsers = ({ brief, idea }: { brief: Brief; idea: string }) => (
  <>
    <p className="mb-4 text-ink-muted text-sm">
      Your words only. No personas are invented. <BasisMark basis="founder" className="ml-1" />
    </p>
    <dl className="divide-y divide-line border-line border-y">
      {USER_PARTS.map(({ field, title }) => (
        <div key={field} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-ink-muted text-sm sm:pt-0.5">{title}</dt>
          <dd>
            <Known brief={brief} idea={idea} field={field} title={title} />
          </dd>
        </div>
      ))}
    </dl>
  </>
)

interface KnownProps {
  brief: Brief
  idea: string
  field: BriefField
  title: string
}

function Known({ brief, idea, field, title }: KnownProps) {
  const words = entriesOf(brief, field).map(
    (entry) => quoteOf(entry, idea) ?? formatValue(field, entry.value),
  )
  const [first] = words
  const isRead = entriesOf(brief, field).every(isOnlyRead)
  if (first)
    return (
      <>
        {words.length === 1 ? (
          <Said statement={quote(first)} basis="founder" />
        ) : (
          <SaidList statements={words.map((each) => quote(each))} basis="founder" />
        )}
        {isRead && <BecauseLine because={READ} />}
      </>
    )
  if (isAsked(brief, field)) return <AskButton field={field} purpose={title} />
  return (
    <span className="text-ink-muted">
      {brief[field].state === 'none' ? 'Does not apply' : 'Not asked yet'}
    </span>
  )
}
