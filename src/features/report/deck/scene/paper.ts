import type { Colour } from './element'

/**
 * Slides are paper in both themes, since what is shown is what is exported and printed: the light values of
 * src/styles/tokens.css, which a test compares.
 */
export const PAPER: Record<Colour, string> = {
  surface: 'F9F9F6',
  raised: 'FFFFFF',
  sunken: 'F0F1EC',
  ink: '191C1A',
  muted: '474D48',
  line: 'DFE1DA',
  'line-strong': '7F867F',
  accent: '0F6B4F',
  'accent-soft': 'E3F0EA',
  'on-accent': 'FFFFFF',
}
