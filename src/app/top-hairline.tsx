/** Loading bar along the top edge of the window; its delay hides it for quick loads. */
export const TopHairline = ({ says }: { says: string | null }) => (
  <div role="status" className="fixed inset-x-0 top-0 z-50">
    {says && (
      <div className="h-0.5 overflow-hidden [animation:fade-in_120ms_ease-out_200ms_backwards]">
        <div className="h-full w-1/3 bg-accent motion-safe:animate-travel motion-reduce:w-full" />
        <span className="sr-only">{says}</span>
      </div>
    )}
  </div>
)
