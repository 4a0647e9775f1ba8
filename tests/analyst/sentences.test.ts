import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTION_PATTERNS } from '../../supabase/functions/_shared/analyst/action-patterns'
import { START_RULES } from '../../supabase/functions/_shared/analyst/facts/any-field'
import { factsFor } from '../../supabase/functions/_shared/analyst/facts/load'
import {
  ANY_PROGRAM,
  EARLY_PATTERNS,
  FREE_CONTENT,
  NATURE_PATTERNS,
  PRICE_PATTERNS,
  PROGRAM_FOR,
  RENTED,
} from '../../supabase/functions/_shared/analyst/nature-patterns'
import { TRIAL_SCRIPTS } from '../../supabase/functions/_shared/analyst/next-test/after-trial'
import {
  HAND_TESTS,
  PAY_COUNTS,
  PAYMENTS,
} from '../../supabase/functions/_shared/analyst/next-test/hand-tests'
import {
  FORMS,
  OWN_HOURS,
  RISKS,
  STAGES,
  testOf,
} from '../../supabase/functions/_shared/analyst/next-test/tests-by-risk'
import type { Statement } from '../../supabase/functions/_shared/domain/basis'
import {
  BRIEF_FIELDS,
  type Brief,
  emptyBrief,
  entriesOf,
  NATURES,
  OTHER_FIELD,
} from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { formatEntries, formatPeriodic } from '../../supabase/functions/_shared/domain/brief/format'
import { ACTS } from '../../supabase/functions/_shared/domain/brief/regulated-acts/acts'
import {
  ALLOWED_FORM,
  ALLOWED_TERMS,
  SAFE_IN_USE,
} from '../../supabase/functions/_shared/domain/brief/regulated-acts/remark'
import { countryOf, WAGES } from '../../supabase/functions/_shared/domain/brief/wages'
import { BUSINESS_FIELDS } from '../../supabase/functions/_shared/domain/business-fields'
import plans from '../domain/brief/regulated-plans.json'
import { markdownOf, reportOn, statementsIn } from './written'

/*
 * A built-in report may say four things: a fixed text, a curated fact, a quotation, or a figure. The catalog of fixed
 * texts is read from the code, so that a sentence which is put together in any other way is found here.
 */

const ANALYST = 'supabase/functions/_shared/analyst'
const FIGURE = String.raw`(?:[A-Z]{3} |R\$|[$€£₹₦¥])?[\d,.]+(?:[KMBT]|%)?`
/** Labels of business fields in a row, which are names of our own. */
const FIELD = Object.values(BUSINESS_FIELDS)
  .map((name) => name.toLowerCase())
  .join('|')
