import { graphemesOf } from './deck/cut.ts'

/** Maximum UTF-16 units of a name including its extension; at three bytes each, it stays below every system's 255 bytes. */
const MOST = 80
const FALLBACK = 'Idea'

/**
 * Characters that are reserved on Windows or a separator on some system; control characters, unpaired surrogates and
 * invisible formatting.
 */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
/** Windows device names, which are reserved with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(\.|$))/i
const VISIBLE = /[\p{L}\p{N}\p{S}]/u
const EDGES = /^[\s.~-]+|[\s.…,;:~-]+$/gu

/** The longest start of whole characters within `most` units. */
function within(text: string, most: number): string {
  let kept = ''
  for (const character of graphemesOf(text)) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept
}

/**
 * A file name that every system accepts: '<title>, <what>.<extension>', at most 80 characters, never empty, without
 * reserved characters or device names. `what` and `extension` are our own words.
 */
export function fileName(title: string, what: string, extension: string): string {
  const ending = `${what && `, ${what}`}.${extension}`
  const plain = title.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').replace(EDGES, '')
  const stem =
    within(VISIBLE.test(plain) ? plain : FALLBACK, MOST - ending.length - 1).replace(EDGES, '') || FALLBACK
  return `${stem.replace(DEVICE, '$1_')}${ending}`
}
