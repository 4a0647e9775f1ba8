const MAX_CHARS = 300
/** What is looked at of a longer page: its markup is searched more than once. */
const READ_CHARS = 4_000
/** A shorter key is none, but what a local server is content with, such as `ollama`. */
const KEY_MIN_CHARS = 8
/** Keys of the three providers, bearer tokens, and keys that a provider shows in part. */
const SECRETS = /\b(?:Bearer\s+\S+|(?:sk|pk|key|token)[-_][\w*.…-]{6,})/gi

/** Signs that pages write as entities, the ampersand last: what it makes is no entity any more. */
const ENTITIES: [RegExp, string][] = [
  [/&nbsp;/gi, ' '],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&quot;/gi, '"'],
  [/&(?:apos|#0?39);/gi, "'"],
  [/&amp;/gi, '&'],
]

/**
 * What a provider or a runtime said, as one short line for admins: without markup, and without anything that
 * could be a key. Of an address only the host is left, since it may carry a password.
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
