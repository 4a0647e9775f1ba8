import { kindOfSlot, type SlotId } from '@domain/deck'
import type {
  Box,
  ChartElement,
  Color,
  LineElement,
  Scene,
  ShapeElement,
  SlideElement,
  TextElement,
} from './element'
import { MARGIN, PAGE } from './element'
import { fitText, heightOf } from './fit-text'

/** Font sizes from display to footnote. */
const SIZES = [84, 72, 64, 56, 48, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16, 14] as const

export interface TextLook extends Box {
  /** Largest and smallest size. */
  max: number
  min?: number
  font?: 'serif' | 'sans'
  bold?: boolean
  ink?: Color
  align?: TextElement['align']
  valign?: TextElement['valign']
  heading?: boolean
  slot?: SlotId
}

/** Text in a box, as large as fits. */
export function text(words: string, look: TextLook): TextElement {
  const { x, y, w, h, max, min = 18 } = look
  const fitted = fitText(words, { w, h, sizes: SIZES.filter((size) => size <= max && size >= min) })
  return {
    kind: 'text',
    x,
    y,
    w,
    h,
    ...fitted,
    font: look.font ?? 'sans',
    bold: look.bold ?? false,
    ink: look.ink ?? 'ink',
    align: look.align ?? 'start',
    valign: look.valign ?? 'top',
    heading: look.heading ?? false,
    slot: look.slot ?? null,
    gap: false,
  }
}

/** The size at which several texts fit boxes of the same style, so that equal items look equal. */
export const commonSize = (texts: string[], look: TextLook): number =>
  Math.min(look.max, ...texts.map((words) => text(words, look).size))

/** Estimated bottom edge of a text, without measuring its font. */
export const textBottom = ({ text: words, y, w, h, size }: TextElement): number =>
  y + Math.min(h, heightOf(words, w, size))

type Paint = Partial<Pick<ShapeElement, 'fill' | 'opacity' | 'border'>>

const shape = (kind: ShapeElement['kind'], box: Box, paint: Paint): ShapeElement => ({
  kind,
  ...box,
  fill: null,
  opacity: 1,
  border: null,
  gap: false,
  ...paint,
})
export const rect = (box: Box, paint: Paint) => shape('rect', box, paint)
export const pill = (box: Box, paint: Paint) => shape('pill', box, paint)
export const dot = (box: Box, paint: Paint) => shape('dot', box, paint)

export const line = (
  from: [number, number],
  to: [number, number],
  ink: Color = 'line',
  thick = 1.5,
): LineElement => ({ kind: 'line', from, to, ink, thick, gap: false })

export const chart = (name: string, box: Box, parts: ChartElement['parts']): ChartElement => ({
  kind: 'chart',
  name,
  ...box,
  parts,
})

export const heading = (title: string, box: Partial<Box> = {}, ink: Color = 'ink'): TextElement =>
  text(title, {
    x: MARGIN,
    y: 60,
    w: 900,
    h: 76,
    ...box,
    max: 56,
    font: 'serif',
    bold: true,
    ink,
    heading: true,
  })

/** A text with its slot or, without a text, the founder's placeholder. */
export function slotText(words: string | null, slot: SlotId, look: TextLook): TextElement {
  if (words) return text(words, { ...look, slot })
  return {
    ...text(kindOfSlot(slot).add, { ...look, slot, bold: false, ink: look.ink ?? 'muted' }),
    gap: true,
  }
}

/** Elements that make sense only with the text beside them. */
export const asGap = (elements: SlideElement[], missing = true): SlideElement[] =>
  missing ? elements.map((each) => (each.kind === 'chart' ? each : { ...each, gap: true })) : elements

/** The slide's sources, in as many lines as they take, the company, and the slide's number. */
export function footer(ground: string, deckTitle: string, number: number, count: number): Scene['elements'] {
  const line = { y: PAGE.height - 52, h: 26, max: 18, ink: 'muted', valign: 'middle' } as const
  const end = PAGE.width - MARGIN
  return [
    text(ground, { ...line, x: MARGIN, y: line.y - 18, w: 760, h: line.h + 36, min: 14 }),
    text(deckTitle, { ...line, x: 850, w: end - 70 - 850, align: 'right' }),
    text(`${number} / ${count}`, { ...line, x: end - 60, w: 60, align: 'right' }),
  ]
}
