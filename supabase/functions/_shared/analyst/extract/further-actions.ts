import { phraseFrom } from './phrase.ts'
import { FUNCTION_WORDS } from './words.ts'

const CLAUSES = /[.;:!?()\n–—"“”,]|\s-\s|\s(?:and|then|but)\s/i
const LEAD = /^(?:and|then|also|it|we|they|the (?:app|system|tool|platform)|automatically|later)\s+/i
const MIN_WORDS = 3
const MAX_WORDS = 9
const MAX_ACTIONS = 2
const ARTICLE = /^(?:the|a|an|their|your|its|our|each|every|all|any|what|which|how)$/i

/** Clauses that begin with a verb and its object: 'draws the map while you speak'. */
function actionIn(clause: string): string | null {
  const words = clause
    .trim()
    .replace(LEAD, '')
    .replace(/\b[Yy]our\b/g, 'their')
    .split(/\s+/)
  const [, object = ''] = words
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return null
  if (FUNCTION_WORDS.has(object.toLowerCase()) && !ARTICLE.test(object)) return null
  // 'plans for' and 'orders online' are names; an article shows the verb.
  return ARTICLE.test(object) ? phraseFrom(words, 'any') : null
}

/** What else the product does or its people do, in the founder's words, without what `main` says. */
export function furtherActionsOf(text: string, main: string): string[] {
  const found = text.split(CLAUSES).flatMap((clause) => actionIn(clause) ?? [])
  return [...new Set(found)]
    .filter((action) => !main.includes(action) && !action.includes(main || '\n'))
    .slice(0, MAX_ACTIONS)
}
