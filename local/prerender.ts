import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { headOf, type PublicPage, robotsOf, sitemapOf, siteUrl } from './page-head.ts'
import { keepForVisitors, startWhenUsed } from './page-start.ts'
import { publicPages } from './public-pages.ts'

/** What the first bytes of a page bring along; each is replaced exactly once. */
const ROOT = '<div id="root"></div>'
const HEAD = /<title>[\s\S]*?<meta name="description"[^>]*>/
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/
const SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g

function replaced(html: string, part: string | RegExp, by: (group: string) => string): string {
  const [found, group = ''] =
    (typeof part === 'string' ? html.includes(part) && [part] : part.exec(html)) || []
  if (found === undefined) throw new Error(`index.html has nothing like ${part}`)
  return html.replace(found, () => by(group))
}

/** The built index.html with the style sheet in it, and the app started by hand. */
function shellOf(html: string, bundle: Rolldown.OutputBundle): string {
  const chunks = [...html.matchAll(PRELOADS)].map(([, href = '']) => href)
  const styled = replaced(html.replace(PRELOADS, ''), STYLESHEET, (name) => {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') throw new Error(`The build holds no style sheet ${name}`)
    return `<style>${Buffer.from(sheet.source).toString()}</style>`
  })
  const [script, entry] = SCRIPT.exec(styled) ?? []
  if (!script || !entry) throw new Error('index.html has no entry')
  // At the end of the body: what is painted first does not wait for it.
  return replaced(styled.replace(script, ''), '</body>', () => `${startWhenUsed(entry, chunks)}\n  </body>`)
}

function pageOf(shell: string, page: PublicPage, site: string): string {
  const headed = replaced(shell, HEAD, () => headOf(page, site))
  if (!page.markup) return headed
  return replaced(
    headed,
    ROOT,
    () => `<div id="root">${page.markup}</div>\n    ${keepForVisitors(page.path)}`,
  )
}

/**
 * Makes the built index.html the landing page, and a file of each other page that needs no account, to be known by
 * search engines and read without JavaScript; and says in robots.txt and sitemap.xml which they are.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'groundwork:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? shellOf(html, bundle) : html),
    },
    generateBundle: {
      // Once index.html has the addresses of what it loads.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build holds no index.html')
        const shell = Buffer.from(index.source).toString()
        const { url: site, known } = siteUrl(config.mode)
        if (!known)
          config.logger.warn(`VITE_SITE_URL is not set: search engines and shared links are told ${site}.`)
        const pages = await publicPages(config)
        for (const page of pages) {
          const source = pageOf(shell, page, site)
          if (page.path === '/') index.source = source
          else this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source })
        }
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsOf(site) })
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(pages, site) })
      },
    },
  }
}
