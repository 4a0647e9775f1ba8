import { type Brief, entriesOf, firstValue } from '../domain/brief/brief.ts'
import type { ResearchTopic } from '../domain/citation.ts'
import { countriesIn } from '../domain/lookup-terms.ts'

/** Maximum length of the founder's words in a query, in characters. */
const TERM_CHARS = 60

type Words = {
  customer: string
  product: string
  job: string
  problem: string
  place: string
  rivals: string
}
type Queries = Partial<Record<ResearchTopic, (words: Words) => string>>

const LANGUAGES: Record<string, readonly string[]> = {
  de: ['DE', 'AT', 'CH', 'LI'],
  fr: ['FR', 'BE', 'LU', 'MC'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'CR', 'PA'],
  it: ['IT', 'SM'],
  nl: ['NL'],
  pt: ['PT', 'BR'],
  pl: ['PL'],
  sv: ['SE'],
}

/** The searches in English: six questions, one for each topic. */
const IN_ENGLISH: Record<ResearchTopic, (words: Words) => string> = {
  size: ({ customer, place }) => `number of ${customer} ${place} official statistics`,
  competitors: ({ product, customer, rivals, place }) =>
    `${rivals || product} ${customer} pricing alternatives ${place}`,
  demand: ({ customer, problem }) => `${customer} ${problem} forum reddit reviews complaints`,
  counter: ({ product }) => `${product} startup shut down why it failed`,
  trend: ({ product, place }) => `${product} market growth new law technology ${place}`,
  regulation: ({ product, job, place }) =>
    `${job || product} law license data protection requirements ${place}`,
}

/** Questions that pages of a country answer best in its own language. */
const IN_OTHERS: Record<string, Queries> = {
  de: {
    size: ({ customer, place }) => `Anzahl ${customer} ${place} Statistik`,
    competitors: ({ product, place }) => `${product} Preise Vergleich ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} Forum Erfahrungen`,
    regulation: ({ product, place }) => `${product} Gesetz Genehmigung Vorschriften ${place}`,
  },
  fr: {
    size: ({ customer, place }) => `nombre de ${customer} ${place} statistiques`,
    competitors: ({ product, place }) => `${product} prix comparatif ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} forum avis`,
    regulation: ({ product, place }) => `${product} loi réglementation autorisation ${place}`,
  },
  es: {
    size: ({ customer, place }) => `número de ${customer} ${place} estadísticas`,
    competitors: ({ product, place }) => `${product} precios alternativas ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} foro opiniones`,
    regulation: ({ product, place }) => `${product} ley licencia requisitos ${place}`,
  },
  it: {
    size: ({ customer, place }) => `numero di ${customer} ${place} statistiche`,
    competitors: ({ product, place }) => `${product} prezzi alternative ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} forum recensioni`,
    regulation: ({ product, place }) => `${product} legge autorizzazione requisiti ${place}`,
  },
  nl: {
    size: ({ customer, place }) => `aantal ${customer} ${place} statistiek`,
    competitors: ({ product, place }) => `${product} prijzen vergelijken ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} forum ervaringen`,
    regulation: ({ product, place }) => `${product} wet vergunning eisen ${place}`,
  },
  pt: {
    size: ({ customer, place }) => `número de ${customer} ${place} estatísticas`,
    competitors: ({ product, place }) => `${product} preços alternativas ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} fórum opiniões`,
    regulation: ({ product, place }) => `${product} lei licença requisitos ${place}`,
  },
  pl: {
    size: ({ customer, place }) => `liczba ${customer} ${place} statystyki`,
    competitors: ({ product, place }) => `${product} ceny porównanie ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} forum opinie`,
    regulation: ({ product, place }) => `${product} ustawa zezwolenie wymagania ${place}`,
  },
  sv: {
    size: ({ customer, place }) => `antal ${customer} ${place} statistik`,
    competitors: ({ product, place }) => `${product} priser jämförelse ${place}`,
    demand: ({ customer, problem }) => `${customer} ${problem} forum erfarenheter`,
    regulation: ({ product, place }) => `${product} lag tillstånd krav ${place}`,
  },
}

/** A text cut to its maximum length at a word, without what a search engine takes for an operator. */
function term(text: string): string {
  const words = text
    .replace(/["“”()<>|:\n\r\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length <= TERM_CHARS ? words : words.slice(0, TERM_CHARS + 1).replace(/\s+\S*$/, '')
}

const firstOf = (brief: Brief, field: 'customer' | 'user' | 'product' | 'actions' | 'problem'): string => {
  const value = firstValue(brief, field)
  return typeof value === 'string' ? term(value) : ''
}

function wordsOf(brief: Brief): Words {
  const product = firstOf(brief, 'product')
  const customer = firstOf(brief, 'customer') || firstOf(brief, 'user')
  const job = firstOf(brief, 'actions')
  const places = entriesOf(brief, 'place').map(({ value }) => value.name)
  const rivals = entriesOf(brief, 'today').map(({ value }) => value.name)
  return {
    product: product || job,
    customer: customer || product,
    job,
    problem: firstOf(brief, 'problem') || job || product,
    place: term(places.slice(0, 2).join(' ')),
    rivals: term(rivals.slice(0, 2).join(' ')),
  }
}

/**
 * The queries for one topic: a question in English, and one in the language of the first non-English place; six to ten
 * for all topics together. Code composes them from the brief. Empty if the brief says nothing to search for; then the
 * model words its own questions.
 */
export function questionsFor(topic: ResearchTopic, brief: Brief): string[] {
  const words = wordsOf(brief)
  if (words.product === '' && words.customer === '') return []
  const language = countriesIn(brief)
    .map((country) => Object.keys(LANGUAGES).find((each) => LANGUAGES[each]?.includes(country)))
    .find((each) => each !== undefined)
  const local = language ? IN_OTHERS[language]?.[topic] : undefined
  return [IN_ENGLISH[topic], ...(local ? [local] : [])].map((compose) =>
    compose(words).replace(/\s+/g, ' ').trim(),
  )
}
