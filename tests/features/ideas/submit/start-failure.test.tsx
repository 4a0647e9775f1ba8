import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { offline } from '../../../support/fake-supabase'
import { TABLE } from '../idea-rows'
import { openForm, RESUME, refused, START, started, submit, UPDATE } from '../open-form'

beforeEach(() => useFormStorage.getState().clearIdea())

describe('a start that fails', () => {
  it('is noted in the row and offers its causes and a retry', async () => {
    const { backend, rows } = await openForm({ [START]: refused(500, { error: 'The function crashed' }) })
    await submit()
    expect(await screen.findByText('Network error')).toBeInTheDocument()
    expect(
      screen.getByText(
        "There was a problem communicating with our servers. Your idea has been saved, and we'll try to process it.",
      ),
    ).toBeInTheDocument()
    expect(await screen.findByText('There was a problem starting the validation')).toBeInTheDocument()
    for (const cause of ['Temporary network issue', 'High server load', 'System maintenance'])
      expect(screen.getByText(cause)).toBeInTheDocument()
    expect(rows[0]).toMatchObject({ status: 'error', statusDetail: 'Network error: The function crashed' })
    expect(backend.sent(UPDATE)[0]?.url.search).toContain('status=eq.pending')
  })

  it('counts the attempts to retry it until one is taken on', async () => {
    const { backend, rows } = await openForm({ [START]: offline, [RESUME]: refused(503, { error: 'Busy' }) })
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Validation' }))
    expect(await screen.findByText('Retry failed')).toBeInTheDocument()
    expect(
      screen.getByText("We couldn't restart validation at this time. Please try again later."),
    ).toBeInTheDocument()
    const again = await screen.findByRole('button', { name: 'Retry Validation (attempt 2)' })
    backend.answer(RESUME, started)
    await userEvent.click(again)
    expect(await screen.findByText('Validation restarted')).toBeInTheDocument()
    expect(rows[0]).toMatchObject({ status: 'pending', statusDetail: 'Retrying validation...' })
    expect(await screen.findByRole('progressbar', { name: 'Retrying validation...' })).toBeInTheDocument()
  })

  it('says so when the answer cannot be read', async () => {
    const page = () => new Response('<html>', { headers: { 'content-type': 'application/json' } })
    const { rows } = await openForm({ [START]: page })
    await submit()
    await waitFor(() =>
      expect(rows[0]).toMatchObject({ statusDetail: 'Network error: Invalid response format from server' }),
    )
  })

  it('makes no second row when the same text is sent again', async () => {
    const { backend, router } = await openForm({ [START]: offline, [RESUME]: started })
    await submit()
    await screen.findByText('There was a problem starting the validation')
    await router.navigate('/validate-idea')
    await userEvent.click(await screen.findByRole('button', { name: 'Validate Idea' }))
    await waitFor(() => expect(backend.sent(RESUME)).toHaveLength(1))
    expect(backend.sent(`POST ${TABLE}`)).toHaveLength(1)
  })
})
