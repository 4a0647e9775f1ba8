import { z } from 'zod'
import type { LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  type Finding,
  figure,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
} from '../adapter.ts'
import { headWords, isAbout, judge, plainText } from '../words.ts'

const LISTED = 20
const FEW = 3
const MIN_STARS = 20
const ACTIVE_YEARS = 2
const DAY_MS = 86_400_000
/** Link lists and homework are not products. */
const NO_PROJECT =
  /\b(?:awesome|curated|course(?:work)?|tutorials?|homework|assignments?|bootcamp|interview|roadmap)\b/i

const repositorySchema = z.object({
  full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  description: z.string().nullish(),
  topics: z.array(z.string()).default([]),
  stargazers_count: quantitySchema,
  pushed_at: z.string().nullish(),
  created_at: z.string().nullish(),
  license: z.object({ spdx_id: z.string().nullish() }).nullish(),
  archived: z.boolean().default(false),
  fork: z.boolean().default(false),
})
type Repository = z.infer<typeof repositorySchema>
const answerSchema = z.object({
  total_count: quantitySchema,
  incomplete_results: z.boolean(),
  items: z.array(repositorySchema),
})

function refusal(status: number, body: string): NotMeasured | null {
  return status === 403 && /rate limit/i.test(body)
    ? new NotMeasured('limited', 'GitHub is not accepting more searches from this server for now.')
    : null
}

async function search(ask: Ask, words: string): Promise<Repository[]> {
  const { items, incomplete_results } = await ask({
    path: `/search/repositories${query({ q: `${words} in:name,description stars:>=${MIN_STARS}`, sort: 'stars', per_page: LISTED })}`,
    shown: words,
    headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
    schema: answerSchema,
    refusal,
  })
  if (incomplete_results) throw new NotMeasured('slow', 'GitHub ended the search before it was complete.')
  return items
}

const day = (text: string | null | undefined) =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString().slice(0, 10) : null

async function projects(ask: Ask, term: string, phrase: string | null, today: Date): Promise<Finding> {
  let found = phrase ? await search(ask, `"${phrase}"`) : []
  if (found.length < FEW) found = await search(ask, headWords(term).join(' '))
  const about = isAbout(term)
  const fits = ({ full_name, description, topics }: Repository) => {
    const text = `${full_name.replace(/[/_.-]/g, ' ')} ${description ?? ''} ${topics.join(' ')}`
    return !NO_PROJECT.test(text) && about(text)
  }
  const since = today.getTime() - ACTIVE_YEARS * 365.25 * DAY_MS
  const judgment = judge(found, fits, term)
  const isActive = ({ archived, fork, pushed_at }: Repository) =>
    !archived && !fork && Date.parse(pushed_at ?? '') > since
  const active = found.filter((each) => fits(each) && isActive(each))
  const items = active.map(
    ({ full_name, description, stargazers_count, license, created_at, pushed_at }) => ({
      title: full_name,
      link: `https://github.com/${full_name}`,
      date: day(created_at),
      by: full_name.split('/')[0] ?? null,
      facts: {
        stars: stargazers_count,
        ...(description && { description: plainText(description) }),
        ...(license?.spdx_id && { license: plainText(license.spdx_id, 40) }),
        ...(day(pushed_at) && { updated: day(pushed_at) ?? '' }),
      },
    }),
  )
  if (judgment.outcome === 'ambiguous') return { ...judgment, items }
  return {
    ...judgment,
    outcome: items.length > 0 ? 'measured' : 'measured-none',
    says: `${items.length} open-source projects with at least ${MIN_STARS} stars and a change in the last ${ACTIVE_YEARS} years match “${term}” on GitHub.`,
    figures: [figure('projects', 'Active projects', items.length, 'projects')],
    items,
    caveats: [`Of the first ${LISTED} results; projects with fewer than ${MIN_STARS} stars are left out.`],
  }
}

function questions({ category, buyer, job }: LookupTerms, today: Date): Question[] {
  // The buyer is never searched for alone.
  const together = buyer && job ? [...headWords(buyer), ...headWords(job)].join(' ') : ''
  const named = category && headWords(category).length > 0 ? category : null
  const term = named ?? together
  if (!term)
    throw new NotMeasured('terms', 'Confirm what such products are called to search for free projects.')
  return [
    {
      measure: 'projects',
      question: `Which open-source projects are there for “${term}”?`,
      scope: 'GitHub',
      link: `https://github.com/search${query({ q: `${term} stars:>=${MIN_STARS}`, type: 'repositories', s: 'stars' })}`,
      answer: (ask) => projects(ask, term, named, today),
    },
  ]
}

/** Free alternatives and building blocks. */
export const github: Adapter = {
  source: 'github',
  hosts: { main: 'https://api.github.com' },
  cacheDays: 1,
  questions,
}
