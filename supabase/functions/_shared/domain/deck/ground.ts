import { BASES, type Basis } from '../basis.ts'
import { type Checks, isSound } from '../citation-checks.ts'

const NAMES: Record<Exclude<Basis, 'source'>, string> = {
  model: 'AI model',
  founder: 'founder’s own words',
  template: 'standard text, not researched',
  assumption: 'assumptions, unchecked',
}
const SOURCES_SHOWN = 4

interface Grounded {
  basis: Basis | null
  sources: string[]
  text?: string
}

function listed(ids: string[]): string {
  const more = ids.length - SOURCES_SHOWN
  return `${ids.slice(0, SOURCES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * Source names, grouped by whether a check speaks against them: a page that is dead or says something else confirms
 * nothing.
 */
function sourceNames(said: Grounded[], checks: Checks): string[] {
  const uses = said.flatMap(({ sources, text }) =>
    sources.map((id) => ({ id, holds: isSound(checks, [id], text) })),
  )
  const sound = [...new Set(uses.filter(({ holds }) => holds).map(({ id }) => id))]
  const refuted = [...new Set(uses.map(({ id }) => id))].filter((id) => !sound.includes(id))
  return [
    ...(sound.length > 0 ? [`cited sources ${listed(sound)}`] : []),
    ...(sound.length === 0 || refuted.length > 0
      ? [`sources not confirmed ${listed(refuted)}`.trimEnd()]
      : []),
  ]
}

/** The basis line of the shown statements, 'Basis: cited sources s1, s2; AI model'; '' if none is recorded. */
export function groundOf(said: Grounded[], checks: Checks): string {
  const names = BASES.flatMap((basis) => {
    const standing = said.filter((each) => each.basis === basis)
    if (standing.length === 0) return []
    return basis === 'source' ? sourceNames(standing, checks) : [NAMES[basis]]
  })
  return names.length > 0 ? `Basis: ${names.join('; ')}` : ''
}
