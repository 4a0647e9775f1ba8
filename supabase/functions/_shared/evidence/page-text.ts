import { Parser } from 'htmlparser2'
import { decodePage } from './decode-page.ts'

// Elements without visible text; `rt` and `rp` are pronunciation hints inside words.
const UNSEEN = new Set(
  'script style noscript template svg iframe object audio video canvas nav rt rp'.split(' '),
)
const BLOCKS = new Set(
  `address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr label legend li main ol optgroup option p pre section select summary table
  tbody td textarea tfoot th thead title tr ul`.split(/\s+/),
)
/** Text in different blocks belongs to different sentences, with or without a period between them. */
const PARAGRAPH_BREAK = '\n\n'
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

// Parsing time grows with depth; real pages stay far below this limit.
const MAX_DEPTH = 1_000
const SLICE_CHARS = 4_096

interface PageBytes {
  contentType: string
  body: Uint8Array
}

/** Visible text of a page, title first, with a blank line after each block. Accepts HTML or plain text. */
export function pageText({ contentType, body }: PageBytes): string {
  const text = decodePage(body, contentType)
  return /^\s*text\/plain/i.test(contentType) ? text : readHtml(text).text
}

/** The content of an HTML page: its title, its date as an ISO date, and its text, which starts with title and description. */
export interface HtmlPage {
  title: string
  publishedAt: string | null
  text: string
}

const DATED = /"datePublished"\s*:\s*"([^"]{4,40})"/
const ISO_DAY = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/
const REFERENCE = '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]{2,8}\\d{0,2});'
const HAS_REFERENCE = new RegExp(REFERENCE, 'i')
const REFERENCES = new RegExp(REFERENCE, 'gi')

/** Parses an HTML page into its visible text and the metadata it gives search engines. */
export function readHtml(html: string): HtmlPage {
  const { text, title, description, dates } = parsed(html)
  const date = [...dates, DATED.exec(html)?.[1] ?? ''].find((found) => ISO_DAY.test(found.trim()))
  const about = description && !text.includes(description) ? `${description}${PARAGRAPH_BREAK}` : ''
  return {
    title: unescaped(title).replace(/\s+/g, ' ').trim(),
    publishedAt: date?.trim().slice(0, 10) ?? null,
    text: unescaped(about + text),
  }
}

/** Character references that some sites escape twice. */
const unescaped = (text: string) => (HAS_REFERENCE.test(text) ? text.replace(REFERENCES, characterOf) : text)

function characterOf(reference: string): string {
  let character = ''
  const parser = new Parser({ ontext: (text) => (character += text) })
  parser.end(reference)
  return character
}

/** The visible text of HTML, with character references resolved. */
export const textOfHtml = (html: string): string => parsed(html).text

/** Resolves HTML character references that were copied into plain text, including doubly escaped ones. */
export const withoutReferences = (text: string): string =>
  HAS_REFERENCE.test(text) ? unescaped(textOfHtml(text)) : text

function parsed(html: string) {
  const seen = visibleText()
  const parser = new Parser(seen.handler)
  for (let at = 0; at < html.length && seen.depth() <= MAX_DEPTH; at += SLICE_CHARS)
    parser.write(html.slice(at, at + SLICE_CHARS))
  parser.end()
  return seen.result()
}

interface Element {
  name: string
  unseen: boolean
  /** Whether line breaks are shown as they are. */
  kept: boolean
}

function visibleText() {
  const parts: string[] = []
  const open: Element[] = []
  const dates: string[] = []
  let title = ''
  let description = ''
  const about = (
    name: string,
    { content = '', datetime = '', itemprop = '', ...rest }: Record<string, string>,
  ) => {
    const key = (rest.name ?? rest.property ?? itemprop).toLowerCase()
    if (name === 'meta' && /^(?:og:)?description$/.test(key))
      description ||= content.replace(/\s+/g, ' ').trim()
    if (name === 'meta' && /published|^date$|dc\.date|datepublished/.test(key)) dates.push(content)
    if (name === 'time' && datetime) dates.push(datetime)
  }
  const breakAt = (name: string) => {
    if (BLOCKS.has(name)) parts.push(PARAGRAPH_BREAK)
    // A superscript number is not a digit of the number before it.
    if (name === 'sup' || name === 'sub') parts.push(' ')
  }
  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      const parent = open.at(-1)
      about(name, attributes)
      open.push({
        name,
        unseen: parent?.unseen || isUnseen(name, attributes, parent),
        kept: parent?.kept || name === 'pre' || name === 'textarea',
      })
      breakAt(name)
    },
    onclosetag(name: string) {
      open.pop()
      breakAt(name)
    },
    ontext(text: string) {
      const parent = open.at(-1)
      if (parent?.unseen) return
      if (parent?.name === 'title') title += text
      // Line breaks in the source are white space and do not end a paragraph.
      parts.push(parent?.kept ? text : text.replace(/\s*\n\s*/g, ' '))
    },
  }
  return {
    handler,
    depth: () => open.length,
    result: () => ({ text: parts.join(''), title, description, dates }),
  }
}

function isUnseen(name: string, attributes: Record<string, string>, parent: Element | undefined): boolean {
  if (UNSEEN.has(name) || HIDDEN_STYLE.test(attributes.style ?? '')) return true
  // A superscript link is a footnote mark.
  if (name === 'a' && parent?.name === 'sup') return true
  return 'hidden' in attributes && attributes.hidden !== 'until-found'
}
