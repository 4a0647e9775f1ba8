import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ADMIN_PAGES } from '@/app/admin-pages'
import { supabase } from '@/shared/supabase/client'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

vi.mock('@/features/ideas/pages/dashboard-page', () => ({ DashboardPage: () => <h1>User dashboard</h1> }))
vi.mock('@/features/ideas/pages/submit-page', () => ({ SubmitPage: () => <h1>Submission</h1> }))
vi.mock('@/features/report/pages/report-page', () => ({ ValidationResults: () => <h1>Results</h1> }))
vi.mock('@/features/pricing/pages/pricing-page', () => ({ PricingPage: () => <h1>Plans</h1> }))
vi.mock('@/features/admin/pages/dashboard-page', () => ({
  AdminDashboardPage: () => <h1>Admin dashboard</h1>,
}))

const PLEASE_LOG_IN = 'Please log in to access this page'
const DENIED = 'Access denied. Admin privileges required.'
const ADMIN_PATHS = ['/admin', ...ADMIN_PAGES.map(({ path }) => path)]
const asAdmin = { 'POST /rest/v1/rpc/is_admin': () => Response.json(true) }

describe('a visitor', () => {
  it.each<[string, string]>([
    ['/dashboard', '/login?redirect=%2Fdashboard'],
    ['/validate-idea', '/login?redirect=%2Fvalidate-idea'],
    ['/validate-idea/results/7', '/login?redirect=%2Fvalidate-idea%2Fresults%2F7'],
    ['/pricing?project=7', '/login?redirect=%2Fpricing%3Fproject%3D7'],
    ['/user/profile', '/login?redirect=%2Fuser%2Fprofile'],
    ['/profile', '/login?redirect=%2Fprofile'],
    ['/admin', '/login?redirect=%2Fadmin%2Fdashboard'],
    ...ADMIN_PATHS.slice(1).map((page): [string, string] => [
      page,
      `/login?redirect=${encodeURIComponent(page)}`,
    ]),
  ])('who opens %s is asked to log in, once', async (address, login) => {
    fakeSupabase()
    const app = openApp(address)
    expect(await screen.findByText(PLEASE_LOG_IN)).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe(login))
    expect(screen.getAllByText(PLEASE_LOG_IN)).toHaveLength(1)
    expect(screen.queryByText(DENIED)).not.toBeInTheDocument()
  })

  it('may open the sign-up page', async () => {
    fakeSupabase()
    openApp('/signup')
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeInTheDocument()
  })
})

describe('a user', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/profile', '/user/profile'],
    ['/login', '/dashboard'],
    ['/login?redirect=%2Fpricing', '/pricing'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
    ['/signup', '/dashboard'],
  ])('who opens %s arrives at %s', async (address, arrival) => {
    fakeSupabase()
    await signIn()
    const app = openApp(address)
    await screen.findByRole('button', { name: 'Logout' })
    expect(app.at()).toBe(arrival)
  })

  it.each(ADMIN_PATHS)('is kept out of %s', async (address) => {
    fakeSupabase()
    await signIn()
    const app = openApp(address)
    expect(await screen.findByText(DENIED)).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/dashboard'))
    expect(screen.getAllByText(DENIED)).toHaveLength(1)
  })

  it('sees no admin entries', async () => {
    fakeSupabase()
    await signIn()
    openApp('/dashboard')
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/admin/dashboard')
  })
})

describe('an administrator', () => {
  it.each([
    ['/dashboard', '/admin/dashboard'],
    ['/admin', '/admin/dashboard'],
    ['/profile', '/admin/profile'],
    ['/login', '/admin/dashboard'],
    ['/login?redirect=%2Fadmin%2Fprofile', '/admin/profile'],
    ['/login?redirect=%2Fdashboard', '/admin/dashboard'],
    ['/signup', '/admin/dashboard'],
    ['/validate-idea/results/7', '/validate-idea/results/7'],
  ])('who opens %s arrives at %s', async (address, arrival) => {
    fakeSupabase(asAdmin)
    await signIn()
    const app = openApp(address)
    await screen.findByRole('button', { name: 'Logout' })
    expect(app.at()).toBe(arrival)
  })

  it('is not refused because one answer was lost', async () => {
    const backend = fakeSupabase({ 'POST /rest/v1/rpc/is_admin': () => Response.json({}, { status: 503 }) })
    await signIn()
    backend.answer('POST /rest/v1/rpc/is_admin', () => Response.json(true))
    openApp('/admin/dashboard')
    expect(await screen.findByRole('heading', { name: 'Admin dashboard' })).toBeInTheDocument()
  })
})

