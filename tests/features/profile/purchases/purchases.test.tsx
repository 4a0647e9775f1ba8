import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeSupabase, USER } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'

// Other parts of the app read the same table for the active subscription.
const TABLE = 'GET /rest/v1/user_subscriptions'
const isHistory = (url: URL) => url.searchParams.get('select')?.includes('payment_id') === true

const row = (changes: object = {}) => ({
  id: '6a3f0c1e-0000-4000-8000-000000000001',
  plan_id: 'multi-idea',
  status: 'active',
  valid_until: null,
  pack_type: 'ideas-2',
  project_id: null,
  ideas: 2,
  phases: [],
  amount: 9.99,
  payment_processor: 'dummy',
  payment_id: 'pay-1',
  created_at: '2026-11-20T11:03:13.912345+00:00',
  plan_name: 'Idea Validation Pack',
  project: null,
  ...changes,
})

const PROJECT = '6a3f0c1e-0000-4000-8000-00000000000a'
const phases = (changes: object = {}) =>
  row({
    id: 'b',
    plan_id: 'roadmap-pack',
    pack_type: 'poc-mvp',
    project_id: PROJECT,
    ideas: null,
    phases: ['poc', 'mvp'],
    amount: 17,
    payment_id: 'pay-2',
    plan_name: 'Roadmap Pack',
    project: { title: 'Dog walkers' },
    ...changes,
  })
const pro = (changes: object = {}) =>
  row({
    id: 'c',
    plan_id: 'pro',
    valid_until: '2100-12-21T11:03:13+00:00',
    pack_type: null,
    ideas: null,
    amount: 29,
    payment_id: 'pay-3',
    plan_name: 'Pro',
    ...changes,
  })

type Rows = object[] | ((url: URL) => object[] | Response)

async function openPurchases(rows: Rows) {
  const answer = (given: Rows) => (request: Request) => {
    const url = new URL(request.url)
    if (!isHistory(url)) return []
    return typeof given === 'function' ? given(url) : given
  }
  const backend = fakeSupabase({ [TABLE]: answer(rows) })
  await signIn()
  openApp('/user/profile')
  return {
    asked: () => backend.sent(TABLE).filter(({ url }) => isHistory(url)),
    answerWith: (given: Rows) => backend.answer(TABLE, answer(given)),
  }
}

const history = async () => within(await screen.findByRole('region', { name: 'Purchases' }))
const cells = async () =>
  (await (await history()).findAllByRole('row')).slice(1).map((one) =>
    within(one)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )

/** Presses the button and returns the content of the downloaded file. */
async function download(): Promise<string> {
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x' }))
  Object.assign(URL, { revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.click((await history()).getByRole('button', { name: 'Download CSV' }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  const bytes = await files[0]?.arrayBuffer()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

it('tells when what was bought for how much under which payment', async () => {
  const { asked } = await openPurchases([row(), phases(), pro()])
  expect(await cells()).toEqual([
    ['Bought Nov 20, 2026', 'Idea Validation Pack2 validations', '$9.99', 'Payment ID pay-1'],
    [
      'Bought Nov 20, 2026',
      'Roadmap PackProof of Concept, Minimum Viable ProductProject: Dog walkers',
      '$17.00',
      'Payment ID pay-2',
    ],
    ['Bought Nov 20, 2026', 'Prountil Dec 21, 2100', '$29.00', 'Payment ID pay-3'],
  ])
  const { searchParams } = asked()[0]?.url ?? new URL('http://none')
  expect(searchParams.get('user_id')).toBe(`eq.${USER.id}`)
  expect(searchParams.get('order')).toBe('created_at.desc,id.desc')
})

it('knows what ended, what was not confirmed, and what it was for although that is gone', async () => {
  await openPurchases([
    pro({ valid_until: '2026-01-01T00:00:00+00:00', plan_id: 'p-1', plan_name: 'Pro of last year' }),
    row({ status: 'pending', plan_name: null }),
    phases({ project_id: null, project: null }),
    phases({ id: 'd', project: { title: null } }),
  ])
  const words = (await cells()).map(([, what]) => what)
  expect(words).toEqual([
    'Pro of last yearEndeduntil Jan 1, 2026',
    'multi-ideaNot confirmed2 validationsFinish multi-idea, 2 validations',
    'Roadmap PackProof of Concept, Minimum Viable ProductProject: (deleted)',
    'Roadmap PackProof of Concept, Minimum Viable ProductProject: Untitled Project',
  ])
})

it('leads to the prices when nothing was bought yet, with nothing to download', async () => {
  await openPurchases([])
  expect(await (await history()).findByText('You have not bought anything yet.')).toBeInTheDocument()
  expect((await history()).getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
    'href',
    '/pricing',
  )
  expect((await history()).queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument()
})

it('says when purchases could not be loaded, and tries again', async () => {
  const { answerWith } = await openPurchases(() => Response.json({ message: 'no' }, { status: 400 }))
  expect(await (await history()).findByRole('alert')).toHaveTextContent(
    'Your purchases could not be loaded. Please try again.',
  )
  answerWith([row()])
  await userEvent.click((await history()).getByRole('button', { name: 'Try again' }))
  expect(await cells()).toHaveLength(1)
})

const pages = (url: URL) => {
  const page = Array.from({ length: 50 }, (_, index) =>
    row({ id: `id-${index}`, payment_id: `first-${index}` }),
  )
  return url.searchParams.has('or') ? [row({ id: 'id-50', payment_id: 'the-51st' })] : page
}

it('shows 50 at a time, and downloads all of them', async () => {
  await openPurchases(pages)
  expect(await cells()).toHaveLength(50)
  const csv = await download()
  expect(csv.trimEnd().split('\r\n')).toHaveLength(52)
  expect(csv).toContain('"the-51st"')
  await userEvent.click((await history()).getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('the-51st')).toBeInTheDocument()
  expect((await history()).queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

it('hands out a table for spreadsheets in which no text becomes a formula', async () => {
  await openPurchases([
    phases({ payment_id: '=cmd|calc', project: { title: ' +SUM(A1) "quoted"' } }),
    pro({ payment_id: '@x', plan_name: '-2+3' }),
  ])
  await cells()
  expect(await download()).toBe(
    [
      '\uFEFF"Date (UTC)","Plan","What","Project","Price (USD)","Status","Payment processor","Payment ID"',
      `"2026-11-20T11:03:13.912Z","Roadmap Pack","Proof of Concept, Minimum Viable Product","' +SUM(A1) ""quoted""",17,"Bought","dummy","'=cmd|calc"`,
      `"2026-11-20T11:03:13.912Z","'-2+3","until Dec 21, 2100",,29,"Bought","dummy","'@x"`,
      '',
    ].join('\r\n'),
  )
})

it('says when the download failed', async () => {
  const { answerWith } = await openPurchases([row()])
  await cells()
  answerWith(() => Response.json({ message: 'no' }, { status: 400 }))
  await userEvent.click((await history()).getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Failed to download your purchases. Please try again.')).toBeInTheDocument()
})
