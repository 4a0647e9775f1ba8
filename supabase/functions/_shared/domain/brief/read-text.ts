import { currencyOfCountry } from '../currency.ts'
import { type BriefField, type BriefValues, type Span, wordsAt } from './brief.ts'
import { BRIEF_TEXT_CHARS } from './limits.ts'
import { parse } from './reader/clauses.ts'
import { knownPlace } from './reader/places.ts'
import { readIdea } from './reader/read-idea.ts'
import { rolesOf } from './reader/roles.ts'
import { isNoProblem, isRawMaterial, withoutOffer } from './reader/sense.ts'
import type { Offered, Reading, ReadValue } from './reading.ts'
import { amountsIn } from './told-amounts.ts'
import { demandIn } from './told-demand.ts'

/*
 * Reads an idea into a brief: the words that the reader chooses, and the whole sentence where it chooses none and a sentence
 * tells a field all the same. To ask what the text tells costs more trust than to quote a sentence too many.
 */

/** From this likelihood on a sentence tells the problem, or today's way. */
const TELLS_PROBLEM = 0.75
const TELLS_TODAY = 0.65
const MOST_TODAY = 2
/** From this likelihood on a sentence is offered as today's way where that stays open. */
const MAY_TELL_TODAY = 0.35
/** The share of names that say where it starts, after a word for a place. */
const MAY_BE_PLACE = 0.6
const NAMED_PLACE =
  /(?<=\b(?:in|across|around|near|from|of) (?:the )?)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|English|Excel|Google|WhatsApp|Facebook|Instagram)\b)\p{Lu}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]+)*(?!['’]s)/u

/** Words before the place of a supplier or a rival. */
const SUPPLIED =
  /\b(?:made|moulded|molded|printed|sewn|produced|ordered|imported|shipped|sourced|parts?|components?|suppliers?|factor(?:y|ies)|manufacturers?|makers?|bloke|guy|firms?|compan(?:y|ies)) (?:\p{L}+ ){0,2}(?:in|from|near) (?:the )?$/iu

/** Words before the place of a former life: '5 years in Saudi'. */
const LIVED = /\byears? in (?:the )?$/iu

/** The first known place that may be where it starts. */
function placeNamedIn(idea: string): Offered[] {
  const found = [...idea.matchAll(new RegExp(NAMED_PLACE, 'gu'))].find(
    ({ 0: name, index }) =>
      knownPlace(name) !== undefined &&
      !SUPPLIED.test(idea.slice(0, index)) &&
      !LIVED.test(idea.slice(0, index)),
  )
  if (!found) return []
  const start = [...idea.slice(0, found.index)].length
  return [{ field: 'place', span: { start, end: start + [...found[0]].length }, chance: MAY_BE_PLACE }]
}

/** Sentences that ask or greet tell nothing. */
const NO_TELLING =
  /\?["'”’)]*$|^(?:hi|hello|hey|dear|thanks|thank you|good (?:morning|afternoon|evening|day))\b/i

/** Words that carry no content of their own. */
const EMPTY_WORD =
  /^(?:(?:a|an|the|this|that|these|those|there|here|it|its|it's|they|them|their|he|him|his|she|her|we|us|our|you|your|i|me|my|and|or|but|so|as|of|to|in|on|at|by|for|with|from|up|down|out|off|over|into|than|then|only|just|also|even|too|very|much|more|many|some|any|all|each|every|one|nothing|nobody|no|not|how|what|when|where|who|which|is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|will|would|may|might|must|get|gets|go|goes|really|always|never|same)|['’]\w+)$/i
const contentIn = (words: string): number =>
  (words.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => !EMPTY_WORD.test(word)).length
/** A problem of fewer words says nothing by itself: 'there is', 'nobody does it'. */
const LEAST_OF_PROBLEM = 3
/** A verb and what it is done to. */
const LEAST_OF_ACTION = 2

/** What is left out before an action reverses it: 'without waking up eight people', 'no case gets a number'. */
const REVERSED =
  /\b(?:no|not|without|never|nobody|nor|neither|none|cannot|instead of|rather than|\w+n[’']t)\b(?:(?!\bbut\b)[^,.;:!?])*$/i

/** What sets today's ways apart from what customers want. */
const CONTRAST =
  /\b(?:but|yet|only that|except|however|although|though|still|not one|none of|while|whereas|not made for)\b/i
/** How those who bought came. */
const CAME_BY =
  /\b(?:(?:by|through|from|via) (?:\p{L}+ ){0,2}?(?:recommendations?|word of mouth|referrals?)|(?:found|find|heard of|heard about|hear of|know) (?:us|me) (?:on|through|via|from|by)|(?:recommended|referred) (?:us|me|by))\b/iu

interface Whole extends Span {
  words: string
}

/** The sentences of an idea that fit into a field, each with what it tells. */
function sentencesIn(idea: string) {
  const sentences = parse(idea)
  const roles = rolesOf(sentences)
  return sentences.flatMap((sentence, index) => {
    const { from, to } = withoutOffer(sentence, { from: 0, to: sentence.tokens.length })
    const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]]
    const role = roles[index]
    if (!first || !last || !role) return []
    const isNoPain = isNoProblem(sentence, { from, to })
    const isRaw = isRawMaterial(sentences, index)
    const words = idea.slice(first.start, last.end).replace(/[\s.!;]+$/, '')
    const start = [...idea.slice(0, first.start)].length
    const whole: Whole = { words, start, end: start + [...words].length }
    const isFit = [...words].length <= BRIEF_TEXT_CHARS && contentIn(words) > LEAST_OF_PROBLEM
    return isFit ? [{ ...whole, role, isNoPain, isRaw }] : []
  })
}

const quoted = ({ words, start, end }: Whole): ReadValue<string> => ({
  value: words.replace(/\s+/g, ' '),
  span: { start, end },
})

const wordsBefore = (idea: string, { start }: Span): string =>
  [...idea].slice(Math.max(0, start - 80), start).join('')

const regions = new Intl.DisplayNames('en', { type: 'region' })
/** 'P4,800' is money of Botswana or the Philippines. */
const PULA_OR_PESOS = /(?<![\p{L}\d])P\d[\d,]{2}/u

/** The only country that an idea names, where the idea counts in its money. */
function countryOfMoney(idea: string): ReadValue<BriefValues['place']>[] {
  const currencies = new Set(amountsIn(idea).map(({ currency }) => currency))
  const named = [...idea.matchAll(/\p{Lu}\p{Ll}{3,}/gu)].flatMap(({ 0: name, index }) => {
    const country = knownPlace(name)?.country
    return country && regions.of(country) === name ? [{ name, country, index }] : []
  })
  const [first] = named
  if (!first || named.some(({ name }) => name !== first.name)) return []
  const { name, country } = first
  const isOwn =
    currencies.has(currencyOfCountry(country)) || (PULA_OR_PESOS.test(idea) && /^(?:BW|PH)$/.test(country))
  const start = [...idea.slice(0, first.index)].length
  return isOwn
    ? [{ value: { name, country, local: false }, span: { start, end: start + [...name].length } }]
    : []
}

/** What an idea tells: chosen words where they say enough, whole sentences where none were chosen. */
export function readText(idea: string): Reading {
  const reading = readIdea(idea)
  if (reading.language !== 'english') return reading
  const { values } = reading
  const sentences = sentencesIn(idea)
  const holdsPrice = ({ start, end }: Span) =>
    values.price?.some(({ span }) => span.start >= start && span.end <= end) === true
  const likeliest = (role: 'problem' | 'today', least: number) =>
    sentences
      .filter(
        (each) =>
          each.role[role] >= least &&
          !each.isRaw &&
          !(role === 'problem' && each.isNoPain) &&
          each.role[role] > Math.max(each.role.product, each.role.actions) &&
          !holdsPrice(each) &&
          demandIn(each.words) === null,
      )
      .toSorted((a, b) => b.role[role] - a.role[role])
  const problem = values.problem?.filter(({ value }) => contentIn(value) >= LEAST_OF_PROBLEM) ?? []
  const around = (values.problem ?? []).flatMap(({ span }) =>
    sentences.filter(({ start, end }) => start <= span.start && span.end <= end),
  )
  const ofProblem =
    problem.length > 0 ? problem : [...likeliest('problem', TELLS_PROBLEM), ...around].slice(0, 1).map(quoted)
  const isProblem = ({ start, end }: Span) =>
    ofProblem.some(({ span }) => span.start < end && start < span.end)
  const today = likeliest('today', TELLS_TODAY)
  const ofToday =
    values.today ??
    today
      .filter((each) => !isProblem(each))
      .slice(0, MOST_TODAY)
      .map(quoted)
      .map(({ value, span }) => ({ value: { name: value, price: null, link: null }, span }))
  const set = <F extends BriefField, V>(field: F, found: V[]) => (found.length > 0 ? { [field]: found } : {})
  const { problem: _, actions = [], ...rest } = values
  const offers: Offered[] = [
    ...placeNamedIn(idea),
    ...reading.offers.filter(({ field, span }) => {
      const words = wordsAt(idea, span)
      if (field === 'problem') return contentIn(words) >= LEAST_OF_PROBLEM
      return (
        field !== 'actions' ||
        (contentIn(words) >= LEAST_OF_ACTION && !REVERSED.test(wordsBefore(idea, span)))
      )
    }),
    ...sentences
      .filter(
        ({ words, role }) =>
          role.today >= MAY_TELL_TODAY &&
          role.today > Math.max(role.product, role.actions) &&
          !NO_TELLING.test(words),
      )
      .filter(({ isRaw }) => !isRaw)
      .map(({ start, end, role }) => ({ field: 'today' as const, span: { start, end }, chance: role.today })),
  ]
  return {
    ...reading,
    offers,
    values: {
      ...rest,
      ...set('problem', ofProblem),
      ...set('place', values.place ?? countryOfMoney(idea)),
      ...set('today', ofToday),
      ...set(
        'actions',
        actions.filter(
          ({ value, span }) => contentIn(value) >= LEAST_OF_ACTION && !REVERSED.test(wordsBefore(idea, span)),
        ),
      ),
      ...set(
        'difference',
        values.difference ??
          today
            .filter(({ words }) => CONTRAST.test(words))
            .slice(0, 1)
            .map(quoted),
      ),
      ...set(
        'channel',
        values.channel ??
          sentences
            .filter(({ words }) => CAME_BY.test(words))
            .slice(0, 1)
            .map(quoted),
      ),
    },
  }
}
