/** Too common to connect anything. */
const EMPTY_WORDS = new Set(
  `a about after all also an and any app application are as at away back be because been before being between but by
  can could day do does each easily every for from get gets give gives go has have having help helps how i in into is
  it its just keep know let lets like lot made make makes making many more most much must need needs new no not now of
  off on one only or other our out over own people per platform same see set should show shows simple since so some
  such take takes than that the their them then there these they thing things this those through time to too under
  until up use used user users using very via want wants was way we well were what when where which while who will with
  without work working would you your ask asks another come comes came find finds found half later non others person place
  soon three turn turned two view`.split(/\s+/),
)
const MIN_LETTERS = 3
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** 'bookings', 'booking' and 'booked' all become 'book'. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ers?|ed|es|s)$/, '')
  const kept = stem.length >= MIN_LETTERS ? stem : word
  return kept.replace(/(?:e|([b-df-hj-np-tv-z])(?=\1$))$/, '')
}

const counts = (word: string): boolean =>
  !EMPTY_WORDS.has(word) && (word.length >= MIN_LETTERS || (NO_SPACES.test(word) && word.length > 1))

/** Significant words of a text by their stem; of several with one stem, the first. */
export function wordsOf(text: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike || !counts(segment)) continue
    const stem = stemOf(segment)
    if (!words.has(stem)) words.set(stem, segment)
  }
  return words
}
