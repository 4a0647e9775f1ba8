import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { Toaster } from '@/shared/ui/toaster'

/** Router and cache are made outside of React, so that StrictMode cannot make them twice. */
export function App({ router, client }: { router: DataRouter; client: QueryClient }) {
  // For the script in index.html that notes what was pressed before.
  useEffect(() => {
    window.dispatchEvent(new Event('groundwork:ready'))
  }, [])
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
