import { state } from '@domain/basis'
import { storeConcept } from '@domain/report-storage'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnAhead, predraw } from '@/features/report/diagrams/drawn-ahead'
import { renderDiagram } from '@/features/report/diagrams/render-diagram'
import { failureText, renderWithRetries } from '@/features/report/diagrams/render-with-retries'
import { analyzingRow, completedRow, type Row, researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'
import { CONCEPT } from '../sample-report'

const AT_NOON = { description: state('Walks at noon', 'template'), platforms: { web: true, mobile: true } }

const SVG =
  '<svg id="d" viewBox="0 0 720 520" style="max-width: 720px" aria-roledescription="quadrantChart"><text>drawn</text></svg>'

const mermaid = vi.hoisted(() => ({ initialize: vi.fn(), render: vi.fn() }))
vi.mock('mermaid', () => ({ default: mermaid }))

const open = (row: Row = researchedRow()) => openResults([row], '?tab=diagrams')
const quadrant = async () =>
  within(await screen.findByRole('region', { name: 'Market opportunity quadrant' }))
const map = async () => within(await screen.findByRole('region', { name: 'Personas and features' }))
const picture = async () => (await quadrant()).findByRole('img', { name: /by demand and by room to win/ })

/** The element that is zoomed, and the one that receives keys, wheel and drags. */
async function frame() {
  const moved = (await picture()).parentElement
  const taking = moved?.parentElement
  if (!moved || !taking) throw new Error('no frame')
  taking.getBoundingClientRect = () => new DOMRect(0, 0, 700, 500)
  return { moved, taking }
}

const zoomOf = async () => (await quadrant()).getByRole('status', { name: 'Zoom' }).textContent

beforeEach(() => {
  mermaid.initialize.mockReset()
  mermaid.render.mockReset().mockResolvedValue({ svg: SVG })
})

describe('the diagrams tab', () => {
  it('is marked as beta', async () => {
    await open()
    expect(await screen.findByRole('tab', { name: 'Diagrams BETA', selected: true })).toBeInTheDocument()
  })

  it('draws strictly, with text as text', async () => {
    await open()
    await picture()
    expect(mermaid.initialize).toHaveBeenCalledWith(
      expect.objectContaining({ securityLevel: 'strict', htmlLabels: false, startOnLoad: false }),
    )
    expect(mermaid.render.mock.calls.map(([, source]) => source.split('\n')[0])).toEqual(
      expect.arrayContaining(['quadrantChart']),
    )
  })

  it('says in a table what places each point', async () => {
    await open()
    const table = within((await quadrant()).getByRole('table'))
    const rover = within(table.getByRole('row', { name: /Rover/ }))
    expect(rover.getByText('1 of 2 weaknesses answered by the idea: +1.5')).toBeInTheDocument()
    expect(rover.getByText(/left out because no cited page names it$/)).toBeInTheDocument()
    const gone = within(table.getByRole('row', { name: /Gassi Club/ }))
    expect(gone.getByText('Not in business')).toBeInTheDocument()
    expect(await picture()).toHaveAccessibleDescription(/^Position of each point/)
    expect((await quadrant()).getByText(/^Hollow points are not fully placed/)).toBeInTheDocument()
  })

  it('says where evidence is missing', async () => {
    await open(completedRow())
    const idea = within((await quadrant()).getByRole('row', { name: /Your idea/ }))
    expect(idea.queryByText(/in the middle/)).not.toBeInTheDocument()
    expect(idea.getByText('Competitive room: not scored')).toBeInTheDocument()
    expect((await quadrant()).getByText(/once three points can be placed/)).toBeInTheDocument()
    expect((await quadrant()).queryByRole('img')).not.toBeInTheDocument()
  })

  it('says which words join a persona and a feature', async () => {
    await open(
      completedRow(storeConcept({ ...CONCEPT, features: { ...CONCEPT.features, future: [AT_NOON] } })),
    )
    const row = within((await map()).getByRole('row', { name: /Busy owner in the city/ }))
    expect(row.getByText('Walks at noon')).toBeInTheDocument()
    expect(row.getByText('Future')).toBeInTheDocument()
    expect(row.getByText('noon')).toBeInTheDocument()
  })

  it('says so when no word joins them', async () => {
    await open(completedRow())
    expect((await map()).getByText(/^No feature shares a word/)).toBeInTheDocument()
    expect((await map()).queryByRole('img')).not.toBeInTheDocument()
  })

  it('is empty without a market section and without personas', async () => {
    await open(analyzingRow())
    expect((await quadrant()).getByText('No market data available')).toBeInTheDocument()
    expect((await map()).getByText('No target users available')).toBeInTheDocument()
    expect(mermaid.render).not.toHaveBeenCalled()
  })
})

describe('drawing', () => {
  it('tries a failed drawing twice more, then says why and offers a retry', async () => {
    mermaid.render.mockRejectedValue(new Error('Parse error on line 2'))
    await open(researchedRow({}, { targetUsers: null }))
    const area = await quadrant()
    expect(await area.findByText('Error rendering diagram')).toBeInTheDocument()
    expect(area.getByText('Failed to render diagram: Parse error on line 2')).toBeInTheDocument()
    expect(area.getByRole('table')).toBeInTheDocument()
    expect(mermaid.render).toHaveBeenCalledTimes(3)
    mermaid.render.mockResolvedValue({ svg: SVG })
    await userEvent.click(area.getByRole('button', { name: 'Retry' }))
    expect(await picture()).toBeInTheDocument()
  })
})

describe('zooming', () => {
  it('goes by tenths from 50% to 200%', async () => {
    await open()
    const { moved } = await frame()
    const area = await quadrant()
    const zoomIn = area.getByRole('button', { name: 'Zoom in' })
    const zoomOut = area.getByRole('button', { name: 'Zoom out' })
    fireEvent.click(zoomIn)
    expect(await zoomOf()).toBe('110%')
    for (let step = 0; step < 12; step++) fireEvent.click(zoomIn)
    expect(await zoomOf()).toBe('200%')
    expect(zoomIn).toBeDisabled()
    expect(moved.style.transform).toContain('scale(2)')
    for (let step = 0; step < 20; step++) fireEvent.click(zoomOut)
    expect(await zoomOf()).toBe('50%')
    expect(zoomOut).toBeDisabled()
    fireEvent.click(area.getByRole('button', { name: 'Reset' }))
    expect(moved.style.transform).toBe('translate(0px, 0px) scale(1)')
  })

  it('answers to keys', async () => {
    await open()
    const { moved, taking } = await frame()
    act(() => taking.focus())
    await userEvent.keyboard('++')
    expect(await zoomOf()).toBe('120%')
    await userEvent.keyboard('-')
    expect(await zoomOf()).toBe('110%')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(moved.style.transform).toBe('translate(-40px, -40px) scale(1.1)')
    await userEvent.keyboard('0')
    expect(moved.style.transform).toBe('translate(0px, 0px) scale(1)')
  })

  it('leaves the wheel to the page, unless asked', async () => {
    await open()
    const { taking } = await frame()
    const middle = { clientX: 350, clientY: 250, deltaY: -10 }
    expect(fireEvent.wheel(taking, middle)).toBe(true)
    expect(await zoomOf()).toBe('100%')
    expect(fireEvent.wheel(taking, { ...middle, ctrlKey: true })).toBe(false)
    expect(await zoomOf()).toBe('110%')
    act(() => taking.focus())
    expect(fireEvent.wheel(taking, { ...middle, deltaY: 1000 })).toBe(false)
    expect(await zoomOf()).toBe('50%')
  })

  it('moves by dragging and zooms by pinching', async () => {
    await open()
    const { moved, taking } = await frame()
    const at = (pointerId: number, clientX: number, clientY: number) => ({
      pointerId,
      clientX,
      clientY,
      button: 0,
    })
    fireEvent.pointerDown(taking, at(1, 300, 250))
    fireEvent.pointerMove(taking, at(1, 330, 240))
    expect(moved.style.transform).toBe('translate(30px, -10px) scale(1)')
    fireEvent.pointerDown(taking, at(2, 430, 240))
    fireEvent.pointerMove(taking, at(2, 480, 240))
    expect(await zoomOf()).toBe('150%')
    fireEvent.pointerUp(taking, at(1, 330, 240))
    fireEvent.pointerUp(taking, at(2, 480, 240))
    const before = moved.style.transform
    fireEvent.pointerMove(taking, at(1, 100, 100))
    expect(moved.style.transform).toBe(before)
  })
})

describe('taking a picture along', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('saves the SVG on the background of the page under the title', async () => {
    const saved: { name: string; blob: Blob }[] = []
    URL.createObjectURL = (blob) => {
      saved.push({ name: '', blob: blob as Blob })
      return 'blob:picture'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved[0] = { name: this.download, blob: saved[0]?.blob ?? new Blob() }
    })
    await open(researchedRow({}, { title: 'Walks: "noon" / 50%' }))
    await picture()
    await userEvent.click((await quadrant()).getByRole('button', { name: 'Download SVG' }))
    await waitFor(() => expect(saved[0]?.name).toBe('Walks noon 50%, quadrant.svg'))
    const text = await saved[0]?.blob.text()
    expect(text).toMatch(/^<svg [^>]*width="720"/)
    expect(text).toMatch(/<rect [^>]*width="720" height="520"/)
    expect(text).toContain('drawn')
  })
})

