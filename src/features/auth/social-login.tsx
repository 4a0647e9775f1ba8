import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '@/shared/ui/button'
import { authQueries } from './auth-queries'
import { PROVIDERS, type Provider, signInWith } from './requests'

const NAMES: Record<Provider, string> = { github: 'GitHub', google: 'Google', linkedin_oidc: 'LinkedIn' }
const NONE_OFFERED = 'Social login is not set up on this server.'
const UNKNOWN = 'Social login is unavailable right now.'
const SOME_OFFERED = 'The others are not set up on this server.'

/** Social logins that the auth server offers; others are shown disabled. */
export function SocialLogin() {
  const hintId = useId()
  const { data: settings, isPending, isError } = useQuery(authQueries.settings())
  const offered = PROVIDERS.filter((provider) => settings?.external[provider])
  const { mutate, isPending: isLeaving } = useMutation({
    mutationFn: signInWith,
    meta: { failure: 'An error occurred during social login' },
  })
  const hint = isError ? UNKNOWN : offered.length === 0 ? NONE_OFFERED : SOME_OFFERED
  const isHinted = !isPending && offered.length < PROVIDERS.length
  return (
    <fieldset className="min-w-0" aria-describedby={isHinted ? hintId : undefined}>
      <legend className="mb-3 text-ink-muted text-sm">Or continue with</legend>
      <div className="grid grid-cols-3 gap-3">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            className="px-2"
            disabled={isLeaving || !offered.includes(provider)}
            onClick={() => mutate(provider)}
          >
            {NAMES[provider]}
          </Button>
        ))}
      </div>
      <p id={hintId} className="mt-3 min-h-5 text-ink-muted text-sm">
        {isHinted && hint}
      </p>
    </fieldset>
  )
}
