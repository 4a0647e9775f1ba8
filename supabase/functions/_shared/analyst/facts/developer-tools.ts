import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const software: readonly Fact[] = [
  ...figures`
    US | The US had 1,897,100 jobs for software developers, quality analysts and testers in 2023. | Software
      Developers, Quality Assurance Analysts, and Testers | US Bureau of Labor Statistics |  |
      https://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm
  `,
  euLaw(
    'reg/2024/2847',
    'Regulation (EU) 2024/2847 (Cyber Resilience Act)',
    'Since September 2026, software and devices sold in the EU need security updates and reports of exploited flaws, and full conformity from December 2027.',
    {
      natures: 'software device',
      words: 'install|download|librar|desktop|plug-?in|on-?premise|device|firmware',
    },
  ),
  euLaw(
    'reg/2023/2854',
    'Regulation (EU) 2023/2854 (Data Act)',
    'Cloud and software services in the EU must let customers leave with their data at two months’ notice.',
    { natures: 'software' },
  ),
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'AI systems in the EU must tell people that they deal with a machine since August 2026; strict duties for hiring, credit, exams and the like follow in December 2027.',
    { words: '\\bai\\b|chatbot|language model' },
  ),
  usRule(
    'title-15/section-740.17',
    'Export Administration Regulations, encryption commodities and software',
    'Exporting software with encryption from the US may need a classification or a yearly report to the Bureau of Industry and Security.',
    { words: 'encrypt|cryptograph' },
  ),
  ...rules({ words: 'federal|government' })`
    US | Cloud services that hold data of US federal agencies need a FedRAMP authorization. | FedRAMP |
      US General Services Administration |  | https://www.fedramp.gov/
  `,
  ukLaw(
    'ukpga/1990/18',
    'Computer Misuse Act 1990',
    'Testing the security of a system without its owner’s permission is a crime in the UK, and so is supplying tools for it.',
    { words: 'pen(?:etration)?[ -]?test|vulnerab|security test|hack' },
  ),
  germanLaw(
    'bsig_2025',
    'BSI-Gesetz (Federal Office for Information Security Act)',
    'Midsize and large companies in many sectors in Germany must manage cyber risks, register and report incidents, and pass this on to suppliers.',
    { words: 'cyber|security|incident' },
  ),
  ...rules({ words: 'cyber|security|incident|hosting|cloud' })`
    IN | Companies in India must report cyber incidents to CERT-In within six hours and keep logs for
      180 days. | Directions under section 70B of the Information Technology Act | Indian Computer
      Emergency Response Team | 2022-04-28 |
      https://www.cert-in.org.in/PDF/CERT-In_Directions_70B_28.04.2022.pdf
  `,
]

export default software
