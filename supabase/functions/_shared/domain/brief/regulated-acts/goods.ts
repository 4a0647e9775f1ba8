import { euLaw, germanLaw, law, type RegulatedAct, ukLaw } from './act.ts'

const MAKES = '<make, sell, produce, sew, carve, turn, mix, pour, import, print, offer, craft, knit, build>'
const MADE =
  '(?:hand ?-?made|home ?-?made|wooden|organic|natural|knitted|sewn|hand.?sewn|hand.?carved|printed)'
const RUBBED =
  '(?:(?:face|hand|body|skin|hair|beard|eye|foot|baby|night|day) (?:creams?|oils?|balms?|masks?|scrubs?|lotions?|butter)|soaps?|shampoos?|deodorants?|lipsticks?|perfumes?|cosmetics|serums?|lotions?|lip balms?|bath bombs|make-?up|sunscreens?|nail polish|(?<!ice )creams?(?! (?:cheese|cakes?|puffs?)))'
const FOR_CHILDREN =
  "(?:toys?|rattles?|teethers?|teething rings?|cribs?|cots?|cradles?|baby (?:carriers?|slings?|wraps?|swings?|clothes|blankets?|nests?|food|seats?)|dolls?|stuffed animals|plush(?:ies| toys)?|pacifiers?|high ?chairs?|strollers?|kids[’']? (?:furniture|clothes|bikes?|beds?)|wooden blocks|play ?sets?)"
const BRANDS =
  '(?:disney|marvel|pok[eé]mon|nike|adidas|gucci|louis vuitton|chanel|herm[eè]s|lego|harry potter|star wars|barbie|hello kitty|ferrari|supreme|prada|real madrid|barcelona shirts?|taylor swift|anime)'

