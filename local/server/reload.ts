import fs from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { BASELINE, INITIAL_DATA, renderBaseline } from '../database/baseline.ts'
import { PROJECT_DIR } from '../paths.ts'

const SETTLE_MS = 150

type Watched = Pick<ViteDevServer, 'watcher'> & {
  config: { logger: Pick<ViteDevServer['config']['logger'], 'info' | 'error'> }
}

/**
 * Reloads changed functions at their next request, and applies new migrations. A change to the schema files rewrites
 * the baseline migration; the next start applies it to a new database.
 */
export function reloadOnChange({ watcher, config: { logger } }: Watched, projectDir = PROJECT_DIR): void {
  const timers = new Map<string, NodeJS.Timeout>()
  const whenSettled = (name: string, work: () => Promise<void> | void) => {
    clearTimeout(timers.get(name))
    const run = async () => work()
    timers.set(
      name,
      setTimeout(() => run().catch((error) => logger.error(error.message)), SETTLE_MS),
    )
  }
  watcher.on('all', (event, file) => {
    const changed = path.relative(projectDir, path.resolve(file))
    const [folder] = changed.split(path.sep)
    if (folder === 'functions') void stopFunctions()
    if (folder === 'schemas' || changed === INITIAL_DATA)
      whenSettled('schemas', () => refreshBaseline(projectDir, logger.info))
    if (folder === 'migrations' && event !== 'unlink')
      whenSettled('migrations', () => applyMigrations(changed, logger.info))
  })
}

async function stopFunctions(): Promise<void> {
  await (await globalThis.groundworkServer?.server)?.functions.stop()
}

function refreshBaseline(projectDir: string, say: (line: string) => void): void {
  const file = path.join(projectDir, BASELINE)
  const text = renderBaseline(projectDir)
  if (fs.readFileSync(file, 'utf8') === text) return
  fs.writeFileSync(file, text)
  say(`Wrote ${BASELINE}. Its schema applies from the next start, which keeps the present data aside.`)
}

async function applyMigrations(changed: string, say: (line: string) => void): Promise<void> {
  if (changed === path.normalize(BASELINE)) return
  const applied = (await (await globalThis.groundworkServer?.server)?.backend.migrate()) ?? []
  const name = path.basename(changed)
  if (applied.length) say(`Applied ${applied.join(', ')}`)
  else
    say(`${name} is applied already. To start afresh, stop this, delete supabase/.temp/data and start again.`)
}
