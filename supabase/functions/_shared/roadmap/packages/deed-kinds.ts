import type { Nature } from '../../domain/brief/brief.ts'
import type { Phase } from '../../domain/phases.ts'

/*
 * What people do by hand, by its verb and object. One line per phase: how it is tried, proven with a count, made a
 * routine with a limit, and watched. Each holds for any trade and follows a quotation of the founder's words.
 */

export interface DeedKind {
  id: string
  /** The verb and, where the verb alone says too little, its object; matched at the head of a clause. */
  cue: RegExp
  natures: readonly Nature[]
  work: Readonly<Record<Phase, string>>
  /** Days until others have answered, in the first phase. */
  answers?: number
}

const BY_HAND: readonly Nature[] = ['service', 'physical', 'marketplace']
const PERSON = String.raw`(?:you|them|him|her|me|us|people|patients?|passengers?|guests?|children|kids|pupils|(?:the |an? |your |their |my |old |elderly )+(?:\p{L}+ )?(?:persons?|people|patients?|child|children|kids|parents?|mother|father|mum|mom|customers?|guests?|clients?|pupils?|students?|workers?|ones?))\b`
const THING = `(?:it|them|these|those|(?:the|an?|your|their|our|each|every|all|old|used|new|worn|empty|full|clean|dirty|hot|cold|fresh|idle) )`

/** A sum of money that is named right behind the verb is paid or taken, and not carried or handed out. */
const OF_MONEY =
  /^\p{L}+ (?:(?:up|off|in|out|over|back|on) )?(?:(?:my|our|their|her|his) (?:\d|share|money|commission|cut|part|fee)|[$£€₹¥]|[A-Z]{2,3} ?\d|\d[\d.,]* ?(?:%|percent|euros?|dollars?|pounds?|cents|rupees|pesos?|cedis|shillings|francs|zł)|(?:the|our|a|your) (?:money|fees?|costs?|bills?|rent|price|commission|difference)\b)/u
/** People who are in someone's care or company. */
const IN_CARE =
  '(?:little ones|children|kids|infants|juniors|girls|boys|pupils|toddlers|bab(?:y|ies)|teenagers|students|elderly|old people|seniors|residents|patients|guests|passengers|people|persons|grand(?:mother|father|parents|mum|ma|pa)s?)'
/** A person, and nothing of theirs, behind the verb: people are not delivered, stored or photographed. */
const OF_PEOPLE = new RegExp(
  String.raw`^\p{L}+ (?:(?:up|off|in|out|over|back|on) )?(?:(?:the|our|your|their|an?|all|each|every|two|three|some|my|other) )*(?:(?!(?:for|to|from|of|and|at|in|with|by)\b)\p{L}+ )?${IN_CARE}(?=$|[,.;:]| (?:from|to|home|back|up|at|in|into|and|who|by|with|on|off|after|before|each|every|across|over|there|here|again)\b)`,
  'iu',
)
/** Deeds with a thing. */
const WITH_THINGS: ReadonlySet<string> = new Set([
  'transport',
  'cleaning',
  'repairing',
  'storing',
  'listing',
  'collecting-reuse',
  'checking',
  'telling-by-picture',
])

/** Whether the words that begin with a verb name a deed of this kind. */
export const isDeed = ({ id, cue }: DeedKind, head: string): boolean =>
  cue.test(head) && !(WITH_THINGS.has(id) && (OF_MONEY.test(head) || OF_PEOPLE.test(head)))

const deed = (
  id: string,
  cue: string,
  natures: readonly Nature[],
  work: readonly [interactive: string, poc: string, mvp: string, production: string],
  answers?: number,
): DeedKind => {
  const [interactive, poc, mvp, production] = work
  return {
    id,
    cue: new RegExp(`^(?:${cue})`, 'iu'),
    natures,
    work: { interactive, poc, mvp, production },
    ...(answers !== undefined && { answers }),
  }
}

