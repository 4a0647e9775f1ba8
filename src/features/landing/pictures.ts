import type { SampleName } from './content'
import type { Shot } from './picture'
import dentalDark from './pictures/dental-dark.webp'
import dentalLight from './pictures/dental-light.webp'
import heroDark from './pictures/hero-dark.webp'
import heroLight from './pictures/hero-light.webp'
import stockDark from './pictures/stock-dark.webp'
import stockLight from './pictures/stock-light.webp'
import tutorDark from './pictures/tutor-dark.webp'
import tutorLight from './pictures/tutor-light.webp'

const WIDE = { width: 1120, height: 640 }
const SMALL = { width: 720, height: 540 }

/** Groundwork's own screens, made by `npm run screenshots`. */
export const PICTURES: Record<'hero' | SampleName, Shot> = {
  hero: { light: heroLight, dark: heroDark, ...WIDE },
  dental: { light: dentalLight, dark: dentalDark, ...SMALL },
  stock: { light: stockLight, dark: stockDark, ...SMALL },
  tutor: { light: tutorLight, dark: tutorDark, ...SMALL },
}
