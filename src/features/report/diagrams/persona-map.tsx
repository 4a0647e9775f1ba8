import { LINK_RULE, type PersonaMap as Links, type PersonaLink, personaFeatureMap } from '@domain/diagram'
import { FEATURE_GROUP_NAMES, type Report } from '@domain/report'
import { DIAGRAM_PARTS } from '@domain/report-outline'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { DiagramFrame } from './diagram-frame'
import { DiagramSection } from './diagram-section'

const LABEL = 'Personas and the features that address their pain points or goals.'
const TABLE = 'persona-links'

const emptyText = ({ audience }: Report): string =>
  audience?.personas.length ? 'No features available' : DIAGRAM_PARTS.personaMap.empty

/** The features that serve each persona. */
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

interface PersonaLegendProps {
  id: string
  links: PersonaLink[]
}

const listFormat = new Intl.ListFormat('en')

/** Each line of the diagram with its reasons, by persona. */
const PersonaLegend = ({ id, links }: PersonaLegendProps) => (
  <table id={id} className="mt-6 block w-full text-sm sm:table">
    <caption className="sr-only">Words that features and personas share</caption>
    <thead className="hidden text-ink-muted text-xs sm:table-header-group">
      <tr className="border-line border-b">
        {['Persona', 'Feature', 'Shared words'].map((title) => (
          <th key={title} scope="col" className="py-2 pr-4 text-left font-medium last:pr-0">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    {[...new Set(links.map(({ number }) => number))].map((persona) => (
      <PersonaRows key={persona} links={links.filter(({ number }) => number === persona)} />
    ))}
  </table>
)

const PersonaRows = ({ links }: { links: PersonaLink[] }) => (
  <tbody className="block border-line border-b py-3 sm:table-row-group sm:py-0">
    {keyed(links, ({ feature }) => feature).map(({ key, item }, index) => (
      <tr key={key} className="block break-inside-avoid align-top sm:table-row">
        {index === 0 && (
          <th
            scope="rowgroup"
            rowSpan={links.length}
            dir="auto"
            className="wrap-anywhere block text-start font-medium sm:table-cell sm:w-2/5 sm:py-3 sm:pr-4"
          >
            {item.persona}
          </th>
        )}
        <LinkCells link={item} />
      </tr>
    ))}
  </tbody>
)

const LinkCells = ({ link: { feature, group, words } }: { link: PersonaLink }) => (
  <>
    <td className="block pt-2 pl-4 sm:table-cell sm:w-2/5 sm:py-3 sm:pr-4 sm:pl-0">
      <span dir="auto" className="wrap-anywhere">
        {feature}
      </span>
      <span className="block text-ink-muted text-xs">{FEATURE_GROUP_NAMES[group]}</span>
    </td>
    <td className="block pl-4 text-ink-muted sm:table-cell sm:py-3 sm:pl-0">
      <span className="sm:hidden">Shared: </span>
      <span dir="auto" className="wrap-anywhere">
        {listFormat.format(words)}
      </span>
    </td>
  </>
)
