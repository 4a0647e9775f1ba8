const XMLNS = 'http://www.w3.org/2000/svg'
/** Scale that is sharp enough for a slide. */
const PNG_SCALE = 2

/** Mermaid's SVG as an element that fits the given width; null if there is none. */
export function pictureOf(svg: string): SVGSVGElement | null {
  const picture = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')
  if (!picture) return null
  picture.removeAttribute('style')
  picture.removeAttribute('aria-roledescription')
  return picture
}

const naturalSize = (picture: SVGSVGElement) => {
  const [, , width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  return { width, height }
}

/** The width in pixels at which the diagram's text has its natural size. */
export const naturalWidth = (picture: SVGSVGElement): number => naturalSize(picture).width

/** The diagram as a standalone file with the page's background, readable anywhere. */
function standalone(svg: string, background: string) {
  const picture = pictureOf(svg)
  if (!picture) throw new Error('The diagram has no image.')
  const { width, height } = naturalSize(picture)
  const [left = '0', top = '0'] = (picture.getAttribute('viewBox') ?? '').split(/[\s,]+/)
  picture.setAttribute('width', `${width}`)
  picture.setAttribute('height', `${height}`)
  const ground = picture.ownerDocument.createElementNS(XMLNS, 'rect')
  const place = { x: left, y: top, width: `${width}`, height: `${height}`, fill: background }
  for (const [name, value] of Object.entries(place)) ground.setAttribute(name, value)
  picture.prepend(ground)
  return { text: new XMLSerializer().serializeToString(picture), width, height }
}

export const svgFile = (svg: string, background: string): Blob =>
  new Blob([standalone(svg, background).text], { type: 'image/svg+xml' })

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * @throws if the browser cannot draw the picture or has no memory for it
 */
export async function pngFile(svg: string, background: string): Promise<Blob> {
  const { text, width, height } = standalone(svg, background)
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * PNG_SCALE)
  canvas.height = Math.ceil(height * PNG_SCALE)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The browser could not create the image.')
  return file
}
