import { type Claim, type Objection, quotedClause } from './claim.ts'
import { clausesOf, isReserved, negationIn, plainly } from './denial.ts'
import { type Language, languageOf } from './language.ts'
import { memoizeByText } from './memoize.ts'
import { quantitiesIn } from './quantities.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { termsOf } from './terms.ts'

/* Checks for statements that are stronger than their page: a wish stated as a fact, 'some' as 'most'. */

const partly = (reason: string): Objection => ({ verdict: 'partly', reason })
const contradicts = (reason: string): Objection => ({ verdict: 'contradicts', reason })

/** For text in lower case: to ignore case as well takes far longer to compile. */
const alone = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u')
const everywhere = (words: RegExp) => new RegExp(words, 'gu')
const isSameLanguage = (a: string, b: string) => languageOf(a) === languageOf(b)

/** The share (0 to 1) of a text's terms that occur in another text. */
function shareOf(text: string, other: string): number {
  const wanted = [...new Set(termsOf(text))]
  const there = new Set(termsOf(other))
  return wanted.length === 0 ? 0 : wanted.filter((term) => there.has(term)).length / wanted.length
}

/** Markers of wishes, plans, conditions and scenarios on a page. */
const UNREAL: Readonly<Record<Language, RegExp>> = {
  en: alone(
    "(?:would|could)(?:n't| not)?(?= (?:\\p{L}+ ){0,2}(?:be|have|pay|earn|save|bring|make|reach|need|want|buy|use|come|open|close|like|ban|cut|serve|sell|cost|insure|switch|join|repair|convert|require|allow|move|spend|add|give|double))",
    '(?:hop|aim|intend|propos|strive|seek)(?:es?|s)? to|(?:aims?|hopes?|calls?|called|push(?:es)?) for|wants? to|(?:is|are|was|were) (?:considering|thinking of|thinking about|planning|hoping|aiming|discussing|weighing)',
    '(?:is|are) said to|reportedly|rumou?red to|(?:is|are) (?:being )?(?:proposed|planned|considered|discussed)|proposed|the (?:proposal|draft)|draft (?:bill|law|rules?)|targets? (?:is|are)|(?:our|the|its) (?:target|goal|aim|ambition) (?:is|for)|scenario|hypothetical(?:ly)?|ideally|assuming|suppose|supposing|imagine|provided (?:that )?\\p{L}+|on condition that',
    'unless \\p{L}+|(?<=(?:^|[.,;:—–] ?))were (?:it|they|there|the)|had (?:the|it|they|we|there|more|fewer) (?:\\p{L}+ ){1,6}would',
  ),
  de: alone(
    'würden?|könnten?|hätten?|möchten?|wünsch(?:t|en)(?: sich)?|hoff(?:t|en)|plan(?:t|en)|geplant\\p{L}*|beabsichtig\\p{L}*|erwäg\\p{L}*|angenommen|gesetzt den fall|vorausgesetzt|sofern|strebt (?:\\p{L}+ )*an|ziel (?:ist|sind|von)|soll(?:en)?|entwurf|vorschlag|denkbar|bestenfalls|idealerweise',
  ),
  fr: alone(
    '\\p{L}{2,}erai(?:t|ent)|(?:viend|tiend|voud|pour|dev|au|i|fau|vaud|cour|recev|rend|prend|mett|vend|perd|attend|fini|choisi)rai(?:t|ent)',
    "envisag(?:e|ent|eons)|prévoi(?:t|ent)|projett?(?:e|ent)|souhait(?:e|ent)|espèr(?:e|ent)|veu(?:t|lent)|supposons|imaginons|à condition|pourvu qu'?|proposition|projet de (?:loi|décret)|l'objectif (?:est|de)|idéalement",
  ),
  es: alone(
    '(?!quer|prefer|refer|sufr|corr|mor|abr|ocurr|cubr|sug|requer|adquir)\\p{L}+[aei]rían?|vendrían?|tendrían?|podrían?|harían?|habrían?|(?:hub|qui|pud)ie(?:r|s)an?|quisieran?|prevén?|planean?|esperan?|proyectan?|pretenden?|quieren?|desean?|estudian? (?:la|el|una?|\\p{L}+r)|supongamos|siempre que|propuesta|proyecto de ley|el objetivo (?:es|de)|idealmente',
  ),
}

