import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { Toaster } from '@/shared/ui/toaster'

/** Router and cache are made outside of React, so that StrictMode cannot make them twice. */
export const App = ({ router, client }: { router: DataRouter; client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
    <Toaster />
  </QueryClientProvider>
)
