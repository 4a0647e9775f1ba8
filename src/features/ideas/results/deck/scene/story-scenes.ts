import type { ProblemSlide, SolutionSlide, TitleSlide } from '@domain/deck'
import { commonSize, dot, endOf, heading, line, missing, pill, rect, text } from './draw'
import { MARGIN, PAGE, type SlideElement } from './element'

const RIGHT = PAGE.width - MARGIN

/** Three squares within each other, the mark of the market: the deck's only ornament. */
const mark = (): SlideElement[] =>
  [520, 360, 190].map((side) =>
    rect(
      { x: PAGE.width - side, y: PAGE.height - side, w: side, h: side },
      { fill: 'on-accent', opacity: 0.07 },
    ),
  )

export const titleScene = ({ title, valueProposition, badge, year }: TitleSlide): SlideElement[] => [
  ...mark(),
  pill({ x: MARGIN, y: 72, w: 190, h: 46 }, { border: 'on-accent' }),
  text(badge, {
    x: MARGIN,
    y: 72,
    w: 190,
    h: 46,
    max: 24,
    bold: true,
    ink: 'on-accent',
    align: 'center',
    valign: 'middle',
  }),
  text(title, {
    x: MARGIN,
    y: 190,
    w: 1000,
    h: 216,
    max: 84,
    min: 56,
    font: 'serif',
    bold: true,
    ink: 'on-accent',
    valign: 'bottom',
    heading: true,
  }),
  text(valueProposition ?? 'The report holds no value proposition.', {
    x: MARGIN,
    y: 430,
    w: 820,
    h: 170,
    max: 34,
    min: 24,
    ink: 'on-accent',
  }),
  text(`${year}`, { x: MARGIN, y: 622, w: 200, h: 40, max: 26, ink: 'on-accent', valign: 'middle' }),
]

export function problemScene({ title, painPoints }: ProblemSlide): SlideElement[] {
  const top = 84
  const height = 560 / Math.max(2, painPoints.length)
  const look = { x: 540, y: 0, w: RIGHT - 540, h: height - 76, max: 42, font: 'serif' } as const
  const max = commonSize(
    painPoints.map(({ text: pain }) => pain),
    look,
  )
  const rows = painPoints.flatMap(({ text: pain, persona }, index): SlideElement[] => {
    const y = top + index * height
    const words = text(pain, { ...look, y: y + 18, max })
    return [
      line([470, y], [RIGHT, y], 'line-strong'),
      text(`${index + 1}`, { x: 470, y: y + 18, w: 60, h: 60, max, font: 'serif', ink: 'accent' }),
      words,
      text(persona && `Felt by: ${persona}`, {
        x: words.x,
        y: endOf(words) + 8,
        w: words.w,
        h: 32,
        max: 22,
        min: 20,
        ink: 'muted',
      }),
    ]
  })
  return [
    rect({ x: 0, y: 0, w: 400, h: PAGE.height - 84 }, { fill: 'sunken' }),
    heading(title, { w: 300, h: 150 }),
    ...(rows.length > 0
      ? rows
      : [missing('The report names no pain points.', { x: 470, y: 84, w: RIGHT - 470, h: 120 })]),
  ]
}

const FEATURE = { x: 0, y: 0, w: 520, h: 80, max: 30, min: 24, bold: true } as const

function featureCells(features: SolutionSlide['features']): SlideElement[] {
  const max = commonSize(
    features.map((feature) => feature.text),
    FEATURE,
  )
  return features.flatMap((feature, index): SlideElement[] => {
    const x = MARGIN + (index % 2) * 580
    const y = 350 + Math.floor(index / 2) * 148
    const words = text(feature.text, { ...FEATURE, x: x + 34, y: y + 16, max })
    return [
      line([x, y], [x + 556, y], 'line-strong'),
      dot({ x, y: y + 28, w: 14, h: 14 }, { fill: 'accent' }),
      words,
      text(feature.platforms, {
        x: x + 34,
        y: endOf(words) + 4,
        w: 520,
        h: 32,
        max: 22,
        min: 20,
        ink: 'muted',
      }),
    ]
  })
}

export const solutionScene = ({ title, summary, features }: SolutionSlide): SlideElement[] => [
  heading(title),
  text(summary ?? 'The report holds no overview of the product.', {
    x: MARGIN,
    y: 164,
    w: 1060,
    h: 150,
    max: 38,
    min: 26,
    font: 'serif',
    ink: summary ? 'accent' : 'muted',
  }),
  ...(features.length > 0
    ? featureCells(features)
    : [missing('The report lists no core features.', { x: MARGIN, y: 370, w: 1000, h: 80 })]),
]
