import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'

const READ = 'GET /rest/v1/ai_provider_settings'
const WRITE = 'PATCH /rest/v1/ai_provider_settings'
const SWITCH = 'POST /rest/v1/rpc/switch_ai_provider'
const UPDATED = 'Settings updated successfully.'
// PostgREST's error for an update that matched no row.
const NO_ROW = { code: 'PGRST116', message: 'No single row', details: 'The result contains 0 rows' }
const FAILED = 'Failed to update settings. Please try again.'
const SERVER = 'POST /functions/v1/test-ai-connection'

const keys = (changes: object = {}) => ({
  providers: [
    { provider: 'openai', hasKey: true, namedModel: null },
    { provider: 'anthropic', hasKey: false, namedModel: null },
    { provider: 'deepseek', hasKey: true, namedModel: 'my/own:model' },
  ],
  fault: null,
  ...changes,
})

/** Answers the request for keys; a test of a provider gets `tested`. */
const server =
  (tested: object = {}) =>
  async (request: Request) =>
    (await request.json()).provider ? tested : keys()

const row = (provider: string, is_active: boolean, changes: object = {}) => ({
  provider,
  is_active,
  openai_model: 'gpt-4o-mini',
  anthropic_model: 'claude-3-5-haiku-latest',
  deepseek_model: 'deepseek-chat',
  ...changes,
})

// Deliberately not in display order.
const ROWS = [row('deepseek', false), row('openai', true), row('anthropic', false)]

type Answers = Parameters<typeof fakeSupabase>[0]

async function openSettings(answers: Answers = {}) {
  const backend = fakeSupabase({
    'POST /rest/v1/rpc/is_admin': true,
    [READ]: ROWS,
    [SERVER]: server(),
    ...answers,
  })
  await signIn()
  return { backend, ...openApp('/admin/ai-settings') }
}

const toggle = (name: string) => screen.findByRole('switch', { name })
const models = async () =>
  within(await screen.findByRole('region', { name: / model$/ })).getAllByRole('switch')

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })

it('shows which provider is active and where its key comes from', async () => {
  await openSettings()
  expect(await toggle('OpenAI')).toBeChecked()
  expect(await toggle('Anthropic')).not.toBeChecked()
  const providers = within(screen.getByRole('region', { name: 'Provider' })).getAllByRole('switch')
  expect(providers).toHaveLength(3)
  expect(providers[2]).toBe(await toggle('DeepSeek'))
  expect(screen.getByText(/Keys come from the server’s environment/)).toHaveTextContent(
    'If the active provider has no key, the built-in analysis writes the reports.',
  )
})

it('says of each model of the active provider whether it works', async () => {
  await openSettings()
  expect(await toggle('gpt-4o-mini')).toBeChecked()
  expect(await models()).toHaveLength(11)
  expect(await toggle('gpt-6-luna')).toHaveAccessibleDescription(
    'Current. $0.10 in, $0.50 out per million tokens',
  )
  expect(await toggle('gpt-4o')).toHaveAccessibleDescription(
    /^Works until Jan 14, 2027, then runs on gpt-6-luna/,
  )
  expect(await toggle('o1')).toHaveAccessibleDescription('Retired on Oct 23, 2026, runs on gpt-5.6-sol')
  expect(await toggle('o2-preview')).toHaveAccessibleDescription('Not offered by OpenAI, runs on gpt-6-luna')
  expect(await toggle('Anthropic')).toHaveAccessibleDescription(
    'Model: claude-3-5-haiku-latest. Retired on Feb 19, 2026, runs on claude-haiku-5-5',
  )
})

it('calls a model retired from its date on', async () => {
  vi.setSystemTime('2027-01-14T00:00:00Z')
  await openSettings()
  expect(await toggle('gpt-4o')).toHaveAccessibleDescription(/^Retired on Jan 14, 2027, runs on gpt-6-luna/)
})

