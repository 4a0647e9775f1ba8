import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { deferred } from '@/shared/ui/deferred'
import { useToastStore } from '@/shared/ui/toast'

const Toaster = deferred(
  async () => (await import('@/shared/ui/toaster')).Toaster,
  ({ isTold }: { isTold: boolean }) => isTold,
)

/** Router and cache are made outside of React, so that StrictMode cannot make them twice. */
export function App({ router, client }: { router: DataRouter; client: QueryClient }) {
  const isTold = useToastStore((state) => state.isTold)
  useEffect(() => {
    delete document.documentElement.dataset.app
    // For the script in the page that notes what was pressed before.
    window.dispatchEvent(new Event('groundwork:ready'))
  }, [])
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster isTold={isTold} />
    </QueryClientProvider>
  )
}
