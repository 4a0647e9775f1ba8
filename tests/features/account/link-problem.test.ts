import { expect, it } from 'vitest'
import { linkProblem, withoutLinkProblem } from '@/account/link-problem'

const APP = 'http://localhost/dashboard'

it('says in words that a link has expired, whether the hash or the query tells it', () => {
  const fields = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
  expect(linkProblem(`${APP}#${fields}`)).toMatch(/expired or was already used/)
  expect(linkProblem(`${APP}?${fields}`)).toMatch(/expired or was already used/)
})

it('never repeats what the address says, because anybody may have written it', () => {
  const text = linkProblem(`${APP}#error=x&error_code=x&error_description=Call+0800+EVIL`)
  expect(text).not.toContain('EVIL')
  expect(text).toMatch(/did not work/)
})

it('finds nothing in an ordinary address or in a fresh session', () => {
  expect(linkProblem(`${APP}?project=1#top`)).toBeNull()
  expect(linkProblem(`${APP}#access_token=a&refresh_token=b`)).toBeNull()
})

it('takes the problem out of the address and leaves the rest', () => {
  expect(withoutLinkProblem(`${APP}?project=1&error=a&error_code=b#error=a&error_description=c`)).toBe(
    `${APP}?project=1`,
  )
  expect(withoutLinkProblem(`${APP}?project=1#top`)).toBe(`${APP}?project=1#top`)
})
