import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const retail: readonly Fact[] = [
  ...figures`
    US | E-commerce made up 15.9% of US retail sales in the first quarter of 2024, at $289.2 billion after
      seasonal adjustment. | Quarterly Retail E-Commerce Sales, 1st Quarter 2024 | US Census Bureau |
      2024-05-17 | https://www.census.gov/retail/ecommerce.html
    EU | In 2022, 21% of recent internet users in the EU had bought goods from other private people online.
      | E-commerce statistics for individuals | Eurostat | 2023 |
      https://ec.europa.eu/eurostat/statistics-explained/index.php?title=E-commerce_statistics_for_individuals
    US | Americans reported 360,315 online shopping scams to the Federal Trade Commission in 2022, with
      losses of $358.7 million. | Online Shopping Scams | Cybercrime Support Network |  |
      https://fightcybercrime.org/online-shopping-scams/
  `,
  usRule(
    'title-16/part-435',
    'Mail, Internet, or Telephone Order Merchandise Rule',
    'US sellers must ship when they promise, or within 30 days, or offer the money back.',
    { natures: 'physical marketplace', words: 'online|mail[- ]order|ships?|by post|web ?shop' },
  ),
  usRule(
    'title-16/part-465',
    'Trade Regulation Rule on the Use of Consumer Reviews and Testimonials',
    'Fake or bought reviews are banned in the US, and so is hiding negative ones.',
    { words: 'reviews?\\b|ratings?\\b' },
  ),
  ...rules({ natures: 'physical', words: 'online|mail[- ]order|ships?|web ?shop' })`
    US | US states may demand sales tax from sellers without a store there once sales pass the state’s
      threshold. | South Dakota v. Wayfair, Inc. | Supreme Court of the United States | 2018-06-21 |
      https://www.supremecourt.gov/opinions/17pdf/17-494_j4el.pdf
  `,
  euLaw(
    'reg/2023/988',
    'Regulation (EU) 2023/988 on general product safety',
    'Every consumer product sold in the EU needs a risk analysis, traceable labels and a responsible company in the EU, online sales included.',
    { natures: 'physical device', to: 'consumers' },
  ),
  euLaw(
    'reg/2022/2065',
    'Regulation (EU) 2022/2065 (Digital Services Act)',
    'Online marketplaces in the EU must check who their business sellers are; micro and small enterprises are mostly exempt.',
    { natures: 'marketplace' },
  ),
  ...rules({
    natures: 'physical',
    words: 'ships?|packs?|packag|parcel|online|deliver|by mail|by post',
    to: 'consumers',
  })`
    DE | Anyone who ships packed goods to consumers in Germany must register in LUCID and pay for the
      recycling of the packaging. | Packaging Register LUCID | Zentrale Stelle Verpackungsregister |  |
      https://www.verpackungsregister.org/en
  `,
  germanLaw(
    'kassensichv',
    'Kassensicherungsverordnung (Cash Register Security Ordinance)',
    'Electronic cash registers in Germany need a certified security module and must give a receipt for every sale.',
    { natures: 'physical service', does: 'tills?\\b|cash|shops?\\b|stores?\\b|stall|counter' },
  ),
  ukLaw(
    'uksi/2005/1803',
    'General Product Safety Regulations 2005',
    'Only safe products may be sold to consumers in Great Britain; producers must mark who they are and report dangers.',
    { natures: 'physical device', to: 'consumers' },
  ),
]

export default retail
