/** Text that is harmful when treated as code, markup, a formula or an address. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=//evil.test/a.png onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script href=data:,alert(1)></script></svg>',
  '<iframe src=//evil.test></iframe>',
  '<a href=javascript:alert(1)>x</a>',
  '<style>@import "//evil.test/a.css"</style>',
  '<!-- --><base href=//evil.test>',
  '"><img src=x onerror=alert(1)>',
  '</title></textarea><script>alert(1)</script>',
  '[click](javascript:alert(1))',
  '[click](data:text/html,<script>alert(1)</script>)',
  '![x](https://evil.test/x.png)',
  '[x]: https://evil.test/x',
  '<https://evil.test>',
  'https://evil.test/a and www.evil.test and me@evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'graph TD; a-->b; click a href "javascript:alert(1)"',
  '%%{init: {"securityLevel": "loose"}}%%',
  '=HYPERLINK("https://evil.test","x")',
  '+cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd|x',
  "-2+3+cmd|' /C calc'!A0",
  '\t=1+1',
  '$\u007Balert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  "'; drop table public.profiles; --",
] as const

/** Ways to disguise a payload: bidi overrides, zero-width and control characters, line breaks, quotes. */
const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\u202E${text}\u202C`,
  (text) => `\u200B${text}\uFEFF`,
  (text) => `words\n${text}`,
  (text) => `words\r\n\r\n${text}\r\nwords`,
  (text) => `"${text}"`,
  (text) => ` | ${text} | \``,
  (text) => `\u0001${text}\u001B[31m`,
]

/** 232 hostile strings, every payload in every disguise. */
export const HOSTILE: readonly string[] = DISGUISES.flatMap((disguise) => PAYLOADS.map(disguise))

/** A copy in which every text with a space is replaced by the next hostile string; single words, such as kinds, stay. */
export function withHostileTexts<Value>(value: Value, offset = 0): Value {
  let used = offset
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return / /.test(part) ? HOSTILE[used++ % HOSTILE.length] : part
    if (Array.isArray(part)) return part.map(copy)
    if (part && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, copy(each)]))
    return part
  }
  return copy(value) as Value
}
