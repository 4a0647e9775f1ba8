import type { Plugin } from 'vite'

const YEAR_SECONDS = 365 * 24 * 3600

/** Lets browsers keep the built files whose names hold a hash; Vite's preview packs them by itself. */
export function serveBuild(): Plugin {
  return {
    name: 'groundwork:serve-build',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/assets/'))
          response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        next()
      })
    },
  }
}
