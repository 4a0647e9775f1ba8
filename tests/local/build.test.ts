import { describe, expect, it } from 'vitest'
import { loadSecrets } from '../../local/secrets'
import { tempFolder } from './folders'
import { start } from './processes'
import { holdsSecret, textsIn } from './served'

async function build(env: Record<string, string>) {
  const outDir = tempFolder()
  const run = start('node_modules/.bin/vite', ['build', '--outDir', outDir, '--emptyOutDir'], { env })
  expect(await run.exited).toBe(0)
  return { output: run.output(), built: [...textsIn(outDir).values()].join('\n') }
}

describe('a build', () => {
  it('without VITE_SUPABASE_URL says that it targets the local backend, and holds no secret key', async () => {
    const { output, built } = await build({ VITE_SUPABASE_URL: '' })
    expect(output).toContain('this build targets the local backend')
    expect(built).toContain(loadSecrets().publishableKey)
    expect(holdsSecret(built)).toBe(false)
  })

  it('with VITE_SUPABASE_URL targets that project and knows nothing of this machine', async () => {
    const hosted = {
      VITE_SUPABASE_URL: 'https://abc.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_hosted',
    }
    const { output, built } = await build(hosted)
    expect(output).not.toContain('local backend')
    expect(built).toContain(hosted.VITE_SUPABASE_URL)
    expect(built).toContain(hosted.VITE_SUPABASE_ANON_KEY)
    expect(built).not.toContain(loadSecrets().publishableKey)
  })
})
