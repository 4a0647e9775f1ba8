import { authorshipOf } from '@domain/authorship'
import type { Report } from '@domain/report'
import type { EngineNote } from '@domain/validation'
import { formatDate } from '@/shared/lib/dates'
import { AlertBanner } from '@/shared/ui/alert-banner'

interface EngineBannerProps {
  engine: EngineNote
  report: Report
}

/** Who wrote the report and on what ground, before anything of it is read (DESIGN §6). */
export function EngineBanner({ engine, report }: EngineBannerProps) {
  const { title, parts, research } = authorshipOf(engine, report, formatDate)
  return (
    <AlertBanner variant="info" title={title}>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {research && <p>{research}</p>}
    </AlertBanner>
  )
}
