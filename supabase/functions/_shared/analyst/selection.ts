import type { Because } from '../domain/basis.ts'
import type { Brief } from '../domain/brief/brief.ts'
import { ACTION_PATTERNS, type ActionPattern } from './action-patterns.ts'
import { type NaturePattern, patternOfNature } from './nature-patterns.ts'
import {
  agreedNatures,
  audienceOf,
  confirmedField,
  isStated,
  leadingNature,
  type Source,
  wordsOf,
  wrote,
} from './source.ts'
import { priceFormOf, stageOf } from './stage.ts'

/** A pattern with the founder's words that selected it. */
interface Selected<Pattern> {
  pattern: Pattern
  because: Because
}

/** With more patterns than this, what matters would get lost. */
const MOST_PATTERNS = 2

/** Words that may precede the verb of an action. */
const BEFORE_VERB =
  /^(?:(?:can|could|to|will|would|also|then|and|it|we|automatically|instantly|simply|easily|quickly|lets?|helps?|allows?|enables?|you|them|people|users|customers|clients|patients|guests|parents|members|tenants|drivers|owners|staff)\s+)+/i

/** Words for what the offer is made from or used with, which is not the offer itself. */
const MADE_FROM =
  /\b(?:made (?:from|of|out of|with)|from|using|out of|instead of|at|for)\b(?:(?! and | who | that )[^.,;:])*/gi

/**
 * Whether the words before a match are about others rather than the founder or the product: 'Bakeries that deliver'.
 */
const OF_OTHERS = /\b(?:[a-z]{3,}[^s\W]s|people|women|men|children) (?:that|who|which) (?:[a-z]+ ){0,2}$/i
/** What is offered, in the founder's words for the product or the actions. */
const offeredIn = (source: Source, field: 'product' | 'actions'): string[] =>
  wordsOf(source, field).map((words) => words.replace(MADE_FROM, ' '))

/**
 * Whether people or physical things do an action, so that its words select it even if the kind of product is unknown.
 */
const isByHand = ({ natures }: ActionPattern): boolean =>
  natures.every((nature) => nature !== 'software' && nature !== 'content')

/** Selections cached by brief, because many parts of a report ask for them. */
const selections = new WeakMap<Brief, { idea: string; selected: Selected<ActionPattern>[] }>()

/** The patterns for the founder's actions and product, without duplicates, in the order of the actions. */
export function actionPatternsOf(source: Source): Selected<ActionPattern>[] {
  const known = selections.get(source.brief)
  if (known?.idea === source.idea) return known.selected
  const selected = selectActions(source)
  selections.set(source.brief, { idea: source.idea, selected })
  return selected
}

/** Whether a pattern goes with the business field that the founder chose. */
const goesWith = (field: string | null, { fields }: ActionPattern): boolean =>
  field === null || fields === undefined || fields.includes(field)

function selectActions(source: Source): Selected<ActionPattern>[] {
  const natures = agreedNatures(source)
  const field = confirmedField(source)
  const fitting = ACTION_PATTERNS.filter(
    (pattern) =>
      goesWith(field, pattern) &&
      (natures.length > 0
        ? pattern.natures.some((nature) => natures.includes(nature))
        : !isStated(source, 'nature')),
  )
  const selectedBy = (words: string, expressions: (pattern: ActionPattern) => (RegExp | undefined)[]) => {
    for (const pattern of fitting)
      for (const expression of expressions(pattern)) {
        const match = expression?.exec(words)
        if (match) return [{ pattern, because: wrote(match[0]) }]
      }
    return []
  }
  // A noun alone shows what is offered only if the kind of product is known, and one of several actions is not the
  // product: its own name says so, the first of the actions, or two of them.
  const saidIn = (names: readonly string[], actions: readonly string[]) =>
    natures.length === 0
      ? []
      : fitting.flatMap((pattern) => {
          const signs = [names, actions].map((texts) =>
            texts.flatMap((words) => {
              const match = pattern.says?.exec(words) ?? pattern.product?.exec(words)
              return match && !OF_OTHERS.test(words.slice(0, match.index)) ? [match[0]] : []
            }),
          )
          const [named = [], done = []] = signs
          const isFirst = done[0] !== undefined && actions[0]?.includes(done[0]) === true
          const word = named[0] ?? (done.length > 1 || isFirst ? done[0] : undefined)
          return word === undefined ? [] : [{ pattern, because: wrote(word) }]
        })
  const selected = [
    ...wordsOf(source, 'actions').flatMap((action) =>
      selectedBy(action.replace(BEFORE_VERB, ''), (pattern) =>
        natures.length === 0 && !isByHand(pattern) ? [pattern.sure] : [pattern.sure, pattern.given],
      ),
    ),
    ...wordsOf(source, 'product').flatMap((name) =>
      natures.length === 0 ? [] : selectedBy(name, ({ product }) => [product]),
    ),
    ...saidIn(offeredIn(source, 'product'), offeredIn(source, 'actions')),
  ]
  const found = new Map<string, Selected<ActionPattern>>()
  for (const each of selected) if (!found.has(each.pattern.id)) found.set(each.pattern.id, each)
  // Rented things are not sold, whatever they are.
  const isLent = found.has('rent')
  return [...found.values()]
    .filter(({ pattern: { id } }) => !isLent || (id !== 'wear' && id !== 'food'))
    .slice(0, MOST_PATTERNS)
}

/** The pattern for the kind of product, or for the leading one of two kinds; null if none is known. */
export function naturePatternOf(source: Source): Selected<NaturePattern> | null {
  const leading = leadingNature(source)
  return (
    leading && {
      pattern: patternOfNature(
        leading.nature,
        stageOf(source),
        priceFormOf(source),
        wordsOf(source, 'user').length > 0,
        audienceOf(source),
        isStated(source, 'purchases'),
      ),
      because: leading.because,
    }
  )
}