describe('switching', () => {
  it('makes another provider the active one', async () => {
    const { backend } = await openSettings({ [SWITCH]: () => new Response(null, { status: 204 }) })
    const anthropic = await toggle('Anthropic')
    backend.answer(READ, [row('openai', false), row('anthropic', true), row('deepseek', false)])
    await user().click(anthropic)
    expect(await screen.findByText(UPDATED)).toBeInTheDocument()
    expect(backend.sent(SWITCH)[0]?.body).toEqual({ p_provider: 'anthropic' })
    expect(await screen.findByRole('region', { name: 'Anthropic model' })).toBeInTheDocument()
    expect(await toggle('OpenAI')).not.toBeChecked()
  })

  it('leaves the only active provider on', async () => {
    const { backend } = await openSettings()
    await user().click(await toggle('OpenAI'))
    expect(await screen.findByText('At least one provider must be active.')).toBeInTheDocument()
    expect(await toggle('OpenAI')).toBeChecked()
    expect(backend.sent(SWITCH)).toHaveLength(0)
  })

  it('selects another model in the column of the active provider', async () => {
    const { backend } = await openSettings({ [WRITE]: { provider: 'openai' } })
    const luna = await toggle('gpt-6-luna')
    backend.answer(READ, [row('openai', true, { openai_model: 'gpt-6-luna' })])
    await user().click(luna)
    expect(await screen.findByText(UPDATED)).toBeInTheDocument()
    const [sent] = backend.sent(WRITE)
    expect(sent?.body).toEqual({ openai_model: 'gpt-6-luna' })
    expect(sent?.url.searchParams.get('provider')).toBe('eq.openai')
    expect(await toggle('gpt-6-luna')).toBeChecked()
    expect(await toggle('gpt-4o-mini')).not.toBeChecked()
  })

  it('leaves the selected model on', async () => {
    const { backend } = await openSettings()
    await user().click(await toggle('gpt-4o-mini'))
    expect(await screen.findByText('At least one model must be selected.')).toBeInTheDocument()
    expect(await toggle('gpt-4o-mini')).toBeChecked()
    expect(backend.sent(WRITE)).toHaveLength(0)
  })

  it.each([
    ['a provider', 'DeepSeek', SWITCH],
    ['a model', 'gpt-6-sol', WRITE],
  ])('says when %s could not be switched, and shows what the server has', async (_, name, call) => {
    await openSettings({ [call]: () => Response.json({ message: 'no' }, { status: 403 }) })
    await user().click(await toggle(name))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    await waitFor(async () => expect(await toggle(name)).not.toBeChecked())
    expect(screen.queryByText(UPDATED)).not.toBeInTheDocument()
  })

  it('says so when nothing was updated', async () => {
    await openSettings({
      [WRITE]: () => Response.json(NO_ROW, { status: 406 }),
    })
    await user().click(await toggle('gpt-6-sol'))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
  })
})

describe('models of one’s own servers', () => {
  const local = [
    { server: 'ollama', models: ['gpt-oss:20b', 'qwen3:4b'] },
    { server: 'lm-studio', models: null },
  ]
  const chosen = [row('openai', true, { local_model: 'ollama/qwen3:4b' }), ROWS[0], ROWS[2]]

  it('are offered and can write in place of those of OpenAI', async () => {
    const { backend } = await openSettings({
      [SERVER]: () => keys({ local }),
      [WRITE]: { provider: 'openai' },
    })
    const qwen = await toggle('qwen3:4b (Ollama)')
    expect(qwen).not.toBeChecked()
    expect(screen.getByText('Ollama answers. LM Studio does not answer.')).toBeInTheDocument()
    backend.answer(READ, chosen)
    await user().click(qwen)
    expect(await screen.findByText(UPDATED)).toBeInTheDocument()
    expect(backend.sent(WRITE)[0]?.body).toEqual({ local_model: 'ollama/qwen3:4b', is_active: true })
    await waitFor(async () => expect(await toggle('gpt-4o-mini')).not.toBeChecked())
    expect(await toggle('qwen3:4b (Ollama)')).toBeChecked()
    expect(await toggle('OpenAI')).toHaveAccessibleDescription(
      'Model: qwen3:4b (Ollama), in place of OpenAI’s',
    )
  })

  it('are left for a model of OpenAI', async () => {
    const { backend } = await openSettings({
      [READ]: chosen,
      [SERVER]: () => keys({ local }),
      [WRITE]: { provider: 'openai' },
    })
    await user().click(await toggle('gpt-6-luna'))
    await waitFor(() =>
      expect(backend.sent(WRITE)[0]?.body).toEqual({ openai_model: 'gpt-6-luna', local_model: null }),
    )
  })

  it('are shown as selected also where their server does not answer', async () => {
    await openSettings({
      [READ]: chosen,
      [SERVER]: () => keys({ local: [{ server: 'ollama', models: null }] }),
    })
    const qwen = await toggle('qwen3:4b (Ollama)')
    expect(qwen).toBeChecked()
    expect(qwen).toHaveAccessibleDescription('Not found at the moment: reports cannot be written with it.')
    await user().click(qwen)
    expect(await screen.findByText('At least one model must be selected.')).toBeInTheDocument()
  })

  it('are not spoken of where the server has no address of any', async () => {
    await openSettings()
    await toggle('gpt-4o-mini')
    expect(screen.queryByText('Local models')).not.toBeInTheDocument()
  })
})

