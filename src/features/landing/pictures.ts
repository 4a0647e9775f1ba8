import type { SampleName } from './content'
import type { Shot } from './picture'

/** Groundwork's own screens, made by `npm run screenshots`: `<name>-<theme>-<width>.avif`, `<name>-<theme>.webp`. */
const FILES = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

function addressOf(file: string): string {
  const address = FILES[`./pictures/${file}`]
  if (!address) throw new Error(`There is no picture ${file}; npm run screenshots makes it.`)
  return address
}

const filesOf = (name: string, widths: readonly number[]) => ({
  avif: widths.map((width) => `${addressOf(`${name}-${width}.avif`)} ${width}w`).join(', '),
  webp: addressOf(`${name}.webp`),
})

const shotOf = (
  name: string,
  widths: readonly number[],
  shown: Pick<Shot, 'width' | 'height' | 'sizes'>,
) => ({
  light: filesOf(`${name}-light`, widths),
  dark: filesOf(`${name}-dark`, widths),
  ...shown,
})

const SMALL_WIDTHS = [480, 960, 1440]
const SMALL = {
  width: 720,
  height: 540,
  sizes: '(min-width: 1024px) 400px, (min-width: 768px) 46vw, calc(100vw - 2rem)',
}

export const PICTURES: Record<'hero' | SampleName, Shot> = {
  hero: shotOf('hero', [720, 960, 1440, 2240], {
    width: 1120,
    height: 640,
    sizes: '(min-width: 1184px) 1120px, (min-width: 640px) calc(100vw - 4rem), 95vw',
  }),
  dental: shotOf('dental', SMALL_WIDTHS, SMALL),
  stock: shotOf('stock', SMALL_WIDTHS, SMALL),
  tutor: shotOf('tutor', SMALL_WIDTHS, SMALL),
}
