import { wordsOf } from '../classify/tokens.ts'
import { isUnlawful } from './unlawful.ts'
import { FUNCTION_WORDS } from './words.ts'

/** How much of a text this analyst can read: nothing, a foreign language, too little, or enough; no plan is written for crime. */
export type Readability = 'nothing' | 'foreign' | 'thin' | 'unlawful' | 'enough'

const PRODUCT_CUE =
  /(?<![\w\u00c0-\u024f])(?:apps?|platform|tool|software|service|website|marketplace|saas|system|bot|chatbot|assistant|device|startup|business|company|extension|plugin|shop|store|subscription|network|helps?|lets|allows?|enables?|connects?|sell(?:s|ing)?|rent(?:s|ing)?|users?|customers?|clients?|product|solution|delivery|delivers?|on demand|uber for|airbnb for|tinder for|api|game|toy|kit|box|course|agency|clinic|restaurant|cafe|a site|plugin|cli|calculator|tracker|planner|generator|finder|directory|converter|checker|simulator|scanner|database|open source|library|introduces?|rental|sharing|repairs?|inventory|bookkeeping|accounting|booking|delivered|inspections?|lockers?|hire|lessons?|classes|training|cleaning|saas|inspections|an? AI (?:that|which|for)|forum|membership|booked|bookings?|gifts?|get \d+ ?%|[$€£₹] ?\d|\d+ (?:euros?|dollars?|rupees?|pounds?))(?![a-z\u00c0-\u024f])/i

const FUNCTION_SHARE = 0.12
const LONG_ENOUGH = 6

/** Grammar words of the languages that founders write most besides English; none of them is an English word. */
const FOREIGN =
  /(?<!\p{L})(?:der|das|und|ist|nicht|für|mit|eine?[nmr]?|sie|wir|auf|von|zu|oder|werden|les|une|est|pour|avec|dans|qui|nous|vous|sur|et|des|el|los|las|una|que|para|con|por|es|sus|uma|não|com|dos|na|os|il|che|per i|gli|di|della|non|het|een|voor|niet|van|met|zijn|och|att|för|som|jest|dla|się)(?!\p{L})/giu

/** True when grammar words of another language outnumber the English ones. */
const speaksForeign = (text: string, english: number): boolean => {
  const foreign = text.match(FOREIGN)?.length ?? 0
  const least = /[äöüßñçãõłęąśéèà]/i.test(text) ? 1 : 2
  return foreign >= least && foreign > english
}

/** True when the text speaks of something that is made, offered or sold. */
export const namesProduct = (text: string): boolean => PRODUCT_CUE.test(text)

/** Judges the language by its grammar words; short texts are judged by whether any word is Latin script. */
export function readabilityOf(text: string): Readability {
  if (isUnlawful(text)) return 'unlawful'
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word))
  if (!words.length) return 'nothing'
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{N}'’+#-]+$/u.test(word))
  if (latin.length < words.length / 2) return 'foreign'
  if (new Set(words.map((word) => word.toLowerCase())).size < 2) return 'thin'
  const english = latin.filter((word) => FUNCTION_WORDS.has(word.toLowerCase())).length
  if (speaksForeign(text, english)) return 'foreign'
  const known = english / latin.length
  if (words.length >= LONG_ENOUGH && known < FUNCTION_SHARE && !namesProduct(text)) return 'foreign'
  return 'enough'
}
