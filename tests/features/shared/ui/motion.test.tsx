import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as m from 'framer-motion/m'
import { afterEach, expect, it, vi } from 'vitest'
import { Motion, useMayEnter } from '@/shared/ui/motion'

const features = vi.hoisted(() => ({ fail: false, asked: 0 }))
vi.mock('@/shared/ui/motion-features', async () => {
  const { domAnimation } = await import('framer-motion')
  return {
    get domMax() {
      features.asked += 1
      if (features.fail) throw new Error('offline')
      return domAnimation
    },
  }
})

function Arriving() {
  const mayEnter = useMayEnter()
  return (
    <m.p initial={mayEnter && { opacity: 0 }} animate={{ opacity: 1 }}>
      {mayEnter ? 'moves' : 'stands'}
    </m.p>
  )
}

// Methods that browsers have and jsdom lacks.
Element.prototype.animate ??= vi.fn()
const use = () => fireEvent.pointerMove(window)
const show = () =>
  render(
    <Motion>
      <Arriving />
    </Motion>,
  )

afterEach(() => {
  Object.assign(features, { fail: false, asked: 0 })
})

it('lets things begin out of their place once the features are there', async () => {
  show()
  expect(screen.getByText('stands')).toBeVisible()
  use()
  expect(await screen.findByText('moves')).toBeInTheDocument()
})

it('leaves everything in its place and in sight when the features cannot be loaded', async () => {
  features.fail = true
  show()
  use()
  await waitFor(() => expect(features.asked).toBe(1))
  expect(screen.getByText('stands')).toBeVisible()
})
