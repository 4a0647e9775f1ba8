import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './ports'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'

/** Folder of the Postgres server's programs; installs Postgres through apt if it is missing. */
function ensurePostgres(): string {
  const found = findPostgres()
  if (found) return found
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('/usr/bin/apt-get', ['update'], quietly)
  execFileSync('/usr/bin/apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], quietly)
  const installed = findPostgres()
  if (!installed) throw new Error('apt-get installed no Postgres server')
  return installed
}

/** Where the programs of a Postgres server are, if this machine has them. */
export function findPostgres(): string | undefined {
  const versions = fs.existsSync(DEBIAN_VERSIONS) ? fs.readdirSync(DEBIAN_VERSIONS).sort().reverse() : []
  const debian = versions.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin'))
  const folders = [...debian, ...(process.env.PATH ?? '').split(path.delimiter)]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  )
}

export interface PostgresServer {
  url: string
  /** Stops the server with this signal, as a crash or `pg_ctl stop` would, and restarts it on the same data. */
  restart(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
  close(): Promise<void>
}

/** Starts an empty Postgres server on a free port of 127.0.0.1, never as root. `more`: additional arguments. */
export async function startPostgres(more: string[] = []): Promise<PostgresServer> {
  const bin = ensurePostgres()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'groundwork-postgres-'))
  const user = process.getuid?.() === 0 ? nobody() : null
  if (user) fs.chownSync(dataDir, user.uid, user.gid)
  const options = { ...user, cwd: dataDir, stdio: 'ignore' } as const
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    options,
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    `port=${port}`,
    ...more,
  ]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const program = [path.join(bin, 'postgres'), '-D', dataDir, ...settings.flatMap((set) => ['-c', set])]
  let running = await startProgram(program, options, url)
  return {
    url,
    async restart(signal) {
      await running.stop(signal)
      running = await startProgram(program, options, url)
    },
    async close() {
      await running.stop('SIGQUIT')
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startProgram([program = '', ...args]: string[], options: SpawnOptions, url: string) {
  const server = spawn(program, args, options)
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  while (!(await isReady(url))) {
    // A killed server's processes hold its memory briefly; until they release it, a new start fails.
    if (server.exitCode !== null) return startProgram([program, ...args], options, url)
    await pause(50)
  }
  return {
    async stop(signal: NodeJS.Signals) {
      server.kill(signal)
      await ended
    },
  }
}

/** Whether the server answers a query: its port opens before it does. */
async function isReady(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Postgres refuses to run as root. */
function nobody() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
