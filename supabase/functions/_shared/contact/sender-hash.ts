import ipaddr from 'ipaddr.js'

/** Owners of one IPv6 network have at least this many bits of it, so they count as one address. */
const IPV6_NETWORK_BITS = 64

/**
 * The network address that sent a request: as the content delivery network in front of hosted functions names it, or
 * the last one that a proxy appended. What the sender wrote in front of that is not looked at.
 */
function addressOf(headers: Headers): string {
  const named = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1) ?? ''
  if (!ipaddr.isValid(named.trim())) return 'unknown'
  const address = ipaddr.process(named.trim())
  return address.kind() === 'ipv4'
    ? address.toString()
    : address
        .toByteArray()
        .slice(0, IPV6_NETWORK_BITS / 8)
        .join('.')
}

/**
 * Names a sender by the HMAC-SHA-256 of the network address under a secret of the server, in hexadecimal; senders
 * without an address share one.
 */
export const senderHash =
  (secret: string) =>
  async ({ headers }: Request): Promise<string> => {
    const text = new TextEncoder()
    const key = await crypto.subtle.importKey(
      'raw',
      text.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const signed = await crypto.subtle.sign('HMAC', key, text.encode(`contact ${addressOf(headers)}`))
    return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
