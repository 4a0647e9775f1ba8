import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import sirv from 'sirv'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { ROOT } from '../paths.ts'
import { APP_PAGE } from './app-page.ts'
import { headersOfBuild, writeHeaderFiles } from './security-headers.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
/** Smaller responses fit into one packet anyway. */
const PACKED_FROM_BYTES = 1_024

/**
 * Serves the files of a build: compressed if the browser accepts it, hashed files cached for a year, and the app
 * itself for every address that is not a file. Every response carries the build's headers.
 */
export function builtFiles(folder: string) {
  const headers = Object.entries(headersOfBuild(folder))
  const files = sirv(folder, {
    single: APP_PAGE,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const named = pathname.startsWith('/assets/')
      response.setHeader('cache-control', named ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      // The one type that sirv does not know.
      if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
    },
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    files(request, response)
  }
}

/** Compresses the built files, and writes the headers file. */
export function serveBuild(): Plugin {
  let config: ResolvedConfig
  const folder = () => path.resolve(config.root, config.build.outDir)
  return {
    name: 'groundwork:serve-build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      const { VITE_SUPABASE_URL: backend } = loadEnv(config.mode, ROOT, 'VITE_')
      writeHeaderFiles(folder(), backend ? new URL(backend).origin : undefined)
      await Promise.all(textFiles(folder()).map(pack))
    },
  }
}

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name))

// Brotli's highest level takes ten times as long to save 5%.
const asBrotli = (text: Buffer) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
// Smaller blocks suit code files next to compressed data.
const asGzip = (text: Buffer) => promisify(gzip)(text, { level: 9, memLevel: 6 })

async function pack(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < PACKED_FROM_BYTES) return
  const [brotli, gzipped] = await Promise.all([asBrotli(text), asGzip(text)])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}
