import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const manufacturing: readonly Fact[] = [
  ...figures`
    US | The US had 285 industrial robots per 10,000 manufacturing employees in 2022, up from 274 a year
      before. | Global average robot density doubles in just six years, IFR finds | Manufacturing AUTOMATION
      | 2024-01-19 | https://www.automationmag.com/ifr-robotics-adoption-density-global/
  `,
  usRule(
    'title-29/part-1910',
    'OSHA occupational safety and health standards',
    'OSHA requires guards on machines and lockout during maintenance in US plants.',
    { does: 'machine|maintenance|lockout|guards?\\b' },
  ),
  usRule(
    'title-32/part-170',
    'Cybersecurity Maturity Model Certification (CMMC) Program',
    'Suppliers in US defense contracts need a cybersecurity level, at first by their own assessment and later by auditors.',
    { words: 'defen[cs]e' },
  ),
  euLaw(
    'reg/2023/1230',
    'Regulation (EU) 2023/1230 on machinery',
    'Machines and safety software sold in the EU need a risk assessment and the CE mark; the new regulation applies from January 2027.',
    { natures: 'device', does: 'machine|robot|saws?\\b|press(?:es)?\\b|motor|conveyor' },
  ),
  euLaw(
    'reg/2006/1907',
    'Regulation (EC) No 1907/2006 (REACH)',
    'Chemicals made in or imported into the EU above one metric ton a year must be registered, and dangerous ones in products must be declared.',
    { words: 'chemical|paint|glue|solvent|detergent' },
  ),
  euLaw(
    'reg/2023/2854',
    'Regulation (EU) 2023/2854 (Data Act)',
    'Users of connected machines in the EU have a right to the data the machines produce and may share it.',
    { natures: 'device', words: 'connect|internet|cloud|online|wireless|sim\\b|wi-?fi' },
  ),
  germanLaw(
    'betrvg/__87.html',
    'Betriebsverfassungsgesetz, section 87',
    'Software that can monitor the work of individual employees needs the works council’s agreement in Germany.',
    { natures: 'software', does: 'monitor|tracks?\\b|time ?sheets?|performance|shifts?' },
  ),
  ukLaw(
    'uksi/1998/2306',
    'Provision and Use of Work Equipment Regulations 1998',
    'Machines used at work in Great Britain must be suitable, guarded, maintained and used by trained people.',
    { natures: 'device', does: 'machine|press\\b|lathe|mill|robot|conveyor|weld|cutter|saw\\b' },
  ),
  ...rules({ natures: 'physical service' })`
    IN | Factories in India have fallen under the Occupational Safety, Health and Working Conditions
      Code since November 2025, with registration and safety duties. | Labour Codes come into effect |
      Financial Express | 2025-11-21 |
      https://www.financialexpress.com/money/labour-codes-come-into-effect-all-workers-to-get-pf-esic-insurance-and-other-social-security-benefits-4051944/
  `,
]

export default manufacturing
