import { cut } from '@domain/title'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { useDraft } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'

const DRAFT_CUT = 100

/** The way back to a text that is waiting to be sent; only for who has one. */
export function DraftNote() {
  const { idea } = useDraft(useAuthStore((state) => state.userId))
  if (idea.trim() === '') return null
  return (
    <AlertBanner variant="success" title="Your idea is saved.">
      <p dir="auto">{cut(idea.trim(), DRAFT_CUT)}</p>
      <Link
        to={paths.validateIdea}
        className="mt-1 inline-block font-medium text-accent underline underline-offset-4"
      >
        Back to your draft
      </Link>
    </AlertBanner>
  )
}
