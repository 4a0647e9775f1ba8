import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { arrive } from '@/app/arrive'
import { followSession } from '@/app/follow-session'
import { opened } from '@/app/opened'
import { createQueryClient } from '@/app/query-client'
import { createRouter } from '@/app/router'

arrive()
const client = createQueryClient()
const router = createRouter()
followSession(router, client)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
// A page that is being read stays until the same page can take its place.
if (root.hasChildNodes()) await opened(router)
createRoot(root).render(
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>,
)
