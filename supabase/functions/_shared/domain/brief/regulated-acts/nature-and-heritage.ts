import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const PETS =
  '(?:dogs?|cats?|pets?|cows?|cattle|horses?|goats?|sheep|pigs?|chickens?|animals?|puppies|kittens|livestock|donkeys?)'

/** Animals, plants, pests, and what belongs to history. */
export const NATURE_AND_HERITAGE: readonly RegulatedAct[] = [
  {
    id: 'treating-animals',
    weight: 'licensed',
    shown: [
      `<treat, vaccinate, castrate, neuter, deworm, inject, anaesthetize, operate on, diagnose> (?:\\w+ ){0,4}?${PETS}`,
      `<clean, scale> (?:\\w+ ){0,2}?${PETS.replace('?:', '?:')}(?:'s?)? teeth`,
      `<give> (?:\\w+ ){0,4}?(?:(?:rabies |distemper )?(?:shots|vaccines?|injections?)|antibiotics|vaccinations?) (?:\\w+ ){0,3}?(?:to|for) (?:\\w+ ){0,2}?${PETS}`,
      '(?:rabies|distemper) (?:shots|vaccines?|vaccinations?)',
      `(?:chiropractic|acupuncture|physiotherapy|osteopathy|dental cleaning) (?:for|on|of) ${PETS}`,
    ],
    unless:
      'for vets|vets? (?:gives?|does|comes?|treats?|signs?)|with (?:our|an?|the) vet\\b|remind\\w*|treats? for|bakes?|like family|record\\w*|we are (?:two )?vets|log',
    says: 'Diagnosing, treating, injecting and operating on animals is reserved for veterinarians in most countries, often with teeth, massage and rehabilitation included.',
    asks: 'Ask the veterinary chamber or office, in writing: which of these acts may only a veterinarian do, and which may be done under one? Treat no animal before the answer.',
    laws: [
      ukLaw(
        'ukpga/1966/36/section/19',
        'Veterinary Surgeons Act 1966, section 19',
        'In the UK, only registered veterinary surgeons may practise veterinary surgery, which includes diagnosis and treatment.',
      ),
      euLaw(
        'reg/2019/6',
        'Regulation (EU) 2019/6 on veterinary medicinal products',
        'In the EU, medicines for animals are sold and used as authorized, and many only on prescription of a veterinarian.',
      ),
    ],
  },
  {
    id: 'animal-feed',
    weight: 'forbidden',
    shown: [
      '<feed, give, sell> (?:\\w+ ){0,5}?(?:kitchen scraps|kitchen waste|food waste|leftovers|swill|food scraps|catering waste|restaurant waste|plate waste|slops|canteen waste|it|them) (?:\\w+ ){0,2}?(?:to|as feed for|for) (?:\\w+ ){0,3}?(?:pigs|chickens|hens|farmers|poultry|livestock|goats|cattle|ducks)',
      '<cook, turn, boil, dry, mill, process, ferment> (?:it|them|these|leftovers|scraps|swill|food waste) (?:\\w+ ){0,2}?into (?:\\w+ )?(?:pig|chicken|poultry|animal|livestock|hen|duck|goat|cattle) ?(?:feed|food|meal|pellets)',
      '(?:kitchen|food|restaurant|canteen|catering|plate) (?:waste|scraps|leftovers) ~ (?:into|as|for) (?:\\w+ ){0,3}?(?:pig|chicken|poultry|animal|livestock|hen) ?(?:feed|food|meal)',
    ],
    near: '(?:kitchens?|restaurants?|leftovers|canteens?|scraps|food waste|swill|catering|hotels?)',
    unless:
      'brewer|spent grain|compost|biogas|bread (?:factory|waste) only|vegetable peel from factories|pet food recipes',
    says: 'Feeding kitchen scraps or catering waste to farm animals is forbidden in the EU and the UK and strictly limited elsewhere, boiled or not, because it spreads swine fever and foot-and-mouth.',
    asks: 'Ask the veterinary office, in writing: which leftovers may become feed, from which sources, with which treatment and approval, and may insects be fed with them? Collect and feed none before the answer.',
    laws: [
      euLaw(
        'reg/2009/1069',
        'Regulation (EC) No 1069/2009 on animal by-products, article 11',
        'In the EU, farm animals other than fur animals may not be fed with catering waste, kitchen scraps of homes included.',
      ),
      usRule(
        'title-9/part-166',
        'Swine health protection',
        'In the US, food waste that contains meat may be fed to pigs only after heating by a licensed operator, and many states forbid it.',
      ),
      ukLaw(
        'uksi/2013/2952',
        'Animal By-Products (Enforcement) (England) Regulations 2013',
        'In England it is a crime to feed catering waste to farmed animals, and kitchen scraps of homes count.',
      ),
    ],
  },
  {
    id: 'animal-encounters',
    weight: 'licensed',
    shown: [
      '<open, run, start, offer, bring, rent, rent out> (?:\\w+ ){0,5}?(?:petting zoo|pony rides?|donkey rides?|camel rides?|elephant rides?|cat caf[eé]|dog caf[eé]|puppy yoga|goat yoga|animal (?:caf[eé]|parties|shows?|encounters?)|reptile (?:parties|shows?)|riding school|hawk walks?|owl caf[eé])',
      '(?:puppy|goat|kitten) yoga|(?:reptile|pony) part(?:y|ies)',
    ],
    unless: 'software|robot|toy',
    says: 'Showing animals to the public and letting people ride or touch them takes a license or inspection in many places, by rooms, rest, vets and insurance.',
    asks: 'Ask the veterinary office, in writing: which license, rooms, rest and insurance do these animals and visitors take? Let no visitor in before the answer.',
    laws: [
      ukLaw(
        'uksi/2018/486',
        'Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018',
        'In England, hiring out horses and keeping animals for exhibition as a business need a license of the council.',
      ),
      usRule(
        'title-9/part-2',
        'Animal welfare regulations',
        'Exhibitors of mammals and some birds in the US need a license of the USDA.',
      ),
      germanLaw(
        'tierschg/__11.html',
        'Tierschutzgesetz, section 11',
        'In Germany, showing animals for money and running a riding business take a permit of the veterinary office.',
      ),
    ],
  },
  {
    id: 'protected-species',
    weight: 'licensed',
    shown: [
      '<sell, import, export, carve, make, collect, ship, breed, mount, buy> (?:\\w+ ){0,6}?(?:ivory|tortoise ?shell|turtle shells?|coral|sea ?horses?|shark (?:fins?|teeth)|snake ?skins?|crocodile (?:leather|skin)|python (?:leather|skin)|wild (?:orchids|cacti|birds|parrots|tortoises|succulents)|rosewood|eagle feathers|feathers of wild|tarantulas?|sea ?shells from|pangolin|deer musk|agarwood|taxidermy|stuffed (?:birds|foxes|owls))',
      '(?:\\w+ )?(?:with|from|of) (?:real|genuine|true|antique) (?:\\w+ )?(?:coral|ivory|tortoise ?shell|turtle shell|sea ?horses?|crocodile|python|rosewood)\\b',
      '<dig up, pick, collect> (?:\\w+ ){0,2}?wild (?:orchids?|cacti|succulents?|snowdrops?|peyote|ginseng)',
    ],
    unless:
      'fake|faux|vegan|imitation|synthetic|plastic|bones? broth|paint\\w*|ivory (?:coast|colou?r|white|paper|silk|dress)|reef restoration|3d|toy|ivory tower',
    says: 'Wild animals and plants on the lists of the CITES convention, and parts of them such as ivory, coral and shell, are traded only with permits; some trade is forbidden, also with old pieces.',
    asks: 'Ask the CITES authority of your country, in writing: is this species listed, and which permit does each piece need to be sold, mailed or carved? Sell and ship none before the answer.',
    laws: [
      euLaw(
        'reg/1997/338',
        'Regulation (EC) No 338/97 on the protection of species of wild fauna and flora by regulating trade',
        'In the EU, trade in species of its annexes is forbidden or takes permits and certificates for each piece.',
      ),
      ukLaw(
        'ukpga/2018/30',
        'Ivory Act 2018',
        'In the UK, dealing in items of ivory is a crime, apart from a few registered exemptions.',
      ),
      usRule(
        'title-50/part-23',
        'Convention on International Trade in Endangered Species of Wild Fauna and Flora (CITES)',
        'Listed animals, plants and their parts cross the US border only with CITES papers.',
      ),
    ],
  },
  {
    id: 'fishing-and-hunting',
    weight: 'licensed',
    shown: [
      '<catch, harvest, trap, net, spear> (?:\\w+ ){0,4}?(?:fish|crabs?|lobsters?|octopus|shrimps?|prawns?|eels?|oysters?|mussels?|clams?|crayfish|sea urchins?|abalone|frogs?|snails?|songbirds?|seaweed) (?:\\w+ ){0,4}?(?:and sell|to sell|for (?:restaurants?|sale|market|export))',
      '<offer, sell, run, guide, lead> (?:\\w+ ){0,3}?(?:hunting (?:trips?|tours?)|fishing (?:trips?|charters?)|trophy hunts?|boar hunts?|spearfishing)',
    ],
    unless: 'app|map|game|software|for (?:fishers|anglers|hunters)|farm(?:ed|ing)?',
    says: 'Catching wild fish, shellfish or game for sale, and guiding others to it, takes licenses and quotas in most countries, with closed seasons and checks of shellfish waters.',
    asks: 'Ask the fisheries or hunting authority, in writing: which license, season, size and quota apply, and may the catch be sold? Sell none before the answer.',
    laws: [
      euLaw(
        'reg/2009/1224',
        'Regulation (EC) No 1224/2009 on control of the common fisheries policy',
        'In the EU, fish is caught for sale only with a fishing license, and first sales are recorded by registered buyers.',
      ),
    ],
  },
  {
    id: 'antiquities',
    weight: 'licensed',
    shown: [
      '<sell, export, dig up, dig, import, buy, collect, ship> (?:\\w+ ){0,4}?(?:antiquities|artifacts?|artefacts?|roman coins?|ancient (?:coins?|statues?|pottery)|fossils?|meteorites?|shipwreck\\w*|arrowheads?|old (?:icons?|temple|manuscripts?|idols?|masks? from)|temple (?:statues?|pieces))',
      'metal.?detect(?:ing|or) (?:\\w+ ){0,2}?(?:trips?|tours?|weekends?|holidays?)',
      '(?:keep|keeps|sell|sells) (?:\\w+ ){0,2}?(?:what they find|the (?:coins|finds)|finds)',
    ],
    unless: 'replicas?|copies|museum (?:guide|shop)|game|software artifacts?|build artifacts?|casts?|virtual',
    says: 'Finds from the ground, old coins, fossils and works of a certain age belong to the state or may leave the country only with a permit in many places; digging without one is a crime.',
    asks: 'Ask the heritage office, in writing: may one search there, who owns what is found, and which license does sale or export take? Search and sell none before the answer.',
    laws: [
      ukLaw(
        'ukpga/1996/24',
        'Treasure Act 1996',
        'In England, Wales and Northern Ireland, finds that may be treasure are reported within 14 days; keeping quiet is a crime.',
      ),
      euLaw(
        'reg/2019/880',
        'Regulation (EU) 2019/880 on the introduction and the import of cultural goods',
        'Old cultural goods enter the EU only with proof that they left their country legally, and some only with a license.',
      ),
      law(
        'US',
        'In the US, digging up, selling or moving archaeological finds from public or Indian lands without a permit is a crime.',
        '16 U.S.C. 470ee, Prohibited acts and criminal penalties',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/16/470ee',
      ),
    ],
  },
  {
    id: 'pest-control',
    weight: 'licensed',
    shown: [
      '<fumigate, exterminate> (?:\\w+ ){0,4}?\\w+',
      '<kill, poison, remove, get rid of, treat> (?:\\w+ ){0,4}?(?:rats|mice|cockroaches|bed ?bugs|termites|wasps?.? nests?|ants|moles|pigeons|bats|snakes|hornets)\\b',
      '(?:bed ?bug|termite|cockroach|rat|wasp) (?:treatments?|removal|control|extermination)',
    ],
    unless:
      'traps? that|sensor|camera|without (?:poison|chemicals)|cats? that|ultrasonic|freez\\w*|heat only|game|for pest control (?:firms|companies)|netting',
    says: 'Killing pests for others with poison or gas takes a license and proof of training in many countries, some gases are reserved for few, and bats, birds and bees are often protected.',
    asks: 'Ask the authority for pesticides or health, in writing: which license does person and firm need for this poison, and which animals are protected? Treat no home before the answer.',
    laws: [
      usRule(
        'title-40/part-171',
        'Certification of pesticide applicators',
        'In the US, restricted pesticides are used only by, or under, certified applicators; states license pest control firms.',
      ),
      euLaw(
        'reg/2012/528',
        'Regulation (EU) No 528/2012 on biocidal products',
        'In the EU, poisons and gases against pests are used only as authorized, and many only by trained professionals.',
      ),
    ],
  },
]
