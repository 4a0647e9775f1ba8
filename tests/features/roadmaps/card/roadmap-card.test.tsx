import {
  GITHUB_SCRIPT,
  githubIssues,
  jiraCsv,
  linearCsv,
  readRoadmap,
  roadmapCsv,
  roadmapMarkdown,
} from '@domain/roadmap'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useStartDates } from '@/features/roadmaps/card/start-date'
import { contentOf, member, phaseOf, task } from '../../../domain/roadmap/sample-roadmap'
import { catchDownloads } from '../../../support/open-app'
import { completedRow } from '../../ideas/idea-rows'
import { planRow } from '../../planning/open-planning'
import { draft, row } from '../open-dialog'
import { DOG_WALKING, openRoadmap, published } from '../open-roadmap'

const saved = catchDownloads()
beforeEach(() => {
  useStartDates.setState({ starts: {} })
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const part = (name: RegExp) => screen.getByRole('region', { name })
const card = () => screen.findByRole('article', { name: 'Dog walking' })
const openCard = (content: unknown = DOG_WALKING, scene: Parameters<typeof openRoadmap>[0] = {}) =>
  openRoadmap({ roadmaps: [published('interactive', content)], ...scene })

async function savedFile() {
  const [file = new Blob(), name] = saved.mock.lastCall ?? []
  return { name, text: await file.text() }
}

describe('a published roadmap', () => {
  it('shows what it takes, and who wrote it', async () => {
    await openCard()
    const roadmap = within(await card())
    expect(roadmap.getByText('Published')).toBeInTheDocument()
    const facts = roadmap.getAllByRole('definition').map(({ textContent }) => textContent)
    // 24 h × $75.50 + 2 × 10 h × $90
    expect(facts).toEqual(
      expect.arrayContaining([
        '$3,612',
        '4 days',
        'Everything is linked',
        'Day 4',
        '10–24 h',
        '44 h of work in total',
      ]),
    )
    expect(roadmap.getByText('Built-in template roadmap. No AI model was used.')).toBeInTheDocument()
    expect(roadmap.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  })

  it('shows what is waited for, what costs besides hours, and what could not be planned', async () => {
    const trial = task('trial', 'Cook', 8, { waiting: { days: 28, reason: 'Trial of four weeks' } })
    await openCard(
      contentOf(
        phaseOf({
          phase: 'interactive',
          tasks: [trial],
          teamComposition: [member('Cook', 1, 25, 8)],
          costLines: [{ name: 'Stall', kind: 'fee', amount: 120 }],
          unplanned: ['How many meals a week: the idea does not say.'],
        }),
      ),
    )
    const roadmap = within(await card())
    expect(roadmap.getByText('Waiting: 28 calendar days: Trial of four weeks')).toBeInTheDocument()
    await press('Costs besides hours')
    expect(part(/^Costs besides hours/)).toHaveTextContent('StallAssumption$120')
    await press('Not planned')
    expect(part(/^Not planned/)).toHaveTextContent('How many meals a week')
    expect(roadmap.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('$320')
  })

  it('shows the team with every line and its sum', async () => {
    await openCard()
    await card()
    const team = part(/^Team Composition/)
    expect(within(team).getByRole('row', { name: /Designer Sketches, Tests/ })).toHaveTextContent(
      /Count1Hourly Rate\$75\.50Hours24 hCost\$1,812$/,
    )
    expect(within(team).getByRole('row', { name: /Developer/ })).toHaveTextContent(/Cost\$1,800$/)
    expect(within(team).getByRole('row', { name: /Total team cost/ })).toHaveTextContent('$3,612')
    expect(team).toHaveTextContent('assumptions for Western Europe')
  })

  it('begins with the summary, then the work, and ends with what could be bought', async () => {
    await openCard(DOG_WALKING, { open: ['interactive'] })
    const offer = await screen.findByRole('region', { name: 'Premium Roadmap Phases' })
    await card()
    const order = [
      screen.getByText('First milestone'),
      part(/^Budget and Timeline/),
      part(/^Work by feature/),
      part(/^Schedule/),
      offer,
    ]
    const inOrder = [...order].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(order).toEqual(inOrder)
  })

  it('says in words what the schedule draws', async () => {
    await openCard()
    await card()
    const lines = () =>
      within(part(/^Schedule/))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(lines()).toEqual([
      'Try a paymentDeveloper · Days 1–2',
      'Sketch the bookingDesigner · Days 1–3, critical',
      'Link the screensDeveloper · Day 4, critical',
    ])
    await press('By feature')
    expect(lines()).toEqual([
      'Pay per walk1 task · Days 1–2',
      'Book a walk1 task · Days 1–3, critical',
      'Work for the whole phase1 task · Day 4, critical',
    ])
  })

  it('lists tasks by feature, with what they wait for', async () => {
    await openCard()
    await card()
    const tasks = within(part(/^Work by feature/))
    const row = tasks.getByRole('row', { name: /Link the screens/ })
    expect(row).toHaveTextContent('Critical')
    expect(row).toHaveTextContent('After Sketch the booking')
    expect(row).not.toHaveTextContent(/\b(?:link|sketch)\b/)
    expect(row).toHaveTextContent('Day 4')
    expect(row).toHaveTextContent('4 / 8 / 20 h')
    const group = tasks.getByRole('button', { name: /^Work for the whole phase/ })
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(row).toHaveClass('hidden')
    await userEvent.click(group)
    expect(row).not.toHaveClass('hidden')
  })

  it('shows deliverables, milestones, risks and recommendations in parts that open', async () => {
    await openCard()
    await card()
    expect(part(/^Deliverables/)).toHaveTextContent('A prototype to click through')
    expect(part(/^Milestones/)).toHaveTextContent('Everything is linkedDay 4')
    expect(part(/^Risks & Mitigation/)).toHaveTextContent('Nobody booksAsk ten owners first')
    const recommendation = screen.getByText('Show it to five owners')
    expect(screen.getByRole('button', { name: 'Recommendations' })).toHaveAttribute('aria-expanded', 'false')
    expect(recommendation.closest('.hidden')).not.toBeNull()
    await press('Recommendations')
    expect(screen.getByRole('button', { name: 'Recommendations' })).toHaveAttribute('aria-expanded', 'true')
    expect(recommendation.closest('.hidden')).toBeNull()
  })
})

describe('files', () => {
  it('hold what is stored, as JSON', async () => {
    await openCard()
    await press('Download')
    const { name, text } = await savedFile()
    expect(name).toBe('roadmap-interactive.json')
    expect(JSON.parse(text)).toEqual(DOG_WALKING)
  })

  it('are not made of nothing', async () => {
    await openCard({})
    await press('Download')
    expect(await screen.findByText('No roadmap content to download')).toBeInTheDocument()
    expect(saved).not.toHaveBeenCalled()
  })

  it.each([
    ['Table (.csv)', /, roadmap Interactive Prototype\.csv$/, 'csv'],
    ['Markdown (.md)', /, roadmap Interactive Prototype\.md$/, 'md'],
  ])('hold what the screen shows: %s', async (item, fileName, kind) => {
    await openCard()
    await press('Export')
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    const { roadmap } = readRoadmap(DOG_WALKING)
    if (!roadmap) throw new Error('The sample is not readable')
    const { title } = completedRow()
    const { name, text } = await savedFile()
    const wanted = {
      csv: roadmapCsv(roadmap),
      md: roadmapMarkdown(roadmap, `${title}: Dog walking`),
    }
    expect(name).toMatch(fileName)
    // Reading the file as text drops the byte order mark.
    expect(text).toBe(Reflect.get(wanted, kind).replace(/^\uFEFF/, ''))
  })

  describe('for calendars and issue trackers', () => {
    const read = () => {
      const { roadmap } = readRoadmap(DOG_WALKING)
      if (!roadmap) throw new Error('The sample is not readable')
      return roadmap
    }
    const openImports = async () => {
      await openCard()
      await press('Export')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Calendar and issue trackers' }))
      return within(await screen.findByRole('dialog', { name: 'Export for calendars and issue trackers' }))
    }

    it.each([
      ['Save issues', /, GitHub issues Interactive Prototype\.json$/, () => githubIssues(read())],
      ['Save script', /^import-github-issues\.mjs$/, () => GITHUB_SCRIPT],
      ['Save Jira issues', /, Jira issues Interactive Prototype\.csv$/, () => jiraCsv(read(), '2026-11-26')],
      [
        'Save Linear issues',
        /, Linear issues Interactive Prototype\.csv$/,
        () => linearCsv(read(), '2026-11-26'),
      ],
    ])('are saved with the dates of the start date: %s', async (label, fileName, wanted) => {
      const dialog = await openImports()
      fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-11-26' } })
      await userEvent.click(dialog.getByRole('button', { name: label }))
      const { name, text } = await savedFile()
      expect(name).toMatch(fileName)
      expect(text).toBe(wanted())
    })

    it('are a calendar once there is a start date, which also dates the milestones', async () => {
      const dialog = await openImports()
      expect(dialog.getByRole('button', { name: 'Save calendar' })).toBeDisabled()
      fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-11-26' } })
      await userEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
      const { name, text } = await savedFile()
      expect(name).toMatch(/, calendar Interactive Prototype\.ics$/)
      expect(text).toContain('DTSTART;VALUE=DATE:20261126')
      await userEvent.keyboard('{Escape}')
      await press('Milestones')
      expect(await screen.findByText('Dec 1, 2026, day 4')).toBeInTheDocument()
    })

    it('come with two lines each on how they are imported', async () => {
      const dialog = await openImports()
      for (const title of ['Calendar (.ics)', 'GitHub', 'Jira (.csv)', 'Linear (.csv)'])
        expect(within(dialog.getByRole('listitem', { name: title })).getAllByRole('listitem')).toHaveLength(2)
    })
  })

  it('that cannot be made are reported', async () => {
    saved.mockImplementation(() => {
      throw new Error('no room')
    })
    await openCard()
    await press('Download')
    expect(await screen.findByText('The file could not be created')).toBeInTheDocument()
  })

  it('are printed by the browser', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await openCard()
    await press('Export')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF (print)' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('the plan', () => {
  async function comparison() {
    await card()
    const fit = part(/^Budget and Timeline/)
    await waitFor(() => expect(fit).not.toHaveTextContent('Loading'))
    return fit
  }

  const costly = (changes: object = {}) => ({
    ...contentOf(
      phaseOf({
        phase: 'interactive',
        teamComposition: [member('Developer', 1, 100, 300)],
        tasks: [
          task('core', 'Developer', 200, { feature: 'Book a walk' }),
          task('photos', 'Developer', 60, { feature: 'Photos after the walk' }),
          task('map', 'Developer', 40, { feature: 'Map of the walk' }),
        ],
        ...changes,
      }),
    ),
    name: 'Dog walking',
  })

  it('fits, or not, with what could be cut', async () => {
    await openCard(costly(), { plans: [planRow({ budget_range: '5k-25k', timeline: '3-6-months' })] })
    const fit = await comparison()
    expect(fit).toHaveTextContent('$30,000 of up to $25,000')
    expect(fit).toHaveTextContent('$5,000 over')
    expect(fit).toHaveTextContent('Within the plan')
    expect(fit).toHaveTextContent('Photos after the walkNice-to-Havesaves $6,00060 h of work')
    expect(fit).not.toHaveTextContent('Map of the walk')
    expect(fit).toHaveTextContent(
      'Without 1 feature of the lowest priority, $24,000 and 6 weeks remain, which fits the plan.',
    )
  })

  it('that only core features would break says what it takes', async () => {
    const content = costly({ tasks: [task('core', 'Developer', 300, { feature: 'Book a walk' })] })
    await openCard(content, { plans: [planRow({ budget_range: '5k-25k' })] })
    expect(await comparison()).toHaveTextContent('Only core features are left to cut.')
  })

  it('without limits has nothing to compare with', async () => {
    await openCard(DOG_WALKING, { plans: [planRow({ budget_range: '100k-plus', timeline: '' })] })
    expect(within(await comparison()).getAllByText('The plan sets no upper limit.')).toHaveLength(2)
  })

  it('is set against all phases together, in their order', async () => {
    await openCard(DOG_WALKING, {
      open: ['interactive', 'mvp'],
      roadmaps: [published('mvp', costly({ phase: 'mvp', name: 'First version' })), published('interactive')],
    })
    const fit = await comparison()
    expect(fit).toHaveTextContent(
      'Added up, one phase after another: Interactive Prototype and First version.',
    )
    expect(fit).toHaveTextContent('$33,612 of up to $50,000')
  })

  it('that is missing is asked for', async () => {
    await openCard(DOG_WALKING, { plans: [] })
    expect(
      within(await comparison()).getByRole('link', { name: 'Start Project Planning' }),
    ).toBeInTheDocument()
  })
})

describe('content that is no whole roadmap', () => {
  const BROKEN = { name: 'Dog walking', phases: [{ team: 'none', tasks: [{ id: 'x' }], risks: ['Rain'] }] }

  it('is shown as far as it can be read, with what is wrong', async () => {
    await openCard(BROKEN)
    const roadmap = await card()
    expect(roadmap).toHaveTextContent('Parts of this roadmap cannot be read')
    expect(roadmap).toHaveTextContent('This is not a list.')
    expect(roadmap).not.toHaveTextContent('phases.0')
    expect(roadmap).toHaveTextContent('An administrator can correct it.')
    expect(part(/^Risks & Mitigation/)).toHaveTextContent('RainNo mitigation listed.')
    expect(part(/^Schedule/)).toHaveTextContent('No tasks are listed, so there is no schedule.')
    expect(within(roadmap).queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument()
  })

  it('says that nothing of it can be read, and offers administrators to edit it', async () => {
    await openRoadmap({ admin: true, roadmaps: [row('mvp', draft({ hello: [1] }))] })
    expect(await screen.findByText('This roadmap cannot be read')).toBeInTheDocument()
    expect(screen.getByText('This holds nothing of a roadmap.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    await press('Edit content')
    expect(await screen.findByRole('dialog', { name: 'Edit Roadmap Content' })).toBeInTheDocument()
  })

  it('with tasks that wait for each other has no schedule, but all else', async () => {
    await openCard({
      ...contentOf(
        phaseOf({
          teamComposition: [member('QA', 1, 50, 8)],
          tasks: [task('a', 'QA', 4, { dependsOn: ['b'] }), task('b', 'QA', 4, { dependsOn: ['a'] })],
        }),
      ),
    })
    await card()
    expect(part(/^Schedule/)).toHaveTextContent('no schedule can be calculated')
    expect(part(/^Work by feature/)).toHaveTextContent('Not scheduled')
  })
})

it('shows a hundred features closed, and by feature', async () => {
  const features = Array.from({ length: 100 }, (_, index) => `Feature ${index} ${'long '.repeat(40)}end`)
  const tasks = features.flatMap((feature, index) => [
    task(`a-${index}`, 'QA', 4, { feature }),
    task(`b-${index}`, 'QA', 4, { feature, dependsOn: [`a-${index}`] }),
  ])
  await openCard(contentOf(phaseOf({ teamComposition: [member('QA', 3, 50, 267)], tasks })))
  await card()
  expect(within(part(/^Schedule/)).getAllByRole('listitem')).toHaveLength(100)
  const heads = within(part(/^Work by feature/)).getAllByText('2 tasks, 8 h')
  expect(heads).toHaveLength(100)
  for (const head of heads) expect(head.closest('button')).toHaveAttribute('aria-expanded', 'false')
})
