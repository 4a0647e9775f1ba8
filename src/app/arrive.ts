import { LINK_FAILED, readArrival } from '@/account/link-arrival'
import { useLinkProblem } from '@/account/link-problem-store'
import { authReady, startSession } from '@/account/session'
import { toast } from '@/shared/ui/toast'

const PROBLEM_SHOWN_MS = 20_000

/** Before the router starts, because its first redirect would lose what the auth server wrote into the address. */
export function arrive(): void {
  const { code, problem, address } = readArrival(window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
  const started = startSession(code)
  if (problem) void tell(problem)
  void started.then((accepted) => (accepted ? undefined : tell(LINK_FAILED)))
}

/** Visitors read it on the login page, where they end up; whoever is signed in already, as a toast. */
async function tell(problem: string): Promise<void> {
  useLinkProblem.setState({ problem })
  const { userId } = await authReady()
  if (userId) toast.error(problem, { duration: PROBLEM_SHOWN_MS })
}
