import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** What a host's addresses are: the first answer to the first question, and so on; the last one stays. */
export type Zone = Record<string, string[][]>

const TYPES = { 1: 'A', 28: 'AAAA' } as const
const NAME_OFFSET = 12
const POINTER_TO_NAME = [0xc0, NAME_OFFSET]

/** A name server on loopback that answers for A and AAAA over UDP, and counts the questions for each host. */
export async function startNameServer(zone: Zone) {
  const socket = createSocket('udp4')
  const asked = new Map<string, number>()
  socket.on('message', (question, from) => {
    const { host, end } = nameIn(question)
    const type = TYPES[question.readUInt16BE(end) as keyof typeof TYPES]
    const count = asked.get(`${host} ${type}`) ?? 0
    asked.set(`${host} ${type}`, count + 1)
    const answers = zone[host] ?? [[]]
    const addresses = (answers[count] ?? answers.at(-1) ?? []).filter(
      (address) => type === (address.includes(':') ? 'AAAA' : 'A'),
    )
    socket.send(replyTo(question, end + 4, addresses), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    /** How often the addresses of a host were asked for. */
    asked: (host: string) => asked.get(`${host} A`) ?? 0,
    close: () => socket.close(),
  }
}

function nameIn(message: Buffer): { host: string; end: number } {
  const labels: string[] = []
  let at = NAME_OFFSET
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size))
    at += size + 1
  }
  return { host: labels.join('.').toLowerCase(), end: at + 1 }
}

function replyTo(question: Buffer, questionEnd: number, addresses: string[]): Buffer {
  const head = Buffer.alloc(NAME_OFFSET)
  head.writeUInt16BE(question.readUInt16BE(0), 0)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(addresses.length, 6)
  const records = addresses.map((address) => {
    const bytes = address.includes(':') ? v6Bytes(address) : address.split('.').map(Number)
    const type = address.includes(':') ? 28 : 1
    return Buffer.from([...POINTER_TO_NAME, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes])
  })
  return Buffer.concat([head, question.subarray(NAME_OFFSET, questionEnd), ...records])
}

function v6Bytes(address: string): number[] {
  // The URL parser writes every form, embedded IPv4 included, as groups of hexadecimals.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = [], back = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
}
