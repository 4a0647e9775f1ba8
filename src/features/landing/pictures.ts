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

const WIDTHS = [400, 800, 1200]
const SHOWN = {
  width: 400,
  height: 300,
  sizes: '(min-width: 1024px) 31vw, (min-width: 640px) 46vw, calc(100vw - 2rem)',
}

export const PICTURES: Record<SampleName, Shot> = {
  dental: shotOf('dental', WIDTHS, SHOWN),
  stock: shotOf('stock', WIDTHS, SHOWN),
  tutor: shotOf('tutor', WIDTHS, SHOWN),
}
