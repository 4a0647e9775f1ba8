import type { AdvantageSlide, BusinessSlide } from '@domain/deck'
import { asGap, commonSize, heading, line, rect, slotText, text } from './draw'
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
    return asGap(
      [
        line([MARGIN, y], [MARGIN + width, y], 'line-strong'),
        text(`${index + 1}`, { x: MARGIN, y: y + 14, w: 50, h: 48, max, font: 'serif', ink: 'accent' }),
        slotText(stream, `stream.${index}`, { ...look, y: y + 14, max }),
      ],
      stream === '',
    )
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
    ...streamRows(streams.length > 0 ? streams : [''], width),
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
      slotText(competitor, `competitor.${index}`, { ...cell, ...WHO, bold: true }),
      slotText(weakness, `gap.${index}`, { ...cell, ...GAP }),
      slotText(answer, `answer.${index}`, {
        ...cell,
        ...ANSWER,
        bold: true,
        ink: answer ? 'accent' : 'muted',
      }),
    ]
  })
}

const COLUMN = { y: 0, h: 76, max: 34, min: 22 } as const

/** Today's alternatives and reasons to switch, if no weaknesses are known. */
function switchScene({ title, rivals, differences }: AdvantageSlide): SlideElement[] {
  const columns = [
    { name: 'Today', items: rivals, slot: 'rival', x: MARGIN, w: 420 },
    { name: 'Why they would switch', items: differences, slot: 'difference', x: 560, w: RIGHT - 560 },
  ] as const
  return [
    ...asGap(
      [rect({ x: 524, y: 150, w: PAGE.width - 524, h: 430 }, { fill: 'accent-soft' })],
      differences.length === 0,
    ),
    heading(title),
    ...columns.flatMap(({ name, items, slot, x, w }): SlideElement[] =>
      asGap(
        [
          text(name, {
            x,
            y: 172,
            w,
            h: 40,
            max: 24,
            bold: true,
            ink: slot === 'rival' ? 'muted' : 'accent',
          }),
          ...(items.length > 0 ? items : ['']).map((item, index) =>
            slotText(item, `${slot}.${index}`, { ...COLUMN, x, w, y: 228 + index * 84 }),
          ),
        ],
        items.length === 0,
      ),
    ),
  ]
}

export function advantageScene(slide: AdvantageSlide): SlideElement[] {
  const { title, gaps } = slide
  if (gaps.length === 0) return switchScene(slide)
  const band = { x: ANSWER.x - 26, y: 150, w: PAGE.width - ANSWER.x + 26, h: 58 + gaps.length * 108 }
  return [rect(band, { fill: 'accent-soft' }), heading(title), ...COLUMNS.map(columnHead), ...gapRows(gaps)]
}
