import { anyOf } from './crime-words.ts'
import { CRIMES, type Crime } from './crimes.ts'

/*
 * Ideas whose purpose is a crime against others get a short refusal. What the business does decides, not a noun: the
 * goods must be offered, or the deed done, by the founder, the product or its customers (isMeant), and nothing may say
 * that they work against it or only report it (isExcused). See docs/brief.md.
 */

/* Whose business it is. */

const PRODUCT = anyOf(
  'app, application, service, shop, store, marketplace, market, platform, site, website, bot, chatbot, tool, kit, software, network, club, agency',
  'startup, subscription, extension, program, fund, call center, call centre, robocall, ai, model, device, stick, tag, box, delivery, courier, web',
  'factory, lab, team, crew, gang, group, channel, generator, camera, system, plugin, forum, scheme, line, business, company, profile, warehouse, print shop, workshop, vending machine, machine, portal, page, search, broker, gadget, drone, keychain, necklace, pen, script, jammer, exchange, menu, tracker, monitoring, delivery, hotline, van, listing, malware, message, reviewer',
)
const WE =
  '(?:we|i|us|me|my|our(?! (?:town|city|street|school|village|country|cellar|customers?|clients?|neighbou?rhood|area|region|state|kids|children|house) ))'
const OURS = `(?:${WE}|you|your|${PRODUCT})`
const OURS_SOMEWHERE = new RegExp(` ${OURS} `)
const WE_SOMEWHERE = new RegExp(` ${WE} `)
const OURS_SAY = new RegExp(
  ` ${WE} |^ (?:[^ ]+ ){0,6}${PRODUCT} |^ (?:customers|users|members|clients|buyers|subscribers) `,
)
const THIRD = new RegExp(
  ` ${anyOf('people, patient, many, most, some, student, kid, women, men, company, companies, shop, farmer, parent, thousands, million, every year, every day, in my, worker, teenager, youth, girl, boy, tourist, hospital, school, they, he, she, everybody, somebody, landlord, tenant, owner, driver')} `,
)
const THIRD_SELLS =
  /^ (?:many|most|some|people|shops|pharmacies|sellers|vendors|kids|friends|others|companies) /

/* What is offered. */

const OFFERS = anyOf(
  'sell, supply, deliver, ship, mail, post, send, bring, import, export, smuggle, make, produce, print, manufacture, create, generate, provide',
  'offer, rent, hire, distribute, order, get, buy, trade, resell, market, grow, cook, press, forge, build, write, broker, arrange, obtain, list, stock, source, carry, sold, bought, run, spread, move, carve, stage, advertise, publish, fake, book, put, plant, swap, synthesize, pay, catch, need, install, add, supplying, bottle',
)
/** The words between a verb and its object, which do not start a new clause or phrase. */
const TO_OBJECT =
  '(?:(?!(?:that|which|who|whose|where|when|if|because|so|after|against|from|about|than|unless|until|into|for|with|but) )[^ :]+ ){0,7}'
const OFFERED_BEFORE = new RegExp(` (?:${OFFERS}|we|i) ${TO_OBJECT}$`)
const OPENS_WITH_OFFER = new RegExp(`^ (?:[^ ]+ )?${OFFERS} `)
const PLACE_BEFORE = new RegExp(
  ` ${PRODUCT} (?:for|of|to|where|with|that|selling|called|full of) (?:[^ :]+ ){0,4}$`,
)
const OFFERED_AFTER =
  /^ (?:(?!(?:is|are|was|were|gets?|being|been|be|that|which|who) )[^ :]+ ){0,7}(?:sold|shipped|delivered|mailed|posted|printed|made|pressed|for sale|on demand|for hire|to rent|wholesale|to order|by mail|by post|flown|ready to|as a service|available|imported|we sell) /
const PLACE_AFTER = new RegExp(`^ (?:[^ ,:]+ )?${PRODUCT} `)
/** An apposition after a name: 'Ecstasy, a silent disco'. */
const APPOSITION = /^ , (?:a|an|the|our) /
/**
 * Words after goods that make them the subject of a statement, not an offer: 'Fake reviews cost hotels their guests'.
 */
