import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const legal: DomainData = {
  id: 'legal',
  topics:
    'legal advice, legal help, legal research, mediation, representation, review, drafting, negotiation, contract management, contract review, contract drafting, estate planning, case management, dispute resolution, intake, protection, registration, company formation, compliance'.split(
      ', ',
    ),
  subjects:
    'legal advice, legal research, mediation, estate planning, contract review, contract management, contract drafting, case management, dispute resolution, company formation, trademark registration, client intake'.split(
      ', ',
    ),
  supply: {
    slot: 'lawyers',
    words:
      'lawyers, attorneys, solicitors, barristers, notaries, paralegals, mediators, law firms, law offices, legal departments, legal teams, counsel'.split(
        ', ',
      ),
  },
  nouns: {
    people: 'people with a legal problem',
    audience: 'people with a legal problem',
    topic: 'legal help',
    activity: 'know where they stand and what to do next',
    lawyer: 'lawyer',
    lawyers: 'lawyers',
    case: 'case',
    cases: 'cases',
    paper: 'letter',
    papers: 'letters',
    other: 'the other side',
  },
  roles: [
    {
      title: 'Person concerned',
      focus: 'Needs {topic} in plain words, at a known price and before time runs out',
      responsibilities: [
        'Tells the facts of the {case} once, with dates and {papers}',
        'Decides how far to go against {other}, as {audience} carry the cost',
        'Reads and signs what goes out in the own name',
      ],
    },
    {
      title: 'Professional: {lawyers}',
      focus: 'Answers to {audience} and to the bar for {topic}',
      responsibilities: [
        'Checks for conflicts before reading what {audience} send',
        'Corrects and releases each text before {audience} take it as advice',
        'Tells {audience} early when a {case} is not worth its cost',
      ],
    },
    {
      title: 'Content editor',
      focus: 'Keeps what {product} says about the law right and dated',
      responsibilities: [
        'Reviews every text on {topic} when a rule or judgment changes',
        'Marks for {audience} in which country and state each text holds',
      ],
    },
  ],
  personas: [
    {
      description: 'Person who needs {topic} once and does not know whether the {case} is worth a {lawyer}',
      age: '22 to 65',
      occupation: 'Employed, renting or running a small business, without legal training',
      technicalLevel: 'Writes mails and fills in forms on the phone; is lost in legal words',
      painPoints: [
        'Cannot tell what {topic} will cost before it has cost something',
        'Puts the {paper} aside out of fear, until a deadline is near',
        'Finds ten answers about {topic} online that contradict each other',
      ],
      goals: [
        '{activity}',
        'Pay a fixed price for {topic} and know what it includes',
        'Be taken seriously by {other}',
      ],
    },
    {
      description: 'Self-employed {lawyer} or small office with too much paperwork on {topic}',
      age: '30 to 64',
      occupation: 'Practises alone or with up to ten colleagues',
      technicalLevel: 'Lives in documents and mail; careful with anything that touches client secrets',
      painPoints: [
        'Spends more hours on the office than on {topic}',
        'Speaks with {people} whose {case} is too small to pay for the call',
        'Fears a missed date in a {case} more than anything else',
      ],
      goals: [
        'Earn with {topic} that is handled the same way each time',
        'Have the facts of {people} in order before the first talk',
        'Write down hours without thinking about it',
      ],
    },
  ],
  features: {
    core: [
      both(
        'Questions in plain words with which {audience} sort out facts, dates and {papers} in ten minutes',
      ),
      both('Answer on {topic} with the rule it rests on, the place it holds for and the date of its review'),
      both('Next step with deadline, cost and what happens if nothing is done'),
      both('Hand-over to one of the {lawyers} with the whole {case}, so that {audience} tell nothing twice'),
    ],
    mustHave: [
      both('Line between information and advice on {topic}, drawn on the screen and in the terms'),
      web('{papers} of {audience} kept encrypted, in a named country, seen only by those on the {case}'),
      both('Fixed price for each step of {topic}, agreed before it starts'),
      both('Deadlines of the {case} in the calendar, with two reminders to two people'),
    ],
    shouldHave: [
      web('Drafts for {topic} from reviewed building blocks, with changes shown against the template'),
      both('What can go wrong for {audience}, with the three facts that decide it'),
      both('State of the {case} that {audience} can see without calling'),
      web('Conflict check by name before a {case} is opened'),
    ],
    niceToHave: [
      mobile('Photo of a {paper} explained to {audience} in five sentences, with what is urgent marked'),
      both('Second language for {audience}, translated by a person'),
      both('What others in the same situation chose, in numbers and without names'),
    ],
    future: [
      web('Filing for {audience} with courts or registers, where they accept it'),
      web('Cover of {topic} by unions, insurers or employers as a benefit'),
      both('A second field of law for {audience}, once the first pays for its own upkeep'),
    ],
  },
  angles: [
    {
      id: 'consumer-disputes',
      words:
        'tenants, tenant, landlord, rent, eviction, evictions, deposit, dismissal, fired, unfair dismissal, employer, small claims, small claims court, consumer rights, flight compensation, compensation, parking fines, traffic tickets, fines, appeal, appeals, objection letters, refund, refunds, letter, letters, rights, dispute, disputes, court, cancel contracts, insurance refuses'.split(
          ', ',
        ),
      nouns: {
        audience: 'people in a dispute with somebody larger',
        people: 'people in a dispute with somebody larger',
        topic: 'help in a dispute',
        activity: 'send the right letter in time and know what follows',
      },
      features: {
        core: [
          both(
            'Check in eight questions whether {audience} have a chance, with a plain no where they have none',
          ),
          both(
            '{paper} to {other} written from the answers of {audience}, checked by a {lawyer} before it goes out',
          ),
        ],
        mustHave: [both('Proof of sending and a date by which {other} must answer')],
        shouldHave: [
          both('What follows if {other} stays silent, with cost and time of each way for {audience}'),
        ],
        niceToHave: [mobile('List of proofs that {audience} should collect now, before they disappear')],
      },
      pains: ['Gives in like many {audience}, because {other} answers with a printed form and a deadline'],
      goals: ['Get the money back without a day in court'],
      pricing: [
        '$20 to $80 for a letter of {audience}, or 20% to 35% of what is won; {lawyers} ask $150 to $400 for the same step',
      ],
      competitors: [
        {
          name: 'DoNotPay',
          knownFor: 'automatic letters against fees and fines',
          gap: 'Ordered by US authorities to stop claims about replacing lawyers',
        },
        {
          name: 'AirHelp',
          knownFor: 'flight compensation for a share',
          gap: 'Passengers complain about the size of the share',
        },
        { name: 'Citizens Advice', knownFor: 'free help with rights in the UK', gap: 'Waiting times' },
      ],
      challenges: [
        'Small sums leave no room for a person in each {case}. Work out the minutes that one {case} may take before promising review',
      ],
      opportunities: [
        'The same landlord, airline or office answers hundreds of {audience} in the same words; what worked once works again',
      ],
      beachhead:
        'Start with one kind of dispute of {audience} in one state, in which one rule decides most cases.',
      firstTest: {
        assumes:
          'A checked letter changes what {other} does, and {audience} pay for it before they know the result',
        what: 'Offer the letter for one kind of dispute on a single page, write thirty of them for {audience} with a {lawyer} over five weeks at the planned price, and note what {other} answers',
        passes:
          '12 of the 30 people get a better offer within three weeks, and the time for each letter leaves a margin',
        dollars: 600,
        days: 60,
      },
    },
    {
      id: 'separation-family',
      words:
        'divorce, divorces, divorcing, separation, custody, mediator, mediators, mediation, prenup, prenups, couples, child support, alimony, marriage contract, co-parenting, shared custody, exes, settlement, guardianship'.split(
          ', ',
        ),
      nouns: {
        audience: 'couples who part',
        people: 'couples who part',
        topic: 'help with a separation',
        activity: 'settle it in writing while both still talk',
        lawyer: 'lawyer or mediator',
        lawyers: 'lawyers and mediators',
        other: 'the other partner',
      },
      features: {
        core: [
          both(
            'Points that {audience} must agree on as one list: settled, open, needs advice, seen by both sides alike',
          ),
          both('Draft agreement in plain words, with what the law says if {audience} write nothing'),
        ],
        mustHave: [
          both('Stop and a human voice when pressure or violence shows in the answers of {audience}'),
        ],
        shouldHave: [
          both('Two ways to share money and time with children, each with its figures for {audience}'),
        ],
        future: [both('Review of the agreement when {audience} move, earn more or have teenagers')],
      },
      pains: ['Pays two {lawyers} to write to each other about furniture'],
      goals: ['Keep the money for the children and not for the proceedings'],
      pricing: [
        'A guided separation costs {audience} $300 to $3,000, against several thousand with two lawyers',
      ],
      competitors: [
        { name: 'Hello Divorce', knownFor: 'guided divorce in the US', gap: 'Not for those who fight' },
        { name: 'amicable', knownFor: 'separation for couples in the UK', gap: 'Both must take part' },
        {
          name: 'LegalZoom',
          knownFor: 'forms and filings online',
          gap: 'Add-ons that customers did not expect',
        },
      ],
      challenges: [
        'One of the two often wants it more. Plan what {product} does for {audience} when only one of them answers',
      ],
      opportunities: [
        'Family advice centres and doctors meet {audience} months before a court does, and have nothing to hand out',
      ],
      firstTest: {
        assumes: '{audience} finish an agreement once they have begun, if somebody keeps asking',
        what: 'Guide fifteen {audience} through the open points by video and a shared list, with a {lawyer} who checks the draft, at the planned price',
        passes: '9 of the 15 sign within eight weeks',
        dollars: 500,
        days: 70,
      },
    },
    {
      id: 'wills-estate',
      words:
        'will, wills, last will, write a will, your will, estate planning, estate, inheritance, inherit, probate, executor, executors, power of attorney, living will, heirs, elderly parents, siblings, funeral, bequests, trust, trusts'.split(
          ', ',
        ),
      nouns: {
        audience: 'families with something to pass on',
        people: 'families with something to pass on',
        topic: 'estate planning',
        activity: 'leave clear papers and no quarrel',
        lawyer: 'notary or lawyer',
        lawyers: 'notaries and lawyers',
        other: 'the authorities',
      },
      features: {
        core: [
          both(
            'Questions on people, things and wishes of {audience}, with what the law does if nothing is written',
          ),
          both(
            'Finished papers in plain words, with the points at which {audience} need a {lawyer} said early',
          ),
        ],
        mustHave: [
          both('Signing by {audience} as the law of the place demands: witnesses, handwriting or a {lawyer}'),
        ],
        shouldHave: [
          both('Place of each paper known to the person whom {audience} name, and to nobody else'),
        ],
        future: [both('Reminder to {audience} every five years and after birth, move or death')],
      },
      pains: ['Puts the papers off until somebody lies in hospital'],
      goals: ['Know that the right person decides if something happens'],
      pricing: ['A will online costs {audience} $50 to $250, with a {lawyer} usually $300 to $1,500'],
      competitors: [
        {
          name: 'Trust & Will',
          knownFor: 'wills and trusts online in the US',
          gap: 'Complex families need more',
        },
        {
          name: 'Farewill',
          knownFor: 'wills and probate in the UK',
          gap: 'Limits by country and kind of estate',
        },
        {
          name: 'LegalZoom',
          knownFor: 'forms and filings online',
          gap: 'Add-ons that customers did not expect',
        },
      ],
      challenges: [
        'A mistake in a will is found when nobody can correct it. Turn away {audience} with complicated cases, and say so early',
      ],
      opportunities: [
        'Banks, midwives and funeral homes meet {audience} in the right week; charities pay for wills that may remember them',
      ],
      beachhead:
        'Start with one kind of family among {audience} and one country, in which a will needs no notary.',
      firstTest: {
        assumes: '{audience} sign and do not only fill in',
        what: 'Lead twenty {audience} to a signed paper by phone and a shared form over six weeks, with a {lawyer} who checks each, at the planned price',
        passes: '13 of the 20 have signed before witnesses by the end',
        dollars: 400,
        days: 50,
      },
    },
    {
      id: 'law-practice',
      sells: 'organisations',
      words:
        'law firms, law firm, lawyers, attorneys, attorney, solo attorneys, solicitors, paralegals, law office, court dates, court deadlines, court deadline, court hearings, billable hours, billable time, client intake, case management, matter management, legal research, case law, discovery documents, depositions, evidence, bundles, retainers, trust accounts, conflict checks, court filings, witness statements'.split(
          ', ',
        ),
      nouns: {
        audience: 'small law offices',
        people: 'clients of the office',
        topic: 'work on the file',
        activity: 'have dates, papers and hours of every file in one place',
        record: 'file',
        records: 'files',
        paper: 'document',
        papers: 'documents',
      },
      features: {
        core: [
          web(
            'Dates read out of {papers} from courts, with the passage beside them and a second person to confirm',
          ),
          web('Answers on {cases} with the source opened at the sentence, and nothing without a source'),
        ],
        mustHave: [web('No training on client {papers}, storage in a named country, log of every access')],
        shouldHave: [
          web('Hours proposed from mail, calls and documents, to be released at the end of the day'),
        ],
        niceToHave: [web('First talk prepared by the client: facts, dates, {papers}, wish')],
      },
      pains: ['Writes hours down on Friday and loses a tenth of them'],
      goals: ['Leave at seven without fear of a missed date'],
      pricing: ['Price per {lawyer}: $40 to $150 a month is common, research and AI tools $80 to $400'],
      competitors: [
        { name: 'Clio', knownFor: 'practice management for small offices', gap: 'Price steps and add-ons' },
        { name: 'MyCase', knownFor: 'files, billing and client portal', gap: 'Reports that users find thin' },
        {
          name: 'Westlaw and Lexis',
          knownFor: 'legal research with long history',
          gap: 'Cost and contracts for small offices',
        },
      ],
      challenges: [
        'Lawyers have been fined for citing invented judgments. Every source must open, and {product} must say nothing where it has none',
      ],
      opportunities: [
        'Insurers of {lawyers} pay for missed dates; they have lists of members and a reason to recommend a second pair of eyes',
      ],
      beachhead:
        'Start with offices of one to five {lawyers} in one field and one court district, whose papers look alike.',
      firstTest: {
        assumes:
          '{audience} trust a program with dates and papers after they have compared it with their own work',
        what: 'Run the incoming mail of four offices of the last two months beside their own calendar, with names removed, and compare every date',
        passes: 'No missed date and fewer than 3 wrong ones in 100, and 2 of the 4 offices pay for a month',
        dollars: 200,
        days: 30,
      },
    },
    {
      id: 'contracts',
      sells: 'organisations',
      words:
        'contract, contracts, contract review, contract management, contract drafting, clauses, clause, unusual clauses, nda, ndas, redlines, redlining, legal teams, legal department, legal departments, in-house counsel, general counsel, procurement, terms, e-signature, e-signatures, digital signatures, lease agreements, renewal dates, obligations, negotiations, summarises, summarizes, templates, playbook'.split(
          ', ',
        ),
      nouns: {
        audience: 'companies and offices that handle contracts',
        people: 'colleagues who need a contract',
        topic: 'contract review',
        activity: 'know what was agreed before it is signed and after',
        record: 'contract',
        records: 'contracts',
        paper: 'contract',
        papers: 'contracts',
      },
      features: {
        core: [
          web(
            'Clauses of a {paper} compared with the own standard, with only the differences shown and each linked to its place',
          ),
          web('Duties, dates and sums of signed {papers} in one list, with a person for each'),
        ],
        mustHave: [web('Approved wording for each difference, with who may accept what')],
        shouldHave: [
          web('Request for a {paper} by colleagues, answered by a template where the case is simple'),
        ],
        future: [web('What was conceded to whom over the last two years, as a help for the next talk')],
      },
      pains: ['Reads the same twelve pages for one changed sentence'],
      goals: ['Give a simple {paper} back within the day'],
      pricing: ['$50 to $200 per user and month, or $5 to $30 per {paper} reviewed'],
      competitors: [
        {
          name: 'Ironclad',
          knownFor: 'contract workflow in larger companies',
          gap: 'Price and set-up for small teams',
        },
        {
          name: 'Juro',
          knownFor: 'contracts in the browser',
          gap: 'Papers from the other side fit less well',
        },
        {
          name: 'Spellbook',
          knownFor: 'drafting help inside Word',
          gap: 'Suggestions that need careful reading',
        },
      ],
      challenges: [
        'A clause that is overlooked costs more than all time saved. Publish how many of a hundred known problems {product} finds, and how many it makes up',
      ],
      opportunities: [
        'One kind of {paper}, such as leases or supplier terms, comes with the same twenty questions each time and can be measured against people',
      ],
      firstTest: {
        assumes: '{audience} read less and overlook no more than before',
        what: 'Take sixty old contracts of one kind from six offices with names removed, let people and prototype answer the same twenty questions, and count errors and minutes of both',
        passes:
          'No more errors than people in 5 of the 6 offices at half the time, and 2 offices pay for a month',
        dollars: 400,
        days: 30,
      },
    },
    {
      id: 'immigration-access',
      words:
        'immigration, immigration lawyers, visa applications, visa petitions, work permits, asylum, asylum seekers, refugees, citizenship, deportation, green card, residence permit, family reunification, legal aid, pro bono, volunteer lawyers, volunteers, prisoners, expungement, criminal record, low income, migrants, international students, authorities, translation'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who cannot pay or find a lawyer',
        people: 'people who cannot pay or find a lawyer',
        topic: 'legal help',
        activity: 'hand in a complete application before the date',
        paper: 'form',
        papers: 'forms',
        other: 'the authority',
      },
      features: {
        core: [
          mobile('Questions in the own language that fill the {papers} of {other}, with a copy to check'),
          both('Match with {lawyers} or trained volunteers for the part that needs a person'),
        ],
        mustHave: [mobile('No account and no trace on the phone for those who may be in danger')],
        shouldHave: [both('Dates, hearings and missing proofs explained by voice message')],
        future: [web('Figures for aid groups: what is refused where, and for which missing proof')],
      },
      pains: ['Pays a helper who is no {lawyer} and loses the right by a wrong {paper}'],
      goals: ['Stand before {other} with everything in the folder'],
      pricing: [
        'Free or under $100 for the person; foundations, cities and employers pay $50 to $500 per {case}',
      ],
      competitors: [
        {
          name: 'Boundless',
          knownFor: 'family immigration to the US at a fixed fee',
          gap: 'Difficult cases are referred away',
        },
        { name: 'JustFix', knownFor: 'free tools for tenants in New York', gap: 'One city' },
        {
          name: 'Legal aid offices',
          knownFor: 'free representation',
          gap: 'Half of the people must be turned away for lack of staff',
        },
      ],
      challenges: [
        'Those who need {topic} most pay nothing. Name who pays for the first three years before building for {audience}',
      ],
      opportunities: [
        'Aid groups fill in the same {papers} by hand every day; a tool that halves the minutes doubles the people they see',
      ],
      beachhead:
        'Start with one form, one language and one aid group that lets you sit beside its volunteers.',
      firstTest: {
        assumes:
          'Answers that {audience} give in their own language leave so little to check that one {lawyer} can help twice as many of them',
        what: 'Sit beside the volunteers of one aid group for two weeks, then prepare the {papers} of thirty {audience} with a questionnaire in their language, and compare minutes and corrections',
        passes:
          'Half of the minutes for 24 of the 30 people, and the group or its funder pays for the next month',
        dollars: 250,
        days: 45,
      },
    },
    {
      id: 'business-ip',
      words:
        'trademark, trademarks, trademark search, patent, patents, patent search, prior art, copyright, intellectual property, inventors, founders, startups, company formation, register a company, incorporation, shareholders, terms and conditions, privacy policy, privacy policies, gdpr, regulatory change, compliance, licences, find a lawyer, lawyer marketplace, fixed price, first advice'.split(
          ', ',
        ),
      nouns: {
        audience: 'founders and small companies',
        people: 'founders and small companies',
        topic: 'legal set-up',
        activity: 'have the legal side of a step settled in days at a known price',
        case: 'matter',
        cases: 'matters',
        other: 'the office or the other party',
      },
      features: {
        core: [
          both('Check of the step that is planned: what it needs, in which order, at which cost and time'),
          both('Choice of three {lawyers} with fixed price, field and free date within the week'),
        ],
        mustHave: [web('Dates of renewal and reply for each filing, kept over years')],
        shouldHave: [web('Search for older rights with the nearest hits explained, before a fee is paid')],
      },
      pains: ['Learns after printing that the name belongs to somebody else'],
      goals: ['Ask a {lawyer} a small question without a large bill'],
      pricing: ['$99 to $600 for a filing beside official fees, $100 to $250 for half an hour of advice'],
      competitors: [
        {
          name: 'LegalZoom',
          knownFor: 'forms and filings online',
          gap: 'Add-ons that customers did not expect',
        },
        {
          name: 'Rocket Lawyer',
          knownFor: 'documents and advice by subscription',
          gap: 'Subscriptions that are hard to end, users say',
        },
        {
          name: 'Avvo',
          knownFor: 'profiles and reviews of lawyers',
          gap: 'Quality of the match is left to the reader',
        },
      ],
      challenges: [
        'Sharing fees with people who are not {lawyers} is forbidden in many places. Have the price model checked by the bar before the first {case}',
      ],
      opportunities: [
        'Accountants, registers and banks see {audience} on the day on which {topic} is needed',
      ],
    },
  ],
  pricing: [
    'Fixed price for one step of {topic}: $30 to $500, depending on whether a {lawyer} checks it',
    'Monthly plan of $15 to $60 where questions of {audience} come up all year',
    'Share of what is won or saved: 15% to 35%, where the rules of the place allow it',
    '{lawyers} pay $40 to $200 per person and month for tools, or a fee for each suitable {case}',
  ],
  channels: [
    'plain answers to the exact question that {audience} type when the {paper} has come',
    'unions, tenants’ groups, chambers and advice centres that meet {audience} daily',
    'insurers and employers who offer {topic} as a benefit',
    '{lawyers} who pass on {cases} that are too small for them',
  ],
  competitors: [
    { name: 'LegalZoom', knownFor: 'forms and filings online', gap: 'Add-ons that customers did not expect' },
    {
      name: 'Rocket Lawyer',
      knownFor: 'documents and advice by subscription',
      gap: 'Subscriptions that are hard to end, users say',
    },
    {
      name: 'General chatbots',
      knownFor: 'answers to any question at once',
      gap: 'Invented sources and no liability',
    },
    {
      name: 'A local lawyer',
      knownFor: 'judgement and liability',
      gap: 'Cost that is unknown before the end',
    },
  ],
  against: [
    'People need {topic} once in years and then search for a person, so {product} pays for each new customer and hardly sees one twice, while the bar limits what may be offered without a {lawyer}',
  ],
  challenges: [
    'Advice to {audience} on a single {case} is reserved to {lawyers} in most places. Decide whether {product} informs, connects or advises, and have that sentence checked by the bar',
    'Texts on {topic} age with every judgment. Name the person who reviews what {audience} read, and show the date',
    'A missed deadline ruins a {case}. Decide who answers for dates before the first customer relies on {product}',
    'Secrets of clients need more than a password: say where {papers} lie and who can read them',
  ],
  regulations: {
    any: [
      'Most countries reserve legal advice, and often fee sharing, to licensed {lawyers}; ask the bar of the place what {product} may do for {topic}',
    ],
    eu: [
      'In the EU each country rules on who may give legal advice (in Germany the Rechtsdienstleistungsgesetz), and AI that helps courts apply the law counts as high-risk under Regulation (EU) 2024/1689',
    ],
    us: [
      'In the US each state forbids the unauthorised practice of law; some, such as Utah and Arizona, license new forms of legal service',
    ],
    uk: [
      'In England and Wales only reserved activities such as litigation and probate need authorisation under the Legal Services Act 2007; other advice is open, with consumer law applying',
    ],
    india: [
      'In India advocates may not advertise freely under the Bar Council’s rules, which limits lawyer marketplaces',
    ],
  },
  opportunities: [
    'One kind of {case} with one rule and many people can be handled better than {topic} in general',
    'A {paper} with a deadline makes {audience} act on the same day: be found by its exact words',
    'Fixed prices are rare in {topic}; naming one sets {product} apart from every office in town',
    'Advice centres turn people away for lack of time and are glad of a tool for {topic} that prepares the talk',
  ],
  differences:
    'Usual ways to differ are one fixed price, a {lawyer} who signs, one field in depth, or speed. Say which one {audience} could check while the {paper} lies on the table.',
  beachhead:
    'Start with one kind of {case} in one country or state, in which the facts fit on one page and one {lawyer} can check thirty a day.',
  firstTest: {
    assumes: '{audience} pay a fixed price for {topic} before they know how the {case} ends',
    what: 'Offer one step of {topic} on a single page in one state, handle twenty {cases} by hand with a {lawyer} who checks each, and write down minutes, questions and results',
    passes: '20 people pay within six weeks, and 14 of them would recommend it after the answer',
    dollars: 700,
    days: 50,
  },
  market: {
    customers: {
      label: 'People with such a legal matter in a year',
      unit: 'people',
      perPerson: { low: 0.003, base: 0.015, high: 0.05 },
      note: 'Three to fifty of 1,000 inhabitants a year are assumed for one kind of matter; court and agency statistics of the place tell the number.',
    },
    serving: {
      customers: {
        label: 'Law offices and legal teams',
        unit: 'offices',
        perPerson: { low: 0.0003, base: 0.0008, high: 0.0012 },
        note: 'The ABA counts about four lawyers for 1,000 people in the US; three to twelve offices for 10,000 are assumed from that.',
      },
      revenue: {
        range: { low: 600, base: 2_400, high: 12_000 },
        note: 'Assumed: one to eight people at $50 to $125 a month.',
      },
    },
    revenue: {
      range: { low: 40, base: 120, high: 600 },
      note: 'Assumed: one step at a fixed price, seldom more than one a year.',
      usesPerYear: { low: 1, base: 1, high: 4 },
      useValue: { low: 30, base: 120, high: 500 },
    },
    reachable: {
      range: { low: 0.05, base: 0.15, high: 0.3 },
      note: 'Those who search online, live where the law fits and have not given up; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 184_000_000_000, base: 300_000_000_000, high: 380_000_000_000 },
        note: 'Assumed: the Census Bureau counted over $184 billion of revenue of US legal services in 2002, and the higher figures suppose that they kept their share of about 1.3% of US output since. The Census Bureau’s yearly survey of services gives today’s number.',
      },
      share: {
        range: { low: 0.0005, base: 0.003, high: 0.02 },
        note: 'The part of that spending which goes to this kind of matter and this kind of client; assumed.',
      },
    },
  },
  variations: {
    seasons: [
      'January brings separations and new plans, late summer and autumn bring leases and visas, and the weeks before a legal change bring everybody at once: questions on {topic} follow such dates',
      'Courts slow down in summer and in the last weeks of the year; {lawyers} then try new tools and {audience} wait longer',
    ],
    places: [
      'Law ends at the border, in the US at the state line: each further place means new texts, new forms and a new {lawyer} for {topic}',
      'In the country a {lawyer} can be an hour away, so help from a distance is worth more there; in cities {audience} compare prices',
    ],
  },
  references: [
    {
      title: '2022 Justice Gap Report',
      publisher: 'Legal Services Corporation',
      address: 'https://justicegap.lsc.gov/resource/2022-justice-gap-report/',
      date: '2022',
      says: 'For 92% of the civil legal problems that low-income Americans reported in the survey of 2021, they got no help or not enough, the Legal Services Corporation found.',
      figure: { value: 92, unit: '% of civil legal problems of low-income Americans', year: 2021 },
      use: 'pain',
      parts: ['consumer-disputes', 'immigration-access', 'separation-family'],
      relevance: 'Shows need among people who can pay little; not what they would pay.',
    },
    {
      title: 'The one-side-self-represented case is the dominant situation in US civil state courts',
      publisher: 'Access to Justice blog (Richard Zorza)',
      address:
        'https://accesstojustice.net/2016/08/26/we-now-have-the-data-that-shows-that-the-one-side-self-represented-case-is-the-dominant-case-situation-in-us-civil-state-courts-and-that-we-need-a-fundamental-rethink-of-the-state-civil-justice-system/',
      date: '2016-08-26',
      says: 'In 70% of over 650,000 civil cases of 2012 and 2013 in ten US counties only one side had a lawyer, a blog works out from data of the National Center for State Courts.',
      figure: { value: 70, unit: '% of civil cases in ten counties', year: 2013 },
      use: 'pain',
      parts: ['consumer-disputes', 'law-practice'],
      relevance: 'Urban counties and without family cases; calculated by a blog from the centre’s data.',
    },
    {
      title: 'Estate planning declined, survey finds',
      publisher: 'Your Community Foundation',
      address: 'https://yourcommunityfoundation.org/articles/estate-planning-declined-survey-finds/',
      date: '2024',
      says: 'In Caring.com’s survey of 2024, 32% of Americans had a will, while 64% called one important.',
      figure: { value: 32, unit: '% of surveyed Americans with a will', year: 2024 },
      use: 'opportunity',
      parts: ['wills-estate'],
      relevance: 'Asked by a referral service for care of the elderly; wishing and signing are two things.',
    },
    {
      title: 'Second Annual Legal Trends Report',
      publisher: 'Clio',
      address:
        'https://www.clio.com/about/press/second-annual-legal-trends-report-dives-deeper-state-legal-industry/',
      date: '2017',
      says: 'Clio found in data of its users that lawyers billed 2.3 hours of a working day in the report of 2017, and were paid for 1.6.',
      figure: { value: 2.3, unit: 'billed hours in a working day', year: 2017 },
      use: 'pain',
      parts: ['law-practice', 'contracts', 'business-ip'],
      relevance: 'Users of one program, mostly small offices; counted by its seller.',
    },
    {
      title: 'Profile of the Legal Profession: Demographics',
      publisher: 'American Bar Association',
      address: 'https://www.abalegalprofile.com/demographics/',
      date: '2021',
      says: 'The American Bar Association counted 1,327,910 active lawyers in the US at the start of 2021, 8.4% more than ten years before.',
      figure: { value: 1_327_910, unit: 'active lawyers in the US', year: 2021 },
      use: 'opportunity',
      relevance: 'Counts people; offices that decide about tools are fewer.',
    },
    {
      title: 'The hidden cost of contracts',
      publisher: 'Finance Digest',
      address:
        'https://financedigest.com/the-hidden-cost-of-contracts-how-poor-management-quietly-drains-9percent-of-business-value',
      date: '2025',
      says: 'World Commerce & Contracting reports for 2025 that organisations lose 8.6% of yearly revenue on average through weak handling of contracts.',
      figure: { value: 8.6, unit: '% of yearly revenue', year: 2025 },
      use: 'pain',
      parts: ['contracts'],
      relevance: 'An estimate by an association of contract managers; no software wins back all of it.',
    },
    {
      title: 'Too Few Immigration Attorneys: Average Representation Rates Fall from 65% to 30%',
      publisher: 'TRAC, Syracuse University',
      address: 'https://trac.syr.edu/reports/736/',
      date: '2024-01-24',
      says: 'TRAC found that 30% of the pending cases in US immigration courts had a lawyer at the end of 2023, against 65% in 2019.',
      figure: { value: 30, unit: '% of pending immigration cases with a lawyer', year: 2023 },
      use: 'pain',
      parts: ['immigration-access'],
      relevance: 'For removal proceedings; visa and citizenship matters are not counted.',
    },
    {
      title: 'TTAB incoming filings and performance',
      publisher: 'United States Patent and Trademark Office',
      address: 'https://www.uspto.gov/trademarks/ttab/ttab-incoming-filings-and-performance',
      date: null,
      says: 'The trial board of the US trademark office received 6,702 oppositions against new marks in its fiscal year 2022.',
      figure: { value: 6_702, unit: 'oppositions against trademarks', year: 2022 },
      use: 'pain',
      parts: ['business-ip'],
      relevance: 'Counts the disputes that reached the board; most end by letter before that.',
    },
    {
      title: 'The size of the legal services sector',
      publisher: 'FRED Blog, Federal Reserve Bank of St. Louis',
      address: 'https://fredblog.stlouisfed.org/2023/10/the-size-of-the-legal-services-sector/',
      date: '2023-10',
      says: 'In figures of the Bureau of Economic Analysis that reach to 2021, legal services make up about 1.3% of US output, less than the 1.6% of 2008.',
      figure: { value: 1.3, unit: '% of US gross domestic product', year: 2021 },
      use: 'challenge',
      relevance: 'Tells the size of the sector, not of any part; the statistics were revised afterwards.',
    },
  ],
}

export default legal
