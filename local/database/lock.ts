import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

type Unlock = () => Promise<void>

/** open(2) on macOS and BSD: takes the exclusive lock of the file, and fails at once if it is taken. */
const O_EXLOCK_NONBLOCK = 0x20 | 0x04

/**
 * Locks a data folder for this process. Two processes on one embedded database would corrupt it silently, so the second
 * is refused. The operating system grants the lock and drops it with the process, even on kill -9: an abstract socket
 * on Linux, a named pipe on Windows, a locked file elsewhere. There is nothing to clean up afterwards, so that of many
 * simultaneous starts exactly one succeeds. Throws `DataInUseError`.
 */
export async function lockData(dataDir: string): Promise<Unlock> {
  const folder = path.resolve(dataDir)
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const beside = path.join(fs.realpathSync(path.dirname(folder)), `${path.basename(folder)}.lock`)
  const name = `groundwork-${createHash('sha256').update(beside).digest('hex').slice(0, 24)}`
  const unlock =
    process.platform === 'linux'
      ? await listen(`\0${name}`)
      : process.platform === 'win32'
        ? await listen(`\\\\.\\pipe\\${name}`)
        : lockFile(beside)
  if (!unlock) throw new DataInUseError(folder)
  return unlock
}

export class DataInUseError extends Error {
  constructor(folder: string) {
    const inside = path.relative(process.cwd(), folder)
    const displayPath = inside.startsWith('..') ? folder : inside
    super(
      `The local database ${displayPath} is already open in another process, which keeps running.\n` +
        'Use that one, or stop it (Ctrl-C where `npm start` or `npm run dev` runs), ' +
        'or give this one its own data: LOCAL_DATA_DIR=supabase/.temp/other PORT=4174 npm start',
    )
    this.name = 'DataInUseError'
  }
}

/** Null if another process listens at the address. */
function listen(address: string): Promise<Unlock | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

/** Null if another process holds the file. */
function lockFile(file: string): Unlock | null {
  try {
    const held = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT | O_EXLOCK_NONBLOCK)
    return async () => fs.closeSync(held)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null
    throw error
  }
}
