import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { ID } from '../../ideas/idea-rows'
import { openPlanning, PLANS, planRow } from '../open-planning'

beforeEach(() => useFormStorage.setState({ planningForms: {} }))

const open = () => openPlanning({ search: '?step=branding', plans: [planRow()] })
const kept = () => JSON.parse(localStorage.getItem('form-storage') ?? '{}').state?.planningForms[ID]

const add = async (keyword: string) => {
  const field = await screen.findByLabelText('Own keyword')
  await userEvent.clear(field)
  await userEvent.paste(keyword)
  await userEvent.click(screen.getByRole('button', { name: 'Add keyword' }))
}
const own = () =>
  within(screen.getByRole('list', { name: 'Your own keywords' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('mood keywords', () => {
  it('say that they stay here, and are never sent', async () => {
    const { backend } = await open()
    await screen.findByText(
      'Mood keywords and the brand color stay in this browser. They are not saved with the plan.',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bold' }))
    await add('Warm')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Minimal' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Planning data saved successfully!')
    const [sent] = backend.sent(`PATCH ${PLANS}`)
    expect(JSON.stringify(sent?.body)).not.toMatch(/Bold|Warm|#/)
    expect(sent?.body).toMatchObject({ branding_preferences: ['minimal', 'playful'] })
    expect(kept()).toMatchObject({ form: null, moodKeywords: ['Bold', 'Warm'] })
  })

  it('are added with the Enter key and taken out again', async () => {
    await open()
    await userEvent.type(await screen.findByLabelText('Own keyword'), '  Calm   and clear {Enter}')
    expect(own()).toEqual(['Calm and clear'])
    expect(screen.getByLabelText('Own keyword')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Calm and clear' }))
    expect(screen.queryByRole('list', { name: 'Your own keywords' })).not.toBeInTheDocument()
  })

  it('are added only if not empty and not there already, whatever the capitals', async () => {
    await open()
    await add('   ')
    expect(screen.getByText('Type a keyword first.')).toBeInTheDocument()
    await add('Warm')
    await add('WARM')
    expect(screen.getByText('“Warm” is already chosen.')).toBeInTheDocument()
    expect(own()).toEqual(['Warm'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bold' }))
    await add('bold')
    expect(screen.getByText('“Bold” is already chosen.')).toBeInTheDocument()
  })

  it('tick the suggested one when it is typed', async () => {
    await open()
    await add('friendly')
    expect(screen.getByRole('checkbox', { name: 'Friendly' })).toBeChecked()
    expect(screen.queryByRole('list', { name: 'Your own keywords' })).not.toBeInTheDocument()
  })

  it('refuse an endless one and keep it in the field', async () => {
    await open()
    await add('x'.repeat(200))
    expect(screen.getByText('A keyword can have up to 40 characters. This one has 200.')).toBeInTheDocument()
    expect(screen.getByLabelText('Own keyword')).toHaveValue('x'.repeat(200))
    await add('x'.repeat(40))
    expect(own()).toEqual(['x'.repeat(40)])
  })

  it('show markup as text', async () => {
    await open()
    await add('<img src=x>')
    expect(own()).toEqual(['<img src=x>'])
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('the brand color', () => {
  it('is a hex color with a swatch beside it', async () => {
    await open()
    const field = await screen.findByLabelText('Default brand color')
    expect(field).toHaveValue('#0F6B4F')
    await userEvent.clear(field)
    await userEvent.type(field, '1a6dd4')
    expect(screen.getByLabelText('Pick the brand color')).toHaveValue('#1a6dd4')
    expect(kept().brandColor).toBe('#1A6DD4')
    await userEvent.tab()
    expect(field).toHaveValue('#1A6DD4')
  })

  it('takes three digits', async () => {
    await open()
    const field = await screen.findByLabelText('Default brand color')
    await userEvent.clear(field)
    await userEvent.type(field, '#f0a')
    expect(kept().brandColor).toBe('#FF00AA')
  })

  it.each(['#12', 'green', '#12345g', '#1234567'])('refuses %j and keeps the last one', async (typed) => {
    await open()
    const field = await screen.findByLabelText('Default brand color')
    await userEvent.clear(field)
    await userEvent.paste(typed)
    expect(screen.getByText(/^Enter a hex color such as #1A6DD4\./)).toBeInTheDocument()
    expect(field).toBeInvalid()
    expect(screen.getByLabelText('Pick the brand color')).toHaveValue('#0f6b4f')
    expect(kept()?.brandColor ?? null).toBeNull()
  })
})
