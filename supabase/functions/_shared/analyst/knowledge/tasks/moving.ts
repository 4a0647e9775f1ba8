import { both, mobile, web } from '../schema.ts'
import type { Task } from './shape.ts'

/** Products that bring goods, work or people to where they are wanted: they match, sell, lend, deliver, plan. */
export const MOVING: readonly Task[] = [
  {
    id: 'match',
    cue: /\b(?:match\w*|connect(?:s|ing)?|introduc\w+|meet(?:s|ing)? (?!notes|rooms)\w+|pair\w*|job (?:board|platform)|find (?:people|someone|players|partners|work|a (?:lawyer|therapist|co-founder))|dating|job fair|internships?|apprentice\w*|(?:find|need|seek|recruit|want)\w* (?:\w+ ){0,2}volunteers?|volunteers? (?:for|to|who|with)|sponsors?|mentors?)\b/i,
    features: {
      core: [
        both('A profile in five questions that matter for {thing}, and nothing else'),
        both('Three proposals with the reason, instead of an endless list'),
      ],
      mustHave: [
        both('First contact about {thing} without showing address or number'),
        both('An answer within a stated time, or the proposal goes to the next person'),
      ],
      shouldHave: [
        both('Both sides say after the first meeting whether it fitted, and the next proposals follow it'),
      ],
      niceToHave: [both('A recommendation by somebody who knows the person')],
      future: [web('Groups instead of pairs, where {thing} needs several people')],
    },
    pains: ['Writes to many about {thing} and hears from few', 'Meets people who want something else'],
    goals: ['Have one contact for {thing} this week that holds for months'],
    duties: ['Answers proposals within two days and says no plainly'],
    challenges: [
      'Both sides must be there on the same day. Begin with the side that is harder to find for {thing}, by hand',
      'A good match leaves. Know what {people} would come back for once {thing} is settled',
    ],
    opportunities: [
      'Associations and offices make such matches for {thing} by hand and would hand them over',
    ],
    questions: [
      'How did you meet the last person or firm for {thing}?',
      'What did the wrong ones have in common?',
    ],
  },
  {
    id: 'trade',
    cue: /\b(?:sell(?:s|ing|ers?)?|bought|buy(?:s|ing|ers?)?|exchang\w+|swap\w*|leftover|second[- ]hand|used \w+|auction\w*|marketplace|resale|pre-loved|surplus|unsold|trade[sd]?|licen[cs]e their)\b/i,
    features: {
      core: [
        both('Listing of {thing} in one minute, with the photos and facts that buyers ask for'),
        both('A price for {thing} proposed from earlier sales, which the seller may change'),
      ],
      mustHave: [
        both('Money is held until the buyer has seen {thing}, with a clear rule for disputes'),
        both('Condition in fixed words, so that “good” means the same for all'),
      ],
      shouldHave: [both('Handover or shipping chosen with the price of each beside it')],
      niceToHave: [both('A wanted list: who looks for {thing} and what they would pay')],
      future: [web('Batches of {thing} from firms, taken over from their own list')],
    },
    pains: [
      'Has {thing} lying about and no time to write an advertisement',
      'Fears to pay and receive nothing',
    ],
    goals: ['Turn {thing} into money or use within a week'],
    duties: ['Describes {thing} honestly and ships within two days'],
    challenges: [
      'The third deal is made without {product}. Give buyer and seller of {thing} a reason to stay, such as cover or papers',
      'Empty shelves send buyers away. Win twenty sellers of {thing} before the first buyer',
    ],
    opportunities: ['Groups in social networks trade {thing} already; ask their hosts what goes wrong'],
    questions: [
      'When did you last want {thing}, or want to be rid of it, and what did you do?',
      'What would make you trust a stranger with it?',
    ],
  },
  {
    id: 'lend',
    cue: /\b(?:rent(?:s|al|als|ing|ed)?(?! (?:reminders|payments?|is|above))|lend\w*|borrow\w*|hire (?:out|by)|leas(?:e|ing)|shared|share[sd]?(?! (?:(?:the|their|a|an|his|her|your) )?(?:\w+ )?(?:logs?|updates?|photos?|pictures?|notes?|news|calendars?|data|files?|links?|stories|results|recipes|moments|experiences?|knowledge|information|documents?|reports?|posts?|videos?|playlists?|tips))\b|sharing (?!of photos)|co-owning|co-owners|split\w*|list free|by the hour|by the day|parking spots?|storage)\b/i,
    features: {
      core: [
        both('Free days of {thing} in one calendar that both sides can trust'),
        both('Request, deposit and return of {thing} in one thread'),
      ],
      mustHave: [
        mobile('Photos at handover and return, with date and both names'),
        both('Damage and delay settled by a rule that was read before'),
      ],
      shouldHave: [both('Costs of {thing} split by use, with the sum for each person')],
      niceToHave: [both('Substitute when {thing} fails at short notice')],
      future: [web('Insurance for one use of {thing}, bought in the same step')],
    },
    pains: [
      'Pays for {thing} all year and uses it for days',
      'Does not dare to ask strangers for something dear',
    ],
    goals: ['Use {thing} when needed without owning it'],
    duties: ['Returns {thing} on time and reports what broke'],
    challenges: [
      'One ugly case of damage to {thing} is told for years. Have cover and a fund before the first loan',
      'Handover costs more time than use. Try keys, lockers or neighbours for {thing} and count the minutes',
    ],
    opportunities: ['Owners who seldom use {thing} cost nothing to ask'],
    questions: [
      'When did you last lend or rent {thing}, and what was tedious?',
      'How many days a year is it in use?',
    ],
  },
  {
    id: 'deliver',
    cue: /\b(?:deliver\w*|shipped|shipping|courier\w*|pick(?:ed)?[- ]?up|pre-orders?|meal boxes|box(?:es)? of|subscription box|transport\w*|last mile|freight|parcels?|luggage)\b/i,
    features: {
      core: [
        both('Order of {thing} with day and hour, changeable until a stated time'),
        mobile('The way and the hour of arrival of {thing}, without a call'),
      ],
      mustHave: [
        web('One route or list a day for those who pack and drive'),
        both('What is missing or spoiled is replaced or refunded after one photo'),
      ],
      shouldHave: [both('Pause, skip or gift of one delivery')],
      niceToHave: [both('Packaging of {thing} that goes back with the next trip')],
      future: [web('Shared trips with others who deliver in the same streets')],
    },
    pains: ['Stays at home for a parcel that does not come', 'Throws away part of what was delivered'],
    goals: ['Have {thing} at the right hour without thinking of it'],
    duties: ['Orders {thing} in time and reports what arrived damaged'],
    challenges: [
      'Each trip costs the same, small orders do not pay. Work out {thing} per stop and per hour on paper first',
      'Fresh or bulky goods forgive no delay. Promise one district for {thing} and keep it',
    ],
    opportunities: ['Offices, schools and houses with many doors can take {thing} in one stop'],
    questions: [
      'How do you get {thing} today, and what does the trip cost you?',
      'What went wrong with the last delivery?',
    ],
  },
  {
    id: 'plan',
    cue: /\b(?:plan(?:s|ner|ning)?|schedul\w+|routes?|itinerar\w+|rosters?|shifts?|organi[sz]\w+|coordinat\w+|rota|reorder|budget\w*)\b/i,
    features: {
      core: [
        both('A first plan for {thing} from three answers, to be changed by hand'),
        both('Conflicts in {thing} shown before anybody runs into them'),
      ],
      mustHave: [
        both('A change reaches all those concerned, with what is different now'),
        both('Why something stands where it does in the plan of {thing}'),
      ],
      shouldHave: [both('Plan and what came of it side by side, week by week')],
      niceToHave: [both('Earlier plans of {thing} as a start for the next')],
      future: [web('Proposals for {thing} from what worked in other cases, without names')],
    },
    pains: [
      'Changes the plan for {thing} on paper and tells everybody one by one',
      'Forgets one thing that upsets the rest',
    ],
    goals: ['Have {thing} planned in half an hour and keep to it'],
    duties: ['Enters what is fixed about {thing} and confirms the plan'],
    challenges: [
      'Plans break on the first day. Show how {thing} can be rearranged in two taps, or paper wins',
      'A spreadsheet is good enough for many. Find the size at which planning {thing} in it fails',
    ],
    opportunities: ['A template for {thing} given away for free is used and leads back here'],
    questions: [
      'How did you plan {thing} the last time, and what came differently?',
      'Who has to agree before it counts?',
    ],
  },
]
