import { fileName } from '@domain/file-name'
import { useRef } from 'react'
import { cn } from '@/shared/lib/cn'
import { DiagramFailure } from './diagram-failure'
import { DiagramTools } from './diagram-tools'
import { Picture } from './picture'
import { ATTEMPTS } from './render-with-retries'
import { shownBy, useDiagram } from './use-diagram'
import { useView } from './use-view'

interface DiagramFrameProps {
  source: string
  /** What the picture shows, in one sentence. */
  label: string
  /** Id of the table that says the same in words. */
  describedBy: string
  /** Both name the files that it is saved as. */
  title: string
  what: string
}

/** A picture with its tools: it is drawn, can be zoomed and moved, and taken along as a file. */
export function DiagramFrame({ source, label, describedBy, title, what }: DiagramFrameProps) {
  const { state, retry } = useDiagram(source)
  const frame = useRef<HTMLDivElement>(null)
  const { view, zoomIn, zoomOut, reset, ...gestures } = useView(frame)
  if (state.step === 'failed') return <DiagramFailure message={state.message} onRetry={retry} />
  const svg = shownBy(state)
  return (
    <figure className={cn('rounded-lg border border-line bg-surface-raised', svg === null && 'print:hidden')}>
      <DiagramTools
        zoom={view.zoom}
        zoomIn={zoomIn}
        zoomOut={zoomOut}
        reset={reset}
        svg={svg}
        nameOf={(kind) => fileName(title, what, kind)}
      />
      <section
        ref={frame}
        aria-label={`${label} Zoom with plus and minus, move with the arrow keys, reset with 0.`}
        aria-busy={state.step === 'rendering' || undefined}
        className={cn(
          'cursor-grab select-none overflow-hidden active:cursor-grabbing',
          'focus-visible:-outline-offset-2',
          view.zoom > 1 ? 'touch-none' : 'touch-pan-y',
        )}
        {...gestures}
      >
        {svg !== null ? (
          <Picture svg={svg} view={view} label={label} describedBy={describedBy} />
        ) : (
          <Drawing attempt={state.step === 'rendering' ? state.attempt : 1} />
        )}
      </section>
      <figcaption className="border-line border-t px-4 py-2 text-ink-muted text-xs pointer-coarse:hidden print:hidden">
        Drag to move. Zoom with Ctrl and the scroll wheel, or with the wheel alone after clicking the diagram.
      </figcaption>
    </figure>
  )
}

const Drawing = ({ attempt }: { attempt: number }) => (
  <p role="status" className="grid aspect-[18/13] place-items-center px-6 text-center text-ink-muted text-sm">
    {attempt === 1 ? 'Drawing the diagram…' : `That did not work. Trying again (${attempt} of ${ATTEMPTS})…`}
  </p>
)