describe('beside each provider', () => {
  const rowOf = async (name: string) => {
    const item = (await toggle(name)).closest('li')
    if (!item) throw new Error(`${name} stands in no list`)
    return within(item)
  }
  const tryOpenAi = async () =>
    user().click(await screen.findByRole('button', { name: 'Test connection of OpenAI' }))

  it('says whether there is a key, and which model the environment sets', async () => {
    await openSettings()
    expect(await (await rowOf('OpenAI')).findByText('Key present')).toBeInTheDocument()
    expect((await rowOf('Anthropic')).getByText('No key')).toBeInTheDocument()
    expect((await rowOf('DeepSeek')).getByText('Set in the environment: my/own:model')).toBeInTheDocument()
  })

  it('says what in the environment cannot be used', async () => {
    await openSettings({ [SERVER]: keys({ fault: 'OPENAI_MODEL: must be the id of a model' }) })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Reports cannot be written right nowOPENAI_MODEL: must be the id of a model',
    )
  })

  it('says when nothing is known of keys, and asks again', async () => {
    const { backend } = await openSettings({
      [SERVER]: () => Response.json({ error: 'Down' }, { status: 400 }),
    })
    expect(
      await screen.findByText('Could not check whether the server has API keys. Down'),
    ).toBeInTheDocument()
    expect(screen.getAllByText('Key: unknown')).toHaveLength(3)
    expect(await toggle('OpenAI')).toBeEnabled()
    backend.answer(SERVER, keys())
    await user().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await (await rowOf('OpenAI')).findByText('Key present')).toBeInTheDocument()
  })

  it('shows which model answered and how fast', async () => {
    const { backend } = await openSettings({
      [SERVER]: server({
        ...{ provider: 'openai', ok: true, model: 'gpt-6-luna', milliseconds: 1284 },
        note: 'o1 was retired on 2026-10-23; gpt-6-luna was used instead.',
      }),
    })
    await tryOpenAi()
    expect(await screen.findByText('gpt-6-luna answered in 1.3 s.')).toBeInTheDocument()
    expect(screen.getByText(/was used instead/)).toBeInTheDocument()
    expect(backend.sent(SERVER).at(-1)?.body).toEqual({ provider: 'openai' })
  })

  it.each([
    [
      { model: 'gpt-6-luna', milliseconds: 84, note: 'OpenAI (gpt-6-luna) failed (502): Bad gateway' },
      'The test failed after 84 ms.',
    ],
    [
      { model: null, milliseconds: null, note: 'The server has no key of OpenAI (OPENAI_API_KEY).' },
      'No call was made.',
    ],
  ])('shows why nobody answered (%j)', async (changes, words) => {
    await openSettings({ [SERVER]: server({ provider: 'openai', ok: false, ...changes }) })
    await tryOpenAi()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getByText(changes.note)).toBeInTheDocument()
  })

  it('says when the test itself failed, and forgets it when another model is selected', async () => {
    const { backend } = await openSettings({ [WRITE]: { provider: 'openai' } })
    await (await rowOf('OpenAI')).findByText('Key present')
    backend.answer(SERVER, () => Response.json({ error: 'Access denied.' }, { status: 403 }))
    await tryOpenAi()
    expect(await screen.findByText('The connection could not be tested.')).toBeInTheDocument()
    expect(screen.getByText('Access denied.')).toBeInTheDocument()
    backend.answer(READ, [row('openai', true, { openai_model: 'gpt-6-luna' })])
    await user().click(await toggle('gpt-6-luna'))
    await waitFor(() => expect(screen.queryByText('Access denied.')).not.toBeInTheDocument())
  })
})

