import { LINK_RULE, type PersonaMap as Links, personaFeatureMap } from '@domain/diagram'
import type { Report } from '@domain/report'
import { DIAGRAM_PARTS } from '@domain/report-outline'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { DiagramFrame } from './diagram-frame'
import { DiagramSection } from './diagram-section'
import { PersonaLegend } from './persona-legend'

const LABEL = 'Personas and the features that address their pain points or goals.'
const TABLE = 'persona-links'

const emptyText = ({ audience }: Report): string =>
  audience?.personas.length ? 'No features available' : DIAGRAM_PARTS.personaMap.empty

/** Which features answer which persona. */
export function PersonaMap({ report, title }: { report: Report; title: string }) {
  const map = useMemo(() => personaFeatureMap(report), [report])
  return (
    <DiagramSection
      part={DIAGRAM_PARTS.personaMap}
      empty={map ? null : emptyText(report)}
      needs={
        report.brief && !report.audience?.personas.length
          ? 'Personas are not invented. The people you talked to are in your brief, under Evidence.'
          : 'The map appears once the report has personas and features.'
      }
    >
      {map && <Drawn map={map} title={title} />}
    </DiagramSection>
  )
}

const Drawn = ({ map, title }: { map: Links; title: string }) => (
  <>
    {map.source === null ? (
      <p className="text-ink-muted">
        No feature shares a word with the personas’ needs, so there are no lines to draw. The wording may
        simply differ, so compare the two yourself.
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
        <Alone title="Unconnected personas" texts={map.personasAlone} />
        <Alone title="Unconnected features" texts={map.featuresAlone} />
      </>
    )}
    {map.leftOut > 0 && (
      <p className="mt-3 text-ink-muted text-sm">
        Not shown for lack of space: {map.leftOut} more {map.leftOut === 1 ? 'persona' : 'personas'}, on the
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