const STATED_NEXT = new RegExp(
  `^ (?:(?!(?:that|which|who|where|so|for|to|without|when|if|after|before|with|by|from) )[^ ,:]+ ){0,2}${anyOf('is, are, was, were, has, have, had, cost, kill, ruin, hurt, hit, destroy, cause, make, take, flood, spread, lead, end, come, become, remain, grow, rise, can, could, will, would, may, must, do, does, did, threaten, scare, worry, affect, fund, finance, drive, lure, lose, happen, circulate, keep, put, poison')} `,
)
const STATED_BEFORE = / (?:is|are|was|were|being) (?:[^ ,:]+ ){0,6}$/

/* Who does a deed. */

const OPENS_ALONE = new RegExp(
  `^ (?:(?:${OFFERS}|lets?|helps?) (?:[^ ]+ ){0,4}|(?:[^ ]+ ){1,6}(?:that|which) (?:[^ ]+ ){0,2})$`,
)
const DONE_BY_OURS = new RegExp(` ${OURS} (?:[^ ]+ ){0,3}$`)
const DONE_BY_ALLOWED =
  / (?:and|or|to|for|that|which|can|will|,|then|also|secretly|could|may|people|users|customers|members|landlords|bosses|husbands|students|men|boyfriends|who|drivers|owners) (?:[^ ]+ ){0,2}$/

/* Who works against it, reports it or is allowed to do it. */

const HELP_VERBS = anyOf(
  'prevent, detect, stop, fight, combat, protect, block, report, warn, expose, recover, spot, identify, flag, recognize, recognise, notice, remove, measure',
  'take down, moderate, scan, investigate, filter, prosecute, arrest, avoid, seize, confiscate, destroy, insure, quit, treat, against, after a, anti, off, about',
  'replace, replacement, alternative to, instead of, survive, victims of, survivors of, lost to, reject, deter, secure, tackle, reduce, end, refuse, uncover, reveal',
  'analyze, analyse, research, study, simulate, whether, tell apart, harder, hard, impossible, useless, former, ex, resist, withstand, safe from, free from, hunt',
  'keep out, hand in, how, examine, authenticate, learn, lure, honeypot, escape, rescue, mock, show what, accuse of, charged with, convicted of, risk of, tell a',
  'answer, respond to, stay away from, danger of, proof, delete, dispute, without any, say no to, buy back, collect old, looks for, clean up, decontaminate, look like, shaped like, train staff, train employees, train teams, train nurses, understand, explain, addicted to, addiction, ban on, disarm, undo, track down, shield, safeguard, screen for, sniff out, guard, hotline, compare, helps victims, for victims',
)
const HELP_NOUNS = anyOf(
  'detect, detector, detection, test, testing, check, checker, scanner, alarm, insurance, awareness, recovery, prevention, protection, survivor, simulation, simulator',
  'registry, registries, defense, defence, mystery, mysteries, blocker, filter, prop, removal, rehab, addiction, counseling, counselling, buyback, amnesty, hotline',
  'investigation, museum, response, analysis, research, exercise, drill, game, novel, tour, safe, overdose, antidote, memorial, compliance, control, finder, spotter, reporting, cleanup, violence, statistics, therapy, withdrawal, proof, resistant, survey, epidemic, crisis, map, policy, negotiator, expert, lawyer, helpline, counselor, free',
)
const GOVERNED = new RegExp(
  ` (?:${HELP_NOUNS} (?:[^ :]+ ){0,8}$|(?:${HELP_VERBS}|finds?(?! out| the home)|finding(?! out)|found|verif(?:y|ies|ying)|teach(?:es|ing)?(?! (?:[^ ]+ )?to )|catch(?:es|ing)?(?! wild)|tests?|checks?|checking) (?:[^ ]+ ){0,8}$)`,
)
const DENIED =
  / no (?:more|longer) (?:[^ ,:]+ ){0,5}$| (?:before|if|when|whenever|unless|in case|nobody|anyone who|whose) (?:[^ ,:]+ ){0,3}$| (?:no|not|never|nobody|nothing|none|without|unlike|cannot|nor|neither) (?:[^ ,:]+ ){0,2}$/
