import { z } from 'zod'
import type { LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  type Finding,
  NotMeasured,
  type Question,
  quantitySchema,
  signedNumberSchema,
} from '../adapter.ts'
import { headWords, plainText } from '../words.ts'
import { dayOf, finding, startOfPeriod, type Tender } from './tenders.ts'

const contractsSchema = z.object({
  hitCount: quantitySchema,
  noticeList: z.array(
    z.object({
      item: z.object({
        id: z.string().max(80),
        title: z.string(),
        organisationName: z.string().nullish(),
        publishedDate: z.string().nullish(),
        valueHigh: signedNumberSchema.nullish(),
        noticeStatus: z.string().nullish(),
      }),
    }),
  ),
})

async function ukNotices(ask: Ask, term: string, today: Date): Promise<Finding> {
  const since = startOfPeriod(today)
  const { hitCount, noticeList } = await ask({
    path: '/api/rest/2/search_notices/json',
    body: { searchCriteria: { keyword: `"${term}"`, publishedFrom: since }, size: 100 },
    shown: `“${term}”, since ${since}`,
    schema: contractsSchema,
  })
  const tenders = noticeList.map(
    ({ item }): Tender => ({
      title: plainText(item.title) || 'Notice',
      link: `https://www.contractsfinder.service.gov.uk/Notice/${encodeURIComponent(item.id)}`,
      date: dayOf(item.publishedDate),
      by: item.organisationName ? plainText(item.organisationName) : null,
      facts: item.noticeStatus ? { status: plainText(item.noticeStatus, 40) } : {},
      value: item.valueHigh ?? null,
      currency: 'GBP',
    }),
  )
  return finding({
    tenders,
    total: hitCount,
    term,
    what: `notices of UK public buyers since ${since} mention “${term}” (Contracts Finder)`,
    period: `since ${since}`,
  })
}

const awardsSchema = z.object({
  results: z.array(
    z.object({
      'Award ID': z.string().nullish(),
      'Recipient Name': z.string().nullish(),
      'Award Amount': signedNumberSchema.nullish(),
      'Awarding Agency': z.string().nullish(),
      Description: z.string().nullish(),
      'Start Date': z.string().nullish(),
      generated_internal_id: z.string().max(200),
    }),
  ),
  page_metadata: z.object({ hasNext: z.boolean() }),
})

async function usAwards(ask: Ask, term: string, today: Date): Promise<Finding> {
  const since = startOfPeriod(today)
  const { results, page_metadata } = await ask({
    path: '/api/v2/search/spending_by_award/',
    body: {
      filters: {
        keywords: [term],
        // Contracts of every kind, no grants or loans.
        award_type_codes: ['A', 'B', 'C', 'D'],
        time_period: [{ start_date: since, end_date: today.toISOString().slice(0, 10) }],
      },
      fields: ['Award ID', 'Recipient Name', 'Award Amount', 'Awarding Agency', 'Description', 'Start Date'],
      sort: 'Start Date',
      order: 'desc',
      page: 1,
      limit: 100,
    },
    shown: `“${term}”, since ${since}`,
    schema: awardsSchema,
  })
  const tenders = results.map(
    (award): Tender => ({
      title: plainText(award.Description ?? '') || `Award ${plainText(award['Award ID'] ?? '')}`,
      link: `https://www.usaspending.gov/award/${encodeURIComponent(award.generated_internal_id)}`,
      date: dayOf(award['Start Date']),
      by: award['Awarding Agency'] ? plainText(award['Awarding Agency']) : null,
      facts: award['Recipient Name'] ? { recipient: plainText(award['Recipient Name']) } : {},
      value: award['Award Amount'] ?? null,
      currency: 'USD',
    }),
  )
  return finding({
    tenders,
    total: page_metadata.hasNext ? null : tenders.length,
    term,
    what: `federal contracts since ${since} mention “${term}” (USAspending)`,
    period: `since ${since}`,
  })
}

/** Searches by the category alone: who the buyers are says nothing about what they buy. */
const byCategory =
  (
    country: string,
    where: string,
    answer: (ask: Ask, term: string, today: Date) => Promise<Finding>,
    link: string,
  ) =>
  ({ category, countries }: LookupTerms, today: Date): Question[] => {
    if (!countries.some((each) => each === country)) return []
    if (!category || headWords(category).length === 0)
      throw new NotMeasured('terms', 'Confirm what such products are called to search for tenders.')
    return [
      {
        measure: 'tenders',
        question: `What do public buyers in ${where} pay for “${category}”?`,
        scope: country,
        link,
        answer: (ask) => answer(ask, category, today),
      },
    ]
  }

/** Notices of public buyers in the United Kingdom. */
export const contractsFinder: Adapter = {
  source: 'contractsfinder',
  hosts: { main: 'https://www.contractsfinder.service.gov.uk' },
  cacheDays: 1,
  questions: byCategory(
    'GB',
    'the United Kingdom',
    ukNotices,
    'https://www.contractsfinder.service.gov.uk/Search',
  ),
}

/** Contracts of US federal agencies. */
export const usaSpending: Adapter = {
  source: 'usaspending',
  hosts: { main: 'https://api.usaspending.gov' },
  cacheDays: 1,
  questions: byCategory('US', 'the United States', usAwards, 'https://www.usaspending.gov/search'),
}
