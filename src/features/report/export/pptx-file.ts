import type PptxGenJS from 'pptxgenjs'
import type { Scene, SlideElement } from '../deck/scene/element'
import { PAPER } from '../deck/scene/element'
import { addChart, addLine, addShape, addText, SLIDE_INCHES } from './pptx-elements'

const LAYOUT = 'GROUNDWORK_WIDE'
export const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

function addElement(slide: ReturnType<PptxGenJS['addSlide']>, element: SlideElement) {
  switch (element.kind) {
    case 'text':
      return addText(slide, element)
    case 'line':
      return addLine(slide, element)
    case 'chart':
      return addChart(slide, element)
    default:
      return addShape(slide, element)
  }
}

/**
 * The slides as a presentation of native texts, shapes and charts. Loads pptxgenjs on demand, because it is larger
 * than the page that offers it.
 */
export async function pptxFile(scenes: Scene[], title: string): Promise<ArrayBuffer> {
  const { default: Pptx } = await import('pptxgenjs')
  const file = new Pptx()
  file.defineLayout({ name: LAYOUT, ...SLIDE_INCHES })
  file.layout = LAYOUT
  file.title = title
  file.company = 'Groundwork'
  for (const scene of scenes) {
    const slide = file.addSlide()
    slide.background = { color: PAPER[scene.ground] }
    for (const element of scene.elements) addElement(slide, element)
  }
  const written = await file.write({ outputType: 'arraybuffer' })
  if (!(written instanceof ArrayBuffer)) throw new Error('The presentation could not be written.')
  return written
}
