import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** Files in a folder with a matching name, except in folders that start with a dot, such as those of tools and builds. */
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => name.test(file) && !/\/(?:\.|node_modules\/)/.test(file))

const pages = ['README.md', ...filesIn('docs', /\.md$/)].toSorted()

/** Converts a heading to GitHub's anchor. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => anchorOf(text))

/** Why a reference is broken; null if it leads to a file and heading in the repository. */
function faultOf(path: string, anchor: string | undefined): string | null {
  if (path.startsWith('..') || !existsSync(path)) return `${path} does not exist`
  return !anchor || anchorsOf(path).includes(anchor) ? null : `${path} has no heading #${anchor}`
}

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g
const PATH = /`((?:src|supabase|local|tests|e2e|docs|tools|_shared)\/[^`\s]*)`/g
/** Files that exist only on the machine that runs the app, and placeholders for several files. */
const NO_FILE = /^supabase\/(?:\.temp|functions\/\.env)|[<…*]/
const fromRoot = (path: string) =>
  path.replace(/^_shared\//, 'supabase/functions/_shared/').replace(/#.*/, '')

describe.each(pages)('%s', (page) => {
  it('links to files and headings that exist', () => {
    const faults = [...read(page).matchAll(LINK)].flatMap(([, path, anchor]) => {
      const target = path ? normalize(join(dirname(page), path)).replaceAll('\\', '/') : page
      return faultOf(target, anchor) ?? []
    })
    expect(faults).toEqual([])
  })

  it('names files that exist', () => {
    const named = [...read(page).matchAll(PATH)].map(([, path = '']) => path)
    expect(named.filter((path) => !NO_FILE.test(path) && !existsSync(fromRoot(path)))).toEqual([])
  })
})

it('lists every page and decision in the index', () => {
  const index = read('docs/README.md')
  const unlisted = pages.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))
  expect(unlisted).toEqual(['README.md', 'docs/README.md'])
})

describe('sources', () => {
  const sources = ['src', 'supabase', 'local', 'tests', 'e2e', 'tools'].flatMap((folder) =>
    filesIn(folder, /\.(?:tsx?|mjs|sql|css|toml)$/),
  )
  const CITED = /\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g
  /** References in comments to documents outside the repository: a section sign, a part or a name in capitals. */
  const ELSEWHERE = /(?:\/\/|\/?\*|--|#) .*(?:§ ?\d|\bspec part\b|\b(?:DESIGN|STYLE|SPEC)(?:\.md\b|,? ))/g

  it('cite pages and headings of docs that exist', () => {
    const faults = sources.flatMap((file) =>
      [...read(file).matchAll(CITED)].flatMap(([cited, anchor]) => {
        const fault = faultOf(cited.replace(/#.*/, ''), anchor)
        return fault ? `${file}: ${fault}` : []
      }),
    )
    expect(faults).toEqual([])
  })

  it('cite no document outside the repository', () => {
    const faults = sources.flatMap((file) =>
      [...read(file).matchAll(ELSEWHERE)].map(([citation]) => `${file}: ${citation}`),
    )
    expect(faults).toEqual([])
  })
})
