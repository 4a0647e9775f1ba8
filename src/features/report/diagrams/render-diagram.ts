import type { LayoutName } from '@domain/diagram'
import { diagramConfig } from './diagram-look'

let drawn = 0
let last: Promise<unknown> = Promise.resolve()

/** Mermaid measures text in the page: here, out of sight. */
function workbench(): HTMLElement {
  const bench = document.createElement('div')
  bench.setAttribute('aria-hidden', 'true')
  bench.style.cssText = 'position:fixed;left:-9999px;top:0;width:800px;visibility:hidden;pointer-events:none'
  document.body.append(bench)
  return bench
}

async function draw(source: string, layout: LayoutName, signal: AbortSignal): Promise<string> {
  const { default: mermaid } = await import('mermaid')
  signal.throwIfAborted()
  const bench = workbench()
  const clear = () => bench.remove()
  signal.addEventListener('abort', clear)
  try {
    mermaid.initialize(diagramConfig(layout))
    drawn += 1
    return (await mermaid.render(`diagram-${drawn}`, source, bench)).svg
  } finally {
    signal.removeEventListener('abort', clear)
    clear()
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/**
 * Renders mermaid source to SVG. Renderings are queued, because mermaid has one global configuration; an aborted one
 * (`signal`) does not delay those after it.
 */
export function renderDiagram(source: string, layout: LayoutName, signal: AbortSignal): Promise<string> {
  const drawing = last.then(() => draw(source, layout, signal))
  last = Promise.race([drawing.catch(() => undefined), aborted(signal)])
  return drawing
}
