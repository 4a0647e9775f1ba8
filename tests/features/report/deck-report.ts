import { BASES, state } from '@domain/basis'
import { type Citation, citationSchema } from '@domain/citation'
import type { Report } from '@domain/report'
import { storeAudience, storeConcept, storeMarket } from '@domain/report-storage'
import { RESEARCHED_AUDIENCE, RESEARCHED_EVIDENCE, RESEARCHED_MARKET } from './researched-report'
import { CONCEPT } from './sample-report'

export const DECK_REPORT: Report = {
  brief: null,
  concept: CONCEPT,
  audience: RESEARCHED_AUDIENCE,
  market: RESEARCHED_MARKET,
  evidence: RESEARCHED_EVIDENCE,
}

export const EMPTY_REPORT: Report = {
  brief: null,
  concept: null,
  audience: null,
  market: null,
  evidence: null,
}

/** A text of 2,000 characters. */
export const longText = (words: string) => words.repeat(2000).slice(0, 2000)

const SOUND = ['s101', 's102', 's103', 's104', 's105']
const REFUTED = ['s201', 's202', 's203', 's204', 's205']

const citationOf = (id: string, status: Citation['check']['status']) =>
  citationSchema.parse({ id, title: id, source: id, url: `https://${id}.example.test/`, check: { status } })

/** A report in which every displayed text has the maximum length of a field. */
export function longReport(words: string): Report {
  const text = state(longText(words), 'model', ['s1', 's2', 's3', 's4', 's5', 's6'])
  const five = [text, text, text, text, text]
  const feature = { description: text, platforms: { web: true, mobile: true } }
  const market = RESEARCHED_MARKET
  return {
    ...DECK_REPORT,
    concept: { ...CONCEPT, overview: text, features: { ...CONCEPT.features, core: five.map(() => feature) } },
    audience: {
      personas: RESEARCHED_AUDIENCE.personas.flatMap((persona) =>
        five.map((_, index) => ({
          ...persona,
          description: text,
          painPoints: [state(longText(`${index}${words}`), 'model')],
          channel: state(longText(`${index}${words}`), 'model'),
        })),
      ),
    },
    market: {
      ...market,
      citations: [
        ...market.citations,
        ...SOUND.map((id) => citationOf(id, 'quote_found')),
        ...REFUTED.map((id) => citationOf(id, 'unreachable')),
      ],
      targetMarket: text,
      uniqueValue: text,
      monetizationStrategies: five,
      riskiestAssumption: text,
      nextTest: market.nextTest && { ...market.nextTest, what: text, threshold: text },
      model: market.model && {
        // Uses every basis, so that the basis line of a slide is as long as possible.
        inputs: market.model.inputs.map((input, index) => ({
          ...input,
          label: text.text,
          basis: BASES[index % BASES.length] ?? input.basis,
          sources: [...SOUND, ...REFUTED],
        })),
      },
      competitors: market.competitors.map((each) => ({
        ...each,
        name: text,
        weaknesses: five,
        answers: [{ weakness: text.text, feature: text.text }],
      })),
    },
  }
}

const HALVES_AND_NULLS = /\\u(d[89a-f][0-9a-f]{2}|0000)/gi

/** The same report as columns of a row, without lone surrogates and null characters, which Postgres rejects. */
export function longColumns(words: string): object {
  const { concept, audience, market } = longReport(words)
  const columns = {
    ...(concept && storeConcept(concept)),
    ...(audience && storeAudience(audience)),
    ...(market && storeMarket(market)),
  }
  return JSON.parse(JSON.stringify(columns).replace(HALVES_AND_NULLS, ''))
}

export const SCRIPTS = [
  ['words', 'Extraordinarily long sentences '],
  ['one word', 'Donaudampfschifffahrt'],
  ['capitals', 'WWWWMMMM '],
  ['Chinese', '市场规模非常大需要验证'],
  ['Arabic', 'تطبيق يساعد أصحاب الكلاب '],
  ['emoji', '👩‍👩‍👧‍👦🐕‍🦺🇩🇪'],
  ['markup', '<a:t>&"\u0000\u0008</a:t> '],
] as const
