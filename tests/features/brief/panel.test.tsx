import { type Brief, type BriefChanges, type BriefField, toBrief } from '@domain/brief/brief'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BriefPanel } from '@/brief/brief-panel'

const IDEA =
  'A till app for small bakeries 🥐 in Munich that forecasts demand and prints labels. €49 per shop and month.'

const span = (words: string) => {
  const start = [...IDEA.slice(0, IDEA.indexOf(words))].length
  return { start, end: start + [...words].length }
}
const quoted = (words: string, value: unknown = words) => ({
  value,
  origin: { kind: 'quote', ...span(words) },
  confirmed: false,
})
const stated = (...entries: object[]) => ({ state: 'stated', entries })

const READ = toBrief({
  product: stated(quoted('A till app')),
  customer: stated(quoted('small bakeries')),
  actions: stated(quoted('forecasts demand'), quoted('prints labels')),
  price: stated(
    quoted('€49 per shop and month', { low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' }),
  ),
  place: stated(quoted('Munich', { name: 'Munich', country: 'DE', local: true })),
})

/** Renders the panel on a page that stores the brief; `current` is the stored brief. */
function openPanel(start: Brief = READ, props: Partial<Parameters<typeof BriefPanel>[0]> = {}) {
  const kept = { current: start, changes: [] as BriefChanges[] }
  let replace: (brief: Brief) => void = () => undefined
  function Page(given: typeof props) {
    const [brief, setBrief] = useState(start)
    replace = setBrief
    kept.current = brief
    const change = (changes: BriefChanges) => {
      kept.changes.push(changes)
      setBrief((before) => ({ ...before, ...changes }))
    }
    return (
      <>
        <button type="button">Before</button>
        <BriefPanel brief={brief} idea={IDEA} onChange={change} {...given} />
        <button type="button">Elsewhere</button>
      </>
    )
  }
  const view = render(<Page {...props} />)
  return {
    kept,
    replace: (brief: Brief) => replace(brief),
    rerender: (next: typeof props) => view.rerender(<Page {...next} />),
  }
}

const stateOf = (kept: { current: Brief }, field: BriefField) => kept.current[field]

const row = (name: RegExp) => screen.getByRole('button', { name })
const questions = () =>
  within(screen.getByRole('list', { name: 'Open questions' }))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.field)

describe('what was read', () => {
  it('shows each value in the founder’s words or beside them', () => {
    openPanel()
    expect(row(/^Edit customer: small bakeries$/)).toBeInTheDocument()
    expect(row(/^Edit price: €49 per shop and month$/)).toBeInTheDocument()
    expect(row(/^Edit what it does: forecasts demand ?prints labels$/)).toBeInTheDocument()
  })

  it('is confirmed with one click, and keeps its words', async () => {
    const { kept } = openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm customer' }))
    expect(stateOf(kept, 'customer')).toMatchObject({
      entries: [{ origin: { kind: 'quote', ...span('small bakeries') }, confirmed: true }],
    })
    expect(screen.queryByRole('button', { name: 'Confirm customer' })).not.toBeInTheDocument()
    expect(row(/^Edit customer/)).toHaveFocus()
  })

  it('tells which field is looked at, so that its words can be marked', async () => {
    const onLook = vi.fn()
    openPanel(READ, { onLook })
    row(/^Edit customer/).focus()
    expect(onLook).toHaveBeenLastCalledWith('customer')
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    expect(onLook).toHaveBeenLastCalledWith(null)
  })

  it('can only be read where readOnly says so', () => {
    openPanel(READ, { readOnly: true })
    expect(screen.getByText('small bakeries')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Edit|Confirm|More questions/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('editing in place by keyboard', () => {
  it('saves with Enter as an answer, and goes back to the row', async () => {
    const { kept } = openPanel()
    row(/^Edit customer/).focus()
    await userEvent.keyboard('{Enter}')
    const input = screen.getByRole('textbox', { name: 'Customer' })
    expect(input).toHaveFocus()
    await userEvent.clear(input)
    await userEvent.type(input, 'Bakery chains{Enter}')
    expect(stateOf(kept, 'customer')).toEqual({
      state: 'stated',
      entries: [{ value: 'Bakery chains', origin: { kind: 'answer' }, confirmed: true }],
      silenced: ['small bakeries'],
    })
    expect(row(/^Edit customer: Bakery chains$/)).toHaveFocus()
  })

  it('drops what was typed with Escape', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit customer/))
    await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), ' and cafés{Escape}')
    expect(kept.changes).toEqual([])
    expect(row(/^Edit customer: small bakeries$/)).toHaveFocus()
  })

  it('saves on leaving, and lets the click through that left', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit customer/))
    await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), ' and cafés')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm product' }))
    expect(stateOf(kept, 'customer')).toMatchObject({ entries: [{ value: 'small bakeries and cafés' }] })
    expect(stateOf(kept, 'product')).toMatchObject({ entries: [{ confirmed: true }] })
  })

  it('does not pull the focus back when it goes elsewhere', async () => {
    openPanel()
    await userEvent.click(row(/^Edit place/))
    for (let i = 0; i < 8; i += 1) await userEvent.tab()
    expect(screen.queryByRole('textbox', { name: 'Place' })).not.toBeInTheDocument()
    expect(row(/^Edit place/)).not.toHaveFocus()
  })

  it('keeps the words of values in a list that stay', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit what it does/))
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'What it does (3)' }), 'Orders flour{Enter}')
    expect(stateOf(kept, 'actions')).toMatchObject({
      entries: [
        { origin: { kind: 'quote', ...span('forecasts demand') }, confirmed: true },
        { origin: { kind: 'quote', ...span('prints labels') }, confirmed: true },
        { value: 'Orders flour', origin: { kind: 'answer' } },
      ],
    })
  })

  it('takes a value out of a list', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit what it does/))
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stateOf(kept, 'actions')).toMatchObject({ entries: [{ value: 'prints labels' }] })
  })
})

