import { answered } from '@domain/brief/changes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { fakeSupabase, offline } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import { analyzingRow, completedRow, entitled, errorRow, ID, readsOf, TABLE } from '../../ideas/idea-rows'
import { openResults } from '../open-results'
import { BAKERY, briefOf, builtInRow, modelRow, openBriefReport, REVISE, raised, SAVE } from './brief-report'

const COUNT = /^How many such customers are there\?/

const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }))
const panel = () => within(screen.getByRole('region', { name: 'Your brief' }))

/** Opens the question of a field from the summary and answers it. */
async function answerCount(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add your customer count' }))
  const field = await screen.findByRole('textbox', { name: COUNT })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

describe('the summary', () => {
  it('has a sentence with its number, findings with the founder’s words, the case against and a test', async () => {
    await openBriefReport(await builtInRow())
    const part = await summary()
    expect(part.getByText('If €49 is your price: one customer brings €588 a year.')).toBeVisible()
    expect(part.getAllByText(/“small bakeries/).length).toBeGreaterThan(0)
    expect(part.getByText(/Their number would change more here than any number above/)).toBeVisible()
    expect(part.getByRole('heading', { name: 'The case against' })).toBeVisible()
    expect(part.getByText(/^because you wrote “forecasts”/)).toBeVisible()
    expect(part.getByRole('heading', { name: 'Next test' })).toBeVisible()
    const asks = part.getAllByRole('button').map(({ textContent }) => textContent)
    expect(new Set(asks).size).toBe(asks.length)
  })

  it('is left out of reports from before there were briefs, which keep their texts', async () => {
    await openResults([completedRow()], '?tab=market')
    expect(await screen.findByRole('region', { name: 'Competitors' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Your brief/ }))
    expect(await screen.findByText(/The report stays the same until you change something/)).toBeVisible()
  })
})

describe('an answer', () => {
  it('moves summary, score and market at once, is saved, and the report follows', async () => {
    let release = () => {}
    const held = new Promise<void>((go) => {
      release = go
    })
    const row = await builtInRow()
    const { backend, store } = await openBriefReport(row, '', {
      [SAVE]: async (request: Request) => {
        await held
        return store((await request.json()).p_changes)
      },
    })
    await answerCount('350')
    // Checked before the server answers.
    expect(
      (await summary()).getByText(
        /^If €49 is your price: 350 customers × €588 a year = €206K\. One in ten of them brings €1,715 a month\./,
      ),
    ).toBeVisible()
    expect(screen.getByText('Saving…')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Market' }))
    expect((await screen.findAllByText(/^Total addressable market/))[0]).toBeVisible()
    expect(backend.sent(REVISE)).toHaveLength(0)
    release()
    await waitFor(() =>
      expect(backend.sent(REVISE)[0]?.body).toEqual({ action: 'follow-brief', validationId: ID }),
    )
    expect(backend.sent(SAVE)[0]?.body).toMatchObject({
      p_validation: ID,
      p_version: 1,
      p_changes: { count: { state: 'stated', entries: [{ value: { value: 350 }, confirmed: true }] } },
    })
    expect(await screen.findByText('Changes update the report right away.')).toBeVisible()
  })

  it('can be undone', async () => {
    const { current } = await openBriefReport(await builtInRow())
    await answerCount('350')
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect((await summary()).getByText(/one customer brings €588 a year/)).toBeVisible()
    await waitFor(() => expect(current().brief).toMatchObject({ count: { state: 'open' } }))
  })

  it('is kept when it cannot be saved, and can be tried again', async () => {
    const { backend, store } = await openBriefReport(await builtInRow(), '', { [SAVE]: offline })
    await answerCount('350')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your change is not saved.')
    expect((await summary()).getByText(/350 customers ×/)).toBeVisible()
    backend.answer(SAVE, async (request: Request) => store((await request.json()).p_changes))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(backend.sent(SAVE)).toHaveLength(2)
  })

  it('says when the report could not follow', async () => {
    const { backend } = await openBriefReport(await builtInRow(), '', {
      [REVISE]: () => Response.json({ error: 'This report is being changed right now.' }, { status: 409 }),
    })
    await answerCount('350')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your brief is saved, but the report was not updated.',
    )
    expect(backend.sent(SAVE)).toHaveLength(1)
  })

  it('shows both values of a field that another tab changed, and keeps the chosen one', async () => {
    const row = await builtInRow()
    const { backend, store, current } = await openBriefReport(row, '', {
      [SAVE]: raised(409, 'This was changed in another tab.'),
    })
    await screen.findByRole('region', { name: 'Summary' })
    store({ count: answered([{ value: 900, source: '' }], { state: 'open', silenced: [] }) })
    await answerCount('350')
    const versions = within(await screen.findByRole('region', { name: 'Number of customers: two versions' }))
    expect(versions.getByText('350')).toBeVisible()
    expect(versions.getByText('900')).toBeVisible()
    backend.answer(SAVE, async (request: Request) => store((await request.json()).p_changes))
    await userEvent.click(versions.getByRole('button', { name: 'Keep yours' }))
    await waitFor(() =>
      expect(current().brief).toMatchObject({ count: { entries: [{ value: { value: 350 } }] } }),
    )
    expect(backend.sent(SAVE).at(-1)?.body).toMatchObject({ p_version: 2 })
  })

  it('waits with the report while that is being written, which follows at the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const done = await builtInRow()
      const { backend, replace, current } = await openBriefReport(
        analyzingRow({ originalIdea: BAKERY, brief: briefOf(BAKERY), brief_version: 1 }),
      )
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })
      await user.click(await screen.findByRole('button', { name: /^Your brief/ }))
      expect(await screen.findByText(/Your changes apply when it is finished/)).toBeVisible()
      await user.type(await screen.findByRole('textbox', { name: COUNT }), '350{Enter}')
      await waitFor(() => expect(backend.sent(SAVE)).toHaveLength(1))
      expect(backend.sent(REVISE)).toHaveLength(0)
      replace({ ...done, brief: current().brief, brief_version: 2 })
      await vi.advanceTimersByTimeAsync(5_000)
      await waitFor(() => expect(backend.sent(REVISE)).toHaveLength(1))
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('an idea that says too little', () => {
  const vague = () => builtInRow('Something with people.')

  it('is met with questions, and says that it was not counted', async () => {
    await openBriefReport(await vague())
    const part = within(await screen.findByRole('region', { name: 'Questions first' }))
    expect(part.getByText(/This did not count against your plan/)).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: /^Who pays for it\?/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Who pays for it/ }), 'Bakeries{Enter}')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Questions first' })).not.toBeInTheDocument(),
    )
    expect(await summary()).toBeDefined()
  })

  it('keeps the answer and leads to the plans when no validation is left', async () => {
    await openBriefReport(await vague(), '', { [SAVE]: raised(402, 'Validation limit reached.') })
    const part = within(await screen.findByRole('region', { name: 'Questions first' }))
    await userEvent.click(part.getByRole('button', { name: /^Who pays for it\?/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Who pays for it/ }), 'Bakeries{Enter}')
    expect(await screen.findByText('Please upgrade to our Pro plan to validate more ideas.')).toBeVisible()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    expect(panel().getByRole('button', { name: /Edit customer: Bakeries/ })).toBeVisible()
  })
})

