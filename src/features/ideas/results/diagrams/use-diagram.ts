import { useCallback, useEffect, useState } from 'react'
import { useDiagramLayout, useThemeInForce } from './diagram-look'
import { renderDiagram } from './render-diagram'
import { failureText, renderWithRetries } from './render-with-retries'

export type DiagramState =
  | { step: 'rendering'; attempt: number }
  | { step: 'failed'; message: string }
  | { step: 'drawn'; svg: string }

/** Draws the source, anew whenever it, the theme or the width of the page changes. */
export function useDiagram(source: string) {
  const theme = useThemeInForce()
  const layout = useDiagramLayout()
  const [state, setState] = useState<DiagramState>({ step: 'rendering', attempt: 1 })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and asked change what is drawn, not how it is called
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    renderWithRetries(
      (attempt) => renderDiagram(source, layout, attempt),
      (attempt) => setState({ step: 'rendering', attempt }),
      signal,
    ).then(
      (svg) => !signal.aborted && setState({ step: 'drawn', svg }),
      (error) => !signal.aborted && setState({ step: 'failed', message: failureText(error) }),
    )
    return () => control.abort()
  }, [source, layout, theme, asked])
  const retry = useCallback(() => setAsked((times) => times + 1), [])
  return { state, retry }
}
