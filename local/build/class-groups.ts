import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTailwindMerge, getDefaultConfig } from 'tailwind-merge'
import { parseAst, Visitor } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../../src')

/** The class groups of tailwind-merge that match any word in the app's source. */
function groupsInUse(): Set<string> {
  const used = new Set<string>()
  const merge = createTailwindMerge(() => ({
    ...getDefaultConfig(),
    // tailwind-merge reads this property for the group of each class that it recognizes.
    conflictingClassGroups: new Proxy(
      {},
      {
        get: (_, group) => {
          used.add(String(group))
          return []
        },
      },
    ),
  }))
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    for (const word of readFileSync(path.join(SOURCES, file), 'utf8').split(/[\s'"`]+/)) merge(word)
  }
  return used
}

/** The code of tailwind-merge without the class groups that the app does not use: half of the package. */
export function usedClassGroups(code: string): string {
  const used = groupsInUse()
  const spans: [number, number][] = []
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || !['classGroups', 'conflictingClassGroups'].includes(key.name)) return
      if (value.type !== 'ObjectExpression') return
      value.properties.forEach((property, at) => {
        if (property.type !== 'Property') return
        const { key } = property
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null
        if (name && !used.has(name))
          spans.push([property.start, value.properties[at + 1]?.start ?? property.end])
      })
    },
  }).visit(parseAst(code))
  if (spans.length === 0) throw new Error('tailwind-merge lists its groups of classes in another way')
  return spans.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), code)
}
