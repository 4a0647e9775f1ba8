import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blend, contrast, readTokens } from './contrast'

const TEXT = 4.5
const MARK = 3
const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const INKS = ['ink', 'ink-muted', 'ink-faint']
const STATUSES = ['info', 'success', 'warning', 'danger']
const BASES = ['source', 'model', 'founder', 'template', 'assumption'].map((name) => `basis-${name}`)

const pairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]))

const TEXT_PAIRS = [
  ...pairs([...INKS, 'accent', 'accent-hover', ...BASES, ...STATUSES], SURFACES),
  ...pairs(['ink'], [...STATUSES.map((name) => `${name}-soft`), 'accent-soft']),
  ...STATUSES.flatMap((name) => pairs([name, 'ink-muted'], [`${name}-soft`])),
  ...pairs(['accent', 'ink-muted'], ['accent-soft']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ...pairs(['on-danger'], ['danger-solid']),
  ...pairs(['surface'], ['ink']),
]
const MARK_PAIRS = pairs(['line-strong', 'read-words', 'accent', 'danger-solid', ...BASES], SURFACES)

const css = readFileSync(join(import.meta.dirname, '../../../../src/styles/tokens.css'), 'utf8')

describe.each(['light', 'dark'] as const)('colors of the %s theme', (theme) => {
  const tokens = readTokens(css, theme)
  const color = (name: string) => tokens.get(name) ?? `no token ${name}`

  it.each(TEXT_PAIRS)('reads %s on %s', (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(MARK_PAIRS)('shows %s against %s', (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(MARK)
  })

  it('reads a danger button under the pointer', () => {
    for (const back of SURFACES)
      expect(
        contrast(color('on-danger'), blend(color('danger-solid'), color(back), 0.85)),
      ).toBeGreaterThanOrEqual(TEXT)
  })

  it('gives each basis a color of its own', () => {
    expect(new Set(BASES.map(color)).size).toBe(BASES.length)
  })
})
