import { z } from 'zod'
import { isStatement, type Statement } from './basis.ts'
import {
  BRIEF_FIELDS,
  type Brief,
  briefSchema,
  type Entry,
  entriesOf,
  type FieldState,
  toBrief,
} from './brief/brief.ts'
import { isSame, quoteOf } from './brief/changes.ts'
import { toldDemand } from './brief/told-demand.ts'
import { sentencesOf } from './brief/unread.ts'
import { storedCitations } from './citation.ts'
import { cutLine } from './deck/cut.ts'
import { type SlideEdits, slideEditsSchema } from './deck/edits.ts'
import { lookupRecordSchema } from './lookups.ts'
import { planningFormSchema, planningSchema } from './planning.ts'
import { SECTION_SCHEMAS } from './report.ts'
import { readReport } from './report-storage.ts'
import { plannedIn, plannedWorkSchema } from './scorecard/planned-work.ts'
import { type Stored, toRecord } from './stored-fields.ts'
import type { Validation } from './stored-validation.ts'
import { engineNoteSchema, isBuiltIn } from './validation.ts'

/*
 * A report as read through a shared link, without an account (docs/decisions/0025-shared-links.md). The schema lists
 * everything that may leave the server; anything it does not name stays there.
 */

/** The optional parts that a link includes. */
const includesSchema = z.object({ idea: z.boolean(), evidence: z.boolean() })
export type ShareIncludes = z.infer<typeof includesSchema>

export const sharedReportSchema = z.object({
  includes: includesSchema,
  title: z.string(),
  createdAt: z.string(),
  /** '' if the link does not include the idea. */
  idea: z.string(),
  engine: engineNoteSchema.nullable(),
  report: z.object({
    brief: briefSchema,
    concept: SECTION_SCHEMAS.concept.nullable(),
    audience: SECTION_SCHEMAS.audience.nullable(),
    market: SECTION_SCHEMAS.market.nullable(),
    evidence: z.object({ citations: storedCitations }).nullable(),
    lookups: lookupRecordSchema.nullable().catch(null),
  }),
  /** The plan that feasibility is scored by. */
  plan: plannedWorkSchema.nullable(),
  /** The choices of the planning summary and when they were saved; null if nothing is planned. */
  planning: z.object({ form: planningFormSchema, updatedAt: z.string() }).nullable(),
  /** The founder's texts on slides, without the texts that they replaced. */
  slideEdits: slideEditsSchema,
})
export type SharedReport = z.infer<typeof sharedReportSchema>

/**
 * Maximum length of a passage of the idea that counts as a quotation, in UTF-16 units; longer ones are hidden with the
 * idea.
 */
export const QUOTATION_MAX = 160

/** The words of a text, ignoring line breaks and quotation marks. */
const wordsOf = (text: string): string =>
  text
    .replace(/["'“”„‘’«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Every passage of that length, one per starting position. */
const passagesOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))

/** Returns a text as the link shows it. The beginning of a quotation may stay. */
type Shown = (text: string, isQuotation?: boolean) => string

/**
 * Hides texts that contain the whole idea, a passage of it longer than a quotation, or any of the `secrets`. A
 * quotation is cut before the first of these.
 */
function withoutIdea(idea: string, secrets: readonly string[]): Shown {
  const whole = wordsOf(idea)
  const length = Math.min(whole.length, QUOTATION_MAX + 1)
  const passages = new Set(passagesOf(whole, length))
  const kept = Math.min(QUOTATION_MAX, Math.floor(whole.length / 2))
  return (text, isQuotation = false) => {
    const words = wordsOf(text)
    const told = secrets.map((secret) => words.indexOf(wordsOf(secret))).filter((at) => at !== -1)
    if (told.length === 0 && !passagesOf(words, length).some((passage) => passages.has(passage))) return text
    const open = words.slice(0, Math.min(words.length, ...told)).trim()
    return isQuotation && open !== '' ? `“${cutLine(`${open} …`, kept)}”` : ''
  }
}

/** The words of the idea that describe, or may describe, the founder's evidence. */
const evidenceWords = (brief: Brief, idea: string): string[] => [
  ...entriesOf(brief, 'evidence').flatMap((entry) => quoteOf(entry, idea) || []),
  ...toldDemand(brief, idea).flatMap(({ words }) => words || []),
]

/** A value with `shown` applied to every text in it. */
function withTexts(value: unknown, shown: Shown): unknown {
  if (typeof value === 'string') return shown(value)
  if (Array.isArray(value)) return value.map((item) => withTexts(item, shown))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, item]) => [key, withTexts(item, shown)])
  const quoted = isStatement(value) && { text: shown(value.text, value.basis === 'founder') }
  return { ...Object.fromEntries(fields), ...quoted }
}

/** An entry without its position in the idea. */
const withoutPlace = <Value>({ value, origin, confirmed }: Entry<Value>): Entry<Value> => ({
  value,
  origin:
    origin.kind === 'quote'
      ? { kind: 'answer' }
      : origin.kind === 'model'
        ? { ...origin, quote: null }
        : origin,
  confirmed,
})

