import { Download, Minus, Plus } from 'lucide-react'
import { saveFile } from '@/shared/lib/save-file'
import { Button, IconButton } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import { colors } from './diagram-look'
import { pngFile, svgFile } from './picture-file'
import { ZOOM_MAX, ZOOM_MIN } from './view-box'

interface DiagramToolsProps {
  zoom: number
  zoomIn: () => void
  zoomOut: () => void
  reset: () => void
  /** Null while there is nothing to download. */
  svg: string | null
  nameOf: (kind: string) => string
}

const WAYS = { svg: svgFile, png: pngFile }

async function download(svg: string, kind: keyof typeof WAYS, name: string) {
  try {
    saveFile(await WAYS[kind](svg, colors()('surface-raised')), name)
  } catch {
    toast.error('The image could not be saved', { description: 'Try the other format, or a screenshot.' })
  }
}

export const DiagramTools = ({ zoom, zoomIn, zoomOut, reset, svg, nameOf }: DiagramToolsProps) => (
  <div
    role="toolbar"
    aria-label="Diagram tools"
    className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-b px-2 py-1 print:hidden"
  >
    <div className="flex items-center">
      <IconButton label="Zoom out" size="sm" disabled={!svg || zoom <= ZOOM_MIN} onClick={zoomOut}>
        <Minus aria-hidden />
      </IconButton>
      <output aria-label="Zoom" className="w-11 text-center text-ink-muted text-xs tabular-nums">
        {Math.round(zoom * 100)}%
      </output>
      <IconButton label="Zoom in" size="sm" disabled={!svg || zoom >= ZOOM_MAX} onClick={zoomIn}>
        <Plus aria-hidden />
      </IconButton>
      <Button variant="ghost" size="sm" disabled={!svg} onClick={reset}>
        Reset
      </Button>
    </div>
    <div className="flex items-center">
      {(['svg', 'png'] as const).map((kind) => (
        <Button
          key={kind}
          variant="ghost"
          size="sm"
          disabled={!svg}
          onClick={() => svg && download(svg, kind, nameOf(kind))}
        >
          <Download aria-hidden className="hidden sm:block" />
          <span className="sr-only">Download</span> {kind.toUpperCase()}
        </Button>
      ))}
    </div>
  </div>
)
