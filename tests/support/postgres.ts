import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from './ports'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'

/** Folder of the programs of a Postgres server; installs one through apt where there is none. */
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

function findPostgres(): string | undefined {
  const versions = fs.existsSync(DEBIAN_VERSIONS) ? fs.readdirSync(DEBIAN_VERSIONS).sort().reverse() : []
  const debian = versions.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin'))
  const folders = [...debian, ...(process.env.PATH ?? '').split(path.delimiter)]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  )
}

export interface PostgresServer {
  url: string
  close(): Promise<void>
}

/** Starts an empty Postgres server on a free port of 127.0.0.1, as a user other than root. */
export async function startPostgres(): Promise<PostgresServer> {
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
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', `port=${port}`]
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', dataDir, ...settings.flatMap((set) => ['-c', set])],
    options,
  )
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The Postgres server ended with ${server.exitCode}`)
    await pause(50)
  }
  return {
    url,
    async close() {
      server.kill('SIGQUIT')
      await ended
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whether the server answers a query: its port is open before that. */
async function isReady(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: 2 })
  try {
    await client`select 1`
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