describe('an administrator whose rights were taken away', () => {
  it('is led out of the admin area by the first call that is refused', async () => {
    const backend = fakeSupabase({
      ...asAdmin,
      'POST /rest/v1/rpc/get_admin_users': () => {
        backend.answer('POST /rest/v1/rpc/is_admin', false)
        return Response.json({ code: '42501', message: 'no' }, { status: 403 })
      },
    })
    await signIn()
    const app = openApp('/admin/users')
    expect(await screen.findByText(DENIED)).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/dashboard'))
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/admin/users')
  })

  it('is led out by the next step, though lists that hide rows refuse nothing', async () => {
    const backend = fakeSupabase({ ...asAdmin, 'GET /rest/v1/idea_validations': [] })
    await signIn()
    const app = openApp('/admin/profile')
    const [link] = await screen.findAllByRole('link', { name: 'Roadmaps' })
    backend.answer('POST /rest/v1/rpc/is_admin', false)
    await userEvent.click(link ?? document.body)
    expect(await screen.findByText(DENIED)).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/dashboard'))
  })

  it('stays while the server does not answer whether they are', async () => {
    const backend = fakeSupabase({ ...asAdmin, 'POST /rest/v1/rpc/get_audit_log': [] })
    await signIn()
    const app = openApp('/admin/profile')
    const [link] = await screen.findAllByRole('link', { name: 'Audit Log' })
    backend.answer('POST /rest/v1/rpc/is_admin', () => Response.json({}, { status: 503 }))
    const asked = () => backend.sent('POST /rest/v1/rpc/is_admin').length
    const before = asked()
    await userEvent.click(link ?? document.body)
    expect(await screen.findByText('No changes yet.')).toBeInTheDocument()
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(app.at()).toBe('/admin/audit')
  })

  it('stays when only this call was refused', async () => {
    const backend = fakeSupabase({
      ...asAdmin,
      'POST /rest/v1/rpc/get_admin_users': () => Response.json({ code: '42501' }, { status: 403 }),
    })
    await signIn()
    const asked = () => backend.sent('POST /rest/v1/rpc/is_admin').length
    const before = asked()
    const app = openApp('/admin/users')
    expect(await screen.findByText(/^Failed to load users/)).toBeInTheDocument()
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(app.at()).toBe('/admin/users')
  })
})

describe('a session that ends elsewhere', () => {
  it.each<[string, () => void, string]>([
    ['has expired', () => undefined, 'Your session has expired. Please log in again.'],
    [
      'was ended in another tab',
      () => localStorage.setItem('signed-out', '1'),
      'You logged out in another tab. Log in to return to this page.',
    ],
  ])('says that it %s, and leads to the login and back to the same page', async (_, end, said) => {
    fakeSupabase()
    await signIn()
    const app = openApp('/pricing')
    await screen.findByRole('heading', { name: 'Plans' })
    end()
    await supabase.auth.signOut({ scope: 'local' })
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(screen.queryByText(PLEASE_LOG_IN)).not.toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/login?redirect=%2Fpricing'))

    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Email'), 'ada@example.test')
    await user.type(screen.getByLabelText('Password'), 'secret1')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(app.at()).toBe('/pricing'))
  })

  it('is noticed when the server refuses the token', async () => {
    const backend = fakeSupabase()
    await signIn()
    const refused = () => Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
    backend.answer('GET /rest/v1/profiles', refused)
    backend.answer('POST /auth/v1/token', () =>
      Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Not found' }, { status: 400 }),
    )
    const app = openApp('/pricing')
    await waitFor(() => expect(app.at()).toBe('/login?redirect=%2Fpricing'))
  })
})

describe('signing out', () => {
  it('says so and goes to the login, without asking to log in', async () => {
    fakeSupabase()
    await signIn()
    const app = openApp('/pricing')
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument()
    await waitFor(() => expect(app.at()).toBe('/login'))
    expect(screen.queryByText(PLEASE_LOG_IN)).not.toBeInTheDocument()
  })

  it('stays where it is when the server cannot be told', async () => {
    const backend = fakeSupabase()
    await signIn()
    backend.answer('POST /auth/v1/logout', () => Response.json({ msg: 'down' }, { status: 500 }))
    const app = openApp('/pricing')
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Failed to log out')).toBeInTheDocument()
    expect(app.at()).toBe('/pricing')
  })

  it('goes to the landing page from the navigation of the public pages', async () => {
    fakeSupabase()
    await signIn()
    const app = openApp('/no/such/page')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(app.at()).toBe('/'))
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument()
  })
})
