const set = (words: string): ReadonlySet<string> => new Set(words.split(/[\s,]+/).filter(Boolean))

/*
 * Closed lists of stems (see `stemOf`), all in the singular.
 */

/** Sizes, numbers, ages, qualities and origins: they change how many or where, but not which trade. */
export const NEUTRAL = set(`
  a an the our my your their his her its this these those some any all both each every few several many most more other
  another own very really mostly mainly
  one two three four five six seven eight nine ten twelve twenty fifty hundred thousand dozen single double triple
  small smaller medium mid midsize midsized middle size sized large larger big bigger tiny micro mini little huge giant
  independent indy local family run owned owner operated managed led founder founded solo sole multi site location
  person man woman female male black minority immigrant veteran lgbtq latino hispanic asian
  new newer newly opened open young old older established existing emerging early late stage growing fast scaling mature
  busy high end low cost budget cheap luxury premium upmarket upscale exclusive boutique artisan artisanal craft
  handmade bespoke custom traditional modern contemporary classic authentic ambitious
  urban rural suburban city town village neighborhood regional national international global nationwide coastal remote
  inner seaside lakeside roadside beachfront european american british english german french italian spanish dutch irish scottish welsh swiss austrian polish
  nordic scandinavian indian chinese japanese korean mexican canadian australian african turkish greek portuguese
  northern southern eastern western north south east west central downtown
  private privately public licensed certified qualified registered chartered accredited insured professional freelance
  self employed mobile online offline brick mortar high street chain franchise franchised franchisee full service part time
  fulltime seasonal year round organic vegan vegetarian halal kosher gourmet sustainable ethical eco friendly green
  typical average normal ordinary serious struggling successful profitable underserved overworked
  commercial residential domestic industrial specialist specialized specialty speciality general b2b b2c smb sme
  us uk usa eu nyc la uae third second first generation physical digital non profit community home based store chair seat bed room cover staff
  employee member unit truck vehicle location acre hectare table bay
`)

/** Nouns for any business: the words before them name the trade. */
export const GENERIC = set(`
  business company firm enterprise outfit operation organization organisation practice venture startup sme smb corporation
  corporate agency shop studio salon brand chain group franchise franchisee service services provider contractor
  subcontractor specialist professional pro practitioner expert tradesman tradesperson trade trader operator vendor
  supplier consultant freelancer maker producer manufacturer factory plant office clinic center facility establishment
  site venue outlet place space house parlor cooperative coop collective network partnership team crew department unit
  sector industry market microbusiness entrepreneur solopreneur self startup boutique creator seller retailer dealer
  owner operator proprietor owneroperator businessman businesswoman businessperson school academy institute
  institution club association society employer client account location branch property technician tech artist
`)

/** People in a business; the trade is in the words before them or after 'of', 'at' and 'in'. */
export const ROLES = set(`
  owner operator manager founder cofounder director proprietor partner head boss leader ceo cfo coo cmo cto hr staff
  employee worker team receptionist administrator admin buyer chef cook waiter barista server accountant bookkeeper
  principal executive supervisor coordinator planner decisionmaker purchaser crew apprentice assistant host lead chief
  officer secretary president captain skipper
`)

/** Owners: combined with an object that is not a business, they are consumers ('dog owners'). */
export const OWNERS = set('owner holder keeper guardian')

/** People who buy for themselves. */
export const CONSUMERS = set(`
  parent mother mom mum mommy mummy dad father daddy grandparent grandmother grandfather granny caregiver carer stepparent
  guardian single singleton couple spouse wife husband partner family household kid child toddler baby infant teen
  teenager tween adolescent adult youth youngster boy girl guy lady man woman person folk human people sibling twin
  student undergraduate graduate postgraduate pupil freshman learner alumnus schoolchild schoolkid
  retiree pensioner senior elder elderly boomer millennial genz zoomer gen
  homeowner houseowner renter tenant leaseholder flatmate roommate housemate resident neighbor citizen voter villager
  homebuyer buyer housebuyer firsttimebuyer seller
  runner jogger cyclist hiker biker walker swimmer climber surfer skier snowboarder golfer sailor angler camper backpacker
  gardener athlete triathlete bodybuilder yogi gymgoer goer rider motorcyclist driver motorist commuter passenger
  traveler tourist holidaymaker vacationer flyer nomad expat expatriate immigrant migrant refugee foreigner newcomer
  bride groom fiance newlywed mourner widow widower divorcee dater
  gamer player reader listener viewer collector hobbyist fan enthusiast lover addict geek nerd aficionado amateur
  beginner foodie vegan vegetarian eater drinker smoker knitter quilter baker birder birdwatcher stargazer
  patient sufferer diabetic asthmatic survivor insomniac dieter celiac coeliac
  consumer shopper customer guest visitor diner member user subscriber donor attendee spectator audience
  worker employee jobseeker candidate applicant nurse teacher cashier veteran soldier prisoner
  petowner investor saver borrower taxpayer everyone everybody anyone anybody someone public individual introvert
  parenttobe mumtobe momtobe millionaire bachelor owner dweller amputee seeker expectant hunter teetotaler christian muslim jew prepper crafter diyer
`)

