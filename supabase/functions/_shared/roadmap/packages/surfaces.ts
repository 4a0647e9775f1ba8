import type { Phase } from '../../domain/phases.ts'
import type { PlatformId } from '../../domain/planning.ts'
import { type WorkPackage, work } from './work-package.ts'

type ByPhase = Partial<Record<Phase, readonly WorkPackage[]>>

/** Additional work for the platforms of the plan, where the software runs. */
const PLATFORM_WORK: Readonly<Partial<Record<PlatformId, ByPhase>>> = {
  mobile: {
    mvp: [
      work(
        'stores',
        'L',
        'mobile',
        'Package it for iPhone and Android, fill in the privacy forms of both stores, and submit early',
        'accounts',
        { waits: [14, 'Review by the app stores'] },
      ),
      work(
        'phones',
        'S',
        'qa',
        'Try it on six real phones, old and new, with a lost connection and a full memory',
        'accounts actions',
      ),
    ],
    production: [
      work(
        'old-versions',
        'S',
        'mobile',
        'Keep the previous app version working for three months, and measure how many still use it',
        'baseline',
      ),
    ],
  },
  desktop: {
    mvp: [
      work(
        'installer',
        'M',
        'full-stack',
        'Sign an installer for each operating system, and update it without the user’s help',
        'base',
        { waits: [10, 'Certificates for signing'] },
      ),
    ],
    production: [
      work(
        'updates',
        'S',
        'full-stack',
        'Roll an update out to a tenth of the machines first, and take it back once to see that it works',
        'baseline',
      ),
    ],
  },
  erp: {
    poc: [
      work(
        'test-system',
        'S',
        'founder',
        'Get a test system of the business software, and the permission to connect to it',
        '',
        { waits: [21, 'Permission and test system'] },
      ),
    ],
    mvp: [
      work(
        'connection',
        'L',
        'full-stack',
        'Connect to the business software by its documented interface, and catch up after an interruption',
        'data',
      ),
    ],
    production: [
      work(
        'next-release',
        'S',
        'full-stack',
        'Test the connection with the next release of the business software before customers install it',
        'baseline',
      ),
    ],
  },
}

interface Trait {
  /** Words of the brief that show the trait. */
  cue: RegExp
  work: ByPhase
}

/** Traits that decide whether some software can be built at all. */
const HOSTS =
  'Slack|Shopify|Figma|WordPress|Excel|Word|Outlook|Gmail|Google (?:Docs|Sheets)|Notion|Teams|Chrome|Firefox|Photoshop|Revit|AutoCAD|SketchUp|QuickBooks|Xero|Salesforce|Jira|Trello|Moodle|Blender'
/** A program that extends another one: by the word for it, or by the other one's name and a word for being within it. */
const EXTENDS = new RegExp(
  String.raw`\b(?:(?:browser|chrome|firefox) extensions?|plug-?ins?|add-?ins?\b(?! program)|add-ons? (?:for|to|in) (?:${HOSTS})|extensions? (?:for|of) (?:${HOSTS})|(?:inside|within|right in|sits in|lives in|runs in|side ?bar (?:of|in)|button in) (?:${HOSTS})|(?:${HOSTS}) (?:apps?|bots?|add-ons?|extensions?|themes?))\b`,
  'i',
)

const TRAITS: readonly Trait[] = [
  {
    cue: /\b(?:RFID|scanners?|card readers?|kiosks?|wristbands?|beacons?|sensors?|GPS trackers?|(?:buy|put|stick|hang|fix|attach|mount|install|wears?|give)s? (?:\p{L}+ ){0,4}?(?:tags?|stickers?|QR codes?|chips?|cameras?)|(?:tags?|stickers?|QR codes?|chips?|cameras?) (?:on|at|in) (?:each|every|all|the))\b/iu,
    work: {
      interactive: [
        work(
          'things',
          'S',
          'founder',
          'List what has to be bought besides the program, such as tags or readers; borrow one of each and try it on site',
        ),
      ],
      poc: [
        work(
          'things',
          'M',
          'technician',
          'Equip one site with tags, readers or cameras; count 500 readings that are missed, doubled or wrong',
          'slice',
          { waits: [14, 'Delivery'] },
        ),
      ],
      mvp: [
        work(
          'things',
          'M',
          'buyer',
          'Agree on price, delivery, exchange and life of the equipment, and on who pays for what is lost',
          'base',
          { waits: [21, 'Quotes and delivery'] },
        ),
      ],
      production: [
        work(
          'things',
          'S',
          'technician',
          'Measure how much of the equipment fails or is lost in a month, and keep a stock for exchange',
          'baseline',
        ),
      ],
    },
  },
  {
    cue: /\b(?:VR|AR|XR|[Vv]irtual reality|[Aa]ugmented reality|[Hh]eadsets?)\b/,
    work: {
      interactive: [
        work(
          'staged',
          'S',
          'designer',
          'Stage or film one scene, so that people react to it without a headset',
          'flow',
        ),
      ],
      poc: [
        work(
          'scene',
          'L',
          'full-stack',
          'Build one scene, and let five people spend fifteen minutes in it: speed, dizziness, use of hands',
        ),
      ],
      mvp: [
        work(
          'scenes',
          'XL',
          'full-stack',
          'Build the scenes for two headsets: objects, hands, and a record of what people do',
          'data',
        ),
      ],
      production: [
        work('headsets', 'M', 'qa', 'Try every supported headset after each update of its maker', 'baseline'),
      ],
    },
  },
  {
    cue: /\b(?:offline|without (?:the )?(?:internet|a connection|a network)|low[- ]bandwidth|on[- ]device)\b/i,
    work: {
      interactive: [
        work(
          'no-network',
          'S',
          'designer',
          'Show on each screen what works without a connection, and what waits for one',
          'flow',
        ),
      ],
      poc: [
        work(
          'slow-machine',
          'M',
          'full-stack',
          'Run the core without a connection on a slow machine, and note speed, memory and result',
        ),
      ],
      mvp: [
        work(
          'catch-up',
          'L',
          'full-stack',
          'Keep changes made without a connection, and merge two that collide',
          'data',
        ),
      ],
      production: [
        work(
          'long-away',
          'S',
          'qa',
          'Bring a machine back after four weeks away, and check that nothing is lost',
          'baseline',
        ),
      ],
    },
  },
  {
    cue: EXTENDS,
    work: {
      interactive: [
        work(
          'inside',
          'S',
          'designer',
          'Draw it inside the program that it extends, at its real size',
          'flow',
        ),
      ],
      poc: [
        work(
          'host-rules',
          'S',
          'full-stack',
          'Install the smallest version in the program that it extends, and read what its maker allows and charges',
        ),
      ],
      mvp: [
        work(
          'host-review',
          'M',
          'full-stack',
          'Build it for the program that it extends, and submit it for review early',
          'base',
          { waits: [21, 'Review by the maker of that program'] },
        ),
      ],
      production: [
        work(
          'host-change',
          'S',
          'qa',
          'Try it with the next version of the program that it extends, before users have it',
          'baseline',
        ),
      ],
    },
  },
]

/** Work of a phase that the platforms and the founder's words for the product demand. */
export const surfaceWork = (phase: Phase, platforms: readonly PlatformId[], words: string): WorkPackage[] => [
  ...platforms.flatMap((platform) => PLATFORM_WORK[platform]?.[phase] ?? []),
  ...TRAITS.filter(({ cue }) => cue.test(words)).flatMap(({ work: byPhase }) => byPhase[phase] ?? []),
]
