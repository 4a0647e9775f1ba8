import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { cn } from '@/shared/lib/cn'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'

interface StartDateProps {
  roadmapId: string
  /** The effect of the date. */
  hint: string
  className?: string
}

/** The day on which work on a roadmap begins. */
export function StartDate({ roadmapId, hint, className }: StartDateProps) {
  const start = useStartDates(({ starts }) => starts[roadmapId] ?? '')
  const setStart = useStartDates((state) => state.setStart)
  return (
    <Field label="Start date" hint={hint} className={cn('max-w-measure print:hidden', className)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={start}
          max="9999-12-31"
          onChange={({ target }) => setStart(roadmapId, target.value)}
          className="max-w-44"
        />
      )}
    </Field>
  )
}

interface StartDates {
  /** Start dates by roadmap id, '2026-11-23'. */
  starts: Record<string, string>
  setStart: (roadmapId: string, start: string) => void
}

/** The start dates of roadmaps, stored in this browser; they only turn days into dates. */
export const useStartDates = create<StartDates>()(
  persist(
    (set) => ({
      starts: {},
      setStart: (roadmapId, start) => set(({ starts }) => ({ starts: { ...starts, [roadmapId]: start } })),
    }),
    { name: 'roadmap-start-dates', partialize: ({ starts }) => ({ starts }) },
  ),
)
