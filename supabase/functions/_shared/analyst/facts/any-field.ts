import { euLaw, germanLaw, rules, ukLaw } from './fact.ts'
import type { Fact } from './schema.ts'

/** People whose data an organization holds, which a program for it works on. */
const HELD = '(?:pupils?|students?|patients?|tenants?|residents?|employees?|staff|applicants?|candidates?)\\b'
/** Health data in the words of founders; animals and plants have none of these. */
const HEALTH = '(?:patients?|health data|medical records?|medications?|prescriptions?|symptoms?|therapy)\\b'
const CHILDREN = '(?:kids?|child|children|pupils?|teenagers?|teens?)\\b'
const PERSONAL = `${HELD}|${HEALTH}|${CHILDREN}|(?:profiles?|members?|users?|accounts?)\\b`
const PROGRAMS = 'software device marketplace'

/** Rules on data that others hold, on health and on children, in any field. */
const HELD_RULES: readonly Fact[] = [
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation), article 28',
    'Where an organization in the EU gives you data about its pupils, patients, tenants or staff, it stays responsible for it and needs a written contract with you first.',
    { natures: PROGRAMS, words: HELD, to: 'businesses' },
  ),
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation), article 9',
    'Health data may be processed in the EU only on narrow grounds, such as explicit consent or care by people who are bound to secrecy.',
    { natures: PROGRAMS, words: HEALTH },
  ),
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation), article 8',
    'Where an online service asks children in the EU for consent to use their data, a parent must give it below the age of 16, or of 13 to 15 where the country says so.',
    { natures: 'software marketplace content', buyers: `${CHILDREN}|parents|families` },
  ),
  ukLaw(
    'eur/2016/679/article/28',
    'UK General Data Protection Regulation, article 28',
    'Where an organization in the UK gives you data about its pupils, patients, tenants or staff, it stays responsible for it and needs a written contract with you first.',
    { natures: PROGRAMS, words: HELD, to: 'businesses' },
  ),
  ukLaw(
    'eur/2016/679/article/9',
    'UK General Data Protection Regulation, article 9',
    'Health data may be processed in the UK only on narrow grounds, such as explicit consent or care by people who are bound to secrecy.',
    { natures: PROGRAMS, words: HEALTH },
  ),
]

/** Rules for whoever stores data about people. */
export const PEOPLE_RULES: readonly Fact[] = [
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation)',
    'In the EU, storing data about people needs a legal basis, a notice to them, and a contract with every company that processes the data for you.',
    { natures: PROGRAMS, words: PERSONAL },
  ),
  ukLaw(
    'eur/2016/679',
    'UK General Data Protection Regulation',
    'In the UK, storing data about people needs a lawful basis, a notice to them, and a contract with every company that processes the data for you.',
    { natures: PROGRAMS, words: PERSONAL },
  ),
  ...rules({ natures: PROGRAMS, words: PERSONAL })`
    IN | India’s Digital Personal Data Protection Act of 2023 requires notice and consent before
      personal data is processed; most of its duties apply from May 2027. | Digital Personal Data
      Protection Act, 2023 | Ministry of Electronics and Information Technology | 2023-08-11 |
      https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf
    AU | The Privacy Act 1988 binds businesses in Australia from a turnover of more than AUD 3 million,
      and smaller ones that provide health services or trade in personal data. | Privacy business resource
      10 | Office of the Australian Information Commissioner |  |
      https://oaic.gov.au/agencies-and-organisations/business-resources/privacy-business-resource-10
    CA | Canada’s privacy law for businesses (PIPEDA) requires consent to collect, use or pass on
      personal data; Quebec, Alberta and British Columbia have laws of their own. | What Is PIPEDA and How
      Does It Affect Your Business? | Secure Privacy | 2023-03-24 |
      https://secureprivacy.ai/blog/what-is-pipeda
    KE | Under regulations of 2021, those who process personal data in Kenya register with the Data
      Protection Commissioner from a turnover of KES 5 million or ten employees on, in some sectors
      always. | Navigating the Data Protection Laws in Kenya: A Guide to Registering Data Controllers and
      Data Processors | cfllegal.com |  |
      https://cfllegal.com/navigating-the-data-protection-laws-in-kenya-a-guide-to-registering-data-controllers-and-data-processors
    NG | Nigeria’s Data Protection Act of 2023 makes those register with its commission who process the
      data of many people, or data of special value. | Guidance notice on registration of data processors
      and controllers of major importance | KPMG Nigeria | 2024-03 |
      https://kpmg.com/ng/en/insights/2024/03/nigeria-data-protection-commissions-guidance-notice-on-registration-of-data-processors-controllers-of-major-importance.html
    SG | Organizations in Singapore must name a data protection officer, who sees to their duties under
      the Personal Data Protection Act. | Data Protection Officers | Personal Data Protection Commission |
      | https://www.pdpc.gov.sg/Overview-of-PDPA/Data-Protection/Business-Owner/Data-Protection-Officers
    ZA | Every business in South Africa registers an information officer with the Information Regulator,
      who answers for its handling of personal data (POPIA). | Protection of Personal Information |
      Information Regulator |  | https://inforegulator.org.za/popia
  `,
]

