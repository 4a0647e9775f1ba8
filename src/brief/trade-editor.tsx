import { CONSUMERS, type Trade } from '@domain/brief/brief'
import { isSame } from '@domain/brief/changes'
import type { TradeMatch } from '@domain/trades/nouns'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Chip } from '@/shared/ui/badge'
import { Input } from '@/shared/ui/input'
import { editorOf } from './editor-form'

/** Trades that a customer's words may mean; null until the table is loaded, or if it could not be. */
export function useTrades(words: string | null): TradeMatch | null {
  const [found, setFound] = useState<{ words: string; match: TradeMatch } | null>(null)
  useEffect(() => {
    if (words === null) return
    let outdated = false
    import('@domain/trades/trades-of').then(
      ({ tradesOf }) => {
        if (!outdated) setFound({ words, match: tradesOf(words) })
      },
      // The page went offline after it was opened; the question stays in the list.
      () => setFound(null),
    )
    return () => {
      outdated = true
    }
  }, [words])
  return found?.words === words ? found.match : null
}

/** The closest trades as choices that save at once; other words for the trade bring up others. */
export const TradeEditor = editorOf<Trade, Trade | null>({
  draftOf: ([trade = null]) => trade,
  read: (trade) => ({ values: trade ? [trade] : [] }),
  Controls: ({ draft, onChoose, group, example, context: { customer } }) => {
    const [others, setOthers] = useState<string | null>(null)
    const words = others ?? customer ?? ''
    const match = useTrades(words || null)
    const choices = match?.choices ?? []
    const asks =
      others !== null || words === '' || (match !== null && choices.length === 0 && !match.consumers)
    const first = choices[0]
    const chooseFirst = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      if (first) onChoose(first)
    }
    return (
      <fieldset {...group} className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-1.5">
          {choices.map((trade) => (
            <Chip key={trade.label} pressed={isSame(draft, trade)} onClick={() => onChoose(trade)}>
              {trade.label}
            </Chip>
          ))}
          {!asks && (
            <Chip pressed={false} onClick={() => setOthers('')}>
              Something else
            </Chip>
          )}
          <Chip pressed={isSame(draft, CONSUMERS)} onClick={() => onChoose(CONSUMERS)}>
            These are consumers
          </Chip>
        </div>
        {asks && (
          <>
            <Input
              aria-label="Describe their trade"
              value={others ?? ''}
              placeholder={example}
              maxLength={120}
              onChange={({ target }) => setOthers(target.value)}
              onKeyDown={chooseFirst}
            />
            {others && match && choices.length === 0 && (
              <p role="status" className="text-ink-muted text-sm">
                No matching trade found. Try a simpler name.
              </p>
            )}
          </>
        )}
      </fieldset>
    )
  },
})
