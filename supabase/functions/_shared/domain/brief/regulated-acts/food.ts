import { euLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const KITCHEN =
  "(?:at home|from home|in (?:my|our|her|his|their|a|mum[’']?s?|the) (?:own |home |small |family )*kitchen|from (?:my|our|her|his|their) (?:own |home )*kitchen|in (?:my|our|the) (?:garage|flat|apartment|house|basement))"
const EATEN =
  '(?:meals?|food|cakes?|cookies|bread|biryani|curry|dumplings|soups?|lunch(?:es)?|dinners?|jams?|pickles?|sauces?|cheese|kimchi|tamales|empanadas|pies|pastr(?:y|ies)|tiffins?|snacks?|noodles|rolls|pierogi|samosas?|sausages?|chutneys?|granola|chocolates?|baklava)'
const FOR_TRADE = 'for (?:breweries|wineries|brewers|distillers|bars|pubs|farms|dairies)|kegs?'

/** Food, milk, alcohol, tobacco and cannabis. */
export const FOOD: readonly RegulatedAct[] = [
  {
    id: 'home-food',
    weight: 'conditioned',
    shown: [
      `(?:cooked|baked|made|<cook, bake, make, prepare, fry, pickle, bottle>) ~ ${KITCHEN}`,
      `${EATEN} (?:made |cooked |baked )?(?:in|from) (?:my|our|her|his|mum's?) (?:own |home |small |family )*kitchen`,
      `home ?-?cook(?:ed|s) ${EATEN}`,
      `(?:home cooks|housewives|aunties|mothers|moms|mums|grandmothers|neighbou?rs) (?:can |who )?<cook, bake> ~ (?:for|to|meals?|food|lunch)`,
    ],
    near: `${EATEN}|(?:cook|bake)s?`,
    unless: 'recipes? (?:by|plan)|cookbook|meal plan\\w*|candles?|soaps?|creams?|creates? recipes',
    says: 'Food that is made at home for sale counts as a food business: most places want a registration or permit, and rules on rooms, labels, allergens and what may be made at home.',
    asks: 'Ask the food authority of your town: may this be made in a home kitchen, what must be registered or inspected before the first sale, and what must the label say?',
    laws: [
      law(
        'GB',
        'Food businesses in the UK, at home too, register with the local council at least 28 days before they open; registration is free and cannot be refused.',
        'Register a food business',
        'Food Standards Agency',
        'https://www.food.gov.uk/business-guidance/register-a-food-business',
      ),
      euLaw(
        'reg/2004/852',
        'Regulation (EC) No 852/2004 on the hygiene of foodstuffs',
        'Food businesses in the EU, home kitchens included, register with the local authority and run a written hygiene plan.',
      ),
      law(
        'IN',
        'Everyone who makes, stores, carries or sells food in India, at home too, needs an FSSAI registration or license.',
        'Licensing and registration',
        'Food Safety and Standards Authority of India',
        'https://fssai.gov.in/cms/licensing.php',
      ),
      law(
        'AU',
        'Every food business in Australia, at home and online too, must tell its food authority before it starts; mostly that is the council.',
        'Starting or changing a food business',
        'Food Standards Australia New Zealand',
        'https://www.foodstandards.gov.au/business/food-safety/fact-sheets/starting-food-business',
        '2023-12-06',
      ),
    ],
  },
  {
    id: 'raw-milk',
    weight: 'licensed',
    shown: [
      '<sell, buy, deliver, bottle, vend> ~ (?:raw|unpasteuri[sz]ed) ~ (?:milk|cream|cheese|butter)',
      'raw (?:cow |goat |sheep )?milk (?:vending|machines?|delivery|subscriptions?|bottles?|club)',
    ],
    unless: 'milk tank|sensor|as raw material',
    says: 'Selling raw milk is forbidden in some countries and states, and elsewhere allowed only from the farm, with checks of the herd and a warning on the bottle.',
    asks: 'Ask the food authority of your place, in writing: may raw milk be sold to consumers at all, from where, through a machine or not, and with which tests? Sell none before the answer.',
    laws: [
      law(
        'CA',
        'In Canada, milk may be sold to consumers only if it is pasteurized.',
        'Food and Drug Regulations (C.R.C., c. 870), section B.08.002.2',
        'Justice Laws, Government of Canada',
        'https://laws-lois.justice.gc.ca/eng/regulations/c.r.c.,_c._870/',
      ),
      usRule(
        'title-21/section-1240.61',
        'Mandatory pasteurization for all milk and milk products in final package form intended for direct human consumption',
        'Raw milk may not be sold across state lines in the US; each state decides about sales within it.',
      ),
      euLaw(
        'reg/2004/853',
        'Regulation (EC) No 853/2004 laying down specific hygiene rules for food of animal origin',
        'In the EU, countries may forbid or limit the sale of raw milk to consumers, and herds, storage and germs follow set limits.',
      ),
    ],
  },
  {
    id: 'meat-and-wild-food',
    weight: 'conditioned',
    shown: [
      '<slaughter, butcher> ~ (?:chickens?|pigs?|lambs?|goats?|cows?|cattle|rabbits?|animals?|ourselves|farm)',
      '<sell, deliver, ship, smoke, cure, make> ~ (?:raw (?:pet food|meat|oysters|fish|dog food)|venison|game meat|sausages|jerky|smoked (?:fish|meat|salmon))',
      '<pick, forage, gather, collect> ~ (?:wild )?(?:mushrooms?|seaweed|truffles) ~ (?:sell|restaurants|market|shops)',
    ],
    unless: 'course|workshop|app for (?:hunters|foragers)|vegan|plant.based',
    says: 'Meat, fish, raw food for pets and wild mushrooms come with inspections of animals, rooms or finds in most countries, and much of it may be sold only from approved premises.',
    asks: 'Ask the food or veterinary authority: which premises must be approved, who inspects the animals or finds, and may it be sold directly to consumers?',
    laws: [
      euLaw(
        'reg/2004/853',
        'Regulation (EC) No 853/2004 laying down specific hygiene rules for food of animal origin',
        'In the EU, meat and other food of animal origin mostly comes from approved premises; small amounts sold locally follow national rules.',
      ),
      usRule(
        'title-9/part-303',
        'Exemptions from meat inspection',
        'Meat that is sold in the US comes from inspected plants; exemptions cover, for example, custom slaughter for the owner of the animal.',
      ),
    ],
  },
  {
    id: 'alcohol',
    weight: 'licensed',
    shown: [
      '<sell, brew, distil, distill, make, ferment, bottle, serve, deliver, ship> (?:\\w+ ){0,4}?(?:beers?|wines?|rum|gin|vodka|whisk(?:e)?y|spirits|mead|cider|liqueurs?|schnapps|cocktails|alcohol|moonshine|sake|limoncello|brandy|soju|mezcal)',
      '(?:craft|small.batch|home.?made|infused) (?:beer|rum|gin|vodka|whisk(?:e)?y|spirits|mead|cider|liqueurs?|limoncello|wine)',
    ],
    unless: `alcohol.free|from alcohol|ethanol|non.alcoholic|without alcohol|0 ?%|${FOR_TRADE}|vinegar|(?:gin|wine|beer|whisky|whiskey|rum) (?:bottles?|barrels?|crates?|corks?)|glass(?:es)?|labels? for|tasting notes|wine (?:racks?|boxes|cellars?)`,
    says: 'Making and selling alcohol takes a license in nearly every country, with excise tax and age checks; distilling at home is forbidden in many of them.',
    asks: 'Ask the excise and licensing authority, in writing: which license do making, selling and mailing it take, which rooms are excluded, and which tax is due before the first bottle leaves? Make and sell none before the answer.',
    laws: [
      law(
        'US',
        'In the US, spirits may be distilled only in a registered plant, never in a home or a shed of it; doing so elsewhere is a federal crime.',
        '26 U.S.C. 5601, Criminal penalties',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/26/5601',
      ),
      ukLaw(
        'ukpga/2003/17',
        'Licensing Act 2003',
        'Selling alcohol in England and Wales needs a premises license and a person with a personal license; making it needs approval by HMRC.',
      ),
    ],
  },
  {
    id: 'tobacco-and-cannabis',
    weight: 'licensed',
    shown: [
      '<sell, make, import, roll, refill, deliver> ~ (?:vapes?|e-?cigarettes?|tobacco|cigars?|cigarettes|shisha|hookah|nicotine pouches|snus)',
      '<sell, grow, bake, deliver, make> ~ (?:cannabis|marijuana|hemp flowers?|cbd|thc|kratom|psilocybin|magic mushrooms)',
      '(?:cbd|cannabis|hemp) (?:oil|cookies|gummies|drinks?|shop|dispensary|tea)',
    ],
    unless: 'quit|stop smoking|for dispensaries|hemp (?:rope|cloth|fiber|fibre|concrete|bricks)',
    says: 'Tobacco, vapes, cannabis and products with CBD take a license, a notification or an approval in most countries, with limits on age, ads and mail order; in some they are forbidden.',
    asks: 'Ask the authority for food and drugs or for tobacco, in writing: is this product allowed at all, which license and notice does it take, and may it be sold online? Sell none before the answer.',
    laws: [
      euLaw(
        'dir/2014/40',
        'Directive 2014/40/EU on tobacco and related products',
        'E-cigarettes and new tobacco products in the EU must be notified six months before they are sold, with limits on size and strength.',
      ),
      ukLaw(
        'uksi/2016/507',
        'Tobacco and Related Products Regulations 2016',
        'E-cigarettes in the UK must be notified to the MHRA before they are sold, with limits on size and strength.',
      ),
      usRule(
        'title-21/part-1114',
        'Premarket tobacco product applications',
        'A new tobacco or vaping product may be sold in the US only after the FDA authorized it.',
      ),
    ],
  },
]