/** Goods that need tests, labels, a license or the consent of a brand. */
export const GOODS: readonly RegulatedAct[] = [
  {
    id: 'cosmetics',
    weight: 'conditioned',
    shown: [`${MAKES} ~ ${RUBBED}`, `${MADE} (?:\\w+ ){0,2}?${RUBBED}`],
    product: RUBBED,
    unless:
      'for salons to book|booking|for (?:hairdressers|barbers)|review\\w*|soap (?:dispensers?|dish(?:es)?|stones?)|laundry|dish soap|shaving brush|cream (?:colou?red|white)|clotted|soap opera|app that|ice cream',
    says: 'A cosmetic product is notified or registered before it is sold in many places, with a safety report, a person who answers for it, and a label with all ingredients.',
    asks: 'Ask a safety assessor for cosmetics or the authority: which report, notice and label does each recipe take, what does that cost, and which claims are allowed?',
    laws: [
      euLaw(
        'reg/2009/1223',
        'Regulation (EC) No 1223/2009 on cosmetic products',
        'A cosmetic product needs a responsible person in the EU, a safety report by a qualified assessor and a notification before it is sold.',
      ),
      ukLaw(
        'uksi/2013/1478',
        'Cosmetic Products Enforcement Regulations 2013',
        'A cosmetic product needs a responsible person in the UK, a safety report and a notification before it is sold in Great Britain.',
      ),
      law(
        'US',
        'Makers of cosmetics for the US must register with the FDA, list their products, keep proof of safety and report serious reactions; very small firms are exempt from parts.',
        'Modernization of Cosmetics Regulation Act of 2022 (MoCRA)',
        'US Food and Drug Administration',
        'https://www.fda.gov/cosmetics/cosmetics-laws-regulations/modernization-cosmetics-regulation-act-2022-mocra',
        '2022',
      ),
      law(
        'IN',
        'Making cosmetics for sale in India needs a license of the state, and importing them a registration with the central authority (CDSCO).',
        'Cosmetics Rules, 2020',
        'Legitquest',
        'https://www.legitquest.com/act/cosmetics-rules-2020/C42B',
        '2020-12-15',
      ),
    ],
  },
  {
    id: 'childrens-goods',
    weight: 'conditioned',
    shown: [`${MAKES} ~ ${FOR_CHILDREN}`, `${MADE} (?:\\w+ ){0,2}?${FOR_CHILDREN}`],
    product: FOR_CHILDREN,
    unless:
      '(?:dog|cat|pet|bird|horse|sex|adult) toys?|toys? for (?:dogs|cats|pets|horses|parrots)|toy (?:library|swap|exchange|rental)|as a toy|cribs? notes|repair\\w*',
    says: 'Toys and things for babies need a safety assessment, tests for small parts and substances, and marks or certificates before they are sold in most countries, handmade ones too.',
    asks: 'Ask a test laboratory: which standards and tests does each product need, what do they cost, and which mark, papers and warnings must go with it?',
    laws: [
      euLaw(
        'dir/2009/48',
        'Directive 2009/48/EC on the safety of toys',
        'Toys need a safety assessment, tests and the CE mark in the EU; stricter rules of Regulation (EU) 2025/2509 follow in August 2030.',
      ),
      ukLaw(
        'uksi/2011/1881',
        'Toys (Safety) Regulations 2011',
        'Toys sold in Great Britain need a safety assessment, tests, and a UKCA or CE mark.',
      ),
      law(
        'US',
        'Products for children aged 12 or under need tests by an accredited laboratory and a Children’s Product Certificate in the US.',
        'Children’s products',
        'US Consumer Product Safety Commission',
        'https://www.cpsc.gov/Business--Manufacturing/Business-Education/Childrens-Products',
      ),
    ],
  },
  {
    id: 'dangerous-goods',
    weight: 'licensed',
    shown: [
      '<sell, make, launch, import, store> ~ (?:fireworks|firecrackers|gunpowder|smoke bombs|explosives)',
      '<sell, make, rent, import, forge> ~ (?:guns|rifles|pistols|ammunition|crossbows|tasers?|stun guns?|pepper sprays?|switchblades|knuckle ?dusters|body armou?r)',
      '<sell, spray, apply, mix> ~ (?:pesticides?|herbicides?|weed ?killers?|insecticides?|rat poison|fungicides?)',
      '(?:jams?|jamming|blocks?|blocking) ~ (?:phone|gps|wi-?fi|mobile|cell|drone|radio) signals?',
      '(?:gps|phone|signal|wi-?fi|drone) jammers?',
    ],
    unless:
      'without (?:any )?(?:pesticides?|herbicides?)|instead of|(?:water|toy|glue|nail|heat|spray|massage|staple|nerf) ?guns?|less (?:pesticide|herbicide)|records? (?:of|for)|planner|tells? (?:the )?farmers? when',
    says: 'Explosives, weapons, pesticides and devices that jam radio take a license or a proof of training to make, sell or use in most countries; jammers are mostly forbidden outright.',
    asks: 'Ask the police, the plant protection or the radio authority, whichever is in charge, in writing: may it be sold or used at all, by whom, with which license, and how is it stored? Sell none before the answer.',
    laws: [
      euLaw(
        'reg/2009/1107',
        'Regulation (EC) No 1107/2009 on plant protection products',
        'Pesticides may be sold and used in the EU only if they are authorized for that use.',
      ),
      ukLaw(
        'ukpga/2006/36',
        'Wireless Telegraphy Act 2006',
        'In the UK, using a device to interfere with radio on purpose is a crime.',
      ),
      germanLaw(
        'waffg_2002',
        'Waffengesetz',
        'Making and selling weapons in Germany needs a permit, and many kinds may not be sold at all.',
      ),
    ],
  },
  {
    id: 'brand-goods',
    weight: 'forbidden',
    shown: [
      `<print, use, sew, make, put, sell, copy, paint, draw> ~ ${BRANDS} (?:\\w+ )?(?:logos?|characters?|figures?|prints?|names?|designs?|patterns?|shirts?|cakes?|stickers?|mugs?|costumes?|fabrics?|art)`,
      `(?:made|sewn|cut) (?:from|out of) ~ ${BRANDS} (?:\\w+ )?(?:bags?|canvas|scarves|fabric)`,
    ],
    unless:
      'licen[cs]ed|with (?:a )?permission|second.?hand|collect\\w*|buy and sell used|bricks? (?:rental|library)',
    says: 'Names, logos and characters of a brand may be put on goods for sale only with its permission; without it the goods can be seized, and fans’ work counts as well.',
    asks: 'Ask the licensing office of the brand, in writing: may you use this name or figure, on what and at which fee? Make and sell none before the answer.',
    laws: [
      euLaw(
        'reg/2017/1001',
        'Regulation (EU) 2017/1001 on the European Union trade mark',
        'In the EU, putting a registered mark of others on goods for sale without permission is an infringement, and the goods may be destroyed.',
      ),
      ukLaw(
        'ukpga/1994/26/section/92',
        'Trade Marks Act 1994, section 92',
        'In the UK, selling goods with a registered mark without permission is a crime.',
      ),
    ],
  },
  {
    id: 'brand-import',
    weight: 'conditioned',
    shown: [
      'import(?:s|ing)? ~ (?:brand(?:ed)? (?:goods|clothes|shoes|sneakers|perfumes?|phones?)|original (?:perfumes?|sneakers|iphones?|parts))',
      '(?:gr[ae]y market|parallel import\\w*)',
    ],
    says: 'Goods of a brand that were first sold on another continent may be resold in the EU and the UK only if the brand agreed; elsewhere the rules differ.',
    asks: 'Ask a lawyer for trademarks: may goods of this brand from that country be resold here, and which proof of origin must the supplier give?',
    laws: [
      euLaw(
        'reg/2017/1001',
        'Regulation (EU) 2017/1001 on the European Union trade mark, article 15',
        'A brand may stop the resale in the EU of its own goods that were first sold outside the European Economic Area.',
      ),
    ],
  },
  {
    id: 'protected-names',
    weight: 'conditioned',
    shown: [
      `(?:${MAKES}|sold|call|calls|brand) ~ (?:champagne|parmesan|parmigiano|roquefort|feta|parma ham|darjeeling|scotch whisky|tequila|prosecco|kolhapuri|pashmina|banarasi|basmati|halloumi|cognac|stilton|gorgonzola|kanchipuram|harris tweed|balsamico di modena)`,
      '(?:custom\\w*|hand ?made|artisan|our own) (?:\\w+ )?(?:champagne|parmesan|feta|kolhapuri|pashmina|banarasi|halloumi|prosecco|tequila)',
    ],
    product:
      '(?:champagne|kolhapuri|pashmina|banarasi|kanchipuram|feta|halloumi|prosecco|tequila|harris tweed|darjeeling)',
    unless: 'restaurant|recipe|tasting',
    says: 'The name of a place can be protected for a product: only goods that come from there and meet its rules may carry it, often by registered makers.',
    asks: 'Ask the office for geographical indications or the makers’ association: may your goods carry this name, and must your makers be registered for it?',
    laws: [
      euLaw(
        'reg/2024/1143',
        'Regulation (EU) 2024/1143 on geographical indications',
        'Protected names of wine, spirits and farm products may be used in the EU only for goods that meet their specification.',
      ),
    ],
  },
]
