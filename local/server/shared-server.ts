import fs from 'node:fs'
import path from 'node:path'
import { FormerSchemaError } from '../database/baseline.ts'
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts'
import { DATA_DIR } from '../paths.ts'
import { startCron } from './cron.ts'
import { type LocalServer, openServer } from './server.ts'

interface Shared {
  server: Promise<LocalServer>
  /** The backend's address for the functions: it changes when Vite restarts on another port. */
  url: () => string
  stopCron?: () => void
}

declare global {
  /** On the global object, because a Vite restart reloads these modules and only one process may open the data. */
  var groundworkServer: Shared | undefined
}

/** This process's only backend on the checkout's data, or on DATABASE_URL. */
export function sharedServer(url: () => string, log: (line: string) => void): Promise<LocalServer> {
  if (globalThis.groundworkServer) {
    globalThis.groundworkServer.url = url
    return globalThis.groundworkServer.server
  }
  const shared: Shared = { url, server: open(() => shared.url(), log) }
  globalThis.groundworkServer = shared
  return shared.server
}

async function open(url: () => string, log: (line: string) => void): Promise<LocalServer> {
  const { DATABASE_URL, LOCAL_DATA_DIR } = process.env
  const openOn = async (options: DatabaseOptions) =>
    openServer({ database: await openDatabase(options), url, log, limitAttempts: true })
  if (DATABASE_URL) return openOn({ url: DATABASE_URL })
  const dataDir = LOCAL_DATA_DIR || DATA_DIR
  return openOn({ dataDir }).catch((error) => {
    if (!(error instanceof FormerSchemaError)) throw error
    const aside = moveAside(dataDir)
    log(
      `The data in ${displayPath(dataDir)} was made by another version of the schema. It is kept in ${displayPath(aside)}; ` +
        'this start begins with a new database.',
    )
    return openOn({ dataDir })
  })
}

/** Renames a closed data folder, and returns its new path beside the old one. */
function moveAside(dataDir: string): string {
  const time = new Date().toISOString().replace(/[-:]|\..*/g, '')
  const aside = `${path.resolve(dataDir)}-${time}`
  fs.renameSync(dataDir, aside)
  return aside
}

const displayPath = (folder: string) => {
  const inside = path.relative(process.cwd(), folder)
  return inside.startsWith('..') ? path.resolve(folder) : inside
}

/** Resumes the runs of a process that was killed; called once the server is listening. */
export async function resumeRuns(log: (line: string) => void): Promise<void> {
  const shared = globalThis.groundworkServer
  if (shared) shared.stopCron ??= startCron(await shared.server, () => shared.url(), log)
}

export async function closeSharedServer(): Promise<void> {
  const shared = globalThis.groundworkServer
  globalThis.groundworkServer = undefined
  shared?.stopCron?.()
  await shared?.server.then((server) => server.close()).catch(() => undefined)
}
