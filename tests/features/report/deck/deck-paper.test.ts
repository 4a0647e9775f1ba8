import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Color } from '@/features/report/deck/scene/element'
import { PAPER } from '@/features/report/deck/scene/element'

const TOKENS: Record<Color, string> = {
  surface: 'surface',
  raised: 'surface-raised',
  sunken: 'surface-sunken',
  ink: 'ink',
  muted: 'ink-muted',
  line: 'line',
  'line-strong': 'line-strong',
  accent: 'accent',
  'accent-soft': 'accent-soft',
  'on-accent': 'on-accent',
}
const css = readFileSync('src/styles/tokens.css', 'utf8')

it.each(Object.entries(TOKENS))('a slide’s %s is the light value of --%s', (color, token) => {
  const [, value] = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(css) ?? []
  expect(`#${Object.entries(PAPER).find(([name]) => name === color)?.[1]}`.toLowerCase()).toBe(value)
})