/** The first kind that fits a clause is used. */
export const DEED_KINDS: readonly DeedKind[] = [
  deed(
    'deposit',
    String.raw`(?:leav|pay|put|hold|collect|tak|ask|deposit|return|refund|giv|get|block)(?:e|es|s|ing)?\b.{0,40}\bdeposits?\b|deposits? (?:half|part|the|a)\b|leav(?:e|es|ing) (?:a |an |the )?[£$€₹]?\d[\d.,]* ?\p{L}{0,7} (?:as a )?deposit`,
    ['service', 'physical', 'marketplace'],
    [
      'ask a bank or a licensed provider in writing who may hold this money, apart from yours; take none before it has answered',
      'take five and pay them back within three days, booked apart from your own money; count disputes, days and what was kept',
      'settle what is kept for which fault, with pictures before and after, agreed to by both before each; nothing of it is spent',
      'compare all that is held with its account each month, to the last coin; look into each one of which a part was kept',
    ],
    14,
  ),
  deed(
    'taking-back',
    String.raw`(?:buy|buys|buying|take|takes|taking) (?:${THING})?.{0,25}\bback\b|(?:give|gives|giving|pay|pays|paying|get|gets) .{0,30}\bback\b|buy-?back|trad(?:e|es|ing) in\b|bring(?:s|ing)? (?:${THING}).{0,25}\bback\b|tak(?:e|es|ing) (?:the |your |their )(?:old|used|worn|empty)\b`,
    ['physical', 'service', 'device'],
    [
      'write down in which state, until when and for how much one is taken back; let two people grade ten apart, and count where they differ',
      'take five back by the written grades; note state, money, minutes and what each brings the second time; count disputes',
      'keep a list of what is owed by month if all come back, and set that part of each sale aside; settle what is refused',
      'count of those sold how many came back, by grade; compare what was paid for them with what they brought again',
    ],
  ),
  deed(
    'certifying',
    String.raw`certif(?:y|ies|ying)\b|(?:gets?|receives?|gives?|prints?|hands? (?:out|over)|issues?|awards?|earns?) .{0,40}\b(?:certificates?|diplomas?|badges?|licen[cs]es?)\b`,
    ['service', 'content', 'marketplace'],
    [
      'ask in writing those who would have to accept it, and the office that examines this trade, what it is worth and what it may be called',
      'let two examiners judge the same ten people apart by one written task; count where they differ, and who fails',
      'keep task, result, examiner and date of each; number each, and answer within a day whether one is real',
      'ask ten who rely on it whether those who hold it can do the work; raise the pass mark where they cannot',
    ],
    21,
  ),
  deed(
    'reselling',
    String.raw`re-?sell(?:s|ing)?\b|sell(?:s|ing)? (?:${THING})?(?:\p{L}+ ){0,3}?(?:on|again|second[- ]hand)\b|sell(?:s|ing)? (?:\p{L}+ ){0,2}?(?:used|second[- ]hand|refurbished|reconditioned)\b`,
    ['physical', 'marketplace'],
    [
      'set the price of ten beside what others ask for the same state; note the days until each is gone',
      'sell twenty with state, size and price written on each; count days until sold, price cuts and what came back',
      'keep for each one its cost, work, price and days; lower the price after a set number of days, and say what is left then',
      'count by kind and size what was asked for and not there, and what lay for more than sixty days; buy by that',
    ],
  ),
  deed(
    'buying-in',
    String.raw`(?:buy|buys|buying|source|sources|import|imports|get|gets|collect|collects) (?:up )?(?:\p{L}+ ){0,3}?(?:used|old|second[- ]hand|worn|broken|surplus|left-?over|discarded|unwanted|scrap)\b|(?:buy|buys|buying|source|sources) .{3,60}\bfrom\b`,
    ['physical', 'marketplace'],
    [
      'list the last twenty on offer with state, price and days until you heard of them; count those that you could sell',
      'buy ten by written limits; note the way, asked and paid price, and what each needed; count those of no use',
      'agree with three sources on what they keep for you, at which price and how often; set the most that is paid by state',
      'compare what each source brought, cost and left after all work; end the weakest',
    ],
  ),
  deed(
    'lending',
    String.raw`(?:lend|rent|hire|loan|leas|borrow)(?:e|es|s|ing|ed)?(?: out)?\b(?! (?:a |an |the )?(?:kitchen|workshop|shop|room|studio|van|office|garage|stall|developer|driver|people|staff))`,
    BY_HAND,
    [
      'number each piece and list its parts; hand one over to two strangers and take it back, and count what was unclear',
      'lend ten by a list that both sign; count late, missing, dirty and broken ones, and the days between two',
      'settle what is charged when one is late, lost or broken, and who decides; keep when each was out and what it needed',
      'count by kind the share of days on which it was out; win more of what was always out, and take on no more of what was not',
    ],
  ),
  deed(
    'walking-people',
    String.raw`walk(?:s|ing)? (?:${PERSON})(?=$| (?:to|home|in|into|back|there|across|over|from|along)\b)|(?:collect|fetch|gather|meet)(?:s|es|ing)? (?:(?:the|our|your|their|all) )*(?:\p{L}+ )?${IN_CARE}(?=$|[,.;:]| (?:from|at|to|in|by|and|on|after|before)\b)`,
    ['service', 'marketplace'],
    [
      'go the way three times at its hour without them; note each crossing and stop, who hands over, who receives, and what happens when one is missing',
      'do ten with clearance and cover in hand; sign each hand-over; count late ones, those not there, and times when one in charge was missing',
      'write how many go with one in charge, who steps in when one is ill, and who is called when one is not there or not met; try each once',
      'read the hand-over lists each week; count late, missed and short-staffed ones by way, and change the way with the most',
    ],
  ),
  deed(
    'carrying-people',
    String.raw`(?:driv(?:e|es|ing)|tak(?:e|es|ing)|bring(?:s|ing)?|pick(?:s|ing)? up|fetch(?:es|ing)?|ferr(?:y|ies)) (?:${PERSON})(?=$| (?:to|home|from|up|back|there|in|on|at|by|over)\b)(?! (?:out|back) of\b)|pick(?:s|ing)? (?:${PERSON}) up|driv(?:e|es|ing) (?:to|home)\b`,
    ['service', 'marketplace'],
    [
      'drive the way three times at the hour of a real ride, with a volunteer who walks slowly; note minutes of each part and where one may stop',
      'do ten rides, each with a cover that includes carrying people for pay; count minutes late and of waiting, and rides that were refused',
      'name a second driver and car for each ride; check license, record, cover and car before the first one and each quarter',
      'count rides that were more than ten minutes late, and empty distance, by driver and month; change the plan where most are',
    ],
  ),
  deed(
    'companionship',
    String.raw`(?:sit|sits|sitting|stay|stays|staying|wait|waits|waiting)(?:$| (?:with (?!us\b|me\b)(?:${PERSON})|beside|there|here|till|until|for (?:${PERSON})|overnight|at (?:home|the door)|in the waiting room))|(?:accompan(?:y|ies|ying)|escort(?:s|ing)?|mind(?:s|ing)?|babysit\w*|keep(?:s|ing)? (?:\p{L}+ )?company|look(?:s|ing)? after|watch(?:es|ing)? over|check(?:s|ing)? in (?:with|on)|(?:goes|go|going) with (?:${PERSON})|sign(?:s|ing)? (?:${PERSON}) (?:out|in)|spend(?:s|ing)? time with|visit(?:s|ing)? (?:${PERSON})|talk(?:s|ing)? (?:to|with) (?:${PERSON}))\b`,
    ['service', 'marketplace'],
    [
      'write down by the hour what one does and never does, and whom one calls at which sign; play three through with a volunteer',
      'do it ten times; count hours beyond those that are paid, calls for help, and times when another had to come',
      'teach all who do it the written signs with five played cases; nobody works alone before all five are right',
      'call one in five a day later with the same four questions; go through each incident with all who work',
    ],
  ),
  deed(
    'cleaning',
    String.raw`(?:(?:dry[- ])?clean|wash|disinfect|wip|polish|scrub|launder|rins|descal|steriliz|ozon)(?:e|es|s|ed|ing)?\b`,
    ['service', 'physical', 'marketplace'],
    [
      'do it with three in different state; note means, minutes, and what a customer still sees or smells',
      'do twenty; someone who did not do it checks each by five points; count those done again and those harmed',
      'write means, dose, time and order on one page, and try each new kind on a hidden spot first; log what was harmed',
      'have one in ten checked by a second person; count by worker and kind what was done again',
    ],
  ),
  deed(
    'repairing',
    String.raw`(?:repair|fix|mend|restor|refurbish|overhaul|recondition|retread|oil|sharpen|replac|re-cover|reupholster|re-?sol|re-?fill)(?:e|es|s|ed|ing)?\b|(?:swap|change)(?:s|d|ed|ing)? the (?!world|way)|put(?:s|ting)? new\b`,
    ['service', 'physical', 'marketplace'],
    [
      'do three with different faults; note fault, part, minutes, and the tool or skill that was missing',
      'do twenty, with a number on each; note fault, part and minutes, and count those that fail again within four weeks',
      'keep the ten parts that were used most, name what is refused, and promise only what held in the trial',
      'count what fails again by kind of fault; refuse the kind that fails most, or give it a price of its own',
    ],
  ),
  deed(
    'collecting-reuse',
    String.raw`(?:recycl|up-?cycl|compost|shred)(?:e|es|s|ed|ing)?\b|(?:re-?us(?:e|es|ing))\b|collect(?:s|ing)? (?:\p{L}+ ){0,3}?(?:waste|scrap|left-?overs|peels|grounds|offcuts|bottles|cardboard|plastic)\b`,
    ['service', 'physical'],
    [
      'collect from three sources, sort it and weigh it; note the usable share and what must not be in it',
      'do it for four weeks; weigh what comes in, what is usable and what has to be paid to be taken away',
      'agree with each source on sort, days and what is sent back; keep the weight and origin of each load',
      'compare weight, cost and income by source each month; end the one with the most that is not usable',
    ],
  ),
  deed(
    'telling-by-picture',
    String.raw`(?:send|sends|sending|post|posts|take|takes|taking|get|gets|receive|receives) (?:\p{L}+ ){0,3}?(?:photos?|pictures?|videos?|reports?|selfies?)\b`,
    ['service', 'physical'],
    [
      'make three, and ask those who receive them what they look at first and what is missing',
      'send one after each job; count the minutes for one, those that arrive late, and the questions that come back',
      'fix the same views and moment for each and how long they are kept; none shows people who did not agree',
      'count who opens them, and leave out what nobody looked at or asked about',
    ],
  ),
  deed(
    'handling-money',
    String.raw`(?:sell|sells|selling) (?:it |them |things )?(?:at|by|for) (?:the |their |our |my |your )?(?:written|fixed|agreed|set|owner)|hand(?:s|ing)? (?:over|in|out) (?:\p{L}+ ){0,3}?(?:money|cash|takings)\b|(?:collect|collects|take|takes|count|counts) (?:the |their |all |counted )?(?:money|cash|takings|payments?)\b`,
    ['service', 'marketplace'],
    [
      'count money and goods with the owner before and after on three days; note every difference and its cause',
      'do it ten times with a list that both sign before and after; count differences, their sum and who bears them',
      'set the most that one person holds, who counts a second time, and what is paid back when something is missing',
      'compare differences by person and place each month; change place or person where they come again',
    ],
  ),
  deed(
    'transport',
    String.raw`(?:collect|deliver|fetch|carr|haul|transport|ship)(?:y|ies|s|es|ing|ed)? (?:${THING})?.{0,40}|(?:pick(?:s|ing)?|drop(?:s|ping)?) (?:(?:up|off)\b|.{2,30}\b(?:up|off)\b)|(?:bring|brings|bringing|post|posts|send|sends|mail|mails) (?:${THING})?(?:\p{L}+ ){0,3}?(?:to (?:you|your|their|the|his|her)|home|back|by (?:post|mail|parcel|bike|bicycle|van|courier))\b|bring(?:s|ing)? (?:it|them)\b|post(?:s|ing)? (?:it|them)\b`,
    BY_HAND,
    [
      'do it to three real addresses; note minutes, distance, who was not there, and what did not fit',
      'do twenty in a row; count late, damaged and missed ones, with minutes and distance of each',
      'fix days and areas; settle who signs, what is photographed, and what happens when nobody is there',
      'compare cost and time of each stop by area and month; give the dearest tenth a price of its own',
    ],
  ),
  deed(
    'checking',
    String.raw`(?:check|inspect|test|grad|sort|examin|verif|assess)(?:e|es|s|y|ies|ed|ing)?\b(?! (?:in|out)\b)|count(?:s|ed|ing)? (?:and check|the pieces|each|every)`,
    BY_HAND,
    [
      'write down the points with the limit of each; let two people judge twenty apart, and count where they differ',
      'judge fifty by these points; count what passed and failed later, and what was rejected and was good',
      'keep for each who checked it, when and with which result; what is beyond a limit is held back, whatever was promised',
      'have one in twenty judged again by another; rewrite the point on which both differ most',
    ],
  ),
  deed(
    'measuring-by-hand',
    String.raw`(?:measur(?:e|es|ing)|fit(?:s|ting)? (?:it|them|the|each|you) (?:on|to)\b|tak(?:e|es|ing) (?:the )?(?:measurements?|sizes?))\b`,
    BY_HAND,
    [
      'let three people measure or fit the same ten; write down by how much they differ, and the difference that still fits',
      'compare thirty measures with what fitted in use; count those that had to be changed, and by how much',
      'write down with pictures how it is done and with which tool; refuse what lies beyond the limit',
      'count what did not fit by who measured it, and teach the two most frequent faults',
    ],
  ),
  deed(
    'teaching',
    String.raw`(?:teach|train|coach|tutor|instruct)(?:es|s|ing)?\b|(?:show|shows|explain|explains) (?:${PERSON}) how\b|(?:give|gives|hold|holds|run|runs) (?:\p{L}+ ){0,2}?(?:classes|lessons|courses?|workshops?)\b`,
    ['service', 'marketplace'],
    [
      'give one hour to three; test each on a real task before and after, and note where each is lost',
      'give it to the first who pay; count who comes each time, who drops out when, and who does a task not seen before',
      'write plan, task and pass mark of each hour so that a second person gives one; compare the results of both',
      'test ten of them again after three months; change the hour whose task most can no longer do',
    ],
  ),
  deed(
    'caring',
    String.raw`(?:bath|dress|feed|nurs)(?:e|es|s|ing)? (?:${PERSON})|help(?:s|ing)? (?:${PERSON})|help(?:s|ing)? with\b|(?:give|gives) (?:\p{L}+ ){0,2}?(?:medicines?|injections?|meals)\b`,
    ['service', 'marketplace'],
    [
      'write down step by step what is done, what needs a trained person, and at which sign one stops; do it once beside such a person',
      'do it ten times with a note of each; count falls, refusals, calls for help and minutes beyond plan',
      'have each who does it shown, watched twice and signed off by a trained person; keep what was done each day',
      'go through all notes and incidents once a month with a trained person; change the step that comes up most',
    ],
  ),
  deed(
    'animals',
    String.raw`(?:walk|feed|groom|brush|shear|clip|milk|board|exercis)(?:e|es|s|ing)? (?:the |their |your |a |an )?(?:\p{L}+ )?(?:dogs?|cats?|pets?|horses?|sheep|goats?|cows?|animals?|hens?|chickens?|alpacas?)\b`,
    ['service', 'marketplace'],
    [
      'do it with three of different temper beside the owner; note signs of fear or illness, and what one does then',
      'do twenty; count bites, escapes, injuries and times when the owner was called, and the minutes of each',
      'keep for each animal vaccination, habits, vet and who has the key; two that do not know each other are never together at first',
      'count incidents by animal and person each month; refuse what came up twice',
    ],
  ),
  deed(
    'cooking',
    String.raw`(?:cook|bak|prepar|serv|roast|grill|fry)(?:e|es|s|ies|ing)? (?!as\b)(?:\p{L}+ ){0,3}?(?:meals?|food|lunch(?:es)?|dinners?|breakfasts?|bread|soups?|dishes|cakes?|snacks?|it|them)\b`,
    ['service', 'physical', 'marketplace'],
    [
      'make it three times by weighed recipe; note yield, minutes, and temperature from the stove to the plate',
      'make it for twenty; measure temperature where it is eaten, and count portions late, left and thrown away',
      'write recipe, amounts and limits for a second cook; five compare both without knowing which is which',
      'compare what was made, sold and thrown away by day, and set the amount by it',
    ],
  ),
  deed(
    'installing',
    String.raw`(?:install|mount|assembl|set(?:s|ting)? up|lay|build)(?:e|es|s|ed|ing)? (?:${THING}|\p{L}+s\b)`,
    ['service', 'marketplace'],
    [
      'do two at different places; note minutes, tools, what was not as expected, and who had to be asked',
      'do ten with a list of what must be there before; count second visits and their causes',
      'write the test that each must pass before one leaves, with a picture; the customer signs it',
      'count second visits by cause and person each quarter, and change the list by the most frequent',
    ],
  ),
  deed(
    'matching',
    String.raw`(?:match|connect|introduc|pair)(?:e|es|s|ing)?\b|find(?:s|ing)? (?:someone|somebody|a |an |the right|them |you |people|one)|bring(?:s|ing)? (?:\p{L}+ ){0,3}together\b`,
    ['marketplace', 'service'],
    [
      'do ten by hand from real requests; note by what you choose, minutes, and who says no and why',
      'answer twenty requests; count hours until a yes, those without anyone, and those that did not fit',
      'write down what both sides are asked, who is asked first and how long one waits; play ten through, one with a refusal',
      'count by area and kind the requests that found nobody, and win those who offer there first',
    ],
  ),
  deed(
    'listing',
    String.raw`(?:list|upload|advertis|register|enter)(?:e|es|s|ing)?\b|put(?:s|ting)? (?:up|it up|them up|in)\b|(?:post|offer)(?:s|ing)? (?:an?|the|their|your|what|idle|free|spare)\b`,
    ['marketplace'],
    [
      'write ten real entries with those who offer; note minutes, and what nobody can say without measuring or asking',
      'put up thirty; look at ten of them on the spot, and count those that were gone, wrong or in another state',
      'settle what each entry must hold and show; take out what nobody confirmed for thirty days',
      'count by entry what was asked for, agreed and wrong; call those whose entries were wrong twice',
    ],
  ),
  deed(
    'booking-by-hand',
    String.raw`(?:book|reserv)(?:e|es|s|ing)?\b|call(?:s|ing)? with (?:a |the |an )|(?:take|takes|accept|accepts) (?:\p{L}+ ){0,2}?(?:bookings?|orders?|requests?)\b`,
    ['marketplace', 'service'],
    [
      'take ten real requests by telephone and one shared calendar, two for the same time and one called off; note what must be asked',
      'count in thirty requests those that came about on their day, were called off, or found nobody there',
      'settle until when one calls off at no cost and who is told; try two requests for the same time at once',
      'compare free with booked time by week, and set notice and price by it',
    ],
  ),
  deed(
    'self-service',
    String.raw`(?:unlock|tap|vend|dispens|collect(?:s)? from the (?:locker|box))(?:e|es|s|ing)?\b|open(?:s|ing)? (?:it|them|the (?:locker|door|box)) (?:with|by)\b`,
    ['service', 'marketplace'],
    [
      'let ten strangers do it from a sketch or a borrowed one without help; note where each stops',
      'let twenty do it alone; count failed and given up ones, minutes, and calls for help',
      'settle what happens without power, without a signal and with a wrong return; try each once a month',
      'count failures by place and cause each month; visit the worst place first',
    ],
  ),
  deed(
    'paper-work',
    String.raw`(?:fill|fills|filling) (?:in|out)\b|(?:draft|negotiat|translat|interpret|apply|applies|fil|appeal)(?:e|es|s|ing|ed)? (?:\p{L}+ ){0,3}?(?:forms?|papers?|letters?|contracts?|claims?|applications?|appeals?|documents?|returns?|prices?|for)\b|writ(?:e|es|ing) (?:\p{L}+ ){0,3}?(?:letters?|applications?|appeals?|papers?|contracts?)\b`,
    ['service', 'marketplace'],
    [
      'do three past cases again; compare with what came of them, and have one who knows the trade name the faults',
      'do ten; count what was sent back, days until an answer, and hours of each',
      'write down what is asked first, what is refused and who reads each before it leaves; keep proof of the day',
      'count outcomes by kind half a year later, and refuse the kind that rarely helps',
    ],
  ),
  deed(
    'guiding',
    String.raw`(?:guid|lead|host)(?:e|es|s|ing)? (?:${PERSON}|\p{L}+ (?:tours?|walks?|groups?|evenings?))|show(?:s|ing)? (?:guests|visitors|tourists|you round|them round)\b`,
    ['service', 'marketplace'],
    [
      'do it with five who pay nothing; note minutes of each part, where they look away, and what weather or a late guest changes',
      'do five with those who pay; count guests who came, left early and booked for others',
      'write stops, times, the largest group and what happens in rain or an accident; a second person does one alone',
      'compare guests, fees of those who sent them, and remarks by day; end the day that leaves least',
    ],
  ),
  deed(
    'storing',
    String.raw`(?:stor|freez|cool|keep)(?:e|es|s|ing)? (?:it|them|your|their|the) (?:\p{L}+ ){0,3}?(?:for|in|at|until|cold|dry|safe|over)\b`,
    ['service', 'physical', 'marketplace'],
    [
      'keep five for a month as they will be kept; note state, place each takes, and temperature and moisture where they matter',
      'keep twenty with a number and a picture each; count those changed, lost or found late when asked for',
      'settle who has the key, what is insured and to which value, and what happens to what nobody collects',
      'compare the place used with the price by month; ask for a higher price or a date where one stays too long',
    ],
  ),
  deed(
    'growing-cutting',
    String.raw`(?:mow|prun|trim|weed|dig|plant|cut|chop|split|shovel|clear|sweep|rak)(?:e|es|s|ing|ting|ning|ming|ding|ping)? (?:the |their |your )?(?:\p{L}+ )?(?:wood|snow|trees?|hedges?|grass|lawns?|weeds|graves?|paths?|gutters?|branches|firewood)|pull(?:s|ing)? weeds\b`,
    ['service', 'marketplace'],
    [
      'do three of different size; note minutes beside what one can count beforehand: length, area or number',
      'name minutes and price of twenty beforehand, and compare afterward; count those that are off by more than a quarter',
      'make a table of minutes by what can be counted; a second person names the price of ten by it',
      'compare named with real minutes by kind each month, and correct the line that is off most',
    ],
  ),
  deed(
    'offline-copy',
    String.raw`download(?:s|ed|ing)?\b|(?:watch|listen|read|us|work|learn)(?:e|es|s|ing)? (?:\p{L}+ ){0,4}?(?:offline|without (?:a )?(?:signal|network|internet|reception))\b|works? offline`,
    ['content'],
    [
      'put one on three old telephones with little room, switch the network off for two days, and count what does not open',
      'settle format and size; ten users load it on their usual connection; count minutes, stops and the room that is left',
      'let the whole set be loaded in one go and continued after a stop; try ten kinds of telephone, and settle what keeps it from being passed on',
      'count who has loaded all, a part or nothing within a week; write to those with nothing, and mend the most frequent cause',
    ],
  ),
  deed(
    'filming',
    String.raw`(?:film|record|shoot|narrat)(?:e|es|s|ed|ing)? (?:${THING}|\p{L}+)`,
    ['content'],
    [
      'record one in its real place with all that it uses up; note hours of setting up, recording and cutting, and what each cost',
      'record three in one day; count takes, hours of cutting, and the faults that one who knows the subject finds',
      'plan days, place, what is used up, and a second recording of what cannot be repeated; check each before the place is left',
      'record again the three at which most people stop',
    ],
  ),
]
