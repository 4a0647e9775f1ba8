type Query = (text: string) => Promise<{ line: string }[]>

const ROLES = `unnest(array['anon', 'authenticated', 'service_role']) role`

/** Each role's privileges on each table, with the columns unless they cover all of them. */
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
    array_to_string(roles, ', '), policyname)
    || coalesce(' using ' || regexp_replace(qual, '\\s+', ' ', 'g'), '')
    || coalesce(' check ' || regexp_replace(with_check, '\\s+', ' ', 'g'), '') as line
  from pg_policies where schemaname in ('public', 'private')
  union all
  select format('%I.%I has no row security', n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`

/** Constraints, which apply to every writer of the row. */
const CONSTRAINTS = `
  select format('%s %I: %s', con.conrelid::regclass, con.conname, regexp_replace(pg_get_constraintdef(con.oid), '\\s+', ' ', 'g'))
    as line
  from pg_constraint con join pg_class c on c.oid = con.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and con.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select format('%s.%I: not null', c.oid::regclass, a.attname)
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnotnull and a.attnum > 0 and not a.attisdropped
  union all
  select pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and i.indisunique
    and not exists (select from pg_constraint where conindid = i.indexrelid)`

/** Triggers, which protect rows where policies don't apply. */
const TRIGGERS = `
  select pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ', not always' end as line
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace
  where not t.tgisinternal and n.nspname in ('public', 'private')`

/** The role and search path of each function, including those that no API role may call. */
const SETTINGS = `
  select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
    || case when p.prosecdef then ' as its owner' else ' as its caller' end
    || coalesce(', ' || (select string_agg(setting, ', ' order by setting) from unnest(p.proconfig) setting), '') as line
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** All effective rights of the API roles and all rules for rows and functions, one per line in a fixed order. */
export async function readRights(query: Query): Promise<string> {
  const parts: string[] = []
  for (const [title, text] of Object.entries({
    SCHEMAS,
    TABLES,
    FUNCTIONS,
    POLICIES,
    CONSTRAINTS,
    TRIGGERS,
    SETTINGS,
  })) {
    const rows = await query(text)
    parts.push(`# ${title.toLowerCase()}`, ...rows.map(({ line }) => line).sort(), '')
  }
  return parts.join('\n')
}
