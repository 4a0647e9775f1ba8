import { BUSINESSES, CONSUMERS, cost, type NatureWork, risk, type When, work } from './work-package.ts'

/** Words for a device that reports something remotely. */
const SENDS: When = {
  words:
    /\b(?:radio|wireless\w*|bluetooth|wi-?fi|lora\w*|gsm|cellular|apps?|phones?|texts?|messages?|notif\w*|alerts?|online|internet|cloud|remote\w*|network|dashboards?|gps|sends?|reports?|connected)\b/i,
}
/** Words for a device whose data someone looks at later or remotely. */
const KEEPS_DATA: When = {
  words:
    /\b(?:apps?|dashboards?|cloud|online|internet|websites?|web pages?|databases?|histor(?:y|ies)|charts?|graphs?|reports?|logs?|logged|on (?:the|a|their|your|his|her) (?:phone|computer|screen)|remote\w*|monitor\w*|network|pdf)\b/i,
  unless: /\bonly_messages\b/,
}
/** A device that only sends texts or calls: no data is kept, and nothing is set or seen from afar. */
const ONLY_MESSAGES = /\bonly_messages\b/
const TEXTS: When = { words: ONLY_MESSAGES }
const FITTED: When = {
  to: 'businesses',
  words:
    /\b(?:install\w*|mount(?:s|ed|ing)?|fitted|wired|plumb\w*|technicians?|electricians?|screwed|drill(?:s|ed)?)\b/i,
}
const READINGS =
  /\b(?:measur\w+|sensors?|sens(?:es|ing)|monitor\w*|detect\w*|logs?|logging|weigh(?:s|ing)?|scales?|counts?|listens?|vibration|temperature|moisture|humidity|tracks?|tracker|meters?|gauges?)\b/i
/** Devices whose product is a reading, and devices that act. */
const MEASURES: When = { words: READINGS }
const ACTS: When = { unless: READINGS }
/** Devices that do not run on mains power. */
const PLUGGED: When = { unless: /\b(?:mains|plugs? into|plugged|wall socket|outlet|three-phase)\b/i }

/** A device that monitors or treats a body. */
const BODY =
  /\b(?:diagnos\w*|treatment|dos(?:e|es|age|ing)|symptoms?|diabet\w*|wounds?|sores?|ulcers?|glucose|blood (?:pressure|sugar|oxygen)|heart (?:rate|beat)|ECG|seizures?|epilep\w*|apno?ea|asthma|medication|pills?|incontinence|medical device)\b/i
const MEDICAL: When = { words: BODY, unless: /\bfor_animals\b/ }

/** Devices that are exposed to the weather. */
const OUTDOORS: When = { words: /\bis_outdoors\b/ }

/** Whether the price of a hundred units pays for a tool. */
const DEAR: When = { piece: 'dear' }
const CHEAP: When = { piece: 'cheap' }

