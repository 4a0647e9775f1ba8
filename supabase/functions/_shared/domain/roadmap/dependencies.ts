interface Waiting {
  id: string
  dependsOn: string[]
}

/** For each task, the indexes of the tasks that it waits for, each once. Ids without a task are left out. */
export function dependencies(tasks: readonly Waiting[]): number[][] {
  const places = new Map<string, number>()
  tasks.forEach(({ id }, place) => {
    if (!places.has(id)) places.set(id, place)
  })
  return tasks.map(({ dependsOn }) => [
    ...new Set(dependsOn.map((id) => places.get(id)).filter((place) => place !== undefined)),
  ])
}

/** Indexes ordered so that nothing comes before what it needs; those on a cycle or after one are missing. */
export function inOrder(needs: readonly number[][]): { order: number[]; serves: number[][] } {
  const serves: number[][] = needs.map(() => [])
  needs.forEach((some, place) => {
    for (const need of some) serves[need]?.push(place)
  })
  const open = needs.map(({ length }) => length)
  const order = needs.flatMap(({ length }, place) => (length === 0 ? [place] : []))
  for (const place of order) {
    for (const next of serves[place] ?? []) {
      open[next] = (open[next] ?? 0) - 1
      if (open[next] === 0) order.push(next)
    }
  }
  return { order, serves }
}

/** The cycles among the tasks, each as ids in the order of waiting; empty if there are none. */
export function cyclesOf(tasks: readonly Waiting[]): string[][] {
  const needs = dependencies(tasks)
  const settled = new Set(inOrder(needs).order)
  const seen = new Set<number>()
  const cycles: string[][] = []
  for (const start of tasks.keys()) {
    const way: number[] = []
    let place: number | undefined = start
    while (place !== undefined && !seen.has(place)) {
      seen.add(place)
      way.push(place)
      place = needs[place]?.find((need) => !settled.has(need))
    }
    const closing = place === undefined ? -1 : way.indexOf(place)
    if (closing >= 0) cycles.push(way.slice(closing).map((each) => tasks[each]?.id ?? ''))
  }
  return cycles
}