/** Consumers in two words, written without the space. */
export const CONSUMER_PHRASES = set(`
  youngprofessional busyprofessional workingprofessional urbanprofessional remoteworker homeworker
  homeowner firsttimebuyer homebuyer petparent petowner singleparent workingparent dogperson catperson gymgoer
  babyboomer digitalnomad newparent dogowner officeworker shiftworker nightworker knowledgeworker stayathomemom
  gigworker hobbycook homecook homebrewer schoolteacher highschoolteacher primaryschoolteacher
  collegegraduate recentgraduate weekendwarrior animallover busyperson
`)

/** Words that make the trade after them a pastime: 'amateur photographers'. */
export const PASTIME = set('amateur hobby hobbyist recreational weekend beginner aspiring keen avid backyard')

/** Words for any person; the words that follow name the group. */
export const PEOPLE = set(
  'person people folk those anyone anybody everyone everybody someone individual guy human',
)

/** Words that end the head noun's phrase. */
export const STOPS = set(`
  in at of for with without who that which whose where when near around across from to on under over between serving
  using doing selling giving running working offering within throughout outside inside by based located looking needing
  wanting specializing specialising employing having aged making living than per via through during as not except
  including like such handling making managing making planning taking providing operating owning teaching building
  repairing fixing cleaning growing renting installing whom up above below against among along after before about into
  still currently already struggling trying dealing facing focusing focused seeking needing because is are was has have
`)

/** Trade names for a verb with its object: 'companies that clean offices' are office cleaners. */
export const AGENTS: Readonly<Record<string, string>> = {
  sell: 'shop,retailer,seller,dealer,maker,wholesaler,broker',
  make: 'maker,manufacturer,producer,brand,bakery',
  manufacture: 'manufacturer,maker,producer',
  produce: 'producer,maker,manufacturer,farm,production',
  build: 'builder,maker,contractor,construction company',
  grow: 'grower,farm',
  farm: 'farm,farmer',
  breed: 'breeder,farm',
  raise: 'farm,farmer,breeder',
  keep: 'keeper,farm',
  repair: 'repair,repair shop,repairer',
  fix: 'repair,repair shop,repairer',
  restore: 'restorer,restoration',
  service: 'repair,servicing,maintenance company',
  maintain: 'maintenance company,repair',
  teach: 'teacher,school,tutor,instructor,lessons',
  clean: 'cleaner,cleaning company,cleaning',
  rent: 'rental,hire',
  hire: 'rental,hire',
  lease: 'leasing company,rental',
  install: 'installer,contractor,fitter',
  fit: 'fitter,installer',
  design: 'designer,design studio,design',
  import: 'importer,wholesaler',
  distribute: 'distributor,wholesaler',
  supply: 'supplier,wholesaler',
  roast: 'roaster,roastery',
  brew: 'brewery,brewer,maker',
  bake: 'bakery,baker,maker',
  distill: 'distillery,maker',
  print: 'printer,printing',
  train: 'trainer,training,school',
  walk: 'walker',
  groom: 'groomer',
  organize: 'organizer,planner',
  plan: 'planner,organizer',
  photograph: 'photographer',
  publish: 'publisher',
  develop: 'developer,development company',
  recycle: 'recycler,recycling company',
  transport: 'transport company,carrier,hauler',
  deliver: 'delivery company,courier',
  move: 'mover',
  paint: 'painter',
  remove: 'removal company',
  collect: 'collector,collection company',
  process: 'processor,processing company',
  manage: 'manager,management company',
  test: 'testing lab,testing company',
  rear: 'farm',
  cut: 'cutter',
  tune: 'tuner',
  translate: 'translator',
  broker: 'broker',
  operate: 'operator',
  serve: 'shop,bar,restaurant',
}
