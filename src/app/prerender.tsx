import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { PrivacyPage } from '@/features/landing/legal/privacy-page'
import { TermsPage } from '@/features/landing/legal/terms-page'
import { patterns } from '@/shared/lib/paths'
import { App } from './app'
import { PublicLayout } from './layouts/public-layout'
import { RootLayout } from './layouts/root-layout'
import { HomePage } from './pages/home-page'
import { PUBLIC_PAGES } from './public-pages'
import { createQueryClient } from './query-client'

/** Those that can be read without JavaScript; nothing in them waits for data. */
const ROUTES = [
  { path: patterns.home, Component: HomePage },
  {
    Component: PublicLayout,
    children: [
      { path: patterns.privacy, Component: PrivacyPage },
      { path: patterns.terms, Component: TermsPage },
    ],
  },
]
const WRITTEN: string[] = [patterns.home, patterns.privacy, patterns.terms]

/** The same tree as the app's own at this address (router.tsx), so that main.tsx can take the markup over. */
function markupOf(path: string): string {
  const router = createMemoryRouter([{ Component: RootLayout, children: ROUTES }], {
    initialEntries: [path],
  })
  return renderToString(
    <StrictMode>
      <App router={router} client={createQueryClient()} />
    </StrictMode>,
  )
}

/** Every public page as a visitor gets it; the build makes a file of each. */
export const publicPages = () =>
  PUBLIC_PAGES.map(({ path, head, module }) => ({
    path,
    module,
    ...head,
    markup: WRITTEN.includes(path) ? markupOf(path) : '',
  }))
