import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { APP_PAGE } from './app-page.ts'

/** Output file with response headers, read by Netlify, Cloudflare Pages and others. */
const HEADERS_FILE = '_headers'
/** Output file for Netlify: which page serves an address that is not a file. */
const REDIRECTS_FILE = '_redirects'
/** Sample nginx configuration; not served. */
const NGINX_FILE = '_nginx.conf'

type Headers = Record<string, string>

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const UNUSED_ABILITIES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

/** CSP sources that allow the inline scripts of a page, each once. */
function inlineScriptHashes(pages: string[]): string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script))
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...new Set(hashes)]
}

/**
 * Response headers of the app. `backend` is the origin of the Supabase project if it differs from the app's. Inline
 * styles are allowed: mermaid and framer-motion write them, and they run nothing.
 */
function securityHeaders(pages: string[], backend?: string): Headers {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(pages)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...(backend ? [backend] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_ABILITIES.map((ability) => `${ability}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Only if the app is served over https; browsers ignore it otherwise. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' }

const linesOf = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

const headersFile = (headers: Headers) => `${['/*', ...linesOf(headers)].join('\n')}\n`

const nginxSample = (headers: Headers) => `# A sample: adjust server_name and root, and add the certificate.
server {
    listen 443 ssl;
    server_name groundwork.example;
    root /srv/groundwork;

    # A location with an add_header of its own would drop these.
${Object.entries({ ...headers, ...HTTPS_ONLY })
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    location ~ ^/_(headers|redirects|nginx\\.conf)$ {
        return 404;
    }
    location /assets/ {
        expires 1y;
        try_files $uri =404;
    }
    location / {
        expires -1;
        try_files $uri $uri.html /${APP_PAGE};
    }
}
`

/** Writes the header files for other servers. */
export function writeHeaderFiles(folder: string, backend?: string): void {
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
  const headers = securityHeaders(pages, backend)
  fs.writeFileSync(path.join(folder, HEADERS_FILE), headersFile({ ...headers, ...HTTPS_ONLY }))
  fs.writeFileSync(path.join(folder, REDIRECTS_FILE), `/* /${APP_PAGE} 200\n`)
  fs.writeFileSync(path.join(folder, NGINX_FILE), nginxSample(headers))
}

export function headersOfBuild(folder: string): Headers {
  const file = path.join(folder, HEADERS_FILE)
  if (!fs.existsSync(file)) return securityHeaders([])
  const lines = fs.readFileSync(file, 'utf8').matchAll(/^ {2}([^:]+): (.+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
