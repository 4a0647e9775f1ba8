import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The parts of supabase-js that src/shared/supabase/left-out.ts stands in for. */
const LEFT_OUT = /\bsupabase\s*\.(?:storage|realtime|channel|removeChannel|removeAllChannels|getChannels)\b/

it('uses no part of supabase-js that the build leaves out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.filter((file) => LEFT_OUT.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
