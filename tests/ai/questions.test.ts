import { emptyBrief } from '@domain/brief/brief'
import { readText } from '@domain/brief/read-text'
import { withReading } from '@domain/brief/with-reading'
import { RESEARCH_TOPICS } from '@domain/citation'
import { describe, expect, it } from 'vitest'
import { questionsFor } from '../../supabase/functions/_shared/ai/research-questions.ts'

const asked = (idea: string) => {
  const brief = withReading(emptyBrief(), readText(idea), idea)
  return RESEARCH_TOPICS.map((topic) => questionsFor(topic, brief))
}

const BAKERS =
  'A subscription app that lets home bakers sell bread by bike in Munich. People forget to buy fresh bread. Home bakers pay €49 a month.'
const GROOMERS = 'A booking app for dog groomers in Ireland. Groomers lose hours on the phone. €29 a month.'
const CYCLISTS = 'An app that finds safe bike parking for commuters in Lyon and Paris.'

describe('the questions of the first round', () => {
  it.each([BAKERS, GROOMERS, CYCLISTS])('are six to ten, one or two for each topic: %s', (idea) => {
    const all = asked(idea)
    for (const questions of all) {
      expect(questions.length).toBeGreaterThanOrEqual(1)
      expect(questions.length).toBeLessThanOrEqual(2)
    }
    expect(all.flat().length).toBeGreaterThanOrEqual(6)
    expect(all.flat().length).toBeLessThanOrEqual(10)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
  })

  it('are asked in the language of the place, too', () => {
    expect(asked(BAKERS).flat().join('\n')).toMatch(/Anzahl .*Statistik/)
    expect(asked(CYCLISTS).flat().join('\n')).toMatch(/réglementation/)
    expect(asked(GROOMERS).flat()).toHaveLength(6)
  })

  it('ask for the place, and are short', () => {
    expect(asked(GROOMERS)[0]?.[0]).toContain('Ireland')
    for (const question of asked(`${BAKERS} ${'very '.repeat(200)}`).flat())
      expect(question.length).toBeLessThan(260)
  })

  it('are left to the model where the brief says nothing', () => {
    expect(RESEARCH_TOPICS.flatMap((topic) => questionsFor(topic, emptyBrief()))).toEqual([])
  })

  it('hold no operators of a search engine that the founder happened to write', () => {
    const idea = 'A "booking" app for (dog) groomers: site:evil.example | in Ireland.'
    for (const question of asked(idea).flat()) expect(question).not.toMatch(/["()|:]/)
  })
})
