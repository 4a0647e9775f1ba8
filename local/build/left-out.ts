import { createRequire } from 'node:module'
import path from 'node:path'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'
import { usedClassGroups } from './class-groups.ts'

const AUTH = /[\\/]@supabase[\\/]auth-js[\\/]dist[\\/]module[\\/]/
const AUTH_PARTS = ['./lib/webauthn', './lib/web3/ethereum']
const STAND_IN = path.resolve(import.meta.dirname, '../../src/shared/supabase/left-out-auth.ts')

const MERMAID = /[\\/]mermaid[\\/]dist[\\/].*\.mjs$/
/** Diagram types and layouts that Groundwork does not use, and formulas in labels: half of all files of the build. */
const OTHER_DIAGRAMS =
  /import\("(?:\.\/chunks\/mermaid\.core\/(?!flowDiagram|quadrantDiagram)[\w-]+\.mjs|\.\/(?:cose-bilkent|swimlanes)-\w+\.mjs|katex)"\)/g
const LEFT_OUT = 'throw new Error("left out of the build")'

interface Cut {
  module: RegExp
  /** Functions and methods that nothing calls: the build removes their bodies, and the code that only they use. */
  uncalled: string[]
  /** Other code to remove or replace. */
  replaced: [RegExp, string][]
}

const CHUNK = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[\w-]+\.mjs$/

const CUTS: Cut[] = [
  {
    // Ways to sign in, factors, linked identities, passkeys, the OAuth server and locks, none of which the app uses.
    module: /[\\/]auth-js[\\/]dist[\\/]module[\\/]GoTrueClient\.js$/,
    uncalled: [
      ...['signInAnonymously', 'signInWithWeb3', 'signInWithEthereum', 'signInWithSolana'],
      ...[
        'signInWithIdToken',
        'signInWithOtp',
        'verifyOtp',
        'signInWithSSO',
        'reauthenticate',
        '_reauthenticate',
      ],
      ...['_acquireLock', '_getSessionFromURL', 'getUserIdentities', 'unlinkIdentity', 'linkIdentity'],
      ...[
        'linkIdentityOAuth',
        'linkIdentityIdToken',
        'fetchJwk',
        'getClaims',
        '_unenroll',
        '_enroll',
        '_verify',
      ],
      ...['_challenge', '_challengeAndVerify', '_listFactors', '_getAuthenticatorAssuranceLevel'],
      ...['_getAuthorizationDetails', '_approveAuthorization', '_denyAuthorization', '_listOAuthGrants'],
      ...['_revokeOAuthGrant', 'signInWithPasskey', 'registerPasskey', '_startPasskeyRegistration'],
      ...['_verifyPasskeyRegistration', '_startPasskeyAuthentication', '_verifyPasskeyAuthentication'],
      ...['_listPasskeys', '_updatePasskey', '_deletePasskey'],
    ],
    replaced: [],
  },
  {
    // The admin client, which also has the method that signs a user out.
    module: /[\\/]auth-js[\\/]dist[\\/]module[\\/]GoTrueAdminApi\.js$/,
    uncalled: [
      ...['inviteUserByEmail', 'generateLink', 'createUser', 'listUsers', 'getUserById', 'updateUserById'],
      ...['deleteUser', '_listFactors', '_deleteFactor', '_listOAuthClients', '_createOAuthClient'],
      ...['_getOAuthClient', '_updateOAuthClient', '_deleteOAuthClient', '_regenerateOAuthClientSecret'],
      ...['_listCustomProviders', '_createCustomProvider', '_getCustomProvider', '_updateCustomProvider'],
      ...['_deleteCustomProvider', '_adminListPasskeys', '_adminDeletePasskey'],
    ],
    replaced: [],
  },
  {
    // Server components, documents rendered by a server, prefetched links, instrumentation, actions and fetchers.
    module: CHUNK,
    uncalled: [
      ...['PrefetchPageLinks', 'RSCErrorHandler', 'RemixRootDefaultErrorBoundary', 'Scripts'],
      ...[
        'getRouteInstrumentationUpdates',
        'instrumentClientSideRouter',
        'handleAction',
        'handleFetcherAction',
      ],
      ...['handleFetcherLoader', 'discoverRoutes', 'deserializeErrors'],
    ],
    replaced: [],
  },
  {
    // JSON Schema, formats that no schema names, cycles (what is parsed comes from JSON), and code generated at run time,
    // which the Content-Security-Policy forbids anyway.
    module: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    uncalled: [
      ...[
        'jwt',
        'emoji',
        'nanoid',
        'cuid',
        'cuid2',
        'ulid',
        'base64',
        'base64url',
        'xid',
        'ksuid',
        'ipv4',
        'ipv6',
      ],
      ...['cidrv4', 'cidrv6', 'e164', 'datetime', 'time', 'duration', 'slugify', 'exactPartial', 'and'],
    ],
    replaced: [
      [/inst\._zod\.processJSONSchema = .*;/g, ''],
      [/createStandardJSONSchemaMethod\(.*\)/g, 'undefined'],
      [/createToJSONSchemaMethod\(.*\)\(.*\)/g, 'undefined'],
      [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g, 'undefined'],
      [/core\.\$ZodObjectJIT\.init/g, 'core.$ZodObject.init'],
    ],
  },
]

/**
 * The code without the bodies of the named functions and methods. Throws if the file lacks one of them; a chunk of
 * React Router may lack all.
 */
function withoutBodies(code: string, names: string[], id: string): string {
  const bodies = new Map<string, ESTree.BlockStatement>()
  const note = (key: ESTree.Node | null, body: ESTree.Node | null) => {
    if (key?.type === 'Identifier' && names.includes(key.name) && body?.type === 'BlockStatement')
      bodies.set(key.name, body)
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }) => note(id, body),
    MethodDefinition: ({ key, value }) => note(key, value.body),
    Property: ({ key, value }) => value.type === 'FunctionExpression' && note(key, value.body),
  }).visit(parseAst(code))
  if (bodies.size === 0 && CHUNK.test(id)) return code
  for (const name of names) if (!bodies.has(name)) throw new Error(`The package has no ${name} any more`)
  return [...bodies.values()]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}{${LEFT_OUT}}${left.slice(end)}`, code)
}

function replace(code: string, [part, by]: [RegExp, string]): string {
  if (!code.match(part)) throw new Error(`The package has nothing like ${part} any more`)
  return code.replace(part, by)
}

const routerFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)
/** The package declares its production build under no condition that a bundler knows. */
const ROUTER: Record<string, string> = {
  'react-router': path.join(routerFolder, 'index.mjs'),
  'react-router/dom': path.join(routerFolder, 'dom-export.mjs'),
}

/**
 * Leaves parts of packages out of the build that no page uses. tests/architecture/left-out.test.ts fails once a page
 * uses one of them.
 */
export function leftOut(): Plugin {
  return {
    name: 'groundwork:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer && AUTH.test(importer) && AUTH_PARTS.includes(source)) return STAND_IN
      return ROUTER[source] ?? null
    },
    transform(code, id) {
      if (MERMAID.test(id)) return code.replace(OTHER_DIAGRAMS, `(async () => { ${LEFT_OUT} })()`)
      if (id.endsWith('tailwind-merge/dist/bundle-mjs.mjs')) return usedClassGroups(code)
      const cut = CUTS.find(({ module }) => module.test(id))
      return cut?.replaced.reduce(replace, withoutBodies(code, cut.uncalled, id))
    },
  }
}
