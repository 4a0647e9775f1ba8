// Fetches the addresses of its first argument, one after the other, as the functions do: with their resolver, their
// guard and their connections. Only these differ: the name server is the test's, and what would go out to the
// internet comes to this machine: what is for the site to the test's site, and anything else into the trap.
import { connectPinned, resolverAt } from '../../../supabase/functions/_shared/evidence/connection.ts'
import { contentOf } from '../../../supabase/functions/_shared/evidence/page-content.ts'
import { pageFetcher } from '../../../supabase/functions/_shared/evidence/safe-fetch-page.ts'

interface Task {
  addresses: string[]
  site: string
  ports: { names: number; site: number; trap: number }
}

declare const Deno: { args: string[] }

const { addresses, site, ports }: Task = JSON.parse(Deno.args[0] ?? '')
const fetchPage = pageFetcher({
  resolve: resolverAt({ ipAddr: '127.0.0.1', port: ports.names }),
  connect: (target, signal) => {
    const port = target.address === site ? ports.site : ports.trap
    return connectPinned({ ...target, address: '127.0.0.1', port }, signal)
  },
  pageMs: 1_000,
})

for (const address of addresses) {
  const page = await fetchPage(address, new AbortController().signal)
  const content = await contentOf(page, address)
  const result =
    content.outcome === 'read'
      ? { outcome: content.outcome, text: content.text.slice(0, 200), reason: content.limit }
      : content
  console.log(JSON.stringify(result))
}
