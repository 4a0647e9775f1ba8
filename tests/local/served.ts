import fs from 'node:fs'
import path from 'node:path'
import { TEMP_DIR } from '../../local/paths'
import { loadSecrets } from '../../local/secrets'

const { secretKey, jwtSecret } = loadSecrets()

export const holdsSecret = (text: string) => text.includes(secretKey) || text.includes(jwtSecret)

/** Request paths that try to reach the file with the keys. */
const KEY_PATHS = [
  '/supabase/.temp/keys.json',
  '/supabase/.temp/keys.json?raw',
  '/supabase/.temp/keys.json?import&raw',
  '/supabase/.temp/keys.json?url',
  '/supabase/%2etemp/keys.json',
  '/supabase/.TEMP/keys.json',
  '/src/../supabase/.temp/keys.json',
  '//supabase/.temp/keys.json',
  '/dist/../supabase/.temp/keys.json',
  '/supabase/functions/.env',
  `/@fs${TEMP_DIR}/keys.json`,
  `/@fs${TEMP_DIR}/keys.json?import&raw`,
  `/@fs/${encodeURIComponent(`${TEMP_DIR}/keys.json`)}`,
]

/** The paths that leak a secret. */
export async function leaksOf(url: string): Promise<string[]> {
  const answers = await Promise.all(
    KEY_PATHS.map(async (at) => ({ at, text: await (await fetch(url + at)).text() })),
  )
  return answers.filter(({ text }) => holdsSecret(text)).map(({ at }) => at)
}

/** The contents of all files in a folder, by name. */
export function textsIn(folder: string): Map<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile())
  return new Map(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'latin1')]))
}
