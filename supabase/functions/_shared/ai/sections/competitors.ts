import { z } from 'zod'
import { type Statement, state } from '../../domain/basis.ts'
import { BUNDLED_RATES } from '../../domain/exchange-rates.ts'
import type { Competitor, CompetitorPrice } from '../../domain/report.ts'
import { dollarsPerYear, withRate } from '../../domain/yearly-price.ts'
import { listFault } from './faults.ts'
import { LENGTH, toPlainText } from './plain.ts'
import { quotedPrice } from './quoted-price.ts'
import { citesSchema, saidSchema, sourceNotesSchema } from './said.ts'
import { cited, citedAll, type Ground, hasSources, proposal } from './statements.ts'

export const competitorsOutputSchema = z.object({
  competitors: z
    .array(
      z.object({
        name: z.string().describe('Name of the company, product or substitute, at most 60 characters'),
        cites: citesSchema.describe('Sources that show that it exists and is in business, at most 2'),
        live: z
          .boolean()
          .nullable()
          .describe(
            'Whether a cited source shows it in business (true) or closed (false); null when none does',
          ),
        dominant: z.boolean().describe('Whether it leads this market by far'),
        strengths: z.array(saidSchema).describe('What it does well for these customers; 1 to 3'),
        weaknesses: z
          .array(
            saidSchema.extend({
              answeredBy: z
                .array(z.string())
                .describe(
                  'Numbers of the features given to you that answer it, such as f2; empty when none does',
                ),
            }),
          )
          .describe('What it leaves open for these customers; 1 to 3'),
        price: z
          .object({
            text: z.string().describe('Its price as the source gives it, at most 120 characters'),
            cites: citesSchema.describe('Sources that state it with its currency and period'),
          })
          .nullable()
          .describe('Null when its price is not known'),
      }),
    )
    .describe('Those whom the customers would compare it with, substitutes included; 3 to 8'),
  sources: sourceNotesSchema,
})
export type CompetitorsOutput = z.infer<typeof competitorsOutputSchema>

const MAX = { competitors: 8, points: 3 }
const LEAST = 3

type CompetitorOutput = CompetitorsOutput['competitors'][number]

/** Features that can answer a weakness: their exact text by the number f1…fn that the model was given. */
export type Features = ReadonlyMap<string, string>

const LEGAL_FORM = /\b(?:inc|ltd|llc|gmbh|corp|plc|limited)\b/g

/** The same for 'WrenchLog', 'Wrench Log' and 'WRENCHLOG Ltd.'. */
function keyOf(name: string): string {
  const words = toPlainText(name, LENGTH.name).normalize('NFKC').toLowerCase()
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  return letters(words.replace(LEGAL_FORM, '')) || letters(words)
}

/** Missing or unknown values among the competitors, for the repair. */
export const competitorFaults = ({ competitors }: CompetitorsOutput): string[] => [
  ...listFault('competitors', [...new Set(competitors.map(({ name }) => keyOf(name)))], LEAST),
  ...competitors.flatMap((competitor, at) => {
    const where = `competitors[${at}]`
    return [
      ...listFault(`${where}.strengths`, competitor.strengths, 1),
      ...listFault(`${where}.weaknesses`, competitor.weaknesses, 1),
    ]
  }),
]

/**
 * Without a source that states it, a price is an assumption even if it holds no digit ('free'), and nothing is
 * calculated from it. The price per year is calculated by code from the quotation, never by the model.
 */
function priceOf(ground: Ground, { price }: CompetitorOutput): CompetitorPrice | null {
  if (!price || toPlainText(price.text, LENGTH.line) === '') return null
  const text = cited(ground, price, LENGTH.line)
  if (text.basis !== 'source') return { text: { ...text, basis: 'assumption' }, dollarsPerYear: null }
  const quoted = quotedPrice(text.text, ground.book.quotedBy(price.cites))
  if (!quoted) return { text, dollarsPerYear: null }
  const yearly = withRate(quoted, ground.rates ?? BUNDLED_RATES)
  return { text, dollarsPerYear: dollarsPerYear(yearly), yearly }
}

/** A name is supported by the sources that show it, whatever figures it contains. */
function nameOf({ idea, book }: Ground, { name, cites }: CompetitorOutput): Statement {
  const sources = book.cite(cites)
  if (sources.length === 0) return proposal(idea, name, LENGTH.name)
  return state(toPlainText(name, LENGTH.name), 'source', sources)
}

function answersOf({ weaknesses }: CompetitorOutput, features: Features): Competitor['answers'] {
  return weaknesses.slice(0, MAX.points).flatMap(({ text, answeredBy }) =>
    [...new Set(answeredBy)].flatMap((id) => {
      const feature = features.get(id)
      const weakness = toPlainText(text, LENGTH.statement)
      return feature && weakness ? [{ weakness, feature }] : []
    }),
  )
}

const competitorOf = (ground: Ground, competitor: CompetitorOutput, features: Features): Competitor => ({
  name: nameOf(ground, competitor),
  strengths: citedAll(ground, competitor.strengths, MAX.points),
  weaknesses: citedAll(ground, competitor.weaknesses, MAX.points),
  live: hasSources(ground, competitor.cites) ? competitor.live : null,
  dominant: competitor.dominant,
  price: priceOf(ground, competitor),
  knownFor: null,
  link: null,
  answers: answersOf(competitor, features),
})

/** The competitors, each once by name. */
export function competitorsPart(ground: Ground, { competitors }: CompetitorsOutput, features: Features) {
  const names = new Set([''])
  const isNew = ({ name }: CompetitorOutput) => {
    const key = keyOf(name)
    return !names.has(key) && Boolean(names.add(key))
  }
  return competitors
    .filter(isNew)
    .slice(0, MAX.competitors)
    .map((competitor) => competitorOf(ground, competitor, features))
}
