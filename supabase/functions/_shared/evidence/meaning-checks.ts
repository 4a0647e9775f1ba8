import { type Claim, type Objection, quotedClause } from './claim.ts'
import { timesIn } from './dates-in-text.ts'
import { plainly } from './denial.ts'
import { languageOf } from './language.ts'
import { quantitiesIn } from './quantities.ts'

/* Checks for what a statement changes besides figures: a forecast, a sample, a wish, a price's tax. */

const partly = (reason: string): Objection => ({ verdict: 'partly', reason })
const contradicts = (reason: string): Objection => ({ verdict: 'contradicts', reason })

const textOf = (claim: Claim) => plainly(quotedClause(claim))

// 'Expect to pay £60' names a price of today.
const FORECAST =
  /\b(?:expected|forecast(?:s|ed)?|projected|predicted|anticipated|set) to\b|\bestimated to (?!be\b|have\b)|\b(?:forecasts?|projections?|predicts?|expects?)\b(?! to (?:pay|spend)\b)|\b(?:will|could|should) (?:reach|grow|hit|exceed|be worth|rise|double|total)\b|\b(?:soll|wird) (?:bis|im jahr) 20\d\d\b|\bprognos\p{L}*|\b(?:erwarte[tn]?|rechne[tn]? mit|dürften?|voraussichtlich|hofft? auf)(?!\p{L})|\bdevrai(?:t|ent)\b|\b(?:table(?:nt)? sur|s'attend(?:ent)? à|espèrent?)(?!\p{L})|\bespera[n]? (?:que )?\p{L}+(?!\p{L})|\bse espera\b|\bprévoi\p{L}*|\bprévisions?\b|\bprev[eé]\p{L}*|\balcanzará\p{L}*/iu
const AHEAD =
  /\b(?:expect\p{L}*|forecast\p{L}*|project(?:ed|ions?|s)|predict\p{L}*|anticipat\p{L}*|will|would|could|should|may|might|by 20\d\d|prognos\p{L}*|hop(?:e|es|ed|ing)|erwart\p{L}*|rechne\p{L}*|dürft\p{L}*|soll\p{L}*|wird|werden|voraussichtlich|devrai\p{L}*|prévo\p{L}*|prévi\p{L}*|attend\p{L}*|espèr\p{L}*|esper\p{L}*|prev\p{L}*|plans?|planned|target\p{L}*|outlook|set to|likely|potential\p{L}*)\b/iu

const CLAUSES = /[;]|,\s|\s(?:and|but|und|aber|et|mais|y|pero)\s/iu

/** Objects where a forecast is stated as a fact. */
function forecast(claim: Claim): Objection | null {
  if (!FORECAST.test(textOf(claim)) || AHEAD.test(plainly(claim.statement))) return null
  const said = quantitiesIn(claim.statement)
  const homes = (claim.own || claim.quotation)
    .split(CLAUSES)
    .filter((part) =>
      quantitiesIn(part).some((one) =>
        said.some(({ values }) => values.some((value) => one.values.includes(value))),
      ),
    )
  // 'It reached 50,000 in 2023 and expects to double that': the first is no forecast.
  if (homes.length > 0 && !homes.some((part) => FORECAST.test(plainly(part)))) return null
  const isExact = quantitiesIn(claim.statement).length > 0 || timesIn(claim.statement).years.size > 0
  return isExact ? partly('The page gives this as a forecast.') : null
}

/** A first-hand voice: 'I would switch if …' is a wish, and told as one. */
const VOICE = /\b(?:i|we)(?:'d| would)\b/iu
const TELLS_WISH = /\b(?:want|wish|need|ask|prefer|look|like|demand|request)\p{L}*\b/iu

const SUPPOSED = /\b(?:if|were|suppose|assuming|imagine|hypothetically)\b[^.]*\b(?:would|could|might)\b/iu

/** Objects where a supposition is stated as a fact. */
function supposition(claim: Claim): Objection | null {
  const text = textOf(claim)
  if (!SUPPOSED.test(text)) return null
  if (VOICE.test(text) && TELLS_WISH.test(plainly(claim.statement))) return null
  return /\b(?:if|would|could|may|might|potential\p{L}*|possib\p{L}*|hypothe\p{L}*)\b/iu.test(
    plainly(claim.statement),
  )
    ? null
    : contradicts('The page only supposes this.')
}

const ASKED =
  /\b(?:of|among) (?:the |our )?(?:\d[\d,.]*|\p{L}+) (?:(?!in )\p{L}+ ){0,3}(?:surveyed|asked|interviewed|polled|questioned|sampled|that took part|in our sample|in the sample)\b|\b(?:respondents|participants|interviewees)\b|\bin (?:our|the|this) (?:\p{L}+ )?(?:panel|sample)\b|\b(?:der |die |aller )?befragte[nr]?\b|\bin unserer (?:stichprobe|umfrage)\b|\b(?:des |les )?(?:personnes |professionnels )?(?:interrogée?s|sondée?s)\b|\b(?:los |de los |las |de las )?encuestad[oa]s\b/iu
const NAMES_SAMPLE =
  /\b(?:survey\p{L}*|asked|(?:who|that) (?:answered|replied|responded)|interview\p{L}*|those (?:who|that|of)|respondents|participants|polled|poll|panel|sample\p{L}*|study|questioned|befragt\p{L}*|umfrage|stichprobe|interrog\p{L}*|sondage|sondé\p{L}*|enquête|encuest\p{L}*|of \d[\d,.]*)\b/iu

/** Objects where a survey's answers are stated for everyone. */
function sample(claim: Claim): Objection | null {
  const found = ASKED.exec(plainly(claim.quotation))
  if (!found || NAMES_SAMPLE.test(plainly(claim.statement))) return null
  const [asked] = quantitiesIn(found[0])
  const isNamed =
    asked !== undefined &&
    quantitiesIn(claim.statement).some(({ values }) => values.some((value) => asked.values.includes(value)))
  return isNamed ? null : partly('The page says this of those who were asked.')
}

const WISHES =
  /\b(?:(?:gladly|happily|willing(?:ly)?|ready|eager|keen) (?:to )?(?:pay|buy|spend|switch)|pay for|would pay|want\p{L}*|demand\p{L}*|crav\p{L}*|desperate\p{L}*|love\p{L}*|ask(?:ing|s|ed)? for(?! (?:money|funds|funding|a grant|grants|support|help|aid))|look(?:ing|s|ed)? (?:for|to buy)|(?:zahl|bezahl)(?:en|t|ten) (?:\p{L}+ )?für|pa(?:ient|yent) (?:\p{L}+ )?pour|pagan por)(?!\p{L})/iu
const OF_WISHES =
  /\b(?:pay\p{L}*|paid|buy\p{L}*|bought|spen\p{L}*|purchas\p{L}*|subscri\p{L}*|order\p{L}*|cost\p{L}*|price\p{L}*|charg\p{L}*|fees?|want\p{L}*|need\p{L}*|wish\p{L}*|demand\p{L}*|look(?:ing)? for|ask(?:ing)? for|request\p{L}*|popular|interest\p{L}*|willing\p{L}*|prefer\p{L}*|complain\p{L}*|problem\p{L}*|struggl\p{L}*|suffer\p{L}*|difficult\p{L}*|lack\p{L}*|hard|frustrat\p{L}*|lov\p{L}*|crav\p{L}*|sales|sold|sell\p{L}*|market|revenue|wait\p{L}*|miss\p{L}*|los\p{L}*|annoy\p{L}*|hate\p{L}*|worr\p{L}*|(?:be)?zahl\p{L}*|kauf\p{L}*|gekauft|kost\p{L}*|preis\p{L}*|gebühr\p{L}*|such\p{L}*|wünsch\p{L}*|woll\p{L}*|brauch\p{L}*|bedarf\p{L}*|nachfrage|bestell\p{L}*|gebucht|umsatz|abonn\p{L}*|fehl\p{L}*|problem\p{L}*|pa(?:ie|ye|ya|yé)\p{L}*|achèt\p{L}*|achet\p{L}*|acheté\p{L}*|coût\p{L}*|prix|factur\p{L}*|cherch\p{L}*|veul\p{L}*|voul\p{L}*|souhait\p{L}*|demand\p{L}*|besoin\p{L}*|command\p{L}*|manqu\p{L}*|pag(?:a|an|ó|aron|ar|ue|uen|ado|amos)|compr\p{L}*|cuest\p{L}*|precio\p{L}*|cobr\p{L}*|busc\p{L}*|quier\p{L}*|quer\p{L}*|dese\p{L}*|necesit\p{L}*|pid\p{L}*|falta\p{L}*|gast\p{L}*|dépens\p{L}*|vend\p{L}*|vent\p{L}*|€|\$|£)/iu

/** Objects where a mere count is cited for what people want or pay. */
function wish(claim: Claim): Objection | null {
  const text = textOf(claim)
  if (!WISHES.test(plainly(claim.statement)) || OF_WISHES.test(text)) return null
  if (VOICE.test(text) && TELLS_WISH.test(plainly(claim.statement))) return null
  return { verdict: 'unrelated', reason: 'The quotation says nothing about wanting or paying.' }
}

const ALWAYS =
  /\b(?:always|in every case|immer|in jedem fall|toujours|dans tous les cas|siempre|en todos los casos)\b/iu
const EXCEPT =
  /\b(?:but|except|unless|however|although|aber|außer|allerdings|es sei denn|sauf|mais|cependant|salvo|pero|excepto|aunque)\b/iu

/** Objects to 'always' where the page names an exception. */
const always = (claim: Claim): Objection | null =>
  ALWAYS.test(plainly(claim.statement)) &&
  !ALWAYS.test(textOf(claim)) &&
  EXCEPT.test(plainly(claim.own || claim.quotation))
    ? contradicts('The page names an exception.')
    : null

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|ersten?[nrms]?|premi(?:er|ère)|primer[oa]?) (\p{L}{3,})/giu,
  /\b(?:second|2nd|zweiten?[nrms]?|deuxième|seconde?|segund[oa]) (\p{L}{3,})/giu,
  /\b(?:third|3rd|dritten?[nrms]?|troisième|tercer[oa]?) (\p{L}{3,})/giu,
]
const ordinalsIn = (text: string) =>
  ORDINALS.flatMap((words, at) =>
    [...plainly(text).matchAll(words)].map(([, noun = '']) => `${at} ${noun.slice(0, 4)}`),
  )

