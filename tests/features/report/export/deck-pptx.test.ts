import { deckOf, SLOTS, type Slide, type SlideEdits, withEdits } from '@domain/deck'
import type { Report } from '@domain/report'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { PAGE } from '@/features/report/deck/scene/element'
import { heightOf } from '@/features/report/deck/scene/fit-text'
import { scenesOf } from '@/features/report/deck/scene/scenes'
import { pptxFile } from '@/features/report/export/pptx-file'
import { DECK_REPORT, EMPTY_REPORT, longReport, longText, SCRIPTS } from '../deck-report'

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'

const slidesOf = (report: Report, title = 'Dog walks') => deckOf({ report, title, year: 2026 })

interface Page {
  texts: string[]
  xml: Document
}

/** The written file, parsed as a presentation program would. */
async function opened(slides: Slide[]) {
  const zip = await JSZip.loadAsync(await pptxFile(scenesOf(slides), 'Deck'))
  const read = async (path: string) => {
    const xml = new DOMParser().parseFromString(
      (await zip.file(path)?.async('string')) ?? '',
      'application/xml',
    )
    if (xml.querySelector('parsererror')) throw new Error(`${path} is no XML`)
    return xml
  }
  const paths = Object.keys(zip.files).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
  const pages = await Promise.all(
    paths.map(async (_, index): Promise<Page> => {
      const xml = await read(`ppt/slides/slide${index + 1}.xml`)
      const paragraphs = [...xml.getElementsByTagNameNS(DRAWING, 'p')]
      return { xml, texts: paragraphs.map((each) => each.textContent ?? '').filter(Boolean) }
    }),
  )
  const charts = Object.keys(zip.files).filter((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path))
  return { zip, pages, read, charts, size: await slideSize(read) }
}

/** Writing a file takes long, so the tests of one report share it. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function slideSize(read: (path: string) => Promise<Document>) {
  const [size] = (await read('ppt/presentation.xml')).getElementsByTagName('p:sldSz')
  return { width: Number(size?.getAttribute('cx')), height: Number(size?.getAttribute('cy')) }
}

/** The edges of every shape, in the file's unit. */
function boxesOf({ xml }: Page) {
  return [...xml.getElementsByTagNameNS(DRAWING, 'off')].map((offset) => {
    const extent = offset.nextElementSibling
    const of = (element: Element | null, name: string) => Number(element?.getAttribute(name))
    const [x, y] = [of(offset, 'x'), of(offset, 'y')]
    return { x, y, right: x + of(extent, 'cx'), bottom: y + of(extent, 'cy') }
  })
}

function numbersOf(slide: Slide): string[] {
  if (slide.kind === 'title') return [`${slide.year}`]
  if (slide.kind === 'market')
    return [...slide.sizes.map(({ text }) => text), ...(slide.growth ? [slide.growth] : [])]
  if (slide.kind === 'business') return slide.figures.map(({ value }) => value)
  if (slide.kind === 'roadmap') return slide.evidence ? [slide.evidence] : []
  return slide.kind === 'funding' && slide.test ? [slide.test] : []
}

const EMU_PER_UNIT = 12_192_000 / PAGE.width
const POINTS_PER_UNIT = 0.75

interface WordsBox {
  text: string
  x: number
  y: number
  w: number
  h: number
}

/** The area of each text in the written file, in units of a scene. */
const wordsOf = ({ xml }: Page): WordsBox[] =>
  [...xml.getElementsByTagName('p:sp')].flatMap((shape) => {
    const text = shape.getElementsByTagNameNS(DRAWING, 'p')[0]?.textContent
    const [offset] = shape.getElementsByTagNameNS(DRAWING, 'off')
    const [extent] = shape.getElementsByTagNameNS(DRAWING, 'ext')
    const [run] = shape.getElementsByTagNameNS(DRAWING, 'rPr')
    if (!text || !offset || !extent || !run) return []
    const units = (element: Element, name: string) => Number(element.getAttribute(name)) / EMU_PER_UNIT
    const box = {
      x: units(offset, 'x'),
      y: units(offset, 'y'),
      w: units(extent, 'cx'),
      h: units(extent, 'cy'),
    }
    const h = heightOf(text, box.w, Number(run.getAttribute('sz')) / 100 / POINTS_PER_UNIT)
    const anchor = shape.getElementsByTagNameNS(DRAWING, 'bodyPr')[0]?.getAttribute('anchor')
    const shift = anchor === 'ctr' ? (box.h - h) / 2 : anchor === 'b' ? box.h - h : 0
    return [{ text, ...box, y: box.y + shift, h }]
  })

/** Pairs of texts that overlap by more than the rounding of sizes to half points. */
function overlapsIn(page: Page): string[] {
  const slack = 3
  const all = wordsOf(page)
  return all.flatMap((a, at) =>
    all
      .slice(at + 1)
      .filter(
        (b) =>
          a.x + slack < b.x + b.w &&
          b.x + slack < a.x + a.w &&
          a.y + slack < b.y + b.h &&
          b.y + slack < a.y + a.h,
      )
      .map((b) => `${a.text} | ${b.text}`),
  )
}

/** Edits that fill every slot to its maximum length. */
const FULL_EDITS: SlideEdits = Object.fromEntries(
  Object.entries(SLOTS).flatMap(([name, { count, max }]) =>
    Array.from({ length: count }, (_, at) => [
      `${name}.${at}`,
      { text: 'Wide Words '.repeat(max).slice(0, max).trim(), basis: '' },
    ]),
  ),
)

const EMU_TOLERANCE = 12_700

