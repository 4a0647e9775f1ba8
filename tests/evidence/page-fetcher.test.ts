import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connect, Connection } from '../../supabase/functions/_shared/evidence/connection'
import { pageFetcher } from '../../supabase/functions/_shared/evidence/safe-fetch-page'

const { signal } = new AbortController()
const resolve = async () => ['1.1.1.1', '1.0.0.1', '2606:4700::1111', '2606:4700::1001']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection that answers in pieces, and then ends. */
function answering(...pieces: (string | Uint8Array)[]) {
  const left = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece))
  const written: string[] = []
  const connection = {
    read: async (into: Uint8Array) => {
      const piece = left.shift()
      if (!piece) return null
      into.set(piece.subarray(0, into.length))
      if (piece.length > into.length) left.unshift(piece.subarray(into.length))
      return Math.min(piece.length, into.length)
    },
    // A few bytes at a time, as a full socket takes them.
    write: async (bytes: Uint8Array) => {
      written.push(new TextDecoder().decode(bytes.subarray(0, 7)))
      return Math.min(bytes.length, 7)
    },
    close: vi.fn(),
  } satisfies Connection
  return { connection, request: () => written.join('') }
}

const fetchFrom = (...pieces: (string | Uint8Array)[]) =>
  pageFetcher({ resolve, connect: async () => answering(...pieces).connection })(
    'https://site.example/',
    signal,
  )

const bodyOf = async (...pieces: (string | Uint8Array)[]) => {
  const page = await fetchFrom(...pieces)
  return page.outcome === 'read' ? new TextDecoder().decode(page.body) : page.reason
}
const HTML = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'

describe('the request for a page', () => {
  it('names the host, the path, and who asks for what', async () => {
    const { connection, request } = answering(`${HTML}\r\n`)
    const connect = vi.fn<Connect>(async () => connection)
    await pageFetcher({ resolve, connect })('https://Site.example/a b?q=1\r\nX: y#part', signal)
    expect(connect.mock.calls[0]?.[0]).toEqual({ address: '1.1.1.1', port: 443, host: 'site.example' })
    const [first, ...headers] = request().split('\r\n')
    expect(first).toBe('GET /a%20b?q=1X:%20y HTTP/1.1')
    expect(headers).toEqual([
      'Host: site.example',
      expect.stringMatching(/^User-Agent: .*Groundwork/),
      'Accept: text/html, application/xhtml+xml, text/plain, application/pdf',
      'Accept-Encoding: gzip, identity',
      'Connection: close',
      '',
      '',
    ])
    expect(connection.close).toHaveBeenCalled()
  })

  it('goes to the next address when one does not answer, to three at most', async () => {
    const connect = vi.fn<Connect>().mockRejectedValue(new Error('refused'))
    const page = await pageFetcher({ resolve, connect })('https://site.example/', signal)
    expect(page).toEqual({ outcome: 'unreachable', reason: 'The site could not be reached.' })
    expect(connect.mock.calls.map(([{ address }]) => address)).toEqual([
      '1.1.1.1',
      '1.0.0.1',
      '2606:4700::1111',
    ])
  })
})

