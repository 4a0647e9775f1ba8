// A migrated database on a server of this machine for the workers to copy: the embedded Postgres takes several times as long
// for the same queries. Workers use that one where this machine has no programs of a server.
import { Client } from 'pg'
import { startBackend } from '../../local/server/start-backend'
import { findPostgres, startPostgres } from './postgres'

const NAME = 'template_of_tests'

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!findPostgres()) return undefined
  const server = await startPostgres()
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${NAME}`).finally(() => client.end())
  const url = new URL(`/${NAME}`, server.url).href
  const backend = await startBackend({ databaseUrl: url })
  await backend.close()
  process.env.TEMPLATE_DATABASE_URL = url
  return () => server.close()
}
