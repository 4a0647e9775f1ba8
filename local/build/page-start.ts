/**
 * Any address may get this file, whose content is the page at `address`. Before the first paint, this script removes
 * the content for another address or a signed-in user. Otherwise it shows pictures in the chosen theme, as
 * src/features/landing/pictures.tsx does, and delays the layout of sections far below the screen.
 */
export const keepForVisitors = (address: string) => `<script>
      {
        const stored = (key) => {
          try { return JSON.parse(localStorage.getItem(key)).state } catch {}
        }
        const { theme } = document.documentElement.dataset
        if (location.pathname !== ${JSON.stringify(address)} || stored('auth-storage')?.isAuthenticated)
          document.getElementById('root').textContent = ''
        else {
          if (theme)
            for (const source of document.querySelectorAll('source[media]'))
              source.media = theme === 'dark' ? 'all' : 'not all'
          if (!location.hash)
            for (const { style } of document.querySelectorAll('main > section + section + section'))
              Object.assign(style, { contentVisibility: 'auto', containIntrinsicSize: 'auto 60rem' })
        }
      }
    </script>`

/** Events that show a visitor is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'wheel', 'scroll', 'focusin']

export interface BuiltApp {
  entry: string
  /** Imports of the entry. */
  chunks: string[]
}

const FAILED = `
  <main class="mx-auto w-full max-w-page px-4 py-16 sm:px-8">
    <h1 class="font-semibold font-serif text-2xl tracking-tight sm:text-3xl">Groundwork could not be loaded.</h1>
    <p class="mt-4 max-w-measure text-ink-muted">Your connection may have dropped. Anything you saved is safe.</p>
    <p class="mt-8"><a href="" class="font-medium text-accent underline underline-offset-4">Try again</a></p>
  </main>`

/**
 * Starts the app of a page that shows its frame until then; a load error replaces the frame. `pages` are the files of
 * each page, by the name that src/app/first-paint/show.ts gives it.
 */
export const startAtOnce = (
  { entry, chunks }: BuiltApp,
  pages: Record<string, string[]>,
) => `<script type="module">
      document.documentElement.dataset.app = 'starts'
      const pages = ${JSON.stringify(pages)}
      const files = ${JSON.stringify(chunks)}.concat(pages[document.getElementById('root').dataset.page] ?? [], ${JSON.stringify(entry)})
      for (const href of files)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      // One after the other, so that input in between is handled.
      const run = async () => {
        for (const file of files) {
          await import(file)
          await new Promise((go) => setTimeout(go))
        }
      }
      run().catch((error) => {
        console.error(error)
        dispatchEvent(new Event('groundwork:failed'))
        delete document.documentElement.dataset.app
        document.getElementById('root').innerHTML = ${JSON.stringify(FAILED)}
      })
    </script>`

/**
 * Starts the app at once if the file has no prerendered page, or if the address has a query or a fragment. A
 * prerendered page can be read and its links followed without the app: there the app starts at the first interaction,
 * from files prefetched while the browser was idle, and then repeats a click made before it was ready. An idea typed
 * before that is kept in the format of src/shared/lib/waiting-idea.ts.
 *
 * `own` are the files of the prerendered page; without one, the app requests the files of the page at the address.
 */
export const startWhenUsed = ({ entry, chunks }: BuiltApp, own: string[]) => `<script type="module">
      const link = (rel) => (href) =>
        document.head.append(Object.assign(document.createElement('link'), { rel, href, as: rel === 'prefetch' ? 'script' : '' }))
      const root = document.getElementById('root')
      const written = root.hasChildNodes()
      const chunks = ${JSON.stringify(chunks)}.concat(written ? ${JSON.stringify(own)} : [])
      const signs = ${JSON.stringify(SIGNS)}
      const later = [...document.querySelectorAll('main > section')]
        .map(({ style }) => () => Object.assign(style, { contentVisibility: '', containIntrinsicSize: '' }))
      const start = () => {
        document.documentElement.dataset.app = 'starts'
        for (const layOut of later) layOut()
        for (const sign of signs) removeEventListener(sign, used, true)
        chunks.forEach(link('modulepreload'))
        import(${JSON.stringify(entry)}).catch((error) => {
          console.error(error)
          delete document.documentElement.dataset.app
          if (written) wait()
          else root.innerHTML = ${JSON.stringify(FAILED)}
        })
      }
      // Browsers also fire this event when the page scrolls under a resting pointer.
      const used = ({ type, movementX, movementY }) => {
        if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start()
      }
      const wait = () => {
        for (const sign of signs) addEventListener(sign, used, { capture: true, passive: true })
      }
      if (written) {
        let again
        const pressed = ({ target }) => {
          const button = target.closest('button')
          // A tab opens with focus.
          if (button) again = () => {
            button.focus()
            button.click()
          }
        }
        const typed = (event) => {
          if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          again = () => dispatchEvent(new KeyboardEvent('keydown', event))
        }
        const typedIdea = () => {
          const idea = document.getElementById('idea')?.value
          if (idea?.trim())
            localStorage.setItem('waiting-idea', JSON.stringify({ state: { waiting: { idea, at: Date.now() } }, version: 0 }))
        }
        const unanswered = (event) => {
          if (!event.target.hasAttribute('action')) event.preventDefault()
        }
        addEventListener('pagehide', typedIdea)
        addEventListener('submit', unanswered)
        addEventListener('click', pressed)
        addEventListener('keydown', typed)
        addEventListener('groundwork:ready', () => {
          removeEventListener('pagehide', typedIdea)
          removeEventListener('submit', unanswered)
          removeEventListener('click', pressed)
          removeEventListener('keydown', typed)
          if (again) setTimeout(again)
        }, { once: true })
      }
      if (!written || location.search || location.hash) start()
      else {
        wait()
        const whenIdle = window.requestIdleCallback ?? setTimeout
        const fetched = [${JSON.stringify(entry)}, ...chunks].map((file) => () => link('prefetch')(file))
        const jobs = [...later, ...fetched]
        const next = () => {
          jobs.shift()?.()
          if (jobs.length) whenIdle(next)
        }
        addEventListener('load', () => whenIdle(next), { once: true })
      }
    </script>`
