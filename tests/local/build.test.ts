import { build, createLogger, type Plugin, resolveConfig } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { firstPaintScript } from '../../local/build/public-pages'
import { serveBuild } from '../../local/build/serve-build'
import { ROOT } from '../../local/paths'
import { loadSecrets } from '../../local/secrets'
import { localBackend } from '../../local/server/vite-plugin'
import config from '../../vite.config'
import { tempFolder } from './folders'
import { textsIn } from './served'

/**
 * Bundles only the part of the app that talks to the backend: a full build takes half a minute, and start.test.ts
 * covers it.
 */
const clientAlone: Plugin = {
  name: 'test:client-alone',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/main.tsx')
      ? "import { supabase } from '@/shared/supabase/client'; console.log(supabase)"
      : null,
}

describe('a build', () => {
  // start.test.ts checks such a build for secrets.
  it('without VITE_SUPABASE_URL says that it targets the local backend, and knows its public key', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '')
    onTestFinished(() => void vi.unstubAllEnvs())
    const said: string[] = []
    const customLogger = { ...createLogger(), warn: (message: string) => void said.push(message) }
    const { define } = await resolveConfig({ root: ROOT, customLogger }, 'build', 'production')
    expect(said.join()).toContain('this build targets the local backend')
    const key = JSON.stringify(loadSecrets().publishableKey)
    expect(define).toMatchObject({ 'import.meta.env.VITE_SUPABASE_ANON_KEY': key })
  })

  it('with VITE_SUPABASE_URL targets that project and knows nothing of this machine', async () => {
    const hosted = {
      VITE_SUPABASE_URL: 'https://abc.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_hosted',
    }
    for (const [name, value] of Object.entries(hosted)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const said: string[] = []
    const customLogger = { ...createLogger('warn'), warn: (message: string) => void said.push(message) }
    const outDir = tempFolder()
    await build({
      ...{ root: ROOT, configFile: false, mode: 'production', customLogger },
      resolve: { alias: config.resolve?.alias },
      plugins: [clientAlone, localBackend(), serveBuild()],
      build: { outDir, emptyOutDir: true, copyPublicDir: false },
    })
    const whole = await resolveConfig({ root: ROOT, customLogger }, 'build', 'production')
    const texts = textsIn(outDir)
    const built = [...texts].filter(([name]) => name.endsWith('.js')).map(([, text]) => text)
    expect(said.join()).not.toContain('local backend')
    for (const text of [built.join('\n'), await firstPaintScript(whole)]) {
      expect(text).toContain(hosted.VITE_SUPABASE_URL)
      expect(text).toContain(hosted.VITE_SUPABASE_ANON_KEY)
    }
    expect([...texts.values()].join('\n')).not.toContain(loadSecrets().publishableKey)
    for (const file of ['_headers', '_nginx.conf'])
      expect(texts.get(file)).toContain("connect-src 'self' https://abc.supabase.co;")
  })
})
