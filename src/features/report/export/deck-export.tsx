import { fileName } from '@domain/file-name'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { keyed } from '@/shared/lib/keyed'
import { MenuItem } from '@/shared/ui/menu'
import type { Scene } from '../deck/scene/element'
import { SlideView } from '../deck/slide-view'
import { ExportButton, type ExportProps, saveMarkdown, savePresentation } from './export-menu'

interface DeckExportProps extends ExportProps {
  scenes: Scene[]
}

/** Downloads of the deck and the report. */
export function DeckExport({ validation, report, scenes }: DeckExportProps) {
  const [printing, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  const { title } = validation
  return (
    <>
      <ExportButton>
        {(save) => (
          <>
            <MenuItem onSelect={() => save(() => savePresentation(scenes, title))}>
              PowerPoint (.pptx)
            </MenuItem>
            <MenuItem onSelect={() => setPrinting(true)}>PDF (print)</MenuItem>
            <MenuItem onSelect={() => save(() => saveMarkdown(validation, report))}>
              Report as Markdown (.md)
            </MenuItem>
          </>
        )}
      </ExportButton>
      {printing && (
        <PrintSlides scenes={scenes} name={fileName(title, 'pitch deck', 'pdf').slice(0, -4)} onDone={done} />
      )}
    </>
  )
}

/** While rendered, the page prints only the slides, one per page in its own format. */
const PRINT_STYLE = `
@page { size: 13.333in 7.5in; margin: 0 }
@media print {
  html, body { margin: 0; background: none }
  body > :not(.print-slides) { display: none }
  .print-slides { display: block }
  .print-slides > * { break-after: page; break-inside: avoid; width: 13.333in; height: 7.49in }
  .print-slides > :last-child { break-after: auto }
}`

interface PrintSlidesProps {
  scenes: Scene[]
  /** Browsers suggest the title as the file name. */
  name: string
  onDone: () => void
}

/** Opens the print dialog for the slides alone. */
function PrintSlides({ scenes, name, onDone }: PrintSlidesProps) {
  useEffect(() => {
    const title = document.title
    let open = true
    const close = () => {
      document.title = title
      if (open) onDone()
      open = false
    }
    window.addEventListener('afterprint', close)
    document.title = name
    // Not inside the effect: other print handlers render synchronously.
    const timer = setTimeout(() => window.print(), 0)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', close)
      document.title = title
    }
  }, [name, onDone])
  return createPortal(
    <div className="print-slides hidden">
      <style>{PRINT_STYLE}</style>
      {keyed(scenes, ({ name }) => name).map(({ key, item }) => (
        <SlideView key={key} scene={item} />
      ))}
    </div>,
    document.body,
  )
}
