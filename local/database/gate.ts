/** Runs one piece of work at a time, in the order of arrival. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

export function createGate(): Gate {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
