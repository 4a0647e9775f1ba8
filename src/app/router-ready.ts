import type { DataRouter } from 'react-router-dom'

/** Resolves once the router has the first page to show, with all that it loads. */
export const routerReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
