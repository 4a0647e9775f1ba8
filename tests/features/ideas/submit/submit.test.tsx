import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { offline, USER } from '../../../support/fake-supabase'
import { entitled, ID, IDEA, TABLE } from '../idea-rows'
import {
  ENGINE,
  ENTITLEMENTS,
  openForm,
  RESUME,
  refused,
  SAVE_BRIEF,
  START,
  started,
  submit,
  UPDATE,
} from '../open-form'

beforeEach(() => useFormStorage.getState().clearIdea())

describe('the form', () => {
  it('asks for text, counts its characters and says what the free plan leaves', async () => {
    await openForm()
    const field = await screen.findByLabelText('Your idea')
    expect(screen.getByRole('button', { name: 'Validate Idea' })).toBeDisabled()
    await userEvent.type(field, 'Tea')
    expect(screen.getByText('3 / 20,000 characters')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Validate Idea' })).toBeEnabled()
    expect(await screen.findByText(/^1 of 1 free validation left\. Failed analyses/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard')
  })

  it.each([
    [
      { allowed: 3, free_left: 1, packs_left: 2, bought: 2 },
      '1 of 1 free and 2 of 2 bought validations left.',
    ],
    [
      { allowed: 4, used: 3, free_left: 0, packs_left: 1, bought: 1 },
      '0 of 3 free and 1 of 1 bought validation left.',
    ],
    [{ allowed: null, pro: true }, 'Your Pro plan includes unlimited validations.'],
  ])('names what is left of which validations: %j', async (account, note) => {
    await openForm({ [ENTITLEMENTS]: entitled(account) })
    expect(await screen.findByText((text) => text.startsWith(note))).toBeInTheDocument()
  })

  it.each([
    [null, false, 'Not on this server: it has no AI model, so the web is not searched.'],
    ['gpt-5', true, 'An AI model searches the web for size, competitors and demand.'],
    ['gpt-5', false, 'Not on this server: its AI model does not search the web.'],
  ])('names the four parts of an enhanced validation as this server has them: %s, %s', async (...given) => {
    const [model, search, research] = given
    await openForm({ [ENGINE]: { model, search } })
    expect(await screen.findByRole('heading', { name: 'Enhanced validation includes' })).toBeInTheDocument()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Real-time market research',
      'Trends and competitive intelligence',
      'Verified citations',
      'Accuracy-optimised analysis',
    ])
    expect(await screen.findByText(research)).toBeInTheDocument()
  })

  it('refuses what shows no text at all', async () => {
    const { backend } = await openForm()
    await submit('\u200b\u200d\u2060')
    expect(await screen.findByText('Please provide some text for your idea.')).toBeInTheDocument()
    expect(backend.sent(`POST ${TABLE}`)).toHaveLength(0)
  })

  it('refuses more than 20,000 characters and keeps every one of them', async () => {
    await openForm()
    await submit('x'.repeat(20_001))
    expect(
      await screen.findByText('Please shorten your idea to 20,000 characters. It has 20,001 now.'),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Your idea')).toHaveValue('x'.repeat(20_001))
  })
})

describe('a submission', () => {
  it('saves the idea as pending, starts its run and follows it', async () => {
    const { backend, at } = await openForm()
    await submit()
    expect(await screen.findByText('Validation started')).toBeInTheDocument()
    expect(screen.getByText('Your idea is being analyzed. This may take a few minutes.')).toBeInTheDocument()
    expect(backend.sent(`POST ${TABLE}`)[0]?.body).toEqual({
      originalIdea: IDEA,
      status: 'pending',
      userId: USER.id,
      title: 'An app that lets dog owners book an independent dog walker f…',
    })
    expect(backend.sent(START)[0]?.body).toEqual({ idea: IDEA, validationId: ID })
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
    expect(screen.getByText(IDEA)).toBeInTheDocument()
    expect(at()).toBe('/validate-idea')
    expect(useFormStorage.getState().ideaForm.idea).toBe('')
  })

  it('is stopped by the cap before anything is sent, and keeps the text', async () => {
    const { backend, at } = await openForm({ [ENTITLEMENTS]: entitled({ used: 1 }) })
    await submit()
    expect(await screen.findByText('Validation limit reached')).toBeInTheDocument()
    expect(screen.getByText('Please upgrade to our Pro plan to validate more ideas.')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/pricing'))
    expect(backend.sent(`POST ${TABLE}`)).toHaveLength(0)
    await userEvent.click(await screen.findByRole('link', { name: 'Back to your draft' }))
    expect(await screen.findByLabelText('Your idea')).toHaveValue(IDEA)
  })

  it('is stopped by the cap of the server all the same', async () => {
    const quota = { error: 'Validation limit reached. Please upgrade …', code: 'quota_exceeded' }
    const { backend, at } = await openForm({ [START]: refused(402, quota) })
    await submit()
    expect(await screen.findByText('Validation limit reached')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/pricing'))
    expect(backend.sent(UPDATE)).toHaveLength(0)
    expect(useFormStorage.getState().ideaForm).toMatchObject({ idea: IDEA, validationId: ID })
  })

  it('names the cap, and no network trouble, where its run is opened after the server refused it', async () => {
    const limit = 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'
    const { rows, at, router } = await openForm({
      [START]: refused(402, { error: limit, code: 'quota_exceeded' }),
    })
    await submit()
    await waitFor(() => expect(at()).toBe('/pricing'))
    Object.assign(rows[0] ?? {}, { status: 'error', statusDetail: limit })
    await router.navigate('/validate-idea', { state: { validationId: ID } })
    expect(await screen.findByText(limit)).toBeInTheDocument()
    expect(screen.queryByText('Temporary network issue')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
  })

  describe('whose start was refused before', () => {
    const refusedOnce = async () => {
      const opened = await openForm({ [START]: refused(402, { error: 'no', code: 'quota_exceeded' }) })
      await submit()
      await waitFor(() => expect(opened.at()).toBe('/pricing'))
      opened.backend.answer(START, started)
      opened.backend.answer(RESUME, started)
      return opened
    }
    const again = async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Back to your draft' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Validate Idea' }))
    }

    it('goes on with the row that is there', async () => {
      const { backend } = await refusedOnce()
      await again()
      await waitFor(() => expect(backend.sent(RESUME)).toHaveLength(1))
      expect(backend.sent(`POST ${TABLE}`)).toHaveLength(1)
    })

    it('is saved anew when that row was deleted meanwhile', async () => {
      const { backend, rows } = await refusedOnce()
      rows.length = 0
      await again()
      await waitFor(() => expect(backend.sent(START)).toHaveLength(2))
      expect(backend.sent(`POST ${TABLE}`)).toHaveLength(2)
      expect(backend.sent(RESUME)).toHaveLength(0)
    })
  })

  it('knows no cap for Pro', async () => {
    const { backend } = await openForm({ [ENTITLEMENTS]: entitled({ pro: true, used: 40, allowed: null }) })
    await submit()
    await waitFor(() => expect(backend.sent(START)).toHaveLength(1))
  })

  it('waits when the cap cannot be checked', async () => {
    const { backend } = await openForm({ [ENTITLEMENTS]: offline })
    await submit()
    expect(
      await screen.findByText('Unable to check validation eligibility. Please try again.'),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Your idea')).toHaveValue(IDEA)
    expect(backend.sent(`POST ${TABLE}`)).toHaveLength(0)
  })

  it('keeps the text when the idea cannot be saved', async () => {
    await openForm({ [`POST ${TABLE}`]: offline })
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurred. Please try again.',
    )
    expect(screen.getByLabelText('Your idea')).toHaveValue(IDEA)
  })
})

describe('the brief of a submission', () => {
  const BAKERY = 'A service for small bakeries in Munich that forecasts demand.'
  async function submitAnswered(answers = {}) {
    const opened = await openForm(answers)
    const field = await screen.findByLabelText('Your idea')
    await userEvent.click(field)
    await userEvent.paste(BAKERY)
    await userEvent.click(await screen.findByRole('textbox', { name: 'What goes wrong for them today?' }))
    await userEvent.paste('They throw bread away')
    // Leaving the field submits the typed text as an answer.
    await userEvent.click(screen.getByRole('button', { name: 'Validate Idea' }))
    return opened
  }
  const saved = (backend: Awaited<ReturnType<typeof openForm>>['backend']) =>
    backend.sent(SAVE_BRIEF).map(({ body }) => body)

  it('is saved with the new validation, before its run starts', async () => {
    const order: string[] = []
    const { backend } = await submitAnswered({
      [SAVE_BRIEF]: () => {
        order.push('brief')
        return { version: 1, brief: {} }
      },
      [START]: () => {
        order.push('start')
        return started()
      },
    })
    expect(await screen.findByText('Validation started')).toBeInTheDocument()
    expect(order).toEqual(['brief', 'start'])
    expect(saved(backend)).toEqual([
      {
        p_validation: ID,
        p_version: 0,
        p_changes: expect.objectContaining({
          customer: {
            state: 'stated',
            silenced: [],
            entries: [
              {
                value: 'small bakeries in Munich',
                origin: { kind: 'quote', start: 14, end: 38 },
                confirmed: false,
              },
            ],
          },
          problem: {
            state: 'stated',
            silenced: [],
            entries: [{ value: 'They throw bread away', origin: { kind: 'answer' }, confirmed: true }],
          },
        }),
      },
    ])
    expect(useFormStorage.getState().ideaForm).toMatchObject({ idea: '', brief: null })
  })

  it('stays in the form when it cannot be saved, and the run starts all the same', async () => {
    const { backend } = await submitAnswered({ [SAVE_BRIEF]: offline })
    expect(await screen.findByText('Validation started')).toBeInTheDocument()
    expect(await screen.findByText('Your brief was not saved')).toBeInTheDocument()
    expect(backend.sent(START)).toHaveLength(1)
    expect(useFormStorage.getState().ideaForm).toMatchObject({
      idea: BAKERY,
      validationId: ID,
      brief: { states: { problem: { state: 'stated' } } },
    })
  })

  it('is based on what was saved before when the start is tried again', async () => {
    const { backend, rows } = await submitAnswered({
      [START]: refused(500, { error: 'busy' }),
      [RESUME]: started,
    })
    await screen.findByText('Network error')
    Object.assign(rows[0] ?? {}, { brief_version: 3 })
    await userEvent.click(await screen.findByRole('button', { name: /^Retry Validation/ }))
    expect(await screen.findByText('Validation restarted')).toBeInTheDocument()
    expect(saved(backend)).toMatchObject([{ p_version: 0 }, { p_version: 3 }])
  })
})
