import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * Modules that others share, by the first page of this list that uses them: whoever opens it has them, and a page further
 * down finds what the two share in the browser's cache. A module uses nothing of a group below its own, because whatever
 * reaches the module reaches what it uses as well.
 */
const PAGES = {
  dashboard: ['ideas/ideas-dashboard.tsx', 'ideas/dashboard/listed-idea.ts'],
  submit: [
    'ideas/submit-idea.tsx',
    'lookups/form-lookups.tsx',
    'brief/stored-draft.ts',
    'domain/ai-connection.ts',
  ],
  pricing: ['pricing/pricing-overview.tsx'],
  profile: ['profile/profile-settings.tsx'],
  validation: ['domain/stored-validation.ts'],
  landing: ['pages/home-page.tsx'],
  planning: ['planning/project-planning.tsx'],
  roadmaps: ['roadmaps/my-roadmaps.tsx'],
  report: ['pages/results-page.tsx'],
  roadmap: ['roadmaps/project-roadmap.tsx'],
  admin: ['admin/dashboard/admin-dashboard.tsx'],
}

const MOTION = /[\\/]node_modules[\\/](?:framer-motion|motion-dom|motion-utils)[\\/]/
const FEATURES = /motion-features\.ts$/

/** Groups the modules of the build into few files: one for the app, one for what several pages share, by their first. */
export function chunkGroups(): Plugin {
  let groups = new Map<string, string>()
  const names = ['app', 'motion', ...Object.keys(PAGES)]
  return {
    name: 'groundwork:chunk-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: names.map((name, at) => ({
                name,
                test: (id: string) => groups.get(id) === name,
                priority: names.length - at,
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const infoOf = (id: string) => this.getModuleInfo(id)
      const reach = (root: string) => {
        const seen = new Set([root])
        for (const id of seen) for (const next of infoOf(id)?.importedIds ?? []) seen.add(next)
        return seen
      }
      const entry = ids.filter((id) => infoOf(id)?.isEntry)
      const lazy = new Set(ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []))
      const reached = new Map([...entry, ...lazy].map((root) => [root, reach(root)]))
      const users = new Map<string, string[]>()
      for (const [root, modules] of reached)
        for (const id of modules) users.set(id, [...(users.get(id) ?? []), root])
      const pageOf = (file: string) => [...lazy].find((id) => id.endsWith(file)) ?? missing(file)
      const pages = Object.entries(PAGES).map(([name, files]) => ({ name, roots: files.map(pageOf) }))
      groups = new Map(
        ids.flatMap((id): [string, string][] => {
          const roots = users.get(id) ?? []
          if (roots.some((root) => entry.includes(root))) return [[id, 'app']]
          // What moves the parts of several pages, without the features that are loaded once they move.
          if (MOTION.test(id)) return roots.some((root) => !FEATURES.test(root)) ? [[id, 'motion']] : []
          if (roots.length < 2) return []
          const first = pages.find((page) => page.roots.some((root) => roots.includes(root)))
          return first ? [[id, first.name]] : []
        }),
      )
    },
  }
}

function missing(file: string): never {
  throw new Error(`${file} is no page that is loaded when it is opened`)
}

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

/** Imports each icon from its own module: by way of the package's index every page would reach those of all others. */
export function singleIcons(): Plugin {
  const index = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs')
  const files = new Map(
    [
      ...readFileSync(index, 'utf8').matchAll(/export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+)\.mjs'/g),
    ].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name): [string, string] => [name.replace('default as ', ''), file]),
    ),
  )
  return {
    name: 'groundwork:single-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return
      return code.replace(IMPORT, (whole, list: string) => {
        const named = list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
        const lines = named.flatMap((name) => {
          // A bare `import {}` would be left of it, which reaches the icons of all pages.
          if (name.startsWith('type ')) return [`import type { ${name.slice(5)} } from 'lucide-react'`]
          const [from = '', to = from] = name.split(' as ')
          const file = files.get(from)
          return file ? [`import ${to} from 'lucide-react/dist/esm/${file}.mjs'`] : [whole]
        })
        return [...new Set(lines)].join(';')
      })
    },
  }
}
