import { isPeople, isPluralPerson, singular } from './people.ts'
import { type RawToken, sentencesOf } from './tokens.ts'
import { type VerbReading, verbReading } from './verbs.ts'
import { isAdjective, LETTING, NEGATIONS, NUMBER_WORDS, RELATIVES } from './word-lists.ts'
import {
  ADVERBS,
  ALWAYS_PAST,
  BE,
  COORDINATORS,
  DETERMINERS,
  DO,
  HAVE,
  MODALS,
  NOT_ADVERBS,
  OBJECT_PRONOUNS,
  PARTICLES,
  PLURAL_MODIFIERS,
  POSSESSIVES,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
  SUBORDINATORS,
  TIME_NOUNS,
  UNIT_DETERMINERS,
} from './word-table.ts'

/**
 * Word classes. `participle` is a form in -ed that describes a noun ('recorded by dads'), `past` a finite verb;
 * `to` only comes before an infinitive.
 */
export type Tag =
  | 'mark'
  | 'number'
  | 'determiner'
  | 'possessive'
  | 'pronoun'
  | 'object'
  | 'preposition'
  | 'subordinator'
  | 'relative'
  | 'coordinator'
  | 'modal'
  | 'be'
  | 'have'
  | 'do'
  | 'negation'
  | 'adverb'
  | 'to'
  | 'adjective'
  | 'noun'
  | 'plural'
  | 'base'
  | 'third'
  | 'past'
  | 'participle'
  | 'ing'

export interface Token extends RawToken {
  tag: Tag
  /** The base form of a verb; '' for any other word. */
  verb: string
}

/** The class of each closed-class word; a word with two classes has the one listed first. */
const CLOSED: ReadonlyMap<string, Tag> = tagsOf([
  [MODALS, 'modal'],
  [BE, 'be'],
  [HAVE, 'have'],
  [DO, 'do'],
  [NEGATIONS, 'negation'],
  [RELATIVES, 'relative'],
  [POSSESSIVES, 'possessive'],
  [SUBJECT_PRONOUNS, 'pronoun'],
  [OBJECT_PRONOUNS, 'object'],
  [DETERMINERS, 'determiner'],
  [COORDINATORS, 'coordinator'],
  [SUBORDINATORS, 'subordinator'],
  [PREPOSITIONS, 'preposition'],
])

function tagsOf(classes: readonly (readonly [ReadonlySet<string>, Tag])[]): Map<string, Tag> {
  return new Map(
    classes.toReversed().flatMap(([words, tag]) => [...words].map((word) => [word, tag] as const)),
  )
}

const REFLEXIVE = /sel(?:f|ves)$/
const AHEAD = 15

const startsPhrase = (tag: Tag | null) =>
  tag === 'determiner' || tag === 'possessive' || tag === 'object' || tag === 'number' || tag === 'pronoun'

const takesObject = (tag: Tag | null) => tag === 'determiner' || tag === 'possessive' || tag === 'object'

/** The class of a closed-class word; null for nouns, verbs and adjectives. */
function closedTag(lower: string): Tag | null {
  if (Object.hasOwn(NUMBER_WORDS, lower)) return 'number'
  if (lower === 'to') return 'to'
  const closed = CLOSED.get(lower)
  if (closed) return closed
  if (ADVERBS.has(lower)) return 'adverb'
  return lower.length > 4 && lower.endsWith('ly') && !NOT_ADVERBS.has(lower) && !isAdjective(lower)
    ? 'adverb'
    : null
}

