import { countsPeople } from './counted-people.ts'

/*
 * What a number in a sentence stands for. A goal, the founder's own stock and attention never count customers, sales or
 * people who want the product.
 */

/** Words that make the number behind them a wish. */
const WISH =
  /\b(?:targets?|goals?|aim(?:s|ing)?|plan(?:s|ned|ning)?|hop(?:e|es|ing)|want(?:s)?|would like|expect|dream|aspire)\b/i
/** Words behind a number that make it a wish. */
const WISH_AFTER =
  /^[^.;]{0,40}\b(?:as (?:a|my|our|the) (?:goal|target|aim)|is (?:the|my|our) (?:goal|target|aim|plan))\b/i

/** Whether a number in a sentence is a goal or a wish of the founder. */
export function isWish(sentence: string, from: number): boolean {
  const before =
    sentence
      .slice(0, from)
      .split(/[;:](?=\s\S+\s\S+\s\S+\s)/)
      .at(-1) ?? ''
  const wish = WISH.exec(before)
  const isOurs =
    wish !== null &&
    (/^(?:targets?|goals?|aim|plan)/i.test(wish[0])
      ? !/\b(?:their|his|her|its)\s+$/i.test(before.slice(0, wish.index))
      : /\b(?:i|we)\b[^.;,]*$/i.test(before.slice(0, wish.index)))
  const reach = wish ? before.slice(wish.index + wish[0].length) : ''
  return (isOurs && !/[.;]/.test(reach) && reach.length < 60) || WISH_AFTER.test(sentence.slice(from))
}

/** Words by which the founder has, makes or bought something. */
const OWN =
  /\b(?:i|we)(?:\s?['’]ve)?\s+(?:(?:already|now|currently|have|also|only|still|just)\s+)*(?:have|own|keep|kept|got|hold|held|store|stock|bought|purchased|ordered|made|built|produced|collected|planted|grow|grew|raise)\b[^.;,]{0,40}$/i
const OWN_AFTER =
  /^[^.;,]{0,30}\b(?:in|on|at) (?:my|our) own\b|^[^.;,]{0,20}\b(?:in (?:stock|storage)|bought|purchased|made|built)\b/i

/** Whether a text counts people or organizations by its first number, which may have thousands separators. */
export const countsPeopleIn = (text: string): boolean => countsPeople(text.replace(/^[\d.,]+/, '9')) === true

/** Whether a number in a sentence counts things that the founder owns, makes or bought. */
export function isOwnStock(sentence: string, from: number): boolean {
  const [before, rest] = [sentence.slice(0, from), sentence.slice(from)]
  // 'In Kenya we have 900 wells' tells how many there are.
  if (countsPeopleIn(rest) || /^\s*in\b/i.test(before)) return false
  return OWN.test(before) || OWN_AFTER.test(rest.replace(/^\S+ /, ''))
}

/** Attention, which is neither a customer nor someone who wants to buy. */
export const OF_ATTENTION =
  /^(?:\p{L}+ )?(?:followers?|views?|visits?|visitors?|likes?|up-?votes?|votes?|posts?|comments?|clicks?|impressions?|downloads?|shares|hits|reactions?|plays|streams)\b/iu
