// Sends one real request to every public source and checks whether the answer can be read: before a release
// (docs/lookups.md#before-a-release). Arguments select sources. Takes LOOKUPS_CONTACT and LOOKUPS_ADDRESSES
// from the shell.
import { setMaxListeners } from 'node:events'
import { LOOKUP_SOURCE_IDS, LOOKUP_SOURCES } from '../supabase/functions/_shared/domain/lookups.ts'
import { openGateway } from '../supabase/functions/_shared/lookups/gateway.ts'
import { lookUp } from '../supabase/functions/_shared/lookups/look-up.ts'
import { lookupSettings } from '../supabase/functions/_shared/lookups/settings.ts'
import { EXAMPLE_TERMS, FAILURES } from '../supabase/functions/_shared/lookups/test-source.ts'

setMaxListeners(100)

const MINUTE_MS = 60_000
const settings = lookupSettings((name) => (name === 'LOOKUPS' ? undefined : process.env[name]))
const cache = { recall: async () => null, keep: async () => {}, failed: async () => {} }
const gateway = openGateway({ settings, cache, requestMs: 20_000 })
const named = process.argv.slice(2)

for (const source of LOOKUP_SOURCE_IDS.filter((id) => named.length === 0 || named.includes(id))) {
  const { signal } = new AbortController()
  const { lookups } = await lookUp(EXAMPLE_TERMS, { gateway, signal, budgetMs: MINUTE_MS, only: source })
  console.log(`\n${LOOKUP_SOURCES[source].name}`)
  for (const { question, outcome, cause, reason, says, items, queries, link } of lookups) {
    const failed = FAILURES.has(cause)
    if (failed) process.exitCode = 1
    console.log(`${failed ? '✗' : '✓'} ${question}\n    ${outcome}${cause ? `, ${cause}: ${reason}` : ''}`)
    if (says) console.log(`    ${says}`)
    if (items.length > 0)
      console.log(`    ${items.length} items, the first: ${items[0]?.title} ${items[0]?.link}`)
    for (const { method, url, body } of queries) console.log(`    ${method} ${url} ${body ?? ''}`)
    console.log(`    for people: ${link}`)
  }
}
