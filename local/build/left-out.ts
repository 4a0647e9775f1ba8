import { createRequire } from 'node:module'
import path from 'node:path'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'
import { ownMergeCode } from './class-groups.ts'

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
  /** Code that only one of the modules with such a name has. */
  having?: string
  /** Functions and methods that nothing calls: the build removes their bodies, and the code that only they use. */
  uncalled: string[]
  /** Other code to remove or replace. */
  replaced: [RegExp, string][]
}

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
    // Stand-ins for the user of a session that a server read, or that is stored apart from its user.
    module: /[\\/]auth-js[\\/]dist[\\/]module[\\/]lib[\\/]helpers\.js$/,
    uncalled: ['userNotAvailableProxy', 'insecureUserWarningProxy'],
    replaced: [],
  },
  {
    // Headers that trace a request, and channels.
    module: /[\\/]supabase-js[\\/]dist[\\/]index\.mjs$/,
    uncalled: [
      ...['getDefaultPropagationTargets', 'getTraceHeaders', 'extractTraceContext', 'loadOtel'],
      ...['channel', 'getChannels', 'removeChannel', 'removeAllChannels', 'schema'],
    ],
    replaced: [],
  },
  {
    // Filters and formats of rows that no request names.
    module: /[\\/]postgrest-js[\\/]dist[\\/]index\.mjs$/,
    uncalled: [
      ...['stripNulls', 'setHeader', 'csv', 'geojson', 'explain', 'rollback', 'maxAffected', 'neq', 'like'],
      ...['likeAllOf', 'likeAnyOf', 'ilike', 'ilikeAllOf', 'ilikeAnyOf', 'regexMatch', 'regexIMatch'],
      ...['isDistinct', 'notIn', 'containedBy', 'rangeGt', 'rangeGte', 'rangeLt', 'rangeLte'],
      ...['rangeAdjacent', 'overlaps', 'textSearch', 'upsert', 'schema'],
    ],
    replaced: [],
  },
  {
    // Server components, documents rendered by a server, prefetched links, instrumentation, middleware, actions,
    // forms and fetchers, and hooks for routers that load no data.
    module: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[\w-]+\.mjs$/,
    having: 'function createBrowserRouter(',
    uncalled: [
      ...['PrefetchPageLinks', 'RSCErrorHandler', 'RemixRootDefaultErrorBoundary', 'Scripts'],
      ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'discoverRoutes'],
      ...['deserializeErrors', 'decodeRouteErrorResponseDigest', 'DefaultErrorComponent'],
      ...['runClientMiddlewarePipeline', 'useNavigateUnstable'],
      ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'useSubmit'],
      ...['useFormAction', 'HistoryRouter'],
    ],
    replaced: [
      // What has a name for the developer tools cannot be left out by itself.
      [/^(?:Form|HistoryRouter)\.displayName = .*;$/gm, ''],
      [/(?<=^var Form = )(?=React)/gm, '/* @__PURE__ */ '],
      [/(?<=\] = )usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false]'],
    ],
  },
  {
    // JSON Schema, formats and methods that no schema names, cycles (what is parsed comes from JSON), and code generated
    // at run time, which the Content-Security-Policy forbids anyway.
    module: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    uncalled: [
      ...['jwt', 'emoji', 'uuidv4', 'uuidv6', 'uuidv7', 'nanoid', 'cuid', 'cuid2', 'ulid', 'base64'],
      ...['base64url', 'xid', 'ksuid', 'ipv4', 'ipv6', 'cidrv4', 'cidrv6', 'e164', 'datetime', 'time'],
      ...[
        'duration',
        'slugify',
        'lowercase',
        'uppercase',
        'exactPartial',
        'exactOptional',
        'and',
        'nonoptional',
      ],
      ...['prefault', 'describe', 'meta', 'register', 'apply', 'spa', 'validate', 'validateAsync', 'encode'],
      ...['decode', 'encodeAsync', 'decodeAsync', 'safeEncode', 'safeDecode', 'safeEncodeAsync'],
      ...['safeDecodeAsync', 'description', 'required', 'safeExtend'],
    ],
    replaced: [
      [/inst\._zod\.processJSONSchema = .*;/g, ''],
      [/createStandardJSONSchemaMethod\(.*\)/g, 'undefined'],
      [/createToJSONSchemaMethod\(.*\)\(.*\)/g, 'undefined'],
      [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g, 'undefined'],
      [/core\.\$ZodObjectJIT\.init/g, 'core.$ZodObject.init'],
      [/processors\.aggregateChecks\(inst\)/g, '({})'],
    ],
  },
]

/** The code without the bodies of the named functions and methods. Throws if the file lacks one of them. */
function withoutBodies(code: string, names: string[]): string {
  const found = new Set<string>()
  const bodies: ESTree.BlockStatement[] = []
  const note = (key: ESTree.Node | null, body: ESTree.Node | null) => {
    if (key?.type !== 'Identifier' || !names.includes(key.name) || body?.type !== 'BlockStatement') return
    found.add(key.name)
    bodies.push(body)
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }) => note(id, body),
    MethodDefinition: ({ key, value }) => note(key, value.body),
    Property: ({ key, value }) => value.type === 'FunctionExpression' && note(key, value.body),
  }).visit(parseAst(code))
  for (const name of names) if (!found.has(name)) throw new Error(`The package has no ${name} any more`)
  return bodies
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
      if (id.endsWith('tailwind-merge/dist/bundle-mjs.mjs')) return ownMergeCode()
      const cut = CUTS.find(({ module, having = '' }) => module.test(id) && code.includes(having))
      return cut?.replaced.reduce(replace, withoutBodies(code, cut.uncalled))
    },
  }
}
