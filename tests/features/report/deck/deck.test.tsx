import { AUTO_PLAY_MS } from '@domain/deck'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { completedRow, pendingRow, type Row, researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'

/** Opens the tab and returns the deck's region. */
async function openDeck(row: Row = researchedRow()) {
  await openResults([row], '?tab=deck')
  const region = await screen.findByRole('region', { name: 'Pitch deck' })
  return { region, deck: within(region) }
}

type Deck = Awaited<ReturnType<typeof openDeck>>

const shown = ({ deck }: Deck) => deck.getByRole('article').getAttribute('aria-label')
const button = ({ deck }: Deck, name: string | RegExp) => deck.getByRole('button', { name })
const press = ({ region }: Deck, key: string, more: object = {}) =>
  fireEvent.keyDown(region, { key, ...more })

afterEach(() => vi.useRealTimers())

describe('the pitch deck tab', () => {
  it('stands between citations and diagrams', async () => {
    await openDeck()
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())
    expect(names.slice(-3)).toEqual(['Citations', 'Pitch Deck', 'Diagrams BETA'])
  })

  it('begins with the title slide and says so', async () => {
    const view = await openDeck()
    expect(shown(view)).toMatch(/^Slide 1 of 8: /)
    const slide = within(view.deck.getByRole('article'))
    expect(slide.getByText('Seed Round')).toBeInTheDocument()
    expect(slide.getByText('Paid per walk, without a subscription')).toBeInTheDocument()
    expect(slide.getByText(`${new Date().getFullYear()}`)).toBeInTheDocument()
  })

  it('says when there is nothing to make slides of', async () => {
    await openResults(
      [completedRow({ projectConcept: {}, userRoles: [], targetUsers: [], marketValidation: null })],
      '?tab=deck',
    )
    expect(
      await screen.findByText('No validation data available to generate investor slides.'),
    ).toBeInTheDocument()
  })

  it('says so as well for a row that holds nothing yet', async () => {
    await openResults([pendingRow({ status: 'completed' })], '?tab=deck')
    expect(
      await screen.findByText('No validation data available to generate investor slides.'),
    ).toBeInTheDocument()
  })
})

