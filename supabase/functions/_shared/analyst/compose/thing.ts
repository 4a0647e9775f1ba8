import type { Facts } from '../extract/facts.ts'
import { isPeople } from '../extract/words.ts'
import { isPlural } from './fill.ts'

/** Words for a form, a channel or a kind of product: 'anonymous chat' tells how, not what about. */
export const FORM =
  /(?:^|\s)(?:chats?|calls?|videos?|messages?|voice|text|sessions?|groups?|photos?|screens?|links?|notifications?|reminders?|questions?|answers?|results?|hours?|pages?|usage|activities|classes|lists?|towns?|cities|villages|stations|offices?|agents?|assistants?|chatbots?|bots?|hubs?|tags?|sensors?|companions?|calculators?|planners?|generators?|modules?|holders?|projects?|things?|lines|items)$/i

/** Things that are not counted need no article. */
const UNCOUNTED =
  /(?:ing|ment|ware|care|work|food|data|power|energy|water|wine|coffee|music|advice|help|furniture|maintenance|insurance|therapy|bread|storage|prevention|preparation|detection|inventory|stock|health|history|sleep|maths?|transport|safety|quality|finance|waste|leather|pizza|yoga|dementia|menopause|ship|grief|freight|anxiety|irrigation|football|supply|delivery|renovation|medication|sugar|media|money|gear|grain|travel|traffic|luggage|tourism|nutrition|content|sync|time|pay|rent|research|sport|fitness|metal|review|rental|hire|repair|assembly|installation|rehearsal|restoration|support|privacy|culture|music)$/i

/** Single things to which a text cannot refer without an article: 'the kids clothes library', 'the night bus'. */
const SINGLE =
  /\b(?:library|club|bus|box|shop|store|kit|studio|cafe|café|festival|league|market|newsletter|magazine|podcast|card|machine|locker|truck|van|boat|bike|robot|drone|camera|game|toy|album|directory|exchange|network|fund|bank|lab|hub|room|house|garden|map|guide|calendar|fly)$/i

/** A topic as it stands among the words of a template. */
export const asTopic = (name: string): string => (SINGLE.test(name) ? withArticle(name) : name)

/** 'the tax bill', but 'cron jobs' and 'predictive maintenance'. */
export const withArticle = (name: string): string =>
  isPlural(name) ||
  UNCOUNTED.test(name.replace(/ (?:for|of|with|in|from) .*$/i, '')) ||
  /^(?:the|a|an) /i.test(name)
    ? name
    : `the ${name}`

/** Whoever does the work is not what it is about: 'piano tuner', 'property manager'. */
export const isWorker = (term: string) =>
  /(?:handy|repair|crafts|sales|fisher)(?:wo)?man$/i.test(term) ||
  (/(?:er|or|ist|ian|man)$/i.test(term) && isPeople(`${term.split(' ').at(-1)}s`))

/** The founder's main matter among the key terms; null where they name only forms, people and places. */
export const matterIn = ({ keyTerms, place }: Facts): string | null =>
  keyTerms.find((term) => !FORM.test(term) && !isWorker(term) && !(place && term.includes(place.name))) ??
  null