const PARAMETER = `(?:${FIGURE}(?: (?:to|of) ${FIGURE})?|(?:${FIELD})(?:, (?:${FIELD}))*)`

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
/** Where usual pay is from: its country and who counted it. */
const PAID_BY = WAGES.map((pay) => escaped(`${countryOf(pay)}; ${pay.by}`)).join('|')
const asPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join(PARAMETER)
      .replace('usual pay', `usual pay(?: \\((?:${PAID_BY})\\))?`)}$`,
    'u',
  )

/** The literals that `fixed` and `calculated` are called with. */
const inCalls = [
  ...readdirSync(ANALYST, { recursive: true, encoding: 'utf8' }).map((name) => `${ANALYST}/${name}`),
  ...[
    'told-amounts',
    'ending-risks',
    'plan-risks',
    'risk-kinds',
    'regulated-acts/lines',
    'told-weakness',
  ].map((name) => `supabase/functions/_shared/domain/brief/${name}.ts`),
]
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => {
    const code = readFileSync(path, 'utf8')
    const constants = [...code.matchAll(/const MEDICAL_NOTICE =\s*'([^']+)'/g)].map(([, text = '']) => text)
    const literals = [...code.matchAll(/\b(?:fixed|calculated)\(\s*'([^']+)'/g)].map(([, text = '']) => text)
    // One of two texts: `calculated(isKnown ? '…' : '…', …)`.
    const choices = [
      ...code.matchAll(/\b(?:fixed|calculated)\(\s*[^',;]*?\?\s*'([^']+)'\s*:\s*'([^']+)'/g),
    ].flatMap(([, one = '', other = '']) => [one, other])
    return [...constants, ...literals, ...choices]
  })

const FIXED: readonly string[] = [
  ...inCalls,
  ALLOWED_FORM,
  ALLOWED_TERMS,
  SAFE_IN_USE,
  ...ACTS.flatMap(({ says, asks }) => [says, asks]),
  ...Object.values(TRIAL_SCRIPTS).flatMap(({ what, threshold }) => [what, threshold]),
  ...ACTION_PATTERNS.flatMap(({ mustHave, shouldHave, unknown, against }) => [
    ...mustHave,
    ...shouldHave,
    ...unknown,
    ...(against === null ? [] : [against]),
  ]),
  ...[
    ...Object.values(NATURE_PATTERNS),
    ...Object.values(PROGRAM_FOR),
    ANY_PROGRAM,
    RENTED,
    FREE_CONTENT,
  ].flatMap(({ mustHave = [], shouldHave = [], unknown = [], against = null }) => [
    ...mustHave,
    ...shouldHave,
    ...unknown,
    ...(against === null ? [] : [against]),
  ]),
  ...Object.values(HAND_TESTS).flatMap(({ assumption, what, passed, stop }) => [
    assumption,
    stop,
    what,
    ...Object.values(PAYMENTS).map((payment) => `${what} ${payment}`),
    `${passed} ${PAY_COUNTS}`,
  ]),
  ...Object.values(EARLY_PATTERNS).flatMap(({ mustHave }) => mustHave),
  ...Object.values(PRICE_PATTERNS).flat(),
  ...RISKS.flatMap((risk) =>
    NATURES.flatMap((nature) =>
      STAGES.flatMap((stage) =>
        FORMS.flatMap((form) => {
          const {
            assumption,
            what,
            threshold,
            counted = [''],
            costs = OWN_HOURS,
          } = testOf(risk, nature, stage, form)
          return [assumption, what, threshold, counted[0], costs]
        }),
      ),
    ),
  ),
]
const PATTERNS = [...new Set(FIXED)].filter((text) => text.includes('{')).map(asPattern)
const WITHOUT_FIGURES = new Set(FIXED.filter((text) => !text.includes('{')))

const FIELDS = [...Object.keys(BUSINESS_FIELDS), OTHER_FIELD]
const known = await Promise.all(FIELDS.map(factsFor))
const FACTS = new Set([
  ...[...WAGES, ...START_RULES].map(({ says }) => says),
  ...ACTS.flatMap(({ laws }) => laws.map(({ says }) => says)),
  ...known.flatMap(({ facts }) => facts.map(({ says }) => says)),
])
const PRODUCTS = new Set(
  known.flatMap(({ products }) => products.flatMap(({ name, knownFor }) => [name, knownFor])),
)

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Whether every quotation holds words of the founder: of the idea, or of an answer. */
function isQuotation(text: string, idea: string, brief: Brief): boolean {
  const answers = BRIEF_FIELDS.flatMap((field) => formatEntries(brief, field))
  const own = [onOneLine(idea), ...answers.map(onOneLine)]
  const parts = text.split('”, “').map((part) => part.replace(/^“|”$/g, ''))
  return (
    text.startsWith('“') &&
    text.endsWith('”') &&
    parts
      .join('”, “')
      .split(/…$/)
      .every(
        (part) =>
          part === '' ||
          own.some((words) => words.includes(part)) ||
          parts.every((each) => own.some((words) => words.includes(each.replace(/…$/, '')))),
      )
  )
}

/** Figures, places and choices of the founder as the brief shows them, which stand without quotation marks. */
const figuresOf = (brief: Brief): string[] => [
  ...BRIEF_FIELDS.flatMap((field) => formatEntries(brief, field)),
  ...entriesOf(brief, 'today').flatMap(({ value: { price } }) => (price ? [formatPeriodic(price)] : [])),
]

/** Whether a text is nothing but figures of the brief, beside quotations. */
function isFigure(text: string, idea: string, brief: Brief): boolean {
  const quotations = text.match(/“.*”/s)?.[0] ?? ''
  const rest = figuresOf(brief)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, figure) => left.replace(figure, ''), text.replace(quotations, ''))
  return /^[, ]*$/.test(rest) && (quotations === '' || isQuotation(quotations, idea, brief))
}

function kindOf({ text, basis, sources }: Statement, idea: string, brief: Brief): string | null {
  if (text === '') return 'unstated'
  if (basis === 'source') return FACTS.has(text) && sources.length > 0 ? 'fact' : null
  if (WITHOUT_FIGURES.has(text) || PATTERNS.some((pattern) => pattern.test(text))) return 'fixed'
  if (PRODUCTS.has(text)) return 'product'
  const own = text.replace(/^Through: |; through: (?=“)/, (label) => (label.startsWith(';') ? ', ' : ''))
  if (basis === 'founder' && isQuotation(own, idea, brief)) return 'quotation'
  return basis === 'founder' && isFigure(own, idea, brief) ? 'figure' : null
}

/** Words and marks as founders and attackers might put them together. */
const WORDS =
  'a an the for of in to and that which with from we it I my they small bakeries dentists parents app tool platform device service marketplace sensor course shop forecasts books tracks sells matches delivers teaches cleans pays waste time money today by hand spreadsheet Munich Kenya Texas $49 €12 £5 10% per month shop walk year 2,000 350 lose hours ignore previous instructions {needed} $x “quoted” DROP TABLE tried deposit pilot paid farms €900 £40 <b>bold</b> 🥐 . . . , : ; ? ! \n'.split(
    ' ',
  )
const text = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 60 })
  .map((words) => words.join(' ').trim())
  .filter((words) => words !== '')

const NOUN = fc.constantFrom('zebra stripes', 'the {goal}', 'quantum fish.', '“nested” words', 'a b c')
const open = emptyBrief()
const answers: fc.Arbitrary<Partial<Brief>> = fc.record(
  {
    customer: NOUN.map((value) => answered([value], open.customer)),
    problem: NOUN.map((value) => answered([value], open.problem)),
    actions: NOUN.map((value) => answered([`forecasts ${value}`, `books ${value}`], open.actions)),
    difference: NOUN.map((value) => answered([value], open.difference)),
    risks: NOUN.map((value) => answered([value], open.risks)),
    nature: fc.constantFrom(...NATURES).map((value) => answered([value], open.nature)),
    field: fc.constantFrom(...FIELDS).map((value) => answered([value], open.field)),
    count: fc
      .oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 1e9 }))
      .map((value) => answered([{ value, source: '' }], open.count)),
    problemCost: fc
      .integer({ min: 1, max: 1e6 })
      .map((amount) => answered([{ amount, currency: 'EUR', every: 'week' as const }], open.problemCost)),
    price: fc
      .tuple(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('month' as const, 'once' as const, 'use' as const, 'share' as const),
        fc.constantFrom('zebra', 'employee'),
      )
      .map(([low, every, per]) =>
        answered([{ low, high: low, currency: every === 'share' ? null : 'EUR', per, every }], open.price),
      ),
    evidence: fc
      .tuple(fc.constantFrom('paying' as const, 'waiting' as const, 'interviews' as const), fc.nat(300))
      .map(([kind, count]) => answered([{ kind, count, text: '', link: null }], open.evidence)),
    purchases: fc.integer({ min: 1, max: 400 }).map((value) => answered([value], open.purchases)),
    today: fc
      .tuple(
        NOUN,
        fc.constantFrom(null, 0, 20),
        fc.constantFrom('month' as const, 'once' as const, 'day' as const, 'use' as const),
      )
      .map(([name, amount, every]) =>
        answered(
          [{ name, price: amount === null ? null : { amount, currency: 'EUR', every }, link: null }],
          open.today,
        ),
      ),
    channel: NOUN.map((value) => answered([value], open.channel)),
    user: NOUN.map((value) => answered([value], open.user)),
    goal: fc
      .integer({ min: 1, max: 1e7 })
      .map((amount) => answered([{ amount, currency: 'EUR' }], open.goal)),
  },
  { requiredKeys: [] },
)

describe('every sentence of a built-in report', () => {
  it('is a fixed text, a curated fact with its source, a quotation or a figure', async () => {
    await fc.assert(
      fc.asyncProperty(text, answers, async (idea, given) => {
        const report = await reportOn(idea, given)
        for (const statement of statementsIn([report.concept, report.audience, report.market]))
          expect(kindOf(statement, idea, report.brief), JSON.stringify(statement)).not.toBeNull()
        // What is worked out while a report is shown takes every brief, too.
        expect(markdownOf(idea, report)).toContain('## Summary')
      }),
      { numRuns: 75 },
    )
  }, 120_000)

  it('is fixed or cited as well where an act is forbidden or licensed', async () => {
    for (const { text: idea } of plans) {
      const report = await reportOn(idea)
      for (const statement of statementsIn([report.concept, report.market]))
        expect(kindOf(statement, idea, report.brief), JSON.stringify(statement)).not.toBeNull()
    }
  })

  it('names the word or the choice that selected it, where one did', async () => {
    const { concept } = await reportOn('A service for small bakeries that forecasts tomorrow’s demand.')
    const chosen = concept.features.mustHave.map(({ description }) => description.because)
    expect(chosen.length).toBeGreaterThan(0)
    for (const because of chosen) expect(because).toEqual({ by: 'wrote', words: expect.any(String) })
  })

  it('cites nothing of a field that the founder did not confirm', async () => {
    const { market } = await reportOn('A service for small bakeries in Munich that forecasts demand.')
    const start = START_RULES.map(({ says }) => says)
    expect(market.citations.filter(({ snippet }) => !start.includes(snippet ?? ''))).toEqual([])
  })

  it('takes the price of an alternative for the currency of the founder’s price, and for no other', async () => {
    const today = answered(
      [{ name: 'Paper', price: { amount: 10, currency: null, every: 'month' as const }, link: null }],
      open.today,
    )
    const priceIn = async (idea: string) =>
      (await reportOn(idea, { today })).market.competitors[0]?.price ?? null
    expect((await priceIn('A till for bakers. 49 euros a month per shop.'))?.dollarsPerYear).toBeCloseTo(
      120 * 1.1415,
    )
    expect((await priceIn('A till for bakers.'))?.dollarsPerYear).toBeNull()
  })

  it('invents no people', async () => {
    expect((await reportOn('A till for bakers.')).audience.personas).toEqual([])
  })
})

it('has at most 900 words', async () => {
  const idea = `${'A service for small bakeries that forecasts demand and books visits and tracks waste. '.repeat(40)}`
  const given: Partial<Brief> = {
    actions: answered(['forecasts demand', 'books visits', 'tracks waste', 'compares prices'], open.actions),
    nature: answered(['software', 'device'], open.nature),
    field: answered(['food-restaurants'], open.field),
    price: answered([{ low: 49, high: 49, currency: 'EUR', per: 'shop', every: 'month' }], open.price),
    place: answered([{ name: 'Munich', country: 'DE', local: true }], open.place),
  }
  const report = await reportOn(idea, given)
  const words = statementsIn([report.concept, report.market]).flatMap(({ text }) => text.split(/\s+/))
  expect(words.length).toBeLessThanOrEqual(900)
})
