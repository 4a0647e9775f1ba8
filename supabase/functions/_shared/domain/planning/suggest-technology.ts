import { namedIn, youWrote } from './cues.ts'
import type { Ground } from './ground.ts'
import type { PlatformId } from './options.ts'
import { TECHNOLOGIES, type TechnologyId } from './technology.ts'

type Reasons = Partial<Record<TechnologyId, string>>
type Chosen = Partial<Record<PlatformId, string>>

/** Names that are also ordinary words: 'Go', 'React to …'. */
const ORDINARY_WORDS: readonly TechnologyId[] = [
  'go',
  'swift',
  'react',
  'astro',
  'angular',
  'capacitor',
  'svelte',
]

const AI = /\b(?:AI|artificial intelligence|machine learning|LLMs?|chatbots?|computer vision|neural \w+)\b/i
const LIVE =
  /\b(?:real[- ]?time|live (?:map|tracking|location|chat|updates?|stream\w*)|chat|auctions?|leaderboards?)\b/i
const MICROSOFT = /\b(?:Microsoft 365|Microsoft Teams|SharePoint|Dynamics(?: 365)?|Active Directory)\b/i
const ON_PREMISE = /\b(?:on[- ]premises?|self[- ]hosted|own servers?|data ?cent(?:er|re)s?)\b/i

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Entries that the founder names, spelled as in the list. */
function namedTechnologies({ words }: Ground): Reasons {
  const reasons: Reasons = {}
  for (const { id, label } of TECHNOLOGIES) {
    if (ORDINARY_WORDS.includes(id)) continue
    const named = namedIn(words, new RegExp(`(?<![\\w.])${escaped(label)}(?!\\w)`))
    if (named) reasons[id] = `${youWrote(named)}.`
  }
  return reasons
}

const onScreens = ({ web, mobile }: Chosen): Reasons => ({
  ...(web && {
    nextjs: 'For the web: pages that search engines read and the product behind the login in one code base.',
  }),
  ...(mobile && {
    'react-native': web
      ? 'iOS and Android from one code base, sharing its language with the web app.'
      : 'iOS and Android from one code base.',
  }),
  ...((web || mobile) && {
    typescript: 'One language for screens and server, so that a small team can work on both.',
  }),
})

function onServer({ words, roles }: Ground): Reasons {
  const ai = namedIn(words, AI)
  const live = namedIn(words, LIVE)
  return {
    ...(ai
      ? { fastapi: `${youWrote(ai)}: most AI libraries are written for Python.` }
      : { nodejs: 'The language of the screens on the server, so that one team can write both.' }),
    ...(roles > 0 && {
      postgresql: `${roles === 1 ? 'One user role works' : `${roles} user roles work`} on shared records, which a relational database keeps consistent.`,
    }),
    ...(live && { redis: `${youWrote(live)}: live updates need a fast shared memory.` }),
  }
}

function onHosting({ words }: Ground): Reasons {
  const microsoft = namedIn(words, MICROSOFT)
  const onPremise = namedIn(words, ON_PREMISE)
  return {
    ...(microsoft && { azure: `${youWrote(microsoft)}: sign-in and data are already there.` }),
    ...(onPremise && { docker: `${youWrote(onPremise)}: containers also run on a customer's own machines.` }),
  }
}

/** Entries that fit the suggested platforms and the founder's words, each with its reason. */
export function suggestTechnology(ground: Ground, platforms: Chosen): Reasons {
  const named = namedTechnologies(ground)
  if (ground.features.length === 0) return named
  return { ...onScreens(platforms), ...onServer(ground), ...onHosting(ground), ...named }
}
