import { loadEnv } from 'vite'
import { ROOT } from '../paths.ts'

const PRODUCT = 'Groundwork'
const PICTURE = { path: '/og.png', width: 1200, height: 630, alt: 'Groundwork: a validation report' }

export interface PublicPage {
  path: string
  title: string
  description: string
  /** The canonical address, if it differs from `path`. */
  canonical?: string
  /** The source file of the page, relative to the root. */
  module: string
  /** Empty if only the app can show the page. */
  markup: string
}

/** Public address of the app: VITE_SITE_URL, else this machine's own. Without a trailing slash. */
export function siteUrl(mode: string): { url: string; known: boolean } {
  const given = loadEnv(mode, ROOT, 'VITE_').VITE_SITE_URL
  const url = given || `http://127.0.0.1:${process.env.PORT || 4173}`
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`VITE_SITE_URL is "${url}"; it has to be an address such as https://groundwork.example`)
  return { url: url.replace(/\/+$/, ''), known: Boolean(given) }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Metadata for search engines and link previews. */
export function headOf({ path, title, description, canonical = path }: PublicPage, site: string): string {
  const address = site + canonical
  const named: [string, string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', PRODUCT],
    ['og:title', `${title} · ${PRODUCT}`],
    ['og:description', description],
    ['og:url', address],
    ['og:image', site + PICTURE.path],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', PICTURE.alt],
  ]
  return [
    `<title>${escaped(`${title} · ${PRODUCT}`)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...named.map(([name, value]) => `<meta property="${name}" content="${escaped(String(value))}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ')
}

export const sitemapOf = (pages: PublicPage[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ canonical }) => !canonical)
      .map(({ path }) => `  <url><loc>${escaped(site + path)}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

export const robotsOf = (site: string): string =>
  [
    'User-agent: *',
    ...['auth', 'rest', 'functions'].map((part) => `Disallow: /${part}/v1/`),
    'Disallow: /_local/',
    '',
    `Sitemap: ${site}/sitemap.xml\n`,
  ].join('\n')
