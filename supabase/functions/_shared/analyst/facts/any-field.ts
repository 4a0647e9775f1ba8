import { euLaw, germanLaw, rule, ukLaw } from './fact.ts'
import type { Fact } from './schema.ts'

/** People whose data an organization holds, which a program for it works on. */
const HELD = '(?:pupils?|students?|patients?|tenants?|residents?|employees?|staff|applicants?|candidates?)\\b'
/** Health data in the words of founders; animals and plants have none of these. */
const HEALTH = '(?:patients?|health data|medical records?|medications?|prescriptions?|symptoms?|therapy)\\b'
const CHILDREN = '(?:kids?|child|children|pupils?|teenagers?|teens?)\\b'
const PERSONAL = `${HELD}|${HEALTH}|${CHILDREN}|(?:profiles?|members?|users?|accounts?)\\b`
const PROGRAMS = 'software device marketplace'

/** Rules on storing data about people, in any field. */
export const DATA_RULES: readonly Fact[] = [
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
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation)',
    'In the EU, storing data about people needs a legal basis, a notice to them, and a contract with every company that processes the data for you.',
    { natures: PROGRAMS, words: PERSONAL },
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
  ukLaw(
    'eur/2016/679',
    'UK General Data Protection Regulation',
    'In the UK, storing data about people needs a lawful basis, a notice to them, and a contract with every company that processes the data for you.',
    { natures: PROGRAMS, words: PERSONAL },
  ),
  rule(
    'IN',
    'India’s Digital Personal Data Protection Act of 2023 requires notice and consent before personal data is processed; most of its duties apply from May 2027.',
    'Digital Personal Data Protection Act, 2023',
    'Ministry of Electronics and Information Technology',
    'https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
    '2023-08-11',
    { natures: PROGRAMS, words: PERSONAL },
  ),
]

const ONLINE = 'online|apps?\\b|web|ship|mail|post'

/** Rules on selling to consumers online. */
export const CONSUMER_RULES: readonly Fact[] = [
  euLaw(
    'dir/2011/83',
    'Directive 2011/83/EU on consumer rights',
    'Consumers in the EU may withdraw from most online contracts within 14 days, and the price must include all fees before they order.',
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
  rule(
    'US',
    'Online subscriptions in the US need clear terms before payment, express consent and a simple way to stop the charges.',
    'Restore Online Shoppers’ Confidence Act',
    'Federal Trade Commission',
    'https://www.ftc.gov/legal-library/browse/statutes/restore-online-shoppers-confidence-act',
    '2010',
    { natures: 'software content physical marketplace', to: 'consumers', subscription: true },
  ),
  ukLaw(
    'uksi/2013/3134',
    'Consumer Contracts Regulations 2013',
    'Consumers in the UK may cancel most online orders within 14 days, and must see the full price before they order.',
    { natures: 'software physical marketplace content device', words: ONLINE, to: 'consumers' },
  ),
  germanLaw(
    'bgb/__312k.html',
    'Bürgerliches Gesetzbuch, section 312k',
    'Subscriptions that consumers in Germany take out online need a cancellation button that works without logging in.',
    {
      natures: 'software content physical marketplace',
      words: ONLINE,
      to: 'consumers',
      subscription: true,
    },
  ),
  rule(
    'IN',
    'Online sellers in India must show the full price, return terms and country of origin, and name a grievance officer.',
    'Consumer Protection (E-Commerce) Rules, 2020',
    'Department of Consumer Affairs',
    'https://consumeraffairs.nic.in/theconsumerprotection/consumer-protection-e-commerce-rules-2020',
    '2020',
    { natures: 'physical marketplace', words: ONLINE, to: 'consumers' },
  ),
]
