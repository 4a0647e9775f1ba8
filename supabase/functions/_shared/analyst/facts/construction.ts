import { euLaw, figures, germanLaw, rule, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What building is called. */
const BUILDING = 'build|renovat|roof|plumb|electric|mason|install|construct|plaster|carpent'

const construction: readonly Fact[] = [
  ...figures`
    DE | Germany had 218,000 craft firms in finishing trades in 2023, with 1.5 million people and sales of
      €220 billion. | Umsatz des Handwerks 2023 | Inside BW, from the German Federal Statistical Office |  |
      https://www.insidebw.de/?p=1151615
    US | Construction in the US was worth $1,978.7 billion in 2023, 7% more than in 2022. | US construction
      spending up 0.9 percent in December | SteelOrbis, from the US Census Bureau | 2024-02-01 |
      https://www.steelorbis.com/steel-news/latest-news/us-construction-spending-up-09-percent-in-december-1326110.htm
    US | Spending on improving and repairing homes in the US came to $611 billion in 2022, up from $404
      billion in 2019. | Improving America’s Housing 2025 | Residential Contractor, from Harvard’s Joint
      Center for Housing Studies |  |
      https://www.residentialcontractormag.com/improving-americas-housing-2025/
    US | In a 2023 survey of US contractors, 88% of the firms had a hard time finding workers. | New Survey
      Shows Significant Flaws In Nation’s Approach To Preparing Workers For Construction Careers |
      Associated General Contractors of America, Florida | 2023-09-06 |
      https://agcfla.com/2023/09/06/new-survey-shows-significant-flaws-in-nations-approach-to-preparing-workers-for-construction-careers-and-how-that-hurts-the-economy
    US | In US construction, 1,075 people died at work in 2023, 39.2% of them by falls, slips and trips. |
      Construction fatality rate highest in 12 years | Construction & Demolition Recycling, from the US
      Bureau of Labor Statistics |  |
      https://www.cdrecycler.com/news/construction-fatality-rate-highest-in-12-years
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
    { words: 'high-?rise|tower|storey|building safety' },
  ),
  rule(
    'IN',
    'New buildings by developers in India must be registered with the state’s real estate authority before they are advertised or sold.',
    'Real Estate (Regulation and Development) Act, 2016',
    'India Code',
    'https://www.indiacode.nic.in/handle/123456789/2158',
    '2016',
    { words: 'apartments?|new build|developers?\\b|promoter' },
  ),
]

export default construction
