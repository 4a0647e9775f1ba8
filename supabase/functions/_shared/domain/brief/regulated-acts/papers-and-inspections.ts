import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const MAHARASHTRA = /\b(?:maharashtra|mumbai|pune|nagpur|nashik|thane|navi mumbai|aurangabad|kolhapur)\b/i
const OF_STATE =
  '(?:safety|fitness|inspection|roadworthiness|gas|fire|electrical|lift|elevator|boiler|crane|structural|occupancy|health|hygiene|seaworthiness|phytosanitary|compliance|conformity|scaffold(?:ing)?|asbestos|emissions?)'
const BY_OTHERS = '(?:an? |the )?(?:authori[sz]ed|notified) (?:inspectors?|body|bodies|lab)'

/** Certificates, seals, stamps and papers that are reserved for the state or for those whom it appoints. */
export const PAPERS_AND_INSPECTIONS: readonly RegulatedAct[] = [
  {
    id: 'own-certificate',
    weight: 'licensed',
    shown: [
      `<give, issue, provide, write, sign, hand out, print, sell, grant, do, get> (?:\\w+ ){0,4}?${OF_STATE} (?:\\w+ )?(?:certificates?|certifications?|clearances?|seals?|licen[cs]es?|stickers?)`,
      `(?:certif(?:y|ies)|sign(?:s)? off) ~ (?:lifts?|elevators?|boilers?|cranes?|wiring|installations?|buildings?|scaffold\\w*|vehicles?|boats?|pressure vessels?|fire (?:safety|systems?)|bridges?|balconies|gas)`,
      `(?:instead of|without|need not|not) (?:\\w+ )?(?:waiting|wait) for the (?:government|state|official|ministry|city) (?:inspectors?|inspection|engineer)`,
    ],
    unless: `${BY_OTHERS}|remind\\w*|expir\\w*|store\\w* (?:the|all|your)|keeps? track|track\\w*|gift|software|course|food hygiene certificates? of|customers? upload`,
    says: 'In many countries only the state, or a body that it appoints, may issue the certificate that the law demands for lifts, boilers, gas, wiring, fire safety or vehicles; another paper does not replace it.',
    asks: 'Ask the inspectorate in charge, in writing: who may issue this certificate, can you be appointed, and what may your own report be called meanwhile? Issue none, and promise none, before the answer.',
    laws: [
      law(
        'IN',
        'In Maharashtra a lift may work only with a license that follows an inspection by the Electrical Inspector (Lifts), and firms that maintain lifts need a license of their own.',
        'Maharashtra Lifts, Escalators and Moving Walks Act, 2017',
        'Scribd (copy of the official print)',
        'https://ro.scribd.com/document/439465566/h-1177-mah-lift',
        '2019',
        MAHARASHTRA,
      ),
      germanLaw(
        'betrsichv_2015/__16.html',
        'Betriebssicherheitsverordnung, section 16',
        'In Germany, lifts and pressure equipment are inspected at set intervals by an approved inspection body (ZÜS).',
      ),
      ukLaw(
        'uksi/1998/2307/regulation/9',
        'Lifting Operations and Lifting Equipment Regulations 1998, regulation 9',
        'In Great Britain, lifts for people at work are examined every six months by a competent person, who reports dangers to the authority.',
      ),
    ],
  },
  {
    id: 'vehicle-test',
    weight: 'licensed',
    shown: [
      '<do, offer, carry out, give, sell> (?:\\w+ ){0,4}?(?:mots?\\b|mot tests?|roadworthiness (?:tests?|certificates?)|smog (?:tests?|checks?)|vehicle inspections?|emissions? tests?)',
    ],
    unless: 'remind\\w*|book\\w*|before (?:the|your) mot|pre-?mot|used cars? (?:before|for buyers)',
    says: 'The periodic test that lets a vehicle on the road is done by the state or by approved stations with approved testers in most countries.',
    asks: 'Ask the vehicle authority, in writing: which approval do station, equipment and tester need, and may you do checks before the test without it?',
    laws: [
      ukLaw(
        'ukpga/1988/52/section/45',
        'Road Traffic Act 1988, section 45',
        'MOT tests in Great Britain are done by authorized examiners and testers only.',
      ),
      euLaw(
        'dir/2014/45',
        'Directive 2014/45/EU on periodic roadworthiness tests',
        'In the EU, roadworthiness tests are done by the state or by bodies and inspectors that it authorizes and supervises.',
      ),
    ],
  },
  {
    id: 'energy-certificates',
    weight: 'licensed',
    shown: [
      '<issue, sell, make, do, write, provide> (?:\\w+ ){0,4}?(?:energy (?:performance )?certificates?|epcs?\\b|energy passes|energieausweise?)',
    ],
    unless: 'for (?:assessors|surveyors)|compar\\w+|book\\w*',
    says: 'The energy certificate of a building is issued only by accredited or qualified experts in many countries.',
    asks: 'Ask the office that accredits energy experts: which training and registration does it take, and may data be taken from photos or only on site?',
    laws: [
      ukLaw(
        'uksi/2012/3118',
        'Energy Performance of Buildings (England and Wales) Regulations 2012',
        'Energy certificates in England and Wales are issued by accredited assessors only.',
      ),
      euLaw(
        'dir/2024/1275',
        'Directive (EU) 2024/1275 on the energy performance of buildings',
        'In the EU, energy certificates are issued by independent qualified or certified experts.',
      ),
    ],
  },
  {
    id: 'stamped-plans',
    weight: 'licensed',
    shown: [
      '<stamp, sign, draw, certify, approve, calculate> (?:\\w+ ){0,4}?(?:building plans?|structural (?:drawings?|plans?|calculations?)|permit drawings?|load calculations?|house plans? for (?:the )?permits?)',
      '<survey, measure, mark> (?:\\w+ ){0,3}?(?:property (?:lines?|boundar(?:y|ies))|land boundar(?:y|ies)|plot boundar(?:y|ies))',
    ],
    unless:
      '(?:our|an?|local|partner) (?:\\w+ )?(?:engineer|architect|surveyor)s? (?:\\w+ )?(?:stamps?|signs?|checks?)|for (?:architects|engineers|surveyors)|instead of',
    says: 'Plans for a building permit, structural calculations and surveys of boundaries are signed only by registered architects, engineers or surveyors in many countries.',
    asks: 'Ask the chamber of architects and engineers or the land registry, in writing: which part may only a registered person do and sign, and who would answer for it? Deliver none before the answer.',
    laws: [
      ukLaw(
        'ukpga/1997/22/section/20',
        'Architects Act 1997, section 20',
        'In the UK, nobody may practise under the title architect who is not on the register.',
      ),
    ],
  },
  {
    id: 'notary-and-sworn',
    weight: 'licensed',
    shown: [
      '<notari[sz]e, certify, authenticate, legali[sz]e, apostille> (?:\\w+ ){0,4}?(?:documents?|copies|translations?|signatures?|birth certificates?|papers|diplomas)',
      '(?:sworn|certified|official) translations? (?:of|for|in|by)',
      '<do, offer, sell, make> (?:\\w+ ){0,2}?(?:sworn|certified) translations?',
      '(?:online|remote|mobile) notar(?:y|i[sz]ation)',
    ],
    unless: 'sworn translators? (?:do|does|who|sign)|for notar(?:ies|y offices)|by (?:a )?(?:sworn|licensed)',
    says: 'Certifying copies, signatures and official translations is reserved for notaries, courts or sworn translators in many countries.',
    asks: 'Ask the court or ministry of justice, in writing: who may certify this for the office that wants it, and does a remote form count? Certify none before the answer.',
    laws: [
      germanLaw(
        'bnoto',
        'Bundesnotarordnung',
        'In Germany, notarial acts are reserved for notaries, whom the state appoints.',
      ),
    ],
  },
  {
    id: 'fake-papers',
    weight: 'forbidden',
    shown: [
      "<make, print, sell, offer, produce, forge, design, create> (?:\\w+ ){0,4}?(?:fake|realistic|replica|novelty|replacement|look.?alike) (?:\\w+ )?(?:diplomas?|degrees?|ids?\\b|id cards?|licen[cs]es?|transcripts?|pay ?slips?|bank statements?|certificates?|passports?|references?|permits?|doctor[’']?s notes?)",
      "(?:fake|made.?up|invented) (?:job references?|pay ?slips?|bank statements?|work history|diplomas?|doctor[’']?s notes?|sick notes?|invoices?)",
    ],
    unless:
      'detect\\w*|spot\\w*|fight\\w*|against|check\\w* (?:for|if|whether)|verif\\w*|recogni[sz]\\w*|theat(?:er|re)|film props?',
    says: 'Making papers that pass for real diplomas, identity cards, pay slips or references is forgery or helps fraud, and a crime in most countries, whatever a note on them says.',
    asks: 'Ask a lawyer for criminal law: is there any form of this, such as props for films, that is allowed where you are? Make and sell none before the answer.',
    laws: [
      ukLaw(
        'ukpga/1981/45/section/1',
        'Forgery and Counterfeiting Act 1981, section 1',
        'In England and Wales it is a crime to make a false instrument that somebody shall accept as genuine.',
      ),
      germanLaw(
        'stgb/__267.html',
        'Strafgesetzbuch, section 267',
        'In Germany, making or using a false document to deceive is a crime.',
      ),
    ],
  },
  {
    id: 'marks-and-seals',
    weight: 'licensed',
    shown: [
      '<put, print, stick, add, use, place, stamp> (?:\\w+ ){0,4}?(?:ce|ukca|ul|fda|usda organic|organic|bio|fair ?trade|energy star|bis|isi|hallmark|iso) (?:\\w+ )?(?:marks?|labels?|seals?|logos?|stamps?|stickers?) (?:\\w+ )?(?:on|ourselves|ourself|myself|to)\\b',
      '<sell, call, market, label> (?:\\w+ ){0,4}?(?:as|them|it) (?:certified )?organic\\b',
      '<give, award, sell, issue> (?:\\w+ ){0,4}?(?:our own|own) (?:\\w+ )?(?:quality |eco |organic |green |trust )?(?:seals?|labels?|quality marks?)',
    ],
    unless: 'tested by|certified by|after (?:the )?tests?|iso (?:files?|image)|certification (?:body|costs?)',
    says: 'Marks such as CE, organic and fair trade may be used only after the tests, papers or inspections behind them; many are protected, and using one without that is an offence.',
    asks: 'Ask the body behind the mark, in writing: what has to be tested, inspected or registered before it may be used, and what may be said until then? Print none before the answer.',
    laws: [
      euLaw(
        'reg/2018/848',
        'Regulation (EU) 2018/848 on organic production and labelling',
        'In the EU, food may be called organic only by operators who are inspected and certified.',
      ),
      usRule(
        'title-7/part-205',
        'National Organic Program',
        'In the US, food is sold as organic only with a certification; farms below $5,000 a year are exempt from it, but not from the rules.',
      ),
    ],
  },
]
