import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The parts of packages that vite.config.ts and local/build/left-out.ts leave out. */
const LEFT_OUT = [
  // From supabase-js.
  /\bsupabase\s*\.(?:storage|realtime|channel|removeChannel|removeAllChannels|getChannels)\b/,
  /\.(?:schema|upsert|csv|geojson|explain|rollback|stripNulls|setHeader|maxAffected|neq|i?like(?:AllOf|AnyOf)?|regexI?Match|isDistinct|notIn|containedBy|range(?:Gte?|Lte?|Adjacent)|overlaps|textSearch)\(/,
  /\bauth\s*\.(?:admin|passkey|mfa|oauth|linkIdentity|unlinkIdentity|getUserIdentities|getClaims|reauthenticate)\b/,
  /\b(?:signInAnonymously|signInWith(?:Web3|IdToken|Otp|SSO|Passkey)|verifyOtp|registerPasskey)\b/,
  // From the router.
  /\b(?:useFetchers?|useSubmit|useActionData|patchRoutesOnNavigation|instrumentations|hydrationData)\b|\bmiddleware: ?\[|\bActionFunction|<(?:Form|fetcher\.Form)\b|\bprefetch="/,
  // From zod.
  /\btoJSONSchema\b|\bz(?:\s*\.\w+\([^()]*\))*\s*\.(?:jwt|emoji|uuidv[467]|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|ipv[46]|cidrv[46]|e164|datetime|time|duration|slugify|exactPartial|and)\(/,
  /\.(?:lowercase|uppercase|exactOptional|nonoptional|prefault|describe|meta|validate(?:Async)?|(?:encode|decode)Async|safe(?:Encode|Decode)(?:Async)?|required|safeExtend)\(|\.(?:min|max)(?:Length|Value)\b|\b\w+Schema\.(?:encode|decode|format|description|spa|register|apply)\b/,
]

it('uses no part of a package that the build leaves out', () => {
  const files = ['src', 'supabase/functions/_shared/domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const using = files.filter((file) => LEFT_OUT.some((part) => part.test(readFileSync(file, 'utf8'))))
  expect(using).toEqual([])
})
