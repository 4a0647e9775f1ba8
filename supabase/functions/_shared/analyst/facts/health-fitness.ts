import { euLaw, figure, germanLaw, rule, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const fitness: readonly Fact[] = [
  figure(
    'US',
    'In 2020, 24.2% of US adults met the guidelines for both aerobic and muscle-strengthening exercise.',
    'Physical activity among adults aged 18 and over: United States, 2020',
    'National Center for Health Statistics',
    'https://doi.org/10.15620/cdc:120213',
    '2022',
  ),
  figure(
    'US',
    'US health clubs had 62.5 million members in 2018 and an income of $32.3 billion.',
    'Latest IHRSA data: over 6B visits to 39,570 gyms in 2018',
    'IHRSA',
    'https://www.ihrsa.org/about/media-center/press-releases/latest-ihrsa-data-over-6b-visits-to-39-570-gyms-in-2018/',
    '2019-03-28',
  ),
  figure(
    'EU',
    'Europe had about 65,000 fitness clubs with 67.6 million members at the end of 2023, and revenues of €31.8 billion.',
    'Research: Clear trading',
    'Health Club Management, from Deloitte and EuropeActive',
    'https://www.healthclubmanagement.co.uk/health-club-management-features/Research-Clear-trading/37082',
    '2024-04',
  ),
  figure(
    'US',
    'In 2019, 31% of US adults in households above $75,000 a year wore a smart watch or fitness tracker, and 12% of those below $30,000.',
    'About one-in-five Americans use a smart watch or fitness tracker',
    'Pew Research Center',
    'https://www.pewresearch.org/short-reads/2020/01/09/about-one-in-five-americans-use-a-smart-watch-or-fitness-tracker/',
    '2020-01-09',
  ),
  rule(
    'US',
    'Fitness and health apps in the US must tell users and the FTC when health data was disclosed without their consent.',
    'Health Breach Notification Rule',
    'Federal Trade Commission',
    'https://www.ftc.gov/legal-library/browse/rules/health-breach-notification-rule',
    '2024-05-30',
    {
      natures: 'software device',
      to: 'consumers',
      words: 'health data|heart|weight|cycle|blood|sleep|calorie|workout',
    },
  ),
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
  rule(
    'GB',
    'Only health claims on the register may be made for food and supplements in Great Britain.',
    'Great Britain nutrition and health claims register',
    'Department of Health and Social Care',
    'https://www.gov.uk/government/publications/great-britain-nutrition-and-health-claims-nhc-register',
    { natures: 'physical', does: 'supplement|protein|vitamin|powder|capsule|food|drink|snack|\\bbars?\\b' },
  ),
  rule(
    'IN',
    'Makers and sellers of supplements in India need an FSSAI license.',
    'Licensing and registration',
    'Food Safety and Standards Authority of India',
    'https://fssai.gov.in/cms/licensing.php',
    { does: 'supplement|protein|vitamin|powder|capsule' },
  ),
]

export default fitness
