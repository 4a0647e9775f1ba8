import { storeMarket } from '@domain/report-storage'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { analyzingRow, completedRow } from '../../ideas/idea-rows'
import { BANNER, openResults } from '../open-results'
import { EVIDENCE, MARKET } from '../sample-report'

const LUNA = { id: 'openai', model: 'gpt-6-luna' }
const BUILT_IN = { id: 'built-in', model: null }
const RESEARCH = { at: '2026-11-20T11:00:00Z', queries: [] }

const engine = (concept: object, audience: object, market: object) => ({
  ...market,
  sections: { concept, audience, market },
})
const researched = storeMarket({ ...MARKET, research: RESEARCH })
const checked = {
  real_citations: EVIDENCE.citations.map((citation) => ({
    ...citation,
    check: { status: 'quote_found', at: RESEARCH.at, reason: null },
  })),
}

/** The banner's texts, block by block. */
const words = async (title: string) =>
  (await screen.findByText(title)).parentElement?.textContent?.replace(title, '')

describe('the engine banner', () => {
  it('says that no model wrote it', async () => {
    await openResults([completedRow({ engine: engine(BUILT_IN, BUILT_IN, BUILT_IN) })])
    expect(await words(BANNER)).toBe('')
  })

  it.each([
    [{ id: 'openai', model: 'gpt-6-luna' }, 'Written by OpenAI gpt-6-luna.'],
    [{ id: 'openai', model: 'gpt-oss:20b' }, 'Written by gpt-oss:20b.'],
    [{ id: 'anthropic', model: 'claude-haiku-5-5' }, 'Written by Anthropic claude-haiku-5-5.'],
    [{ id: 'deepseek', model: 'deepseek-flash' }, 'Written by DeepSeek deepseek-flash.'],
    [{ id: 'deepseek', model: null }, 'Written by an AI model of DeepSeek.'],
  ])('names the model of %o', async (writer, title) => {
    await openResults([completedRow({ engine: engine(writer, writer, writer) })])
    expect(await words(title)).toBe('No live research was used.')
  })

  it('says when the web was searched and that quotes were checked', async () => {
    await openResults([completedRow({ ...researched, ...checked, engine: engine(LUNA, LUNA, LUNA) })])
    expect(await words('Written by OpenAI gpt-6-luna.')).toBe(
      'Researched on the web on Nov 20, 2026; quotes were checked on their pages.',
    )
  })

  it('claims no check that was not made', async () => {
    await openResults([completedRow({ ...researched, engine: engine(LUNA, LUNA, LUNA) })])
    expect(await words('Written by OpenAI gpt-6-luna.')).toBe(
      'Researched on the web on Nov 20, 2026; no quote was checked on its page.',
    )
  })

  it('names the sections of each writer when there are several', async () => {
    await openResults([completedRow({ ...researched, ...checked, engine: engine(BUILT_IN, BUILT_IN, LUNA) })])
    expect(await words('Written by the built-in analysis and OpenAI gpt-6-luna.')).toBe(
      'Project Concept, Features, and Target Users: the built-in analysis, without an AI model' +
        'Market: OpenAI gpt-6-luna' +
        'Researched on the web on Nov 20, 2026; quotes were checked on their pages.',
    )
  })

  it('says nothing of research before the market is written', async () => {
    await openResults([analyzingRow({ engine: { ...LUNA, sections: { concept: LUNA } } })])
    expect(await words('Written by OpenAI gpt-6-luna.')).toBe('')
  })
})
