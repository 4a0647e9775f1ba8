import { wordsOf } from '../../analyst/source.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { isAskedFirst } from './beliefs.ts'
import { reaches } from './standing.ts'
import { quoted, sentencesOf as sentencesIn } from './words.ts'
import type { Waits, WorkPackage } from './work-package.ts'

/** Most objections in the phase of the riskiest test; the rest are in the phase after it. */
const MOST_AT_ONCE = 4

interface Answer {
  cue: RegExp
  natures?: readonly Basis['nature'][]
  /** What is tried or asked; it follows the quotation of the difficulty. */
  does: string
  waits?: Waits
  /** Whether this has to be answered before anyone tries the product. */
  isSafety?: true
  /** What is built or done about it in the next phase, depending on the result of the test. */
  remedy?: string
  /** What is asked instead if nobody has paid yet. */
  unsold?: string
}

/** Harm to people or animals is never tried out: the founder asks about it before anyone could be harmed. */
const HARM =
  /\b(?:(?:gets?|is|are|be) hurt|injur\w+|accidents?|(?:patients?|people|person|someone|somebody|child(?:ren)?|animals?|horses?|dogs?|sheep|he|she|who) (?:(?:could|may|might) )?(?:dies?|falls?)|deaths?|kills? (?:someone|somebody|people|him|her)|poison\w*|drown(?:s|ed|ing)? (?!out)|burns? (?:someone|people|the skin|his|her|their)|chok(?:es?|ing) on|allerg\w+|rash(?:es)?|bleed\w*|infect\w*|catch(?:es)? fire|electric shock|falls? (?:through|off) (?:the|a)|faint(?:s|ed)\b|overdos\w*|seizures?|relaps\w*)\b|\b(?:potassium|phosphate|blood|dos(?:e|es|age)|medicines?|wounds?|pregnan\w+)\b.*\b(?:wrong|worse|too (?:much|high|low)|goes? up|rises?|misse[sd])\b/i
/** People in care who run into danger, or are lost. */
const IN_DANGER =
  /\b(?:child(?:ren)?|kids?|pupils?|toddlers?|little ones?|people|patients?|residents?|guests?|someone|somebody|one)\b[^.;]*\b(?:bolt(?:s|ing)?|run(?:s|ning)? (?:off|away|out|into)|wander(?:s|ing)? (?:off|away)|get(?:s|ting)? lost|(?:is|are|be|being|gets?|getting) (?:hit|run over|knocked)|into the (?:road|street|traffic|water)|not (?:met|collected|picked up))\b/i
/** An open question of the founder, which a figure answers. */
const QUESTION =
  /\b(?:(?:do not|don['’]t) know (?:whether|if|how|what|who)|not sure (?:whether|if)|whether it(?:['’]s| is))\b/i

/** Physical risks, each answered by an experiment with a limit that is set before it. */
const MEASURED: readonly Answer[] = [
  {
    cue: /\b(?:(?:no|without|weak|bad|poor|lost|loses?|sometimes no) (?:a |the )?(?:signal|reception|coverage|network)|(?:signal|reception|coverage) (?:is |gets? )?(?:weak|bad|poor|lost|missing))\b/i,
    natures: ['device'],
    does: 'measure it for a day at the worst place of ten real sites; set the least strength first, and count the sites and hours below it',
    remedy:
      'change antenna, place or way of sending until all ten stay above it, and have it say when nothing was sent',
    waits: [14, 'Ten sites', 'alongside'],
  },
  {
    cue: /\b(?:colou?rs?|shades?|tones?|photos?|pictures?|readings?)\b.*\b(?:light(?:ing)?|lamps?|daylight|flash|sunlight)\b|\blight(?:ing)?\b.*\b(?:colou?rs?|shades?|photos?|pictures?)\b/i,
    does: 'take twenty in daylight, lamp light and a light box beside a gray card, on three devices; set the allowed difference first, and count those beyond it',
    remedy: 'accept what stays within the set difference, and say so where it does not',
    waits: [7, 'Three kinds of light', 'alongside'],
  },
  {
    cue: /\b(?:gloves?|(?:wet|dirty|greasy|oily|cold) (?:hands|fingers))\b/i,
    natures: ['software', 'device'],
    does: 'let five make twenty entries each with the gloves or hands of the work; set the allowed misses and seconds first, and try it at twice the size',
    remedy: 'build it at the size that stayed within the limit, and repeat the twenty entries',
  },
  {
    cue: /\b(?:(?:counts?|readings?|sensors?|measure\w*|scales?|detect\w*)\b.*\b(?:miss(?:es|ed)?|wrong|different|drifts?|off|inaccurate|not exact)|(?:miss(?:es|ed)?|double)\b.*\b(?:counts?|strokes?|beats?|steps?|passes|readings?))\b/i,
    natures: ['software', 'device'],
    does: 'count 300 beside it by a method that is known to be right, in each state that you name; set the allowed difference first, and note where it is passed',
    remedy: 'mend the state in which the limit was passed, and repeat the 300',
    waits: [7, 'Counts side by side', 'alongside'],
  },
  {
    cue: /\b(?:leak\w*|(?:rain|water|damp|moisture) (?:gets?|comes?|goes) (?:in|into|through)|seams?)\b/i,
    natures: ['device', 'physical'],
    does: 'keep ten under running water for an hour, new and after the use that you name; weigh each before and after; set the allowed grams first',
    remedy: 'make it in the way that took up least, and repeat the hour with ten new ones',
    waits: [14, 'Use before the second hour', 'alongside'],
  },
  {
    cue: /\b(?:vibrat\w*|shak(?:es?|ing)|bumps?|rough roads?|shocks?|dropped|falls? down)\b/i,
    natures: ['device', 'physical'],
    does: 'shake or drop three as often as a year of use does; allow no loose part and no wrong result, and note the first of either',
    remedy: 'fasten what came loose first, and repeat it with three new ones',
  },
]

/**
 * What is done about difficulties, by what decides them; the more certain pattern comes first. Nothing is ever caused
 * on purpose.
 */
