import path from 'node:path'
import { loadEnv, type Plugin, type ViteDevServer } from 'vite'
import { ROOT } from '../paths.ts'
import { loadSecrets } from '../secrets.ts'
import { nodeListener } from './http.ts'
import { reloadOnChange } from './reload.ts'
import { sharedServer } from './shared-server.ts'

/** Address of the hosted project in VITE_SUPABASE_URL, from the shell or an .env file. */
export function hostedUrl(mode = 'production'): string | undefined {
  return loadEnv(mode, ROOT, 'VITE_').VITE_SUPABASE_URL || undefined
}

/** Adds the embedded backend to Vite's server. Does nothing if VITE_SUPABASE_URL names a hosted project. */
export function localBackend(): Plugin {
  let local = true
  return {
    name: 'groundwork:local-backend',
    config(_, { mode }) {
      local = !hostedUrl(mode)
      if (!local) return
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(loadSecrets().publishableKey),
        },
      }
    },
    configResolved({ command, logger }) {
      if (local && command === 'build')
        logger.warn(
          'VITE_SUPABASE_URL is not set: this build targets the local backend of this checkout (npm start). ' +
            'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to build for a hosted project.',
        )
    },
    async configureServer(server) {
      if (!local) return
      await mount(server)
      reloadOnChange(server)
    },
  }
}

async function mount({ middlewares, httpServer, config }: ViteDevServer): Promise<void> {
  const url = () => {
    const address = httpServer?.address()
    const port = typeof address === 'object' && address ? address.port : config.server.port
    return `http://127.0.0.1:${port}`
  }
  const server = await sharedServer(url, (line) => config.logger.info(line))
  const { applied } = server.backend
  if (applied.length) config.logger.info(`Applied ${applied.map((file) => path.basename(file)).join(', ')}`)
  const listener = nodeListener(server.handle)
  middlewares.use((request, response, next) => {
    if (!server.owns((request.url ?? '').replace(/\?.*/, ''))) return next()
    listener(request, response).catch(next)
  })
}
