import { z } from 'zod'
import type { LookupTerms } from '../../domain/lookups.ts'
import { procurementLabel } from '../../domain/procurement.ts'
import {
  type Adapter,
  type Ask,
  countryInText,
  type Finding,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
  signedNumberSchema,
} from '../adapter.ts'
import { headWords, plainText } from '../words.ts'
import { dayOf, finding, startOfPeriod, type Tender } from './tenders.ts'

const ALPHA_3: Record<string, string> = Object.fromEntries(
  `AT AUT BE BEL BG BGR CH CHE CY CYP CZ CZE DE DEU DK DNK EE EST ES ESP FI FIN FR FRA GR GRC HR HRV HU HUN IE IRL IS ISL
  IT ITA LI LIE LT LTU LU LUX LV LVA MT MLT NL NLD NO NOR PL POL PT PRT RO ROU SE SWE SI SVN SK SVK`
    .split(/\s+/)
    .flatMap((code, at, codes) => (at % 2 === 0 ? [[code, codes[at + 1] ?? '']] : [])),
)
/** Countries whose public buyers write in English, so that an English term finds their notices. */
const ENGLISH = new Set(['IE', 'MT'])

const texts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const tedSchema = z.object({
  notices: z.array(
    z.object({
      'publication-number': z.string().regex(/^\d{1,9}-\d{4}$/),
      'notice-title': texts.optional(),
      'buyer-name': texts.optional(),
      'publication-date': z.string().optional(),
      'total-value': z.union([signedNumberSchema, z.array(signedNumberSchema)]).optional(),
      'total-value-cur': z.array(z.string()).optional(),
    }),
  ),
  totalNoticeCount: quantitySchema.optional(),
  timedOut: z.boolean().optional(),
})

/** A text in English, or in whatever language it has. */
function textOf(byLanguage: z.infer<typeof texts> | undefined): string | null {
  const text = byLanguage && (byLanguage.eng ?? Object.values(byLanguage)[0])
  return (text && plainText(Array.isArray(text) ? (text[0] ?? '') : text)) || null
}

interface Search {
  /** The query in the language of TED's expert search. */
  expert: string
  /** Within a sentence: 'are under CPV 48', 'mention “bakery software”'. */
  words: string
  /** The words that titles are judged by; null for a code. */
  term: string | null
  /** Whether the code is that of a whole division, which contains far more than the product. */
  wide: boolean
}

async function tedNotices(
  ask: Ask,
  { expert: about, words, term, wide }: Search,
  country: string,
  today: Date,
): Promise<Finding> {
  const since = startOfPeriod(today)
  const place = country === 'EU' ? '' : ` AND buyer-country IN (${ALPHA_3[country]})`
  const expert = `${about} AND publication-date>=${since.replaceAll('-', '')}${place}`
  const answer = await ask({
    path: '/v3/notices/search',
    body: {
      query: expert,
      fields: [
        'publication-number',
        'notice-title',
        'buyer-name',
        'publication-date',
        'total-value',
        'total-value-cur',
      ],
      page: 1,
      limit: 100,
      scope: 'ALL',
      paginationMode: 'PAGE_NUMBER',
      onlyLatestVersions: true,
    },
    shown: expert,
    schema: tedSchema,
  })
  if (answer.timedOut) throw new NotMeasured('slow', 'TED ended the search before it was complete.')
  const tenders = answer.notices.map((notice): Tender => {
    const number = notice['publication-number']
    const value = notice['total-value']
    const currency = plainText(notice['total-value-cur']?.[0] ?? '', 3)
    return {
      title: textOf(notice['notice-title']) ?? `Notice ${number}`,
      link: `https://ted.europa.eu/en/notice/-/detail/${number}`,
      date: dayOf(notice['publication-date']),
      by: textOf(notice['buyer-name']),
      facts: {},
      value: (currency && (Array.isArray(value) ? value[0] : value)) || null,
      currency,
    }
  })
  return finding({
    tenders,
    total: answer.totalNoticeCount ?? (tenders.length < 100 ? tenders.length : null),
    term,
    wide,
    what: `public notices in ${countryInText(country)} since ${since} ${words} (TED)`,
    period: `since ${since}`,
  })
}

function tedQuestions({ cpv, category, countries }: LookupTerms, today: Date): Question[] {
  const country = countries.find((each) => each === 'EU' || each in ALPHA_3)
  if (!country) return []
  // A code reveals nothing and works in every language; its trailing zeros cover everything below it.
  const code = cpv && (cpv.replace(/0+$/, '').length < 2 ? cpv.slice(0, 2) : cpv.replace(/0+$/, ''))
  const term = !code && category && headWords(category).length > 0 && ENGLISH.has(country) ? category : null
  if (!code && !term)
    throw new NotMeasured(
      'terms',
      'Notices are in the language of the buyer; confirm a procurement code (CPV) first.',
    )
  const wanted = code && code.length < 8 ? `${code}*` : code
  const search: Search = wanted
    ? {
        expert: `classification-cpv=${wanted}`,
        words: `are under CPV ${code} (${procurementLabel(code ?? '')})`,
        term: null,
        wide: code?.length === 2,
      }
    : { expert: `FT~"${term}"`, words: `mention “${term}”`, term, wide: false }
  const page = {
    'classification-cpv': wanted ?? undefined,
    FT: wanted ? undefined : `"${term}"`,
    'buyer-country': ALPHA_3[country],
    'search-scope': 'ALL',
    scope: 'ALL',
  }
  return [
    {
      measure: 'tenders',
      question: `Which notices of public buyers in ${countryInText(country)} ${search.words}?`,
      scope: country,
      link: `https://ted.europa.eu/en/search/result${query(page)}`,
      answer: (ask) => tedNotices(ask, search, country, today),
    },
  ]
}

/** Notices of public buyers in the EU, by procurement code if there is one. */
export const ted: Adapter = {
  source: 'ted',
  hosts: { main: 'https://api.ted.europa.eu' },
  cacheDays: 1,
  questions: tedQuestions,
}
