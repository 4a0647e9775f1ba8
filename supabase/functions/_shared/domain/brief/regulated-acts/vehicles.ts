import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** Cars, trucks and what is done to them. */
export const VEHICLES: readonly RegulatedAct[] = [
  {
    id: 'odometer',
    weight: 'forbidden',
    shown: [
      '(?:roll|turn|wind|set)s?(?:ing)? back (?:\\w+ ){0,3}?(?:odometers?|mileage|kilomet(?:er|re)s|clock)',
      '<correct, change, reset, adjust, lower> (?:\\w+ ){0,3}?(?:odometers?|mileage|km stand)\\b',
      '(?:mileage|odometer) (?:correction|blockers?|adjustment|filters?)',
    ],
    unless:
      'detect\\w*|check\\w*|history|tax (?:log|deduction)|logs? (?:your|the|of)|against|mileage (?:log|tracker|claims?)',
    says: 'Changing the mileage that a vehicle shows is a crime in many countries, and so is selling a tool for it or a vehicle with it.',
    asks: 'Ask a lawyer for traffic law: is there any case in which this is allowed, such as a new instrument with a record of it? Change none before the answer.',
    laws: [
      law(
        'US',
        'In the US it is unlawful to reset an odometer to change the mileage, or to sell a device that makes it show a false one.',
        '49 U.S.C. 32703, Preventing tampering',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/49/32703',
      ),
      germanLaw(
        'stvg/__22b.html',
        'Straßenverkehrsgesetz, section 22b',
        'In Germany, falsifying the mileage of a vehicle, or making a program for it, is a crime.',
      ),
    ],
  },
  {
    id: 'emission-removal',
    weight: 'forbidden',
    shown: [
      '<delete, remove, bypass, disable, switch off, gut> (?:\\w+ ){0,3}?(?:dpfs?|particulate filters?|egrs?|adblue|def systems?|catalytic converters?|cats? from|emissions? (?:controls?|systems?|filters?))',
      '(?:dpf|egr|adblue|emissions?) (?:deletes?|off|removal|bypass)',
      '<derestrict, unlock, tune, chip, speed up> (?:\\w+ ){0,3}?(?:e-?bikes?|e-?scooters?|mopeds?|speed pedelecs?|scooters?)\\b',
      '(?:speed|limit) (?:unlock|derestrict\\w*) (?:kits?|chips?|dongles?)',
    ],
    unless:
      'clean\\w* (?:the )?dpf|dpf cleaning|theft|protect\\w*|piano|unlock (?:\\w+ )?(?:by|with) (?:app|card|phone)|rent\\w*|shar\\w+',
    says: 'Removing emission controls or speed limits makes a vehicle illegal on the road in most countries, ends its insurance, and doing or selling it is an offence in many.',
    asks: 'Ask the vehicle or environmental authority, in writing: may this be done at all, for example for racing off the road, and who answers for it? Change none before the answer.',
    laws: [
      law(
        'US',
        'In the US it is unlawful to remove or disable emission controls of a vehicle, or to sell parts for it.',
        '42 U.S.C. 7522, Prohibited acts (Clean Air Act)',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/42/7522',
      ),
      euLaw(
        'reg/2013/168',
        'Regulation (EU) No 168/2013 on the approval of two- or three-wheel vehicles',
        'In the EU, mopeds and fast e-bikes are built and approved with measures against tampering with speed and power.',
      ),
    ],
  },
  {
    id: 'clamping',
    weight: 'licensed',
    shown: [
      '<clamp, boot, tow away, tow, immobilize> (?:\\w+ ){0,3}?(?:cars?|vehicles?|vans|strangers|illegal parkers|it|them) (?:\\w+ ){0,6}?(?:owner|driver|pays?|private|lots?|until|land|release)\\b',
      '<fine, ticket> (?:\\w+ ){0,3}?(?:cars|drivers|parkers) (?:\\w+ ){0,4}?(?:private|lots?|parking)',
      'wheel clamp(?:s|ing)?',
    ],
    unless: 'breakdown|roadside|broken.down|software|steering lock|trailer lock|own car',
    says: 'Clamping and towing other people’s vehicles is forbidden to private firms in some countries, and takes a license, signs and capped fees in others.',
    asks: 'Ask the police or transport authority, in writing: may a private firm block or move vehicles, with which license, signs and fees? Touch none before the answer.',
    laws: [
      ukLaw(
        'ukpga/2012/9/section/54',
        'Protection of Freedoms Act 2012, section 54',
        'In England and Wales it is a crime to clamp or move a vehicle on private land to stop its owner from taking it, without lawful authority.',
      ),
    ],
  },
  {
    id: 'haulage',
    weight: 'licensed',
    shown: [
      '<carry, haul, move, transport, truck> (?:\\w+ ){0,4}?(?:freight|cargo|loads|goods|containers|gravel|grain|timber|furniture) (?:\\w+ ){0,5}?(?:with|by|in|on) (?:\\w+ ){0,4}?(?:trucks?|lorr(?:y|ies)|semi|tractor.?trailers?|7\\.5.?ton\\w*)',
      '(?:truck|lorry) owners ~ (?:carry|take|haul|loads?)',
    ],
    unless: 'software|for (?:hauliers|trucking companies|carriers)|food trucks?|hand trucks?|toy|pick-?up',
    says: 'Carrying goods of others by truck takes an operator license, a transport manager and limits on driving hours in most countries, from a certain weight on.',
    asks: 'Ask the transport authority, in writing: from which weight does this take a license, and which proof of funds, training and insurance comes with it? Carry no load before the answer.',
    laws: [
      euLaw(
        'reg/2009/1071',
        'Regulation (EC) No 1071/2009 on the occupation of road transport operator',
        'In the EU, carrying goods for hire with trucks takes an authorization: reputation, funds, competence and a real seat.',
      ),
      ukLaw(
        'ukpga/1995/23/section/2',
        'Goods Vehicles (Licensing of Operators) Act 1995, section 2',
        'In Great Britain, goods vehicles above 3.5 tonnes are used for business only with an operator’s license.',
      ),
    ],
  },
  {
    id: 'converted-vehicles',
    weight: 'conditioned',
    shown: [
      '<convert, rebuild, retrofit, modify> (?:\\w+ ){0,5}?(?:vans?|cars?|buses|motorbikes?|trucks?|tuk.?tuks?|rickshaws?|ambulances|trailers?|classic cars) (?:\\w+ ){0,2}?(?:into|to|with|for)\\b',
      '<build, weld, sell> (?:(?!(?:from|off|with|for|by|at|it|them|out)\\b)\\w+ ){0,3}?(?:trailers?|camper (?:vans|conversions)|electric conversions?|tiny houses? on wheels|side ?cars)\\b',
    ],
    unless: 'software|movie|film trailers?|toy|photo|game|used trailers',
    says: 'Vehicles that are converted or built are inspected and approved again in most countries before they go on the road: seats, gas, brakes, weight and power.',
    asks: 'Ask the vehicle authority or a test station: which changes need an approval, who may do them, and what does one inspection cost?',
    laws: [
      germanLaw(
        'stvzo_2012/__19.html',
        'Straßenverkehrs-Zulassungs-Ordnung, section 19',
        'In Germany, changes of kind, safety or emissions end the permit of a vehicle until an expert has approved them.',
      ),
    ],
  },
  {
    id: 'car-trade',
    weight: 'conditioned',
    shown: [
      '<buy, flip, import> (?:\\w+ ){0,4}?(?:used |old |crashed |second.?hand |auction )?cars? (?:\\w+ ){0,6}?(?:and (?:re)?sell|resell|to sell|flip|repair and)',
      "<rent, rent out, share> (?:\\w+ ){0,3}?(?:their|my|your|private|own|neighbou?rs[’']?) (?:\\w+ )?cars? (?:\\w+ ){0,3}?(?:out|to|by|per|for)\\b",
    ],
    unless: 'toy|model cars?|software|for dealers|remote|cable cars?',
    says: 'Trading in cars and renting them out takes a dealer license or registration in many places, duties on what the buyer is told, and a commercial insurance.',
    asks: 'Ask the vehicle authority and an insurer: from how many cars on does this take a license, and which cover holds while others drive?',
    laws: [
      usRule(
        'title-16/part-455',
        'Used motor vehicle trade regulation rule',
        'In the US, dealers who sell more than five used cars a year post a Buyers Guide on each.',
      ),
    ],
  },
]
