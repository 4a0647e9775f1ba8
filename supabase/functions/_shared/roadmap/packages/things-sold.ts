/*
 * What changes hands, by the founder's verbs and counts: things that are bought in, made or sold by the piece. It decides the
 * kind of product before the form of the price, and before verbs that any trade has.
 */

/** What is sold and is no article: it has no stock. */
const NO_ARTICLE =
  '(?!(?:\\p{L}+ ){0,3}(?:software|apps?|subscriptions?|access|licen[cs]es?|ads?|advertising|data|courses?|lessons?|classes|tickets?|hours?|services?|seats?|memberships?|time|advice|insurance|leads?|patterns?|templates?|e-?books?|videos?|recordings?|space|places?|slots?|it|them|people|children|kids|customers?|money|work)\\b)'
const FOUNDER =
  "\\b(?:i|we)(?:['’](?:d|ll|ve|m|re))?(?: (?:also|already|now|will|would|have|want to|am going to|are going to))*"
const UNITS =
  'pairs?|pieces?|bottles?|jars?|bags?|boxes|packs?|loaves|tins?|cans?|cartons?|crates?|sacks?|bales?|rolls?|sheets?|kilos?|kg|tons?|tonnes?|dozens?|bundles?|units'

/** Goods that come from others, and are in the founder's hands before they are sold. */
export const BOUGHT_IN = new RegExp(
  `${FOUNDER} (?:(?:bring|buy|order|ship|get) in (?!touch|time|on)|land(?:ed)? \\d|import(?:ed)? |stock(?:ed)? (?!up on time))${NO_ARTICLE}(?:\\p{L}+|\\d+)(?: \\p{L}+)?`,
  'giu',
)
/** A number of pieces that were landed, made or sold. */
export const BY_PIECE = new RegExp(
  `\\b(?:land(?:ed)?|import(?:ed)?|stock(?:ed)?|sold|sewed|sewn|made|ma(?:k|d)e|baked|pressed|roasted|bottled|knitted|cast|poured|delivered) (?:about |around |over |some |the first )?\\d[\\d,.]* (?:${UNITS})\\b|\\bone (?:pair|piece|bottle|jar|bag|pack|loaf|kilo|roll|sack|crate) (?:is|costs?|sells? for|goes for)\\b|\\bnext shipment\\b`,
  'giu',
)
/** Things that the founder makes for sale, by verbs of making that leave a thing. */
export const MADE_BY_HAND = new RegExp(
  `${FOUNDER} (?:sew|sewed|weld|bake|knit|brew|roast|carve|weave|ferment|forge|bottle|pickle|smoke|stitch|crochet|upholster|whittle|mould|mold|distil|press|dye|assemble) ${NO_ARTICLE}(?:\\p{L}+|\\d+)(?: \\p{L}+)?`,
  'giu',
)
/** What is handed over as a file, a recording or a lesson. */
export const ON_FILE =
  /\b(?:(?:sewing|knitting|crochet|quilting|printable|pdf) patterns?|(?:patterns?|sheet music|scores?|templates?|plans?|worksheets?|charts?|lessons?) (?:[^.;:!?]{0,40} )?(?:that )?(?:you|they|people|everyone)(?:['’]d)? (?:can )?(?:print|download)|\d+ (?:\p{L}+ )?(?:patterns|tunes|songs|lessons|videos|episodes|chapters|recordings|templates|worksheets) (?:are |is )?(?:done|ready|finished|shot|recorded|drafted|written|filmed)|(?:sell|selling|sells) (?:\p{L}+ ){0,2}?(?:patterns|templates|presets|printables|worksheets|recordings|e-?books?|sheet music))\b/giu

/** Money that is fetched is no work at the customer's place. */
export const FETCHES_MONEY =
  /^\s(?:(?:my|our|the|their|all|up)\s){0,2}(?:[$€£₹]?\d|(?:money|cash|payments?|fees?|rent|debts?|takings|share|commission|deposits?)\b)/iu
