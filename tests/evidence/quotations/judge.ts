import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { citationChecker } from '../../../supabase/functions/_shared/evidence/check-citations'
import { computingOf } from '../../../supabase/functions/_shared/evidence/computing'
import { decidedInCode, supportPairs } from '../../../supabase/functions/_shared/evidence/support'
import { citation } from '../support/citation'

export const KINDS = ['sound', 'false', 'denying'] as const
const quotationSchema = z.object({
  id: z.union([z.string(), z.number()]),
  /** Text of the page. */
  page: z.string(),
  /** What the report says, citing the page. */
  sentence: z.string(),
  quotation: z.string(),
  /** `denying`: the words stand on the page, which says that they are not so. */
  kind: z.preprocess((kind) => (kind === 'denied' ? 'denying' : kind), z.enum(KINDS)),
  trap: z.string().default(''),
})
type LabeledQuotation = z.infer<typeof quotationSchema>

const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i
const URL_OF_PAGE = 'https://site.example/page'

/** A page's first line, as a search gives it, where it is a line of its own. */
function titleOf(page: string): string {
  const [first = '', ...others] = page.split('\n')
  return others.length > 0 && first.length <= 200 && !MARKUP.test(page) ? first : 'A page'
}

/** Why a quotation does not pass, as far as code decides that: its words, and what the sentence makes of them. */
async function objectionTo({ page, sentence, quotation }: LabeledQuotation): Promise<string | null> {
  const check = citationChecker(async () => ({
    outcome: 'read',
    contentType: `text/${MARKUP.test(page) ? 'html' : 'plain'}; charset=utf-8`,
    body: new TextEncoder().encode(page),
  }))
  const cited = citation({ id: 's1', url: URL_OF_PAGE, quote: quotation, title: titleOf(page) })
  const [checked = cited] = await check(
    [cited],
    new AbortController().signal,
    computingOf(() => 0),
  )
  if (checked.check.status !== 'quote_found') return `${checked.check.status}: ${checked.check.reason ?? ''}`
  const { decided } = decidedInCode(supportPairs([{ text: sentence, sources: ['s1'] }], [checked]))
  const [finding] = decided.map((one) => one.finding)
  return finding ? `${finding.verdict}: ${finding.reason}` : null
}

/** The labeled quotations of a file, by its path or by its name in this folder, each with what code objects to it. */
export function judgedQuotations(file: string) {
  const at = path.isAbsolute(file) ? file : path.join(import.meta.dirname, file)
  const items = z.array(quotationSchema).parse(JSON.parse(readFileSync(at, 'utf8')))
  return items.map((item) => ({ ...item, objection: () => objectionTo(item) }))
}