const ANSWERS: readonly Answer[] = [
  ...MEASURED,
  {
    cue: /\b(?:someone has to pay|who pays (?:for|when|if)|liab(?:le|ility)|accus(?:es?|ed)|sue[sd]?|compensation)\b/i,
    does: 'ask two insurers in writing what they cover if this happens, and at what price; state in the terms who is liable',
    waits: [14, 'Their answers'],
    remedy: 'take the cover, and have everyone who works or takes part sign the terms',
  },
  {
    cue: IN_DANGER,
    does: 'go each way or place without them and write down where it can happen; have insurer and authority say who must be where, and when you stop',
    waits: [14, 'Their answers'],
    isSafety: true,
    remedy:
      'do it that way at each of the places that were written down, and look into every near one the same day',
  },
  {
    cue: /\b(?:call(?:s|ing)? in sick|(?:is|are|gets?|being) (?:ill|sick)|sick (?:days?|leave|calls?)|(?:do(?:es)?(?:n['’]t| not)) (?:come|show up) (?:to|for) work|nobody to (?:stand in|cover|step in)|(?:workers?|drivers?|walkers?|carers?|sitters?|minders?|students?|guides?|staff|helpers?|cooks?|teachers?) (?:\p{L}+ )?(?:drops? out|cancels?|missing|(?:do|does)(?: not|n['’]t) (?:come|turn up|show up)))\b/iu,
    natures: ['service', 'marketplace'],
    does: 'name two who step in for each; call one at that hour on three mornings; write down from which number on it is called off, and who is told',
    waits: [10, 'Three calls', 'alongside'],
    remedy: 'call the one who steps in each time it happens, and count how often nobody could be had',
  },
  {
    cue: HARM,
    does: 'ask the profession that answers for it who must check and when to stop, and an insurer for cover; begin after both have answered',
    waits: [14, 'Their answers'],
    isSafety: true,
  },
  {
    cue: QUESTION,
    does: 'answer it by a figure from what was done so far: income of each, hours of everyone, costs; write down from which figure on it is a yes',
  },
  {
    cue: /\b(?:CE|UKCA|FCC|type approval)\b(?!.*\b(?:medical|patients?|health)\b)/,
    does: 'ask a test house in writing which marks and tests it needs before the first one is sold, lent or given, with price and months',
    waits: [21, 'Their answer'],
    isSafety: true,
    remedy: 'do what the answer asks, on the final design, before any is placed with users',
  },
  {
    cue: /\b(?:CE|UKCA|FDA|medical devices?|notified body|type approval)\b/,
    does: 'ask a notified body or a regulatory adviser in writing whether it falls under these rules, in which class, with which evidence, price and months',
    waits: [21, 'Their answer'],
    isSafety: true,
    remedy:
      'do what the answer asks, or promise less so that it does not fall under them, before any is placed with users',
  },
  {
    cue: /\b(?:stiff|rusty|rusted|seized|stuck|too tight|jam(?:s|med)?)\b/i,
    natures: ['device', 'physical'],
    does: 'measure on twenty real ones, old ones among them, the force that it takes; write down the largest, and how many are beyond what yours can do',
    waits: [14, 'Visits to twenty', 'alongside'],
    remedy:
      'make it for the force that nine of ten take, and say before each sale which ones it does not fit',
  },
  {
    cue: /\b(?:big|large\w*|existing|established|other|software) (?:\p{L}+ ){0,3}?(?:adds?|cop(?:y|ies)|builds?|offers?|launch(?:es)?|includes?)\b|\badds? the same\b|\bcompetitors?\b/iu,
    does: 'try the two largest of them on a real case; ask five of their customers what they would still miss if it were added there',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'make first what they would still miss, and ask the same five to pay for a year in advance',
  },
  {
    cue: /\b(?:ignor\w+|mutes?|sleeps? through|miss(?:es)? the (?:call|alarm|message)|(?:do(?:es)?(?:n['’]t| not)|never) (?:react|reply|respond|answer))\b/i,
    does: 'send fifty real ones by hand; count who reacts within an hour, within a day and never, and ask ten of the last why',
    waits: [14, 'Two weeks of messages', 'alongside'],
    remedy:
      'change hour, sender or wording by what they named, send fifty more, and keep a second way for what cannot wait',
  },
  {
    cue: /\b(?:prices?|costs?) of [^.;]*\b(?:goes? up|go up|rises?|rising|off[- ]season|fluctuat\w+|volatile|changes?)\b|\b(?:raw )?materials? (?:\p{L}+ )?(?:gets?|becomes?|is|are) (?:dear|expensive|scarce)/iu,
    natures: ['physical', 'service', 'device', 'marketplace', 'content'],
    does: 'write down its price in each month of the last two years from those who sell it; work out what is left of yours in the dearest month',
    waits: [10, 'Their figures', 'alongside'],
    remedy:
      'buy in the cheapest months what keeps until the dear ones, or name the day from which your price rises, before the next orders',
  },
  {
    cue: /\bcompar\w+ (?:only |just )?(?:with|by|on|to|against)\b[^.;]*\bprices?\b|\bonly (?:looks?|cares?) (?:at|about) (?:the )?prices?\b|\bprice[- ]sensitive\b/i,
    does: 'lay both before ten buyers with both prices; note who takes which, and the reason that those who took yours named',
    waits: [7, 'Ten buyers', 'alongside'],
    remedy: 'put that reason first wherever the price stands, and count with ten others who takes which',
  },
  {
    cue: /\b(?:first (?:\p{L}+ )?to be cut|bad years?|recession|economic crisis|downturn|budget cuts?|tight budgets?)\b/iu,
    does: 'ask five who sign for it what they cut last time and in which order, and for which term they would sign all the same',
    waits: [14, 'Their answers', 'alongside'],
    remedy: 'offer that term, and win customers of a second trade, so that at most half depend on one',
  },
  {
    cue: /\b(?:difficult|hard|not easy|impossible) (?:to find|finding|to get|to hire|to recruit)\b|\bnot enough (?:good |trained |qualified )?\p{L}+(?:ers|ors|ists|ians|people|staff)\b/iu,
    does: 'write to twenty who could do it, with pay, hours and place named; count who answers, who would begin, and on which terms',
    waits: [21, 'Their answers', 'alongside'],
    remedy: 'sign up two on these terms before the next customer is taken on, and keep a list of three more',
  },
  {
    cue: /\bdirect(?:ly)?\b[^.;]*\b(?:second|next|later|again|afterwards?)\b|\bbooks? direct\b|\bcuts? (?:us|me|you) out\b/i,
    does: 'ask ten pairs of the past ones whether they met again without you, and what they would have had with you; write down what both lose',
    waits: [14, 'Their answers', 'alongside'],
    remedy:
      'give in the next deals what keeps both (cover, one invoice, a replacement), and count how many of ten come back through you',
  },
  {
    cue: /\b(?:drops?|falls?|few(?:er)?|slow(?:s|er)?|quiet|less|low|dead|weak|hardly any|no) (?:\p{L}+ ){0,3}?(?:in|from|between|during|over|after) (?:the )?(?:winter|summer|spring|autumn|rainy|holidays?|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:off|low|dead|quiet)[- ]season\b|\bseasonal\b/iu,
    does: 'write down for each month of the last year how many there were, yours or those of three who offer the like; name who buys in the weak ones',
    waits: [10, 'Their figures', 'alongside'],
    remedy:
      'win three of those who buy in the weak months, and lay aside in the strong ones what these months cost',
  },
  {
    cue: /\b(?:grants?|subsid\w+|schemes?|incentives?|polic(?:y|ies)|funding|tax credits?) (?:\p{L}+ )?(?:changes?|ends?|stops?|expires?|(?:is|are) cut)/iu,
    does: 'write down which part of your sales depends on it and until when it is granted; ask five whether they would buy without it',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'offer a form that pays without it, and sell two like that',
  },
  {
    cue: /\balready (?:sell|list|offer|advertise|are|on)\w*\b[^.;]*\b(?:platforms?|sites?|apps?|elsewhere|others)\b|\bbig platforms\b/i,
    does: 'ask five of them what it costs them there, what they do not get, and what they would offer here alone',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'begin with what they do not get there, and let five offer something that is nowhere else',
  },
  {
    cue: /\b(?:(?:high|low|thin) margins?|ask (?:\p{L}+ )*margins?|listing fees?|shelf (?:space|fees?)|retail margins?)\b/iu,
    natures: ['physical', 'device'],
    does: 'ask three who buy for shops for margin, listing fee, days until they pay, and returns; work out what is left of one',
    waits: [14, 'Their answers', 'alongside'],
    remedy:
      'sell first through the way that leaves a fifth of the price, and enter a shop at a price that carries its margin',
  },
  {
    cue: /\b(?:shelf life|expiry|best before|spoil\w*|goes? (?:off|stale)|perish\w*)\b/i,
    natures: ['physical'],
    does: 'store thirty at the usual and at a warm place; open three every two weeks, and ask a laboratory for the test that sets the date',
    waits: [42, 'Six weeks of storage', 'alongside'],
    remedy: 'print the date that the test allows, and make no more than is sold in two thirds of that time',
  },
  {
    cue: /\b(?:go(?:es)? out of business|bankrupt\w*|insolven\w*|closes? down)\b/i,
    does: 'count in a public register how many closed in the last two years; ask ten who pay what they expect of the next one',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'win first those of the size and age that lasted, and plan with the share that closed',
  },
  {
    cue: /\bfree (?:material|alternatives?|content|tools?|versions?|apps?|options?|information)\b|\b(?:everything|so much|lots|available|all) (?:is |of it )?(?:for )?free\b|\bfree (?:online|elsewhere)\b/i,
    does: 'ask ten who use the free ones what they last looked for, how long it took and what was wrong; do the same with yours, and compare minutes',
    waits: [10, 'Ten talks', 'alongside'],
    remedy: 'leave out what is as good for free, and put the minutes that it saves beside the price',
  },
  {
    cue: /\b(?:downloads?|binges?|cop(?:y|ies)|takes?) (?:everything|it all|all)\b/i,
    does: 'write down what is new each week and what only those who stay get; ask ten which of it would keep them for a year',
    waits: [10, 'Their answers', 'alongside'],
    remedy:
      'release week by week what they named, offer a whole year at a lower price, and count who is there in the third month',
  },
  {
    cue: /\b(?:data|prices?|figures|information|entries) (?:\p{L}+ )?(?:is|are) (?:too )?(?:thin|poor|missing|scarce|old|incomplete|unreliable|rare)\b|\bnot enough data\b/iu,
    does: 'count for twenty places or cases, small ones among them, how many figures there are and how old; set the least number for an answer',
    remedy: 'say plainly where there are too few, and collect first where most people ask',
  },
  {
    cue: /\bonly (?:needs?|uses?|wants?|buys?) (?:it|this|one|them)? ?(?:once|twice|a few times|rarely)\b|\b(?:rarely|seldom) (?:needs?|uses?|needed|used)\b|\b(?:once|twice) (?:in|a|per) (?:a )?(?:lifetime|year)\b/i,
    does: 'ask ten when they last needed it and when before; offer a price for one use, for a year and for a month, and count who takes which',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'sell it in the way that most of them took, and work out how many that takes in a year',
  },
  {
    cue: /\b(?:no-?shows?|last[- ]minute cancel\w*|cancel\w* (?:late|at the last)|(?:does|do)(?:n['’]t| not) (?:show|turn) up)\b/i,
    does: 'ask for a part in advance in ten cases and for nothing in ten others; count in each who does not come or cancels late',
    waits: [21, 'Twenty cases', 'alongside'],
    remedy: 'keep the way that lost fewer, and write it into the terms',
  },
  {
    cue: /\b(?:ads?|advertis\w+|marketing|clicks?|acquisition)\b[^.;]*\b(?:costs?|expensive|dear)\b|\bcosts? (?:of|to) (?:ads|acquir\w+|win\w*|get\w*|reach\w*)\b/i,
    does: 'spend the same small sum on two ways for two weeks; count who pays through each, and what one of these cost',
    waits: [14, 'Two weeks', 'alongside'],
    remedy: 'keep the way in which one who pays costs less than what three months of theirs leave',
  },
  {
    cue: /\b(?:algorithms?|depend\w* on (?:google|apple|meta|facebook|amazon|instagram|tiktok|one platform)|app stores? (?:rejects?|rules|removes?)|rejected by (?:apple|google))\b/i,
    does: 'read its rules for such an offer and note what they forbid; win ten through a way that it does not own, and compare what each cost',
    waits: [21, 'Ten won', 'alongside'],
    remedy: 'keep an address list of everyone who pays, and win a third of the next ones without it',
  },
  {
    cue: /\b(?:exchange rates?|inflation|import (?:duty|duties|ban)|customs duty|tariffs?|devaluation)\b/i,
    does: 'work out what is left of the price when it costs a tenth and a quarter more; ask two suppliers for a price that holds for six months',
    waits: [10, 'Quotes'],
    remedy: 'set a price that bears a tenth, and write into each offer until when it holds',
  },
  {
    cue: /\b(?:power (?:cuts?|outages?|failures?)|load[- ]?shedding|blackouts?)\b/i,
    does: 'log for two weeks when it is gone and for how long, and what then stops or spoils; get a price for what bridges it',
    waits: [14, 'Two weeks', 'alongside'],
    remedy: 'get what bridges nine of ten of these, and write down what is done in the others',
  },
  {
    cue: /\b(?:privacy|personal data|gdpr|data protection)\b/i,
    does: 'list which data of whom is kept, for what and how long; ask the office for data protection or a lawyer what has to be agreed with whom',
    waits: [14, 'Their answer'],
    remedy: 'keep only what the answer allows, and show each one what is kept about them',
  },
  {
    cue: /\b(?:deals? (?:directly|without|past)|exchange (?:\w+ )?(?:numbers|contacts)|leave us out|bypass\w*|go(?:es)? around (?:us|me|the (?:platform|site|app))|behind our back|without us)\b/i,
    does: 'ask five pairs why they would, and name in the terms what both lose without you',
    waits: [14, 'Their answers', 'alongside'],
  },
  {
    cue: /\b(?:switch\w*|chang(?:e|es|ing)|mov(?:e|es|ing)|start\w*)\b.*\b(?:mid|middle of|during|in) ?-?(?:the |a |an )?(?:season|year|term|semester|school year|contract)\b/i,
    natures: ['software', 'marketplace', 'service'],
    does: 'ask five of them in which month they would switch, and what has to be moved and tested by then; note the next date of each',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'plan backward from the next date that they named, and have one of them sign for it',
  },
  {
    cue: /\b(?:forbid\w*|forbidden|prohibit\w*|illegal|bans?|banned|(?:not|isn['’]t|aren['’]t) (?:mine|ours) to|belongs? to (?:the|all)|copyright|trademarks?|not allowed|licen[cs](?:es?|ed)|permits?|permission|certif\w+|approv\w+|accepted as|(?:data|records) .*\b(?:leave|leaves)\b|(?:works )?council|union|(?:secretary|ministry|inspector\w*|authorit\w+|office) says|(?:one|same) concept|marks? for|(?:need of|without) the \p{Lu}+ mark|has a contract)\b/iu,
    does: 'ask in writing the one who may forbid or accept it, before anything is built on it, and keep the answer',
    waits: [14, 'Their answer'],
  },
  {
    cue: /\b(?:rules?|regulat\w+|laws?|unregistered|registration)\b/i,
    does: 'ask the office that makes these rules, with the offer on one page, what is allowed without a license; keep its answer',
    waits: [21, 'Its answer'],
    remedy: 'leave out or register what the answer names, before more is sold',
  },
  {
    cue: /\b(?:cop(?:y|ies|ied) (?:it|us|the|our)|imitat\w+|knock-?offs?)\b/i,
    does: 'ask an office for designs and patents what can be registered and for what fee; list what a copy would lack',
    waits: [21, 'Answer of the office'],
  },
  {
    natures: ['software', 'device', 'physical', 'marketplace', 'service'],
    cue: /\b(?:(?:do|does|did|will|would|is|are)(?: not|n['’]t)|won['’]t|never|nobody|no one|forgets? to|stops?|refuses? to) (?:bother|use[sd]?|open|read|push|press|wear|look|fill|answer|log|write|scan|charge|close|put|turn|switch|care|caring|using|opening|reading)\b/i,
    does: 'watch thirty times when it should happen; count how often it does, and ask each who did not why',
    waits: [21, 'Thirty times', 'alongside'],
    remedy: 'change the one reason that most of them named, and watch thirty times more',
  },
  {
    cue: /\b(?:read|use|open|take|watch|look at)s? (?:only |just )?(?:the )?(?:free|first|short) \p{L}+/iu,
    does: 'offer the paid part once to all who get the free one; count how many look at it and how many pay, and ask ten who looked why not',
    waits: [14, 'Two weeks', 'alongside'],
    remedy: 'move into the paid part what those who looked missed, and count again',
  },
  {
    cue: /\b(?:not (?:always )?the same|var(?:y|ies|ied)|uneven|irregular|inconsistent|thick(?:er|ness)?|(?:each|every) (?:batch|lot|piece|harvest) (?:is|comes out))\b/i,
    natures: ['physical', 'device', 'service'],
    does: 'measure thirty at three places each; write down smallest, largest and which of them fail in use, and set the limits from that',
    remedy:
      'measure each delivery by these limits before work begins, and send back or set apart what is beyond them',
  },
  {
    cue: /\b(?:batter(?:y|ies)|charge|runs? flat)\b/i,
    natures: ['device'],
    does: 'run three from full to empty in the coldest and the warmest place of use; count days and uses until each stops',
    waits: [21, 'Three weeks', 'alongside'],
    remedy: 'fit what lasted, and have it warn before it stops',
  },
  {
    cue: /\b(?:fluff|lint|clog\w*|covers? (?:the|its)|gets? (?:stuck|blocked|dirty)|block(?:s|ed))\b/i,
    natures: ['device', 'physical'],
    does: 'leave three where it happens for two weeks; count hours until each stops working right, and try one other cover or place',
    waits: [14, 'Two weeks in use', 'alongside'],
    remedy: 'build in what kept working, and write down how often it is cleaned',
  },
  {
    cue: /\b(?:connections?|links?|sync\w*|imports?|interfaces?|api|server|app|software) (?:break|fail|drop|stop|crash|chang)\w*/i,
    natures: ['software', 'marketplace', 'device'],
    does: 'try ten real accounts by the provider’s test access for two weeks; log each break with its cause, and how long it stayed unnoticed',
    waits: [14, 'Two weeks', 'alongside'],
    remedy: 'show users at once that figures are old, and let them reconnect in one step',
  },
  {
    cue: /\b(?:travel\w*|driving|the way there|distance|on the road|petrol|fuel|kilomet(?:er|re)s|traffic)\b/i,
    natures: ['service', 'marketplace', 'physical'],
    does: 'write down the minutes and cost of travel for each of the next twenty; work out the distance beyond which nothing is left',
    remedy: 'set the area and a minimum by that figure, and schedule neighbors on the same day',
  },
  {
    cue: /\b(?:die (?:faster|out)|dying (?:out|trade)|fewer (?:and fewer|each|every)|no new (?:ones|members|people)|(?:churches|schools|shops|clubs|farms|villages|pubs|branches|mills|parishes) (?:are )?clos(?:e|ing)|shrink\w* (?:market|number)|getting fewer|closing down)\b/i,
    does: 'ask whoever counts them for the number of each of the last five years; work out how many years the market lasts at that rate',
    waits: [14, 'Their figures'],
  },
  {
    cue: /\b(?:wait(?:s|ing)? for (?:a |the )?(?:subsid\w+|grants?|budget|government|decision)|subsid\w+|next budget)\b/i,
    does: 'ask five who wait for it which date they wait for, and on what terms they would order now; get one such order in writing',
    waits: [14, 'Their answers', 'alongside'],
    remedy: 'put the terms that were accepted into the offer',
  },
  {
    cue: /\b(?:credit|on account|pays? (?:me |us )?(?:at the end|after|later|when)|settle up|invoices?)\b/i,
    does: 'agree on terms in writing with five: when each pays, what part in advance, and at what unpaid amount you stop; count who keeps to them',
    waits: [30, 'A month of payments', 'alongside'],
    remedy: 'take on only those who sign these terms',
  },
  {
    cue: /\b(?:not|n['’]t) safe\b|\bunsafe\b|\bpacemakers?\b|\b(?:dangerous|hazard\w*) (?:for|to)\b/i,
    does: 'ask a professional in that field and a test laboratory in writing who must not use it, and what warnings it needs',
    waits: [21, 'Their answers'],
    isSafety: true,
    remedy: 'put the warnings on product, page and package, and ask about them before each sale',
  },
  {
    cue: /\b(?:sizing|wrong size|(?:do(?:es)?n['’]t|does not|not) fit|returns?)\b/i,
    natures: ['physical'],
    does: 'measure ten buyers, let each choose a size by the table alone and try it on; count how often it was wrong, and by how much',
    waits: [14, 'Ten fittings', 'alongside'],
    remedy: 'correct the table by these measures, and count returns by size each week',
  },
  {
    cue: /\b(?:committee|board|management|approval|tender|procurement|decision)\b.*\b(?:months?|weeks?|long|slow|years?|forever)\b/i,
    does: 'ask three of them when they meet next, what they need to see, and up to what amount one person may decide alone; keep the first offer below it',
    waits: [14, 'Their answers', 'alongside'],
    remedy: 'have ready before each meeting what they named, and count days from offer to yes',
  },
  {
    cue: /\b(?:set-?up|set(?:ting)? (?:it )?up|onboarding|sign-?up|installation|switching)\b.*\b(?:long|slow|hard|difficult|complicated)\b/i,
    does: 'sit beside three who do it for the first time; time each step, and leave out or do for them the one that takes longest',
    waits: [10, 'Appointments', 'alongside'],
    remedy: 'do it without you with three more, and time each step again',
  },
  {
    cue: /\b(?:too few|not enough|lack of|shortages? of|(?:can['’]?t|cannot|hard to) find)\b/i,
    does: 'count for four weeks how many there are that fit, and how many you would need; ask three who have some what would bring them to you first',
    waits: [28, 'Four weeks', 'alongside'],
    remedy: 'take on only as much as that count allows, and sign up those who named their terms',
  },
  {
    cue: /\b(?:stop|stops|stopped|freez(?:e|es)|cut|cuts) (?:hiring|buying|ordering|spending|building|travel\w*|budgets?)\b/i,
    does: 'ask each customer how many they plan for in the next year; write down how many months without an order you can bear',
    waits: [14, 'Their figures', 'alongside'],
    remedy: 'win one customer of another trade before more people are taken on',
  },
  {
    cue: /\b(?:threat\w*|sues?|lobb(?:y|ies)|put pressure)\b/i,
    does: 'ask the one who is threatened what was said and what is signed; ask the competition office or a lawyer whether that holds',
    waits: [21, 'Their answers'],
    remedy: 'show the answer to those who were threatened, and begin where no one’s permission is needed',
  },
  {
    cue: /\b(?:must|has to|have to)(?: not)? (?:have |be )?(?:begun|started|finished|done|over|ready|dry|ripe)\b/i,
    does: 'agree with each customer in writing on the last day for it; plan backward from the earliest of these days',
    waits: [7, 'Their dates', 'alongside'],
  },
  {
    cue: /\b(?:stops? caring|loses? interest|gets? bored|after (?:a|one|two|the first) (?:months?|weeks?|few weeks))\b/i,
    natures: ['software', 'content', 'marketplace', 'device'],
    does: 'ask ten what of this kind they began in the last year and gave up, when and why; write down the one reason that most of them name',
    waits: [10, 'Their answers', 'alongside'],
    remedy:
      'count after four and after eight weeks who used it in the last seven days, and ask each of the others why not',
  },
  {
    cue: /\b(?:shares? (?:the|an? (?:account|password|login))|(?:one|same) account|shared (?:around|by)|passe[sd]? (?:a?round|on)|pass(?:es)? (?:it|them|the \p{L}+) (?:a?round|on)|forward(?:s|ed)|one pays and)\b/iu,
    does: 'write into the terms who may use it, and ask two such groups what they would pay together',
    remedy: 'offer groups that price, and count who takes it',
    waits: [10, 'Their answers', 'alongside'],
  },
  {
    cue: /\b(?:fast enough|(?:can['’]?t|cannot) keep up|too slow|not enough (?:hands|people|time)|by hand|(?:till|until) .{0,12}(?:at|in the) night|bottleneck|overload\w*)\b/i,
    does: 'time it for a week, then try two ways that take less of it (a tool, a helper, a firm); compare minutes and cost',
    waits: [14, 'Two trials of a week'],
  },
  {
    cue: /\b(?:robbed|robber\w*|mugged|attacked on)\b/i,
    does: 'settle with everyone who works alone: routes and hours, what is carried, who is called; ask an insurer what a robbery costs',
    waits: [14, 'Answer of the insurer'],
    remedy: 'keep to these rules, and note each time one could not be kept',
  },
  {
    cue: /\b(?:insur(?:ance|ers?|ed))\b/i,
    does: 'ask two insurers in writing what is covered when this happens, on what conditions and at what price',
    waits: [14, 'Their answers'],
  },
  {
    cue: /\b(?:pay(?:s|ment|ments)? (?:\p{L}+ ){0,3}?(?:late|after|in \d+ days|at the end)|pays? the first|not the (?:second|next)|stops? paying|owes?|unpaid|bad debts?)\b/iu,
    does: 'count how many of the last ones paid, and after how many days; ask five for a part in advance, and write down how much money is out at most',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'take the part in advance that was accepted, and stop at the amount that may be out',
  },
  {
    cue: /\b(?:(?:costs?|sells?|is|are|for) (?:only |just )?[$€£₹]?\d[\d.,]*\p{L}* (?:on the (?:internet|web)|online|in the (?:shop|store|market)s?)|cheaper|undercut\w*|(?:chinese|imported|cheap) (?:ones?|copies|version))\b/iu,
    does: 'buy one; lay it beside yours for five buyers with both prices, and note which each takes and why',
    waits: [10, 'Delivery and talks', 'alongside'],
    remedy: 'put first what those who took yours named, and leave out what nobody did',
  },
  {
    cue: /\b(?:makes? (?:its|their|his|her) own|do(?:es)? it (?:itself|themselves|himself|herself|alone)|in-?house|takes? it over|builds? (?:its|their) own)\b/i,
    does: 'ask the one who could do it what it would take, and what they would pay or give you instead; write down which part they would not do',
    waits: [14, 'Their answer', 'alongside'],
    remedy: 'offer it to them on the terms that they named',
  },
  {
    cue: /\b(?:(?:used|needed|open|busy|only) (?:only )?(?:\p{L}+|\d+) (?:days?|weeks?|months?) (?:in|of|a) (?:a |the )?year|once a year|few weeks)\b/iu,
    does: 'write down what has to be ready on which day of that time, what is worked on in the rest of the year, and which price carries both',
  },
  {
    cue: /\b(?:insects?|moths?|mites?|mou?ld|mildew|pests?|mice|rats)\b/i,
    natures: ['physical'],
    does: 'treat one lot as you would, and leave one small lot as it is; look at both every week for a month, and ask a laboratory what it takes',
    waits: [30, 'A month', 'alongside'],
    remedy: 'treat every lot that way before it is filled or packed, and note date and lot',
  },
  {
    cue: /\b(?:rustl\w*|squeak\w*|creak\w*|rattl\w*|smells?|itch\w*|scratchy|too (?:hard|soft|heavy|stiff))\b/i,
    natures: ['physical', 'device'],
    does: 'make two other versions; let five people use all three for some nights or days without knowing which, and count whom it disturbs',
    waits: [14, 'Two weeks of use', 'alongside'],
    remedy: 'make it in the version that disturbed fewest, and tell buyers of it before they pay',
  },
  {
    cue: /\b(?:mud|muddy|dirty|unreadable|hard to read|scratched|faded|worn (?:tags?|labels?|plates?))\b/i,
    natures: ['software', 'marketplace', 'service'],
    does: 'try it on thirty real ones as they come; count those that cannot be read, and note what one does then',
    remedy: 'build the other way for those that cannot be read, and try the same thirty',
  },
  {
    cue: /\bruns? out of (?:questions|ideas|topics|material|stories|subjects)\b|\b(?:same|twice) .*\b(?:questions?|twice|again)\b/i,
    natures: ['content'],
    does: 'count what lies ready and for how many issues it lasts; ask three others for ten each, and note what each costs',
    waits: [14, 'Their answers', 'alongside'],
    remedy: 'keep a list of what was used where, and a reserve of three issues',
  },
  {
    cue: /\b(?:missing|stol\w+|theft|steal\w*|runs? (?:away|off) with|fraud\w*|cheat\w*|keeps? the (?:goods|cloth|money|deposit))\b/i,
    does: 'agree on a list that both sign at each hand-over, and on who pays when something is missing; use it for two weeks',
    waits: [14, 'Two weeks', 'alongside'],
  },
  {
    cue: /\b(?:falling out|quarrel\w*|fight\w*|argu(?:e|es|ing|ments?))\b/i,
    does: 'write down before the work begins who decides, and have all who are concerned sign it; ask two past customers whether it would have helped',
  },
  {
    cue: /\b(?:costs? (?:as much|more|too much)|(?:parcel|postage|shipping|freight|customs|duty) .*\b(?:costs?|dear|expensive|price)|(?:price of|costs? of) .*\b(?:rises?|goes? up|doubles?))\b/i,
    does: 'get the quotes of three carriers or suppliers for today’s quantity and for ten times it; write down what each leaves of the price',
    waits: [10, 'Quotes'],
  },
  {
    cue: /\b(?:(?:in|after|with) (?:the |three |ten |every )?wash\w*|fad(?:es?|ing)|colou?r (?:goes|runs)|wears? (?:out|off)|worn out|rust(?:s|y|ed|ing)?|rots?|shrink\w*|loses? (?:its )?(?:shape|colou?r|strength)|break\w*|broken|tear\w*|torn|crack\w*|damag\w+)\b/i,
    natures: ['device', 'physical'],
    does: 'use five as hard and as often as buyers do beside one that stays unused; count the times until the first differs, and try one other way to make it',
    waits: [21, 'Three weeks of use', 'alongside'],
  },
  {
    cue: /\b(?:dust|flour|steam|moisture|rain|frost|dirt|salt|corro\w+|ammonia|grease|chemicals?|vibration)\b/i,
    natures: ['device', 'physical'],
    does: 'keep one in it for two weeks beside one that stays clean; compare both every day, then open them',
    waits: [14, 'Two weeks side by side', 'alongside'],
  },
  {
    cue: /\b(?:colou?rs?|looks?) (?:on|in) (?:the )?(?:phones?|screens?|photos?|pictures?)\b|\bnot as described\b/i,
    does: 'photograph ten real ones in daylight beside a color card; let five buyers hold picture against it, and count differences',
  },
  {
    cue: /\b(?:wrong (?:numbers?|readings?|results?|answers?|figures?)|mistakes?|errors?|false alarms?|inaccura\w+|misread\w*)\b/i,
    does: 'take thirty real cases with known results; count the wrong ones, find each cause, and name who checks before it leaves you',
    remedy: 'mend the most frequent cause, and repeat the thirty cases',
  },
  {
    cue: /\b(?:(?:do(?:es)?n['’]t|do(?:es)? not|won['’]t|will not|nobody) (?:want|like|trust|accept)s?|refuse[sd]?|afraid|ashamed|distrust\w*)\b/i,
    does: 'ask five of them what they would lose by it and on what terms they would take part; try it with one on these terms',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'put the terms that were accepted into the offer, and count who still refuses',
  },
  {
    cue: /\b(?:seasons?|seasonal|nothing (?:between|in between|else in the year)|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:and|to|until) (?:january|february|march|april|may|june|july|august|september|october|november|december) only|only (?:in|from|between) (?:january|february|march|april|may|june|july|august|september|october|november|december)|winters? without|summers? without|(?:months|half) of the year|between (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
    does: 'write down income and cost of each month of a year, and what pays for the other months',
  },
  {
    natures: ['physical', 'device', 'service', 'marketplace'],
    cue: /\b(?:(?:one|only|single|main) supplier|supplier (?:stops|fails|raises)|depend\w* on (?:one|a single)|shortages?|(?:good|bad|poor|no) harvests?|dr(?:y|ies) (?:off|up)|stops? (?:laying|giving milk|flowering)|harvests? (?:fails?|is)|minimum orders?|runs? out)\b/i,
    does: 'ask a second source for a sample; compare quality, price and days, and write down what stock bridges the gap',
    remedy: 'buy one lot from the second source, or lay in the stock that bridges the gap',
    waits: [21, 'Sample'],
  },
  {
    cue: /\b(?:people cancel|cancel(?:s|ed)?\b|stop paying|pause[sd]? it|leave after|(?:doesn['’]?t|does not|don['’]t) (?:finish|come back|return))\b/i,
    does: 'ask five who stopped why, and what would have kept them; change that one thing for the next ten',
    unsold:
      'ask ten what of this kind they ended last, after how long and why; name the one thing that would have kept most of them',
    remedy: 'put that into the offer for all, and count who is there after the second month',
    waits: [10, 'Their answers'],
  },
  {
    cue: /\b(?:offline|(?:without|no|bad|weak|poor) (?:internet|network|signal|reception|coverage|connection|data)|(?:internet|network|signal|connection) (?:fails|drops|cuts|is))\b/i,
    does: 'do ten real uses with the connection off; write down what must still work and what may wait',
    remedy: 'build what must work without a connection, and compare both sides when it is back',
  },
  {
    cue: /\b(?:melt\w*|heat|hot|freez\w*|cold|frost|rain\w*|wet|snow\w*|storm\w*|wind|sun|weather|humid\w*|(?:in|by) (?:january|february|july|august|december))\b/i,
    natures: ['device', 'physical'],
    does: 'keep ten for the time and in the heat, cold or wet that you name; note the day on which the first differs, and try one other way to make or pack it',
    waits: [21, 'Three weeks', 'alongside'],
    remedy: 'make it in the way that held, and name the months in which it is not sold or used',
  },
  {
    cue: /\b(?:heat|hot|freez\w*|cold|frost|rain\w*|wet|snow\w*|storm\w*|wind|weather)\b/i,
    does: 'count such days of last year from a weather record; write down from when on it is not done, what is done instead and who is told, and what a month of it costs',
    waits: [7, 'The record', 'alongside'],
    remedy: 'do it in the written other way on the first such day, and note what it took',
  },
  {
    cue: /\b(?:nois\w+|loud\w*|drown(?:s|ed) out)\b/i,
    does: 'use it for a day in the noise that you name; count what is missed or disturbs, and try one other place or form',
    remedy: 'build in what was missed least, and repeat the day',
  },
  {
    cue: /\b(?:(?:each|every) (?:\p{L}+ ){1,4}(?:is|are) (?:different|another)|no two \p{L}+ are|(?:is|are) (?:all )?different|differs?\b|its own (?:size|shape|way))/iu,
    does: 'measure ten of them and note what differs; try it on the smallest and on the largest',
    remedy: 'make it fit all that were measured, and check it on three that were not',
  },
  {
    cue: /\b(?:push(?:es)? the|fak(?:e|es|ed|ing)|tricks?|pretends?|manipulat\w+|false (?:entr\w+|counts?|numbers?)|games? the)\b/i,
    does: 'let two people try for a day to get a wrong result; list each way that works',
    remedy: 'close each way that worked, and let the same two try again',
  },
  {
    cue: /\b(?:poach\w*|never come back|(?:and|then|they) leave|go elsewhere|know everything)\b/i,
    does: 'ask five who could leave what would keep them; write down what they get later that they do not get at first',
    waits: [10, 'Their answers', 'alongside'],
    remedy: 'offer what would keep them, and count who stays',
  },
  {
    cue: /\b(?:crack\w*|break\w*|broken|damag\w+|scratch\w*|spill\w*|leak\w*|drops? (?:it|them))\b/i,
    natures: ['service', 'marketplace'],
    does: 'write down what is looked at before, what is refused, who answers for damage; ask an insurer what such a case pays',
    waits: [14, 'Answer of the insurer'],
    remedy: 'do each job by this list, signed by the customer before it begins',
  },
  {
    cue: /\b(?:quality|uneven|inconsistent|taste|not as good)\b/i,
    does: 'lay ten beside the best one and let three users choose without knowing which; note what they see',
    remedy: 'set a limit by what they saw, and hold back what is beyond it',
  },
  {
    cue: /\b(?:late|delay\w*|too long|on time|deadlines?)\b/i,
    does: 'time ten from begin to end; note which step was late, and begin that one earlier in two',
    remedy: 'name the day that nine of ten kept, and count what is later',
  },
  {
    cue: /\b(?:(?:\p{L}+ers|people|men|women|they|children) prefer|(?:wants?|like) only|only (?:wants?|like)|is enough|are enough|good enough|used to it|why (?:change|bother)|always done)\b/iu,
    does: 'ask five who say so to run both ways for a week; count beside each other what each way cost them',
    waits: [10, 'A week of both ways', 'alongside'],
  },
  {
    cue: /\b(?:much harder|too (?:hard|difficult|complicated)|hardest|more (?:difficult|complicated))\b/i,
    does: 'do one such case by hand from end to end; write down what is different, and decide whether it is part of the offer',
  },
  {
    cue: /\b(?:afford|pension|too expensive|little money|cannot pay|can['’]t pay|pays? late)\b/i,
    does: 'offer ten of them two prices with what each includes; count who takes which, and what the lower one leaves',
    waits: [10, 'Their answers'],
  },
]

/** A task name: as much of the difficulty as fits, followed by what is done about it. */
const LABEL_CHARS = 72
const NAME_CHARS = 195
const named = (words: string, does: string): string =>
  `${quoted(words, Math.min(LABEL_CHARS, NAME_CHARS - does.length))}: ${does}`

/** What is built is not the founder's work alone. */
const BUILT = /^(?:build|close|make|mend)\b/

/** The answer for any difficulty: the people it affects know when it occurs, and what helped. */
const ASKED_AND_COUNTED: Omit<Answer, 'cue'> = {
  does: 'ask five whom it would meet when it last did, what it cost and what they did; set the count at which the plan changes',
  waits: [10, 'Their answers', 'alongside'],
  remedy:
    'do what helped most of them, count how often it still happens, and change the plan at the count that was set',
}

/** What is done about a difficulty, by its kind. */
const answerTo = (words: string, nature: Basis['nature']): Omit<Answer, 'cue'> =>
  ANSWERS.find(({ cue, natures }) => cue.test(words) && (!natures || natures.includes(nature))) ??
  ASKED_AND_COUNTED

/** Where a sentence names what currently holds the founder up. */
const HELD_UP =
  /\b(?:(?:the|our|my) (?:only |real |main |biggest |hardest )?(?:problem|difficulty|trouble|bottleneck|worry|hard part)(?: now| today| left)? is\b|what (?:i|we) (?:still )?(?:do not|don['’]t) know\b|(?:i|we) (?:can['’]?t|cannot) [^.;:!?]{0,60}(?:fast enough|alone any|keep up)|(?:i am|i['’]m|we are|we['’]re) doing (?:all|most) of it by hand)/i

/** Difficulties with the founder's own work, in their words: first what holds them up, then what they fear. */
export function difficulties({ source }: Pick<Basis, 'source'>): string[] {
  const told = sentencesOf(source.idea).flatMap(({ words }) => {
    const at = HELD_UP.exec(words)?.index
    return at === undefined ? [] : [words.slice(at).replace(/[.!]+$/, '')]
  })
  const feared = wordsOf(source, 'risks').flatMap(eachRisk)
  return [...new Set([...told, ...feared])].filter((words) => !isAskedFirst({ source }, words))
}

/** A part that only continues the sentence before it. */
const CONTINUES = /^(?:and|but|or|so|then|also|because|that|this|it|they|which|if|even|in that case)\b/i
/** Several risks in one answer, each by itself; what refers to the one before stays with it. */
function eachRisk(answer: string): string[] {
  const parts: string[] = []
  for (const words of sentencesIn(answer)) {
    const before = CONTINUES.test(words) ? parts.pop() : undefined
    parts.push(before === undefined ? words : `${before} ${words}`)
  }
  return parts.map((words) => words.replace(/[.!]+$/, ''))
}

/** Whether words are a difficulty that the founder names: it has a task of its own, and is mentioned once. */
export const hasTask = (words: string, basis: Pick<Basis, 'source'>): boolean =>
  difficulties(basis).some((each) => words.includes(each))

/** Ids of the tasks that have to end before anyone tries the product. */
export const safetyTasks = (basis: Basis): string[] =>
  difficulties(basis)
    .slice(0, MOST_AT_ONCE)
    .flatMap((words, index) => (answerTo(words, basis.nature).isSafety ? [`objection-${index + 1}`] : []))

/**
 * A task for each difficulty that the founder names: the first ones in the phase of the riskiest test, the rest in the
 * next phase, along with remedies for the first ones that depend on the result of the test.
 */
export function objectionTasks(
  basis: Basis,
  step: 'first' | 'next',
  taskOf: (work: WorkPackage) => RoadmapTask,
): RoadmapTask[] {
  const all = difficulties(basis).map((words, index) => ({ words, index }))
  const remedies =
    step === 'first'
      ? []
      : all.slice(0, MOST_AT_ONCE).flatMap(({ words, index }) => {
          const remedy = answerTo(words, basis.nature).remedy
          return remedy === undefined
            ? []
            : [
                taskOf({
                  id: `remedy-${index + 1}`,
                  name: named(words, remedy),
                  size: 'S',
                  by: BUILT.test(remedy)
                    ? basis.nature === 'device' && /^make\b/.test(remedy)
                      ? 'mechanics'
                      : basis.phaseWork.action.by
                    : 'founder',
                  after: [],
                }),
              ]
        })
  const asked = (
    step === 'first' ? all.slice(0, MOST_AT_ONCE) : all.slice(MOST_AT_ONCE, 2 * MOST_AT_ONCE)
  ).map(({ words, index }): RoadmapTask => {
    const { does: tried, unsold, waits, natures } = answerTo(words, basis.nature)
    const does = unsold !== undefined && !reaches(basis.standing, 'sold') ? unsold : tried
    // A trial with the product waits until the product exists.
    const isTried = natures !== undefined && !reaches(basis.standing, 'built')
    return taskOf({
      id: `objection-${index + 1}`,
      name: named(words, does),
      size: 'S',
      by: 'founder',
      after: [
        ...(isTried ? (basis.phaseWork.shows ?? []) : []),
        ...(natures !== undefined && step === 'first' ? safetyTasks(basis) : []),
      ],
      ...(waits && { waits }),
    })
  })
  return [...asked, ...remedies]
}
