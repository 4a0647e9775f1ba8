import type { ResearchTopic } from '../../domain/citation.ts'
import type { ConceptSection } from '../../domain/report.ts'
import type { MarketPart } from '../../domain/validation.ts'
import type { StepInput } from '../../engine/engine.ts'
import { relevantPassages } from '../../evidence/passages.ts'
import type { Findings } from '../research.ts'
import { BRIEF_RULE, briefText } from './brief.ts'
import { firstProductText } from './concept-text.ts'
import { fenceForeignText } from './fence.ts'
import { type Prompt, writingSystem } from './rules.ts'
import { citingRules, findingsText } from './sources.ts'

/** Topics that each part is written from. A search's report goes to one part, its pages to every part that needs them. */
const TOPICS_OF: Record<MarketPart, readonly ResearchTopic[]> = {
  market: ['size', 'trend'],
  competitors: ['competitors'],
  risks: ['demand', 'counter', 'regulation'],
}
/**
 * Topics whose pages supplement a part. Market: what rivals cost and how many customers they won. Competitors: who
 * tried and what people use today. Risks: how many have the problem and whether the number grows.
 */
const FURTHER_OF: Record<MarketPart, readonly ResearchTopic[]> = {
  market: ['competitors', 'counter'],
  competitors: ['counter'],
  risks: ['size', 'trend'],
}
/** Maximum number of page passages in one prompt, of those from further topics, and of those per page. */
const MAX_PASSAGES = 24
const MAX_FURTHER = 4
const MAX_PASSAGES_OF_PAGE = 4

/** The words that rank passages for a part. */
const searchWords = ({ brief, concept }: StepInput & { concept: ConceptSection }): string =>
  `${briefText(brief)}\n${concept.overview.text}`

const ABOUT: Record<MarketPart, string> = {
  market:
    'market size number of customers businesses revenue spending growth price per month year signed customers closed',
  competitors: 'price plan per month subscription features reviews alternative software users complain',
  risks: 'problem complaint cost hours law rule license regulation closed shut down free willing to pay',
}

/** The sources and passages of a part: those of its own topics, and the few of further topics that answer it best. */
function findingsFor(part: MarketPart, { sources }: Findings, words: string): Pick<Findings, 'sources'> {
  const query = `${ABOUT[part]}\n${words}`
  const best = (topics: readonly string[], limit: number) =>
    relevantPassages(
      sources.filter(({ topic }) => topics.includes(topic)).flatMap(({ passages }) => passages ?? []),
      query,
      limit,
      MAX_PASSAGES_OF_PAGE,
    )
  const further = best(FURTHER_OF[part], MAX_FURTHER)
  const chosen = [...best(TOPICS_OF[part], MAX_PASSAGES - further.length), ...further]
  const kept = new Set(chosen.map(({ id }) => id))
  return {
    sources: sources.map((source) =>
      source.passages ? { ...source, passages: source.passages.filter(({ id }) => kept.has(id)) } : source,
    ),
  }
}

/** The input of the three parts of the market section. */
export interface MarketMaterial extends Findings {
  input: StepInput & { concept: ConceptSection }
  /** Statements of a first version that their sources do not support. */
  objections?: readonly string[]
}

const SIZE_TASK = 'This part says how large the market is, who the customers are and how money is earned.'

const SIZE_MORE = `For this part:
- The market size is computed from your inputs: customers × revenue per customer × reachable share × obtainable share. Count customers who pay, in the place where the idea starts, and say in the note who is counted and where.
- Low, base and high must be apart by as much as you are unsure. Low ≤ base ≤ high. Shares are fractions: 0.15, not 15.
- A range in another currency is converted to US dollars; the note names the rate.
- Cite an input only where a quote states the figure that it rests on. The note then says what was done with that figure.
- Spending on the market and the share of it that counts here belong together and are given only with a source for the spending.
- Fixed costs and gross margin are estimates of a first, small company for this very product; the notes name what they consist of.
- The founder's price, where the idea states one, decides the revenue per customer.`

const RIVALS_TASK = 'This part says with whom the product would be compared, and what they leave open.'

const RIVALS_MORE = `For this part:
- Companies and products that exist, nearest first. Substitutes count: a spreadsheet, a notebook, an agency, doing nothing. If there are fewer companies than the field asks for, add substitutes rather than strangers.
- Strengths and weaknesses from the view of these customers, and none that every product has.
- A weakness is answered by a feature only if that feature would make these customers change; name features by their numbers f1, f2 and so on.
- Whether it is in business is true or false only with a cited source that shows it.`

const RISKS_TASK =
  'This part says how bad the problem is, what speaks against the idea, and what to test first.'

const RISKS_MORE = `For this part:
- Judge each test of the problem for these customers. 'Many have it' and 'more each year' need a source; without one they are null. The reason says what the judgement rests on.
- Voices are only those who have the problem and speak for themselves. Articles, companies and studies are none.
- The counter-case is the strongest honest case against building this, not a list of chores. Use what the search for it found.
- Risks include those of the law where the idea handles health, money, children, employment or personal data. A legal knock-out is only what the law forbids outright.
- The riskiest assumption is about people's behaviour or willingness to pay wherever that is open.
- The next test is done with real customers, without building the product. Its threshold is a number that would make you stop when it is missed.`

function promptFor(
  part: MarketPart,
  task: string,
  more: string,
  request: string,
  all: MarketMaterial,
): Prompt {
  const { input } = all
  const material = { ...all, ...findingsFor(part, all, searchWords(input)) }
  const fenced = fenceForeignText(
    { name: 'IDEA', text: input.idea },
    { name: 'BRIEF', text: briefText(input.brief) },
    { name: 'CONCEPT', text: firstProductText(input.concept) },
    { name: 'FINDINGS', text: findingsText(material, TOPICS_OF[part], input.lookups) },
    ...objectionsBlock(all.objections),
  )
  const today = new Date().toISOString().slice(0, 10)
  return {
    system: writingSystem(task, more, BRIEF_RULE, citingRules(material)),
    prompt: `${request} Today is ${today}.${all.objections?.length ? NOT_AGAIN : ''}\n\n${fenced}`,
  }
}

const NOT_AGAIN =
  ' NOT BORNE OUT lists what a first version said with a source that does not say so: say none of it again with that source.'

const objectionsBlock = (objections: readonly string[] = []) =>
  objections.length > 0 ? [{ name: 'NOT BORNE OUT', text: objections.join('\n') }] : []

export const marketPrompt = (material: MarketMaterial): Prompt =>
  promptFor('market', SIZE_TASK, SIZE_MORE, 'Write the market size and customers of this idea.', material)

export const competitorsPrompt = (material: MarketMaterial): Prompt =>
  promptFor('competitors', RIVALS_TASK, RIVALS_MORE, 'Write the competitors of this idea.', material)

export const risksPrompt = (material: MarketMaterial): Prompt =>
  promptFor(
    'risks',
    RISKS_TASK,
    RISKS_MORE,
    'Write the problem tests, risks and next test of this idea.',
    material,
  )
