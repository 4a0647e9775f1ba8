import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const logistics: readonly Fact[] = [
  ...figures`
    US | US fleets drove 16.3% of their miles empty in 2023, while a mile cost $2.27. | Trucking costs
      increased more than 6 percent: ATRI | Ontario Trucking Association |  |
      https://ontruck.org/trucking-costs-increased-more-than-6-percent-atri
    US | The US shipped 21.2 billion parcels in 2022, 2% fewer than in 2021, for $198 billion. | Pitney
      Bowes Parcel Shipping Index | Investing News Network | 2023-03-28 |
      https://investingnews.com/pitney-bowes-parcel-shipping-index-finds-us-volumes-one-year-and-one-billion-parcels-ahead-of-pre-pandemic-forecast
    US | US warehouses employed 1.96 million people at their peak in June 2022, and over 41,000 fewer by the
      summer of 2023. | A Dampening Goods Demand Has Warehouses in a Bind | Global Trade Magazine |
      2023-08-07 | https://www.globaltrademag.com/a-dampening-goods-demand-has-warehouses-in-a-bind/
  `,
  usRule(
    'title-49/part-387',
    'Minimum levels of financial responsibility for motor carriers and brokers',
    'Freight brokers in the US register with the FMCSA and need a bond or trust fund of $75,000 (as of 2026); carriers need insurance.',
    { words: 'freight|brokers?\\b|carriers?\\b|truck|load boards?\\b' },
  ),
  usRule(
    'title-49/part-395',
    'Hours of service of drivers',
    'Truck drivers in the US may drive 11 hours within a 14-hour day, and most must log them electronically.',
    { words: 'truck|(?:truck|bus|coach|lorry) drivers?\\b' },
  ),
  euLaw(
    'reg/2009/1072',
    'Regulation (EC) No 1072/2009 on access to the international road haulage market',
    'Hauling goods for others across borders in the EU needs a community license, for vans above 2.5 metric tons too.',
    {
      natures: 'service marketplace',
      words:
        'truck|(?:delivery|moving|removal) vans?\\b|haul(?:s|age|ing)\\b|freight|courier|transports? (?:of )?goods',
    },
  ),
  euLaw(
    'reg/2006/561',
    'Regulation (EC) No 561/2006 on driving times',
    'Truck drivers in the EU may drive nine hours a day in general and must rest 45 minutes after four and a half; tachographs record it.',
    { words: 'truck|lorr' },
  ),
  germanLaw(
    'g_kg_1998/__3.html',
    'Güterkraftverkehrsgesetz, section 3',
    'Hauling goods for others with vehicles above 3.5 metric tons needs a permit in Germany: proof of reliability, money and expertise.',
    {
      natures: 'service marketplace',
      words:
        'truck|(?:delivery|moving|removal) vans?\\b|haul(?:s|age|ing)\\b|freight|courier|transports? (?:of )?goods',
    },
  ),
  ukLaw(
    'ukpga/1995/23',
    'Goods Vehicles (Licensing of Operators) Act 1995',
    'Vehicles above 3.5 metric tons that carry goods for business need an operator’s license in Great Britain.',
    { natures: 'service marketplace', words: 'truck|lorr|(?:delivery|moving|removal) vans?\\b' },
  ),
  ...rules({ words: 'truck|freight|transports? (?:of )?goods|deliver(?:y|ies|s)\\b' })`
    IN | Goods that move by road in India need an electronic way bill above ₹50,000 a consignment (as of
      2026). | E-Way Bill System | Goods and Services Tax Network |  | https://docs.ewaybillgst.gov.in/
  `,
]

export default logistics
