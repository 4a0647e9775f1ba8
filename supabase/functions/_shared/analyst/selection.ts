import type { Because } from '../domain/basis.ts'
import type { Brief, Nature } from '../domain/brief/brief.ts'
import { parse } from '../domain/brief/reader/clauses.ts'
import { rolesOf } from '../domain/brief/reader/roles.ts'
import { sentencesOf } from '../domain/brief/unread.ts'
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

/** A pattern and the founder's word that selected it. */
interface Selected<Pattern> {
  pattern: Pattern
  because: Because
  /** Whether the word stands in what the brief holds of product and actions, not only in another sentence. */
  isOffered: boolean
}

/** More patterns would bury what matters. */
const MOST_PATTERNS = 2

/** What may stand before the verb of an action. */
const BEFORE_VERB =
  /^(?:(?:can|could|to|will|would|also|then|and|it|we|automatically|instantly|simply|easily|quickly|lets?|helps?|allows?|enables?|you|them|people|users|customers|clients|patients|guests|parents|members|tenants|drivers|owners|staff)\s+)+/i

/** Sentences of an idea about the founder, the past or what people do today. */
const NOT_OFFERED =
  /\b(?:i|my|me|friend|brother|sister|ago|currently|right now|at the moment|by hand|used to|spend|waste|lose|loses|lost|miss|last (?:year|summer|winter|month|week)|without|no longer|not an?)\b|^today\b|\btoday,|\btoday (?:they|people|most|everyone|it is)\b/i

/** What it is made from or done with is not what it is. */
const MADE_FROM =
  /\b(?:made (?:from|of|out of|with)|from|using|out of|instead of|at|for)\b(?:(?! and | who | that )[^.,;:])*/gi

/** Whether the words before a match tell of others than the founder and the product: 'Bakeries that deliver'. */
const OF_OTHERS = /\b(?:[a-z]{3,}[^s\W]s|people|women|men|children) (?:that|who|which) (?:[a-z]+ ){0,2}$/i
/** What founders do with what they sell. */
const OFFERING =
  /\b(?:we|i|we'll|i'll|we’ll|i’ll) (?:[a-z]+ ){0,3}?(?:make|sell|bake|brew|cook|sew|knit|roast|grow|offer|run|write|publish|print|record|produce|bottle|build|design|rent|lend|deliver|teach|host|hold)\b/i

/** What a sentence about the product speaks of. */
const TELLS =
  /\b(?:apps?|software|(?:web ?)?site|platform|tool|service|device|box|program|page|it|our|my|us|we|i|you|users?)\b/i

/** What is offered, in the founder's words for product and actions. */
const offeredIn = (source: Source): string[] =>
  [...wordsOf(source, 'product'), ...wordsOf(source, 'actions')].map((words) => words.replace(MADE_FROM, ' '))

/** From this likelihood on words outside of the brief may tell of the offer: 'half of our sheets have coffee on them' does not. */
const LEAST_OFFERED = 0.3
const mayOffer = (words: string): boolean =>
  rolesOf(parse(words)).some(
    ({ product, actions, problem }) => Math.max(product, actions) >= Math.max(LEAST_OFFERED, problem),
  )

/**
 * The sentences of the idea that tell of what is offered: those that say so themselves, and the first one where the brief
 * holds neither product nor actions.
 */
function tellingOf(source: Source): string[] {
  const isRead = offeredIn(source).length > 0
  return sentencesOf(source.idea).flatMap(({ words }, index) =>
    (NOT_OFFERED.test(words) && !OFFERING.test(words)) || !mayOffer(words)
      ? []
      : OFFERING.test(words) || TELLS.test(words) || (index === 0 && !isRead)
        ? [words.replace(MADE_FROM, ' ')]
        : [],
  )
}

/** Words of a program where nothing else names the kind of product; a name of two words in one that does what programs do. */
const PROGRAM =
  /\bon (?:the|your|their|a) phone\b|\b(?:apps?|software|platform|dashboard|chatbot|plug-?in|AI|web ?site|browser)\b|\b[A-Z][a-z]+[A-Z]\w* (?:lists|drafts|reminds|tracks|plans|shows|sends|matches|reads|scans|books|schedules|turns|lets|helps|finds|collects|checks)\b/
/** Work that people do for others. */
const WORK =
  /^\s*(?:we|i|(?:\w+ )?(?:nurses|students|retirees|mechanics|gardeners|cooks|teachers|volunteers)) (?:(?:design|plan|build) and )?(?:clean|repair|visit|walk|cook|install|teach|drive|paint|build|fix|tune|move|train|come|collect|do (?:the |their )?(?:books|accounts|taxes|payroll))\b/i

/** The kind of product that the idea's own words imply; [] where they do not. */
export const impliedNatures = ({ idea }: Source): Nature[] =>
  WORK.test(idea) ? ['service'] : PROGRAM.test(idea) ? ['software'] : []

/** Whether an action is one of people or things, so that its words need no kind of product beside them. */
const isByHand = ({ natures }: ActionPattern): boolean =>
  natures.every((nature) => nature !== 'software' && nature !== 'content')

/** What was selected for a brief: many parts of a report ask for it. */
const selections = new WeakMap<Brief, { idea: string; selected: Selected<ActionPattern>[] }>()

/** Patterns of the founder's actions and product, each once, in the order of the actions. */
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
  const known = agreedNatures(source)
  const natures = known.length > 0 || isStated(source, 'nature') ? known : impliedNatures(source)
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
        if (match) return [{ pattern, because: wrote(match[0]), isOffered: true }]
      }
    return []
  }
  const saidIn = (texts: readonly string[], isOffered: boolean) =>
    texts.flatMap((words) =>
      fitting
        .filter((pattern) => natures.length > 0 || isByHand(pattern))
        .flatMap((pattern) => {
          const match =
            pattern.says?.exec(words) ?? (natures.length > 0 ? pattern.product?.exec(words) : null)
          return match && !OF_OTHERS.test(words.slice(0, match.index))
            ? [{ pattern, because: wrote(match[0]), isOffered }]
            : []
        }),
    )
  const selected = [
    ...wordsOf(source, 'actions').flatMap((action) =>
      selectedBy(action.replace(BEFORE_VERB, ''), ({ sure, given }) =>
        natures.length === 0 ? [sure] : [sure, given],
      ),
    ),
    ...wordsOf(source, 'product').flatMap((name) =>
      natures.length === 0 ? [] : selectedBy(name, ({ product }) => [product]),
    ),
    ...saidIn(offeredIn(source), true),
    ...saidIn(tellingOf(source), false),
  ]
  const found = new Map<string, Selected<ActionPattern>>()
  for (const each of selected) if (!found.has(each.pattern.id)) found.set(each.pattern.id, each)
  // Things that come back are not sold, whatever they are.
  const isLent = found.has('rent')
  return [...found.values()]
    .filter(({ pattern: { id } }) => !isLent || (id !== 'wear' && id !== 'food' && id !== 'custom'))
    .slice(0, MOST_PATTERNS)
}

/** The pattern of the kind of product; of two kinds, that of the leading one. */
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
      isOffered: true,
    }
  )
}
