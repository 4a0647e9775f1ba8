import { hasDeck } from '@domain/deck/has-deck'
import { fileName } from '@domain/file-name'
import type { Report } from '@domain/report'
import { scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/stored-validation'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { toast } from '@/shared/ui/toast'
import type { Scene } from '../deck/scene/element'
import { printPage } from '../printing'

export async function savePresentation(scenes: Scene[], title: string) {
  const { PPTX_TYPE, pptxFile } = await import('./pptx-file')
  const file = await pptxFile(scenes, title)
  saveFile(new Blob([file], { type: PPTX_TYPE }), fileName(title, 'pitch deck', 'pptx'))
}

export async function saveMarkdown(validation: Validation, report: Report) {
  const { reportMarkdown } = await import('@domain/report-markdown')
  const text = reportMarkdown({ ...validation, report })
  saveFile(
    new Blob([text], { type: 'text/markdown;charset=utf-8' }),
    fileName(validation.title, 'validation report', 'md'),
  )
}

function saveData(validation: Validation, report: Report) {
  const { title, idea, status, createdAt, completedAt, engine, plan } = validation
  const scorecard = scorecardOf(report, { asOf: createdAt, plan })
  const { slideEdits } = validation
  const data = { title, idea, status, createdAt, completedAt, engine, ...report, scorecard, slideEdits }
  saveFile(
    new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
    fileName(title, 'validation report', 'json'),
  )
}

interface ExportButtonProps {
  /** Announced after 'Export', to distinguish two such buttons on a page. */
  of?: string
  children: (save: (make: () => void | Promise<void>) => void) => ReactNode
}

/** A menu of file formats; creating a file may take a while or fail. */
export function ExportButton({ of, children }: ExportButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async (make: () => void | Promise<void>) => {
    setBusy(true)
    try {
      await make()
    } catch {
      toast.error('The file could not be created', { description: 'Your report is safe. Try again.' })
    }
    setBusy(false)
  }
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" busy={busy}>
          <Download aria-hidden />
          <span className={of && 'max-sm:sr-only'}>
            {busy ? 'Exporting...' : 'Export'} {of && <span className="sr-only">{of}</span>}
          </span>
        </Button>
      }
    >
      {children(save)}
    </Menu>
  )
}

export interface ExportProps {
  validation: Validation
  report: Report
}

/** Downloads of the report. */
export function ReportExport({ validation, report }: ExportProps) {
  const { title } = validation
  const saveDeck = async () => {
    const { reportScenes } = await import('./report-scenes')
    await savePresentation(reportScenes(validation, report), title)
  }
  return (
    <ExportButton of="report">
      {(save) => (
        <>
          <MenuItem onSelect={() => save(() => saveMarkdown(validation, report))}>
            Report as Markdown (.md)
          </MenuItem>
          {/* After the menu has closed, or it would be printed too. */}
          <MenuItem onSelect={() => setTimeout(() => void printPage(), 0)}>Report as PDF (print)</MenuItem>
          {hasDeck(report) && (
            <MenuItem onSelect={() => save(saveDeck)}>Pitch deck as PowerPoint (.pptx)</MenuItem>
          )}
          <MenuItem onSelect={() => save(() => saveData(validation, report))}>Data as JSON (.json)</MenuItem>
        </>
      )}
    </ExportButton>
  )
}
