import { App } from '@supabase/lite'
import { authAdapter, mailDriver } from '../auth/auth-adapter.ts'
import { refuseUnsignedBearer } from '../auth/bearer.ts'
import { createMailbox, type Mailbox } from '../auth/mailbox.ts'
import { type Config, type ConfigOverrides, readConfig } from '../config.ts'
import { refuseFormerSchema } from '../database/baseline.ts'
import { type Database, UnreachableError } from '../database/database.ts'
import { AUTH_HELPERS_SQL } from '../database/hosted-schema.ts'
import { migrate } from '../database/migrate.ts'
import { PROJECT_DIR } from '../paths.ts'
import { loadSecrets, type Secrets } from '../secrets.ts'

export interface BackendOptions {
  /** An open database; closing the backend closes it. */
  database: Database
  /** Folder with config.toml, migrations and seed.sql. */
  projectDir?: string
  config?: ConfigOverrides
}

/** The database with its REST and auth servers: a hosted project without its functions. */
export interface Backend {
  readonly config: Config
  readonly keys: Secrets
  readonly database: Database
  readonly mailbox: Mailbox
  /** Names of the migrations and seeds that this start applied. */
  readonly applied: string[]
  handle(request: Request): Promise<Response>
  /** Applies migrations that were added since; returns their names. */
  migrate(): Promise<string[]>
  close(): Promise<void>
}

/**
 * Migrates a database and starts the REST and auth servers on it. Throws `FormerSchemaError`, and changes nothing, for
 * a database of another baseline.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { database, projectDir = PROJECT_DIR } = options
  const config = readConfig(projectDir, withEnvironment(options.config))
  const keys = loadSecrets()
  const mailbox = createMailbox()
  try {
    await refuseFormerSchema(database, projectDir)
    const app = await createApp({ config, keys, mailbox, database })
    await database.script(AUTH_HELPERS_SQL)
    const migrateNow = () => migrate(database, { projectDir, seed: config.db.seed })
    const applied = await migrateNow()
    const serve = (request: Request) => database.exclusive(() => app.fetch(request, { peerAddress: null }))
    const adapted = authAdapter(serve, { database, mailbox, auth: config.auth })
    const handle = async (request: Request) =>
      refuseUnsignedBearer(request, keys) ?? adapted(request).catch(answerUnreachable)
    const close = () => database.close()
    return { config, keys, database, mailbox, applied, handle, migrate: migrateNow, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** PostgREST's response while it has no connection to its database. */
function answerUnreachable(error: unknown): Response {
  if (!(error instanceof UnreachableError)) throw error
  const message = 'Could not connect with the database'
  const headers = { 'Retry-After': '1', 'Access-Control-Allow-Origin': '*' }
  return Response.json({ code: 'PGRST001', message, details: null, hint: null }, { status: 503, headers })
}

/** LOCAL_EMAIL_CONFIRMATIONS=true requires confirmed emails without editing config.toml. */
function withEnvironment(overrides: ConfigOverrides = {}): ConfigOverrides {
  const wanted = process.env.LOCAL_EMAIL_CONFIRMATIONS
  if (!wanted) return overrides
  const email = { enable_confirmations: wanted === 'true', ...overrides.auth?.email }
  return { ...overrides, auth: { ...overrides.auth, email } }
}

/** An email link may return to any port of this machine, since the app's port varies. */
const LOCAL_RETURNS = ['http://127.0.0.1:*/**', 'http://localhost:*/**']

interface Parts {
  config: Config
  keys: Secrets
  mailbox: Mailbox
  database: Database
}

async function createApp({ config, keys, mailbox, database }: Parts) {
  // Lite does not implement these limits; the server counts attempts itself.
  const { rate_limit, ...auth } = config.auth
  const app = new App({
    api: config.api,
    auth: {
      ...auth,
      enabled: true,
      additional_redirect_urls: [...auth.additional_redirect_urls, ...LOCAL_RETURNS],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    connection: database.connection,
    options: { drivers: { email: mailDriver(mailbox) }, server: { admin: false, disableStudio: true } },
  })
  await app.init()
  await app.ensureSystemSchema()
  return app
}
