import type { MarketSection } from '@domain/report'
import type { Validation } from '@domain/stored-validation'
import type { MarketPart } from '@domain/validation'
import { keyed } from '@/shared/lib/keyed'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { TOPIC_WORDS } from '../topic-words'
import { useRerun } from './use-rerun'

const PART_NAMES: Record<MarketPart, string> = {
  market: 'Market size and customers',
  competitors: 'Competitors',
  risks: 'Problem, risks and next test',
}

/** What a completed report lacks because a search or a part of it failed, with the reason. */
export function missingIn(market: MarketSection | null): string[] {
  const parts = market?.missing ?? []
  const searches = (market?.research?.queries ?? []).filter(({ outcome }) => outcome === 'failed')
  const line = (name: string, reason: string | null | undefined) => (reason ? `${name}: ${reason}` : name)
  return [
    ...parts.map(({ part, reason }) => line(PART_NAMES[part], reason)),
    ...searches.map(({ topic, reason }) => line(`Search for ${TOPIC_WORDS[topic].toLowerCase()}`, reason)),
  ]
}

interface MissingPartsProps {
  validation: Validation
  missing: string[]
  /** Only the founder may have it tried again. */
  mayRetry: boolean
}

/** Names what is missing in the market section; trying again asks for that alone. */
export function MissingParts({ validation, missing, mayRetry }: MissingPartsProps) {
  const rerun = useRerun(validation)
  const isRunning = validation.rerun?.state === 'running'
  return (
    <AlertBanner variant="info" title="Part of this section is missing">
      <ul className="list-disc pl-5">
        {keyed(missing, (line) => line).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      {mayRetry && (
        <Button
          variant="secondary"
          size="sm"
          busy={rerun.isPending}
          disabled={isRunning}
          onClick={() => rerun.mutate('missing')}
          className="mt-3"
        >
          {rerun.isPending ? 'Starting...' : 'Try the missing parts again'}
        </Button>
      )}
    </AlertBanner>
  )
}
