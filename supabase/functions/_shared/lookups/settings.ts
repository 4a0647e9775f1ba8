import { z } from 'zod'
import { LOOKUP_SOURCE_IDS, type LookupSource } from '../domain/lookups.ts'

const ids = new Set<string>(LOOKUP_SOURCE_IDS)
const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const settingsSchema = z.object({
  LOOKUPS: z
    .string()
    .default('on')
    .transform(listed)
    .refine((names) => names.every((name) => ids.has(name) || name === 'on' || name === 'off'), {
      error: `must be on, off, or some of ${LOOKUP_SOURCE_IDS.join(', ')}`,
    }),
  LOOKUPS_CONTACT: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+@[\x21-\x7e]+$|^https?:\/\/[\x21-\x7e]+$/, 'must be an e-mail or a web address')
    .optional(),
  LOOKUPS_ADDRESSES: z
    .string()
    .default('')
    .transform((text) => Object.fromEntries(listed(text).map((part) => part.split(/=(.*)/s).slice(0, 2))))
    .pipe(z.record(z.string(), z.url({ protocol: /^https?$/ }))),
})

export interface LookupSettings {
  /** Whether no source is queried. */
  isOff: boolean
  isOn(source: LookupSource): boolean
  /** Identifies the operator to the sources. */
  userAgent: string
  hasContact: boolean
  /** The base address of a source's host, without a trailing slash; `given` is the source's own. */
  baseOf(source: LookupSource, host: string, given: string): string
}

/** Reads the lookup settings from the environment (docs/lookups.md#settings). Throws a `ZodError` if any is malformed. */
export function lookupSettings(variableOf: (name: string) => string | undefined): LookupSettings {
  const names = Object.keys(settingsSchema.shape)
  const given = names.map((name) => [name, variableOf(name)?.trim() || undefined])
  const { LOOKUPS, LOOKUPS_CONTACT, LOOKUPS_ADDRESSES } = settingsSchema.parse(Object.fromEntries(given))
  const all = LOOKUPS.includes('on')
  const bases = new Map(Object.entries(LOOKUPS_ADDRESSES).map(([id, url]) => [id, url.replace(/\/+$/, '')]))
  const isOff = LOOKUPS.includes('off') || LOOKUPS.length === 0
  return {
    isOff,
    isOn: (source) => !isOff && (all || LOOKUPS.includes(source)),
    userAgent: LOOKUPS_CONTACT ? `Groundwork/1 (${LOOKUPS_CONTACT})` : 'Groundwork/1',
    hasContact: LOOKUPS_CONTACT !== undefined,
    baseOf: (source, host, own) => {
      const suffix = host === 'main' ? '' : `/${host}`
      const single = bases.get(source)
      if (single) return single + suffix
      const shared = bases.get('all')
      return shared ? `${shared}/${source}${suffix}` : own
    },
  }
}
