import { RESEARCH_TOPICS, type ResearchTopic } from '@domain/citation'
import type { SearchHit } from '../../supabase/functions/_shared/ai/hits.ts'
import { ASKED_FOR } from '../../supabase/functions/_shared/ai/prompts/search.ts'
import { SAMPLE_PAGES, type SamplePage } from './sample-pages'

interface SampleSearch {
  /** Stands in the prompt of this search and of no other one. */
  question: string
  text: string
  hits: SearchHit[]
}

const finding = ({ quote, url, publisher, date }: SamplePage) =>
  `- ${publisher} says so.\n  Quote: "${quote}"\n  Address: ${url}\n  Publisher: ${publisher}\n  Date: ${date ?? 'not stated'}`

const hit = ({ url, title, quote, date }: SamplePage): SearchHit => ({ url, title, quote, date })

function searchFor(topic: ResearchTopic): SampleSearch {
  const found = Object.values<SamplePage>(SAMPLE_PAGES).filter((page) => page.topic === topic)
  // The others come upon pages that are known already.
  const pages = found.length > 0 ? found : [SAMPLE_PAGES.s2]
  return { question: ASKED_FOR[topic], text: pages.map(finding).join('\n'), hits: pages.map(hit) }
}

/** What the searches find, by topic; the sources are then s1 to s13. */
export const SAMPLE_SEARCHES = Object.fromEntries(
  RESEARCH_TOPICS.map((topic) => [topic, searchFor(topic)]),
) as Record<ResearchTopic, SampleSearch>
