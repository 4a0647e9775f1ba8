import { fileName } from '@domain/file-name'
import { useCallback, useState } from 'react'
import { MenuItem } from '@/shared/ui/menu'
import type { Scene } from '../deck/scene/element'
import { ExportButton, type ExportProps, saveMarkdown, savePresentation } from './export-menu'
import { PrintSlides } from './print-slides'

interface DeckExportProps extends ExportProps {
  scenes: Scene[]
}

/** The deck and the report as files to take along. */
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
