import { type Because, type Statement, state } from '../basis.ts'

/*
 * The only ways in which the built-in analyst can make a sentence (docs/evidence.md#built-in-sentences): a fixed text
 * of the catalog, a quotation, a curated fact or a figure.
 */

declare const param: unique symbol
/**
 * What may be inserted into a fixed text: a number, an amount, a date or the label of a field, never a noun from the
 * idea.
 */
export type Param = string & { readonly [param]: true }

const COUNT = /^[\d,.]+(?: (?:to|of) [\d,.]+)?$/
const AMOUNT =
  /^(?:over )?(?:[$€£₹₦¥]|R\$|[A-Z]{3} )?[\d,.]+[KMBT]?(?: to (?:[$€£₹₦¥]|R\$|[A-Z]{3} )?[\d,.]+[KMBT]?)?$/
const PERCENT = /^[\d.,]+%(?: to [\d.,]+%)?$/
const OPERAND = String.raw`(?:[$€£₹₦¥]|R\$|[A-Z]{3} )?[\d.,]+[KMBT]?%?`
const SPAN = String.raw`\(${OPERAND} to ${OPERAND}\)`
const ENCLOSED = `(?:${OPERAND}|${SPAN})`
/** A number in a calculation, a range of numbers or a smaller calculation, both in parentheses. */
const TERM = String.raw`(?:${OPERAND}|${SPAN}|\(${ENCLOSED}(?: [×÷−+] ${ENCLOSED})+\))`
/** A calculation of figures: '5 × £195 ÷ £1,400', '($2,800 to $4,200) ÷ $4,500'. */
const SUM = new RegExp(`^${TERM}(?: [×÷−] ${TERM})+(?: to ${OPERAND})?$`)

const asParam = (text: string, ...shapes: RegExp[]): Param => {
  if (!shapes.some((shape) => shape.test(text))) throw new Error(`Not a figure: ${text}`)
  return text as Param
}

/** A figure or a calculation as shown: '205', '€588', '59%', '$15 to $20', '€49 × 12'. Throws for anything else. */
export const shown = (text: string): Param => asParam(text, COUNT, AMOUNT, PERCENT, SUM)

type SlotsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsOf<Rest>
  : never
type Params<Text extends string> = [SlotsOf<Text>] extends [never] ? [] : [Record<SlotsOf<Text>, Param>]

const fill = (text: string, params: Readonly<Record<string, Param>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = params[slot]
    if (value === undefined) throw new Error(`No value for ${slot}`)
    return value
  })

/** A fixed text with its figures filled in. */
export const fixed = <const Text extends string>(text: Text, ...[params]: Params<Text>): Statement =>
  state(fill(text, params), 'template')

/** A fixed text from a catalog, with the figures that it needs. Throws if a slot has no figure. */
export const fromCatalog = (text: string, params: Readonly<Record<string, Param>>): Statement =>
  state(fill(text, params), 'template')

/** A fixed text whose figures follow from the founder's own numbers. */
export const calculated = <const Text extends string>(text: Text, ...[params]: Params<Text>): Statement =>
  state(fill(text, params), 'founder')

/** A statement with the reason why it was selected. */
export const chosenBy = (statement: Statement, because: Because | null): Statement =>
  because ? { ...statement, because } : statement

/** Maximum length of a quotation in a report, in characters; a longer one is cut at a word. */
const QUOTE_CHARS = 280

/** The text up to the last whole word within `max` characters, with an ellipsis if something is left out. */
export function cutAtWord(text: string, max: number): string {
  const chars = [...text]
  if (chars.length <= max) return text
  const head = chars.slice(0, max - 1).join('')
  const end = head.search(/\s\S*$/)
  return `${(end > 0 ? head.slice(0, end) : head).trimEnd()}…`
}

/** The founder's words in quotation marks; long ones are cut at a word. */
const quoted = (words: string): string => `“${cutAtWord(words.trim().replace(/\s+/g, ' '), QUOTE_CHARS)}”`

/** The founder's words as a separate statement. */
export const quote = (...words: string[]): Statement => state(words.map(quoted).join(', '), 'founder')

/** The founder's values: words in quotation marks, figures and choices plain. */
export const told = (...values: { words: string; isText: boolean }[]): Statement =>
  state(values.map(({ words, isText }) => (isText ? quoted(words) : words)).join(', '), 'founder')

/** Whom the founder names, and the channel by which they are reached: '“Bakers”; through: “the guild”'. */
export const through = (whom: Statement | null, channel: string): Statement =>
  whom
    ? { ...whom, text: `${whom.text}; through: ${quoted(channel)}` }
    : state(`Through: ${quoted(channel)}`, 'founder')

/** A statement without text: not stated. */
export const unstated = (): Statement => state('', 'founder')
