import { fileName } from '@domain/file-name'
import type { Report } from '@domain/report'
import type { Validation } from '@domain/validation'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { toast } from 'sonner'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import type { Scene } from '../deck/scene/element'
import { PrintSlides } from './print-slides'

interface ExportMenuProps {
  validation: Validation
  report: Report
  scenes: Scene[]
}

async function savePresentation(scenes: Scene[], title: string) {
  const { PPTX_TYPE, pptxFile } = await import('./pptx-file')
  const file = await pptxFile(scenes, title)
  saveFile(new Blob([file], { type: PPTX_TYPE }), fileName(title, 'pitch deck', 'pptx'))
}

async function saveMarkdown(validation: Validation, report: Report) {
  const { reportMarkdown } = await import('@domain/report-markdown')
  const text = reportMarkdown({ ...validation, report })
  saveFile(
    new Blob([text], { type: 'text/markdown;charset=utf-8' }),
    fileName(validation.title, 'validation report', 'md'),
  )
}

/** The deck and the report as files to take along. */
export function ExportMenu({ validation, report, scenes }: ExportMenuProps) {
  const [busy, setBusy] = useState(false)
  const [printing, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  const { title } = validation
  const save = async (make: () => Promise<void>) => {
    setBusy(true)
    try {
      await make()
    } catch {
      toast.error('The file could not be made', { description: 'Your report is safe. Try it once more.' })
    }
    setBusy(false)
  }
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="sm" busy={busy}>
            <Download aria-hidden /> {busy ? 'Exporting...' : 'Export'}
          </Button>
        }
      >
        <MenuItem onSelect={() => save(() => savePresentation(scenes, title))}>PowerPoint (.pptx)</MenuItem>
        <MenuItem onSelect={() => setPrinting(true)}>PDF (print)</MenuItem>
        <MenuItem onSelect={() => save(() => saveMarkdown(validation, report))}>
          Report as Markdown (.md)
        </MenuItem>
      </Menu>
      {printing && (
        <PrintSlides scenes={scenes} name={fileName(title, 'pitch deck', 'pdf').slice(0, -4)} onDone={done} />
      )}
    </>
  )
}
