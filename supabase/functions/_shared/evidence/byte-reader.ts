import type { Connection } from './connection.ts'
import { PageFault } from './page.ts'

const BUFFER_BYTES = 16 * 1024

export const brokeOff = () => new PageFault('unreachable', 'The page broke off before its end.')
export const noHttp = () => new PageFault('unreachable', 'The site does not answer as a web server does.')

/** Reads a connection in lines and in counted pieces, never more than `limit` bytes of it in all. */
export class ByteReader {
  readonly #connection: Connection
  readonly #limit: number
  readonly #tooMuch: () => Error
  #held = new Uint8Array(0)
  #received = 0

  constructor(connection: Connection, limit: number, tooMuch: () => Error) {
    this.#connection = connection
    this.#limit = limit
    this.#tooMuch = tooMuch
  }

  /** The next bytes, at most `count` of them; null at the end. */
  async take(count: number): Promise<Uint8Array | null> {
    if (this.#held.length === 0 && !(await this.#receive())) return null
    const taken = this.#held.subarray(0, count)
    this.#held = this.#held.subarray(taken.length)
    return taken
  }

  /** One line without its line break. Throws when it is longer than `limit` bytes or the connection ends. */
  async line(limit: number): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf(0x0a)
      if (end > limit || (end === -1 && this.#held.length > limit)) throw noHttp()
      if (end !== -1) {
        const bytes = this.#held.subarray(0, end)
        this.#held = this.#held.subarray(end + 1)
        return new TextDecoder('latin1').decode(bytes).replace(/\r$/, '')
      }
      if (!(await this.#receive())) throw brokeOff()
    }
  }

  async #receive(): Promise<boolean> {
    const buffer = new Uint8Array(BUFFER_BYTES)
    const count = await this.#connection.read(buffer)
    if (count === null) return false
    this.#received += count
    if (this.#received > this.#limit) throw this.#tooMuch()
    const joined = new Uint8Array(this.#held.length + count)
    joined.set(this.#held)
    joined.set(buffer.subarray(0, count), this.#held.length)
    this.#held = joined
    return true
  }
}
