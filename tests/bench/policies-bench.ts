// npm run bench:policies [-- --kind=policy --every=10 --shard=1/2 --resume=FILE]: removes or weakens each policy,
// grant, trigger, constraint, check and definer setting in turn, and prints those that no database test notices. First
// removes all of a kind together, then in groups: test files that still pass are not run for each one. --list compares
// with rights.txt only, --resume=FILE writes each outcome to a file and skips those already in it.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '../../local/database/database'
import { openBackend } from '../../local/server/backend'
import { openForTap, runTapFile, TESTS_DIR } from '../../local/server/run-pgtap'
import { readRights } from '../database/rights'
import { listMutations, type Mutation } from './mutations'

const OUTCOMES = ['attacked', 'listed', 'survived', 'not possible'] as const
type Outcome = (typeof OUTCOMES)[number]

interface Suite {
  file: string
  text: string
  ms: number
}

const rightsOf = (database: Database) => readRights((text) => database.query<{ line: string }>(text))

async function readSuites(database: Database): Promise<Suite[]> {
  const suites: Suite[] = []
  for (const file of fs.readdirSync(TESTS_DIR).filter((name) => name.endsWith('.sql'))) {
    const started = performance.now()
    const { failed } = await runTapFile(database, file)
    if (failed) throw new Error(`${file} fails without a mutation`)
    const text = fs.readFileSync(path.join(TESTS_DIR, file), 'utf8')
    suites.push({ file, text, ms: performance.now() - started })
  }
  return suites
}

/** Test files ordered by how often they name the object relative to their duration, the most often first. */
function ordered(suites: Suite[], { about }: Mutation): Suite[] {
  const name = about.split('.').at(-1) ?? about
  const worth = ({ text, ms }: Suite) => (text.split(name).length - 1 || 0.01) / ms
  return [...suites].sort((one, other) => worth(other) - worth(one))
}

const GROUP = 8

const isApplied = (database: Database, { apply }: Mutation) =>
  database.script(apply).then(
    () => true,
    () => false,
  )

/** The test files that fail while all of these are applied. Undoes them afterwards. */
async function failingWith(database: Database, suites: Suite[], group: Mutation[]): Promise<Suite[]> {
  const failing: Suite[] = []
  const applied: Mutation[] = []
  try {
    for (const mutation of group) if (await isApplied(database, mutation)) applied.push(mutation)
    for (const suite of suites) if ((await runTapFile(database, suite.file)).failed) failing.push(suite)
  } finally {
    for (const { undo } of applied.reverse()) await database.script(undo)
  }
  return failing
}

async function outcomeOf(
  database: Database,
  suites: Suite[],
  rights: string,
  mutation: Mutation,
): Promise<Outcome> {
  if (!(await isApplied(database, mutation))) return 'not possible'
  try {
    const isListed = (await rightsOf(database)) !== rights
    // The list contains every grant, so there is no need to run the attacks.
    if (isListed && /grant/.test(mutation.kind)) return 'listed'
    for (const { file } of ordered(suites, mutation))
      if ((await runTapFile(database, file)).failed) return 'attacked'
    return isListed ? 'listed' : 'survived'
  } finally {
    await database.script(mutation.undo)
  }
}

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    resume: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const backend = await openBackend({ database: await openForTap() })
const { database } = backend
const suites = values.list ? [] : await readSuites(database)
const rights = await rightsOf(database)
const mutations = (await listMutations(database))
  .filter(({ kind }) => kind.includes(values.kind))
  .filter((_, index) => index % Number(values.every) === 0)
  .filter((_, index) => index % shards === shard - 1)
console.log(`${mutations.length} mutations, ${suites.length} files of tests`)

const keyOf = ({ kind, name }: Mutation) => `${kind}: ${name}`
const noted = z.object({ key: z.string(), outcome: z.enum(OUTCOMES) })
const known = new Map<string, Outcome>()
if (values.resume && fs.existsSync(values.resume))
  for (const line of fs.readFileSync(values.resume, 'utf8').trim().split('\n')) {
    const { key, outcome } = noted.parse(JSON.parse(line))
    known.set(key, outcome)
  }

function note(mutation: Mutation, outcome: Outcome) {
  const key = keyOf(mutation)
  known.set(key, outcome)
  if (values.resume) fs.appendFileSync(values.resume, `${JSON.stringify({ key, outcome })}\n`)
  if (outcome === 'survived' || outcome === 'not possible') console.log(`${outcome}: ${key}`)
}

const started = Date.now()
for (const kind of new Set(mutations.map((mutation) => mutation.kind))) {
  const open = mutations.filter((mutation) => mutation.kind === kind && !known.has(keyOf(mutation)))
  // Grants are in the list, which needs no tests; grouping a single mutation saves nothing.
  const canGroup = open.length > 1 && !/grant/.test(kind) && !values.list
  const all = canGroup ? await failingWith(database, suites, open) : suites
  if (canGroup) console.log(`${kind}: ${all.length} files of tests notice some of ${open.length}`)
  for (let first = 0; first < open.length; first += GROUP) {
    const group = open.slice(first, first + GROUP)
    const failing = canGroup ? await failingWith(database, all, group) : all
    for (const mutation of group) note(mutation, await outcomeOf(database, failing, rights, mutation))
    const seconds = Math.round((Date.now() - started) / 1_000)
    console.log(`${kind}: ${first + group.length} of ${open.length} after ${seconds} s`)
  }
}

const counts = new Map<string, Record<Outcome, number>>()
for (const mutation of mutations) {
  const count = counts.get(mutation.kind) ?? { attacked: 0, listed: 0, survived: 0, 'not possible': 0 }
  count[known.get(keyOf(mutation)) ?? 'survived'] += 1
  counts.set(mutation.kind, count)
}
if ((await rightsOf(database)) !== rights) throw new Error('A mutation was not undone')
console.table(Object.fromEntries(counts))
const sum = (outcome: Outcome) => [...counts.values()].reduce((total, count) => total + count[outcome], 0)
const noticed = sum('attacked') + sum('listed')
const all = noticed + sum('survived')
console.log(`noticed ${noticed} of ${all} (${((100 * noticed) / Math.max(1, all)).toFixed(1)}%)`)
await backend.close()
