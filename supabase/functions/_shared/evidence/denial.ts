/*
 * Words with which a page takes back, doubts or only asks what the words beside them say, in English, German, French
 * and Spanish. Texts are compared in lower case with straight apostrophes.
 */

const any = (...lists: string[]) => lists.join('|')

/** Denials of what follows them, to the end of the sentence. */
const FRAMES = any(
  // Nobody who says so: belief, doubt, refusal.
  "(?:do|does|did|would|could|can|cannot|can't|don't|doesn't|didn't|wouldn't|couldn't|never|nobody|no one|none of \\p{L}+)(?: not|n't)?(?: \\p{L}+){0,2} (?:believes?|thinks?|expects?|finds?|accepts?|imagines?|claims?|says?|suggests?|means?|shows?|confirms?|proves?|agrees?|assumes?|concludes?)",
  '(?:doubt(?:s|ed|ful)?|den(?:y|ies|ied)|disput(?:e|es|ed)|reject(?:s|ed)?|refut(?:e|es|ed)|disagreed?s?|dismiss(?:es|ed)?|debunk(?:s|ed)?|sceptical|skeptical|unconvinced|not convinced|(?:refus(?:e|es|ed)|declin(?:e|es|ed)|hard|difficult) to (?:believe|accept|imagine|think|say))',
  '(?:no|little|hardly any|scant|without|without any|lack of|not any|not enough|insufficient) (?:\\p{L}+ )?(?:evidence|proof|sign|signs|indication|indications|data|reason|support|basis|hint)',
  '(?:unclear|unknown|uncertain|questionable|unproven|improbable|unlikely|untrue|false|wrong|incorrect|mistaken|misleading|not true|not the case|not clear|not certain|not known|not likely|not so|an open question|open question|remains open|is open|remains to be seen|too early to (?:say|tell|know)|far from (?:clear|certain|true)) (?:that|whether|if|how|to (?:say|think|claim|believe|assume))',
  '(?:whether|if) (?:\\p{L}+ ){0,12}(?:is|remains) (?:an open question|open|unclear|unknown|uncertain)',
  '(?:myth|misconception|fallacy|rumou?r|legend|fairy tale|nonsense|old wives|hoax|illusion|mistake|error|fiction)(?: \\p{L}+){0,3} (?:that|to (?:believe|think|say|assume))',
  '(?:falsely|wrongly|mistakenly|incorrectly|erroneously|supposedly|allegedly|purportedly|so-called|misleadingly)',
  "(?:contrary to|in contrast to|as opposed to|unlike|instead of|rather than|far from|anything but|it is not (?:true|the case)|it isn't (?:true|the case)|isn't (?:true|the case)|nothing (?:suggests|shows|proves|indicates))",
  "(?:fail(?:s|ed|ing)?(?: \\p{L}+)? to|failure to|unable to|unsuccessful(?:ly)?|(?:refus(?:es|ed)|declin(?:es|ed)|neglect(?:s|ed)|cease[sd]?) to|f(?:ell|alls|all) short of|(?:did|does|do|could) not manage to|didn't manage to|no longer|gave up|abandon(?:s|ed)?|stopp(?:ed|ing)|withdr(?:ew|awn)|retract(?:ed|s)?|an earlier version|corrected|used to|was supposed to|were supposed to|was meant to|were meant to|had (?:hoped|expected|planned|promised|predicted) (?:that|to)|hoped (?:that|to)|promised (?:that|to)|it would be (?:wrong|false|a mistake))",
  // German
  '(?:glaub(?:en|t|te|ten)|denk(?:en|t)|erwart(?:en|et)|mein(?:en|t)|find(?:en|et)|nehmen|gehen)(?: \\p{L}+){0,2} nicht(?: davon aus| an)?,? dass',
  '(?:bezweifel(?:n|t)|bezweifl\\p{L}+|zweifel(?:n|t)|bestreit(?:en|et)|dementier\\p{L}+|widersprech\\p{L}+|widerspricht|widerleg\\p{L}+|lehn(?:t|en) (?:\\p{L}+ ){0,4}ab)',
  '(?:kein\\p{L}* (?:beleg|beweis|hinweis|anzeichen|grund)\\p{L}*|(?:fraglich|unklar|unsicher|offen|zweifelhaft|umstritten|ungewiss|unwahrscheinlich|falsch|unwahr|strittig|nicht (?:wahr|richtig|bekannt|sicher|klar|erwiesen|belegt|der fall)),? (?:ob|dass|wie)|stimmt nicht|trifft nicht zu|(?:ein )?(?:irrtum|mythos|märchen|trugschluss|gerücht|irrglaube),? (?:\\p{L}+ )?dass|ob (?:\\p{L}+ ){1,12}(?:unklar|offen|fraglich|ungewiss))',
  '(?:entgegen|anders als|im gegensatz zu|statt|anstatt|angeblich|vermeintlich|fälschlich(?:erweise)?|scheiter\\p{L}*|misslang|misslungen|missglück\\p{L}*|schlug fehl|fehlgeschlagen|versäum\\p{L}*|gelang (?:es )?(?:\\p{L}+ ){0,3}nicht|verfehl\\p{L}*|nicht mehr|nicht gelungen|weigert\\p{L}*)',
  '(?:es )?(?:wäre|ist) (?:\\p{L}+ )?(?:falsch|ein fehler|ein irrtum|verfehlt|verkehrt|irreführend|unsinn),? (?:daraus )?(?:zu )?(?:sagen|behaupten|glauben|folgern|schließen|meinen|denken|anzunehmen)',
  "(?:il|ce) serait (?:\\p{L}+ )?(?:faux|inexact|erroné|excessif|absurde|trompeur|exagéré|une erreur) (?:de|d')",
  '(?:sería|seria) (?:\\p{L}+ )?(?:falso|un error|erróneo|incorrecto|equivocado|absurdo|exagerado) (?:decir|afirmar|pensar|concluir|creer|deducir|sostener)',
  // French
  "(?:ne|n')\\s?(?:croy\\p{L}+|pens\\p{L}+|trouv\\p{L}+|estim\\p{L}+|crois|croit|attend\\p{L}+) pas|(?:dout(?:e|ent|ait|ons|é)|nie(?:nt)?|contest(?:e|ent|é)|réfut\\p{L}+|démen\\p{L}+|rejet\\p{L}+|refus\\p{L}+ (?:de|que|d'))",
  "(?:rien ne (?:prouve|montre|indique|permet)|aucun\\p{L}* (?:preuve|indice|raison|signe)|pas de preuve|sans preuve|il n'est pas (?:vrai|certain|sûr|prouvé|clair)|(?:il est|c'est|est|reste|semble) (?:faux|douteux|incertain|peu probable|inexact|erroné)|(?:idée reçue|légende|mythe|erreur|rumeur) (?:que|selon|de)|on ignore si|on ne sait pas si|reste à (?:voir|savoir|prouver))",
  "(?:contrairement à|contrairement aux|au lieu de|loin de|prétendument|soi-disant|à tort|a échoué|ont échoué|échoue\\p{L}*|échec|n'\\p{L}+ pas réussi à|n'\\p{L}+ pas pu|sans succès|ne \\p{L}+ plus|renonc\\p{L}+ à|incapable\\p{L}* de)",
  // Spanish
  'no (?:cre\\p{L}+|piens\\p{L}+|pens\\p{L}+|esper\\p{L}+|consider\\p{L}+|parece) que|(?:dud(?:a|an|amos|ó)|nieg\\p{L}+|neg(?:ó|aron)|desmient\\p{L}+|desmint\\p{L}+|rechaz\\p{L}+|refut\\p{L}+|cuestion\\p{L}+)(?: \\p{L}+){0,2} (?:que|si)',
  '(?:no hay (?:pruebas|evidencia|indicios|datos|señales|motivos?)|sin pruebas|no es (?:cierto|verdad|seguro|probable)|(?:es|resulta|parece) (?:falso|dudoso|incierto|improbable|erróneo)|(?:mito|error|leyenda|bulo) (?:que|de que|creer)|se desconoce si|no se sabe si|no está (?:claro|probado|demostrado)|está por ver|nada (?:indica|demuestra|prueba))',
  '(?:dista(?:n|ba)? mucho de|contrariamente a|al contrario de|a diferencia de|en lugar de|en vez de|lejos de|supuestamente|presuntamente|erróneamente|no (?:logr\\p{L}+|consigu\\p{L}+|pud\\p{L}+|alcanz\\p{L}+)|fracas\\p{L}+|incapa\\p{L}+ de|ya no|dej(?:ó|aron) de|fallid\\p{L}+)',
)

