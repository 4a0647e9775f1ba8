import { CONSUMER_RULES, DATA_RULES } from '../../analyst/facts/any-field.ts'
import { factsFor } from '../../analyst/facts/load.ts'
import type { Fact } from '../../analyst/facts/schema.ts'
import { relevantFacts, subjectsOf } from '../../analyst/relevance.ts'
import { confirmedField, type Source, wordsOf } from '../../analyst/source.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { RoadmapInput } from '../engine.ts'
import { testPhase } from './gate.ts'
import { goodsKindOf } from './goods-kind.ts'
import { openRules } from './open-rules.ts'
import { isForAnimals } from './signs.ts'
import { clause } from './words.ts'
import type { WorkPackage } from './work-package.ts'

const MOST_RULES = 5
/** Most rules of one field that come before rules for any field. */
const FIRST_RULES = 3
const MOST_OPEN_RULES = 2
const SAYS_CHARS = 165

/**
 * Rules are clarified in the phase that tests the riskiest assumption, and met before anything is sold: in the proof of
 * concept, or in the first version if the product is a device, which is only lent out before, or if the proof of
 * concept clarifies the rules. Null in other phases.
 */
export function ruleStep(
  { planning, phase }: Pick<RoadmapInput, 'planning' | 'phase'>,
  nature: string,
): 'ask' | 'meet' | null {
  const asked = testPhase(planning) === 'interactive' ? 'interactive' : 'poc'
  if (phase === asked) return 'ask'
  const met = asked === 'interactive' && nature !== 'device' ? 'poc' : 'mvp'
  return phase === met ? 'meet' : null
}

/** Whether the phase checks that requirements met earlier still hold. */
export const checksRulesAgain = (input: Pick<RoadmapInput, 'planning' | 'phase'>, nature: string): boolean =>
  input.phase === 'production' ||
  (input.phase === 'mvp' &&
    ruleStep(input, nature) === null &&
    !input.planning.developmentPhases.includes('production'))

type Step = Pick<WorkPackage, 'size' | 'by' | 'with' | 'waits'>

interface RuleWork {
  cue: RegExp
  ask: Step
  meet: Step
}

/** The work for a rule, by the words of the rule on file; the first match applies. */
const BY_WORDS: readonly RuleWork[] = [
  {
    cue: /\b(?:notified body|medical devices?|FDA)\b/i,
    ask: { size: 'S', by: 'founder', waits: [21, 'Answer of a regulatory adviser: class, evidence, costs'] },
    meet: {
      size: 'XL',
      by: 'founder',
      with: 'legal',
      waits: [270, 'Quality system and assessment', 'alongside'],
    },
  },
  {
    cue: /\b(?:personal data|health data|data about people|data about its|privacy|HIPAA)\b/i,
    ask: { size: 'S', by: 'legal', waits: [7, 'Opinion of a lawyer'] },
    meet: { size: 'M', by: 'founder', with: 'legal', waits: [14, 'Signatures of customers and providers'] },
  },
  {
    cue: /\b(?:CE mark|tests?|tested|safety report|technical documents|risk assessment|conformity|laborator\w+|type certificate)\b/i,
    ask: { size: 'S', by: 'founder', waits: [14, 'Quote of a test house'] },
    meet: { size: 'M', by: 'founder', waits: [42, 'Tests and documents'] },
  },
  {
    cue: /\b(?:licen[cs]\w+|permits?|approv\w+|authori[sz]\w+|regist\w+|notif\w+|certifi\w+|checks?|master craftsperson)\b/i,
    ask: { size: 'S', by: 'founder', waits: [14, 'Written answer of the authority'] },
    meet: { size: 'M', by: 'founder', waits: [42, 'Decision of the authority'] },
  },
  {
    cue: /\b(?:label\w*|allergens?|claims?|ingredients?|named?|marked|list)\b/i,
    ask: { size: 'S', by: 'founder', waits: [7, 'Answer of a laboratory or an adviser'] },
    meet: { size: 'S', by: 'founder', waits: [7, 'Check by a second person'] },
  },
]
/** Indexes of tests and permits in the list above. */
const [FIRST_WITH_FEE, LAST_WITH_FEE] = [2, 3]
const OTHER: Omit<RuleWork, 'cue'> = {
  ask: { size: 'S', by: 'founder', waits: [10, 'Answer of a chamber or a lawyer'] },
  meet: { size: 'S', by: 'founder', with: 'legal', waits: [7, 'Check by a lawyer'] },
}

/** What is done about a rule that binds the idea, and about one that may bind it. */
const WORDS = {
  ask: { binding: 'Clarify what this means for you', open: 'Ask whether this binds you' },
  meet: {
    binding: 'Put in place before any delivery',
    open: 'If it binds you, meet it before any delivery',
  },
  /** For products that are only lent out before. */
  lent: {
    binding: 'Put in place before any sale',
    open: 'If it binds you, meet it before any sale',
  },
} as const

/** Whether a rule demands a permit, a test or a certificate that costs a fee. */
export const hasFee = ({ says }: Fact): boolean =>
  BY_WORDS.slice(FIRST_WITH_FEE, LAST_WITH_FEE + 1).some(({ cue }) => cue.test(says))

/** The first rule of each law. */
const ofEachLaw = (rules: readonly Fact[]): Fact[] =>
  rules.filter(
    ({ source }, index) => rules.findIndex((other) => other.source.address === source.address) === index,
  )

/** The founder's sentences about tests, permits and laws: they name the subjects of rules. */
const OF_LAW =
  /\b(?:laws?|legal\w*|licen[cs]\w*|permits?|regist\w+|regulat\w+|certif\w+|safety tests?|approv\w+|authorit\w+|medical device|inspect\w+|rules)\b/i
