import { computeRoadmap } from '@domain/roadmap'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { contentOf, member, phaseOf, task } from '../../../domain/roadmap/sample-roadmap'
import { idOf } from '../open-dialog'
import { openRoadmap, published } from '../open-roadmap'

const SAVE = 'POST /rest/v1/rpc/save_roadmap_size'
const RESET = 'POST /rest/v1/rpc/reset_roadmap_sizes'

/** One person at $50 an hour; a task of 20 hours that waits for one of 8. */
const CONTENT = computeRoadmap(
  contentOf(
    phaseOf({
      phase: 'interactive',
      teamComposition: [member('Founder', 1, 50, 28)],
      tasks: [
        task('talks', 'Founder', 8, { name: 'Ten conversations', size: 'S' }),
        task('pilot', 'Founder', 20, { name: 'Pilot', size: 'M', dependsOn: ['talks'] }),
      ],
    }),
  ),
)
const CHOSEN = [{ task: 'talks', name: 'Ten conversations', size: 'L' }]

const open = (changes: object = {}, scene: Parameters<typeof openRoadmap>[0] = {}) =>
  openRoadmap({
    roadmaps: [published('interactive', CONTENT, changes)],
    ...scene,
    answers: { [SAVE]: null, [RESET]: null, ...scene.answers },
  })

const cost = () => screen.getByText('Estimated Cost').closest('div')
const groups = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Work for the whole phase/ }))
const sizeOf = (name: string) => screen.getByRole('combobox', { name: `Size of ${name}` })

describe('the sizes of a published roadmap', () => {
  it('are changed by its founder, and totals follow at once', async () => {
    const { backend } = await open()
    await groups()
    expect(cost()).toHaveTextContent('$1,400')
    await userEvent.selectOptions(sizeOf('Ten conversations'), 'L')
    expect(cost()).toHaveTextContent('$4,000')
    expect(screen.getByText(/^You changed 1 size\./)).toBeInTheDocument()
    expect(screen.getByText('Was S')).toBeInTheDocument()
    await waitFor(() =>
      expect(backend.sent(SAVE).map(({ body }) => body)).toEqual([
        { p_roadmap: idOf('interactive'), p_task: 'talks', p_size: 'L' },
      ]),
    )
    await userEvent.selectOptions(sizeOf('Ten conversations'), 'S')
    expect(cost()).toHaveTextContent('$1,400')
    await waitFor(() =>
      expect(backend.sent(SAVE).map(({ body }) => body)).toContainEqual({
        p_roadmap: idOf('interactive'),
        p_task: 'talks',
      }),
    )
  })

  it('are there again on the next visit, and go back together', async () => {
    const { backend } = await open({ roadmap_sizes: CHOSEN })
    await groups()
    expect(cost()).toHaveTextContent('$4,000')
    expect(sizeOf('Ten conversations')).toHaveValue('L')
    await userEvent.click(screen.getByRole('button', { name: 'Reset sizes' }))
    expect(cost()).toHaveTextContent('$1,400')
    await waitFor(() =>
      expect(backend.sent(RESET).map(({ body }) => body)).toEqual([{ p_roadmap: idOf('interactive') }]),
    )
  })

  it('count in the comparison with the plan', async () => {
    await open({ roadmap_sizes: [{ task: 'pilot', name: 'Pilot', size: 'XL' }, ...CHOSEN] })
    const fit = within(await screen.findByRole('region', { name: 'Budget and Timeline' }))
    expect(await fit.findByText(/\$11,000/)).toBeInTheDocument()
  })

  it('come back as they are stored when a change is refused', async () => {
    await open({}, { answers: { [SAVE]: () => Response.json({ message: 'down' }, { status: 400 }) } })
    await groups()
    await userEvent.selectOptions(sizeOf('Pilot'), 'XL')
    expect(await screen.findByText('The size could not be saved. Please try again.')).toBeInTheDocument()
    await waitFor(() => expect(cost()).toHaveTextContent('$1,400'))
    expect(sizeOf('Pilot')).toHaveValue('M')
  })

  it('are only read by administrators', async () => {
    await open({ user_id: 'f0000000-0000-4000-8000-00000000000f' }, { admin: true })
    await groups()
    expect(screen.queryByRole('combobox', { name: /^Size of/ })).not.toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Size' })).toBeInTheDocument()
  })
})
