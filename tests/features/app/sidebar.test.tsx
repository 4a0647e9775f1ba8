import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSidebar, useSidebarStore } from '@/app/layouts/sidebar-context'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const Stray = () => <p>{String(useSidebar().isOpen)}</p>

const persisted = () => JSON.parse(localStorage.getItem('sidebar-storage') ?? '{}').state

async function openSidebar(admin = false) {
  fakeSupabase({ 'POST /rest/v1/rpc/is_admin': () => Response.json(admin) })
  await signIn()
  const app = openApp('/user/profile')
  return { app, panel: await screen.findByRole('complementary') }
}

afterEach(() => {
  useSidebarStore.setState({ isOpen: true })
  vi.restoreAllMocks()
})

describe('the sidebar', () => {
  it('lists the pages of a user in order, and none that does not exist yet', async () => {
    const { panel } = await openSidebar()
    const nav = within(panel).getByRole('navigation', { name: 'Main' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'Validate Idea', 'Roadmaps', 'Pricing', 'Profile'])
    expect(within(nav).getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  })

  it('lists the pages of an administrator', async () => {
    const { panel } = await openSidebar(true)
    const nav = within(panel).getByRole('navigation', { name: 'Main' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin/dashboard',
      '/admin/users',
      '/admin/roadmaps',
      '/admin/plan-settings',
      '/admin/ai-settings',
      '/admin/messages',
      '/admin/audit',
      '/admin/profile',
    ])
  })

  it('is open at first, closes when the mouse leaves, opens under it, and keeps that', async () => {
    const { panel } = await openSidebar()
    const user = userEvent.setup()
    expect(panel).toHaveClass('w-[300px]')
    await user.hover(panel)
    await user.unhover(panel)
    expect(panel).toHaveClass('w-20')
    expect(persisted()).toEqual({ isOpen: false })
    await user.hover(panel)
    expect(panel).toHaveClass('w-[300px]')
    expect(persisted()).toEqual({ isOpen: true })
  })

  it('opens for the keyboard and closes behind it', async () => {
    useSidebarStore.setState({ isOpen: false })
    const { panel } = await openSidebar()
    const user = userEvent.setup()
    expect(panel).toHaveClass('w-20')
    within(panel).getByRole('link', { name: 'Dashboard' }).focus()
    await waitFor(() => expect(panel).toHaveClass('w-[300px]'))
    await user.click(screen.getByLabelText('First Name'))
    expect(panel).toHaveClass('w-20')
  })

  it('keeps the names of its links when it is collapsed', async () => {
    useSidebarStore.setState({ isOpen: false })
    const { panel } = await openSidebar()
    expect(within(panel).getByRole('link', { name: 'Validate Idea' })).toBeInTheDocument()
    expect(within(panel).getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  })

  it('tells the developer when it is read outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Stray />)).toThrow('useSidebar must be used within a SidebarProvider')
  })
})

describe('the menu of small screens', () => {
  it('takes the focus, closes on Escape and gives the focus back', async () => {
    await openSidebar()
    const user = userEvent.setup()
    const opener = screen.getByRole('button', { name: 'Open menu' })
    await user.click(opener)
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    expect(menu.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  it('closes when a page is chosen, and the content has the focus', async () => {
    const { app } = await openSidebar()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(menu).getByRole('link', { name: 'Pricing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(app.at()).toBe('/pricing')
    expect(document.title).toBe('Plans & Pricing · Groundwork')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })
})
