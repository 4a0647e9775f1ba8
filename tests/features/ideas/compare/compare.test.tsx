import { storeMarket } from '@domain/report-storage'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { highestScore } from '@/features/ideas/compare/compared'
import { lookupWith, recordOf } from '../../../domain/scorecard/given'
import { fakeSupabase } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import { MARKET } from '../../report/sample-report'
import {
  analyzingRow,
  completedRow,
  entitled,
  pendingRow,
  type Row,
  readsOf,
  researchedRow,
  TABLE,
} from '../idea-rows'

const id = (n: number) => `6a3f0c1e-0000-4000-8000-00000000000${n}`

async function openCompare(ids: string[], rows: Row[]) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
  })
  await signIn()
  return { backend, ...openApp(`/validate-idea/compare?ids=${ids.join()}`) }
}

const PAIR = [
  researchedRow({}, { id: id(1), title: 'Walks' }),
  completedRow({ id: id(2), title: 'Templates' }),
]

/** The texts below a line's name, one per idea. */
async function line(name: string): Promise<string[]> {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return [...(heading.parentElement?.children ?? [])].slice(1).map((cell) => cell.textContent ?? '')
}

const counted = (value: number) =>
  lookupWith(
    'eurostat',
    'enterprises',
    {},
    {
      outcome: 'measured',
      scope: 'DE',
      figures: [
        { id: 'enterprises', label: 'Enterprises', value, unit: 'enterprises', period: '2024', note: null },
      ],
    },
  )
const listed = (title: string) =>
  lookupWith(
    'itunes',
    'apps',
    { apps: 1 },
    {
      items: [
        { title, link: 'https://apps.apple.com/de/app/id1', date: null, by: null, facts: { ratings: 12 } },
      ],
    },
  )

it('sets what public sources count and list beside each other', async () => {
  await openCompare(
    [id(1), id(2)],
    [
      completedRow({ id: id(1), title: 'Bread', lookups: recordOf([counted(9_800), listed('Oven Orders')]) }),
      completedRow({ id: id(2), title: 'Cakes', lookups: recordOf([listed('Oven Orders')]) }),
    ],
  )
  expect(await line('Official count')).toEqual([
    expect.stringMatching(/9,800 enterprises.*Germany, 2024.*l1/),
    expect.stringContaining('Not counted by a public source'),
  ])
  const named = await line('Named in the report')
  expect(named[0]).toMatch(/Oven Orders.*Also in B/)
  expect(named[1]).toMatch(/Oven Orders.*Also in A/)
})

