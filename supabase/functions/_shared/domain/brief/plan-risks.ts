import { partsOf, sentencesOf } from './unread.ts'

/* What the founder's plan itself puts at risk, in the words that tell it: promises, made-to-measure goods, few hands. */

const SENT =
  /\b(?:(?:send|sends|sending|upload\w*|film|films|take|takes|taking|keep\w*|shoot|from|by|with|and|two|some) (?:\p{L}+ ){0,6}?(?:photos?|pictures?|videos?|scans?|selfies?|outlines?|measurements?)|(?:photos?|pictures?|videos?|scans?|outlines?|tracings?) of (?:your|their|his|her|the|my) \p{L}+|films? (?:your|their|his|her|the) \p{L}+)/iu
const MADE =
  /\b(?:mak(?:e|es|ing)|made|print(?:s|ed|ing)?|sew(?:s|n|ing)?|stitch\w*|dy(?:e|es|ed|eing)|cut|cuts|carv\w+|knit\w*|tailor\w*|custom\w*|bespoke|to measure|mou?ld(?:ed|ing)?|build|built)\b/i
const FITS =
  /\b(?:fits?|fitting|foot|feet|body|bodies|sizes?|head|heads|hands?|faces?|ears?|teeth|backs?|waists?|match(?:es|ing)?|nobody else|no one else|no returns?|(?:not|n['’]t) be (?:taken back|returned|resold)|to measure)\b/i

/** The sentence by which goods are made to fit one customer from what that customer sends; null if there is none. */
export function madeFromAfar(idea: string): string | null {
  const sent = sentencesOf(idea).find(({ words }) => SENT.test(words))
  return sent && MADE.test(idea) && FITS.test(idea) ? sent.words : null
}

const GUARANTEE =
  /\b(?:guarant\w+|(?:the |their |your )?(?:whole |full |all (?:of )?the )?(?:fee|price|money) back|no (?:win|result|success|cure|pass),? no (?:fee|pay))\b/i
const OF_RESULT =
  /\b(?:guarant\w+ (?:that |you |a |an |the |them )*(?:\p{L}+ )?(?:pass\w*|result\w*|work\w*|success\w*|loaf|that|cure\w*|sale|tenant|harvest|job|place|grade|score|weight|growth|savings?|to)|pass(?:es)?|fails?|results?|works?|rises?|within \p{L}+ (?:days|weeks|months))\b/iu

/** The words of a guarantee of results, whose breach costs the price; null if there is none. */
export function guaranteeIn(idea: string): string | null {
  for (const { words } of partsOf(idea))
    if (GUARANTEE.test(words) && OF_RESULT.test(words) && !/\bdeposit/i.test(words)) return words
  return null
}
