import { graphemesOf } from './deck/cut.ts'

/** Most UTF-16 units of a name with its ending; at three bytes each this stays below every system's 255 bytes. */
const MOST = 80
const FALLBACK = 'Idea'

/** Reserved on Windows or a separator somewhere; controls, halves of characters and invisible formatting. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
/** Device names of Windows, which are reserved with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(\.|$))/i
const VISIBLE = /[\p{L}\p{N}\p{S}]/u
const EDGES = /^[\s.~-]+|[\s.…,;:~-]+$/gu

/** The longest beginning of whole characters within `most` units. */
function within(text: string, most: number): string {
  let kept = ''
  for (const character of graphemesOf(text)) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept
}

/**
 * A file's name that every system takes: '<title>, <what>.<extension>', at most 80 characters, never empty, without
 * reserved signs or device names. `what` and `extension` are our own words.
 */
export function fileName(title: string, what: string, extension: string): string {
  const ending = `${what && `, ${what}`}.${extension}`
  const plain = title.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').replace(EDGES, '')
  const stem =
    within(VISIBLE.test(plain) ? plain : FALLBACK, MOST - ending.length - 1).replace(EDGES, '') || FALLBACK
  return `${stem.replace(DEVICE, '$1_')}${ending}`
}
