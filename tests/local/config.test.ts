import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDurationSeconds } from '../../local/auth/duration'
import { readConfig } from '../../local/config'
import { PROJECT_DIR } from '../../local/paths'
import { tempFolder } from './folders'
import { PROJECT_DIR as FIXTURE } from './project'

describe('config.toml', () => {
  it('is read with its sections that only the Supabase CLI knows', () => {
    const { auth, functions } = readConfig(FIXTURE)
    expect(auth.email.max_frequency).toBe('1s')
    expect(functions.open).toEqual({ enabled: true, verify_jwt: false })
  })

  it('has the defaults of the CLI where it says nothing', () => {
    const { auth, api } = readConfig(tempFolder())
    expect(auth).toMatchObject({ enable_signup: true, minimum_password_length: 6, jwt_expiry: 3600 })
    expect(api.schemas).toEqual(['public'])
  })

  it('takes overrides on top', () => {
    const { auth } = readConfig(FIXTURE, { auth: { email: { enable_confirmations: true } } })
    expect(auth.email).toMatchObject({ enable_confirmations: true, max_frequency: '1s' })
  })

  it('takes env(NAME) from the environment', () => {
    const dir = tempFolder()
    fs.writeFileSync(
      path.join(dir, 'config.toml'),
      '[auth.external.github]\nenabled = true\nclient_id = "env(HOME)"\nsecret = "env(NO_SUCH_VARIABLE)"\n',
    )
    const github = { enabled: true, client_id: process.env.HOME, secret: '' }
    expect(readConfig(dir).auth.external.github).toEqual(github)
  })

  it('of this project is readable', () => {
    expect(Object.keys(readConfig(PROJECT_DIR).functions)).toContain('validate-idea')
  })

  it.each([
    ['1s', 1],
    ['60s', 60],
    ['1m30s', 90],
    ['1h', 3600],
  ])('counts %s as %i seconds', (duration, total) => expect(parseDurationSeconds(duration)).toBe(total))
})
