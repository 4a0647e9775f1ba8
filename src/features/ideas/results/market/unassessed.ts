import type { MarketSection } from '@domain/report'

/** What a market section says nothing of, because nobody has assessed it. */
export const unassessed = (market: MarketSection): string[] =>
  [
    { name: 'growth', there: market.growth },
    { name: 'why now', there: market.whyNow },
    { name: 'how severe the problem is', there: market.problemTests },
    { name: 'risks', there: market.risks },
    { name: 'what speaks against it', there: market.counterCase.length > 0 },
    { name: 'the riskiest assumption', there: market.riskiestAssumption },
    { name: 'a next test', there: market.nextTest },
  ].flatMap(({ name, there }) => (there ? [] : [name]))
