import { decodePage } from './decode-page.ts'
import { plainOfMarkdown } from './markdown.ts'
import { type FetchedPage, PageFault } from './page.ts'
import { readHtml } from './page-text.ts'
import { PDF_LIMITS, type PdfLimits, textOfPdf } from './pdf-text.ts'
import { isPdf } from './request-page.ts'

/**
 * The content at an address, or why it could not be read. `limit` tells why words missing in `text` may still be on
 * the page: it was cut off, needs scripts, asks for consent, or is gone. `publishedAt` is an ISO date.
 */
export type PageContent =
  | { outcome: 'read'; title: string; publishedAt: string | null; text: string; limit: string | null }
  | Exclude<FetchedPage, { outcome: 'read' }>

/** Far longer than an article; the rest of a page is ignored. */
const TEXT_MAX_CHARS = 400_000
const WORDS = { scripts: 20, wall: 250, missing: 200 }

/** In scripts without spaces, each character counts as a word. */
const wordCount = (text: string) =>
  text.match(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+?(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[^\p{L}\p{N}]|$)/gu,
  )?.length ?? 0

const CONSENT =
  /\b(?:before you continue|we (?:and our \d* ?partners )?(?:use|value|process|store)[^.]{0,40}(?:cookies|privacy)|accept (?:all )?cookies|cookie[- ](?:consent|einstellungen|richtlinie)|manage (?:my )?(?:consent|preferences)|alle akzeptieren|zustimmen und weiter|tout accepter|accepter (?:et|les cookies)|aceptar (?:todo|cookies)|consent to)/i
const ROBOTS =
  /\b(?:checking (?:if the site|your browser)|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|enable javascript|javascript is (?:disabled|required)|captcha|access denied|unusual traffic|request blocked|attention required|just a moment)/i
const ACCOUNT =
  /\b(?:subscribe to (?:continue|read)|log ?in to (?:continue|read|view)|sign in to (?:continue|read|view)|subscribers only|create (?:a free|an) account to|jetzt abonnieren|réservé aux abonnés|solo para suscriptores)/i
const MISSING =
  /\b(?:404|(?:page|article|document|product|listing|job) (?:was |is |could )?(?:not (?:be )?found|no longer (?:available|exists?)|has (?:been removed|expired|moved)|does(?: not|n['’]t) exist)|nothing (?:was )?found|(?:can['’]?t|cannot|could not|couldn['’]t) find (?:that|the|this) page|seite (?:wurde )?nicht gefunden|nicht mehr verfügbar|page (?:introuvable|non trouvée|inexistante)|página no (?:encontrada|existe)|no se (?:ha )?encontrado)/i

/** Why the page's text is not its content; null for an ordinary page. */
function wallOf(title: string, text: string, html: string): string | null {
  const words = wordCount(text)
  const start = `${title}\n${text.slice(0, 600)}`
  if (words < WORDS.missing && MISSING.test(start)) return 'The page says that what was there is gone.'
  if (words < WORDS.wall && ROBOTS.test(start)) return 'The site lets no programs read this page.'
  if (words < WORDS.wall && CONSENT.test(text)) return 'The page asks for consent before it shows its text.'
  if (words < WORDS.wall && ACCOUNT.test(text))
    return 'The page shows its text only to those who are signed in.'
  const isScripted = APP.test(html) ? words < WORDS.wall : words < WORDS.scripts && /<script\b/i.test(html)
  return isScripted ? 'The page shows hardly any text without its scripts.' : null
}

/** The empty root element of an application that a script fills. */
const APP = /<(?:div|main)[^>]+id=["']?(?:root|app|__next|__nuxt|svelte)["']?[^>]*>\s*<\/(?:div|main)>/i

/** A deep address that redirects to the front page of its site no longer exists. */
function isFrontPage(address: string, landed: string | undefined): boolean {
  if (!landed || !URL.canParse(address) || !URL.canParse(landed)) return false
  return new URL(address).pathname.length > 1 && new URL(landed).pathname === '/'
}

/**
 * The content of a fetched page. PDFs are read within `limits`. `address` is the requested one. Never throws.
 */
export async function contentOf(
  page: FetchedPage,
  address: string,
  limits: PdfLimits = PDF_LIMITS,
): Promise<PageContent> {
  if (page.outcome !== 'read') return page
  try {
    return isPdf(page.contentType) ? await pdfContent(page.body, limits) : webContent(page, address)
  } catch (error) {
    const reason = error instanceof PageFault ? error.message : 'The page could not be read.'
    return { outcome: 'unreadable', reason }
  }
}

async function pdfContent(body: Uint8Array, limits: PdfLimits): Promise<PageContent> {
  const { title, text, pages, of } = await textOfPdf(body, limits)
  if (wordCount(text) < WORDS.scripts)
    return { outcome: 'unreadable', reason: 'The PDF holds hardly any text, perhaps only pictures of it.' }
  const limit = pages < of ? `Only the first ${pages} of the ${of} pages of the PDF were read.` : null
  return { outcome: 'read', title, publishedAt: null, text: text.slice(0, TEXT_MAX_CHARS), limit }
}

function webContent(
  { contentType, body, isCut, landed }: Extract<FetchedPage, { outcome: 'read' }>,
  address: string,
): PageContent {
  const source = decodePage(body, contentType)
  const isPlain = /^\s*text\/(?:plain|markdown)/i.test(contentType)
  const { title, publishedAt, text } = isPlain
    ? { title: '', publishedAt: null, text: plainOfMarkdown(source) }
    : readHtml(source)
  const limits = [
    isCut ? 'Only the first megabyte of the page was read.' : null,
    wallOf(title, text, isPlain ? '' : source),
    isFrontPage(address, landed) ? 'The address now leads to the front page of its site.' : null,
    text.length > TEXT_MAX_CHARS ? 'Only the first part of this very long page was read.' : null,
  ]
  const limit = limits.find((reason) => reason !== null) ?? null
  return { outcome: 'read', title, publishedAt, text: text.slice(0, TEXT_MAX_CHARS), limit }
}
