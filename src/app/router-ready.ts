import type { DataRouter } from 'react-router-dom'

/** Resolves once the router has loaded the first page and its data. */
export const routerReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
