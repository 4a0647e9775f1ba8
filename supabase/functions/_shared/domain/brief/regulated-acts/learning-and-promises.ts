import { euLaw, germanLaw, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** Exams, lessons, certificates, and promises of results. */
export const LEARNING_AND_PROMISES: readonly RegulatedAct[] = [
  {
    id: 'exam-questions',
    weight: 'forbidden',
    shown: [
      '<send, message, tell, give, report, write, text, bring> (?:to )?(?:us|me|in) ~ (?:remember|remembers|recall|memori[sz]ed?|came (?:out|up)|were asked|saw|appeared)',
      '(?:real|actual|leaked|live|true) (?:\\w+ )?(?:questions|items|papers?)',
      '(?:made|built|taken|copied) from the (?:actual|real|live) (?:exam|test|board)',
      '(?:remember|recall|memori[sz]e)s? (?:the |as many )?(?:questions|items) ~ (?:pay|get|credits?|send|sell)',
      '<sell, buy, pay for> ~ (?:exam|board|test|bar) (?:questions|items) ~',
    ],
    near: '(?:exams?|boards?|licen[cs]ure|bar exam|tests?|examinees?|reviewees?|quiz(?:zes)? of the (?:state|board))',
    unless:
      'official (?:sample|practice)|published by|released by|past papers (?:from|of) (?:the )?(?:ministry|board|site)|with (?:the )?permission|real.?time questions|answers? real questions from (?:customers|clients)|drug test|software tests?|product tests?',
    says: 'The questions of a live exam belong to the exam board and are secret: collecting them from those who sat it breaks its rules, mostly copyright too, and can cost examinees and organizers their licenses.',
    asks: 'Ask the exam board and a lawyer, in writing: which questions may be used, what do those who pass them on risk, and may you write your own questions on the published subjects instead? Pay no examinee and sell no set before the answer.',
    laws: [
      usRule(
        'title-37/section-202.13',
        'Secure tests',
        'In the US, tests that are kept secret are protected by copyright, which their owners may register without giving away the questions.',
      ),
    ],
  },
  {
    id: 'essays-for-students',
    weight: 'forbidden',
    shown: [
      '<write, do> (?:\\w+ ){0,3}?(?:essays?|thes[ie]s|dissertations?|assignments|coursework|term papers?|homework) for (?:\\w+ ){0,2}?(?:students?|them|you|pupils|money)',
      '(?:essay|thesis|dissertation|assignment) writing (?:service|site|app|for)',
      '<sit, take> (?:the |their |online )*(?:exams?|tests?) for (?:students?|them|you|others)',
    ],
    unless: 'teach\\w*|feedback|proofread\\w*|learn to|correct\\w*|worksheets?|marks? them',
    says: 'Writing graded work for students is forbidden for pay in England, Ireland, Australia and New Zealand, and breaks the rules of universities everywhere.',
    asks: 'Ask a lawyer: is it forbidden to offer this where your students are, and what of it, such as feedback on their own drafts, is allowed? Take no order before the answer.',
    laws: [
      ukLaw(
        'ukpga/2022/21',
        'Skills and Post-16 Education Act 2022',
        'In England it is a crime to write graded work for students for pay, or to advertise it.',
      ),
    ],
  },
  {
    id: 'driving-and-flying-lessons',
    weight: 'licensed',
    shown: [
      '<teach> ~ (?:to drive|how to drive|driving|to fly|to ride a motorcycle)\\b',
      '(?:i|we) (?:give|offer|sell) ~ (?:driving|flying|motorcycle) lessons',
    ],
    unless: 'for driving schools|simulator|nail|screws|golf|game|drones?',
    says: 'Paid driving and flying lessons may be given only by approved instructors in most countries, often in cars or planes that are checked for it.',
    asks: 'Ask the transport or aviation authority: which approval must the teacher, the school and the vehicle have before the first paid lesson?',
    laws: [
      ukLaw(
        'ukpga/1988/52/section/123',
        'Road Traffic Act 1988, section 123',
        'Paid driving lessons in Great Britain may be given only by instructors who are registered with the DVSA.',
      ),
      germanLaw(
        'fahrlg_2018',
        'Fahrlehrergesetz',
        'Driving lessons in Germany take a license as an instructor, and a driving school takes one of its own.',
      ),
    ],
  },
  {
    id: 'official-certificates',
    weight: 'conditioned',
    shown: [
      '<issue, award, grant, give, sell> ~ (?:diplomas?|degrees?|official certificates?|licen[cs]es? to practi[cs]e)',
      '(?:officially|state|government|ministry|internationally).?(?:recogni[sz]ed|approved|accredited) (?:certificates?|diplomas?|degrees?|courses?)',
    ],
    unless: 'temperature|\\d degrees|gift certificates?|accreditation (?:we|i) have|birth',
    says: 'Degrees, and certificates that look official, may be given only by recognized bodies in most countries; other courses must not suggest that they are.',
    asks: 'Ask the ministry of education or the body that recognizes courses: what may the certificate be called, who has to approve the course, and what do employers or offices accept?',
    laws: [
      ukLaw(
        'ukpga/1988/40/section/214',
        'Education Reform Act 1988, section 214',
        'In the UK it is a crime to offer a degree, or something that looks like one, without being recognized for it.',
      ),
      germanLaw(
        'fernusg',
        'Fernunterrichtsschutzgesetz (Distance Learning Protection Act)',
        'Paid distance courses with checks of what was learned need approval by the ZFU in Germany; contracts without it are void.',
      ),
    ],
  },
  {
    id: 'guaranteed-results',
    weight: 'conditioned',
    shown: [
      'guarantees? ~ (?:pass(?:es|ing)?|results?|first page|rank\\w*|jobs?|admission|weight|profits?|income|success|sales|leads|matches?|marriage|pregnan\\w+)\\b',
      'guaranteed (?:pass|results?|rank\\w*|jobs?|admission|profits?|income|success|sales|leads)',
      '(?:pass|results?|works?|page|job|lose|sell|grow|sleep|rank)s? ~ or (?:you get )?(?:your|the|their|all) money back',
    ],
    unless: "rent(?:al)? guarantee|bank guarantee|(?:no|not|never|cannot|can[’']t) guarantee",
    says: 'A promise of a result or of the money back binds you word for word in advertising law: nothing may limit it in small print, and the refunds are your cost.',
    asks: 'Ask a lawyer for advertising law: when exactly is the promise kept, what may limit it, and which proof do you need to advertise it?',
    laws: [
      usRule(
        'title-16/part-239',
        'Guides for the advertising of warranties and guarantees',
        'In the US, “money back” in an ad means a full refund on request, unless the ad itself says what limits it.',
      ),
      euLaw(
        'dir/2005/29',
        'Directive 2005/29/EC on unfair commercial practices',
        'In the EU, a promise of results that the seller cannot prove is a misleading practice.',
      ),
      ukLaw(
        'ukpga/2024/13',
        'Digital Markets, Competition and Consumers Act 2024',
        'In the UK, a promise of results that the seller cannot prove is an unfair practice, for which the authority may fine.',
      ),
    ],
  },
]
