import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

const DAY_MS = 86_400_000

// Only as much DER (X.690) as a certificate of today needs.
const tagged = (tag: number, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: Uint8Array[]) => tagged(0x30, ...parts)
const integer = (value: number) => tagged(0x02, Buffer.from([value]))
const bits = (bytes: Uint8Array) => tagged(0x03, Buffer.from([0]), bytes)
const oid = (...bytes: number[]) => tagged(0x06, Buffer.from(bytes))
const time = (ms: number) =>
  tagged(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`))

const COMMON_NAME = oid(0x55, 0x04, 0x03)
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11)
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))

/** A certificate for some host names that is its own authority, made anew with its key; both as PEM. */
export function selfSigned(hosts: string[]): { cert: string; key: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from('Groundwork tests')))))
  const names = sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host))))
  const content = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    ECDSA_SHA256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(SUBJECT_ALT_NAME, tagged(0x04, names)))),
  )
  const certificate = sequence(content, ECDSA_SHA256, bits(sign('sha256', content, privateKey)))
  const lines = certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
