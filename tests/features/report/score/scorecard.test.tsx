import { type BriefField, emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { marketModelOf } from '@domain/brief/market'
import { QUESTIONS } from '@domain/brief/questions'
import { EMPTY_MARKET, type Report } from '@domain/report'
import { METRIC_NAMES, METRICS, type Scorecard, scorecardOf } from '@domain/scorecard'
import { validationSchema } from '@domain/stored-validation'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { AskContext } from '@/brief/ask-button'
import { ScorecardSection } from '@/features/report/score/scorecard-section'
import { analyzingRow, completedRow, type Row, researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'

const scorecard = async () => within(await screen.findByRole('region', { name: 'Scorecard' }))

/** The scorecard of a row, computed by the same rules as in the functions. */
function scoreOf(row: Row): Scorecard {
  const { report, createdAt } = validationSchema.parse(row)
  return scorecardOf(report, { asOf: createdAt, plan: null })
}

/** The name of a metric's button contains the metric and its score. */
const called = (id: (typeof METRICS)[number], score: number | null) =>
  new RegExp(`^${METRIC_NAMES[id]}: ?${score === null ? 'Not scored' : `${score.toFixed(1)} of 10`}$`)

const metricOf = (card: Scorecard, id: (typeof METRICS)[number]) => {
  const metric = card.metrics.find((candidate) => candidate.id === id)
  if (!metric) throw new Error(`no ${id}`)
  return metric
}

function show(changes: Partial<Scorecard>) {
  const card = { ...scoreOf(researchedRow()), ...changes }
  render(<ScorecardSection scorecard={card} brief={null} own={null} unsaved={false} />, {
    wrapper: MemoryRouter,
  })
  return within(screen.getByRole('region', { name: 'Scorecard' }))
}

describe('the scorecard of a report', () => {
  it('shows each of the ten metrics with its score', async () => {
    await openResults([researchedRow()])
    const shown = await scorecard()
    const buttons = shown.getAllByRole('button')
    expect(buttons).toHaveLength(METRICS.length)
    for (const { id, score } of scoreOf(researchedRow()).metrics)
      expect(shown.getByRole('button', { name: called(id, score) })).toBeInTheDocument()
  })

  it('shows the total, how many were scored', async () => {
    await openResults([researchedRow()])
    const { total, scored } = scoreOf(researchedRow())
    const shown = await scorecard()
    expect(scored).toBeGreaterThanOrEqual(5)
    expect(shown.getByText(total?.toFixed(1) ?? 'none')).toBeInTheDocument()
    expect(shown.getByText(`${scored} of 10 scored`)).toBeInTheDocument()
  })

  it('gives no total of fewer than five metrics, and says how far it is', async () => {
    await openResults([completedRow()])
    const { scored, confidence } = scoreOf(completedRow())
    expect(scored).toBeLessThan(5)
    const shown = await scorecard()
    expect(shown.getByText(`${scored} of 10 scored`)).toBeInTheDocument()
    expect(shown.getByText(`A total needs 5: ${5 - scored} more to go.`)).toBeInTheDocument()
    expect(shown.queryByText('of 10')).not.toBeInTheDocument()
    expect(shown.getByText('Low')).toBeInTheDocument()
    expect(shown.getByText(`0 of ${confidence.figures} figures verified (0%)`)).toBeInTheDocument()
  })

  it('never draws a missing score as a zero', () => {
    const [first, ...others] = scoreOf(researchedRow()).metrics
    if (!first) throw new Error('no metrics')
    const shown = show({ metrics: [{ ...first, score: null, reason: 'Nothing was found.' }, ...others] })
    const missing = shown.getByRole('button', { name: called('problemSeverity', null) })
    expect(missing).not.toHaveTextContent('0')
    expect(missing.querySelector('rect')).toBeNull()
  })

  it('draws a score of zero as one', () => {
    const [first, ...others] = scoreOf(researchedRow()).metrics
    if (!first) throw new Error('no metrics')
    const zero = show({ metrics: [{ ...first, score: 0 }, ...others] }).getByRole('button', {
      name: called('problemSeverity', 0),
    })
    expect(zero.querySelector('rect')).toHaveAttribute('width', '0%')
  })

  it('says when nothing could be scored', () => {
    const metrics = scoreOf(researchedRow()).metrics.map((metric) => ({ ...metric, score: null }))
    const shown = show({ metrics, total: null, scored: 0, capped: false })
    expect(shown.getByText('0 of 10 scored')).toBeInTheDocument()
    expect(shown.queryByText('0.0')).not.toBeInTheDocument()
  })

  it('explains a total that a weak metric holds down', () => {
    const metrics = METRICS.map((id) => ({
      id,
      score: id === 'timing' ? 2 : 9,
      reason: '',
      inputs: [],
      answered: false,
    }))
    const shown = show({ metrics, total: 6, scored: 10, capped: true })
    expect(shown.getByText(/^Capped at 6: Timing scored 2 or less/)).toBeInTheDocument()
  })

  it.each([
    ['low', 1, 4, 'Low', '1 of 4 figures verified (25%)'],
    ['medium', 1, 2, 'Medium', '1 of 2 figures verified (50%)'],
    ['high', 1, 1, 'High', '1 of 1 figure verified (100%)'],
    ['low', 0, 0, 'Low', 'The report holds no figures to verify.'],
  ] as const)('says how well it is supported: %s, %d of %d', (level, verified, figures, word, words) => {
    const shown = show({ confidence: { level, verified, figures } })
    expect(shown.getByText(word)).toBeInTheDocument()
    expect(shown.getByText(words)).toBeInTheDocument()
  })

  it('stands there only once the report is whole', async () => {
    await openResults([analyzingRow()])
    await screen.findByText('Analysis in Progress')
    expect(screen.queryByRole('region', { name: 'Scorecard' })).not.toBeInTheDocument()
  })
})

describe('what would score a metric', () => {
  const open = emptyBrief()
  const brief = toBrief({
    channel: answered(['The guild'], open.channel),
    price: answered([{ low: 15, high: 15, currency: 'USD', per: 'walk', every: 'use' as const }], open.price),
    count: answered([{ value: 350, source: '' }], open.count),
  })
  const report: Report = {
    brief,
    concept: null,
    audience: null,
    market: { ...EMPTY_MARKET, model: marketModelOf(brief) },
    evidence: null,
  }
  const asked = vi.fn()

  function showUnscored(own: string | null, mayAnswer: boolean) {
    const card = scorecardOf(report, { asOf: '2026-11-20', plan: null })
    const asking = mayAnswer
      ? {
          ask: asked,
          answer: () => undefined,
          perhaps: (field: BriefField) => (field === 'whyNow' ? 'Perhaps: “since the law”' : ''),
          question: (field: BriefField) => QUESTIONS[field],
        }
      : null
    render(
      <AskContext value={asking}>
        <ScorecardSection scorecard={card} brief={brief} own={own} unsaved={false} />
      </AskContext>,
      { wrapper: MemoryRouter },
    )
    return within(screen.getByRole('region', { name: 'Scorecard' }))
  }

  it('is one question for each, which leads to its field', async () => {
    const shown = showUnscored('one', true)
    await userEvent.click(
      shown.getByRole('button', {
        name: 'What changed that makes this possible or urgent? (Timing) Perhaps: “since the law”',
      }),
    )
    await userEvent.click(
      shown.getByRole('button', { name: /^How many does one customer buy .*\(Market size\)$/ }),
    )
    expect(asked.mock.calls).toEqual([['whyNow'], ['purchases']])
  })

  it('is the plan for feasibility, for the founder', () => {
    expect(showUnscored('one', true).getByRole('link', { name: /^Plan its phases/ })).toHaveAttribute(
      'href',
      '/validate-idea/results/one/planning',
    )
  })

  it('is shown as a text to readers who cannot answer', () => {
    const shown = showUnscored(null, false)
    expect(shown.getByText('What changed that makes this possible or urgent?')).toBeInTheDocument()
    expect(shown.getAllByRole('button')).toHaveLength(METRICS.length)
    expect(shown.queryByRole('link')).not.toBeInTheDocument()
  })

  it('is not asked of what is scored, and answers are marked', () => {
    const shown = showUnscored('one', true)
    const reach = shown.getByRole('button', { name: /^Reachability/ })
    expect(reach).toHaveTextContent('(from your answers)')
    expect(reach).toHaveTextContent('2.0 of 10')
    expect(shown.queryByText(/How will customers hear of it/)).not.toBeInTheDocument()
    expect(shown.getByRole('button', { name: /^Timing/ })).not.toHaveTextContent('from your answers')
  })
})

describe('a metric', () => {
  it('opens by keyboard to its reason and its inputs with their basis', async () => {
    await openResults([researchedRow()])
    const { reason, inputs } = metricOf(scoreOf(researchedRow()), 'problemSeverity')
    const shown = await scorecard()
    const button = shown.getByRole('button', { name: /^Problem severity/ })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(shown.queryByText(reason)).not.toBeInTheDocument()
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(details).toHaveTextContent(reason)
    for (const { label, value } of inputs) {
      expect(details).toHaveTextContent(label)
      expect(details).toHaveTextContent(value)
    }
    expect(within(details ?? document.body).getAllByText('AI model').length).toBeGreaterThan(0)
    await userEvent.keyboard(' ')
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('leads from an input to its citation', async () => {
    const { at } = await openResults([researchedRow()])
    const shown = await scorecard()
    await userEvent.click(shown.getByRole('button', { name: /^Demand evidence/ }))
    await userEvent.click(shown.getByRole('link', { name: 'Source s4' }))
    expect(at()).toContain('?tab=citations')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 's4'))
  })

  it('stands open as soon as the browser announces a printing, and closes after it', async () => {
    const shown = show({})
    const isOpen = () =>
      shown.getAllByRole('button').map((button) => button.getAttribute('aria-expanded') === 'true')
    window.dispatchEvent(new Event('beforeprint'))
    expect(isOpen()).not.toContain(false)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(isOpen()).not.toContain(true))
  })

  it('stands open on paper', async () => {
    const media = vi.spyOn(window, 'matchMedia')
    media.mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query === 'print',
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    const shown = show({})
    for (const button of shown.getAllByRole('button')) expect(button).toHaveAttribute('aria-expanded', 'true')
    media.mockRestore()
  })
})
