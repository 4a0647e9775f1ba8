import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfSigned } from './support/certificate'
import { DENOS, runInDeno } from './support/deno'
import { CERTIFIED, GUARD_CASES, SITE, ZONE } from './support/guard-cases'
import { startHostileSite, startTrap } from './support/hostile-site'
import { startNameServer } from './support/name-server'

const LIMIT_MS = 60_000
const PAGE_TEXT = 'Every third household buys its bread by bike.'

const certificate = selfSigned(CERTIFIED)
const folder = mkdtempSync(path.join(tmpdir(), 'groundwork-guard-'))
const certFile = path.join(folder, 'cert.pem')
writeFileSync(certFile, certificate.cert)
afterAll(() => rmSync(folder, { recursive: true }))

/** Fetches the addresses in a Deno of its own, with a site, a name server and a trap around it. */
async function fetchAll(deno: string, addresses: string[]) {
  const [names, site, trap] = await Promise.all([
    startNameServer(ZONE),
    startHostileSite(certificate),
    startTrap(),
  ])
  const ports = { names: names.port, site: site.port, trap: trap.port }
  const lines = await runInDeno(
    deno,
    'guard',
    { addresses, site: SITE, ports },
    { cert: certFile, hosts: Object.keys(ZONE) },
  )
  for (const server of [names, site, trap]) server.close()
  return { pages: lines.map((line) => JSON.parse(line)), caught: trap.caught(), asked: names.asked }
}

type Fetched = Awaited<ReturnType<typeof fetchAll>>

describe.each(DENOS)('the fetching of pages in $name', ({ deno }) => {
  let fetched: Fetched

  beforeAll(async () => {
    fetched = await fetchAll(
      deno,
      GUARD_CASES.map(({ address }) => address),
    )
  }, LIMIT_MS)

  it.each(GUARD_CASES.map((expected, at) => ({ ...expected, at })))('answers $name', (expected) => {
    const { outcome, reason, text } = fetched.pages[expected.at]
    expect({ outcome, reason: reason ?? null }).toEqual({
      outcome: expected.outcome,
      reason: expected.reason,
    })
    if (outcome === 'read' && reason === null) expect(text).toContain(PAGE_TEXT)
  })

  it('connects to nothing but the public site', () => {
    expect(fetched.caught).toBe(0)
  })

  it('looks a host up once for its check and its connection', () => {
    expect(fetched.asked('rebinding.example')).toBe(1)
  })

  it(
    'looks a host up again for a redirect, and finds it moved inside',
    async () => {
      const address = 'https://rebinding.example/redirect?to=https://rebinding.example/page'
      const { pages, caught, asked } = await fetchAll(deno, [address])
      expect(pages).toEqual([
        { outcome: 'unreachable', reason: 'After a redirect: the address is not public.' },
      ])
      expect(asked('rebinding.example')).toBe(2)
      expect(caught).toBe(0)
    },
    LIMIT_MS,
  )

  it(
    'would have been caught: what goes to another public address comes into the trap',
    async () => {
      const { caught, pages } = await fetchAll(deno, ['https://elsewhere.example/'])
      expect(caught).toBe(1)
      expect(pages).toEqual([{ outcome: 'unreachable', reason: 'The site could not be reached.' }])
    },
    LIMIT_MS,
  )
})