/** The same markers in a statement, which then needs no objection. */
const TELLS_UNREAL = alone(
  'if|would|could|can|may|might|will|should|shall|expect\\p{L}*|forecast\\p{L}*|project(?:ed|ions?|s)|predict\\p{L}*|estimat\\p{L}*|by 20\\d\\d|hop(?:e|es|ed|ing)|aim\\p{L}*|plan(?:s|ned|ning)?|inten\\p{L}*|target\\p{L}*|goals?|wish\\p{L}*|want\\p{L}*|willing\\p{L}*|ready|open to|need\\p{L}*|seek\\p{L}*|look\\p{L}*|interest\\p{L}*|potential\\p{L}*|possib\\p{L}*|likely|assum\\p{L}*|propos\\p{L}*|consider\\p{L}*|draft|bill|upcoming|soon|said|says?|rumou?r\\p{L}*|report\\p{L}*|suppos\\p{L}*|imagin\\p{L}*|scenario|call(?:s|ed|ing)? for|ask\\p{L}*|request\\p{L}*|demand\\p{L}*|prefer\\p{L}*|dream\\p{L}*|like|ideal\\p{L}*|condition\\p{L}*|unless|provided|future|capacity|able',
  'wenn|würd\\p{L}*|könnt\\p{L}*|kann|können|möcht\\p{L}*|woll\\p{L}*|will|plant?|planen|geplant\\p{L}*|soll\\p{L}*|hoff\\p{L}*|wird|werden|ziel\\p{L}*|erwart\\p{L}*',
  'si|\\p{L}+rai(?:t|ent)|peu(?:t|vent)|prévo\\p{L}*|envisag\\p{L}*|souhait\\p{L}*|espèr\\p{L}*|veu(?:t|lent)|projet\\p{L}*|objectif',
  '\\p{L}+rían?|pued\\p{L}*|prev\\p{L}*|planea\\p{L}*|esper\\p{L}*|quier\\p{L}*|dese\\p{L}*|objetivo',
)

const COORDINATES = /;|:\s|,?\s(?:and|but|while|und|aber|während|et|mais|y|pero)\s/iu

/** The parts of a text that speak of what the statement speaks of: those with its figures, else those with its words. */
function homesOf(statement: string, text: string): string[] {
  const parts = text.split(COORDINATES)
  const said = quantitiesIn(statement).flatMap(({ values }) => values)
  const withFigure = parts.filter((part) =>
    quantitiesIn(part).some(({ values }) => values.some((value) => said.includes(value))),
  )
  if (withFigure.length > 0) return withFigure
  if (!isSameLanguage(statement, text)) return [text]
  const most = Math.max(...parts.map((part) => shareOf(statement, part)))
  return parts.filter((part) => shareOf(statement, part) === most)
}

/** Objects where a wish, a plan, a condition or a scenario is stated as a fact. */
function unreal(claim: Claim): Objection | null {
  const said = plainly(claim.statement)
  if (TELLS_UNREAL.test(said) || negationIn(said) !== null) return null
  const text = plainly(`${claim.lead.split(/[.;]/).at(-1) ?? ''}${claim.quotation}`)
  const marker = UNREAL[languageOf(text)]
  const homes = homesOf(said, text)
  if (!homes.every((home) => marker.test(home))) return null
  return partly(`The page does not say that this is so: “${marker.exec(homes[0] ?? '')?.[0] ?? ''}”.`)
}

