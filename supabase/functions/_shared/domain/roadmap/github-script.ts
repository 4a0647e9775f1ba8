/** File name of the saved script. */
export const GITHUB_SCRIPT_NAME = 'import-github-issues.mjs'

/**
 * The script that creates the issues of an export (githubIssues) through the GitHub CLI: milestones first, then issues.
 * It is the same for every roadmap. The file's contents reach gh as JSON on its standard input, never as an argument,
 * and no shell is started. Anything that exists under the same title and milestone is not created again.
 */
export const GITHUB_SCRIPT = `#!/usr/bin/env node
// Creates the milestones and issues of a Groundwork roadmap in a GitHub repository.
// Needs Node.js 20 or newer and the GitHub CLI, signed in with: gh auth login
// Usage: node ${GITHUB_SCRIPT_NAME} OWNER/REPOSITORY issues.json
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PAGE = 100
const [repository, file] = process.argv.slice(2)

function stop(message) {
  console.error(message)
  process.exit(1)
}

if (!/^[A-Za-z0-9-]+\\/[A-Za-z0-9._-]+$/.test(repository ?? '') || !file)
  stop('Usage: node ${GITHUB_SCRIPT_NAME} OWNER/REPOSITORY issues.json')

// Texts of the file are only ever part of the body, which gh reads from its standard input.
function api(path, body) {
  const input = body && ['--method', 'POST', '--input', '-']
  const { error, status, stdout, stderr } = spawnSync(
    'gh',
    ['api', 'repos/' + repository + '/' + path, ...(input ?? [])],
    { input: body && JSON.stringify(body), encoding: 'utf8', maxBuffer: 2 ** 28, shell: false },
  )
  if (error) stop('The GitHub CLI could not be started: ' + error.message)
  if (status !== 0) stop('GitHub refused ' + path + ': ' + (stderr || stdout).trim())
  return JSON.parse(stdout)
}

function all(path) {
  const found = []
  for (let page = 1; ; page++) {
    const items = api(path + '?state=all&per_page=' + PAGE + '&page=' + page)
    found.push(...items)
    if (items.length < PAGE) return found
  }
}

let issues
try {
  issues = JSON.parse(readFileSync(file, 'utf8'))
} catch (error) {
  stop(file + ' could not be read: ' + error.message)
}
const isText = (value) => typeof value === 'string'
const isIssue = (issue) =>
  isText(issue?.title) && isText(issue.body) && isText(issue.milestone) &&
  Array.isArray(issue.labels) && issue.labels.every(isText)
if (!Array.isArray(issues) || !issues.every(isIssue)) stop(file + ' is no list of issues from Groundwork.')

const numbers = new Map(all('milestones').map(({ title, number }) => [title, number]))
for (const { milestone: title } of issues) {
  if (title === '' || numbers.has(title)) continue
  numbers.set(title, api('milestones', { title }).number)
}

const keyOf = (title, milestone) => JSON.stringify([title, milestone])
const known = new Set(all('issues').map(({ title, milestone }) => keyOf(title, milestone?.title ?? '')))
let created = 0
for (const { title, body, labels, milestone } of issues) {
  if (known.has(keyOf(title, milestone))) continue
  api('issues', { title, body, labels, ...(milestone !== '' && { milestone: numbers.get(milestone) }) })
  created++
}
console.log(created + ' issues created, ' + (issues.length - created) + ' were there already.')
`
