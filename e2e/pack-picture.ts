import { writeFileSync } from 'node:fs'
import { importTool } from './tools'

interface Sharp {
  resize(width: number): Sharp
  avif(options: { quality: number; effort: number }): Sharp
  webp(options: { quality: number; effort: number }): Sharp
  toBuffer(): Promise<Uint8Array>
}
type SharpModule = { default: (png: Uint8Array) => Sharp }

const isSharp = (tool: unknown): tool is SharpModule =>
  typeof tool === 'object' && tool !== null && 'default' in tool && typeof tool.default === 'function'

/** Chosen by eye: text stays crisp, and plain areas show no compression blocks. */
const AVIF = { quality: 60, effort: 6 }
const WEBP = { quality: 80, effort: 6 }

/** Writes a screenshot as `<file>-<width>.avif` for each width, and as `<file>.webp` in `webpWidth`. Widths in pixels. */
export async function packPicture(
  png: Uint8Array,
  file: string,
  widths: readonly number[],
  webpWidth: number,
) {
  const tool = await importTool('sharp', 'dist/index.mjs')
  if (!isSharp(tool)) throw new Error('sharp is not what it was')
  for (const width of widths)
    writeFileSync(`${file}-${width}.avif`, await tool.default(png).resize(width).avif(AVIF).toBuffer())
  writeFileSync(`${file}.webp`, await tool.default(png).resize(webpWidth).webp(WEBP).toBuffer())
}