/** How much of a group is meant, from none of it to all of it. */
const AMOUNTS: readonly [number, RegExp][] = [
  [
    0,
    alone(
      'none|not one|not a single|nobody|no one|kein (?:einziger|einziges)|keine einzige|keine[rs]? der|niemand|aucun\\p{L}*|pas un seul|ning[uú]n\\p{L}*|nadie',
    ),
  ],
  [
    1,
    alone(
      '(?<!(?:\\ba|quite a|the last|the first|past|next) )few(?! days| weeks| months| years)|hardly any(?:one|body)?|almost no(?:ne| one|body)?|scarcely any|next to no(?:ne)?|only a (?:few|handful|minority)|very few|just a few|a small minority',
      'nur wenige\\p{L}*|sehr wenige\\p{L}*|(?<!ein )wenige|kaum (?:ein\\p{L}*|jemand)|die wenigsten|fast (?:kein\\p{L}*|niemand)',
      "(?<!un )peu de|très peu|rares sont|presque (?:aucun\\p{L}*|personne)|seule une poignée|presque pas d'?e?",
      '(?<!un[oa]s )poc[oa]s|apenas (?:hay|un)|casi (?:ning[uú]n\\p{L}*|nadie)|solo un[oa]s poc[oa]s|un puñado',
    ),
  ],
  [2, alone('(?<!small )minority|fewer than half|less than half|minderheit|minorité|minoría')],
  [
    3,
    alone(
      'a few|some(?! \\d)|several|certain|a handful|(?<!(?:von|um) )einige[rn]?|ein paar|mehrere|manche|quelques|plusieurs|certaine?s|algun[oa]s|vari[oa]s|un[oa]s (?:poc[oa]s|cuant[oa]s)',
    ),
  ],
  [
    4,
    alone('many|plenty of|lots of|viele[rn]?|zahlreiche|beaucoup|de nombreu\\p{L}+|much[oa]s|numeros[oa]s'),
  ],
  [
    5,
    alone(
      '(?<!the |at )most(?= (?:of )?\\p{L}+)(?! (?:popular|important|expensive|common|recent|frequent|likely|often|\\p{L}+(?:ive|able|ful|ous|al|ent|ant|ed))(?!\\p{L}))|the (?:vast )?majority|a majority|more than half|the bulk of|die meisten|(?:die|eine|der) (?:große )?mehrheit|la plupart|la majorité|la mayoría|más de la mitad|plus de la moitié|mehr als die hälfte',
    ),
  ],
  [
    6,
    alone(
      '(?:nearly|almost|virtually|practically) (?:all|every|everyone)|fast (?:alle\\p{L}*|jede\\p{L}?)|nahezu (?:alle\\p{L}*|jede\\p{L}?)|presque (?:tous|toutes|chaque)|casi tod[oa]s|casi cada',
    ),
  ],
  [
    7,
    alone(
      '(?<!not |after |above |at |in |first of )all(?! (?:day|year|night|week|the (?:time|way|more)|over|about|told|kinds|sorts|but|in all|together|along|right|inclusive))|every(?! (?:\\d|one of \\d|other|second|third|fourth|fifth|few|day|week|month|year|hour|morning|evening|night|time|two|three|four|five|six|ten|summer|winter|spring|fall|autumn|season|weekday|weekend|\\p{L}+day)(?!\\p{L}))|everyone|everybody',
      '(?<!nicht |vor )alle(?! (?:\\d|zwei|drei|vier|fünf|sechs|paar))(?:n|r)?(?! (?:art|ding))|sämtliche\\p{L}*|tous les(?! (?:\\d|deux|trois|quatre|cinq|six|jours|mois|ans|soirs|matins|\\p{L}+dis))|toutes les(?! (?:\\d|deux|trois|quatre|cinq|six|semaines|heures|nuits))|tod[oa]s (?:l[oa]s)(?! (?:días|meses|años|semanas|noches))',
    ),
  ],
]
const OFTEN: readonly [number, RegExp][] = [
  [
    1,
    alone(
      'rarely|seldom|hardly ever|almost never|selten|kaum (?:je|jemals)|rarement|raramente|rara vez|pocas veces',
    ),
  ],
  [3, alone('sometimes|occasionally|now and then|manchmal|gelegentlich|parfois|de temps en temps|a veces')],
  [4, alone('often|frequently|regularly|oft|häufig|souvent|fréquemment|a menudo|con frecuencia')],
  [
    5,
    alone(
      'usually|mostly|generally|normally|typically|meistens?|in der regel|üblicherweise|généralement|habituellement|la plupart du temps|normalmente|por lo general|habitualmente',
    ),
  ],
  [7, alone('always|immer|stets|toujours|siempre')],
]
const NOT_ALL = alone(
  '(?:not|nicht) (?:all|every|everyone|alle[nr]?|jede[rs]?)|pas (?:tous|toutes)|tou(?:s|tes) (?:\\p{L}+ ){0,3}ne \\p{L}+ pas|no tod[oa]s',
)

/** The one amount that a text speaks of; null where it names none or several. The more telling words come first. */
const amountIn = (scale: typeof AMOUNTS) =>
  memoizeByText((text): number | null => {
    let rest = spelledNumbers(plainly(text))
    const found = new Set<number>()
    for (const level of [6, 0, 1, 2, 5, 3, 4, 7]) {
      const words = scale.find(([one]) => one === level)?.[1]
      if (!words?.test(rest)) continue
      found.add(level)
      rest = rest.replace(everywhere(words), ' ')
    }
    return found.size === 1 ? ([...found][0] ?? null) : null
  })
