/** Renewals in the time of one lease (DESIGN §4: every 20 s of 60). */
const RENEWALS = 3

/**
 * Renews a lease until `stop`. `lost` is aborted when a renewal is refused, or when none could be made for the
 * whole time of the lease: the step belongs to somebody else then.
 */
export function keepLease(renew: () => Promise<boolean>, leaseSeconds: number) {
  const lost = new AbortController()
  let renewedAt = Date.now()
  const attempt = async () => {
    const sentAt = Date.now()
    if (sentAt - renewedAt >= leaseSeconds * 1000) return lost.abort()
    try {
      if (await renew()) renewedAt = sentAt
      else lost.abort()
    } catch (error) {
      console.error('Lease not renewed', error)
    }
  }
  const timer = setInterval(attempt, (leaseSeconds * 1000) / RENEWALS)
  return { lost: lost.signal, stop: () => clearInterval(timer) }
}
