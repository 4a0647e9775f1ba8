import { type FundingSlide, PHASE_SLOTS, type RoadmapSlide } from '@domain/deck'
import { asGap, chart, commonSize, dot, heading, line, pill, rect, slotText, text, textBottom } from './draw'
import { MARGIN, PAGE, type SlideElement } from './element'

const RIGHT = PAGE.width - MARGIN
const PHASE_WIDTH = 352
const AXIS_Y = 196

const ITEM = { x: 0, y: 0, w: PHASE_WIDTH, h: 76, max: 24, min: 20 } as const

function phaseColumn(
  { name, items }: RoadmapSlide['phases'][number],
  index: number,
  max: number,
): SlideElement[] {
  const x = MARGIN + index * (PHASE_WIDTH + 40)
  let y = AXIS_Y + 94
  const rows = (items.length > 0 ? items : ['']).map((words, at) => {
    const row = slotText(words, `${PHASE_SLOTS[index] ?? 'launch'}.${at}`, { ...ITEM, x, y, max })
    y = textBottom(row) + 16
    return row
  })
  return [
    dot({ x, y: AXIS_Y - 13, w: 26, h: 26 }, { fill: index === 0 ? 'accent' : 'surface', border: 'accent' }),
    text(name, { x, y: AXIS_Y + 30, w: PHASE_WIDTH, h: 46, max: 34, min: 28, font: 'serif', bold: true }),
    ...rows,
  ]
}

const phaseColumns = ({ phases }: RoadmapSlide): SlideElement[] => {
  const max = commonSize(
    phases.flatMap(({ items }) => items),
    ITEM,
  )
  return phases.flatMap((phase, index) => phaseColumn(phase, index, max))
}

export const roadmapScene = (slide: RoadmapSlide): SlideElement[] => [
  heading(slide.title),
  line([MARGIN, AXIS_Y], [RIGHT, AXIS_Y], 'accent', 3),
  ...phaseColumns(slide),
  ...tractionBand(slide),
]

const BAND = { x: MARGIN, y: 556, w: RIGHT - MARGIN, h: 88 }
const BAND_TEXT = { x: MARGIN + 190, w: RIGHT - MARGIN - 218 }

/** Customers so far and, in smaller text, evidence from the report, which is not traction. */
function tractionBand({ traction, evidence }: RoadmapSlide): SlideElement[] {
  const label = { x: MARGIN + 28, w: 150, font: 'serif', bold: true, valign: 'middle' } as const
  return [
    ...asGap([rect(BAND, { fill: 'sunken' })], traction === null && evidence === null),
    ...asGap(
      [
        text('Traction', { ...label, y: 560, h: 46, max: 28 }),
        slotText(traction, 'traction.0', { ...BAND_TEXT, y: 560, h: 46, max: 24, min: 18, valign: 'middle' }),
      ],
      traction === null,
    ),
    text(evidence ? 'Evidence' : '', { ...label, y: 608, h: 30, max: 20 }),
    text(evidence ?? '', { ...BAND_TEXT, y: 608, h: 30, max: 20, min: 18, ink: 'muted', valign: 'middle' }),
  ]
}

const ASK = { x: 700, w: RIGHT - 700 }

function proof({ proves, test }: FundingSlide): SlideElement[] {
  const words = slotText(proves, 'proves.0', { ...ASK, y: 348, h: 156, max: 34, min: 24, font: 'serif' })
  return [
    ...asGap(
      [
        text('What it has to prove first', { ...ASK, y: 306, h: 36, max: 24, bold: true, ink: 'accent' }),
        words,
      ],
      proves === null,
    ),
    text(test ?? '', { ...ASK, y: textBottom(words) + 12, h: 60, max: 24, min: 20, ink: 'muted' }),
  ]
}

export const fundingScene = (slide: FundingSlide): SlideElement[] => [
  heading(slide.title),
  text('Use of funds', { x: MARGIN, y: 164, w: 184, h: 40, max: 28, bold: true, valign: 'middle' }),
  pill({ x: 262, y: 165, w: 132, h: 38 }, { border: 'line-strong' }),
  text('Example', {
    x: 262,
    y: 165,
    w: 132,
    h: 38,
    max: 22,
    ink: 'muted',
    align: 'center',
    valign: 'middle',
  }),
  chart('Use of funds', { x: MARGIN, y: 222, w: 556, h: 330 }, slide.funds),
  ...asGap([
    text('The same split for every idea. Replace it with your own plan.', {
      x: MARGIN,
      y: 566,
      w: 556,
      h: 60,
      max: 24,
      min: 20,
      ink: 'muted',
    }),
  ]),
  ...asGap(
    [
      text('Amount', { ...ASK, y: 164, h: 40, max: 28, bold: true, valign: 'middle' }),
      slotText(slide.sum, 'sum.0', { ...ASK, y: 212, h: 76, max: 38, min: 24, font: 'serif' }),
    ],
    slide.sum === null,
  ),
  ...proof(slide),
]
