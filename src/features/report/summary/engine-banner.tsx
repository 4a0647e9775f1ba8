import { authorshipOf } from '@domain/authorship'
import type { Report } from '@domain/report'
import type { EngineNote } from '@domain/validation'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'

interface EngineBannerProps {
  engine: EngineNote
  report: Report
}

/** Who wrote the report and from what, above everything else (docs/engines.md). */
export function EngineBanner({ engine, report }: EngineBannerProps) {
  const { builtInOnly, title, parts, research } = authorshipOf(engine, report, formatDate)
  const isAdmin = useAuthStore((state) => state.isAdmin)
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
      {builtInOnly && isAdmin && <ConnectModel />}
    </AlertBanner>
  )
}

/** For administrators: how later reports come to be written by a model. */
const ConnectModel = () => (
  <p className="mt-1 text-ink-muted">
    For reports written by a model, start the server with <code>OPENAI_API_KEY</code>,{' '}
    <code>ANTHROPIC_API_KEY</code> or <code>DEEPSEEK_API_KEY</code>. Ollama needs no account:{' '}
    <code>OPENAI_API_KEY=ollama</code> and <code>OPENAI_BASE_URL=http://127.0.0.1:11434/v1</code>.{' '}
    <Link to={paths.adminAiSettings} className="font-medium text-ink underline underline-offset-4">
      AI settings
    </Link>
  </p>
)
