import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { completedRow, ID } from '../../ideas/idea-rows'
import { PLANS, planRow } from '../../planning/open-planning'
import { openResults } from '../../report/open-results'

const link = () => screen.queryByRole('link', { name: 'Development Roadmap' })

it('leads from the results to the roadmaps once the project is planned', async () => {
  await openResults([completedRow()], '', { [`GET ${PLANS}`]: [planRow()] })
  expect(await screen.findByRole('link', { name: 'Development Roadmap' })).toHaveAttribute(
    'href',
    `/validate-idea/results/${ID}/roadmap`,
  )
})

it('does not lead there before', async () => {
  await openResults([completedRow({ userId: '0b1e2f3a-0000-4000-8000-000000000001' })], '', {
    [`GET ${PLANS}`]: [],
  })
  expect(await screen.findByRole('link', { name: 'Start Project Planning' })).toBeInTheDocument()
  expect(link()).not.toBeInTheDocument()
})
