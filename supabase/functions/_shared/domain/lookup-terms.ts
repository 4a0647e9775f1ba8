import { z } from 'zod'
import { type Brief, type BriefField, entriesOf, firstValue, type Trade } from './brief/brief.ts'
import { type LookupRecord, type LookupTerms, lookupTermsSchema } from './lookups.ts'
import { type Procurement, procurementsOf } from './procurement.ts'

/**
 * The terms that the founder allows to be sent to public sources, as stored: up to three, and whether codes and the
 * place may be sent.
 */
export const lookupChoiceSchema = lookupTermsSchema
  .pick({ buyer: true, job: true, category: true, cpv: true, article: true })
  .extend({ trade: z.boolean(), place: z.boolean() })
export type LookupChoice = z.infer<typeof lookupChoiceSchema>
/** The choice before parsing, as a form holds it. */
export type LookupChoiceInput = z.input<typeof lookupChoiceSchema>

export const TERM_NAMES = ['buyer', 'job', 'category'] as const
export type TermName = (typeof TERM_NAMES)[number]

const termSchema = lookupTermsSchema.shape.buyer

/** The problem with a term as typed; null if it may be sent. */
export const termFault = (text: string): string | null =>
  termSchema.safeParse(text).error?.issues[0]?.message ?? null

const FIELDS: Record<TermName, BriefField> = { buyer: 'customer', job: 'actions', category: 'product' }

/** A term that the brief suggests; only a confirmed one is sent without asking. */
export interface ProposedTerm {
  text: string
  confirmed: boolean
}

/** Terms that the brief suggests, by name; null if no text is short enough. */
export function proposedTerms(brief: Brief): Record<TermName, ProposedTerm | null> {
  const of = (name: TermName): ProposedTerm | null => {
    const fitting = entriesOf(brief, FIELDS[name]).flatMap(({ value, confirmed, origin }) =>
      typeof value === 'string' && termFault(value) === null
        ? [{ text: value, confirmed: confirmed || origin.kind === 'answer' }]
        : [],
    )
    return fitting.find(({ confirmed }) => confirmed) ?? fitting[0] ?? null
  }
  const trade = codedTrade(brief)
  return {
    buyer:
      of('buyer') ??
      (trade && termFault(trade.label) === null ? { text: trade.label, confirmed: true } : null),
    job: of('job'),
    category: of('category'),
  }
}

/** The trade that the founder chose, if statistics have a code for it; null for consumers. */
export function codedTrade(brief: Brief): Trade | null {
  const trade = firstValue(brief, 'trade')
  return trade && (trade.nace || trade.naics) ? trade : null
}

const MOST_COUNTRIES = 3
/** The countries of the brief's places, in order. */
export const countriesIn = (brief: Brief): string[] =>
  [...new Set(entriesOf(brief, 'place').flatMap(({ value }) => value.country ?? []))].slice(0, MOST_COUNTRIES)

/** Countries whose tenders are searched by what is bought: TED covers the EU and the EEA, and Switzerland takes part. */
const TED_COUNTRIES = new Set(
  'AT BE BG CH CY CZ DE DK EE ES EU FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/**
 * Codes under which public buyers may buy a product of this category, the likeliest first; [] if no place of the brief
 * has tenders that are searched by code, or if no word says what is bought.
 */
export function procurementChoices(category: string, brief: Brief): Procurement[] {
  if (!countriesIn(brief).some((country) => TED_COUNTRIES.has(country))) return []
  const [nature] = entriesOf(brief, 'nature')
  return procurementsOf(category, nature?.confirmed && nature.value === 'software')
}

/** Whether Wikipedia offered this article in an earlier round. No other words may be sent as an article. */
const wasOffered = (article: string, { terms, lookups }: LookupRecord): boolean =>
  article === terms.article ||
  lookups.some(({ source, items }) => source === 'wikipedia' && items.some(({ title }) => title === article))

/**
 * Everything that this choice allows to be sent; null if neither a word nor a code is confirmed, so that nothing is
 * queried. An article is sent only if the `earlier` round of the same report offered it.
 */
export function termsFor(
  { buyer, job, category, cpv, article, ...may }: LookupChoice,
  brief: Brief,
  earlier: LookupRecord | null = null,
): LookupTerms | null {
  const trade = may.trade ? firstValue(brief, 'trade') : null
  if (!(may.trade && codedTrade(brief)) && !buyer && !job && !category) return null
  return lookupTermsSchema.parse({
    buyer,
    job,
    category,
    cpv,
    article: article && earlier && wasOffered(article, earlier) ? article : null,
    countries: may.place ? countriesIn(brief) : [],
    trade,
    currency: firstValue(brief, 'price')?.currency ?? null,
  })
}

/** Whether the form can show what would be sent; until then, nothing is sent. */
export const namesCustomer = (brief: Brief): boolean =>
  entriesOf(brief, 'customer').length > 0 || entriesOf(brief, 'trade').length > 0

const editSchema = z.string().max(200).nullable().optional().catch(undefined)
const flagSchema = z.boolean().default(true).catch(true)
/**
 * The founder's changes to the terms that the brief suggests; null removes a term, and absent ones follow the brief.
 * Everything is sent unless `on` is false.
 */
export const termEditsSchema = z.object({
  on: flagSchema,
  buyer: editSchema,
  job: editSchema,
  category: editSchema,
  /** The Wikipedia article that the founder picked; it belongs to the category that it was offered for. */
  article: editSchema,
  cpv: editSchema,
  trade: flagSchema,
  place: flagSchema,
})
export type TermEdits = z.infer<typeof termEditsSchema>
const NO_EDITS: TermEdits = termEditsSchema.parse({})

/** The text of a term as it would be sent: the typed text, or a confirmed suggestion; '' for none. */
export function editedTerm(name: TermName, edits: TermEdits, proposed: ProposedTerm | null): string {
  const edit = edits[name]
  return edit === undefined ? (proposed?.confirmed ? proposed.text : '') : (edit?.trim() ?? '')
}

/**
 * The procurement code that would be sent: the one that the founder chose, or the likeliest for the category as sent;
 * null for none.
 */
export function editedProcurement(edits: TermEdits, brief: Brief): string | null {
  if (edits.cpv !== undefined) return edits.cpv
  const category = editedTerm('category', edits, proposedTerms(brief).category)
  return category === '' ? null : (procurementChoices(category, brief)[0]?.cpv ?? null)
}

/** The terms that the founder allows to be sent; null if there are none. A term that may not be sent is left out. */
export function choiceOf(edits: TermEdits, brief: Brief): LookupChoice | null {
  const proposed = proposedTerms(brief)
  const texts = TERM_NAMES.map((name) => {
    const text = editedTerm(name, edits, proposed[name])
    return [name, text !== '' && termFault(text) === null ? text : null] as const
  })
  const isCoded = edits.trade && codedTrade(brief) !== null
  if (!edits.on || (!isCoded && texts.every(([, text]) => text === null))) return null
  return lookupChoiceSchema.parse({
    ...Object.fromEntries(texts),
    cpv: edits.place ? editedProcurement(edits, brief) : null,
    article: edits.article ?? null,
    trade: edits.trade,
    place: edits.place,
  })
}

/** A stored choice as edits, so that it can be changed and sent again. */
export const editsOf = (choice: LookupChoice | null): TermEdits =>
  choice
    ? {
        on: true,
        buyer: choice.buyer,
        job: choice.job,
        category: choice.category,
        article: choice.article,
        cpv: choice.cpv,
        trade: choice.trade,
        place: choice.place,
      }
    : NO_EDITS
