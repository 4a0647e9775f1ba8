import { type Entitlements, mayValidate } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'

/** Validations left in the signed-in user's plan. */
export function PlanNote() {
  const { data, isError } = useQuery(accountQueries.entitlements())
  return (
    <p className="text-ink-muted text-sm">
      {data ? noteOf(data) : isError ? UNKNOWN : 'Checking your plan...'}
      {data && !mayValidate(data) && (
        <>
          {' '}
          <Link to={paths.pricing()} className="font-medium text-accent underline underline-offset-4">
            See plans
          </Link>
        </>
      )}
    </p>
  )
}

const UNKNOWN =
  'The free plan limits how many ideas you can validate. The number left is unavailable right now.'

function noteOf({ admin, allowed, free_left: free, packs_left: packs, bought }: Entitlements): string {
  if (admin) return 'Administrators have unlimited validations.'
  if (allowed === null) return 'Your Pro plan includes unlimited validations.'
  const freeOnes = `${free} of ${Math.max(free, allowed - bought)} free`
  const left = bought > 0 ? `${freeOnes} and ${packs} of ${bought} bought` : freeOnes
  const one = (bought > 0 ? bought : allowed) === 1
  const note = `${left} ${one ? 'validation' : 'validations'} left.`
  return free + packs > 0 ? `${note} Failed analyses do not count.` : note
}
