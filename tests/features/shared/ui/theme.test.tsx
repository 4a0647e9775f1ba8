import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useThemeStore } from '@/shared/ui/theme'
import { ThemeSwitch } from '@/shared/ui/theme-switch'

const page = readFileSync(join(import.meta.dirname, '../../../../index.html'), 'utf8')
const root = document.documentElement

/** Runs the script of index.html that precedes the first paint. */
const runInlineScript = () => new Function(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '')()

beforeEach(() => {
  useThemeStore.getState().choose('system')
  localStorage.clear()
})
afterEach(() => delete root.dataset.theme)

describe('ThemeSwitch', () => {
  it('follows the system until a theme is chosen, and again afterwards', async () => {
    render(<ThemeSwitch />)
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(root.dataset.theme).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(root.dataset.theme).toBeUndefined()
  })

  it('goes through the three themes with one button where there is little room', async () => {
    render(<ThemeSwitch compact />)
    await userEvent.click(screen.getByRole('button', { name: 'Theme: System. Switch to Light' }))
    await userEvent.click(screen.getByRole('button', { name: 'Theme: Light. Switch to Dark' }))
    expect(screen.getByRole('button', { name: 'Theme: Dark. Switch to System' })).toBeVisible()
    expect(root.dataset.theme).toBe('dark')
  })
})

describe('the page before its first paint', () => {
  it('already wears the theme that was chosen', () => {
    useThemeStore.getState().choose('dark')
    delete root.dataset.theme
    runInlineScript()
    expect(root.dataset.theme).toBe('dark')
  })

  it.each(['', 'null', '{', '{"state":{"choice":"system"}}', '{"state":{"choice":"blue"}}'])(
    'follows the system when %j is stored',
    (stored) => {
      localStorage.setItem('theme-storage', stored)
      runInlineScript()
      expect(root.dataset.theme).toBeUndefined()
    },
  )
})

it('takes an unknown stored theme for the system', async () => {
  localStorage.setItem('theme-storage', '{"state":{"choice":"blue"},"version":0}')
  await useThemeStore.persist.rehydrate()
  expect(useThemeStore.getState().choice).toBe('system')
})
