import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useWaitingIdea } from '@/shared/lib/waiting-idea'
import { keepForVisitors, startWhenUsed } from '../../../local/build/page-start'

const APP = { entry: '/assets/index.js', chunks: ['/assets/react.js'] }
const OWN = ['/assets/home-page.js']
const WRITTEN = '<main><section>One</section><section>Two</section><button>Menu</button></main>'

let load: ReturnType<typeof vi.fn<(entry: string) => Promise<void>>>
let idle: (() => void)[]

beforeEach(() => {
  load = vi.fn(async () => undefined)
  idle = []
  vi.stubGlobal('requestIdleCallback', (job: () => void) => idle.push(job))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-theme')
  window.history.replaceState(null, '', '/')
})

const inner = (script: string) => script.replace(/^<script[^>]*>|<\/script>$/g, '')

/** Opens the page at an address as the build writes it; jsdom has no import(), so the script calls `load` instead. */
function openPage(address: string, markup: string) {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  // Removes the script's listeners after the test.
  const listening = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => {
    for (const [type, listener, options] of listening.mock.calls)
      window.removeEventListener(type, listener, options)
    listening.mockRestore()
  })
  new Function('load', inner(startWhenUsed(APP, OWN)).replace('import(', 'load('))(load)
}

const links = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(
    ({ href }) => new URL(href).pathname,
  )
const ready = () => window.dispatchEvent(new Event('groundwork:ready'))
const settled = () => new Promise((resolve) => setTimeout(resolve))

function pressMenu() {
  const button = document.querySelector('button')
  const pressed = vi.fn()
  button?.addEventListener('click', pressed)
  button?.click()
  pressed.mockClear()
  return pressed
}

describe('a page that was written into the file', () => {
  it('waits for the first sign of use, and fetches all that the app and the page need while idle', () => {
    openPage('/', WRITTEN)
    window.dispatchEvent(new Event('load'))
    while (idle.length > 0) idle.shift()?.()
    expect(load).not.toHaveBeenCalled()
    expect(links('prefetch')).toEqual([APP.entry, ...APP.chunks, ...OWN])
    window.dispatchEvent(new Event('pointermove'))
    expect(load).toHaveBeenCalledExactlyOnceWith(APP.entry)
    expect(links('modulepreload')).toEqual([...APP.chunks, ...OWN])
    window.dispatchEvent(new Event('keydown'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('takes a page that appears under the pointer for no use of it', () => {
    openPage('/', WRITTEN)
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 3, movementY: 0 }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('sends no form before the app is there to answer it, but for one that names where to', () => {
    openPage('/login', '<form></form><form action="/signup"></form>')
    const sent = [...document.forms].map((form) =>
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    )
    expect(sent).toEqual([false, true])
    ready()
    expect(document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(
      true,
    )
  })

  it('does what was pressed before the app was there once it is, and only once', async () => {
    openPage('/', WRITTEN)
    const pressed = pressMenu()
    await settled()
    expect(pressed).not.toHaveBeenCalled()
    ready()
    ready()
    await settled()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it.each(['/?q=words', '/#faq'])(
    'starts at once under %s, and keeps what is pressed meanwhile',
    async (at) => {
      openPage(at, WRITTEN)
      expect(load).toHaveBeenCalledExactlyOnceWith(APP.entry)
      const pressed = pressMenu()
      ready()
      await settled()
      expect(load).toHaveBeenCalledTimes(1)
      expect(pressed).toHaveBeenCalledTimes(1)
    },
  )

  it('opens the search that was asked for before the app was there', async () => {
    openPage('/', WRITTEN)
    const key = new KeyboardEvent('keydown', { key: 'K', ctrlKey: true, cancelable: true })
    window.dispatchEvent(key)
    expect(key.defaultPrevented).toBe(true)
    const heard = vi.fn()
    window.addEventListener('keydown', heard, { once: true })
    ready()
    await settled()
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ key: 'K', ctrlKey: true })
  })

  it('keeps an idea that was typed when the visitor leaves before the app was there', () => {
    localStorage.removeItem('waiting-idea')
    openPage('/', `${WRITTEN}<textarea id="idea"></textarea>`)
    const leave = () => window.dispatchEvent(new Event('pagehide'))
    leave()
    expect(localStorage.getItem('waiting-idea')).toBeNull()
    const idea = document.querySelector('textarea')
    if (idea) idea.value = 'Bread by bike'
    leave()
    act(() => void useWaitingIdea.persist.rehydrate())
    expect(useWaitingIdea.getState().waiting?.idea).toBe('Bread by bike')
    // From here on, the app stores the idea.
    ready()
    localStorage.removeItem('waiting-idea')
    leave()
    expect(localStorage.getItem('waiting-idea')).toBeNull()
  })

  it('stays readable when the app cannot be fetched, and tries again with the next sign of use', async () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    openPage('/', WRITTEN)
    const pressed = pressMenu()
    await settled()
    expect(document.querySelector('main')).toHaveTextContent('OneTwoMenu')
    expect(complained).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('pointermove'))
    expect(load).toHaveBeenCalledTimes(2)
    ready()
    await settled()
    expect(pressed).toHaveBeenCalledTimes(1)
    complained.mockRestore()
  })
})

describe('a page that only the app can show', () => {
  it('starts it at once, with nothing of the page that the file is of', () => {
    openPage('/dashboard', '')
    expect(load).toHaveBeenCalledExactlyOnceWith(APP.entry)
    expect(links('modulepreload')).toEqual(APP.chunks)
  })

  it('says so when it cannot be fetched, and offers another try', async () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    openPage('/dashboard', '')
    await settled()
    expect(document.querySelector('h1')).toHaveTextContent('Groundwork could not be loaded.')
    expect(document.querySelector('a')).toHaveTextContent('Try again')
    complained.mockRestore()
  })
})

describe('what the file holds of a page', () => {
  const keep = (at: string) => {
    window.history.replaceState(null, '', at)
    document.body.innerHTML = `<div id="root">${WRITTEN}</div>`
    new Function(inner(keepForVisitors('/')))()
    return document.getElementById('root')?.hasChildNodes()
  }

  it.each([
    ['/', true],
    ['/?q=words', true],
    ['/dashboard', false],
  ])('at %s is shown: %s', (at, kept) => expect(keep(at)).toBe(kept))

  it('makes way for what whoever is signed in gets to see', () => {
    localStorage.setItem('auth-storage', JSON.stringify({ state: { isAuthenticated: true } }))
    expect(keep('/')).toBe(false)
  })
})
