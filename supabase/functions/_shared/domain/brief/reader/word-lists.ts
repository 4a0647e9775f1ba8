import { ADJECTIVES } from './word-table.ts'
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

const ADJECTIVE_ENDING =
  /(?:ful|ous|ible|able|less|ish|ical|ular|esque|proof|-free|-based|-friendly|-ready|-sized|-powered|-driven|-led|-run|-made|-only|-proof|-grade|-style|-aware|-owned|-handed|-day|-year|-old|-week|-hour|-minute)$/
const NOT_ADJECTIVES = wordSet(
  'table vegetable cable fable stable variable consumable valuable radish dish fish spanish wish finish publish furnish',
)

export const isAdjective = (lower: string): boolean =>
  ADJECTIVES.has(lower) || (ADJECTIVE_ENDING.test(lower) && !NOT_ADJECTIVES.has(lower))

/** Verbs that name those who act after them: 'helps landlords track'. */
export const LETTING = wordSet('let help allow enable')