/** Objects to 'in the second year' where the page says 'in the first year'. */
function ordinal(claim: Claim): Objection | null {
  const [said, there] = [ordinalsIn(claim.statement), ordinalsIn(claim.own || claim.quotation)]
  const other = said.find((one) => !there.includes(one) && there.some((two) => two.slice(2) === one.slice(2)))
  return other ? contradicts('The page says this of another one in the order.') : null
}

const EVERYONE = /\b(?:everyone|everybody)\b/iu
const ALL =
  /\b(?:all|every|everyone|everybody|each|always|any|100 ?(?:%|percent)|total|nobody|no one|none|never|whole|entire)\b/iu

/** Objects where something that holds for some is stated for all. */
function universal(claim: Claim): Objection | null {
  const text = textOf(claim)
  if (!EVERYONE.test(plainly(claim.statement)) || ALL.test(text) || languageOf(text) !== 'en') return null
  return partly('The page does not say this of all.')
}

const SPAN =
  /(?:from|between)?\s*\p{Sc}?\s?\d[\d.,]*\s?(?:k|m|bn)?\s?\p{Sc}?\s?(?:to|and|bis|–|-|à|y)\s?\p{Sc}?\s?\d[\d.,]*(?:k|m|bn)?/iu
const LEAST =
  /\b(?:starts? at|starting at|from|at least|minimum|no less than|cheapest|lowest|ab|à partir de|desde)\b/iu
