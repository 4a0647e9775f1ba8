import { confirmedField, type Source, wordsOf } from '../../analyst/source.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'

/*
 * The kind of goods, by the noun of the product itself: a bag for soup is not food. Goods of an uncertain kind are
 * planned like any other article.
 */

const NOUNS = {
  food: 'foods?|snacks?|bars?|sauces?|jams?|honey|bread|loaf|loaves|cakes?|cookies|biscuits|chocolates?|cheeses?|yogh?urts?|sausages?|meals?|soups?|spices?|teas?|coffee|juices?|drinks?|beverages?|beers?|wines?|kombucha|kimchi|pickles?|pasta|noodles|granola|muesli|supplements?|tofu|tempeh|oils?|vinegars?|syrups?|ice cream|sourdough|dumplings|pies|pastries|crackers|crisps|chips|nuts|butter|curr(?:y|ies)|hummus|salsa|chutneys?|marmalades?',
  wear: 'clothes|clothing|garments?|trousers|pants|jeans|shirts?|t-?shirts?|dress(?:es)?|jackets?|coats?|shoes?|boots|sandals|slippers|socks|underwear|bras?|hats?|gloves|uniforms?|swimwear|leggings|sweaters?|scar(?:f|ves)|knitwear|aprons?|skirts?|vests?',
  mixture:
    'soaps?|shampoos?|creams?|balms?|lotions?|cosmetics?|perfumes?|deodorants?|make-?up|lipsticks?|serums?|candles?|detergents?|cleaning agents?|washing powder|salves?|ointments?',
} as const
type GoodsKind = keyof typeof NOUNS
const KINDS: readonly GoodsKind[] = ['food', 'wear', 'mixture']

/** Oils and bars that nobody eats. */
const NOT_EATEN =
  /\b(?:engine|motor|hair|beard|massage|essential|lamp|linseed|tung|handle|grab|tow|roof|pull-?up|steel|iron|soap|shampoo|body|shea|computer|wood) (?:oils?|bars?|butter|chips)$/i

/** The package of a product precedes its name. */
const PACKED =
  /^(?:.*\b)?(?:jars?|bottles?|boxes|box|bags?|packs?|tins?|tubes?|cups?|bars?|loaf|loaves|slices?|sets?) of\s/i
/** Where the noun of the product ends and its description begins. */
const MORE =
  /\s(?:for|with|without|from|that|which|who|made|baked|sewn|knitted|brewed|roasted|filled|to|in|on|of|by|at|and|or|so|because|,|–|-)\s|[,.;:(–]/i

/** A longer beginning of a text is not the name of a thing. */
const MOST_WORDS = 6

const headOf = (words: string): string => {
  const bare = words.replace(PACKED, '').trim()
  const at = bare.search(MORE)
  return (at < 0 ? bare : bare.slice(0, at)).trim()
}

/** Where a place, a purpose or another clause begins after a list of things. */
const BEHIND_LIST = /\s(?:for|with|without|from|that|which|who|in|on|by|at|to|so|because|–|-)\s|[.;:(–]/i

/** The last thing of a list, which applies to all of them: 'oil' in 'groundnut, sesame and coconut oil'. */
const lastOf = (words: string): string => {
  const at = words.search(BEHIND_LIST)
  const list = at < 0 ? words : words.slice(0, at)
  return headOf(list.split(/,\s|\s(?:and|or)\s/).at(-1) ?? '')
}

/** The kind whose noun ends the product's name. */
const kindOfHead = (head: string): GoodsKind | null =>
  NOT_EATEN.test(head)
    ? null
    : (KINDS.find((kind) => new RegExp(String.raw`(?:^|[\s-])(?:${NOUNS[kind]})$`, 'i').test(head)) ?? null)

const MADE =
  /\b(?:i|we|my \p{L}+|our \p{L}+|who|and) (?:\p{L}+ly |also |now |have |already |are |am )?(?:making|baking|cooking|brewing|selling|roasting|pressing|bottling|producing|sewing|knitting|mixing|make|makes|made|bake|bakes|baked|cook|cooks|brew|brews|sell|sells|sold|roast|roasts|ferment|ferments|press|presses|bottle|bottles|produce|produces|sew|sews|knit|knits|pour|pours|mix|mixes|smoke|smokes|pickle|pickles)\s(?<object>[^.;:!?]{3,80})/iu

/** The kind of goods if it is certain; null for any other article. */
export function goodsKindOf(source: Source): GoodsKind | null {
  const field = confirmedField(source)
  if (field === 'food-restaurants') return 'food'
  const heads = wordsOf(source, 'product').map(headOf).filter(Boolean)
  const named = [...heads, ...wordsOf(source, 'product').map(lastOf)]
    .map(kindOfHead)
    .find((kind) => kind !== null)
  if (named) return named
  const said = sentencesOf(source.idea).flatMap(({ words }) => {
    const object = MADE.exec(words)?.groups?.object
    return object === undefined
      ? []
      : (kindOfHead(headOf(object.replace(/^(?:a|an|the|our|my|\d+) /i, ''))) ??
          kindOfHead(lastOf(object)) ??
          [])
  })
  // An idea often begins with its subject: 'Hot sauces made from …'.
  const start = headOf(sentencesOf(source.idea)[0]?.words ?? '')
  const begun = start.split(' ').length <= MOST_WORDS ? kindOfHead(start) : null
  return begun ?? (heads.length > 0 ? null : (said[0] ?? null))
}
