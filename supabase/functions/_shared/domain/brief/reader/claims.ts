import { at, type Clause, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import { clauseAt, nounPhrase, textOf, trimmedEnd } from './phrases.ts'
import { isTold } from './story.ts'
import { DATA_NOUNS, ENDS_NAME, SELLING } from './word-table.ts'

/* What founders say in few fixed ways: channel, risks, inputs. */

/** The words of a range without trailing punctuation; [] if none are left. */
function words(sentence: Sentence, index: number, from: number, to: number, score = 2): Finding[] {
  const end = trimmedEnd(sentence, from, to)
  return end > from ? [{ sentence: index, from, to: end, score }] : []
}

/**
 * The position after the words that match a pattern, or -1 if none do. Patterns match whole words separated by
 * spaces.
 */
function after(sentence: Sentence, pattern: RegExp): number {
  const match = pattern.exec(sentence.lower)
  return match
    ? sentence.lower
        .slice(0, match.index + match[0].length)
        .trim()
        .split(' ').length
    : -1
}

/** The end of a list of channels: at punctuation or at the next part of the sentence. */
function nameEnd(sentence: Sentence, from: number): number {
  const end = sentence.tokens.findIndex(({ lower }, i) => i > from && ENDS_NAME.has(lower))
  return end < 0 ? sentence.tokens.length : end
}
const sentenceEnd = ({ tokens }: Sentence, from: number): number => {
  const end = tokens.findIndex(({ text }, i) => i > from && /^[.;!?]$/.test(text))
  return end < 0 ? tokens.length : end
}

const subjectText = (sentence: Sentence, clause: Clause | undefined) =>
  clause?.subject ? textOf(sentence, clause.subject) : ''
const isOurs = (sentence: Sentence, clause: Clause | undefined) =>
  /^(?:|we|i|it|they|our .*)$/.test(subjectText(sentence, clause)) &&
  clause?.tense !== 'past' &&
  !/^(?:that|which|who)$/.test(clause?.link ?? '')

/** Sales channels: 'sold through plumbers' merchants', 'promoted via the union'. */
export const channelsIn = (sentences: readonly Sentence[]): Finding[] =>
  sentences.flatMap((sentence, index): Finding[] => {
    if (isTold(sentence) || labelOf(sentence)) return []
    const through = sentence.tokens.findIndex(
      ({ lower }, i) =>
        /^(?:through|via)$/.test(lower) &&
        sentence.tokens.slice(Math.max(0, i - 9), i).some((token) => SELLING.has(token.lower)) &&
        isOurs(sentence, clauseAt(sentence, i)),
    )
    return through < 1 ? [] : words(sentence, index, through, nameEnd(sentence, through))
  })

const RISK =
  / (?:(?:(?:the|our|my|a|one|main|only|big|biggest|obvious) )*(?:risk|danger|fear|worry) (?:is|would be)(?: obviously| probably| simply)?(?: that| if)?|what (?:i|we) (?:fear|worry about) is(?: that)?) /

/**
 * Risks that founders name: 'The risk is that the law changes', 'What I fear is that …', '…, that is the main
 * risk'.
 */
export const risksIn = (sentences: readonly Sentence[]): Finding[] =>
  sentences.flatMap((sentence, index): Finding[] => {
    if (labelOf(sentence)) return []
    const from = after(sentence, RISK)
    if (from > 0) return words(sentence, index, from, sentenceEnd(sentence, from))
    const naming = sentence.clauses.findIndex((clause) =>
      /\b(?:this|that|which) (?:is|'s) (?:our|the|my) (?:biggest |main |only )?risk\b/.test(
        `${clause.link} ${textOf(sentence, clause)}`,
      ),
    )
    const before = sentence.clauses[naming - 1]
    return before && before.verb >= 0 ? words(sentence, index, before.from, before.to) : []
  })

const OPENERS: readonly ((sentence: Sentence, i: number) => boolean)[] = [
  (sentence, i) =>
    at(sentence, i).lower === 'from' &&
    !/^(?:away|range|suffer|come|buy)$/.test(at(sentence, i - 1).verb || at(sentence, i - 1).lower),
  (sentence, i) => at(sentence, i).lower === 'using' && at(sentence, i + 2).tag !== 'to',
  (sentence, i) => at(sentence, i).lower === 'at' && at(sentence, i - 1).verb === 'look',
  (sentence, i) => at(sentence, i).lower === 'on' && at(sentence, i - 1).lower === 'based',
  (sentence, i) => /^(?:upload|analyze|analyse|read)$/.test(at(sentence, i).verb),
]

/**
 * Data that the product uses: 'from past sales, weather and holidays', 'looks at past sales', 'reads the old
 * deeds'.
 */
export const inputsIn = (sentences: readonly Sentence[]): Finding[] =>
  sentences.flatMap((sentence, index) => {
    if (isTold(sentence)) return []
    return sentence.tokens.flatMap((_, i): Finding[] => {
      const clause = clauseAt(sentence, i)
      if (!clause || (clause.tense === 'past' && clause.verb >= 0) || clause.negated) return []
      if (!OPENERS.some((opens) => opens(sentence, i))) return []
      const phrase = nounPhrase(sentence, i + 1, true)
      // 'from each sale we take 18%'
      const isData =
        phrase !== null &&
        !/^(?:each|every)$/.test(at(sentence, phrase.from).lower) &&
        sentence.tokens
          .slice(phrase.from, phrase.to)
          .some(({ lower }) => DATA_NOUNS.has(lower) || DATA_NOUNS.has(lower.replace(/s$/, '')))
      return isData && phrase.to - phrase.from <= 14
        ? [{ sentence: index, from: phrase.from, to: phrase.to, score: 2 }]
        : []
    })
  })
