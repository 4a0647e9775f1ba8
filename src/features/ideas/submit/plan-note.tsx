import { type Entitlements, mayValidate } from '@domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { paths } from '@/shared/lib/paths'

/** What the plan of the signed-in user leaves to validate. */
export function PlanNote() {
  const { data, isError } = useQuery(accountQueries.entitlements())
  return (
    <p className="text-ink-muted text-sm">
      {data ? noteOf(data) : isError ? UNKNOWN : 'Looking up what your plan includes...'}
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
  'The free plan limits how many ideas you can validate. How many are left is not known right now.'

function noteOf({ admin, pro, used, allowed }: Entitlements): string {
  if (admin) return 'Administrators validate without a limit.'
  if (allowed === null) return 'Your Pro plan validates ideas without a limit.'
  const plan = pro ? 'Your plan' : 'The free plan'
  const left = `${plan} includes ${allowed} ${allowed === 1 ? 'validation' : 'validations'}; you have used ${used}.`
  return used < allowed ? `${left} An analysis that fails is not counted.` : left
}
