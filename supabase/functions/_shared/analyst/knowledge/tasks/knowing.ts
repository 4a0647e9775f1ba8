import { both, web } from '../schema.ts'
import type { Task } from './shape.ts'

/** Products that tell people something: they teach, compare, find, answer, show. */
export const KNOWING: readonly Task[] = [
  {
    id: 'teach',
    cue: /\b(?:learn\w*|teach\w*|lessons?|courses?|training|trains? (?!stations?|tickets?|journeys?|plan)\w+|practi[sc]e (?:for|with)|practi[sc]ing|exams?|explains?|flashcards|coaching|tutor\w*|instructions|exercises?)\b/i,
    features: {
      core: [
        both('A first exercise on {thing} within a minute, at a level that three questions find out'),
        both('Short units on {thing} that end with something done, not with something watched'),
      ],
      mustHave: [
        both('A wrong answer is explained at once, with a second try at the same point'),
        both('Progress shown as what somebody can do with {thing} now, and to others only with consent'),
      ],
      shouldHave: [both('Repeats of what was forgotten about {thing}, spread over days')],
      niceToHave: [web('A printed sheet on {thing} for those who learn away from a screen')],
      future: [web('Units that a teacher or expert writes and keeps up to date, with the name on them')],
    },
    pains: [
      'Starts to learn with good will and stops in the second week',
      'Cannot tell which part of {thing} is still missing',
    ],
    goals: ['Do something with {thing} after a week that was out of reach before'],
    duties: ['Spends ten minutes a day on {thing} and says what was too hard'],
    challenges: [
      'Most learners stop early. Look at who comes back in the third week before adding more on {thing}',
      'Watching is not learning. Measure what {people} can do with {thing} afterwards, by a task that they have not seen',
    ],
    opportunities: ['Teachers, clubs and libraries need material on {thing} and pass on what is good'],
    questions: [
      'When did you last try to learn something about {thing}, and what made you stop?',
      'Who helps you today when you are stuck with {thing}?',
    ],
  },
  {
    id: 'compare',
    cue: /\b(?:compar\w+|quotes?|cheap\w*|prices? (?:of|from|check)|overcharged?|best (?:price|offer|deal)|fair price|rates?)\b/i,
    features: {
      core: [
        both('Offers for {thing} side by side, with what each price leaves out'),
        both('Three questions first, so that only what fits is compared'),
      ],
      mustHave: [
        both('The date and the origin of each figure on {thing}, one tap away'),
        both('The order of the list is explained, and paid places are marked or left out'),
      ],
      shouldHave: [both('A note when a price for {thing} changes after the comparison')],
      niceToHave: [both('The comparison as a page to send to whoever decides with them')],
      future: [web('Figures on what {people} paid for {thing} in the end, without names')],
    },
    pains: [
      'Opens ten pages on {thing} and trusts none of them',
      'Finds out about extra costs after signing',
    ],
    goals: ['Decide on {thing} in one evening and not look back'],
    duties: ['Says what matters most, and reports when an offer for {thing} was not what it seemed'],
    challenges: [
      'Whoever pays for a place in the list wants to stand first. Settle the order of offers for {thing} in writing before the first partner signs',
      'Figures grow old. Know for each source on {thing} how often it changes and who looks',
    ],
    opportunities: ['A public list of prices for {thing}, renewed every quarter, is read and linked'],
    questions: [
      'How did you choose the last time, and how many offers for {thing} did you look at?',
      'What did you learn too late about the price of {thing}?',
    ],
  },
  {
    id: 'find',
    cue: /\b(?:finds?|finder|finding|search\w*|nearest|discover\w*|directory|look(?:s|ing)? for)\b/i,
    features: {
      core: [
        both('One search field for {thing} that takes the words people use, misspelled ones too'),
        both('Few results on {thing} with the reason why each fits'),
      ],
      mustHave: [
        both('Each entry shows when it was last confirmed, and old ones leave the list'),
        both('Nothing found is a plain answer, with the closest thing and a way to be told later'),
      ],
      shouldHave: [both('A saved search on {thing} that reports only what is new')],
      niceToHave: [both('A short list to keep and to show to somebody else')],
      future: [web('What was searched and not found about {thing}, as a list of what to add')],
    },
    pains: [
      'Asks friends about {thing}, because the search engine shows advertisements',
      'Calls five numbers before one answers',
    ],
    goals: ['Have one good answer on {thing} within ten minutes'],
    duties: ['Tells after each search whether {thing} turned out as described'],
    challenges: [
      'A search with empty results is used once. Fill one narrow field of {thing} by hand before opening it',
      'Large search engines answer simple questions themselves. Choose those on {thing} that they answer badly',
    ],
    opportunities: [
      'People write in forums what they cannot find about {thing}; answer there with real entries',
    ],
    questions: [
      'Where did you look for {thing} the last time, and how long did it take?',
      'What did you take in the end, and was it what you wanted?',
    ],
  },
  {
    id: 'answer',
    cue: /\b(?:answers? (?:\w+ ){0,3}(?:questions|customers|citizens|phone|calls)|answering|chatbots?|questions|advice|advis\w+|assistant|consult\w*|helpline)\b/i,
    features: {
      core: [
        both('Answers on {thing} in plain words, with the place that they were taken from'),
        both('A question back where the answer on {thing} depends on something not said'),
      ],
      mustHave: [
        both('“I do not know” as an answer, with the person to turn to'),
        web('A list of answers on {thing} that were wrong, read by a person each week'),
      ],
      shouldHave: [both('A handover to a human with all that was said about {thing} so far')],
      niceToHave: [both('The answer read aloud or sent as a message')],
      future: [web('Gaps in the material on {thing}, found by what people ask')],
    },
    pains: [
      'Waits days for an answer on {thing} that takes a minute to give',
      'Asks the same question in three places and gets three answers',
    ],
    goals: ['Know the next step with {thing} tonight'],
    duties: ['Asks in own words and marks each answer on {thing} as helpful or not'],
    challenges: [
      'One wrong answer on {thing} weighs more than a hundred right ones. Name the questions that a person must answer',
      'Free assistants answer questions of every kind. Show with twenty real questions on {thing} what is better here',
    ],
    opportunities: [
      'The twenty most frequent questions on {thing}, answered well and in public, bring readers',
    ],
    questions: [
      'What was your last question about {thing}, and who answered it?',
      'What did a wrong or late answer cost you?',
    ],
  },
  {
    id: 'show',
    cue: /\b(?:virtual|3D|VR|AR|avatars?|maps?|drones?|cameras?|scans?|pictures?|visuali[sz]e\w*|viewings?|audio guides?)\b/i,
    features: {
      core: [
        both('A first view of {thing} within seconds, also on an old phone'),
        both('Recording of {thing} by an untrained person, with a hint when something is missing'),
      ],
      mustHave: [
        both('What is measured and what is guessed in a picture of {thing} look different'),
        both('Faces, number plates and papers are made unreadable before anybody else sees them'),
      ],
      shouldHave: [web('Link to one view of {thing}, to be opened without an account')],
      niceToHave: [both('Two dates of the same view side by side')],
      future: [web('Export of {thing} in the formats that experts open')],
    },
    pains: [
      'Travels to see {thing} and knows after a minute that it was in vain',
      'Explains by phone what one picture would show',
    ],
    goals: ['See enough of {thing} to decide without a trip'],
    duties: ['Looks at {thing} on the own device and says what could not be made out'],
    challenges: [
      'Effects impress once. Ask what {people} decide after looking at {thing}, and leave out what does not change it',
      'Recording takes more time than looking. Let strangers record {thing} and stop the clock',
    ],
    opportunities: ['Before and after pictures of {thing} are passed on without advertising'],
    questions: [
      'What do you need to see of {thing} before you decide?',
      'How often did you travel for something that a picture would have shown?',
    ],
  },
]
