import type { FactId } from '@domain/understanding'

/** How each fact is asked for, and an example of an answer. */
export const FACT_WORDS: Record<FactId, { label: string; example: string }> = {
  audience: { label: 'Who it is for', example: 'dog owners with full-time jobs' },
  problem: { label: 'The problem', example: 'Nobody answers when the usual walker is ill.' },
  activity: { label: 'What people do with it', example: 'book a trusted walker within an hour' },
  channel: { label: 'The way to customers', example: 'vets and pet shops' },
  price: { label: 'Price', example: '$15 per walk' },
  place: { label: 'Where it starts', example: 'Berlin' },
  platform: { label: 'Platform', example: 'mobile app' },
  scale: { label: 'Numbers you gave', example: '2,000 households' },
  constraints: { label: 'Limits you set', example: 'must work offline; no ads' },
}

/** Values of a list of domains that name none. */
export const AS_READ = ''
