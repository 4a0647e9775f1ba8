import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** Where old people live together. */
const HOMES = '(?:care|nursing|residential|retirement) homes?\\b'

const elderCare: readonly Fact[] = [
  ...figures`
    US | In 2025, 63 million Americans, nearly one adult in four, cared for an adult or a child with a
      complex condition, 20 million more than in 2015. | New Report Reveals Crisis Point for America’s 63
      Million Family Caregivers | AARP | 2025-07-24 |
      https://press.aarp.org/2025-07-24-New-Report-Reveals-Crisis-Point-for-Americas-63-million-Family-Caregivers
    US | In the US in 2024, a home health aide cost $34 an hour and assisted living $5,900 a month, both at
      the median. | Cost of care trends and insights | CareScout |  | https://www.carescout.com/cost-of-care
    DE | At the end of 2023, 5.7 million people in Germany needed care; 86% of them lived at home, 3.1
      million with care by relatives only. | 5,7 Millionen Pflegebedürftige zum Jahresende 2023 | German
      Federal Statistical Office | 2024-12-18 | https://www.presseportal.de/pm/32102/5933248
  `,
  usRule(
    'title-42/part-484',
    'Home health services: conditions of participation',
    'US home health agencies that bill Medicare must meet federal standards; states license home care, each in its own way.',
    { natures: 'service', does: 'nurs|home health|personal care|home care|care at home' },
  ),
  usRule(
    'title-45/part-164',
    'HIPAA security and privacy rules',
    'Software that handles health data for US care providers or insurers needs a business associate agreement and the safeguards of HIPAA.',
    { natures: 'software', words: 'patient|medic|clinic|hospital|insur' },
  ),
  euLaw(
    'reg/2017/745',
    'Regulation (EU) 2017/745 on medical devices',
    'Aids and software meant to prevent, monitor or ease an illness or disability are medical devices in the EU and need the CE mark.',
    { natures: 'software device', does: 'diagnos|treats?\\b|treatment|dos(?:e|es|ing|age)|symptom' },
  ),
  germanLaw(
    'sgb_11/__71.html',
    'Sozialgesetzbuch XI, section 71',
    'Care services in Germany that bill the care insurance need a contract with it and a trained nurse in charge.',
    { natures: 'service', does: 'nurs|care\\b' },
  ),
  germanLaw(
    'sgb_11/__45b.html',
    'Sozialgesetzbuch XI, section 45b',
    'People who need care in Germany get a monthly relief amount that they may spend only on services recognized by the state.',
    {
      natures: 'service',
      does: 'care\\b|caring|visits? (?:\\w+ ){0,2}(?:people|seniors|parents|grandparents)|companion|household|accompan',
    },
  ),
  ukLaw(
    'uksi/2014/2936',
    'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
    'Anyone who provides personal care to adults in England must register with the Care Quality Commission.',
    {
      natures: 'service',
      does: 'wash(?:es|ing)? (?:people|patients|older)|personal care|nurs|toilet|dress(?:es|ing)? (?:people|patients|older)',
    },
  ),
  ukLaw(
    'ukpga/2006/47',
    'Safeguarding Vulnerable Groups Act 2006',
    'In England and Wales, people barred by the DBS may not give care to adults, so employers must check before they start.',
    {
      natures: 'service',
      does: 'care\\b|caring|visits? (?:\\w+ ){0,2}(?:people|seniors|parents|grandparents)|companion|accompan|nurs',
    },
  ),
  usRule(
    'title-42/section-483.70',
    'Requirements for long term care facilities: administration',
    'US nursing homes that take Medicare or Medicaid and buy in a service must put in writing that they answer for its standards and timeliness.',
    { natures: 'service', words: HOMES },
  ),
  ukLaw(
    'uksi/2014/2936/regulation/19',
    'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014, regulation 19',
    'Those who provide care in care homes in England must be of good character and have the qualifications, skills and experience for the work.',
    { natures: 'service', words: HOMES },
  ),
  ...rules({ natures: 'service', words: HOMES })`
    IE | Anyone who employs people to work mainly with vulnerable persons in Ireland, as in nursing homes, needs a vetting
      disclosure for each of them first. | National Vetting Bureau (Children and Vulnerable Persons) Act 2012,
      section 12 | Irish Statute Book | 2012 |
      https://www.irishstatutebook.ie/eli/2012/act/47/section/12/enacted/en/html
  `,
]

export default elderCare
