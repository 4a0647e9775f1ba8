import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { loadWhenUsed } from '@/shared/lib/load-when-used'
import { useDeferredComponent } from '@/shared/ui/deferred'
import { useToastStore } from '@/shared/ui/toast'

const toaster = loadWhenUsed(async () => (await import('@/shared/ui/toaster')).Toaster)

/** Delay before retrying to load the toaster. */
const RETRY_MS = 2_000

/** Router and cache are created outside React, so that StrictMode cannot create them twice. */
export function App({ router, client }: { router: DataRouter; client: QueryClient }) {
  useEffect(() => {
    delete document.documentElement.dataset.app
    // For the inline script that records clicks made before the app ran.
    window.dispatchEvent(new Event('groundwork:ready'))
  }, [])
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  )
}

/** Toasts wait while their container cannot be loaded, for example offline. */
function Toasts() {
  const isTold = useToastStore((state) => state.hasToasts)
  const [pausing, setPausing] = useState(false)
  const Toaster = useDeferredComponent(toaster, isTold && !pausing, () => {
    setPausing(true)
    setTimeout(() => setPausing(false), RETRY_MS)
  })
  return Toaster && <Toaster />
}
