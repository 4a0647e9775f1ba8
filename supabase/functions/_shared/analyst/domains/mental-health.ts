import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const mentalHealth: DomainData = {
  id: 'mental-health',
  topics:
    'anxiety, stress, burnout, grief, depression, loneliness, insomnia, panic, worries, worry, trauma, addiction, cravings, ocd, mood, anger, fear, panic attacks, exhaustion, postpartum depression, exam stress, loss'.split(
      ', ',
    ),
  subjects:
    'anxiety, depression, stress, insomnia, burnout, grief, adhd, ocd, panic attacks, panic, trauma, ptsd, addiction, eating disorders, self-harm, loneliness, postpartum depression, social anxiety, worries, phobias, bipolar disorder, exam stress, work stress, anger'.split(
      ', ',
    ),
  supply: {
    slot: 'helpers',
    words:
      'therapists, psychotherapists, psychologists, psychiatrists, counsellors, counselors, grief counsellors, coaches, practices, clinicians, social workers, clinics'.split(
        ', ',
      ),
    buysTools: false,
  },
  nouns: {
    people: 'people under strain',
    audience: 'people under strain',
    topic: 'stress and low mood',
    topic2: 'hard days',
    days: 'hard days',
    activity: 'get through a hard week with help that is there in time',
    helper: 'therapist',
    helpers: 'therapists',
    entry: 'check-in',
    entries: 'check-ins',
  },
  roles: [
    {
      title: 'Person who seeks help',
      focus: 'Wants relief from {topic} without having to tell the whole story to a stranger first',
      responsibilities: [
        'Says in their own words what {topic} does to a normal day',
        'Decides which {entries} stay private and who may read the others',
        'Can stop, pause or delete at any time without giving a reason',
      ],
    },
    {
      title: 'Professional: {helper}',
      focus: 'Carries the clinical responsibility for what {product} says about {topic}',
      responsibilities: [
        'Approves exercises and texts on {topic} and dates each review',
        'Looks at {entries} that a person has released, before the next talk',
        'Is reached at once when a {entry} points to danger',
      ],
    },
    {
      title: 'Safety lead',
      focus: 'Makes sure that nobody in acute danger is left alone with {product}',
      responsibilities: [
        'Keeps the helplines of each country current and tests them every month',
        'Reads reports on harmful replies about {topic} the same day',
        'Decides who may see data on {days}, and checks the access log',
      ],
    },
  ],
  personas: [
    {
      description: 'Adult who has lived with {topic} for months and has not told anybody',
      age: '20 to 45',
      occupation: 'Working or studying, functions on the outside',
      technicalLevel: 'Uses the phone at night; deletes apps that ask too much',
      painPoints: [
        'Does not know whether {topic} is bad enough to ask for help',
        'Calls five practices and reaches five answering machines',
        'Feels worse after reading about {topic} in forums',
      ],
      goals: [
        '{activity}',
        'Notice what makes {topic} better, in words and not in scores',
        'Speak with somebody qualified before it becomes a crisis',
      ],
    },
    {
      description: '{helper} with a full calendar who sees people with {topic} for fifty minutes a week',
      age: '30 to 62',
      occupation: 'Own practice, clinic or advice centre',
      technicalLevel: 'Careful with software; wants to know where the data lies',
      painPoints: [
        'Learns in the session only what people still remember of {days}',
        'Turns away requests on {topic} every week and feels bad about it',
        'Writes notes in the evening that nobody pays for',
      ],
      goals: [
        'Give people something useful for {topic} between two sessions',
        'See early when {days} become more frequent',
        'Keep professional secrecy without extra paperwork',
      ],
    },
  ],
  features: {
    core: [
      both('First steps against {topic} that need no account and take less than three minutes'),
      mobile('{entries} of two taps and one line, with a view of {days} over the last weeks'),
      both('Path for emergencies on every screen: local helpline, own contact, nearest clinic'),
      both('Short course on {topic} in weekly parts, written and signed by a {helper}'),
    ],
    mustHave: [
      both('Plain statement of what {product} can do about {topic} and where a professional is needed'),
      both('Consent in parts for {entries}, each of which can be taken back alone'),
      mobile('Neutral name, icon and notifications, so that nobody reads {topic} over a shoulder'),
      both('Deletion of all {entries} in one step, confirmed in writing'),
    ],
    shouldHave: [
      both('Summary of {days} on one page, to bring to a first appointment'),
      both('Personal plan for {days}: signs, things that helped, people to call'),
      web('View for {helpers} with the {entries} that were released to them, and nothing else'),
      both('Questionnaires that {helpers} know, repeated every two weeks, with the result explained'),
    ],
    niceToHave: [
      mobile('Voice notes for evenings on which typing about {topic} is too much'),
      both('Page for a partner or parent: what helps with {topic} and what does not'),
      mobile('Use without a connection, so that {product} works on a train or in a cellar'),
    ],
    future: [
      web('Study with a university on what {product} changes about {topic}'),
      both('Approval as a reimbursed programme for {topic}, where the law knows one'),
      both('A second language for {topic}, translated by a {helper} who speaks it at home'),
    ],
  },
  angles: [
    {
      id: 'self-help',
      words:
        'self-help, exercises, breathing, breathing exercises, meditation, mindfulness, journal, journaling, diary, mood tracker, mood, write a few, sentences, worries, calm, relaxation, sleep, insomnia, nightmares, gratitude, cbt, thoughts, panic attacks, guided programme, guided program, waiting list, waiting time, booked for months, weekly check-in, sleep stories, audio'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who want to help themselves first',
        topic: 'worries and bad sleep',
        topic2: 'bad nights',
        days: 'bad nights',
        activity: 'have something that helps tonight',
      },
      features: {
        core: [
          mobile('One exercise for {topic} picked by the hour and by what helped last time'),
          mobile('Writing about {topic} with one question at a time, and a gentle end after five minutes'),
        ],
        mustHave: [both('Note on each exercise: for whom it was tested, and when to stop')],
        shouldHave: [mobile('Sound and haptics only, for {days} with the screen turned off')],
        future: [both('Human feedback once a week on what was written about {topic}')],
      },
      pains: ['Opens an app against {topic} three times and then never again'],
      goals: ['Know two things that work for {topic} and use them without thinking'],
      pricing: [
        'Self-help apps usually ask $8 to $15 a month or $50 to $80 a year, with a part that stays free',
      ],
      competitors: [
        {
          name: 'Headspace',
          knownFor: 'guided meditation, also through employers',
          gap: 'Many stop after the introductory course',
        },
        { name: 'Calm', knownFor: 'sleep stories and relaxation', gap: 'Soothes, and seldom goes further' },
        {
          name: 'Wysa',
          knownFor: 'a chatbot with exercises from behavioural therapy',
          gap: 'Answers that feel scripted after a while',
        },
      ],
      challenges: [
        'Most people open such an app for some days only. Decide what must be felt in the first session with {topic}, and measure that',
      ],
      opportunities: [
        'Practices with a waiting list can hand out a programme on {topic} for the weeks until the first appointment',
      ],
      beachhead:
        'Start with one moment of {topic} that returns, such as Sunday evening or three in the morning.',
      firstTest: {
        assumes: '{audience} come back to help with {topic} when nobody reminds them',
        what: 'Send twenty people one exercise on {topic} a day as a voice message for three weeks, stop the reminders in week three, and offer the fourth week for money',
        passes: '8 of the 20 still do it in week three and 4 pay',
        dollars: 80,
        days: 28,
      },
    },
    {
      id: 'finding-therapy',
      words:
        'therapist, therapists, therapy, psychotherapy, psychologist, psychologists, psychiatrist, counselling, counseling, counsellor, counselor, first appointment, matches people, matching, video sessions, online therapy, couples therapy, mother tongue, language, licensed, sessions'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who look for a therapist',
        topic: 'untreated distress',
        topic2: 'first appointments',
        days: 'first appointments',
        activity: 'speak with a fitting therapist within two weeks',
      },
      features: {
        core: [
          both('Three fitting {helpers} with a free date each, instead of a list of two hundred'),
          both('First talk of fifteen minutes by video, before anybody decides'),
        ],
        mustHave: [web('Licence, training and method of {helpers} checked against the public register')],
        shouldHave: [
          both('Help with the form for the insurer, filled as far as possible'),
          web('Waiting list of a practice that fills dropped hours by itself'),
        ],
        niceToHave: [both('Change of {helper} without an explanation, in one step')],
      },
      pains: ['Tells the same painful story to every practice and is put on another list'],
      goals: ['Know after one talk whether the person fits'],
      pricing: [
        'Platforms usually keep 15% to 35% of a session, or practices pay $30 to $80 a month; sessions cost $60 to $200',
      ],
      competitors: [
        {
          name: 'BetterHelp',
          knownFor: 'online sessions by subscription',
          gap: 'Criticised for matching and for past handling of data',
        },
        {
          name: 'Headway',
          knownFor: 'therapists who take insurance in the US',
          gap: 'Choice depends on insurer and state',
        },
        {
          name: 'Psychology Today',
          knownFor: 'the large directory of therapists',
          gap: 'Entries that do not show who has a free place',
        },
      ],
      challenges: [
        'Supply is the bottleneck: {helpers} are full already. Find out which hours they cannot fill, or which paperwork {product} takes off them',
        'A licence counts in one state or country. Decide where the first {helpers} may treat whom',
      ],
      opportunities: [
        'Speakers of smaller languages search in vain for {helpers}; a few dozen of them serve a whole country by video',
      ],
      firstTest: {
        assumes: '{helpers} accept people that somebody else has sorted, and people keep the first date',
        what: 'Sort thirty requests by hand for eight {helpers}, with a phone call to each person, and book the first talk',
        passes: '18 of the 30 keep the first talk and 10 stay for a third',
        dollars: 150,
        days: 45,
      },
    },
    {
      id: 'work-burnout',
      sells: 'organisations',
      words:
        'burnout, employees, employers, employer, workplace, staff, teams, hr, company, teachers, nurses, managers, sick days, stress at work, work stress, prevention, overload, eap, shift workers, remote workers'.split(
          ', ',
        ),
      nouns: {
        audience: 'staff in demanding jobs',
        topic: 'stress at work',
        topic2: 'overloaded weeks',
        days: 'overloaded weeks',
        activity: 'recover during the week and not only on holiday',
      },
      features: {
        core: [
          mobile('Exercises of two to five minutes against {topic}, made for a corridor and not for a sofa'),
          web('Anonymous picture of {topic} per group, shown only from eight people on'),
        ],
        mustHave: [web('Contract that forbids the employer any look at single {entries}')],
        shouldHave: [both('Talk with a {helper} within five working days, paid by the employer')],
        niceToHave: [web('Short course for managers on {topic}: notice, ask, pass on')],
      },
      pains: ['Comes home from work and has nothing left for anybody'],
      goals: ['See {days} coming while there is time to cancel something'],
      pricing: [
        'Employers usually pay $2 to $8 per employee and month, or a fixed sum for a number of talks',
      ],
      competitors: [
        {
          name: 'Spring Health',
          knownFor: 'mental health benefits of US employers',
          gap: 'Made for large employers',
        },
        {
          name: 'Lyra Health',
          knownFor: 'fast access to therapists through employers',
          gap: 'Ends when the job ends',
        },
        {
          name: 'nilo',
          knownFor: 'mental health at work in Europe',
          gap: 'Use depends on how openly managers speak of it',
        },
      ],
      challenges: [
        'Employers want numbers and staff want secrecy. Write down what is never shown before selling the first licence',
        'Exercises do not repair understaffing, and staff say so. Offer something that changes {days} too, such as a rule for breaks',
      ],
      opportunities: [
        'Where the law asks employers to assess mental strain, a survey on {topic} that leads to something is a door',
      ],
      firstTest: {
        assumes: 'One employer pays, and its staff use help against {topic} by themselves',
        what: 'Run six weeks with one team of twenty to forty people, two exercises a day by chat and one {helper} on two afternoons, for a price',
        passes: '40% of the team take part in week six and the employer signs for six months',
        dollars: 400,
        days: 60,
      },
    },
    {
      id: 'young-people',
      words:
        'teenagers, teens, teen, adolescents, students, university, school, schools, children, kids, young people, exam stress, social anxiety, bullying, self-harm, parents of, campus, gen z, school counsellor'.split(
          ', ',
        ),
      nouns: {
        audience: 'young people',
        topic: 'anxiety',
        topic2: 'hard school days',
        days: 'hard school days',
        activity: 'tell somebody early, in their own words',
        helper: 'school counsellor',
        helpers: 'school counsellors',
      },
      features: {
        core: [
          mobile('Writing about {topic} by prompts that sound like a friend and not like a form'),
          both('Step from writing to talking: one tap asks a named {helper} for ten minutes'),
        ],
        mustHave: [
          both(
            'Rule for parents and school: who learns what about {topic}, said before the first word is written',
          ),
          both('Check of age and consent as the law asks, without collecting more than that'),
        ],
        shouldHave: [
          web('View for {helpers} with requests by urgency, not with everything that was written'),
        ],
      },
      pains: ['Is afraid that parents or teachers hear of {topic} through the back door'],
      goals: ['Have one adult who knows, chosen by themselves'],
      pricing: ['Schools and universities usually pay $2 to $10 per student and year; families rarely pay'],
      competitors: [
        { name: 'Kooth', knownFor: 'online counselling for the young in the UK', gap: 'Waiting for a chat' },
        {
          name: 'Togetherall',
          knownFor: 'moderated peer support at universities',
          gap: 'Reached through institutions only',
        },
        { name: 'Brightline', knownFor: 'care for children by video in the US', gap: 'Places by state' },
      ],
      challenges: [
        'Minors need more protection than anybody: consent, duty to report and data rules differ by place. Have them written up by a lawyer first',
      ],
      opportunities: [
        'School counsellors look after hundreds each and welcome a way to see who needs them this week',
      ],
      beachhead: 'Start with two schools whose {helpers} want it, and with one year group.',
    },
    {
      id: 'peer-support',
      words:
        'peer support, peers, group, groups, support group, support groups, moderated, chat for, new fathers, new mothers, postpartum, bereaved, grief, grieving, loss, widows, widowers, addiction, sobriety, sober, recovery, alcohol, drinking, gambling, relapse, eating disorder, caregivers, survivors'.split(
          ', ',
        ),
      nouns: {
        audience: 'people going through the same',
        topic: 'grief and upheaval',
        topic2: 'lonely evenings',
        days: 'lonely evenings',
        activity: 'talk with people who know it from inside',
        helper: 'moderator',
        helpers: 'moderators',
        entry: 'post',
        entries: 'posts',
      },
      features: {
        core: [
          both('Small closed groups of six to ten with the same experience, which stay together for weeks'),
          mobile('{days} covered: somebody of the group or a {helper} answers within the hour'),
        ],
        mustHave: [
          both('Moderation by trained {helpers}, with words and signs that call one at once'),
          both(
            'Rules on advice about medicine, weight and methods of self-harm, enforced before a post appears',
          ),
        ],
        shouldHave: [both('Marked days in {topic}: anniversaries, first holidays, day thirty')],
        niceToHave: [both('Letters by people who are a year further with {topic}')],
      },
      pains: ['Friends stop asking after a few weeks, and {topic} is still there'],
      goals: ['Be of use to somebody who is where they were themselves'],
      pricing: [
        'Groups usually cost $10 to $40 a month per person; health insurers and foundations pay for some',
      ],
      competitors: [
        {
          name: '7 Cups',
          knownFor: 'talks with volunteer listeners',
          gap: 'Quality of listeners varies, users report',
        },
        { name: 'Reddit', knownFor: 'large open forums on every condition', gap: 'No care in a crisis' },
        {
          name: 'Alcoholics Anonymous',
          knownFor: 'groups in every town, free of charge',
          gap: 'Its language does not suit everybody',
        },
      ],
      challenges: [
        'A group in which one person is in danger weighs on all. Train {helpers}, pay them, and give them somebody to call',
      ],
      opportunities: [
        'Midwives, hospices and clinics part from people at the very moment when {topic} begins; a card with one address is enough',
      ],
      firstTest: {
        assumes: '{audience} open up in a small group and come back the next week',
        what: 'Run two closed chat groups of eight for six weeks with one trained {helper} each, and ask for a fee from week four',
        passes: '10 of the 16 are there in week six and 6 pay',
        dollars: 300,
        days: 50,
      },
    },
    {
      id: 'practice-tools',
      sells: 'organisations',
      words:
        'practice, practices, clinicians, between sessions, prescribe, homework, session notes, notes, documentation, outcome, questionnaires, supervision, treatment plan, clients, caseload, private practice, billing, intake'.split(
          ', ',
        ),
      nouns: {
        audience: 'therapists in practice',
        topic: 'anxiety and depression',
        topic2: 'session notes',
        days: 'session notes',
        activity: 'see what happened since the last session in one minute',
      },
      features: {
        core: [
          web('Exercises and questions that a {helper} puts together for one client in two minutes'),
          web('What happened since the last session, on one screen at the start of the hour'),
        ],
        mustHave: [web('Storage in the country of the practice, with encryption and a contract on data')],
        shouldHave: [web('{days} drafted from key words, never from a recording without consent')],
        future: [web('Link to the practice program, so that dates and invoices stay there')],
      },
      pains: ['Gives out paper sheets and gets half of them back'],
      goals: ['Spend the session on people and not on catching up'],
      pricing: ['Tools for practices usually cost $20 to $90 a month per {helper}, clients included'],
      competitors: [
        {
          name: 'SimplePractice',
          knownFor: 'office software for therapists in the US',
          gap: 'Price rises are a frequent complaint',
        },
        { name: 'TherapyNotes', knownFor: 'notes and billing', gap: 'Little for clients between sessions' },
        { name: 'Quenza', knownFor: 'homework that coaches and therapists send', gap: 'No practice office' },
      ],
      challenges: [
        'A {helper} who reads a danger too late is liable. State when {entries} are read, and show it to the client each time',
      ],
      opportunities: [
        'Training institutes shape habits early; a free licence for trainees is a slow and sure way in',
      ],
    },
  ],
  pricing: [
    'Subscription for {people}: $8 to $20 a month, with the help for emergencies always free',
    'Price per talk: $40 to $150 with a {helper}, of which 15% to 35% stay with a platform',
    'Contract with employers, schools or insurers: $2 to $8 a month per eligible person',
    'One-time programme on {topic} of eight weeks: $60 to $250, sometimes paid by an insurer',
  ],
  channels: [
    'practices that have to turn people with {topic} away',
    'advice centres, midwives, school counsellors and unions that {audience} already trust',
    'searches for {topic} late in the evening, answered by a page without advertising',
    'podcasts and talks by {helpers} on {topic}',
  ],
  competitors: [
    {
      name: 'Headspace',
      knownFor: 'meditation and coaching by app',
      gap: 'Many stop after the introductory course',
    },
    {
      name: 'BetterHelp',
      knownFor: 'online therapy by subscription',
      gap: 'Criticised for matching and for past handling of data',
    },
    {
      name: 'Calm',
      knownFor: 'sleep stories and relaxation',
      gap: 'Soothes, and seldom goes further',
    },
    {
      name: 'A friend or the family doctor',
      knownFor: 'trust and no sign-up',
      gap: 'Little time, and shame in both directions',
    },
  ],
  against: [
    'People open help with {topic} on the worst evening and forget it on the next good day; what is used for a week earns little and proves nothing',
  ],
  challenges: [
    'Somebody will use {product} in acute danger, whatever the small print says. Have the way to a human tested before launch',
    'Claims about {topic} need evidence. Say only what a study or a {helper} supports, and name both',
    'Data on {topic} ends careers when it leaks. Collect the least, and never use it for advertising',
    'Those who need help with {topic} most have the least strength to look for it. Plan who leads them to {product}',
  ],
  regulations: {
    any: [
      'Treating {topic} is reserved to licensed professions in most countries, and software that diagnoses or treats may be a medical device; decide on which side {product} stands',
    ],
    eu: [
      'In the EU data on mental health falls under Article 9 GDPR and treating software under the Medical Device Regulation (EU) 2017/745; Germany and France reimburse some approved programmes',
    ],
    us: [
      'In the US licences count by state, HIPAA applies to providers, and the FTC has acted against apps that passed on data about {topic}',
    ],
    uk: [
      'In the UK the MHRA decides what is a medical device, and the NHS asks for DTAC and clinical safety documents (DCB0129)',
    ],
    india: [
      'In India the Mental Healthcare Act 2017 gives a right to confidentiality, and the Telemedicine Practice Guidelines of 2020 set what may be done from a distance',
    ],
  },
  opportunities: [
    'The weeks before a first appointment are empty today; help with {topic} in that time has a clear beginning and end',
    'One group with one cause of {topic} tells others about it, which a product for everybody does not achieve',
    'Insurers and employers pay when fewer people with {topic} drop out; ask one what a pilot has to show',
    '{helpers} recommend what they were asked to help write',
  ],
  differences:
    'Usual ways to differ are one group with its own words for {topic}, a human within a day, proof from a study, or data that never leaves the phone. Name the one that {audience} would notice on the first evening.',
  beachhead: 'Start with {audience} in one place whom two or three {helpers} already see and can send.',
  firstTest: {
    assumes: '{audience} take help with {topic} from {product} and come back after the first week',
    what: 'Guide fifteen {audience} through four weeks by chat with material signed by one {helper}, read every message, and ask for a fee from week three',
    passes: '6 of the 15 take part in week four and pay',
    dollars: 200,
    days: 35,
  },
  market: {
    serving: {
      customers: {
        label: 'Practices, clinics and advice centres',
        unit: 'practices',
        perPerson: { low: 0.0005, base: 0.0015, high: 0.003 },
        note: 'Assumed at 5 to 30 for 10,000 inhabitants; America’s Health Rankings counted 324.9 mental health providers per 100,000 in the US in 2023, many of them in shared practices.',
      },
      revenue: {
        range: { low: 240, base: 600, high: 1_100 },
        note: 'Tools at $20 to $90 a month per professional, which is assumed.',
      },
    },
    customers: {
      label: 'Adults who look for help of this kind in a year',
      unit: 'people',
      perPerson: { low: 0.01, base: 0.04, high: 0.12 },
      note: 'Assumed at 1 to 12 of 100 inhabitants for one cause; US surveys found some mental illness in 23.1% of adults in 2022, of whom many look for nothing.',
    },
    revenue: {
      range: { low: 20, base: 60, high: 400 },
      note: 'Assumed: a self-help plan that is kept for two to six months, up to some paid talks.',
      usesPerYear: { low: 2, base: 6, high: 24 },
      useValue: { low: 15, base: 60, high: 120 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Those who accept digital help, speak the language and can pay or are paid for; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'Share still with it after three years, as most stop such apps within weeks; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 172_000_000_000, base: 172_000_000_000, high: 200_000_000_000 },
        note: 'All US spending on treating mental health and substance use: $172 billion in 2009 by the federal agency SAMHSA; more than $200 billion for mental disorders in 2013 by a later report.',
        reference:
          'https://ojp.gov./ncjrs/virtual-library/abstracts/national-expenditures-mental-health-services-substance-abuse',
      },
      share: {
        range: { low: 0.001, base: 0.005, high: 0.02 },
        note: 'The part that goes to help of this kind outside hospitals and medicine; assumed. Ask one insurer what it pays for digital programmes.',
      },
    },
  },
  variations: {
    seasons: [
      'Requests for help with {topic} rise in January, in exam months and in the dark weeks of November; in summer many pause, and December brings loneliness more than appointments',
      'Employers and schools plan their budgets for such help once a year: speak with them four months before',
    ],
    places: [
      'In cities the question is which of many {helpers} fits; in the country there may be none within an hour, and video or groups are the only way',
      'How openly people speak about {topic} differs by family, faith and language, so the first words of {product} need a reader from each group',
    ],
  },
  references: [
    {
      title: 'Mental Illness',
      publisher: 'National Institute of Mental Health',
      address: 'https://nimh.nih.gov/health/statistics/mental-illness?os=svergi',
      date: null,
      says: 'By the US survey on drug use and health for 2022, 59.3 million adults lived with a mental illness, which is 23.1% of all adults.',
      figure: { value: 59.3, unit: 'million US adults with a mental illness', year: 2022 },
      use: 'opportunity',
      relevance: 'Counts conditions of every severity; most of these people are not looking for a product.',
    },
    {
      title: 'Objective User Engagement With Mental Health Apps',
      publisher: 'Journal of Medical Internet Research',
      address: 'https://jmir.org/2019/9/e14567',
      date: '2019-09-25',
      says: 'Researchers who looked at 93 widely installed mental health apps found in 2019 that in the middle case only 3.3% of those who had installed one still opened it on day 30.',
      figure: { value: 3.3, unit: '% of users left on day 30 (median)', year: 2019 },
      use: 'challenge',
      parts: ['self-help', 'young-people', 'peer-support', 'work-burnout'],
      relevance: 'Android apps with many installations; guided programmes may keep more people.',
    },
    {
      title: 'The Mental Health Care Shortage by Region',
      publisher: 'Healthguide USA',
      address: 'https://commentary.healthguideusa.org/2021/01/the-mental-health-care-shortage-by-region.html',
      date: '2021-01-24',
      says: 'The US health resources agency HRSA counted about 119 million Americans in areas short of mental health professionals in September 2020, and some 6,500 missing professionals.',
      figure: { value: 119, unit: 'million people in shortage areas', year: 2020 },
      use: 'pain',
      relevance: 'Speaks of areas; even outside them a free place may be hard to find.',
    },
    {
      title: '12bn workdays lost yearly to depression, anxiety: WHO',
      publisher: 'Dawn',
      address: 'https://dawn.com/news/1712514/12bn-workdays-lost-yearly-due-to-depression-anxiety-who',
      date: '2022-09-29',
      says: 'The WHO and the ILO estimated in 2022 that 12 billion working days are lost each year to depression and anxiety, at a cost of nearly a trillion dollars.',
      figure: { value: 12, unit: 'billion working days a year', year: 2022 },
      use: 'opportunity',
      parts: ['work-burnout', 'finding-therapy', 'self-help'],
      relevance: 'A model of lost output worldwide, not money that employers spend on help.',
    },
    {
      title: 'Access to Care: mental health providers per 100,000',
      publisher: 'Clear Impact',
      address: 'https://embed.clearimpact.com/Measure/Embed?id=100137397',
      date: null,
      says: 'America’s Health Rankings counted 324.9 mental health providers per 100,000 inhabitants in the US in 2023, and from 140 in the last state to 758.7 in the first.',
      figure: { value: 324.9, unit: 'providers per 100,000 inhabitants', year: 2023 },
      use: 'challenge',
      parts: ['finding-therapy', 'practice-tools', 'peer-support'],
      relevance: 'Entries in a register of professionals; it does not say who takes new people.',
    },
    {
      title: 'WHO highlights urgent need to transform mental health and mental health care',
      publisher: 'World Health Organization',
      address:
        'https://www.who.int/news/item/17-06-2022-who-highlights-urgent-need-to-transform-mental-health-and-mental-health-care',
      date: '2022-06-17',
      says: 'The WHO states that nearly a billion people, among them 14% of the world’s adolescents, lived with a mental disorder in 2019.',
      figure: { value: 14, unit: '% of adolescents worldwide', year: 2019 },
      use: 'opportunity',
      parts: ['young-people', 'self-help', 'peer-support'],
      relevance: 'Size of the need; most of these people do not look for an app.',
    },
    {
      title: 'National Expenditures for Mental Health Services and Substance Abuse Treatment, 1986–2009',
      publisher: 'US Office of Justice Programs',
      address:
        'https://ojp.gov./ncjrs/virtual-library/abstracts/national-expenditures-mental-health-services-substance-abuse',
      date: '2013',
      says: 'The federal agency SAMHSA put US spending on treatment of mental illness and substance use at $172 billion in 2009, from all public and private payers.',
      figure: { value: 172, unit: 'billion US dollars', year: 2009 },
      use: 'opportunity',
      parts: ['finding-therapy', 'practice-tools', 'work-burnout'],
      relevance: 'Old, and mostly paid for hospitals, practices and medicine.',
    },
    {
      title: 'Neglecting mental health services is bankrupting our healthcare system',
      publisher: 'Washington Exclusive',
      address:
        'https://washingtonexclusive.com/articles/neglecting-mental-health-services-is-bankrupting-our-healthcare-system',
      date: null,
      says: 'An article by the head of the Partnership to Fight Chronic Disease states that the United States spent more than $200 billion on treating mental disorders in 2013.',
      figure: { value: 200, unit: 'billion US dollars, at least', year: 2013 },
      use: 'opportunity',
      parts: ['finding-therapy', 'practice-tools', 'work-burnout'],
      relevance: 'An opinion piece that does not name who counted; it agrees with the older federal figure.',
    },
  ],
}

export default mentalHealth