/** Plain negations. 'not only' and 'no more than' are none. */
const NEGATIONS = any(
  "not(?! only| just| least| to mention)|\\p{L}+n't(?! only)|cannot|cant|never|nobody|no one|nothing|none|neither|nor|no(?!\\.? ?\\d+(?![\\d-])| more than| less than| later than| doubt| secret| surprise| wonder| question that| fewer than|-)|hardly|barely|scarcely|rarely|seldom",
  'nicht(?! nur)|kein(?:e|er|es|en|em)?|niemand\\p{L}*|nie|niemals|weder|kaum|nirgends',
  "(?:ne|n')(?=[ \\p{L}].*\\b(?:pas|jamais|rien|aucun\\p{L}*|plus|personne|guère|point|ni)\\b)|pas(?! seulement| moins)|jamais|aucun\\p{L}*|guère|ni",
  'no(?= \\p{L}+(?:\\s|$))(?! s[oó]lo| solo| secret| surprise| wonder| doubt| question| more| less| fewer| later)|nunca|jamás|ningun\\p{L}*|ningún|nadie|nada|tampoco|apenas',
)

/** Without a letter or a hyphen on either side, so that the 'no' of 'no-shows' is none. */
const alone = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')
const framed = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'iu')
const FRAME = framed(FRAMES)
const NEGATION = alone(NEGATIONS)

