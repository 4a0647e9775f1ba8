import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const recruiting: DomainData = {
  id: 'recruiting',
  topics:
    'jobs, positions, vacancies, shifts, internships, gigs, apprenticeships, projects, careers, night shifts, summer jobs, side jobs'.split(
      ', ',
    ),
  supply: {
    slot: 'employers',
    words:
      'employers, companies, recruiters, HR teams, startups, agencies, hiring managers, care homes, managers, HR departments'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'job seekers',
    audience: 'employers and applicants',
    topic: 'open positions',
    topic2: 'applications',
    activity: 'fill a position in four weeks',
    candidate: 'applicant',
    candidates: 'applicants',
    employer: 'employer',
    employers: 'employers',
  },
  roles: [
    {
      title: 'Person looking for work',
      focus: 'Wants a clear answer on {focus} soon, and to be seen for what counts',
      responsibilities: [
        'States skills, hours and limits for {topic} once',
        'Gives {focus} a fair try and says no early',
        'Decides who sees data on {topic2} and for how long',
      ],
    },
    {
      title: 'Hiring side: {employer}',
      focus: 'Wants people for {topic} who can do the work and stay',
      responsibilities: [
        'Describes {topic} with tasks, pay and hours, honestly',
        'Gives every {candidate} an answer within a week',
        'Decides on {topic2}, with reasons that can be shown',
      ],
    },
    {
      title: 'Operations and fairness',
      focus: 'Keeps {focus} useful and selection clean',
      responsibilities: [
        'Removes false and dead entries from {topic}',
        'Checks which {people} are left out at each step, by group',
        'Deletes data on {people} when its time is over',
      ],
    },
  ],
  personas: [
    {
      description: 'Qualified person who is open to change or has to change',
      age: '20 to 55',
      occupation: 'Employed, returning, newly arrived or between jobs',
      technicalLevel: 'Phone first; hates typing a CV again',
      painPoints: [
        'Sends {topic2} into silence',
        'Reads offers for {topic} without pay, place or hours',
        'Doubts that {focus} will help with a gap, a name or a missing paper',
      ],
      goals: [
        'Know within days where {topic2} stand',
        'Show what one can do, beyond {topic2}',
        'Find {topic} to go with the rest of life',
      ],
    },
    {
      description: 'Person responsible for hiring in a small or medium company',
      age: '30 to 55',
      occupation: 'Owner, team lead or a recruiter with too many positions',
      technicalLevel: 'Mail, spreadsheets, one recruiting system at most',
      painPoints: [
        'Gets eighty {topic2} of which five fit, or none at all',
        'Loses good people for {topic}, because an answer takes two weeks',
        'Has tried something like {focus} and could not tell whether it helped',
      ],
      goals: [
        '{activity}',
        'Talk to five people about {focus} instead of reading fifty papers',
        'Know after a year what {focus} changed',
      ],
    },
  ],
  features: {
    core: [
      both('Offer for {topic} with pay range, place, hours and the real tasks of the first three months'),
      mobile('First step for {people} in three minutes from the phone, without a letter'),
      web(
        'List of {candidates} for {topic} by three criteria set beforehand, with the reason for each place',
      ),
      both('Dates for talks about {focus} that both sides choose from a calendar'),
    ],
    mustHave: [
      both('{focus} explained in plain words, and an answer to {people} in any case'),
      web('Same questions on {focus} and the same scale for everyone, noted during the talk'),
      both('Consent, deletion date and export for {people}'),
      web('Check of wording in {topic} for groups that it keeps away'),
      both('Check that {employers} and {topic} are real'),
    ],
    shouldHave: [
      both('Small work sample for {topic}, at most thirty minutes, with feedback'),
      web('Messages about {focus} that sound like a person, prepared and approved'),
      web('{focus} connected to the recruiting system in use'),
      both('New contact with {people} when something else fits'),
    ],
    niceToHave: [
      both('Two-minute view of the team behind {topic}'),
      both('Recommendation for {topic} by colleagues, with thanks that are paid after the trial period'),
      web('Cost and days per hire with and without {focus}'),
      both('Preparation of {people} for the talk'),
    ],
    future: [
      web('First weeks after {topic}: tasks, contacts, short questions'),
      web('Pay comparison for {topic} from own data, without names'),
      both('{focus} for a second profession or region'),
      web('{focus} for agencies and public employment services'),
    ],
  },
  angles: [
    {
      id: 'applicants',
      words: [
        'resume',
        'resumes',
        'cv',
        'cvs',
        'cover letter',
        'cover letters',
        'job seekers',
        'job seeker',
        'job search',
        'job applications',
        'interview practice',
        'mock interviews',
        'career',
        'career change',
        'graduates',
        'internship',
        'internships',
        'interns',
        'laid off',
        'salary negotiation',
        'salary',
        'unemployed',
        'linkedin',
        'students',
      ],
      nouns: {
        audience: 'job seekers',
        topic: 'open positions',
        focus: 'the job search',
        topic2: 'applications',
        activity: 'get from sending applications to being invited',
        employer: 'employer',
      },
      features: {
        core: [
          both(
            'One profile for {focus} that fits each position, with every sentence traceable to facts the person gave',
          ),
          both(
            'Practice talk on {focus} with questions from the advertisement, spoken aloud, with two points to improve',
          ),
        ],
        mustHave: [both('Nothing in {topic2} is invented: claims without a fact are marked before sending')],
        shouldHave: [both('List of {topic2} with next step and date')],
        niceToHave: [both('Pay range for {people}, with source and date')],
      },
      pains: [
        'Starts {focus} anew for each advertisement and hears nothing',
        'Is nervous about {focus} and forgets the best examples',
      ],
      goals: ['Three invitations within a month'],
      pricing: [
        'Job seekers pay $10 to $30 a month for two or three months; universities and public offices pay $5 to $30 per person a year',
      ],
      competitors: [
        {
          name: 'LinkedIn',
          knownFor: 'network and advertisements',
          gap: 'Hundreds apply to each visible position',
        },
        { name: 'Teal', knownFor: 'tracking applications and adapting CVs', gap: 'Output reads alike' },
        {
          name: 'Resume.io',
          knownFor: 'CV templates',
          gap: 'Customers complain about renewing subscriptions',
        },
      ],
      challenges: [
        'Success with {focus} ends the subscription. Price for eight weeks and live from recommendations, or find a payer who has new {audience} every year',
      ],
      opportunities: [
        'Universities, public employment offices and companies that lay people off must help with {focus} and have budgets for it',
      ],
      firstTest: {
        assumes:
          'Help with {focus} leads to more invitations, and {audience} pay for it before they have the job',
        what: 'Help twelve {audience} for three weeks with {focus} by hand, charge a fixed fee, and count invitations before and after',
        passes: '8 of the 12 pay, and they get 50% more invitations than before',
        dollars: 50,
        days: 30,
      },
    },
    {
      id: 'screening',
      sells: 'organisations',
      words: [
        'candidate',
        'candidates',
        'applicant',
        'applicants',
        'applicant tracking',
        'ats',
        'screening',
        'screen',
        'interview',
        'interviews',
        'recruiters',
        'recruiter',
        'hiring managers',
        'skills tests',
        'skills assessment',
        'assessment',
        'bias',
        'video interviews',
        'scorecards',
        'reference checks',
        'background checks',
        'shortlist',
        'hr teams',
      ],
      nouns: {
        people: 'applicants',
        audience: 'hiring teams',
        topic: 'selection',
        topic2: 'applications',
        activity: 'agree on five people to meet by tomorrow',
      },
      features: {
        core: [
          web('Criteria for {focus} set before anyone reads {topic2}, and a short list with reasons'),
          web('Guide to {focus} with questions per criterion and a scale, filled in on the spot'),
        ],
        mustHave: [
          web('Log of each automatic proposal on {focus} and of who decided'),
          web('Yearly check of {focus} for bias by an independent body, prepared by export'),
        ],
        shouldHave: [web('View of {topic2} without name, photo and age for the first reading')],
      },
      pains: [
        'Reads {topic2} at night and decides by feeling',
        'Two people judge {topic2} and remember different things',
      ],
      goals: ['Be able to explain each no in {focus}'],
      pricing: [
        'Recruiting software for small companies often costs $50 to $300 a month, or $5 to $20 per assessed person',
      ],
      competitors: [
        {
          name: 'Greenhouse',
          knownFor: 'structured hiring for growing companies',
          gap: 'Price and set-up are high for a few hires a year',
        },
        { name: 'Workable', knownFor: 'recruiting for small teams', gap: 'Price rises with staff numbers' },
        { name: 'HireVue', knownFor: 'video interviews at scale', gap: 'Criticised for automated judgement' },
      ],
      challenges: [
        'Software that ranks {candidates} counts as high-risk AI in the EU (Annex III of Regulation (EU) 2024/1689). Keep a person in charge, log decisions and test for bias from the first version',
      ],
      opportunities: [
        'A wrong hire costs months of pay; {audience} who had one last year listen. Ask for that story first',
      ],
    },
    {
      id: 'job-matching',
      words: [
        'job board',
        'job boards',
        'job matching',
        'matches',
        'match',
        'matching',
        'hiring platform',
        'talent',
        'retired',
        'engineers',
        'nurses',
        'truck drivers',
        'teachers',
        'refugees',
        'women',
        'veterans',
        'people with disabilities',
        'remote jobs',
        'remote workers',
        'vacancies',
        'startups',
        'developers',
        'part-time',
        'return to work',
        'mothers',
        'niche',
        'apprentices',
      ],
      nouns: {
        audience: 'people looking for fitting work',
        topic: 'fitting work',
        topic2: 'profiles',
        activity: 'meet three fitting people or employers in two weeks',
        candidate: 'candidate',
        candidates: 'candidates',
      },
      features: {
        core: [
          both('Profile of what {people} can and want, made in a ten-minute talk instead of a form'),
          both('Three proposals for {topic} a week with the reason, answered with yes, no or not now'),
        ],
        mustHave: [both('Pay and hours for {topic} shown before {employers} see names')],
        shouldHave: [both('Trial day of {topic} before a contract')],
        niceToHave: [both('Others who made the same change answer {people}')],
      },
      pains: [
        'General job boards bury {topic} under thousands of others',
        'Has experience that no drop-down list contains',
      ],
      goals: ['Be asked about {focus} instead of searching'],
      pricing: [
        'Advertisements $100 to $500 each, or 8% to 20% of a year’s pay per hire; candidates do not pay',
      ],
      competitors: [
        {
          name: 'Indeed',
          knownFor: 'reach across all trades',
          gap: 'Many unsuitable applications, employers say',
        },
        { name: 'Wellfound', knownFor: 'jobs in young companies', gap: 'Little outside technology' },
        {
          name: 'Agencies for the trade',
          knownFor: 'knowing people by name',
          gap: 'Cost a fifth of a year’s pay or more',
        },
      ],
      challenges: [
        'Both sides of {topic} are needed in one trade and region at the same time. Begin with positions that three {employers} must fill now',
      ],
      opportunities: [
        'Associations and groups of {audience} exist already; one respected person who recommends {product} brings dozens',
      ],
      beachhead: 'Start {topic} in one region, with employers who hire every month.',
      firstTest: {
        assumes: 'An {employer} pays for {candidates} whom nobody else would have introduced',
        what: 'Take five real positions, find and talk to thirty {candidates} yourself, introduce three per position within two weeks, and charge for each hire',
        passes: '2 of the 5 positions end in a paid hire',
        dollars: 150,
        days: 45,
      },
    },
    {
      id: 'shift-work',
      sells: 'organisations',
      words: [
        'shift workers',
        'temp workers',
        'temp',
        'staffing',
        'staffing agency',
        'seasonal workers',
        'seasonal',
        'gig jobs',
        'blue collar',
        'warehouse workers',
        'hospitality',
        'nurses',
        'cleaners',
        'shifts',
        'shift',
        'last minute',
        'on demand',
        'construction workers',
        'waiters',
        'substitute teachers',
        'drivers',
        'harvest',
      ],
      nouns: {
        people: 'shift workers',
        audience: 'employers with shifts to fill',
        topic: 'shifts',
        topic2: 'hours and pay',
        activity: 'fill tomorrow’s shift tonight',
        candidate: 'worker',
        candidates: 'workers',
      },
      features: {
        core: [
          mobile('{focus} with pay, place and contact, accepted in one tap by people with the right papers'),
          mobile('Start and end of {focus} recorded at the place, confirmed by both sides'),
        ],
        mustHave: [both('Papers, permits and limits on hours checked before {focus} are confirmed')],
        shouldHave: [both('Pay for {focus} within days, with a clear slip')],
        future: [web('Own pool for each {employer}, with known people asked first')],
      },
      pains: [
        'Phones twenty people about {focus} at six in the morning',
        'Waits two weeks for pay and does not understand the slip',
      ],
      goals: ['Know on Thursday what the weekend brings'],
      competitors: [
        {
          name: 'Instawork',
          knownFor: 'hourly work in hospitality and warehouses',
          gap: 'Cancellations on both sides are the usual complaint',
        },
        {
          name: 'Staffing agencies',
          knownFor: 'responsibility as employer',
          gap: 'Margins of a third and more',
        },
        {
          name: 'A chat group',
          knownFor: 'speed and no cost',
          gap: 'No record of hours, papers or who promised what',
        },
      ],
      challenges: [
        'Who is the employer during {focus} decides on tax, insurance and liability. In many countries lending staff needs a permit: settle this first',
      ],
      opportunities: [
        'Places in one street need {focus} at different hours; the same trusted {candidates} can serve several',
      ],
    },
    {
      id: 'staff',
      sells: 'organisations',
      words: [
        'onboarding',
        'new hires',
        'employee engagement',
        'employee turnover',
        'turnover',
        'retention',
        'exit interviews',
        'performance reviews',
        'feedback',
        'employees',
        'employee',
        'surveys',
        'employee referrals',
        'referral bonus',
        'hr',
        'hr departments',
        'human resources',
        'people leave',
        'culture',
        'wellbeing',
        'managers',
        'remote teams',
      ],
      nouns: {
        people: 'employees',
        audience: 'HR teams',
        topic: 'the working climate',
        topic2: 'exit talks',
        activity: 'learn why people leave while it can still be changed',
        candidate: 'employee',
        candidates: 'employees',
      },
      features: {
        core: [
          both('{focus} at moments that matter: week one, week six, change of manager, leaving'),
          web(
            'Answers on {focus} shown for groups of at least five, with the exact words only after consent',
          ),
        ],
        mustHave: [both('Names stay unknown by design, explained on one page')],
        shouldHave: [
          web('One measure from {focus} per quarter, with owner, date and a check whether it helped'),
        ],
      },
      pains: [
        'Hears from a former colleague, months later, what {focus} should have told',
        'Runs a yearly survey on {focus} that changes nothing',
      ],
      goals: ['Keep two people this year who would have left'],
      pricing: ['HR tools of this kind often cost $2 to $8 per {candidate} a month'],
      competitors: [
        {
          name: 'Culture Amp',
          knownFor: 'surveys with comparison figures',
          gap: 'Small companies find it heavy',
        },
        {
          name: 'Officevibe',
          knownFor: 'short weekly questions',
          gap: 'People stop answering when nothing follows',
        },
        { name: 'BambooHR', knownFor: 'HR records for small companies', gap: 'Feedback is a side function' },
      ],
      challenges: [
        'In {focus}, people tell the truth only if they believe in anonymity. Let works council or staff check {product} before the first question',
      ],
      opportunities: [
        'What {audience} lose has a price that finance accepts: count leavers of last year times half a year’s pay in the first talk',
      ],
    },
  ],
  pricing: [
    'Subscription for {employers}: $50 to $300 a month, with {focus} included',
    'Fee per hire: 8% to 20% of the first year’s pay, due after the trial period',
    'Price per case of {topic}: $100 to $500 for four weeks',
    'Free for {candidates}; charging them is forbidden or frowned upon in many countries',
  ],
  channels: [
    'associations and training centres to which {audience} belong',
    'direct messages to {employers} whose position has been open for more than six weeks',
    'groups in which {audience} already warn and recommend',
  ],
  competitors: [
    {
      name: 'LinkedIn',
      knownFor: 'profiles of most office workers',
      gap: 'Messages from recruiters go unread',
    },
    { name: 'Indeed', knownFor: 'reach', gap: 'Quantity instead of fit' },
    { name: 'Recruitment agencies', knownFor: 'doing the whole work', gap: 'Cost and little transparency' },
    { name: 'Personal recommendation', knownFor: 'trust', gap: 'Brings more of the same people' },
  ],
  against: [
    'Companies hire in waves; if {employers} need {focus} for a few weeks a year, they stop paying in between and have to be won anew',
  ],
  challenges: [
    '{audience} lose patience with empty lists: thirty real entries for {topic} in one trade beat thousands of mixed ones',
    'Large boards copy or outbid new ones. Say what {product} knows about {audience} that they cannot',
    'Bias in past decisions is learned by software. Check each step of {topic} by group, every quarter',
  ],
  regulations: {
    any: [
      'Placing people in work is licensed in many countries, and equal-treatment law applies to every step of selection',
    ],
    eu: [
      'The EU AI Act (Regulation (EU) 2024/1689, Annex III) treats software for hiring as high-risk, and the Pay Transparency Directive (EU) 2023/970 gives applicants a right to the pay range',
    ],
    us: [
      'Equal-employment law applies to software as to people in the US; several states and cities require pay ranges in advertisements',
    ],
    uk: [
      'The Equality Act 2010 applies to selection in the UK, and employment agencies follow the Conduct Regulations 2003',
    ],
    india: [
      'Contract labour is regulated in India; agencies that place workers abroad need registration under the Emigration Act',
    ],
  },
  opportunities: [
    'Where people are short, {employers} pay today for what helps: offer {focus} there first',
    'An answer to every {candidate} within a week is rare, and is talked about',
    'Old {topic2} at {employers} are a forgotten pool: asking those {audience} again is quick and legal with consent',
    'A work sample tells more about {focus} than a letter and takes thirty minutes',
  ],
  differences:
    'Usual ways to differ are one profession known in depth, speed of answer, fair and explained selection, or payment only on success. Say which one {audience} would notice in the first week.',
  beachhead:
    'Start {focus} with one profession in one region, where you can name fifty {employers} and reach people through one association.',
  firstTest: {
    assumes: '{audience} pay for a result in {focus}, not only for a promise',
    what: 'Take three real cases for {focus}, do the work by hand for four weeks, agree on a fee for success beforehand, and note where time was lost',
    passes: 'The fee falls due and is paid in 2 of the 3 cases',
    dollars: 50,
    days: 35,
  },
  market: {
    serving: {
      customers: {
        label: 'Employers with this need in a year',
        unit: 'employers',
        perPerson: { low: 0.0005, base: 0.002, high: 0.006 },
        note: 'Between one employer per 2,000 and six per 1,000 inhabitants is assumed to hire in this way in a year.',
      },
      revenue: {
        range: { low: 300, base: 1000, high: 4000 },
        note: 'Assumed: a subscription of $50 to $150 a month for part of the year, or one to two paid hires.',
      },
    },
    customers: {
      label: 'People looking for work of this kind in a year',
      unit: 'people',
      perPerson: { low: 0.005, base: 0.02, high: 0.05 },
      note: 'Between 0.5% and 5% of all inhabitants is assumed to look for work of one kind in a year.',
    },
    revenue: {
      range: { low: 10, base: 40, high: 90 },
      note: 'Assumed: $10 to $30 a month for one to three months, or the same from a university or office per person.',
      usesPerYear: { low: 1, base: 3, high: 10 },
      useValue: { low: 20, base: 100, high: 1000 },
    },
    reachable: {
      range: { low: 0.04, base: 0.12, high: 0.25 },
      note: 'Share in the chosen profession and region; assumed.',
    },
    obtainable: {
      range: { low: 0.005, base: 0.02, high: 0.05 },
      note: 'Share won within three years beside boards and agencies; assumed.',
    },
  },
  references: [
    {
      title: 'Job Openings and Labor Turnover Survey',
      publisher: 'US Bureau of Labor Statistics',
      address: 'https://www.bls.gov/jlt/',
      date: '2025-03-11',
      says: 'The US Bureau of Labor Statistics counted 7.7 million job openings and 5.4 million hires in January 2025.',
      use: 'opportunity',
      relevance: 'Size and movement of the whole US labour market in one month.',
    },
    {
      title: 'Enforcement of Local Law 144: Automated Employment Decision Tools',
      publisher: 'Office of the New York State Comptroller',
      address:
        'https://www.osc.ny.gov/state-agencies/audits/2025/12/02/enforcement-local-law-144-automated-employment-decision-tools',
      date: '2025-12-02',
      says: 'New York City requires a bias audit within a year before an automated tool is used for hiring decisions, a published summary and a notice to candidates; penalties are $500 to $1,500 a day.',
      use: 'challenge',
      parts: ['screening', 'job-matching'],
      relevance: 'Example of rules that buyers of selection software must follow.',
    },
  ],
}

export default recruiting
