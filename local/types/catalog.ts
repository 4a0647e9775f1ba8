import type { Database } from '../database/database.ts'

interface TypeRef {
  /** Name in pg_type, of the element where it is an array. */
  type: string
  array: boolean
  enumerated: boolean
}

export interface Column extends TypeRef {
  table: string
  name: string
  nullable: boolean
  /** May be left out of an insert. */
  optional: boolean
  /** Computed by the database, never written. */
  generated: boolean
}

export interface Relationship {
  table: string
  name: string
  columns: string[]
  target: string
  targetColumns: string[]
  oneToOne: boolean
}

export interface Argument extends TypeRef {
  name: string
  /** i, b, v: given by the caller; t, o: a column of the result. */
  mode: string
}

export interface Routine {
  name: string
  arguments: Argument[]
  /** How many of the last arguments may be left out. */
  defaults: number
  returns: TypeRef & { set: boolean; table: string | null }
}

export interface Catalog {
  relations: { name: string; view: boolean }[]
  columns: Column[]
  relationships: Relationship[]
  routines: Routine[]
  enums: { name: string; values: string[] }[]
}

/** Everything in `public` that the API can reach, in the order of names. */
export async function readCatalog(database: Database): Promise<Catalog> {
  const read = <T>(text: string) => database.query<T>(text)
  return {
    relations: await read(RELATIONS),
    columns: await read(COLUMNS),
    relationships: await read(RELATIONSHIPS),
    routines: await read(ROUTINES),
    enums: await read(ENUMS),
  }
}

const RELATIONS = `
select relname as name, relkind in ('v', 'm') as view
from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
order by relname`

/** pg_type `t` as a TypeRef; a domain resolves to its base type. */
const typeRef = (t: string) => `
  (select coalesce(element.typname, base.typname) from pg_type as base
     left join pg_type as element on element.oid = base.typelem and base.typcategory = 'A'
   where base.oid = coalesce(nullif(${t}.typbasetype, 0), ${t}.oid)) as type,
  ${t}.typcategory = 'A' as "array",
  exists (select from pg_type as named where named.oid in (${t}.oid, ${t}.typelem) and named.typtype = 'e') as enumerated`

const COLUMNS = `
select c.relname as "table", a.attname as name, ${typeRef('t')},
  not (a.attnotnull or t.typnotnull) as nullable,
  not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
  a.attgenerated <> '' or a.attidentity = 'a' as generated
from pg_attribute as a
  join pg_class as c on c.oid = a.attrelid
  join pg_type as t on t.oid = a.atttypid
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
order by c.relname, a.attname`

const names = (relation: string, numbers: string) => `
  (select json_agg(a.attname order by k.position) from unnest(${numbers}) with ordinality as k (number, position)
     join pg_attribute as a on a.attrelid = ${relation} and a.attnum = k.number)`

const RELATIONSHIPS = `
select source.relname as "table", c.conname as name, target.relname as target,
  ${names('c.conrelid', 'c.conkey')} as columns,
  ${names('c.confrelid', 'c.confkey')} as "targetColumns",
  exists (
    select from pg_index as i where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
      and i.indkey::int2[] <@ c.conkey and c.conkey <@ i.indkey::int2[]
  ) as "oneToOne"
from pg_constraint as c
  join pg_class as source on source.oid = c.conrelid
  join pg_class as target on target.oid = c.confrelid
where c.contype = 'f' and c.connamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
order by 1, 2`

const ROUTINES = `
select p.proname as name, p.pronargdefaults as defaults,
  (select json_build_object('set', p.proretset, 'type', r.type, 'array', r."array", 'enumerated', r.enumerated,
     'table', (select relname from pg_class where oid = t.typrelid and relkind in ('r', 'p', 'v', 'm')))
   from pg_type as t, lateral (select ${typeRef('t')}) as r where t.oid = p.prorettype) as returns,
  coalesce((
    select json_agg(json_build_object('name', coalesce(p.proargnames[k.position], ''), 'mode', coalesce(p.proargmodes[k.position], 'i'),
      'type', r.type, 'array', r."array", 'enumerated', r.enumerated) order by k.position)
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as k (id, position)
      join pg_type as t on t.oid = k.id, lateral (select ${typeRef('t')}) as r
  ), '[]') as arguments
from pg_proc as p
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
order by p.proname`

const ENUMS = `
select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
from pg_type as t join pg_enum as e on e.enumtypid = t.oid
where t.typnamespace = 'public'::regnamespace
group by t.typname order by t.typname`