/** What makes 'contrary to A, B': A is denied and B is what the page says. */
const CONTRARY =
  /^(?:\W*)(?:contrary to|unlike|in contrast to|as opposed to|instead of|rather than|despite|entgegen|anders als|im gegensatz zu|statt|contrairement (?:à|aux)|au lieu de|loin de|contrariamente a|al contrario de|a diferencia de|en lugar de|en vez de|lejos de|far from)\b/iu

export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')

/** Denials of a denial: 'nobody disputes that' says that it is so. */
const DOUBLE = framed(
  any(
    "(?:nobody|no one|none|few|hardly any(?:one|body)?|cannot|can't|not|n't|never|no|without|beyond) (?:\\p{L}+ )?(?:disputes?|disputed|doubts?|doubted|den(?:y|ies|ied)|questions?|questioned|dispute|surprise|secret)(?: that)?",
    '(?:niemand|keiner|kaum jemand|nicht)(?: \\p{L}+)? (?:bestreite[tn]|bezweifel[tn]|bezweifelt|leugne[tn]|zu leugnen)|unbestritten|zweifellos|kein (?:zweifel|geheimnis)',
    "(?:personne|nul|on) ne (?:conteste|nie|doute|peut nier)|(?:aucun|sans) doute|ce n'est un secret pour personne",
    '(?:nadie|no se) (?:niega|duda|discute|cuestiona|puede negar)|(?:no cabe|sin) duda|no es ningún secreto',
  ),
)
const EVERY_DOUBLE = new RegExp(DOUBLE, 'giu')
const withoutDouble = (text: string): string => text.replace(EVERY_DOUBLE, 'indeed')

/** Words with which a text denies, doubts or refuses something; null where it does not. */
export const frameIn = (text: string): string | null => FRAME.exec(withoutDouble(plainly(text)))?.[0] ?? null
/** A plain 'not' of a text; null where it has none. */
export const negationIn = (text: string): string | null =>
  NEGATION.exec(withoutDouble(plainly(text)))?.[0] ?? null

