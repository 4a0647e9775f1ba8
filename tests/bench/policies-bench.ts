// npm run bench:policies [-- --kind=policy --every=10 --shard=1/2]: takes away or weakens each policy, grant, trigger,
// constraint, check and definer setting in turn, and tells which of them no test of the database notices.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBackend } from '../../local/backend'
import type { Database } from '../../local/database'
import { openForTap, runTapFile, TESTS_DIR } from '../../local/run-pgtap'
import { readRights } from '../database/rights'
import { listMutations, type Mutation } from './mutations'

type Outcome = 'attacked' | 'listed' | 'survived' | 'not possible'

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

/** Those that name the object most often for their time come first. */
function ordered(suites: Suite[], { about }: Mutation): Suite[] {
  const name = about.split('.').at(-1) ?? about
  const worth = ({ text, ms }: Suite) => (text.split(name).length - 1 || 0.01) / ms
  return [...suites].sort((one, other) => worth(other) - worth(one))
}

async function outcomeOf(
  database: Database,
  suites: Suite[],
  rights: string,
  mutation: Mutation,
): Promise<Outcome> {
  try {
    await database.script(mutation.apply)
  } catch {
    return 'not possible'
  }
  try {
    const isListed = (await rightsOf(database)) !== rights
    // The list holds every grant by itself, so that the attacks need not be waited for.
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
  },
})
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const backend = await openBackend({ database: await openForTap() })
const { database } = backend
const suites = await readSuites(database)
const rights = await rightsOf(database)
const mutations = (await listMutations(database))
  .filter(({ kind }) => kind.includes(values.kind))
  .filter((_, index) => index % Number(values.every) === 0)
  .filter((_, index) => index % shards === shard - 1)
console.log(`${mutations.length} mutations, ${suites.length} files of tests`)

const counts = new Map<string, Record<Outcome, number>>()
for (const mutation of mutations) {
  const outcome = await outcomeOf(database, suites, rights, mutation)
  const count = counts.get(mutation.kind) ?? { attacked: 0, listed: 0, survived: 0, 'not possible': 0 }
  count[outcome] += 1
  counts.set(mutation.kind, count)
  if (outcome === 'survived' || outcome === 'not possible')
    console.log(`${outcome}: ${mutation.kind}: ${mutation.name}`)
}
if ((await rightsOf(database)) !== rights) throw new Error('A mutation was not undone')
console.table(Object.fromEntries(counts))
const sum = (outcome: Outcome) => [...counts.values()].reduce((total, count) => total + count[outcome], 0)
const noticed = sum('attacked') + sum('listed')
const all = noticed + sum('survived')
console.log(`noticed ${noticed} of ${all} (${((100 * noticed) / Math.max(1, all)).toFixed(1)}%)`)
await backend.close()
