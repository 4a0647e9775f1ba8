import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Source } from '../../supabase/functions/_shared/ai/research-sources'
import { resolveCites } from '../../supabase/functions/_shared/ai/sections/cites'

const source = (id: string, url: string): Source => ({
  id,
  topic: 'size',
  url,
  title: id,
  date: null,
  quotes: [],
})
const cite = (source: string) => ({ source, quote: `What ${source} says` })
const schema = z.object({
  growth: z.object({
    text: z.string(),
    cites: z.array(z.object({ source: z.string(), quote: z.string() })),
  }),
})

it('cites a site at most twice for one statement, whichever page of it', () => {
  const sources = [
    source('s1', 'https://www.guild.example/a'),
    source('s2', 'https://guild.example/b'),
    source('s3', 'https://guild.example/c'),
    source('s4', 'https://office.example/d'),
  ]
  const cites = ['s1', 's2', 's3', 's4', 's3'].map(cite)
  const output = { growth: { text: 'Bakeries grow.', cites } }
  expect(resolveCites(output, schema, sources).growth.cites.map(({ source }) => source)).toEqual([
    's1',
    's2',
    's4',
  ])
})
