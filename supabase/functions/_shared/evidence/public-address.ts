import ipaddr from 'ipaddr.js'
import { PageFault } from './page.ts'

/** All IPv4 and IPv6 addresses of a host, in any order; none if the host does not exist. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>

type Address = ReturnType<typeof ipaddr.parse>

// All assigned global unicast addresses. The library also counts the rest of the space as unicast, including ::/96,
// which can contain IPv4 addresses.
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

const isV6 = (address: Address): address is ReturnType<typeof ipaddr.IPv6.parse> => address.kind() === 'ipv6'

/**
 * Whether an address is public. Not for private, local, reserved and
 * multicast ranges, nor for any IPv6 form that contains an IPv4 address (mapped, compatible, 6to4, NAT64, Teredo,
 * ISATAP).
 */
export function isPublic(address: string): boolean {
  const parsed = parse(address)
  if (parsed?.range() !== 'unicast') return false
  return isV6(parsed) ? parsed.match(GLOBAL_UNICAST_V6) && !isIsatap(parsed.parts) : true
}

// RFC 5214: any prefix, then 5efe and an IPv4 address. Two bits before them mean unique, and group.
const isIsatap = ([, , , , flags = 0, tag]: number[]) => tag === 0x5efe && (flags & ~0x0300) === 0

// Only the usual notation: a resolver never answers 0x7f.1.
function parse(address: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address)
  return ipaddr.IPv6.isValid(address) && !address.includes('%') ? ipaddr.IPv6.parse(address) : null
}

/**
 * The addresses of a page's host, IPv4 first, to be used without resolving again. One
 * address that is not public rejects the host. Throws a `PageFault`.
 */
export async function publicAddresses(url: URL, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = parse(host) ? [host] : await resolve(host, signal)
  if (found.length === 0) throw new PageFault('unreachable', 'There is no site at this address.')
  if (!found.every(isPublic)) throw new PageFault('unreachable', 'The address is not public.')
  return [...found].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
}
