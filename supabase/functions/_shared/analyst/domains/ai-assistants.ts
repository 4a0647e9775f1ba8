import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const aiAssistants: DomainData = {
  id: 'ai-assistants',
  topics:
    'emails, email, phone calls, appointments, bookings, drafts, first drafts, first draft, meeting notes, notes, slide decks, slide deck, research, tickets, support tickets, customer service, support, translation, summaries, scheduling, documents, letters, proposals, transcripts, requests, enquiries, onboarding, knowledge, company wiki, wiki, forms, errands, reservations'.split(
      ', ',
    ),
  subjects:
    'customer service, meeting notes, email triage, appointment booking, translation, scheduling, slide decks, knowledge search, transcription'.split(
      ', ',
    ),
  nouns: {
    audience: 'busy people',
    topic: 'routine requests',
    topic2: 'answers',
    activity: 'get a result that can be used without doing it again',
    owner: 'person in charge',
    case: 'request',
    cases: 'requests',
    material: 'own documents',
  },
  roles: [
    {
      title: 'User',
      focus: 'Wants {topic} done with a look at the result, not a conversation',
      responsibilities: [
        'Gives {product} the task in own words, with {topic} as the matter',
        'Checks the marked spots before anything leaves the house',
        'Corrects {topic2} that were wrong, so that it does not happen again',
      ],
    },
    {
      title: 'Person in charge',
      focus: 'Answers for words and acts of {product} on {topic}',
      responsibilities: [
        'Decides which {material} may be read, and what {product} may do alone',
        'Looks through a sample of {cases} every week, the failed ones first',
        'Takes over a {case} that {product} hands on, within an agreed time',
      ],
    },
    {
      title: 'Data protection and IT',
      focus: 'Wants to know the way that {material} take and how to stop it',
      responsibilities: [
        'Checks which model reads {material}, in which country and for how long',
        'Ends access for {topic} with one switch and keeps the record of each {case}',
      ],
    },
  ],
  personas: [
    {
      description: 'Person whose day is cut into pieces by {topic}',
      age: '25 to 60',
      occupation: 'Self-employed, or in an office with few helpers',
      technicalLevel: 'Has tried a chatbot; no patience for long instructions',
      painPoints: [
        'Loses an hour a day to {topic} that nobody will remember',
        'Gets {topic2} from general tools that sound right and are not',
        'Would have to explain {material} anew in each conversation',
      ],
      goals: [
        '{activity}',
        'Trust {product} with {topic} without reading every word',
        'Stop at once what goes wrong',
      ],
    },
    {
      description: 'Head of a small team who wants {topic} off the table and fears one embarrassing case',
      age: '30 to 60',
      occupation: 'Owner, office manager or head of service',
      technicalLevel: 'Judges by examples, asks about data protection',
      painPoints: [
        'Pays for three tools that each do a part of {topic}',
        'Cannot tell how often {topic2} are wrong',
        'Has staff who paste {material} into free chatbots',
      ],
      goals: [
        'Fewer {cases} on people’s desks, counted',
        'One place in which {topic} can be looked up afterwards',
        'A price for {topic} that is known in advance',
      ],
    },
  ],
  features: {
    core: [
      both('{topic} done from {material}, with the passage that each statement rests on'),
      both('A plain “I do not know” with the person to ask, when no answer is found in {material}'),
      both('Preview of every action on {topic}, sent only after a yes, until the user allows more'),
      web('Record of each {case}: what came in, what was used, what went out'),
    ],
    mustHave: [
      both('Handover to a person with the whole {case}, in one tap and within stated hours'),
      web('Set of real {cases} with expected results for {topic}, run before each change'),
      web('Limits: subjects, sums and persons on which {product} never acts alone'),
      both('It says that a machine speaks, at the start of each {case}'),
    ],
    shouldHave: [
      both('Connections to the calendar, mail or files that {audience} already use'),
      both('Corrections remembered as a rule that everybody can read and delete'),
      web('Weekly page on {topic}: done alone, handed on, wrong, cost'),
    ],
    niceToHave: [
      mobile('{topic} by voice on the way, with a summary to confirm'),
      both('Tone of {topic2} set by three examples'),
      both('Second language for {topic}, checked by a native speaker'),
    ],
    future: [
      both('Starting {topic} without being asked when something arrives, within limits'),
      web('Choice of the model by cost, quality and place of processing'),
      web('The same for a second kind of {case}, once the first is trusted'),
    ],
  },
  angles: [
    {
      id: 'phone-voice',
      sells: 'organisations',
      words:
        'voice, voice assistant, voice agent, phone, answers the phone, calls, phone calls, missed calls, receptionist, voicemail, appointments, books appointments, craftsman, craftsmen, practice, hotline, call center, dictation, speech, callers'.split(
          ', ',
        ),
      nouns: {
        audience: 'small firms',
        topic: 'phone calls',
        topic2: 'call notes',
        activity: 'take every call without leaving the work',
        case: 'call',
        cases: 'calls',
        material: 'appointments and prices',
      },
      features: {
        core: [
          both('{cases} taken within two rings, with name, matter and number read back'),
          both('Appointment entered in the real calendar, with travel time and rules of {audience}'),
        ],
        mustHave: [both('Urgent {cases} put through or called back at once, by words that the firm sets')],
        shouldHave: [
          both('Understanding tested on dialects, noise and old people, with the share that failed'),
        ],
      },
      pains: [
        'Climbs down the ladder for each call, or loses the order',
        'Callers hang up when a machine answers',
      ],
      goals: ['Call back in the evening only where it matters'],
      pricing: ['Phone assistants usually cost $30 to $250 a month, or $0.10 to $0.50 for each minute'],
      competitors: [
        { name: 'Ruby', knownFor: 'receptionists for small firms', gap: 'People cost more for each minute' },
        { name: 'Smith.ai', knownFor: 'answering by people and machine', gap: 'Price rises with calls' },
        {
          name: 'Google Voice and carriers’ mailboxes',
          knownFor: 'costing nearly nothing',
          gap: 'Many callers leave no message',
        },
      ],
      challenges: [
        'Recording and machine voices fall under law on calls: consent has to be asked in the first sentence in many places',
        'One lost emergency ends the contract. Let unclear {cases} ring a person, and count how many that are',
      ],
      opportunities: [
        'Trade associations and makers of office software for {audience} know who misses {topic}',
      ],
      beachhead: 'Start with one trade in one language, whose callers ask the same ten things.',
      firstTest: {
        assumes: 'Callers stay on the line and {audience} trust what is noted',
        what: 'Forward unanswered {cases} of eight firms for three weeks to {product} or, behind the scenes, to a person, and compare with the three weeks before',
        passes: '70% of the callers leave a usable matter and 4 of the 8 firms pay for the next month',
        dollars: 500,
        days: 40,
      },
    },
    {
      id: 'email-day',
      words:
        'my emails, emails, email, inbox, inbox zero, morning, calendar, triage, newsletter, newsletters, daily briefing, reminders, tells me, reads, replies, second brain, messages, priorities, follow-up, follow-ups, slack, that matter'.split(
          ', ',
        ),
      nouns: {
        audience: 'busy people',
        topic: 'email',
        topic2: 'choices',
        activity: 'see in five minutes what needs a decision today',
        case: 'message',
        cases: 'messages',
        material: 'mails and appointments',
      },
      features: {
        core: [
          mobile('Short list each morning: which {cases} matter, why, and one tap for the usual reply'),
          both('What was left out of the list, one swipe away, so that nobody fears to miss something'),
        ],
        mustHave: [
          both('Nothing is deleted or sent without a yes, and a wrong order is learned from one correction'),
        ],
        shouldHave: [mobile('{cases} that wait for somebody else, brought up again on the right day')],
      },
      pains: ['Opens {topic} first thing and loses the morning', 'Finds the one important {case} a day late'],
      goals: ['Miss nothing that matters and read half as much'],
      pricing: ['Help with {topic} usually costs $8 to $30 a month; a trial of two weeks is expected'],
      competitors: [
        { name: 'Superhuman', knownFor: 'fast email with help in sorting', gap: 'Price for private people' },
        { name: 'SaneBox', knownFor: 'sorting mail into folders', gap: 'Sorts, and does not tell why' },
        {
          name: 'Google Gemini and Microsoft Copilot',
          knownFor: 'help inside mail and calendar',
          gap: 'Ends at the borders of one maker’s programs',
        },
      ],
      challenges: [
        'The makers of mail programs add {topic} sorting to what people have. Name the part that they will not do, for whom',
        'Reading a mailbox needs a security review by its provider that costs money each year: plan months and fees for it',
      ],
      opportunities: [
        'Assistants and offices of doctors, lawyers and mayors sort {topic} for somebody else; they feel each saved minute',
      ],
      firstTest: {
        assumes: '{audience} act on the list instead of opening everything themselves',
        what: 'Write the morning list for fifteen people by hand with a model’s help for three weeks, from mail they forward, and charge from week two',
        passes: '8 of the 15 still open it on most days and pay in week three',
        dollars: 150,
        days: 30,
      },
    },
    {
      id: 'personal-agent',
      words:
        'personal agent, personal ai, ai agent, personal assistant, agent, restaurants, haircuts, doctors, errands, reservations, reserves, shopping, orders, books, booking, travel plans, family, by itself, on my behalf, companion, life admin, cancels, compares, calls for me'.split(
          ', ',
        ),
      nouns: {
        audience: 'busy people',
        topic: 'errands',
        topic2: 'bookings',
        activity: 'have small things done without a call or a form',
        case: 'errand',
        cases: 'errands',
        material: 'appointments and habits',
      },
      features: {
        core: [
          both('One sentence is enough: {product} asks back once with two choices, then does it'),
          both('{cases} carried out up to a sum and a set of places that the user named'),
        ],
        mustHave: [
          both('Everything that was booked or paid can be undone in one tap while its rules allow it'),
        ],
        shouldHave: [mobile('Proof of each of the {topic2}: number, name, time, and how to change it')],
        future: [both('{cases} for the whole family, with the calendars of all who must agree')],
      },
      pains: [
        'Waits in queues on the phone for things a machine could ask',
        'Puts off {topic} for weeks because each needs ten minutes',
      ],
      goals: ['Say it once and find it in the calendar'],
      pricing: [
        'Personal helpers usually cost $10 to $30 a month; those with people behind them $50 to $300',
      ],
      competitors: [
        {
          name: 'ChatGPT',
          knownFor: 'answers and tasks of every kind',
          gap: 'Acts only where sites let it, and asks for checking',
        },
        {
          name: 'Google Assistant',
          knownFor: 'reservations and reminders by voice',
          gap: 'Acts alone in few cases and places',
        },
        {
          name: 'Fancy Hands',
          knownFor: 'small tasks done by people',
          gap: 'Requests are counted, and take hours',
        },
      ],
      challenges: [
        'Shops and practices block machines or hang up. List the fifty places that {product} must reach and try each of them',
        'A wrong booking costs a fee or a friendship. Say who pays for it before the first of the {cases}',
      ],
      opportunities: [
        'Carers, new parents and people after an operation have more {cases} than strength; associations of theirs know them',
      ],
      beachhead: 'Start with two kinds of {cases} in one city, where the places can be counted and called.',
      firstTest: {
        assumes: '{audience} hand over {topic} again after the first one went well',
        what: 'Do {cases} for twenty people by hand behind a chat for three weeks, at a monthly price from the second week, and count what could have been automatic',
        passes: '10 of the 20 pay and hand over at least 3 {cases} a week',
        dollars: 250,
        days: 30,
      },
    },
    {
      id: 'public-chatbot',
      sells: 'organisations',
      words:
        'chatbot, chatbots, bot, chat, website, citizens, town halls, town hall, customer service, support, tickets, official pages, questions, visitors, whatsapp, faq, museum, shop, names the page, service hours, public'.split(
          ', ',
        ),
      nouns: {
        audience: 'public offices',
        topic: 'public questions',
        topic2: 'replies',
        activity: 'answer at night what the page says anyway',
        case: 'question',
        cases: 'questions',
        material: 'official pages',
      },
      features: {
        core: [
          both('{topic2} in one or two sentences with a link to the place in the {material}'),
          web('List of {cases} without a good answer, as work for the {material}'),
        ],
        mustHave: [web('New {material} in use within an hour, old ones never quoted')],
        shouldHave: [both('Plain language, other languages and screen readers, tested with real people')],
      },
      pains: ['Answers the same twenty {cases} by phone every day', 'Has had a bot that annoyed everybody'],
      goals: ['Shorten the queue for those who need a person'],
      pricing: [
        'Chatbots usually cost $50 to $800 a month by conversations, for towns $3,000 to $20,000 a year',
      ],
      competitors: [
        { name: 'Intercom Fin', knownFor: 'answers from help pages', gap: 'Price for each solved question' },
        { name: 'Zendesk', knownFor: 'support with automatic replies', gap: 'Heavy for small teams' },
        {
          name: 'Chatbase',
          knownFor: 'a bot from own pages in minutes',
          gap: 'Care of wrong replies is left to the owner',
        },
      ],
      challenges: [
        'The owner is bound by what {product} says: courts have held firms to wrong {topic2}. Quote, do not paraphrase, where rights or money are concerned',
        'Old and contradictory {material} make wrong {topic2}. Clean the twenty pages that matter before the start',
      ],
      opportunities: [
        'One town’s pages resemble the next: after the third, set-up takes a day and associations can buy for many',
      ],
      beachhead: 'Start with one kind of office whose pages and {cases} are alike everywhere.',
      firstTest: {
        assumes: '{topic2} are right often enough that the office leaves {product} on the page',
        what: 'Take the last 200 {cases} from the mailbox of two offices, answer them with {product}, and let their staff mark each as right, useless or wrong',
        passes: 'At least 85% right and fewer than 2% wrong of the 200',
        dollars: 150,
        days: 21,
      },
    },
    {
      id: 'writing-meetings',
      words:
        'draft, drafts, first draft, slide deck, slides, presentation, consultants, notes of a meeting, meeting, meetings, meeting notes, transcription, transcribe, minutes, writes, writing, report, reports, proposals, letters, gpt, summary, summaries, translate, dictate'.split(
          ', ',
        ),
      nouns: {
        audience: 'consultants',
        topic: 'first drafts',
        topic2: 'texts',
        activity: 'start from a draft that sounds like the own house',
        case: 'text',
        cases: 'texts',
        material: 'notes and earlier work',
      },
      features: {
        core: [
          both('Structure proposed first and agreed on, then {topic} in the house’s own form'),
          both('Every figure and name in {topic2} linked to the note that it came from'),
        ],
        mustHave: [web('Output as a real file in the template of {audience}, with nothing to copy over')],
        shouldHave: [both('Gaps marked as questions instead of filled with phrases')],
      },
      pains: [
        'Sits until midnight turning notes into {topic}',
        'Recognises machine prose at once and rewrites it all',
      ],
      goals: ['Spend the hour on the thought, not on the layout'],
      pricing: [
        'Writing helpers usually cost $10 to $40 a person and month; special ones for one profession $60 to $200',
      ],
      competitors: [
        { name: 'Gamma', knownFor: 'slides from a prompt', gap: 'Own templates fit only in part' },
        { name: 'Otter', knownFor: 'notes of meetings', gap: 'Names and dialects need correcting' },
        {
          name: 'Microsoft Copilot',
          knownFor: 'drafts inside Office',
          gap: 'Results differ with the state of the files',
        },
        { name: 'Jasper', knownFor: 'marketing texts', gap: 'General models do much of it by now' },
      ],
      challenges: [
        'General models write well enough for most. Name the document of {audience} that they get wrong and {product} gets right',
        'Clients’ {material} must stay confidential. Write down before the first sale which model sees it and that it learns nothing from it',
      ],
      opportunities: [
        'Each house has a template and ten good examples; set-up from these is a service that is paid at once',
      ],
      firstTest: {
        assumes: '{topic} need so little rework that time is saved',
        what: 'Make {topic} for ten people from their real notes, two each, and measure the minutes until they send them, beside two of their own',
        passes: '7 of the 10 need at least 30% less time and ask for the next one',
        dollars: 100,
        days: 21,
      },
    },
    {
      id: 'company-knowledge',
      sells: 'organisations',
      words:
        'company wiki, wiki, company knowledge, internal knowledge, knowledge, documents, answers with sources, sources, new employees, onboarding, intranet, handbook, manuals, policies, search, enterprise search, pdf, archive, colleagues, expert, retirement of experts'.split(
          ', ',
        ),
      nouns: {
        audience: 'growing teams',
        topic: 'company knowledge',
        topic2: 'answers',
        activity: 'find what the house knows without asking a colleague',
        case: 'question',
        cases: 'questions',
        material: 'wiki pages and files',
      },
      features: {
        core: [
          web('{topic2} with the page, its date and its author, opened at the right place'),
          web('Rights of the {material} respected: nobody learns what they may not read'),
        ],
        mustHave: [web('Contradictions between two sources shown, with both dates')],
        shouldHave: [
          web('Question passed on to the one who knows, whose reply becomes part of the {material}'),
        ],
      },
      pains: [
        'Asks the same three colleagues, who get nothing done',
        'Finds four versions of {topic} and not the valid one',
      ],
      goals: ['Be useful in the second week in a new job'],
      pricing: [
        'Knowledge search usually costs $8 to $40 a person and month, often with a minimum of $10,000 a year',
      ],
      competitors: [
        { name: 'Glean', knownFor: 'search across company tools', gap: 'Priced for larger companies' },
        { name: 'Notion AI', knownFor: 'answers inside its own wiki', gap: 'Knows best what lies in Notion' },
        {
          name: 'Guru',
          knownFor: 'checked cards of knowledge',
          gap: 'Somebody must write and renew the cards',
        },
      ],
      challenges: [
        'Answers are as good as the {material}. Offer a week of tidying with the start, or fail because of files from 2016',
        'Makers of wiki and office software add this to their price. Name the source or right that they cannot handle',
      ],
      opportunities: [
        'Every new employee writes down what was not found; fifty such {cases} are the best demonstration',
      ],
      firstTest: {
        assumes: 'New people ask {product} before they ask a colleague',
        what: 'Load the {material} of three teams, let their newest people use it for three weeks, and have seniors judge every tenth of the {topic2}',
        passes: '80% of the judged {topic2} are right and 2 of the 3 teams pay',
        dollars: 200,
        days: 30,
      },
    },
  ],
  pricing: [
    'Private people pay $8 to $30 a month at most; the first free use should cost less than the fee of one month',
    'Firms pay for each person ($10 to $40 a month) or each {case} ($0.05 to $2); a known limit matters more than the rate',
    'Set-up with {material} and tests is a service of $500 to $10,000 that shows who is serious',
    'Paid by result, such as each booked or solved {case}, is trusted once both sides count alike',
  ],
  channels: [
    'places in which {audience} already complain about {topic}',
    'directories of the programs that {product} connects to',
    'a short film with a real {case}, the failed ones included',
    'associations of one trade, with three named users',
  ],
  competitors: [
    {
      name: 'ChatGPT',
      knownFor: 'answers and drafts of every kind',
      gap: 'Knows nothing of the own house unless it is told',
    },
    {
      name: 'Microsoft Copilot',
      knownFor: 'help inside Office programs',
      gap: 'Benefit differs from task to task',
    },
    {
      name: 'Google Gemini',
      knownFor: 'help in mail, search and phone',
      gap: 'Stays near Google’s own programs',
    },
    {
      name: 'Intercom Fin',
      knownFor: 'answers for customers from help pages',
      gap: 'Price for each solved question',
    },
  ],
  against: [
    'General assistants learn {topic} a little better every few months and cost {audience} almost nothing, so what {product} adds on top can disappear between two of their versions',
  ],
  challenges: [
    'Being right nine times of ten is not enough where the tenth costs a customer. Measure {topic} on 200 real {cases} before anything is automatic',
    'Each {case} costs money for the model. Compute the cost of the heaviest tenth of users before offering a flat price',
    'Text that comes in can hold instructions to {product}. Let it act on {topic} only through a short list of allowed steps',
    'People stop checking after two good weeks. Plan where {product} slows them down on purpose',
  ],
  regulations: {
    any: [
      'Machines that talk to people must say so in a growing number of places, and whoever runs {product} answers for its promises; write down who that is for {topic}',
    ],
    eu: [
      'In the EU the AI Act (Regulation (EU) 2024/1689) asks that people are told when they deal with a machine, and puts strict duties on uses such as hiring, credit and exams; {material} with personal data falls under the GDPR',
    ],
    us: [
      'In the US automated calls with artificial voices fall under the Telephone Consumer Protection Act, recording needs the consent of all sides in several states, and California asks bots to disclose themselves in sales',
    ],
    uk: ['In the UK the ICO’s guidance on AI and the rules on electronic marketing apply to {topic}'],
    india: [
      'In India the Digital Personal Data Protection Act asks for consent before {material} about people is read',
    ],
  },
  opportunities: [
    'Staff use free chatbots for {topic} already; a house rule with an allowed tool is bought out of worry',
    'One narrow {case} that is right and counted sells better than an assistant for everything',
    'Makers of trade software know {topic} and have no time: {product} inside theirs reaches all their customers',
    'Failed {cases}, shown openly with what was changed, win the buyers who have been disappointed before',
  ],
  differences:
    'Say which {case} {product} finishes that a general assistant leaves half done, from which {material}, and how often it is right on real examples.',
  beachhead:
    'Start with one kind of {case} for one trade in one language, where a mistake is seen at once and costs little.',
  firstTest: {
    assumes: '{audience} use what {product} makes of {topic} without doing it over',
    what: 'Do {topic} for ten customers by hand with a general model for three weeks, record the corrections, and charge from week two',
    passes: '6 of the 10 pay and change less than 20% of the results',
    dollars: 150,
    days: 30,
  },
  market: {
    customers: {
      label: 'People or firms with this kind of request',
      unit: 'customers',
      perPerson: { low: 0.002, base: 0.02, high: 0.1 },
      note: 'Between two and a hundred of 1,000 inhabitants are assumed to have the need often enough to pay; in the US 34% of adults had tried ChatGPT by early 2025, most of them without paying.',
    },
    revenue: {
      range: { low: 30, base: 120, high: 600 },
      note: 'Private people at $8 to $30 a month for part of the year, small firms at $50; assumed.',
      usesPerYear: { low: 50, base: 400, high: 3_000 },
      useValue: { low: 0.05, base: 0.3, high: 2 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Those with the first language, trade and programs that it connects to; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years beside general assistants; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 5_000_000_000, base: 15_000_000_000, high: 40_000_000_000 },
        note: 'What people and firms in the US pay for assistants in a year is assumed, as no public office counts it; the annual reports of the largest makers would narrow it.',
      },
      share: {
        range: { low: 0.001, base: 0.005, high: 0.03 },
        note: 'The part which goes to this kind of request; assumed. Twenty bills of customers like yours would show it.',
      },
    },
  },
  variations: {
    seasons: [
      'Each new version of the large models brings a month of curiosity, trials and cancellations; firms decide on tools for {topic} with the budget in autumn',
      'Load moves with the calls and mails of {audience}: Mondays, month ends and the weeks before holidays test {product} most',
    ],
    places: [
      'Quality falls outside the large languages and for dialects: measure {topic} anew in each language before it is offered',
      'Buyers in the EU and in public offices ask where data are processed; in the US they ask first what it saves',
    ],
  },
  references: [
    {
      title: 'ChatGPT use is rising, but a surprising number of Americans still haven’t heard of it',
      publisher: 'ImaginePro',
      address:
        'https://www.imaginepro.ai/blog/2025/6/chatgpt-use-is-rising-but-a-surprising-number-of-americans-still-havent-heard-of-it',
      date: '2025-06',
      says: 'In a Pew Research Center survey of 5,123 US adults in 2025, 34% had used ChatGPT, about twice as many as in July 2023, and one in five had never heard of it.',
      figure: { value: 34, unit: '% of US adults', year: 2025 },
      use: 'opportunity',
      relevance: 'Ever used, and mostly free: it does not tell who would pay for a special one.',
    },
    {
      title: 'Americans’ use of ChatGPT is ticking up, but few trust its election information',
      publisher: 'The Horizon',
      address:
        'https://thehorizon.ai/americans-use-of-chatgpt-is-ticking-up-but-few-trust-its-election-information',
      date: null,
      says: 'Pew Research Center found in February 2024 that 20% of employed US adults had used ChatGPT for work, against 8% in March 2023.',
      figure: { value: 20, unit: '% of employed US adults', year: 2024 },
      use: 'opportunity',
      parts: ['writing-meetings', 'company-knowledge', 'email-day', 'personal-agent', 'phone-voice'],
      relevance: 'People try it on their own; it says little on what firms buy.',
    },
    {
      title: 'Tracking Firm Use of AI in Real Time: A Snapshot from the Business Trends and Outlook Survey',
      publisher: 'US Census Bureau, Center for Economic Studies',
      address: 'https://lehd.ces.census.gov/applications/creat/paper-profile/1244',
      date: '2024-03',
      says: 'By the Business Trends and Outlook Survey, the share of US firms that used AI rose from 3.7% in September 2023 to 5.4% in February 2024; the usual reason against it was that it did not fit the business.',
      figure: { value: 5.4, unit: '% of US firms', year: 2024 },
      use: 'challenge',
      parts: ['phone-voice', 'public-chatbot', 'company-knowledge', 'writing-meetings'],
      relevance: 'All kinds of AI in the making of goods and services, and moving fast since.',
    },
    {
      title: 'Usage of AI technologies increasing in EU enterprises',
      publisher: 'openstats.eu (Eurostat)',
      address: 'https://openstats.eu/de/news/usage-of-ai-technologies-increasing-in-eu-enterprises-d3fccf',
      date: null,
      says: 'Eurostat found that 13.5% of EU enterprises with at least ten people used AI in 2024, up from 8% in 2023; 5.4% used it to generate text or speech.',
      figure: { value: 13.5, unit: '% of EU enterprises', year: 2024 },
      use: 'opportunity',
      parts: ['public-chatbot', 'company-knowledge', 'writing-meetings', 'phone-voice'],
      relevance: 'Use of any kind, once; not money spent on assistants.',
    },
    {
      title: 'Customers are against companies using AI in support',
      publisher: 'graarticles newsletter',
      address:
        'https://graarticles.optin.com/newsletter/awlist5581551/MjQxNDg0NTc=/customers-are-against-companies-using-ai-in-support.htm',
      date: null,
      says: 'Gartner asked 5,728 customers in December 2023: 64% would rather have no AI in customer service, and 60% feared that it makes a person harder to reach.',
      figure: { value: 64, unit: '% of 5,728 customers', year: 2023 },
      use: 'pain',
      parts: ['public-chatbot', 'phone-voice', 'personal-agent'],
      relevance: 'A wish stated in a survey; behaviour with a good one may differ.',
    },
    {
      title: 'AI hallucination in legal research',
      publisher: 'searchthe.law',
      address: 'https://searchthe.law/insights/ai-hallucination-legal-research',
      date: null,
      says: 'A Stanford study published in 2025 found wrong or unsupported answers in 17% of queries to one legal research assistant and 33% to another, both with access to a database.',
      figure: { value: 33, unit: '% of legal queries to one assistant', year: 2025 },
      use: 'challenge',
      relevance: 'Law only, and versions of their time; it shows that own sources do not end mistakes.',
    },
  ],
}

export default aiAssistants
