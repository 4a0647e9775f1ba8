import { namesOf, writerWords } from '@domain/authorship'
import { RESEARCH_TOPICS } from '@domain/citation'
import { TOPIC_NAMES } from '@domain/research'
import type { Validation } from '@domain/stored-validation'
import {
  type EngineNote,
  MARKET_PARTS,
  type MarketPart,
  SECTIONS,
  type Section,
  type Step,
  sectionSchema,
} from '@domain/validation'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { formatMoment } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { ListChoice } from '@/shared/list/list-tools'
import { Remarks, RunDetails, RunRemarks } from '@/shared/run/run-details'
import { type NamedStep, usageSummary } from '@/shared/run/run-figures'
import { RunTable } from '@/shared/run/run-table'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/shared/ui/dialog'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toast'
import { requestResume } from '@/validation/requests'
import { RUN_ERROR } from '@/validation/run/run-status'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { fetchRun, requestRevision } from '../requests'
import type { RunRecord } from '../run-record'

const POLL_MS = 5_000

const runQuery = ({ id, status, rerun }: Validation) =>
  queryOptions({
    // A finished run is fetched once more: its last figures came after the last poll.
    queryKey: [...validationQueries.all, 'run', id, status, rerun],
    queryFn: ({ signal }) => fetchRun(id, signal),
    refetchInterval: isRunning(status) || rerun?.state === 'running' ? POLL_MS : false,
    // After a re-run, the key is the same as before it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const fromAdmin = z.object({ admin: z.literal(true) })

/** For administrators: how the report was made, with which model, and its cost. */
export function RunPanel({ validation }: { validation: Validation }) {
  const run = useQuery(runQuery(validation))
  const state: unknown = useLocation().state
  // Administrators who come from the list of all validations, or see a failed run, look for this first.
  const [open] = useState(() => fromAdmin.safeParse(state).success || validation.status === 'error')
  return (
    <RunDetails open={open} gist={run.data ? usageSummary(run.data.steps) : null}>
      <RunAgain validation={validation} />
      <QueryView
        query={run}
        pending={<Skeleton className="h-40 rounded-lg" />}
        error="The run details could not be loaded."
        isEmpty={(data) => !data || data.steps.length === 0}
        empty={<p className="text-ink-muted">No run is recorded for this validation.</p>}
      >
        {(data) => data && <Worked run={data} engine={validation.engine} />}
      </QueryView>
    </RunDetails>
  )
}

function Worked({ run, engine }: { run: RunRecord; engine: EngineNote | null }) {
  const steps = namedSteps(run.steps, engine)
  return (
    <div className="flex flex-col gap-6">
      <RunTable steps={steps} />
      <RunRemarks steps={steps} />
      <Charges charges={run.charges} />
    </div>
  )
}

/** The steps by name; `engine` says who wrote which section. */
const namedSteps = (steps: RunRecord['steps'], engine: EngineNote | null): NamedStep[] =>
  steps.map((step) => ({ ...step, name: stepName(step.step), writer: writerOf(step.step, engine) }))

function writerOf(step: string, engine: EngineNote | null): string {
  const { data: section } = sectionSchema.safeParse(step)
  const writer = section && (engine?.sections[section] ?? engine)
  return writer ? `By ${writerWords(writer)}` : 'No model'
}

const KINDS: Record<string, string> = { validation: 'Validation', rerun: 'Section rewritten' }

/** Who paid for a run and its re-runs. */
const Charges = ({ charges }: Pick<RunRecord, 'charges'>) => (
  <Remarks title="Charges" none="Nothing was charged">
    {keyed(charges, ({ kind, at }) => `${kind} ${at}`).map(({ key, item }) => (
      <li key={key}>
        {KINDS[item.kind] ?? item.kind}: {item.source}, {item.state}, {formatMoment(item.at)}
      </li>
    ))}
  </Remarks>
)

const STEP_NAMES: Record<Step, string> = {
  concept: 'Concept',
  audience: 'Audience',
  market: 'Market',
  evidence: 'Evidence',
}

const PART_NAMES: Record<MarketPart, string> = {
  market: 'size and customers',
  competitors: 'competitors',
  risks: 'problem and risks',
}

const OTHERS = new Map<string, string>([
  ...Object.entries(STEP_NAMES),
  ['lookups', 'Public sources'],
  ['judge', 'Support by sources'],
  ['gaps', 'Plan of the second round'],
  ...[1, 2, 3, 4].map((number): [string, string] => [`again-${number}`, `Second round: search ${number}`]),
  ...RESEARCH_TOPICS.map((topic): [string, string] => [
    `search-${topic}`,
    `Search: ${TOPIC_NAMES[topic].toLowerCase()}`,
  ]),
  ...MARKET_PARTS.map((part): [string, string] => [`part-${part}`, `Market: ${PART_NAMES[part]}`]),
])

/** The name of a step of a run; an unknown step keeps its id. */
const stepName = (step: string): string => OTHERS.get(step) ?? step

/** For administrators: restarts a run without a charge. */
function RunAgain({ validation }: { validation: Validation }) {
  const { status, rerun } = validation
  // Only the server knows whether a worker is active. If one is, it starts nothing; otherwise it resumes the run.
  const marked = status === 'analyzing' || rerun?.state === 'running'
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {status === 'completed' ? <SectionAgain validation={validation} /> : <GoOn validation={validation} />}
        <p className="text-ink-muted">
          {marked ? 'Marked as running. If it is stuck, run it again.' : TERMS[status]}
        </p>
      </div>
      {rerun?.state === 'failed' && (
        <p className="mt-3">
          {namesOf(rerun.sections)} could not be rewritten: {rerun.reason || RUN_ERROR}
        </p>
      )}
    </div>
  )
}

const GOES_ON = 'Continues with the unfinished sections, at no charge to the user.'
const TERMS: Record<Validation['status'], string> = {
  pending: GOES_ON,
  analyzing: GOES_ON,
  error: GOES_ON,
  completed: 'Rewrites one section, at no charge to the user.',
}

function GoOn({ validation }: { validation: Validation }) {
  const again = useRunAgain(validation)
  return (
    <Button size="sm" busy={again.isPending} onClick={() => again.mutate(null)}>
      <RotateCcw aria-hidden />
      {again.isPending ? 'Starting...' : 'Run again'}
    </Button>
  )
}

const CHOICES = {
  concept: { label: namesOf(['concept']) },
  audience: { label: namesOf(['audience']) },
  market: { label: namesOf(['market']) },
}

/** Asks before replacing a section of a founder's completed report. */
function SectionAgain({ validation }: { validation: Validation }) {
  const [section, setSection] = useState<Section>(SECTIONS[0])
  const [open, setOpen] = useState(false)
  const again = useRunAgain(validation)
  const start = () => again.mutate(section, { onSuccess: () => setOpen(false) })
  return (
    <>
      <ListChoice label="Section to run again" choices={CHOICES} value={section} onChange={setSection} />
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button>
            <RotateCcw aria-hidden />
            Run again
          </Button>
        </DialogTrigger>
        <DialogContent
          title={`Replace ${namesOf([section])}?`}
          description="It is rewritten from the idea by the active AI provider or, if that has no key, by the built-in analysis."
        >
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-ink-faint">
            <li>At no charge to the user.</li>
            <li>The user sees the current text until the new text is complete.</li>
            <li>
              The current text is kept, and the user can switch back to it.
              {validation.previous[section] && ' It replaces the version kept before.'}
            </li>
            <li>Citations and the scorecard are updated to match.</li>
          </ul>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button busy={again.isPending} onClick={start}>
              {again.isPending ? 'Starting...' : 'Run again'}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  )
}

const answerSchema = z.object({ underWay: z.boolean().default(false) })

/** Resumes a stopped run or rewrites one section of a completed report. */
function useRunAgain({ id, idea }: Validation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (section: Section | null) => {
      const answer = section
        ? await requestRevision({ action: 'rerun', validationId: id, section })
        : await requestResume(id, idea)
      return answerSchema.parse(answer)
    },
    onSuccess: ({ underWay }) =>
      underWay
        ? toast.info('It is already running', { description: 'Nothing was started.' })
        : toast.success('Run started'),
    onError: (error) => toast.error('The run could not be started', { description: error.message }),
    // Also after a refusal: the owner may have started one since.
    onSettled: () => client.invalidateQueries({ queryKey: validationQueries.all }),
  })
}
