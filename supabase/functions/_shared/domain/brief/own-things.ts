import { countsPeople } from './counted-people.ts'

/*
 * What founders tell of themselves and of people close to them: their own purchases, things in their own hands, relatives.
 * None of these is a customer, whatever verb the words share with a sale.
 */

const ADVERB = `(?:(?:already|now|even|just|so far|only|also|recently|first|both) )*`
/** 'We bought 210 pieces', 'we paid between 40 and 90 euros', 'I have ordered 500 tags'. */
const WE_BOUGHT = new RegExp(
  String.raw`\b(?:i|we|(?:my|our) (?:partner|wife|husband|co-?founder)(?: and i)?)(?:['’]ve)? ${ADVERB}(?:have |had )?${ADVERB}(?:bought|purchased|acquired|ordered|paid|stocked up|spent)\b(?! (?:off|back) us)`,
  'giu',
)
/** 'We have already 46 pairs bought': the thing that is bought stands before the verb. */
const WE_HAVE_BOUGHT =
  /\b(?:i|we)(?:['’]ve)? (?:have |had |got )?(?:already |now |so far )*(?<what>(?:\d[\d,.]*|\p{L}+) (?:\p{L}+ ){1,3}?)(?:already )?(?:bought|purchased|ordered|paid for)\b/giu
/** Founders who are paid: 'we paid' tells a cost, 'paid us' a sale. */
const PAID_US = /\b(?:paid|pays?|paying|bought|ordered) (?:it )?(?:(?:off|from) )?(?:me|us)\b/i

/** A text with what the founder bought told as things that the founder got, which are stock and no sales. */
export function withoutOwnPurchases(text: string): string {
  return text
    .replace(WE_HAVE_BOUGHT, (all: string, what: string) =>
      countsPeople(what) === false && !PAID_US.test(all) ? 'got as stock' : all,
    )
    .replace(WE_BOUGHT, (all: string, at: number, whole: string) =>
      PAID_US.test(`${all}${whole.slice(at + all.length, at + all.length + 12)}`) ? all : 'got as stock',
    )
}

/** Things bought from others, as an answer tells them without a subject: 'Pairs bought from families'. */
const BOUGHT_IN =
  /^(?:[\p{L}\d.,’'-]+ ){1,4}?(?:bought|purchased|acquired) (?:from|at|in bulk|second ?hand|for stock)\b/iu
/** '46 pairs bought, we paid 40 euros each'. */
const WE_PAID_FOR = /^(?:[\p{L}\d.,’'-]+ ){1,4}?bought\b[^.;]*\b(?:i|we) paid\b(?! us)/iu
/** Whether a text tells only what the founder bought. */
export const isOwnPurchase = (text: string): boolean =>
  (countsPeople(text) === false && WE_PAID_FOR.test(text)) ||
  (countsPeople(text) !== true && BOUGHT_IN.test(text) && !PAID_US.test(text)) ||
  (withoutOwnPurchases(text) !== text &&
    !/\b(?:sold|pays?|paid|customers?|clients?|buyers?|ordered|bought)\b/i.test(withoutOwnPurchases(text)))

/** Words for people close to the founder, as the source of a pattern. */
export const RELATIVE =
  '(?:famil(?:y|ies)|relatives?|relations|friends?|neighbou?rs?|colleagues?|cousins?|uncles?|aunt(?:s|ies?)?|brothers?|sisters?|(?:mother|father|brother|sister)s?(?:-in-law)?|in-laws|parents|mum|mom|dad|wife|husband|girlfriend|boyfriend|grand(?:mother|father|ma|pa)|son|daughter|kids?|children)'
const NEAR = '(?:village|house|class)'
const CLOSE = new RegExp(
  String.raw`\b(?:my|our)(?: own)? (?:\p{L}+(?:['’]s|s['’])? ){0,2}?(?:${RELATIVE}|${NEAR})(?:['’]?s)?\b`,
  'iu',
)
const OWN =
  /\b(?:in|on|at|with|under|by|for|around|inside|to) (?:my|our) own (?!(?:\p{L}+ )?(?:customers?|clients?|words?|time|hands|(?:web)?sites?|pages?|shops?|stores?|lists?|apps?)\b)(?:\p{L}+ ){0,2}?\p{L}+|\b(?:i|we) (?:use|wear|ride|drive|run) (?:it|one|them) (?:myself|ourselves)\b/iu
/** A place of the founder's where a thing stands that no one else has. */
const OWN_PLACE =
  /(?<!\b(?:built|made|assembled|kept|stored|cooked|baked|sewn|printed|cut) )\b(?:in|on|at|under|inside) (?:my|our) (?:garage|garden|yard|barn|kitchen|workshop|shed|van|car|truck|hives?|fields?|farm|flat|home|bike|boat|stable|greenhouse)\b/i
const NOT_CLOSE =
  /\b(?:not|none|no) (?:of )?(?:my|our)\b|\b(?:do|does|did)(?: not|n['’]t) know\b|\bstrangers\b/i

/** With whom something was tried: 'own' with the founder, 'close' with people who know the founder; null with others. */
export function closenessOf(text: string): 'own' | 'close' | null {
  const isOfPeople = countsPeople(text) === true
  if (OWN.test(text)) return isOfPeople ? 'close' : 'own'
  if (OWN_PLACE.test(text) && !isOfPeople) return 'own'
  return CLOSE.test(text) && !NOT_CLOSE.test(text) ? 'close' : null
}

/** Relatives who own what it was tried with, in a sentence of their own: 'My cousin has three taquerias'. */
const RELATIVE_OWNS = new RegExp(
  String.raw`\b(?:my|our) (?:\p{L}+ )?${RELATIVE}(?:['’]s)? (?:has|have|owns?|runs?|keeps?|manages?|works? (?:at|in|for))\b`,
  'iu',
)
export const isOfRelative = (idea: string): boolean => RELATIVE_OWNS.test(idea)
