import ipaddr from 'ipaddr.js'

/** The owner of an IPv6 network controls at least its lower 64 bits, so all addresses in a /64 count as one. */
const IPV6_NETWORK_BITS = 64

/**
 * The network address that sent a request: the one that the content delivery network in front of hosted functions
 * names, or the last one that a proxy appended. Anything that the sender wrote before that is ignored.
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
 * Identifies a sender by the HMAC-SHA-256 of the network address under a secret of the server, in hexadecimal; senders
 * without an address share one hash.
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
