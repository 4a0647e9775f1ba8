import type { ProblemSlide, SolutionSlide, TitleSlide } from '@domain/deck'
import { asGap, commonSize, dot, heading, line, pill, rect, slotText, text, textBottom } from './draw'
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
  slotText(title, 'title.0', {
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
  slotText(valueProposition, 'value.0', {
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

export function problemScene({ title, painPoints: told }: ProblemSlide): SlideElement[] {
  const painPoints = told.length > 0 ? told : [{ text: '', persona: '' }]
  const top = 84
  const height = 560 / Math.max(2, painPoints.length)
  const look = { x: 540, y: 0, w: RIGHT - 540, h: height - 76, max: 42, font: 'serif' } as const
  const max = commonSize(
    painPoints.map(({ text: pain }) => pain),
    look,
  )
  const rows = painPoints.flatMap(({ text: pain, persona }, index): SlideElement[] => {
    const y = top + index * height
    const words = slotText(pain, `pain.${index}`, { ...look, y: y + 18, max })
    return asGap(
      [
        line([470, y], [RIGHT, y], 'line-strong'),
        text(`${index + 1}`, { x: 470, y: y + 18, w: 60, h: 60, max, font: 'serif', ink: 'accent' }),
        words,
        ...feltBy(persona, index, { x: words.x, y: textBottom(words) + 8 }),
      ],
      pain === '',
    )
  })
  return [
    rect({ x: 0, y: 0, w: 400, h: PAGE.height - 84 }, { fill: 'sunken' }),
    heading(title, { w: 300, h: 150 }),
    ...rows,
  ]
}

const FELT_BY = { h: 32, max: 22, min: 20, ink: 'muted' } as const
const FELT_BY_WIDTH = 88

function feltBy(persona: string, index: number, { x, y }: { x: number; y: number }): SlideElement[] {
  return asGap(
    [
      text('Felt by:', { ...FELT_BY, x, y, w: FELT_BY_WIDTH }),
      slotText(persona, `persona.${index}`, {
        ...FELT_BY,
        x: x + FELT_BY_WIDTH,
        y,
        w: RIGHT - x - FELT_BY_WIDTH,
      }),
    ],
    persona === '',
  )
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
    const words = slotText(feature.text, `feature.${index}`, { ...FEATURE, x: x + 34, y: y + 16, max })
    return asGap(
      [
        line([x, y], [x + 556, y], 'line-strong'),
        dot({ x, y: y + 28, w: 14, h: 14 }, { fill: 'accent' }),
        words,
        text(feature.platforms, {
          x: x + 34,
          y: textBottom(words) + 4,
          w: 520,
          h: 32,
          max: 22,
          min: 20,
          ink: 'muted',
        }),
      ],
      feature.text === '',
    )
  })
}

export const solutionScene = ({ title, summary, features }: SolutionSlide): SlideElement[] => [
  heading(title),
  slotText(summary, 'summary.0', {
    x: MARGIN,
    y: 164,
    w: 1060,
    h: 150,
    max: 38,
    min: 26,
    font: 'serif',
    ink: summary ? 'accent' : 'muted',
  }),
  ...featureCells(features.length > 0 ? features : [{ text: '', platforms: '' }]),
]
