// Runs the tests of the project, or the slices named as arguments, and closes with one line for the whole.
// Plain Node without packages: it also has to start on a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const RESULTS = 'tests/.results'

const bin = (name, ...args) => ({ command: `node_modules/.bin/${name}`, args })
// TypeScript 7 checks in a tenth of the time; 6 stays for the tools that need its programming interface. Several threads
// repeat half of the work, and other steps use the second core.
const types = (...projects) =>
  projects.map((project) => ({
    title: `types of ${project}`,
    command: 'node',
    args: ['node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', project],
  }))
const vitest = (projects, ...options) => ({
  title: `vitest ${projects.join(', ')}`,
  ...bin(
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${projects[0]}.json`,
    ...options,
  ),
  count: () => countOfVitest(`${projects[0]}.json`),
})

// Vitest leaves one core to itself, which has little to do while tests run.
const ON_BOTH_CORES = '--maxWorkers=2'
// These wait half of the time: for leases that lapse, for retries, for programs that start.
const WITH_WAITS = '--maxWorkers=3'
// One after the other, beside other steps.
const BESIDE = '--maxWorkers=1'

function countOfVitest(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = readJson(file)
  // A suite that fails outside its tests counts as one failure.
  return {
    passed: numPassedTests,
    failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
  }
}

function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const told = failed.map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${firstLine(why)}`)
  return (told.length ? told : [firstLine(message)]).map((one) => `${name.split('/').at(-1)}: ${one}`)
}

const firstLine = (text) => text.split('\n', 1)[0]

// One run of each kind on the hosted runtime's version of Deno, which is there on Linux on x64: that it loads the functions
// and their packages, and reaches models, pages and sources. The rest does not depend on the version.
const HOSTED_DENO = 'node_modules/deno-hosted/deno'
const HOSTED_RUNS = {
  validation: ['completed in the background', 'started by validate-idea'],
  'model-report': ['written from what was found'],
  roadmap: ['written as a draft that adds up', 'names the free phase'],
  lookups: ['asks every source from Deno', 'in Deno as well'],
}
const onHostedDeno = () => {
  const files = Object.keys(HOSTED_RUNS).map((name) => `tests/functions/${name}.test.ts`)
  const names = `--testNamePattern=${Object.values(HOSTED_RUNS).flat().join('|')}`
  const { args, ...step } = vitest(['functions'], BESIDE)
  return {
    ...step,
    side: true,
    title: "the functions on the hosted runtime's Deno",
    args: [...args.map((arg) => arg.replace('functions.json', 'hosted.json')), names, ...files],
    env: { DENO_PATH: HOSTED_DENO },
    count: () => countOfVitest('hosted.json'),
  }
}

/** Where the tests of `npm start` serve the app; below the ports that the system hands out to others. */
const APP_PORT = String(20_000 + Math.floor(Math.random() * 10_000))
/** The build that these tests and the journeys share. */
const APP_BUILD = { title: 'build', ...bin('tsx', 'e2e/build.ts'), first: true, env: { PORT: APP_PORT } }

const slices = {
  check: () => [
    ...types('.', 'tests', 'e2e', 'local', 'supabase/functions/_shared/domain'),
    { title: 'lint and format', ...bin('biome', 'ci', '.') },
    { title: 'dead exports', ...bin('knip'), side: true },
    {
      title: 'import walls',
      side: true,
      ...bin(
        'depcruise',
        '--config=tests/architecture/import-walls.mjs',
        'src',
        'supabase/functions',
        'local',
        'tests',
        'e2e',
      ),
    },
    { title: 'deno.json files are fresh', side: true, ...bin('tsx', 'local/deno-json.ts', '--check') },
    {
      title: 'edge functions as Deno sees them',
      side: true,
      command: 'node',
      args: ['tests/architecture/deno-check.mjs'],
    },
  ],
  unit: () => [vitest(['unit', 'features', 'features-alone'], ON_BOTH_CORES)],
  db: () => [
    {
      title: 'generated types are fresh',
      side: true,
      ...bin('tsx', 'local/generate-types.ts', '--check'),
    },
    {
      title: 'pgTAP',
      side: true,
      ...bin('tsx', 'local/pgtap.ts', `--results=${RESULTS}/pgtap.json`),
      count: () => readJson('pgtap.json'),
    },
    vitest(['database'], ON_BOTH_CORES),
  ],
  functions: () => [vitest(['functions'], WITH_WAITS), ...(existsSync(HOSTED_DENO) ? [onHostedDeno()] : [])],
  local: () => [APP_BUILD, { ...vitest(['local'], BESIDE), side: true, env: { BUILT_FOR_PORT: APP_PORT } }],
  e2e: () => [
    APP_BUILD,
    {
      title: 'browser journeys',
      ...bin('playwright', 'test', '--config=e2e/playwright.config.ts'),
      count: () => {
        const { stats, suites } = readJson('e2e.json')
        const { expected, flaky, unexpected, skipped } = stats
        return {
          passed: expected,
          failed: unexpected + flaky + skipped,
          failures: suites.flatMap(failedSpecs),
        }
      },
    },
  ],
}

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

function readJson(name) {
  return JSON.parse(readFileSync(`${RESULTS}/${name}`, 'utf8'))
}

/** Runs one step and returns how many of its tests passed and failed; a step without tests counts as one. */
async function run({ title, command, args, env, count, side }) {
  if (!side) console.log(`\n── ${title}`)
  const started = Date.now()
  const { succeeded, said } = await finished(command, args, env, side)
  if (side) console.log(`\n── ${title}\n${said}`)
  const result = countOf(count, succeeded)
  console.log(
    `── ${title}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return result
}

/** What runs beside other steps says what it has to say when it has ended. */
function finished(command, args, env, side) {
  const child = spawn(command, args, {
    stdio: side ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    const end = (succeeded) => resolve({ succeeded, said: Buffer.concat(said).toString().trim() })
    child.on('error', (error) => {
      said.push(Buffer.from(error.message))
      end(false)
    })
    child.on('close', (status) => end(status === 0))
  })
}

/**
 * One step after the other; those that keep one core busy at most run beside them, one after the other too. What several
 * of them use comes first.
 */
async function runAll(steps) {
  const first = []
  for (const step of new Set(steps.filter((each) => each.first)))
    first.push({ ...step, ...(await run(step)) })
  const side = steps.filter((step) => step.side)
  const beside = (async () => {
    const done = []
    for (const step of side) done.push({ ...step, ...(await run(step)) })
    return done
  })()
  const done = []
  for (const step of steps.filter((each) => !each.side && !each.first))
    done.push({ ...step, ...(await run(step)) })
  return [...first, ...(await beside), ...done]
}

function countOf(count, succeeded) {
  if (!count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  try {
    const { passed, failed, failures } = count()
    return { passed, failed: failed || (succeeded ? 0 : 1), failures }
  } catch (error) {
    console.error(`No result was written: ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}

async function main() {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in slices))
  if (unknown.length) {
    console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(slices).join(', ')}`)
    return 2
  }
  const install = spawnSync('node', ['local/install.mjs'], {
    stdio: 'inherit',
  })
  if (install.status !== 0) return 1
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const names = asked.length ? asked : Object.keys(slices)
  const results = await runAll(names.flatMap((name) => slices[name]()))
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const broken = results.filter(({ failed }) => failed > 0)
  for (const { title, failures = [] } of broken)
    console.log(['', `Failed: ${title}`, ...failures].join('\n  '))
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  return broken.length ? 1 : 0
}

process.exitCode = await main()
