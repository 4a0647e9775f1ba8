import { CircleAlert } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import type { Finding } from '../editor/json-lint'

interface FindingListProps {
  findings: Finding[]
  onShow: (at: number) => void
}

/** What is wrong in the text, line by line, each with the way to its place. */
export const FindingList = ({ findings, onShow }: FindingListProps) => (
  <section aria-label="Problems" hidden={findings.length === 0}>
    <p role="status" className="flex items-center gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {findings.length === 1 ? '1 problem' : `${findings.length} problems`}
    </p>
    <ul className="mt-1 max-h-32 overflow-y-auto text-sm">
      {findings.map(({ line, at, message }) => (
        <li key={`${at} ${message}`} className="flex gap-3 py-0.5">
          <Button variant="link" className="shrink-0 tabular-nums" onClick={() => onShow(at)}>
            Line {line}
          </Button>
          <span className="min-w-0">{message}</span>
        </li>
      ))}
    </ul>
  </section>
)
