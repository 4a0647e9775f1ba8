import { describe, expect, it, vi } from 'vitest'
import { identifyCaller } from '../../supabase/functions/_shared/http/caller.ts'

const userOf = vi.fn(async (token: string) => (token === 'user-token' ? 'u1' : null))
const identify = identifyCaller({ serviceKey: 'service-key', userOf })
const callWith = (authorization?: string) =>
  identify(new Request('http://localhost', { headers: authorization ? { authorization } : {} }))

describe('the caller of a function', () => {
  it('is a user by the token that the auth server knows', async () => {
    expect(await callWith('Bearer user-token')).toEqual({ kind: 'user', id: 'u1', token: 'user-token' })
  })

  it('is our own service by the service key, without asking the auth server', async () => {
    userOf.mockClear()
    expect(await callWith('bearer service-key')).toEqual({ kind: 'service' })
    expect(userOf).not.toHaveBeenCalled()
  })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic dTpw', 'user-token', 'Bearer a b'])(
    'has to log in when the header is %j',
    async (authorization) => {
      await expect(callWith(authorization)).rejects.toMatchObject({
        status: 401,
        message: 'Please log in first.',
      })
    },
  )

  it.each(['service-kez', 'service-ke', 'service-key1', 'SERVICE-KEY', 'expired'])(
    'is nobody with the token %s',
    async (token) => {
      await expect(callWith(`Bearer ${token}`)).rejects.toMatchObject({ status: 401 })
    },
  )

  it('is not refused because the auth server is out of reach', async () => {
    const outage = new Error('fetch failed')
    const unreachable = identifyCaller({ serviceKey: 'k', userOf: () => Promise.reject(outage) })
    const request = new Request('http://localhost', { headers: { authorization: 'Bearer t' } })
    await expect(unreachable(request)).rejects.toBe(outage)
  })
})
