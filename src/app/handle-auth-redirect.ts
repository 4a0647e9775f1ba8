import { LINK_FAILED, readAuthRedirect, useLinkProblem } from '@/account/auth-redirect'
import { authReady, startSession } from '@/account/session'
import { toast } from '@/shared/ui/toast'

const PROBLEM_SHOWN_MS = 20_000

/** Before the router starts, because its first redirect would lose what the auth server wrote into the address. */
export function handleAuthRedirect(): void {
  const { code, problem, address } = readAuthRedirect(window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
  const started = startSession(code)
  if (problem) void tell(problem)
  void started.then((accepted) => (accepted ? undefined : tell(LINK_FAILED)))
}

/** Visitors see the problem on the login page, where they end up; signed-in users in a toast. */
async function tell(problem: string): Promise<void> {
  useLinkProblem.setState({ problem })
  const { userId } = await authReady()
  if (userId) toast.error(problem, { duration: PROBLEM_SHOWN_MS })
}
