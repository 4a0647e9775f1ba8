import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

/** Used when no business domain matches: it leans on the founder's own words and asks more than it claims. */
const general: DomainData = {
  id: 'general',
  nouns: {
    audience: 'the first users',
    topic: 'the main task',
    topic2: 'the result',
    activity: 'do the main task',
  },
  roles: [
    {
      title: 'User',
      focus: 'Gets done what the idea promises on {topic}',
      responsibilities: [
        'Starts with {topic} and sees a result in the first visit',
        'Says what is wrong or missing, in a form that reaches the team',
        'Decides whether to come back, recommend it or pay',
      ],
    },
    {
      title: 'Paying customer',
      focus: 'Decides whether {product} is worth its price',
      responsibilities: [
        'Compares it with what is used for {topic} today',
        'Approves the price and the terms',
        'Expects an answer when something fails',
      ],
    },
    {
      title: 'Operator',
      focus: 'Keeps {product} running and learns from its use',
      responsibilities: [
        'Watches where {audience} stop half-way',
        'Answers questions about {topic} and {topic2}',
        'Corrects wrong content and handles complaints',
      ],
    },
  ],
  personas: [
    {
      description: 'The person the idea would help most, whom the text does not name yet',
      age: 'Not known',
      occupation: 'Not known',
      technicalLevel: 'Not known; plan for a phone and little patience',
      painPoints: [
        'Handles {topic} today with notes, messages or not at all',
        'Cannot tell which of the existing offers for {topic} fits',
        'Has tried something similar and stopped; the reason is worth asking',
      ],
      goals: [
        '{activity} with less effort than today',
        'Know the cost in time and money before starting',
        'See within minutes that it works',
      ],
    },
    {
      description: 'The person who pays or gives permission, where that is not the user',
      age: '30 to 60',
      occupation: 'Parent, manager, owner or public body, depending on the idea',
      technicalLevel: 'Mixed',
      painPoints: [
        'Has no budget line for {topic} yet',
        'Has to justify the choice to somebody else',
        'Fears being tied to a small supplier',
      ],
      goals: [
        'A price that can be compared',
        'Proof from someone in the same position',
        'A way out without losing the data',
      ],
    },
  ],
  features: {
    core: [
      both('One clear path from opening {product} to a finished result on {topic}'),
      both('A start without sign-up, so that {audience} see what it does before giving an address'),
      both('Everything about {topic} kept in one place and found again by search'),
      both('A result about {topic} that can be saved, sent on or printed'),
      mobile('The same path on a phone with one hand'),
    ],
    mustHave: [
      both('Account with e-mail, password reset and deletion of all data'),
      both('Plain messages when something about {topic} fails, with what to do next'),
      web('A page for the team that shows each step of the path and how many {audience} finish it'),
      both('Help in the place where {audience} get stuck, with a way to reach a person'),
      both('Export of everything a user has entered'),
    ],
    shouldHave: [
      both('Reminders about {topic} that can be set and switched off'),
      both('Settings for language, units and time zone'),
      both('Sharing {topic2} with one other person, with rights to see or to change'),
      both('Payment with receipts, once somebody has agreed to a price'),
    ],
    niceToHave: [
      both('A short example filled in for {topic}, to look around without typing'),
      both('History that shows what changed since the last visit'),
      both('Invitations with a note in the words of the sender'),
    ],
    future: [
      both('Suggestions that learn from what {audience} do with {topic}'),
      web('An interface for other programs, when the first partner asks for it'),
      both('A second group of customers, after the first one pays and stays'),
    ],
  },
  angles: [],
  pricing: [
    'One price a month for individuals: consumer apps often ask $3 to $15',
    'A price per organisation: small firms often accept $20 to $100 a month without a tender',
    'A price per use or per result, if {topic} is needed only now and then',
    'A one-time price, if the benefit is had once',
  ],
  channels: [
    'the places, online and offline, where {audience} already talk about {topic}',
    'one partner who already has their trust',
  ],
  competitors: [
    {
      name: 'Spreadsheets and notes',
      knownFor: 'being free, flexible and already there',
      gap: 'Nothing reminds, checks or explains, and the file lives with one person',
    },
    {
      name: 'Doing nothing',
      knownFor: 'costing nothing today',
      gap: 'The problem stays and its cost stays hidden',
    },
    {
      name: 'A person paid by the hour',
      knownFor: 'handling odd cases well',
      gap: 'Costs more with every use and is not there at night',
    },
  ],
  against: [
    'It is not known how often {topic} comes up for {audience}. If it is rare, they have forgotten {product} by the time they need it',
  ],
  challenges: [
    'The text gives too little to name the competition. Search for {topic} in the words {audience} would use, and list the first ten results',
    'Nobody has agreed to pay yet, as far as the text says. A price asked early is the cheapest test there is',
  ],
  regulations: {
    any: [
      'If {product} stores personal data, the law of the users’ country applies from the first user; find its name before collecting anything',
    ],
  },
  opportunities: [
    'The narrowest version, for one kind of {audience} and one part of {topic}, can be tried with little money',
    'The team can do {topic} by hand for the first ten people and learn which steps are worth building',
    'If {topic2} already passes through a certain place or person, that is the first partner to ask',
  ],
  differences:
    'Finish this sentence and test it: “For {audience}, this is the only way to {activity} without …”',
  beachhead:
    'Choose one group that has the problem this month, can be reached by name, and can decide alone.',
  firstTest: {
    assumes: '{audience} meet {topic} often enough, and mind it enough, to pay for help',
    what: 'Talk to ten people who dealt with {topic} in the last month, ask what they did and what it cost, and offer to solve it by hand for a price',
    passes: '3 of the 10 say yes to the price. None is a reason to change the idea',
    dollars: 50,
    days: 14,
  },
  market: {
    customers: {
      label: 'Possible customers',
      unit: 'people or organisations',
      perPerson: { low: 0.001, base: 0.005, high: 0.02 },
      note: 'No domain matched, so 0.1% to 2% of the population is a placeholder, nothing more.',
    },
    revenue: {
      range: { low: 20, base: 60, high: 150 },
      note: 'Placeholder: the range of a small consumer subscription.',
      usesPerYear: { low: 2, base: 6, high: 24 },
      useValue: { low: 10, base: 30, high: 100 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Share that speaks the language of the product and can be reached by its channels; assumed.',
    },
    obtainable: {
      range: { low: 0.002, base: 0.01, high: 0.03 },
      note: 'Share that a small team might win within three years; assumed.',
    },
  },
  references: [],
}

export default general
