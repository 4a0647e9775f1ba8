import type { Reading } from '../reading.ts'
import type { Sentence } from './clauses.ts'
import { isPeople } from './people.ts'
import { isProductNoun } from './products.ts'
import { verbReading } from './verbs.ts'
import { isAdjective, wordSet } from './word-lists.ts'

/* Whether an idea is written in English. */

const ENGLISH = wordSet(`
  the a an of to and in for is are was that it with on as at by from this they we you i our my their his her its be been have has do does
  not or but if who which what when where how can will would there than into out about so because people them us want need make
  your me he she no yes app pay help more most all each every any some other one i'm it's don't can't`)
const OTHERS = wordSet(`
  a aan aber adalah akan al ale am ama ang as at att auch auf aur aus aux av avec avoir bei bij bir bu care ce cette
  che com come como con cu da dan dans das dass dat de dei del della delle dem den dengan der des det di die dla do
  donde door dos du e een ei ein eine einem einen einer eines el eller elles em en er es est este ett että ex för
  für gli haben hai har hat het i ich ik ikke il ile ils im in ini inte is ist itu için ja jag jak jako je jeg jest
  joka jsou kan kann ke können la las le les leur leurs lo los ma mais mas med men met mga mit mo muy myös más
  möchte na naar nach nas ne ng nicht nie niet no non nos nous nu nuestra nuestro não o och od oder og om on op os
  ou para pas pe pentru per pero più po por pour pro przez på que quero qui quiero s se seu sich sie sind się soll
  som son sono sont su sua suo sur sus são să są te tidak til till to um uma umas un una und une uno unos uns unsere
  unter untuk v van ve vi vogliamo von voor vous w was wenn werden wie wij wir wird yang z ze zijn zu zum zur är è é
  être über że že și
`)
const SHARED = wordSet(
  'a an i in on is as at to do no me so we the he was his her has or but app one been for by de us',
)

/** The language of an idea: `none` where nothing can be recognized as words of a language. */
export function languageOf(sentences: readonly Sentence[]): Reading['language'] {
  const words = sentences.flatMap(({ tokens }) =>
    tokens.filter(({ kind, text }) => kind === 'word' && /\p{L}/u.test(text)),
  )
  if (words.length === 0) return 'none'
  const foreignScript = words.filter(({ text }) => /[^\p{Script=Latin}\p{M}\p{N}'’&.-]/u.test(text)).length
  if (foreignScript * 2 > words.length) return 'other'
  const english = words.filter(({ lower }) => ENGLISH.has(lower)).length
  const other = words.filter(
    ({ lower }) => OTHERS.has(lower) && !(SHARED.has(lower) && ENGLISH.has(lower)),
  ).length
  if (other > english && other > 0) return 'other'
  const known = words.filter(
    ({ lower }) =>
      isAdjective(lower) || verbReading(lower) !== null || isPeople(lower) || isProductNoun(lower),
  ).length
  if (english * 8 >= words.length || (english + known) * 4 >= words.length) return 'english'
  return words.length >= 4 && english === 0 && words.some(({ text }) => /[^a-z'’-]/i.test(text))
    ? 'other'
    : 'none'
}
