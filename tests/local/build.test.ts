import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createLogger, resolveConfig } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ROOT } from '../../local/paths'
import { loadSecrets } from '../../local/secrets'
import { tempFolder } from './folders'
import { start } from './processes'
import { textsIn } from './served'

describe('a build', () => {
  // start.test.ts makes such a build and looks for secrets in it.
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
    const outDir = tempFolder()
    const build = start('node_modules/.bin/vite', ['build', '--outDir', outDir, '--emptyOutDir'], {
      env: hosted,
    })
    expect(await build.exited).toBe(0)
    const built = [...textsIn(outDir).values()].join('\n')
    expect(build.output()).not.toContain('local backend')
    expect(built).toContain(hosted.VITE_SUPABASE_URL)
    expect(built).toContain(hosted.VITE_SUPABASE_ANON_KEY)
    expect(built).not.toContain(loadSecrets().publishableKey)
    for (const file of ['_headers', '_nginx.conf']) {
      const text = readFileSync(path.join(outDir, file), 'utf8')
      expect(text).toContain("connect-src 'self' https://abc.supabase.co;")
      expect(text).toContain("frame-ancestors 'none'")
      for (const page of ['index.html', 'login.html']) {
        const inline = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(outDir, page), 'utf8'))?.[1]
        const hash = createHash('sha256')
          .update(inline ?? '')
          .digest('base64')
        expect(text).toContain(`'sha256-${hash}'`)
      }
    }
  })
})