it('says when loading failed', async () => {
  await openSettings({ [READ]: () => Response.json({ message: 'denied' }, { status: 403 }) })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load AI settings. Please check your admin permissions.',
  )
})

describe('the public sources', () => {
  const HEALTH = 'POST /rest/v1/rpc/get_lookup_health'
  const health = (source: string, changes: object = {}) => ({
    ...{ source, answered: 95, failed: 5, cached: 100, cause: 'slow' },
    ...{ answered_at: '2026-11-20T11:00:00+00:00', failed_at: '2026-11-19T11:00:00+00:00' },
    ...changes,
  })
  const states = [
    { source: 'eurostat', off: null },
    { source: 'itunes', off: null },
    { source: 'wikipedia', off: 'Needs LOOKUPS_CONTACT' },
    { source: 'github', off: null },
  ]

  async function openSources(tested: object | Response = {}) {
    const opened = await openSettings({
      [HEALTH]: [
        health('eurostat'),
        health('itunes', { answered: 0, failed: 2, cached: 0, answered_at: null, cause: 'limited' }),
        health('a source of an older version'),
      ],
      [SERVER]: async (request: Request) => {
        const { ask, source } = await request.json()
        if (ask !== 'sources') return keys()
        return source ? tested : states
      },
    })
    await userEvent.click(await screen.findByRole('tab', { name: 'Public sources' }))
    const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
    return { ...opened, row }
  }

  it('are listed on a tab of their own with how each answered', async () => {
    const { row, at } = await openSources()
    expect(at()).toBe('/admin/ai-settings?tab=sources')
    const eurostat = await row('Eurostat')
    expect(eurostat.getByText('Working')).toBeInTheDocument()
    const figures = eurostat.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual([
      expect.stringMatching(/^Nov 20, 2026/),
      '5% of 100 requests',
      '50% of 200 requests',
    ])
    const store = await row('App Store')
    expect(store.getByText('Failing')).toBeInTheDocument()
    expect(store.getByText('None in 90 days')).toBeInTheDocument()
    expect(store.getByText(/It refused the request or asked to try again later\.$/)).toBeInTheDocument()
    expect((await row('GitHub')).getByText('Not used yet')).toBeInTheDocument()
    const wikipedia = await row('Wikipedia')
    expect(wikipedia.getByText('Off')).toBeInTheDocument()
    expect(wikipedia.getByText('Needs LOOKUPS_CONTACT')).toBeInTheDocument()
    expect(wikipedia.getByRole('button', { name: /^Test source/ })).toBeDisabled()
    expect(screen.getAllByRole('listitem', { name: /./ })).toHaveLength(4)
  })

  it('are tested one by one, and the figures are read again', async () => {
    const note = 'In 2023 there were 4,300 enterprises.'
    const { row, backend } = await openSources({ source: 'eurostat', ok: true, milliseconds: 1240, note })
    const eurostat = await row('Eurostat')
    await userEvent.click(eurostat.getByRole('button', { name: /^Test source/ }))
    expect(await eurostat.findByText('Answered in 1.2 s.')).toBeInTheDocument()
    expect(eurostat.getByText(note)).toBeInTheDocument()
    expect(backend.sent(SERVER).map(({ body }) => body)).toContainEqual({
      ask: 'sources',
      source: 'eurostat',
    })
    await waitFor(() => expect(backend.sent(HEALTH)).toHaveLength(2))
  })

  it('say why a test failed', async () => {
    const note = 'Eurostat took longer than 6 seconds.'
    const { row } = await openSources({ source: 'eurostat', ok: false, milliseconds: 6010, note })
    const eurostat = await row('Eurostat')
    await userEvent.click(eurostat.getByRole('button', { name: /^Test source/ }))
    expect(await eurostat.findByText('The test failed after 6.0 s.')).toBeInTheDocument()
    expect(eurostat.getByText(note)).toBeInTheDocument()
  })
})
