import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureText, renderWithRetries } from '@/features/report/diagrams/render-with-retries'

const mermaid = vi.hoisted(() => ({ initialize: vi.fn(), render: vi.fn() }))
vi.mock('mermaid', () => ({ default: mermaid }))

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
    const { renderDiagram } = await import('@/features/report/diagrams/render-diagram')
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
