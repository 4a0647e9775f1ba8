import { LAYOUTS, type LayoutName, POINT_RADIUS, type PointKind } from '@domain/diagram'
import type { MermaidConfig } from 'mermaid'

/** Values of color tokens for mermaid, which knows neither variables nor light-dark(). */
export function colors(): (token: string) => string {
  const probe = document.createElement('span')
  // A color in transition reads as its old value, and with reduced motion all of them are in transition.
  probe.style.setProperty('transition', 'none', 'important')
  document.body.append(probe)
  const found = new Map<string, string>()
  for (const token of TOKENS) {
    probe.style.color = `var(--${token})`
    found.set(token, getComputedStyle(probe).color)
  }
  probe.remove()
  return (token) => {
    const color = found.get(token) ?? ''
    return /^(#|rgb)/.test(color) ? color : '#808080'
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

const FONT = '"Inter Variable", "Inter Fallback", system-ui, sans-serif'

const pointOf = (kind: PointKind): string => `.data-point circle[r="${POINT_RADIUS[kind]}"]`

/** Styles of the kinds of points, distinct in fill and outline as well as in size. */
const pointStyles = (of: (token: string) => string) => `
  .data-point circle { fill: ${of('surface-raised')}; stroke: ${of('ink-muted')}; stroke-width: 1.5px; }
  ${pointOf('idea')} { fill: ${of('accent')}; stroke: ${of('surface-raised')}; stroke-width: 2px; }
  ${pointOf('dominant')} { fill: ${of('ink')}; stroke: ${of('ink')}; }
  ${pointOf('unsureIdea')} { stroke: ${of('accent')}; stroke-width: 2.5px; }
  ${pointOf('competitor')} { fill: ${of('ink-muted')}; }
  ${pointOf('closed')} { stroke-dasharray: 2 2; }
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

/** Mermaid's configuration: strict, silent, in the page's colors, and with real text in files. */
export function diagramConfig(layout: LayoutName): MermaidConfig {
  const of = colors()
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
