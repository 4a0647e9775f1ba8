import { useNavigation } from 'react-router-dom'

/** A hairline at the top while a page is on its way; quick ones never show it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {state !== 'idle' && (
        <div className="h-0.5 overflow-hidden [animation:fade-in_120ms_ease-out_200ms_backwards]">
          <div className="h-full w-1/3 bg-accent motion-safe:animate-travel motion-reduce:w-full" />
          <span className="sr-only">Loading page</span>
        </div>
      )}
    </div>
  )
}
