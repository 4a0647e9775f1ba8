import { type Statement, state } from '../../domain/basis.ts'
import type { AudienceSection, Persona } from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import { asSentence } from '../extract/plain.ts'
import type { PersonaEntry } from '../knowledge/schema.ts'
import { fill, fillAll } from './fill.ts'
import { profileOf } from './person.ts'
import { citationsFor, citedFor } from './sources.ts'

const POINTS = 3
const MAX_PERSONAS = 3

const templates = (texts: readonly string[]): Statement[] => texts.map((text) => state(text, 'template'))

interface Own {
  description: Statement | null
  pains: Statement[]
  goals: Statement[]
}

const NOTHING_OWN: Own = { description: null, pains: [], goals: [] }

/** What the founder says about the first persona. */
function ownWords({ facts, angle, slots, traits }: Brief): Own {
  const { audiences, problem, activity } = facts
  const own = audiences[0]
  return {
    description: own ? state(asSentence(own.full), 'founder') : null,
    pains: [
      ...(problem ? [state(asSentence(problem), 'founder')] : []),
      ...templates(fillAll([...(angle?.pains ?? []), ...traits.flatMap(({ pain }) => pain ?? [])], slots)),
    ],
    goals: [
      ...(activity?.by === 'customers' ? [state(asSentence(activity.phrase), 'founder')] : []),
      ...templates(fillAll(angle?.goals ?? [], slots)),
    ],
  }
}

function personaFrom(entry: PersonaEntry, brief: Brief, own: Own, named: string | null): Persona {
  const { slots } = brief
  const profile = named ? profileOf(named) : null
  const about = (text: string) => state(fill(text, slots) ?? text, 'assumption')
  const points = (first: Statement[], texts: readonly string[]) => [
    ...first,
    ...templates(fillAll(texts, slots)),
  ]
  return {
    description: own.description ?? state(fill(entry.description, slots) ?? entry.description, 'template'),
    age: state(profile?.age ?? entry.age, 'assumption'),
    occupation: about(profile?.occupation ?? entry.occupation),
    technicalLevel: about(profile?.technicalLevel ?? entry.technicalLevel),
    painPoints: points(own.pains, entry.painPoints).slice(0, Math.max(POINTS, own.pains.length)),
    goals: points(own.goals, entry.goals).slice(0, Math.max(POINTS, own.goals.length)),
    citations: [],
  }
}

/** Personas: the founder's audience first, then the others that the domain usually has to win. */
export function composeAudience(brief: Brief): AudienceSection {
  const { domain, facts, unreadable } = brief
  if (unreadable) return { personas: [] }
  const sources = citedFor(domain, 'pain')
  const personas = domain.personas.slice(0, MAX_PERSONAS).map((entry, order) => {
    const named = facts.audiences[order]
    const second = named
      ? { ...NOTHING_OWN, description: state(asSentence(named.full), 'founder') }
      : NOTHING_OWN
    return personaFrom(entry, brief, order === 0 ? ownWords(brief) : second, named?.phrase ?? null)
  })
  const [first, ...others] = personas
  if (!first || !sources.length) return { personas }
  const painPoints = [...first.painPoints, ...sources]
  return { personas: [{ ...first, painPoints, citations: citationsFor(domain, ['pain']) }, ...others] }
}
