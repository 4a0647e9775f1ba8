import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase, USER } from '../../support/fake-supabase'
import { catchDownloads, openApp, signIn } from '../../support/open-app'

const saved = catchDownloads()

const TABLES = ['profiles', 'user_subscriptions', 'idea_validations', 'project_planning', 'roadmaps'] as const
// Other parts of the page also read some of these tables.
const isExport = (url: URL) =>
  url.searchParams.get('select')?.startsWith('*') && url.searchParams.has('limit')

it('hands out every row of one’s own, table by table, page after page', async () => {
  const rows = Object.fromEntries(TABLES.map((table) => [table, [{ table }]]))
  const profile = { id: USER.id, firstName: 'Ada', lastName: 'Founder', created_at: '2026-11-01T10:00:00Z' }
  const many = Array.from({ length: 501 }, (_, id) => ({ id }))
  const backend = fakeSupabase(
    Object.fromEntries(
      TABLES.map((table) => [
        `GET /rest/v1/${table}`,
        ({ url }: Request) => {
          const { searchParams } = new URL(url)
          if (!isExport(new URL(url))) return Response.json(table === 'profiles' ? profile : [])
          const from = Number(searchParams.get('offset'))
          return Response.json(table === 'roadmaps' ? many.slice(from, from + 500) : rows[table])
        },
      ]),
    ),
  )
  await signIn()
  openApp('/user/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [content, name] = saved.mock.calls[0] ?? []
  expect(name).toBe('groundwork-my-data.json')
  expect(JSON.parse((await content?.text()) ?? '')).toMatchObject({ ...rows, roadmaps: many })
  const planning = backend.sent('GET /rest/v1/project_planning')[0]?.url.searchParams
  expect(planning?.get('idea_validations.userId')).toBe(`eq.${USER.id}`)
})
