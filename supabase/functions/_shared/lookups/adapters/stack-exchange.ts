import { z } from 'zod'
import type { LookupTerm, LookupTerms } from '../../domain/lookups.ts'
import { tokensOf } from '../../domain/trades/words.ts'
import {
  type Adapter,
  type Ask,
  type Finding,
  figure,
  formatGrouped,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
  signedNumberSchema,
} from '../adapter.ts'
import { headWords, isAboutProduct, judge, plainText, subjectOf } from '../words.ts'

const MOST_SITES = 3
const LISTED = 20
const FEW = 3
/** With fewer titles that contain the buyer's word, this audience does not discuss the trade. */
const CONTROL = 10

/** Sites by the words in the terms that select them. The first one takes requests for tools and is always queried. */
const SITES: { id: string; host: string; words: RegExp }[] = [
  { id: 'softwarerecs', host: 'softwarerecs.stackexchange.com', words: /^/ },
  {
    id: 'pets',
    host: 'pets.stackexchange.com',
    words: /\b(?:pets?|dogs?|cats?|puppy|puppies|kittens?|veterinar\w+)\b/,
  },
  {
    id: 'parenting',
    host: 'parenting.stackexchange.com',
    words: /\b(?:parent\w*|child|children|kids?|baby|babies|toddlers?)\b/,
  },
  {
    id: 'bicycles',
    host: 'bicycles.stackexchange.com',
    words: /\b(?:bi(?:cycles?|kes?)|cycl(?:ing|ists?))\b/,
  },
  {
    id: 'mechanics',
    host: 'mechanics.stackexchange.com',
    words: /\b(?:cars?|garages?|mechanics?|auto|vehicles?)\b/,
  },
  {
    id: 'gardening',
    host: 'gardening.stackexchange.com',
    words: /\b(?:garden\w*|plants?|lawns?|landscap\w+)\b/,
  },
  {
    id: 'cooking',
    host: 'cooking.stackexchange.com',
    words: /\b(?:cook\w*|bak(?:er\w*|ing)|kitchens?|recipes?|restaurants?|food)\b/,
  },
  {
    id: 'travel',
    host: 'travel.stackexchange.com',
    words: /\b(?:travel\w*|trips?|tourists?|hotels?|flights?)\b/,
  },
  {
    id: 'diy',
    host: 'diy.stackexchange.com',
    words: /\b(?:diy|renovat\w+|home ?owners?|plumb\w+|electricians?|roof\w+)\b/,
  },
  { id: 'freelancing', host: 'freelancing.stackexchange.com', words: /\bfreelanc\w+\b/ },
  {
    id: 'money',
    host: 'money.stackexchange.com',
    words: /\b(?:money|budgets?|invest\w*|savings?|tax\w*|mortgages?|loans?)\b/,
  },
  { id: 'law', host: 'law.stackexchange.com', words: /\b(?:law\w*|legal|landlords?|tenants?|contracts?)\b/ },
  {
    id: 'academia',
    host: 'academia.stackexchange.com',
    words: /\b(?:academ\w+|universit\w+|professors?|phd|researchers?)\b/,
  },
  {
    id: 'workplace',
    host: 'workplace.stackexchange.com',
    words: /\b(?:employees?|hiring|recruit\w*|hr|managers?)\b/,
  },
  {
    id: 'stackoverflow',
    host: 'stackoverflow.com',
    words: /\b(?:developers?|programm\w+|software engineers?|apis?)\b/,
  },
  {
    id: 'webapps',
    host: 'webapps.stackexchange.com',
    words: /\b(?:spreadsheets?|calendars?|e-?mails?|google|notion)\b/,
  },
]
type Site = (typeof SITES)[number]

const backoffSchema = { backoff: z.number().positive().max(86_400).optional() }
const totalSchema = z.object({ total: quantitySchema, ...backoffSchema })
const questionSchema = z.object({
  question_id: z.int(),
  title: z.string(),
  score: signedNumberSchema.default(0),
  view_count: quantitySchema.default(0),
  answer_count: quantitySchema.default(0),
  creation_date: z.int().min(0).max(4e9),
  owner: z.object({ display_name: z.string().optional() }).optional(),
})
const listSchema = z.object({ items: z.array(questionSchema), has_more: z.boolean(), ...backoffSchema })

/** The daily limit of an address is reported with status 400. */
function refusal(_status: number, body: string): NotMeasured | null {
  return /throttle_violation|"error_id"\s*:\s*502/.test(body)
    ? new NotMeasured('limited', 'Stack Exchange is not accepting more requests from this server for now.')
    : null
}

