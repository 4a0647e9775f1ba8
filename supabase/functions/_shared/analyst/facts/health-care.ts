import { figures, germanLaw, rules, rulesOnAct, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What makes a product medical. */
const TREATING = 'diagnos|treats?\\b|treatment|dos(?:e|es|ing|age)|symptom'
/** What a product that watches a body looks at. */
const WATCHING = `${TREATING}|wounds?\\b|sores?\\b|ulcers?\\b|glucose|blood (?:pressure|sugar|oxygen)|heart (?:rate|beat)|pulse\\b|ecg\\b|seizures?\\b|apno?ea|fever|body temperature|contractions`

const healthCare: readonly Fact[] = [
  ...figures`
    US | The US spent $4.9 trillion on health care in 2023, or $14,570 a person and 17.6% of its economy. |
      U.S. health care spending hits $4.9 trillion in 2023 | Medical Economics | 2024-12 |
      https://medicaleconomics.com/view/u-s-health-care-spending-hits-4-9-trillion-in-2023
  `,
  usRule(
    'title-45/part-164',
    'HIPAA security and privacy rules',
    'Software that handles patient data for US clinics or insurers needs a business associate agreement and the safeguards of HIPAA.',
    { natures: 'software', words: 'patient|clinic|hospital|insur|medical record' },
  ),
  ...rulesOnAct('diagnosing', { natures: 'software device', does: TREATING }, 'US'),
  ...rulesOnAct('diagnosing', { natures: 'software device', does: WATCHING }, 'EU GB'),
  usRule(
    'title-21/part-807',
    'Establishment registration and device listing',
    'Makers of medical devices in the US register with the FDA and list each device; unless exempt, they notify it at least 90 days before it goes on sale.',
    { natures: 'device', does: WATCHING },
  ),
  ukLaw(
    'ukpga/1984/24/section/38',
    'Dentists Act 1984, section 38',
    'In the UK only registered dentists and registered dental care professionals, such as hygienists, may practise dentistry.',
    { natures: 'service', does: 'dent(?:al|ist|ure)|teeth' },
  ),
  usRule(
    'title-42/section-1001.952',
    'Anti-kickback statute: exceptions',
    'Paying for referrals of patients whose care a federal program covers is a crime in the US, outside narrow exceptions.',
    { words: 'referr' },
  ),
  germanLaw(
    'sgb_5/__139e.html',
    'Sozialgesetzbuch V, section 139e',
    'Statutory insurers in Germany pay for health apps that are listed by BfArM as safe, private and of proven benefit (DiGA).',
    { natures: 'software', words: 'prescri|therap|symptom|treat' },
  ),
  ukLaw(
    'uksi/2014/2936',
    'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
    'Treating patients in England, including by video, needs registration with the Care Quality Commission.',
    { natures: 'service', does: 'treat|doctor|physio|therap' },
  ),
  ...rules({ words: 'consult|telemed' })`
    IN | Only registered doctors may consult remotely in India; software and AI may support them but not
      advise or prescribe. | Telemedicine Practice Guidelines | Ministry of Health and Family Welfare |
      2020-03-25 | https://esanjeevani.mohfw.gov.in/assets/guidelines/Telemedicine_Practice_Guidelines.pdf
  `,
]

export default healthCare
