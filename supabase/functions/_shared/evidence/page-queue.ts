interface Limits {
  atOnce: number
  perHost: number
}

/** Runs a job for each address, limited in total and per host. Ends when all are done, or with the signal. */
export async function forEachPage(
  addresses: string[],
  { atOnce, perHost }: Limits,
  signal: AbortSignal,
  job: (address: string) => Promise<void>,
): Promise<void> {
  const waiting = [...addresses]
  const running = new Map<Promise<void>, string>()
  const isFree = (host: string) => [...running.values()].filter((other) => other === host).length < perHost
  while (!signal.aborted) {
    const next = running.size < atOnce ? waiting.findIndex((address) => isFree(hostOf(address))) : -1
    const [address] = next === -1 ? [] : waiting.splice(next, 1)
    if (address === undefined) {
      if (running.size === 0) return
      await Promise.race(running.keys())
    } else {
      const done = job(address).finally(() => running.delete(done))
      running.set(done, hostOf(address))
    }
  }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')
