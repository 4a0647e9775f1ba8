import { type Statement, state } from '../../domain/basis.ts'
import type { Brief } from '../brief.ts'
import { openingOf } from '../extract/opening.ts'
import { placeInText } from '../extract/places.ts'
import type { Readability } from '../extract/readable.ts'

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

function readOff({ facts }: Brief): string {
  const { audiences, place, pricing, platform, channel, scale } = facts
  const money = pricing.price?.quote ?? pricing.commission?.quote
  const found = [
    audiences.length ? `for whom (${list(audiences.map(({ full }) => full))})` : '',
    place ? `where (${placeInText(place.name)})` : '',
    platform.named ? `on what (${platform.named})` : '',
    money ? `at what price (${money})` : '',
    channel ? `through whom (${channel})` : '',
    scale ? `how many (${scale})` : '',
  ].filter(Boolean)
  return found.length ? `The text says ${list(found)}.` : ''
}

function leftOpen({ facts }: Brief): string {
  const { audiences, activity, problem, pricing, difference } = facts
  const open = [
    audiences.length ? '' : 'who it is for',
    activity ? '' : 'what people do with it step by step',
    problem ? '' : 'which problem costs them time or money today',
    pricing.price || pricing.commission || pricing.free ? '' : 'who pays how much',
    difference ? '' : 'what sets it apart from what people use now',
  ].filter(Boolean)
  return open.length ? `It leaves open ${list(open.slice(0, 3))}.` : ''
}

const domainLine = ({ match }: Brief): string =>
  match.domain
    ? ''
    : 'It matches none of the business domains that this analyst knows, so general templates fill the rest.'

const UNREADABLE: Record<Readability, string> = {
  nothing: 'The text holds no words that this analyst can read.',
  foreign: 'This analyst reads English only, and most of the text is in other words.',
  thin: 'The text says a single word, which is too little to work from.',
  unlawful:
    'The text reads as an offer of something that the law forbids in most countries, so no plan is written for it; a lawyer can say what is allowed. If it is meant otherwise, please describe it anew.',
  enough: 'The text does not describe a product or a service that this analyst recognises.',
}

/** The three questions whose answers would help most. */
export const QUESTIONS = [
  'Who is it for, in a few words?',
  'What can they do with it that is slow, costly or impossible today?',
  'Who would pay, for what, and about how much?',
] as const

/** Two to four sentences: the idea in the founder's words, what was read from it, and what it leaves open. */
export function overviewOf(brief: Brief): Statement {
  if (brief.unreadable) {
    const why = UNREADABLE[brief.facts.readability]
    return state(
      `${why} Nothing has been made up in its place. Three answers would help most: ${QUESTIONS.join(' ')}`,
      'template',
    )
  }
  const parts = [openingOf(brief.facts), readOff(brief), leftOpen(brief), domainLine(brief)].filter(Boolean)
  return state(parts.join(' '), parts.length > 1 ? 'template' : 'founder')
}
