import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The parts of supabase-js and zod that vite.config.ts and local/build/left-out.ts leave out. */
const LEFT_OUT =
  /\bsupabase\s*\.(?:storage|realtime|channel|removeChannel|removeAllChannels|getChannels)\b|\bauth\s*\.(?:admin|passkey|mfa|signInWithWeb3)\b|\b(?:toJSONSchema|signInWithPasskey)\b/

it('uses no part of a package that the build leaves out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.filter((file) => LEFT_OUT.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
