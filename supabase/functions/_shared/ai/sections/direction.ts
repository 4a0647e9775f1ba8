import { placesOf } from './figures.ts'
import type { Figure } from './read-figures.ts'

const UP = [
  'gr[eo]w(?:s|ing|n|th)?|ris(?:e|es|ing|en)|rose|increas\\w*|expan\\w+|climb\\w*|gain\\w*|up|higher|more|accelerat\\w*|cagr',
  'wachs\\w*|wächst|wuchs|gewachsen|wachstum|stieg|steig\\w*|gestiegen|plus|zunahme|zugenommen',
  'croissance|hausse|augment\\w*|crec\\w+|aument\\w*|subi\\w*',
].join('|')
const DOWN = [
  'shr[aiu]nk\\w*|fell|fall(?:s|en|ing)|fall(?!\\s(?:detect|protect|prevent|arrest))|declin\\w+|decreas\\w+|drop(?:s|ped|ping)?|contract(?:s|ed|ing|ion)',
  'reduc(?:e|es|ed|ing|tion)|lost|los(?:es|ing)|down|lower(?!-)|less(?!-|\\sthan)|fewer|minus|negative|slump\\w*|plung\\w*|plummet\\w*',
  'tumbl(?:e|es|ed|ing)|s[aiu]nk(?:s|ing)?|slid(?:e|es|ing)?|shedding|diminish\\w*|dwindl\\w*|dipped',
  'schrumpf\\w*|geschrumpft|sinkt|sinken|gesunken|fiel|fällt|gefallen|rückgang|zurückgegangen|verlor\\w*|abnahme',
  'baiss\\w*|recul\\w*|diminu\\w+|chut(?:e|es|é|er|ent)|ca(?:e|en|er|ídas?|ído|yó|yeron)|disminu\\w+|descen\\w+|descens\\w+',
].join('|')
const UP_UNSPACED = '成長|成长|増加|增长|增加|拡大|上昇|上升'
const DOWN_UNSPACED = '減少|减少|縮小|缩小|萎缩|下落|下降|低下'
const WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<up>${UP})|(?<down>${DOWN}))(?![\\p{L}\\d])|(?<ups>${UP_UNSPACED})|(?<downs>${DOWN_UNSPACED})`,
  'giu',
)
const SENTENCE_END = /[.!?](?=\s)|[。;]/
/** '7% decline', '7% annual decline'; 'down from 9%' compares and says nothing about the 7%. */
const RIGHT_AFTER = /^[\s-]?(?:\p{L}[\p{L}-]*\s)?(\p{L}+)(?!\s+from\b)/u
const MINUS_BEFORE = /(?:^|[\s(])[-−–]\s?$/
/** Growth that falls to a rate is still growth. */
const FALLS_TO = /\b(?:growth|cagr|wachstum)\b[^.;]*\bto\s(?:about |around |some |just |only )?$/i

type Direction = 'up' | 'down'

const directionsIn = (text: string): Direction[] =>
  [...text.matchAll(WORDS)].map(({ groups }) => (groups?.down || groups?.downs ? 'down' : 'up'))

/** The direction of a figure, from the words nearest to it; null if they give none. */
function directionOf({ before, after }: Figure): Direction | null {
  if (MINUS_BEFORE.test(before)) return 'down'
  const sentence = before.split(SENTENCE_END).at(-1) ?? ''
  if (FALLS_TO.test(sentence)) return 'up'
  const next = after.split(SENTENCE_END)[0] ?? ''
  return (
    directionsIn(RIGHT_AFTER.exec(next)?.[0] ?? '')[0] ??
    directionsIn(sentence).at(-1) ??
    directionsIn(next)[0] ??
    null
  )
}

/** Whether a quote states growth of this many percent, and not a decline; for a negative value, the reverse. */
export const statesGrowth = (quote: string, percent: number): boolean =>
  placesOf(quote, Math.abs(percent), '%').some((figure) =>
    percent < 0 ? directionOf(figure) === 'down' : percent === 0 || directionOf(figure) !== 'down',
  )
