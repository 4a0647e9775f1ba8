import type { ResearchTopic } from '@domain/citation'

/** What was being looked for, in the words of the report. */
export const TOPIC_WORDS: Record<ResearchTopic, string> = {
  size: 'Market size',
  competitors: 'Competitors',
  demand: 'Demand',
  counter: 'The case against',
  trend: 'Trend',
  regulation: 'Law and rules',
}
