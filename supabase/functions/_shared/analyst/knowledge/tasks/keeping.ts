import { both, mobile, web } from '../schema.ts'
import type { Task } from './shape.ts'

/** Products that keep an eye on something: they track, remind, record, watch, check. */
export const KEEPING: readonly Task[] = [
  {
    id: 'track',
    cue: /\b(?:track\w*|logs?|logging|time ?sheets?|surveys?|diary|journal|readings|footprint|measure\w*|inventory|stock|ledger|triggers)\b/i,
    features: {
      core: [
        mobile('Entry on {thing} in two taps, also later for yesterday'),
        both('One curve or list that shows how {thing} changed, and what else changed then'),
      ],
      mustHave: [
        both('Corrections of entries, with the earlier value kept'),
        both('All entries on {thing} as a file that other programs open'),
      ],
      shouldHave: [both('A summary of four weeks of {thing} on one page for a doctor, boss or partner')],
      niceToHave: [both('Entries by voice or photo when hands are busy')],
      future: [web('Values of {thing} taken from devices or accounts instead of being typed')],
    },
    pains: [
      'Fills in a table for a week and then forgets it',
      'Has figures on {thing} and sees no pattern in them',
    ],
    goals: ['See after a month what moves {thing}, and what does not'],
    duties: ['Makes an entry on {thing} every day or week and looks at the summary'],
    challenges: [
      'Entering is work, and the benefit comes later. Give something back for {thing} after the first entry',
      'People who track {thing} look for causes. Say where the figures allow no such conclusion',
    ],
    opportunities: ['Many keep {thing} in a spreadsheet; take that over in one step'],
    questions: [
      'Where do you write down {thing} today, and when did you last look at it?',
      'What would you do differently if you knew more about {thing}?',
    ],
  },
  {
    id: 'remind',
    cue: /\b(?:remind\w*|deadlines?|forg[eo]t\w*|never miss|due dates?|renewals?|calendar|medication|vaccinations?)\b/i,
    features: {
      core: [
        both('Dates for {thing} entered once or read from a letter, and repeated by themselves'),
        mobile('A reminder about {thing} that can be answered with done, later or not mine'),
      ],
      mustHave: [
        both('A second person is told when nothing has been done about {thing}'),
        both('One list of what is due this week, oldest first'),
      ],
      shouldHave: [both('The paper or photo that belongs to {thing}, beside the date')],
      niceToHave: [both('Dates in the calendar that is in use already')],
      future: [web('Proof of what was done about {thing} and when, for an office or insurer')],
    },
    pains: ['Remembers {thing} at night, when nothing can be done', 'Pays for a date that was missed'],
    goals: ['Forget about {thing} between the dates'],
    duties: ['Confirms each date for {thing} and hands over while away'],
    challenges: [
      'Calendars remind for free. Find what they cannot know about {thing}, such as rules, intervals or who is next',
      'Too many reminders are switched off. Count how many about {thing} lead to something done',
    ],
    opportunities: [
      'Offices and sellers who lose by missed dates may pay so that {people} are reminded of {thing}',
    ],
    questions: [
      'Which date about {thing} did you miss last, and what did it cost?',
      'Who else has to know about {thing}?',
    ],
  },
  {
    id: 'record',
    cue: /\b(?:document(?:s|ing|ation)?|dictat\w+|photo(?:s|graph)?|reports?|notes|checklists?|proof|handover|receipts?|minutes|inspections?|records? (?!labels?)\w+|paperwork|forms?)\b/i,
    features: {
      core: [
        mobile('Record of {thing} at the moment it happens, by photo, voice or three taps'),
        both('A finished page on {thing} that can be sent as it is'),
      ],
      mustHave: [
        both('Who entered what about {thing} and when, with later additions marked'),
        both('Search by date, place and word over everything recorded'),
      ],
      shouldHave: [both('Missing points about {thing} named before the page is closed')],
      niceToHave: [both('Frequent sentences kept as one tap')],
      future: [web('Figures over many pages on {thing}, such as what recurs and where')],
    },
    pains: ['Writes up {thing} in the evening from memory', 'Cannot prove what was agreed or seen'],
    goals: ['Be done with the page on {thing} before leaving'],
    duties: ['Records {thing} on the spot and reads the page once before it goes out'],
    challenges: [
      'Those who record {thing} seldom gain from it. Save them one task of their own from the first day',
      'Photos and notes hold names and faces. Settle who may see {thing}, and when it is deleted',
    ],
    opportunities: [
      'One disputed case in which the record of {thing} decided is the best argument to sell with',
    ],
    questions: [
      'Show me the last page on {thing} that you wrote: how long did it take?',
      'Who asks for it later, and what happens when it is missing?',
    ],
  },
  {
    id: 'watch',
    cue: /\b(?:alarms?|alerts?|shows which|tells me|monitor\w*|sensors?|warn\w*|notices?|when (?:it|one|the|something)|tells? (?:\w+ ){0,3}(?:when|where|which|how many|what broke)|leaks?|broke|predict\w*)\b/i,
    features: {
      core: [
        both('One signal about {thing} that says what happened, how urgent it is and what to do'),
        both('State of {thing} at a glance: in order, to be looked at, unknown'),
      ],
      mustHave: [
        both('Limits for {thing} that the people concerned set and change themselves'),
        both('A sign when nothing has been heard, so that silence is not taken for calm'),
      ],
      shouldHave: [web('History of each warning about {thing}, with what turned out to be the cause')],
      niceToHave: [mobile('Quiet hours and a deputy')],
      future: [web('Warnings before something goes wrong with {thing}, once enough cases are known')],
    },
    pains: [
      'Learns of a fault in {thing} from somebody who complains',
      'Has switched off warnings that came too often',
    ],
    goals: ['Hear about {thing} in time, and only then'],
    duties: ['Reacts to each warning about {thing} and says whether it was right'],
    challenges: [
      'False warnings end trust after a few days. Count them for {thing} before promising to be early',
      'A missed warning leads to blame. Say in the contract what {product} watches about {thing} and what it does not',
    ],
    opportunities: ['Insurers and maintenance firms gain when {thing} are looked after earlier'],
    questions: [
      'When did something last go wrong with {thing}, and how did you notice?',
      'What would one hour of earlier notice have been worth?',
    ],
  },
  {
    id: 'check',
    cue: /\b(?:checks?|checker|checked|verif\w+|authenticat\w+|detect\w*|tests? (?!drive)\w*|evaluat\w+|linter|audits?|anonymi[sz]\w+|compliance|review(?:s|ing)? (?:contracts|code|documents)|quality|safety)\b/i,
    features: {
      core: [
        both('Result on {thing} as passed, failed or unclear, with the spot that decided'),
        both('A trial run on one real case of {thing} before anything is paid or connected'),
      ],
      mustHave: [
        web('Rules for {thing} that can be read, switched off and extended'),
        both('Unclear cases go to a person, who sees all that is known'),
      ],
      shouldHave: [web('Rate of false alarms for {thing}, published by the team itself')],
      niceToHave: [web('A badge or page that shows others what was checked and when')],
      future: [web('Checks of {thing} without a request, each night or with each change')],
    },
    pains: [
      'Finds the fault in {thing} after others have seen it',
      'Checks by hand, and only when there is time',
    ],
    goals: ['Sign for {thing} with a good conscience'],
    duties: ['Decides the unclear cases of {thing} and notes the reason'],
    challenges: [
      'Whoever checks {thing} is held responsible for what was missed. Define the limits of the check and insure the rest',
      'Checks that cost time are skipped. Measure the minutes that {product} adds to a normal day',
    ],
    opportunities: ['A free check of ten cases of {thing} shows more than any brochure'],
    questions: [
      'How do you check {thing} today, and what slipped through last?',
      'Who pays when a fault is found too late?',
    ],
  },
]
