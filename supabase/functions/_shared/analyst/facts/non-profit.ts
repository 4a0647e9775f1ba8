import { euLaw, figures, germanLaw, rules, ukLaw } from './fact.ts'
import type { Fact } from './schema.ts'

const nonprofit: readonly Fact[] = [
  ...figures`
    US | Americans gave an estimated $557.16 billion to charity in 2023, 2.1% less than the year before
      after inflation. | Giving USA: U.S. charitable giving totaled $557.16 billion in 2023 | Lilly Family
      School of Philanthropy, Indiana University | 2024 |
      https://philanthropy.indianapolis.iu.edu/news-events/news/_news/2024/giving-usa-us-charitable-giving-totaled-557.16-billion-in-2023.html
    US | Of the donors to 8,103 US nonprofits, 70.6% gave only once during 2023. | 5 takeaways from the
      Fundraising Effectiveness Project’s 2023 data | Candid |  |
      https://blog.candid.org/post/fundraising-effectiveness-project-5-takeaways-2023-data/
    US | Between September 2022 and September 2023, 28.3% of Americans aged 16 and over volunteered through
      an organization, some 75.7 million. | U.S. volunteerism rebounding after COVID-19 pandemic | Las
      Cruces Digest, from the US Census Bureau and AmeriCorps | 2024-11-19 |
      https://lascrucesdigest.com/u-s-volunteerism-rebounding-after-covid-19-pandemic-our-broader-community-volunteers
    GB | England and Wales had 168,893 registered charities at the end of 2023; 62% of those that reported
      had an income below £100,000. | Annual Return 2023 analysis report | Charity Commission for England
      and Wales | 2025-07-10 |
      https://www.gov.uk/government/publications/annual-return-2023-analysis-report/annual-return-2023-analysis-report
  `,
  ...rules({ words: 'donat|fundrais|charit' })`
    US | About 40 US states require charities, and often the platforms that collect for them, to
      register before they ask for donations. | Charitable solicitation: state requirements | Internal
      Revenue Service |  |
      https://www.irs.gov/charities-non-profits/charitable-organizations/charitable-solicitation-state-requirements
  `,
  ...rules({ words: 'donat' })`
    US | Donations are tax-deductible in the US only when they go to a qualified organization, such as a
      501(c)(3). | Exemption requirements: 501(c)(3) organizations | Internal Revenue Service |  |
      https://www.irs.gov/charities-non-profits/charitable-organizations/exemption-requirements-501c3-organizations
  `,
  euLaw(
    'reg/2020/1503',
    'Regulation (EU) 2020/1503 on crowdfunding service providers',
    'Platforms for loans and investments need an authorization in the EU; pure donation platforms do not, but holding the money may need a payment license.',
    { words: 'loans?\\b|invest|crowdfund|donat' },
  ),
  germanLaw(
    'ao_1977/__52.html',
    'Abgabenordnung, section 52',
    'An organization in Germany may issue tax receipts for donations only when the tax office recognizes its purpose as charitable.',
    { words: 'donat|receipt' },
  ),
  ukLaw(
    'ukpga/2011/25',
    'Charities Act 2011',
    'Charities in England and Wales with an income above £5,000 (as of 2026) must register with the Charity Commission.',
    { words: 'charit' },
  ),
  ...rules({ words: 'donat|abroad|foreign' })`
    IN | Organizations in India may accept money from abroad only with registration or permission under
      the FCRA. | Foreign Contribution (Regulation) Act | Ministry of Home Affairs |  |
      https://fcraonline.nic.in/
  `,
]

export default nonprofit
