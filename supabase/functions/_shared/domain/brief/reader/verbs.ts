import { NOUN_VERBS, VERBS } from './word-table.ts'

/** Base forms of irregular past forms and participles. */
const IRREGULAR: Record<string, string> = Object.fromEntries(
  `beat beaten,become became,begin began begun,blow blew blown,break broke broken,
breed bred,bring brought,build built,burn burnt,buy bought,catch caught,choose chose chosen,come came,deal dealt,
do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed,feel felt,
fight fought,find found,fly flew flown,forget forgot forgotten,freeze froze frozen,get got gotten,give gave given,go went gone,
grind ground,grow grew grown,have had,hear heard,hide hid hidden,hold held,keep kept,know knew known,lead led,learn learnt,
leave left,lend lent,light lit,lose lost,make made,mean meant,meet met,pay paid,ride rode ridden,
rise rose risen,run ran,say said,see saw seen,sell sold,send sent,sew sewn,shake shook shaken,
show shown,sing sang sung,sit sat,sleep slept,speak spoke spoken,spend spent,
spoil spoilt,stand stood,steal stole stolen,stick stuck,
take took taken,teach taught,tell told,think thought,throw threw thrown,understand understood,
wake woke woken,wear wore worn,win won,write wrote written,rewrite rewrote rewritten,
rebuild rebuilt,die died,lie lied,tie tied,resell resold,bind bound,bury buried`
    .split(/,\s*/)
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ')
      return forms.map((form) => [form, base])
    }),
)

type VerbForm = 'base' | 'third' | 'past' | 'ing'
export interface VerbReading {
  base: string
  form: VerbForm
  /** Whether the word is just as often a noun. */
  alsoNoun: boolean
}

/** Verb endings: 'analyze', 'digitise', 'notify', but not 'premise' or 'prize'. */
const VERB_ENDING =
  /^(?!(?:pr|s|w|prec|conc|prem|parad|expert|franch|merchand|enterpr|likew|otherw)i[sz]e$).*(?:[^aeiou]i[sz]e|ify|ly[sz]e)$/
const isVerb = (base: string) => VERBS.has(base) || NOUN_VERBS.has(base) || VERB_ENDING.test(base)

const known = (bases: readonly string[], form: VerbForm): VerbReading | null => {
  const base = bases.find(isVerb)
  return base === undefined
    ? null
    : { base, form, alsoNoun: (form === 'base' || form === 'third') && NOUN_VERBS.has(base) }
}

/** Possible base forms of a stem: 'plann' → 'plan', 'sav' → 'save'. */
const stems = (stem: string): string[] => [
  stem,
  `${stem}e`,
  ...(/([^aeiouls])\1$|ll$/.test(stem) ? [stem.slice(0, -1)] : []),
]

function readVerb(lower: string): VerbReading | null {
  const irregular = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined
  if (irregular !== undefined) return { base: irregular, form: 'past', alsoNoun: false }
  if (isVerb(lower)) return known([lower], 'base')
  if (lower.endsWith('ing') && lower.length > 4) return known(stems(lower.slice(0, -3)), 'ing')
  if (lower.endsWith('ied')) return known([`${lower.slice(0, -3)}y`], 'past')
  if (lower.endsWith('ed')) return known(stems(lower.slice(0, -2)), 'past')
  if (lower.endsWith('ies')) return known([`${lower.slice(0, -3)}y`], 'third')
  if (/(?:s|sh|ch|x|z|o)es$/.test(lower)) return known([lower.slice(0, -2), lower.slice(0, -1)], 'third')
  return lower.endsWith('s') && !lower.endsWith('ss') ? known([lower.slice(0, -1)], 'third') : null
}

/**
 * The verb that a lower-case word may be; null if it is not a known verb. 're-order' and 'auto-sorts' are looked up
 * by the part after the hyphen.
 */
export const verbReading = (lower: string): VerbReading | null =>
  readVerb(lower) ??
  (/^(?:re|auto|pre|co|double|cross|over|under|mis)-/.test(lower)
    ? readVerb(lower.replace(/^[a-z]+-/, ''))
    : null)
