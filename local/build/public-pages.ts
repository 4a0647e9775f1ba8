import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { z } from 'zod'
import type { FirstPaintPart } from './app-page.ts'
import type { PublicPage } from './page-head.ts'

const ENTRY = 'src/app/prerender.tsx'
const SCRIPT = 'src/app/first-paint/show.ts'
const BACKEND_CLIENT = 'src/shared/supabase/client.ts'

/** The output of src/app/prerender.tsx. */
interface Prerendered {
  pages: PublicPage[]
  parts: FirstPaintPart[]
}

const moduleSchema = z.object({
  prerendered: z.custom<() => Promise<Prerendered>>((value) => typeof value === 'function'),
})

/** Visitors of these pages are signed out, and the Supabase client does not start on Node 20. */
const withoutBackend = (root: string): Plugin => ({
  name: 'groundwork:without-backend',
  enforce: 'pre',
  load: (id) =>
    path.relative(root, id) === path.normalize(BACKEND_CLIENT) ? 'export const supabase = null' : null,
})

const shared = ({ root, base, mode, envDir, resolve }: ResolvedConfig) => ({
  ...{ configFile: false as const, logLevel: 'error' as const, root, base, mode, envDir },
  resolve: { alias: resolve.alias },
})

/** Builds the entry for Node, with the picture addresses of `config`'s build, and runs it. */
export async function prerendered(config: ResolvedConfig): Promise<Prerendered> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'groundwork-prerender-'))
  try {
    await build({
      ...shared(config),
      plugins: [react(), withoutBackend(config.root)],
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // Outside a package, only the extension marks these as modules.
        rollupOptions: { output: { entryFileNames: 'page.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    return await moduleSchema
      .parse(await import(pathToFileURL(path.join(outDir, 'page.mjs')).href))
      .prerendered()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** The inline script that shows a page before the app runs, as text for app.html. */
export async function firstPaintScript(config: ResolvedConfig): Promise<string> {
  const built = await build({
    ...shared(config),
    define: config.define ?? {},
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: path.resolve(config.root, SCRIPT), output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat()
  const code = output && 'output' in output && output.output[0].type === 'chunk' ? output.output[0].code : ''
  if (!code || code.includes('</script')) throw new Error(`${SCRIPT} cannot be written into a page`)
  return code.trim()
}
