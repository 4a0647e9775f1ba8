import { memoizeByText } from './memoize.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import { isNumber, isSpelled, wordsOf } from './words.ts'

/** Words without meaning for a topic, in English, German, French and Spanish. */
const EMPTY = new Set(
  `a about after all also an and any are as at be been but by can do does each for from had has have how if in into is it
  its more most no not of on one only or other our out over per so some such than that the their them then there these
  they this those to under up was we were what when which while who will with would you your
  aber als am an auch auf aus bei bis das dass dem den der des die dies durch ein eine einem einen einer es für hat ich
  ihr ihre im in ist kann mehr mit nach nicht noch nur oder pro sich sie sind so um und uns unter vom von vor war was
  wenn wer werden wie wir wird zu zum zur über
  au aux avec ce ces cette dans de des du elle en est et il ils la le les leur leurs mais ne nous ont ou par pas plus
  pour qu que qui sa se ses son sont sur un une vous
  al con como de del el ella en entre es esta este han la las lo los más no nos o para pero por que se ser sin sobre son
  su sus un una y ya`.split(/\s+/),
)
/** The stem by which forms of a word match: customer, customers; Friseur, Friseure; halve, halved. */
const STEM_CHARS = 6
const LEAST_CHARS = 4
const ENDING = /(?:ing|ent|ait|ed|es|en|er|an|ar|ir|as|os|re|s|e|n|t|d|m|r|a|o)$/

function stemOf(word: string): string {
  let stem = word
  for (let times = 0; times < 2; times++) {
    const shorter = stem.replace(ENDING, '')
    if (shorter.length < LEAST_CHARS) break
    stem = shorter
  }
  return stem.slice(0, STEM_CHARS)
}

/**
 * The topic of a text: the stems of its words and its numbers, spelled-out ones as digits, each as often as it
 * occurs. Texts on the same topic share many of them.
 */
export const termsOf = memoizeByText(readTerms)

function readTerms(text: string): string[] {
  return wordsOf(spelledNumbers(text)).flatMap((word) => {
    if (isNumber(word)) return [word]
    if (EMPTY.has(word)) return []
    return isSpelled(word) ? [stemOf(word)] : [word]
  })
}
