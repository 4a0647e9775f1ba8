/*
 * Whether words for an act are the founder's plan: not ruled out, told as a story, or done by others.
 */

/** A negation within the clause, at most a few words before the act. */
const NEGATED =
  /(?:\b(?:no|not|never|without|nor|neither|cannot|nobody|instead of|rather than|stops?|avoids?|against|unlike|banned|refuses? to|tired of|less)|n[’']t)(?: [\p{L}’'-]+){0,4} $/iu
/** Others, other times and stories, which are no plan. */
const OF_OTHERS =
  /\b(?:competitors?|rivals?|others?|most (?:\p{L}+ )?\p{L}+s|many (?:\p{L}+ )?\p{L}+s|some (?:people|shops|guys|firms)|big \p{L}+|banks?|agenc(?:y|ies)|chains|supermarkets|today|currently|nowadays|at the moment|right now (?:people|they|customers)|used to|was|were|had|would have|years? ago|instead of|because|if|when|whenever|they say|he|she|my (?:mother|father|boss|landlord|bank|ex|old \p{L}+|previous \p{L}+)|the (?:government|state|police|bank|city)|\p{L}+ (?:i|we) know)\b/iu
/** Words by which the others that follow are only where or with whom the founder acts. */
const AT_OTHERS = /\b(?:we|i)\b[^,;]*\b(?:of|at|in|from|behind|near|outside|beside)(?: (?:the|a|an))? $/iu
const OURS = /\b(?:we|i|our|my|us|app|platform|site|users?|members?|customers?)\b/iu
/** People in general who do it, in words like 'for people who cook'. */
const OF_PEOPLE_WHO = /\b(?:people|those|anyone|everyone|\p{L}+s) who(?: [\p{L}’'-]+)? $/iu
/** A word before a verb that is its subject, and not the founder: 'everybody makes wine', 'farmers sell'. */
const OTHER_SUBJECT =
  /(?:^|[\s(])(?:everybody|everyone|people|families|nobody|they|he|she|who|whoever|\p{L}*men|children|(?!(?:users|members|customers|clients|renters|us|always|also|is|was|has|does|this|its|as|days?|weeks?|afternoons|fridays|saturdays|sundays|mondays|thus|plus)\b)\p{Ll}+s)$/iu
const ADVERB =
  /^(?:now|also|just|then|only|often|usually|always|still|already|simply|dey|can|will|would|could|may|might|must|should|currently|really|even|actually|themselves)$/iu
/** A first word by which a noun phrase, and not a statement, opens the text. */
const STATEMENT =
  /^(?:there|in|on|at|when|if|today|now|every|most|many|some|small|they|people|everybody|everyone|nobody|since|because|last|after)\b/iu
const OPENING_WORDS = 3
const NAMED_WORDS = 12
const FOR_OTHERS = /\b(?:for|of|about|from|after|before|while|when|by)$/iu
/** Nouns after a match that make it a kind of business or thing: 'soap makers', 'alcohol meter'. */
export const KIND_OF =
  /^[ -](?:makers?|shops?|stores?|companies|company|firms?|brands?|industry|farms?|growers?|factor(?:y|ies)|sellers?|owners?|schools?|clubs?|pilots?|agents?|brokers?|dealers?|software|meters?|sensors?|producers?|operators?|repairs?|rentals?|librar(?:y|ies)|swaps?|cases?|providers?|agenc(?:y|ies)|hosts?|breeders?|installers?)\b/iu

/** Whether an act is done by the founder's business, its product or its users. */
export function isOurs(before: string, match: string): boolean {
  if (/^(?:we|i|our|my)\b/iu.test(match)) return true
  const clause = (/[^.;:!?()]*$/u.exec(before)?.[0] ?? '').trim()
  const words = clause === '' ? [] : clause.split(' ')
  while (words.length > 0 && ADVERB.test(words.at(-1) ?? '')) words.pop()
  const [last = ''] = words.slice(-1)
  if (OTHER_SUBJECT.test(last)) return false
  if (/^\p{L}+ing\b/iu.test(match) && FOR_OTHERS.test(last) && words.length > 1) return false
  if (STATEMENT.test(clause) && !/\b(?:we|i)\b/iu.test(clause)) return false
  if (/\b(?:we|i|our|my|us|ours)\b/iu.test(clause)) return true
  if (words.length <= OPENING_WORDS) return true
  return (
    words.length <= NAMED_WORDS &&
    /^(?:that|which|and|it|app|bot|tool|platform|site|program|camera|device|service|,)$/iu.test(last) &&
    /^\p{L}+s\b/iu.test(match)
  )
}

/** Whether the words before a match leave it as something that is planned. */
export function isPlanned(before: string, match: string): boolean {
  const clause = /[^.,;:!?()]*$/u.exec(before)?.[0] ?? ''
  if (NEGATED.test(clause) || OF_PEOPLE_WHO.test(clause)) return false
  const others = OF_OTHERS.exec(clause)
  if (others && AT_OTHERS.test(clause.slice(0, others.index))) return true
  // 'Today I …' is about others only until the founder speaks.
  return (
    !others || /^(?:we|i|our|my)\b/iu.test(match) || OURS.test(clause.slice(others.index + others[0].length))
  )
}
