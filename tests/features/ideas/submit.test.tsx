import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { offline, USER } from '../../support/fake-supabase'
import { entitled, ID, IDEA, TABLE } from './idea-rows'
import { ENTITLEMENTS, openForm, RESUME, refused, START, started, submit, UPDATE } from './open-form'

beforeEach(() => useFormStorage.getState().clearIdea())

describe('the form', () => {
  it('asks for text, counts its characters and says what the free plan leaves', async () => {
    await openForm()
    const field = await screen.findByLabelText('Your idea')
    expect(screen.getByRole('button', { name: 'Validate Idea' })).toBeDisabled()
    await userEvent.type(field, 'Tea')
    expect(screen.getByText('3 / 20,000 characters')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Validate Idea' })).toBeEnabled()
    expect(
      await screen.findByText(/The free plan includes 1 validation; you have used 0/),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard')
  })

  it('names the four parts of an enhanced validation, and of each what a model and what the built-in analysis does', async () => {
    await openForm()
    expect(await screen.findByRole('heading', { name: 'Enhanced validation includes' })).toBeInTheDocument()
    for (const part of [
      'Real-time market research',
      'Trends and competitive intelligence',
      'Verified citations',
      'Accuracy-optimised analysis',
    ])
      expect(screen.getByText(part)).toBeInTheDocument()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'AI model',
      'Built-in',
      'AI model',
      'Built-in',
      'AI model',
      'Built-in',
      'Both',
    ])
    expect(screen.getByText('Looks nothing up.')).toBeInTheDocument()
    expect(screen.getByText(/else the built-in analysis. Each report says at its top/)).toBeInTheDocument()
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
