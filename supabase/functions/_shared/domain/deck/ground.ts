import { BASES, type Basis } from '../basis.ts'

const NAMES: Record<Basis, string> = {
  source: 'cited sources',
  model: 'AI model',
  founder: 'founder’s own words',
  template: 'template, not researched',
  assumption: 'assumptions, unchecked',
}
const SOURCES_SHOWN = 4

interface Grounded {
  basis: Basis | null
  sources: string[]
}

function sourcesOf(said: Grounded[]): string {
  const ids = [...new Set(said.flatMap(({ sources }) => sources))]
  if (ids.length === 0) return ''
  const more = ids.length - SOURCES_SHOWN
  return ` ${ids.slice(0, SOURCES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** What the shown statements stand on, 'Basis: cited sources s1, s2; AI model'; '' where none is recorded. */
export function groundOf(said: Grounded[]): string {
  const names = BASES.filter((basis) => said.some((each) => each.basis === basis)).map((basis) =>
    basis === 'source'
      ? NAMES.source + sourcesOf(said.filter((each) => each.basis === 'source'))
      : NAMES[basis],
  )
  return names.length > 0 ? `Basis: ${names.join('; ')}` : ''
}
