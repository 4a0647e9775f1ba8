import { useCallback, useEffect, useMemo, useState } from 'react'
import { drawnAhead } from './drawn-ahead'
import { renderDiagram } from './render-diagram'
import { failureText, renderWithRetries } from './render-with-retries'
import { useDiagramLayout, useThemeInForce } from './use-surroundings'

export type DiagramState =
  /** `before` is what was drawn until then: it stays in sight meanwhile. */
  | { step: 'rendering'; attempt: number; before: string | null }
  | { step: 'failed'; message: string }
  | { step: 'drawn'; svg: string }

/** The picture that a state shows; null when it has none. */
export function shownBy(state: DiagramState): string | null {
  if (state.step === 'drawn') return state.svg
  return state.step === 'rendering' ? state.before : null
}

/** Draws the source, anew whenever it, the theme or the width of the page changes. */
export function useDiagram(source: string) {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  const [state, setState] = useState<DiagramState>(() => {
    const svg = drawnAhead({ source, layout, theme })
    return svg === null ? { step: 'rendering', attempt: 1, before: null } : { step: 'drawn', svg }
  })
  const [asked, setAsked] = useState(0)
  // Mermaid takes its colours from the page, so another theme is another drawing; so is a further try.
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
