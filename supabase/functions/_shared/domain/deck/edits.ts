import { z } from 'zod'
import { oneLine } from './cut.ts'
import type { RoadmapSlide, Slide } from './slides.ts'
import { PHASE_SLOTS, SLOTS, type SlotId, type SlotName } from './slots.ts'

/** The founder's text in a slot, and the report's text that it replaced ('' if there was none). */
const slideEditSchema = z.object({ text: z.string(), basis: z.string() })
export type SlideEdit = z.infer<typeof slideEditSchema>

const isName = (name: string): name is SlotName => Object.hasOwn(SLOTS, name)

function isSlotId(id: string): id is SlotId {
  const [name = '', index = ''] = id.split('.')
  return isName(name) && /^\d$/.test(index) && Number(index) < SLOTS[name].count && id === `${name}.${index}`
}

export const kindOfSlot = (id: SlotId) => {
  const [name = ''] = id.split('.')
  return SLOTS[isName(name) ? name : 'title']
}

/** Edits as stored, { slot: edit }; anything else is left out. */
export const slideEditsSchema = z.record(z.string(), z.unknown()).transform((stored) =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([id, edit]): [SlotId, SlideEdit][] => {
      const { data } = slideEditSchema.safeParse(edit)
      return data && isSlotId(id) ? [[id, data]] : []
    }),
  ),
)
export type SlideEdits = Partial<Record<SlotId, SlideEdit>>

/** Length of a slot's text in code points; a final ellipsis does not count, because cut texts have one, too. */
export const slotLength = (text: string): number => [...text.replace(/…$/, '')].length

type Swap = (slot: SlotId, text: string) => string

/** Applies `swap` to the texts of a list; a removed text leaves its place empty, so that the others keep theirs. */
function listOf(name: SlotName, texts: readonly string[], swap: Swap): string[] {
  const all = Array.from({ length: SLOTS[name].count }, (_, at) => swap(`${name}.${at}`, texts[at] ?? ''))
  return all.slice(0, all.findLastIndex((text) => text !== '') + 1)
}

const lineOf = (name: SlotName, text: string | null, swap: Swap): string | null =>
  swap(`${name}.0`, text ?? '') || null

const longest = (...lists: string[][]) =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) })

/** The slide with every slot's text replaced by the result of `swap`, which is called once per slot in reading order. */
function swapped(slide: Slide, swap: Swap): Slide {
  const list = (name: SlotName, texts: readonly string[]) => listOf(name, texts, swap)
  const line = (name: SlotName, text: string | null) => lineOf(name, text, swap)
  switch (slide.kind) {
    case 'title':
      return {
        ...slide,
        title: line('title', slide.title) ?? slide.title,
        valueProposition: line('value', slide.valueProposition),
      }
    case 'problem': {
      const pains = list(
        'pain',
        slide.painPoints.map(({ text }) => text),
      )
      const personas = list(
        'persona',
        slide.painPoints.map(({ persona }) => persona),
      )
      const painPoints = longest(pains, personas).map((_, at) => ({
        text: pains[at] ?? '',
        persona: personas[at] ?? '',
      }))
      return { ...slide, painPoints }
    }
    case 'solution': {
      const summary = line('summary', slide.summary)
      const features = list(
        'feature',
        slide.features.map(({ text }) => text),
      ).map((text, at) => ({ text, platforms: slide.features[at]?.platforms ?? '' }))
      return { ...slide, summary, features }
    }
    case 'market':
      return { ...slide, justification: line('justification', slide.justification) }
    case 'business':
      return { ...slide, streams: list('stream', slide.streams) }
    case 'advantage':
      return swappedAdvantage(slide, list)
    case 'roadmap': {
      const phases = slide.phases.map(({ name, items }, at) => ({
        name,
        items: list(PHASE_SLOTS[at] ?? 'launch', items),
      }))
      return {
        ...slide,
        phases: phases satisfies RoadmapSlide['phases'],
        traction: line('traction', slide.traction),
      }
    }
    case 'funding':
      return { ...slide, sum: line('sum', slide.sum), proves: line('proves', slide.proves) }
  }
}

/** A slide shows only one table: gaps of competitors, or the current alternatives with the reasons to switch. */
function swappedAdvantage(
  slide: Extract<Slide, { kind: 'advantage' }>,
  list: (name: SlotName, texts: readonly string[]) => string[],
): Slide {
  const rivals = list('rival', slide.rivals)
  const differences = list('difference', slide.differences)
  const names = list(
    'competitor',
    slide.gaps.map(({ competitor }) => competitor),
  )
  const weaknesses = list(
    'gap',
    slide.gaps.map(({ weakness }) => weakness),
  )
  const answers = list(
    'answer',
    slide.gaps.map(({ answer }) => answer ?? ''),
  )
  const gaps = longest(names, weaknesses, answers).map((_, at) => ({
    competitor: names[at] ?? '',
    weakness: weaknesses[at] ?? '',
    answer: answers[at] || null,
  }))
  return { ...slide, rivals, differences, gaps }
}

const EDITED = 'edited by the founder'

/** The slides with the founder's texts instead of the report's; the basis line of an edited slide also names the founder. */
export function withEdits(slides: readonly Slide[], edits: SlideEdits): Slide[] {
  return slides.map((slide) => {
    let edited = false
    const after = swapped(slide, (slot, text) => {
      const own = oneLine(edits[slot]?.text ?? '')
      if (own === '' || own === text) return text
      edited = true
      return own
    })
    if (!edited || after.kind === 'title') return after
    return { ...after, ground: after.ground ? `${after.ground}; ${EDITED}` : `Basis: ${EDITED}` }
  })
}

/** A founder's text with the report's text that it replaces. */
export interface EditedText {
  slot: SlotId
  text: string
  /** The report's current text, '' if it has none. */
  original: string
  /** Whether the report no longer contains the text that the founder replaced. */
  outdated: boolean
}

/** The report's text in each slot of a slide, in reading order; '' if it has none. */
export function slotTexts(slide: Slide): Map<SlotId, string> {
  const texts = new Map<SlotId, string>()
  swapped(slide, (slot, text) => {
    texts.set(slot, text)
    return text
  })
  return texts
}

/** The edited texts of a slide, which is given as the report writes it, in reading order. */
export const editedTexts = (slide: Slide, edits: SlideEdits): EditedText[] =>
  [...slotTexts(slide)].flatMap(([slot, original]) => {
    const edit = edits[slot]
    return edit && edit.text !== original
      ? [{ slot, text: edit.text, original, outdated: edit.basis !== original }]
      : []
  })

/** The slides as shown to others, without the empty places offered to the founder. */
export const withoutBlanks = (slides: readonly Slide[]): Slide[] =>
  slides.map((slide): Slide => {
    switch (slide.kind) {
      case 'problem':
        return { ...slide, painPoints: slide.painPoints.filter(({ text }) => text !== '') }
      case 'solution':
        return { ...slide, features: slide.features.filter(({ text }) => text !== '') }
      case 'market':
        return { ...slide, sizes: slide.sizes.filter(({ amount }) => amount !== null) }
      case 'business':
        return { ...slide, streams: slide.streams.filter(Boolean) }
      case 'advantage':
        return {
          ...slide,
          rivals: slide.rivals.filter(Boolean),
          differences: slide.differences.filter(Boolean),
          gaps: slide.gaps.filter(({ competitor, weakness }) => competitor !== '' && weakness !== ''),
        }
      case 'roadmap':
        return {
          ...slide,
          phases: slide.phases.map(({ name, items }) => ({ name, items: items.filter(Boolean) })),
        }
      default:
        return slide
    }
  })