/** Drops the requested pause, which was only valid at that moment. */
const withoutPause = <Data extends { backoff?: number | undefined }>(data: Data): Data => ({
  ...data,
  backoff: undefined,
})

function total(ask: Ask, site: Site, parameters: Record<string, string>) {
  return ask({
    path: `/search/advanced${query({ site: site.id, ...parameters, filter: 'total' })}`,
    shown: `${Object.values(parameters).join(', ')} on ${site.host}`,
    schema: totalSchema,
    refusal,
    backoff: ({ backoff }) => backoff,
    keep: withoutPause,
  })
}

function list(ask: Ask, site: Site, words: string) {
  return ask({
    path: `/search/advanced${query({ site: site.id, q: words, sort: 'relevance', order: 'desc', pagesize: LISTED })}`,
    shown: `${words} on ${site.host}`,
    schema: listSchema,
    refusal,
    backoff: ({ backoff }) => backoff,
    keep: withoutPause,
  })
}

async function asked(ask: Ask, site: Site, term: LookupTerm, buyer: LookupTerm | null): Promise<Finding> {
  const control = buyer ? await total(ask, site, { title: subjectOf(buyer) || buyer }) : null
  if (control && control.total < CONTROL)
    throw new NotMeasured(
      'audience',
      `${site.host} rarely mentions “${buyer}”, so it says nothing about them.`,
    )
  let words = `"${term}"`
  let found = await list(ask, site, words)
  const loose = headWords(term)
  // A single word would match anything.
  if (found.items.length < FEW && loose.length > 1) {
    words = loose.join(' ')
    found = await list(ask, site, words)
  }
  if (found.items.length === 0 && !control)
    throw new NotMeasured(
      'audience',
      `Without a confirmed buyer, finding nothing on ${site.host} says nothing.`,
    )
  const about = isAboutProduct(term)
  const judgment = judge(found.items, ({ title }) => about(plainText(title)), term)
  const matching = found.items.filter(({ title }) => about(plainText(title)))
  const items = matching.map(
    ({ question_id, title, creation_date, owner, view_count, answer_count, score }) => ({
      title: plainText(title) || `Question ${question_id}`,
      link: `https://${site.host}/questions/${question_id}`,
      date: new Date(creation_date * 1000).toISOString().slice(0, 10),
      by: owner?.display_name ? plainText(owner.display_name) : null,
      facts: { views: view_count, answers: answer_count, score },
    }),
  )
  items.sort((a, b) => b.facts.views - a.facts.views)
  const link = `https://${site.host}/search${query({ q: words })}`
  if (judgment.outcome !== 'measured')
    return {
      ...judgment,
      ...(control && { control: control.total }),
      link,
      items,
      ...(judgment.outcome === 'measured-none' && {
        says: `No question on ${site.host} is about “${term}”, though ${formatGrouped(control?.total ?? 0)} titles mention “${buyer}”.`,
        figures: [figure('questions', 'Questions', 0, 'questions')],
      }),
    }
  const top = items[0]?.facts.views ?? 0
  return {
    ...judgment,
    ...(control && { control: control.total }),
    link,
    says: `${found.has_more ? 'At least ' : ''}${items.length} questions on ${site.host} are about “${term}”; the most read has ${formatGrouped(top)} views.`,
    figures: [
      figure('questions', 'Questions', items.length, 'questions', null, found.has_more ? 'at least' : null),
      figure('top-views', 'Views of the most read', top, 'views'),
    ],
    items,
  }
}

function questions({ category, job, buyer }: LookupTerms): Question[] {
  const term = [job, category].find((each) => each !== null && headWords(each).length > 0)
  if (!term) throw new NotMeasured('terms', 'Confirm what customers want done to search for their questions.')
  const words = [buyer, job, category].flatMap((each) => (each ? tokensOf(each) : [])).join(' ')
  return SITES.filter((site) => site.words.test(words))
    .slice(0, MOST_SITES)
    .map((site) => ({
      measure: 'questions',
      question: `Do people ask about “${term}” on ${site.host}?`,
      scope: site.host,
      link: `https://${site.host}/search${query({ q: `"${term}"` })}`,
      answer: (ask) => asked(ask, site, term, buyer),
    }))
}

/** Problems that people describe, on at most three sites. */
export const stackExchange: Adapter = {
  source: 'stackexchange',
  hosts: { main: 'https://api.stackexchange.com/2.3' },
  cacheDays: 1,
  questions,
}
