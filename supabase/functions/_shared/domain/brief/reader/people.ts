import { wordSet } from './word-lists.ts'

/** Singular nouns for people that the endings below do not tell. */
const PERSONS = wordSet(`
  academic actuary addict admin adolescent adult agent alumni amateur analyst apprentice architect artisan asthmatic
  athlete attorney au-pair auntie aunty autistic baby bachelorette barista bloke boy boyfriend bride bro builder
  cadet candidate captain ceo chef child citizen clerk client coach concierge cook couple cpa creative crew cto dad
  dev diabetic dj dyslexic elderly enthusiast entrepreneur epileptic executive expat expert extrovert family fan
  fitter folk foodie friend geek girl girlfriend godparent gp graduate grandchild grandkid grandma grandpa
  grandparent granny groom guard guest guy heir homeless host household hr husband imam individual intern introvert
  judge kid lad lady landlady landlord lass loader local maid man masseur mechanic millennial millwright mom monk
  mum nanny neighbour nerd newbie newborn newlywed ngo nomad notary novice nun nurse organiser organizer orphan
  osteopath packer paralegal paramedic parent patient people person physio picker planner player pm postgraduate
  priest principal pro professional publican pupil rabbi reader ref resident restaurateur roadie rookie scholar
  schoolchild seamstress secretary shepherd sibling single singleton solopreneur spouse staff stagehand stepparent
  steward student superintendent surgeon sweep sysadmin tech techie teen tradie turner tween undergraduate vegan vet
  veteran victim warden widow wife youth
`)

/** Singular nouns for organizations and the places where they work. */
const ORGANIZATIONS = wordSet(`
  abattoir academy agency agribusiness airline airport allotment anganwadi apiary aquarium archive arena assembly
  association authority bakery band bank bar barracks bistro board boat boatyard boda boutique brand brewery
  business butchery cafe café campground campsite campus canteen caravan cattery center centre chain chamber chapter
  charity chippy choir church cidery cinema clinic club co-op co-operative collective college committee community
  company condo condominium congregation constituency consulate consultancy convenience coop cooperative corporate
  corporation council court creamery creche dairy daycare dealership deli department depot dispensary distillery
  district dojo dorm eatery embassy enterprise estate facility factory farm federation feedlot ferry festival firm
  fishery fleet foodbank foundation foundry franchise gallery garage government greenhouse grocery group guild gym
  hall hatchery hoa home hospice hospital hostel hotel household hypermarket inn institute institution kennel
  kindergarten kirana kitchen lab label laboratory laundromat laundry league library marina matatu meadery mill mine
  ministry mission monastery mosque msme multinational municipality museum newsroom ngo non-profit nonprofit nursery
  office okada orchard orchestra organisation organization orphanage outfit panchayat pantry parish park patisserie
  pharmacy pizzeria plant port practice prison pub quarry ranch rehab rink roastery salon sari-sari sauna sawmill
  scaleup school shelter shipyard shop site smb sme smes smithy society spa squad stable stadium start-up startup
  store studio supermarket surgery synagogue takeaway tannery tavern team temple terminal theater theatre
  tortillería troupe truck trust union university utility venue vessel vineyard ward winery yard zoo
`)

/** Endings of words for people; too many things share them to trust them alone. */
const PEOPLE_ENDING =
  /(?:[a-z]{2,}(?:er|or|ist|ian|eer|ee|eur|ant|man|woman|smith|wife|mate|shop|house|store|owner|keeper|maker|goer|folk|person|wallah|wala|walla))$/
