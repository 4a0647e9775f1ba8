import { euLaw, figures, germanLaw, rules } from './fact.ts'
import type { Fact } from './schema.ts'

const officeWork: readonly Fact[] = [
  ...figures`
    US | The US had 34,752,434 small businesses in July 2024, most of them without employees. | Advocacy
      Releases Up-to-Date Small Business Data in Comprehensive Publication | US Small Business
      Administration | 2024-07-23 |
      https://advocacy.sba.gov/2024/07/23/advocacy-releases-up-to-date-small-business-data-in-comprehensive-publication
    US | The share of US firms that used AI rose from 3.7% in September 2023 to 5.4% in February 2024. |
      Tracking Firm Use of AI in Real Time | US Census Bureau | 2024-03 |
      https://lehd.ces.census.gov/applications/creat/paper-profile/1244
    EU | In 2024, 13.5% of EU enterprises with at least ten people used AI, up from 8% in 2023. | Usage of
      AI technologies increasing in EU enterprises | openstats.eu, from Eurostat |  |
      https://openstats.eu/de/news/usage-of-ai-technologies-increasing-in-eu-enterprises-d3fccf
    EU | In 2023, 45.2% of EU enterprises with at least ten people bought cloud services, and 25.9% of those
      bought ERP software that way. | Cloud computing used by EU enterprises in 2023 | Eurostat | 2023-12-08
      | https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20231208-1
  `,
  ...rules({ does: 'record(?:s|ing)? (?:\\w+ )?(?:calls?|meetings?)|transcri' })`
    US | Recording a call or meeting in California needs the consent of everyone in it; several other
      states have the same rule. | California Penal Code, section 632 | California Legislature |  |
      https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=632.
  `,
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'Companies that use AI at work in the EU must support their staff in understanding it; reading emotions of workers is banned.',
    { words: '\\bai\\b|language model' },
  ),
  euLaw(
    'reg/2023/2854',
    'Regulation (EU) 2023/2854 (Data Act)',
    'Business customers of online software in the EU may leave with their data at two months’ notice.',
    { natures: 'software' },
  ),
  ...rules({ natures: 'software', does: 'monitor|tracks?\\b|time ?clock|location' })`
    GB | Employers in the UK must tell workers how software monitors them, and assess the risks first
      where it does so closely. | Data protection and monitoring workers | Information Commissioner’s
      Office | 2023-10 |
      https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/employment/monitoring-workers/data-protection-and-monitoring-workers/
  `,
  germanLaw(
    'betrvg/__87.html',
    'Betriebsverfassungsgesetz, section 87',
    'Software that can monitor how employees behave or perform needs the works council’s agreement in Germany.',
    { natures: 'software', does: 'monitor|tracks?\\b|shifts?\\b|time ?(?:sheets?|track|clock)' },
  ),
  germanLaw(
    'ao_1977/__147.html',
    'Abgabenordnung, section 147',
    'Business letters, invoices and books must be kept unchanged and readable for six to ten years in Germany, electronic ones included.',
    { does: 'invoice|letters?\\b|archiv|bookkeep' },
  ),
]

export default officeWork
