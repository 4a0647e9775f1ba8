import { BareNav } from '../layouts/bare-nav'
import { PublicFrame } from '../layouts/public-frame'
import { ErrorPage } from './error-page'

/** Where not even the layout of a page could be shown, which would bring the navigation. */
export const RootErrorPage = () => (
  <PublicFrame nav={<BareNav reloadDocument />}>
    <ErrorPage />
  </PublicFrame>
)
