import { both, web } from '../schema.ts'
import type { Task } from './shape.ts'

/** Products that make something or take work away: they play, write, automate, raise money. */
export const MAKING: readonly Task[] = [
  {
    id: 'play',
    cue: /\b(?:games?|play(?:s|ed|ing|ers?)?|puzzles?|quiz\w*|escape rooms?|dice|role-playing|esports)\b/i,
    features: {
      core: [
        both('One round about {thing} that is understood without reading and ends within ten minutes'),
        both('A choice in every round that changes what happens next'),
      ],
      mustHave: [
        both('A round about {thing} can be left and taken up again at the same spot'),
        both('Two levels of difficulty from the start, chosen by playing'),
      ],
      shouldHave: [both('Something to show others after a round about {thing}')],
      niceToHave: [both('A weekly task that everybody gets on the same day')],
      future: [web('Rounds about {thing} made by players, checked before others see them')],
    },
    pains: ['Puts it away after two rounds that felt the same', 'Has to explain {thing} to the others first'],
    goals: ['Spend half an hour with {thing} and want one more'],
    duties: ['Plays one round about {thing} and tells the moment at which it dragged'],
    challenges: [
      'The subject alone keeps nobody. Let strangers play one round about {thing} on paper and count who asks for a second',
      'Whoever likes {thing} has favourites already. Name the one thing that those do not have',
    ],
    opportunities: ['Groups and channels about {thing} try new things and say plainly what is dull'],
    questions: [
      'What did you play last that had to do with {thing}, and why did you stop?',
      'With whom would you play it, and when in the week?',
    ],
  },
  {
    id: 'write',
    cue: /\b(?:writ(?:es?|ing|ers?)|generat\w+|drafts?|summari[sz]\w+|translat\w+|transcri\w+|turns? (?!off)\w+ (?:\w+ ){0,3}into|cuts?|edit(?:s|ing)?|subtitles?|newsletters?|transcripts?|essays?|compos\w+|design\w*|caption\w*)\b/i,
    features: {
      core: [
        web('A first version of {thing} within a minute, with every change visible'),
        web('The own words, rules and examples for {thing}, kept for the next time'),
      ],
      mustHave: [
        web('Nothing about {thing} leaves the house before a person has agreed'),
        web('Doubtful places are marked, not smoothed over'),
      ],
      shouldHave: [web('Two versions of {thing} to choose from, and the reason that tells them apart')],
      niceToHave: [both('Short form for the phone')],
      future: [web('Checks of {thing} against what was published before')],
    },
    pains: ['Starts {thing} from an empty page each time', 'Corrects longer than writing anew would take'],
    goals: ['Finish {thing} in a third of the time and still sign it'],
    duties: ['Corrects each version of {thing}, so that the next one is closer'],
    challenges: [
      'General text programs do much of this for little money. Show three cases of {thing} in which they fail',
      'Rights in the source and in the result must be clear. Settle who owns {thing} before the first customer asks',
    ],
    opportunities: ['Ten samples of {thing}, made for people who did not ask, bring honest replies'],
    questions: [
      'How long did {thing} take you the last time, and which part was tedious?',
      'What would you never hand over?',
    ],
  },
  {
    id: 'automate',
    cue: /\b(?:automat\w+|negotiat\w+|handles?|reduc\w+|faster|saves? (?:time|hours)|calculat\w+|collects?|replac\w+|sync\w*|integrat\w+|without (?:a hundred|typing|spreadsheets?)|extract\w*|filing|migrat\w+|clean-up|caching|import\w*)\b/i,
    features: {
      core: [
        web('One complete run of {thing} without a person, with a protocol of each step'),
        web('Preview of what will happen to {thing}, before it happens'),
      ],
      mustHave: [
        web('Undo for every change to {thing}'),
        web('Exceptions go to a list that one person empties each day'),
      ],
      shouldHave: [web('Hours or money saved with {thing}, worked out from own cases')],
      niceToHave: [web('Rules in plain sentences that can be read by those who do not program')],
      future: [web('Connection of {thing} to the program before and the program after')],
    },
    pains: [
      'Does {thing} by hand every month and calls it habit',
      'Finds an error weeks later and repairs everything after it',
    ],
    goals: ['Never touch {thing} again except for the odd case'],
    duties: ['Compares the first ten runs of {thing} with the work by hand'],
    challenges: [
      'The last tenth of cases takes most of the effort. Collect thirty odd cases of {thing} before promising anything',
      'Saved hours are not saved money. Ask who gets the time that {thing} took, and whether they want it',
    ],
    opportunities: ['Do {thing} by hand for two customers as a service; what repeats is the product'],
    questions: [
      'How many hours went into {thing} last month, and whose?',
      'Which case would you not leave to a machine?',
    ],
  },
  {
    id: 'fund',
    cue: /\b(?:fundrais\w+|donat\w+|donors?|crowdfund\w*|sav(?:e|ing|ings) (?:for|money|up)|invest\w*|round(?:s|ing)?[- ]up|grants?|remittances?|loans?|mortgages?|invoic\w+|insurance|paywall|puts? aside|pocket money|tax\w*)\b/i,
    features: {
      core: [
        both('What is paid for {thing}, to whom and when, on one page before the first cent moves'),
        both('Standing of {thing} at any time, with every fee as an amount'),
      ],
      mustHave: [
        both('Stop and pay-out of {thing} as easy as the start'),
        web('A record of each payment that a tax office accepts'),
      ],
      shouldHave: [both('A proposal for the right sum for {thing}, with the working shown')],
      niceToHave: [both('A message when a sum is reached, and silence otherwise')],
      future: [web('Several people who pay into {thing} together')],
    },
    pains: [
      'Does not know the yearly cost of {thing}',
      'Postpones {thing}, because it means an evening with papers',
    ],
    goals: ['Have {thing} in order without looking every week'],
    duties: ['Sets a sum or a rule for {thing} and looks once a month'],
    challenges: [
      'Trust in money matters grows slowly. Show for {thing} who holds it and who supervises that',
      'Small sums carry fixed fees. Work out one typical case of {thing} with every fee before naming a price',
    ],
    opportunities: ['A plain calculator for {thing} that needs no account is passed on'],
    questions: [
      'How did you deal with {thing} last year, and what did it cost?',
      'Whom do you ask before you decide on it?',
    ],
  },
  {
    id: 'make',
    cue: /\b(?:handmade|made (?:from|of|to|with|by)|natural|refill\w*|kits?|clothing|sneakers|socks|skincare|deodorant|covers?|jeans|snacks|coffee|bread|pizza|products|patch|furniture|food|stories|(?:story|picture|comic|cook|photo|children['’]s|used|rare|signed|printed) ?books?|spare parts?|concrete|materials?|panels)\b/i,
    features: {
      core: [
        both('One page on {thing}: what it is made of, how big, how long it lasts, what it costs'),
        both('Choice of {thing} in three steps, with a hint for those who are unsure'),
      ],
      mustHave: [
        both('Return or exchange of {thing} without a discussion, in a stated time'),
        both('Stock shown as it is, with a date for what is sold out'),
      ],
      shouldHave: [both('Photos of {thing} by buyers, good and bad')],
      niceToHave: [both('Repeat order with one tap, and a sample of something new')],
      future: [web('Shops that sell {thing} too, with prices and stock of their own')],
    },
    pains: ['Orders {thing} from a picture and sends it back', 'Cannot find out what is in it'],
    goals: ['Get {thing} that can be used for long and bought again'],
    duties: ['Tries {thing} for a month and says what wears out or is left over'],
    challenges: [
      'Every unit must be bought or made before it is sold. Take pre-orders for {thing} to know the first quantity',
      'Returns and postage eat small margins. Work out one order of {thing} to the cent',
    ],
    opportunities: ['A stall with {thing} on two market days brings more answers than a survey'],
    questions: [
      'What did you buy last in place of {thing}, and would you again?',
      'What would make you order a second time?',
    ],
  },
  {
    id: 'run',
    cue: /\b(?:manag\w+|CRM|ERP|software|system|dashboard|workflow|inbox|module|tools?|platform|service|app)\b/i,
    features: {
      core: [
        web('One place for {thing}, with what is open today on top'),
        both('The three most frequent steps with {thing}, each in under a minute'),
      ],
      mustHave: [
        web('Import of {thing} from the lists in use today'),
        web('Rights by person, and a history of who changed what'),
      ],
      shouldHave: [web('A weekly page on {thing} for the person who answers for it')],
      niceToHave: [web('Own fields and words, without a consultant')],
      future: [web('Links from {thing} to bookkeeping and other programs')],
    },
    pains: [
      'Keeps {thing} in three places that disagree',
      'Asks colleagues, because nobody knows the latest state',
    ],
    goals: ['See in the morning what needs doing about {thing}'],
    duties: ['Keeps {thing} up to date and names what is missing after the first week'],
    challenges: [
      'Moving to something new costs a bad month. Take over {thing} for the first customers by hand',
      'The person who pays is seldom the one who types. Win both with one example on {thing}',
    ],
    opportunities: ['Advisers and associations see {thing} in many firms and know who suffers'],
    questions: [
      'Show me how you handled {thing} this morning: where did you look first?',
      'What have you tried before, and why did it end?',
    ],
  },
]
