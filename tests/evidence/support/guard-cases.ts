import type { Zone } from './name-server.ts'

/** The one public address at which the tests' site is; whoever asks for it is led to loopback. */
export const SITE = '93.184.215.14'
const OTHER_PUBLIC = '93.184.215.15'
const PUBLIC_V6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'

/** Where each host is. */
export const ZONE: Zone = {
  'site.example': [[SITE]],
  'elsewhere.example': [[OTHER_PUBLIC]],
  'private.example': [['192.168.1.10']],
  'metadata.example': [['169.254.169.254']],
  'loopback.example': [['127.0.0.1']],
  'mixed.example': [[SITE, '10.0.0.7']],
  'mixed-last.example': [['10.0.0.7', SITE]],
  'mixed-v6.example': [[SITE, 'fd00::7']],
  'v6-loopback.example': [['::1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'mapped-and-public.example': [[SITE, '::ffff:127.0.0.1']],
  'compatible.example': [['::127.0.0.1']],
  '6to4.example': [['2002:7f00:1::1']],
  'nat64.example': [['64:ff9b::7f00:1']],
  'teredo.example': [['2001:0:4136:e378:8000:63bf:80ff:fffe']],
  'dual.example': [[SITE, PUBLIC_V6]],
  'rebinding.example': [[SITE], ['127.0.0.1']],
}
/** Hosts for which the site has a certificate: all but one. */
export const CERTIFIED = Object.keys(ZONE).filter((host) => host !== 'elsewhere.example')

export interface GuardCase {
  name: string
  address: string
  outcome: 'read' | 'unreachable' | 'unreadable' | 'not_checked'
  /** What the reason says; null for a page that was read whole. */
  reason: string | null
}

const READ = { outcome: 'read', reason: null } as const
const CUT = { outcome: 'read', reason: 'Only the first megabyte of the page was read.' } as const
const unreachable = (reason: string) => ({ outcome: 'unreachable', reason }) as const
const unreadable = (reason: string) => ({ outcome: 'unreadable', reason }) as const
const notChecked = (reason: string) => ({ outcome: 'not_checked', reason }) as const

const NOT_PUBLIC = 'The address is not public.'
const LEADS_INSIDE = 'After a redirect: the address is not public.'
const NO_WEB_PAGE = 'The address is not that of a web page.'
const OTHER_TYPE = 'The address leads to something else; only web pages, plain text and PDFs are read.'
const TOO_BIG = 'The page is larger than 4 MB.'
const TOO_SLOW = 'The page took longer than 1 seconds.'

const redirectTo = (to: string) => `https://site.example/redirect?to=${encodeURIComponent(to)}`

const cases = (
  outcome: Pick<GuardCase, 'outcome' | 'reason'>,
  addresses: Record<string, string>,
): GuardCase[] => Object.entries(addresses).map(([name, address]) => ({ name, address, ...outcome }))

/** What a citation may lead to, and what must come of it. */
export const GUARD_CASES: GuardCase[] = [
  ...cases(READ, {
    'a page': 'https://site.example/page#fragment',
    'a PDF': 'https://site.example/a.pdf',
    'a page in chunks': 'https://site.example/chunked',
    'a compressed page': 'https://site.example/gzip',
    'a page after early hints': 'https://site.example/early-hints',
    'a page whose server ends the connection without taking leave': 'https://site.example/abrupt',
    'a page behind three redirects': 'https://site.example/hops?left=3',
    'a page on a host with IPv4 and IPv6': 'https://dual.example/page',
    'a host that moves inside after it was looked up': 'https://rebinding.example/page',
  }),
  ...cases(unreachable(NOT_PUBLIC), {
    'a private host': 'https://private.example/page',
    'the metadata service': 'https://169.254.169.254/latest/meta-data/',
    'a host that is the metadata service': 'https://metadata.example/',
    'a host that is loopback': 'https://loopback.example/',
    'a host with a private address after a public one': 'https://mixed.example/page',
    'a host with a private address before a public one': 'https://mixed-last.example/page',
    'a host with a private IPv6 address beside a public one': 'https://mixed-v6.example/page',
    'a host that is IPv6 loopback': 'https://v6-loopback.example/',
    'a host with an IPv4-mapped address': 'https://mapped.example/',
    'a host with an IPv4-mapped address beside a public one': 'https://mapped-and-public.example/page',
    'a host with an IPv4-compatible address': 'https://compatible.example/',
    'a host with a 6to4 address': 'https://6to4.example/',
    'a host with a NAT64 address': 'https://nat64.example/',
    'a host with a Teredo address': 'https://teredo.example/',
    'loopback in numbers': 'https://127.0.0.1/',
    'loopback in a short form': 'https://127.1/',
    'loopback in decimal': 'https://2130706433/',
    'loopback in octal': 'https://0177.0.0.1/',
    'loopback in hexadecimal': 'https://0x7f000001/',
    'loopback in wide digits': 'https://１２７.0.0.1/',
    'loopback with a dot at the end': 'https://127.0.0.1./',
    'IPv6 loopback': 'https://[::1]/',
    'IPv4-mapped loopback': 'https://[::ffff:127.0.0.1]/',
    'IPv4-compatible loopback': 'https://[::127.0.0.1]/',
    'any address': 'https://0.0.0.0/',
    'any IPv6 address': 'https://[::]/',
  }),
  ...cases(unreachable(LEADS_INSIDE), {
    'a redirect to the metadata service': redirectTo('https://169.254.169.254/latest/meta-data/'),
    'a redirect to loopback': redirectTo('https://127.0.0.1/'),
    'a redirect to IPv4-mapped loopback': redirectTo('https://[::ffff:7f00:1]/'),
    'a redirect to a host inside': redirectTo('https://loopback.example/page'),
    'a redirect without scheme': redirectTo('//127.0.0.1/'),
  }),
  ...cases(unreachable(NO_WEB_PAGE), {
    'a file': 'file:///etc/passwd',
    'a script': 'javascript:alert(1)',
    'written-out data': 'data:text/html,<p>bread</p>',
    'another protocol': 'ftp://site.example/page',
    'no address': 'bread',
  }),
  ...cases(notChecked('Only pages with https are checked.'), {
    'a page without encryption': 'http://site.example/page',
    'loopback without encryption': 'http://127.0.0.1/',
  }),
  ...cases(notChecked('Only pages on port 443 are checked.'), {
    'another port': 'https://site.example:8443/page',
    'another port of loopback': 'https://127.0.0.1:22/',
  }),
  ...cases(notChecked('Addresses with a user name or password are not checked.'), {
    'a user name': 'https://founder@site.example/page',
    'a host in the user name': 'https://site.example:443@127.0.0.1/',
  }),
  ...cases(unreachable('After a redirect: the address is not that of a web page.'), {
    'a redirect to a file': redirectTo('file:///etc/passwd'),
    'a redirect to a script': redirectTo('javascript:alert(1)'),
  }),
  ...cases(notChecked('After a redirect: only pages with https are checked.'), {
    'a redirect to a page without encryption': redirectTo('http://127.0.0.1/'),
  }),
  ...cases(notChecked('After a redirect: only pages on port 443 are checked.'), {
    'a redirect to another port': redirectTo('https://127.0.0.1:8443/'),
  }),
  ...cases(unreachable('The page redirects more than 3 times.'), {
    'a redirect in a circle': 'https://site.example/loop',
    'four redirects': 'https://site.example/hops?left=4',
  }),
  ...cases(unreachable(TOO_SLOW), {
    'a page that drips': 'https://site.example/drip',
    'a head that drips': 'https://site.example/dripping-head',
    'a site that is silent': 'https://site.example/silent',
  }),
  ...cases(CUT, {
    'a gzip bomb': 'https://site.example/bomb',
    'a page of 10 MB': 'https://site.example/big',
    'a page that says it has 10 MB': 'https://site.example/big-announced',
  }),
  ...cases(unreadable(TOO_BIG), {
    'compressed nothing without end': 'https://site.example/empty-blocks',
    'a PDF of 10 MB': 'https://site.example/big-pdf',
    'small chunks in large wrappings without end': 'https://site.example/wrapped',
  }),
  ...cases(unreadable('The address says PDF and leads to something else.'), {
    'no PDF': 'https://site.example/pdf',
  }),
  ...cases(unreadable(OTHER_TYPE), {
    'an image': 'https://site.example/image',
    'a page that does not say what it is': 'https://site.example/untyped',
  }),
  ...cases(unreachable('The site does not answer as a web server does.'), {
    'a head without end': 'https://site.example/endless-head',
    'early hints without end': 'https://site.example/endless-hints',
    'a chunk whose size has no end': 'https://site.example/endless-size',
    'a server of another kind': 'https://site.example/no-http',
  }),
  ...cases(unreachable('The page answered 404.'), { 'a page that is gone': 'https://site.example/gone' }),
  ...cases(unreachable('The page broke off before its end.'), {
    'a page that breaks off': 'https://site.example/cut',
  }),
  ...cases(unreachable('There is no site at this address.'), {
    'a host that does not exist': 'https://nowhere.example/',
  }),
]