describe('the answer with a page', () => {
  it('may come in any pieces', async () => {
    const answer = `${HTML}Transfer-Encoding: chunked\r\n\r\n5\r\nbread\r\n4;a=b\r\n by \r\n4\r\nbike\r\n0\r\n\r\n`
    expect(await bodyOf(...answer)).toBe('bread by bike')
    expect(await bodyOf(answer)).toBe('bread by bike')
  })

  it('may end with its length, or with the connection', async () => {
    expect(await bodyOf(`${HTML}Content-Length: 5\r\n\r\nbread and what does not belong to it`)).toBe('bread')
    expect(await bodyOf(`${HTML}\r\nbread`, ' by bike')).toBe('bread by bike')
    expect(await bodyOf('HTTP/1.0 200\r\nCONTENT-TYPE:text/plain;charset=utf-8\r\n\r\nbread')).toBe('bread')
  })

  it.each([
    ['its length says', `${HTML}Content-Length: 50\r\n\r\nbread`],
    ['its chunks say', `${HTML}Transfer-Encoding: chunked\r\n\r\n9\r\nbread`],
    ['no number', `${HTML}Transfer-Encoding: chunked\r\n\r\nbread\r\n`],
    ['a negative length', `${HTML}Content-Length: -5\r\n\r\nbread`],
    ['its head is', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'],
  ])('is not taken for whole when it has less than %s', async (_, answer) => {
    expect(await bodyOf(answer)).toBe('The page broke off before its end.')
  })

  it('is not read when its chunks are longer than they say', async () => {
    expect(await bodyOf(`${HTML}Transfer-Encoding: chunked\r\n\r\n3\r\nbread\r\n0\r\n\r\n`)).toBe(
      'The site does not answer as a web server does.',
    )
  })

  it('is not read when it is compressed wrongly, or in a way that was not asked for', async () => {
    expect(await bodyOf(`${HTML}Content-Encoding: gzip\r\n\r\nbread`)).toBe('The page is compressed wrongly.')
    expect(await bodyOf(`${HTML}Content-Encoding: br\r\n\r\nbread`)).toBe(
      'The page is compressed in a way that was not asked for.',
    )
    expect(await bodyOf(`${HTML}Transfer-Encoding: gzip, chunked\r\n\r\nbread`)).toBe(
      'The page is sent in a way that is not read.',
    )
  })

  it.each(['text/html', 'TEXT/HTML; charset=utf-8', 'application/xhtml+xml', 'text/plain'])(
    'is read as %s',
    async (type) => {
      expect(await bodyOf(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\nbread`)).toBe('bread')
    },
  )

  it.each(['application/json', 'text/html-like', 'image/svg+xml', 'application/octet-stream'])(
    'is not read as %s',
    async (type) => {
      expect(await fetchFrom(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\nbread`)).toMatchObject({
        outcome: 'unreadable',
      })
    },
  )

  it.each([204, 301, 403, 404, 410, 429, 500, 503])('is none with status %i', async (status) => {
    expect(await bodyOf(`HTTP/1.1 ${status} So\r\nContent-Type: text/html\r\n\r\nbread`)).toBe(
      `The page answered ${status}.`,
    )
  })
})

describe('the time for a page', () => {
  const silent = { ...answering().connection, read: () => new Promise<null>(() => {}), close: vi.fn() }

  it('is 5 seconds, and then its connection is closed', async () => {
    const page = pageFetcher({ resolve, connect: async () => silent })('https://site.example/', signal)
    const done = vi.fn()
    void page.then(done)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await page).toEqual({ outcome: 'unreachable', reason: 'The page took longer than 5 seconds.' })
    expect(silent.close).toHaveBeenCalled()
  })

  it('counts names, connections and redirects in', async () => {
    const slowly = async <Value>(value: Value) => {
      await new Promise((wait) => setTimeout(wait, 1_500))
      return value
    }
    const fetchPage = pageFetcher({
      resolve: () => slowly(['1.1.1.1']),
      connect: () => slowly(answering('HTTP/1.1 302 Found\r\nLocation: /next\r\n\r\n').connection),
    })
    const page = fetchPage('https://site.example/', signal)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await page).toMatchObject({ reason: 'The page took longer than 5 seconds.' })
  })

  it('does not begin when the caller has stopped', async () => {
    const connect = vi.fn<Connect>()
    const fetchPage = pageFetcher({ resolve: () => new Promise(() => {}), connect })
    const page = await fetchPage('https://site.example/', AbortSignal.abort())
    expect(page).toEqual({ outcome: 'not_checked', reason: 'The check was stopped.' })
    expect(connect).not.toHaveBeenCalled()
  })

  it('ends when the caller stops', async () => {
    const stopping = new AbortController()
    const page = pageFetcher({ resolve, connect: async () => silent })(
      'https://site.example/',
      stopping.signal,
    )
    await vi.advanceTimersByTimeAsync(10)
    stopping.abort()
    expect(await page).toEqual({ outcome: 'not_checked', reason: 'The check was stopped.' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
