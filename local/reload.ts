import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { PROJECT_DIR } from './paths.ts'

const SETTLE_MS = 150

const inside = (folder: string, file: string) => file.startsWith(path.join(PROJECT_DIR, folder) + path.sep)

/** Runs changed functions anew at their next request, and applies migrations as they are added. */
export function reloadOnChange({ watcher, config: { logger } }: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined
  watcher.on('all', (event, file) => {
    const changed = path.resolve(file)
    if (inside('functions', changed)) void stopFunctions()
    if (!inside('migrations', changed) || event === 'unlink') return
    clearTimeout(timer)
    timer = setTimeout(() => {
      applyMigrations(changed, logger.info).catch((error) => logger.error(error.message))
    }, SETTLE_MS)
  })
}

async function stopFunctions(): Promise<void> {
  await (await globalThis.groundworkServer?.server)?.functions.stop()
}

async function applyMigrations(changed: string, say: (line: string) => void): Promise<void> {
  const applied = (await (await globalThis.groundworkServer?.server)?.backend.migrate()) ?? []
  const name = path.basename(changed)
  if (applied.length) say(`Applied ${applied.join(', ')}`)
  else
    say(`${name} is applied already. To start afresh, stop this, delete supabase/.temp/data and start again.`)
}
