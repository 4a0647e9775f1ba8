import { cost, type NatureWork, risk, work } from './work-package.ts'

const KIND =
  'What kind of product it is. Choose it in the brief and update this roadmap: until then nothing is planned that only software, a device, goods, a service, a marketplace or content needs.'

/**
 * Work that applies whatever is sold: nothing that only software, a device, goods, a service or content needs is
 * planned.
 */
export const UNDECIDED: NatureWork = {
  interactive: {
    packages: [
      work(
        'kind',
        'S',
        'founder',
        'Choose in the brief what is sold (software, a device, goods, a service, a marketplace, content), then update this plan',
      ),
      work(
        'ask',
        'M',
        'founder',
        'Interview ten of {customer|the people who might pay}: how they handle it now, when they last did, what it took and cost',
        '',
        { waits: [10, 'Meetings with ten people', 'alongside'], covered: /^Talk to/ },
      ),
      work(
        'page',
        'S',
        'founder',
        'Write the offer in five sentences: for whom, what they get, {price|what it costs}, when, and what is not included',
        'ask',
      ),
      work(
        'sample',
        'M',
        'founder',
        'Prepare one example of what a customer would get, as cheaply as possible: a drawing, a sample or a rehearsal',
        'kind page',
      ),
      work(
        'show',
        'S',
        'founder',
        'Show offer and example to the same ten; note what each would stop using and paying for',
        'sample',
        { waits: [7, 'Second meetings'] },
      ),
      work(
        'unit',
        'S',
        'founder',
        'Compare what one sale brings with everything it takes, hours included',
        'show',
      ),
    ],
    shows: ['page', 'sample'],
    action: {
      does: 'show in the example how this happens',
      size: 'S',
      by: 'founder',
      after: ['page'],
    },
    milestones: [
      ['What is sold is decided', 'kind'],
      ['Ten customers have seen an example', 'show'],
      ['What one sale brings is known', 'unit'],
    ],
    proves: [
      'Begin only if the kind of product is chosen and three people named a date to buy; enter what one sale takes into this plan',
    ],
    deliverables: [
      'Notes of the meetings',
      'The offer in five sentences',
      'One example',
      'Figures of one sale',
    ],
    costs: [cost('Material for the example', 'other', 150)],
    risks: [
      risk(
        'Work is planned for a kind of product that turns out to be another one.',
        'Spend nothing that only one kind needs before it is chosen in the brief.',
      ),
    ],
    unplanned: [KIND],
    advice: ['Choose in the brief what is sold before spending more than a few days.'],
  },
  poc: {
    packages: [
      work(
        'rules',
        'S',
        'founder',
        'Ask a chamber of commerce or a lawyer in writing which permits and duties come with the offer',
        '',
        { waits: [14, 'Their answer'] },
      ),
      work(
        'first-three',
        'M',
        'founder',
        'Find three customers who pay {price|the full price} for a first delivery; begin with {channel|those you interviewed}',
        'rules',
        { waits: [14, 'Decisions of customers'] },
      ),
      work(
        'by-hand',
        'L',
        'founder',
        'Deliver to these three by hand; log every hour, expense and complaint',
        'first-three',
        { waits: [28, 'Four weeks of deliveries', 'alongside'] },
      ),
      work(
        'count-up',
        'S',
        'founder',
        'Compare the logged hours and expenses with what was paid, for each of the three',
        'by-hand',
      ),
      work(
        'again',
        'S',
        'founder',
        'Ask the three to buy again or to name a reason not to; go on if two of them pay again',
        'count-up',
        { waits: [7, 'Their decisions'] },
      ),
    ],
    action: {
      does: 'do this by hand for the first three customers',
      size: 'M',
      by: 'founder',
      after: ['first-three'],
    },
    sells: ['first-three'],
    milestones: [
      ['Permits and duties are known', 'rules'],
      ['Three customers have paid', 'first-three'],
      ['Known whether they buy again', 'again'],
    ],
    proves: [
      'Begin only if two of the three customers paid again; enter the logged hours and expenses of each into this plan',
    ],
    deliverables: [
      'The written answer about permits',
      'A log of three deliveries',
      'The decision with its reasons',
    ],
    costs: [cost('First legal advice', 'fee', 400)],
    risks: [
      risk(
        'The first customers buy out of kindness.',
        'Charge the full price from the first delivery, and count only those who pay again.',
      ),
    ],
    unplanned: [KIND],
    advice: ['Do everything by hand in this phase: the log shows what is worth making easier.'],
  },
  mvp: {
    packages: [
      work(
        'terms',
        'S',
        'legal',
        'Draw up terms of sale, and what is said about data that customers hand over',
        '',
        {
          with: 'founder',
        },
      ),
      work(
        'narrow',
        'S',
        'founder',
        'Decide by the log which steps stay manual and which one is made easier first',
      ),
      work(
        'easier',
        'L',
        'operations',
        'Make that one step easier; check on five deliveries that it saves the hours it should',
        'narrow',
        { with: 'founder', waits: [14, 'Five deliveries', 'alongside'] },
      ),
      work(
        'next-ten',
        'L',
        'seller',
        'Win ten more customers, beginning with {channel|the place where the first three were found}',
        'terms',
        { waits: [30, 'Decisions of ten customers', 'alongside'] },
      ),
      work(
        'deliver-ten',
        'XL',
        'operations',
        'Deliver to all of them for two months, and tell each what was done',
        'easier next-ten',
        { waits: [60, 'Two months of deliveries', 'alongside'] },
      ),
      work(
        'who-stays',
        'S',
        'founder',
        'Go on only if seven of the ten still pay after two months; ask those who left for the one reason',
        'deliver-ten',
      ),
    ],
    action: {
      does: 'write a one-page instruction for this, so that someone else can do it',
      size: 'S',
      by: 'operations',
      after: ['narrow'],
    },
    sells: ['next-ten', 'deliver-ten'],
    milestones: [
      ['Terms of sale are ready', 'terms'],
      ['Ten more customers are won', 'next-ten'],
      ['Counted who still pays', 'who-stays'],
    ],
    proves: [
      'Begin only if seven of the ten customers still pay after two months; enter what each brought and took into this plan',
    ],
    deliverables: ['Terms of sale', 'Written instructions', 'Figures of two months for each customer'],
    costs: [cost('Getting known: notices, visits, small advertisements', 'other', 700)],
    risks: [
      risk(
        'Ten customers want ten different things.',
        'Say no to what only one of them asks for, and write it down with the name.',
      ),
    ],
    unplanned: [KIND],
    advice: ['Make the step easier that takes most of the logged hours, and nothing else.'],
  },
  production: {
    packages: [
      work(
        'limit',
        'M',
        'founder',
        'Find out from the figures what limits growth: winning customers, delivering or getting paid',
      ),
      work(
        'channel',
        'L',
        'seller',
        'Compare two ways of winning customers for a month each; keep the one that costs less per paying customer',
        'limit',
        { waits: [60, 'Two trials of a month', 'alongside'] },
      ),
      work(
        'hand-over',
        'L',
        'operations',
        'Hand the daily work over with the instructions, and stay away for two weeks to see what fails',
        'limit',
        { waits: [14, 'Two weeks without the founder', 'alongside'] },
      ),
      work(
        'reserve',
        'S',
        'founder',
        'Keep three months of costs in reserve, and name the date on which they would be used up',
        'limit',
      ),
      work(
        'grow',
        'XL',
        'operations',
        'Deliver to three times as many customers for a quarter without more complaints per customer',
        'channel hand-over reserve',
        { waits: [84, 'Twelve weeks of deliveries', 'alongside'] },
      ),
      work(
        'close-quarter',
        'S',
        'founder',
        'Close the quarter: what each customer brought, what winning one took, and how many left',
        'grow',
      ),
    ],
    action: {
      does: 'measure every month how long this takes and how often it fails',
      size: 'S',
      by: 'operations',
      after: ['limit'],
    },
    milestones: [
      ['A way to win customers is chosen', 'channel'],
      ['Daily work runs without the founder', 'hand-over'],
      ['The quarter is closed', 'close-quarter'],
    ],
    deliverables: [
      'Figures of two ways to win customers',
      'A team that works by instructions',
      'A closed quarter',
    ],
    costs: [
      cost('Trials of winning customers', 'other', 1000, { times: [2, 'trials'] }),
      cost('Bookkeeping', 'fee', 150, { times: [12, 'months'] }),
    ],
    risks: [
      risk(
        'Growth costs more than it brings in before anyone notices.',
        'Compare income and costs every month, and name the loss at which you stop.',
      ),
    ],
    unplanned: [KIND],
    advice: ['Grow through the channel that pays for itself, and through no other.'],
  },
}
