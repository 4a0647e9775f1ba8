import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const REPORT = 'pages/results-page.tsx'

/**
 * Pages whose first one, in this order, gets the modules that it shares with later pages: its visitors need them
 * anyway, and visitors of a later page find them in the browser's cache. A module imports nothing from a group below
 * its own, because every page that uses the module also uses its imports.
 */
const PAGES = {
  dashboard: ['ideas/pages/dashboard-page.tsx'],
  submit: [
    'ideas/pages/submit-page.tsx',
    'submit/form-lookups.tsx',
    'brief/stored-draft.ts',
    'domain/ai-connection.ts',
  ],
  pricing: ['pricing/pages/pricing-page.tsx', 'profile/pages/profile-page.tsx'],
  validation: ['domain/stored-validation.ts'],
  landing: ['app/pages/home-page.tsx'],
  planning: ['planning/pages/planning-page.tsx'],
  roadmaps: ['roadmaps/pages/my-roadmaps-page.tsx'],
  report: [REPORT, 'app/pages/shared-page.tsx', 'report/brief/report-brief-panel.tsx'],
  roadmap: ['roadmaps/pages/project-roadmap-page.tsx'],
  admin: ['admin/pages/dashboard-page.tsx'],
  auth: ['auth/pages/login-page.tsx'],
  sections: ['frame/report-panel.tsx'],
}

/**
 * Parts that share one file, with the modules that only they use: parts loaded together at the first interaction, and
 * parts too small for a file of their own.
 */
const TOGETHER = {
  used: [
    'layouts/menu-panel.tsx',
    'delete/delete-dialog.tsx',
    'ui/toaster.tsx',
    'ui/open-menu.tsx',
    'ui/open-tooltip.tsx',
  ],
  sections: [
    'frame/report-panel.tsx',
    'frame/leave-dialog.tsx',
    'brief/brief-drawer.tsx',
    'rerun/rewrite-dialog.tsx',
    'share/share-dialog.tsx',
    'diagrams/drawn-ahead.ts',
    'export/report-scenes.ts',
  ],
  // Beside the idea, in the form and on the landing page.
  drafts: [
    'brief/draft-brief.tsx',
    'brief/marks-layer.tsx',
    'sections/idea-reading.tsx',
    'sections/price-list.tsx',
  ],
  // 'Your brief', of a report and of a draft.
  brief: ['report/brief/report-brief-panel.tsx', 'brief/draft-brief.tsx'],
  submit: ['submit/form-lookups.tsx'],
  report: ['ideas/report-summary.ts', 'ideas/found.ts', 'summary/prepare-summary.ts'],
  admin: ['admin/pages/dashboard-page.tsx'],
  legal: ['pages/privacy-page.tsx', 'pages/terms-page.tsx'],
  slides: ['export/pptx-file.ts', 'dist/pptxgen.es.js', '__vite-browser-external'],
}

/** Modules that the report shares with these pages form a separate file, because it needs few of each. */
const BESIDE_REPORT = ['pricing', 'landing', 'planning', 'roadmaps']