/** A product with electronics. */
export const DEVICE: NatureWork = {
  interactive: {
    packages: [
      work(
        'site',
        'M',
        'founder',
        'Spend a day at each of three sites of {customer|future users}; note water, dust, cold, heat, power, signal and who touches it',
        '',
        { waits: [10, 'Visits on site', 'alongside'], when: BUSINESSES },
      ),
      work(
        'site',
        'M',
        'founder',
        'Visit five of {customer|the people who would use it} where they would use it; note space, habits and what surrounds it',
        '',
        { waits: [10, 'Appointments', 'alongside'], when: CONSUMERS },
      ),
      work(
        'rival',
        'S',
        'founder',
        'Compare {today|the closest product on the market}, bought or watched for a week: what it does, what fails, its cost',
        '',
        { waits: [7, 'One week of comparing'] },
      ),
      work(
        'target',
        'S',
        'founder',
        'Ask five users which error in a reading would make them act wrongly; set it as the accuracy target',
        'site',
        { when: MEASURES },
      ),
      work(
        'target',
        'S',
        'founder',
        'Ask five users which failure would make them return it; set that as the reliability target',
        'site',
        { when: ACTS },
      ),
      work(
        'mockup',
        'M',
        'mechanics',
        'Build a non-working model of the true size and weight; leave it where it would be used for three days',
        'site',
        { waits: [8, 'Printing and three days on site'] },
      ),
      work(
        'played',
        'S',
        'founder',
        'Send five users hand-made readings for a week; note what each one does with them',
        'target',
        { waits: [7, 'One week of readings', 'alongside'], when: MEASURES },
      ),
      work(
        'played',
        'M',
        'mechanics',
        'Imitate the main function with off-the-shelf parts; let five users try it and note what they expect',
        'target rival',
        { with: 'founder', waits: [7, 'Parts and appointments'], when: ACTS },
      ),
      work(
        'block',
        'S',
        'electronics',
        'Draw the block diagram: sensing, control, power and interfaces, with one candidate part for each',
        'target',
      ),
      work(
        'gate',
        'S',
        'founder',
        'Go on only if three of five users acted on a reading and named a price that they would pay; else stop before a board is made',
        'played mockup block rival',
        { when: MEASURES },
      ),
      work(
        'gate',
        'S',
        'founder',
        'Go on only if three of five users would give up {today|what they use today} for it; else stop before a board is made',
        'played mockup block rival',
        { when: ACTS },
      ),
    ],
    action: {
      does: 'act it out for one user on site, and note what must happen when it fails',
      size: 'S',
      by: 'founder',
      after: ['site'],
      always: true,
    },
    shows: ['mockup'],
    milestones: [
      ['Conditions of use are known', 'site', 'target'],
      ['A model has stood where it would be used', 'mockup'],
      ['Decided whether a board is made', 'gate'],
    ],
    proves: [
      [
        'Begin only if three of five users acted on a hand-made reading; take the accuracy that they named as the target',
        MEASURES,
      ],
      [
        'Begin only if three of five users would give up what they use; take the failure that they named as the target',
        ACTS,
      ],
    ],
    deliverables: [
      'Notes on the conditions of use',
      ['The accuracy that users need', MEASURES],
      ['The reliability that users need', ACTS],
      'A model of the true size',
      'A block diagram with candidate parts',
    ],
    costs: [
      cost('Printed models', 'material', 50, { times: [3, 'models'] }),
      cost('Travel to users', 'other', 60, { times: [5, 'trips'] }),
      cost('The closest product on the market', 'other', 200),
    ],
    risks: [
      risk(
        'Users like the readings but do nothing with them.',
        'Count what each user did differently during the week of hand-made readings.',
        MEASURES,
      ),
      risk(
        'The imitation impresses people who would not pay for the real thing.',
        'Name the full price before they try it, and write down who still asks for one.',
        ACTS,
      ),
      risk(
        'It does not fit where it would have to be mounted or carried.',
        'Mount the model in the most awkward of the places you visited.',
      ),
    ],
    unplanned: [
      ['Accuracy and service life that customers need: sensor and battery depend on them.', MEASURES],
      ['How often and how long it is used per day: battery and wear depend on it.', ACTS],
    ],
    advice: ['Order no custom board in this phase: development boards answer the same questions for less.'],
  },
  poc: {
    packages: [
      work(
        'power',
        'M',
        'electronics',
        'Draw up the power budget: energy available per day against energy per measurement and message',
        '',
        { when: { ...PLUGGED, ...MEASURES } },
      ),
      work(
        'power',
        'M',
        'electronics',
        'Draw up the power budget: energy stored or supplied against energy per use and in standby',
        '',
        {
          when: { unless: new RegExp(`${READINGS.source}|\\b(?:mains|plugged|wall socket|outlet)\\b`, 'i') },
        },
      ),
      work(
        'bench',
        'L',
        'electronics',
        'Build a bench model from development boards; log its measurements for two weeks',
        'power',
        {
          with: 'firmware',
          waits: [24, 'Ten days for parts and two weeks of logging'],
          when: MEASURES,
        },
      ),
      work(
        'bench',
        'L',
        'electronics',
        'Build a working model from development boards and standard parts; run it through 200 cycles',
        'power',
        {
          with: 'firmware',
          waits: [14, 'Ten days for parts and four of runs'],
          when: ACTS,
        },
      ),
      work(
        'reference',
        'S',
        'electronics',
        'Compare its readings with a rented reference instrument under the same conditions',
        'bench',
        { waits: [14, 'Two weeks side by side', 'alongside'], when: MEASURES },
      ),
      work(
        'reference',
        'S',
        'electronics',
        'Test it at the limits of its use (cold, heat, moisture, dust, a drop); note what stops working',
        'bench',
        { waits: [7, 'One week of tests', 'alongside'], when: ACTS },
      ),
      work(
        'radio',
        'M',
        'firmware',
        'Measure range and lost messages at the worst spot that a user can name',
        'bench',
        { waits: [7, 'One week of messages', 'alongside'], when: SENDS },
      ),
      work(
        'enclosure',
        'M',
        'mechanics',
        'Make {units} enclosures for the conditions of use; open them after the pilot and look for damage',
        'bench',
        { waits: [14, 'Printed parts and seals'] },
      ),
      work(
        'climate',
        'S',
        'mechanics',
        'Take two units through the lowest and highest temperature of their place, wet, frozen and thawed; note what fails first',
        'units',
        { waits: [7, 'One week of tests', 'alongside'], when: OUTDOORS },
      ),
      work(
        'hazards',
        'S',
        'mechanics',
        'Have someone who did not build it check the units for electrical, mechanical and fire hazards',
        'units',
        { with: 'electronics' },
      ),
      work(
        'ethics',
        'S',
        'founder',
        'Ask an ethics committee in writing whether the pilot needs its approval, and obtain it before anyone tries a unit',
        'bench',
        { waits: [60, 'Meeting of the committee'], when: MEDICAL },
      ),
      work(
        'cover',
        'S',
        'founder',
        'Get liability cover for the pilot, and a signed consent of one page from each who tries a unit: risks, data, return',
        'rules',
        { waits: [10, 'Policy'] },
      ),
      work(
        'units',
        'M',
        'electronics',
        'Build {units} complete units by hand from the parts of the bench model, and run each for three days',
        'reference radio enclosure',
        { with: 'technician', waits: [10, 'Parts and three days of running'] },
      ),
      work(
        'pilot',
        'M',
        'technician',
        'Give the {units} units to up to five of {customer|the customers}, and help to fit them; check each every week in a shared log',
        'hazards cover ethics climate',
        { with: 'founder', waits: [42, 'Six weeks in use', 'alongside'], when: BUSINESSES },
      ),
      work(
        'pilot',
        'M',
        'founder',
        'Give the {units} units to as many people for six weeks; talk to each of them once a week',
        'hazards cover ethics climate',
        { with: 'technician', waits: [42, 'Six weeks in use', 'alongside'], when: CONSUMERS },
      ),
      work(
        'bom',
        'S',
        'buyer',
        'Get quotes for all parts at 5, 100 and 1,000 units; compare the sum with {price|the price}',
        'bench',
        { waits: [7, 'Quotes of suppliers'] },
      ),
      work(
        'rules',
        'S',
        'founder',
        'Get a test house’s quote in writing for safety, radio and waste: what is tested, what it costs, how long it takes',
        'bench',
        { waits: [14, 'Quote of the test house'] },
      ),
      work(
        'result',
        'S',
        'founder',
        'Go on only if the readings stay within the target, and quotes for 1,000 units stay below 55% of the price',
        'pilot bom rules',
        { when: MEASURES },
      ),
      work(
        'result',
        'S',
        'founder',
        'Go on only if four of five units still work and three of five users would pay {price|the full price}',
        'pilot bom rules',
        { when: ACTS },
      ),
    ],
    action: {
      does: 'show it on the bench model and log every failure',
      size: 'M',
      by: 'firmware',
      after: ['bench'],
      always: true,
    },
    sells: ['pilot'],
    milestones: [
      ['Bench model works', 'bench', 'reference'],
      ['Cost of parts and rules are known', 'bom', 'rules'],
      ['Pilot has ended', 'pilot'],
      ['Decided whether it is developed', 'result'],
    ],
    proves: [
      [
        'Begin only if readings kept the target for six weeks and quotes for 1,000 units stay below 55% of the price; list every failure',
        MEASURES,
      ],
      [
        'Begin only if four of the five units still work and three of five users would pay; list every failure with its cause',
        ACTS,
      ],
    ],
    deliverables: [
      'A power budget',
      ['Readings compared with a reference', MEASURES],
      ['A log of 200 cycles and of the tests at the limits', ACTS],
      ['Range and lost messages on site', SENDS],
      'Cost of parts at 5, 100 and 1,000 units',
      'The quote of a test house',
    ],
    costs: [
      cost('Development boards and parts', 'parts', 200, { times: [3, 'sets'] }),
      cost('Parts of the units', 'parts', 60, { times: ['units', 'units'], ofPrice: 0.4, isUnit: true }),
      cost('Liability cover for the pilot', 'insurance', 60, { times: [3, 'months'] }),
      cost('Rent of a reference instrument', 'rent', 200, { times: [2, 'weeks'], when: MEASURES }),
      cost('Enclosures and seals', 'material', 70, { times: ['units', 'units'] }),
      cost('Trips to the pilot', 'other', 65, { times: [6, 'trips'] }),
    ],
    risks: [
      risk(
        'It needs more energy than its battery or its surroundings supply.',
        'Finish the power budget before the bench model, and stop when the margin falls below two.',
        PLUGGED,
      ),
      risk(
        'It works on the bench and fails in the field.',
        'Choose the pilot users by the hardest conditions, not by who is nearest.',
      ),
      risk(
        'Parts cost too much at the quantity that will really be sold.',
        'Compare the quotes for all three quantities with the price before a board is ordered.',
      ),
    ],
    unplanned: [
      'Who installs it, and who comes when it fails.',
      [
        'The coldest and the hottest day of its place: battery, seals and test limits depend on them.',
        OUTDOORS,
      ],
    ],
    advice: [
      'Write down every failure of the pilot with its cause: the design of the board begins with that list.',
    ],
  },
  mvp: {
    packages: [
      work(
        'schematic',
        'L',
        'electronics',
        'Design schematic and board, with test points and a second source for each critical part',
      ),
      work(
        'board-1',
        'M',
        'electronics',
        'Order ten boards, bring them up and write down every correction',
        'schematic',
        {
          waits: [21, 'Boards and assembly'],
        },
      ),
      work(
        'code',
        'XL',
        'firmware',
        'Write the firmware: power saving, measuring, storage, retries, watchdog, and a way to update it',
        'schematic',
        { when: MEASURES },
      ),
      work(
        'code',
        'XL',
        'firmware',
        'Write the firmware: control, power saving, protection against faults, watchdog, and a way to update it',
        'schematic',
        { when: ACTS },
      ),
      work(
        'board-2',
        'M',
        'electronics',
        'Correct the board and order {units} for the field test, and three more for the test house',
        'board-1 precheck actions',
        { waits: [21, 'Boards and assembly'] },
      ),
      work(
        'housing',
        'L',
        'mechanics',
        'Design the housing: fixing, sealing and what happens at a repair; have ten printed, and test what use does to them',
        '',
        { waits: [14, 'Printed parts'] },
      ),
      work(
        'shells',
        'S',
        'mechanics',
        'Order the soft tool once the pre-compliance test is passed, and check the first parts',
        'precheck',
        { waits: [28, 'Soft tool and first parts'], when: DEAR },
      ),
      work(
        'shells',
        'S',
        'mechanics',
        'Order {units} cast or printed housings, or adapt a standard box: at this price a tool does not pay yet',
        'precheck',
        { waits: [14, 'Housings'], when: CHEAP },
      ),
      work(
        'hands',
        'S',
        'founder',
        'Contract a technician near the customers for installation and visits, with a price per visit',
        '',
        { waits: [21, 'Search and contract'], when: FITTED },
      ),
      work(
        'gateway',
        'L',
        'full-stack',
        'Receive and store the data, show it to users, and warn when a unit falls silent',
        'schematic',
        { when: KEEPS_DATA },
      ),
      work(
        'gateway',
        'S',
        'full-stack',
        'Set up the message relay on a ready-made service: who gets which text, a second number, a sign of life each month; set off 100, count late ones',
        'schematic',
        { when: TEXTS },
      ),
      work(
        'jig',
        'M',
        'technician',
        'Build a jig that programs, calibrates and tests a unit within five minutes',
        'board-2 code',
      ),
      work(
        'manual',
        'S',
        'technician',
        'Write the instructions; have two strangers set a unit up with nothing else',
        'housing board-2 code',
      ),
      work(
        'precheck',
        'S',
        'electronics',
        'Measure emissions and immunity in a pre-compliance test',
        'board-1 housing',
        { waits: [10, 'Slot in the laboratory'] },
      ),
      work(
        'certify',
        'M',
        'electronics',
        'Have it tested by the rules that the test house named; write technical file, declaration and marking',
        'board-2 shells code actions',
        { waits: [42, 'Test house'] },
      ),
      work(
        'cover',
        'S',
        'founder',
        'Insure product liability for every unit that leaves the house, by the certificate and the technical file',
        'certify',
        { waits: [7, 'Policy'] },
      ),
      work(
        'preorders',
        'M',
        'seller',
        'Take written orders for {units} units at {price|the full price}, beginning with {channel|the pilot customer}',
        '',
        { waits: [30, 'Decisions of customers', 'alongside'] },
      ),
      work(
        'field',
        'L',
        'technician',
        'Run {units} units with those who ordered for two months; take every failed unit apart',
        'jig gateway manual shells hands preorders certify cover actions',
        { with: 'founder', waits: [60, 'Two months in the field', 'alongside'], when: BUSINESSES },
      ),
      work(
        'field',
        'L',
        'technician',
        'Have the buyers of {units} units use them for two months; take every failed unit apart',
        'jig gateway manual shells preorders certify cover actions',
        { with: 'founder', waits: [60, 'Two months in use', 'alongside'], when: CONSUMERS },
      ),
      work(
        'series',
        'S',
        'founder',
        'Go on only if at most one unit in ten failed, quotes for 1,000 units stay below 55% of the price, and half of the {units} are paid for',
        'field',
      ),
    ],
    action: {
      does: 'prove on the first boards that it does this, and write down what happens when it does not',
      size: 'M',
      by: 'firmware',
      after: ['board-1'],
      always: true,
    },
    sells: ['field'],
    milestones: [
      ['First boards run', 'board-1'],
      ['Second boards and housings are there', 'board-2', 'shells'],
      ['The device is certified and insured', 'certify', 'cover'],
      ['{units} units have run for two months', 'field'],
      ['Decided on the series', 'series'],
    ],
    proves: [
      'Begin only if at most one of ten of the {units} units failed and half are paid for; correct each cause before a part is ordered',
    ],
    deliverables: [
      'Board and housing ready for a small series',
      'Firmware that restarts after a fault and can be updated',
      'A test jig and instructions',
      'Certificate and technical file',
      'A failure report on {units} units',
    ],
    costs: [
      cost('First boards and assembly', 'parts', 180, { times: [10, 'boards'] }),
      cost('Parts and assembly of the units', 'parts', 90, {
        times: ['units', 'units'],
        ofPrice: 0.5,
        isUnit: true,
      }),
      cost('Units for the test house', 'parts', 90, { times: [3, 'units'], ofPrice: 0.5, isUnit: true }),
      cost('Product liability insurance', 'insurance', 150, { times: [12, 'months'] }),
      cost('Soft tool and first parts', 'tooling', 5000, { when: DEAR }),
      cost('Cast, printed or adapted housings', 'parts', 50, { times: ['units', 'housings'], when: CHEAP }),
      cost('Certification and laboratory', 'certification', 12000, { when: DEAR }),
      cost('Quality system, clinical evaluation and assessment as a medical device', 'certification', 40000, {
        when: MEDICAL,
      }),
      cost('Certification and laboratory, with certified modules', 'certification', 6000, { when: CHEAP }),
      cost('Test and calibration equipment', 'tooling', 1500),
    ],
    risks: [
      risk(
        'It fails certification after everything is ordered.',
        'Pass the pre-compliance test before housings are ordered, and use modules that are certified already.',
      ),
      risk(
        'A part becomes unavailable between the two boards.',
        'Buy the critical parts for all units of the field test with the first order.',
      ),
    ],
    unplanned: ['Number of units in the first year: it decides which tool pays for itself.'],
    advice: ['Freeze the functions before the second board: each later change is certified again.'],
  },
  production: {
    packages: [
      work(
        'maker',
        'M',
        'buyer',
        'Compare three contract manufacturers by price, smallest order, defects and a visit to the line',
        '',
        { waits: [30, 'Quotes and samples'] },
      ),
      work(
        'tool',
        'M',
        'mechanics',
        'Order the tool that the orders justify, soft or steel; check first parts against the drawing and correct once',
        'maker selling',
        { waits: [70, 'Tool making'], when: DEAR },
      ),
      work(
        'tool',
        'S',
        'mechanics',
        'Order housings for {units} units from a caster or print service; price a tool for the first thousand orders',
        'maker selling',
        { waits: [21, 'Housings'], when: CHEAP },
      ),
      work(
        'stock',
        'S',
        'buyer',
        'Order parts with long lead times, and name a substitute for each',
        'maker',
        {
          waits: [60, 'Deliveries'],
        },
      ),
      work(
        'selling',
        'L',
        'seller',
        'Sell the first {sold} units before they are made, beginning with {channel|the customers of the field test}',
        '',
        { waits: [60, 'Decisions of customers', 'alongside'] },
      ),
      work(
        'zero',
        'L',
        'technician',
        'Stand at the line for the first {units} units, and fix what the jig finds',
        'tool stock age',
        { with: 'electronics', waits: [21, 'Pilot series', 'alongside'] },
      ),
      work(
        'age',
        'M',
        'electronics',
        'Have the first five built and age them by heat, cold and vibration before the rest is released; none of them is sold',
        'tool stock',
        {
          waits: [42, 'Aging test', 'alongside'],
        },
      ),
      work(
        'service',
        'M',
        'technician',
        'Set up repair, exchange within a week and take-back of old devices',
        'zero',
      ),
      work(
        'fleet',
        'L',
        'devops',
        'Monitor all units in use: battery, silence and firmware version; update one in twenty first',
        'zero',
        { when: KEEPS_DATA },
      ),
      work(
        'fleet',
        'S',
        'founder',
        'Compare each month the sign of life of all units with the list of those sold; call whoever’s unit is silent, and count texts that were late',
        'zero',
        { when: TEXTS },
      ),
      work(
        'ship',
        'M',
        'operations',
        'Ship to paying customers in three lots, and call each of them in the first week',
        'age service fleet selling actions',
        { waits: [28, 'Three lots'] },
      ),
      work(
        'returns',
        'S',
        'founder',
        'Compare returns and warranty costs of the first quarter with the margin',
        'ship',
        { waits: [84, 'Twelve weeks in use'] },
      ),
    ],
    action: {
      does: 'check it on ten units of the pilot series, with a limit at which the rest is held back',
      size: 'S',
      by: 'technician',
      after: ['zero'],
      always: true,
    },
    sells: ['ship'],
    milestones: [
      ['Manufacturer is chosen', 'maker'],
      ['{sold} units are sold', 'selling'],
      ['Pilot series is built', 'zero'],
      ['The {sold} sold units are shipped', 'ship'],
      ['Returns of a quarter are known', 'returns'],
    ],
    deliverables: [
      'A released line and its housings',
      'Results of the aging test',
      'Repair, exchange and take-back',
      '{sold} units at paying customers',
      'Returns of the first quarter',
    ],
    costs: [
      cost('Production tool', 'tooling', 12000, { when: DEAR }),
      cost('Housings', 'parts', 18, { times: ['units', 'housings'], when: CHEAP, ofPrice: 0.1 }),
      cost('Parts', 'parts', 60, { times: ['units', 'units'], ofPrice: 0.33, isUnit: true }),
      cost('Assembly and test', 'parts', 20, { times: ['units', 'units'], ofPrice: 0.12 }),
      cost('Shipping and warranty', 'other', 15, { times: ['units', 'units'], ofPrice: 0.1 }),
      cost('Product liability insurance', 'insurance', 210, { times: [12, 'months'] }),
      cost('Registration for waste and packaging', 'fee', 800),
    ],
    risks: [
      risk(
        'The manufacturer swaps a part without telling you.',
        'Keep a signed sample and a list of approved parts, and check one unit of each delivery against both.',
      ),
      risk(
        'Returns use up the margin before their cause is known.',
        'Hold the next lot until the returns of the last are explained.',
      ),
    ],
    unplanned: ['How many units are made per order after the first hundred: part prices depend on it.'],
    advice: ['Pay for tools that belong to you, so that you can change the manufacturer.'],
  },
}
