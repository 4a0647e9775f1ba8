import { euLaw, figures, germanLaw, rulesOnAct, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const agriculture: readonly Fact[] = [
  ...figures`
    US | The US had 1.9 million farms in 2022, 7% fewer than in 2017, with 463 acres on average. | USDA NASS
      releases 2022 Census of Agriculture results | Vegetable Growers News | 2024-02-15 |
      https://vegetablegrowersnews.com/news/usda-nass-releases-2022-census-of-agriculture-results/
    US | US farms spent $424 billion on production in 2022, and 43% of them ended the year with a positive
      net cash income. | USDA Ag Census shows continued decline in total farms | The Packer |  |
      https://www.thepacker.com/news/produce-crops/usda-ag-census-shows-continued-decline-total-farms
    US | In 2023, 27% of US farms used precision technology, two points more than in 2021, and 85% had
      internet access. | More Than 50% Use Precision Technology in Top Row Crop States | Precision Farming
      Dealer |  |
      https://www.precisionfarmingdealer.com/articles/5589-more-than-50-use-precision-technology-in-top-row-crop-states
  `,
  euLaw(
    'reg/2009/1107',
    'Regulation (EC) No 1107/2009 on plant protection products',
    'Farmers in the EU may use only approved plant protection products and must keep records of each use for at least three years.',
    {
      words:
        'pesticid|herbicid|fungicid|(?:crop|field|orchard)s? spray|spray(?:s|ing)? (?:crops?|fields?|orchards?|plants?|vines?|trees?)|weed ?kill|pests?\\b',
    },
  ),
  euLaw(
    'reg/2018/848',
    'Regulation (EU) 2018/848 on organic production',
    'Food may be sold as organic in the EU only when producer, processor and trader are certified and inspected.',
    { natures: 'physical', words: 'organic' },
  ),
  usRule(
    'title-7/part-205',
    'National Organic Program',
    'Farms and handlers that sell food as organic in the US need certification; very small sellers are exempt from it but not from the rules.',
    { natures: 'physical', words: 'organic' },
  ),
  usRule(
    'title-14/part-107',
    'Small Unmanned Aircraft Systems',
    'Flying drones for business in the US needs an FAA remote pilot certificate; spraying from them also needs an agricultural operator certificate.',
    { does: 'drone' },
  ),
  ukLaw(
    'uksi/2012/1657',
    'Plant Protection Products (Sustainable Use) Regulations 2012',
    'Professional users of pesticides in the UK need a certificate, and their spraying equipment must pass inspections.',
    {
      words:
        'pesticid|herbicid|fungicid|(?:crop|field|orchard)s? spray|spray(?:s|ing)? (?:crops?|fields?|orchards?|plants?|vines?|trees?)|weed ?kill|pests?\\b',
    },
  ),
  germanLaw(
    'pflschg_2012',
    'Pflanzenschutzgesetz (Plant Protection Act)',
    'Professional use and sale of pesticides and advice on them need proof of expertise in Germany.',
    {
      words:
        'pesticid|herbicid|fungicid|(?:crop|field|orchard)s? spray|spray(?:s|ing)? (?:crops?|fields?|orchards?|plants?|vines?|trees?)|weed ?kill|pests?\\b',
    },
  ),
  ...rulesOnAct('drones', { does: 'drone' }, 'IN'),
]

export default agriculture