const library = (names: string, own = '') =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]${own && `|${own}$`}`)

/**
 * Files of the app itself, besides the one that starts it: each is evaluated in a task of its own
 * (page-start.ts), so that input in between is handled.
 */
const APP = {
  react: library('react|react-dom|scheduler', 'app/react-root.ts'),
  router: library('react-router|react-router-dom|cookie|set-cookie-parser'),
  client: library('@supabase|tslib', 'shared/supabase/(?:left-out|left-out-auth|session-key|client).ts'),
  schemas: library('zod'),
}

/** What starts the app, once everything that it imports has been evaluated. */
const STARTS = /index\.html$|src[\\/](?:main\.tsx|styles[\\/]index\.css)$/

/** Packages of a few pages that would otherwise be bundled with the first of them. */
const LIBRARIES = {
  motion: library('framer-motion|motion-dom|motion-utils', 'shared/ui/motion.tsx'),
  forms: library('react-hook-form|@hookform'),
  overlay: library(
    '@radix-ui.react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)|react-remove-scroll(?:-bar)?|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|get-nonce',
    'shared/ui/dialog.tsx',
  ),
  charts: library('d3-(?:array|color|format|interpolate|path|scale|shape|time|time-format)|internmap'),
}

const MERMAID = library('mermaid')
/** Its core, and a part that is tiny; the drawers of single kinds of diagrams have their own files. */
const MERMAID_ITSELF = /mermaid\.core(?:.sizeCapture-.+)?\.mjs$/

/** A page, or another lazily loaded part. */
interface Part {
  isEntry: boolean
  /** Its entry modules, with everything they import statically. */
  own: string[]
  modules: Set<string>
}

/**
 * Builds the app once without groups. Only its output shows what a page needs: in the module graph, a page that imports
 * a package's index reaches the whole package.
 */
async function partsOf({ root, mode, envDir, resolve, plugins }: ResolvedConfig): Promise<Part[]> {
  const keptPlugins = plugins.filter(({ name }) => KEPT.includes(name))
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', root, mode, envDir },
    resolve: { alias: resolve.alias },
    plugins: [...keptPlugins, withoutStyles],
    build: { write: false, minify: false, copyPublicDir: false, reportCompressedSize: false },
  })
  const [output] = [built].flat()
  const chunks = output && 'output' in output ? output.output.filter((file) => file.type === 'chunk') : []
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  return chunks
    .filter(({ isEntry, fileName }) => isEntry || later.has(fileName))
    .map(({ isEntry, fileName, moduleIds }) => {
      const files = new Set([fileName])
      for (const file of files) for (const imported of byName.get(file)?.imports ?? []) files.add(imported)
      const modules = new Set([...files].flatMap((file) => byName.get(file)?.moduleIds ?? []))
      return { isEntry, own: moduleIds, modules }
    })
}

/** Plugins that decide which modules exist. */
const KEPT = ['groundwork:left-out', 'groundwork:single-icons']

const withoutStyles: Plugin = {
  name: 'groundwork:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
}

/**
 * Groups the modules of the build into few files: one for the app, one for each large library, and one for the modules
 * that several pages share, named after the first of them.
 */
export function chunkGroups(): Plugin {
  let config: ResolvedConfig
  let groups = new Map<string, string>()
  const named = [...Object.keys(LIBRARIES), 'common', 'shared', ...Object.keys(PAGES)]
  const first = [...Object.keys(APP), 'app', 'diagrams', ...Object.keys(TOGETHER)]
  const names = [...first.filter((name) => !named.includes(name)), ...named]
  return {
    name: 'groundwork:chunk-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
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
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const parts = await partsOf(config)
      const users = new Map<string, Part[]>()
      for (const part of parts) for (const id of part.modules) users.set(id, [...(users.get(id) ?? []), part])
      const partOf = (file: string) =>
        parts.find(({ own }) => own.some((id) => id.endsWith(file))) ?? missing(file)
      const pages = Object.entries(PAGES).map(([name, files]) => ({ name, begins: files.map(partOf) }))
      const report = partOf(REPORT)
      const usedAnywhere = TOGETHER.used.map(partOf)
      const sets = Object.entries(TOGETHER).map(([name, files]) => ({ name, parts: files.map(partOf) }))
      groups = new Map(
        [...users].flatMap(([id, by]): [string, string][] => {
          if (by.some(({ isEntry }) => isEntry)) {
            const [library = 'app'] = Object.entries(APP).find(([, test]) => test.test(id)) ?? []
            return STARTS.test(id) ? [] : [[id, library]]
          }
          const ofMermaid = by.every(({ own }) => own.some((one) => MERMAID.test(one)))
          if (ofMermaid && (by.length > 1 || MERMAID_ITSELF.test(id))) return [[id, 'diagrams']]
          const together = sets.find(({ parts }) => by.every((part) => parts.includes(part)))
          if (together) return [[id, together.name]]
          if (by.length < 2) return []
          const [name] = Object.entries(LIBRARIES).find(([, test]) => test.test(id)) ?? []
          if (name) return [[id, name]]
          const first = pages.find(({ begins }) => begins.some((part) => by.includes(part)))
          if (!first) return []
          // Otherwise the shared chunk of every page would import the chunks of single pages.
          if (first.name !== 'dashboard' && by.some((part) => usedAnywhere.includes(part)))
            return [[id, 'common']]
          return [[id, by.includes(report) && BESIDE_REPORT.includes(first.name) ? 'shared' : first.name]]
        }),
      )
    },
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file): [string, string[]][] =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      )
      for (const file of imports.keys()) {
        const reached = new Set(imports.get(file))
        for (const other of reached) for (const next of imports.get(other) ?? []) reached.add(next)
        // Which of the two runs first depends on the page, so a module could use another one that has not run yet.
        if (reached.has(file)) throw new Error(`${file} needs files that need it: group them in another way`)
      }
    },
  }
}

function missing(file: string): never {
  throw new Error(`${file} is no page that is loaded when it is opened`)
}

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

/** Imports each icon from its own module: the package's index would give every page every icon. */
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
          // Otherwise a bare `import {}` would remain and pull in the icons of all pages.
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
