import {
  BUSINESSES,
  CONSUMERS,
  cost,
  type NatureWork,
  risk,
  SMALL_PLAN,
  type When,
  work,
} from './work-package.ts'

const TEACHES = /\bis_course\b/
/** A course that ends with a certificate that others have to accept. */
const EXAMINED: When = {
  words: /\bcourse_with_exam\b/,
}
const PUBLISHED: When = { unless: TEACHES }
/** Content other than courses, in plans whose income pays for optional work. */
const LARGE: When = { unless: new RegExp(`${TEACHES.source}|${SMALL_PLAN.source}`) }
const COURSE: When = { words: TEACHES }
/** Content to hear or watch, by what the founder says about the offer (signs.ts). */
const HEARD = /\bis_heard\b/
const PRINTED: When = { words: /\bis_printed\b/ }
/** Content that comes out a few times a year. */
const SELDOM = /\bis_seldom\b/
const RECORDED: When = { words: HEARD }
const OFTEN = new RegExp(`${TEACHES.source}|${SELDOM.source}`, 'i')
const RUNNING: When = {
  unless: new RegExp(`${TEACHES.source}|${SELDOM.source}|\\bis_library\\b`, 'i'),
  paid: 'again',
}
const SOLD_ONCE: When = { unless: new RegExp(`${OFTEN.source}|\\bis_library\\b`, 'i'), paid: 'once' }
const RARE: When = { words: SELDOM, unless: new RegExp(`${TEACHES.source}|\\bis_library\\b`, 'i') }
const RARE_UNHEARD: When = {
  words: SELDOM,
  unless: new RegExp(`${TEACHES.source}|${HEARD.source}|\\bis_library\\b`, 'i'),
}
/** A library of many pieces, from which each user takes what they need (signs.ts). */
const STORE = /\bis_library\b/
const IN_STORE: When = { words: STORE }
const WRITTEN_OFTEN: When = {
  unless: new RegExp(`${OFTEN.source}|${HEARD.source}|${STORE.source}`, 'i'),
}
const HEARD_OFTEN: When = { unless: new RegExp(`${TEACHES.source}|${STORE.source}`), words: HEARD }

/** Whether parts of it are already released, by the founder's count. */
const OUT_ALREADY = /\bis_released\b/
const NEW_FORM: When = { unless: OUT_ALREADY }
const RELEASED: When = { words: OUT_ALREADY }
const unlessReleased = (when: When): When => ({
  ...when,
  unless: when.unless ? new RegExp(`${when.unless.source}|${OUT_ALREADY.source}`, 'i') : OUT_ALREADY,
})

/** Whether the founder counts people who can already be reached. */
const FOLLOWED = /\bhas_audience\b/
const withoutAudience = (when: When): When => ({
  ...when,
  unless: when.unless ? new RegExp(`${when.unless.source}|${FOLLOWED.source}`, 'i') : FOLLOWED,
})

