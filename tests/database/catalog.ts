import type { Database } from '../../local/database/database'

/** A database's contents: the definition of each object, by kind and name. */
export type SchemaCatalog = Record<string, string>

/**
 * Reads every object of `public` and `private`, with its owner's rights, grants and comments, and our triggers on
 * `auth`.
 */
export async function readSchema(database: Database): Promise<SchemaCatalog> {
  const rows = await database.query<{ object: string; definition: string }>(SCHEMA_SQL)
  return Object.fromEntries(rows.map(({ object, definition }) => [object, definition]))
}

/** Grants in a fixed order regardless of grantor, including Postgres's defaults where none are recorded. */
const grants = (acl: string, kind: string, owner: string) => `(
  select coalesce(string_agg(
    format('%s %s%s', case grantee when 0 then 'public' else grantee::regrole::text end, lower(privilege_type),
      case when is_grantable then ' with grant option' else '' end),
    ', ' order by grantee::regrole::text, privilege_type), 'nobody')
  from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))))`

const SCHEMA_SQL = `
with ours as (
  select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'private')
), relation as (
  select c.*, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join ours n on n.oid = c.relnamespace
), routine as (
  select p.*, format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p join ours n on n.oid = p.pronamespace
  where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
)
select format('default privileges of %s for %s in %s', d.defaclrole::regrole, d.defaclobjtype,
  coalesce(ours.nspname, 'all schemas')) as object, ${grants('d.defaclacl', 'f', 'd.defaclrole')} as definition
from pg_default_acl d left join ours on ours.oid = d.defaclnamespace
where d.defaclnamespace = 0 or ours.oid is not null
union all
select 'schema ' || nspname as object, ${grants('nspacl', 'n', 'nspowner')} as definition
from ours where nspname = 'private'
union all
select 'relation ' || name, format('kind %s, security %s %s, grants: %s, comment: %s', relkind, relrowsecurity,
  relforcerowsecurity, ${grants('relacl', 'r', 'relowner')}, obj_description(oid, 'pg_class'))
from relation where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
union all
select format('column %s.%I', r.name, a.attname), format(
  '%s: %s%s, default %s, identity %s, generated %s, collation %s, grants: %s, comment: %s',
  row_number() over (partition by a.attrelid order by a.attnum), format_type(a.atttypid, a.atttypmod),
  case when a.attnotnull then ' not null' else '' end, pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated,
  a.attcollation::regcollation, ${grants('a.attacl', 'c', 'r.relowner')}, col_description(r.oid, a.attnum))
from relation r join pg_attribute a on a.attrelid = r.oid
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where r.relkind in ('r', 'p', 'v', 'm', 'c') and a.attnum > 0 and not a.attisdropped
union all
select format('constraint %I on %s', con.conname, r.name), pg_get_constraintdef(con.oid)
from pg_constraint con join relation r on r.oid = con.conrelid
union all
select 'view ' || r.name, pg_get_viewdef(r.oid) from relation r where r.relkind in ('v', 'm')
union all
select 'index ' || r.name, pg_get_indexdef(r.oid) from relation r where r.relkind in ('i', 'I')
union all
select format('policy %I on %s', p.polname, r.name), format('%s, permissive %s, to %s, using %s, check %s', p.polcmd,
  p.polpermissive, p.polroles::regrole[], pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
from pg_policy p join relation r on r.oid = p.polrelid
union all
select format('trigger %I on %s', t.tgname, t.tgrelid::regclass), format('%s, enabled %s', pg_get_triggerdef(t.oid),
  t.tgenabled)
from pg_trigger t join pg_proc p on p.oid = t.tgfoid join ours n on n.oid = p.pronamespace where not t.tgisinternal
union all
select 'function ' || name, format('%s%s grants: %s, comment: %s', pg_get_functiondef(oid), E'\\n',
  ${grants('proacl', 'f', 'proowner')}, obj_description(oid, 'pg_proc'))
from routine where prokind <> 'a'
union all
select format('type %I.%I', n.nspname, t.typname), format('%s: %s', t.typtype, (
  select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
from pg_type t join ours n on n.oid = t.typnamespace where t.typtype in ('e', 'd', 'r')
order by 1`
