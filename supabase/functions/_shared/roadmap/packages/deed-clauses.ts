/*
 * The clauses of a sentence with the verb at their head: 'parents bring it back' and 'we bring it back' begin with the
 * same deed. Who does it is left out, since the work on a deed is the same for either side.
 */

const BREAK = /[,;:()–—]\s*|\s(?=(?:and|then|or|but|who|that|which|when|while|so|until|till|if|because)\s)/iu
const LINK =
  /^(?:(?:and|then|or|but|so|also|afterwards?|later|who|that|which|when|while|until|till|if|because|first|finally|next|to)\s)+/i
const DOER =
  /^(?:i|we|you|they|he|she|it|one of us|one of you|somebody|someone|whoever|both|everybody|everyone)(?:['’](?:d|ll|re|ve|m|s))?\s/i
const HELPING =
  /^(?:(?:will|would|can|could|may|also|always|then|now|just|only|even|want to|wants to|would like to|like to|am going to|are going to|have to|has to|need to|needs to|get to|gets to|let (?:them|you|people))\s)+/i
/** A noun phrase as the doer, of at most three words. */
const NOUN_DOER =
  /^(?:(?:the|an?|our|my|their|your|his|her|another|each|every|other|some|all|two|three|old|new|one)\s(?:[\p{L}’'-]+\s){1,3}?|[\p{L}’'-]{3,}(?:s|people|men|women|children|parents)\s)(?=[\p{L}’'-]+)/iu
const DENIED =
  /^(?:(?:do|does|did|is|are|was|were|will|would|can|could|has|have)\s?(?:not|n['’]t)|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|didn['’]t|never|no longer|nobody|no one|not)\b/i

export interface Clause {
  /** The founder's words of the clause. */
  words: string
  /** The clause from each word that may be its verb: without a doer, and without a noun phrase in front of it. */
  heads: string[]
}

/** The clauses of a sentence that may begin with a deed; a denied one is none. */
export function deedClauses(sentence: string): Clause[] {
  return sentence.split(BREAK).flatMap((piece): Clause[] => {
    const words = piece.replace(LINK, '').replace(/[\s.!?,;:]+$/, '')
    const spoken = words.replace(DOER, '')
    const head = spoken.replace(HELPING, '')
    if (head.length < 3 || DENIED.test(spoken) || DENIED.test(head)) return []
    const heads = [head]
    if (spoken === words) {
      const rest = head.replace(NOUN_DOER, '').replace(HELPING, '')
      if (rest !== head && rest.length > 2 && !DENIED.test(rest)) heads.push(rest)
    }
    return [{ words, heads }]
  })
}
