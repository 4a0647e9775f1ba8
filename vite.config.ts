import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, singleIcons } from './local/build/chunk-groups.ts'
import { leftOut } from './local/build/left-out.ts'
import { prerender } from './local/build/prerender.ts'
import { serveBuild } from './local/build/serve-build.ts'
import { localBackend } from './local/server/vite-plugin.ts'

const fromRoot = (folder: string) => path.resolve(import.meta.dirname, folder)

/** Keys and data of the embedded backend: never served, even by name, and never watched. */
const MACHINE_FILES = `${fromRoot('supabase/.temp')}/**`

const VITE_DENIES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

export default defineConfig({
  plugins: [
    leftOut(),
    singleIcons(),
    chunkGroups(),
    react(),
    tailwindcss(),
    localBackend(),
    serveBuild(),
    prerender(),
  ],
  resolve: {
    alias: {
      '@domain': fromRoot('supabase/functions/_shared/domain'),
      '@': fromRoot('src'),
      '@supabase/realtime-js': fromRoot('src/shared/supabase/left-out.ts'),
      '@supabase/storage-js': fromRoot('src/shared/supabase/left-out.ts'),
    },
  },
  server: {
    // Only reachable from this machine; dev.ts chooses the port.
    host: '127.0.0.1',
    strictPort: true,
    fs: { deny: [...VITE_DENIES, MACHINE_FILES] },
    watch: { ignored: [MACHINE_FILES] },
  },
})
