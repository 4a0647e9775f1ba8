import { isSizable, type RoadmapRow, type Size, sizeOf } from '@domain/roadmap'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { resetSizes, saveSize } from '../requests'
import { roadmapQueries } from '../roadmap-queries'
import type { Sizing } from './tasks/task-groups'

const FAILURE = 'The size could not be saved. Please try again.'

export interface RoadmapSizing extends Sizing {
  /** Number of tasks with a size other than the published one. */
  changed: number
  reset: () => void
  resetting: boolean
}

/**
 * Changing task sizes: only for the founder of a complete, published roadmap; otherwise null. Totals update
 * optimistically.
 */
export function useSizing(row: RoadmapRow, isDraft: boolean): RoadmapSizing | null {
  const client = useQueryClient()
  const userId = useAuthStore((state) => state.userId)
  const { queryKey } = roadmapQueries.ofValidation(row.validationId)
  const tasks = useMemo(
    () =>
      new Map(
        isSizable(row.content)
          ? row.content.phases.flatMap((phase) => phase.tasks).map((task) => [task.id, task])
          : [],
      ),
    [row.content],
  )
  const show = (change: (sizes: RoadmapRow['sizes']) => RoadmapRow['sizes']) =>
    client.setQueryData<RoadmapRow[]>(queryKey, (rows) =>
      rows?.map((other) => (other.id === row.id ? { ...other, sizes: change(other.sizes) } : other)),
    )
  const refreshOptions = {
    // Other changes on screen may be newer than the refused one.
    onError: () => client.invalidateQueries({ queryKey }),
    // The report's score depends on its roadmaps' totals.
    onSuccess: () =>
      client.invalidateQueries({ queryKey: roadmapQueries.published(row.validationId).queryKey }),
  }
  const save = useMutation({
    mutationFn: saveSize,
    // In sequence, so that the last choice wins.
    scope: { id: `sizes ${row.id}` },
    meta: { failure: FAILURE },
    ...refreshOptions,
  })
  const reset = useMutation({
    mutationFn: () => resetSizes(row.id),
    scope: { id: `sizes ${row.id}` },
    meta: { failure: 'The published sizes could not be brought back. Please try again.' },
    ...refreshOptions,
  })
  if (isDraft || row.status !== 'published' || userId !== row.userId || tasks.size === 0) return null

  const publishedOf = (id: string): Size => {
    const task = tasks.get(id)
    return task ? sizeOf(task) : 'M'
  }
  return {
    publishedOf,
    choose(id, size) {
      const name = tasks.get(id)?.name
      if (name === undefined) return
      const taken = size === publishedOf(id)
      show((sizes) => [
        ...sizes.filter(({ task }) => task !== id),
        ...(taken ? [] : [{ task: id, name, size }]),
      ])
      save.mutate({ id: row.id, task: id, size: taken ? null : size })
    },
    changed: row.sizes.filter(
      ({ task, name, size }) => tasks.get(task)?.name === name && size !== publishedOf(task),
    ).length,
    reset() {
      show(() => [])
      reset.mutate()
    },
    resetting: reset.isPending,
  }
}
