import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { useValidateAnother } from '@/validation/run/eligibility'

/** A link, so that it opens in a new tab like others; a plain click checks the plan before it leaves the report. */
export function ValidateAnother() {
  const { mutate, isPending } = useValidateAnother()
  const checkFirst = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.validateIdea} onClick={checkFirst} aria-busy={isPending}>
        Validate Another Idea
      </Link>
    </Button>
  )
}
