import { storeMarket } from '@domain/report-storage'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { completedRow, ID, type Row } from '../../ideas/idea-rows'
import { openResults } from '../open-results'
import { RESEARCHED_MARKET } from '../researched-report'

const REVISE = 'POST /functions/v1/revise-report'
const TRY = 'Try the missing parts again'
const TITLE = 'Part of this section is missing'

const lacking = (changes: object): Row =>
  completedRow({ ...storeMarket({ ...RESEARCHED_MARKET, ...changes }) })

const { research } = RESEARCHED_MARKET
const FAILED = {
  missing: [{ part: 'competitors' as const, reason: 'The AI service failed to answer.' }],
  research: research && {
    ...research,
    queries: [
      ...research.queries,
      {
        topic: 'demand' as const,
        query: '',
        sources: 0,
        outcome: 'failed' as const,
        reason: 'It took too long.',
      },
      {
        topic: 'size' as const,
        query: 'register of shops',
        sources: 0,
        outcome: 'failed' as const,
        reason: 'It was too busy.',
        round: 2 as const,
      },
    ],
  },
}

it('names what is missing with its reason, and has it tried again alone', async () => {
  const { backend } = await openResults([lacking(FAILED)], '?tab=market', {
    [REVISE]: () => Response.json({ success: true, status: 'running' }, { status: 202 }),
  })
  expect(await screen.findByText(TITLE)).toBeInTheDocument()
  expect(screen.getByText('Competitors: The AI service failed to answer.')).toBeInTheDocument()
  expect(screen.getByText('Search for demand: It took too long.')).toBeInTheDocument()
  // Nothing repeats a search of the second round.
  expect(screen.queryByText('Search for market size: It was too busy.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: TRY }))
  expect(backend.sent(REVISE)[0]?.body).toEqual({ validationId: ID, action: 'retry-missing' })
})

it('says nothing of the kind where nothing is missing', async () => {
  await openResults([lacking({})], '?tab=market')
  await screen.findByRole('tab', { name: 'Market' })
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument()
})
