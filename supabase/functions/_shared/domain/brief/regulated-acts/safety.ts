import { euLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const CHILD_SEATS =
  "(?:(?:child |kids[’']? |baby |infant )?car seats?|child seats?|baby seats?|booster seats?|cots?|cribs?|bunk beds?|stair ?gates?)"
const PROTECTS = `(?:${CHILD_SEATS}|helmets?|air ?bags?|life ?(?:jackets?|vests?)|climbing (?:ropes?|gear|harness\\w*)|harness(?:es)?|fire extinguishers?|brakes?|brake \\w+|tires|tyres|parachutes?|smoke alarms?|wetsuits? with buoyancy|scuba (?:gear|regulators?)|diving regulators?)(?! (?:fabric|covers?|patterns?|bags?|stickers?|laundry|cleaning|photos?|cameras?))`
const FROM_OTHERS =
  '(?:off|from|on|at) (?:\\w+ ){0,3}?(?:facebook|olx|ebay|gumtree|craigslist|vinted|wallapop|leboncoin|marketplace|garage sales?|flea markets?|car boot sales?|charity shops?|thrift stores?|families|parents|junk ?yards?|scrap ?yards?|old cars|crashed cars|skips?)'

/** Goods that protect life, burn, or are meant for small children. */
export const SAFETY: readonly RegulatedAct[] = [
  {
    id: 'told-weakness',
    weight: 'unsafe',
    // Recognized by the founder's words on what failed, not by a plan: see weakness.ts.
    shown: [],
    says: 'Something that softens, leaks, overheats, sparks, breaks or tips over beside heat, water, power or children can injure people, and those who make and sell it answer for that.',
    asks: 'Ask an independent test laboratory, with the unit that failed: which safety standard applies, what would happen in the worst case, and what do its tests cost? Let no one else use it, and sell none, before its report.',
    laws: [
      euLaw(
        'reg/2023/988',
        'Regulation (EU) 2023/988 on general product safety',
        'In the EU only safe products may be sold; makers analyze the risks, keep the papers on it, and must act on a danger that they know of.',
      ),
      ukLaw(
        'uksi/2005/1803',
        'General Product Safety Regulations 2005',
        'In the UK only safe products may be sold to consumers, and a producer who knows of a danger must tell the authority.',
      ),
      usRule(
        'title-16/part-1115',
        'Substantial product hazard reports',
        'Makers and sellers in the US must report a defect that could create a substantial hazard to the Consumer Product Safety Commission at once.',
      ),
    ],
  },
  {
    id: 'second-hand-safety',
    weight: 'unsafe',
    shown: [
      `(?<!\\b(?:from|of) )(?:used|second.?hand|refurbished|pre.?owned|old|donated) (?:\\w+ ){0,2}?${PROTECTS}`,
      `<pick up, buy, get, source, collect, take, find> ~ ${PROTECTS} ~ ${FROM_OTHERS}`,
      '(?:used|second.?hand) (?:ice )?(?:hockey|ski|climbing|riding|motorcycle|rescue) (?:equipment|gear|kit|sets)',
      `(?:rental of|<rent out, rent, hire out, lend, resell, swap, pass on>) ~ ${PROTECTS}`,
    ],
    near: '(?:used|second.?hand|refurbished|pre.?owned|hardly used|donated|facebook|olx|ebay|gumtree|craigslist|vinted|wallapop|leboncoin|marketplace|garage sales?|flea markets?|car boot|charity shops?|outgrown|old|junk ?yards?|scrap ?yards?|lend|swap)',
    unless:
      'recycl\\w*|mats?|shred\\w*|pressed|turn(?:s|ed)? (?:them|it) into|planters?|furniture from|bags from|art from|swings? from|crush|(?:years?|year|months?|days?|weeks?)[- ]old|(?:made|cut|sewn|built) (?:from|out of)|for old people|old (?:towns?|people|folks|ladies|men|cars that)|laundry|covers? for|repair (?:brakes|harness)',
    says: 'Used child seats, helmets, harnesses and other gear that protects life may have damage, age or a recall that nobody sees; in many countries an unsafe product may not be sold or rented at all.',
    asks: 'Ask the product safety authority and an insurer, in writing: may these be sold or rented used at all, how must approval label, age, accidents and recalls of each be proved, and who covers an injury? Hand out none before the answer.',
    laws: [
      euLaw(
        'reg/2023/988',
        'Regulation (EU) 2023/988 on general product safety',
        'In the EU, used products too must be safe, and whoever sells them must trace them and warn of dangers.',
      ),
      ukLaw(
        'uksi/2005/1803',
        'General Product Safety Regulations 2005',
        'In the UK, used products too must be safe when a business sells or lends them.',
      ),
      usRule(
        'title-16/part-1219',
        'Safety standard for full-size baby cribs',
        'Cribs that do not meet the standard may not be sold, resold, leased or provided by businesses in the US, used ones included.',
      ),
    ],
  },
  {
    id: 'rebuilt-batteries',
    weight: 'unsafe',
    shown: [
      '<build, make, assemble, rebuild, sell, repack, weld> ~ (?:battery packs?|batteries|power ?banks?|power ?walls?) ~ (?:from|out of|with) ~ (?:old|used|recycled|second.?hand|salvaged|laptop|scrap|ev) ~ (?:cells|batteries|packs?)',
      '(?:old|used|recycled|second.?hand|salvaged) (?:\\w+ ){0,2}?(?:cells|lithium batteries|laptop batteries|ev batteries|car batteries) ~ (?:into|to make|to build|build|assemble)',
      '<build, assemble, make> (?:\\w+ ){0,2}?(?:battery packs?|power ?walls?|power ?banks?) (?:\\w+ )?from (?:them|these|those|it)\\b',
      '<build, assemble, make> (?:\\w+ ){0,3}?(?:lithium|e-?bike|scooter|ev) (?:battery packs?|batteries)\\b',
    ],
    unless: 'recycl(?:er|ing plant)|for schools to learn|collect(?:ion)? box',
    says: 'Battery packs that are built or repaired from used cells can catch fire, and in many places the builder counts as their maker, with tests, marks and rules for mailing them.',
    asks: 'Ask a test laboratory for batteries and an insurer, in writing: which tests must each pack pass, who counts as its maker, and how may it be shipped and stored? Let no one charge one at home before the answer.',
    laws: [
      euLaw(
        'reg/2023/1542',
        'Regulation (EU) 2023/1542 concerning batteries and waste batteries',
        'In the EU, whoever puts reused or rebuilt batteries on the market takes on duties of a maker: safety, marks, papers and take-back.',
      ),
      usRule(
        'title-49/section-173.185',
        'Lithium cells and batteries',
        'Lithium batteries that are shipped in the US must be of a type that passed the UN tests, with limits on packing and marks.',
      ),
    ],
  },
  {
    id: 'banned-baby-goods',
    weight: 'forbidden',
    shown: [
      '(?:<make, sell, sew, import, design>|(?:hand ?-?made|padded|soft)) ~ (?:crib bumpers?|cot bumpers?|inclined sleepers?|baby walkers?|weighted (?:sleep ?sacks?|swaddles?|blankets?) for (?:babies|newborns|infants|toddlers)|water beads|magnet(?:ic)? balls|amber teething necklaces?|drop.?side cribs?)',
    ],
    product: '(?:crib bumpers?|cot bumpers?|inclined sleepers?|baby walkers?|water beads)',
    unless: 'recall\\w*|warn\\w*|instead of|replace\\w*',
    says: 'Crib bumpers, inclined sleepers, baby walkers, strong small magnets and water beads have killed children; some countries forbid to sell them, and others limit them strictly.',
    asks: 'Ask the product safety authority and a test laboratory for children’s goods, in writing: is this kind of product allowed at all, in which form, and with which tests? Make and sell none before the answer.',
    laws: [
      usRule(
        'title-16/part-1310',
        'Ban of crib bumpers',
        'Padded crib bumpers may not be sold in the US; a rule beside it (part 1309) bans inclined sleepers for infants.',
      ),
      law(
        'CA',
        'In Canada, baby walkers may not be made, imported, advertised or sold, used ones included.',
        'Canada Consumer Product Safety Act, schedule 2',
        'Justice Laws, Government of Canada',
        'https://laws-lois.justice.gc.ca/eng/acts/C-1.68/',
      ),
    ],
  },
  {
    id: 'protective-gear',
    weight: 'conditioned',
    shown: [
      '<make, sell, import, sew, print, build, produce, design> (?:\\w+ ){0,4}?(?:helmets?|safety (?:goggles|glasses|gloves|vests?|shoes|harness(?:es)?)|respirators?|dust masks|ffp2 masks|n95 masks|life ?(?:jackets?|vests?)|motorcycle jackets?|climbing harness(?:es)?|reflective vests)',
    ],
    product: '(?:helmets?|respirators?|safety (?:goggles|gloves|shoes)|life ?(?:jackets?|vests?))',
    unless:
      'helmet (?:covers?|liners?|bags?|cameras?|stickers?|lights?|lockers?)|used|second.?hand|costume|for (?:dogs|dolls)|game',
    says: 'Gear that protects people, such as helmets, masks and harnesses, is tested and marked before it is sold in many countries, mostly by an independent body.',
    asks: 'Ask a test laboratory for protective gear: which standard, tests and mark does each model need, who may do them, and what must the instructions say?',
    laws: [
      euLaw(
        'reg/2016/425',
        'Regulation (EU) 2016/425 on personal protective equipment',
        'Protective gear in the EU needs the CE mark, and most of it an examination of the type by a notified body.',
      ),
      usRule(
        'title-16/part-1203',
        'Safety standard for bicycle helmets',
        'Bicycle helmets sold in the US must pass tests of the standard and carry a label and a certificate.',
      ),
    ],
  },
  {
    id: 'mains-goods',
    weight: 'conditioned',
    shown: [
      '<make, build, sell, import, convert, rewire> (?:\\w+ ){0,4}?(?:table lamps?|floor lamps?|pendant lamps?|lamps from|electric (?:heaters?|blankets?|kettles?|kilns?)|phone chargers?|extension (?:cords?|leads?)|space heaters?|heated (?:seats?|vests?|blankets?|mats?))',
    ],
    unless: 'lamp ?shades?|candle|solar lamps? for|repair\\w*|no electrics|without (?:wiring|electrics)',
    says: 'Electrical goods are tested and marked before they are sold in many countries, those made by hand or rebuilt from old ones included.',
    asks: 'Ask a test laboratory for electrical goods: which standard, tests, mark and papers does each model need, and who counts as its maker?',
    laws: [
      euLaw(
        'dir/2014/35',
        'Directive 2014/35/EU on electrical equipment within certain voltage limits',
        'Electrical goods for 50 to 1,000 volts AC in the EU need a risk assessment, papers and the CE mark before they are sold.',
      ),
      ukLaw(
        'uksi/2016/1101',
        'Electrical Equipment (Safety) Regulations 2016',
        'Electrical goods for 50 to 1,000 volts AC in Great Britain need a risk assessment, papers and a UKCA or CE mark before they are sold.',
      ),
    ],
  },
]
