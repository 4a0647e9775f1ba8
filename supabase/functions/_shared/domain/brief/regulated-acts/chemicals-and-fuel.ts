import { euLaw, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** What burns, poisons or feeds babies. */
export const CHEMICALS_AND_FUEL: readonly RegulatedAct[] = [
  {
    id: 'baby-food',
    weight: 'licensed',
    shown: [
      '<make, sell, mix, cook, deliver, import, ship, dry> (?:\\w+ ){0,4}?(?:baby formula|infant formula|baby milk|baby food|food for babies|baby purees?|follow.?on milk|weaning (?:food|porridge|mix))',
      '(?:home ?-?made|organic|fresh) (?:baby formula|infant formula|baby food|baby purees?|weaning (?:food|porridge|mix))',
    ],
    unless:
      'recipes? (?:book|app|for)|baby food (?:makers?|jars? recycl|spoons?|pouch spoons?)|bibs?|course|spoon',
    says: 'Food for babies follows stricter rules than other food: contents, germs, label and ads are limited in many countries, and infant formula is notified or approved before it is sold.',
    asks: 'Ask the food authority, in writing: which notice, tests, rooms and label does food for this age take, and who may make it? Sell none before the answer.',
    laws: [
      euLaw(
        'reg/2013/609',
        'Regulation (EU) No 609/2013 on food for infants and young children',
        'Infant formula and baby food in the EU follow limits on contents, pesticides, label and ads; formula is notified before it is sold.',
      ),
      usRule(
        'title-21/part-106',
        'Infant formula requirements pertaining to current good manufacturing practice',
        'Makers of infant formula in the US notify the FDA at least 90 days before they sell it and test each batch.',
      ),
    ],
  },
  {
    id: 'chemical-mixtures',
    weight: 'conditioned',
    shown: [
      '<make, mix, sell, pour, refill, bottle, produce> (?:\\w+ ){0,4}?(?:scented candles?|candles|drain cleaners?|bleach|cleaning (?:products?|liquids?|sprays?|concentrates?)|detergents?|washing powder|room sprays?|reed diffusers?|wax melts|essential oils|paint strippers?|glues?|e-?liquids?)',
      '(?:hand ?-?made|home ?-?made|scented|soy) (?:candles?|wax melts|cleaning (?:products?|sprays?)|detergents?)',
    ],
    product: '(?:scented candles?|soy candles?|wax melts|reed diffusers?|detergents?)',
    unless:
      'candle(?:stick| holders?| moulds?| molds?| jars?| snuffers?)|workshop|class(?:es)?|course|app|software',
    says: 'Mixtures that can irritate, poison or burn, scented candles and cleaners included, carry warnings on the label in many countries, by a classification of what is in them.',
    asks: 'Ask the supplier of each substance and the chemicals authority: how is each mixture classified, what must its label say, and must it be notified to a poison center?',
    laws: [
      euLaw(
        'reg/2008/1272',
        'Regulation (EC) No 1272/2008 on classification, labelling and packaging (CLP)',
        'Dangerous mixtures in the EU are classified, labelled with symbols and warnings, and notified to poison centers before they are sold.',
      ),
      ukLaw(
        'eur/2008/1272',
        'GB CLP Regulation',
        'Dangerous mixtures in Great Britain are classified, labelled with symbols and warnings, and packed as the rules say before they are sold.',
      ),
      usRule(
        'title-16/part-1500',
        'Hazardous substances and articles',
        'Household goods that are toxic, flammable or irritating carry set warnings on the label in the US.',
      ),
    ],
  },
  {
    id: 'biocides',
    weight: 'licensed',
    shown: [
      '<make, sell, mix, bottle, import, produce, spray> (?:\\w+ ){0,4}?(?:insect repellents?|mosquito (?:repellents?|sprays?|coils?|creams?)|disinfectants?|hand sanitizers?|hand sanitisers?|antibacterial (?:sprays?|wipes?)|mould killers?|mold killers?|tick (?:repellents?|sprays?)|flea (?:collars?|drops|sprays?))',
      '(?:home ?-?made|natural|herbal) (?:insect|mosquito|tick|flea) (?:repellents?|sprays?|coils?|collars?)',
    ],
    product: '(?:mosquito (?:repellents?|coils?)|insect repellents?|disinfectants?|hand sanitizers?)',
    unless: 'nets?|screens?|trap|dispensers? for|uv|without (?:chemicals|spray)',
    says: 'Products that repel or kill insects, germs or mold are authorized or registered before they are sold in many countries, natural ones included.',
    asks: 'Ask the authority for biocides or pesticides, in writing: is each active substance approved for this use, and must the product be registered? Sell none before the answer.',
    laws: [
      euLaw(
        'reg/2012/528',
        'Regulation (EU) No 528/2012 on biocidal products',
        'Repellents and disinfectants in the EU may contain only approved substances and mostly need an authorization before they are sold.',
      ),
      usRule(
        'title-40/part-152',
        'Pesticide registration and classification procedures',
        'A product that claims to kill or repel pests or germs must be registered with the EPA in the US, or fit a listed exemption.',
      ),
    ],
  },
  {
    id: 'fuel',
    weight: 'licensed',
    shown: [
      '<sell, deliver, store, refill, bring, distribute, produce> (?:\\w+ ){0,4}?(?:petrol|gasoline|diesel|kerosene|paraffin|lpg|propane|cooking gas|gas (?:cylinders?|bottles?|refills?)|biodiesel|fuel to|fuel (?:at|in)|jet fuel)',
      '(?:mobile|on.demand|doorstep) (?:fuel|fuell?ing|petrol|diesel|gas refill\\w*)',
      '(?:petrol|fuel|gas|diesel) ~ (?:in|from) (?:\\w+ )?(?:jerry ?cans?|plastic bottles|drums)',
    ],
    unless:
      'diesel (?:generators?|engines?|vans?|cars?) (?:are|is|cost)|track\\w*|sensor|meter\\w*|compar\\w+|price of|instead of|fuel (?:costs?|bills?)|without (?:petrol|diesel|gas)|cheaper than (?:the )?diesel|tells? (?:you|them) when',
    says: 'Storing, filling, carrying and selling fuel and gas takes a license in most countries, with checked tanks, vehicles and distances.',
    asks: 'Ask the fire and energy authorities, in writing: which license, vehicle, store and training does it take, and how much may be kept where? Sell none before the answer.',
    laws: [
      ukLaw(
        'uksi/2014/1637',
        'Petroleum (Consolidation) Regulations 2014',
        'Selling petrol in Great Britain takes a storage certificate for the place it is dispensed from.',
      ),
      usRule(
        'title-49/part-172',
        'Hazardous materials table, communications, training and security plans',
        'Fuel and gas that are carried for business in the US need marks, shipping papers and trained people, with exceptions for small amounts.',
      ),
    ],
  },
  {
    id: 'refrigerants',
    weight: 'licensed',
    shown: [
      '<refill, recharge, service, repair, install, fill, regas> (?:\\w+ ){0,4}?(?:air ?con\\w*|air ?conditioners?|a/?c units?|\\bac units?|fridges|refrigerators?|freezers?|cold rooms?|heat pumps?)',
    ],
    unless:
      'for installers|quotes?|compar\\w+|software|app for|portable fan|shelf|fridge (?:doors?|magnets?)|delivery|community fridge',
    says: 'Work on the cooling circuit of air conditioners, fridges and heat pumps is reserved for certified people in many countries, since the gases harm the climate or burn.',
    asks: 'Ask the environmental authority or the chamber, in writing: which certificate do person and firm need for this gas, and where may it be bought and returned? Open no circuit before the answer.',
    laws: [
      euLaw(
        'reg/2024/573',
        'Regulation (EU) 2024/573 on fluorinated greenhouse gases',
        'In the EU only certified people may install, service or repair equipment with fluorinated gases and buy the gas for it.',
      ),
      usRule(
        'title-40/part-82/subpart-F',
        'Recycling and emissions reduction (refrigerants)',
        'In the US, technicians who open a cooling circuit need a certification under section 608 of the Clean Air Act.',
      ),
    ],
  },
]
