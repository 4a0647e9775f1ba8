import type { Database } from '../../local/database/database'

/** One right, rule or check that is removed or weakened, and the SQL that restores it. */
export interface Mutation {
  kind: string
  name: string
  /** The table or function by which tests refer to it. */
  about: string
  apply: string
  undo: string
}

const OURS = `n.nspname in ('public', 'private')`
const TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace`
const FUNCTIONS = `pg_proc p join pg_namespace n on n.oid = p.pronamespace`
const NOT_OF_EXTENSIONS = `not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
const SIGNATURE = `format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))`

const POLICY = `
  select policyname as name, tablename as about, format('%I on %I.%I', policyname, schemaname, tablename) as policy,
    permissive, lower(cmd) as cmd, (select string_agg(quote_ident(role), ', ') from unnest(roles) role) as roles,
    qual, with_check
  from pg_policies where schemaname in ('public', 'private')`

/** All selects return kind, name, about, apply and undo. */
const QUERIES = [
  `with p as (${POLICY})
   select 'policy dropped' as kind, policy as name, about, 'drop policy ' || policy as apply,
     format('create policy %s as %s for %s to %s', policy, permissive, cmd, roles)
       || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as undo from p
   union all
   select 'policy open to every row', policy, about, format('alter policy %s using (true)', policy),
     format('alter policy %s using (%s)', policy, qual) from p where qual <> 'true'
   union all
   select 'policy open to every change', policy, about, format('alter policy %s with check (true)', policy),
     format('alter policy %s with check (%s)', policy, with_check) from p where with_check <> 'true'`,
  `select 'row security off' as kind, c.relname as name, c.relname as about,
     format('alter table %s disable row level security', c.oid::regclass) as apply,
     format('alter table %s enable row level security', c.oid::regclass) as undo
   from ${TABLES} where ${OURS} and c.relrowsecurity`,
  `select 'trigger off' as kind, t.tgname || ' on ' || t.tgrelid::regclass as name, c.relname as about,
     format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as apply,
     format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as undo
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     join pg_namespace n on n.oid = p.pronamespace
   where not t.tgisinternal and ${OURS}`,
  `select case con.contype when 'c' then 'check' when 'f' then 'foreign key' else 'unique constraint' end || ' dropped' as kind,
     con.conname || ' on ' || c.oid::regclass as name, c.relname as about,
     format('alter table %s drop constraint %I', c.oid::regclass, con.conname) as apply,
     format('alter table %s add constraint %I %s', c.oid::regclass, con.conname, pg_get_constraintdef(con.oid)) as undo
   from pg_constraint con join ${TABLES} on c.oid = con.conrelid
   where ${OURS} and con.contype in ('c', 'f', 'u', 'x')
     and not exists (select from pg_constraint r where r.confrelid = con.conrelid and r.conindid = con.conindid
       and r.contype = 'f' and con.contype = 'u')`,
  `select 'unique index dropped' as kind, c.relname as name, i.indrelid::regclass::text as about,
     format('drop index %s', c.oid::regclass) as apply, pg_get_indexdef(c.oid) as undo
   from pg_index i join ${TABLES} on c.oid = i.indexrelid
   where ${OURS} and i.indisunique and not exists (select from pg_constraint where conindid = c.oid)`,
  `select 'null allowed' as kind, format('%s.%I', c.oid::regclass, a.attname) as name, c.relname as about,
     format('alter table %s alter %I drop not null', c.oid::regclass, a.attname) as apply,
     format('alter table %s alter %I set not null', c.oid::regclass, a.attname) as undo
   from pg_attribute a join ${TABLES} on c.oid = a.attrelid
   where ${OURS} and c.relkind = 'r' and a.attnotnull and a.attnum > 0 and a.attidentity = '' and not exists
     (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey::int2[]))`,
  `select case when p.prosecdef then 'runs as its caller' else 'runs as its owner' end as kind, ${SIGNATURE} as name,
     p.proname as about,
     format('alter function %s security %s', ${SIGNATURE}, case when p.prosecdef then 'invoker' else 'definer' end) as apply,
     format('alter function %s security %s', ${SIGNATURE}, case when p.prosecdef then 'definer' else 'invoker' end) as undo
   from ${FUNCTIONS} where ${OURS} and p.prokind = 'f' and ${NOT_OF_EXTENSIONS}
     and (p.prosecdef or has_function_privilege('authenticated', p.oid, 'execute'))`,
  `select 'search path open' as kind, ${SIGNATURE} as name, p.proname as about,
     format('alter function %s reset search_path', ${SIGNATURE}) as apply,
     format('alter function %s set search_path = ''''', ${SIGNATURE}) as undo
   from ${FUNCTIONS} where ${OURS} and p.prosecdef and 'search_path=""' = any (p.proconfig)`,
  `select case when has then 'grant revoked' else 'granted' end as kind, format('%s: %s %s', role, privilege, tab) as name,
     about, format(case when has then 'revoke %s on %s from %I' else 'grant %s on %s to %I' end, privilege, tab, role) as apply,
     format(case when has then 'grant %s on %s to %I' else 'revoke %s on %s from %I' end, privilege, tab, role) as undo
   from (select role, privilege, c.oid::regclass as tab, c.relname as about, has_table_privilege(role, c.oid, privilege) as has,
       has_any_column_privilege(role, c.oid, privilege) as has_some
     from ${TABLES} cross join unnest(array['anon', 'authenticated']) role
       cross join unnest(array['select', 'insert', 'update']) privilege
     where ${OURS} and c.relkind in ('r', 'v')) g
   where has or not has_some`,
  `select case when has then 'grant revoked' else 'granted' end as kind, format('%s: execute %s', role, fn) as name, about,
     format(case when has then 'revoke execute on function %s from %I' else 'grant execute on function %s to %I' end, fn, role) as apply,
     format(case when has then 'grant execute on function %s to %I' else 'revoke execute on function %s from %I' end, fn, role) as undo
   from (select role, ${SIGNATURE} as fn, p.proname as about, has_function_privilege(role, p.oid, 'execute') as has
     from ${FUNCTIONS} cross join unnest(array['anon', 'authenticated']) role
     where ${OURS} and ${NOT_OF_EXTENSIONS} and p.prokind = 'f') g`,
]

/** Every mutation of the current rights and rules of the database, in a fixed order. */
export async function listMutations(database: Database): Promise<Mutation[]> {
  const all: Mutation[] = []
  for (const query of QUERIES)
    all.push(...(await database.query<Mutation>(`select * from (${query}) m order by kind, name`)))
  return all
}
