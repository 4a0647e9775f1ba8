import { RESEARCH_TOPICS, type ResearchTopic } from '@domain/citation'
import type { SearchHit } from '../../supabase/functions/_shared/ai/hits.ts'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { SAMPLE_PAGES, type SamplePage } from './sample-pages'

interface SampleSearch {
  /** Occurs only in the prompt of this search. */
  question: string
  text: string
  hits: SearchHit[]
}

const finding = ({ quote, url, publisher, date }: SamplePage) =>
  `- ${publisher} says so.\n  Quote: "${quote}"\n  Address: ${url}\n  Publisher: ${publisher}\n  Date: ${date ?? 'not stated'}`

const hit = ({ url, title, quote, date }: SamplePage): SearchHit => ({ url, title, quote, date })

function searchFor(topic: ResearchTopic): SampleSearch {
  const found = Object.values<SamplePage>(SAMPLE_PAGES).filter((page) => page.topic === topic)
  // The other searches find a page that is already known.
  const pages = found.length > 0 ? found : [SAMPLE_PAGES.s2]
  return { question: ASKED_FOR[topic], text: pages.map(finding).join('\n'), hits: pages.map(hit) }
}

/** The results of the searches, by topic; the sources become s1 to s13. */
export const SAMPLE_SEARCHES = Object.fromEntries(
  RESEARCH_TOPICS.map((topic) => [topic, searchFor(topic)]),
) as Record<ResearchTopic, SampleSearch>
