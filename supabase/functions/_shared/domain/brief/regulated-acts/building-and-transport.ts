import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const TRADESMAN = 'electricians?|gas (?:safe|engineers?|fitters?)|plumbers? (?:does|do|who)|our fitter is'

/** Work on buildings, waste, transport of people, drones and boats. */
export const BUILDING_AND_TRANSPORT: readonly RegulatedAct[] = [
  {
    id: 'electrical-work',
    weight: 'licensed',
    shown: [
      '<install, wire, rewire, connect, fit, mount, do, repair, replace> ~ (?:wall ?box(?:es)?|car chargers?|ev chargers?|charging (?:points?|stations?)|sockets?|fuse ?box(?:es)?|wiring|electrics|solar panels?|electrical (?:work|installations?)|consumer units?|mains)',
    ],
    unless: `${TRADESMAN}|socket wrench|for installers|quotes? for installers|balcony`,
    says: 'Fixed electrical work may be done only by, or under, a registered or licensed electrician in most countries, and insurers do not pay for the rest.',
    asks: 'Ask the chamber or office that registers electricians: who may do and sign this work, and may you work under a registered firm? Connect nothing before the answer.',
    laws: [
      germanLaw(
        'nav/__13.html',
        'Niederspannungsanschlussverordnung, section 13',
        'In Germany only the grid operator and installers on its list may build or change an electrical installation.',
      ),
      ukLaw(
        'uksi/2010/2214',
        'Building Regulations 2010 (Part P)',
        'New circuits and fuse boxes in homes in England must be notified to building control or done by a registered electrician.',
      ),
    ],
  },
  {
    id: 'gas-work',
    weight: 'licensed',
    shown: [
      '<install, fit, repair, service, connect, swap, replace> ~ (?:gas (?:boilers?|stoves?|cookers?|heaters?|pipes?|lines?|appliances?)|boilers?\\b)',
      '<refill, fill> ~ gas (?:bottles?|cylinders?|tanks?)',
    ],
    unless: `${TRADESMAN}|for (?:installers|engineers|fitters)|app|software`,
    says: 'Work on gas is reserved for registered or licensed people in most countries, and so is filling gas bottles.',
    asks: 'Ask the gas authority or the chamber: which registration does this work take, and may you work under someone who has it? Touch no gas before the answer.',
    laws: [
      ukLaw(
        'uksi/1998/2451',
        'Gas Safety (Installation and Use) Regulations 1998',
        'In Great Britain only engineers on the Gas Safe Register may work on gas fittings.',
      ),
    ],
  },
  {
    id: 'building-work',
    weight: 'conditioned',
    shown: [
      '(?:we|i) (?:\\w+ ){0,2}?(?:build|renovate|convert|demolish|extend|roof|insulate|underpin) ~ (?:houses?|homes?|lofts?|extensions?|roofs?|bathrooms?|attics?|flats|apartments|walls)',
    ],
    unless: 'model houses|bird ?houses?|doll|software|app|platform|3d|website',
    says: 'Building work takes a registered or licensed contractor in many places, and often a permit for the building itself.',
    asks: 'Ask the building office and the chamber: which registration, qualification and insurance must the contractor have, and which of these works take a permit?',
    laws: [
      germanLaw(
        'hwo',
        'Handwerksordnung (Crafts Code)',
        'Many building trades in Germany, such as roofing and masonry, may be run only with a master craftsman or an equal qualification.',
      ),
    ],
  },
  {
    id: 'waste',
    weight: 'conditioned',
    shown: [
      '<collect, haul, remove, cart, pick up, clear, dispose of, buy> ~ (?:waste|rubbish|junk|garbage|debris|asbestos|used (?:cooking )?oil|scrap (?:metal)?|e-?waste|old (?:tires|tyres|batteries|paint|fridges))\\b',
    ],
    unless: 'food waste (?:app|log)|waste of time|paper waste in offices|measure\\w*|track\\w*|beach clean',
    says: 'Whoever carries, stores or treats waste of others is registered or licensed for it in most countries, with papers for each load; asbestos and oil come with strict rules.',
    asks: 'Ask the environmental authority: which registration do carrying and storing this waste take, where may it go, and which papers go with each load?',
    laws: [
      euLaw(
        'dir/2008/98',
        'Directive 2008/98/EC on waste',
        'Collecting and carrying waste as a business in the EU takes a registration, and treating it a permit.',
      ),
      ukLaw(
        'uksi/2011/988',
        'Waste (England and Wales) Regulations 2011',
        'Carrying waste of others in England and Wales takes a registration as a waste carrier.',
      ),
    ],
  },
  {
    id: 'passenger-transport',
    weight: 'licensed',
    shown: [
      '<drive, carry, bring, take, pick up, transport, shuttle, ferry> (?:\\w+ ){0,2}?(?:people|passengers?|guests|tourists|kids|children|old people|seniors|the elderly|workers|pupils|students|commuters|wedding guests) (?:\\w+ ){0,3}?(?:to|from|home|back|around|between|and)\\b',
      '<drive> (?:you|them|him|her|patients|seniors|clients) (?:back )?home\\b',
      '(?:we|i) (?:will )?(?:drive|pick up|shuttle) (?:them|you)\\b',
      '(?:drivers|car owners|bikers|neighbou?rs|motorcyclists) <take, give, carry, drive> ~ (?:passengers?|a ride|rides|people|kids|children)',
      '(?:ride.?hailing|ride.?sharing|boda|motorbike taxis?|minibus|shuttle bus|taxi) (?:app|service|platform)',
    ],
    near: '(?:cars?|vans?|bus|minibus|drivers?|citroen|toyota|taxis?|motorbikes?|boda|vehicles?|drive|drives|rides?|tuk.?tuks?)',
    unless:
      'on foot|walk(?:s|ing)? (?:with|the)|map for|for taxi (?:drivers|firms|companies)|drives (?:people|students|customers) (?:to (?:our|the) (?:site|page|app)|crazy)|timetable|bus companies',
    says: 'Carrying people for money takes a license for driver, vehicle and operator in most countries, and private car insurance does not cover it.',
    asks: 'Ask the transport authority, in writing: which license do driver, car and booking take, is there an exemption for shared costs or for this purpose, and what must the insurance cover? Carry no one for money before the answer.',
    laws: [
      germanLaw(
        'pbefg',
        'Personenbeförderungsgesetz (Passenger Transport Act)',
        'Carrying passengers for money in Germany needs a permit, and so does arranging it by app; sharing the cost of a ride needs none.',
      ),
      ukLaw(
        'ukpga/1976/57',
        'Local Government (Miscellaneous Provisions) Act 1976',
        'Private hire drivers, cars and booking operators in England and Wales need licenses from the council; London has its own law.',
      ),
      law(
        'IN',
        'Ride apps in India need a license from the state; central guidelines cap surge prices and set the drivers’ share.',
        'Motor Vehicle Aggregator Guidelines, 2025',
        'Ministry of Road Transport and Highways',
        'https://morth.nic.in/sites/default/files/circulars_document/MV-Aggregators-Guidelines-2025%20-%20English%20and%20Hindi.pdf',
        '2025-07-01',
      ),
    ],
  },
  {
    id: 'drones',
    weight: 'conditioned',
    shown: [
      '<fly, send, use> (?:\\w+ ){0,3}?drones?',
      '(?:with|by|from) (?:(?:a|my|our|the|two|three) )?drones?\\b',
      'drone (?:photos?|cleaning|flights?|thermal|surveys?|inspections?|deliver(?:y|ies)|spraying|shows?|filming|videos?)',
      'drones? (?:\\w+ ){0,2}?(?:films?|sprays?|delivers?|inspects?|checks?|surveys?|seeds?|maps|counts)',
    ],
    unless:
      'for (?:drone )?pilots|calendar|booking (?:page|tool)|drone (?:bees|music|school)|(?:against|without|no) drones?|detect\\w* drones?',
    says: 'Flying a drone for pay takes a registration, proof of training and insurance in most countries, and over people, homes and near airports a permit.',
    asks: 'Ask the aviation authority: in which category are these flights, which certificate and insurance do they take, and who must agree before you fly over or film their ground?',
    laws: [
      euLaw(
        'reg_impl/2019/947',
        'Implementing Regulation (EU) 2019/947 on unmanned aircraft',
        'Operators of drones with a camera register in the EU, pilots pass a test, and flights near or over people fall into stricter categories.',
      ),
      usRule(
        'title-14/part-107',
        'Small unmanned aircraft systems',
        'Flying a drone for work in the US takes a remote pilot certificate and a registered drone; flights over people or beyond sight are limited.',
      ),
      law(
        'IN',
        'Drones in India must be registered, and most need a type certificate and a pilot with a certificate; airspace is divided into zones.',
        'Drone Rules, 2021',
        'Ministry of Civil Aviation',
        'https://www.civilaviation.gov.in/ministry-documents/rules/drones-rules-2021-dated-25-august-2021',
        '2021-08-25',
      ),
    ],
  },
  {
    id: 'boat-trips',
    weight: 'licensed',
    shown: [
      '<take, carry, sail, bring> ~ (?:guests|people|tourists|passengers|divers|anglers) ~ (?:boat|yacht|catamaran|dinghy|ferry|sea|lake|reef|island)',
      '(?:we|i) (?:offer|sell|run|do) ~ boat (?:trips?|tours?|rides?|taxis?)',
    ],
    unless: 'kayak rental|for skippers|for charter companies|model boats?',
    says: 'Taking paying guests on the water takes a licensed skipper and a boat that is approved for passengers in most countries.',
    asks: 'Ask the maritime authority: which license must the skipper have, which approval and equipment the boat, and how many guests may it carry? Take no paying guest before the answer.',
    laws: [
      usRule(
        'title-46/part-15',
        'Manning requirements',
        'Carrying even one paying passenger on a motorboat in US waters takes an operator with a Coast Guard license.',
      ),
    ],
  },
]
