import { euLaw, figures, germanLaw, rulesOnAct, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const mobility: readonly Fact[] = [
  ...figures`
    US | Owning and running a new car cost $12,297 a year on average in the US in 2024, $4,680 of it
      depreciation. | AAA Your Driving Costs: The Price of New Car Ownership Continues to Climb | American
      Automobile Association | 2024-09-05 |
      https://newsroom.aaa.com/2024/09/aaa-your-driving-costs-the-price-of-new-car-ownership-continues-to-climb/
    EU | The EU had more than 255 million passenger cars in 2023, of which nearly 4.5 million were
      battery-electric. | Passenger cars in the EU | Eurostat | 2024-08 |
      https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Passenger_cars_in_the_EU
    EU | The EU had 560 passenger cars per 1,000 inhabitants in 2022: 684 in Italy, 414 in Latvia. | Number
      of cars per inhabitant increased in 2022 | Eurostat | 2024-01-17 |
      https://ec.europa.eu/eurostat/en/web/products-eurostat-news/w/ddn-20240117-1
  `,
  usRule(
    'title-16/part-455',
    'Used Motor Vehicle Trade Regulation Rule',
    'Dealers in the US must put a Buyers Guide with the warranty terms in every used car; states license dealers.',
    { words: 'used (?:cars?|vehicles?)|dealers?\\b' },
  ),
  usRule(
    'title-49/part-571',
    'Federal Motor Vehicle Safety Standards',
    'Makers in the US self-certify that new vehicles and many parts meet US safety standards, and recall what does not.',
    { natures: 'physical device', words: '\\bcars?\\b|vehicle|trailer|motorcycle' },
  ),
  euLaw(
    'reg/2018/858',
    'Regulation (EU) 2018/858 on the approval of motor vehicles',
    'New vehicles and many parts need type approval in the EU; makers must give independent workshops repair information and diagnostic data.',
    { natures: 'physical device service', words: '\\bcars?\\b|vehicle|trailer|motorcycle' },
  ),
  euLaw(
    'reg/2023/1804',
    'Regulation (EU) 2023/1804 on alternative fuels infrastructure',
    'Public charging points in the EU must allow payment without a contract and show the price before charging.',
    { words: 'charging' },
  ),
  ...rulesOnAct('passenger-transport', { words: 'passenger|\\brides?\\b|taxi|shuttle|carpool' }, 'DE'),
  ...rulesOnAct('passenger-transport', { words: 'taxi|\\brides?\\b|private hire|chauffeur' }, 'GB'),
  ...rulesOnAct('passenger-transport', { words: '\\brides?\\b|taxi|\\bcabs?\\b|rickshaw' }, 'IN'),
  germanLaw(
    'ekfv',
    'Elektrokleinstfahrzeuge-Verordnung (Light Electric Vehicles Ordinance)',
    'E-scooters in Germany need a type approval and insurance, and may go no faster than 20 km/h.',
    { words: 'scooter' },
  ),
]

export default mobility
