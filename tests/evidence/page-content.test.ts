import type { Citation } from '@domain/citation'
import { describe, expect, it } from 'vitest'
import { citationChecker } from '../../supabase/functions/_shared/evidence/check-citations'
import type { FetchedPage } from '../../supabase/functions/_shared/evidence/page'
import { contentOf } from '../../supabase/functions/_shared/evidence/page-content'
import { citation } from './support/citation'
import { bombPdf, pdfOf } from './support/pdf'

const ADDRESS = 'https://site.example/kennels/2025'
const QUOTE = 'The region counted 1,312 kennels in May.'
const FILLER = 'The keepers wrote down what they saw and heard in the yards. '.repeat(40)

type Read = Extract<FetchedPage, { outcome: 'read' }>
const page = (text: string | Uint8Array, contentType = 'text/html', more: Partial<Read> = {}): Read => ({
  outcome: 'read',
  contentType,
  body: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  ...more,
})
const pdf = (body: Uint8Array) => page(body, 'application/pdf')

async function checkOf(fetched: FetchedPage, values: Partial<Citation> = {}) {
  const cited = citation({ url: ADDRESS, quote: QUOTE, ...values })
  const [checked] = await citationChecker(async () => fetched)([cited], new AbortController().signal)
  return checked?.check
}

describe('a PDF', () => {
  const lines = [
    'The region counted 1,312 ken-',
    'nels in May. Most keepers',
    `work alone (mostly). ${'And so on they work. '.repeat(4)}`,
  ]

  it.each([false, true])('is read, its streams packed: %s', async (isPacked) => {
    expect(await checkOf(pdf(pdfOf([lines], { isPacked })))).toMatchObject({ status: 'quote_found' })
  })

  it('with other figures than the quote is refuted', async () => {
    expect(await checkOf(pdf(pdfOf([lines])), { quote: QUOTE.replace('1,312', '1,321') })).toMatchObject({
      status: 'quote_not_found',
    })
  })

  it('is read for 30 pages, and what stands further on is not refuted', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => [
      `Page ${at + 1} of the keepers of many dogs and cats`,
    ])
    const long = pdf(pdfOf(pages))
    expect(await checkOf(long, { quote: 'Page 30 of the keepers of many dogs' })).toMatchObject({
      status: 'quote_found',
    })
    expect(await checkOf(long, { quote: 'Nothing of this was ever written here' })).toMatchObject({
      status: 'unreadable',
      reason: 'Only the first 30 of the 40 pages of the PDF were read.',
    })
  })

  it('is read for so long only', async () => {
    const content = await contentOf(pdf(pdfOf(Array.from({ length: 9 }, () => lines))), ADDRESS, {
      pages: 30,
      ms: -1,
    })
    expect(content).toMatchObject({ limit: 'Only the first 1 of the 9 pages of the PDF were read.' })
  })

  it.each([
    ['protected', pdfOf([lines], { trailer: '/Encrypt 9 0 R ' }), 'The PDF is protected.'],
    ['a bomb', bombPdf(40 * 2 ** 20), 'The PDF unpacks to more than may be read.'],
    ['broken', Buffer.from('%PDF-1.4\nbread'), 'The PDF is broken.'],
    ['none', Buffer.from('<p>bread</p>'), 'The address says PDF and leads to something else.'],
    ['a picture', pdfOf([['scan']]), 'The PDF holds hardly any text, perhaps only pictures of it.'],
  ])('could not be read when it is %s', async (_, body, reason) => {
    expect(await checkOf(pdf(body))).toMatchObject({ status: 'unreadable', reason })
  })
})

describe('a page that does not show its text', () => {
  it.each([
    [
      'needs scripts',
      '<title>Kennels</title><div id="root"></div><script src="a.js"></script>',
      'The page shows hardly any text without its scripts.',
    ],
    [
      'is an application with a footer',
      `<title>Kennels</title><div id="app"></div><p>${'All rights are reserved by the keepers. '.repeat(5)}</p>`,
      'The page shows hardly any text without its scripts.',
    ],
    [
      'asks for consent',
      `<h1>Before you continue</h1><p>We and our 214 partners use cookies to show you what you like. ${'You can change this at any time in the menu. '.repeat(6)}</p><button>Accept all</button>`,
      'The page asks for consent before it shows its text.',
    ],
    [
      'asks for consent in German',
      `<h1>Ihre Wahl</h1><p>${'Wir und andere merken uns, was Sie lesen und was Sie mögen. '.repeat(4)}</p><button>Alle akzeptieren</button>`,
      'The page asks for consent before it shows its text.',
    ],
    [
      'is gone, whatever its status says',
      `<title>Page not found</title><p>Sorry. ${'Try the menu above or go back. '.repeat(5)}</p>`,
      'The page says that what was there is gone.',
    ],
    [
      'is gone in Spanish',
      `<title>Página no encontrada</title><p>${'Vuelva al inicio o use el menú. '.repeat(5)}</p>`,
      'The page says that what was there is gone.',
    ],
    [
      'checks its reader',
      `<title>Just a moment</title><p>Verifying you are human. ${'This may take a few seconds. '.repeat(6)}</p>`,
      'The site lets no programs read this page.',
    ],
    [
      'wants an account',
      `<h1>Kennels</h1><p>${'The keepers have much to tell. '.repeat(6)}Subscribe to continue reading.</p>`,
      'The page shows its text only to those who are signed in.',
    ],
  ])('could not be read: it %s', async (_, html, reason) => {
    expect(await checkOf(page(html))).toMatchObject({ status: 'unreadable', reason })
  })

  it('could not be read: it leads to the front page', async () => {
    const front = page(`<p>${FILLER}</p>`, 'text/html', { landed: 'https://site.example/' })
    expect(await checkOf(front)).toMatchObject({
      status: 'unreadable',
      reason: 'The address now leads to the front page of its site.',
    })
  })

  it('is used as far as it was read, and what is missing may stand behind it', async () => {
    const cut = page(`<p>${QUOTE}</p><p>${FILLER}</p>`, 'text/html', { isCut: true })
    expect(await checkOf(cut)).toMatchObject({ status: 'quote_found' })
    expect(await checkOf(cut, { quote: 'Something else that is not written here' })).toMatchObject({
      status: 'unreadable',
      reason: 'Only the first megabyte of the page was read.',
    })
  })

  it.each([
    `<p>${QUOTE} We use cookies on this site. Accept all cookies.</p><p>Verify you are human.</p>`,
    `<title>404 Avenue Road</title><p>${QUOTE}</p>`,
  ])('is no such page when the quote is on it', async (html) => {
    expect(await checkOf(page(html))).toMatchObject({ status: 'quote_found' })
  })

  it.each([
    [
      'about cookies',
      `<title>What are cookies?</title><p>We use cookies, many sites say. Accept cookies? ${FILLER}</p>`,
    ],
    ['about things that are gone', `<title>Why pages are not found</title><p>${FILLER}</p>`],
    ['that is ordinary', `<p>${FILLER}</p>`],
  ])('is not meant by a page %s: there the quote is refuted', async (_, html) => {
    expect(await checkOf(page(html))).toMatchObject({ status: 'quote_not_found' })
  })
})

