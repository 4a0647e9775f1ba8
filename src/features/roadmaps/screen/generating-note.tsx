import type { RoadmapRow } from '@domain/roadmap'
import { AlertBanner } from '@/shared/ui/alert-banner'

/** A newer version is being written beside what is shown. */
export const GeneratingNote = ({ row }: { row: RoadmapRow }) => (
  <AlertBanner variant="info" title="A new version is being generated" className="print:hidden">
    {row.statusDetail} The current version stays visible until then.
  </AlertBanner>
)