const NEXT_NOUN =
  '(?:(?!(?:that|which|who|so|without|no|beyond|past|for|in|with|and|or|to|at|from|before) )[^ ,:]+ )?'
const HEAD_OF_HELP = new RegExp(
  `^ ${NEXT_NOUN}(?:${HELP_NOUNS}|can not|cannot|ca not|could not|useless|impossible|harder|pointless|safe) `,
)
const HELP_WITHIN = new RegExp(` ${HELP_NOUNS} `)
const CRIMINALS = new RegExp(
  `(?<!(?:^| )(?:a|an|our|for|to|where|lets?|helps?|of|with|rent|hire|book|tells?|shows?|gives?|sends?|recruit|organi[sz]e|train) (?:[^ ]+ )?)(?<= )${anyOf('scammer, thief, thieves, fraudster, criminal, hacker, burglar, robber, trafficker, abuser, dealer, drug dealer, gang, pimp, bully, bullies, troll, fraud ring, smuggler, poacher, con artist, con men, attacker, spammer, forger, counterfeiter, cartel, cheater, shoplifter, pickpocket, stalker, predator, some seller, some shop, many seller, many shop, rogue landlord, crooks')} `,
)
const TELLS =
  / (?:was|were|had|been|found out|arrested|read about|(?:i|he|she|they|who|brother|sister|friend|cousin|father|mother|guy|man|someone|somebody) (?:sold|bought|stole|hacked|tricked|stalked|tracked|lost|saw)|my (?:neighbou?r|friend|uncle|landlord|ex|boss|roommate|brother|sister|son|daughter|mother|father|mom|mum|dad|cousin|aunt|grandma|grandmother|grandpa) [^ ]+ed) /
const FICTION = new RegExp(
  ` ${anyOf('game where, game in which, game about, game set, board game, video game, card game, computer game, novel, museum, podcast, documentary, documentaries, escape room, mystery, mysteries, true crime, film studio, movie, film set, theatre, theater, stage, prop, costume, cosplay, comic, satire, satirical, newsroom, journalist, reporter, history, historical, exhibition, reenact, simulation, simulated, simulator, role play, crime story, crime stories, penetration test, pentest, red team, fiction, screenplay, tv series, magazine')} `,
)
const LAWFUL =
  / (?:(?<!without )(?<!no )(?:with|gives?|signed|explicit|written) (?:[^ ]+ ){0,3}(?:consent|permission|agreement|approval)|(?:for|with|to|by|help|helps|at|so) (?:the )?(?:[^ ]+ )?(?:police|customs officers?|law enforcement|courts?|prosecutors?|authorities|detectives|museums?)|authori[sz]ed|certified testers?) /

/** A match of a pattern: the text before and after it, the words themselves and the whole sentence. */
interface Found {
  before: string
  words: string
  after: string
  sentence: string
}

const MOST_WORDS_BEFORE = 8

/** Goods named on their own as what is sold: 'Counterfeit bags from Guangzhou'. */
const isAlone = ({ before, after }: Found): boolean =>
  before.split(' ').length - 2 <= MOST_WORDS_BEFORE &&
  !THIRD.test(before) &&
  !APPOSITION.test(after) &&
  !STATED_NEXT.test(after)

const isSold = ({ before, sentence }: Found): boolean =>
  OFFERED_BEFORE.test(before) &&
  (OURS_SOMEWHERE.test(sentence) || OPENS_WITH_OFFER.test(before)) &&
  (WE_SOMEWHERE.test(sentence) || !THIRD_SELLS.test(before))

