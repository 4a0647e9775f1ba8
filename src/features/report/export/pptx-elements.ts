import type PptxGenJS from 'pptxgenjs'
import {
  type Box,
  type ChartElement,
  type LineElement,
  PAGE,
  PAPER,
  type ShapeElement,
  type TextElement,
} from '../deck/scene/element'
import { LINE_HEIGHT } from '../deck/scene/fit-text'

type PptxSlide = ReturnType<PptxGenJS['addSlide']>

/** Width of a wide slide in inches, and points per unit of the scene. */
export const SLIDE_INCHES = { width: 13.333, height: 7.5 }
const INCHES = SLIDE_INCHES.width / PAGE.width
const POINTS = INCHES * 72

/** Available on every system that opens presentations; other scripts use the reader's own fonts. */
const FONTS = { serif: 'Georgia', sans: 'Arial' } as const

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

const placed = ({ x, y, w, h }: Box) => ({ x: x * INCHES, y: y * INCHES, w: w * INCHES, h: h * INCHES })
const thickness = (units: number) => Math.max(0.5, units * POINTS)

export function addText(slide: PptxSlide, element: TextElement) {
  const { text, size, font, bold, ink, align, valign } = element
  const mirrored = RIGHT_TO_LEFT.test(text)
  slide.addText(text, {
    ...placed(element),
    fontFace: FONTS[font],
    fontSize: Math.round(size * POINTS * 2) / 2,
    bold,
    color: PAPER[ink],
    align: align === 'start' ? (mirrored ? 'right' : 'left') : align,
    valign,
    margin: 0,
    // Exact, since substitute fonts have taller lines.
    lineSpacing: size * POINTS * LINE_HEIGHT,
    rtlMode: mirrored,
    fit: 'shrink',
  })
}

const FORMS = { rect: 'rect', pill: 'roundRect', dot: 'ellipse' } as const

export function addShape(slide: PptxSlide, element: ShapeElement) {
  const { kind, fill, opacity, border } = element
  slide.addShape(FORMS[kind], {
    ...placed(element),
    fill: fill ? { color: PAPER[fill], transparency: Math.round((1 - opacity) * 100) } : { type: 'none' },
    line: border ? { color: PAPER[border], width: thickness(1.5) } : { type: 'none' },
    ...(kind === 'pill' && { rectRadius: (element.h / 2) * INCHES }),
  })
}

export function addLine(slide: PptxSlide, { from, to, ink, thick }: LineElement) {
  const box = {
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]),
    w: Math.abs(to[0] - from[0]),
    h: Math.abs(to[1] - from[1]),
  }
  const rising = (to[1] - from[1]) * (to[0] - from[0]) < 0
  slide.addShape('line', {
    ...placed(box),
    flipV: rising,
    line: { color: PAPER[ink], width: thickness(thick) },
  })
}

/** A native chart, whose numbers can be edited in its sheet. */
export function addChart(slide: PptxSlide, element: ChartElement) {
  const { name } = element
  // The first bar is at the bottom.
  const parts = element.parts.toReversed()
  slide.addChart(
    'bar',
    [{ name, labels: parts.map(({ label }) => label), values: parts.map(({ percent }) => percent) }],
    {
      ...placed(element),
      altText: `${name}: ${parts.map(({ label, percent }) => `${label} ${percent}%`).join(', ')}`,
      barDir: 'bar',
      barGapWidthPct: 45,
      chartColors: [PAPER.accent],
      catAxisLabelFontFace: FONTS.sans,
      catAxisLabelFontSize: 16,
      catAxisLabelColor: PAPER.ink,
      catAxisLineShow: false,
      valAxisHidden: true,
      valAxisMinVal: 0,
      valGridLine: { style: 'none' },
      showValue: true,
      dataLabelFormatCode: '0"%"',
      dataLabelFontFace: FONTS.sans,
      dataLabelFontSize: 16,
      dataLabelFontBold: true,
      dataLabelColor: PAPER.ink,
      dataLabelPosition: 'outEnd',
      showLegend: false,
      showTitle: false,
    },
  )
}