/** Words that make a statement a negative one without a 'not', or a cautious one. */
const RESERVED = alone(
  any(
    'struggl\\p{L}*|shortages?|trouble|few|fewer|less|little|only|just|without|lack\\p{L}*|missing|absent|absence|stable|unchanged|constant|same|remain\\p{L}*|still|avoid\\p{L}*|rare|limited|except|offline|impossible|stop\\p{L}*|unlikely|unclear|unknown|open|unpopular|prefer\\p{L}*|would rather|difficult|hard|against|oppos\\p{L}*|resist\\p{L}*|free of|hesita\\p{L}*|reluctan\\p{L}*|worse|wary|critic\\p{L}*|stood still|out of service',
    'wenige?r?|nur|ohne|fehl\\p{L}*|stabil|unverändert|selten|gegen|weiterhin|gleich',
    'peu|seul\\p{L}*|seulement|sans|manque\\p{L}*|stable\\p{L}*|inchangé\\p{L}*|rare\\p{L}*|contre',
    'poc[oa]s?|solo|sólo|sin|falta\\p{L}*|estable\\p{L}*|rar[oa]s?|contra',
  ),
)
/** Whether a statement itself denies, doubts or limits something, so that only a reader can compare it with a denial. */
export const isReserved = (statement: string): boolean =>
  RESERVED.test(plainly(statement)) || negationIn(statement) !== null || frameIn(statement) !== null