/** Whether the business is about a crime of each kind. */
const isMeant: Record<Crime['kind'], (found: Found) => boolean> = {
  offer: (found) =>
    isSold(found) ||
    PLACE_BEFORE.test(found.before) ||
    OFFERED_AFTER.test(found.after) ||
    PLACE_AFTER.test(found.after) ||
    isAlone(found),
  deed: ({ before, sentence }) =>
    before === ' ' ||
    OPENS_ALONE.test(before) ||
    DONE_BY_OURS.test(before) ||
    ((OURS_SOMEWHERE.test(sentence) || !THIRD.test(before)) && DONE_BY_ALLOWED.test(before)),
  sign: (found) =>
    (WE_SOMEWHERE.test(found.sentence) || !STATED_BEFORE.test(found.before)) &&
    (OURS_SAY.test(found.sentence) || isAlone(found)) &&
    !STATED_NEXT.test(found.after),
}

const isExcused = ({ before, words, after, sentence }: Found): boolean =>
  GOVERNED.test(before) ||
  DENIED.test(before) ||
  HEAD_OF_HELP.test(after) ||
  HELP_WITHIN.test(` ${words} `) ||
  CRIMINALS.test(before) ||
  TELLS.test(before) ||
  FICTION.test(before) ||
  LAWFUL.test(sentence)

/**
 * Converts to lower case with one space around each word, comma and colon; 'wife's' becomes 'wife' and 'doesn't'
 * becomes 'does not'.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/n't\b/g, ' not')
    .replace(/'re\b/g, ' are')
    .replace(/'m\b/g, ' am')
    .replace(/'(?:ll|ve|d)\b/g, ' ')
    .replace(/'s\b|["“”*()-]/g, ' ')
    .replace(/[,:–—](?!\d)/g, (mark) => ` ${mark === ',' ? ',' : ':'} `)
    .replace(/s'(?=\s)/g, 's')

/** Matches a question unless it asks who wants something: other questions describe a need and are no offer. */
const QUESTION =
  /(^|[.!?;\n]\s*)(?!(?:need|want|looking|no|would|tired|bored|who|wish)\b)[^.!?;\n]{1,200}\?/gi
const SENTENCE_END = /[.!?;]+(?=\s|$)|\n+/
/**
 * Text without punctuation is read in pieces of this many words, so that the time needed is proportional to its length.
 */
const LONGEST_SENTENCE = 60

function plainSentences(idea: string): string[] {
  const sentences = idea.replace(QUESTION, '$1 ').split(SENTENCE_END)
  return sentences.flatMap((sentence) => {
    const words = plain(sentence).split(/\s+/).filter(Boolean)
    const starts = Array.from(
      { length: Math.ceil(words.length / LONGEST_SENTENCE) },
      (_, n) => n * LONGEST_SENTENCE,
    )
    return starts.map((start) => ` ${words.slice(start, start + LONGEST_SENTENCE).join(' ')} `)
  })
}

/**
 * The crime that a sentence offers or commits, unless the surrounding sentences lack its circumstances or make it
 * lawful.
 */
const crimeIn = (sentence: string, around: string, crimes: readonly Crime[]): Crime | undefined =>
  crimes.find(
    ({ kind, what, only, unless }) =>
      (!only || only.test(around)) &&
      !unless?.test(around) &&
      Array.from(sentence.matchAll(what), ({ 1: words = '', index }) => ({
        before: sentence.slice(0, index),
        words,
        after: sentence.slice(index + words.length),
        sentence,
      })).some((found) => isMeant[kind](found) && !isExcused(found)),
  )

/**
 * Why an idea is refused, as a sentence for its founder; null if it is not. Checks the purpose of each sentence; once
 * an idea says that it is a game, a novel or the like, the rest is its content.
 */
export function refusalOf(idea: string): string | null {
  const sentences = plainSentences(idea)
  const text = sentences.join('.')
  const possible = CRIMES.filter(({ what }) => text.search(what) !== -1)
  for (const [at, sentence] of sentences.entries()) {
    const crime = crimeIn(sentence, sentences.slice(Math.max(0, at - 2), at + 2).join('.'), possible)
    if (crime)
      return `Groundwork does not analyze plans to ${crime.purpose}. Nothing was charged. If we misread your idea, describe more clearly what it is for.`
    if (FICTION.test(sentence)) return null
  }
  return null
}