describe('side by side', () => {
  it('shows the ideas in the order asked for, each with its total and the way to its report', async () => {
    await openCompare([id(2), id(1)], PAIR)
    const heads = await screen.findAllByRole('article')
    expect(heads.map((head) => within(head).getByRole('heading').textContent)).toEqual(['Templates', 'Walks'])
    expect(
      within(heads[1] ?? document.body).getByRole('link', { name: 'View Results Walks' }),
    ).toHaveAttribute('href', `/validate-idea/results/${id(1)}`)
    expect(heads[0]).toHaveTextContent(
      'Built-in analysis: your words, arithmetic and curated facts. No AI model was used.',
    )
    expect(heads[1]).toHaveTextContent(
      'Written by OpenAI gpt-6-luna. Researched on the web on Nov 20, 2026; quotes were checked on their pages.',
    )
  })

  it('names every writer of a report, whoever wrote last, and says when nothing was looked up', async () => {
    const [luna, builtIn] = [
      { id: 'openai', model: 'gpt-6-luna' },
      { id: 'built-in', model: null },
    ]
    const sections = { concept: luna, audience: builtIn, market: luna }
    await openCompare(
      [id(1), id(2)],
      [
        researchedRow({}, { id: id(1), engine: { ...builtIn, sections } }),
        completedRow({ id: id(2), engine: { ...luna, sections: {} } }),
      ],
    )
    const heads = await screen.findAllByRole('article')
    expect(heads[0]).toHaveTextContent(
      'Written by OpenAI gpt-6-luna and the built-in analysis. Researched on the web on Nov 20, 2026',
    )
    expect(heads[1]).toHaveTextContent('Written by OpenAI gpt-6-luna. No live research was used.')
  })

  it('says which named sources do not hold what is said', async () => {
    await openCompare([id(1), id(2)], PAIR)
    const [walks] = await line('Growth')
    expect(walks).toMatch(/^AWalks: 12% a year.*Basis: Source 2s2: quote not found$/)
    expect((await line('Named in the report'))[0]).toMatch(/Rovers3: page unreachable/)
    expect((await line('Named in the report'))[0]).not.toContain('s5:')
  })

  it('scores both by the same ten metrics and marks the best in a word', async () => {
    await openCompare([id(1), id(2)], PAIR)
    const scorecard = within(await screen.findByRole('region', { name: 'Scorecard' }))
    expect(scorecard.getAllByRole('heading', { level: 3 })).toHaveLength(10)
    const [walks, templates] = await line('Demand evidence')
    expect(walks).toMatch(/^AWalks: \d+\.\d of 10/)
    expect(templates).toBe('BTemplates: Not scored')
    // Only one of them is scored, so neither is the best.
    expect(walks).not.toContain('Best')
  })

  it('marks the best only where one stands out', () => {
    expect(highestScore([3, 8, null])).toBe(8)
    expect(highestScore([8, 8, 3])).toBe(8)
    expect(highestScore([8, 8])).toBeNull()
    expect(highestScore([8, null])).toBeNull()
    expect(highestScore([null, null])).toBeNull()
  })

  it('marks competitors that several ideas meet, whatever their spelling', async () => {
    const [first, second, third] = MARKET.competitors
    if (!first) throw new Error('The sample has no competitor')
    const shouted = { ...first, name: { ...first.name, text: ` ${first.name.text.toUpperCase()}  ` } }
    const own = { ...first, name: { ...first.name, text: 'Nobody else' } }
    await openCompare(
      [id(1), id(2)],
      [
        completedRow({ id: id(1), title: 'One', ...storeMarket({ ...MARKET, competitors: [own, first] }) }),
        completedRow({ id: id(2), title: 'Two', ...storeMarket({ ...MARKET, competitors: [shouted] }) }),
      ],
    )
    const [one, two] = await line('Named in the report')
    expect(one).toContain(`${first.name.text}Also in BNobody else`)
    expect(two).toContain('Also in A')
    expect([second, third].every((other) => !one?.includes(other?.name.text ?? '\n'))).toBe(true)
  })

  it('reads older reports: a size as text, no market, snake case', async () => {
    await openCompare(
      [id(1), id(2)],
      [
        completedRow({ id: id(1), title: 'Text', marketValidation: { marketSize: '$2 billion TAM' } }),
        pendingRow({ id: id(2), title: 'Bare', status: 'completed', project_concept: { overview: 'Old' } }),
      ],
    )
    expect(await line('TAM, total addressable')).toEqual([
      'AText: $2 billion TAM',
      'BBare: No market size data available',
    ])
    expect(await line('SOM, obtainable')).toEqual([
      'AText: Not calculated',
      'BBare: No market size data available',
    ])
    expect(await line('Growth')).toEqual(['AText: No growth figure', 'BBare: No growth figure'])
    expect(await line('Named in the report')).toEqual([
      'AText: No competitors available',
      'BBare: No competitors available',
    ])
  })

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await openCompare([id(1), id(2)], PAIR)
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('what is left out', () => {
  it('is said: unknown, foreign, incomplete, malformed, too many', async () => {
    const foreign = completedRow({ id: id(3), userId: id(9) })
    const running = analyzingRow({ id: id(4), title: 'Not yet' })
    await openCompare([id(1), id(2), id(3), id(4), id(5), id(1)], [...PAIR, foreign, running])
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByText('“Not yet” is left out: its report is not complete.')).toBeInTheDocument()
    expect(screen.getByText('One validation is left out because it is not yours.')).toBeInTheDocument()
    expect(screen.getByText('At most four are compared: 1 more is left out.')).toBeInTheDocument()
  })

  it.each([
    ['no id', []],
    ['one id', [id(1)]],
    ['ids that are none', ['nope', '%00', "'or 1=1"]],
  ])('leaves the way back with %s', async (_, ids) => {
    await openCompare(ids, PAIR)
    expect(await screen.findByText('You need two completed validations to compare')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Choose on the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  })

  it('says when loading failed and tries again', async () => {
    const { backend } = await openCompare([id(1), id(2)], PAIR)
    backend.answer(`GET ${TABLE}`, () => Response.json({ message: 'no' }, { status: 400 }))
    openApp(`/validate-idea/compare?ids=${id(2)},${id(1)}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('The validations could not be loaded.')
  })
})

it('sends visitors to the login and back', async () => {
  fakeSupabase()
  const { at } = openApp(`/validate-idea/compare?ids=${id(1)},${id(2)}`)
  await screen.findByRole('heading', { level: 1 })
  expect(at()).toContain('/login?redirect=%2Fvalidate-idea%2Fcompare')
})
