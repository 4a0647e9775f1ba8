import { storeMarket } from '@domain/report-storage'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { completedRow, ID, type Row } from '../../ideas/idea-rows'
import { openResults } from '../open-results'
import { RESEARCHED_MARKET } from '../researched-report'

const REVISE = 'POST /functions/v1/revise-report'
const ROUND = 'A second round of research is running'

const followed = (follow_up: object | null, changes: object = {}): Row =>
  completedRow({ ...storeMarket({ ...RESEARCHED_MARKET, ...changes }), follow_up })

it('shows the whole report while its sources are being checked', async () => {
  await openResults([followed({ state: 'running', stage: 'judge' })])
  expect(await screen.findByText('Checking whether sources support the statements')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Market' })).toBeEnabled()
})

it('says what a second round does, and that the report stays as it is until then', async () => {
  await openResults([followed({ state: 'running', stage: 'second-round', searches: 3 })])
  expect(await screen.findByText(ROUND)).toBeInTheDocument()
  expect(screen.getByText(/^3 searches are being made/)).toHaveTextContent('switch each section back')
})

it('names why it failed and lets the founder try again', async () => {
  const failed = { state: 'failed', stage: 'second-round', reason: 'The AI service is too busy right now.' }
  const { backend } = await openResults([followed(failed)], '', {
    [REVISE]: () => Response.json({ success: true, status: 'running' }, { status: 202 }),
  })
  expect(await screen.findByText('The AI service is too busy right now.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(backend.sent(REVISE)[0]?.body).toEqual({ validationId: ID, action: 'retry-follow-up' })
})

it('marks the searches of the second round where the research is told', async () => {
  const { research } = RESEARCHED_MARKET
  const again = { topic: 'demand' as const, query: 'dog walkers forum prices', sources: 1, round: 2 as const }
  const queries = [...(research?.queries ?? []), again]
  await openResults(
    [followed({ state: 'done' }, { research: research && { ...research, queries } })],
    '?tab=market',
  )
  await userEvent.click(await screen.findByText(`${queries.length} searches`))
  expect(screen.getByText('Second round')).toBeInTheDocument()
  expect(screen.queryByText(ROUND)).not.toBeInTheDocument()
})
