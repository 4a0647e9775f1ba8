import { euLaw, figures, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const travel: readonly Fact[] = [
  ...figures`
    US | Travelers spent $1.3 trillion in the US in 2023. | Travel Industry Answer Sheet | U.S. Travel
      Association |  | https://www.ustravel.org/research/travel-industry-answer-sheet
    US | About 63 million Americans went hiking in 2024, 5 million more than four years before. | Outdoor
      Recreation Hit an All-Time High in 2024, Report Finds | Backpacker |  |
      https://www.backpacker.com/news-and-events/news/outdoor-recreation-hit-an-all-time-high-in-2024-report-finds/
    EU | Guests booked 854 million nights in EU short-stay homes through four large platforms in 2024,
      nearly 19% more than in 2023. | Short-stay accommodation offered via online collaborative economy
      platforms | Eurostat | 2025 |
      https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Short-stay_accommodation_offered_via_online_collaborative_economy_platforms
  `,
  usRule(
    'title-16/part-464',
    'Rule on Unfair or Deceptive Fees',
    'Since May 2025, prices of hotels and vacation rentals in the US must show all mandatory fees from the start.',
    { words: 'hotel|rooms?\\b|vacation rental|apartment' },
  ),
  ...rules({
    natures: 'service marketplace software',
    words: 'california|san francisco|los angeles|san diego|sacramento|oakland',
  })`
    US | Anyone who sells trips to or from California must register as a seller of travel and protect
      the payments; a few other states ask the same. | Seller of Travel Program | California Department of
      Justice |  | https://oag.ca.gov/travel
  `,
  euLaw(
    'dir/2015/2302',
    'Directive (EU) 2015/2302 on package travel',
    'Combining two travel services into one booking in the EU makes the seller liable for the whole trip, with cover against insolvency.',
    { does: 'packages?\\b|trips?\\b' },
  ),
  euLaw(
    'reg/2024/1028',
    'Regulation (EU) 2024/1028 on short-term accommodation rental',
    'Where hosts in the EU need a registration number, platforms must show it and share booking data with the authorities since May 2026.',
    { words: 'vacation|short-term|holiday (?:home|let|flat)|apartment' },
  ),
  euLaw(
    'reg/2004/261',
    'Regulation (EC) No 261/2004 on air passenger rights',
    'Airlines owe care, refunds and often compensation for long delays and cancellations on flights from the EU.',
    { does: 'flight|airline' },
  ),
  ukLaw(
    'uksi/2018/634',
    'Package Travel and Linked Travel Arrangements Regulations 2018',
    'Sellers of package trips in the UK are liable for the whole trip and need cover against insolvency.',
    { does: 'packages?\\b|trips?\\b' },
  ),
  ...rules({ does: 'flight' })`
    GB | Selling package trips with flights in the UK needs an ATOL license. | ATOL protection | Civil
      Aviation Authority |  | https://www.caa.co.uk/atol-protection/
  `,
]

export default travel