describe('words that the search provider quotes itself', () => {
  const quoted = { quotedBySearch: true }

  it('count as quoted by it where the page could not be read, with the reason', async () => {
    expect(await checkOf({ outcome: 'unreachable', reason: 'The page answered 403.' }, quoted)).toMatchObject(
      {
        status: 'quoted_by_search',
        reason: 'The page answered 403.',
      },
    )
  })

  it('are found where they are on the page', async () => {
    expect(await checkOf(page(`<p>${QUOTE}</p>`), quoted)).toMatchObject({ status: 'quote_found' })
  })

  it('are refuted where the page has other figures', async () => {
    const other = page(`<p>${QUOTE.replace('1,312', '1,412')}</p><p>${FILLER}</p>`)
    expect(await checkOf(other, quoted)).toMatchObject({ status: 'quote_not_found' })
  })
})

describe('what hides no quotation', () => {
  it.each([
    [
      'links in Markdown in the quote',
      `<p>${QUOTE}</p>`,
      'The region counted [1,312 kennels](https://site.example/a) in May.',
    ],
    [
      'a source in brackets behind the quote',
      `<p>${QUOTE}</p>`,
      `${QUOTE} ([site.example](https://site.example/a))`,
    ],
    ['emphasis in the quote', `<p>${QUOTE}</p>`, 'The region counted **1,312 kennels** in May.'],
    [
      'a description that only search engines show',
      `<meta name="description" content="${QUOTE}"><p>${FILLER}</p>`,
      QUOTE,
    ],
    [
      'references that were escaped twice',
      `<p>The region&amp;#8217;s keepers counted 1,312&amp;nbsp;kennels &amp;amp; yards</p>`,
      'The region’s keepers counted 1,312 kennels & yards',
    ],
    [
      'references that were copied along',
      `<p>The keepers’ yards & kennels cost £18 each</p>`,
      'The keepers&amp;rsquo; yards &amp;amp; kennels cost &pound;18 each',
    ],
  ])('%s', async (_, html, quote) => {
    expect(await checkOf(page(html), { quote })).toMatchObject({ status: 'quote_found' })
  })

  it('links in a Markdown page', async () => {
    const text = 'The region counted [1,312 kennels](https://site.example/a "so many") in May.'
    expect(await checkOf(page(text, 'text/markdown'))).toMatchObject({ status: 'quote_found' })
  })
})

describe('the title and date of a page', () => {
  it.each([
    ['<meta property="article:published_time" content="2025-05-03T10:00:00Z">', '2025-05-03'],
    ['<script type="application/ld+json">{"datePublished":"2024-11-30"}</script>', '2024-11-30'],
    ['<time datetime="2023-01-09">Monday</time>', '2023-01-09'],
    ['<meta name="date" content="soon">', null],
  ])('are what it tells about itself: %s', async (html, publishedAt) => {
    const content = await contentOf(
      page(`<title> Kennels &amp;amp; yards </title>${html}<p>${FILLER}</p>`),
      ADDRESS,
    )
    expect(content).toMatchObject({ title: 'Kennels & yards', publishedAt, limit: null })
  })
})

describe('words that a page takes back', () => {
  it.each([
    ['It is a myth that the region counted 1,312 kennels in May.', 'the region counted 1,312 kennels in May'],
    ['We do not believe that keepers would pay £20 a month for it.', 'keepers would pay £20 a month for it'],
    ['Would keepers pay £20 a month for such software?', 'keepers pay £20 a month for such software'],
    [
      'Keepers would pay £20 a month for it. This is simply not true.',
      'Keepers would pay £20 a month for it.',
    ],
    ['The trial failed to bring down the waiting time by half.', 'bring down the waiting time by half'],
  ])('are not found as its own: %s', async (text, quote) => {
    expect(await checkOf(page(`<p>${FILLER}</p><p>${text}</p>`), { quote })).toMatchObject({
      status: 'quote_not_found',
      reason: expect.stringMatching(/^The page (?:takes|only|says)/),
    })
  })
})
