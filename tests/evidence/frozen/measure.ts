import { setMaxListeners } from 'node:events'
import type { Citation } from '@domain/citation'
import { citationChecker } from '../../../supabase/functions/_shared/evidence/check-citations'
import { computingOf } from '../../../supabase/functions/_shared/evidence/computing'
import { pageFetcher } from '../../../supabase/functions/_shared/evidence/safe-fetch-page'
import { citation } from '../support/citation'
import { frozenIdeas } from './load'
import { serveFrozen } from './serve'

const PUBLIC = '93.184.215.14'

// Node warns of more than ten listeners on one signal; eight pages at once have sixteen.
setMaxListeners(16)

interface Judged {
  idea: string
  quote: string
  is: 'sound' | 'faulty'
  how: string
  check: Citation['check']
}

/** How the checker judged the frozen set. */
export interface FrozenResult {
  ideas: number
  sound: { passed: number; of: number }
  faulty: { caught: number; of: number }
  /** Sound citations that did not pass, and faulty ones that did. */
  wrong: Judged[]
}

/** Checks every citation of the frozen set against its pages, which are served on loopback. */
export async function measureFrozenSet(): Promise<FrozenResult> {
  const ideas = frozenIdeas()
  const site = await serveFrozen(ideas)
  const fetchPage = pageFetcher({ resolve: async () => [PUBLIC], connect: site.connect })
  // What is right does not depend on how busy the machine is.
  const check = citationChecker(fetchPage)
  const judged: Judged[] = []
  for (const { name, citations } of ideas) {
    const checked = await check(
      citations.map(({ page, quote }) => citation({ url: page, quote })),
      new AbortController().signal,
      computingOf(() => 0),
    )
    citations.forEach(({ quote, is, how }, at) => {
      const { check } = checked[at] ?? citation({})
      judged.push({ idea: name, quote, is, how, check })
    })
  }
  site.close()
  return resultOf(judged, ideas.length)
}

function resultOf(judged: Judged[], ideas: number): FrozenResult {
  const isRight = ({ is, check: { status } }: Judged) =>
    is === 'sound' ? status === 'quote_found' : status === 'quote_not_found' || status === 'unreachable'
  const count = (kind: Judged['is']) => judged.filter(({ is }) => is === kind)
  const right = (kind: Judged['is']) => count(kind).filter(isRight).length
  return {
    ideas,
    sound: { passed: right('sound'), of: count('sound').length },
    faulty: { caught: right('faulty'), of: count('faulty').length },
    wrong: judged.filter((one) => !isRight(one)),
  }
}

/** The result in lines, for people. */
export function frozenReport({ ideas, sound, faulty, wrong }: FrozenResult): string {
  const share = (part: number, of: number) => `${part}/${of} (${((100 * part) / of).toFixed(1)}%)`
  return [
    `citations of the frozen set (${ideas} ideas)`,
    `  sound passed ${share(sound.passed, sound.of)}`,
    `  faulty caught ${share(faulty.caught, faulty.of)}`,
    ...wrong.map(
      ({ idea, is, how, quote, check }) => `  wrong: ${idea}, ${is}, ${how}: ${check.status} “${quote}”`,
    ),
  ].join('\n')
}
