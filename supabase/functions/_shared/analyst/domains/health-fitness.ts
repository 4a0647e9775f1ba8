import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const healthFitness: DomainData = {
  id: 'health-fitness',
  subjects:
    'anxiety, depression, stress, sleep, insomnia, burnout, grief, adhd, migraine, migraines, diabetes, blood sugar, blood pressure, asthma, allergies, menopause, pregnancy, fertility, yoga, pilates, running, strength training, weight loss, meditation, chronic pain, back pain, medication, dementia, addiction, posture, endometriosis, eczema, nutrition, climbing, swimming, cycling, loneliness, hearing'.split(
      ', ',
    ),
  supply: {
    slot: 'helpers',
    words:
      'therapists, trainers, coaches, physiotherapists, dentists, doctors, dietitians, psychologists, practitioners, midwives, labs, clinics, practices, hospitals, wards, pharmacies, gyms, studios, opticians, care homes, nursing homes'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'people with this goal',
    audience: 'people who want to get healthier',
    topic: 'health habits',
    topic2: 'progress',
    activity: 'keep a healthy habit for more than three weeks',
    helper: 'coach',
    helpers: 'coaches',
    entry: 'session',
    entries: 'sessions',
  },
  roles: [
    {
      title: 'Person who uses it',
      focus: 'Wants a noticeable change in {topic} without more effort each day',
      responsibilities: [
        'States a goal for {topic}, limits and conditions at the start',
        'Records {entries} in a few seconds and looks at the week',
        'Chooses who may see data on {topic2} and takes it back at any time',
      ],
    },
    {
      title: 'Professional: {helper}',
      focus: 'Guides several people with {topic} and notices when somebody falls behind',
      responsibilities: [
        'Sets and adapts plans for {topic2}',
        'Answers {people} within the promised time',
        'Refers to medical care when a warning sign appears',
      ],
    },
    {
      title: 'Content and safety lead',
      focus: 'Makes sure that nothing {product} says about {topic} does harm',
      responsibilities: [
        'Has texts and plans reviewed by a qualified person and notes date and source',
        'Handles reports of injury or distress the same day',
        'Keeps data on {topic2} apart from marketing data',
      ],
    },
  ],
  personas: [
    {
      description: 'Adult who has tried several times to do something about {topic} and stopped',
      age: '28 to 50',
      occupation: 'Works full time, little free time on weekdays',
      technicalLevel: 'Good on phones, owns or has owned a tracker',
      painPoints: [
        'Starts with energy and stops after two or three weeks',
        'Gets general advice on {topic} that ignores shifts, pain, children or money',
        'Cannot see whether the effort with {topic} changes anything',
      ],
      goals: [
        '{activity}',
        'Know what to do about {topic} today without planning it',
        'See {topic2} in a form that means something',
      ],
    },
    {
      description: 'Professional ({helper}) who looks after people between appointments',
      age: '27 to 58',
      occupation: 'Employed in a practice or studio, or self-employed',
      technicalLevel: 'Uses calendar, messages and one specialist program',
      painPoints: [
        'Sees {people} for an hour and knows nothing about the six days in between',
        'Writes the same messages about {topic} by hand',
        'Loses {people} silently, because nobody notices when they stop',
      ],
      goals: [
        'See on one page who needs a call',
        'Look after twice as many {people} at the same quality',
        'Keep records that satisfy the professional rules',
      ],
    },
  ],
  features: {
    core: [
      both(
        'Start with six questions on goal, limits and conditions, leading to a first week that can be done, with {topic} in mind',
      ),
      mobile(
        'Today in one view: what to do about {topic}, how long it takes, and a shorter version for bad days',
      ),
      mobile('Recording of {topic} in under ten seconds'),
      both('Weekly review of {topic} in plain words: what happened, what changed, one thing for next week'),
    ],
    mustHave: [
      both('Warning signs at which {product} stops giving advice and names whom to call'),
      both('Consent by {people} in parts, each of which can be withdrawn'),
      mobile('Reminders about {topic} at chosen times, which get rarer when they are ignored'),
      both('Export and deletion of everything recorded about {topic}'),
      both('Sources and reviewer shown for each piece of advice on {topic}'),
    ],
    shouldHave: [
      mobile('Import from Apple Health and Android Health Connect, so that nothing is typed twice'),
      web('Page for {helpers}: which {people} are on track, who has gone quiet, whom to call'),
      both('Pauses for illness, holidays and shifts, without losing the history of {topic}'),
      both('Sharing of one chart on {topic2} with a doctor, partner or friend'),
    ],
    niceToHave: [
      both('Small group of four to six {people} with the same goal'),
      mobile('Use without looking at the screen: sound, watch or widget'),
      both('Notes on mood, sleep or pain beside {entries}, to see what goes together'),
      both('Printed plan on {topic} for the fridge'),
    ],
    future: [
      web('Programme on {topic} for employers or insurers, with numbers on groups only'),
      both('Study with a clinic or university on what {product} changes about {topic}'),
      both('Plans for {topic} that adapt to {entries} of the last weeks'),
      both('Second language and adapted content for it'),
    ],
  },
  angles: [
    {
      id: 'training',
      words: [
        'workout',
        'workouts',
        'gym',
        'gyms',
        'fitness',
        'runner',
        'runners',
        'running',
        'strength training',
        'yoga',
        'pilates',
        'personal trainer',
        'personal trainers',
        'training plan',
        'exercise',
        'exercises',
        'marathon',
        'cyclists',
        'climbing',
        'climbers',
        'swim',
        'athletes',
        'posture',
      ],
      nouns: {
        audience: 'people who train on their own',
        helper: 'trainer',
        helpers: 'trainers',
        entry: 'workout',
        entries: 'workouts',
        topic: 'training',
        activity: 'train three times a week without getting hurt',
      },
      features: {
        core: [
          mobile('{topic} with sets, rest and alternatives when a machine is taken or something hurts'),
          both('Load for next week worked out from what was really done on {topic}'),
        ],
        mustHave: [mobile('Short clips on {topic} from two angles, stored on the phone')],
        shouldHave: [mobile('Check of pain before and after {topic}, with an easier variant proposed')],
        niceToHave: [mobile('Personal records in {topic} and a partner nearby with the same times')],
      },
      pains: [
        'Does not know whether more or less of {topic} would help',
        'Copies plans for {topic} from videos that do not fit age, injury or equipment',
      ],
      goals: ['Be stronger or faster on a date that is in the calendar'],
      pricing: [
        'Consumer training apps often ask $8 to $20 a month, or $60 to $120 a year; with a human coach $50 to $200 a month',
      ],
      competitors: [
        {
          name: 'Strava',
          knownFor: 'recording and sharing of runs and rides',
          gap: 'Training guidance is thin and much sits behind the subscription',
        },
        {
          name: 'Freeletics',
          knownFor: 'bodyweight plans that adapt',
          gap: 'Beginners and people with injuries find the intensity too high',
        },
        {
          name: 'Nike Training Club',
          knownFor: 'free guided workouts',
          gap: 'Sessions stand alone; long-term plans are limited',
        },
      ],
      challenges: ['Use peaks in January and falls by March. Plan for the months in which {audience} stop'],
      opportunities: [
        'Studios and clubs see members leave after three months; {product} could be tried with one of them on {topic}',
      ],
      firstTest: {
        assumes: '{audience} still train in week four, and pay to be kept at it',
        what: 'Coach ten {audience} by chat for four weeks with a shared sheet, and charge from week two',
        passes: '6 of the 10 pay and still train in week four',
        dollars: 50,
        days: 30,
      },
    },
    {
      id: 'nutrition',
      words: [
        'nutrition',
        'diet',
        'calories',
        'calorie',
        'weight loss',
        'lose weight',
        'meal plan',
        'meal plans',
        'eat',
        'eating',
        'diabetes',
        'diabetic',
        'blood sugar',
        'food',
        'meals',
        'vitamins',
        'supplements',
        'gut',
      ],
      nouns: {
        audience: 'people who want to eat differently',
        helper: 'dietitian',
        helpers: 'dietitians',
        entry: 'meal',
        entries: 'meals',
        topic: 'eating habits',
        activity: 'eat well on normal working days',
      },
      features: {
        core: [
          mobile(
            'What {people} eat, recorded by photo or voice, with portions that can be corrected in one tap',
          ),
          both('Effect of {entries} on {topic2} shown after some days, as a pattern and not as a grade'),
        ],
        mustHave: [
          both('Limits for allergies, medicines and eating disorders, asked first and respected everywhere'),
        ],
        shouldHave: [
          both('Three suggestions on {topic} for the next meal, from what is at home or at the canteen'),
        ],
        future: [both('Readings from glucose sensors or scales beside {entries}')],
      },
      pains: [
        'Gives up weighing and typing every meal after a week',
        'Gets rules about {topic} that do not fit family, culture or budget',
      ],
      goals: ['Understand which three changes to {topic} matter most'],
      pricing: [
        'Food diaries usually ask $5 to $15 a month; programmes with a dietitian $60 to $300 a month, sometimes paid by insurers',
      ],
      competitors: [
        {
          name: 'MyFitnessPal',
          knownFor: 'a very large food database',
          gap: 'Users complain about wrong entries and features moved behind the paywall',
        },
        {
          name: 'Noom',
          knownFor: 'weight programmes built on habits',
          gap: 'Frequent complaints concern billing and scripted coaching',
        },
        {
          name: 'Yazio',
          knownFor: 'calorie counting and fasting plans',
          gap: 'Typing every meal remains tiresome',
        },
      ],
      challenges: [
        'Estimates of {topic2} from photos are often far off. Say how far, and never give doses of insulin or medicine from them',
      ],
      opportunities: [
        'Practices for dietetics have waiting lists: help with {topic} during the wait can be tried with one practice',
      ],
    },
    {
      id: 'mind',
      words: [
        'sleep',
        'sleep coaching',
        'baby sleep',
        'snoring',
        'stress',
        'relaxation',
        'mood',
        'adhd',
        'addiction',
        'quit smoking',
        'alcohol',
        'sauna',
        'burnout',
        'night-shift',
      ],
      nouns: {
        audience: 'people under strain',
        helper: 'therapist',
        helpers: 'therapists',
        entry: 'check-in',
        entries: 'check-ins',
        topic: 'stress and sleep',
        activity: 'get through a hard week with support',
      },
      features: {
        core: [
          mobile('Two-minute exercise against {topic} that works at three in the morning, without sign-in'),
          both(
            '{entries} with few words, and a view of good and bad days that can be taken to a professional',
          ),
        ],
        mustHave: [
          both(
            'Crisis path for {people}: recognised words lead to the local helpline at once, written with clinicians',
          ),
        ],
        shouldHave: [
          both(
            'Names of {people} hidden by default, and a lock that hides {product} from others on the phone',
          ),
        ],
        niceToHave: [both('Letter to oneself for the next bad day')],
      },
      pains: [
        'Waits weeks or months for a first appointment about {topic}',
        'Does not want colleagues or family to know about {topic}',
      ],
      goals: ['Have something that helps tonight, and a plan for the next weeks'],
      pricing: [
        'Self-help apps often ask $10 to $15 a month or $60 a year; sessions with a therapist cost far more and are often reimbursed',
      ],
      competitors: [
        {
          name: 'Headspace',
          knownFor: 'guided meditation, also through employers',
          gap: 'Many stop after the introductory course',
        },
        {
          name: 'Calm',
          knownFor: 'sleep stories and relaxation',
          gap: 'Helps to relax, rarely with the cause',
        },
        {
          name: 'BetterHelp',
          knownFor: 'online sessions with therapists',
          gap: 'Criticised for matching and for past handling of data',
        },
      ],
      challenges: [
        'Some {audience} will use {product} in a crisis, even if it says it is not for that. Have a clinician on call or a tested hand-over before launch',
      ],
      opportunities: [
        'Universities, employers and insurers pay for support on {topic} if it reaches people before they drop out or fall ill',
      ],
    },
    {
      id: 'patients',
      words: [
        'patient',
        'patients',
        'chronic',
        'chronic pain',
        'medication',
        'medications',
        'pills',
        'symptoms',
        'symptom',
        'blood pressure',
        'migraine',
        'asthma',
        'cancer',
        'diabetes',
        'menopause',
        'fertility',
        'pregnancy',
        'pregnant',
        'physiotherapy',
        'rehab',
        'physical therapy',
        'rehabilitation',
        'allergy',
        'endometriosis',
        'vaccine',
        'eyesight',
        'hearing',
        'autism',
      ],
      nouns: {
        audience: 'people living with a condition',
        helper: 'nurse',
        helpers: 'nurses',
        entry: 'note',
        entries: 'notes',
        topic: 'the condition',
        activity: 'keep track of symptoms and treatment',
      },
      features: {
        core: [
          mobile('{entries} on symptoms, medicine and triggers in one tap each, usable on a bad day'),
          both('One-page summary of {topic} for the next appointment, in the order a doctor reads'),
        ],
        mustHave: [both('Reminder for {people} with reason, and a note when one was left out')],
        shouldHave: [
          both('Access to notes on {topic} for a relative or carer, limited to what the person chooses'),
        ],
        future: [
          web(
            'Summary sent into the record system of the practice, where a standard such as FHIR is offered',
          ),
        ],
      },
      pains: [
        'Has ten minutes with a doctor and forgets half of what happened with {topic}',
        'Searches for advice on {topic} and finds fear or advertising',
      ],
      goals: ['Come to the next appointment with facts about {topic}'],
      pricing: [
        'Patients rarely pay above $5 to $10 a month; insurers, makers of medicines and clinics are the more usual payers',
      ],
      competitors: [
        {
          name: 'Ada Health',
          knownFor: 'symptom assessment',
          gap: 'Stops at the first assessment; long care is not its focus',
        },
        {
          name: 'Medisafe',
          knownFor: 'reminders for medicines',
          gap: 'Covers pills, less the rest of life',
        },
        {
          name: 'Flo',
          knownFor: 'tracking of cycle and pregnancy',
          gap: 'Has been criticised over sharing of health data',
        },
      ],
      challenges: [
        'If {product} diagnoses, calculates a dose or steers treatment of {topic}, it is a medical device (MDR in the EU, FDA in the US). Write the intended purpose first; it decides cost and time',
      ],
      opportunities: [
        'Patient associations for {topic} know hundreds of people who will test and criticise for free, if they are treated as partners',
      ],
      beachhead:
        'Start with one condition, one stage of it, and one clinic or patient group that will introduce the first fifty people.',
    },
    {
      id: 'practice',
      sells: 'organisations',
      words: [
        'clinic',
        'clinics',
        'dental',
        'dentist',
        'dentists',
        'doctor',
        'doctors',
        'hospital',
        'hospitals',
        'nurse',
        'nurses',
        'telehealth',
        'telemedicine',
        'appointments',
        'pharmacy',
        'waiting list',
        'waiting room',
        'physiotherapist',
        'physiotherapists',
        'medical',
        'practice management',
        'cancellations',
        'billing',
      ],
      nouns: {
        people: 'patients',
        audience: 'clinics and practices',
        helper: 'practice nurse',
        helpers: 'reception and nurses',
        entry: 'case',
        entries: 'cases',
        topic: 'appointments and records',
        activity: 'keep the day’s schedule full without more phone calls',
      },
      features: {
        core: [
          web(
            'Day view for {audience} with gaps, late patients and open {entries}, beside the existing practice system',
          ),
          both('Messages to patients about {focus} that can be answered with one word'),
        ],
        mustHave: [web('Rights by role for {focus} and a log of who opened which {entry}')],
        shouldHave: [web('Import from and back to the practice system, first by file, later by interface')],
        niceToHave: [web('Count of phone calls about {focus} saved, shown to the owner each month')],
      },
      pains: [
        'The phone rings all morning about {focus} while patients stand at the desk',
        'Empty times from late cancellations cannot be filled the same day',
      ],
      goals: ['Half the calls about {focus} within three months'],
      pricing: ['Practices usually pay $80 to $400 a month per site, with set-up included'],
      competitors: [
        {
          name: 'Doctolib',
          knownFor: 'booking for practices in Europe',
          gap: 'Practices complain about monthly cost per doctor and dependence',
        },
        {
          name: 'Zocdoc',
          knownFor: 'finding and booking doctors in the US',
          gap: 'Fee for each new patient adds up',
        },
        {
          name: 'Weave',
          knownFor: 'phone, text and reminders for dental and eye practices',
          gap: 'Contracts and price are judged high by small offices',
        },
      ],
      challenges: [
        'The system in which {audience} keep their calendar is often closed. Find out which three systems {audience} use before promising a connection',
      ],
      opportunities: [
        'One filled cancellation is worth more than a month of software to {audience}; that makes a price easy to argue',
      ],
      beachhead:
        'Start with practices of one speciality that use the same practice system, within driving distance.',
      firstTest: {
        assumes: 'Better {focus} earns a practice more than {product} costs it',
        what: 'Take over {focus} for two practices by phone and text for two weeks, count filled times and saved calls, and ask for the monthly price before the third week',
        passes: '10 times are filled in two weeks, and 1 of the 2 practices pays',
        dollars: 100,
        days: 21,
      },
    },
    {
      id: 'elder-care',
      words: [
        'elderly',
        'seniors',
        'elderly care',
        'dementia',
        'caregivers',
        'caregiver',
        'carers',
        'care home',
        'care homes',
        'falls',
        'aging',
        'ageing',
        'grandparents',
        'home care',
        'care',
      ],
      nouns: {
        audience: 'families who look after an older person',
        helper: 'carer',
        helpers: 'carers',
        entry: 'visit',
        entries: 'visits',
        topic: 'care at home',
        activity: 'share the care without daily phone calls',
      },
      features: {
        core: [
          both('Shared day book of {entries}, meals, medicine and mood, readable for the family far away'),
          mobile('One large button for the older person: I am fine, please call, help'),
        ],
        mustHave: [both('Who comes when, with a replacement asked automatically if someone cancels')],
        shouldHave: [both('Folder with powers of attorney, medicines and contacts for an emergency')],
      },
      pains: [
        'Siblings do not know who did what about {topic} and quarrel over it',
        'Is at work and worries whether everything is all right',
      ],
      goals: ['Know by noon each day that {topic} is in order'],
      competitors: [
        { name: 'Honor', knownFor: 'organised home care in the US', gap: 'Available in few areas' },
        {
          name: 'Birdie',
          knownFor: 'software for home-care agencies in the UK',
          gap: 'Made for agencies, not for families',
        },
        {
          name: 'CaringBridge',
          knownFor: 'updates for family and friends',
          gap: 'Tells news, does not organise work',
        },
      ],
      challenges: [
        'The older person uses {product} least and is affected most. Get their consent and leave them a way to say no',
      ],
      opportunities: [
        'Discharge from hospital is the moment at which families look for help with {topic}; social services there can pass on one address',
      ],
    },
  ],
  pricing: [
    'Subscription for {people}: $5 to $15 a month with a free week is common',
    'Price per {helper}: $20 to $60 a month, with their clients included',
    'Contract with employers or insurers: $1 to $5 a month per eligible person, after a pilot',
    'One-time programme of eight weeks: $40 to $150, for a goal with a date',
  ],
  channels: [
    '{helpers} who recommend it to the people they already see',
    'groups, clubs and forums on {topic}, with the rules of the group respected',
    'app stores, where searches for {topic} are frequent and crowded',
  ],
  competitors: [
    {
      name: 'Apple Health and Fitness+',
      knownFor: 'being installed on the phone and watch',
      gap: 'Stays with measuring and general classes',
    },
    {
      name: 'Fitbit',
      knownFor: 'simple trackers with an app',
      gap: 'Users complain about features moved to the paid plan',
    },
    {
      name: 'Garmin Connect',
      knownFor: 'detailed data from sports watches',
      gap: 'Numbers without much explanation',
    },
    {
      name: 'A notebook or chat with a professional',
      knownFor: 'trust and no set-up',
      gap: 'Nothing adds up over months',
    },
  ],
  against: [
    'Most people stop using health apps within weeks; if {people} feel no change with {topic} before that, there is nothing to renew and nothing to recommend',
  ],
  challenges: [
    'Claims about health need proof. Write on one page what {product} claims about {topic} and which study or expert supports it',
    'Health data is sensitive: one leak or careless sharing ends the trust of {audience}',
    'Whether {audience} pay themselves, or somebody for them, is open here. Test both, with separate prices',
  ],
  regulations: {
    any: [
      'Health data is specially protected in most countries, and advice on treatment may make {product} a medical device; settle both before launch',
    ],
    eu: [
      'Health data is a special category under Article 9 GDPR, and software with a medical purpose falls under the Medical Device Regulation (EU) 2017/745',
    ],
    us: [
      'HIPAA applies when {product} works for clinics or insurers; consumer health apps outside it fall under the FTC Health Breach Notification Rule',
    ],
    uk: [
      'Health data is a special category under UK GDPR; software with a medical purpose is registered with the MHRA, and the NHS asks for DTAC',
    ],
    india: [
      'The Telemedicine Practice Guidelines of 2020 say what may be done remotely in India; prescriptions need a registered practitioner',
    ],
  },
  opportunities: [
    'One group with a shared reason, such as a date, a diagnosis or a job, stays longer than people who want to be healthier in general',
    '{helpers} who already charge for help with {topic} are the fastest route to the first paying users',
    'Results that a person can feel in two weeks can be written down and checked: choose one for {topic} and measure it from the first user',
    'Employers pay for fewer sick days; ask one with many {audience} what a pilot would have to show',
  ],
  differences:
    'Usual ways to differ are fit for one group, a human who answers, proof that it works, or far less effort per day. Say which one {audience} would feel in the first week.',
  beachhead: 'Start with those {audience} who have the same reason to change and meet in the same place.',
  firstTest: {
    assumes: '{people} keep using help with {topic} for weeks and pay before they feel a change',
    what: 'Guide ten {audience} by hand for three weeks on {topic}, with messages and a shared sheet, and charge for the third week',
    passes: '5 of the 10 pay and still take part on the last day',
    dollars: 50,
    days: 24,
  },
  market: {
    serving: {
      customers: {
        label: 'Practices and professionals with this need',
        unit: 'practices',
        perPerson: { low: 0.0005, base: 0.0015, high: 0.003 },
        note: 'Between five practices or professionals per 10,000 inhabitants and three per 1,000 is assumed.',
      },
      revenue: {
        range: { low: 240, base: 900, high: 3000 },
        note: 'Assumed: $20 to $250 a month per practice or professional.',
      },
    },
    customers: {
      label: 'People with this health goal who use digital help',
      unit: 'people',
      perPerson: { low: 0.005, base: 0.02, high: 0.06 },
      note: 'Between 0.5% and 6% of all inhabitants is assumed for one goal or condition.',
    },
    revenue: {
      range: { low: 20, base: 60, high: 120 },
      note: 'Assumed: $10 a month, kept for two months at low and twelve at high.',
      usesPerYear: { low: 2, base: 8, high: 40 },
      useValue: { low: 10, base: 40, high: 80 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Share with the right phone, language and willingness to pay; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'Share still paying within three years, given that most users stop early; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 30_000_000_000, base: 32_300_000_000, high: 32_300_000_000 },
        note: 'Income of US health clubs as the nearest counted figure: $30 billion in 2017 and $32.3 billion in 2018 by their association. Medical care is far larger and not in it.',
        reference:
          'https://www.ihrsa.org/about/media-center/press-releases/latest-ihrsa-data-over-6b-visits-to-39-570-gyms-in-2018/',
      },
      share: {
        range: { low: 0.001, base: 0.005, high: 0.02 },
        note: 'The part that could go to help with one goal or condition; assumed. Ask twenty people what they paid for it in the last year.',
      },
    },
  },
  variations: {
    seasons: [
      'January brings most new {people} and March loses them; a second, smaller start follows after the summer holidays, so plan help with {topic} for the weeks in between',
      'Doctors and insurers change plans and budgets at the turn of the year; colds, heat and holidays move {entries} more than any reminder',
    ],
    places: [
      'Who pays for {topic} differs by country: insurers in Germany, employers in the US, people themselves in India, so the same product has three prices',
      'What may be advised on {topic} from a distance, and by whom, is set by country or state; ask there before a second place',
    ],
  },
  references: [
    {
      title: 'Physical activity among adults aged 18 and over: United States, 2020',
      publisher: 'National Center for Health Statistics (CDC)',
      address: 'https://doi.org/10.15620/cdc:120213',
      date: '2022',
      says: 'In the 2020 National Health Interview Survey, 24.2% of US adults met the guidelines for both aerobic and muscle-strengthening activity.',
      figure: { value: 24.2, unit: '% of US adults', year: 2020 },
      use: 'pain',
      parts: ['training', 'nutrition'],
      relevance: 'Shows how far advice and behaviour lie apart, for exercise.',
    },
    {
      title: 'Nearly 1.8 billion adults at risk of disease from not doing enough physical activity',
      publisher: 'World Health Organization',
      address:
        'https://www.who.int/news/item/26-06-2024-nearly-1.8-billion-adults-at-risk-of-disease-from-not-doing-enough-physical-activity',
      date: '2024-06-26',
      says: 'The WHO reports that about 31% of adults worldwide, some 1.8 billion people, did not reach the recommended level of physical activity in 2022.',
      figure: { value: 31, unit: '% of adults worldwide', year: 2022 },
      use: 'opportunity',
      parts: ['training', 'nutrition'],
      relevance: 'Size of the underlying problem, not of a market: most of these adults pay for nothing.',
    },
    {
      title: 'Health Breach Notification Rule',
      publisher: 'US Federal Trade Commission',
      address: 'https://www.ftc.gov/legal-library/browse/rules/health-breach-notification-rule',
      date: '2024-05-30',
      says: 'The FTC’s rule obliges vendors of personal health records that are not covered by HIPAA, health apps included, to notify people when their data was disclosed without permission.',
      use: 'challenge',
      relevance: 'Shows that consumer health apps are regulated in the US even outside clinics.',
    },
    {
      title: 'WHO highlights urgent need to transform mental health and mental health care',
      publisher: 'World Health Organization',
      address:
        'https://www.who.int/news/item/17-06-2022-who-highlights-urgent-need-to-transform-mental-health-and-mental-health-care',
      date: '2022-06-17',
      says: 'The WHO states that nearly a billion people, among them 14% of the world’s adolescents, lived with a mental disorder in 2019, and that depression and anxiety rose by more than 25% in the first year of the pandemic.',
      figure: { value: 14, unit: '% of adolescents worldwide', year: 2019 },
      use: 'opportunity',
      parts: ['mind'],
      relevance: 'Size of the need; most of these people do not look for an app.',
    },
    {
      title: 'Diabetes: fact sheet',
      publisher: 'World Health Organization',
      address: 'https://www.who.int/news-room/fact-sheets/detail/diabetes',
      date: '2024-11-14',
      says: 'The WHO reports that the number of people living with diabetes rose from 200 million in 1990 to 830 million in 2022.',
      figure: { value: 830, unit: 'million people worldwide', year: 2022 },
      use: 'opportunity',
      parts: ['patients', 'nutrition'],
      relevance: 'Example of a long-term condition that needs daily decisions.',
    },
    {
      title: 'Ageing and health: fact sheet',
      publisher: 'World Health Organization',
      address: 'https://www.who.int/news-room/fact-sheets/detail/ageing-and-health',
      date: null,
      says: 'The WHO expects that by 2030 one person in six worldwide will be aged 60 or over.',
      use: 'opportunity',
      parts: ['elder-care'],
      relevance: 'Slow and certain growth of the group, not of its spending.',
    },
    {
      title: 'About one-in-five Americans use a smart watch or fitness tracker',
      publisher: 'Pew Research Center',
      address:
        'https://www.pewresearch.org/short-reads/2020/01/09/about-one-in-five-americans-use-a-smart-watch-or-fitness-tracker/',
      date: '2020-01-09',
      says: 'In a Pew survey of June 2019, 21% of US adults said they regularly wear a smart watch or fitness tracker: 31% in households above $75,000 a year, 12% below $30,000.',
      figure: { value: 21, unit: '% of US adults', year: 2019 },
      use: 'challenge',
      parts: ['training', 'mind', 'patients', 'nutrition'],
      relevance: 'A product that needs a wearable leaves most people out; the figure is from 2019.',
    },
    {
      title: 'Latest IHRSA data: over 6B visits to 39,570 gyms in 2018',
      publisher: 'IHRSA',
      address:
        'https://www.ihrsa.org/about/media-center/press-releases/latest-ihrsa-data-over-6b-visits-to-39-570-gyms-in-2018/',
      date: '2019-03-28',
      says: 'The association of health clubs counted 62.5 million members in the US in 2018, and an income of the clubs of $32.3 billion.',
      figure: { value: 32.3, unit: 'billion US dollars', year: 2018 },
      use: 'opportunity',
      parts: ['training', 'practice', 'nutrition'],
      relevance: 'From before the pandemic; clubs and studios only, no apps.',
    },
    {
      title: 'Caregiving in the U.S. 2020',
      publisher: 'The Open University',
      address: 'https://wels.open.ac.uk/research-project/caren/node/7005',
      date: null,
      says: 'The National Alliance for Caregiving and AARP found 53.0 million US adults who cared for an adult or a child with special needs without pay in 2020, 43.5 million in 2015.',
      figure: { value: 53, unit: 'million US adults', year: 2020 },
      use: 'pain',
      parts: ['elder-care', 'patients'],
      relevance: 'Shows how many carry the work; not what they would pay for help.',
    },
  ],
}

export default healthFitness
