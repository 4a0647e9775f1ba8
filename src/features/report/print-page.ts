/** Longest wait for what paper needs; what is not there by then is printed as it stands. */
const READY_MS = 5_000

const jobs = new Set<() => Promise<void>>()

/** Has `job` done before the page is printed. Returns what takes it back. */
export function beforePrinting(job: () => Promise<void>): () => void {
  jobs.add(job)
  return () => void jobs.delete(job)
}

/** Prints the page once it shows all that belongs on paper. */
export async function printPage(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, READY_MS))
  await Promise.race([Promise.all([...jobs].map((job) => job())), late])
  window.print()
}
