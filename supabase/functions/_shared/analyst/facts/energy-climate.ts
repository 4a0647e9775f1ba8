import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const energy: readonly Fact[] = [
  ...figures`
    US | The US had more than 5 million solar installations in 2024, and solar panels on 7% of its homes. |
      U.S. Exceeds 5M Solar Installations, says SEIA | Solar Industry |  |
      https://solarindustrymag.com/u-s-exceeds-5m-solar-installations-says-seia
    DE | Germany had 706,509 plug-in solar systems in October 2024, twice as many as at the start of that
      year. | Zahl der Balkonkraftwerke seit Jahresbeginn verdoppelt | wallstreet:online (dpa-AFX) | 2024-10
      | https://www.wallstreet-online.de/nachricht/18559157-zahl-balkonkraftwerke-jahresbeginn-verdoppelt
  `,
  usRule(
    'title-16/part-260',
    'FTC Guides for the Use of Environmental Marketing Claims (Green Guides)',
    'Claims such as recyclable or carbon offset need proof in the US, and unqualified claims such as eco-friendly count as misleading.',
    {
      words:
        'carbon|sustainab|climate|recycl|eco\\b|green (?:energy|power|electricity|product|packag|label|claim|alternative)',
    },
  ),
  usRule(
    'title-18/part-292',
    'FERC rules on small power production and cogeneration',
    'US utilities must buy power from small qualifying plants; net metering and third-party sales differ by state.',
    {
      words:
        'solar|electricity|wind (?:power|energy|farm|turbine)|power grid|utility (?:bill|compan|provider)',
    },
  ),
  euLaw(
    'dir/2019/944',
    'Directive (EU) 2019/944 on the internal market for electricity',
    'People in the EU may produce, store, share and sell their own electricity, including as a community; national law sets the details.',
    { words: 'solar|electricity|batter|balcony' },
  ),
  euLaw(
    'dir/2024/825',
    'Directive (EU) 2024/825 on empowering consumers for the green transition',
    'Since September 2026, generic green claims without proof and claims of climate neutrality by offsetting are banned in the EU.',
    {
      words:
        'carbon|climate|eco\\b|green (?:energy|power|electricity|product|packag|label|claim|alternative)',
      to: 'consumers',
    },
  ),
  germanLaw(
    'enwg_2005/__5.html',
    'Energiewirtschaftsgesetz, section 5',
    'Supplying households in Germany with energy must be reported to the Federal Network Agency, which checks staff, technology and money.',
    { does: 'electricity|tariff|power suppl' },
  ),
  ...rules({ does: 'solar|balcony|photovolt|battery storage' })`
    DE | Every solar system and battery connected to the grid in Germany must be entered in the
      Marktstammdatenregister. | Marktstammdatenregister | Bundesnetzagentur |  |
      https://www.marktstammdatenregister.de/MaStR
  `,
  ukLaw(
    'ukpga/1989/29',
    'Electricity Act 1989',
    'Generating, distributing and supplying electricity in Great Britain needs a license from Ofgem, or an exemption.',
    { words: 'electricity|power suppl|solar|wind (?:power|energy|farm|turbine)' },
  ),
  ...rules({
    words:
      'carbon|climate|recycl|eco\\b|green (?:energy|power|electricity|product|packag|label|claim|alternative)',
    to: 'consumers',
  })`
    GB | Environmental claims to consumers in the UK must be true, clear, complete and backed by
      evidence. | Green claims code: making environmental claims | Competition and Markets Authority |
      2021-09-20 |
      https://www.gov.uk/government/publications/green-claims-code-making-environmental-claims
  `,
]

export default energy
