import { fileName } from '@domain/file-name'
import { CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { DiagramTools } from './diagram-tools'
import { drawnAhead } from './drawn-ahead'
import { naturalWidth, pictureOf } from './picture-file'
import { renderDiagram } from './render-diagram'
import { ATTEMPTS, failureText, renderWithRetries } from './render-with-retries'
import { useDiagramLayout, useThemeInForce } from './use-surroundings'
import { useView } from './use-view'
import type { View } from './view-box'

interface DiagramFrameProps {
  source: string
  /** The content of the diagram, in one sentence. */
  label: string
  /** Id of the table with the same content. */
  describedBy: string
  /** Used for the names of saved files. */
  title: string
  what: string
}

/** A diagram with its tools: zoom, pan and download. */
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

interface DiagramFailureProps {
  message: string
  onRetry: () => void
}

/** Mermaid's error messages can have many lines, so they scroll. */
const DiagramFailure = ({ message, onRetry }: DiagramFailureProps) => (
  <div
    role="alert"
    className="flex flex-col items-center gap-3 rounded-lg border border-line px-6 py-12 text-center print:hidden"
  >
    <CircleAlert aria-hidden strokeWidth={1.5} className="size-6 text-danger" />
    <p className="font-medium">Error rendering diagram</p>
    <p className="max-h-40 max-w-measure overflow-y-auto whitespace-pre-line text-sm">{message}</p>
    <p className="max-w-measure text-ink-muted text-sm">The table below shows the same information.</p>
    <Button variant="secondary" onClick={onRetry} className="mt-2">
      Retry
    </Button>
  </div>
)

interface PictureProps {
  svg: string
  view: View
  label: string
  describedBy: string
}

/** The rendered diagram, at its natural width or the available one. */
function Picture({ svg, view: { zoom, x, y }, label, describedBy }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useThemeInForce()
  // Inserted before layout, for screen and paper.
  useLayoutEffect(() => {
    const picture = pictureOf(svg)
    if (!picture) return
    picture.setAttribute('role', 'img')
    picture.setAttribute('aria-label', label)
    picture.setAttribute('aria-describedby', describedBy)
    picture.style.cssText = `display:block;width:100%;height:auto;margin-inline:auto;max-width:${naturalWidth(picture)}px`
    place.current?.replaceChildren(picture)
  }, [svg, label, describedBy])
  return (
    <div
      ref={place}
      data-zoom={zoom}
      // Printing leaves no time to redraw, so a dark diagram is inverted.
      className={cn(
        'p-3 print:transform-none sm:p-5',
        theme === 'dark' && 'print:hue-rotate-180 print:invert',
      )}
      style={{ transform: `translate(${x}px, ${y}px) scale(${zoom})` }}
    />
  )
}

type DiagramState =
  /** `before` is the previous drawing, which stays visible in the meantime. */
  | { step: 'rendering'; attempt: number; before: string | null }
  | { step: 'failed'; message: string }
  | { step: 'drawn'; svg: string }

/** The drawing of a state; null if it has none. */
function shownBy(state: DiagramState): string | null {
  if (state.step === 'drawn') return state.svg
  return state.step === 'rendering' ? state.before : null
}

/** Draws the source, again whenever it, the theme or the layout changes. */
function useDiagram(source: string) {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  const [state, setState] = useState<DiagramState>(() => {
    const svg = drawnAhead({ source, layout, theme })
    return svg === null ? { step: 'rendering', attempt: 1, before: null } : { step: 'drawn', svg }
  })
  const [asked, setAsked] = useState(0)
  // Mermaid reads its colors from the page, so another theme needs another drawing; so does a retry.
  const drawing = useMemo(() => ({ source, layout, theme, asked }), [source, layout, theme, asked])
  useEffect(() => {
    const svg = drawing.asked === 0 ? drawnAhead(drawing) : null
    if (svg !== null) return setState({ step: 'drawn', svg })
    const control = new AbortController()
    const { signal } = control
    renderWithRetries(
      (attempt) => renderDiagram(drawing.source, drawing.layout, attempt),
      (attempt) => setState((state) => ({ step: 'rendering', attempt, before: shownBy(state) })),
      signal,
    ).then(
      (svg) => !signal.aborted && setState({ step: 'drawn', svg }),
      (error) => !signal.aborted && setState({ step: 'failed', message: failureText(error) }),
    )
    return () => control.abort()
  }, [drawing])
  const retry = useCallback(() => setAsked((times) => times + 1), [])
  return { state, retry }
}