describe('a report that a model wrote', () => {
  it('names the sections that are older than the brief, and rewrites them in one go', async () => {
    const { backend } = await openBriefReport(
      modelRow(BAKERY, { brief_version: 2, completed_at: new Date().toISOString() }),
      '',
      { [REVISE]: () => Response.json({ success: true, status: 'running' }, { status: 202 }) },
    )
    expect(
      await screen.findByText(
        'Written from an earlier brief: Project Concept, Features, Target Users, and Market',
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Rewrite sections' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rewrite sections' }))
    expect(dialog.getByText('This counts as one of your five free rewrites')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Rewrite sections' }))
    await waitFor(() =>
      expect(backend.sent(REVISE).at(-1)?.body).toEqual({
        action: 'rewrite-for-brief',
        validationId: ID,
        sections: ['concept', 'audience', 'market'],
      }),
    )
  })

  it('offers nothing while the brief is the one that it was written from', async () => {
    await openBriefReport(modelRow())
    await screen.findByRole('region', { name: 'Summary' })
    expect(screen.queryByRole('button', { name: 'Rewrite sections' })).not.toBeInTheDocument()
  })
})

describe('the empty parts of a report', () => {
  it('show their questions, which lead to the panel', async () => {
    await openBriefReport(await builtInRow(), '?tab=market')
    const value = within(await screen.findByRole('region', { name: 'Unique value proposition' }))
    expect(screen.queryByText(/No .* available/)).not.toBeInTheDocument()
    await userEvent.click(value.getByRole('button', { name: /^Why would someone switch/ }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Why would someone switch/ })).toHaveFocus(),
    )
    await userEvent.keyboard('It{Escape}')
    expect(panel().getByRole('heading', { name: 'Your brief' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(value.getByRole('button', { name: /^Why would someone switch/ })).toHaveFocus(),
    )
  })

  it('say who pays instead of making people up', async () => {
    await openBriefReport(await builtInRow(), '?tab=users')
    const users = within(await screen.findByRole('tabpanel', { name: 'Target Users' }))
    expect(users.getByText(/No personas are invented/)).toBeVisible()
    expect(users.getByText('Who pays')).toBeVisible()
    expect(users.getByText(/“small bakeries/)).toBeVisible()
    expect(users.getByRole('button', { name: /^Who uses it/ })).toBeVisible()
  })

  it('leave nice-to-have features to customers', async () => {
    await openBriefReport(await builtInRow(), '?tab=features')
    await userEvent.click(await screen.findByRole('tab', { name: 'Nice-to-Have' }))
    expect(screen.getByText('Nothing yet. What would make a customer recommend it?')).toBeVisible()
  })

  it('have the words of the contract where there is no brief', async () => {
    await openResults([completedRow()], '?tab=features')
    await userEvent.click(await screen.findByRole('tab', { name: 'Future' }))
    expect(screen.getByText('No features in this category.')).toBeVisible()
  })
})

