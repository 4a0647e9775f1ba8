// An inline script of app.html that runs before the app: it shows the frame of the page at this address, as
// the user left it, and requests its data. It depends on nothing that the pages wait for.
import { wholeWords } from '@domain/title'
import { CARD_IDEA, CARD_OVERVIEW, CARD_TITLE } from '@/features/ideas/list/card-style'
import { overviewExcerpt } from '@/features/ideas/list/overview-excerpt'
import { LISTED_COLUMNS } from '@/features/ideas/list-view'
import { PAGE_ROWS } from '@/shared/lib/keyset'
import { SESSION_KEY } from '@/shared/supabase/session-key'
import { PAGE_HEADING, REPORT_HEADING } from '@/shared/ui/headings'
import { nameOf } from './name-of'
import { PLACEHOLDER_ID } from './placeholder-id'

/** The auth client renews a token that expires sooner, so requests made with it would be repeated. */
const TOKEN_LEFT_S = 90

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The value stored under `key`; undefined if it is damaged or storage is blocked. */
function stored(key: string): Fields {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return {}
  }
}

const stateOf = (key: string): Fields => fieldsOf(stored(key).state)

const known = stateOf('auth-storage')
const session = stored(SESSION_KEY)
const userId = textOf(fieldsOf(session.user).id)
const signedIn = userId !== ''
const isAdmin = known.isAdmin === true && known.userId === userId
const templates = [
  ...document.querySelectorAll<HTMLTemplateElement>('template[data-page], template[data-frame]'),
]
const root = document.getElementById('root')

const copyOf = (find: (about: DOMStringMap) => boolean): DocumentFragment | undefined => {
  const found = templates.find(({ dataset }) => find(dataset))
  return found && document.importNode(found.content, true)
}
const copyOfPage = (name: string) => copyOf(({ page }) => page === name)

const slots = (name: string): HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)] : []

function fill(slot: HTMLElement | undefined, tag: string, look: string, text: string): void {
  if (!slot || !text) return
  const element = document.createElement(tag)
  element.className = look
  element.dir = 'auto'
  element.textContent = text
  slot.replaceChildren(element)
}

/** Sends the same request as the backend's client (src/shared/supabase/client.ts); resolves to null on failure. */
async function ask(table: string, parameters: [name: string, value: string][]): Promise<unknown> {
  if (!(Number(session.expires_at) - TOKEN_LEFT_S > Date.now() / 1000)) return null
  const url = new URL(`${import.meta.env.VITE_SUPABASE_URL}/rest/v1/${table}`)
  for (const [name, value] of parameters) url.searchParams.append(name, value)
  const authorization = `Bearer ${textOf(session.access_token)}`
  const answer = fetch(url, {
    headers: { accept: 'application/json', apikey: import.meta.env.VITE_SUPABASE_ANON_KEY, authorization },
  })
  globalThis.earlyAnswers = new Map([[url.href, { authorization, answer }]])
  try {
    const early = await answer
    return early.ok ? await early.clone().json() : null
  } catch {
    // The app repeats the request and reports a second failure.
    return null
  }
}

const rowsOf = (answer: unknown): Fields[] | null => (Array.isArray(answer) ? answer.map(fieldsOf) : null)

/** Whether the frame is still there, or the app has replaced it. */
const isShown = () => root?.dataset.shown !== undefined

async function showIdeas(): Promise<void> {
  const rows = rowsOf(
    await ask('idea_validations', [
      ['select', LISTED_COLUMNS.replaceAll(' ', '')],
      ['userId', `eq.${userId}`],
      ['order', 'created_at.desc,id.desc'],
      ['limit', String(PAGE_ROWS)],
    ]),
  )
  if (!rows || !isShown()) return
  if (rows.length === 0) return showEmpty()
  fill(slots('heading')[0], 'h1', PAGE_HEADING, 'My Validated Ideas')
  const [titles, ideas, overviews] = [slots('title'), slots('idea'), slots('overview')]
  for (const [at, card] of slots('card').entries()) {
    const row = rows[at]
    if (!row) card.remove()
    fill(titles[at], 'h2', CARD_TITLE, textOf(row?.title))
    const { idea, overview } = fieldsOf(row?.card)
    fill(ideas[at], 'p', CARD_IDEA, textOf(idea))
    fill(overviews[at], 'p', CARD_OVERVIEW, overviewExcerpt(textOf(overview), textOf(idea)))
  }
}