/** Something to read, watch, listen to or learn from. */
export const CONTENT: NatureWork = {
  interactive: {
    packages: [
      work(
        'readers',
        'M',
        'founder',
        'Interview ten of {customer|the intended audience}: what they use or pay for now, and what they leave out',
        '',
        {
          waits: [10, 'Interviews with ten people', 'alongside'],
          when: PUBLISHED,
          covered: /^Talk to/,
        },
      ),
      work(
        'readers',
        'M',
        'founder',
        'Interview ten of {customer|the intended learners}: what they must be able to do, by when, and who pays',
        '',
        {
          waits: [10, 'Interviews with ten people', 'alongside'],
          when: COURSE,
          covered: /^Talk to/,
        },
      ),
      work(
        'rival',
        'S',
        'founder',
        'Go through {today|the best free alternative} as a user would; list what is missing, wrong or out of date',
      ),
      work(
        'outline',
        'S',
        'editor',
        'Outline twelve pieces by title and first sentence; let those you asked cross out what bores them',
        'readers rival',
        { when: unlessReleased(PUBLISHED) },
      ),
      work(
        'outline',
        'S',
        'editor',
        'Outline the course as a list of tasks that learners can do afterward, with a test for each',
        'readers rival',
        { when: unlessReleased(COURSE) },
      ),
      work(
        'outline',
        'S',
        'founder',
        'Count for each one that is out: begun, finished, passed on; list the ten that those you asked would pay for next',
        'readers rival',
        { when: RELEASED },
      ),
      work(
        'piece',
        'M',
        'writer',
        'Produce one piece in its final form and length, with sources checked',
        'outline',
        {
          with: 'editor',
          when: unlessReleased({ unless: new RegExp(`${TEACHES.source}|${HEARD.source}`, 'i') }),
        },
      ),
      work('piece', 'M', 'media', 'Record and edit one in its final form and length', 'outline', {
        with: 'writer',
        when: unlessReleased({ unless: TEACHES, words: HEARD }),
      }),
      work('piece', 'M', 'writer', 'Produce one lesson with explanation, exercise and solution', 'outline', {
        with: 'media',
        when: unlessReleased(COURSE),
      }),
      work(
        'piece',
        'M',
        'writer',
        'Make the first of these in the form for which people are to pay; note the hours of each step',
        'outline',
        { with: 'editor', when: RELEASED },
      ),
      work('three', 'M', 'writer', 'Produce two more, so that three can be offered', 'piece', {
        with: 'editor',
        when: NEW_FORM,
      }),
      work(
        'attention',
        'S',
        'founder',
        'Be there while five people use it as they would later: where they stop, skip or pass it on',
        'piece',
        { waits: [5, 'Appointments with five people'], when: PUBLISHED },
      ),
      work(
        'attention',
        'S',
        'founder',
        'Watch five learners work through the lesson; test them before and after',
        'piece',
        { waits: [5, 'Appointments with five people'], when: COURSE },
      ),
      work(
        'hours-per-piece',
        'S',
        'editor',
        'Add up the hours for research, production and editing of one; compare them with {price|the price}',
        'piece',
      ),
      work(
        'decide',
        'S',
        'founder',
        'Go on only if four of five finish it and its hours fit the price; settle form, length and rhythm',
        'attention hours-per-piece',
      ),
    ],
    action: {
      does: 'make the first one by this, and have two who know the subject check it',
      size: 'S',
      by: 'writer',
      after: ['outline'],
    },
    shows: ['piece', 'three'],
    milestones: [
      ['The outline is written', 'outline'],
      ['The first one is finished and judged', 'attention', 'hours-per-piece'],
      ['Form and rhythm are decided', 'decide'],
    ],
    proves: [
      'Begin only if four of five finished the first one; plan the next with the hours that it really took',
    ],
    deliverables: [
      ['An outline of twelve pieces', unlessReleased(PUBLISHED)],
      ['A course outline with a test for each task', unlessReleased(COURSE)],
      ['Three finished samples', NEW_FORM],
      ['Figures on each one that is out', RELEASED],
      'The hours that one of them takes',
    ],
    costs: [
      cost('Thank-you payments for experts and test audience', 'fee', 35, { times: [7, 'people'] }),
      cost('Recording and editing equipment', 'material', 400, { when: RECORDED }),
    ],
    risks: [
      risk(
        'People find it interesting and would not pay for it.',
        'Ask what they paid for something similar in the last year, and when they last opened it.',
        PUBLISHED,
      ),
      risk(
        'Learners enjoy the lesson and cannot do the task afterward.',
        'Judge the lesson by the test, not by the feedback form.',
        COURSE,
      ),
    ],
    unplanned: [
      ['Length of a lesson: the hours for each depend on it.', COURSE],
      ['Length and rhythm: the hours for each depend on them.', PUBLISHED],
      [
        'How many there must be before someone pays: ask those who wait what they would use in a month.',
        IN_STORE,
      ],
    ],
    advice: ['Finish one before planning ten: its hours decide what the price has to be.'],
  },
  poc: {
    packages: [
      work(
        'rights',
        'S',
        'legal',
        'Clear the rights to pictures, quotations, music and names; draft a standard release form',
        '',
        { waits: [7, 'Replies of rights holders'] },
      ),
      work(
        'calendar',
        'S',
        'editor',
        'Set dates for draft, check by a second person and release of each',
        '',
        {
          when: PUBLISHED,
        },
      ),
      work(
        'print-quotes',
        'S',
        'buyer',
        'Get three quotes for printing and mailing 200, 1,000 and 5,000 copies; compare with {price|the price}',
        '',
        { waits: [7, 'Quotes'], when: PRINTED },
      ),
      work(
        'calendar',
        'S',
        'editor',
        'Plan a pilot run: dates, workload per week, tests and who answers questions',
        '',
        {
          when: COURSE,
        },
      ),
      work(
        'four',
        'L',
        'writer',
        'Produce {issues} {things} in a row on the set days, each checked by a second person',
        'calendar rights',
        { with: 'editor', waits: [28, 'Release on the set days', 'alongside'], when: WRITTEN_OFTEN },
      ),
      work(
        'four',
        'L',
        'writer',
        'Produce {issues} {things}, first what those who were asked would use this month; each is tried by one of them before it counts',
        'calendar rights',
        { with: 'media', waits: [28, 'Four weeks', 'alongside'], when: IN_STORE },
      ),
      work(
        'four',
        'L',
        'writer',
        'Produce the first one in full, with a fact check by a second person, and outline the next three',
        'calendar rights',
        { with: 'editor', waits: [28, 'Research and contributions', 'alongside'], when: RARE_UNHEARD },
      ),
      work(
        'four',
        'L',
        'media',
        'Produce {issues} recordings in a row on the set days, each listened to by a second person first',
        'calendar rights',
        {
          with: 'writer',
          waits: [28, 'Release on the set days', 'alongside'],
          when: HEARD_OFTEN,
        },
      ),
      work(
        'four',
        'L',
        'teacher',
        'Teach the {payers} paying learners the first third of the course, live or with the lessons',
        'calendar rights list',
        {
          with: 'writer',
          waits: [28, 'Four weeks of teaching', 'alongside'],
          when: COURSE,
        },
      ),
      work(
        'list',
        'M',
        'seller',
        'Bring {audience} people to a free start, beginning with {channel|three places where they meet}',
        'calendar',
        { waits: [21, 'Replies', 'alongside'], when: withoutAudience({ ...PUBLISHED, ...CONSUMERS }) },
      ),
      work(
        'list',
        'M',
        'seller',
        'Tell all {audience} who follow you already what will be paid for, from when, and why; count who answers',
        'calendar',
        { waits: [21, 'Replies', 'alongside'], when: { ...PUBLISHED, words: FOLLOWED } },
      ),
      work(
        'list',
        'M',
        'seller',
        'Bring {audience} of {customer|the businesses that would use it} to a free start; begin with {channel|those you interviewed}',
        'calendar',
        { waits: [21, 'Replies', 'alongside'], when: withoutAudience({ ...PUBLISHED, ...BUSINESSES }) },
      ),
      work(
        'list',
        'M',
        'seller',
        'Sell {payers} places of the pilot run at {price|the full price}, beginning with {channel|employers and associations}',
        'calendar',
        { waits: [21, 'Replies', 'alongside'], when: COURSE },
      ),
      work(
        'paywall',
        'S',
        'founder',
        'Ask everyone who has seen the first one to pay {price|the full price} on a real payment page',
        'four list',
        { waits: [14, 'Payment decisions'], when: RARE },
      ),
      work(
        'paywall',
        'S',
        'founder',
        'Close the next one: ask for {price|the first payment} on a real payment page, with a way to cancel',
        'four list',
        {
          waits: [14, 'Payment decisions'],
          when: RUNNING,
        },
      ),
      work(
        'paywall',
        'S',
        'founder',
        'Offer the whole at {price|the full price} to everyone who has read the four',
        'four list',
        {
          waits: [14, 'Payment decisions'],
          when: SOLD_ONCE,
        },
      ),
      work(
        'paywall',
        'S',
        'teacher',
        'Test the {payers} learners on tasks they have not seen; compare with a test before the run',
        'four list',
        { when: COURSE },
      ),
      work(
        'stop',
        'S',
        'founder',
        'Go on only if {payers} of the {audience} pay, and the price leaves a margin per copy',
        'paywall',
        { when: RARE },
      ),
      work(
        'stop',
        'S',
        'founder',
        'Go on only if {payers} of the {audience} pay and half of those use each one that comes out',
        'paywall',
        {
          when: RUNNING,
        },
      ),
      work(
        'stop',
        'S',
        'founder',
        'Go on only if {payers} of the {audience} pay and none of them asks for the money back',
        'paywall',
        {
          when: SOLD_ONCE,
        },
      ),
      work(
        'stop',
        'S',
        'founder',
        'Go on only if seven of ten finish and pass, and three name someone else for the next run',
        'paywall',
        {
          when: COURSE,
        },
      ),
      work(
        'paywall',
        'S',
        'founder',
        'Leave three {things} open and close the rest: ask for {price|the price} on a real payment page, with a way to cancel',
        'four list',
        { waits: [14, 'Payment decisions'], when: IN_STORE },
      ),
      work(
        'stop',
        'S',
        'founder',
        'Go on only if {payers} pay and half of those come back for another one in the second week',
        'paywall',
        { when: IN_STORE },
      ),
    ],
    action: {
      does: 'do it for everything released so far; ask every tenth user whether it helped',
      size: 'S',
      by: 'writer',
      after: ['calendar'],
    },
    sells: ['paywall'],
    milestones: [
      ['Rights are cleared', 'rights'],
      ['The first parts are out', 'four'],
      ['Decided by payments and use', 'paywall', 'stop'],
    ],
    proves: [
      [
        'Begin only if {payers} of the {audience} pay; plan what follows with the hours of one that were measured',
        PUBLISHED,
      ],
      [
        'Begin only if seven of ten finish and pass; plan the rest with the hours of a lesson that were measured',
        COURSE,
      ],
    ],
    deliverables: [
      'A release form',
      ['{issues} checked {things}', { unless: OFTEN }],
      ['The first one, checked, and three outlines', RARE],
      ['Quotes for printing and mailing', PRINTED],
      ['A third of the course, taught once', COURSE],
      ['The share of those who pay', PUBLISHED],
      ['Test results of {payers} learners', COURSE],
    ],
    costs: [
      cost('Pictures, music and licenses', 'license', 75, { times: ['lots', 'lots'] }),
      cost('Mailing and payment page', 'fee', 20, { times: [3, 'months'] }),
      cost('Printing and mailing', 'material', 5, { times: [100, 'copies'], when: PRINTED }),
      cost('Studio', 'rent', 100, { times: [4, 'days'], when: RECORDED }),
    ],
    risks: [
      risk(
        'The author falls behind and subscribers leave after two silent weeks.',
        'Keep one finished in reserve, and promise only the rhythm of these four weeks.',
        { unless: new RegExp(`${TEACHES.source}|${STORE.source}`) },
      ),
      risk(
        'Learners drop out in the second week.',
        'Call everyone who misses a deadline within two days, and write down the reason.',
        COURSE,
      ),
      risk(
        'A picture, quotation or piece of music turns out not to be free.',
        'Release nothing without a note of where each part comes from and who allowed it.',
      ),
    ],
    unplanned: ['Who checks facts besides the author.'],
    advice: [
      [
        'Charge from the first lesson on: those who learn for free tell you little about those who pay.',
        COURSE,
      ],
      ['Count those who pay, and not those who get it for nothing.', PUBLISHED],
    ],
  },
  mvp: {
    packages: [
      work(
        'stock',
        'XL',
        'writer',
        'Produce {issues} {things} more, so that each month has something new: what was looked for first, each checked by a second person',
        'house-style',
        { with: 'media', waits: [56, 'Eight weeks', 'alongside'], when: IN_STORE },
      ),
      work(
        'stock',
        'XL',
        'writer',
        'Produce {issues} {things}, a third of them ahead of their date',
        'house-style',
        {
          with: 'editor',
          when: WRITTEN_OFTEN,
        },
      ),
      work(
        'stock',
        'XL',
        'writer',
        'Produce two in full, and collect the material of a third',
        'house-style',
        {
          with: 'editor',
          when: RARE_UNHEARD,
        },
      ),
      work(
        'press',
        'M',
        'operations',
        'Print, pack and mail them on their date; count returned and damaged copies',
        'stock pictures-set experts',
        { waits: [21, 'Printing and mail'], when: PRINTED },
      ),
      work(
        'stock',
        'XL',
        'media',
        'Produce {issues} recordings, a third of them ahead of their date',
        'house-style',
        {
          with: 'writer',
          when: HEARD_OFTEN,
        },
      ),
      work(
        'stock',
        'XL',
        'writer',
        'Produce the whole course: lessons, exercises, solutions and a test for each task',
        'house-style',
        {
          with: 'media',
          when: COURSE,
        },
      ),
      work(
        'second-pen',
        'M',
        'editor',
        'Find two more who make them by paid trial work; agree on fee, rights and corrections',
        '',
        { waits: [21, 'Trial work'], when: LARGE },
      ),
      work(
        'second-pen',
        'M',
        'teacher',
        'Train a second teacher with the material; watch where they leave it',
        'stock',
        { waits: [14, 'Two lessons with a second teacher', 'alongside'], when: COURSE },
      ),
      work(
        'house-style',
        'S',
        'editor',
        'Write two pages of house style: sources, tone, corrections, and what is never published',
      ),
      work(
        'home',
        'M',
        'frontend',
        'Set up site, archive, accounts and payment on a ready-made publishing system',
        'house-style',
        { when: PUBLISHED },
      ),
      work(
        'home',
        'M',
        'frontend',
        'Set up lessons, tests, accounts and payment on a ready-made learning platform',
        'house-style',
        { when: COURSE },
      ),
      work(
        'pictures-set',
        'M',
        'media',
        'Produce what goes with it: captions for pictures, a transcript of everything that is spoken',
        'stock',
        { when: RECORDED },
      ),
      work(
        'experts',
        'M',
        'editor',
        'Have each part checked by someone who knows the subject, and correct it before it is sold',
        'stock pictures-set',
        { waits: [14, 'Their checks'] },
      ),
      work('terms', 'S', 'legal', 'Draft terms, privacy notice and cancellation', '', {
        waits: [7, 'Draft of a lawyer'],
      }),
      work(
        'launch',
        'M',
        'seller',
        'Win customers until {payers} pay, beginning with {channel|talks where they meet}',
        'home terms stock experts pictures-set',
        { waits: [30, 'Decisions of buyers', 'alongside'] },
      ),
      work(
        'renew',
        'S',
        'founder',
        'Follow the first paying group for twelve weeks: opened, finished, canceled and why',
        'experts pictures-set home launch terms press actions',
        { waits: [84, 'Twelve weeks of one group', 'alongside'], when: PUBLISHED },
      ),
      work(
        'renew',
        'M',
        'teacher',
        'Run the whole course with a first group: attendance, test results, refunds and questions',
        'experts pictures-set home launch terms second-pen actions',
        { with: 'founder', waits: [56, 'Eight weeks of one group', 'alongside'], when: COURSE },
      ),
      work(
        'profit',
        'S',
        'founder',
        'Go on only if {stay} of the {payers} still pay after twelve weeks and one brings more than its hours and fees',
        'renew',
        {
          when: PUBLISHED,
        },
      ),
      work(
        'profit',
        'S',
        'founder',
        'Go on only if seven in ten finish and pass, and a place brings more than its hours and fees',
        'renew',
        {
          when: COURSE,
        },
      ),
    ],
    action: {
      does: 'write a checklist for it, and have a second person sign it each time',
      size: 'S',
      by: 'editor',
      after: ['house-style'],
    },
    sells: ['launch', 'renew'],
    milestones: [
      ['Site and payment are open', 'home', 'terms'],
      ['Everything is checked by a second person', 'experts', 'pictures-set'],
      ['The first group is followed to its end', 'renew'],
      ['Income and hours are compared', 'profit'],
    ],
    proves: [
      [
        'Begin only if {stay} of the {payers} still pay after twelve weeks; drop the kind that was opened least',
        PUBLISHED,
      ],
      [
        'Begin only if seven in ten finish and pass the whole course; rewrite the lesson in which most of them failed',
        COURSE,
      ],
    ],
    deliverables: [
      ['{issues} checked {things}', { unless: OFTEN }],
      ['Two checked issues', RARE],
      ['Printed and mailed copies', PRINTED],
      ['The whole course, checked by a second person', COURSE],
      'A site with payment',
      ['Two more authors', LARGE],
      ['A second teacher', COURSE],
      'Figures on the first paying group',
    ],
    costs: [
      cost('Publishing system and mailing', 'fee', 60, { times: [6, 'months'], when: PUBLISHED }),
      cost('Learning platform', 'fee', 100, { times: [6, 'months'], when: COURSE }),
      cost('Licenses for pictures and sound of others', 'license', 50, {
        times: ['lots', 'lots'],
        when: PUBLISHED,
      }),
      cost('Printing and mailing', 'material', 4, { times: [1000, 'copies'], when: PRINTED }),
      cost('Media liability insurance', 'insurance', 42, { times: [12, 'months'] }),
      cost('Fees of those who check', 'fee', 100, { times: ['lots', 'lots'] }),
    ],
    risks: [
      risk(
        'An error costs the trust of the people who know best.',
        'Have a second person check every figure, and publish corrections where the error stood.',
        PUBLISHED,
      ),
      risk(
        'The course depends on one teacher.',
        'Have the second teacher run one lesson before the first group starts.',
        COURSE,
      ),
      risk(
        'One subscriber passes it on to a whole office.',
        'Offer a group price on the first page, and count logins per account.',
        { ...BUSINESSES, unless: TEACHES },
      ),
    ],
    unplanned: ['Which rights contributors keep, and what happens to the archive if they leave.'],
    advice: [
      ['Ask everyone who cancels what they use instead.', { paid: 'again' }],
      ['Ask everyone who wants the money back what they had expected.', { paid: 'once' }],
    ],
  },
  production: {
    packages: [
      work('desk-plan', 'M', 'editor', 'Plan a quarter by name: who writes, who checks, who steps in', '', {
        when: PUBLISHED,
      }),
      work(
        'desk-plan',
        'M',
        'editor',
        'Plan four groups a year: dates, teachers, tests and who steps in',
        '',
        {
          when: COURSE,
        },
      ),
      work(
        'groups',
        'L',
        'seller',
        'Sell on until {payers} pay, beginning with {channel|those who pay already}; note what brought each new one',
        'desk-plan',
        { waits: [45, 'Purchasing decisions', 'alongside'] },
      ),
      work(
        'update',
        'M',
        'editor',
        'Read everything published again; mark and correct what is no longer true',
        'desk-plan',
      ),
      work(
        'recognition',
        'S',
        'founder',
        'Ask a chamber, an employer or an examining body what it takes to recognize the certificate',
        'desk-plan',
        { waits: [30, 'Answer'], when: EXAMINED },
      ),
      work(
        'run',
        'XL',
        'writer',
        'Produce {issues} {things} in the quarter, in the order in which those who pay look for them and do not find them',
        'desk-plan',
        { with: 'media', waits: [84, 'One quarter', 'alongside'], when: IN_STORE },
      ),
      work(
        'run',
        'XL',
        'writer',
        'Produce a quarter on time, {issues} {things} in all, with one in reserve at all times',
        'desk-plan',
        {
          with: 'editor',
          waits: [84, 'One quarter', 'alongside'],
          when: { unless: new RegExp(`${TEACHES.source}|${STORE.source}`) },
        },
      ),
      work(
        'run',
        'XL',
        'teacher',
        'Teach the {payers} in groups with the same tests; have the second teacher run one of them alone',
        'desk-plan groups',
        {
          with: 'operations',
          waits: [84, 'A quarter of groups', 'alongside'],
          when: COURSE,
        },
      ),
      work(
        'piece-profit',
        'S',
        'founder',
        'Compare customers won and kept with what each series or group cost; end the weakest',
        'run groups update actions',
      ),
    ],
    action: {
      does: 'compare it across authors every quarter without names; train where it is weakest',
      size: 'S',
      by: 'editor',
      after: ['desk-plan'],
    },
    milestones: [
      ['The quarter is planned', 'desk-plan'],
      ['New customers are won', 'groups'],
      ['The quarter is over', 'run'],
      ['Decided what is continued', 'piece-profit'],
    ],
    deliverables: [
      'A plan with substitutes',
      'New payers, and what brought each',
      ['A corrected archive', PUBLISHED],
      ['Income and cost of each series', PUBLISHED],
      ['Income and results of each group', COURSE],
    ],
    costs: [
      cost('Licenses and archive rights', 'license', 100, { times: [12, 'months'], when: PUBLISHED }),
      cost('Media liability insurance', 'insurance', 42, { times: [12, 'months'] }),
      cost('Publishing system and mailing', 'fee', 60, { times: [12, 'months'] }),
      cost('Printing and mailing', 'material', 4, { times: [1000, 'copies'], when: PRINTED }),
    ],
    risks: [
      risk(
        'Others publish something almost as good for free.',
        'Ask who left what they use instead, and publish what that does not have.',
      ),
      risk(
        'Quality differs between authors and teachers.',
        'Compare results by person each quarter without names, and let the best one train the others.',
      ),
    ],
    unplanned: ['Who makes it when the author is ill.'],
    advice: ['Raise the price for new customers first, and watch one quarter.'],
  },
}
