import { type Statement, state } from '../../domain/basis.ts'
import type { AudienceSection, Persona } from '../../domain/report.ts'
import type { Brief } from '../brief.ts'
import { asSentence, asTitle } from '../extract/plain.ts'
import type { PersonaEntry } from '../knowledge/schema.ts'
import { profileOf } from './person.ts'
import { pick, suitFor } from './pick.ts'
import { ledBy } from './sides.ts'
import { citationsFor, citedFor } from './sources.ts'
import { isBrief, type Voice, voiceOf } from './voice.ts'

const POINTS = 3
const POINTS_OF_OTHERS = 2
const MAX_PERSONAS = 3
/** A text of a few words bears no third kind of people. */
const PERSONAS_OF_BRIEF = 2

interface Writing {
  brief: Brief
  voice: Voice
}

interface Points {
  pains: readonly string[]
  goals: readonly string[]
}

/** The founder's own sentences belong to the first persona. */
function founderWords({ facts: { problem, activity } }: Brief, order: number): Points {
  if (order > 0) return { pains: [], goals: [] }
  return {
    pains: problem ? [problem] : [],
    goals: activity?.by === 'customers' ? [activity.phrase] : [],
  }
}

/** Points of the part of the domain belong to the side that it is sold to. */
function anglePoints({ angle, servingFirst }: Brief, order: number): Points {
  const leads = angle?.sells === 'organisations' || !servingFirst
  return angle && order === (leads ? 0 : 1) ? angle : { pains: [], goals: [] }
}

/** What the idea does tells what its first people suffer from and what they want. */
function taskPoints(brief: Brief, order: number): Points {
  if (order > 0) return { pains: [], goals: [] }
  const suits = suitFor(brief)
  return {
    pains: brief.tasks.flatMap(({ pains }) => pick([], pains, 1, suits)),
    goals: brief.tasks.flatMap(({ goals }) => pick([], goals, 1, suits)),
  }
}

/** What a persona suffers from or wants: the founder's words, then those of the part of the domain and its own. */
interface Kinds {
  own: readonly string[]
  ofTask: readonly string[]
  ofPart: readonly string[]
  usual: readonly string[]
}

function pointsOf(
  { own, ofTask, ofPart, usual }: Kinds,
  count: number,
  { brief, voice }: Writing,
): Statement[] {
  const suits = suitFor(brief)
  const room = Math.max(0, count - own.length)
  // The part of the domain is spoken of before a second task.
  const [first, ...further] = ofTask
  const lead = [...(first ? [first] : []), ...pick([], ofPart, 1, suits), ...further].slice(0, room)
  const others = [...ofPart, ...usual].filter((text) => !lead.includes(text))
  return [
    ...own.map((text) => state(asSentence(text), 'founder')),
    ...pick(lead, others, room, suits).map((text) => state(voice.say(text), 'template')),
  ]
}

function personaFrom(entry: PersonaEntry, brief: Brief, order: number, voice: Voice): Persona {
  const { audiences, activity, channel } = brief.facts
  const named = audiences[order]
  const profile = named ? profileOf(named.phrase) : null
  const own = founderWords(brief, order)
  const angle = anglePoints(brief, order)
  const task = taskPoints(brief, order)
  // The founder's own goal says the same as the template that is made of it.
  const saysGoal = activity?.by === 'customers'
  const goals = entry.goals.filter((goal) => !(saysGoal && goal.startsWith('{activity}')))
  const count = order === 0 ? POINTS : POINTS_OF_OTHERS
  const writing = { brief, voice }
  return {
    description: named
      ? state(asSentence(named.full), 'founder')
      : state(voice.say(entry.description), 'template'),
    age: state(profile?.age ?? entry.age, 'assumption'),
    occupation: state(profile?.occupation ?? entry.occupation, 'assumption'),
    technicalLevel: state(profile?.technicalLevel ?? entry.technicalLevel, 'assumption'),
    painPoints: pointsOf(
      { own: own.pains, ofTask: task.pains, ofPart: angle.pains, usual: entry.painPoints },
      count,
      writing,
    ),
    goals: pointsOf(
      { own: own.goals, ofTask: task.goals, ofPart: angle.goals, usual: goals },
      count,
      writing,
    ),
    channel: order === 0 && channel ? state(asTitle(channel), 'founder') : null,
    citations: [],
  }
}

/** Personas: the founder's audience first, then the others that the domain usually has to win. */
export function composeAudience(brief: Brief): AudienceSection {
  const { domain, angle, facts, servingFirst, unreadable } = brief
  if (unreadable) return { personas: [] }
  const voice = voiceOf(brief)
  const personas = ledBy(servingFirst, angle?.personas ?? domain.personas)
    .slice(0, isBrief(facts) ? PERSONAS_OF_BRIEF : MAX_PERSONAS)
    .map((entry, order) => personaFrom(entry, brief, order, voice))
  const sources = citedFor(brief, 'pain')
  const [first, ...others] = personas
  if (!first || !sources.length) return { personas }
  const painPoints = [...first.painPoints, ...sources]
  return { personas: [{ ...first, painPoints, citations: citationsFor(brief, ['pain']) }, ...others] }
}