describe('what selected a text', () => {
  it('is said once for the statements that follow each other for the same reason', async () => {
    await openBriefReport(await builtInRow(), '?tab=features')
    await userEvent.click(await screen.findByRole('tab', { name: 'Must-Have' }))
    const group = within(screen.getByRole('tabpanel', { name: 'Must-Have' }))
    expect(group.getByText('because you wrote “forecasts”')).toBeVisible()
    expect(group.getAllByRole('listitem').length).toBeGreaterThan(2)
  })

  it('names the field that the founder chose, and links a competitor that they named', async () => {
    await openBriefReport(
      await builtInRow(BAKERY, {
        field: answered(['food-restaurants'], { state: 'open', silenced: [] }),
        today: answered([{ name: 'A spreadsheet', price: null, link: 'https://sheets.example.test/' }], {
          state: 'open',
          silenced: [],
        }),
      }),
      '?tab=market',
    )
    const rivals = within(await screen.findByRole('region', { name: 'Competitors' }))
    expect(screen.getAllByText(/^because you chose /)[0]).toBeVisible()
    const link = rivals.getByRole('link', { name: /^sheets\.example\.test/ })
    expect(link).toHaveAttribute('href', 'https://sheets.example.test/')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})

describe('readers who may change nothing', () => {
  it('see the brief of another founder’s report as it is', async () => {
    const foreign = await builtInRow(BAKERY, {}, { userId: '0b1e2f3a-0000-4000-8000-00000000000f' })
    await openResults([foreign], '', { 'POST /rest/v1/rpc/is_admin': true })
    const part = await summary()
    expect(part.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Brief' }))
    expect(panel().getByText(/€49 per shop and month/)).toBeVisible()
    expect(panel().queryByRole('textbox')).not.toBeInTheDocument()
    expect(panel().queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Market' }))
    expect(screen.getAllByText('Why would someone switch from what they use now?')[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Why would someone switch/ })).not.toBeInTheDocument()
  })

  it('learn as administrators how to connect a model', async () => {
    await openResults([await builtInRow()], '', { 'POST /rest/v1/rpc/is_admin': true })
    expect(await screen.findByText(/Ollama needs no account/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'AI settings' })).toHaveAttribute('href', '/admin/ai-settings')
  })
})

describe('a refused idea', () => {
  const OPIOIDS = 'An online shop that sells prescription opioids without a prescription.'
  const reason = /^Groundwork does not analyze plans to sell prescription drugs without a prescription/
  const row = () =>
    errorRow(
      'Groundwork does not analyze plans to sell prescription drugs without a prescription. Nothing was charged. If we misread your idea, describe more clearly what it is for.',
      { originalIdea: OPIOIDS },
    )
  beforeEach(() => useFormStorage.getState().clearIdea())

  it('gives the reason and leads back to the form with its text', async () => {
    const { at } = await openResults([row()])
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Your brief/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Edit idea' }))
    expect(await screen.findByLabelText('Your idea')).toHaveValue(OPIOIDS)
    expect(at()).toBe('/validate-idea')
  })

  it('gives back a draft that it replaces', async () => {
    await openResults([row()])
    const button = await screen.findByRole('button', { name: 'Edit idea' })
    useFormStorage.getState().write(row().userId as string, 'A tea shop.')
    await userEvent.click(button)
    expect(await screen.findByLabelText('Your idea')).toHaveValue(OPIOIDS)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByLabelText('Your idea')).toHaveValue('A tea shop.'))
  })

  it('offers the same on the dashboard and where a run is followed', async () => {
    fakeSupabase({
      [`GET ${TABLE}`]: readsOf([row()]),
      'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    })
    await signIn()
    const { router } = openApp('/dashboard')
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Edit idea/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Retry/ })).not.toBeInTheDocument()
    await router.navigate('/validate-idea', { state: { validationId: ID } })
    expect(await screen.findByRole('heading', { name: 'This idea was not analyzed' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument()
  })
})
