import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf } from './brief.ts'
import { PER_YEAR } from './economics.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import { countsPeopleIn } from './number-roles.ts'
import type { SummaryLine } from './summary.ts'
import { countedIn, daysAWeekIn, hoursIn, type Rhythm, rhythmsIn } from './told-quantities.ts'
import { targetIn } from './told-targets.ts'
import { sentencesOf } from './unread.ts'

/* The hours of work that the plan takes, against the hours or days that the founder names for it. */

/** Words by which a duration is that of one job. */
const OF_JOB =
  /\b(?:takes?|is|are|needs?|lasts?|costs? (?:me|us))\s+(?:(?:me|us|the two of us|both of us|one|a|an|person|about|around|roughly|nearly|only|just)\s+)*$/i
/** Times that are not the founder's work. */
const NO_WORK =
  /\b(?:battery|charg\w+|dries|drying|dry|ready|arriv\w+|deliver\w+ within|waits?|waiting|talk|lesson|course|class|video|show|customers? (?:spend|lose|wait)|they (?:spend|lose|wait))\b/i
/** Hours a week that the founder has: 'I can work 15 hours a week', 'he works 20 hours a week'. */
const HAS = /\b(?:(?:i|we|he|she|they) (?:\p{L}+ )?(?:work|have|works|has)|can work)\b[^.;,]*$/iu

interface Job {
  hours: number
  words: string
}

/** How long one job takes; null if the text does not say it of the founder's work. */
function jobIn(idea: string): Job | null {
  for (const { words } of sentencesOf(idea)) {
    const found = hoursIn(words)
    if (!found || NO_WORK.test(words.slice(0, found.from).split(/[,;]/).at(-1) ?? '')) continue
    const isRate = /^\s*(?:a|per|each|every) (?:day|week|month|year)\b/i.test(words.slice(found.to))
    if (OF_JOB.test(words.slice(0, found.from)) && !isRate) return { hours: found.hours, words }
  }
  return null
}

/** The hours a week that the founder or a helper can give. */
function weeklyHoursIn(idea: string): { hours: number; words: string } | null {
  for (const { words } of sentencesOf(idea)) {
    const rest = [...words.matchAll(/[^,;]+/g)].map(([part]) => part)
    for (const part of rest) {
      const found = hoursIn(part)
      if (
        found &&
        HAS.test(part.slice(0, found.from)) &&
        /^\s*(?:a|per|each|every) week\b/i.test(part.slice(found.to))
      )
        return { hours: found.hours, words }
    }
  }
  return null
}

const count = (value: number): string => formatCount(Number(value.toPrecision(3)))

/** The rhythm in the sentence of the goal that is not that of a price; null if there is none or several. */
function rhythmOf(words: string): Rhythm | null {
  const [first, ...more] = rhythmsIn(words).filter(
    ({ from, perYear, of }) => perYear <= PER_YEAR.day && of === null && !/\d\s*$/.test(words.slice(0, from)),
  )
  const recurring = [first, ...more].filter(
    (each) => each !== undefined && /^(?:every|each)/i.test(words.slice(each.from)),
  )
  return recurring.length === 1 ? (recurring[0] ?? null) : null
}

const WANTS =
  /\b(?:interested|waiting|signed up|on (?:the|a|my|our) (?:\p{L}+ )?list|want(?:s|ed)? (?:it|one|this))\b/iu
/** With fewer people, the hours of one job each do not matter. */
const SOME = 10

/** How many people wait, by the evidence or by a sentence that counts people who want it; null if they are few. */
function waitingFor(brief: Brief, idea: string): number | null {
  const told = entriesOf(brief, 'evidence').flatMap(({ value }) =>
    value.kind === 'waiting' ? (value.count ?? []) : [],
  )
  const inText = sentencesOf(idea)
    .filter(({ words }) => WANTS.test(words))
    .flatMap(({ words }) => countedIn(words).filter(({ from }) => countsPeopleIn(words.slice(from))))
    .map(({ value }) => value)
  return [...told, ...inText].find((many) => many >= SOME) ?? null
}

/** The hours of work that the told number of customers takes; null unless all its numbers are told. */
export function hoursLine(brief: Brief, idea: string): SummaryLine | null {
  const job = jobIn(idea)
  if (!job) return null
  const target = targetIn(brief, idea)
  const each = job.hours < 1 ? `${count(job.hours * 60)} ÷ 60` : count(job.hours)
  if (target) {
    const rhythm = rhythmOf(target.words)
    const perYear = rhythm ? target.value * rhythm.perYear : target.perYear
    if (perYear === null) return null
    const week = settled((perYear * job.hours) / PER_YEAR.week)
    const times =
      rhythm && rhythm.perYear !== 1
        ? [`${count(target.value)} × ${count(rhythm.perYear)}`]
        : [count(perYear)]
    const params = { sum: shown(`${times.join('')} ÷ ${PER_YEAR.week} × ${each}`), week: shown(count(week)) }
    return withTime(idea, job, params, week, target.words)
  }
  const many = waitingFor(brief, idea)
  return many === null
    ? null
    : {
        said: calculated('One job for each of the {many} who want it takes {sum} = {hours} hours of work.', {
          many: shown(formatCount(many)),
          sum: shown(`${formatCount(many)} × ${each}`),
          hours: shown(count(many * job.hours)),
        }),
        about: quote(job.words),
        asks: null,
      }
}

function withTime(
  idea: string,
  job: Job,
  params: { sum: Param; week: Param },
  week: number,
  plan: string,
): SummaryLine {
  const told = weeklyHoursIn(idea)
  const [found] = sentencesOf(idea)
    .flatMap(({ words }) => {
      const days = /\b(?:i|we|my|our)\b/i.test(words) ? daysAWeekIn(words) : null
      return days ? [{ days: days.days, words }] : []
    })
    .toSorted((a, b) => b.days - a.days)
  const sources = [plan, job.words].filter((words, index, all) => all.indexOf(words) === index)
  if (told)
    return {
      said: calculated('Your plan takes {sum} = {week} hours of work a week. You name {told} hours a week.', {
        ...params,
        told: shown(count(told.hours)),
      }),
      about: quote(told.words),
      asks: null,
    }
  return {
    said: !found
      ? calculated(
          'Your plan takes {sum} = {week} hours of work a week. Name who works them, and when.',
          params,
        )
      : found.days === 1
        ? calculated(
            'Your plan takes {sum} = {week} hours of work a week, on the one day that you name.',
            params,
          )
        : calculated(
            'Your plan takes {sum} = {week} hours of work a week: {day} on each of the {days} days that you name.',
            {
              ...params,
              day: shown(count(week / found.days)),
              days: shown(count(found.days)),
            },
          ),
    about: quote(...new Set([...sources, ...(found ? [found.words] : [])])),
    asks: null,
  }
}
