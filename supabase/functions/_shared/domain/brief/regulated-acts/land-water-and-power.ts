import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** Power, water, sewage, telecoms, and machines that carry people. */
export const LAND_WATER_AND_POWER: readonly RegulatedAct[] = [
  {
    id: 'electricity-sales',
    weight: 'licensed',
    shown: [
      '<sell, supply, resell, distribute, share> (?:\\w+ ){0,4}?(?:electricity|power|solar power|kilowatt ?hours?|kwh|energy) (?:\\w+ ){0,5}?(?:to|by the|per|with|for|from)\\b',
      '(?:mini|micro)-?grids? (?:for|in|that|sells?|of)',
    ],
    near: '(?:electricity|solar|grid|kwh|kilowatt|generator|turbine|panels?|hydro)',
    unless:
      'power ?banks?|energy (?:drinks?|bars?|balls|advice)|software|compar\\w+|chargers? for (?:phones|laptops)|batter(?:y|ies) (?:only|rental)|save\\w* (?:energy|power)|switch (?:supplier|provider)',
    says: 'Selling electricity to others takes a license or registration in most countries, with rules on meters, prices and wires that cross a border of plots; small and shared systems may be exempt.',
    asks: 'Ask the energy regulator, in writing: is a license or exemption needed for this size and number of customers, who sets the price, and who may lay the wires? Sell none before the answer.',
    laws: [
      ukLaw(
        'ukpga/1989/29/section/4',
        'Electricity Act 1989, section 4',
        'In Great Britain, supplying electricity to premises takes a license or an exemption.',
      ),
      germanLaw(
        'enwg_2005/__5.html',
        'Energiewirtschaftsgesetz, section 5',
        'In Germany, whoever supplies energy to households notifies the Federal Network Agency.',
      ),
      euLaw(
        'dir/2019/944',
        'Directive (EU) 2019/944 on common rules for the internal market for electricity',
        'In the EU, suppliers of electricity follow rules on contracts, bills and meters; energy communities and shared solar have rights of their own.',
      ),
    ],
  },
  {
    id: 'drinking-water',
    weight: 'licensed',
    shown: [
      '<sell, fill, bottle, deliver, pack, vend> (?:\\w+ ){0,7}?(?:drinking water|(?:spring|borehole|well|tap|filtered|mineral|purified|rain|alkaline|sachet) water|water (?:in|by|from|to) (?:\\w+ ){0,3}?(?:bottles?|jerry ?cans?|sachets?|tankers?|bags?|neighbou?rs|wells?|boreholes?|houses)|the water to)\\b',
      '(?:water (?:atms?|kiosks?|refill stations?|vending machines?)|sachet water|pure water (?:business|factory))',
      '<drill, dig, sink> (?:\\w+ ){0,3}?(?:boreholes?|water wells?|wells?)\\b',
    ],
    unless:
      'bottles? (?:with|for) (?:a )?filter|water bottles? (?:that|made)|rose ?water|for plants|sensors?|meter|coconut water|water (?:pistols|colou?rs?)|irrigat\\w*|wells? being',
    says: 'Drinking water that is taken, filled or sold to others is tested and licensed in most countries, and drilling or pumping a well often takes a permit of its own.',
    asks: 'Ask the water and food authorities, in writing: may this source be used and sold, which tests, rooms and labels does it take, and who sets the price? Sell none before the answer.',
    laws: [
      usRule(
        'title-21/part-129',
        'Processing and bottling of bottled drinking water',
        'Bottlers in the US use an approved source, test source and product at set intervals and keep the records.',
      ),
      euLaw(
        'dir/2020/2184',
        'Directive (EU) 2020/2184 on the quality of water intended for human consumption',
        'In the EU, water supplied to others meets limits on germs and chemicals, with risk checks and tests; very small private supplies may be exempt.',
      ),
    ],
  },
  {
    id: 'sewage',
    weight: 'licensed',
    shown: [
      '<empty, pump out, drain, clean out, haul, spread, pour, dump> (?:\\w+ ){0,4}?(?:septic tanks?|pit latrines?|latrines?|cesspits?|cesspools?|sewage|sludge|faecal sludge|fecal sludge|grease traps?)',
      '(?:sewage|sludge|faeces|feces|human waste|septage) (?:\\w+ ){0,3}?(?:as|into|to) (?:\\w+ )?(?:manure|fertili[sz]er|compost|fields)',
    ],
    unless: 'sensor|tells? (?:you|them) when|software|app for|for (?:septic|pumping) (?:firms|companies)',
    says: 'Emptying tanks and carrying or spreading sewage takes a permit in most countries, and fresh sludge on fields that grow food is forbidden or tied to treatment and waiting times.',
    asks: 'Ask the environmental and health authorities, in writing: which permit do tanker and operator need, where must each load go, and may any be used on land? Empty none before the answer.',
    laws: [
      usRule(
        'title-40/part-503',
        'Standards for the use or disposal of sewage sludge',
        'In the US, septage and sludge may be put on land only within limits on germs, metals, crops and waiting times.',
      ),
      euLaw(
        'dir/1986/278',
        'Directive 86/278/EEC on sewage sludge in agriculture',
        'In the EU, untreated sludge may not be used on fields, or only worked in under conditions, and never on vegetables in growth.',
      ),
    ],
  },
  {
    id: 'internet-access',
    weight: 'licensed',
    shown: [
      '<sell, resell, share, rent, distribute> (?:\\w+ ){0,4}?(?:internet|wi-?fi|starlink|bandwidth|data bundles?|hotspots?|broadband) (?:\\w+ ){0,4}?(?:to|with|by|for|in|per)\\b',
      '(?:village|community|neighbou?rhood) (?:wi-?fi|internet|broadband|network) (?:for|service|at|from)',
      '(?:sim ?box(?:es)?|sim ?banks?|grey routes?|gsm gateways?)',
      '<set up, run, start, open> (?:\\w+ ){0,3}?(?:(?:fm|community|pirate) radio|radio station|tv station|phone network)',
    ],
    unless:
      'over the internet|on the internet|internet (?:radio|shop|sales)|via (?:the )?internet|web radio|podcast|software for|wi-?fi (?:sensors?|password signs?)|routers? rental|photo|online radio|sell\\w* (?:\\w+ )?(?:online|through the internet)',
    says: 'Selling internet, calls or radio to the public takes a registration or license as a telecom or broadcaster in most countries, and providers mostly forbid to resell their connection.',
    asks: 'Ask the telecom authority and the provider, in writing: may this connection be shared for pay, and which registration, license or frequency does it take? Sell none before the answer.',
    laws: [
      euLaw(
        'dir/2018/1972',
        'Directive (EU) 2018/1972 establishing the European Electronic Communications Code',
        'In the EU, providers of internet access to the public fall under a general authorization: countries may ask for a notice, and duties to users apply.',
      ),
      ukLaw(
        'ukpga/2006/36/section/8',
        'Wireless Telegraphy Act 2006, section 8',
        'In the UK, running a radio station or transmitter without a license or an exemption is a crime.',
      ),
      law(
        'US',
        'In the US, radio signals may be sent only with a license or under an exemption of the Federal Communications Commission.',
        '47 U.S.C. 301, License for radio communication or transmission of energy',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/47/301',
      ),
    ],
  },
  {
    id: 'lifts-and-fire-gear',
    weight: 'licensed',
    shown: [
      '(?:we|i|our (?:team|mechanics?|technicians?)) (?:will |can )?(?:\\w+ ){0,2}?(?:install|repair|maintain|service|modernize) (?:\\w+ ){0,4}?(?:lifts?|elevators?|escalators?|stair ?lifts?|fire (?:alarms?|extinguishers?|doors?)|sprinklers?)\\b',
      '<refill, service, recharge> (?:\\w+ ){0,2}?fire extinguishers?',
      '<install, build, repair> (?:\\w+ ){0,3}?(?:home (?:lifts|elevators)|platform lifts?|chimneys?|wood ?stoves?|log burners?|fireplaces)',
    ],
    unless:
      'for (?:lift|elevator) (?:companies|firms)|software|app for|ski lifts?|face ?lifts?|car lifts?|bio ?ethanol|decorat\\w*|sensor\\w*',
    says: 'Lifts, fire alarms, extinguishers, stoves and chimneys may be installed and serviced only by licensed or qualified firms in many places, since insurers and inspectors rely on their papers.',
    asks: 'Ask the inspectorate for lifts or the fire authority, in writing: which license must firm and mechanic hold, and which papers go with each job? Take on none before the answer.',
    laws: [
      euLaw(
        'dir/2014/33',
        'Directive 2014/33/EU on lifts',
        'In the EU, the installer of a lift answers for its safety, has it checked by a notified body and puts the CE mark on it.',
      ),
    ],
  },
  {
    id: 'digging',
    weight: 'licensed',
    shown: [
      '<dig, mine, extract, dredge, take, collect, pan> (?:\\w+ ){0,3}?(?:sand|gravel|gold|clay|peat|gemstones?|stones|coral|turf|salt) (?:\\w+ ){0,3}?(?:from|in|at|out of) (?:\\w+ ){0,3}?(?:rivers?|beach(?:es)?|lake|sea|hills?|mountains?|forest|bog|desert|lagoon|stream)',
      '<fell, cut down, chop, log> (?:\\w+ ){0,3}?(?:trees|old oaks|forest|mangroves?|timber) (?:\\w+ ){0,3}?(?:in|from|for|and|to)\\b',
    ],
    unless:
      'game|kids|museum|toys?|sand ?castles|planner|software|with the (?:council|forester)|plant(?:s|ing)? (?:new )?trees|christmas trees',
    says: 'Taking sand, stones, gold, peat or trees from nature takes a permit of the state in most countries, on one’s own land too, and beaches and rivers are mostly closed to it.',
    asks: 'Ask the mining, water or forest authority, in writing: who owns what is taken, which permit, fee and restoration does it take, and how much may be taken? Take none before the answer.',
    laws: [
      ukLaw(
        'uksi/2012/605',
        'Town and Country Planning (Tree Preservation) (England) Regulations 2012',
        'In England, trees under a preservation order or in a conservation area are cut only with consent of, or after a notice to, the council.',
      ),
    ],
  },
]