describe('a field that is wrong', () => {
  it('goes back to its question with Clear, and its words are not read again', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit place/))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(stateOf(kept, 'place')).toEqual({ state: 'open', silenced: ['Munich'] })
    expect(questions()[0]).toBe('place')
    expect(screen.getByRole('textbox', { name: 'Where do you start?' })).toHaveFocus()
  })

  it('can be said not to apply, and asked again', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit place/))
    await userEvent.click(screen.getByRole('button', { name: 'Does not apply' }))
    expect(stateOf(kept, 'place')).toEqual({ state: 'none' })
    await userEvent.click(row(/^Edit place: Does not apply$/))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(stateOf(kept, 'place')).toEqual({ state: 'open', silenced: [] })
  })

  it('comes back with Undo, step by step', async () => {
    const { kept } = openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm product' }))
    await userEvent.click(row(/^Edit place/))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Place: cleared' }))
    expect(stateOf(kept, 'place')).toEqual(READ.place)
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Product: confirmed' }))
    expect(kept.current).toEqual(READ)
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Your brief' })).toHaveFocus()
  })

  it('is undone by Ctrl+Z outside of text fields only', async () => {
    const { kept } = openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm product' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(kept.current).toEqual(READ)
  })
})

describe('questions', () => {
  it('are three at a time, the others behind More questions', async () => {
    openPanel()
    expect(questions()).toEqual(['problem', 'count', 'today'])
    const more = screen.getByRole('button', { name: /^More questions/ })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('What changed that makes this possible or urgent?')).not.toBeInTheDocument()
    await userEvent.click(more)
    await userEvent.click(row(/What changed that makes this possible or urgent/))
    expect(
      screen.getByRole('textbox', { name: 'What changed that makes this possible or urgent?' }),
    ).toHaveFocus()
  })

  it('go on with the next one after Enter', async () => {
    const { kept } = openPanel()
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What goes wrong for them today?' }),
      'They throw bread away{Enter}',
    )
    expect(stateOf(kept, 'problem')).toMatchObject({
      entries: [{ value: 'They throw bread away', origin: { kind: 'answer' }, confirmed: true }],
    })
    expect(questions()).toEqual(['count', 'problemCost', 'today'])
    expect(screen.getByRole('textbox', { name: 'How many such customers are there?' })).toHaveFocus()
  })

  it('are answered with offered words by one click, which quotes and confirms them', async () => {
    const onLook = vi.fn()
    const offering = toBrief({ ...READ, problem: { state: 'open', offered: span('prints labels') } })
    const { kept } = openPanel(offering, { onLook })
    const use = screen.getByRole('button', { name: 'Use these words: “prints labels”' })
    act(() => use.focus())
    expect(onLook).toHaveBeenLastCalledWith('problem')
    await userEvent.keyboard('{Enter}')
    expect(stateOf(kept, 'problem')).toEqual({
      state: 'stated',
      entries: [
        { value: 'prints labels', origin: { kind: 'quote', ...span('prints labels') }, confirmed: true },
      ],
      silenced: [],
    })
    expect(screen.getByRole('textbox', { name: 'How many such customers are there?' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Problem: saved' }))
    expect(kept.current).toEqual(offering)
    expect(screen.getByRole('button', { name: 'Use these words: “prints labels”' })).toBeInTheDocument()
  })

  it('take a typed answer instead of the offered words', async () => {
    const { kept } = openPanel(
      toBrief({ ...READ, problem: { state: 'open', offered: span('prints labels') } }),
    )
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What goes wrong for them today?' }),
      'They throw bread away{Enter}',
    )
    expect(stateOf(kept, 'problem')).toMatchObject({ entries: [{ value: 'They throw bread away' }] })
    expect(screen.queryByRole('button', { name: /^Use these words/ })).not.toBeInTheDocument()
  })

  it('offer the amounts of the text as the price, with what they are paid for', async () => {
    const { kept } = openPanel(toBrief({ ...READ, price: { state: 'open' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Use these words: “€49 per shop and month”' }))
    expect(stateOf(kept, 'price')).toMatchObject({
      entries: [
        {
          value: { low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' },
          origin: { kind: 'quote', ...span('€49 per shop and month') },
          confirmed: true,
        },
      ],
    })
  })

  it('that do not apply are dismissed', async () => {
    const { kept } = openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Does not apply: Today' }))
    expect(stateOf(kept, 'today')).toEqual({ state: 'none' })
  })

  it('stay while they are answered, whatever is read meanwhile', async () => {
    const { kept, replace } = openPanel()
    const input = screen.getByRole('textbox', { name: 'What goes wrong for them today?' })
    await userEvent.type(input, 'They throw')
    replace(toBrief({ ...READ, problem: stated(quoted('prints labels')), count: { state: 'none' } }))
    await userEvent.type(input, ' bread away')
    expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(stateOf(kept, 'problem')).toMatchObject({ entries: [{ value: 'They throw bread away' }] })
  })

  it('open at the field that the page asks for', async () => {
    const { rerender } = openPanel()
    rerender({ focusField: { field: 'risks' } })
    expect(screen.getByRole('textbox', { name: 'What could stop it?' })).toHaveFocus()
    rerender({ focusField: { field: 'customer' } })
    expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveFocus()
  })
})

describe('numbers, money and choices', () => {
  it('reads a count as people write it, with its source', async () => {
    const { kept } = openPanel()
    await userEvent.type(screen.getByRole('textbox', { name: 'How many such customers are there?' }), '1.2k')
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Where does the number come from?' }),
      'the guild{Enter}',
    )
    expect(stateOf(kept, 'count')).toMatchObject({
      entries: [{ value: { value: 1200, source: 'the guild' } }],
    })
  })

  it('asks where a number has two readings, and keeps what was typed', async () => {
    const { kept } = openPanel()
    const input = screen.getByRole('textbox', { name: 'How many such customers are there?' })
    await userEvent.type(input, '12.000')
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(input).toHaveAccessibleDescription('12 or 12,000?')
    expect(input).toHaveValue('12.000')
    expect(kept.changes).toEqual([])
  })

  it('edits a price with chips for how often and for what', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit price/))
    const amount = screen.getByRole('textbox', { name: 'Price' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '39')
    await userEvent.type(screen.getByRole('textbox', { name: 'Highest price, if a range' }), '59')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CHF')
    await userEvent.click(screen.getByRole('button', { name: 'Year' }))
    await userEvent.click(screen.getByRole('button', { name: 'location' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stateOf(kept, 'price')).toMatchObject({
      entries: [{ value: { low: 39, high: 59, currency: 'CHF', per: 'location', every: 'year' } }],
    })
  })

  it('adds a further price and says how it stands to the first', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit price/))
    await userEvent.click(screen.getByRole('button', { name: 'Add another price' }))
    const second = screen.getByRole('textbox', { name: 'Price (2)' })
    await userEvent.type(second, '12.000')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(second).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Price' })).toBeValid()
    await userEvent.clear(second)
    await userEvent.type(second, '120')
    expect(screen.getByRole('button', { name: 'On top' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Deposit, paid back' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stateOf(kept, 'price')).toMatchObject({
      entries: [
        { value: { every: 'month' } },
        { value: { low: 120, high: 120, every: 'once', part: 'deposit' }, origin: { kind: 'answer' } },
      ],
    })
  })

  it('takes a share in percent, without a currency', async () => {
    const { kept } = openPanel(toBrief({ ...READ, price: { state: 'open' } }))
    await userEvent.type(screen.getByRole('textbox', { name: 'What will it cost, and for what?' }), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Percentage' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stateOf(kept, 'price')).toMatchObject({
      entries: [{ value: { low: 12, high: 12, currency: null, per: null, every: 'share' } }],
    })
  })

  it('asks what one deal is worth, and takes it with its currency', async () => {
    const share = { low: 12, high: 12, currency: null, per: null, every: 'share' }
    const { kept } = openPanel(toBrief({ ...READ, price: stated(quoted('€49 per shop', share)) }))
    await userEvent.click(screen.getByRole('button', { name: 'Add what one deal is worth' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'What is one worth, on average?' }), '250')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stateOf(kept, 'price')).toMatchObject({
      entries: [{ value: { ...share, currency: 'EUR', base: 250 } }],
    })
    expect(screen.queryByRole('button', { name: 'Add what one deal is worth' })).not.toBeInTheDocument()
  })

  it('starts amounts in the currency of the price', async () => {
    openPanel(toBrief({ ...READ, problem: stated(quoted('A till app')) }))
    const cost = screen.getByRole('textbox', { name: 'What does the problem cost one customer?' })
    const item = within(cost.closest('li') ?? document.body)
    expect(item.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  })

  it('finds the country of a place by its name', async () => {
    const { kept } = openPanel()
    await userEvent.click(row(/^Edit place/))
    const place = screen.getByRole('textbox', { name: 'Place' })
    await userEvent.clear(place)
    await userEvent.type(place, 'Graz, Austria{Enter}')
    expect(stateOf(kept, 'place')).toMatchObject({
      entries: [{ value: { name: 'Graz, Austria', country: 'AT', local: true } }],
    })
  })

  it('takes 0 for a way of today that is free', async () => {
    const { kept } = openPanel()
    await userEvent.type(screen.getByRole('textbox', { name: /^What do they do or buy instead/ }), 'Paper')
    await userEvent.click(screen.getByRole('button', { name: 'Price and link' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Price of Paper' }), '0{Enter}')
    expect(stateOf(kept, 'today')).toMatchObject({
      entries: [{ value: { name: 'Paper', price: { amount: 0, currency: 'EUR', every: 'month' } } }],
    })
    expect(screen.getByText(/Paper \(free\)/)).toBeInTheDocument()
  })

  it('names alternatives with price and link', async () => {
    const { kept } = openPanel()
    await userEvent.type(
      screen.getByRole('textbox', { name: /^What do they do or buy instead/ }),
      'A spreadsheet',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Price and link' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Price of A spreadsheet' }), '8')
    await userEvent.type(screen.getByRole('textbox', { name: 'Link to A spreadsheet' }), 'example.com{Enter}')
    expect(stateOf(kept, 'today')).toMatchObject({
      entries: [
        {
          value: {
            name: 'A spreadsheet',
            price: { amount: 8, currency: 'EUR', every: 'month' },
            link: 'https://example.com',
          },
        },
      ],
    })
  })

  it('offers the nearest fields as chips, and answers with one click', async () => {
    const { kept } = openPanel(READ, { fieldChoices: ['food-restaurants', 'logistics'] })
    await userEvent.click(screen.getByRole('button', { name: /^More questions/ }))
    await userEvent.click(row(/Which field is it in/))
    await userEvent.click(screen.getByRole('button', { name: 'Food and restaurants' }))
    expect(stateOf(kept, 'field')).toMatchObject({
      entries: [{ value: 'food-restaurants', confirmed: true }],
    })
  })

  it('takes one or two kinds of product', async () => {
    const { kept } = openPanel()
    await userEvent.click(screen.getByRole('button', { name: /^More questions/ }))
    await userEvent.click(row(/What kind of product is it/))
    await userEvent.click(screen.getByRole('button', { name: 'Software' }))
    await userEvent.click(row(/^Edit kind of product: Software$/))
    await userEvent.click(screen.getByRole('button', { name: 'Device' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(stateOf(kept, 'nature')).toMatchObject({ entries: [{ value: 'software' }, { value: 'device' }] })
  })

  it('counts interviews, a waiting list and paying customers', async () => {
    const { kept } = openPanel()
    await userEvent.click(screen.getByRole('button', { name: /^More questions/ }))
    await userEvent.click(row(/Who wants it/))
    await userEvent.type(screen.getByRole('textbox', { name: 'Interviews held' }), '22')
    await userEvent.type(screen.getByRole('textbox', { name: 'Paying customers' }), '3{Enter}')
    expect(stateOf(kept, 'evidence')).toMatchObject({
      entries: [{ value: { kind: 'interviews', count: 22 } }, { value: { kind: 'paying', count: 3 } }],
    })
  })
})

describe('the trade of a customer', () => {
  const chip = (name: string) => screen.findByRole('button', { name })
  const customerOf = (customer: string) => toBrief({ customer: stated({ ...quoted('x'), value: customer }) })

  it('is offered beside the customer, and stored with its codes', async () => {
    const { kept } = openPanel()
    await userEvent.click(await chip('Bakeries that bake'))
    expect(stateOf(kept, 'trade')).toMatchObject({
      entries: [
        {
          value: { label: 'Bakeries that bake', nace: 'C1071', naics: '311811', sic: '10710' },
          origin: { kind: 'answer' },
          confirmed: true,
        },
      ],
    })
    expect(row(/^Edit trade: Bakeries that bake \(NACE C1071, NAICS 311811, SIC 10710\)$/)).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Bakery shops' })).not.toBeInTheDocument()
  })

  it('can be named in other words', async () => {
    const { kept } = openPanel()
    await userEvent.click(await chip('Something else'))
    const words = screen.getByRole('textbox', { name: 'Describe their trade' })
    await userEvent.type(words, 'qwerty')
    expect(await screen.findByText(/^No matching trade found/)).toBeInTheDocument()
    await userEvent.clear(words)
    await userEvent.type(words, 'florists')
    await chip('Florists')
    await userEvent.type(words, '{Enter}')
    expect(stateOf(kept, 'trade')).toMatchObject({ entries: [{ value: { nace: 'G4776' } }] })
  })

  it('is none for consumers, who are asked', async () => {
    const { kept } = openPanel(customerOf('dog owners'))
    await userEvent.click(await chip('These are consumers'))
    expect(stateOf(kept, 'trade')).toMatchObject({
      entries: [{ value: { label: 'Consumers', nace: null, naics: null, sic: null } }],
    })
    expect(row(/^Edit trade: Consumers \(no trade code\)$/)).toBeInTheDocument()
  })

  it('is asked again for another customer, and comes back with the first one', async () => {
    const { kept } = openPanel()
    await userEvent.click(await chip('Bakeries that bake'))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm customer' }))
    expect(stateOf(kept, 'trade')).toMatchObject({ state: 'stated' })
    await userEvent.click(row(/^Edit customer: small bakeries$/))
    const customer = screen.getByRole('textbox', { name: 'Customer' })
    await userEvent.clear(customer)
    await userEvent.type(customer, 'florists{Enter}')
    expect(stateOf(kept, 'trade')).toEqual({ state: 'open', silenced: [] })
    expect(await chip('Florists')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(stateOf(kept, 'trade')).toMatchObject({ entries: [{ value: { nace: 'C1071' } }] })
  })

  it('is not guessed from unknown words, and can be answered among the other questions', async () => {
    openPanel(customerOf('quantum gravity collectives'))
    await userEvent.click(screen.getByRole('button', { name: /^More questions/ }))
    await userEvent.click(row(/Which trade are these customers in/))
    expect(await screen.findByRole('textbox', { name: 'Describe their trade' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'These are consumers' })).toBeInTheDocument()
  })

  it('is not offered where the brief can only be read', async () => {
    openPanel(READ, { readOnly: true })
    // Loads the table that offers come from.
    await act(() => import('@domain/trades/trades-of'))
    expect(screen.queryByRole('button', { name: 'Bakeries that bake' })).not.toBeInTheDocument()
  })
})
