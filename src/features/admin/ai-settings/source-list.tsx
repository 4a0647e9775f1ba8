import { LOOKUP_SOURCES, type LookupSource } from '@domain/lookups'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { formatMoment } from '@/shared/lib/dates'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { formatSeconds } from './format-model'
import { fetchSourceHealth, fetchSourceStates, type SourceHealth, testSource } from './requests'
import { SettingsSkeleton } from './settings-skeleton'
import { TestOutcome } from './test-outcome'

const sources = () =>
  queryOptions({
    queryKey: ['admin', 'sources'],
    queryFn: async ({ signal }) => {
      const [states, health] = await Promise.all([fetchSourceStates(signal), fetchSourceHealth(signal)])
      return states.map(({ source, off }) => ({
        source,
        off,
        health: health.find((each) => each.source === source) ?? null,
      }))
    },
    refetchOnMount: 'always',
  })

/** The state of each public source, with a test (docs/lookups.md). */
export const SourceList = () => (
  <section aria-labelledby="sources" className="max-w-report">
    <h2 id="sources" className="sr-only">
      Public sources
    </h2>
    <p className="mb-4 text-ink-muted text-sm">
      Reports use these sources without an API key. The figures cover the last 30 days.
    </p>
    <QueryView
      query={useQuery(sources())}
      pending={<SettingsSkeleton />}
      error="The sources could not be loaded. Please check your admin permissions."
    >
      {(rows) => (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
          {rows.map((row) => (
            <SourceRow key={row.source} {...row} />
          ))}
        </ul>
      )}
    </QueryView>
  </section>
)

interface SourceRowProps {
  source: LookupSource
  /** Why this server does not query it. */
  off: string | null
  /** Null if it was never queried. */
  health: SourceHealth | null
}

function SourceRow({ source, off, health }: SourceRowProps) {
  const id = useId()
  const client = useQueryClient()
  const test = useMutation({
    mutationFn: testSource,
    onSettled: () => client.invalidateQueries({ queryKey: sources().queryKey }),
  })
  const { name } = LOOKUP_SOURCES[source]
  return (
    <li className="px-4 py-3 sm:px-6" aria-labelledby={`${id}-name`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`${id}-name`} className="font-medium">
            {name}
          </h3>
          <State off={off} health={health} />
        </div>
        <Button
          variant="secondary"
          size="sm"
          busy={test.isPending}
          disabled={off !== null}
          onClick={() => test.mutate(source)}
          aria-describedby={id}
        >
          {test.isPending ? 'Testing...' : 'Test source'} <span className="sr-only">{name}</span>
        </Button>
      </div>
      {off && <p className="mt-1 text-ink-muted text-sm">{off}</p>}
      {health && <Figures health={health} />}
      <div role="status" id={id} className="mt-1 empty:hidden">
        {test.data && (
          <TestOutcome
            ok={test.data.ok}
            words={`${test.data.ok ? 'Answered in' : 'The test failed after'} ${formatSeconds(test.data.milliseconds)}.`}
            note={test.data.note}
          />
        )}
        {test.error && (
          <TestOutcome ok={false} words="The source could not be tested." note={test.error.message} />
        )}
      </div>
    </li>
  )
}

function State({ off, health }: Pick<SourceRowProps, 'off' | 'health'>) {
  if (off) return <Badge variant="secondary">Off</Badge>
  if (!health) return <Badge variant="outline">Not used yet</Badge>
  return isFailing(health) ? (
    <Badge variant="warning">Failing</Badge>
  ) : (
    <Badge variant="success">Working</Badge>
  )
}

const Figures = ({ health }: { health: SourceHealth }) => (
  <>
    <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-3">
      <Figure name="Last success">
        {health.answered_at ? formatMoment(health.answered_at) : 'None in 90 days'}
      </Figure>
      <Figure name="Error rate">{errorRate(health)}</Figure>
      <Figure name="From the cache">{cacheRate(health)}</Figure>
    </dl>
    {health.failed_at && (
      <p className="mt-1 text-ink-muted text-sm">
        Failed last on {formatMoment(health.failed_at)}. {formatCause(health.cause)}
      </p>
    )}
  </>
)

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3 sm:block">
    <dt className="text-ink-muted text-xs">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })
const countFormat = new Intl.NumberFormat('en-US')

const shareOf = (part: number, whole: number): string =>
  whole === 0
    ? 'None yet'
    : `${percentFormat.format(part / whole)} of ${countFormat.format(whole)} ${whole === 1 ? 'request' : 'requests'}`

/** '4% of 120 requests': of the requests that were sent. */
const errorRate = ({ answered, failed }: SourceHealth): string => shareOf(failed, answered + failed)

/** '60% of 300 requests': of all requests, sent or not. */
const cacheRate = ({ answered, failed, cached }: SourceHealth): string =>
  shareOf(cached, answered + failed + cached)

const CAUSES: Readonly<Record<string, string>> = {
  unreachable: 'It could not be reached or was down.',
  slow: 'It took too long.',
  limited: 'It refused the request or asked to try again later.',
  unreadable: 'Its response did not match its documentation.',
}

/** Why the last request failed. */
const formatCause = (cause: string | null): string => CAUSES[cause ?? ''] ?? 'The reason is unknown.'

/** Whether the last request that was sent failed. */
const isFailing = ({ answered_at, failed_at }: SourceHealth): boolean =>
  failed_at !== null && (answered_at === null || Date.parse(failed_at) > Date.parse(answered_at))
