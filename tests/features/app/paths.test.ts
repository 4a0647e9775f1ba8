import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths, safeRedirect } from '@/shared/lib/paths'

describe('safeRedirect', () => {
  it.each([
    '/dashboard',
    '/validate-idea',
    '/validate-idea/results/3f0c',
    '/pricing?project=3f0c',
    '/user/profile#names',
    '/admin/dashboard',
  ])('returns to the known page %s', (address) => expect(safeRedirect(address)).toBe(address))

  it.each([
    ['another site', 'https://evil.example/dashboard'],
    ['a site without its scheme', '//evil.example/dashboard'],
    ['a site behind a backslash', '/\\evil.example'],
    ['a site behind two backslashes', '\\\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hi'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed', '/dashboard\n'],
    ['a NUL', '/dashboard\u0000'],
    ['a C1 control character', '/dashboard\u0085'],
    ['climbing out', '/dashboard/../..//evil.example'],
    ['an unknown page', '/wp-admin'],
    ['a page below a known one', '/dashboard/evil'],
    ['a relative address', 'dashboard'],
    ['a user before the host', '/@evil.example'],
    ['the login itself', '/login?redirect=/login'],
    ['the sign-up', '/signup'],
    ['the landing page', '/'],
    ['nothing', ''],
    ['no value', null],
    ['an endless address', `/pricing?${'x'.repeat(3000)}`],
  ])('refuses %s', (_, address) => expect(safeRedirect(address)).toBeNull())

  it('never leaves the site, whatever it is given', () => {
    const alphabet = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '%',
      '?',
      '#',
      'dashboard',
      'evil.example',
      '\t',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 12 }), (parts) => {
        const target = safeRedirect(parts.join(''))
        return target === null || new URL(target, 'https://app.test').origin === 'https://app.test'
      }),
      { numRuns: 2000 },
    )
  })
})

describe('loginReturningTo', () => {
  it('keeps the page and its query', () =>
    expect(paths.loginReturningTo('http://localhost/pricing?project=7')).toBe(
      '/login?redirect=%2Fpricing%3Fproject%3D7',
    ))

  it('keeps nothing of a page that is not known', () =>
    expect(paths.loginReturningTo('http://localhost/somewhere')).toBe('/login'))
})
