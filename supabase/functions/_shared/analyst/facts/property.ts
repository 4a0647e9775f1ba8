import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const property: readonly Fact[] = [
  ...figures`
    US | In 2024, 22.7 million US renter households, 49% of all, spent over 30% of their income on housing.
      | JCHS at Harvard Reports on Historic Highs for Housing Unaffordability | Massachusetts Healthy Aging
      Collaborative | 2026-02-04 | https://mahealthyagingcollaborative.org/?p=15167
    US | Existing-home sales in the US came to 4.06 million in 2024, the fewest since 1995. | US home sales
      in 2024 fell to lowest level since 1995 | CNN, carried by KESQ | 2025-01-24 |
      https://kesq.com/money/cnn-business-consumer/2025/01/24/us-home-sales-in-2024-fell-to-lowest-level-since-1995/
    US | In the second quarter of 2024, 20.1% of US office space was vacant. | Commercial Property Pulse |
      Scotsman Guide, from Moody’s Analytics |  |
      https://www.scotsmanguide.com/commercial/commercial-property-pulse-2
    GB | England had 4.7 million households in private rented homes in 2023–24, up from 3.1 million in
      2008–09. | English Private Landlord Survey 2024: main report | Ministry of Housing, Communities and
      Local Government | 2024-12-05 |
      https://www.gov.uk/government/statistics/english-private-landlord-survey-2024-main-report/english-private-landlord-survey-2024-main-report
  `,
  usRule(
    'title-24/part-100',
    'Fair Housing Act regulations',
    'Ads, screening and terms for homes in the US may not differ by race, color, religion, sex, national origin, family or disability.',
    {
      does: 'listing|tenant screening|screens? (?:\\w+ )?(?:tenants?|applicants?)|rents? (?:out )?|tenants?\\b|ads?\\b',
    },
  ),
  ...rules({
    does: 'tenant screening|screens? (?:\\w+ )?(?:tenants?|applicants?)|(?:credit|background) checks?\\b',
  })`
    US | Tenant reports and credit checks in the US need a permissible purpose, and a rejected applicant
      must be told where the report came from. | Fair Credit Reporting Act | Federal Trade Commission |  |
      https://www.ftc.gov/legal-library/browse/statutes/fair-credit-reporting-act
  `,
  euLaw(
    'dir/2024/1275',
    'Directive (EU) 2024/1275 on the energy performance of buildings',
    'Homes and offices that are offered for sale or rent in the EU need an energy certificate, and the ad must show its class.',
    { does: 'listing|broker|\\brent(?:s|ing)?\\b|sells?\\b' },
  ),
  germanLaw(
    'gewo/__34c.html',
    'Gewerbeordnung, section 34c',
    'Brokering homes and managing apartments for owners need a permit from the trade office in Germany.',
    {
      natures: 'service marketplace',
      does: 'broker|propert(?:y|ies) manage|manages? propert|(?:estate|letting) agents?\\b',
    },
  ),
  germanLaw(
    'wovermrg/__2.html',
    'Gesetz zur Regelung der Wohnungsvermittlung, section 2',
    'A broker of rented homes in Germany may ask tenants for money only if they ordered the search themselves.',
    { does: 'broker|(?:estate|letting) agents?\\b' },
  ),
  ukLaw(
    'ukpga/2019/4',
    'Tenant Fees Act 2019',
    'Landlords and agents in England may charge tenants only rent, deposits up to a cap and a few listed fees.',
    { words: 'tenant|landlord|\\brent(?:s|ing|al|als)?\\b' },
  ),
  ukLaw(
    'ukpga/2025/26',
    'Renters’ Rights Act 2025',
    'Private rentals in England have been open-ended since May 2026, with no no-fault evictions and no bidding above the advertised rent.',
    { words: 'tenant|landlord|\\brent(?:s|ing|al|als)?\\b' },
  ),
  ...rules({ words: '(?:estate|property) agents?\\b|broker|new projects?\\b' })`
    IN | Agents and new projects in India must be registered with the state’s real estate authority
      before they advertise. | Real Estate (Regulation and Development) Act, 2016 | India Code | 2016 |
      https://www.indiacode.nic.in/handle/123456789/2158
  `,
]

export default property
