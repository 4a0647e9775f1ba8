import { describe, expect, it } from 'vitest'
import { pageText } from '../../supabase/functions/_shared/evidence/page-text'

const bytes = (text: string) => new TextEncoder().encode(text)
const html = (text: string) => pageText({ contentType: 'text/html; charset=utf-8', body: bytes(text) })
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'))

describe('the text of a page', () => {
  it('is its title and what can be read on it', () => {
    const page = '<html><head><title>Bread</title></head><body><h1>By bike</h1><p>Fresh.</p></body></html>'
    expect(squeezed(html(page))).toBe('Bread By bike Fresh.')
  })

  it('has no scripts, styles, comments, menus or attributes', () => {
    const page = `<style>.a{content:"style"}</style><script>const a = "<p>script</p>"</script><!-- comment -->
      <noscript>noscript</noscript><template><p>template</p></template><nav><a href="/">menu</a></nav>
      <img alt="alt" title="title"><svg><text>svg</text></svg><p data-a="attribute">Seen</p>`
    expect(squeezed(html(page))).toBe('Seen')
  })

  it.each([
    '<div hidden>inside</div>',
    '<div style="color:red; display: none">inside</div>',
    '<div style="visibility:hidden"><p>inside</p></div>',
  ])('has nothing that is hidden: %s', (hidden) => {
    expect(squeezed(html(`before ${hidden} after`))).toBe('before after')
  })

  it('keeps what a search on the page finds', () => {
    expect(html('<div hidden="until-found">folded</div>')).toContain('folded')
  })

  it('goes on after hidden elements that are never closed', () => {
    expect(squeezed(html('<div><nav>menu<ul><li>item</div><p>Seen</p>'))).toBe('Seen')
  })

  it('resolves character references', () => {
    expect(html('Bread &amp; butter&nbsp;&#8211; &euro;5&#x2026; caf&eacute')).toBe(
      'Bread & butter\u00a0– €5… café',
    )
  })

  it('breaks between blocks and cells, not within words', () => {
    const page =
      '<ul><li>One</li><li>T<b>w</b>o</li></ul><table><tr><td>Berlin</td><td>120</td></tr></table>a<br>b'
    expect(squeezed(html(page))).toBe('One Two Berlin 120 a b')
  })

  it('keeps raised numbers apart, and has no marks of footnotes', () => {
    expect(squeezed(html('grew 12<sup><a href="#n3">3</a></sup>% to 10<sup>6</sup>'))).toBe(
      'grew 12 % to 10 6',
    )
  })

  it('has Japanese words without the reading aids within them', () => {
    expect(html('<ruby>市<rp>(</rp><rt>し</rt><rp>)</rp>場<rt>じょう</rt></ruby>')).toBe('市場')
  })

  it('is everything when the page is plain text', () => {
    const body = bytes('if a < b and b > c: <b>bold</b> &amp;')
    expect(pageText({ contentType: 'text/plain', body })).toBe('if a < b and b > c: <b>bold</b> &amp;')
  })

  it('is found in a document without an end, however deep it goes', () => {
    const page = `<p>Seen</p>${'<b>'.repeat(200_000)}deep${'</x>'.repeat(100_000)}`
    expect(html(page)).toContain('Seen')
  })
})

describe('the characters of a page', () => {
  const named = (charset: string, body: Uint8Array) =>
    pageText({ contentType: `text/plain; charset=${charset}`, body })

  it.each([
    ['windows-1252', '93 35 30 20 80 94 20 97 20 63 61 66 e9', '“50 €” — café'],
    ['ISO-8859-1', '93 80 94 e9', '“€”é'],
    ['shift_jis', '8e 73 8f ea 82 cd 31 32 25 90 ac 92 b7', '市場は12%成長'],
    ['gbk', 'ca d0 b3 a1 d4 f6 b3 a4 31 32 25', '市场增长12%'],
    ['euc-kr', 'bd c3 c0 e5', '시장'],
    ['utf-16le', '42 00 e9 00', 'Bé'],
    ['"utf-8"', '63 61 66 c3 a9', 'café'],
    ['no-such-charset', '63 61 66 c3 a9 ff', 'café\ufffd'],
  ])('are those of the charset in the header: %s', (charset, body, text) => {
    expect(named(charset, hex(body))).toBe(text)
  })

  it.each([
    ['utf-8', 'ef bb bf 63 61 66 c3 a9', 'café'],
    ['utf-16be', 'fe ff 00 42 00 e9', 'Bé'],
    ['utf-16le', 'ff fe 42 00 e9 00', 'Bé'],
  ])('are those of the byte order mark before all else: %s', (_, body, text) => {
    expect(named('windows-1252', hex(body))).toBe(text)
  })

  it.each([
    '<meta charset="shift_jis">',
    '<META http-equiv=Content-Type content="text/html; charset=Shift_JIS">',
  ])('are those of a meta element when the header names none: %s', (meta) => {
    const body = Uint8Array.from([...bytes(meta), ...hex('8e 73 8f ea')])
    expect(pageText({ contentType: 'text/html', body })).toBe('市場')
  })

  it('are UTF-8 when a meta element that can be read says UTF-16', () => {
    expect(pageText({ contentType: 'text/html', body: bytes('<meta charset="utf-16">café') })).toBe('café')
  })

  it('are UTF-8 when nothing names a charset, or windows-1252 when they cannot be', () => {
    expect(pageText({ contentType: 'text/plain', body: hex('63 61 66 c3 a9') })).toBe('café')
    expect(pageText({ contentType: 'text/plain', body: hex('93 63 61 66 e9 94') })).toBe('“café”')
  })
})
