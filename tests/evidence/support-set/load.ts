import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { aroundQuotation } from '../../../supabase/functions/_shared/evidence/quotation-context'
import type { SupportPair } from '../../../supabase/functions/_shared/evidence/support'

const labelSchema = z.enum(['supports', 'partly', 'contradicts', 'unrelated'])
const howSchema = z.enum(
  'model number period unit currency few question belief contrary failed denial'.split(' '),
)

/** A labeled pair; `how` names what code can decide it by, or the model. */
export interface LabeledPair extends SupportPair {
  label: z.infer<typeof labelSchema>
  how: string
}

/** The two halves: one that the code was written with, and one that was only measured. */
export const HALVES = ['development', 'held-out'] as const
type Half = (typeof HALVES)[number]

/**
 * Reads one half of the set. A page begins with '= title | language | date', has numbered sentences, and then lines
 * '+ sentence "cut-out" | label | how | statement'; without a cut-out the whole sentence is the quotation.
 */
export function supportSet(half: Half): LabeledPair[] {
  const text = readFileSync(path.join(import.meta.dirname, `${half}.txt`), 'utf8')
  return text
    .split(/^= /m)
    .slice(1)
    .flatMap(pairsOfPage)
    .map((pair, at) => ({ ...pair, id: `q${at + 1}` }))
}

function pairsOfPage(page: string): Omit<LabeledPair, 'id'>[] {
  const [head = '', ...lines] = page.trim().split('\n')
  const [title = '', , publishedAt = null] = head.split(' | ')
  const sentences = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, number, sentence] = /^(\d+) (.+)$/.exec(line) ?? []
      return number && sentence ? [[number, sentence]] : []
    }),
  )
  const whole = [...sentences.values()].join(' ')
  return lines
    .filter((line) => line.startsWith('+ '))
    .map((line) => {
      const [, number = '', cut, label, how, statement = ''] =
        /^\+ (\d+)(?: "(.+?)")? \| (\w+) \| (\w+) \| (.+)$/.exec(line) ?? []
      const quotation = cut ?? sentences.get(number)
      if (!quotation || !sentences.get(number)?.includes(quotation))
        throw new Error(`No such quotation: ${line}`)
      const { before, own, after, lead, tail } = aroundQuotation(whole, quotation)
      return {
        citation: 's1',
        statement,
        quotation,
        before: before.join(' '),
        own: own.join(' '),
        after: after.join(' '),
        lead,
        tail,
        title,
        publishedAt,
        label: labelSchema.parse(label),
        how: howSchema.parse(how),
      }
    })
}
