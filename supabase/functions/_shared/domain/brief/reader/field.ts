import { singular } from './people.ts'

/**
 * Words that tell a business field (`BUSINESS_DOMAINS`), in the singular. A word may stand with several fields; it then
 * tells less.
 */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  marketplaces:
    'marketplace,exchange,auction,classifieds,listing,seller,buyer,peer-to-peer,second-hand,secondhand,resale,swap,buyer and seller',
  'b2b-saas':
    'crm,saas,dashboard,workflow,sales team,proposal,onboarding,helpdesk,ticketing,customer support,lead,pipeline,knowledge base,consultant,b2b',
  'health-fitness':
    'patient,clinic,hospital,doctor,nurse,physiotherapist,physio,dentist,dental,pharmacy,medicine,medication,fitness,gym,workout,diet,dietitian,nutrition,diabetes,blood,rehab,ward,surgery,allergy,therapist,wheelchair,health,sleep,runner',
  education:
    'school,student,teacher,pupil,lesson,course,tutor,tutoring,exam,homework,university,classroom,learn,learner,teach,language,math,reading,training,curriculum,driving school,driving lesson',
  fintech:
    'bank,payment,loan,credit,insurance,insurer,savings,invest,investing,budgeting,wallet,mobile money,money transfer,pension,card payment,premium,fraud,mortgage',
  'e-commerce':
    'online shop,e-commerce,ecommerce,shopify,etsy,brand,merchant,product description,clothes,clothing,fashion,shoe,soap,cosmetic,furniture,toy,subscription box,jewelry,shirt',
  'food-restaurants':
    'restaurant,bakery,baker,cafe,café,kitchen,chef,menu,meal,food,lunch,bread,coffee,tea,beer,brewery,winery,wine,cheese,snack,catering,recipe,cook,grocery,supermarket,vegetable,food truck',
  travel: 'travel,tourist,tourism,hotel,hostel,trip,tour,guide,guesthouse,homestay,visa,ski,museum,holiday',
  recruiting:
    'hiring,recruiter,recruiting,job,candidate,cv,resume,job ad,job board,shift worker,staffing,interview,employer,hire',
  'local-services':
    'cleaning,laundry,plumber,electrician,repair,handyman,gardener,hairdresser,barber,salon,car wash,dry cleaning,babysitter,moving,boiler,florist',
  'developer-tools':
    'developer,api,code,programmer,deploy,react,sdk,debug,bug,repository,cloud cost,aws,database,browser extension',
  'social-community':
    'community,neighbor,neighbour,neighbourhood,neighborhood,friend,social network,dating,club,volunteer,family photo,meetup,group chat',
  pets: 'dog,cat,pet,vet,dog owner,dog walker,puppy,kennel,pet owner,dog food,groomer',
  erp: 'erp,inventory,inventory management,stock level,purchasing,warehouse stock,wholesaler,production planning,order management,supplier order,spare part',
  accounting:
    'accounting,bookkeeping,bookkeeper,accountant,invoice,tax,vat,payroll,receipt,tax adviser,expense,ledger,audit',
  logistics:
    'truck,freight,courier,parcel,delivery,shipping,shipment,warehouse,pallet,port,vessel,lorry,driver,cargo,cargo bike,haulage,route,ferry,customs,fleet,last mile',
  legal:
    'lawyer,law firm,legal,contract,court,claim,tenancy,regulatory,compliance,judge,appeal,immigration,litigation,patent',
  property:
    'landlord,tenant,apartment,flat,rent,real estate,property,condo,housing,mortgage broker,building,homeowner,room',
  construction:
    'construction,builder,building site,architect,contractor,scaffolding,roof,brick,carpenter,concrete,construction worker,tiler,roofer,site manager',
  manufacturing:
    'factory,machine,machinery,manufacturer,mill,textile,production line,weld,assembly,cnc,turned part,milled part,inspection,fabric inspection,loom,spare machine',
  agriculture:
    'farmer,farm,crop,harvest,cow,dairy,sheep,poultry,egg incubator,tractor,seed,soil,irrigation,beehive,beekeeper,vineyard,grower,orchard,hectare,milk,cattle,livestock,animal feed,agronomist,greenhouse,coffee farmer,forest owner',
  'mental-health':
    'mental health,therapy,anxiety,depression,meditation,burnout,stress,counsellor,counselor,counselling,grief,lonely,loneliness,mood,suicide,peer support',
  'energy-climate':
    'solar,energy,battery,electricity,heat pump,wind turbine,turbine,carbon,emission,charging,grid,power outage,methane,biogas,recycling,waste,compost,climate,heat recovery,turbine blade,solar panel,gas',
  iot: 'sensor,smart device,connected device,smart home,smart lock,thermostat,tracker,camera,wearable,chip,doorbell,iot,smart meter,plug,drain sensor,air quality',
  'non-profit':
    'charity,non-profit,nonprofit,ngo,volunteer,donation,food bank,food pantry,refugee,homeless,hospice,prison,prisoner,foundation,homeless shelter,community fridge',
  'ai-assistants':
    'ai assistant,chatbot,voice assistant,copilot,ai receptionist,ai agent,llm,gpt,ai that,ai tool,ai,virtual assistant',
  'media-creators':
    'podcast,newsletter,video,film,creator,youtube,youtube channel,magazine,zine,blog,subtitle,musician,band,dj set,photographer,audio tour,story,book,whatsapp channel,news channel,journalist,streamer',
  games:
    'game,puzzle,player,board game,video game,escape room,escape game,tabletop,role-playing,gamer,level editor,quiz,card game',
}

interface Clue {
  fields: string[]
  isPhrase: boolean
}

function readClues(): ReadonlyMap<string, Clue> {
  const clues = new Map<string, Clue>()
  for (const [field, words] of Object.entries(FIELD_WORDS))
    for (const word of words.split(',')) {
      const clue = clues.get(word) ?? { fields: [], isPhrase: word.includes(' ') }
      clue.fields.push(field)
      clues.set(word, clue)
    }
  return clues
}

const CLUES = readClues()
const LONGEST_PHRASE = 4
/** A field is suggested from this score on, and only where it is twice as high as the next. */
const LEAST_SCORE = 4
const LEAD = 2
const MOST_CHOICES = 3

function scoresOf(text: string): [string, number][] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[;.,]/gu) ?? []).map(singular)
  const scores = new Map<string, number>()
  const seen = new Set<string>()
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const term = words.slice(from, from + length).join(' ')
      const clue = CLUES.get(term)
      if (!clue || seen.has(term)) continue
      seen.add(term)
      const weight = (clue.isPhrase ? 3 : 2) / clue.fields.length
      for (const field of clue.fields) scores.set(field, (scores.get(field) ?? 0) + weight)
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a)
}

/**
 * The business field that the words of product, customer and actions tell, only with a clear margin; otherwise `choices`
 * holds the nearest two or three, and none where fewer come into question.
 */
export function fieldOf(words: string): { field: string | null; choices: string[] } {
  const scores = scoresOf(words)
  const [first, second] = scores
  if (!first) return { field: null, choices: [] }
  if (first[1] >= LEAST_SCORE && first[1] >= LEAD * (second?.[1] ?? 0))
    return { field: first[0], choices: [] }
  const choices = scores.slice(0, MOST_CHOICES).map(([field]) => field)
  return { field: null, choices: choices.length > 1 ? choices : [] }
}
