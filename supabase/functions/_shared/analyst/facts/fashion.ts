import { euLaw, figures, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What is worn. */
const CLOTHES =
  'cloth|shirt|dress|knit|wool|yarn|fabric|textile|jacket|coat|pants|trousers|socks?\\b|underwear|scar(?:f|ves)|sweater|jeans|suits?\\b|sleepwear|cotton|linen|sari|saree|skirt|fleece'

/** What is worn, and what goes with it. */
const CLOTHES_AND_SHOES =
  'cloth|shirt|dress|knit|wool|yarn|fabric|textile|jacket|coat|pants|trousers|socks?\\b|underwear|scar(?:f|ves)|sweater|jeans|suits?\\b|sleepwear|cotton|linen|sari|saree|skirt|fleece|shoes?\\b|boots?\\b'

const fashion: readonly Fact[] = [
  ...figures`
    US | US shoppers returned 17.6% of all online purchases in 2023, worth $247 billion. | Many (Un)Happy
      Returns: $743B in Merchandise Sent Back in 2023 | INVISION, from the National Retail Federation |  |
      https://invisionmag.com/many-unhappy-returns-743b-in-merchandise-sent-back-in-2023/
  `,
  usRule(
    'title-16/part-303',
    'Rules under the Textile Fiber Products Identification Act',
    'Clothing sold in the US must name its fibers with their shares, the country of origin, and the maker or importer.',
    { natures: 'physical', does: CLOTHES },
  ),
  usRule(
    'title-16/part-423',
    'Care Labeling of Textile Wearing Apparel',
    'Clothing sold in the US needs a permanent label that says how to wash or clean it.',
    { natures: 'physical', does: CLOTHES },
  ),
  usRule(
    'title-16/part-1610',
    'Standard for the flammability of clothing textiles',
    'Fabrics that burn too fast may not be used for clothing in the US; children’s sleepwear has stricter rules.',
    { natures: 'physical', does: CLOTHES },
  ),
  euLaw(
    'reg/2011/1007',
    'Regulation (EU) No 1007/2011 on textile fibre names and labelling',
    'Textiles sold in the EU must state their fibers in the language of the country, with their shares of the weight.',
    { natures: 'physical', does: CLOTHES },
  ),
  euLaw(
    'dir/2025/1892',
    'Directive (EU) 2025/1892 on waste',
    'EU countries must make sellers of textiles and shoes pay for their collection and recycling, by April 2028 at the latest.',
    { natures: 'physical', does: CLOTHES_AND_SHOES },
  ),
  ukLaw(
    'uksi/2012/1102',
    'Textile Products (Labelling and Fibre Composition) Regulations 2012',
    'Textiles sold in the UK must be labeled in English with their fibers and shares of the weight.',
    { natures: 'physical', does: CLOTHES },
  ),
  ...rules({ natures: 'physical', does: CLOTHES_AND_SHOES })`
    IN | Some clothing, footwear and fabrics may be sold in India only with the certification mark of
      the Bureau of Indian Standards. | Products under compulsory certification | Bureau of Indian
      Standards |  | https://www.bis.gov.in/product-certification/products-under-compulsory-certification/
  `,
]

export default fashion
