import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { z } from 'zod'

const ENTRY = 'src/app/prerender.tsx'
const moduleSchema = z.object({
  landingMarkup: z.custom<() => string>((value) => typeof value === 'function'),
})

/** What the first bytes of a page bring along; each is replaced exactly once. */
const ROOT = '<div id="root"></div>'
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/
const SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g

/**
 * The file is served for every address: what it holds of the landing page goes before the first paint where
 * another page, or the dashboard of whoever is signed in, is about to be shown.
 */
const KEEP_FOR_VISITORS = `<script>
      {
        let signedIn = false
        try { signedIn = JSON.parse(localStorage.getItem('auth-storage')).state.isAuthenticated } catch {}
        if (location.pathname !== '/' || signedIn) document.getElementById('root').textContent = ''
      }
    </script>`

/** Starts the app after the first paint where there is something to read already, else at once. */
const startAfterPaint = (entry: string, chunks: string[]) => `<script type="module">
      const start = () => {
        for (const href of ${JSON.stringify(chunks)})
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
        import(${JSON.stringify(entry)})
      }
      const painted = document.getElementById('root').hasChildNodes() && !document.hidden
      if (painted) requestAnimationFrame(() => setTimeout(start))
      else start()
    </script>`

/** Builds the entry for Node with the addresses that the pictures have in `config`'s build, and runs it. */
async function landingMarkup({ root, base, mode, envDir, resolve }: ResolvedConfig): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'groundwork-prerender-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      base,
      mode,
      envDir,
      plugins: [react()],
      resolve: { alias: resolve.alias },
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        emptyOutDir: true,
        rollupOptions: { output: { entryFileNames: 'page.mjs' } },
      },
    })
    return moduleSchema.parse(await import(pathToFileURL(path.join(outDir, 'page.mjs')).href)).landingMarkup()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

function replaced(html: string, part: string | RegExp, by: (group: string) => string): string {
  const [found, group = ''] =
    (typeof part === 'string' ? html.includes(part) && [part] : part.exec(html)) || []
  if (found === undefined) throw new Error(`index.html has nothing like ${part}`)
  return html.replace(found, () => by(group))
}

/** Writes the landing page and the style sheet into the built index.html, to be read without JavaScript. */
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
      async handler(html, { bundle }) {
        if (!bundle) return html
        const markup = await landingMarkup(config)
        const chunks = [...html.matchAll(PRELOADS)].map(([, href = '']) => href)
        const styled = replaced(html.replace(PRELOADS, ''), STYLESHEET, (name) => {
          const sheet = bundle[name]
          if (sheet?.type !== 'asset') throw new Error(`The build holds no style sheet ${name}`)
          return `<style>${Buffer.from(sheet.source).toString()}</style>`
        })
        const filled = replaced(
          styled,
          ROOT,
          () => `<div id="root">${markup}</div>\n    ${KEEP_FOR_VISITORS}`,
        )
        const script = SCRIPT.exec(filled)
        if (!script?.[1]) throw new Error('index.html has no entry')
        // At the end of the body: what is painted first does not wait for it.
        return replaced(
          filled.replace(script[0], ''),
          '</body>',
          () => `${startAfterPaint(script[1] ?? '', chunks)}\n  </body>`,
        )
      },
    },
  }
}
