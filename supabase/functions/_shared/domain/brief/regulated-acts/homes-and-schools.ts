import { germanLaw, law, type RegulatedAct, ukLaw } from './act.ts'

/** Homes of others, homes for old people, and schools. */
export const HOMES_AND_SCHOOLS: readonly RegulatedAct[] = [
  {
    id: 'estate-agency',
    weight: 'licensed',
    shown: [
      '<sell, broker, rent out, let, find, list> (?:\\w+ ){0,4}?(?:houses?|flats?|apartments?|homes?|properties|property|land|plots?|rooms?) (?:\\w+ ){0,5}?(?:for|and (?:take|keep|charge)) (?:\\w+ ){0,2}?(?:commission|\\d[\\d.,]* ?(?:%|percent)|one month)',
      '<sell, let, rent out> (?:\\w+ ){0,2}?(?:flats?|houses?|apartments?|homes|land|plots?|villas?)\\b[^.!?]{0,80}\\b<take, keep, charge, get> (?:\\w+ ){0,2}?(?:\\d[\\d.,]* ?(?:%|percent)|commission)',
      '(?:we|i) (?:act|work) as (?:an? )?(?:estate agents?|realtors?|property brokers?|letting agents?)',
      '<manage> (?:\\w+ ){0,3}?(?:flats?|apartments?|rental homes|properties) for (?:\\w+ ){0,2}?(?:owners|landlords)',
    ],
    unless:
      'for (?:realtors|agents|brokers)|dog houses?|bird ?houses?|doll|software|find your own|holiday|airbnb|desk|hotel rooms?|parking|meeting rooms?|tool',
    says: 'Brokering the sale or rent of homes takes a license, registration or proof of training in many countries, and who may be charged the fee is often fixed by law.',
    asks: 'Ask the trade office or the real estate commission, in writing: which license does brokering or managing homes take, and who may be charged? Take no fee before the answer.',
    laws: [
      germanLaw(
        'gewo/__34c.html',
        'Gewerbeordnung, section 34c',
        'In Germany, brokering homes and land, and managing homes for owners, takes a permit.',
      ),
      ukLaw(
        'ukpga/1979/38',
        'Estate Agents Act 1979',
        'In the UK, selling homes for others follows duties on fees, interests and clients’ money, and takes membership of a redress scheme.',
      ),
    ],
  },
  {
    id: 'tenant-fees',
    weight: 'conditioned',
    shown: [
      '(?:tenants?|renters?|flat ?hunters?|room ?seekers?|students?) (?:\\w+ ){0,2}?pays? (?:us |me )?(?:\\w+ ){0,6}?(?:viewing|finder.?s? fee|for (?:a|each|the) (?:viewing|flat|room|contract|keys?)|application fee|when (?:they|he|she) (?:gets?|signs?))',
      '(?:viewing|application|finder.?s?|key|contract) fees? (?:for|from|of) (?:\\w+ )?(?:tenants?|renters?)',
    ],
    unless: 'hotel|landlords? pays?',
    says: 'Fees that people pay to find, view or rent a home are forbidden or capped in many places.',
    asks: 'Ask the housing office or a tenants’ association: which fee may a person who looks for a home be charged, by whom and when?',
    laws: [
      ukLaw(
        'ukpga/2019/4',
        'Tenant Fees Act 2019',
        'In England, landlords and agents may charge tenants only the few payments on a list.',
      ),
      germanLaw(
        'wovermrg',
        'Gesetz zur Regelung der Wohnungsvermittlung',
        'In Germany, whoever finds a home to rent is paid by the one who placed the order, with at most two months of rent.',
      ),
    ],
  },
  {
    id: 'shared-housing',
    weight: 'licensed',
    shown: [
      '<rent, let, rent out, offer, build, turn, convert, split> (?:\\w+ ){0,6}?(?:bunk beds?|capsules?|sleeping pods?|bed ?spaces?|dormitor(?:y|ies)|dorm beds?|tiny houses?|containers?|garages?|sheds?|basements?|offices) (?:\\w+ ){0,3}?(?:to|for|into|as|per) (?:\\w+ ){0,3}?(?:workers|students|migrants|people|tenants|homes|flats|rooms|living|bed|month|night|sleep)',
      '<open, run, start> (?:\\w+ ){0,3}?(?:hostel|guest ?house|student house|workers.? dormitory|co-?living (?:house|space)|boarding house)',
    ],
    unless: 'storage|parking|for hostels|software|app for|workshop space|office space|studio space',
    says: 'Homes shared by many, hostels, and rooms that were not built to live in take a license, a permit to change the use, and checks of fire escapes in most towns.',
    asks: 'Ask the building, housing and fire offices, in writing: may people sleep there, how many, and which license, exits and alarms does it take? Let no one move in before the answer.',
    laws: [
      ukLaw(
        'ukpga/2004/34/section/61',
        'Housing Act 2004, section 61',
        'In England and Wales, homes shared by five or more people of several households need a license of the council, and in some areas smaller ones too.',
      ),
    ],
  },
  {
    id: 'elder-home',
    weight: 'licensed',
    shown: [
      '<open, run, start, build, set up, turn> (?:(?!(?:site|app|platform|where|for|with|near|to|tool)\\b)\\w+ ){0,7}?(?:care homes?|nursing homes?|old age homes?|homes? for (?:the )?(?:elderly|old|seniors|disabled)|assisted living|dementia (?:home|farm|village)|hospices?|rehab (?:center|centre|house)|sober (?:living|house))',
      '<take in, host, house> (?:\\w+ ){0,3}?(?:old|elderly|disabled|demented|frail) (?:people|persons|parents|residents)',
      '(?:we|i|our (?:carers?|helpers?|caregivers?)) (?:\\w+ ){0,2}?<provide, give, offer, do> (?:\\w+ ){0,2}?(?:personal care|home care|overnight care|live.?in care)',
    ],
    unless:
      'for (?:care|nursing) homes|software|app for|visit\\w* (?:to|in) (?:care|nursing) homes|play|music|sell\\w* to',
    says: 'Homes and care for old, sick or disabled people are registered and inspected in most countries, by rooms, staff and training, small ones included.',
    asks: 'Ask the authority that inspects care, in writing: which registration, staff, rooms and checks does care of this kind take, and from how many people on? Take no one in before the answer.',
    laws: [
      ukLaw(
        'uksi/2014/2936',
        'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
        'In England, homes with care and personal care at home need a registration with the Care Quality Commission.',
      ),
    ],
  },
  {
    id: 'private-school',
    weight: 'licensed',
    shown: [
      '<open, run, start, found, set up, build> (?:(?!(?:near|with|at|in|for|beside|from|to|by)\\b)\\w+ ){0,4}?(?:(?:private|micro|small|online|village|alternative|montessori|forest|free|our own) ?schools?|micro-?schools?|homeschool (?:pods?|groups?)|learning pods?|universit(?:y|ies)|colleges?)\\b',
      '(?:micro-?school|learning pod|homeschool pod) (?:for|in|at)',
    ],
    unless:
      'for schools|(?:dance|music|cooking|surf|driving|language|sewing|yoga|ski|riding|art|dog|swim\\w*|film|sunday|coding|football|photo\\w*|flying|cookery|sailing) schools?|software|alumni',
    says: 'A school that children of compulsory age attend instead of another is registered or approved in most countries, by rooms, teachers and lessons; in some, staying away from school is an offence.',
    asks: 'Ask the school authority, in writing: from how many pupils and hours on is this a school, and which approval, teachers and rooms does it take? Take no pupil before the answer.',
    laws: [
      ukLaw(
        'ukpga/2008/25/section/96',
        'Education and Skills Act 2008, section 96',
        'In England it is a crime to run an independent school that is not registered.',
      ),
      law(
        'DE',
        'In Germany, private schools that replace public ones need the approval of the state.',
        'Grundgesetz, article 7',
        'German Federal Ministry of Justice',
        'https://www.gesetze-im-internet.de/gg/art_7.html',
      ),
    ],
  },
]