export const DATA_RULES: readonly Fact[] = [...HELD_RULES, ...PEOPLE_RULES]

const ONLINE = 'online|apps?\\b|web|ship|mail|post'

/** Rules on selling to consumers online. */
export const CONSUMER_RULES: readonly Fact[] = [
  euLaw(
    'dir/2011/83',
    'Directive 2011/83/EU on consumer rights',
    'Consumers in the EU may withdraw from most online contracts within 14 days, except for perishable goods, and the price must include all fees before they order.',
    { natures: 'software physical marketplace content device', words: ONLINE, to: 'consumers' },
  ),
  euLaw(
    'dir/2019/882',
    'Directive (EU) 2019/882 (European Accessibility Act)',
    'Since June 2025, online shops, consumer banking, e-books and ticketing in the EU must be accessible to people with disabilities; services of microenterprises are exempt.',
    {
      natures: 'software marketplace',
      words: 'online shop|web ?shop|bank|e-?books?|tickets?',
      to: 'consumers',
    },
  ),
  ...rules({ natures: 'software content physical marketplace', to: 'consumers', subscription: true })`
    US | Online subscriptions in the US need clear terms before payment, express consent and a simple
      way to stop the charges. | Restore Online Shoppers’ Confidence Act | Federal Trade Commission | 2010
      | https://www.ftc.gov/legal-library/browse/statutes/restore-online-shoppers-confidence-act
  `,
  ukLaw(
    'uksi/2013/3134',
    'Consumer Contracts Regulations 2013',
    'Consumers in the UK may cancel most online orders within 14 days, except for perishable goods, and must see the full price before they order.',
    { natures: 'software physical marketplace content device', words: ONLINE, to: 'consumers' },
  ),
  germanLaw(
    'bgb/__312k.html',
    'Bürgerliches Gesetzbuch, section 312k',
    'Subscriptions that consumers in Germany take out online need a cancellation button that works without logging in.',
    { natures: 'software content physical marketplace', words: ONLINE, to: 'consumers', subscription: true },
  ),
  ...rules({ natures: 'physical marketplace', words: ONLINE, to: 'consumers' })`
    IN | Online sellers in India must show the full price, return terms and country of origin, and name
      a grievance officer. | Consumer Protection (E-Commerce) Rules, 2020 | Department of Consumer Affairs
      | 2020 |
      https://consumeraffairs.nic.in/theconsumerprotection/consumer-protection-e-commerce-rules-2020
  `,
  ...rules({ to: 'consumers' })`
    AU | Consumers in Australia have a right to repair, replacement or refund where goods or services do
      not meet the consumer guarantees; ‘no refunds’ is illegal. | Repair, replace, refund, cancel |
      Australian Competition and Consumer Commission |  |
      https://www.accc.gov.au/business/problem-with-a-product-or-service-you-sold/repair-replace-refund-cancel
  `,
  ...rules({ natures: 'software physical marketplace device', words: ONLINE, to: 'consumers' })`
    ZA | Consumers in South Africa may cancel most online orders within seven days without a reason, but
      not those of food and other everyday goods. | Electronic Communications and Transactions Act,
      section 44 | Acts Online | 2002 |
      https://www.acts.co.za/electronic-communications-and-transactions-act-2002/44__cooling_off_period
  `,
]