const isPlural = (lower: string) =>
  (/[^su'i]s$|[iou]es$/.test(lower) && lower.length > 3) ||
  /^(?!spec|reg|abdo)[a-z]{3,}men$/.test(lower) ||
  /^(?:people|men|women|children|kids|staff|folk|police|tvs|gps)$/.test(lower)

const nounTag = (lower: string): Tag => (isPlural(lower) ? 'plural' : 'noun')

/** Tags the words of one sentence from left to right, based on the tags before a word and the words after it. */
class Tagger {
  private readonly tags: Tag[] = []
  private readonly verbs: (VerbReading | null)[]
  private readonly closed: (Tag | null)[]
  /** Form of the last finite verb, which parallel verbs share: 'reads …, assigns … and prepares …'. */
  private lastVerb: Tag | null = null

  /** Whether the last third-person verb lets others act ('lets'), so that verbs of another form can follow. */
  private isThird = false

  private readonly tokens: readonly RawToken[]

  constructor(tokens: readonly RawToken[]) {
    this.tokens = tokens
    this.closed = tokens.map((token) =>
      token.kind === 'mark'
        ? 'mark'
        : token.kind === 'number'
          ? 'number'
          : token.text === 'US'
            ? null
            : closedTag(token.lower),
    )
    // 'Groomly is' and 'Clinicly sends' start with a name.
    if (
      this.closed[0] === 'adverb' &&
      /^\p{Lu}.*ly$/u.test(tokens[0]?.text ?? '') &&
      !ADVERBS.has(this.lower(0))
    )
      if (
        this.closed[1] === 'be' ||
        this.closed[1] === 'modal' ||
        verbReading(this.lower(1))?.form === 'third'
      )
        this.closed[0] = null
    this.verbs = tokens.map(({ lower, kind }, at) =>
      this.closed[at] === null && kind === 'word' ? (verbReading(lower) ?? this.verbByPosition(at)) : null,
    )
  }

  /**
   * The reading of an unlisted word that must be a verb in its position ('they haul', 'Snap a photo'); null if it
   * need not be one.
   */
  private verbByPosition(at: number): VerbReading | null {
    const lower = this.lower(at)
    const position = this.closed[at - 1] === 'negation' ? at - 1 : at
    const before = position === 0 ? 'mark' : this.closed[position - 1]
    if (!/^(?:|pronoun|modal|relative|mark|coordinator|to)$/.test(before ?? '')) return null
    if (lower.length < 3 || TIME_NOUNS.has(lower) || isAdjective(lower) || isPeople(lower)) return null
    const next = this.closed[at + 1] ?? null
    const isThird = /[^su'i]s$/.test(lower)
    const takes =
      /^(?:determiner|possessive|object)$/.test(next ?? '') &&
      !UNIT_DETERMINERS.has(this.lower(at + 1)) &&
      !REFLEXIVE.test(this.lower(at + 1))
    const reading: VerbReading = isThird
      ? { base: singular(lower), form: 'third', alsoNoun: false }
      : { base: lower, form: 'base', alsoNoun: false }
    if (before === 'pronoun') {
      const subject = this.lower(at - 1)
      const isSingular = /^(?:it|he|she)$/.test(subject)
      const isPlain = isSingular
        ? isThird
        : /^(?:i|you|we|they)$/.test(subject) && !isThird && !/(?:ed|ing|ly)$/.test(lower)
      return isPlain ? reading : null
    }
    if (before === 'modal' && this.closed[at - 2] !== 'determiner') return isThird ? null : reading
    // 'an app that haggles prices', but not 'we know that prices rise'
    if (before === 'relative' && isThird)
      return takes ||
        /^(?:number|preposition|to)$/.test(next ?? '') ||
        (next === null &&
          at + 1 < this.tokens.length &&
          verbReading(this.lower(at - 2))?.alsoNoun !== false &&
          !this.hasVerbAhead(at + 1))
        ? reading
        : null
    // A noun does not come before 'a', 'the' or 'your'.
    if (takes && (before === 'mark' || before === 'coordinator' || before === 'to')) return reading
    return takes && isThird && before === null && !/s$/.test(this.lower(at - 1)) ? reading : null
  }

  run(): Token[] {
    return this.tokens.map((token, at) => {
      const tag = this.tagAt(at)
      this.tags.push(tag)
      if (tag === 'base' || tag === 'third' || tag === 'past') this.lastVerb = tag
      else if (tag === 'mark' && !/^[,"“”'(/+–—-]$/.test(token.text)) this.lastVerb = null
      // 'lets learners move lessons, fills gaps and takes a deposit'
      if (tag === 'third') this.isThird = LETTING.has(this.verbs[at]?.base ?? '')
      else if (tag === 'past' || tag === 'relative' || this.lastVerb === null) this.isThird = false
      const isVerb =
        tag === 'base' || tag === 'third' || tag === 'past' || tag === 'participle' || tag === 'ing'
      return { ...token, tag, verb: isVerb ? (this.verbs[at]?.base ?? token.lower) : '' }
    })
  }

  private lower = (at: number) => this.tokens[at]?.lower ?? ''
  private before = (at: number): Tag | null => this.tagOf(at - 1)

  /** The tag at a position; 'whose' counts as a possessive, because it comes before a noun. */
  private tagOf = (at: number): Tag | null =>
    this.lower(at) === 'whose' ? 'possessive' : (this.tags[at] ?? null)

  /** The tag before a position, skipping adverbs and negations: 'it also books', 'they do not sell'. */
  private governor(at: number): Tag | null {
    let i = at - 1
    while (this.tags[i] === 'adverb' || this.tags[i] === 'negation') i--
    return this.tagOf(i)
  }

  /** The likely tag of a word, judged without context; null if it is unclear. */
  private next(at: number): Tag | null {
    const closed = this.closed[at]
    if (closed || at >= this.tokens.length) return closed ?? null
    const verb = this.verbs[at]
    const lower = this.lower(at)
    if (isAdjective(lower)) return 'adjective'
    if (verb && !verb.alsoNoun) return verb.form
    return nounTag(lower)
  }

  private tagAt(at: number): Tag {
    const closed = this.closed[at]
    if (closed) return this.closedInContext(at, closed)
    const lower = this.lower(at)
    const verb = this.verbs[at]
    const opensVerb = /^(?:pronoun|relative)$/.test(this.governor(at) ?? '')
    // 'HandyPinoy vets the plumbers'
    const takes = this.before(at) === 'noun' && takesObject(this.next(at + 1))
    if (verb && (opensVerb || takes || !isPluralPerson(lower))) return this.verbOrNoun(at, verb)
    if (isAdjective(lower) || /[a-z]{3}ed$/.test(lower)) return 'adjective'
    // '… scans plans and flags changes': two plurals in a row do not form a phrase.
    const joins = this.before(at) === 'coordinator' || this.lower(at - 1) === ','
    if (
      joins &&
      this.lastVerb === 'third' &&
      /[^su'i]s$/.test(lower) &&
      /^(?:noun|plural|adjective)$/.test(this.next(at + 1) ?? '') &&
      !isPeople(lower)
    ) {
      this.verbs[at] = { base: singular(lower), form: 'third', alsoNoun: true }
      return 'third'
    }
    // 'FreshBooks costs'
    return /\p{Ll}\p{Lu}/u.test(this.tokens[at]?.text ?? '') ? 'noun' : nounTag(lower)
  }

  private closedInContext(at: number, tag: Tag): Tag {
    const lower = this.lower(at)
    const next = this.next(at + 1)
    if ((lower === 'ca' || lower === 'wo') && this.closed[at + 1] !== 'negation') return 'noun'
    // 'About 300 clinics are …'
    if (
      /^(?:about|around|over|under)$/.test(lower) &&
      next === 'number' &&
      (at === 0 || this.before(at) === 'mark')
    )
      return 'adverb'
    // 'sell to chop bars'
    if (lower === 'to' && /^(?:sell|sold|selling|resell)$/.test(this.lower(at - 1))) return 'preposition'
    if (lower === 'to')
      return this.verbs[at + 1]?.form === 'base' && !this.isPlaceToGo(at + 1) ? 'to' : 'preposition'
    if (lower === 'that' && (at === 0 || this.before(at) === 'preposition'))
      return next === 'noun' || next === 'adjective' ? 'determiner' : 'pronoun'
    if (/^(?:this|these|those)$/.test(lower) && (next === 'be' || next === 'modal' || next === 'third'))
      return 'pronoun'
    if (lower === 'her' && next !== 'noun' && next !== 'plural' && next !== 'adjective') return 'object'
    if (lower === 'so' && (next === 'adjective' || next === 'adverb' || next === 'determiner')) {
      return /^(?:much|many|few|little)$/.test(this.lower(at + 1)) || next !== 'determiner'
        ? 'adverb'
        : 'subordinator'
    }
    if (tag === 'adverb' && isAdjective(lower) && /^(?:noun|plural|adjective|ing)$/.test(next ?? ''))
      return 'adjective'
    // 'tells you which documents you need'
    if (
      lower === 'which' &&
      /^(?:object|base|third|preposition|pronoun|number)$/.test(this.before(at) ?? '') &&
      /^(?:noun|plural|adjective)$/.test(next ?? '')
    )
      return 'determiner'
    if (lower === 'so') return 'subordinator'
    if (lower === 'like' && /^(?:pronoun|to|modal|do)$/.test(this.governor(at) ?? '')) return 'base'
    if (lower === 'there' && next !== 'be' && next !== 'modal') return 'adverb'
    if (lower === 'home' || lower === 'cost') return 'noun'
    // 'the crews all retype'
    if (/^(?:both|all|each)$/.test(lower) && this.before(at) === 'plural' && this.verbs[at + 1]) {
      this.verbs[at + 1] = { base: this.verbs[at + 1]?.base ?? '', form: 'base', alsoNoun: false }
      return 'adverb'
    }
    if (/^(?:both|all|each|some)$/.test(lower) && next === 'base') return 'pronoun'
    if (
      lower === 'once' &&
      (this.lower(at - 1) === 'at' || /^(?:a|an|per|every|each)$/.test(this.lower(at + 1)))
    )
      return 'adverb'
    // 'a till for bakers', 'a yearly round'
    if (lower === 'till' && /^(?:adjective|determiner|possessive)$/.test(this.before(at) ?? '')) return 'noun'
    if (lower === 'round' && /^(?:adjective|determiner|noun)$/.test(this.before(at) ?? '')) return 'noun'
    return tag
  }

  /** Whether a noun after 'to' ends the phrase: 'to market', 'to school'. */
  private isPlaceToGo(at: number): boolean {
    const next = this.next(at + 1)
    return (
      this.verbs[at]?.alsoNoun === true &&
      /^(?:market|school|work|court|bed|shore|storage|storage|shop|port|ship|lunch|host|face|landfill|house|date|scale|order|plan|surface|bank|water|people|staff)$/.test(
        this.lower(at),
      ) &&
      !startsPhrase(next)
    )
  }

  private verbOrNoun(at: number, verb: VerbReading): Tag {
    const isAlsoAdjective = isAdjective(this.lower(at))
    if (verb.form === 'base') return this.baseOrNoun(at, verb, isAlsoAdjective)
    if (verb.form === 'third') return this.thirdOrPlural(at, verb)
    if (verb.form === 'past')
      return isAlsoAdjective && !this.isAfterBe(at) && !this.isTold(at)
        ? 'adjective'
        : this.pastOrParticiple(at)
    return this.gerundOrNoun(at)
  }

  /** Whether a word between a noun and a new phrase must be a verb: 'A friend lost $3,000'. */
  private isTold = (at: number) =>
    /^(?:noun|plural|pronoun)$/.test(this.before(at) ?? '') && startsPhrase(this.next(at + 1))

  private isAfterBe = (at: number) => /^(?:be|have)$/.test(this.governor(at) ?? '')

  private baseOrNoun(at: number, { alsoNoun }: VerbReading, isAlsoAdjective: boolean): Tag {
    // 'a service run by retired engineers'
    if (/^(?:run|cut|set|put)$/.test(this.lower(at)) && this.lower(at + 1) === 'by') return 'participle'
    const noun: Tag = isAlsoAdjective ? 'adjective' : 'noun'
    // 'travel cots'
    if (this.lower(at) === 'travel' && this.next(at + 1) === 'plural') return noun
    const governor = this.governor(at)
    const before = this.before(at)
    const next = this.next(at + 1)
    if (governor === 'to' || governor === 'modal' || governor === 'do') return 'base'
    if (governor === 'pronoun' || governor === 'relative') return 'base'
    if (before === 'determiner' || before === 'possessive' || before === 'adjective' || before === 'number')
      return noun
    if (governor === 'be' || governor === 'have') return noun
    // '… who visit people currently ring the office'
    if (
      /^(?:currently|still|now|usually|often|presently|just|simply|mostly|always|also)$/.test(
        this.lower(at - 1),
      ) &&
      takesObject(next)
    )
      return 'base'
    if (
      before === 'preposition' &&
      /^(?:away|out|up|down|off)$/.test(this.lower(at - 1)) &&
      (next === 'to' || takesObject(next))
    )
      return 'base'
    // 'for escape room owners'; but 'for learn English' has an infinitive.
    if (before === 'preposition' && (alsoNoun || isAlsoAdjective || next === 'noun' || next === 'plural'))
      return noun
    // 'lets you send', 'helps them plan', 'make it work'
    if (before === 'object') return 'base'
    if (governor === 'plural') {
      if (alsoNoun && PLURAL_MODIFIERS.has(this.lower(at - 1))) return startsPhrase(next) ? 'base' : noun
      return isAlsoAdjective && !startsPhrase(next) && this.hasVerbAhead(at + 1) ? noun : 'base'
    }
    // '… and hire out wheelchairs'
    if (before === 'coordinator' && /^(?:hire|rent)$/.test(this.lower(at)) && this.lower(at + 1) === 'out')
      return 'base'
    // 'Pick up blunt blades', 'drop them back sharp'
    if (
      (at === 0 || before === 'mark') &&
      ((this.lower(at) === 'pick' &&
        this.lower(at + 1) === 'up' &&
        !/^(?:truck|point|service)s?$/.test(this.lower(at + 2))) ||
        (this.lower(at) === 'drop' && next === 'object'))
    )
      return 'base'
    if (before === 'coordinator' || (before === 'mark' && this.lower(at - 1) === ',')) {
      if (this.lastVerb === 'base')
        return !alsoNoun ||
          startsPhrase(next) ||
          next === 'plural' ||
          next === 'adjective' ||
          this.takesComplement(at + 1) ||
          (PARTICLES.has(this.lower(at + 1)) && takesObject(this.next(at + 2)))
          ? 'base'
          : noun
      // 'A pocket tester, drop a crumb in'
      if (this.lastVerb === null && before === 'mark' && takesObject(next)) return 'base'
      return alsoNoun || isAlsoAdjective ? noun : 'base'
    }
    if (
      this.lower(at) === 'cost' &&
      /^(?:noun|plural)$/.test(before ?? '') &&
      (next === 'number' || next === 'object')
    )
      return 'base'
    const opens = at === 0 || before === 'mark'
    // 'Tow truck operators still write slips'
    const isHeading = /^(?:noun|plural)$/.test(next ?? '') && this.hasVerbAhead(at + 1)
    // 'Want to make a site'
    if (opens)
      return startsPhrase(next) ||
        (next === 'to' && this.lower(at) === 'want') ||
        (!alsoNoun && !isAlsoAdjective && !isHeading)
        ? 'base'
        : noun
    if (!alsoNoun && !isAlsoAdjective) return 'base'
    // 'Dentists in Vienna charge €90': the plural before the preposition is the subject.
    const isFollowed =
      startsPhrase(next) ||
      next === 'plural' ||
      (!this.hasVerbAhead(at + 1) && (/^(?:noun|adjective)$/.test(next ?? '') || this.isWaitedFor(at + 1)))
    // '… in Accra run out of change'
    const isPhrasal = /^(?:out|up|down|off|away|over|behind)$/.test(this.lower(at + 1))
    if (before === 'noun' && (isFollowed || isPhrasal) && this.hasPluralSubject(at)) return 'base'
    // 'Farmer put one drop': a base verb after a singular noun, only if no other verb fits.
    return before === 'noun' && takesObject(next) && this.lastVerb === null ? 'base' : noun
  }

  private thirdOrPlural(at: number, { alsoNoun }: VerbReading): Tag {
    const governor = this.governor(at)
    const before = this.before(at)
    const next = this.next(at + 1)
    if (/^(?:determiner|possessive|adjective|number|to|modal)$/.test(before ?? ''))
      return before === 'adjective' && !alsoNoun ? 'third' : 'plural'
    if (governor === 'pronoun' || governor === 'relative') return 'third'
    if (before === 'preposition') return 'plural'
    if (!alsoNoun) return 'third'
    // 'boxes and recipes to people' continues with a noun, 'helps to find' with a verb.
    const isToVerb = next === 'to' && (this.tags[at - 2] !== 'plural' || this.verbs[at + 2]?.form === 'base')
    const takesObject = startsPhrase(next) || next === 'subordinator' || isToVerb
    // 'Our school cooks throw …'
    if (next === 'base' && isPeople(this.lower(at)) && this.verbs[at + 1]?.alsoNoun === false) return 'plural'
    if (before === 'noun') {
      // '…, therapist checks and signs'
      if (isPeople(this.lower(at - 1)) && this.lastVerb === 'third' && this.goesOnWithVerb(at)) return 'third'
      // 'of CBSE schools where …'
      if (isPeople(this.lower(at)) && !startsPhrase(next)) return 'plural'
      // 'Brex offers corporate cards'
      const isMaker = /^(?:offers|designs|links|matches|ships|runs)$/.test(this.lower(at)) && at < 3
      if (
        isMaker &&
        /^\p{Lu}/u.test(this.tokens[at - 1]?.text ?? '') &&
        next !== 'preposition' &&
        !this.hasVerbAhead(at + 1)
      )
        return 'third'
      const isCut = this.closed.slice(at + 1, at + 4).includes('pronoun')
      if (this.isSubject(at) && (isCut || !this.hasVerbAhead(at + 1))) return 'third'
      // '…, the expert answers by video'
      const isNew =
        this.isDefinite(at) && next === 'preposition' && this.tags[this.opening(at) - 1] === 'mark'
      if (this.lastVerb === 'third' || this.lastVerb === 'base')
        return (takesObject && next !== 'number') || isNew ? 'third' : 'plural'
      if ((takesObject && !REFLEXIVE.test(this.lower(at + 1))) || next === 'plural' || next === 'adverb')
        return 'third'
      // 'Pricing starts at', 'A ticket costs from'
      if (next === 'preposition' && /^(?:starts|costs|works|runs|sits|begins|looks)$/.test(this.lower(at)))
        return 'third'
      return /^(?:preposition|noun|adjective|base|ing|third)$/.test(next ?? '') &&
        this.isDefinite(at) &&
        !this.hasVerbAhead(next === 'base' || next === 'third' ? at + 2 : at + 1)
        ? 'third'
        : 'plural'
    }
    // 'A shop on wheels visits every school': a noun phrase does not continue with 'every'.
    if (before === 'plural' && takesObject && next !== 'number' && this.lastVerb === null) return 'third'
    if (before === 'coordinator' || before === 'mark' || at === 0) {
      // 'Folds out, has a shade.'
      if (
        PARTICLES.has(this.lower(at + 1)) &&
        /^(?:mark|coordinator|subordinator)$/.test(this.closed[at + 2] ?? 'mark')
      )
        return 'third'
      if (this.lastVerb === 'third' || this.isThird)
        return takesObject ||
          /^(?:who|what|which)$/.test(this.lower(at + 1)) ||
          this.goesOnWithVerb(at) ||
          next === 'noun' ||
          next === 'plural' ||
          next === 'adjective' ||
          next === 'third' ||
          next === 'ing' ||
          // 'ships boxes of ingredients and recipes to people'
          (next === 'preposition' && this.tags[at - 2] !== 'plural')
          ? 'third'
          : 'plural'
      // 'Answers calls': two plurals rarely form a noun phrase.
      if (next === 'plural' && at === 0 && !PLURAL_MODIFIERS.has(this.lower(at))) return 'third'
      return takesObject && next !== 'number' ? 'third' : 'plural'
    }
    return 'plural'
  }

  /**
   * Whether the word is another verb in a series: 'picks them up, waits and takes them home', 'writes it down and
   * types again'.
   */
  private goesOnWithVerb(at: number): boolean {
    const follows = this.next(at + 1)
    if (follows === 'adverb') return true
    const verb = follows === 'coordinator' ? this.verbs[at + 2] : null
    return verb?.form === 'third' && (!verb.alsoNoun || startsPhrase(this.next(at + 3)))
  }

  /**
   * Whether a place or means starts at a position, as it does after a verb: '…, wash with enzyme and dry in the
   * shade'.
   */
  private takesComplement = (at: number) => /^(?:with|in|on|at|by|into|through|to)$/.test(this.lower(at))

  /** Whether the words at a position continue a verb rather than a noun: 'queue for hours', 'travel to town'. */
  private isWaitedFor = (at: number) =>
    /^(?:at|on|to|from|through|in)$/.test(this.lower(at)) ||
    (this.lower(at) === 'for' && TIME_NOUNS.has(this.lower(at + 1)))

  /**
   * Whether the words since the last break start with 'the', 'each' or 'our', which marks a subject and not a
   * heading.
   */
  private isDefinite = (at: number): boolean =>
    /^(?:the|this|each|every|our|my|your|their)$/.test(this.lower(this.opening(at)))

  /** The position of the first word after the last break. */
  private opening(at: number): number {
    let i = at - 1
    while (i > 0 && !/^(?:mark|coordinator|relative|subordinator)$/.test(this.tags[i - 1] ?? 'mark')) i--
    return i
  }

  /**
   * Whether the words before are a subject: a name such as 'TileUp', or the words after 'when' or 'if' if there is
   * no verb yet.
   */
  private isSubject(at: number): boolean {
    const next = this.next(at + 1)
    // 'TileUp sends …' opens a clause; 'spreadsheets and WhatsApp messages.' ends one.
    const isName = /\p{Ll}\p{Lu}/u.test(this.tokens[at - 1]?.text ?? '')
    if (isName && next !== null && next !== 'mark' && next !== 'coordinator') return true
    if (isName && this.lastVerb !== null) return false
    if (isName) return true
    if (next === 'noun' || next === 'adjective' || next === 'ing') return false
    let i = at - 1
    while (i >= 0 && /^(?:noun|adjective|determiner|possessive)$/.test(this.tags[i] ?? '')) i--
    return /^(?:when|whenever|if|because|until|once|while|but)$/.test(this.lower(i)) && i < at - 1
  }

  /** Whether the clause starts with a plural noun and a preposition and has no verb yet. */
  private hasPluralSubject(at: number): boolean {
    let i = at - 1
    let isSubject = false
    for (; i >= 0 && !/^(?:mark|coordinator|relative|subordinator)$/.test(this.tags[i] ?? 'mark'); i--) {
      if (/^(?:base|third|past|modal|be|have|do|to|participle)$/.test(this.tags[i] ?? '')) return false
      if (this.tags[i] === 'plural') isSubject = /^(?:preposition|ing)$/.test(this.tags[i + 1] ?? '')
    }
    return isSubject
  }

  /** Whether a finite verb follows before the next comma or conjunction. */
  private hasVerbAhead(from: number): boolean {
    for (let i = from; i < this.tokens.length && i < from + AHEAD; i++) {
      const closed = this.closed[i]
      if (/^(?:modal|be|have|do)$/.test(closed ?? '')) return true
      if (/^(?:mark|coordinator|relative|subordinator)$/.test(closed ?? '')) return false
      const verb = verbReading(this.lower(i))
      if (verb && !verb.alsoNoun && (verb.form === 'base' || verb.form === 'third')) return true
    }
    return false
  }

  private pastOrParticiple(at: number): Tag {
    const before = this.before(at)
    const next = this.next(at + 1)
    if (this.isAfterBe(at)) return 'past'
    if (this.governor(at) === 'pronoun' || this.governor(at) === 'relative') return 'past'
    const describesNext = next === 'noun' || next === 'plural' || next === 'adjective' || next === 'ing'
    if (before === null || before === 'mark' || before === 'coordinator')
      return describesNext
        ? 'adjective'
        : this.lastVerb === 'past' || startsPhrase(next)
          ? 'past'
          : 'participle'
    if (ALWAYS_PAST.has(this.lower(at))) return 'past'
    if (/^(?:determiner|possessive|adjective|number|preposition)$/.test(before)) return 'adjective'
    if (next === 'preposition' || next === null || next === 'mark' || this.lower(at + 1) === 'to')
      return 'participle'
    return 'past'
  }

  private gerundOrNoun(at: number): Tag {
    const before = this.before(at)
    const next = this.next(at + 1)
    if (this.governor(at) === 'be') return 'ing'
    if (/^(?:determiner|possessive|adjective|number)$/.test(before ?? '')) return 'noun'
    if (before === 'noun' && (next === null || /^(?:mark|noun|preposition|coordinator)$/.test(next)))
      return 'noun'
    if (
      (before === null || before === 'mark') &&
      (next === 'noun' || /^(?:for|of|\+)$/.test(this.lower(at + 1)))
    )
      return 'noun'
    return 'ing'
  }
}

/** The sentences of an idea, with a class for every word. */
export const taggedSentences = (idea: string): Token[][] =>
  sentencesOf(idea).map((tokens) => new Tagger(tokens).run())
