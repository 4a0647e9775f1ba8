import type { Adapter } from './adapter.ts'
import { ecb, worldBank } from './adapters/context.ts'
import { contractsFinder, usaSpending } from './adapters/contracts.ts'
import { eurostat } from './adapters/eurostat.ts'
import { github } from './adapters/github.ts'
import { hackerNews } from './adapters/hacker-news.ts'
import { itunes } from './adapters/itunes.ts'
import { nomis } from './adapters/nomis.ts'
import { qcew } from './adapters/qcew.ts'
import { stackExchange } from './adapters/stack-exchange.ts'
import { ted } from './adapters/ted.ts'
import { wikipedia } from './adapters/wikipedia.ts'

/** In the order in which answers are shown. */
export const ADAPTERS: readonly Adapter[] = [
  eurostat,
  qcew,
  nomis,
  worldBank,
  ecb,
  itunes,
  wikipedia,
  hackerNews,
  stackExchange,
  github,
  ted,
  contractsFinder,
  usaSpending,
]
