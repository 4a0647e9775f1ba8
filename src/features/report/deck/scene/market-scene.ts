import { QUESTIONS } from '@domain/brief/questions'
import type { MarketSlide, SlideSize } from '@domain/deck'
import { asGap, heading, line, rect, slotText, text } from './draw'
import { MARGIN, PAGE, type SlideElement } from './element'

const PLOT = { x: MARGIN, bottom: 630, side: 400 }
const ROW_X = 560
const RIGHT = PAGE.width - MARGIN
const OPACITY = [0.14, 0.35, 1]

/** Sides of squares with areas in true proportion; none if a size is missing or they do not nest. */
function nestedSides(sizes: SlideSize[], side: number): number[] {
  const amounts = sizes.map(({ amount }) => amount ?? Number.NaN)
  const [tam = Number.NaN] = amounts
  const nest =
    tam > 0 && amounts.every((each, index) => each <= (amounts[index - 1] ?? Number.POSITIVE_INFINITY))
  return nest ? amounts.map((each) => side * Math.sqrt(each / tam)) : []
}

const square = (side: number, index: number): SlideElement =>
  rect(
    { x: PLOT.x, y: PLOT.bottom - side, w: side, h: side },
    { fill: 'accent', opacity: OPACITY[index] ?? 1, border: 'accent' },
  )

/** From a square's upper right corner to its row. */
const leader = (side: number, index: number): SlideElement =>
  line([PLOT.x + side, PLOT.bottom - side], [ROW_X - 14, rowY(index) + 34], 'line-strong')

const rowY = (index: number) => 196 + index * 108

const sizeRow = ({ name, text: amount, detail }: SlideSize, index: number): SlideElement[] => [
  text(name, {
    x: ROW_X,
    y: rowY(index),
    w: 110,
    h: 66,
    max: 28,
    bold: true,
    ink: 'muted',
    valign: 'middle',
  }),
  text(amount, { x: ROW_X + 110, y: rowY(index), w: 260, h: 66, max: 48, font: 'serif', bold: true }),
  text(detail, {
    x: ROW_X + 110,
    y: rowY(index) + 64,
    w: RIGHT - ROW_X - 110,
    h: 28,
    max: 22,
    min: 18,
    ink: 'muted',
  }),
]

function remarks({ justification, growth, sizes }: MarketSlide): SlideElement[] {
  // Without sizes, this is the only content of the slide.
  if (sizes.length === 0)
    return [
      slotText(justification, 'justification.0', {
        x: ROW_X,
        y: 230,
        w: RIGHT - ROW_X,
        h: 300,
        max: 38,
        min: 24,
        font: 'serif',
      }),
    ]
  return [
    line([ROW_X, 526], [RIGHT, 526]),
    slotText(justification, 'justification.0', {
      x: ROW_X,
      y: 538,
      w: growth ? 420 : RIGHT - ROW_X,
      h: 112,
      max: 24,
      min: 18,
      ink: 'muted',
    }),
    ...(growth
      ? [
          text(growth, {
            x: 1010,
            y: 538,
            w: RIGHT - 1010,
            h: 48,
            max: 34,
            font: 'serif',
            align: 'right',
            bold: true,
          }),
          text('market growth', {
            x: 1010,
            y: 588,
            w: RIGHT - 1010,
            h: 30,
            max: 22,
            ink: 'muted',
            align: 'right',
          }),
        ]
      : []),
  ]
}

function figure(slide: MarketSlide): SlideElement[] {
  const sides = nestedSides(slide.sizes, PLOT.side)
  const box = { x: PLOT.x, y: PLOT.bottom - PLOT.side, w: PLOT.side, h: PLOT.side }
  if (sides.length === 0)
    return asGap([
      rect(box, { fill: 'sunken' }),
      text(slide.asks[0] ? QUESTIONS[slide.asks[0]].add : 'Add your market size', {
        x: PLOT.x + 32,
        y: box.y + 32,
        w: PLOT.side - 64,
        h: PLOT.side - 64,
        max: 30,
        font: 'serif',
        ink: 'muted',
      }),
    ])
  return [...sides.map(square), ...sides.map(leader)]
}

function caption({ calculated, sizes }: MarketSlide): string {
  if (calculated) return 'Per year, bottom-up, base case. Areas to scale.'
  return sizes.some(({ amount }) => amount !== null) ? 'As stated in the market description.' : ''
}

export const marketScene = (slide: MarketSlide): SlideElement[] => [
  heading(slide.title),
  text(caption(slide), { x: MARGIN, y: 138, w: 900, h: 32, max: 24, ink: 'muted' }),
  ...figure(slide),
  ...slide.sizes.flatMap(sizeRow),
  ...remarks(slide),
]
