import path from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { APP_PAGE, firstPaintBody } from './app-page.ts'
import { headOf, type PublicPage, robotsOf, sitemapOf, siteUrl } from './page-head.ts'
import { type BuiltApp, keepForVisitors, startAtOnce, startWhenUsed } from './page-start.ts'
import { firstPaintScript, prerendered } from './public-pages.ts'

/** Placeholders near the start of a page; each is replaced exactly once. */
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

/** The built index.html with its style sheet inlined, and the scripts and preloads that it contained. */
function shellOf(html: string, bundle: Rolldown.OutputBundle): { shell: string; app: BuiltApp } {
  const styled = replaced(html.replace(PRELOADS, ''), STYLESHEET, (name) => {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') throw new Error(`The build holds no style sheet ${name}`)
    return `<style>${Buffer.from(sheet.source).toString()}</style>`
  })
  const [script, entry] = SCRIPT.exec(styled) ?? []
  if (!script || !entry) throw new Error('index.html has no entry')
  const chunks = inOrder(entry.slice(1), bundle).filter((address) => address !== entry)
  return { shell: styled.replace(script, ''), app: { entry, chunks } }
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

/** The addresses of a file and its imports, each after those that it imports. */
function inOrder(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.has(file)) return []
  seen.add(file)
  return [...chunk.imports.flatMap((imported) => inOrder(imported, bundle, seen)), `/${file}`]
}

/** The files that contain `module` and its imports, except for the app's own. */
function chunksOf(module: string, bundle: Rolldown.OutputBundle, { entry, chunks }: BuiltApp): string[] {
  const first = Object.values(bundle)
    .filter(isChunk)
    .find(({ moduleIds }) => moduleIds.includes(module))
  if (!first) throw new Error(`The build holds nothing of ${module}`)
  const known = [entry, ...chunks]
  return inOrder(first.fileName, bundle).filter((address) => !known.includes(address))
}

/**
 * Chrome compiles the functions of a file that begins with this comment while it arrives, on another thread, instead
 * of one by one as the page calls them: a quarter of the time that starting the app takes.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

/** The page with its head, its content and the app, which starts at the end of the body: after the first paint. */
function pageOf(shell: string, page: PublicPage, site: string, app: BuiltApp, own: string[]): string {
  const { entry, chunks } = app
  const script = page.markup
    ? startWhenUsed(app, own)
    : startWhenUsed({ entry, chunks: [...chunks, ...own] }, [])
  const headed = replaced(shell, HEAD, () => headOf(page, site))
  const started = replaced(headed, '</body>', () => `${script}\n  </body>`)
  if (!page.markup) return started
  return replaced(
    started,
    ROOT,
    () => `<div id="root">${page.markup}</div>\n    ${keepForVisitors(page.path)}`,
  )
}

/** The page of the app itself, with what it shows before the app runs. */
const appPageOf = (shell: string, body: string, app: BuiltApp, pages: Record<string, string[]>): string =>
  replaced(
    replaced(shell, ROOT, () => body),
    '</body>',
    () => `${startAtOnce(app, pages)}\n  </body>`,
  )

/**
 * Turns the built index.html into the landing page, writes a file for every other public page, for search engines and
 * readers without JavaScript, and lists them in robots.txt and sitemap.xml.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let app: BuiltApp
  return {
    name: 'groundwork:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const built = shellOf(html, bundle)
        app = built.app
        return built.shell
      },
    },
    generateBundle: {
      // After index.html contains the names of its files.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build holds no index.html')
        const shell = Buffer.from(index.source).toString()
        const { url: site, known } = siteUrl(config.mode)
        if (!known)
          config.logger.warn(`VITE_SITE_URL is not set: search engines and shared links are told ${site}.`)
        const [{ pages, parts }, script] = await Promise.all([prerendered(config), firstPaintScript(config)])
        const filesOf = (module: string) =>
          chunksOf(normalizePath(path.resolve(config.root, module)), bundle, app)
        const started = Object.fromEntries(
          parts.flatMap(({ name, modules }) =>
            modules.length > 0 ? [[name, [...new Set(modules.flatMap(filesOf))]]] : [],
          ),
        )
        for (const file of [...app.chunks, app.entry, ...Object.values(started).flat()]) {
          const chunk = bundle[file.slice(1)]
          if (chunk?.type === 'chunk' && !chunk.code.startsWith(COMPILED_AHEAD))
            chunk.code = COMPILED_AHEAD + chunk.code
        }
        for (const page of pages) {
          const own = filesOf(page.module)
          const source = pageOf(shell, page, site, app, own)
          if (page.path === '/') index.source = source
          else this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}.html`, source })
        }
        this.emitFile({
          type: 'asset',
          fileName: APP_PAGE,
          source: appPageOf(shell, firstPaintBody(parts, script), app, started),
        })
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsOf(site) })
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(pages, site) })
      },
    },
  }
}
