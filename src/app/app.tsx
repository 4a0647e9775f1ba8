import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { Toaster } from '@/shared/ui/toaster'

/** Router and cache are made outside of React, so that StrictMode cannot make them twice. */
export function App({ router, client }: { router: DataRouter; client: QueryClient }) {
  useEffect(() => {
    // What was told before there was a place for it.
    for (const told of toast.getToasts()) if ('title' in told) toast(told.title, told)
    delete document.documentElement.dataset.app
    // For the script in the page that notes what was pressed before.
    window.dispatchEvent(new Event('groundwork:ready'))
  }, [])
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
