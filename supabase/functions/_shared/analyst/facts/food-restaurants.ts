import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What the founder calls what is cooked, packed or poured. */
const FOOD =
  'food|milk|meals?\\b|dish(?:es)?\\b|sauces?\\b|snack|drinks?\\b|bread|cakes?\\b|bak(?:e|es|ing)\\b|coffee|\\btea\\b|juice|chees|meat|spic|chocolat|caf[eé]|cater|pasta|pizza|burger|noodle|\\brice|soup|salad|ice cream|lunch|dinner|breakfast|wine|beer|brew|honey|jams?\\b|fruit|vegetable'

const food: readonly Fact[] = [
  ...figures`
    DE | Germany had 9,242 craft bakeries in 2023, 3.8% fewer than in 2022, with sales of €17.55 billion. |
      Bäckerhandwerk: Mehr Umsatz, Anzahl der Betriebe weiter rückläufig | brot+backwaren, from the bakers’
      association | 2024-05 |
      https://brotundbackwaren.de/backerhandwerk-mehr-umsatz-anzahl-der-betriebe-weiter-rucklaufig
    US | Americans spent $4,485 a person on food away from home in 2023, and $3,187 on food at home. | Food
      Expenditure Series | USDA Economic Research Service | 2024 |
      https://www.ers.usda.gov/data-products/food-expenditure-series
    US | US restaurants expected sales of $997 billion for 2023; nine in ten of them have fewer than 50
      employees. | National Statistics | National Restaurant Association |  |
      https://restaurant.org/research-and-media/research/industry-statistics/national-statistics/
    US | In November 2022, 62% of US restaurant operators lacked the staff for their customers. | Restaurant
      Industry Gains Jobs for 24th Consecutive Month | Foodservice Equipment Distributors Association |
      2023-01 |
      https://www.feda.com/FEDA/Articles/First_Thing/2023-01/Restaurant-Industry-Gains-Jobs-for-24th-Consecutive-Month.aspx
    EU | The EU wasted 132 kilograms of food per person in 2022: 54% of it in households and 11% in
      restaurants and food services. | Food waste in the EU, 2022 | Eurostat | 2024-09-27 |
      https://ec.europa.eu/eurostat/en/web/products-eurostat-news/w/ddn-20240927-2
  `,
  euLaw(
    'reg/2004/852',
    'Regulation (EC) No 852/2004 on the hygiene of foodstuffs',
    'Food businesses in the EU register with the local authority and run a written hygiene plan (HACCP).',
    { natures: 'physical service', does: FOOD },
  ),
  euLaw(
    'reg/2011/1169',
    'Regulation (EU) No 1169/2011 on food information to consumers',
    'Whoever sells food in the EU answers for naming fourteen allergens, whichever program made the list.',
    { natures: 'software content marketplace', words: 'allerg|coeliac|celiac|gluten|lactose' },
  ),
  euLaw(
    'reg/2011/1169',
    'Regulation (EU) No 1169/2011 on food information to consumers',
    'Fourteen allergens must be named for every food in the EU, and before the order when it is sold online.',
    { natures: 'physical service', does: FOOD },
  ),
  euLaw(
    'reg/2006/1924',
    'Regulation (EC) No 1924/2006 on nutrition and health claims made on foods',
    'Claims such as sugar-free, low in fat or good for the heart may be made for food in the EU only as the law lists or approves them.',
    { natures: 'physical', does: 'sugar|low[ -]fat|protein|vitamin|diabet|healthy' },
  ),
  germanLaw(
    'kassensichv',
    'Kassensicherungsverordnung (Cash Register Security Ordinance)',
    'Cash registers in Germany need a certified security module (TSE), so a tool is easier to build on their exports than inside them.',
    { words: 'tills?\\b|cash|\\bpos\\b|point of sale|past sales|sales (?:data|records|history)' },
  ),
  ...rules({ natures: 'physical service', does: FOOD })`
    US | Packaged food in the US must name nine major allergens, sesame included since 2023; states and
      counties license kitchens. | FASTER Act: Sesame Is the Ninth Major Food Allergen | US Food and Drug
      Administration |  |
      https://www.fda.gov/food/food-allergies/faster-act-sesame-ninth-major-food-allergen
  `,
  usRule(
    'title-21/part-117',
    'Current good manufacturing practice and preventive controls for human food',
    'Plants that make food for sale in the US register with the FDA and need a written food safety plan; very small ones have lighter duties.',
    { natures: 'physical', does: FOOD },
  ),
  ...rules({ natures: 'physical service', does: FOOD })`
    GB | Food businesses in the UK register with the local council at least 28 days before they open;
      registration is free and cannot be refused. | Register a food business | Food Standards Agency |  |
      https://www.food.gov.uk/business-guidance/register-a-food-business
  `,
  ukLaw(
    'uksi/2019/1218',
    'Food Information (Amendment) (England) Regulations 2019 (Natasha’s Law)',
    'Food that is packed in the shop before it is ordered needs a full ingredients list with allergens in England.',
    { natures: 'physical service', does: FOOD },
  ),
  ...rules({ natures: 'physical service marketplace', does: FOOD })`
    IN | Everyone who makes, stores, carries or sells food in India, online platforms included, needs an
      FSSAI registration or license. | Licensing and registration | Food Safety and Standards Authority of
      India |  | https://fssai.gov.in/cms/licensing.php
  `,
  ...rules({ natures: 'physical service', does: FOOD })`
    AU | Every food business in Australia, at home, online and mobile ones included, must tell its food
      authority before it starts; mostly that is the council. | Starting or changing a food business |
      Food Standards Australia New Zealand | 2023-12-06 |
      https://www.foodstandards.gov.au/business/food-safety/fact-sheets/starting-food-business
  `,
  ...rules({ natures: 'physical', does: FOOD })`
    CA | Food that is made for another province of Canada or for export, or is imported, needs a license
      of the Canadian Food Inspection Agency. | Food business activities that require a licence under the
      Safe Food for Canadians Regulations | Canadian Food Inspection Agency |  |
      https://inspection.canada.ca/food-licences/food-business-activities/eng/1524074697160/1524074697425
  `,
  ...rules({ natures: 'physical service', does: FOOD })`
    SG | Restaurants, caterers, kiosks and shops that sell food in Singapore need a license of the
      Singapore Food Agency. | Food Retail Licences | Singapore Food Agency |  |
      https://www.sfa.gov.sg/food-retail/licensing-permits
    ZA | Food may be handled on premises in South Africa only with a certificate of acceptability, which
      the local authority gives after an inspection. | Regulations Governing General Hygiene Requirements
      for Food Premises (R638), regulation 3 | Acts Online | 2018 |
      https://www.acts.co.za/foodstuffs-cosmetics-and-disinfectants-act-1972/n638_3__certificate_of_accepta.php
    KE | Food businesses in Kenya need a food hygiene license for their premises and health certificates
      for those who handle food, both from the county. | Importance of Food Hygiene and Health
      Certificates for Food Handlers | Soko Directory | 2018-01-30 |
      https://sokodirectory.com/2018/01/importance-food-hygiene-health-certificates-food-handlers/
  `,
  ...rules({ natures: 'physical service', does: FOOD })`
    BR | Restaurants, bakeries, caterers and others that prepare food in Brazil follow the rules of RDC 216 on rooms,
      water, pests, hygiene, training and waste. | Resolução RDC nº 216, de 15 de setembro de 2004 | Anvisa | 2004 |
      https://bvsms.saude.gov.br/bvs/saudelegis/anvisa/2004/res0216_15_09_2004.html
    NG | Packaged food and bottled water must be registered with NAFDAC before they are sold in Nigeria. | The Legal
      Implications of Doing Business Without NAFDAC Approval | Kwik Attorneys | 2025-06-02 |
      https://kwikattorneys.com/2025/06/02/the-legal-implications-of-doing-business-without-nafdac-approval
  `,
]

export default food