/** The brief without texts that `shown` withholds, and without the parts that the link does not include. */
function sharedBrief(brief: Brief, includes: ShareIncludes, shown: Shown): Brief {
  const isWithheld = (value: unknown) => !isSame(withTexts(value, shown), value)
  const sharedState = (state: FieldState<unknown>): FieldState<unknown> => {
    if (state.state === 'none') return state
    const entries =
      state.state === 'open'
        ? []
        : includes.idea
          ? state.entries
          : state.entries.filter(({ value }) => !isWithheld(value)).map(withoutPlace)
    return entries.length > 0 ? { state: 'stated', entries, silenced: [] } : { state: 'open', silenced: [] }
  }
  const fields = BRIEF_FIELDS.filter((field) => includes.evidence || field !== 'evidence')
  return toBrief(Object.fromEntries(fields.map((field) => [field, sharedState(brief[field])])))
}

const sharedRowSchema = z.looseObject({
  includes: includesSchema,
  title: z.string(),
  originalIdea: z.string(),
  createdAt: z.string(),
})

const writerOf = ({ id, model }: { id: string; model: string | null }) => ({ id, model })

function sharedEngine(stored: unknown) {
  const { data: note } = engineNoteSchema.nullable().safeParse(stored ?? null)
  if (!note) return null
  const sections = Object.entries(note.sections).map(([section, writer]) => [section, writerOf(writer)])
  return { ...writerOf(note), sections: Object.fromEntries(sections) }
}

function sharedPlanning(stored: unknown) {
  const { data } = planningSchema.safeParse(
    typeof stored === 'object' && stored !== null ? { ...stored, id: '', validation_id: '' } : null,
  )
  return data ? { form: data.form, updatedAt: data.updatedAt } : null
}

/** Edited texts, except those of parts that the link does not include; traction is the founder's evidence. */
function sharedEdits(stored: unknown, { evidence }: ShareIncludes, shown: Shown): SlideEdits {
  const edits = slideEditsSchema.catch({}).parse(stored ?? {})
  return Object.fromEntries(
    Object.entries(edits).flatMap(([slot, { text }]) =>
      shown(text) === text && (evidence || slot !== 'traction.0') ? [[slot, { text, basis: '' }]] : [],
    ),
  )
}

type Sections = Omit<ReturnType<typeof readReport>, 'brief'>

/**
 * Sections without the texts that the built-in analyst derived from the founder's evidence: the next test states how
 * many pay or wait.
 */
function withoutCounted(sections: Sections, stored: unknown): Sections {
  const { data: note } = engineNoteSchema.nullable().safeParse(stored ?? null)
  const isCounted = note?.sections.market ? note.sections.market.id === 'built-in' : isBuiltIn(note ?? null)
  return sections.market && isCounted
    ? { ...sections, market: { ...sections.market, riskiestAssumption: null, nextTest: null } }
    : sections
}

/** Sections without the questions about sentences that a link hides with the idea. */
function withoutQuestions(sections: Sections, unread: readonly string[]): Sections {
  const { market } = sections
  if (!market) return sections
  const isAbout = ({ because }: Statement) => because?.by === 'wrote' && unread.includes(because.words)
  return { ...sections, market: { ...market, unknowns: market.unknowns.filter((line) => !isAbout(line)) } }
}

/**
 * The shared view of a report as currently stored.
 * @param row the answer of open_share (supabase/schemas/shares.sql)
 * @throws ZodError when it is not such an answer
 */
export function sharedReportOf(row: Stored): SharedReport {
  const { includes, title, originalIdea, createdAt } = sharedRowSchema.parse(row)
  const { brief, ...stored } = readReport(row)
  const counted = includes.evidence ? stored : withoutCounted(stored, row.engine)
  const unread = includes.idea || !brief ? [] : sentencesOf(originalIdea).map(({ words }) => words)
  const sections = withoutQuestions(counted, unread)
  const plan = plannedIn(row.scorecard)
  const secrets = includes.evidence || !brief ? [] : evidenceWords(brief, originalIdea)
  const shown: Shown = includes.idea ? (text) => text : withoutIdea(originalIdea, secrets)
  return sharedReportSchema.parse({
    includes,
    title,
    createdAt,
    idea: includes.idea ? originalIdea : '',
    engine: sharedEngine(row.engine),
    report: {
      brief: brief && sharedBrief(brief, includes, shown),
      ...toRecord(withTexts(sections, shown)),
    },
    plan: plan && { ...plan, version: '' },
    planning: sharedPlanning(row.planning),
    slideEdits: sharedEdits(row.slideEdits, includes, shown),
  })
}

/** The shared report in the form that the report's screens read. It has no owner, so no one can change it. */
export const sharedValidation = ({
  title,
  createdAt,
  idea,
  engine,
  report,
  plan,
  includes,
  slideEdits,
}: SharedReport): Validation => ({
  id: 'shared',
  userId: '',
  idea,
  title,
  status: 'completed',
  statusDetail: '',
  createdAt,
  updatedAt: createdAt,
  completedAt: createdAt,
  engine,
  briefVersion: 0,
  rerun: null,
  lookupChoice: null,
  lookupRun: null,
  followUp: null,
  previous: {},
  report: includes.evidence ? report : { ...report, withheld: 'evidence' },
  plan,
  slideEdits,
})
