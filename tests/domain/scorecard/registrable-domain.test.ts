import { expect, it } from 'vitest'
import { registrableDomain } from '../../../supabase/functions/_shared/domain/scorecard/registrable-domain'

it.each([
  ['https://www.example.com/a?b#c', 'example.com'],
  ['https://news.shop.example.com', 'example.com'],
  ['HTTP://EXAMPLE.com:8080/', 'example.com'],
  ['https://example.com./a', 'example.com'],
  ['https://forum.example.co.uk/a', 'example.co.uk'],
  ['https://www.example.com.au', 'example.com.au'],
  ['https://example.or.jp/x', 'example.or.jp'],
  ['https://www.gov.uk/x', 'gov.uk'],
  ['https://blog.example.io', 'example.io'],
  ['https://t.co/x', 't.co'],
  ['https://localhost/x', 'localhost'],
  ['https://192.0.2.7/x', '192.0.2.7'],
  ['https://24.shop.example.com/x', 'example.com'],
  ['https://news.com.example/x', 'com.example'],
  ['https://prices.co.info/x', 'co.info'],
  ['https://[2001:db8::1]:443/x', '[2001:db8::1]'],
  // As in browsers, the part before the @ is a user name and a password.
  ['https://example.com@other.org/x', 'other.org'],
  ['https://a@b@other.org/x', 'other.org'],
  ['https://other.org\\@example.com/', 'other.org'],
  ['https://other.org?x=@example.com', 'other.org'],
  ['ftp://example.com', ''],
  ['', ''],
])('%s belongs to %s', (address, domain) => {
  expect(registrableDomain(address)).toBe(domain)
})
