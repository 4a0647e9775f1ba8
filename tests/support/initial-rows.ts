import { z } from 'zod'
import type { StartedBackend } from '../../local/server/start-backend'

type Backend = Pick<StartedBackend, 'sql'>

const tableSchema = z.object({ name: z.string(), columns: z.string() })

const TABLES = `
  select c.oid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class c join pg_attribute on attrelid = c.oid
  where relkind = 'r' and relnamespace::regnamespace::text in ('auth', 'public', 'private')
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by c.oid order by name`

const SEQUENCES = `
  select string_agg(format('perform setval(%L, %s, %L);', s.oid::regclass, coalesce(last_value, start_value),
    last_value is not null), ' ') as script
  from pg_sequences join pg_class s on s.oid = format('%I.%I', schemaname, sequencename)::regclass`

/** A hash of every definition with the transaction that last changed it. */
const DEFINITIONS = `
  select md5(string_agg(definition, ' ' order by definition)) as hash from (
    select concat('column ', attrelid, ' ', attnum, ' ', xmin) as definition from pg_attribute where attrelid >= 16384
    union all select concat('relation ', oid, relacl, relrowsecurity, relowner) from pg_class where oid >= 16384
    union all select concat('function ', oid, ' ', xmin) from pg_proc where oid >= 16384
    union all select concat('trigger ', oid, ' ', xmin) from pg_trigger
    union all select concat('constraint ', oid, ' ', xmin) from pg_constraint
    union all select concat('policy ', oid, ' ', xmin) from pg_policy
    union all select concat('default ', oid, ' ', xmin) from pg_attrdef
    union all select concat('schema ', oid, ' ', xmin) from pg_namespace
  ) definitions`

/**
 * Remembers the database's current rows. The returned function restores them without firing triggers, and resolves to
 * false, restoring nothing, if a definition has changed since.
 */
export async function keepInitialRows({ sql }: Backend): Promise<() => Promise<boolean>> {
  const definitions = async () => (await sql<{ hash: string }>(DEFINITIONS))[0]?.hash
  const restore = await restoringScript({ sql })
  const before = await definitions()
  return async () => {
    if ((await definitions()) !== before) return false
    await sql(restore)
    return true
  }
}

async function restoringScript({ sql }: Backend): Promise<string> {
  const tables = z.array(tableSchema).parse(await sql(TABLES))
  const scripts = tables.map(async ({ name, columns }) => {
    const [filled] = await sql<{ script: string | null }>(
      `select format('insert into ${name} (${columns.replaceAll('%', '%%')}) overriding system value
         select ${columns.replaceAll('%', '%%')} from jsonb_populate_recordset(null::${name}, %L);', jsonb_agg(kept)) as script
       from ${name} kept having count(*) > 0`,
    )
    return filled?.script ?? ''
  })
  const [sequences] = await sql<{ script: string | null }>(SEQUENCES)
  return `do $restore$ begin
    set local session_replication_role = replica;
    truncate ${tables.map(({ name }) => name).join(', ')};
    ${(await Promise.all(scripts)).join('\n')}
    ${sequences?.script ?? ''}
  end $restore$`
}
