import { toBrief } from '@domain/brief/brief'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { USER } from '../../support/fake-supabase'
import { openForm } from '../ideas/open-form'

const IDEA =
  'A service for small bakeries in Munich that forecasts tomorrow’s demand per product. There are about 350 bakeries in Munich.'

beforeEach(() => useFormStorage.getState().clearIdea())

const field = () => screen.findByLabelText('Your idea')
const panel = () => within(screen.getByRole('region', { name: 'Your brief' }))
const kept = () => toBrief(useFormStorage.getState().ideaForm.brief?.states ?? {})

const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
async function typed(text = IDEA) {
  await openForm()
  await type(text)
  await screen.findByRole('button', { name: /^Edit customer: small bakeries in Munich$/ })
}

/** The words that the hidden copy of the text marks; jsdom has no custom highlights, so they are elements in it. */
const marked = async (style = '.read-words') => {
  const copy = (await field()).previousElementSibling
  return [...(copy?.querySelectorAll(style) ?? [])].map(({ textContent }) => textContent)
}

describe('while an idea is typed', () => {
  it('says what will be shown before anything is typed', async () => {
    await openForm()
    await field()
    expect(panel().getByText(/^Fills in as you type/)).toBeInTheDocument()
    expect(panel().queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('shows what was read, and marks the words in the text', async () => {
    await typed()
    expect(panel().getByRole('button', { name: /^Edit number of customers: 350/ })).toBeInTheDocument()
    await waitFor(async () => expect((await marked()).join('|')).toContain('350 bakeries'))
    expect((await marked()).join('|')).not.toContain('There are')
  })

  it('marks the words of the field that is looked at', async () => {
    await typed()
    panel()
      .getByRole('button', { name: /^Edit number of customers/ })
      .focus()
    await waitFor(async () => expect((await marked('[class*=looked-at]')).join('')).toBe('350 bakeries'))
    ;(await field()).focus()
    await waitFor(async () => expect(await marked('[class*=looked-at]')).toEqual([]))
  })

  it.each([
    ['spaces at its start', `\n   ${IDEA}`],
    ['characters outside of the basic plane', `Hello 🥐🥖. ${IDEA}`],
    ['characters that are taken out', `\u200b\u200bHi\u200b. ${IDEA}`],
    ['letters and accents that are joined', `Cafe\u0301 no. ${IDEA}`],
  ])('finds the words in a text with %s', async (_name, text) => {
    await typed(text)
    panel()
      .getByRole('button', { name: /^Edit number of customers/ })
      .focus()
    await waitFor(async () => expect((await marked('[class*=looked-at]')).join('')).toBe('350 bakeries'))
  })

  it('follows words that move, before the text is read again', async () => {
    await typed()
    await type(`Hello there. ${IDEA}`)
    expect((await marked()).join('|')).toContain('350 bakeries')
  })

  it('never overwrites an answer', async () => {
    await typed()
    await userEvent.click(screen.getByRole('button', { name: /^Edit number of customers/ }))
    const count = screen.getByRole('textbox', { name: 'Number of customers' })
    await userEvent.clear(count)
    await userEvent.type(count, '280{Enter}')
    await type(`${IDEA} There are about 900 bakeries in Munich. I talked to 12 bakers.`)
    await screen.findByRole('button', { name: /^Edit evidence: 12 interviews/ })
    expect(panel().getByRole('button', { name: /^Edit number of customers: 280$/ })).toBeInTheDocument()
  })

  it('does not read again what was cleared', async () => {
    await typed()
    await userEvent.click(screen.getByRole('button', { name: /^Edit number of customers/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await type(`${IDEA} I talked to 12 bakers.`)
    await screen.findByRole('button', { name: /^Edit evidence: 12 interviews/ })
    expect(panel().getByRole('textbox', { name: 'How many such customers are there?' })).toBeInTheDocument()
  })

  it('drops what was read when its words are deleted, and keeps what was confirmed', async () => {
    await typed()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm customer' }))
    await type('A service that forecasts tomorrow’s demand per product.')
    await waitFor(() =>
      expect(panel().queryByRole('button', { name: /^Edit number of customers/ })).not.toBeInTheDocument(),
    )
    expect(kept().customer).toMatchObject({
      entries: [{ value: 'small bakeries in Munich', origin: { kind: 'answer' } }],
    })
  })

  it('brings back a field as it was with Undo, although the text has changed since', async () => {
    await typed()
    await userEvent.click(screen.getByRole('button', { name: /^Edit number of customers/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await type(`🥐 Hello. ${IDEA}`)
    await waitFor(() => expect(useFormStorage.getState().ideaForm.brief?.text).toContain('Hello'))
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    panel()
      .getByRole('button', { name: /^Edit number of customers: 350/ })
      .focus()
    await waitFor(async () => expect((await marked('[class*=looked-at]')).join('')).toBe('350 bakeries'))
  })

  it('tells screen readers what was read once typing rests', async () => {
    await typed()
    expect(
      await screen.findByText(
        /^Read: product, customer, .*place, number of customers\. Three questions open\.$/,
      ),
    ).toHaveAttribute('role', 'status')
  })

  it('leaves the focus in the text', async () => {
    await openForm()
    await userEvent.click(await field())
    await userEvent.paste(IDEA)
    await screen.findByRole('button', { name: /^Edit customer/ })
    expect(await field()).toHaveFocus()
  })

  it('counts in one line what was read while the text is written, which opens the brief', async () => {
    await openForm()
    await userEvent.click(await field())
    await userEvent.paste(IDEA)
    await userEvent.click(
      await screen.findByRole('button', { name: /^Your brief: [4-9] read, 3 questions$/ }),
    )
    expect(screen.getByRole('heading', { name: 'Your brief' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Your brief:/ })).not.toBeInTheDocument()
  })

  it('says what holds for a text in another language', async () => {
    await openForm()
    await type('Eine App für kleine Bäckereien in München, die den Bedarf an Brot vorhersagt.')
    expect(
      await screen.findByText(/^This does not look like English\. This server has no AI model/),
    ).toBeInTheDocument()
    expect(screen.getByText(/^Only English is read as you type\./)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Validate Idea' })).toBeEnabled()
  })
})

describe('a draft', () => {
  it('is there again after a reload, with its answers', async () => {
    await typed()
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What goes wrong for them today?' }),
      'They throw bread away{Enter}',
    )
    const before = kept()
    await act(() => useFormStorage.persist.rehydrate())
    expect(kept()).toEqual(before)
    expect(panel().getByRole('button', { name: /^Edit problem: They throw bread away$/ })).toBeInTheDocument()
    expect(useFormStorage.getState().ideaForm.userId).toBe(USER.id)
  })

  it('that is damaged is read as far as it can be', async () => {
    useFormStorage.getState().write(USER.id, IDEA)
    useFormStorage.getState().writeBrief(USER.id, {
      states: { count: { state: 'stated', entries: 'many' }, place: { state: 'none' } },
      text: IDEA,
    })
    await openForm()
    expect(await screen.findByRole('button', { name: /^Edit place: Does not apply$/ })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /^Edit number of customers: 350/ })).toBeInTheDocument()
  })
})
