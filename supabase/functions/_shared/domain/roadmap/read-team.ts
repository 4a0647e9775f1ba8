import { fieldOf, type Stored, toRecord } from '../stored-fields.ts'
import { knownSum, lineDollars } from './amounts.ts'
import { dollarsIn, firstField, firstText, listIn, type Note, numberIn, textIn, textsIn } from './loose.ts'

const COUNT_MAX = 100
const RATE_MAX = 10_000_000
export const HOURS_MAX = 100_000

/** A line of the team. Unreadable fields are null, and so is the cost then. */
export interface ReadMember {
  role: string
  count: number
  skills: string[]
  /** US dollars. */
  hourlyRate: number | null
  /** Per person. */
  hours: number | null
  costDollars: number | null
}

function skillsIn(value: unknown, path: string, note: Note): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((skill) => skill.trim())
      .filter((skill) => skill !== '')
  return textsIn(value, ['name'], path, note)
}

function amount(
  stored: Stored,
  keys: string[],
  read: (value: unknown) => number | null,
  at: string,
  note: Note,
) {
  const { key, value } = firstField(stored, ...keys)
  const number = read(value)
  if (number === null)
    note(`${at}.${key}`, value === null ? 'The number is missing.' : 'This is no number that can be used.')
  return number
}

/** Null if it is not a number of people; one person if none is given. */
function countIn(stored: Stored, at: string, note: Note): number | null {
  const value = fieldOf(stored, 'count') ?? null
  const count = value === null ? 1 : numberIn(value, COUNT_MAX)
  if (count !== null && count > 0) return count
  note(`${at}.count`, 'This is no number of people; one is assumed.')
  return null
}

function memberIn(value: unknown, at: string, note: Note): ReadMember[] {
  const stored = typeof value === 'string' ? { role: value } : toRecord(value)
  const role = firstText(stored, 'role', 'title', 'name')
  if (role === '') {
    note(`${at}.role`, 'The role has no name, so the line is left out.')
    return []
  }
  const count = countIn(stored, at, note)
  const rateKeys = ['hourlyRate', 'rate']
  const hourlyRate = amount(stored, rateKeys, (found) => dollarsIn(found, RATE_MAX), at, note)
  const hours = amount(stored, ['hours'], (found) => numberIn(found, HOURS_MAX), at, note)
  const costDollars =
    count === null || hourlyRate === null || hours === null ? null : lineDollars(count, hours, hourlyRate)
  const skills = skillsIn(fieldOf(stored, 'skills'), `${at}.skills`, note)
  return [{ role: textIn(role), count: count ?? 1, skills, hourlyRate, hours, costDollars }]
}

/**
 * Reads `teamComposition` or `team` of a stored phase (docs/contract.md#entities), and its cost: null if there is no
 * line, or if a line's cost is unknown or it was left out.
 */
export function readTeam(
  phase: Stored,
  at: string,
  note: Note,
): { team: ReadMember[]; teamCostDollars: number | null } {
  const { key, value } = firstField(phase, 'teamComposition', 'team')
  const team = listIn(value, `${at}.${key}`, note).flatMap((item, index) =>
    memberIn(item, `${at}.${key}.${index}`, note),
  )
  const whole = Array.isArray(value) && value.length === team.length
  return { team, teamCostDollars: whole ? knownSum(team.map(({ costDollars }) => costDollars)) : null }
}