function showEmpty(): void {
  const page = copyOfPage('empty')
  if (page) slots('page')[0]?.replaceChildren(page)
  showDraft()
}

async function showReport(id: string): Promise<void> {
  const [row] =
    rowsOf(
      await ask('idea_validations', [
        ['select', '*'],
        ['id', `eq.${id}`],
      ]),
    ) ?? []
  if (isShown()) fill(slots('title')[0], 'h1', REPORT_HEADING, wholeWords(textOf(row?.title)))
}

/** Text that was typed and not sent; main.tsx keeps what is typed until the app runs. */
function showDraft(): void {
  const { idea, userId: owner } = fieldsOf(stateOf('form-storage').ideaForm)
  const field = root?.querySelector('textarea')
  if (field && owner === userId) field.defaultValue = textOf(idea)
}

/** If the app never loads, keeps the text the way src/shared/lib/waiting-idea.ts does. */
function keepIdea(): void {
  const idea = isShown() ? root?.querySelector('textarea')?.value : ''
  if (idea?.trim())
    localStorage.setItem(
      'waiting-idea',
      JSON.stringify({ state: { waiting: { idea, at: Date.now() } }, version: 0 }),
    )
}

function showFrame(name: string, id: string): void {
  if (!root) return
  const page = copyOfPage(name) ?? copyOfPage('other')
  const isOpen = stateOf('sidebar-storage').isOpen !== false
  const frame = copyOf(
    (about) => about.frame === `${isAdmin ? 'admin' : 'user'}-${isOpen ? 'open' : 'narrow'}`,
  )
  if (!frame || !page) return
  frame.querySelector('[data-slot="page"]')?.replaceChildren(page)
  for (const link of frame.querySelectorAll<HTMLAnchorElement>(`a[href*="${PLACEHOLDER_ID}"]`))
    link.href = link.href.replace(PLACEHOLDER_ID, id)
  for (const link of frame.querySelectorAll('nav a'))
    if (link.getAttribute('href') === location.pathname) link.setAttribute('aria-current', 'page')
  const profile = stored('profile-storage')
  if (profile.id === userId) {
    const name = `${textOf(profile.firstName)} ${textOf(profile.lastName)}`.trim()
    for (const [at, slot] of [...frame.querySelectorAll('[data-slot="account"] p')].entries())
      slot.textContent = at % 2 === 0 ? name : textOf(profile.email)
  }
  root.append(frame)
}

function show(): void {
  if (!root) return
  const at = templates.map(({ dataset }) => ({
    name: dataset.page ?? '',
    match: dataset.at ? new RegExp(dataset.at).exec(location.pathname) : null,
  }))
  const found = at.find(({ match }) => match)
  const [name, id] = [found?.name ?? 'public', found?.match?.[1] ?? '']
  root.dataset.shown = name
  // A form without its handler must not reload the page; the app replays the last click.
  root.addEventListener('submit', (event) => event.preventDefault())
  for (const end of ['pagehide', 'groundwork:failed']) addEventListener(end, keepIdea)
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button && isShown()) root.dataset.pressed = nameOf(button)
  })
  if (!found || !signedIn) {
    root.dataset.page = found ? 'login' : 'public'
    root.append(copyOfPage(root.dataset.page) ?? '')
    return
  }
  const own = isAdmin && name === 'dashboard' ? 'other' : name
  // For the script that starts the app (local/build/page-start.ts).
  root.dataset.page = own
  showFrame(own, id)
  if (own === 'dashboard' && location.search === '') void showIdeas()
  if (own === 'report' && id) void showReport(id)
  if (own === 'submit') showDraft()
}

show()
for (const template of templates) template.remove()
