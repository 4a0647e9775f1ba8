/** Converts British and other spellings to those that the table is compared in. Both sides are converted. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/^tyre/, 'tire'],
  [/jewellery|jewelery/, 'jewelry'],
  [/jeweller/, 'jeweler'],
  [/centre$/, 'center'],
  [/theatre$/, 'theater'],
  [/fibre$/, 'fiber'],
  [/colour/, 'color'],
  [/flavour/, 'flavor'],
  [/labour/, 'labor'],
  [/neighbour/, 'neighbor'],
  [/harbour/, 'harbor'],
  [/behaviour/, 'behavior'],
  [/parlour/, 'parlor'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/storey$/, 'story'],
  [/grey/, 'gray'],
  [/alumin(?:i)um/, 'aluminum'],
  [/paediatric/, 'pediatric'],
  [/orthopaedic/, 'orthopedic'],
  [/gynaecolog/, 'gynecolog'],
  [/anaesth/, 'anesth'],
  [/aesthe/, 'esthe'],
  [/oestro/, 'estro'],
  [/kerb/, 'curb'],
  [/cheque/, 'check'],
  [/programme/, 'program'],
  [/licence/, 'license'],
  [/practise/, 'practice'],
  [/catalogue/, 'catalog'],
  [/fulfilment/, 'fulfillment'],
  [/counsell/, 'counsel'],
  [/travell/, 'travel'],
  [/modell/, 'model'],
  [/labell/, 'label'],
  [/enrolment/, 'enrollment'],
  [/yoghurt|yoghourt/, 'yogurt'],
  [/whiskey/, 'whisky'],
  [/doughnut/, 'donut'],
  [/draught/, 'draft'],
  [/organis/, 'organiz'],
  [/specialis/, 'specializ'],
  [/localis/, 'localiz'],
  [/(anod|galvan|customis|optim|dig?it)is(?=e|ing|ation)/, '$1iz'],
  [/adviser/, 'advisor'],
  [/woollen/, 'woolen'],
  [/store$/, 'shop'],
]

const ANY_SPELLING = new RegExp(SPELLINGS.map(([from]) => from.source).join('|'))

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  people: 'person',
  children: 'child',
  gyms: 'gym',
  buses: 'bus',
  businesses: 'business',
  knives: 'knife',
  leaves: 'leaf',
  shelves: 'shelf',
  loaves: 'loaf',
  gases: 'gas',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  taxis: 'taxi',
  delis: 'deli',
  spas: 'spa',
  crematoria: 'crematorium',
  aquaria: 'aquarium',
  centres: 'center',
  theatres: 'theater',
}

/** Three-letter words that are not plurals. */
const SHORT = new Set(['gas', 'has', 'was', 'his', 'its', 'pos', 'aws', 'yes', 'les'])

/** The singular of a token; not always a real word, but the same for singular and plural. */
export function singular(token: string): string {
  const irregular = IRREGULAR[token]
  if (irregular) return irregular
  if (/.people$/.test(token)) return `${token.slice(0, -6)}person`
  if (token.length > 4 && /men$/.test(token) && !/(?:speci|regi|abdo|acu)men$/.test(token))
    return `${token.slice(0, -2)}an`
  if (/(?:ss|us|is)$/.test(token) || token.length < 3 || SHORT.has(token)) return token
  if (token.endsWith('wives')) return `${token.slice(0, -3)}fe`
  if (token.length > 3 && token.endsWith('ies')) return `${token.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(token)) return token.slice(0, -2)
  if (token.endsWith('oes')) return token.slice(0, -2)
  return token.endsWith('s') ? token.slice(0, -1) : token
}

/** One spelling for 'ie' and 'y', 'oe' and 'o' at the end: 'movie', 'cabbie', 'shoe'. */
const folded = (token: string): string =>
  token.length > 3 ? token.replace(/ie$/, 'y').replace(/oe$/, 'o') : token

const stems = new Map<string, string>()

/** A token as compared with the table: singular, American; 'bookstore' and 'bookshop' are the same. */
export function stemOf(token: string): string {
  const known = stems.get(token)
  if (known !== undefined) return known
  const one = singular(token)
  const american = ANY_SPELLING.test(one)
    ? SPELLINGS.reduce((word, [from, to]) => word.replace(from, to), one)
    : one
  const stem = folded(american)
  if (stems.size < MAX_STEMS) stems.set(token, stem)
  return stem
}
/** The table has about 5,000 tokens; founders' tokens are cached up to this total. */
const MAX_STEMS = 10_000

/** The tokens of a text, in lower case, without accents, marks and possessives. */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?:s\b)?/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Stems without spaces, so that 'book shop', 'book-shop' and 'bookstores' are the same. */
export const keyOfStems = (stems: readonly string[]): string => stems.join('')

/** The key of a term in the table. */
export const keyOf = (word: string): string => keyOfStems(tokensOf(word).map(stemOf))
