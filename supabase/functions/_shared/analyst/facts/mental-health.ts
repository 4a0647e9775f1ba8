import { euLaw, figures, germanLaw, rules, ukLaw } from './fact.ts'
import type { Fact } from './schema.ts'

const mentalHealth: readonly Fact[] = [
  ...figures`
    US | In 2022, 59.3 million US adults, or 23.1%, lived with a mental illness. | Mental Illness | National
      Institute of Mental Health |  | https://www.nimh.nih.gov/health/statistics/mental-illness
  `,
  ...rules({ words: '\\bai\\b|chatbot|illinois|chicago' })`
    US | Since August 2025, AI may not give therapy or make therapeutic decisions in Illinois; licensed
      professionals may use it for support work. | Wellness and Oversight for Psychological Resources Act
      | Illinois General Assembly | 2025-08 | https://www.ilga.gov/Legislation/PublicActs/View/104-0054
  `,
  ...rules({ natures: 'software' })`
    US | Mental health apps in the US must tell users and the FTC when health data was disclosed without
      consent; therapists are licensed state by state. | Health Breach Notification Rule | Federal Trade
      Commission | 2024-05-30 |
      https://www.ftc.gov/legal-library/browse/rules/health-breach-notification-rule
  `,
  euLaw(
    'reg/2017/745',
    'Regulation (EU) 2017/745 on medical devices',
    'Software meant to detect, monitor or treat a mental illness is a medical device in the EU and needs the CE mark.',
    {
      natures: 'software device',
      does: 'diagnos|treats?\\b|treatment|dos(?:e|es|ing|age)|symptom|detect|depress|anxi|disorder',
    },
  ),
  germanLaw(
    'heilprg',
    'Heilpraktikergesetz (Non-medical Practitioners Act)',
    'Treating mental illness in Germany without being a doctor or licensed psychotherapist needs a permit; coaching and prevention do not.',
    { natures: 'service' },
  ),
  germanLaw(
    'sgb_5/__139e.html',
    'Sozialgesetzbuch V, section 139e',
    'Statutory insurers in Germany pay for listed health apps of proven benefit (DiGA), many of them for mental health.',
    { natures: 'software', words: 'therap|depress|anxi|disorder' },
  ),
  ukLaw(
    'uksi/2002/618',
    'Medical Devices Regulations 2002',
    'Apps meant to diagnose or treat a mental illness must be registered with the MHRA before they are used in Great Britain.',
    {
      natures: 'software device',
      does: 'diagnos|treats?\\b|treatment|dos(?:e|es|ing|age)|symptom|depress|anxi|disorder',
    },
  ),
  ...rules({ natures: 'service software' })`
    IN | People in India have a right to confidentiality about their mental health care, and facilities
      for it must be registered. | Mental Healthcare Act, 2017 | India Code | 2017 |
      https://www.indiacode.nic.in/handle/123456789/2249
  `,
]

export default mentalHealth
