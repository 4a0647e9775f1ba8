import { answered } from '@domain/brief/changes'
import {
  deckOf,
  editedTexts,
  SLOTS,
  type SlideEdits,
  slideEditsSchema,
  slotTexts,
  withEdits,
  withoutBlanks,
} from '@domain/deck'
import type { Report } from '@domain/report'
import { describe, expect, it } from 'vitest'
import { scenesOf } from '@/features/report/deck/scene/scenes'
import { reportOn } from '../analyst/written'
import { DECK_REPORT, EMPTY_REPORT } from '../features/report/deck-report'

const slidesOf = (report: Report) => deckOf({ report, title: 'Dog walks', year: 2026 })
const SLIDES = slidesOf(DECK_REPORT)
const edited = (edits: SlideEdits) => withEdits(SLIDES, edits)

const said = (slot: string) =>
  SLIDES.flatMap((slide) => [...slotTexts(slide)]).find(([id]) => id === slot)?.[1] ?? ''

describe('an edited slide', () => {
  it('says what the founder wrote, and that it did', () => {
    const [, problem] = edited({ 'pain.0': { text: 'Nobody walks Rex at noon', basis: said('pain.0') } })
    expect(problem).toMatchObject({
      painPoints: [
        { text: 'Nobody walks Rex at noon' },
        ...(SLIDES[1] as { painPoints: object[] }).painPoints.slice(1),
      ],
      ground: 'Basis: standard text, not researched; edited by the founder',
    })
    expect(edited({}).map((slide) => JSON.stringify(slide))).toEqual(
      SLIDES.map((slide) => JSON.stringify(slide)),
    )
  })

  it('fills a place where the report says nothing', () => {
    const empty = withEdits(slidesOf(EMPTY_REPORT), {
      'difference.0': { text: 'We walk at night', basis: '' },
      'sum.0': { text: '$400K', basis: '' },
    })
    expect(empty[5]).toMatchObject({ differences: ['We walk at night'] })
    expect(empty[7]).toMatchObject({ sum: '$400K', ground: 'Basis: edited by the founder' })
  })

  it('keeps its place, and for others closes the gap, when the text before it vanishes', () => {
    const slides = withEdits(slidesOf({ ...DECK_REPORT, audience: null }), {
      'pain.1': { text: 'Second', basis: 'Gone' },
    })
    expect(slides[1]).toMatchObject({ painPoints: [{ text: '' }, { text: 'Second' }] })
    expect(withoutBlanks(slides)[1]).toMatchObject({ painPoints: [{ text: 'Second' }] })
  })

  it('shows no invisible or direction marks', () => {
    const [title] = edited({ 'value.0': { text: 'Walks \u202Eback\u0007wards', basis: '' } })
    expect(title).toMatchObject({ valueProposition: 'Walks back wards' })
  })
})

describe('the facts behind an edit', () => {
  const edits: SlideEdits = { 'feature.0': { text: 'Our words', basis: said('feature.0') } }
  const solution = (slides = SLIDES) => slides.flatMap((slide) => editedTexts(slide, edits))

  it('are the text that it replaced', () => {
    expect(solution()).toEqual([
      { slot: 'feature.0', text: 'Our words', original: said('feature.0'), outdated: false },
    ])
  })

  it('have changed when the report says something else, or nothing', () => {
    expect(solution(slidesOf({ ...DECK_REPORT, concept: null }))).toEqual([
      { slot: 'feature.0', text: 'Our words', original: '', outdated: true },
    ])
  })

  it('change with an answer of the founder', async () => {
    const idea = 'A forecast tool for small bakeries in Munich. 49 euros a month per shop.'
    const open = { state: 'open' as const, silenced: [] }
    const before = slidesOf(await reportOn(idea))
    const after = slidesOf(await reportOn(idea, { difference: answered(['It reads the till'], open) }))
    const stored: SlideEdits = { 'difference.0': { text: 'It reads every till', basis: '' } }
    const outdated = (slides: typeof before) =>
      slides.flatMap((slide) => editedTexts(slide, stored)).map((text) => text.outdated)
    expect(outdated(before)).toEqual([false])
    expect(outdated(after)).toEqual([true])
  })
})

describe('stored edits', () => {
  it('are read without what is no edit of a known slot', () => {
    const good = { text: 'Ours', basis: '' }
    expect(
      slideEditsSchema.parse({
        'pain.0': good,
        'pain.3': good,
        'pain.00': good,
        'nothing.0': good,
        constructor: good,
        'gap.0': 'Ours',
        'gap.1': { text: 1, basis: '' },
      }),
    ).toEqual({ 'pain.0': good })
  })
})

describe('the slots', () => {
  it('each have a place on the slides, filled or not', () => {
    const placed = [DECK_REPORT, EMPTY_REPORT].flatMap((report) =>
      scenesOf(slidesOf(report), 'founder').flatMap(({ elements }) =>
        elements.flatMap((element) =>
          element.kind === 'text' && element.slot ? element.slot.split('.')[0] : [],
        ),
      ),
    )
    expect([...new Set(placed)].sort()).toEqual(Object.keys(SLOTS).sort())
  })
})
