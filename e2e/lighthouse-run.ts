import { z } from 'zod'
import { importTool } from './tools'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export interface Measured {
  /** Scores from 0 to 100, by category. */
  scores: Record<string, number>
  /** The measurements behind the performance score; empty if performance was not measured. */
  figures: string[]
  /** The audits that cost points. */
  faults: string[]
}

const FIGURES = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
  ['SI', 'speed-index'],
] as const

const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  displayValue: z.string().optional(),
})
const resultSchema = z.object({
  lhr: z.object({
    environment: z.object({ benchmarkIndex: z.number() }),
    runtimeError: z.object({ message: z.string() }).optional(),
    categories: z.record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
    audits: z.record(z.string(), auditSchema),
  }),
})
type Run = (url: string, flags: object) => Promise<unknown>
const toolSchema = z.object({ default: z.custom<Run>((value) => typeof value === 'function') })

/** One run with the mobile preset, in the browser listening on `port`, with the session of the account signed in there. */
export async function lighthouseOf(url: string, port: number, categories: string[]): Promise<Measured> {
  const { default: lighthouse } = toolSchema.parse(await importTool('lighthouse', 'core/index.js'))
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    disableStorageReset: true,
  })
  const { lhr } = resultSchema.parse(answer)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const measuresSpeed = categories.includes('performance')
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    figures: measuresSpeed
      ? [
          ...FIGURES.map(([name, id]) => `${name} ${lhr.audits[id]?.displayValue}`),
          // About 1,000 or more on an idle modern machine; a lower value means that the machine limits the speed.
          `machine ${Math.round(lhr.environment.benchmarkIndex)}`,
        ]
      : [],
    faults: faultsOf(lhr),
  }
}

type Result = z.infer<typeof resultSchema>['lhr']

const faultsOf = ({ categories, audits }: Result): string[] =>
  Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.99) return []
      return [`${name}: ${audit.title} ${audit.displayValue ?? ''}`]
    }),
  )
