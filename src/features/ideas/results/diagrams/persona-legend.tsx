import type { PersonaLink } from '@domain/diagram'
import { FEATURE_GROUP_NAMES } from '@domain/report'
import { keyed } from '../text/keyed'

interface PersonaLegendProps {
  id: string
  links: PersonaLink[]
}

const listFormat = new Intl.ListFormat('en')

/** Each line of the picture with the words behind it. */
export const PersonaLegend = ({ id, links }: PersonaLegendProps) => (
  <table id={id} className="mt-6 block w-full text-sm sm:table">
    <caption className="sr-only">Which feature shares which words with which persona</caption>
    <thead className="hidden text-ink-muted text-xs sm:table-header-group">
      <tr className="border-line border-b">
        {['Persona', 'Feature', 'Shared words'].map((title) => (
          <th key={title} scope="col" className="py-2 pr-4 text-left font-medium last:pr-0">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block sm:table-row-group">
      {keyed(links, ({ persona, feature }) => `${persona} ${feature}`).map(({ key, item }) => (
        <LinkRow key={key} link={item} />
      ))}
    </tbody>
  </table>
)

const LinkRow = ({ link: { persona, feature, group, words } }: { link: PersonaLink }) => (
  <tr className="block break-inside-avoid border-line border-b py-3 align-top sm:table-row sm:py-0">
    <th
      scope="row"
      dir="auto"
      className="wrap-anywhere block text-start font-medium sm:table-cell sm:w-2/5 sm:py-3 sm:pr-4"
    >
      {persona}
    </th>
    <td className="block sm:table-cell sm:w-2/5 sm:py-3 sm:pr-4">
      <span dir="auto" className="wrap-anywhere">
        {feature}
      </span>
      <span className="block text-ink-muted text-xs">{FEATURE_GROUP_NAMES[group]}</span>
    </td>
    <td className="block text-ink-muted sm:table-cell sm:py-3">
      <span className="sm:hidden">Shared: </span>
      <span dir="auto" className="wrap-anywhere">
        {listFormat.format(words)}
      </span>
    </td>
  </tr>
)
