import { PaletteButton } from '@/shared/ui/palette-button'
import { BareNav, PublicFrame } from './public-layout'

/** Log-in and sign-up: nothing beside the form that leads away from it. */
export const AuthLayout = () => (
  <PublicFrame
    nav={
      <BareNav>
        <PaletteButton />
      </BareNav>
    }
  />
)
