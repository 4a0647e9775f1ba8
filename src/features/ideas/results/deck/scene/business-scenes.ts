import type { AdvantageSlide, BusinessSlide } from '@domain/deck'
import { commonSize, heading, line, missing, rect, text } from './draw'
import { MARGIN, PAGE, type SlideElement } from './element'

const RIGHT = PAGE.width - MARGIN
const PANEL_X = 800

const figureRow = ({ label, value }: BusinessSlide['figures'][number], index: number): SlideElement[] => {
  const y = 70 + index * 146
  return [
    text(value, { x: PANEL_X + 52, y, w: RIGHT - PANEL_X - 52, h: 66, max: 48, font: 'serif', bold: true }),
    text(label, {
      x: PANEL_X + 52,
      y: y + 64,
      w: RIGHT - PANEL_X - 52,
      h: 34,
      max: 24,
      min: 20,
      ink: 'muted',
    }),
  ]
}

function streamRows(streams: string[], width: number): SlideElement[] {
  const height = Math.min(150, 450 / streams.length)
  const look = { x: MARGIN + 60, y: 0, w: width - 60, h: height - 22, max: 34, min: 24 }
  const max = commonSize(streams, look)
  return streams.flatMap((stream, index): SlideElement[] => {
    const y = 186 + index * height
    return [
      line([MARGIN, y], [MARGIN + width, y], 'line-strong'),
      text(`${index + 1}`, { x: MARGIN, y: y + 14, w: 50, h: 48, max, font: 'serif', ink: 'accent' }),
      text(stream, { ...look, y: y + 14, max }),
    ]
  })
}

export function businessScene({ title, streams, figures }: BusinessSlide): SlideElement[] {
  const width = figures.length > 0 ? PANEL_X - MARGIN - 56 : RIGHT - MARGIN
  return [
    ...(figures.length > 0
      ? [
          rect(
            { x: PANEL_X, y: 0, w: PAGE.width - PANEL_X, h: 52 + figures.length * 146 },
            { fill: 'accent-soft' },
          ),
        ]
      : []),
    heading(title, { w: width }),
    ...(streams.length > 0
      ? streamRows(streams, width)
      : [missing('The report names no way of earning money.', { x: MARGIN, y: 190, w: width, h: 120 })]),
    ...figures.flatMap(figureRow),
  ]
}

const COLUMNS = [
  { name: 'Competitor', x: MARGIN, w: 250 },
  { name: 'Their gap', x: 346, w: 420 },
  { name: 'Our answer', x: 816, w: RIGHT - 816 },
] as const

const [WHO, GAP, ANSWER] = COLUMNS

const columnHead = ({ name, x, w }: (typeof COLUMNS)[number]): SlideElement =>
  text(name, { x, y: 164, w, h: 36, max: 24, bold: true, ink: name === 'Our answer' ? 'accent' : 'muted' })

const GAP_TOP = 208

/** The largest size in which every cell of the table fits. */
const gapSize = (gaps: AdvantageSlide['gaps']): number =>
  Math.min(
    ...gaps.flatMap(({ competitor, weakness, answer }) => [
      commonSize([competitor], { ...CELL, ...WHO }),
      commonSize([weakness], { ...CELL, ...GAP }),
      commonSize([answer ?? ''], { ...CELL, ...ANSWER }),
    ]),
  )

const CELL = { y: 0, h: 84, max: 28, min: 20, valign: 'middle' } as const

const gapRows = (gaps: AdvantageSlide['gaps']): SlideElement[] => {
  const max = gapSize(gaps)
  return gaps.flatMap(({ competitor, weakness, answer }, index): SlideElement[] => {
    const y = GAP_TOP + index * 108
    const cell = { ...CELL, y: y + 12, max }
    return [
      line([MARGIN, y], [RIGHT, y], 'line-strong'),
      text(competitor, { ...cell, ...WHO, bold: true }),
      text(weakness, { ...cell, ...GAP }),
      text(answer ?? 'No feature answers this yet', {
        ...cell,
        ...ANSWER,
        bold: answer !== null,
        ink: answer ? 'accent' : 'muted',
      }),
    ]
  })
}

export function advantageScene({ title, gaps }: AdvantageSlide): SlideElement[] {
  if (gaps.length === 0)
    return [
      heading(title),
      missing('The report names no weaknesses of competitors.', { x: MARGIN, y: 190, w: 900, h: 120 }),
    ]
  const band = { x: ANSWER.x - 26, y: 150, w: PAGE.width - ANSWER.x + 26, h: 58 + gaps.length * 108 }
  return [rect(band, { fill: 'accent-soft' }), heading(title), ...COLUMNS.map(columnHead), ...gapRows(gaps)]
}
