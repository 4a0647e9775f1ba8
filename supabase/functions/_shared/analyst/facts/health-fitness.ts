import { euLaw, figures, germanLaw, rules, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const fitness: readonly Fact[] = [
  ...figures`
    EU | Europe had about 65,000 fitness clubs with 67.6 million members at the end of 2023, and revenues of
      €31.8 billion. | Research: Clear trading | Health Club Management, from Deloitte and EuropeActive |
      2024-04 |
      https://www.healthclubmanagement.co.uk/health-club-management-features/Research-Clear-trading/37082
  `,
  ...rules({
    natures: 'software device',
    to: 'consumers',
    words: 'health data|heart|weight|cycle|blood|sleep|calorie|workout',
  })`
    US | Fitness and health apps in the US must tell users and the FTC when health data was disclosed
      without their consent. | Health Breach Notification Rule | Federal Trade Commission | 2024-05-30 |
      https://www.ftc.gov/legal-library/browse/rules/health-breach-notification-rule
  `,
  usRule(
    'title-21/part-111',
    'Current good manufacturing practice for dietary supplements',
    'Supplements sold in the US must follow manufacturing rules and may not claim to cure a disease.',
    { does: 'supplement|protein|vitamin|powder|capsule' },
  ),
  euLaw(
    'reg/2006/1924',
    'Regulation (EC) No 1924/2006 on nutrition and health claims',
    'Only approved health claims may be made for food and supplements in the EU.',
    { natures: 'physical', does: 'supplement|protein|vitamin|powder|capsule|food|drink|snack|\\bbars?\\b' },
  ),
  euLaw(
    'dir/2002/46',
    'Directive 2002/46/EC on food supplements',
    'Only listed vitamins and minerals may be used in supplements in the EU, and most countries require a notification before sale.',
    { does: 'supplement|vitamin|mineral' },
  ),
  germanLaw(
    'sgb_5/__20.html',
    'Sozialgesetzbuch V, section 20',
    'Statutory insurers in Germany pay part of prevention courses that were certified, for trainers with a recognized qualification.',
    { natures: 'service content software', does: 'courses?\\b|class|yoga|prevent' },
  ),
  ...rules({
    natures: 'physical',
    does: 'supplement|protein|vitamin|powder|capsule|food|drink|snack|\\bbars?\\b',
  })`
    GB | Only health claims on the register may be made for food and supplements in Great Britain. |
      Great Britain nutrition and health claims register | Department of Health and Social Care |  |
      https://www.gov.uk/government/publications/great-britain-nutrition-and-health-claims-nhc-register
  `,
  ...rules({ does: 'supplement|protein|vitamin|powder|capsule' })`
    IN | Makers and sellers of supplements in India need an FSSAI license. | Licensing and registration
      | Food Safety and Standards Authority of India |  | https://fssai.gov.in/cms/licensing.php
  `,
]

export default fitness
