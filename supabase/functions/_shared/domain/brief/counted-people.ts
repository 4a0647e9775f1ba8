/* Whether a text counts people and organizations, or pieces, places and animals. */

/** Small numbers spelled out. */
export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
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
}

/** Words for people and organizations. The reader's own list is too large for the pages that do the calculations. */
const PEOPLE =
  /^(?:people|persons?|folks?|(?:\p{L}+-?)?(?:wo)?m[ae]n|children|kids?|m[ou]ms?|mothers?|fathers?|dads?|parents?|aunt(?:s|ies?)|uncles?|famil(?:y|ies)|couples?|households?|homes?|friends?|cousins?|colleagues?|clients?|guests?|patients?|students?|pupils?|residents?|tenants?|agents?|\p{L}{4,}tants?|merchants?|cooks?|chefs?|nurses?|vets?|coaches|captains?|guides?|clerks?|secretar(?:y|ies)|judges?|hosts?|pilots?|staff|juniors?|seniors?|cadets?|\p{L}{2,}(?:ists?|cians?|rians?|smiths?|eurs?)|(?:\p{L}+-?)?(?:shops?|stores?|firms?|compan(?:y|ies)|businesses)|restaurants?|hotels?|hostels?|hospices?|depots?|quarr(?:y|ies)|yards?|marinas?|warehouses?|vineyards?|orchards?|theat(?:er|re)s?|cinemas?|temples?|mosques?|cabinets?|guest-?houses?|caf[eé]s?|bars?|pubs?|\p{L}+(?:ker|wer|ner)ies|wineries|dairies|farms?|schools?|clinics?|hospitals?|practices?|pharmac(?:y|ies)|offices?|studios?|salons?|gyms?|clubs?|choirs?|associations?|cooperatives?|church(?:es)?|parish(?:es)?|agenc(?:y|ies)|labs?|laborator(?:y|ies)|workshops?|garages?|factor(?:y|ies)|mills?|kindergartens?|nurser(?:y|ies)|librar(?:y|ies)|museums?|galler(?:y|ies)|councils?|municipalit(?:y|ies)|teams?|landlords?|brands?|charit(?:y|ies)|universit(?:y|ies)|colleges?)$/u
/** Endings of words that usually name people. */
const DOER = /^\p{L}{2,}(?:er|or|eer)s?$/u
const NO_DOER =
  /^(?:\p{L}*(?:[bpt]aper|hamper|wrapper|ch?apter|adapter|quarter|matter|water|sweater|roller|boiler|trailer|container|liner|sensor|letter|(?:^|[aoi])meter|flower|tower|shower|power|order|number|computer|router|scooter|printer|winter|poster|sticker|cover|corner|color|flavor|harbor|floor|door|motor|reactor|monitor|mirror|error|filter|center|ladder|burner|cooler|freezer|heater|charger|tracker|transformer|offer|answer|rotor|lever|locker|shutter|gutter|shelter|chamber|barrier|feature|scanner|banner|conveyor|[^t]ator|bumper|timer|cylinder|blender|counter|helicopter|newsletter|dinner|supper|finger|shoulder|fiber|timber|member ?ship)|river|tractor|folder|layer|summer|september|october|november|december|for|or|per|ever|never|other|another|after|over|under|later|mower)s?$/u
const isPeople = (word: string): boolean =>
  PEOPLE.test(word) ||
  (DOER.test(word) &&
    (/(?:oper|educ|cre|cur|nav|admin\p{L}+|invest\p{L}+|illustr)ators?$/u.test(word) || !NO_DOER.test(word)))

/** Words after which the noun phrase for what is counted ends. */
const AFTER_NOUN =
  /\b(?:of|in|on|at|from|for|with|by|to|that|who|which|have|has|had|is|are|was|were|uses?|used|using|tried|bought|ordered|paid|pays?|sold|filled|moved|came|gave|left|signed)\b|[,.;:()]/i
const UP_TO_NUMBER = new RegExp(
  String.raw`^.*?\b(?:\d[\d,.]*|${Object.keys(NUMBERS).slice(2).join('|')})\b\s?`,
  'iu',
)
/** Beginnings of a text that contain no noun for what is counted. */
const LEADS_NOWHERE = /^(?:(?:i|we|in|on|since|from|between|until|so far|already|now|last|this)\b.*)?$/i
/** Verbs that only people and organizations do: 'two stations trialling', 'four places told me'. */
export const ACTS =
  /^(?:(?!\b(?:of|in|on|at|from|for|with|by|to|that|which)\b)[\p{L}’'-]+ ){1,3}?(?:(?:are|is|have|has|been|now|still|already|all|both|not) )*(?:(?:triall?ing|piloting|paying)\b|told (?:me|us)\b|said\b|agreed\b|promised\b|wants?\b|asked (?:me|us|for|to|if|when|whether)\b|gave (?:me|us)\b|paid (?:me|us)\b)/iu
const OF_THEM = /^(?:of )?(?:them|these|those|us|him|her|others?)\b/i
/** '9 of' in '9 of 10 dogs', before what is counted. */
const PART_OF = /^(?:\d+ )?\d+ (?:out )?of (?:the |our |my )?(?=\d)/i
/**
 * Whether a text counts people or organizations, judged by the noun after its first number or, without a number, by its
 * first noun: true for '11 growers' and 'Guesthouses that want the cards', false for '11 ponds' and 'Pairs sold', null
 * if no noun decides it.
 */
export function countsPeople(given: string): boolean | null {
  const text = given.replace(PART_OF, '')
  const [lead = ''] = text.split(AFTER_NOUN)
  const counted = (LEADS_NOWHERE.test(lead.trim()) ? text : lead).replace(UP_TO_NUMBER, '')
  if (OF_THEM.test(counted)) return null
  if (ACTS.test(text.replace(UP_TO_NUMBER, ''))) return true
  const words = (counted.split(AFTER_NOUN)[0] ?? '').toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  if (words.slice(0, 4).some(isPeople)) return true
  return words.slice(0, 4).some((word) => /[^s]s$/.test(word)) ? false : null
}
