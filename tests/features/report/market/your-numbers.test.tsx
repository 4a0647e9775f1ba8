import { type Brief, type BriefField, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { marketModelOf } from '@domain/brief/market'
import { QUESTIONS } from '@domain/brief/questions'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AskContext } from '@/brief/ask-button'
import { YourNumbers } from '@/features/report/market/your-numbers'

const open = emptyBrief()
const priced = toBrief({
  price: answered([{ low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' as const }], open.price),
})
const unset = toBrief({ ...priced, count: answered([{ value: 350, source: 'own list' }], open.count) })
const counted = toBrief({ ...unset, goal: answered([{ amount: 10_000, currency: 'EUR' }], open.goal) })

function show(brief: Brief, mayAnswer = true, idea = '') {
  const asking = {
    ask: vi.fn(),
    answer: vi.fn(),
    perhaps: () => '',
    question: (field: BriefField) => QUESTIONS[field],
  }
  const model = marketModelOf(brief)
  render(
    <AskContext value={mayAnswer ? asking : null}>
      <YourNumbers brief={brief} idea={idea} model={model} sized={model !== null} />
    </AskContext>,
  )
  return asking
}

const line = (label: RegExp) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => label.test(textContent ?? ''))
  if (!term?.parentElement) throw new Error(`No line ${label}`)
  return term.parentElement
}
const goal = () => screen.getByRole('button', { name: /^Monthly revenue goal/ })

it('counts the part that the founder keeps, and the own cost, as the text tells them', () => {
  show(priced, true, 'A till for shops. They pay €49 and we keep 20%.')
  expect(line(/^Annual revenue per customer/)).toHaveTextContent('€9.80 × 12')
  expect(line(/^Most you can spend to win a customer/)).toHaveTextContent(
    'Takes all of the part that you keep.',
  )
})

describe('a market without a count', () => {
  it('is an empty calculator that asks for it, beside what is known', async () => {
    const { ask } = show(priced)
    expect(line(/^Annual revenue per customer/)).toHaveTextContent('€588')
    expect(line(/^Annual revenue per customer/)).toHaveTextContent('€49 × 12')
    await userEvent.click(
      within(line(/^Customers$/)).getByRole('button', {
        name: 'How many such customers are there? (Market size)',
      }),
    )
    expect(ask).toHaveBeenCalledExactlyOnceWith('count')
  })

  it('asks for a price where there is none', async () => {
    const { ask } = show(open)
    await userEvent.click(screen.getByRole('button', { name: /^What will it cost/ }))
    expect(ask).toHaveBeenCalledExactlyOnceWith('price')
    expect(screen.queryByRole('region', { name: 'What your numbers say' })).not.toBeInTheDocument()
  })

  it('shows its questions as texts to readers who cannot answer', () => {
    show(priced, false)
    expect(line(/^Customers$/)).toHaveTextContent('How many such customers are there?')
    expect(screen.queryByRole('button', { name: /How many/ })).not.toBeInTheDocument()
  })
})

describe('what the numbers say', () => {
  it('is a result with its calculation in each line', () => {
    show(counted)
    const table = within(screen.getByRole('region', { name: 'What your numbers say' }))
    expect(table.getByText('€10,000 × 12 ÷ €588')).toBeInTheDocument()
    expect(line(/^Customers for/)).toHaveTextContent('205')
    expect(line(/^Share of the customers/)).toHaveTextContent('59%')
    expect(line(/^Of that goal, left/)).toHaveTextContent('€5,000')
    expect(line(/^Customers to break even/)).toHaveTextContent('Set your fixed costs')
    expect(screen.queryByText(/TAM, SAM and SOM appear/)).not.toBeInTheDocument()
  })

  it('assumes no income, and takes the one that is set', async () => {
    const { answer } = show(unset)
    expect(goal()).toHaveTextContent('set an amount')
    expect(screen.queryByText(/10,000/)).not.toBeInTheDocument()
    await userEvent.click(goal())
    await userEvent.type(screen.getByRole('textbox', { name: 'Monthly revenue goal' }), '900{Enter}')
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      goal: expect.objectContaining({
        entries: [expect.objectContaining({ value: { amount: 900, currency: 'EUR' } })],
      }),
    })
  })

  it('takes another income, which goes to the brief', async () => {
    const { answer } = show(counted)
    await userEvent.click(goal())
    const field = screen.getByRole('textbox', { name: 'Monthly revenue goal' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('10,000')
    await userEvent.clear(field)
    await userEvent.type(field, '5k{Enter}')
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      goal: expect.objectContaining({
        entries: [expect.objectContaining({ value: { amount: 5000, currency: 'EUR' } })],
      }),
    })
    expect(goal()).toHaveFocus()
  })

  it('calculates with another income where nothing can be saved', async () => {
    show(counted, false)
    await userEvent.click(goal())
    await userEvent.clear(screen.getByRole('textbox', { name: 'Monthly revenue goal' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Monthly revenue goal' }), '2,000{Enter}')
    expect(line(/^Customers for/)).toHaveTextContent('41')
  })

  it('asks where the income has two readings, and takes the chosen one', async () => {
    const { answer } = show(counted)
    await userEvent.click(goal())
    const field = screen.getByRole('textbox', { name: 'Monthly revenue goal' })
    await userEvent.clear(field)
    await userEvent.type(field, '12.000{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('12 or 12,000?')
    expect(answer).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '12,000' }))
    expect(answer).toHaveBeenCalledOnce()
  })

  it('refuses an income in another currency, and keeps the old one on Escape', async () => {
    const { answer } = show(counted)
    await userEvent.click(goal())
    await userEvent.clear(screen.getByRole('textbox', { name: 'Monthly revenue goal' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Monthly revenue goal' }), '$5,000{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the amount in €.')
    await userEvent.keyboard('{Escape}')
    expect(goal()).toHaveTextContent('€10,000')
    expect(answer).not.toHaveBeenCalled()
  })

  it('assumes what winning a customer costs until the reader knows better, and saves nothing', async () => {
    const { answer } = show(counted)
    expect(line(/^Months to earn back/)).toHaveTextContent('8.2')
    await userEvent.click(screen.getByRole('button', { name: /^Cost of winning a customer/ }))
    await userEvent.clear(screen.getByRole('textbox', { name: 'Cost of winning a customer' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Cost of winning a customer' }), '300{Enter}')
    expect(line(/^Months to earn back/)).toHaveTextContent('12')
    expect(answer).not.toHaveBeenCalled()
  })
})
