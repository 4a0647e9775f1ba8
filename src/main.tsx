import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { LINK_FAILED, readAuthRedirect, useLinkProblem } from '@/account/auth-redirect'
import { authReady, startSession } from '@/account/session'
import { App } from '@/app/app'
import { keepFields } from '@/app/first-paint/kept-fields'
import { keepScroll, replaceFrame } from '@/app/first-paint/replace-frame'
import { followSession } from '@/app/follow-session'
import { createQueryClient } from '@/app/query-client'
import { createRoot, hydrateRoot } from '@/app/react-root'
import { createRouter } from '@/app/router'
import { routerReady } from '@/app/router-ready'
import { toast } from '@/shared/ui/toast'

const PROBLEM_SHOWN_MS = 20_000

/** Runs before the router, whose first redirect would drop the auth parameters of the address. */
function handleAuthRedirect(): void {
  const { code, problem, address } = readAuthRedirect(window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
  const started = startSession(code)
  if (problem) void showLinkProblem(problem)
  void started.then((accepted) => (accepted ? undefined : showLinkProblem(LINK_FAILED)))
}

/** Visitors see the problem on the login page, where they end up; signed-in users in a toast. */
async function showLinkProblem(problem: string): Promise<void> {
  useLinkProblem.setState({ problem })
  const { userId } = await authReady()
  if (userId) toast.error(problem, { duration: PROBLEM_SHOWN_MS })
}

handleAuthRedirect()
const client = createQueryClient()
const router = createRouter()
followSession(router, client)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
/** The page stays readable; buttons that need the app reload it. */
const reloadWhenPressed = (page: HTMLElement) =>
  page.addEventListener('click', ({ target }) => {
    if (navigator.onLine && target instanceof Element && target.closest('button')) window.location.reload()
  })

const app = (
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>
)
/** Hydrates a prerendered page once the router has loaded the same page. */
async function takeOver(root: HTMLElement) {
  // Awaited here and not at module level: the page's imports wait for this module's own chunk.
  await routerReady(router)
  keepScroll(router)
  // A page that failed to load does not replace one that can be read.
  if (router.state.errors) return reloadWhenPressed(root)
  const bringBack = keepFields(root)
  window.addEventListener('groundwork:ready', bringBack, { once: true })
  // In slices, between which input is handled.
  startTransition(() => void hydrateRoot(root, app))
}

if (root.dataset.shown) void replaceFrame(root, router, client, app)
else if (root.hasChildNodes()) void takeOver(root)
else createRoot(root).render(app)
