import { euLaw, figures, rules, rulesOnAct, ukLaw, usRule, YOUNG } from './fact.ts'
import type { Fact } from './schema.ts'

/** What caring for children is called. */
const CARE = 'babysit|nann|sitters?\\b|day ?care|look(?:s|ing)? after|child ?care|after-?school'

const childcare: readonly Fact[] = [
  ...figures`
    US | A year of child care cost $11,582 on average in the US in 2023, 10% of the median income of a
      married couple with children and 32% of a single parent’s. | New Findings: Child Care Prices Continue
      to Rise as Supply Remains Stagnant | Child Care Aware of America | 2024-05-15 |
      https://info.childcareaware.org/media/new-findings-child-care-prices-continue-to-rise-as-supply-remains-stagnant
    US | In 2023 there were 92,786 licensed child care centers in 41 US states and 94,227 licensed home day
      cares in 39; the latter were 12% fewer than in 2019. | Child Care at a Standstill | Child Care Aware
      of America | 2024 | https://www.childcareaware.org/thechildcarestandstill/
    EU | In 2023, 47.9% of children aged one to two in the EU were in formal child care, and 89.1% of those
      from three to school age. | Living conditions in Europe: childcare arrangements | Eurostat | 2024-11 |
      https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Living_conditions_in_Europe_-_childcare_arrangements
  `,
  ...rulesOnAct('childcare', { natures: 'service', does: CARE }, 'US GB DE'),
  ...rulesOnAct('childcare', { natures: 'service marketplace', does: CARE }, 'AU'),
  usRule(
    'title-16/part-312',
    'Children’s Online Privacy Protection Rule (COPPA)',
    'Online services in the US need a parent’s verifiable consent before they collect data from children under 13.',
    { natures: 'software device marketplace content', buyers: YOUNG },
  ),
  ...rules({ natures: 'physical device' })`
    US | Products for children aged 12 or under need tests by an accredited laboratory and a Children’s
      Product Certificate in the US. | Children’s products | US Consumer Product Safety Commission |  |
      https://www.cpsc.gov/Business--Manufacturing/Business-Education/Childrens-Products
  `,
  euLaw(
    'dir/2009/48',
    'Directive 2009/48/EC on the safety of toys',
    'Toys need a safety assessment, tests and the CE mark in the EU; stricter rules of Regulation (EU) 2025/2509 follow in August 2030.',
    { natures: 'physical device', words: 'toys?\\b|playsets?\\b|dolls?\\b|puzzle' },
  ),
  ukLaw(
    'uksi/2011/1881',
    'Toys (Safety) Regulations 2011',
    'Toys sold in Great Britain need a safety assessment, tests, and a UKCA or CE mark.',
    { natures: 'physical device', words: 'toys?\\b|playsets?\\b|dolls?\\b|puzzle' },
  ),
  ...rules({ natures: 'software device marketplace content', buyers: YOUNG })`
    IN | In India, data of anyone under 18 may be processed only with a parent’s verifiable consent,
      without tracking or targeted advertising; the duty applies from May 2027. | Digital Personal Data
      Protection Act, 2023, section 9 | Ministry of Electronics and Information Technology | 2023-08-11 |
      https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf
  `,
]

export default childcare
