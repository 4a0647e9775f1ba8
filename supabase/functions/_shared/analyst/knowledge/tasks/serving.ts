import { both, web } from '../schema.ts'
import type { Task } from './shape.ts'

/** Products by which people are served or meet: work on the spot, talk. */
export const SERVING: readonly Task[] = [
  {
    id: 'serve',
    cue: /\b(?:repairs?|cleaning|grooming|mowing|plumb\w*|electrician\w*|mov(?:e|es|ing) (?:help|house)|handyman|sitters?|sitting|babysit\w*|taxi|ironing|craftsm[ae]n|wash\w*|installation|errands|walk(?:s|ers?|ing)|home visits?|therap\w+|tours?|cruises?|trips?|barista|guided|tuner|mediator|studio|cafés?|cafes?|bars|hotels?|clinics?)\b/i,
    features: {
      core: [
        both('Date and price for {thing} fixed before anybody sets out'),
        both('The same person for {thing} the next time, if both agree'),
      ],
      mustHave: [
        both('Photo or short note after each visit for {thing}'),
        both('Identity and cover of everybody who comes are shown before the visit'),
      ],
      shouldHave: [both('What to do when nobody opens, comes late or finds more work than agreed')],
      niceToHave: [both('A regular date for {thing} at a lower price')],
      future: [web('Teams for larger jobs, with one person who answers for them')],
    },
    pains: ['Waits half a day for somebody who does not come', 'Pays more for {thing} than was said'],
    goals: ['Have somebody trusted for {thing} this week'],
    duties: ['Describes {thing} with a photo and is there at the agreed hour'],
    challenges: [
      'Good people have work already. Ask ten of them what would bring them to {thing} on a bad day',
      'The second visit is agreed in person. Offer something for {thing} that both lose outside',
    ],
    opportunities: [
      'Houses, offices and streets in which five people need {thing} on one day make trips pay',
    ],
    questions: [
      'Whom did you last pay for {thing}, and how did you find them?',
      'What would you pay for somebody who surely comes?',
    ],
  },
  {
    id: 'talk',
    cue: /\b(?:communit\w+|forum|groups?|chats?|discuss\w*|calls?|neighbo\w+|events?|meetups?|lonely|strangers|members?|fans|friends|support app)\b/i,
    features: {
      core: [
        both('A first conversation about {thing} on the day of joining, with somebody who greets'),
        both('Small rounds about {thing} with a date, a host and an end'),
      ],
      mustHave: [
        both('Rules for talk about {thing} that fit on one screen, and a person who keeps them'),
        both('Leaving a group or a person without a word is always possible'),
      ],
      shouldHave: [both('A quiet way to read along before writing about {thing}')],
      niceToHave: [both('Notes of good conversations, kept with consent')],
      future: [both('Rounds about {thing} that members open and lead themselves')],
    },
    pains: ['Has nobody nearby to talk to about {thing}', 'Reads along for months and never writes'],
    goals: ['Know three people by name with whom {thing} can be shared'],
    duties: ['Takes part in one round about {thing} a week and greets who is new'],
    challenges: [
      'Empty rooms stay empty. Fill one round about {thing} by invitation before opening a second',
      'Hosts tire after some months. Know who leads the talk on {thing} in the second year, and what they get',
    ],
    opportunities: ['People who answer questions about {thing} elsewhere for nothing make good first hosts'],
    questions: [
      'With whom did you last talk about {thing}, and where?',
      'What made you leave the last group?',
    ],
  },
]
