import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError, isNetworkError, isSessionRefused, toAppError } from '@/shared/supabase/app-error'
import { invoke } from '@/shared/supabase/invoke'
import { fakeSupabase, offline } from '../../../support/fake-supabase'

const FUNCTION = 'POST /functions/v1/validate-idea'
const answered = (body: BodyInit, init: ResponseInit = {}) =>
  fakeSupabase({
    [FUNCTION]: () => new Response(body, { headers: { 'content-type': 'application/json' }, ...init }),
  })

afterEach(() => vi.restoreAllMocks())

describe('toAppError', () => {
  it('keeps message, code and status of what the database refused', () => {
    const error = toAppError({ code: '42501', message: 'permission denied', details: null, hint: null }, 403)
    expect(error).toMatchObject({ message: 'permission denied', code: '42501', status: 403 })
  })

  it('tells being offline from a server that does not answer', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const gone = toAppError(new TypeError('Failed to fetch'))
    expect(gone).toMatchObject({ code: 'offline', status: null })
    expect(gone.message).toMatch(/You appear to be offline/)
    const silent = toAppError(new TypeError('NetworkError when attempting to fetch resource.'))
    expect(silent.code).toBe('network')
    expect([gone, silent].every(isNetworkError)).toBe(true)
  })

  it.each([undefined, null, '', 0, {}])('has words even for %j', (thrown) =>
    expect(toAppError(thrown).message).toBe('Something went wrong. Please try again.'),
  )

  it('leaves an AppError as it is', () => {
    const error = new AppError('once')
    expect(toAppError(error)).toBe(error)
  })

  it('knows a refused token', () => {
    expect(isSessionRefused(new AppError('JWT expired', { status: 401 }))).toBe(true)
    expect(isSessionRefused(new AppError('gone', { status: 403, code: 'user_not_found' }))).toBe(true)
    expect(isSessionRefused(new AppError('not yours', { status: 403, code: '42501' }))).toBe(false)
  })
})

describe('invoke', () => {
  it('gives back the body', async () => {
    answered('{"success":true}')
    expect(await invoke('validate-idea', {})).toEqual({ success: true })
  })

  it('throws the error text and code of the body', async () => {
    answered('{"error":"Validation limit reached.","code":"quota_exceeded"}', { status: 402 })
    await expect(invoke('validate-idea', {})).rejects.toMatchObject({
      message: 'Validation limit reached.',
      code: 'quota_exceeded',
      status: 402,
    })
  })

  it('throws status and status text when the body has none', async () => {
    answered('<html>', { status: 502, statusText: 'Bad Gateway' })
    await expect(invoke('validate-idea', {})).rejects.toMatchObject({
      message: 'Server error: 502 Bad Gateway',
    })
  })

  it.each(['<html>', '"text"'])('does not accept %s as an answer', async (body) => {
    answered(body)
    await expect(invoke('validate-idea', {})).rejects.toThrow('Invalid response format from server')
  })

  it('says when no answer came', async () => {
    fakeSupabase({ [FUNCTION]: offline })
    await expect(invoke('validate-idea', {})).rejects.toSatisfy(isNetworkError)
  })
})