const amountOf = amountIn(AMOUNTS)
const oftenOf = amountIn(OFTEN)

const SHOWN = ['none', 'few', 'a minority', 'some', 'many', 'most', 'nearly all', 'all']
const HARDLY = 1
const MINORITY = 2
const SOME = 3
const MANY = 4

/** Text without the words of an amount, so that the 'no' of 'no one' is no negation of the rest. */
const withoutAmounts = memoizeByText((text): string =>
  EVERY_AMOUNT.reduce((rest, words) => rest.replace(words, ' '), plainly(text)),
)
const EVERY_AMOUNT = [...AMOUNTS, ...OFTEN].map(([, words]) => everywhere(words))

const SUBORDINATE =
  /(?<!\p{L})(?:what|that|which|who|whose|because|if|when|was|dass|weil|wenn|ce que|que|qui|parce|si|lo que|porque|cuando)(?!\p{L})/iu

function comparedAmounts(there: number, said: number): Objection | null {
  const reason = `The page says this of ${SHOWN[there]}.`
  if (there <= HARDLY && said >= SOME) return contradicts(reason)
  if (there === MINORITY && said > MANY) return contradicts(reason)
  if (said <= HARDLY && there >= MANY) return contradicts(reason)
  if (there >= MINORITY && said > there && said >= MANY && !(there === 6 && said === 7)) return partly(reason)
  return null
}

/** 'Landlords rarely charge rent' means that it is usually free of rent. */
const FREE_OF = alone('free (?:of|from)|frei von|exempte?s? de|libres? de|exent[oa]s? de')

/** Objects where 'some' becomes 'most', 'few' becomes 'many', or 'sometimes' becomes 'usually'. */
function strength(claim: Claim): Objection | null {
  const { statement } = claim
  if (quantitiesIn(statement).length > 0) return null
  const text = quotedClause(claim)
  const homes = homesOf(statement, plainly(text))
  if (homes.length > 1) return null
  const [said, there] = [plainly(statement), homes[0] ?? '']
  if (quantitiesIn(there).length > 0) return null
  const isNegative = (one: string) => {
    const main = withoutAmounts(one).split(SUBORDINATE)[0] ?? ''
    return negationIn(main) !== null || FREE_OF.test(main)
  }
  const isTurned = isNegative(said) !== isNegative(there)
  if (NOT_ALL.test(there))
    return amountOf(said) === 7 && !isTurned && !NOT_ALL.test(said)
      ? contradicts('The page says that not all do.')
      : null
  if (isTurned || NOT_ALL.test(said)) return null
  if (isSameLanguage(statement, text) && shareOf(statement, `${claim.title} ${there}`) < 0.4) return null
  for (const read of [amountOf, oftenOf]) {
    const [a, b] = [read(there), read(said)]
    const objection = a !== null && b !== null ? comparedAmounts(a, b) : null
    if (objection) return objection
  }
  // 'Few keep a log' is told as 'they usually keep one', or without an amount.
  const [few, often] = [amountOf(there), oftenOf(said)]
  const isPlain = amountOf(said) === null && clausesOf(there).length === 1
  if (few === null || few > HARDLY || !isPlain) return null
  if (often !== null && often >= MANY) return contradicts(`The page says this of ${SHOWN[few]}.`)
  return often === null && !isReserved(statement) && !isSameLanguage(statement, text)
    ? contradicts(`The page says this of ${SHOWN[few]}.`)
    : null
}

const TIMES: readonly [string, RegExp][] = [
  [
    'half',
    alone(
      'halved|halves|halbiert\\p{L}*|(?:divis\\p{L}+|réduit\\p{L}*) (?:par deux|de moitié)|(?:se )?redu\\p{L}+ a la mitad',
    ),
  ],
  ['twice', alone('doubled|doubles|doubling|verdoppel\\p{L}*|doubl(?:é|ée|és|ées|e|ent)|duplic\\p{L}+')],
  [
    'three times',
    alone('tripled|triples|trebled|verdreifach\\p{L}*|tripl(?:é|ée|és|ées|e|ent)|triplic\\p{L}+'),
  ],
  ['four times', alone('quadrupled|quadruples|vervierfach\\p{L}*|quadrupl\\p{L}+|cuadruplic\\p{L}+')],
]
/** The multiples a text names: 'half', 'twice', 'three times' or 'four times'. */
export const timesOf = memoizeByText((text): string[] =>
  TIMES.flatMap(([name, words]) => (words.test(plainly(text)) ? [name] : [])),
)

