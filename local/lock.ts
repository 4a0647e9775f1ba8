import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

type Unlock = () => Promise<void>

/** Longest path that every system accepts for a socket. */
const SOCKET_PATH_MAX = 100

/**
 * Takes a data folder for this process. Two processes on one embedded database would split it silently, so the
 * second is refused. The lock is a listening socket: the system drops it with its process, even on kill -9, where
 * a pid file could name a stranger. Throws `DataInUseError`.
 */
export async function lockData(dataDir: string): Promise<Unlock> {
  const folder = path.resolve(dataDir)
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const address = addressOf(folder)
  const server = (await listen(address)) ?? (await takeOver(address))
  if (!server) throw new DataInUseError(folder)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

export class DataInUseError extends Error {
  constructor(folder: string) {
    const inside = path.relative(process.cwd(), folder)
    const shown = inside.startsWith('..') ? folder : inside
    super(
      `The local database ${shown} is already open in another process, which keeps running.\n` +
        'Use that one, or stop it (Ctrl-C where `npm start` or `npm run dev` runs), ' +
        'or give this one its own data: LOCAL_DATA_DIR=supabase/.temp/other PORT=4174 npm start',
    )
    this.name = 'DataInUseError'
  }
}

function addressOf(folder: string): string {
  const parent = fs.realpathSync(path.dirname(folder))
  const beside = path.join(parent, `${path.basename(folder)}.lock`)
  const digest = createHash('sha256').update(beside).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\groundwork-${digest}`
  return beside.length <= SOCKET_PATH_MAX ? beside : `/tmp/groundwork-${digest}.lock`
}

/** Null where the address is taken, by a live process or by the socket file of a dead one. */
function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** Moves the socket file aside before looking at it: of two processes that find it dead, only one gets to move it. */
async function takeOver(address: string): Promise<net.Server | null> {
  if (process.platform === 'win32' || (await answers(address))) return null
  const aside = `${address}.${randomUUID().slice(0, 8)}`
  try {
    fs.renameSync(address, aside)
  } catch {
    return null
  }
  if (await answers(aside)) {
    fs.renameSync(aside, address)
    return null
  }
  fs.rmSync(aside)
  return listen(address)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(address, () => {
      connection.destroy()
      resolve(true)
    })
    connection.on('error', () => resolve(false))
  })
}
