/*
 * Hours of a task by the counts in its own sentence: ten interviews take ten times as long as one. The hours for one
 * are an assumption; a sentence without a count keeps its size.
 */

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MORE: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, fifty: 50 }
const COUNT = String.raw`(?<count>\d{1,3}(?:,\d{3})+|\d+|${[...WORDS, ...Object.keys(MORE)].join('|')})`

const countOf = (word: string): number =>
  MORE[word.toLowerCase()] ?? (WORDS.indexOf(word.toLowerCase()) + 1 || Number(word.replaceAll(',', '')))

interface Unit {
  cue: RegExp
  /** Hours for each one, and hours that are the same for any number. */
  each: number
  once: number
}

const unit = (cue: string, each: number, once = 1): Unit => ({
  cue: new RegExp(cue.replace('#', COUNT), 'iu'),
  each,
  once,
})

const UNITS: readonly Unit[] = [
  unit(String.raw`\b(?:Go back to the|Tell all|Write to all|Tell all the) #\b`, 0.1, 6),
  unit(String.raw`^Write down # (?:of|that)\b`, 1.5),
  unit(
    String.raw`^(?:Ask|Call|Interview|Talk to) (?:\p{L}+ ){0,3}?# (?:of |who |suppliers|carriers|workshops)?`,
    0.75,
  ),
  unit(String.raw`\b(?:visit|sit beside|watch) (?:\p{L}+ ){0,2}?#\b`, 2.5),
  unit(String.raw`\bquotes of #`, 2),
  unit(String.raw`\b# (?:\p{L}+ ){0,2}?(?:cases|results|examples|uses|replies)\b`, 0.4, 2),
  unit(String.raw`\b(?<count>\d+) (?:of its )?(?:readings|signals|times)\b`, 0.05, 3),
  unit(String.raw`\b(?:Win|Find|Recruit) # more\b`, 3, 2),
]
const DECIDES = /^(?:Go on only|Begin only)\b/
const DECISION_HOURS = 3
/** Tasks that agree on one thing, or that check it or write it down. */
const AGREES = /^agree with\b/
const LOOKS = /^(?:look at|check|repeat|write|put) (?:it|its|them|a checklist)\b/
const LOOKING_HOURS = 5
/** A task that builds something keeps its size, whatever the result is compared with. */
const BUILDS = /^(?:build|prove|program|have it)\b|\bbuild it\b/i
const LEAST = 2
const MOST = 160

/** Hours of a task by what it counts; null if it counts nothing. */
export function hoursByCount(name: string): number | null {
  if (BUILDS.test(name)) return null
  if (DECIDES.test(name)) return DECISION_HOURS
  if (AGREES.test(name)) return DECISION_HOURS
  if (LOOKS.test(name)) return LOOKING_HOURS
  for (const { cue, each, once } of UNITS) {
    const count = cue.exec(name)?.groups?.count
    if (count !== undefined) return Math.min(MOST, Math.max(LEAST, Math.round(once + countOf(count) * each)))
  }
  return null
}

const SCREENS = new RegExp(
  String.raw`(?<![\d.,])\b${COUNT} (?:\p{L}+ )?(?:screens|pages|forms|views)\b`,
  'iu',
)
const HOURS_A_SCREEN = 1.5
const MOST_SCREENS = 60

/** Hours to draw the screens that the founder counts; null if no text counts them. */
export function hoursOfScreens(idea: string): number | null {
  const count = countOf(SCREENS.exec(idea)?.groups?.count ?? '0')
  return count > 1 && count <= MOST_SCREENS ? Math.max(LEAST, Math.round(2 + count * HOURS_A_SCREEN)) : null
}
