import { LAYOUTS, type LayoutName } from '@domain/diagram'
import type { MermaidConfig } from 'mermaid'
import { useSyncExternalStore } from 'react'
import { useThemeStore } from '@/shared/ui/theme'

const DARK = '(prefers-color-scheme: dark)'

const subscribe = (notify: () => void) => {
  const query = window.matchMedia(DARK)
  query.addEventListener('change', notify)
  const leave = useThemeStore.subscribe(notify)
  return () => {
    query.removeEventListener('change', notify)
    leave()
  }
}

function themeInForce(): 'light' | 'dark' {
  const { choice } = useThemeStore.getState()
  if (choice !== 'system') return choice
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

/** The theme that the page is shown in; a diagram is drawn anew when it changes. */
export const useThemeInForce = () => useSyncExternalStore(subscribe, themeInForce)

const NARROW = '(max-width: 639px)'

const subscribeToWidth = (notify: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Phones get a picture that can be read without zooming. */
export const useDiagramLayout = (): LayoutName =>
  useSyncExternalStore(subscribeToWidth, () => (window.matchMedia(NARROW).matches ? 'compact' : 'wide'))

/** Values of colour tokens as mermaid reads them: it knows neither variables nor light-dark(). */
export function colours(): (token: string) => string {
  const probe = document.createElement('span')
  document.body.append(probe)
  const found = new Map<string, string>()
  for (const token of TOKENS) {
    probe.style.color = `var(--${token})`
    found.set(token, getComputedStyle(probe).color)
  }
  probe.remove()
  return (token) => {
    const colour = found.get(token) ?? ''
    return /^(#|rgb)/.test(colour) ? colour : '#808080'
  }
}

const TOKENS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'accent',
  'accent-soft',
]

export const FONT = '"Inter Variable", "Inter Fallback", system-ui, sans-serif'

/** What the kinds of points look like: told apart by fill and outline as well as by size. */
const pointStyles = (of: (token: string) => string) => `
  .data-point circle { fill: ${of('surface-raised')}; stroke: ${of('ink-muted')}; stroke-width: 1.5px; }
  .data-point circle[r="10"] { fill: ${of('accent')}; stroke: ${of('surface-raised')}; stroke-width: 2px; }
  .data-point circle[r="9"] { fill: ${of('ink')}; stroke: ${of('ink')}; }
  .data-point circle[r="11"] { stroke: ${of('accent')}; stroke-width: 2.5px; }
  .data-point circle[r="7"] { fill: ${of('ink-muted')}; }
  .data-point circle[r="6"] { stroke-dasharray: 2 2; }
  .data-point text, .quadrant text { paint-order: stroke; stroke: ${of('surface-raised')}; stroke-width: 3px; stroke-linejoin: round; }
  .data-point:last-child text { font-weight: 650; fill: ${of('accent')}; }`

const nodeStyles = (of: (token: string) => string) => `
  .node.persona rect { fill: ${of('accent-soft')}; stroke: ${of('accent')}; rx: 6px; ry: 6px; }
  .node.feature rect { fill: ${of('surface-raised')}; stroke: ${of('line-strong')}; rx: 6px; ry: 6px; }
  .edgePaths path, .flowchart-link { stroke: ${of('line-strong')}; stroke-width: 1.25px; }
  .marker path { fill: ${of('line-strong')}; stroke: ${of('line-strong')}; }`

const quadrantVariables = (of: (token: string) => string) => ({
  quadrant1Fill: of('accent-soft'),
  quadrant2Fill: of('surface-raised'),
  quadrant3Fill: of('surface-sunken'),
  quadrant4Fill: of('surface-raised'),
  quadrant1TextFill: of('ink-muted'),
  quadrant2TextFill: of('ink-muted'),
  quadrant3TextFill: of('ink-muted'),
  quadrant4TextFill: of('ink-muted'),
  quadrantPointFill: of('ink-muted'),
  quadrantPointTextFill: of('ink'),
  quadrantXAxisTextFill: of('ink-muted'),
  quadrantYAxisTextFill: of('ink-muted'),
  quadrantInternalBorderStrokeFill: of('line-strong'),
  quadrantExternalBorderStrokeFill: of('line-strong'),
})

function quadrantSizes(layout: LayoutName): MermaidConfig['quadrantChart'] {
  const size = LAYOUTS[layout]
  return {
    chartWidth: size.chartWidth,
    chartHeight: size.chartHeight,
    xAxisLabelFontSize: size.axisPx,
    yAxisLabelFontSize: size.axisPx,
    xAxisLabelPadding: size.axisGapPx,
    yAxisLabelPadding: size.axisGapPx,
    quadrantLabelFontSize: size.quadrantPx,
    quadrantTextTopPadding: size.quadrantGapPx,
    quadrantPadding: size.paddingPx,
    pointLabelFontSize: size.labelPx,
    pointTextPadding: size.labelGapPx,
    quadrantInternalBorderStrokeWidth: 1,
    quadrantExternalBorderStrokeWidth: 1,
  }
}

/** How mermaid draws: strictly, silently, in the colours of the page and with text that stays text in a file. */
export function diagramConfig(layout: LayoutName): MermaidConfig {
  const of = colours()
  const wide = layout === 'wide'
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    logLevel: 'fatal',
    deterministicIds: true,
    htmlLabels: false,
    fontFamily: FONT,
    theme: 'base',
    themeVariables: {
      fontFamily: FONT,
      fontSize: wide ? '14px' : '12px',
      background: of('surface'),
      primaryColor: of('surface-raised'),
      primaryTextColor: of('ink'),
      textColor: of('ink'),
      nodeTextColor: of('ink'),
      lineColor: of('line-strong'),
      ...quadrantVariables(of),
    },
    themeCSS: pointStyles(of) + nodeStyles(of),
    quadrantChart: quadrantSizes(layout),
    flowchart: {
      htmlLabels: false,
      curve: 'basis',
      padding: wide ? 14 : 8,
      wrappingWidth: wide ? 220 : 96,
      nodeSpacing: wide ? 20 : 14,
      rankSpacing: wide ? 120 : 56,
      diagramPadding: 4,
    },
  }
}