describe('the controls', () => {
  it('turn the slides and are disabled at the ends', async () => {
    const view = await openDeck()
    expect(button(view, 'Previous slide')).toBeDisabled()
    for (let slide = 2; slide <= 8; slide++) {
      await userEvent.click(button(view, 'Next slide'))
      expect(shown(view)).toContain(`Slide ${slide} of 8`)
    }
    expect(button(view, 'Next slide')).toBeDisabled()
    await userEvent.click(button(view, 'Previous slide'))
    expect(shown(view)).toBe('Slide 7 of 8: Traction and Roadmap')
  })

  it('announce the slide', async () => {
    const view = await openDeck()
    await userEvent.click(button(view, 'Next slide'))
    expect(view.deck.getByText('Slide 2 of 8: The Problem')).toHaveAttribute('aria-live', 'polite')
  })

  it('go to a slide by dot and by thumbnail', async () => {
    const view = await openDeck()
    await userEvent.click(button(view, 'Go to slide 4: Market Opportunity'))
    expect(shown(view)).toBe('Slide 4 of 8: Market Opportunity')
    expect(button(view, 'Go to slide 4: Market Opportunity')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(button(view, 'Slide 8: Funding Ask'))
    expect(shown(view)).toBe('Slide 8 of 8: Funding Ask')
    expect(button(view, 'Slide 8: Funding Ask')).toHaveAttribute('aria-current', 'true')
  })

  it('begin anew on Reset', async () => {
    const view = await openDeck()
    await userEvent.click(button(view, 'Slide 8: Funding Ask'))
    await userEvent.click(button(view, 'Reset'))
    expect(shown(view)).toContain('Slide 1 of 8')
  })
})

describe('the keyboard', () => {
  it('turns the slides', async () => {
    const view = await openDeck()
    press(view, 'ArrowRight')
    press(view, ' ')
    expect(shown(view)).toContain('Slide 3 of 8')
    press(view, 'ArrowLeft')
    expect(shown(view)).toContain('Slide 2 of 8')
    press(view, 'End')
    press(view, 'ArrowRight')
    expect(shown(view)).toContain('Slide 8 of 8')
    press(view, 'Home')
    press(view, 'ArrowLeft')
    expect(shown(view)).toContain('Slide 1 of 8')
  })

  it('leaves a space to the button that has the focus, and other combinations to the browser', async () => {
    const view = await openDeck()
    fireEvent.keyDown(button(view, 'Reset'), { key: ' ' })
    press(view, 'ArrowRight', { altKey: true })
    press(view, 'f', { ctrlKey: true })
    expect(shown(view)).toContain('Slide 1 of 8')
    expect(button(view, 'Fullscreen')).toBeInTheDocument()
  })

  it('enters fullscreen with F and leaves it with Escape', async () => {
    const view = await openDeck()
    press(view, 'f')
    expect(button(view, 'Exit')).toBeInTheDocument()
    expect(view.region).toHaveFocus()
    press(view, 'Escape')
    expect(button(view, 'Fullscreen')).toBeInTheDocument()
  })
})

describe('fullscreen', () => {
  it('asks the browser for it and follows when the browser leaves it', async () => {
    const view = await openDeck()
    const request = vi.fn().mockResolvedValue(undefined)
    view.region.requestFullscreen = request
    await userEvent.click(button(view, 'Fullscreen'))
    expect(request).toHaveBeenCalledOnce()
    expect(view.deck.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    act(() => void document.dispatchEvent(new Event('fullscreenchange')))
    expect(button(view, 'Fullscreen')).toBeInTheDocument()
  })

  it('is laid over the page where the browser refuses', async () => {
    const view = await openDeck()
    view.region.requestFullscreen = vi.fn().mockRejectedValue(new TypeError('refused'))
    await userEvent.click(button(view, 'Fullscreen'))
    await userEvent.click(button(view, 'Exit'))
    expect(button(view, 'Fullscreen')).toBeInTheDocument()
  })
})

describe('auto play', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

  it('does not run unasked', async () => {
    const view = await openDeck()
    vi.useFakeTimers()
    pass(10 * AUTO_PLAY_MS)
    expect(shown(view)).toContain('Slide 1 of 8')
  })

  it('shows each slide for eight seconds and stops on the last one', async () => {
    const view = await openDeck()
    vi.useFakeTimers()
    fireEvent.click(button(view, 'Auto Play'))
    pass(AUTO_PLAY_MS - 1)
    expect(shown(view)).toContain('Slide 1 of 8')
    pass(1)
    expect(shown(view)).toContain('Slide 2 of 8')
    for (let slide = 3; slide <= 8; slide++) pass(AUTO_PLAY_MS)
    expect(shown(view)).toContain('Slide 8 of 8')
    expect(button(view, 'Auto Play')).toBeInTheDocument()
    pass(3 * AUTO_PLAY_MS)
    expect(shown(view)).toContain('Slide 8 of 8')
  })

  it('pauses, and says nothing aloud while it runs', async () => {
    const view = await openDeck()
    vi.useFakeTimers()
    fireEvent.click(button(view, 'Auto Play'))
    expect(view.deck.getByText(/^Slide 1 of 8/)).toHaveAttribute('aria-live', 'off')
    fireEvent.click(button(view, 'Pause'))
    pass(3 * AUTO_PLAY_MS)
    expect(shown(view)).toContain('Slide 1 of 8')
  })

  it('ends when somebody turns a slide', async () => {
    const view = await openDeck()
    vi.useFakeTimers()
    fireEvent.click(button(view, 'Auto Play'))
    press(view, 'ArrowRight')
    pass(3 * AUTO_PLAY_MS)
    expect(shown(view)).toContain('Slide 2 of 8')
    expect(button(view, 'Auto Play')).toBeInTheDocument()
  })
})

describe('a finger', () => {
  const swipe = (view: Deck, from: [number, number], to: [number, number], pointerType = 'touch') => {
    const slide = view.deck.getByRole('article')
    fireEvent.pointerDown(slide, { pointerType, clientX: from[0], clientY: from[1] })
    fireEvent.pointerUp(slide, { pointerType, clientX: to[0], clientY: to[1] })
  }

  it('turns the slides sideways', async () => {
    const view = await openDeck()
    swipe(view, [300, 100], [200, 110])
    expect(shown(view)).toContain('Slide 2 of 8')
    swipe(view, [200, 100], [300, 110])
    expect(shown(view)).toContain('Slide 1 of 8')
  })

  it('taps, scrolls and mice do not', async () => {
    const view = await openDeck()
    swipe(view, [300, 100], [290, 100])
    swipe(view, [300, 100], [240, 300])
    swipe(view, [300, 100], [100, 100], 'mouse')
    expect(shown(view)).toContain('Slide 1 of 8')
  })
})
