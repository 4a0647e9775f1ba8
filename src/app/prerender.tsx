import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { LandingPage } from '@/features/landing/landing-page'

const nothing = () => undefined

/** The landing page as a visitor gets it, as text; the build writes it into index.html. */
export const landingMarkup = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LandingPage onSignOut={nothing} />
    </MemoryRouter>,
  )
