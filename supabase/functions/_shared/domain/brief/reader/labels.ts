import { at, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { textOf, trimmedEnd } from './phrases.ts'

/* Ideas written as a list: 'Problem: …', 'Who: …', 'Price: …'. */

type LabelledField =
  | 'product'
  | 'customer'
  | 'problem'
  | 'today'
  | 'actions'
  | 'price'
  | 'count'
  | 'place'
  | 'channel'
  | 'difference'
  | 'whyNow'
  | 'risks'
  | 'evidence'

const LABELS: Readonly<Record<LabelledField, string>> = {
  product:
    'idea,my idea,the idea,my plan,our plan,the plan,our product,business idea,startup idea,app idea,product,the product,what,solution,our solution,the solution,proposed,proposal,concept,pitch,elevator pitch,project,service,tl;dr,in short,summary',
  customer:
    'who,for,for whom,who for,who pays,customer,customers,first customers,our customers,target,target customer,target customers,target group,target market,target audience,audience,client,clients,buyer,buyers,users',
  problem: 'problem,the problem,pain,pain point,issue,need,why,the pain,challenge,problem statement',
  actions: 'what we do,what it does,how it works,features,how,it does',
  today:
    'what they do now,what people do now,today,now,currently,status quo,alternative,alternatives,competition,competitors',
  price: 'price,pricing,cost,fee,business model,revenue,model,how we earn,monetization,money,charge',
  count: 'market,market size,how many,number',
  place: 'where,place,location,start,launch,region',
  channel: 'channel,channels,marketing,distribution,sales,go-to-market,gtm',
  difference: 'edge,difference,our difference,usp,advantage,differentiator,moat,unfair advantage,why us',
  whyNow: 'why now,timing,trigger',
  risks: 'risk,risks,biggest risk,main risk,challenges,fear,worry,danger',
  evidence: 'evidence,traction,proof,validation,so far,status',
}
const FIELD_OF = new Map(
  Object.entries(LABELS).flatMap(([field, names]) =>
    names.split(',').map((name) => [name, field as LabelledField] as const),
  ),
)
const LONGEST_LABEL = 4

export interface Label {
  field: LabelledField
  /** Position of the first word after the colon. */
  from: number
}

/** The label that a sentence starts with; null if it has none. */
export function labelOf(sentence: Sentence): Label | null {
  // '- Who: …', '* Price: …'
  const first = /^[-–—•*]$/.test(at(sentence, 0).text) ? 1 : 0
  const colon = sentence.tokens.findIndex(({ text }) => text === ':')
  if (colon < first + 1 || colon > first + LONGEST_LABEL) return null
  const field = FIELD_OF.get(textOf(sentence, { from: first, to: colon }))
  return field ? { field, from: colon + 1 } : null
}

/** The text after the labels of one field. */
export const labelled = (sentences: readonly Sentence[], field: LabelledField): Finding[] =>
  sentences.flatMap((sentence, index) => {
    const label = labelOf(sentence)
    if (label?.field !== field) return []
    const to = trimmedEnd(sentence, label.from, sentence.tokens.length)
    return to > label.from && at(sentence, label.from).text !== ''
      ? [{ sentence: index, from: label.from, to, score: 3 }]
      : []
  })
