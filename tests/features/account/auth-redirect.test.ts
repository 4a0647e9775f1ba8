import { expect, it } from 'vitest'
import { readAuthRedirect } from '@/account/auth-redirect'

const APP = 'http://localhost/dashboard'
const EXPIRED = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'

it('takes the code of a social login out of the address', () =>
  expect(readAuthRedirect(`${APP}?code=abc&project=1`)).toEqual({
    code: 'abc',
    problem: null,
    address: `${APP}?project=1`,
  }))

it.each(['access_token=a&expires_in=3600&refresh_token=b&type=signup', 'access_token=a', 'refresh_token=b'])(
  'takes no session from an address, and does not leave it there: %s',
  (hash) =>
    expect(readAuthRedirect(`${APP}?project=1#${hash}`)).toEqual({
      code: null,
      problem: expect.stringMatching(/did not work/),
      address: `${APP}?project=1`,
    }),
)

it.each(['#', '?'])('says in words that a link has expired, when it is told behind a %s', (mark) =>
  expect(readAuthRedirect(APP + mark + EXPIRED)).toEqual({
    code: null,
    problem: expect.stringMatching(/expired or was already used/),
    address: APP,
  }),
)

it('never repeats what the address says, because anybody may have written it', () => {
  const { problem } = readAuthRedirect(`${APP}#error=x&error_code=x&error_description=Call+0800+EVIL`)
  expect(problem).not.toContain('EVIL')
  expect(problem).toMatch(/did not work/)
})

it.each([APP, `${APP}?project=1#top`])('finds nothing in %s', (address) =>
  expect(readAuthRedirect(address)).toEqual({ code: null, problem: null, address }),
)