function expectWithin(pages: Page[], { width, height }: { width: number; height: number }) {
  for (const page of pages)
    for (const { x, y, right, bottom } of boxesOf(page)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width + EMU_TOLERANCE)
      expect(bottom).toBeLessThanOrEqual(height + EMU_TOLERANCE)
    }
}

describe('the presentation file', () => {
  const slides = slidesOf(DECK_REPORT)
  const file = once(() => opened(slides))

  it('has eight slides with every number of the deck', async () => {
    const { pages } = await file()
    expect(pages).toHaveLength(8)
    const numbers = slides.map(numbersOf)
    expect(numbers.flat()).toEqual(expect.arrayContaining(['$24M', '$6M', '$240K', '$240', '360']))
    // The page cited for the growth does not state it.
    expect(numbers.flat()).not.toContain('12% a year')
    for (const [index, wanted] of numbers.entries())
      for (const number of wanted)
        expect(
          pages[index]?.texts.some((text) => text.includes(number)),
          `slide ${index + 1}: ${number}`,
        ).toBe(true)
  })

  it('names each slide in a text of its own', async () => {
    const { pages } = await file()
    for (const [index, { title }] of slides.entries()) expect(pages[index]?.texts).toContain(title)
  })

  it('draws the use of funds as a chart with the numbers in its sheet', async () => {
    const { charts, read } = await file()
    expect(charts).toHaveLength(1)
    const chart = await read(charts[0] ?? '')
    const values = (tag: string) =>
      [...chart.querySelectorAll(tag)].flatMap((each) =>
        [...each.getElementsByTagName('c:v')].map((value) => value.textContent),
      )
    expect(values('val')).toEqual(['10', '15', '25', '50'])
    expect(values('cat')).toEqual(['Reserve', 'Operations', 'Marketing', 'Product'])
  })

  it('holds texts and shapes, never a picture of a slide', async () => {
    const { zip, pages } = await file()
    expect(Object.keys(zip.files).filter((path) => /^ppt\/media\/.+/.test(path))).toEqual([])
    for (const page of pages) {
      expect(page.xml.getElementsByTagName('p:pic')).toHaveLength(0)
      expect(page.texts.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('leaves out what the report does not say, and every word to the founder', async () => {
    const asked = scenesOf(slidesOf(EMPTY_REPORT), 'founder').flatMap(({ elements }) =>
      elements.flatMap((element) => (element.kind === 'text' && element.gap ? element.text : [])),
    )
    expect(asked).toEqual(expect.arrayContaining(['Add your differentiator', 'Add your traction']))
    const written = [await file(), await opened(slidesOf(EMPTY_REPORT))]
    const texts = written.flatMap(({ pages }) => pages.flatMap((page) => page.texts))
    for (const text of texts)
      expect(text).not.toMatch(/^Add |The report|Not in the report|N\/A|Replace it|Yours to/)
  })

  it.each([
    ['a whole report', slidesOf(DECK_REPORT)],
    ['an empty report', slidesOf(EMPTY_REPORT)],
    ['long texts', slidesOf(longReport('Extraordinarily long sentences '))],
    ['capitals', slidesOf(longReport('WWWWMMMM '), longText('WWWWMMMM '))],
    ['edits as long as they may be', withEdits(slidesOf(DECK_REPORT), FULL_EDITS)],
    ['edits of an empty report', withEdits(slidesOf(EMPTY_REPORT), FULL_EDITS)],
  ])('lays no text over another, for %s', async (_, slides) => {
    const { pages, size } = await opened(slides)
    expect(pages.flatMap(overlapsIn)).toEqual([])
    expectWithin(pages, size)
  })

  it('keeps everything inside its slides for a whole report, and for none', async () => {
    for (const { pages, size } of [await file(), await opened(slidesOf(EMPTY_REPORT))]) {
      expect(pages).toHaveLength(8)
      expectWithin(pages, size)
    }
  })
})

describe.each(SCRIPTS)('2,000-character fields of %s', (_, words) => {
  const slides = slidesOf(longReport(words), longText(words))
  const file = once(() => opened(slides))

  it('give a file that can be read, with everything inside its slides', async () => {
    const { pages, size } = await file()
    expect(pages).toHaveLength(8)
    expectWithin(pages, size)
  })

  it('leave whole what each slide stands on', async () => {
    const { pages } = await file()
    const grounds = slides.map((slide) => ('ground' in slide ? slide.ground : ''))
    expect(grounds).toContain(
      'Basis: cited sources s101, s102, s103, s104 and 1 more; sources not confirmed s201, s202, s203, s204 and 1 more; AI model; founder’s own words; standard text, not researched; assumptions, unchecked',
    )
    for (const [index, ground] of grounds.entries()) if (ground) expect(pages[index]?.texts).toContain(ground)
  })

  it('fit their boxes, and the boxes their slides', () => {
    for (const { elements } of scenesOf(slides))
      for (const element of elements) {
        if (element.kind === 'line') continue
        expect(element.x + element.w).toBeLessThanOrEqual(PAGE.width)
        expect(element.y + element.h).toBeLessThanOrEqual(PAGE.height)
        if (element.kind !== 'text') continue
        expect(heightOf(element.text, element.w, element.size), element.text).toBeLessThanOrEqual(element.h)
      }
  })
})

describe('Arabic text', () => {
  it('runs from the right', async () => {
    const { pages } = await opened(slidesOf(longReport('تطبيق يساعد أصحاب الكلاب ')))
    const [paragraph] = pages[4]?.xml.querySelectorAll('pPr[rtl="1"]') ?? []
    expect(paragraph?.getAttribute('algn')).toBe('r')
  })
})
