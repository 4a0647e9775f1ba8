import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'
import { gzipSync } from 'node:zlib'
import { pdfOf } from './pdf'

const HEAD_END = '\r\n\r\n'
const DRIP_MS = 50
const MB = 2 ** 20

const PAGE = '<!doctype html><title>Bread</title><p>Every third household buys its bread by bike.</p>'

const PDF = pdfOf([['Every third household buys its bread by bike.', `${'And so on they ride. '.repeat(4)}`]])

const head = (status: string, ...headers: string[]) =>
  [`HTTP/1.1 ${status}`, ...headers].join('\r\n') + HEAD_END
const redirect = (to: string) => head('302 Found', `Location: ${to}`, 'Content-Length: 0')
const html = (...headers: string[]) => head('200 OK', 'Content-Type: text/html; charset=utf-8', ...headers)
const typed = (type: string) => head('200 OK', `Content-Type: ${type}`)

type Behaviour = (socket: net.Socket, query: URLSearchParams) => void

/** What the site does on each path; each but the first ones is a fault. */
const BEHAVIOURS: Record<string, Behaviour> = {
  '/page': (socket) => void socket.end(html(`Content-Length: ${PAGE.length}`) + PAGE),
  '/chunked': (socket) => {
    socket.write(html('Transfer-Encoding: chunked'))
    for (const part of [PAGE.slice(0, 40), PAGE.slice(40)])
      socket.write(`${part.length.toString(16)};note=1\r\n${part}\r\n`)
    socket.write('0\r\n\r\n')
  },
  '/gzip': (socket) => {
    const body = gzipSync(PAGE)
    socket.write(html('Content-Encoding: gzip', `Content-Length: ${body.length}`))
    socket.end(body)
  },
  '/early-hints': (socket) =>
    void socket.end(head('103 Early Hints', 'Link: </a.css>; rel=preload') + html() + PAGE),
  '/abrupt': (socket) => void socket.write(html() + PAGE, () => socket.destroy()),
  '/redirect': (socket, query) => void socket.end(redirect(query.get('to') ?? '')),
  '/hops': (socket, query) => {
    const left = Number(query.get('left'))
    socket.end(redirect(left > 1 ? `/hops?left=${left - 1}` : '/page'))
  },
  '/loop': (socket) => void socket.end(redirect('/loop')),
  '/silent': () => {},
  '/drip': (socket) => dripOnto(socket, html('Content-Length: 1000')),
  '/dripping-head': (socket) => dripOnto(socket, 'HTTP/1.1 200 OK\r\nX-Slow: '),
  '/bomb': (socket) => void socket.end(Buffer.concat([Buffer.from(html('Content-Encoding: gzip')), BOMB])),
  '/empty-blocks': (socket) => pour(socket, html('Content-Encoding: gzip'), EMPTY_BLOCKS, GZIP_HEAD),
  '/big': (socket) => pour(socket, html(), Buffer.alloc(64 * 1024, 'bread ')),
  '/big-announced': (socket) =>
    pour(socket, html(`Content-Length: ${10 * MB}`), Buffer.alloc(64 * 1024, 'b')),
  '/endless-head': (socket) =>
    pour(socket, 'HTTP/1.1 200 OK\r\n', Buffer.from('X-More: bread\r\n'.repeat(1_000))),
  '/endless-hints': (socket) => pour(socket, '', Buffer.from(head('103 Early Hints').repeat(1_000))),
  '/endless-size': (socket) =>
    pour(socket, `${html('Transfer-Encoding: chunked')}5;note=`, Buffer.alloc(64 * 1024, 'b')),
  '/wrapped': (socket) =>
    pour(
      socket,
      html('Transfer-Encoding: chunked'),
      Buffer.from(`1;note=${'1'.repeat(100)}\r\nb\r\n`.repeat(500)),
    ),
  '/big-pdf': (socket) => pour(socket, typed('application/pdf'), Buffer.alloc(64 * 1024, '%PDF-1.4 ')),
  '/a.pdf': (socket) => {
    socket.write(typed('application/pdf'))
    socket.end(PDF)
  },
  '/pdf': (socket) => void socket.end(`${typed('application/pdf')}bread`),
  '/image': (socket) => void socket.end(typed('image/png')),
  '/untyped': (socket) => void socket.end(head('200 OK')),
  '/gone': (socket) => void socket.end(head('404 Not Found', 'Content-Length: 0')),
  '/cut': (socket) => void socket.end(html('Content-Length: 5000') + PAGE),
  '/no-http': (socket) => void socket.end('220 mail.example ESMTP\r\n'),
}

const BOMB = gzipSync(Buffer.alloc(100 * MB))
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
// Stored blocks of no bytes: nothing ever comes out of them.
const EMPTY_BLOCKS = Buffer.alloc(50_000, Buffer.from([0, 0, 0, 0xff, 0xff]))

function dripOnto(socket: net.Socket, start: string) {
  socket.write(start)
  const timer = setInterval(() => socket.write('b'), DRIP_MS)
  socket.once('close', () => clearInterval(timer))
}

/** Sends as long as somebody takes it, in pieces. */
function pour(socket: net.Socket, start: string, piece: Buffer, bodyStart = Buffer.alloc(0)) {
  let left = 10 * MB
  const next = () => {
    while (left > 0 && !socket.destroyed) {
      left -= piece.length
      if (!socket.write(piece)) return void socket.once('drain', next)
    }
    socket.end()
  }
  socket.write(Buffer.concat([Buffer.from(start), bodyStart]))
  next()
}

/** A site with faults, encrypted, on loopback. */
export async function startHostileSite(certificate: { cert: string; key: string }) {
  const server = tls.createServer(certificate, (socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (request) => {
      const url = new URL(request.toString('latin1').split(' ')[1] ?? '/', 'https://site.example')
      const behave = BEHAVIOURS[url.pathname]
      if (behave) behave(socket, url.searchParams)
      else socket.end(head('404 Not Found'))
    })
  })
  server.on('tlsClientError', () => {})
  return listening(server)
}

/** Listens where nobody may come, and counts who does. */
export async function startTrap() {
  let caught = 0
  const server = net.createServer((socket) => {
    caught += 1
    socket.destroy()
  })
  return { ...(await listening(server)), caught: () => caught }
}

async function listening(server: net.Server) {
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
