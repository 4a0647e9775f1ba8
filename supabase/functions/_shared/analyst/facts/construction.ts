import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What building is called. */
const BUILDING =
  'builds? (?:\\w+ )?(?:houses?|homes?|walls?|sheds?|extensions?|decks?)|builders?\\b|renovat|roof|plumb|electric|mason|install|construct|plaster|carpent'

const construction: readonly Fact[] = [
  ...figures`
    US | In a 2023 survey of US contractors, 88% of the firms had a hard time finding workers. | New Survey
      Shows Significant Flaws In Nation’s Approach To Preparing Workers For Construction Careers |
      Associated General Contractors of America, Florida | 2023-09-06 |
      https://agcfla.com/2023/09/06/new-survey-shows-significant-flaws-in-nations-approach-to-preparing-workers-for-construction-careers-and-how-that-hurts-the-economy
  `,
  usRule(
    'title-29/part-1926',
    'OSHA safety and health regulations for construction',
    'OSHA sets the safety rules for US construction sites, such as fall protection from six feet up; states and towns set building codes and licenses.',
    { natures: 'service', does: BUILDING },
  ),
  usRule(
    'title-40/part-745',
    'EPA lead renovation, repair and painting rule',
    'Firms that disturb paint in US homes built before 1978 need EPA certification and trained staff.',
    { natures: 'service', words: 'paint|renovat|old house|refurbish' },
  ),
  euLaw(
    'reg/2024/3110',
    'Regulation (EU) 2024/3110 on construction products',
    'Construction products covered by a European standard need a declaration of performance and the CE mark before they are sold in the EU.',
    {
      natures: 'physical device',
      does: 'brick|boards?\\b|insulat|windows?\\b|doors?\\b|beams?\\b|panels?\\b|cement|concrete|plaster|tiles?\\b|timber|glass|roof|floor|mortar',
    },
  ),
  euLaw(
    'dir/1992/57',
    'Council Directive 92/57/EEC on temporary or mobile construction sites',
    'A building site in the EU with more than one contractor needs a safety coordinator and a safety plan.',
    { natures: 'service', does: BUILDING },
  ),
  euLaw(
    'dir/2009/104',
    'Directive 2009/104/EC on the use of work equipment, annex II on work at a height',
    'Work on scaffolds, ladders and ropes has safety rules of its own in the EU; scaffolds are put up only by trained workers under a competent person.',
    { words: 'scaffold|ladders?\\b|rope access|roofers?\\b|abseil' },
  ),
  germanLaw(
    'hwo',
    'Handwerksordnung (Crafts Code)',
    'Most building trades in Germany, such as masonry, roofing, electrical work and plumbing, need a master craftsperson in the firm.',
    { natures: 'service', does: 'mason|roof|electric|plumb|carpent|plaster|renovat|build' },
  ),
  ukLaw(
    'uksi/2015/51',
    'Construction (Design and Management) Regulations 2015',
    'Every construction project in Great Britain needs named people who are responsible for safety, and a construction phase plan.',
    { natures: 'service', does: BUILDING },
  ),
  ukLaw(
    'ukpga/2022/30',
    'Building Safety Act 2022',
    'Higher-risk buildings in England need approval by the Building Safety Regulator and a digital record of safety information.',
    { words: 'high-?rise|tower blocks?\\b|(?:multi|\\w+)-storey|building safety' },
  ),
  ...rules({
    words: 'apartment (?:buildings?|projects?|blocks?)|new builds?\\b|property developers?\\b|promoter',
  })`
    IN | New buildings by developers in India must be registered with the state’s real estate authority
      before they are advertised or sold. | Real Estate (Regulation and Development) Act, 2016 | India
      Code | 2016 | https://www.indiacode.nic.in/handle/123456789/2158
  `,
]

export default construction
