import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const ON_STREET =
  '(?:(?:on|at|from|along) (?:\\w+ ){0,5}?(?:streets?|sidewalks?|pavements?|footpaths?|roadside|beach(?:es)?|promenade|public squares?|metro (?:stations?|exits?)|traffic lights?|bus stops?|parks?|metro|subway))'

/** Public ground, crowds, trips, collections and burials. */
export const STREETS_AND_EVENTS: readonly RegulatedAct[] = [
  {
    id: 'street-vending',
    weight: 'licensed',
    shown: [
      `<sell, serve, offer, hawk, fry, grill> (?:\\w+ ){0,8}?${ON_STREET}`,
      '<sell, serve> (?:\\w+ ){0,6}?(?:from|off|out of) (?:\\w+ ){0,3}?(?:carts?|push ?carts?|tricycles?|cargo bikes?|trolley|barrow|food trucks?|trailers?|car boot|trunk|kombi)\\b',
    ],
    product:
      '(?:food|coffee|taco|ice cream|juice|gelato|burger|pizza|crepe|chai) (?:trucks?|carts?|bikes?|vans?|trailers?)|(?:tacos|tamales|corn|food|coffee|juices?|burgers|kebabs?|waffles|crepes|noodles|ice cream|drinks|fruit|snacks|hot dogs|churros|pancakes|oysters|flowers) (?:from|off) (?:a|my|our|the) (?:push ?cart|cart|tricycle|cargo bike|barrow|kombi|food truck|van|trailer)',
    unless:
      'for (?:food trucks?|vendors|street vendors)|software|(?:app|map|site|platform) (?:\\w+ ){0,3}?(?:for|where|of|that)|by arrangement|indoor|catering only|private events|rent(?:s|al)? (?:out )?(?:food )?(?:trucks?|carts?|trailers?)|toy|sells? (?:\\w+ ){0,2}?(?:trailers?|carts?|cargo bikes?)|off the street|wall street|high street shops?|sesame street|our street',
    says: 'Selling on streets, squares and beaches takes a permit of the town in most places, often with a fixed pitch, hours and a list of goods, and food a check of the cart as well.',
    asks: 'Ask the town’s office for markets or licensing, in writing: which permit and pitch does selling there take, are any free, and what must the cart have? Sell none before the answer.',
    laws: [
      ukLaw(
        'ukpga/1982/30/schedule/4',
        'Local Government (Miscellaneous Provisions) Act 1982, schedule 4',
        'In England and Wales councils decide in which streets trading takes a license or consent, or is forbidden.',
      ),
      germanLaw(
        'gewo/__55.html',
        'Gewerbeordnung, section 55',
        'In Germany, selling without a fixed shop takes a travelling trade card, and the street itself a permit of the town.',
      ),
    ],
  },
  {
    id: 'public-ground',
    weight: 'licensed',
    shown: [
      '<put, place, install, set up, park, leave, mount> (?:\\w+ ){0,6}?(?:on|at|along) (?:\\w+ ){0,2}?(?:sidewalks?|pavements?|footpaths?|public (?:squares?|spaces?|land|parking)|lamp ?posts?|street corners?|street lights?|curbs?|kerbs?|roundabouts?)',
      '(?:dockless|free.?floating|shared|sharing) (?:e-?)?(?:scooters?|bikes?|mopeds?)',
      '(?:e-?)?scooter.?sharing',
    ],
    unless: 'with the (?:city|council|town)|software for|data|map of|signs? in (?:shops|gardens)',
    says: 'Sidewalks, squares and street furniture belong to the town: putting machines, lockers, ads, tables or vehicles for hire there takes its permit, and cities limit who may.',
    asks: 'Ask the town’s road office, in writing: which permit, fee, insurance and number does this take, and is a tender running? Put nothing there before the answer.',
    laws: [
      ukLaw(
        'ukpga/1980/66/section/115E',
        'Highways Act 1980, section 115E',
        'In England, things for business are put on a footway of pedestrians only with permission of the council.',
      ),
    ],
  },
  {
    id: 'events',
    weight: 'conditioned',
    shown: [
      '(?:we|i) (?:will |want to )?(?:\\w+ )?(?:organi[sz]e|run|throw|hold|host|put on) (?:\\w+ ){0,4}?(?:festivals?|raves?|concerts?|street part(?:y|ies)|block part(?:y|ies)|night markets?|club nights?|open airs?|parades?|marathons?|fun runs?|trail races?|drone shows?)',
      '(?:fire ?works? shows?|bonfire nights?|foam part(?:y|ies)|silent discos?|mud runs?)',
    ],
    unless: 'for (?:festivals|organi[sz]ers|venues)|software|online|virtual|ticket(?:ing)? (?:app|tool)',
    says: 'Events with crowds take permits in most places, by size: safety plan, escape routes, first aid, noise limits, alcohol, music and closed roads each have an office.',
    asks: 'Ask the town’s office for events, with date, place and number of guests: which permits, plans and insurance does it take, and how long before?',
    laws: [
      ukLaw(
        'ukpga/2003/17',
        'Licensing Act 2003',
        'In England and Wales, most music events and sales of alcohol take a premises license, or a temporary event notice below 500 people.',
      ),
    ],
  },
  {
    id: 'amusement-rides',
    weight: 'licensed',
    shown: [
      '<rent, rent out, hire out, run, build, set up, operate, open> (?:\\w+ ){0,4}?(?:bouncy castles?|bounce houses?|inflatables|inflatable (?:slides?|castles?)|trampoline park|zip ?lines?|climbing (?:walls?|tower)|high ropes course|go.?karts?|carousels?|mechanical bulls?|fairground rides?|bungee|water ?slides?|soft play)',
      '(?:bouncy castle|bounce house|inflatable slide) (?:hire|rental)',
      '(?:bouncy castles?|bounce houses?|inflatables|trampolines?|go.?karts?)\\b[^.!?]{0,60}\\b<rent, hire> (?:them|it) out',
    ],
    unless: 'software|booking (?:app|tool)|for (?:parks|owners)|garden swing',
    says: 'Rides, inflatables, zip lines and climbing walls are inspected or licensed in many places before anyone uses them, and insurers ask for the papers.',
    asks: 'Ask the authority for amusement devices and an insurer, in writing: which inspection, anchors, staff and papers does each device need? Let no one on it before the answer.',
    laws: [],
  },
  {
    id: 'sky-lanterns',
    weight: 'forbidden',
    shown: [
      '(?:sky|flying|floating|fire) lanterns?\\b(?! festival (?:photos|pictures))',
      '<release, launch> (?:\\w+ ){0,3}?(?:balloons?|lanterns?)\\b',
    ],
    unless:
      'led|weather balloons?|instead of|paper lanterns? for (?:the )?(?:table|ceiling)|battery|against|river lanterns',
    says: 'Sky lanterns with a flame are forbidden in many places because they start fires, and releasing balloons is in a growing number.',
    asks: 'Ask the fire authority of each place, in writing: may lanterns or balloons be released there at all, when, and with whose consent? Sell and release none before the answer.',
    laws: [],
  },
  {
    id: 'adventure',
    weight: 'licensed',
    shown: [
      '<take, guide, lead, bring> (?:\\w+ ){0,4}?(?:people|guests|tourists|groups?|clients|kids|customers|families|beginners|visitors|teens?) (?:\\w+ ){0,3}?(?:rafting|diving|scuba|climbing|canyoning|caving|paragliding|ski ?touring|heli.?skiing|kayaking at sea|mountaineering|ice climbing|freediving|kitesurfing|coasteering|abseiling)',
      '(?:we|i) (?:offer|sell|run|give|do|teach) (?:\\w+ ){0,3}?(?:rafting|diving|scuba|canyoning|paragliding|tandem jumps?|skydiv\\w*|bungee|freediving|rock climbing|hot.?air balloon) ?(?:\\w+ )?(?:trips?|tours?|courses?|flights?|lessons?|rides?)?',
      '(?:hot.?air balloon|tandem (?:paragliding|parachute)|helicopter|seaplane) (?:rides?|flights?|tours?)',
      '<rent, rent out, hire out> (?:\\w+ ){0,3}?(?:jet ?skis?|motor ?boats?|speed ?boats?|quad bikes?|atvs?|snowmobiles?)',
    ],
    unless: 'for (?:schools|guides|operators|dive centers)|booking|software|app for|video|indoor',
    says: 'Adventure sports, flights and motor craft for paying guests take qualified guides, a license or registration in many places, and an insurance that names the activity.',
    asks: 'Ask the authority for the sport and an insurer, in writing: which license, qualification, craft and number of guests does it take, and what does the cover exclude? Take no paying guest before the answer.',
    laws: [
      ukLaw(
        'uksi/2004/1309',
        'Adventure Activities Licensing Regulations 2004',
        'In Great Britain, selling caving, climbing, trekking or watersports for people under 18 takes a license.',
      ),
      usRule(
        'title-14/part-105',
        'Parachute operations',
        'Tandem jumps in the US follow federal rules on instructors, gear and packing; flights for pay take certified pilots and operators.',
      ),
    ],
  },
  {
    id: 'travel-packages',
    weight: 'conditioned',
    shown: [
      '<sell, organize, put together, offer, run> (?:\\w+ ){0,5}?(?:package (?:trips?|tours?|holidays?)|all.inclusive (?:trips?|tours?)|pilgrimages?|retreats? (?:with|in|to) |group (?:trips|tours|travel) (?:to|with)|study trips? (?:to|with))',
      '(?:trips?|tours?|retreats?|weekends?) (?:\\w+ ){0,3}?(?:with|including|incl\\.?) (?:\\w+ ){0,4}?(?:hotel|flights?|accommodation|room) and ',
    ],
    unless: 'compar\\w+|planner|for travel agen(?:ts|cies)|app for',
    says: 'Trips that bundle travel, stay or tours count as packages in many countries: the organizer answers for all of it and secures the prepayments against insolvency, sometimes with a license.',
    asks: 'Ask the consumer or tourism authority: is this offer a package, which security for prepayments and which license does it take, and what must the buyer be told?',
    laws: [
      euLaw(
        'dir/2015/2302',
        'Directive (EU) 2015/2302 on package travel',
        'In the EU, organizers of packages answer for all parts, give set information and secure payments against their insolvency.',
      ),
      ukLaw(
        'uksi/2018/634',
        'Package Travel and Linked Travel Arrangements Regulations 2018',
        'In the UK, organizers of packages answer for all parts and protect payments by bond, insurance or trust account.',
      ),
    ],
  },
  {
    id: 'charity-collection',
    weight: 'licensed',
    shown: [
      '<collect, raise, take, gather> (?:\\w+ ){0,3}?(?:donations?|alms|charity money|money for (?:the )?(?:poor|charity|sick|victims|orphans|refugees|shelters?))\\b',
      '(?:people|users?|donors?|shoppers?|customers?|anyone) (?:can |will |may )?(?:donate|give money)s? (?:\\w+ ){0,5}?(?:for|to) (?:\\w+ ){0,3}?(?:surger(?:y|ies)|patients?|poor|charit(?:y|ies)|victims|orphans|causes?|schools?|animals|shelters?|temples?|churches)',
    ],
    near: '(?:keep|take|our account|fee|percent|%|cut|commission|for the work|collect\\w*|app|platform)',
    unless:
      'software for (?:charities|churches|temples)|for charities to|(?:clothes|book|food|blood|furniture|toy) donations?|donate (?:\\w+ )?(?:clothes|books|food|blood)|we donate',
    says: 'Asking the public for donations takes a registration or permit in many places, and whoever keeps a part of it must state how much to each donor.',
    asks: 'Ask the charity regulator or the town, in writing: which registration does collecting for others take, how is the money kept apart, and what must donors be told of your share? Collect none before the answer.',
    laws: [
      ukLaw(
        'ukpga/1992/41/section/60',
        'Charities Act 1992, section 60',
        'In England and Wales, whoever is paid to raise money for charities states to donors who benefits and how the fundraiser is paid.',
      ),
    ],
  },
  {
    id: 'burial',
    weight: 'licensed',
    shown: [
      '<bury, cremate, embalm, compost> (?:\\w+ ){0,3}?(?:people|bodies|the dead|the body|ashes|urns?|relatives|loved ones|corpses?|humans?)',
      '<scatter, shoot, drop, launch> (?:\\w+ ){0,3}?(?:human )?ashes',
      '(?:human composting|water cremation|aquamation|burial (?:forest|ground|at sea)|private cemetery|ash scattering)',
      '<sell, offer, do, run> (?:\\w+ ){0,2}?(?:home funerals|funerals?|cremations?|burials?)\\b(?! (?:songs?|flowers?|speech\\w*))',
    ],
    unless:
      'pets?|dogs?|cats?|animals?|speech\\w*|flowers?|songs?|software|app for|live ?stream\\w*|memorial (?:site|page)|for funeral (?:homes|directors)',
    says: 'Burials, cremations and the care of bodies and ashes are regulated nearly everywhere: who may do them, where, and with which papers; some countries allow ashes only in cemeteries.',
    asks: 'Ask the health office and the cemetery authority, in writing: who may handle the body or ashes, where may they rest, and which permit and papers does it take? Take no order before the answer.',
    laws: [
      usRule(
        'title-16/part-453',
        'Funeral industry practices (Funeral Rule)',
        'Providers of funerals in the US give itemized price lists at the start and may not demand that goods are bought together.',
      ),
      law(
        'US',
        'In the US, ashes and bodies are buried at sea only under a general permit: at least three nautical miles out, with a notice within 30 days.',
        'Burial at sea (40 CFR 229.1)',
        'Electronic Code of Federal Regulations',
        'https://www.ecfr.gov/current/title-40/section-229.1',
      ),
    ],
  },
]
