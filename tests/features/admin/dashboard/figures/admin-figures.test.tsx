import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { lastSevenDays, successRate, usageByProvider } from '@/features/admin/dashboard/figures/figures'
import { formatDuration } from '@/features/admin/dashboard/figures/figures-panel'
import { FIGURES, LIST, NO_FIGURES, openAdmin } from '../../open-admin'

const day = (date: number, completed = 0, failed = 0, others = 0) => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  completed,
  failed,
  others,
})

// 2026-11-21 is a Saturday.
const DAYS = [
  day(13, 9, 1),
  day(14),
  day(15, 4),
  day(16, 2),
  day(17),
  day(18),
  day(19),
  day(20, 1, 2),
  day(21, 3, 0, 1),
]

const usage = (provider: string, model: string, dollars: number, changes: object = {}) => ({
  ...{ provider, model, dollars },
  ...{ searches: 0, input: 1_000, output: 500, unpriced: 0 },
  ...changes,
})

const FILLED = {
  days: DAYS,
  steps: [
    { step: 'concept', finished: 41, median_seconds: 0.082 },
    { step: 'roadmap tasks', finished: 3, median_seconds: 125.2 },
  ],
  usage: [
    usage('openai', 'gpt-6-luna', 0.5, { searches: 1 }),
    usage('anthropic', 'claude-haiku-5-5', 0.75, { input: 1_234_567 }),
    usage('openai', 'llama3.3', 0, { unpriced: 2 }),
  ],
  failures: [
    { kind: 'The provider could not be reached', failed: 12, last_at: '2026-11-20T11:03:13+00:00' },
    { kind: 'Not told', failed: 1, last_at: '2026-11-19T11:03:13+00:00' },
  ],
}

const openFigures = (answer: unknown = FILLED) =>
  openAdmin('/admin/dashboard', { [LIST]: [], [FIGURES]: answer })

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const keyFigure = async (name: string) =>
  (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent ?? ''

describe('the figures', () => {
  it('count the runs of today and of the week, the success rate and the cost', async () => {
    await openFigures()
    expect(await keyFigure('Runs today')).toBe('4Reports, sections and roadmaps, in UTC')
    expect(await keyFigure('Runs this week')).toBe('9Since Nov 16, 2026')
    expect(await keyFigure('Success rate')).toBe('86%Of 22 that ended')
    expect(await keyFigure('Cost of models')).toBe('$1.25In 9 days, excluding usage with no known price')
  })

  it.each([
    [0, 0, '$0.00In 9 days'],
    [0.0012, 0, '< $0.01In 9 days'],
    [0, 3, '–In 9 days, excluding usage with no known price'],
  ])('cost %s dollars with %s attempts of unknown price', async (dollars, unpriced, words) => {
    await openFigures({ ...FILLED, usage: [usage('openai', 'gpt-6-luna', dollars, { unpriced })] })
    expect(await keyFigure('Cost of models')).toBe(words)
  })

  it('tell the bars of the days in words', async () => {
    await openFigures()
    const days = within((await part('Runs per day')).getByRole('list', { name: 'Days with runs' }))
    expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nov 13, 2026: Completed 9, Unfinished 0, Failed 1',
      'Nov 15, 2026: Completed 4, Unfinished 0, Failed 0',
      'Nov 16, 2026: Completed 2, Unfinished 0, Failed 0',
      'Nov 20, 2026: Completed 1, Unfinished 0, Failed 2',
      'Nov 21, 2026: Completed 3, Unfinished 1, Failed 0',
    ])
  })

  it('tell times, usage and errors', async () => {
    await openFigures()
    expect(
      (await part('Median time per step')).getAllByRole('listitem').map(({ textContent }) => textContent),
    ).toEqual(['concept41 finished82 ms', 'roadmap tasks3 finished2 min 5 s'])
    const used = await part('Tokens and cost by provider')
    const [anthropic, openai] = used.getAllByRole('listitem')
    expect(anthropic).toHaveTextContent(/^Anthropic claude-haiku-5-5\$0.75001,234,567 tokens in, 500 out/)
    expect(openai).toHaveTextContent(/^OpenAI\$0.5000, rest unknown2,000 tokens in, 1,000 out, 1 search/)
    expect(openai).toHaveTextContent(/llama3.3price unknown/)
    const errors = (await part('Errors by kind')).getAllByRole('listitem')
    expect(errors[0]).toHaveTextContent(/^The provider could not be reached12Last on Nov 20, 2026/)
  })

  it('fold the rarer errors', async () => {
    const failures = Array.from({ length: 7 }, (_, index) => ({
      kind: `Kind ${index}`,
      failed: 7 - index,
      last_at: '2026-11-20T11:03:13+00:00',
    }))
    await openFigures({ ...FILLED, failures })
    const errors = await part('Errors by kind')
    expect(errors.getByText('2 more kinds').closest('details')).not.toHaveAttribute('open')
    expect(errors.getByText('Kind 6')).toBeInTheDocument()
  })

  it('are asked for another time', async () => {
    const { backend } = await openFigures()
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Last 90 days')
    await waitFor(() => expect(backend.sent(FIGURES).at(-1)?.body).toEqual({ p_days: 90 }))
    expect(backend.sent(FIGURES)[0]?.body).toEqual({ p_days: 30 })
  })

  it('say what there is not', async () => {
    await openFigures(NO_FIGURES)
    expect(await screen.findByText('No runs started in this period.')).toBeInTheDocument()
    for (const text of [
      'No steps finished in this period.',
      'No models were used in this period.',
      'No failed attempts in this period.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(await keyFigure('Success rate')).toBe('–No finished runs')
  })

  it('say when they could not be loaded, and leave the list as it is', async () => {
    const { backend } = await openFigures(() => Response.json({ message: 'no' }, { status: 400 }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to load statistics. Please check your admin permissions.')
    expect(await screen.findByText('No validations found.')).toBeInTheDocument()
    backend.answer(FIGURES, FILLED)
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await keyFigure('Runs today')).toContain('4')
  })
})

describe('counting', () => {
  it.each([
    [15, 7],
    [16, 1],
    [21, 6],
  ])('lets the week of Nov %s have %s days', (last, days) =>
    expect(lastSevenDays(Array.from({ length: 14 }, (_, index) => day(last - 13 + index)))).toHaveLength(
      days,
    ),
  )

  it('knows no rate without a run that ended', () => {
    expect(successRate([day(20, 0, 0, 3)])).toBeNull()
    expect(successRate([day(20, 0, 2)])).toBe(0)
  })

  it('names providers and models that are not known', () =>
    expect(
      usageByProvider({ ...NO_FIGURES, usage: [{ ...usage('', '', 0), provider: null, model: null }] }),
    ).toMatchObject([{ name: 'Unknown provider', models: [{ name: 'Unknown model' }] }]))

  it.each([
    [0, '0 ms'],
    [0.9996, '1.0 s'],
    [59.94, '59.9 s'],
    [59.97, '1 min 0 s'],
    [119.6, '2 min 0 s'],
  ])('writes %s seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words))
})