const MOST = /\b(?:up to|at most|maximum|as much as|no more than|highest|bis zu|jusqu'à|hasta)\b/iu

/** Objects where one end of a range is stated as the other end or as the only value. */
function oneEnd(claim: Claim): Objection | null {
  const span = SPAN.exec(claim.own || claim.quotation)?.[0]
  if (!span || SPAN.test(claim.statement)) return null
  const [low, high] = quantitiesIn(span)
  const said = quantitiesIn(claim.statement)
  if (!low || !high || said.length !== 1 || (low.values[0] ?? 0) >= (high.values[0] ?? 0)) return null
  const is = (end: typeof low) =>
    said.some(({ values }) => values.some((value) => end.values.includes(value)))
  const words = plainly(claim.statement)
  if (is(high) && LEAST.test(words) && !MOST.test(words))
    return contradicts('This is the upper end of a range.')
  if (is(low) && MOST.test(words) && !LEAST.test(words))
    return contradicts('This is the lower end of a range.')
  return null
}

const NAME = /^["“'(]*(\p{Lu}[\p{L}\d&-]+)/u
/** A name that does what only sellers do: 'Beta charges'. */
const SELLER =
  /^["“'(]*(\p{Lu}[\p{L}\d&-]+) (?:charges|charged|sells|sold|offers|offered|employs|employed|reported|reports|earned|raised|serves|asks|bills|claims)\b/u
const STARTERS =
  /^(?:the|a|an|in|on|at|of|for|from|by|with|to|it|its|he|she|they|we|our|their|there|this|that|these|those|about|around|nearly|almost|more|most|many|some|several|few|fewer|less|only|over|under|up|one|two|three|four|five|half|every|each|all|no|not|if|when|while|since|as|according|between|among|during|after|before|last|next|new|small|large|and|but|or|so|der|die|das|ein|eine|im|in|le|la|les|un|une|el|los|las)$/i

const CAMEL = /^(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Ll}+\p{Lu})/u
const FIRST_WORDS =
  /^\W*(?:(?:rival|competitor|its rival|our|the|le|la|der|die|das|el)\s)?(\p{Lu}[\p{L}\d&-]+)(?! \p{Lu})/iu

/** Objects where the page says this of another company that it names. */
function named(claim: Claim): Objection | null {
  const text = claim.own || claim.quotation
  const subject = NAME.exec(claim.statement)?.[1]
  const camel = FIRST_WORDS.exec(text)?.[1] ?? ''
  const other = SELLER.exec(text)?.[1] ?? (CAMEL.test(camel) ? camel : undefined)
  if (!subject || !other || STARTERS.test(subject) || STARTERS.test(other)) return null
  const isSeller = SELLER.test(claim.statement) || CAMEL.test(subject)
  if (languageOf(text) !== languageOf(claim.statement) && !CAMEL.test(other)) return null
  const has = (all: string, word: string) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(all)
  if (has(text, subject) || has(claim.statement, other)) return null
  const isOnPage = new RegExp(`(?<!\\p{L})${subject}(?!\\p{L})`, 'u').test(
    `${claim.title} ${claim.before} ${claim.after}`,
  )
  return isSeller || isOnPage ? contradicts(`The page says this of ${other}.`) : null
}

const HEDGED =
  /\b(?:may|might) (?:also |even |well )?(?:reduce|increase|improve|help|cut|lower|raise|cause|lead|save|prevent|grow|become|reach|fall|rise|double|boost|be)\b|\bkönnten?\b|\bpourrai(?:t|ent)\b|\bpodrían?\b/iu
const HEDGES =
  /\b(?:may|might|can|could|would|possib\p{L}*|potential\p{L}*|perhaps|likely|suggest\p{L}*|k(?:ö|a)nn\p{L}*|peu(?:t|vent)|pourrai\p{L}*|pued\p{L}*|podr\p{L}*|vielleicht|möglich\p{L}*|soll\p{L}*)\b/iu

/** Objects where a possibility is stated as a fact. */
function hedge(claim: Claim): Objection | null {
  if (!HEDGED.test(textOf(claim)) || HEDGES.test(plainly(claim.statement))) return null
  return AHEAD.test(plainly(claim.statement)) ? null : partly('The page says that this may be so.')
}

const PLANNED =
  /\bnous l'envisageons\b|\b(?:we (?:are|'re) )?(?:considering|thinking of)\b|\b(?:erwägen|überlegen|planen) (?:wir|das)\b|\bwir (?:erwägen|überlegen|planen)\b|\b(?:nos planteamos|estamos estudiando|lo estudiamos)\b|\b(?:plans?|intends?|aims?|hopes?) to\b|\bplan(?:t|en) [^.]{0,60} zu \p{L}+en\b|\b(?:prévoi(?:t|ent)|envisagent?) (?:de|d')|\bplanean? \p{L}+r\b/iu
const PLANS =
  /\b(?:plan\p{L}*|inten\p{L}*|aim\p{L}*|hop(?:e|es|ed|ing)|want\p{L}*|goals?|soll\p{L}*|prévo\p{L}*|envisag\p{L}*)\b/iu

/** Objects where a plan is stated as done. */
function plan(claim: Claim): Objection | null {
  const said = plainly(claim.statement)
  if (!PLANNED.test(textOf(claim)) || PLANS.test(said) || AHEAD.test(said) || NEGATED.test(said)) return null
  return partly('The page says that this is planned.')
}

const NEGATED =
  /\b(?:not|no|never|without|lack\p{L}*|free (?:of|from)|nicht|kein\p{L}*|ohne|frei von|ne|pas|sans|exempte?s? de|sin|libres? de)\b|n't\b/iu

const ONE_OF =
  /\bone of (?:the|its|their)\b|\bamong the\b|\beine[rs]? der\b|\b(?:l')?une? des\b|\bun[oa] de (?:los|las)\b/iu
const THE_MOST =
  /\bthe (?:\p{L}+est|leading|only|most \p{L}+|market leader)\b|\b(?:der|die|das) (?:größte|führende|einzige)\b/iu

/** Objects where one of several is called the only or the largest one. */
function oneOfSeveral(claim: Claim): Objection | null {
  const [text, said] = [textOf(claim), plainly(claim.statement)]
  if (!ONE_OF.test(text) || !THE_MOST.test(said) || ONE_OF.test(said)) return null
  return partly('The page says “one of”.')
}

const LINKED = /\b(?:associated with|correlat\p{L}*|linked (?:to|with))\b/iu
const CAUSES = /\b(?:caus\p{L}*|leads? to|led to|due to|because of|results? in)\b/iu

/** Objects where a correlation is stated as a cause. */
function cause(claim: Claim): Objection | null {
  const [text, said] = [textOf(claim), plainly(claim.statement)]
  return LINKED.test(text) && !CAUSES.test(text) && CAUSES.test(said)
    ? partly('The page says that they go together, not that one causes the other.')
    : null
}

const TAX = '(?:vat|gst|sales tax|taxe?s?|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|impuestos)'
const WITH_TAX = new RegExp(
  `\\b(?:incl\\p{L}*|with|after|inkl\\p{L}*|einschließlich|mit|con|avec)\\.? (?:of |der |gesetzlicher |la |el )?(?:\\d+ ?% )?${TAX}(?!\\p{L})|(?<!\\p{L})${TAX} (?:is |are |ist |est )?(?:included|inclusive|incluid[oa]s?|incluse?|comprise?s?|enthalten|inbegriffen)\\b|\\bttc\\b|\\bbrutto\\p{L}*|\\bgross of\\b`,
  'iu',
)
const WITHOUT_TAX = new RegExp(
  `\\b(?:excl\\p{L}*|plus|before|without|net of|ex|zzgl|zuzüglich|ohne|exkl\\p{L}*|vor|sin|más|hors|sans|antes de)\\.? (?:of |der |gesetzlicher |la |el |de )?(?:\\d+ ?% )?${TAX}(?!\\p{L})|\\+ ?${TAX}(?!\\p{L})|(?<!\\p{L})${TAX} (?:of \\d+ ?% )?(?:comes |is |are |will be )*(?:on top|extra|added|excluded|aparte|no incluid[oa]s?|non comprise|en sus|en plus)\\b|\\bht\\b|\\bnetto\\p{L}*|\\bnet prices?\\b`,
  'iu',
)
const ALL_PRICES =
  /\b(?:all|quoted|these|our) (?:prices|rates|fees|amounts)\b|\balle (?:preise|angaben|beträge)\b|\b(?:tous les|nos) (?:prix|tarifs)\b|\b(?:todos los|nuestros) (?:precios|importes)\b/iu

/** Objects where a price with tax is stated as one without, or the reverse. */
function tax(claim: Claim): Objection | null {
  const said = plainly(claim.statement)
  const [isWith, isWithout] = [WITH_TAX.test(said), WITHOUT_TAX.test(said)]
  if (isWith === isWithout) return null
  const stated = quantitiesIn(claim.quotation)
  const isSame = quantitiesIn(claim.statement).some(({ kind, values }) =>
    stated.some((other) => other.kind === kind && other.values.some((value) => values.includes(value))),
  )
  if (!isSame) return null
  const own = plainly(claim.own || claim.quotation)
  const others = [claim.before, claim.after].map(plainly).filter((text) => ALL_PRICES.test(text))
  const text = WITH_TAX.test(own) || WITHOUT_TAX.test(own) ? own : others.join(' ')
  if (isWith && WITHOUT_TAX.test(text) && !WITH_TAX.test(text))
    return contradicts('The page gives this price without tax.')
  if (isWithout && WITH_TAX.test(text) && !WITHOUT_TAX.test(text))
    return contradicts('The page gives this price with tax.')
  return null
}

/** One who tells of his own shop. */
const ONE_VOICE =
  /(?:^|\s)nach eigenen angaben\b|^\W*(?:one|a|an) \p{L}+ (?:from|in|at|near) \p{Lu}|^\W*(?:[Ee]in|[Ee]ine) \p{L}+ (?:aus|in|bei) \p{Lu}|^\W*[Uu]ne? \p{L}+ (?:de|d'|à) ?\p{Lu}|^\W*[Uu]n[ao]? \p{L}+ (?:de|en) \p{Lu}/u
/** One who tells of his own, in the first person or told by another. */
const OF_ONE = /(?:^|\s)(?:my|his|her|mein\p{L}{0,2}|mon|ma|mes|mi|mis)\s/iu
const USUAL =
  /\b(?:averag\p{L}*|on average|typical\p{L}*|usual\p{L}*|median|mean|most|all|every|im schnitt|im mittel|durchschnitt\p{L}*|mittler\p{L}*|üblich\p{L}*|moyenne?s?|médiane?|généralement|de media|media|promedio|mediana|habitual\p{L}*|normal\p{L}*)(?!\p{L})|\bø/iu

/** Objects where one person's account is stated as typical. */
function oneVoice(claim: Claim): Objection | null {
  const own = claim.own || claim.quotation
  const isOne = ONE_VOICE.test(own.replace(/[’]/g, "'")) || OF_ONE.test(own)
  if (!isOne || USUAL.test(plainly(own))) return null
  return USUAL.test(plainly(claim.statement)) ? contradicts('The page says this of one of them.') : null
}

const WILL_NOT_BUY =
  /\b(?:won't|will not|would not|wouldn't|not going to|refuse to|never) (?:\p{L}+ )?(?:buy|pay|get|order|subscribe)\b|\b(?:kaufe|kaufen|bezahle|bezahlen|nehme|nehmen) (?:ich |wir |das |es |sie )*nicht\b|\bne (?:l'|le |la |les )?(?:achèter|paier|payer|prendr)\p{L}+ pas\b|\bno (?:lo |la |los |las )?(?:voy|vamos) a (?:comprar|pagar)|\bno (?:lo |la |los |las )?(?:compr|pag)(?:o|amos|aré|aremos)\b/iu
const BUYS =
  /\b(?:pays?|paid|buys?|bought|spends?|spent|subscribes? to|subscribed|bezahl(?:t|en)|zahl(?:t|en)|kauf(?:t|en)|pa(?:ie|ye|ient|yent)|achèt(?:e|ent)|pagan?|compran?)\b/iu

/** Objects where a refused offer is stated as a purchase. */
function refusedOffer(claim: Claim): Objection | null {
  const said = plainly(claim.statement)
  if (
    !BUYS.test(said) ||
    NEGATED.test(said) ||
    /(?<!\p{L})(?:rather than|instead of|up to|at most|only)(?!\p{L})/iu.test(said)
  )
    return null
  const refused = WILL_NOT_BUY.exec(plainly(claim.own || claim.quotation))
  return refused ? contradicts(`The page says “${refused[0]}”.`) : null
}

/** Checks of meaning that need no model. Each returns an objection or null. */
export const MEANING_CHECKS = [
  forecast,
  supposition,
  sample,
  wish,
  universal,
  always,
  ordinal,
  oneEnd,
  named,
  hedge,
  plan,
  oneOfSeveral,
  cause,
  tax,
  oneVoice,
  refusedOffer,
] as const
