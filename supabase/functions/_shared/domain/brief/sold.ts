import { type Brief, entriesOf } from './brief.ts'
import { demandOf } from './economics.ts'

const NUMBER =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|dozens)'

/** Told in the founder's own words, that someone bought; what customers did to others is not meant. */
const SOLD = new RegExp(
  String.raw`\b(?:(?:i|we|i’ve|we’ve|i've|we've) (?:have |had |already |even )*sold|paying (?:customers|users|clients|members|subscribers)|${NUMBER} (?:\w+ ){0,3}(?:have (?:already )?paid|already pay|(?:who|that) (?:already )?pay(?! (?:for|to|too))|pa(?:id|y) (?:us|me)|have (?:already )?(?:bought|ordered)|(?:bought|ordered) from (?:us|me)|pre-?ordered)|(?:our|my) (?:\w+ )?(?:customers|clients|buyers))\b`,
  'i',
)

/** In an answer on who wants it, a bare word is enough. */
const SOLD_ANSWER =
  /\b(?:sold|paid|bought|orders?|ordered|sales|revenue|customers|clients|skeins|invoices?)\b/i
/** What people say that they would do is no sale. */
const WOULD = /\b(?:would|will|might|could|want(?:ed)? to|willing|interested|promised|said)\b/i

/** Whether someone has bought, by the founder's count or words. */
export function hasSold(brief: Brief, idea: string): boolean {
  const evidence = entriesOf(brief, 'evidence').map(({ value: { text } }) => text)
  return (
    demandOf(brief, 'paying') > 0 ||
    evidence.some((text) => SOLD_ANSWER.test(text) && !WOULD.test(text)) ||
    SOLD.test(idea)
  )
}
