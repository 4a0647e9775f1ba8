import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'
import { entitled, IDEA, pendingRow, type Row, readsOf, TABLE } from './idea-rows'

export const START = 'POST /functions/v1/enhanced-idea-validation-full'
export const RESUME = 'POST /functions/v1/validate-idea'
export const ENTITLEMENTS = 'POST /rest/v1/rpc/get_my_entitlements'
export const ENGINE = 'POST /functions/v1/test-ai-connection'
export const SAVE_BRIEF = 'POST /rest/v1/rpc/save_brief'
export const UPDATE = `PATCH ${TABLE}`

type Answers = Parameters<typeof fakeSupabase>[0]

export const started = () => Response.json({ success: true, status: 'analyzing' }, { status: 202 })
export const refused = (status: number, body: object) => () => Response.json(body, { status })

/** Opens the form over a backend with one table, which stores the client's inserts and updates. */
export async function openForm(answers: Answers = {}) {
  const rows: Row[] = []
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    [`POST ${TABLE}`]: async (request: Request) => {
      const row = { ...pendingRow(), ...(await request.json()) }
      rows.push(row)
      return row
    },
    [UPDATE]: async (request: Request) => {
      Object.assign(rows[0] ?? {}, await request.json())
      return new Response(null, { status: 204 })
    },
    [ENTITLEMENTS]: entitled(),
    [START]: started,
    [ENGINE]: { model: null, search: false },
    [SAVE_BRIEF]: { version: 1, brief: {} },
    ...answers,
  })
  await signIn()
  return { backend, rows, ...openApp('/validate-idea') }
}

export async function submit(text = IDEA) {
  const field = await screen.findByLabelText('Your idea')
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Validate Idea' }))
}
