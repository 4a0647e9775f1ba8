import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TEMP_DIR } from './paths.ts'

const secretsSchema = z.object({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  jwtSecret: z.string().min(32),
})
export type Secrets = z.infer<typeof secretsSchema>

/** The keys of this checkout: created on first use, then unchanged, readable only by their owner. */
export function loadSecrets(dir = TEMP_DIR): Secrets {
  const file = path.join(dir, 'keys.json')
  if (!fs.existsSync(file)) writeOnce(file, JSON.stringify(generate(), null, 2))
  return secretsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
}

function generate(): Secrets {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
}

/** If several processes start at once, the first one to link its file wins and the others read it. */
function writeOnce(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  fs.writeFileSync(draft, `${content}\n`, { mode: 0o600, flag: 'wx' })
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.rmSync(draft)
  }
}
