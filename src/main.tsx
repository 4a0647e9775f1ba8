import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { arrive } from '@/app/arrive'
import { followSession } from '@/app/follow-session'
import { createQueryClient } from '@/app/query-client'
import { createRouter } from '@/app/router'

arrive()
const client = createQueryClient()
const router = createRouter()
followSession(router, client)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <App router={router} client={client} />
  </StrictMode>,
)
