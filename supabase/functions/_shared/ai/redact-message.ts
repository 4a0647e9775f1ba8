const MAX_CHARS = 300
/** How much of a longer page is examined, in characters: its markup is searched more than once. */
const READ_CHARS = 4_000
/** A shorter key is not a secret, only a placeholder for a local server, such as `ollama`. */
const KEY_MIN_CHARS = 8
/** Keys of the three providers, bearer tokens, and partly masked keys. */
const SECRETS = /\b(?:Bearer\s+\S+|(?:sk|pk|key|token)[-_][\w*.…-]{6,})/gi

/** Characters that pages write as entities; the ampersand comes last, so that its result is not decoded again. */
const ENTITIES: [RegExp, string][] = [
  [/&nbsp;/gi, ' '],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&quot;/gi, '"'],
  [/&(?:apos|#0?39);/gi, "'"],
  [/&amp;/gi, '&'],
]

/**
 * A provider's or runtime's message as one short line for admins, without markup or anything that could be a key.
 * Addresses are cut to the host, because they may contain a password.
 */
export function redactMessage(said: string, key: string): string {
  const bare = withoutKey(said, key)
    .slice(0, READ_CHARS)
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
  const read = ENTITIES.reduce((text, [entity, sign]) => text.replace(entity, sign), bare)
  const line = withoutKey(read, key)
    .replace(SECRETS, '…')
    .replace(/https?:\/\/[^\s"'<>)]+/g, hostOf)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS).toWellFormed()}…` : line
}

function withoutKey(text: string, key: string): string {
  if (key.length < KEY_MIN_CHARS) return text
  return text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…')
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '…')