/** Objects to 'tripled' where the page says 'doubled', and the like. */
function multiplied(claim: Claim): Objection | null {
  const [said, there] = [timesOf(claim.statement), timesOf(quotedClause(claim))]
  const isOther = said.length === 1 && there.length === 1 && said[0] !== there[0]
  return isOther ? contradicts(`The page says that it is ${there[0]} of what it was.`) : null
}

const COMPARED =
  /^(.*?)(?<!\p{L})(more|less|fewer|higher|lower|larger|smaller|cheaper|dearer|costlier|longer|shorter|older|younger|faster|slower|better|worse|earlier|later|(?:more|less) \p{L}+)(?!\p{L})(.*?)(?<!\p{L})than(?!\p{L})(.*)$/isu

/** Objects where the two sides of a comparison are exchanged. */
function exchangedSides(claim: Claim): Objection | null {
  const [, one = '', way = '', , other = ''] = COMPARED.exec(plainly(quotedClause(claim))) ?? []
  const [, saidOne = '', saidWay = '', , saidOther = ''] = COMPARED.exec(plainly(claim.statement)) ?? []
  if (way === '' || way !== saidWay) return null
  const only = (a: string, b: string) => termsOf(a).filter((term) => !termsOf(b).includes(term))
  const [here, there] = [only(one, other), only(other, one)]
  const isTurned =
    only(saidOne, saidOther).some((term) => there.includes(term)) &&
    only(saidOther, saidOne).some((term) => here.includes(term))
  return isTurned ? contradicts('The page says this the other way around.') : null
}

/** Words for the same people, firms or goods, and words that stand for whatever was named before. */
const GROUPS = [
  'customer client buyer shopper consumer guest visitor user patron audience reader',
  'people person resident inhabitant citizen local adult population individual respondent participant',
  'firm company business enterprise employer operator organization organisation shop store outlet retailer vendor provider seller supplier manufacturer maker producer brand agency service app tool product software platform site website',
  'doctor physician gp clinician practitioner vet veterinarian dentist',
  'kid child children pupil student learner',
  'angler fisherman fishermen fisher',
  'farmer grower farm producer holding',
  'owner keeper holder proprietor landlord host',
  'member participant club association guild union federation',
  'employee worker staff workforce personnel team',
  'family household home house dwelling apartment flat',
  'car vehicle automobile auto',
  'price cost fee rate charge tariff subscription plan license membership ticket admission entry',
  'survey study report page author article source paper poll data figure statistic',
  'sale revenue turnover income',
  'woman female lady girl mother',
  'man male gentleman boy father',
  'market industry sector field trade segment',
  'animal pet dog cat patient',
  'city town municipality council authority government state ministry',
  'session class course lesson workshop',
  'trip tour ride journey outing',
  'bike bicycle cycle',
  'truck lorry van',
  'coach bus',
  'lawyer attorney solicitor',
  'teacher tutor instructor educator',
  'restaurant eatery diner café cafe bistro',
  'house home building property',
  'plane aircraft flight airplane',
  'job order task assignment',
  'boat vessel ship craft',
  'demand interest need use usage',
].map((words) => new Set(words.split(' ').flatMap(termsOf)))
const PREFIX = 4
/** Whether two terms are forms of one word, or words for the same people, firms or goods. */
export const isAlike = (a: string, b: string): boolean =>
  a.slice(0, PREFIX) === b.slice(0, PREFIX) || GROUPS.some((group) => group.has(a) && group.has(b))
const VAGUE = new Set(
  'about around nearly almost average typical typically usual usually overall today currently total number share roughly approximately according there here each other same such typical mean median annual yearly monthly weekly daily basic standard regular'
    .split(' ')
    .flatMap(termsOf),
)
/** Whether a term tells how much, how often or how sure, but not of whom or what. */
export const isVague = (term: string): boolean => VAGUE.has(term)

/** The plural that a sentence begins with, and what it says of it: 'Most teenagers', 'spend $25'. */
const SUBJECT =
  /^\W*(?:(?:the|most|many|some|few|all|our|nearly all|almost all) )?(?:\p{L}+ )?(\p{L}{3,}s)(?!\p{L}) (?=(\p{L}+))(.*)$/su
const LEAST_TERMS = 3
const NEARLY_ALL = 0.8