/** Things with those endings. */
const THINGS = wordSet(`
  adapter adaptor after agree anger another answer armor asian assistant banner barrier behavior better bigger
  binder bitter blazer blender blocker blower boiler border breaker browser buffer builder burner butter calculator
  cancer career carter center chamber chapter character charger cheaper checker checklist cheer chiller chopper
  climate clipper cluster coffee color committee compiler compressor computer conditioner connector container
  controller converter conveyor cooker coolant cooler copper corner corridor counter cover crawler cutter cylinder
  danger december decor degree detector diaper digger dinner discover dishwasher dispenser drawer dresser drier
  dryer earlier easier editor elevator enter error estimate exterior factor fastener faster favor feather feeder
  fertiliser fertilizer fever fiber filter finger fixer flavor floor flower flyer folder freezer gender generator
  german grant greenhouse guarantee hamper handler harbor header heater higher holder human humor hunger important
  incubator indian indicator italian kilometer labor larger laser later latter layer leather ledger letter lighter
  liter litter liver loader lobster locator locker logger longer lower major manner marker matter median merger
  meter minor mirror mixer monitor motor mower newer newsletter november number october offer order other oyster
  pager paper parameter parser pendant planner plant planter player playlist poster powder power prayer printer
  processor purifier quant quarter radiator reactor reader recorder recover refrigerator register reminder render
  river roaster roller rooter roster rotor router ruler rupee sanitizer scanner scheduler screwdriver sensor
  separator september server shelter shorter shortlist shower silver simulator slipper smoker softener speaker
  spider sprayer sprinkler stabilizer starter sticker stroller summer tailer tester theater thermometer three ticker
  timber timer toaster tower tracker tractor trailer transfer trigger trimmer tuner turner ventilator voucher
  waitlist washer watchlist water weather winter wishlist wrist
`)

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'people',
  men: 'man',
  women: 'woman',
  children: 'child',
  wives: 'wife',
  midwives: 'midwife',
  housewives: 'housewife',
  staff: 'staff',
  folks: 'folk',
  businesses: 'business',
  tradies: 'tradie',
  foodies: 'foodie',
  newbies: 'newbie',
  rookies: 'rookie',
  techies: 'techie',
  aunties: 'auntie',
  movies: 'movie',
  cookies: 'cookie',
  smoothies: 'smoothie',
  selfies: 'selfie',
  hoodies: 'hoodie',
  buses: 'bus',
  persons: 'person',
}

/** The singular of a lower-case noun; nouns that are singular stay. */
export function singular(lower: string): string {
  if (Object.hasOwn(IRREGULAR, lower)) return IRREGULAR[lower] ?? lower
  if (/men$/.test(lower) && lower.length > 4) return lower.replace(/men$/, 'man')
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2)
  return /[^su'i]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower
}

/** 'e-reader' is a thing, 'tyre-fitter' is none. */
const lastPart = (noun: string) => (/^(?:e|i|x)-/.test(noun) ? noun : noun.slice(noun.lastIndexOf('-') + 1))

/** True for a noun, singular or plural, that names people by itself: 'nurses', 'parent'; not for 'plumber'. */
export function isPerson(lower: string): boolean {
  const noun = singular(lower)
  return PERSONS.has(noun) || PERSONS.has(lastPart(noun))
}

/** True for a noun, singular or plural, that names people or organizations: 'nurses', 'tyre fitter', 'hospital'. */
export function isPeople(lower: string): boolean {
  const noun = singular(lower)
  const part = lastPart(noun)
  if (isPerson(lower) || ORGANIZATIONS.has(noun) || ORGANIZATIONS.has(part)) return true
  return PEOPLE_ENDING.test(part) && !THINGS.has(part) && part.length > 4
}

/** People whom others pay for: read as users, never as the customer. */
const DEPENDENT = wordSet(
  'child kid toddler infant baby newborn preschooler patient pupil inmate prisoner detainee orphan girl boy',
)
export const isDependent = (lower: string): boolean => DEPENDENT.has(singular(lower))

/** People who are also verbs in the third person: 'cooks', 'hosts'. */
const ALSO_VERBS = wordSet('guard host model cook single pilot coach groom local fan')
/** Plural people are never verbs: 'vets', 'nurses', 'parents'. */
export const isPluralPerson = (lower: string): boolean => {
  const noun = singular(lower)
  return noun !== lower && PERSONS.has(noun) && !ALSO_VERBS.has(noun)
}
