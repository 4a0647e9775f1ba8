import type { BriefField } from '@domain/brief/brief'
import type { SlotId } from '@domain/deck'

/** Slides are laid out once, in units of a 1280 × 720 page, for the screen, the presentation file and the print. */
export const PAGE = { width: 1280, height: 720 } as const
export const MARGIN = 72

/** Colors by role, as in src/styles/tokens.css. */
export type Color =
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'ink'
  | 'muted'
  | 'line'
  | 'line-strong'
  | 'accent'
  | 'accent-soft'
  | 'on-accent'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface TextElement extends Box {
  kind: 'text'
  text: string
  /** Font size; already chosen so that the text fits its box. */
  size: number
  font: 'serif' | 'sans'
  bold: boolean
  ink: Color
  /** At the start of the line as its script runs, or at the right. */
  align: 'start' | 'center' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** The slide's title. */
  heading: boolean
  /** The slot whose text the founder can replace; null for fixed texts. */
  slot: SlotId | null
  /** A placeholder for missing text, shown only to the founder. */
  gap: boolean
}

export interface ShapeElement extends Box {
  kind: 'rect' | 'pill' | 'dot'
  fill: Color | null
  /** 0 to 1. */
  opacity: number
  border: Color | null
  gap: boolean
}

export interface LineElement {
  kind: 'line'
  from: [number, number]
  to: [number, number]
  ink: Color
  thick: number
  gap: boolean
}

/** Shares in percent as bars, each with a label and number. */
export interface ChartElement extends Box {
  kind: 'chart'
  name: string
  parts: readonly { label: string; percent: number }[]
}

export type SlideElement = TextElement | ShapeElement | LineElement | ChartElement

/** A slide ready to render, its elements in reading order and from back to front. */
export interface Scene {
  /** Name of the slide in lists. */
  name: string
  /** Questions of the brief whose answers would fill its gaps. */
  asks: readonly BriefField[]
  ground: Color
  elements: SlideElement[]
}

/**
 * Slides look like paper in both themes, since exports and prints match the screen: the light values of
 * src/styles/tokens.css, compared by a test.
 */
export const PAPER: Record<Color, string> = {
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
