import { fakeSupabase } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'
import { entitled, ID, type Row, readsOf, TABLE } from '../ideas/idea-rows'

export const RESUME = 'POST /functions/v1/validate-idea'
export const BANNER = 'Built-in analysis: your words, arithmetic and curated facts. No AI model was used.'

/** Opens the results page of the sample id over a table with `rows`. */
export async function openResults(
  rows: Row[],
  search = '',
  answers: Parameters<typeof fakeSupabase>[0] = {},
) {
  const backend = fakeSupabase({
    [`GET ${TABLE}`]: readsOf(rows),
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    [RESUME]: { success: true },
    ...answers,
  })
  await signIn()
  return { backend, ...openApp(`/validate-idea/results/${ID}${search}`) }
}
