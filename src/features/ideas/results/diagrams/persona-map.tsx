import { LINK_RULE, type PersonaMap as Links, personaFeatureMap } from '@domain/diagram'
import type { Report } from '@domain/report'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { DiagramFrame } from './diagram-frame'
import { DiagramSection } from './diagram-section'
import { PersonaLegend } from './persona-legend'

const LABEL = 'Personas, and the features that speak of what troubles them or what they want.'
const TABLE = 'persona-links'

const emptyText = ({ audience }: Report): string =>
  audience?.personas.length ? 'No features available' : 'No target users available'

/** Which features answer which persona. */
export function PersonaMap({ report, title }: { report: Report; title: string }) {
  const map = useMemo(() => personaFeatureMap(report), [report])
  return (
    <DiagramSection
      id="persona-features"
      title="Personas and features"
      empty={map ? null : emptyText(report)}
      needs="The map is drawn once the report holds personas and features."
    >
      {map && <Drawn map={map} title={title} />}
    </DiagramSection>
  )
}

const Drawn = ({ map, title }: { map: Links; title: string }) => (
  <>
    {map.source === null ? (
      <p className="text-ink-muted">
        No feature shares a word with what the personas need, so there is no line to draw. That may be a
        matter of wording: compare both by reading.
      </p>
    ) : (
      <>
        <DiagramFrame
          source={map.source}
          label={LABEL}
          describedBy={TABLE}
          title={title}
          what="personas and features"
        />
        <PersonaLegend id={TABLE} links={map.links} />
        <Alone title="Personas without a line" texts={map.personasAlone} />
        <Alone title="Features without a line" texts={map.featuresAlone} />
      </>
    )}
    {map.leftOut > 0 && (
      <p className="mt-3 text-ink-muted text-sm">
        Not drawn for want of room: {map.leftOut} more {map.leftOut === 1 ? 'persona' : 'personas'}, on the
        Target Users tab.
      </p>
    )}
    <p className="mt-4 max-w-measure text-ink-muted text-sm">{LINK_RULE}</p>
  </>
)

const Alone = ({ title, texts }: { title: string; texts: string[] }) =>
  texts.length > 0 && (
    <details className="mt-3 text-sm" open={texts.length <= 3}>
      <summary className="font-medium">
        {title} <span className="text-ink-muted tabular-nums">{texts.length}</span>
      </summary>
      <ul className="mt-1 list-disc pl-5 text-ink-muted">
        {keyed(texts, (text) => text).map(({ key, item }) => (
          <li key={key} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    </details>
  )
