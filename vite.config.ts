import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveBuild } from './local/serve-build.ts'
import { localBackend } from './local/vite-plugin.ts'

const fromRoot = (folder: string) => path.resolve(import.meta.dirname, folder)

/** Nothing listens beyond this machine; start.ts and dev.ts choose the port. */
const HERE = { host: '127.0.0.1', strictPort: true }

export default defineConfig({
  plugins: [react(), tailwindcss(), localBackend(), serveBuild()],
  resolve: {
    alias: { '@domain': fromRoot('supabase/functions/_shared/domain'), '@': fromRoot('src') },
  },
  server: HERE,
  preview: HERE,
})
