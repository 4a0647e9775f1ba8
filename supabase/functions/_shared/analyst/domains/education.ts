import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const education: DomainData = {
  id: 'education',
  subjects:
    'math, maths, mathematics, reading, science, physics, chemistry, coding, piano, guitar, violin, music, singing, drawing, painting, english, spanish, german, french, arabic, mandarin, welding, history, phonics, bar exam, essays, homework, sign language, photography, accounting'.split(
      ', ',
    ),
  supply: {
    slot: 'teachers',
    words:
      'teachers, tutors, instructors, professors, lecturers, trainers, bootcamps, kindergartens, music schools'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'learners',
    audience: 'learners',
    topic: 'the subject',
    topic2: 'the exercises',
    activity: 'learn something and still know it a month later',
    teacher: 'teacher',
    teachers: 'teachers',
    unit: 'lesson',
    units: 'lessons',
  },
  roles: [
    {
      title: 'Learner',
      focus: 'Wants to be able to do something with {topic} that was out of reach before',
      responsibilities: [
        'Works through {units} on {topic} in short sittings and returns',
        'Shows by doing, not by ticking, that {topic2} can be used',
        'Asks when stuck and says which explanation helped',
      ],
    },
    {
      title: 'Person who teaches: {teacher}',
      focus: 'Plans {units}, sees who is stuck and helps there',
      responsibilities: [
        'Chooses or writes material on {topic}',
        'Looks at errors in {topic2} that many share before the next {unit}',
        'Gives {people} feedback within two days',
      ],
    },
    {
      title: 'Person who pays or decides',
      focus: 'Parent, school or employer who wants to see that {topic} was learned',
      responsibilities: [
        'Compares the cost of {topic} with a {teacher} by the hour',
        'Sees results in {topic2} without reading over the shoulder',
        'Approves what data on {people} is stored',
      ],
    },
  ],
  personas: [
    {
      description: 'Learner who needs {topic} for a date or a decision, with little time',
      age: '15 to 40',
      occupation: 'At school, studying or working',
      technicalLevel: 'Good on phones, uses video and chat for learning already',
      painPoints: [
        'Finds endless material on {topic} and does not know where to begin',
        'Understands explanations about {topic2} and fails alone ten minutes later',
        'Has nobody to ask in the evening, when the work on {topic} is done',
      ],
      goals: [
        '{activity}',
        'Know before the date whether {topic} will go well',
        'Practise {topic} in twenty minutes a day',
      ],
    },
    {
      description: 'Professional ({teacher}) with more learners than time',
      age: '26 to 58',
      occupation: 'School, college, company training or self-employed',
      technicalLevel: 'Good with common tools; no time for another login',
      painPoints: [
        'Corrects the same errors in {topic} again and again',
        'Has one group and five levels of {topic} in it',
        'Spends evenings searching for exercises on {topic2}',
      ],
      goals: [
        'See before each {unit} what to repeat about {topic}',
        'Hand over the routine part of {topic2}',
        'Keep control of what is taught about {topic}',
      ],
    },
  ],
  features: {
    core: [
      both('A start that finds out in ten questions what somebody already knows about {topic}'),
      both('{units} on {topic} of at most fifteen minutes, each ending with something done alone'),
      both('Repetition of {topic2} at growing intervals, chosen from earlier errors'),
      both('View of what {people} can do now and what is still missing for the goal'),
    ],
    mustHave: [
      both('Explanation of each error about {topic}, with one more try'),
      web('Page for {teachers}: which {people} are stuck where, in one view for the whole group'),
      both('Work on {topic} goes on from the same point on another device'),
      both('Text size, captions and keyboard use for all {people} from the first version'),
      web('Editor for {teachers}, so that {topic2} can be adapted to their own plan'),
    ],
    shouldHave: [
      mobile('Download of the next {units} on {topic} for the way to school or work'),
      both('Question about {topic} to a person, answered within a stated time'),
      both('Weekly note to whoever pays, with three lines on progress in {topic}'),
      web('Join by code, without e-mail addresses of {people}'),
    ],
    niceToHave: [
      both('{topic} with a partner at the same level'),
      both('Certificate that names what was done in {topic}, with an address to check it'),
      both('Exercises on {topic2} taken from the learner’s own job or hobby'),
      both('Printed sheets on {topic2}'),
    ],
    future: [
      web('Connection to the platforms that {people} already use (LTI, single sign-on)'),
      both('A second subject or level beside {topic}, for those who stay'),
      web('Comparison with a test on {topic} outside {product}, to know whether learning lasts'),
      both('Training on {topic} for {teachers}, who bring their groups'),
    ],
  },
  angles: [
    {
      id: 'language',
      words: [
        'language',
        'languages',
        'language learning',
        'spanish',
        'english',
        'german',
        'french',
        'vocabulary',
        'speaking',
        'pronunciation',
        'fluent',
        'grammar',
        'phrases',
        'native speakers',
        'translate',
        'accent',
        'conversation',
      ],
      nouns: {
        audience: 'language learners',
        teacher: 'language teacher',
        teachers: 'language teachers',
        topic: 'speaking',
        topic2: 'everyday phrases',
        activity: 'hold a ten-minute conversation without switching to English',
      },
      features: {
        core: [
          both(
            'Conversations on {topic} from the learner’s own week, spoken aloud and answered at normal speed',
          ),
          mobile('Correction of {topic2} after the sentence, not in its middle: one point at a time'),
        ],
        mustHave: [mobile('Own voice on {topic2} beside a native speaker, word by word')],
        niceToHave: [both('Call with a person once a week about {topic}, announced beforehand')],
      },
      pains: [
        'Knows words about {topic} and freezes when somebody answers',
        'Learns sentences that nobody says at work',
      ],
      goals: ['Manage {topic} in the first real situation without notes'],
      pricing: ['Language apps often ask $7 to $15 a month; an hour with a private teacher $10 to $40'],
      competitors: [
        {
          name: 'Duolingo',
          knownFor: 'free daily practice with streaks',
          gap: 'Learners often say that they cannot speak after months of it',
        },
        {
          name: 'Babbel',
          knownFor: 'structured courses for beginners',
          gap: 'Ends where free conversation begins',
        },
        {
          name: 'italki',
          knownFor: 'booking private teachers by the hour',
          gap: 'Quality and plan depend on each teacher',
        },
      ],
      challenges: [
        'Learners mistake a streak for progress. Record a conversation about {topic} in week one and week six and let others judge the difference',
      ],
      opportunities: [
        'Employers, hospitals and agencies that bring in people from abroad pay for {topic}, as a failed exam costs them months',
      ],
      firstTest: {
        assumes: '{people} hear their own progress in {topic} within weeks and pay for more of it',
        what: 'Hold twelve half-hour conversations about {topic} by call with six learners over three weeks, charge for the last four, and let a stranger rate the first and last recording',
        passes: '4 of the 6 learners pay, and the stranger rates 4 of the last recordings higher',
        dollars: 60,
        days: 25,
      },
    },
    {
      id: 'school',
      words: [
        'school',
        'schools',
        'classroom',
        'classrooms',
        'teacher',
        'teachers',
        'homework',
        'grading',
        'pupils',
        'kids learn',
        'kindergarten',
        'curriculum',
        'math',
        'maths',
        'science',
        'reading',
        'dyslexia',
        'parents',
        'lesson plans',
        'essays',
        'homeschool',
        'literacy',
      ],
      nouns: {
        audience: 'pupils and teachers',
        topic: 'schoolwork',
        topic2: 'marking',
        activity: 'finish homework without a quarrel',
      },
      features: {
        core: [
          web('Material on {topic} matched to the curriculum of one country and one grade'),
          web('First marking of {topic2} proposed with reasons, decided by the {teacher}'),
        ],
        mustHave: [web('Accounts for {people} without name or address, created by school or parent')],
        shouldHave: [
          both(
            'Help for parents: what is being learned about {topic}, and how to help without giving the answer',
          ),
        ],
        future: [web('{topic} for a whole school or district, with a contract on data')],
      },
      pains: [
        'Marks thirty papers on {topic} on a Sunday and finds the same gap in twenty of them',
        'Sits beside a crying child with {topic} and does not know how it is taught today',
      ],
      goals: ['Have Sunday evening back'],
      pricing: [
        'Teachers pay $5 to $12 a month themselves; schools $3 to $10 a pupil a year, decided once a year',
      ],
      competitors: [
        {
          name: 'Khan Academy',
          knownFor: 'free lessons and exercises',
          gap: 'Follows the US curriculum most closely',
        },
        { name: 'Kahoot', knownFor: 'quizzes that wake a class up', gap: 'Little that builds up over weeks' },
        {
          name: 'Google Classroom',
          knownFor: 'handing out and collecting work',
          gap: 'Says nothing about who understood',
        },
      ],
      challenges: [
        'Schools buy slowly, in spring, through committees. Let single {teachers} use {product} for {topic} free and find out who signs',
      ],
      opportunities: [
        'Teachers share what saves an evening. Twenty of them who use {product} on {topic} in one district are a sales team',
      ],
      beachhead:
        'Start with one grade, one subject and {teachers} of one district who meet in the same training sessions.',
    },
    {
      id: 'tutoring',
      words: [
        'tutor',
        'tutors',
        'tutoring',
        'exam',
        'exams',
        'test prep',
        'university students',
        'admission',
        'scholarship',
        'scholarships',
        'sat',
        'ielts',
        'study',
        'studying',
        'study group',
        'flashcards',
        'flashcard',
        'lecture',
        'lectures',
        'thesis',
        'college',
        'notes',
        'mentors',
        'mentor',
      ],
      nouns: {
        audience: 'students before an exam',
        teacher: 'tutor',
        teachers: 'tutors',
        unit: 'session',
        units: 'sessions',
        topic: 'the exam',
        topic2: 'past papers',
        activity: 'pass the exam at the first try',
      },
      features: {
        core: [
          both('Plan for {topic} back from the date, which shrinks honestly when days are missed'),
          both('Questions made from one’s own notes on {topic}, with the passage they come from'),
        ],
        mustHave: [both('Trial run of {topic} under real time, with a list of the points that cost most')],
        shouldHave: [both('{units} with a {teacher} for exactly the points that repetition did not solve')],
      },
      pains: [
        'Learns what is easy about {topic} and leaves the gaps for the last week',
        'Cannot pay for enough hours with a {teacher}',
      ],
      goals: ['Know two weeks before the date what still has to be learned about {topic}'],
      pricing: [
        'Study tools often ask $5 to $15 a month before exams; {teachers} $15 to $60 an hour, of which platforms keep 15% to 30%',
      ],
      competitors: [
        {
          name: 'Quizlet',
          knownFor: 'flashcards shared by students',
          gap: 'Sets of others contain errors, and more sits behind the paid plan',
        },
        {
          name: 'Anki',
          knownFor: 'repetition at the right time, free on the desktop',
          gap: 'Making good cards takes long',
        },
        {
          name: 'Preply',
          knownFor: 'a wide choice of tutors',
          gap: 'Tutors complain about the commission on first lessons',
        },
      ],
      challenges: [
        'Demand comes twice a year and leaves after the exam. Find the next reason for {audience} to stay, or price for one season',
      ],
      opportunities: [
        'Every year brings a new group with the same exam and the same errors about {topic}: what is learned about them stays useful',
      ],
      beachhead: 'Start with one exam at one place, eight weeks before its date.',
    },
    {
      id: 'skills',
      words: [
        'courses',
        'course',
        'online courses',
        'bootcamp',
        'coding bootcamp',
        'upskilling',
        'upskill',
        'reskilling',
        'career',
        'professional',
        'certification',
        'certificate',
        'training',
        'employees',
        'apprentices',
        'apprenticeship',
        'vocational',
        'guitar',
        'piano',
        'music',
        'drawing',
        'photography',
        'hobby',
        'crafts',
        'skills',
        'cooking',
      ],
      nouns: {
        audience: 'adults who want a new skill',
        teacher: 'instructor',
        teachers: 'instructors',
        topic: 'the new skill',
        topic2: 'practice pieces',
        activity: 'finish a first real piece of work',
      },
      features: {
        core: [
          both('A first piece of work in week one, on {topic}, that can be shown to others'),
          both('Feedback on {topic2} from a person or a checklist within two days'),
        ],
        mustHave: [
          both('Groups of {people} with a start date, since people finish what others expect of them'),
        ],
        shouldHave: [both('Page for {people} with dates and versions of each piece')],
        future: [web('Employers who set tasks from their own work on {topic} and see the results')],
      },
      pains: [
        'Has bought three courses on {topic} and finished none',
        'Follows a video on {topic} and cannot do it alone',
      ],
      goals: ['Show a finished piece to an employer or friends within a month'],
      competitors: [
        { name: 'Udemy', knownFor: 'cheap courses on everything', gap: 'Most buyers do not finish' },
        { name: 'Coursera', knownFor: 'courses with university names', gap: 'Little contact with a person' },
        { name: 'YouTube', knownFor: 'free lessons for any skill', gap: 'No order, no feedback' },
      ],
      challenges: [
        'Completion is the weak point of online courses. Decide what a person who falls behind on {topic} hears on day ten, and from whom',
      ],
      opportunities: [
        'People with the skill who like to teach bring their own followers and need only dates, payment and a place for {topic2}',
      ],
    },
  ],
  pricing: [
    'Subscription: $6 to $15 a month for {people} is common, with yearly plans at half price',
    'Price per course on {topic} with a date: $80 to $600, where a {teacher} takes part',
    'Licence on {topic} for schools or companies: $3 to $20 per learner a year',
    'Free for {teachers}, paid by the school after a term of use',
  ],
  channels: [
    '{teachers} who share what works for {topic} with colleagues',
    'groups of {audience} of one course, exam or school',
    'search pages that answer one exact question about {topic}',
  ],
  competitors: [
    { name: 'YouTube', knownFor: 'free explanations of nearly everything', gap: 'No practice and no order' },
    {
      name: 'ChatGPT',
      knownFor: 'instant explanations in any words',
      gap: 'Gives answers easily, checks learning rarely, and errs with confidence',
    },
    { name: 'Coursera', knownFor: 'courses with certificates', gap: 'Many learners stop before the end' },
    {
      name: 'A private teacher',
      knownFor: 'attention to one learner',
      gap: 'Costs more per hour than many can pay',
    },
  ],
  against: [
    'Free entertainment is one tap away, while {topic} takes effort from {people}. If they stop after the first week, nobody pays for the second month',
  ],
  challenges: [
    '{audience}, those who choose and those who pay are often different people. Write down which of them {product} has to convince first',
    'Proof is hard: choose one test on {topic} outside {product} and use it before and after',
    'Good material on {topic} costs weeks per hour of content. Check how much may be licensed or written by {teachers}',
  ],
  regulations: {
    any: [
      'Data of pupils is protected almost everywhere; schools will ask for a written agreement before a class may log in',
    ],
    eu: [
      'Many EU schools may only use services hosted in the EU and need a processing agreement; systems that grade or admit learners count as high-risk under Annex III of the EU AI Act',
    ],
    us: [
      'FERPA protects pupil records in US schools, and COPPA requires consent for children under 13; states add their own student-privacy laws',
    ],
    uk: ['Services likely to be used by children in the UK follow the Children’s Code of the ICO'],
    india: [
      'The Digital Personal Data Protection Act asks for verifiable consent of a parent below 18; coaching advertising is watched by the consumer authority',
    ],
  },
  opportunities: [
    'An exam date, a new job or a school year gives a natural start and a natural price for {topic}',
    'Errors that {audience} make with {topic} are few and repeat: a list of the fifty most common ones is a product in itself',
    'One school, course or employer can bring a whole group of {audience}, which also tells whether groups finish more often',
    '{units} made by {teachers} for their own group can be shared with permission, and grow without a content team',
  ],
  differences:
    'Usual ways to differ are a proven result, a person who gives feedback, fit to one exam or curriculum, or far less time. Say which one {audience} can check within two weeks.',
  beachhead:
    'Start with those {audience} who share a date and a goal, such as one course, one exam or one employer.',
  firstTest: {
    assumes: 'After three weeks of {topic}, {people} can do more than before, and somebody pays for that',
    what: 'Teach {topic} to eight people for three weeks with documents, calls and a shared sheet, test them before and after, and charge from week two',
    passes: '5 of the 8 finish and pay. With fewer, change the form before building',
    dollars: 80,
    days: 28,
  },
  market: {
    serving: {
      customers: {
        label: 'Teachers, schools and trainers with this need',
        unit: 'customers',
        perPerson: { low: 0.002, base: 0.006, high: 0.012 },
        note: 'Countries count roughly one teacher for 70 to 120 inhabitants; a sixth to all of them is assumed.',
      },
      revenue: {
        range: { low: 30, base: 90, high: 240 },
        note: 'Assumed: $5 to $20 a month per teacher, or a licence per school divided by its teachers.',
      },
    },
    customers: {
      label: 'Learners with this goal in a year',
      unit: 'people',
      perPerson: { low: 0.003, base: 0.015, high: 0.05 },
      note: 'Between 0.3% and 5% of all inhabitants is assumed to learn one subject of this kind in a year.',
    },
    revenue: {
      range: { low: 20, base: 60, high: 150 },
      note: 'Assumed: $10 a month for two to twelve months, or one course.',
      usesPerYear: { low: 4, base: 15, high: 40 },
      useValue: { low: 10, base: 25, high: 50 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.35 },
      note: 'Share with the right language, level and device; assumed.',
    },
    obtainable: {
      range: { low: 0.004, base: 0.015, high: 0.04 },
      note: 'Share won within three years beside free offers; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 837_300_000_000, base: 837_300_000_000, high: 837_300_000_000 },
        note: 'Revenues of US public schools in fiscal year 2021: $837.3 billion. What families and employers pay besides is not in it.',
        reference: 'https://nces.ed.gov/blogs/nces/?tag=/expenditures',
      },
      share: {
        range: { low: 0.0002, base: 0.001, high: 0.005 },
        note: 'A sum of that size which learners, families or schools spend on this kind of help; assumed. Ask ten of them what they paid last year.',
      },
    },
  },
  variations: {
    seasons: [
      'The school year sets the pace: demand for {topic} rises in September and January and before exams in spring, and hardly exists in July',
      'Schools decide on next year’s tools for {topic} in spring, with money that must be spent before their year ends',
    ],
    places: [
      'Curricula, exams and languages differ by country and often by state, so a second place needs new content for {topic}',
      'Where connections are slow or phones shared, {product} must work offline and for several people on one device',
    ],
  },
  references: [
    {
      title: '70% of 10-Year-Olds now in Learning Poverty, Unable to Read and Understand a Simple Text',
      publisher: 'World Bank',
      address:
        'https://www.worldbank.org/en/news/press-release/2022/06/23/70-of-10-year-olds-now-in-learning-poverty-unable-to-read-and-understand-a-simple-text',
      date: '2022-06-23',
      says: 'The World Bank and partners estimated in 2022 that 70% of ten-year-olds in low- and middle-income countries could not read and understand a simple text, up from 57% before the pandemic.',
      figure: { value: 70, unit: '% of ten-year-olds in low- and middle-income countries', year: 2022 },
      use: 'opportunity',
      parts: ['school', 'tutoring'],
      relevance: 'Need for basic skills, mostly where families cannot pay much.',
    },
    {
      title: 'Global report on teachers',
      publisher: 'New Zealand National Commission for UNESCO',
      address: 'https://unesco.org.nz/knowledge-hub/global-report-on-teachers',
      date: '2024',
      says: 'UNESCO projects a shortage of 44 million primary and secondary teachers worldwide by 2030, of whom 15 million in sub-Saharan Africa.',
      figure: { value: 44, unit: 'million teachers missing worldwide, as projected', year: 2030 },
      use: 'opportunity',
      parts: ['school', 'tutoring'],
      relevance: 'Why schools look for help with routine work; not a number of buyers.',
    },
    {
      title: 'Adult learning: participants',
      publisher: 'Eurostat',
      address:
        'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Adult_learning_-_participants',
      date: '2024',
      says: 'Eurostat reports that 46.6% of people aged 25 to 64 in the EU took part in education or training in 2022, up from 43.7% in 2016; most of it was non-formal.',
      figure: { value: 46.6, unit: '% of people aged 25 to 64 in the EU', year: 2022 },
      use: 'opportunity',
      parts: ['skills', 'language'],
      relevance: 'Shows how usual learning beside work is; much of it is paid for by employers.',
    },
    {
      title: 'Foreign language skills statistics',
      publisher: 'Eurostat',
      address:
        'https://ec.europa.eu/eurostat/statistics-explained/index.php/Foreign_language_skills_statistics',
      date: '2024',
      says: 'In 2022, 25.3% of people aged 25 to 64 in the EU knew no foreign language; of those who knew one, 28% called themselves proficient.',
      figure: { value: 25.3, unit: '% of people aged 25 to 64 in the EU', year: 2022 },
      use: 'opportunity',
      parts: ['language'],
      relevance: 'Distance between knowing a language and using it well, by own judgement.',
    },
    {
      title: 'Regulation (EU) 2024/1689 (Artificial Intelligence Act)',
      publisher: 'EUR-Lex, European Union',
      address: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      date: '2024-07-12',
      says: 'Annex III of the EU AI Act lists systems that decide on admission, evaluate learning outcomes or watch for cheating in exams as high-risk.',
      use: 'challenge',
      relevance: 'Concerns products that grade or admit learners in the EU.',
    },
    {
      title: 'Tutoring – The New Landscape',
      publisher: 'The Sutton Trust',
      address: 'https://www.suttontrust.com/our-research/tutoring-2023-the-new-landscape/',
      date: '2023',
      says: 'In a survey of 2022 for the Sutton Trust, 30% of pupils aged 11 to 16 in England and Wales had ever had private tutoring, against 18% in 2005; 11% had it in the school year 2021/22.',
      figure: { value: 30, unit: '% of pupils aged 11 to 16 in England and Wales', year: 2022 },
      use: 'opportunity',
      parts: ['tutoring', 'school', 'language'],
      relevance: 'Pupils of state schools; richer families and London stand far above the average.',
    },
    {
      title:
        'Highlights From the FY 21 Revenues and Expenditures for Public Elementary and Secondary Education Report',
      publisher: 'National Center for Education Statistics',
      address: 'https://nces.ed.gov/blogs/nces/?tag=/expenditures',
      date: null,
      says: 'US public schools had revenues of $837.3 billion in fiscal year 2021, of which 89.4% came from states and local governments, by the National Center for Education Statistics.',
      figure: { value: 837.3, unit: 'billion US dollars', year: 2021 },
      use: 'opportunity',
      parts: ['school', 'tutoring', 'skills'],
      relevance:
        'Most of it pays staff and buildings; it shows who decides rather than what is free to spend.',
    },
  ],
}

export default education
