// Entry point that wraps a function: adds what the hosted edge runtime has beyond plain Deno. Takes the function's
// module as its argument.
export {}

interface ServeOptions {
  handler?: unknown
  [option: string]: unknown
}

declare const Deno: {
  args: string[]
  serve(...args: unknown[]): unknown
  ppid: number
  exit(code: number): never
  stdin: { read(buffer: Uint8Array): Promise<number | null> }
  unrefTimer(timer: unknown): void
}

const PARENT_CHECK_MS = 500

Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil: (work: Promise<unknown>) => {
      Promise.resolve(work).catch((error) => console.error('EdgeRuntime.waitUntil:', error))
    },
  },
})

/** Exits with the parent process: stdin closes with it, even on kill -9. */
async function exitWithParent(): Promise<never> {
  const buffer = new Uint8Array(64)
  while ((await Deno.stdin.read(buffer)) !== null);
  return Deno.exit(0)
}

// A pending read of stdin would block the function from loading, so a timer checks until Deno.serve is called.
const parent = Deno.ppid
const watch = setInterval(() => {
  if (Deno.ppid !== parent) Deno.exit(0)
}, PARENT_CHECK_MS)
Deno.unrefTimer(watch)

const serve = Deno.serve.bind(Deno)

Deno.serve = (...args: unknown[]) => {
  void exitWithParent()
  const options: ServeOptions = Object.assign({}, ...args.filter((arg) => typeof arg === 'object'))
  const handler = args.find((arg) => typeof arg === 'function') ?? options.handler
  const onListen = ({ port }: { port: number }) => console.error(`::listening ${port}`)
  return serve({ ...options, hostname: '127.0.0.1', port: 0, onListen }, handler)
}

// A preload flag would be simpler, but the hosted runtime's version of Deno lacks it.
await import(Deno.args[0] ?? '')
