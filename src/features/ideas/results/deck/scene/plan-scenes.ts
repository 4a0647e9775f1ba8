import type { FundingSlide, RoadmapSlide } from '@domain/deck'
import { chart, commonSize, dot, endOf, heading, line, missing, pill, rect, text } from './draw'
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
  const rows = items.map((words) => {
    const row = text(words, { ...ITEM, x, y, max })
    y = endOf(row) + 16
    return row
  })
  return [
    dot({ x, y: AXIS_Y - 13, w: 26, h: 26 }, { fill: index === 0 ? 'accent' : 'surface', border: 'accent' }),
    text(name, { x, y: AXIS_Y + 30, w: PHASE_WIDTH, h: 46, max: 34, min: 28, font: 'serif', bold: true }),
    ...(items.length > 0
      ? rows
      : [text('Not in the report.', { x, y: AXIS_Y + 94, w: PHASE_WIDTH, h: 40, max: 24, ink: 'muted' })]),
  ]
}

const phaseColumns = (phases: RoadmapSlide['phases']): SlideElement[] => {
  const max = commonSize(
    phases.flatMap(({ items }) => items),
    ITEM,
  )
  return phases.flatMap((phase, index) => phaseColumn(phase, index, max))
}

export const roadmapScene = ({ title, phases, evidence }: RoadmapSlide): SlideElement[] => [
  heading(title),
  line([MARGIN, AXIS_Y], [RIGHT, AXIS_Y], 'accent', 3),
  ...phaseColumns(phases),
  rect({ x: MARGIN, y: 556, w: RIGHT - MARGIN, h: 88 }, { fill: 'sunken' }),
  text('Traction', {
    x: MARGIN + 28,
    y: 568,
    w: 150,
    h: 64,
    max: 28,
    font: 'serif',
    bold: true,
    valign: 'middle',
  }),
  text(`No figures from customers yet: add your own. Evidence so far: ${evidence}`, {
    x: MARGIN + 190,
    y: 568,
    w: RIGHT - MARGIN - 218,
    h: 64,
    max: 24,
    min: 20,
    valign: 'middle',
  }),
]

const ASK = { x: 700, w: RIGHT - 700 }

function proof({ proves, test }: FundingSlide): SlideElement[] {
  const words = proves
    ? text(proves, { ...ASK, y: 348, h: 156, max: 34, min: 24, font: 'serif' })
    : missing('The report names no riskiest assumption.', { ...ASK, y: 348, h: 100 })
  return [
    text('What it has to prove first', { ...ASK, y: 306, h: 36, max: 24, bold: true, ink: 'accent' }),
    words,
    text(test ?? '', { ...ASK, y: endOf(words) + 12, h: 60, max: 24, min: 20, ink: 'muted' }),
  ]
}

export const fundingScene = (slide: FundingSlide): SlideElement[] => [
  heading(slide.title),
  text('Use of funds', { x: MARGIN, y: 164, w: 240, h: 40, max: 28, bold: true, valign: 'middle' }),
  pill({ x: 262, y: 165, w: 132, h: 38 }, { border: 'line-strong' }),
  text('Template', {
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
  text('The same split for every idea. Replace it with your own plan.', {
    x: MARGIN,
    y: 566,
    w: 556,
    h: 60,
    max: 24,
    min: 20,
    ink: 'muted',
  }),
  text('Amount', { ...ASK, y: 164, h: 40, max: 28, bold: true, valign: 'middle' }),
  text('Yours to set. The report does not make up a sum.', {
    ...ASK,
    y: 212,
    h: 64,
    max: 28,
    min: 24,
    ink: 'muted',
  }),
  ...proof(slide),
]
