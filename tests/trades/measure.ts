import { readFileSync } from 'node:fs'
import type { Trade } from '@domain/brief/brief'
import type { TradeMatch } from '@domain/trades/nouns'
import { tradesOf } from '@domain/trades/trades-of'

/** A customer's words with the codes that are right for them, or what kind of words they are. */
export interface TradePhrase {
  words: string
  nace?: string[]
  naics?: string[]
  consumers?: true
  none?: true
}

export interface TradeTally {
  phrases: number
  /** The first choice is right, or the phrase is rightly without one. */
  first: number
  /** One of the three choices is right. */
  within: number
  /** Called sure. */
  sure: number
  /** Called sure, and the first choice is wrong. */
  wronglySure: number
  /** What was found for the phrases whose first choice is wrong. */
  wrong: string[]
}

export const loadPhrases = (name: string): TradePhrase[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))

/** A code that the table leaves out is neither right nor wrong; at least one must be right. */
function isRight({ nace, naics }: Trade, phrase: TradePhrase): boolean {
  const checks = [
    nace && phrase.nace ? phrase.nace.includes(nace) : null,
    naics && phrase.naics ? phrase.naics.includes(naics) : null,
  ].filter((check) => check !== null)
  return checks.length > 0 && checks.every(Boolean)
}

const shown = ({ choices, consumers }: TradeMatch): string =>
  choices.map(({ label, nace, naics }) => `${label} ${nace ?? '-'} ${naics ?? '-'}`).join(' / ') ||
  (consumers ? 'consumers' : 'nothing')

/** How often the trades of phrases are right. */
export function measureTrades(phrases: readonly TradePhrase[]): TradeTally {
  const tally: TradeTally = {
    phrases: phrases.length,
    first: 0,
    within: 0,
    sure: 0,
    wronglySure: 0,
    wrong: [],
  }
  for (const phrase of phrases) {
    const match = tradesOf(phrase.words)
    const [best] = match.choices
    const isWithout = !best && match.consumers === (phrase.consumers ?? false)
    const isCoded = !phrase.consumers && !phrase.none
    const first = isCoded ? best !== undefined && isRight(best, phrase) : isWithout
    const within = isCoded ? match.choices.some((choice) => isRight(choice, phrase)) : isWithout
    tally.first += Number(first)
    tally.within += Number(within)
    tally.sure += Number(match.sure)
    tally.wronglySure += Number(match.sure && !first)
    if (!first) tally.wrong.push(`${phrase.words}: ${shown(match)}`)
  }
  return tally
}
