import type { Argument, Catalog, Column, Relationship, Routine } from './catalog.ts'

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  record: 'Record<string, unknown>',
  void: 'undefined',
}

const NOTHING = ['[_ in never]: never']

/** The catalog as TypeScript, in the shape of supabase-js's type parameter. */
export function renderTypes(catalog: Catalog): string {
  const { relations, routines, enums } = catalog
  const relation = (name: string, view: boolean) => field(name, relationOf(catalog, name, view))
  const tables = relations.filter(({ view }) => !view).map(({ name }) => relation(name, false))
  const views = relations.filter(({ view }) => view).map(({ name }) => relation(name, true))
  const schema = block([
    field('Tables', block(tables)),
    field('Views', block(views)),
    field('Functions', block(routines.map((routine) => field(routine.name, routineOf(routine))))),
    field('Enums', block(enums.map(({ name, values }) => field(name, values.map(quoted).join(' | '))))),
    field('CompositeTypes', block([])),
  ])
  return `${HEAD}export type Database = ${block([field('public', schema)])}\n${TAIL}`
}

function relationOf({ columns, relationships }: Catalog, name: string, view: boolean): string {
  const own = columns.filter(({ table }) => table === name)
  const links = relationships.filter(({ table }) => table === name).map(relationshipOf)
  return block([
    field('Row', block(own.map((column) => field(column.name, rowType(column))))),
    ...(view ? [] : [field('Insert', block(own.map(insertOf))), field('Update', block(own.map(updateOf)))]),
    field('Relationships', links.length ? `[\n${indent(links.join(',\n'))},\n]` : '[]'),
  ])
}

const rowType = (column: Column) => typeOf(column) + (column.nullable ? ' | null' : '')

const insertOf = (column: Column) =>
  column.generated
    ? field(column.name, 'never', '?')
    : field(column.name, rowType(column), column.optional ? '?' : '')

const updateOf = (column: Column) => field(column.name, column.generated ? 'never' : rowType(column), '?')

function relationshipOf({ name, columns, oneToOne, target, targetColumns }: Relationship): string {
  return block([
    field('foreignKeyName', quoted(name)),
    field('columns', list(columns)),
    field('isOneToOne', String(oneToOne)),
    field('referencedRelation', quoted(target)),
    field('referencedColumns', list(targetColumns)),
  ])
}

function routineOf({ arguments: all, defaults, returns }: Routine): string {
  const given = all.filter(({ mode }) => 'ibv'.includes(mode))
  const firstOptional = given.length - defaults
  const args = given.map((argument, index) =>
    field(argument.name, typeOf(argument), index >= firstOptional ? '?' : ''),
  )
  const table = all.filter(({ mode }) => 'tob'.includes(mode))
  return block([
    field('Args', args.length ? block(args) : 'never'),
    field('Returns', resultOf(returns, table) + (returns.set ? '[]' : '')),
  ])
}

function resultOf(returns: Routine['returns'], table: Argument[]): string {
  if (table.length) return block(table.map((column) => field(column.name, typeOf(column))))
  return returns.table ? `Database['public']['Tables']['${returns.table}']['Row']` : typeOf(returns)
}

function typeOf({ type, array, enumerated }: { type: string; array: boolean; enumerated: boolean }): string {
  const single = enumerated ? `Database['public']['Enums']['${type}']` : (TYPES[type] ?? 'string')
  return array ? `${single}[]` : single
}

const block = (lines: string[]) => `{\n${indent((lines.length ? lines : NOTHING).join('\n'))}\n}`
const field = (name: string, value: string, mark = '') => `${name}${mark}: ${value}`
const quoted = (text: string) => `'${text}'`
const list = (values: string[]) => `[${values.map(quoted).join(', ')}]`
const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

const HEAD = `// Generated from the migrations by \`npx tsx local/generate-types.ts\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

`

const TAIL = `
type Schema = Database['public']

export type Tables<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Update']
`
