import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let module: typeof import('@/shared/lib/load-when-used')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  module = await import('@/shared/lib/load-when-used')
})
afterEach(() => vi.useRealTimers())

const sign = () => window.dispatchEvent(new Event('pointermove'))

it('loads the parts of a page with the first sign of use, and once', async () => {
  const load = vi.fn(async () => 'menu')
  const part = module.loadWhenUsed(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).not.toHaveBeenCalled()
  sign()
  sign()
  expect(await part.load()).toBe('menu')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(part.loaded()).toBe('menu')
})

it('loads the parts of a page at rest, which is not used by that', async () => {
  const part = module.loadWhenUsed(async () => 'menu')
  const used = vi.fn()
  void module.firstInteraction().then(used)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(part.loaded()).toBe('menu')
  expect(used).not.toHaveBeenCalled()
  sign()
  await vi.advanceTimersByTimeAsync(0)
  expect(used).toHaveBeenCalled()
})

it('loads at once what a page asks for later', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  const load = vi.fn(async () => 'menu')
  module.loadWhenUsed(load)
  expect(load).toHaveBeenCalled()
})

it('tries what could not be loaded again when it is asked for', async () => {
  const load = vi.fn(async () => 'menu').mockRejectedValueOnce(new Error('offline'))
  const part = module.loadWhenUsed(load)
  sign()
  await module.loadParts()
  expect(part.loaded()).toBeNull()
  expect(await part.load()).toBe('menu')
})
