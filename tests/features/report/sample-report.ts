import { state } from '@domain/basis'
import type { Citation } from '@domain/citation'
import {
  type AudienceSection,
  type ConceptSection,
  EMPTY_MARKET,
  type EvidenceSection,
  type Feature,
  type MarketSection,
} from '@domain/report'

const feature = (text: string, web: boolean, mobile: boolean): Feature => ({
  description: state(text, 'template'),
  platforms: { web, mobile },
})

const citation = (id: string, changes: Partial<Citation> = {}): Citation => ({
  id,
  title: `Page of ${id}`,
  source: 'Statistical Office',
  url: `https://example.test/${id}`,
  date: '2025',
  relevance: null,
  relevance_text: null,
  snippet: `What ${id} says`,
  quote: null,
  topic: null,
  firstHand: false,
  check: { status: 'not_checked', at: null, reason: null },
  ...changes,
})

export const CONCEPT: ConceptSection = {
  overview: state(
    'A booking app that brings dog owners and independent dog walkers together, walk by walk, with payment.',
    'template',
  ),
  features: {
    core: [feature('Book a walk', true, true), feature('Pay per walk', false, true)],
    mustHave: [feature('Profiles of walkers', true, false)],
    shouldHave: [feature('Map of the walk', false, true)],
    niceToHave: [feature('Photos after the walk', true, true)],
    future: [],
  },
  roles: [
    {
      title: state('Dog owner', 'founder'),
      focus: state('Finds a walker', 'template'),
      responsibilities: [state('Books and pays', 'template')],
    },
    {
      title: state('Dog walker', 'template'),
      focus: state('Earns money', 'template'),
      responsibilities: [state('Keeps free dates current', 'template')],
    },
  ],
  citations: [],
}

export const AUDIENCE: AudienceSection = {
  personas: [
    {
      description: state('Busy owner in the city', 'template'),
      age: state('28 to 45', 'assumption'),
      occupation: state('Office worker', 'assumption'),
      technicalLevel: state('High', 'assumption'),
      painPoints: [state('No time at noon', 'template')],
      goals: [state('A reliable walker', 'template')],
      channel: null,
      citations: [citation('s2')],
    },
  ],
}

const shares = { sources: [], note: '', original: null }

export const MARKET: MarketSection = {
  ...EMPTY_MARKET,
  model: {
    inputs: [
      {
        id: 'customers',
        label: 'Dog owners in the city',
        unit: 'households',
        range: { low: 50_000, base: 100_000, high: 120_000 },
        basis: 'source',
        sources: ['s1'],
        note: '',
        original: null,
      },
      {
        id: 'revenuePerCustomer',
        label: 'Revenue per owner',
        unit: 'US dollars a year',
        range: { low: 100, base: 240, high: 400 },
        basis: 'assumption',
        ...shares,
      },
      {
        id: 'reachableShare',
        label: 'Share with a smartphone',
        unit: 'share',
        range: { low: 0.1, base: 0.25, high: 0.5 },
        basis: 'assumption',
        ...shares,
      },
      {
        id: 'obtainableShare',
        label: 'Share won in three years',
        unit: 'share',
        range: { low: 0.005, base: 0.04, high: 0.1 },
        basis: 'assumption',
        ...shares,
      },
    ],
  },
  targetMarket: state('Dog owners with office hours', 'founder'),
  uniqueValue: state('Paid per walk, without a subscription', 'template'),
  monetizationStrategies: [state('A share of each walk', 'template')],
  challenges: [state('Walkers and owners agree outside the app', 'source', ['s1'])],
  opportunities: [state('Insurance for each walk', 'template')],
  competitors: [
    {
      name: state('Rover', 'template'),
      knownFor: null,
      link: null,
      strengths: [state('Known brand', 'template')],
      weaknesses: [state('High fees', 'template')],
      live: null,
      dominant: false,
      price: null,
      answers: [],
    },
  ],
  citations: [citation('s1')],
}

export const EVIDENCE: EvidenceSection = { citations: [citation('s1'), citation('s2')] }
