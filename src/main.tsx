import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { linkProblem, withoutLinkProblem } from '@/account/link-problem'
import { authReady } from '@/account/session'
import { App } from '@/app/app'
import { followSession } from '@/app/follow-session'
import { createQueryClient } from '@/app/query-client'
import { createRouter } from '@/app/router'

const PROBLEM_SHOWN_MS = 20_000

// Before the router starts: its first redirect would lose what the auth server wrote into the address.
const problem = linkProblem(window.location.href)
if (problem) {
  window.history.replaceState(window.history.state, '', withoutLinkProblem(window.location.href))
  toast.error(problem, { duration: PROBLEM_SHOWN_MS })
}

const client = createQueryClient()
const router = createRouter()
followSession(router, client)
void authReady()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>,
)
