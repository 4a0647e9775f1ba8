import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

export const LIST = 'GET /rest/v1/idea_validations'
export const FIGURES = 'POST /rest/v1/rpc/get_admin_figures'

export const NO_FIGURES = { days: [], steps: [], usage: [], failures: [] }

/** Opens a page of the admin area as an administrator. */
export async function openAdmin(address: string, answers: Parameters<typeof fakeSupabase>[0] = {}) {
  const backend = fakeSupabase({ 'POST /rest/v1/rpc/is_admin': true, [FIGURES]: NO_FIGURES, ...answers })
  await signIn()
  return { backend, ...openApp(address) }
}
