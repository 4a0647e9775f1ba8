import { beforeEach, expect, it, vi } from 'vitest'
import { drawnAhead, predraw } from '@/features/report/diagrams/drawn-ahead'
import { renderDiagram } from '@/features/report/diagrams/render-diagram'

vi.mock('@/features/report/diagrams/render-diagram', () => ({ renderDiagram: vi.fn() }))

const render = vi.mocked(renderDiagram)
const drawing = (source: string) => ({ source, layout: 'wide', theme: 'light' }) as const
const live = () => new AbortController().signal

beforeEach(() => {
  render.mockReset()
  render.mockImplementation(async (source) => `<svg>${source}</svg>`)
})

it('has the picture of what was drawn, in the layout and the theme that it was drawn for', async () => {
  await predraw([drawing('one')], live())
  expect(drawnAhead(drawing('one'))).toBe('<svg>one</svg>')
  expect(drawnAhead({ ...drawing('one'), theme: 'dark' })).toBeNull()
  expect(drawnAhead({ ...drawing('one'), layout: 'compact' })).toBeNull()
})

it('draws nothing twice, and keeps no more than the last few', async () => {
  const sources = ['a', 'b', 'c', 'd', 'e'].map(drawing)
  await predraw(sources, live())
  await predraw(sources.slice(1), live())
  expect(render).toHaveBeenCalledTimes(sources.length)
  expect(sources.map(drawnAhead)).toEqual([null, ...['b', 'c', 'd', 'e'].map((each) => `<svg>${each}</svg>`)])
})

it('goes on after a picture that cannot be drawn, and keeps none of a report that was left', async () => {
  render.mockImplementation(async (source) => {
    if (source === 'broken') throw new Error('no picture')
    return source
  })
  await predraw([drawing('broken'), drawing('sound')], live())
  expect([drawnAhead(drawing('broken')), drawnAhead(drawing('sound'))]).toEqual([null, 'sound'])
  await predraw([drawing('left')], AbortSignal.abort(new Error('left')))
  expect(drawnAhead(drawing('left'))).toBeNull()
})
