import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTailwindMerge, getDefaultConfig, mergeConfigs } from 'tailwind-merge'

/** Of our own, as in src/shared/lib/cn.ts. */
const THEME = { extend: { theme: { shadow: ['float'] } } }

const SOURCES = path.resolve(import.meta.dirname, '../../src')

/** Which classes exclude each other: what tailwind-merge knows, for the words of the app's source only. */
export interface ClassGroups {
  /** Classes of one group, in one text; one that ends in a hyphen stands for all that begin with it. The first are none. */
  groups: string[]
  /** For a group, the other groups that its classes override. */
  overrides: Record<number, number[]>
}

/**
 * Builds the function that joins classes, of which a later one wins over an earlier one of its group. The browser gets
 * this function's own text, so it uses nothing from outside.
 */
export function mergeBy({ groups, overrides }: ClassGroups): (classes: string) => string {
  const known = new Map(groups.flatMap((words, group) => words.split(' ').map((word) => [word, group])))
  const groupOf = (name: string): number => {
    let found = known.get(name)
    let end = name.search(/[[(]|$/)
    for (; found === undefined && end > 0; end -= 1)
      if (name[end - 1] === '-') found = known.get(name.slice(0, end))
    return found ?? 0
  }
  const merged = new Map<string, string>()
  const merge = (classes: string): string => {
    const taken = new Set<string>()
    return classes
      .split(/\s+/)
      .reduceRight((kept, word) => {
        // Without states such as hover, whose brackets may contain colons.
        const name = word.match(/(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+$/)?.[0] ?? ''
        const group = groupOf(name.replace(/^-|!$/g, ''))
        const state = word.slice(0, -name.length) + name.endsWith('!')
        if (taken.has(state + group)) return kept
        if (group > 0) for (const other of [group, ...(overrides[group] ?? [])]) taken.add(state + other)
        return `${word} ${kept}`
      }, '')
      .trim()
  }
  return (classes) => {
    const text = merged.get(classes) ?? merge(classes)
    merged.set(classes, text)
    return text
  }
}

/** Beginnings of a class name that end in a hyphen, longest first. */
const beginningsOf = (name: string): string[] =>
  [...name.slice(0, name.search(/[[(]|$/)).matchAll(/-/g)]
    .map(({ index }) => name.slice(0, index + 1))
    .reverse()

/** The group of each word in the app's source, by tailwind-merge; empty for words that are no classes. */
function wordsInUse() {
  const config = mergeConfigs(getDefaultConfig(), THEME)
  let group = ''
  const merge = createTailwindMerge(() => ({
    ...config,
    // tailwind-merge reads this property for the group of each class that it recognizes.
    conflictingClassGroups: new Proxy(
      {},
      {
        get(_, name) {
          group = String(name)
          return []
        },
      },
    ),
  }))
  const words = new Map<string, string>()
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    for (const word of readFileSync(path.join(SOURCES, file), 'utf8').split(/[\s'"`]+/)) {
      const name = word.match(/(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+$/)?.[0]?.replace(/^-|!$/g, '')
      if (!name || words.has(name) || /[,.;)]$/.test(name)) continue
      group = ''
      merge(name)
      words.set(name, group)
    }
  }
  return { words, overridden: config.conflictingClassGroups as Partial<Record<string, readonly string[]>> }
}

export function classGroupsInUse(): ClassGroups {
  const { words, overridden } = wordsInUse()
  const users = new Map<string, Map<string, number>>()
  for (const [word, group] of words)
    for (const beginning of beginningsOf(word)) {
      const counts = users.get(beginning) ?? new Map<string, number>()
      users.set(beginning, counts.set(group, (counts.get(group) ?? 0) + 1))
    }
  const listed = new Map<string, string>()
  const groupOf = (name: string) =>
    listed.get(name) ?? listed.get(beginningsOf(name).find((beginning) => listed.has(beginning)) ?? '') ?? ''
  const byLength = <Value>(map: Map<string, Value>) =>
    [...map].sort(([one], [other]) => one.length - other.length)
  // A beginning stands for the group that most of its words belong to; words of other groups are listed themselves.
  for (const [beginning, counts] of byLength(users)) {
    const [most] = [...counts].filter(([group]) => group).sort(([, one], [, other]) => other - one)
    if (most && most[1] > 1 && groupOf(beginning) !== most[0]) listed.set(beginning, most[0])
  }
  for (const [word, group] of byLength(words)) if (groupOf(word) !== group) listed.set(word, group)
  const names = ['', ...new Set([...listed.values()].filter(Boolean))]
  return {
    groups: names.map((name) =>
      [...listed].flatMap(([word, group]) => (group === name ? word : [])).join(' '),
    ),
    overrides: Object.fromEntries(
      names.flatMap((name, at) => {
        const others = (overridden[name] ?? [])
          .map((other) => names.indexOf(other))
          .filter((other) => other > 0)
        return others.length > 0 ? [[at, others]] : []
      }),
    ),
  }
}

/** Code in place of tailwind-merge: a tenth of its size, because it knows the app's own classes only. */
export const ownMergeCode = (): string =>
  `const mergeBy = ${mergeBy}
  export const extendTailwindMerge = () => mergeBy(${JSON.stringify(classGroupsInUse())})`