const forever = () => new Promise<string>(() => undefined)

describe('drawing with retries', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives up after 5 s, tries twice more, and then says that it timed out', async () => {
    const attempts: number[] = []
    const work = vi.fn(forever)
    const failed = renderWithRetries(work, (number) => attempts.push(number), new AbortController().signal)
    const message = failed.catch(failureText)
    expect(attempts).toEqual([1])
    await vi.advanceTimersByTimeAsync(4_999)
    expect(attempts).toEqual([1])
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(attempts).toEqual([1, 2, 3])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await message).toBe('Diagram rendering timed out')
    expect(work).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells a work that took too long to stop', async () => {
    const signals: AbortSignal[] = []
    const work = (signal: AbortSignal) => {
      signals.push(signal)
      return signals.length === 2 ? Promise.resolve('drawn') : forever()
    }
    const drawn = renderWithRetries(work, () => undefined, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await drawn).toBe('drawn')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('stops at once when nobody waits any more', async () => {
    const control = new AbortController()
    const work = vi.fn(forever)
    const ended = renderWithRetries(work, () => undefined, control.signal).catch(() => 'ended')
    control.abort()
    expect(await ended).toBe('ended')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('says why a drawing failed', async () => {
    const work = vi.fn(() => Promise.reject(new Error('Parse error')))
    const message = renderWithRetries(work, () => undefined, new AbortController().signal).catch(failureText)
    expect(await message).toBe('Failed to render diagram: Parse error')
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('draws on after a drawing that never ended', async () => {
    const control = new AbortController()
    mermaid.render.mockReturnValueOnce(forever()).mockResolvedValueOnce({ svg: '<svg/>' })
    const first = renderDiagram('one', 'wide', control.signal)
    const second = renderDiagram('two', 'wide', new AbortController().signal)
    await vi.advanceTimersByTimeAsync(10)
    expect(mermaid.render).toHaveBeenCalledTimes(1)
    control.abort()
    expect(await second).toBe('<svg/>')
    expect(document.body.querySelectorAll('[aria-hidden]')).toHaveLength(0)
    expect(first).toBeInstanceOf(Promise)
  })
})

const drawing = (source: string) => ({ source, layout: 'wide', theme: 'light' }) as const
const live = () => new AbortController().signal

describe('drawing ahead', () => {
  beforeEach(() => {
    mermaid.render.mockImplementation(async (_, source) => ({ svg: `<svg>${source}</svg>` }))
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
    expect(mermaid.render).toHaveBeenCalledTimes(sources.length)
    expect(sources.map(drawnAhead)).toEqual([
      null,
      ...['b', 'c', 'd', 'e'].map((each) => `<svg>${each}</svg>`),
    ])
  })

  it('goes on after a picture that cannot be drawn, and keeps none of a report that was left', async () => {
    mermaid.render.mockImplementation(async (_, source) => {
      if (source === 'broken') throw new Error('no picture')
      return { svg: source }
    })
    await predraw([drawing('broken'), drawing('sound')], live())
    expect([drawnAhead(drawing('broken')), drawnAhead(drawing('sound'))]).toEqual([null, 'sound'])
    await predraw([drawing('left')], AbortSignal.abort(new Error('left')))
    expect(drawnAhead(drawing('left'))).toBeNull()
  })
})
