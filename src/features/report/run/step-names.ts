import { RESEARCH_TOPICS } from '@domain/citation'
import { MARKET_PARTS, type MarketPart, type Step } from '@domain/validation'
import { TOPIC_WORDS } from '../topic-words'

const STEP_NAMES: Record<Step, string> = {
  concept: 'Concept',
  audience: 'Audience',
  market: 'Market',
  evidence: 'Evidence',
}

const PART_NAMES: Record<MarketPart, string> = {
  market: 'size and customers',
  competitors: 'competitors',
  risks: 'problem and risks',
}

const OTHERS = new Map<string, string>([
  ...Object.entries(STEP_NAMES),
  ['lookups', 'Public sources'],
  ['judge', 'Support by sources'],
  ['gaps', 'Plan of the second round'],
  ...[1, 2, 3, 4].map((number): [string, string] => [`again-${number}`, `Second round: search ${number}`]),
  ...RESEARCH_TOPICS.map((topic): [string, string] => [
    `search-${topic}`,
    `Search: ${TOPIC_WORDS[topic].toLowerCase()}`,
  ]),
  ...MARKET_PARTS.map((part): [string, string] => [`part-${part}`, `Market: ${PART_NAMES[part]}`]),
])

/** The name of any step of a run; one that is not known stands for itself. */
export const stepName = (step: string): string => OTHERS.get(step) ?? step
