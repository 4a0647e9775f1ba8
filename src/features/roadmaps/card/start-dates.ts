import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface StartDates {
  /** The first day of a roadmap by its id, '2026-11-23'. */
  starts: Record<string, string>
  setStart: (roadmapId: string, start: string) => void
}

/** When work on a roadmap begins, as this browser knows it: it only turns days into dates. */
export const useStartDates = create<StartDates>()(
  persist(
    (set) => ({
      starts: {},
      setStart: (roadmapId, start) => set(({ starts }) => ({ starts: { ...starts, [roadmapId]: start } })),
    }),
    { name: 'roadmap-start-dates', partialize: ({ starts }) => ({ starts }) },
  ),
)
