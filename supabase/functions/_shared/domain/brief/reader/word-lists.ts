/** The words of a list that is written as one text. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/* Closed classes: the words of grammar, which is to say nearly all of them. */

export const DETERMINERS = wordSet(
  `a an the this these those each every any some no another both all either neither such whichever
   most many several few more fewer less enough half other much`,
)
export const POSSESSIVES = wordSet('my your his her its our their own')
export const SUBJECT_PRONOUNS = wordSet(
  'i we you he she it they u everyone everybody someone somebody nobody anyone anybody one there',
)
export const OBJECT_PRONOUNS = wordSet(
  `me us him them myself ourselves yourself himself herself itself themselves yourselves something anything nothing
   everything mine ours yours theirs others`,
)
export const PREPOSITIONS = wordSet(
  `for in on at by from with without of about into near through via against between around under over across per
   within during like unlike using behind toward towards upon off inside outside beside besides along among despite
   onto above below beyond except throughout versus vs out up down away round plus minus amid alongside`,
)
export const SUBORDINATORS = wordSet(
  `because when if while although though where unless until till since before after whenever wherever as once whether how
   what why than`,
)
export const RELATIVES = wordSet('that which who whom whose')
export const COORDINATORS = wordSet('and or but nor yet & then')
export const MODALS = wordSet(
  "can could will would should may might must shall ca wo 'll 'd gonna wanna gotta cannot cant wont",
)
export const BE = wordSet("is are am was were be been being 's 're 'm isn aren wasn weren")
export const HAVE = wordSet("have has had having 've haven hasn hadn")
export const DO = wordSet('do does did don doesn didn dont doesnt didnt')
export const NEGATIONS = wordSet("not n't never")
export const ADVERBS = wordSet(
  `also then always already still just only now today currently often usually sometimes maybe perhaps even ever
   never almost again too very quite so instead later soon here there together everywhere nowadays presently
   tomorrow yesterday tonight twice please straight ahead anymore forever online offline overnight abroad rather
   well away back out up down anyway afterwards meanwhile otherwise therefore thus hence however`,
)
/** Words in -ly that are no adverbs. */
export const NOT_ADVERBS = wordSet(
  `family assembly supply weekly monthly daily yearly hourly early only friendly elderly likely lonely lovely
   fly reply apply rely ally butterfly jelly belly rally bully curly nightly quarterly fortnightly anomaly italy holy july
   costly comply multiply imply tally lily doily disorderly orderly homely lively friendly user-friendly eco-friendly`,
)
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
}

/** Adjectives that no ending gives away. */
const ADJECTIVES = wordSet(
  `small big large great good better best bad worse worst new old young free cheap cheaper cheapest fresh local
   rural urban smart simple easy hard soft fast slow quick high low long short wide narrow deep thin thick heavy
   light dark bright clean dirty dry wet hot cold warm cool full empty open rich poor strong weak safe real fake
   true false right wrong early late busy ready sure sick ill healthy tired happy sad angry alone blind deaf
   mute pregnant elderly retired independent private public social personal single double whole entire main own
   same different similar special common rare certain clear fair flat fine proper honest exact extra secure
   dense solo prime mobile digital virtual online offline remote manual automatic electric electronic solar
   organic vegan vegetarian halal kosher natural raw frozen dried canned handmade homemade custom bespoke
   secondhand second-hand used vintage modern traditional classic premium luxury basic advanced professional
   commercial industrial agricultural dental legal financial educational national international regional global
   foreign domestic overseas annual monthly weekly daily hourly yearly nightly quarterly seasonal temporary
   permanent part-time full-time freelance self-employed unemployed licensed certified qualified experienced
   skilled unskilled trained untrained tiny huge little mini micro medium average decent nice ugly fun silly
   expensive costly pricey mere first second third last next final initial nearby near far close distant upper
   lower inner outer inside outside left front back top bottom low-cost high-end open-source on-demand adult
   senior junior chronic acute mixed spare idle unused unsold leftover broken lost missing stuck red blue green
   yellow black white grey orange wooden plastic metal steel glass paper american indian german french spanish
   italian african european asian chinese japanese korean kenyan nigerian ghanaian mexican brazilian dutch
   norwegian swiss austrian australian canadian welsh greek portuguese russian ukrainian arab arabic vietnamese
   thai indonesian necessary worth likely unlikely aware fragile loud quiet noisy calm stressed lonely bored
   boring confusing annoying overpriced unpaid unread unsafe scary tricky tough bitter`,
)
const ADJECTIVE_ENDING =
  /(?:ful|ous|ible|able|less|ish|ical|ular|esque|proof|-free|-based|-friendly|-ready|-sized|-powered|-driven|-led|-run|-made|-only|-proof|-grade|-style|-aware|-owned|-handed|-day|-year|-old|-week|-hour|-minute)$/
const NOT_ADJECTIVES = wordSet(
  'table vegetable cable fable stable variable consumable valuable radish dish fish spanish wish finish publish furnish',
)

export const isAdjective = (lower: string): boolean =>
  ADJECTIVES.has(lower) || (ADJECTIVE_ENDING.test(lower) && !NOT_ADJECTIVES.has(lower))

/** Verbs that name those who act after them: 'helps landlords track'. */
export const LETTING = wordSet('let help allow enable')

/** Nouns of time: 'every night', 'last year'. */
export const TIME_NOUNS = wordSet(
  `second seconds minute minutes hour hours day days night nights week weeks weekend weekends month months quarter quarters
   year years season seasons morning mornings afternoon evening evenings time times moment summer winter spring autumn fall
   decade decades today tomorrow yesterday shift lunchtime teatime midnight noon christmas diwali ramadan easter monsoon`,
)
