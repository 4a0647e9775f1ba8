/*
 * The clauses of a sentence with the verb at their head: 'parents bring it back' and 'we bring it back' begin with the
 * same deed. Who does it is left out, since the work on a deed is the same for either side.
 */

const BREAK =
  /,(?!\d)\s*|[;:()–—]\s*|\s(?=(?:and|then|or|but|who|that|which|when|while|so|until|till|if|because)\s)/iu
const LINK =
  /^(?:(?:and|then|or|but|so|also|afterwards?|later|who|that|which|when|while|until|till|if|because|first|finally|next|to)\s)+/i
const DOER =
  /^(?:i|we|you|they|he|she|it|one of us|one of you|somebody|someone|whoever|both|everybody|everyone)(?:['’](?:d|ll|re|ve|m|s))?\s/i
const OWN = /(?:^|\s)(?:i|we)(?:['’](?:d|ll|re|ve|m))?\s|\b(?:gives?|pays?|leaves?|hands?) (?:me|us)\s/i
const HELPING =
  /^(?:(?:will|would|can|could|may|also|always|then|now|just|only|even|want to|wants to|would like to|like to|am going to|are going to|have to|has to|need to|needs to|get to|gets to|let (?:them|you|people))\s)+/i
/** A noun phrase as the doer, of at most three words. */
const NOUN_DOER =
  /^(?:(?:the|an?|our|my|their|your|his|her|another|each|every|other|some|all|two|three|old|new|one)\s(?:[\p{L}’'-]+\s){1,3}?|[\p{L}’'-]{3,}(?:s|people|men|women|children|parents)\s)(?=[\p{L}’'-]+)/iu
const DENIED =
  /^(?:(?:do|does|did|is|are|was|were|will|would|can|could|has|have)\s?(?:not|n['’]t)|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|didn['’]t|never|no longer|nobody|no one|not)\b/i

/** A wish or need of others, which the verbs after it continue. */
const NEEDED = /\b(?:needs?|wants?|how|able|used|tr(?:y|ies)|ha(?:s|ve|d)|has got) to \p{L}+/iu
const GOES_ON = /^(?:and|or)\s(?!(?:i|we|you|they|he|she|it|the|an?)\s)/i

/** A doer in the middle of a clause: '42 lessons they can download', 'at the end we print it'. */
const DOER_WITHIN =
  /\s(?:i|we|you|they|he|she|it)(?:['’](?:d|ll|re|ve|m|s))?\s(?:(?:will|would|can|could|may|also|always|then|now|just|only)\s)*(?=\p{L})|\s(?=(?:gets|receives)\s)/giu

export interface Clause {
  /** The founder's words of the clause. */
  words: string
  /** The clause from each word that may be its verb: without a doer, and without a noun phrase in front of it. */
  heads: string[]
  /** Whether the founders say that they do it. */
  isOwn: boolean
}

/** The clauses of a sentence that may begin with a deed; a denied one is none. */
export function deedClauses(sentence: string): Clause[] {
  return sentence.split(BREAK).flatMap((piece, at, pieces): Clause[] => {
    if (GOES_ON.test(piece) && NEEDED.test(pieces[at - 1] ?? '')) return []
    const words = piece.replace(LINK, '').replace(/[\s.!?,;:]+$/, '')
    const spoken = words.replace(DOER, '')
    const head = spoken.replace(HELPING, '')
    if (head.length < 3 || DENIED.test(spoken) || DENIED.test(head)) return []
    const heads = [head]
    if (spoken === words) {
      const rest = head.replace(NOUN_DOER, '').replace(HELPING, '')
      if (rest !== head && rest.length > 2 && !DENIED.test(rest)) heads.push(rest)
    }
    for (const { index, 0: doer } of words.matchAll(DOER_WITHIN)) {
      const rest = words.slice(index + doer.length)
      if (!DENIED.test(rest)) heads.push(rest)
    }
    return [{ words, heads, isOwn: OWN.test(words) }]
  })
}