/** Clauses of a sentence: what one 'not' can reach. A comma before 'that' and the like ends none. */
export function clausesOf(sentence: string): string[] {
  return plainly(sentence)
    .replace(/,(?= (?:that|whether|if|dass|ob|que|qu'|si)\b)/giu, '')
    .split(
      /(?<!\d)[;:,](?!\d)|\s[–—-]\s|[()]|\s(?=(?:but|while|whereas|although|though|aber|sondern|während|obwohl|mais|tandis que|pero|sino|mientras|aunque)\s)/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

export const isContrary = (clause: string): boolean => CONTRARY.test(clause)

const DENIED_AFTER = framed(
  any(
    '(?:call(?:s|ed)? (?:it |this |that )?(?:inflated|exaggerated|overstated|false|wrong|misleading|a myth)|(?:was|were|has been|have been) (?:later |since |then |now )?(?:withdrawn|retracted|revised|corrected)|could (?:not|never) (?:reproduce|replicate|confirm|verify)|(?:did|do|does) not (?:reproduce|replicate|confirm|verify)|failed to (?:reproduce|replicate|confirm|verify)|denied (?:it|this|that)|disputes? (?:it|this|that))',
    '(?:is|was|are|were|has been|have been|proved|turned out(?: to be)?|remains|seems|sounds|would be)(?: \\p{L}+){0,2} (?:fake|a hoax|inflated|overstated|made up|invented|false|untrue|wrong|incorrect|a myth|myths|a misconception|misleading|nonsense|refuted|debunked|disputed|disproved|not true|not the case|doubtful|unproven|unclear|unknown|unlikely|exaggerated|a lie|an exaggeration|unfounded|wishful thinking|an illusion|not (?:supported|borne out|confirmed|proven|correct|what|how))',
    "(?:does not|doesn't|did not|didn't|do not|don't) (?:hold|stand|match|add up|fit|survive|come true|happen|materiali[sz]e)|never (?:happened|came|materiali[sz]ed)|cannot be (?:confirmed|true|right)|could not be (?:confirmed|verified)|has no basis|lacks (?:any )?(?:evidence|basis)|we (?:disagree|doubt (?:it|that|this)|found (?:the opposite|otherwise|no))|not so|the opposite|far from it|not any ?more|no longer",
    '(?:ist|sind|gilt als) (?:\\p{L}+ ){0,2}(?:überholt|veraltet)|stimmt (?:\\p{L}+ )?nicht|ist (?:\\p{L}+ ){0,2}(?:falsch|unwahr|ein mythos|ein irrtum|widerlegt|unbelegt|zweifelhaft|fraglich|unklar|nicht (?:wahr|richtig|belegt|erwiesen|der fall))|trifft (?:\\p{L}+ )?nicht zu|glauben wir nicht|bezweifeln wir|das gegenteil|kein wort davon|hat sich nicht bestätigt|bestätigte sich nicht|wurde widerlegt',
    "(?:est|était|sont|s'est révélé\\p{L}*) (?:faux|fausse\\p{L}*|un mythe|une légende|inexact\\p{L}*|erroné\\p{L}*|démenti\\p{L}*|contesté\\p{L}*|douteu\\p{L}*)|n'est pas (?:vrai|le cas|prouvé|exact|confirmé)|c'est l'inverse|le contraire|il n'en est rien",
    '(?:es|era|son|resultó) (?:falso|falsa|un mito|mentira|incorrecto|dudoso|erróneo|inexacto)|no es (?:cierto|verdad|así|el caso)|no se ha (?:confirmado|demostrado|probado)|lo contrario|nada de eso',
  ),
)
/** What stands between a quotation and a denial that is not about the quotation. */
const RELATIVE =
  /^\W*(?:that|which|who|because|if|when|where|since|unless|so|die|der|das|weil|wenn|da|qui|que|car|si|porque|cuando)\b/iu
const CUT = /[;:]|,|\s[–—]\s|\s-\s|\s(?:but|and|while|although|though|aber|und|doch|mais|et|pero|y)\s/iu
const STRONG_CUT =
  /[;]|\s(?:but|while|whereas|although|though|aber|doch|während|obwohl|mais|tandis|pero|mientras|aunque)\s/iu
const HEADING_OF_MYTHS =
  /(?:what (?:people|many|most|some|the press) (?:get|gets|got) wrong|myths?|misconceptions?|fact or fiction|false claims?|wrong assumptions?|irrtümer|mythen|falsche behauptungen|idées reçues|mythes|mitos|falsedades|bulos)\b[^.?!]{0,60}:?\s*$/iu
const MYTH_LABEL =
  /^\W*(?:myth|false|wrong|claim|mythos|falsch|mythe|faux|mito|falso)(?: (?:no\.? ?)?\d+)?\s*[:–—-]\s*/iu
const NEXT_DENIES =
  /^\W*(?:but |yet |however,? |in fact,? |actually,? )?(?:this|that|it|these|those|which|none of (?:this|that|it|these)|nothing of|the (?:(?:later |earlier )?(?:claim|statement|figures?|numbers?|report|opposite|truth|reality))|both|all of this|das|dies|diese|das gegenteil|ce|c'|cela|ceci|cette|le contraire|rien de|eso|esto|es|lo contrario|nada de)\b/iu
const SHORT_DENIAL =
  /^\W*(?:false|wrong|not true|untrue|nonsense|not so|hardly|far from it|no|a myth|we disagree|we doubt it|we do not think so|falsch|unsinn|das stimmt nicht|mitnichten|faux|c'est faux|non|falso|mentira|no es cierto)\s*[.!]/iu
const HYPOTHETICAL =
  /(?:^|[,;(]\s*)(?:if|suppose|imagine|assuming|what if|even if|falls|angenommen|supposons|imaginez|supongamos|imagina)\s(?:\p{L}+\s){0,6}$|^\W*(?:had|were|should|wäre[n]?|hätten?|würden?|käme[n]?|gäbe|sollten?)\s(?:\p{L}+\s){0,3}$/iu
const CONDITION = /^\W*(?:if|falls|wenn|si|sollten?)\s[^.;]*,\s*$/iu
const CONDITIONAL =
  /\b(?:would|could|might)\b|(?<!\p{L})(?:wäre[n]?|würden?|hätten?|könnten?)(?!\p{L})|\p{L}{3,}(?:rait|raient|ría|rían)(?!\p{L})/iu
const CONTRAST_AFTER =
  /^[^.]{0,120}?(?:,|\s[–—-])\s*(?:but|yet|which (?:is|was|turned out|proved)|however|aber|doch|mais|pero)\b(?=[^.]{0,80}(?:\bnot\b|n't\b|never|false|wrong|no (?:such|evidence|data|proof)|opposite|nicht|kein|falsch|pas|faux|aucun|falso|\bno\b|otherwise|less|fewer|only|nothing|nobody|failed))/iu
const CLAIMED =
  /\b(?:claim(?:s|ed)?|say(?:s)?|said|promis(?:es|ed)|predict(?:s|ed)|expect(?:s|ed)|hop(?:es|ed)|plann?(?:s|ed)|believ(?:es|ed)|assum(?:es|ed)|suggest(?:s|ed)|argu(?:es|ed)|rumou?rs?|forecast|behaupte\p{L}*|versprach\p{L}*|erwartete\p{L}*|heißt|prétend\p{L}*|affirm\p{L}*|promet\p{L}*|afirm\p{L}*|promet\p{L}*|dice\p{L}*)\b/iu

const GOES_ON = /^,? (?:that|whether|if|how|to|ob|dass|que|si|de)\b/iu

/** A quotation's own sentences before and after it, and up to two sentences on either side. */
export interface Surroundings {
  lead: string
  tail: string
  before: string
  own: string
  after: string
  quotation: string
}

/**
 * The words around a quotation that take it back and that the quotation itself leaves out; null where none do. What
 * the quotation shows its reader is no deception: a whole sentence that denies something may be quoted.
 */
export function takenBackBy({
  lead: rawLead,
  tail: rawTail,
  before,
  after,
  quotation,
}: Surroundings): string | null {
  const lead = withoutDouble(plainly(rawLead))
  const tail = withoutDouble(plainly(rawTail)).replace(/^["'”’»)]+/, '')
  const reach = lead.split(STRONG_CUT).at(-1) ?? ''
  const framed = FRAME.exec(reach)
  if (framed && !isPastContrary(reach, framed)) return framed[0]
  const near =
    reach
      .replace(/,(?= (?:that|whether|dass|ob|que|si)\b)/giu, '')
      .split(CUT)
      .at(-1) ?? ''
  const negated = NEGATION.exec(near)
  if (negated) return negated[0]
  if (CONDITION.test(lead) && CONDITIONAL.test(`${quotation} ${tail}`)) return lead.trim().slice(0, 40)
  if (HYPOTHETICAL.test(lead)) return lead.trim().split(' ').at(-1) ?? null
  const label = MYTH_LABEL.exec(lead)
  if (label) return label[0].trim()
  const denied = DENIED_AFTER.exec(tail)
  if (denied && !/^\W*(?:and|und|et|y)\b/iu.test(tail)) return denied[0]
  const rest = tail.split(CUT)[0] ?? ''
  const behind = RELATIVE.test(rest) ? null : NEGATION.exec(rest)
  if (behind) return behind[0]
  const rumor = deniedReport(lead, tail, after)
  if (rumor) return rumor
  if (CLAIMED.test(lead)) {
    const contrast = CONTRAST_AFTER.exec(tail)
    if (contrast) return tail.trim().slice(0, 60)
  }
  if (/^["'”’»)\]]*[?？]|[?？]\s*["'”’»)\]]*\s*$/u.test(tail)) return '?'
  return deniedAround(before, after)
}

/** What others say, of whom the page need not be one. */
const REPORT = framed(
  any(
    '(?:it is|it has been|it was|is) (?:often|sometimes|widely|commonly|frequently|generally|also )* ?(?:said|claimed|believed|thought|assumed|reported|rumou?red|written)|(?:many|some|most)(?: \\p{L}+){0,4} (?:think|believe|say|assume|claim|imagine|insist)|(?:people|newspapers|papers|magazines|the press|the media|critics|columnists?|bloggers?|vendors|competitors|politicians|tabloids)(?: \\p{L}+)? (?:say|said|think|believe|report(?:ed)?|wrote|write|claim(?:ed)?|tell|told|keep \\p{L}+ing)|(?:your|a|the|one) (?:columnist|article|blog|post|reader|letter|newspaper|paper|magazine|brochure|advert) (?:said|says|wrote|writes|claims|claimed|states|stated|reported)|rumou?rs?|(?:an|the) (?:early|earlier|first|previous|old|original) (?:draft|version|edition|report|article)(?: \\p{L}+){0,3} (?:said|stated|claimed|put)|(?:you|one) (?:will |may |can )?(?:often |sometimes )?(?:hears?|reads?)|tells? us|so the story goes|legend has it|alleg\\p{L}*|(?:i|we|he|she|they) (?:once |had )?(?:wrote|written|told|said)|(?:had )?told (?:the )?\\p{L}+|(?:the|a) (?:line|slogan|headline|motto|phrase|sentence)|claims?',
    '(?:oft |häufig |manchmal |gern |immer wieder )?heißt es|(?:man|wir) (?:hört|liest|hören|lesen)|es wird (?:\\p{L}+ )?(?:behauptet|gesagt|erzählt)|(?:viele|manche|einige)(?: \\p{L}+){0,2} (?:glaub|mein|denk|behaupt|sag|schreib|schrieb|bericht)\\p{L}*|gerüchte?n?|behaupt\\p{L}*|slogan|schlagzeile|überschrift|(?:ich|wir) (?:schrieb|sagte|habe|haben)\\p{L}*|(?:eine|die) (?:frühere|erste|ältere) (?:fassung|version)',
    "on (?:dit|lit|entend|a dit|a prétendu|croit|répète)|il se dit|(?:certains|beaucoup|d'aucuns|plusieurs)(?: \\p{L}+){0,2} (?:dis|dit|affirm|prétend|cro|pens|assur|écri|publi|soutien)\\p{L}*|rumeurs?|affirmations?|slogan|titre|une version (?:antérieure|précédente)|il est (?:souvent |parfois )?(?:dit|admis)",
    'se (?:ha |suele )?(?:dice|decir|dicho|repetido|cree|comenta|oye|lee|rumorea|afirma|afirmado|publicado)|(?:muchos|algunos|hay quienes?|la gente)(?: \\p{L}+){0,2} (?:dij|dic|afirm|asegur|sostien|sostuv|cre|piens|pens|public|escrib)\\p{L}*|rumor(?:es)?|bulos?|afirmaci\\p{L}+|lema|titular|eslogan|una versión anterior',
  ),
)
/** Words that take back what was reported just before. */
const TAKES_BACK = framed(
  any(
    "nothing could be further from the truth|nothing of the sort|mistaken|false|wrong|untrue|not true|not so|nonsense|rubbish|a lie|lies|a myth|no longer hold|must protest|den(?:y|ies|ied)|disput(?:e|es|ed)|refut(?:e|es|ed)|contradict(?:s|ed)?|reject(?:s|ed)|on the contrary|in reality|in truth|the reverse is true|the opposite|bunk|we disagree|no basis|no evidence|we found no|found no (?:evidence|proof|sign|trace)|take (?:it|this|that) back|object(?:s|ed)? to|objected|do(?:es)? not support|is not borne out|doesn't add up",
    'falsch|unsinn|quatsch|keine rede|nicht wahr|stimmt(?: \\p{L}+)? nicht|stimmt so nicht|trifft(?: \\p{L}+)? nicht zu|eine? lüge|gelogen|(?:ein )?irrtum|im gegenteil|dementier\\p{L}*|widersprich\\p{L}*|weist (?:\\p{L}+ )*zurück|in wahrheit|in wirklichkeit|nehme (?:ich|das|es)(?: \\p{L}+)? zurück|widersprach\\p{L}*|haltlos|aus der luft gegriffen|ein märchen',
    "faux|fausse|un mensonge|mensonger|dément\\p{L}*|il n'en est rien|rien n'est plus faux|au contraire|en réalité|rien(?:, [^,]+,)? ne permet|une erreur|absurde|contredi\\p{L}*|réfut\\p{L}*|infond\\p{L}*|ce n'est pas (?:vrai|le cas|exact)|n'est pas (?:vrai|le cas|exact)|une légende|je (?:retire|me rétracte)|s'y oppos\\p{L}+",
    'mentira|falso|falsa|disparate|nada más lejos|en realidad|al contrario|desmient\\p{L}*|desminti\\p{L}*|no es (?:así|cierto|verdad)|un error|un bulo|absurdo|niega\\p{L}*|rechaza\\p{L}*|infundad\\p{L}*|carece de|me retracto|lo retiro|se opus\\p{L}+',
  ),
)
/** 'It is not.' and 'They do not, except …' leave out what they deny. */
const ELLIPTIC =
  /^\W*(?:but |yet |in fact,? )?(?:it|they|this|that|he|she|these|those)(?: (?:is|are|was|were|does|do|did|has|have|had|can|will)(?: not|n't)| never (?:did|was|has))\s*(?:[.,;:!–—]|$)|^\W*(?:das|dies|dem) ist (?:aber )?nicht (?:so|der fall)\b|^\W*ce n'est pas le cas\b|^\W*no es (?:así|el caso)\b/iu
const VERDICT =
  /^\W*(?:verdict|rating|our (?:verdict|rating|finding)|conclusion|fact|urteil|fazit|bewertung|ergebnis|fakt|verdict|conclusion|fait|veredicto|conclusión|resultado|hecho)\s*[:–—-]\s*(?:mostly |largely |überwiegend |plutôt |mayormente )?(?:false|wrong|untrue|misleading|not true|unproven|no evidence|fabricated|incorrect|falsch|irreführend|unbelegt|faux|trompeur|infondé|falso|engañoso|mentira)\b/iu
const CLAIM_LABEL =
  /(?:^|\s)(?:claim|assertion|behauptung|affirmation|afirmación|bulo)(?: \S{1,4})?\s*:\W*$/iu

/** The page only repeats what others say, and takes it back in the rest of the sentence or in the next one. */
function deniedReport(lead: string, tail: string, after: string): string | null {
  const next = firstSentence(plainly(after))
  if (CLAIM_LABEL.test(lead)) {
    const verdict =
      VERDICT.exec(tail) ??
      plainly(after)
        .split(/(?<=[.!?])\s+|\n/)
        .flatMap((line) => VERDICT.exec(line) ?? [])[0]
    if (verdict) return verdict[0].trim()
  }
  if (!REPORT.test(lead) && !CLAIMED.test(lead)) return null
  const elliptic = ELLIPTIC.exec(next) ?? ELLIPTIC.exec(tail)
  const found = TAKES_BACK.exec(tail) ?? elliptic ?? TAKES_BACK.exec(next)
  return found?.[0].trim() ?? null
}

/** 'Contrary to reports, …': what follows the comma is what the page says. */
function isPastContrary(reach: string, frame: RegExpExecArray): boolean {
  if (
    !/^(?:contrary|in contrast|as opposed|unlike|instead|rather|far from|entgegen|anders|im gegensatz|statt|anstatt|contrairement|au lieu|loin|contrariamente|al contrario|a diferencia|en lugar|en vez|lejos|no longer|gave up|abandon|stopp|used to)/iu.test(
      frame[0],
    )
  )
    return false
  // 'Anders als oft behauptet zahlen sie' denies what was claimed, and says what follows.
  return /,|^ (?:oft |häufig |viele |often |souvent )?(?:behauptet|gedacht|angenommen|berichtet|claimed|assumed|reported|thought|prétendu)\b/iu.test(
    reach.slice(frame.index + frame[0].length),
  )
}

/** Others who tried, and did not come to the same. */
const NOT_CONFIRMED =
  /^\W*(?:(?:we|the (?:paper|editors?|authors?|agency)) (?:regret|apologi[sz]e for) (?:the|this|that) (?:error|mistake)|(?:that|this|it) turned out to be\b)|\b(?:could not|couldn't|failed to|were unable to|was unable to|did not) (?:reproduce|replicate|confirm|verify) (?:this|that|it|these|the (?:claim|figure|result|finding|effect)s?)\b/iu

/** Whether the sentences around say of this one that it is not so. */
function deniedAround(before: string, after: string): string | null {
  const previous = lastSentence(plainly(before))
  if (HEADING_OF_MYTHS.test(previous)) return previous.trim().slice(-60)
  const next = firstSentence(plainly(after))
  const undone = NOT_CONFIRMED.exec(next)
  if (undone) return undone[0].trim()
  const short = SHORT_DENIAL.exec(next)
  if (short) return short[0].trim()
  if (NEXT_DENIES.test(next)) {
    const denial = DENIED_AFTER.exec(next) ?? framedDenial(next)
    // 'It is a myth that …' begins a denial of its own.
    const goesOn = denial && GOES_ON.test(next.slice(denial.index + denial[0].length))
    if (denial && !goesOn) return denial[0]
  }
  return null
}

const framedDenial = (next: string) =>
  /^\W*(?:but |yet |however,? )?(?:this|that|it|das|dies|cela|ceci|eso|esto)(?:'s| is| was| has| ist| est| es)? (?:simply |plainly |just |only )?(?:not true|false|wrong|no longer (?:true|the case)|einfach falsch|nicht wahr|faux|falso|a myth|an old claim|what (?:vendors|critics|sellers|some) (?:say|claim))/iu.exec(
    next,
  )

const lastSentence = (text: string) => text.split(/(?<=[.!?])\s+/).at(-1) ?? ''
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s+/)[0] ?? ''
