import { startCron } from './cron.ts'
import { openDatabase } from './open-database.ts'
import { DATA_DIR } from './paths.ts'
import { type LocalServer, openServer } from './server.ts'

interface Shared {
  server: Promise<LocalServer>
  /** Where the functions find the backend: it changes when Vite restarts on another port. */
  url: () => string
  stopCron?: () => void
}

declare global {
  /** On the global object, because a restart of Vite loads these modules anew and the data has one opener. */
  var groundworkServer: Shared | undefined
}

/** The one backend of this process on the checkout's data, or on DATABASE_URL. */
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
  const database = await openDatabase(
    DATABASE_URL ? { url: DATABASE_URL } : { dataDir: LOCAL_DATA_DIR || DATA_DIR },
  )
  return openServer({ database, url, log })
}

/** Lets the runs of a process that was killed go on; called once the address answers. */
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
