import { describe, expect, it } from 'vitest'
import { findQuote } from '../../supabase/functions/_shared/evidence/find-quote'
import { searchable } from '../../supabase/functions/_shared/evidence/occurrences'
import { textOfHtml } from '../../supabase/functions/_shared/evidence/page-text'
import {
  atMostPerDomain,
  passagesOf,
  quotationFrom,
  relevantPassages,
} from '../../supabase/functions/_shared/evidence/passages'
import { sentencesOf } from '../../supabase/functions/_shared/evidence/sentences'

const HTML = `<title>Kennel census</title><h1>Kennels in the north</h1>
<p>The region counted 1,312 kennels in May. Most of them are run by one person. Dr. Olsen kept the list for 14 years.</p>
<table><tr><th>Town</th><th>Kennels</th></tr><tr><td>Harwick</td><td>212</td></tr><tr><td>Lowmoor</td><td>87</td></tr></table>
<p>${'Keepers say that the paperwork takes up their evenings. '.repeat(30)}</p>
<p>A place for one dog costs £18 per night, which is £3 more than a year before.</p>`

const page = (id: string, html: string, url = `https://${id}.example.org/a`) => ({
  id,
  url,
  title: 'Kennel census',
  publishedAt: '2025-05',
  text: textOfHtml(html),
})

describe('the passages of a page', () => {
  const passages = passagesOf(page('s4', HTML))

  it('are numbered by source and place, with title, address and date', () => {
    expect(passages.map(({ id }) => id)).toEqual(passages.map((_, at) => `s4p${at + 1}`))
    expect(passages[0]).toMatchObject({
      url: 'https://s4.example.org/a',
      title: 'Kennel census',
      publishedAt: '2025-05',
    })
  })

  it('hold the whole page once, in its order', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean)
    expect(passages.flatMap(({ text }) => words(text))).toEqual(words(textOfHtml(HTML)))
  })

  it('are neither long nor cut within a sentence', () => {
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(1_000)
    for (const { text } of passages.slice(1)) expect(text).toMatch(/^(?:Keepers|A place)/)
  })

  it('are the same each time', () => {
    expect(passagesOf(page('s4', HTML))).toEqual(passages)
  })

  it('cut text without any stops at words', () => {
    const list = passagesOf({ ...page('s1', ''), text: 'alpha beta gamma '.repeat(200) })
    expect(list.length).toBeGreaterThan(2)
    for (const { text } of list) expect(text).toMatch(/^(?:alpha|beta|gamma).*(?:alpha|beta|gamma)$/)
  })
})

describe('the passages that answer a query', () => {
  const passages = [
    ...passagesOf(page('s1', '<p>The harbor museum opens at nine.</p><p>Tickets are sold at the door.</p>')),
    ...passagesOf(page('s2', HTML)),
    ...passagesOf({ ...page('s3', '<p>Im Norden gibt es 400 Pensionen für Hunde.</p>'), title: 'Pensionen' }),
  ]

  it('come best first, and no more than asked for', () => {
    const found = relevantPassages(passages, 'price of a place for a dog per night', 1)
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('£18 per night')])
  })

  it('know a spelled-out number and another form of a word', () => {
    const found = relevantPassages(passages, 'eighty-seven kennel towns', 1)
    expect(found[0]?.text).toContain('Lowmoor')
  })

  it('include a page in another language, after those that share words', () => {
    const found = relevantPassages(passages, 'number of kennels', 20)
    expect(found.at(0)?.id).toMatch(/^s2/)
    expect(found.map(({ id }) => id)).toContain('s3p1')
  })

  it('are at most so many of one page', () => {
    const found = relevantPassages(passages, 'keepers and kennels and dogs', 20, 1)
    expect(found.filter(({ id }) => id.startsWith('s2'))).toHaveLength(1)
  })

  it('are at most two of one domain for one claim', () => {
    const urls = [
      'https://a.example/1',
      'https://www.a.example/2',
      'https://a.example/3',
      'https://b.example/1',
    ]
    expect(atMostPerDomain(urls.map((url) => ({ url }))).map(({ url }) => url)).toEqual([
      urls[0],
      urls[1],
      urls[3],
    ])
  })
})

describe('the quotation that code cuts', () => {
  const quote = (sentence: string, at = 0) => {
    const passage = passagesOf(page('s4', HTML))[at]
    return passage ? quotationFrom(passage, sentence) : null
  }
  const text = textOfHtml(HTML)

  it('is the sentence of the passage that shares most', () => {
    expect(quote('There are 1,312 kennels in the region.')).toBe('The region counted 1,312 kennels in May.')
    expect(quote('Dr. Olsen kept a list.')).toBe('Dr. Olsen kept the list for 14 years.')
  })

  it('takes in the neighboring cells of a table', () => {
    expect(quote('Lowmoor has 87 kennels.')).toContain('Lowmoor 87')
  })

  it.each([
    'There are 1,312 kennels in the region.',
    'Lowmoor has 87 kennels.',
    'Harwick has 212 kennels',
    'One keeper runs most kennels.',
  ])('stands on the page as it is: %s', (sentence) => {
    expect(findQuote(searchable(text), quote(sentence) ?? '')).toBe('found')
  })

  it('is none where the passage shares nothing with the sentence', () => {
    expect(quote('Bicycles rust.')).toBeNull()
  })

  it('is never longer than a quotation may be, and ends before a figure', () => {
    const passage = { text: `${'Ducks swim in ponds '.repeat(19)}near town and cost 12,000 euros in all` }
    const cut = quotationFrom(passage, 'ducks swim in ponds near town') ?? ''
    expect(cut.length).toBeLessThanOrEqual(400)
    expect(cut).not.toMatch(/\d/)
  })
})

describe('the sentences of a text', () => {
  it.each([
    ['Prof. Ames paid $4.50 for it. He left.', ['Prof. Ames paid $4.50 for it.', 'He left.']],
    ['Am 3. Mai kamen z.B. Bäcker. Sie blieben.', ['Am 3. Mai kamen z.B. Bäcker.', 'Sie blieben.']],
    ['Is it so? “Yes.” ¿Y ahora? No.', ['Is it so?', '“Yes.”', '¿Y ahora?', 'No.']],
    ['市場は大きい。客は多い。', ['市場は大きい。', '客は多い。']],
    ['Title\n\nThe text\nhas no stop', ['Title', 'The text\nhas no stop']],
    ['It grew by approx. 5 percent... and then', ['It grew by approx. 5 percent... and then']],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})
