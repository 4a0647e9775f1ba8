import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { z } from 'zod'
import type { PublicPage } from './page-head.ts'

const ENTRY = 'src/app/prerender.tsx'
const BACKEND_CLIENT = 'src/shared/supabase/client.ts'
const moduleSchema = z.object({
  publicPages: z.custom<() => PublicPage[]>((value) => typeof value === 'function'),
})

/** Whoever reads the page has not signed in, and its client does not start on Node 20. */
const withoutBackend = (root: string): Plugin => ({
  name: 'groundwork:without-backend',
  enforce: 'pre',
  load: (id) =>
    path.relative(root, id) === path.normalize(BACKEND_CLIENT) ? 'export const supabase = null' : null,
})

/** Builds the entry for Node with the addresses that the pictures have in `config`'s build, and runs it. */
export async function publicPages({
  root,
  base,
  mode,
  envDir,
  resolve,
}: ResolvedConfig): Promise<PublicPage[]> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'groundwork-prerender-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      base,
      mode,
      envDir,
      plugins: [react(), withoutBackend(root)],
      resolve: { alias: resolve.alias },
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // Outside a package only the ending says that these are modules.
        rollupOptions: { output: { entryFileNames: 'page.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    return moduleSchema.parse(await import(pathToFileURL(path.join(outDir, 'page.mjs')).href)).publicPages()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