const ofLaw = (source: Source): string =>
  [...wordsOf(source, 'risks'), ...sentencesOf(source.idea).map(({ words }) => words)]
    .filter((words) => OF_LAW.test(words))
    .join('\n')

/** A law on student records does not bind schools of swimming, driving or dance. */
const OF_STATE_SCHOOLS = /\bFERPA\b/
const LESSONS =
  /\b(?:swim\w*|driving|dance|music|ski|surf\w*|riding|language|cooking|martial arts|karate|sailing) schools?\b/i
const STUDENTS =
  /\b(?:students?|pupils|districts?|public schools?|teachers|classrooms?|universit\w+|colleges?)\b/i
const isLessonsOnly = (source: Source): boolean => {
  const words = [source.idea, ...wordsOf(source, 'customer'), ...wordsOf(source, 'trade')].join('\n')
  return LESSONS.test(words) && !STUDENTS.test(words)
}

const FOOD = 'food-restaurants'
const OF_ANY_FIELD = new Set<Fact>([...DATA_RULES, ...CONSUMER_RULES])
/** Whether a rule applies only if certain words are present. */
const isParticular = ({ words, does, buyers }: Fact): boolean =>
  [words, does, buyers].some((each) => each !== null)

/**
 * The rules on file for field and place, and for other fields that the founder's plainest words name: those that bind
 * the idea, or else those that may bind it. `known` holds the texts of all rules considered.
 */
export async function rulesOf(
  source: Source,
  nature: string,
): Promise<{ rules: Fact[]; standing: 'binding' | 'open'; known: string[] }> {
  const own = confirmedField(source)
  const fields = [...new Set([...(own ? [own] : []), ...(nature === 'device' ? ['electronics'] : [])])]
  const facts = (await Promise.all(fields.map(factsFor))).map((each) => each.facts)
  // The function of a device may make it medical, whatever its field is called.
  const named = [
    ...subjectsOf(source, ofLaw(source)),
    ...(nature === 'device' && !isForAnimals(source) ? ['health-care'] : []),
  ]
  const subjects = [...new Set(named)].filter(
    (field) => !fields.includes(field) && !(field === 'health-care' && isForAnimals(source)),
  )
  const ofSubjects = (await Promise.all(subjects.map(factsFor))).flatMap((each) =>
    each.facts.filter((fact) => isParticular(fact) && !OF_ANY_FIELD.has(fact)),
  )
  const rules = [...new Set([...facts.flat(), ...ofSubjects])]
    .filter(({ kind }) => kind === 'rule')
    .toSorted((a, b) => Number(OF_ANY_FIELD.has(a)) - Number(OF_ANY_FIELD.has(b)))
  const known = [...new Set([...rules, ...OF_ANY_FIELD])].map(({ says }) => says)
  // Packaging and transport for food are not food, whoever buys them.
  const isFoodless = nature === 'physical' && !fields.includes(FOOD) && goodsKindOf(source) !== 'food'
  const foreign = new Set(isFoodless ? (await factsFor(FOOD)).facts : [])
  const bound = ofEachLaw(relevantFacts(source, rules)).filter(
    (rule) => !foreign.has(rule) && !(OF_STATE_SCHOOLS.test(rule.source.title) && isLessonsOnly(source)),
  )
  const [first, general] = [
    bound.filter((rule) => !OF_ANY_FIELD.has(rule)),
    bound.filter((rule) => OF_ANY_FIELD.has(rule)),
  ]
  const binding = [...first.slice(0, FIRST_RULES), ...general, ...first.slice(FIRST_RULES)].slice(
    0,
    MOST_RULES,
  )
  if (binding.length > 0 || !own) return { rules: binding, standing: 'binding', known }
  // Rules of the founder's field come before those for electronics.
  const open = facts.flatMap((each) =>
    openRules(
      source,
      rules.filter((rule) => each.includes(rule)),
    ),
  )
  return { rules: ofEachLaw(open).slice(0, MOST_OPEN_RULES), standing: 'open', known }
}

/** Hours to file the proof that a test house gave. */
const FILING_HOURS = 4

/**
 * Tasks for what the law of field and place demands, each with its source: clarified early, and met before sales.
 * `tested` holds ids of what must exist before it can be tested.
 */
export function ruleTasks(
  step: 'ask' | 'meet',
  { rules, standing }: Pick<Awaited<ReturnType<typeof rulesOf>>, 'rules' | 'standing'>,
  taskOf: (work: WorkPackage) => RoadmapTask,
  {
    tested = [],
    isLent = false,
    proven = false,
  }: { tested?: readonly string[]; isLent?: boolean; proven?: boolean } = {},
): RoadmapTask[] {
  const words = WORDS[step === 'meet' && isLent ? 'lent' : step]
  const isTest = (says: string) => step === 'meet' && BY_WORDS[FIRST_WITH_FEE]?.cue.test(says) === true
  // A proof is made once, on the final design: its paper is filed when the test house is done.
  const filed = {
    size: 'S',
    by: 'founder',
    hours: FILING_HOURS,
    after: ['certify'],
    waits: [7, 'Papers of the test house'],
  } as const
  return rules.map(({ says, source: { title, publisher, address } }, index) => ({
    ...taskOf({
      id: `rule-${index + 1}`,
      name: `${words[standing]}: ${clause(says, SAYS_CHARS)}`,
      after: isTest(says) ? tested : [],
      ...(proven && isTest(says) ? filed : (BY_WORDS.find(({ cue }) => cue.test(says)) ?? OTHER)[step]),
      ...(standing === 'open' && { size: 'S' as const }),
    }),
    source: { title, publisher, address },
  }))
}
