import { euLaw, figures, germanLaw, rules, ukLaw } from './fact.ts'
import type { Fact } from './schema.ts'

const localServices: readonly Fact[] = [
  ...figures`
    US | In spring 2023, 73% of more than 550 US contractors saw a labor shortage in construction; 42% of
      these had one in their own firm. | Skilled labor shortage analysis | Home Improvement Research
      Institute | 2023-08-15 | https://www.hiri.org/blog/skilled-labor-shortage-analysis
  `,
  ...rules({
    natures: 'service marketplace',
    words: 'california|san francisco|los angeles|san diego|sacramento|oakland',
  })`
    US | In California a worker counts as an employee unless free from control, outside the usual
      business and independently established (ABC test). | ABC test | California Labor and Workforce
      Development Agency |  | https://www.labor.ca.gov/employmentstatus/abctest/
  `,
  ...rules({ does: 'electric|plumb|contractor|renovat|roof' })`
    US | Most US states license trades such as electrical work and plumbing; California licenses
      contractors for all but small jobs. | Contractors State License Board | State of California |  |
      https://www.cslb.ca.gov/
  `,
  euLaw(
    'dir/2024/2831',
    'Directive (EU) 2024/2831 on platform work',
    'People who work through a platform that controls them are presumed to be employees in the EU, under national laws due in December 2026.',
    { natures: 'marketplace' },
  ),
  germanLaw(
    'hwo',
    'Handwerksordnung (Crafts Code)',
    'Plumbing, electrical work and many other trades need a master craftsperson in Germany; cleaning, moving and gardening do not.',
    {
      natures: 'service marketplace',
      does: 'plumb|electric|carpent|roof|paint|heating|clean|mov(?:e|es|ing)\\b|garden',
    },
  ),
  germanLaw(
    'schwarzarbg_2004',
    'Schwarzarbeitsbekämpfungsgesetz (Act to Combat Undeclared Work)',
    'Work without registration, taxes and social insurance is illegal in Germany, and so is ordering it; this includes household help.',
    { natures: 'service marketplace', does: 'household|clean|garden|helpers?\\b' },
  ),
  ukLaw(
    'uksi/1998/2451',
    'Gas Safety (Installation and Use) Regulations 1998',
    'Only engineers on the Gas Safe Register may work on gas appliances in Great Britain.',
    { does: '\\bgas\\b|boiler' },
  ),
  ...rules({ natures: 'marketplace' })`
    IN | Platforms in India pay 1 to 2 percent of turnover into a fund for gig workers under the Code on
      Social Security, in force since November 2025. | Four Labour Codes to come into effect from
      21-11-2025 | SCC Online | 2025-11-21 |
      https://www.scconline.com/blog/post/2025/11/21/key-phrase-four-labour-codes/
  `,
]

export default localServices
