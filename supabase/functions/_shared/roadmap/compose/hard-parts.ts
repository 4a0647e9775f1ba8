import type { Phase } from '../../domain/phases.ts'
import type { Work } from './roles.ts'

/** Something that the idea itself asks for and that decides whether it can be built; hours are assumptions. */
export interface HardPart {
  id: string
  /** English words of the idea by which it is told. */
  cue: RegExp
  work: Work
  /** What whoever does it has to know. */
  skill: string
  /** What is done about it in each phase, with the hours that it takes. */
  tasks: Record<Phase, readonly [hours: number, name: string]>
}

const HARD_PARTS: readonly HardPart[] = [
  {
    id: 'immersive',
    cue: /\b(?:VR|AR|XR|[Vv]irtual reality|[Aa]ugmented reality|[Hh]eadsets?)\b/,
    work: 'desktop',
    skill: '3D scenes and headsets',
    tasks: {
      interactive: [8, 'Film or stage one virtual scene, so people can react to it without a headset'],
      poc: [
        40,
        'Build one virtual scene and let five people use it for fifteen minutes: speed, dizziness, use of hands',
      ],
      mvp: [120, 'Build the virtual scenes for two headsets: objects, hands, recording of what people do'],
      production: [
        24,
        'Keep the virtual part fast on every supported headset, with a test after each vendor update',
      ],
    },
  },
  {
    id: 'reading',
    cue: /\b(?:reads?|reading|extracts?|captures?|scans?|scanned|recogni[sz]es?)\b[^.;!?\n]{0,60}\b(?:photos?|photographs?|pictures?|receipts?|invoices?|delivery notes|PDFs?|handwrit\w+)\b/i,
    work: 'model',
    skill: 'Reading documents and measuring errors',
    tasks: {
      interactive: [
        4,
        'Type in what the photos hold by hand, behind the screens, and time how long a correction takes',
      ],
      poc: [
        32,
        'Collect 200 real photos with their right values, extract each field, and measure accuracy per field and photo quality',
      ],
      mvp: [
        64,
        'Build the reading: upload, extraction, a screen that shows photo and fields side by side for correction, and a log of corrections',
      ],
      production: [
        20,
        'Measure accuracy on corrected photos every week, and send uncertain fields to a person',
      ],
    },
  },
  {
    id: 'offline',
    cue: /\b(?:offline|without (?:the )?(?:internet|a connection|a network)|low[- ]bandwidth|never sends?|on[- ]device|locally)\b/i,
    work: 'server',
    skill: 'Programs that work without a network',
    tasks: {
      interactive: [3, 'Show on the screens what works without a connection, and what waits for one'],
      poc: [20, 'Run the core without a connection on a slow machine: speed, memory, output'],
      mvp: [
        40,
        'Keep the product working without a connection, and prove with a network log what leaves the machine',
      ],
      production: [
        14,
        'Check with each release that nothing leaves the machine without permission, and that an old version still works',
      ],
    },
  },
  {
    id: 'devices',
    cue: /\b(?:sensors?|IoT|wearables?|smart ?watch(?:es)?|robots?|drones?|3D print\w*|heart rate|Bluetooth)\b/i,
    work: 'server',
    skill: 'Devices and sensor data',
    tasks: {
      interactive: [4, 'Play recorded readings of a real device into the screens'],
      poc: [30, 'Connect one real device and compare its readings for a day with a trusted measurement'],
      mvp: [
        60,
        'Connect the devices of the first customers: pairing, lost connections, empty batteries, wrong readings',
      ],
      production: [20, 'Monitor and update devices remotely'],
    },
  },
  {
    id: 'judgement',
    cue: /\b(?:AI|machine learning|LLMs?|predict\w*|recogni[sz]\w+|scoring|grades|explains?|summari[sz]\w+)\b/,
    work: 'model',
    skill: 'Evaluating model answers',
    tasks: {
      interactive: [
        6,
        'Let a person play the part of the model behind the screens, with right and with wrong answers',
      ],
      poc: [
        36,
        'Compare a model’s judgment on a hundred real cases with that of two people, and note whom each mistake harms',
      ],
      mvp: [
        56,
        'Build the judgment into the product: data, limits, readable reasons, and a person who can override it',
      ],
      production: [24, 'Measure each week whether the judgment is still as good, for small groups too'],
    },
  },
  {
    id: 'money',
    cue: /\b(?:mobile money|bank(?:s|ing)?|loans?|microloans|lenders?|lending|remittances?|insurance|invoice factoring|invest\w*)\b/i,
    work: 'server',
    skill: 'Bank and payment APIs',
    tasks: {
      interactive: [4, 'Work out with a licensed institution what each screen may promise about money'],
      poc: [
        24,
        'Read the history of one real account with the consent of its owner, through the API of one institution',
      ],
      mvp: [
        48,
        'Connect the first licensed institution: consent, identity, statements, and a ledger that accounts for every cent',
      ],
      production: [
        24,
        'Reconcile every account with its institution each night, and practice what to do when they differ',
      ],
    },
  },
  {
    id: 'goods',
    cue: /\b(?:box(?:es)? of|shipped|ships|subscription box|sold directly|delivered|sneakers|snacks|online store)\b/i,
    work: 'product',
    skill: 'Stock, packing and carriers',
    tasks: {
      interactive: [
        4,
        'Pack one order by hand and photograph each step, so that the screens tell the truth about it',
      ],
      poc: [16, 'Send twenty real orders by hand, and note the cost, days, damage and returns of each'],
      mvp: [
        20,
        'Settle suppliers, stock, packing and one carrier, and track the first hundred orders on paper alongside the product',
      ],
      production: [16, 'Move packing to a partner, with stock counts that match each evening'],
    },
  },
  {
    id: 'hosts',
    cue: /\b(?:browser extension|plug-?ins?|add-ons?|Slack|Shopify|Figma|WhatsApp)\b/i,
    work: 'server',
    skill: 'Third-party platforms and their rules',
    tasks: {
      interactive: [3, 'Draw the product inside the program that it extends, at its real size'],
      poc: [
        16,
        'Install the smallest version in the program that it extends, and read its rules for what it may do and charge',
      ],
      mvp: [
        28,
        'Build the part inside the program that it extends, and submit it for review early: reviews take weeks',
      ],
      production: [
        14,
        'Catch changes in the program that it extends before users do, with a test against its next version',
      ],
    },
  },
]

/** So that they stay those which decide. */
const MOST = 3

/** What the idea asks for by its own words; a judgement that is a core feature is left to that feature. */
export const hardPartsOf = (idea: string, judgementIsCore: boolean): HardPart[] =>
  HARD_PARTS.filter(({ id, cue }) => cue.test(idea) && !(id === 'judgement' && judgementIsCore)).slice(
    0,
    MOST,
  )

const idOf = ({ id }: HardPart) => `hard-${id}`

/** Where it is tried and where it is built, nobody knows yet how long that takes. */
export const isOpen = (phase: Phase): boolean => phase === 'poc' || phase === 'mvp'

/** One task for each of them. In a prototype they are played, not built. */
export const hardWork = (parts: readonly HardPart[], phase: Phase, after: readonly string[]) =>
  parts.map((part) => {
    const [hours, name] = part.tasks[phase]
    const work = phase === 'interactive' ? 'product' : part.work
    return { id: idOf(part), work, hours, name, after, uncertain: isOpen(phase) }
  })

export const hardIds = (parts: readonly HardPart[]): string[] => parts.map(idOf)
