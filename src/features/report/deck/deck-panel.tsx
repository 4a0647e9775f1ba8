import { deckOf, withEdits } from '@domain/deck'
import { hasDeck } from '@domain/deck/has-deck'
import type { Report } from '@domain/report'
import type { Validation } from '@domain/stored-validation'
import { Presentation } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { keyed } from '@/shared/lib/keyed'
import { EmptyState } from '@/shared/ui/states'
import { usePrinting } from '../printing'
import { DeckViewer } from './deck-viewer'
import type { Scene } from './scene/element'
import { scenesOf } from './scene/scenes'
import { useSaveSlideEdit } from './slide-editing'
import { SlideView } from './slide-view'

interface DeckPanelProps {
  validation: Validation
  /** Includes unsaved changes. */
  report: Report
  empty: string
  /** The file menu, for scenes without the founder's notes. */
  exports: (scenes: Scene[]) => ReactNode
}

/** The report as a slide deck. */
export function DeckPanel({ validation, report, empty, exports }: DeckPanelProps) {
  const { title } = validation
  const year = new Date().getFullYear()
  const own = useAuthStore(({ userId }) => userId === validation.userId) && validation.status === 'completed'
  const { slideEdits: edits } = validation
  const slides = useMemo(() => deckOf({ report, title, year }), [report, title, year])
  const edited = useMemo(() => withEdits(slides, edits), [slides, edits])
  const scenes = useMemo(() => scenesOf(edited), [edited])
  const shown = useMemo(() => (own ? scenesOf(edited, 'founder') : scenes), [edited, scenes, own])
  const save = useSaveSlideEdit(validation)
  const printing = usePrinting()
  if (!hasDeck(report))
    return (
      <EmptyState icon={Presentation} title={empty}>
        Slides are made from the project concept, target users and market.
      </EmptyState>
    )
  return (
    <>
      <h2 className="sr-only">Pitch Deck</h2>
      {printing && <PrintedSlides scenes={scenes} />}
      <div className="print:hidden">
        <DeckViewer scenes={shown} deck={own ? { slides, edits, save } : null}>
          {exports(scenes)}
        </DeckViewer>
      </div>
    </>
  )
}

/** All slides at once, for printing the whole report. */
const PrintedSlides = ({ scenes }: { scenes: Scene[] }) => (
  <ol className="grid grid-cols-2 gap-4">
    {keyed(scenes, ({ name }) => name).map(({ key, item }) => (
      <li key={key} className="break-inside-avoid border border-line">
        <SlideView scene={item} />
      </li>
    ))}
  </ol>
)
