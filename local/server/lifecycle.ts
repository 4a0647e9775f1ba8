import net from 'node:net'

const STOP_LIMIT_MS = 1_500

/** Errors of other modules that the user can fix. */
const MENDABLE = ['DataInUseError', 'FormerSchemaError']

/** A startup error that the user can fix: shown without a stack. */
class StartRefused extends Error {}

/** PORT, or the default port. Throws `StartRefused` if another program uses it. */
export async function claimPort(usual: number, command: string): Promise<number> {
  const port = Number(process.env.PORT || usual)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartRefused(`PORT must be a number from 1 to 65535, not '${process.env.PORT}'.`)
  if (!(await isFree(port)))
    throw new StartRefused(
      `Port ${port} is in use. If Groundwork runs there already, open http://127.0.0.1:${port}; ` +
        `otherwise stop that program or choose another port: PORT=${port + 1} ${command}`,
    )
  return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Ctrl-C ends the process within 2 s, gracefully if possible; a second Ctrl-C ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) process.exit(130)
    stopping = true
    setTimeout(() => process.exit(130), STOP_LIMIT_MS)
    await stop().catch(() => undefined)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, end)
}

/** Runs a command of package.json; an error that the user can fix is printed as one line without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    // Compared by name, because Vite loads its configuration and the modules it imports a second time.
    const known = error instanceof Error && (error instanceof StartRefused || MENDABLE.includes(error.name))
    console.error(known ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
