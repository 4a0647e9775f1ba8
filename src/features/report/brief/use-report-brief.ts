import { type Brief, emptyBrief } from '@domain/brief/brief'
import { applyChanges, changesBetween } from '@domain/brief/changes'
import { followBrief, isOlderThanBrief } from '@domain/brief/follow'
import { isTooVague } from '@domain/brief/notices'
import { withReading } from '@domain/brief/with-reading'
import type { Validation } from '@domain/stored-validation'
import { isBuiltIn } from '@domain/validation'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { accountQueries } from '@/account/account-queries'
import { type BriefSync, briefWith, conflictsOf, createBriefSync, type StoredBrief } from '@/brief/brief-sync'
import { readingQuery } from '@/brief/reading-query'
import { saveBrief } from '@/brief/requests'
import { useHasInteracted } from '@/shared/lib/load-when-used'
import { toastLimitReached } from '@/validation/run/eligibility'
import { isQuotaExceeded } from '@/validation/run/run-status'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { requestRevision } from '../requests'

/** Syncs outlive the page that started them, so that leaving it drops nothing. */
const syncs = new WeakMap<QueryClient, Map<string, BriefSync>>()

function syncOf(client: QueryClient, { id, idea }: Validation): BriefSync {
  const known = syncs.get(client) ?? new Map<string, BriefSync>()
  syncs.set(client, known)
  const sync = known.get(id) ?? createBriefSync(portsOf(client, id, idea))
  known.set(id, sync)
  return sync
}

function portsOf(client: QueryClient, id: string, idea: string) {
  const options = validationQueries.detail(id)
  const detail = () => client.getQueryData(options.queryKey) ?? null
  const reading = () => client.getQueryData(readingQuery(idea).queryKey)
  const send = <Answer>(mutationFn: () => Promise<Answer>): Promise<Answer> =>
    // Uses the mutation cache, which handles refused sessions.
    client.getMutationCache().build(client, { mutationFn }).execute(undefined)

  /** Writes the server's state into the cache; a request in progress would return an older one. */
  async function show({ brief, version }: StoredBrief) {
    await client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData(
      options.queryKey,
      (before) => before && { ...before, briefVersion: version, report: { ...before.report, brief } },
    )
  }
  return {
    stored: () => {
      const validation = detail()
      return {
        brief: validation?.report.brief ?? readBrief(reading(), idea),
        version: validation?.briefVersion ?? 0,
      }
    },
    async save(version: number, changes: Parameters<typeof applyChanges>[1]) {
      // A report older than briefs: its reading is stored with the first answer.
      const all = detail()?.report.brief
        ? changes
        : changesBetween(emptyBrief(), applyChanges(readBrief(reading(), idea), changes))
      const wasFree = isTooVague(detail()?.report.brief ?? emptyBrief())
      try {
        await show(await send(() => saveBrief(id, version, all)))
        // The first answer to a report of questions is charged.
        if (wasFree) void client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey })
      } catch (error) {
        if (error instanceof Error && isQuotaExceeded(error)) toastLimitReached()
        throw error
      }
    },
    refresh: async () => void (await client.fetchQuery({ ...options, staleTime: 0 })),
    async follow() {
      await send(() => requestRevision({ action: 'follow-brief', validationId: id }))
      await client.cancelQueries({ queryKey: options.queryKey })
      await client.fetchQuery({ ...options, staleTime: 0 })
      // Lists show score and overview.
      void client.invalidateQueries({
        queryKey: validationQueries.all,
        predicate: ({ queryKey }) => !queryKey.includes(id),
      })
    },
    mayFollow: () => {
      const validation = detail()
      return validation?.status === 'completed' && validation.rerun?.state !== 'running'
    },
    isBehind: () => {
      const validation = detail()
      return validation !== null && isOlderThanBrief(validation)
    },
  }
}

const readBrief = (reading: Parameters<typeof withReading>[1] | undefined, idea: string): Brief =>
  reading ? withReading(emptyBrief(), reading, idea) : emptyBrief()

/**
 * The brief of a report with the founder's unsaved changes, and the report computed from it before the server
 * answers. `edit` is null for readers who may not change it.
 */
export function useReportBrief(validation: Validation, own: boolean) {
  const { idea, engine } = validation
  const client = useQueryClient()
  // A stored brief is shown without the reader, which loads after the first interaction to offer more
  // choices.
  const used = useHasInteracted()
  const reading = useQuery({ ...readingQuery(idea), enabled: used || !validation.report.brief })
  const sync = syncOf(client, validation)
  const state = useStore(sync)
  const { work } = sync
  const { status, rerun, briefVersion } = validation
  // Changes made during a run, or not yet followed by the report, are applied as soon as possible.
  const mayFollow = own && !isRunning(status) && rerun?.state !== 'running'
  useEffect(() => {
    if (mayFollow && briefVersion > 0) work()
  }, [mayFollow, briefVersion, work])
  const stored = validation.report.brief
  const base = useMemo(() => stored ?? readBrief(reading.data, idea), [stored, reading.data, idea])
  const brief = useMemo(() => briefWith(state, base), [state, base])
  const hasChanged = Object.keys(state.unsaved).length > 0
  const shown = useMemo(
    () =>
      hasChanged || (stored && isOlderThanBrief(validation))
        ? { ...validation, report: followBrief(validation.report, brief, isBuiltIn(engine), validation.idea) }
        : validation,
    [hasChanged, stored, validation, brief, engine],
  )
  return {
    /** The brief shown; an unconfirmed reading for reports older than briefs. */
    brief,
    stored: base,
    validation: shown,
    /** A report older than briefs, whose idea is still being read. */
    pending: !stored && reading.isPending,
    fieldChoices: reading.data?.fieldChoices ?? [],
    state,
    conflicts: conflictsOf(state, base),
    sync: own ? sync : null,
  }
}

export type ReportBrief = ReturnType<typeof useReportBrief>

/** The brief of a read-only report. */
export const fixedBrief = (validation: Validation): ReportBrief => {
  const brief = validation.report.brief ?? emptyBrief()
  return {
    brief,
    stored: brief,
    validation,
    pending: false,
    fieldChoices: [],
    state: { unsaved: {}, work: null, failure: null },
    conflicts: [],
    sync: null,
  }
}
