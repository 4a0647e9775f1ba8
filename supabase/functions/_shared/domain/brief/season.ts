import { type Brief, type BriefField, entriesOf } from './brief.ts'
import { quoteOf } from './changes.ts'
import { formatValue } from './format.ts'
import { sentencesOf } from './unread.ts'

/*
 * Whether the business lives from a part of the year, by the founder's words for what is sold, to whom and when. What the
 * numbers say of a month is then an average that no month has.
 */

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const SEASON = new RegExp(
  String.raw`\b(?:(?:in|every|each|during|before|until|from|since|for|of|late|early|the|and|or|this|next|two|three) (?:the )?(?:spring|fall)|spring (?:and|to) (?:fall|autumn)|summers?|autumns?|winters?|(?:high |low |off-|wedding |ski(?:ing)? |growing |rainy |dry |tourist |holiday |exam |hunting |harvest )?seasons?|seasonal|harvest (?:time|work|help)|Christmas|Advent|Easter|Ramadan|Diwali|monsoons?|snow(?:fall)?|frost|(?:between|from|until|by|every|each|each year in|in|to|through) (?:early |late )?(?:${MONTH})(?! \d{4}| \d{1,2}, \d{4}))\b`,
)
/** A time that has passed says nothing of sales. */
const BESIDE = new RegExp(
  String.raw`\b(?:last|since) (?:spring|summer|autumn|fall|winter|season)\b|\b(?:starts?|started|starting|begins?|began|beginning|launch(?:es|ed|ing)?|opens?|opened|pilots?|trials?|built|founded|quit|left)\b[^.;!?\n]{0,60}\b(?:in|by|since|from|until) (?:early |late )?(?:${MONTH})\b(?!\s*(?:to|until|till|through|–|-)\s)`,
  'gi',
)

/** The fields that say when people buy. */
const FIELDS: readonly BriefField[] = ['product', 'customer', 'price']
/** What a sentence about a season of sales speaks of, where the word for the season does not say it. */
const OF_SALES =
  /\b(?:sell\w*|sold|sales|buy\w*|bought|book(?:s|ed|ing|ings)?|customers|guests|orders?|ordered|demand|rent\w*|busy|dead|quiet|peak|hectic|full|open|closed|work|jobs?|deliver\w*|harvest\w*|earn\w*|season\w*)\b/i
/** What is bought, taught or was done at that time says nothing of sales. */
const NOT_OF_SALES =
  /\b(?:you (?:must|know|need|have|can|should)|chapters?|lessons?|purchas\w+|we buy|happened|measured|lost|it was|were|used to)\b/i
const OF_TRADE = /season|harvest|christmas|advent|easter|ramadan|diwali|wedding/i

const NAMES = MONTH.split('|')
const SPAN = new RegExp(String.raw`\b(${MONTH})\s*(?:to|until|till|through|–|-)\s*(${MONTH})\b`)

/** How many months a year the founder names as those of the business ('from May to October'); null where none are named. */
export function monthsIn(idea: string): { months: number; words: string } | null {
  const [words, from = '', to = ''] = SPAN.exec(idea) ?? []
  if (!words) return null
  const months = ((NAMES.indexOf(to) - NAMES.indexOf(from) + NAMES.length) % NAMES.length) + 1
  return months < NAMES.length ? { months, words } : null
}

/** The founder's words about a season; null if there are none. */
export function seasonIn(brief: Brief, idea: string): string | null {
  const texts = FIELDS.flatMap((field) =>
    entriesOf(brief, field).map((entry) => quoteOf(entry, idea) ?? formatValue(field, entry.value)),
  )
  for (const { words } of sentencesOf(idea)) {
    const match = SEASON.exec(words.replace(BESIDE, ''))
    if (
      match &&
      (OF_TRADE.test(match[0]) || !NOT_OF_SALES.test(words) || OF_SALES.test(words.replace(match[0], '')))
    )
      return match[0]
  }
  for (const text of texts) {
    const match = SEASON.exec(text.replace(BESIDE, ''))
    if (match) return match[0]
  }
  return null
}
