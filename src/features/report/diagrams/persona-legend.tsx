import type { PersonaLink } from '@domain/diagram'
import { FEATURE_GROUP_NAMES } from '@domain/report'
import { keyed } from '@/shared/lib/keyed'

interface PersonaLegendProps {
  id: string
  links: PersonaLink[]
}

const listFormat = new Intl.ListFormat('en')

/** Each line of the picture with the words behind it, by persona. */
export const PersonaLegend = ({ id, links }: PersonaLegendProps) => (
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
