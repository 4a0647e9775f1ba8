import path from 'node:path'
import type { Plugin } from 'vite'

const AUTH = /[\\/]@supabase[\\/]auth-js[\\/]dist[\\/]module[\\/]/
const AUTH_PARTS = ['./lib/webauthn', './lib/web3/ethereum']
const STAND_IN = path.resolve(import.meta.dirname, '../../src/shared/supabase/left-out-auth.ts')

const ZOD = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
/** What zod needs to generate JSON Schema: a quarter of its code, on every page. */
const JSON_SCHEMA: [RegExp, string][] = [
  [/inst\._zod\.processJSONSchema = .*;/g, ''],
  [/createStandardJSONSchemaMethod\(.*\)/g, 'undefined'],
  [/createToJSONSchemaMethod\(.*\)\(.*\)/g, 'undefined'],
]

const MERMAID = /[\\/]mermaid[\\/]dist[\\/].*\.mjs$/
/** Diagram types and layouts that Groundwork does not use, and formulas in labels: half of all files of the build. */
const OTHER_DIAGRAMS =
  /import\("(?:\.\/chunks\/mermaid\.core\/(?!flowDiagram|quadrantDiagram)[\w-]+\.mjs|\.\/(?:cose-bilkent|swimlanes)-\w+\.mjs|katex)"\)/g
const LEFT_OUT = 'Promise.reject(new Error("left out of the build"))'

/**
 * Leaves parts of packages out of the build that no page uses: passkeys and wallets in the auth client, JSON Schema in zod,
 * and most of mermaid. tests/architecture/left-out.test.ts fails once a page uses one of them.
 */
export function leftOut(): Plugin {
  return {
    name: 'groundwork:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && AUTH.test(importer) && AUTH_PARTS.includes(source) ? STAND_IN : null,
    transform(code, id) {
      if (MERMAID.test(id)) return code.replace(OTHER_DIAGRAMS, LEFT_OUT)
      if (!ZOD.test(id)) return
      return JSON_SCHEMA.reduce((left, [part, by]) => {
        if (!left.match(part)) throw new Error(`zod has nothing like ${part} any more`)
        return left.replace(part, by)
      }, code)
    },
  }
}
