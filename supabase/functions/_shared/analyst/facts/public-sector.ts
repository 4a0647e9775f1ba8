import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What buyers of the public sector are called. */
const PUBLIC =
  'councils?\\b|municipal|cit(?:y|ies)\\b|towns?\\b|count(?:y|ies)\\b|boroughs?\\b|government|public|ministr|state\\b|states\\b|districts?\\b|schools?\\b|authorit|agency|agencies|hospitals?\\b|polic|fire (?:brigade|depart)|librar|universit'

const publicSector: readonly Fact[] = [
  ...figures`
    US | The US had 90,837 local governments in 2022, most of them in Illinois (6,930) and Texas (5,533). |
      Local Governments in the U.S.: A Breakdown by Number and Type | Federal Reserve Bank of St. Louis |
      2024-03-14 |
      https://www.stlouisfed.org/publications/regional-economist/2024/march/local-governments-us-number-type
    EU | In 2024, 70.0% of people aged 16 to 74 in the EU had used a website or app of a public authority
      within a year: 98.5% in Denmark, 25.3% in Romania. | 70% of EU citizens used online public services in
      2024 | openstats.eu, from Eurostat | 2025-02-26 |
      https://openstats.eu/en/news/70-of-eu-citizens-used-online-public-services-in-2024-7269dc
    EU | In 2023, 40% of people in the EU had downloaded or printed an official form within a year, and 29%
      had filed taxes online. | How do people interact with public authorities online? | Eurostat |
      2024-09-24 | https://ec.europa.eu/eurostat/en/web/products-eurostat-news/w/ddn-20240924-2
  `,
  ...rules({ words: 'federal' })`
    US | Software bought by US federal agencies must be accessible to people with disabilities under
      Section 508. | Revised 508 Standards | US Access Board |  | https://www.access-board.gov/ict/
  `,
  ...rules({ natures: 'software', buyers: PUBLIC })`
    US | Websites and apps of US states, counties and cities must meet WCAG 2.1 AA, even when a vendor
      provides them. | Accessibility of Web Content and Mobile Apps Provided by State and Local
      Governments | US Department of Justice | 2024 | https://www.ada.gov/resources/2024-03-08-web-rule/
  `,
  usRule(
    'title-48/chapter-1',
    'Federal Acquisition Regulation',
    'Selling to US federal agencies follows the Federal Acquisition Regulation: registration in SAM.gov, open competition and set-asides for small firms.',
    { words: 'federal' },
  ),
  euLaw(
    'dir/2014/24',
    'Directive 2014/24/EU on public procurement',
    'Public buyers in the EU must publish contracts above the thresholds across Europe; smaller purchases follow national rules.',
    { buyers: PUBLIC },
  ),
  euLaw(
    'dir/2016/2102',
    'Directive (EU) 2016/2102 on the accessibility of public sector websites and apps',
    'Websites and apps of public bodies in the EU must be accessible and carry an accessibility statement.',
    { natures: 'software', buyers: PUBLIC },
  ),
  germanLaw(
    'ozg',
    'Onlinezugangsgesetz (Online Access Act)',
    'Public services in Germany must be offered online too, with one account for citizens and common standards.',
    { words: 'citizen|resident|permit|applications?\\b' },
  ),
  ukLaw(
    'ukpga/2023/54',
    'Procurement Act 2023',
    'Public contracts in the UK are published on one central platform since February 2025, with simpler access for small firms.',
    { buyers: PUBLIC },
  ),
  ...rules({ words: 'ministr' })`
    IN | Central ministries in India buy common goods and services through the Government e-Marketplace.
      | Government e-Marketplace (GeM) | Ministry of Commerce and Industry |  | https://gem.gov.in/
  `,
]

export default publicSector
