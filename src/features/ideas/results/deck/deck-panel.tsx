import { deckOf, hasDeck } from '@domain/deck'
import type { Report } from '@domain/report'
import type { Validation } from '@domain/validation'
import { Presentation } from 'lucide-react'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { EmptyState } from '@/shared/ui/empty-state'
import { ExportMenu } from '../export/export-menu'
import { usePrinting } from '../use-printing'
import { DeckViewer } from './deck-viewer'
import type { Scene } from './scene/element'
import { scenesOf } from './scene/scenes'
import { SlideView } from './slide-view'

interface DeckPanelProps {
  validation: Validation
  /** As it is shown, with changes that are typed but not saved. */
  report: Report
}

/** The report as a deck for others. */
export function DeckPanel({ validation, report }: DeckPanelProps) {
  const { title } = validation
  const year = new Date().getFullYear()
  const scenes = useMemo(() => scenesOf(deckOf({ report, title, year })), [report, title, year])
  const printing = usePrinting()
  if (!hasDeck(report))
    return (
      <EmptyState icon={Presentation} title="No validation data available to generate investor slides.">
        Slides are made of the project concept, the target users and the market.
      </EmptyState>
    )
  return (
    <>
      {printing && <PrintedSlides scenes={scenes} />}
      <div className="print:hidden">
        <DeckViewer scenes={scenes}>
          <ExportMenu validation={validation} report={report} scenes={scenes} />
        </DeckViewer>
      </div>
    </>
  )
}

/** All slides at once, where the whole report is printed. */
const PrintedSlides = ({ scenes }: { scenes: Scene[] }) => (
  <ol className="grid grid-cols-2 gap-4">
    {keyed(scenes, ({ name }) => name).map(({ key, item }) => (
      <li key={key} className="break-inside-avoid border border-line">
        <SlideView scene={item} />
      </li>
    ))}
  </ol>
)
