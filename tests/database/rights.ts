type Query = (text: string) => Promise<{ line: string }[]>

const ROLES = `unnest(array['anon', 'authenticated', 'service_role']) role`

/** What each role may do with each table, the columns named where it is not all of them. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) || ' ' || role || ': ' || lower(privilege)
    || case when bool_and(granted) then ''
       else ' (' || string_agg(column_name, ', ' order by column_name) filter (where granted) || ')' end as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join ${ROLES} cross join unnest(array['SELECT', 'INSERT', 'UPDATE']) privilege
  cross join lateral (
    select attname as column_name, has_column_privilege(role, c.oid, attnum, privilege) as granted
    from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) a
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  group by n.nspname, c.relname, role, privilege
  having bool_or(granted)
  union all
  select format('%I.%I', n.nspname, c.relname) || ' ' || role || ': ' || lower(privilege)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join ${ROLES} cross join unnest(array['DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_table_privilege(role, c.oid, privilege)`

const FUNCTIONS = `
  select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
    || ' ' || role || ': execute' || case when p.prosecdef then ', as its owner' else '' end as line
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join ${ROLES}
  where n.nspname in ('public', 'private') and has_function_privilege(role, p.oid, 'EXECUTE')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

const SCHEMAS = `
  select nspname || ' ' || role || ': ' || lower(privilege) as line
  from pg_namespace cross join ${ROLES} cross join unnest(array['USAGE', 'CREATE']) privilege
  where nspname in ('public', 'private', 'auth') and has_schema_privilege(role, oid, privilege)`

const POLICIES = `
  select format('%I.%I %s %s to %s: %s', schemaname, tablename, lower(permissive), lower(cmd),
    array_to_string(roles, ', '), policyname) as line
  from pg_policies where schemaname in ('public', 'private')
  union all
  select format('%I.%I has no row security', n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`

/** All effective rights of the roles of the API, and the policies by name, one a line in a fixed order. */
export async function readRights(query: Query): Promise<string> {
  const parts: string[] = []
  for (const [title, text] of Object.entries({ SCHEMAS, TABLES, FUNCTIONS, POLICIES })) {
    const rows = await query(text)
    parts.push(`# ${title.toLowerCase()}`, ...rows.map(({ line }) => line).sort(), '')
  }
  return parts.join('\n')
}