/** Objects where a statement repeats the page's words about people or things that the page does not mention. */
function otherOne(claim: Claim): Objection | null {
  const { statement, title, before, after } = claim
  const text = quotedClause(claim)
  if (languageOf(statement) !== 'en' || languageOf(text) !== 'en') return null
  const [, said = '', verb = '', rest = ''] = SUBJECT.exec(plainly(statement)) ?? []
  const [about] = termsOf(said)
  if (about === undefined || VAGUE.has(about) || termsOf(verb).length === 0) return null
  if (new Set(termsOf(rest)).size < LEAST_TERMS) return null
  if (termsOf(`${title} ${before} ${after}`).includes(about)) return null
  const isOther = clausesOf(text).some((clause) => {
    const [, there = '', ownVerb = '', ownRest = ''] = SUBJECT.exec(clause) ?? []
    const [other] = termsOf(there)
    if (other === undefined || isAlike(about, other) || termsOf(verb)[0] !== termsOf(ownVerb)[0]) return false
    return !termsOf(clause).some((term) => isAlike(term, about)) && shareOf(rest, ownRest) >= NEARLY_ALL
  })
  return isOther ? contradicts('The page says this of others.') : null
}

/** Objects where one clause's message is given to another clause's subject: cod rose 12% while herring stayed flat. */
function otherClause({ statement, own, quotation }: Claim): Objection | null {
  const text = own || quotation
  const clauses = plainly(text).split(COORDINATES).flatMap(clausesOf)
  // 'Owners told us: “We …”' is said of the owners.
  if (clauses.length < 2 || text.includes(':') || !isSameLanguage(statement, text)) return null
  const [about = '', ...rest] = termsOf(statement)
  if (rest.length < 2 || /\d/.test(about) || VAGUE.has(about)) return null
  const isElsewhere = clauses.some((clause) => termsOf(clause).slice(0, 2).includes(about))
  const isTaken = clauses.some((clause) => {
    const there = termsOf(clause)
    const [other = ''] = there
    if (there.includes(about) || /\d/.test(other) || isAlike(other, about)) return false
    return (
      !rest.includes(other) && rest.filter((term) => there.includes(term)).length / rest.length >= NEARLY_ALL
    )
  })
  const holds = clauses.some((clause) => shareOf(statement, clause) === 1)
  return isElsewhere && isTaken && !holds ? contradicts('The page says this of another one.') : null
}

const COUNTED =
  /^\W*(?:only |just )?(\d{1,2})(?: (?:of|out of) (?:our|the|their|its|all)(?: \d+)?)? (?:\p{Ll}+ ){0,2}?(\p{Ll}{4,}s)(?!\p{L})/u
const OF_ALL = alone('all|every|everyone|everybody|each|any|whole|entire|total')
const LIMITS =
  /(?<!\p{L})(?:for|among|with|without|under|over|in|during|near|of)\s((?:(?!(?:for|among|with|without|under|over|in|during|near|of)\s)\p{L}+\s?){1,3})/giu

/** Objects where something that holds for some, or for one kind, is stated for all. */
function partAsAll(claim: Claim): Objection | null {
  const text = quotedClause(claim)
  if (languageOf(text) !== 'en' || languageOf(claim.statement) !== 'en') return null
  const said = plainly(claim.statement)
  const [, count = '', noun = ''] = COUNTED.exec(spelledNumbers(plainly(text))) ?? []
  const subject = /^\W*(?:the |our |their |its )?(?:\p{L}+ )?(\p{L}{4,}s)(?!\p{L})/u.exec(said)?.[1] ?? ''
  const isBare =
    amountOf(said) === null && quantitiesIn(said).length === 0 && !isReserved(said) && !/^\W*a /.test(said)
  if (count !== '' && isBare && termsOf(noun)[0] === termsOf(subject)[0] && shareOf(said, text) >= NEARLY_ALL)
    return partly(`The page says this of ${count}.`)
  if (!OF_ALL.test(said) || amountOf(said) !== 7 || amountOf(plainly(text)) === 7) return null
  if (shareOf(said, text) < 0.5) return null
  const limit = [...plainly(text).matchAll(LIMITS)].find(([, words = '']) => shareOf(words, said) === 0)
  return limit && termsOf(limit[1] ?? '').length > 0
    ? partly(`The page says this only “${limit[0].trim()}”.`)
    : null
}

/** Checks of strength, subject and amount. Each returns an objection or null. */
export const FORCE_CHECKS = [
  unreal,
  strength,
  multiplied,
  exchangedSides,
  otherOne,
  otherClause,
  partAsAll,
] as const
