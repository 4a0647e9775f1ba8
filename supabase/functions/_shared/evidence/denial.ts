/*
 * Words with which a page retracts, doubts or only asks what is said next to them, in English, German, French
 * and Spanish. Texts are compared in lower case with straight apostrophes.
 */

const any = (...lists: string[]) => lists.join('|')

/** Denials of everything that follows them in the sentence. */
const FRAMES = any(
  // A letter to the editor
  "your (?:report|article|claim|assertion|headline|column|reporter|columnist|statement)s?(?: \\([^)]*\\))? (?:that|saying|claiming)|ihre?r? (?:bericht|artikel|behauptung|aussage)[^.]{0,20} dass|votre (?:article|affirmation)[^.]{0,20} (?:selon laquelle|selon lequel|que)|su (?:artículo|afirmación) (?:de )?que|(?:se défend(?:ent)?|nie(?:nt)?|réfute(?:nt)?) (?:de |d')\\p{L}+",
  // People whose claims the page rejects, or a version that was corrected
  '(?:who(?:so)?ever|anyone who|anybody who) (?:still )?(?:claims?|says?|believes?|thinks?|asserts?|insists?)|wer (?:\\p{L}+ )?(?:behauptet|glaubt|meint|sagt|denkt)(?=,)|(?:quiconque|qui) (?:prétend|affirme|croit|soutient) que|quien(?:es)? (?:diga|afirme|crea|piense|sostenga)n? que',
  '(?:in )?(?:an?|the) (?:earlier|first|previous|original|initial) (?:version|edition|draft|release|printing)(?: of (?:this|the) \\p{L}+)? (?:\\p{L}+ )?(?:said|stated|gave|put|claimed|reported|listed)|in (?:der|einer) (?:ersten|früheren|ursprünglichen|vorigen) (?:fassung|version|ausgabe)|dans (?:la|une) (?:première|précédente|version initiale|version antérieure|version précédente)|en (?:la|una) (?:primera|anterior) (?:versión|edición)|en (?:la|una) versión (?:anterior|inicial|original)|(?:une|la) (?:première|précédente|ancienne) version|une version (?:antérieure|précédente|initiale)|(?:eine|die) (?:erste|frühere|vorige|ältere) (?:fassung|version)|una (?:primera versión|versión anterior)',
  // Nobody says so: belief, doubt, refusal
  "(?:(?:do|does|did|would|could|can) not|(?:would|could|can) (?:hardly|scarcely|barely)|cannot|can't|don't|doesn't|didn't|wouldn't|couldn't|never|nobody|no one|none of \\p{L}+)(?: \\p{L}+){0,2} (?:believes?|thinks?|expects?|finds?|accepts?|imagines?|claims?(?! (?:\\p{Sc}|\\d|an? |the |back|their|his|her|benefits?|damages|refunds?|tax))|says?|suggests?|means?|shows?|confirms?|proves?|agrees?|assumes?|concludes?)",
  '(?:doubt(?:s|ed|ful)?|den(?:y|ies|ied)|disput(?:e|es|ed)|reject(?:s|ed)?|refut(?:e|es|ed)|disagreed?s?|dismiss(?:es|ed)?|debunk(?:s|ed)?|sceptical|skeptical|unconvinced|not convinced|(?:refus(?:e|es|ed)|declin(?:e|es|ed)|hard|difficult) to (?:believe|accept|imagine|think|say))',
  '(?:no|little|hardly any|scant|without|without any|lack of|not any|not enough|insufficient) (?:\\p{L}+ )?(?:evidence|proof|sign|signs|indication|indications|data|reason|support|basis|hint)',
  '(?:unclear|unknown|uncertain|questionable|unproven|improbable|unlikely|untrue|false|wrong|incorrect|mistaken|misleading|not true|not the case|not clear|not certain|not known|not likely|not so|an open question|open question|remains open|is open|remains to be seen|too early to (?:say|tell|know)|far from (?:clear|certain|true)) (?:that|whether|if|how|to (?:say|think|claim|believe|assume))',
  '(?:whether|if) (?:\\p{L}+ ){0,12}(?:is|remains) (?:an open question|open|unclear|unknown|uncertain)',
  '(?:myth|misconception|fallacy|rumou?r|legend|fairy tale|nonsense|old wives|hoax|illusion|mistake|error|fiction)(?: \\p{L}+){0,3} (?:that|to (?:believe|think|say|assume))',
  '(?:falsely|wrongly|mistakenly|incorrectly|erroneously|supposedly|allegedly|purportedly|so-called|misleadingly)',
  "(?:contrary to|in contrast to|as opposed to|unlike|instead of|rather than|far from|anything but|it is not (?:true|the case)|it isn't (?:true|the case)|isn't (?:true|the case)|nothing (?:suggests|shows|proves|indicates)|rien ne (?:prouve|montre|démontre|indique|confirme|suggère)|nada (?:prueba|demuestra|indica|confirma|sugiere)|nichts (?:beweist|belegt|zeigt|deutet darauf hin))",
  "(?:fail(?:s|ed|ing)?(?: \\p{L}+)? to|failure to|unable to|unsuccessful(?:ly)?|(?:refus(?:es|ed)|declin(?:es|ed)|neglect(?:s|ed)|cease[sd]?) to|f(?:ell|alls|all) short of|(?:did|does|do|could) not manage to|didn't manage to|no longer|gave up|abandon(?:s|ed)?|stopp(?:ed|ing)|withdr(?:ew|awn)|retract(?:ed|s)?|an earlier version|corrected|was supposed to|were supposed to|was meant to|were meant to|had (?:hoped|expected|planned|promised|predicted) (?:that|to)|hoped (?:that|to)|promised (?:that|to)|it would be (?:wrong|false|a mistake))",
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
  '(?:on |il |nul )?ne (?:saurait|peut|permet(?:tent)? pas|faut pas|doit pas)(?: pas)?(?: en)? (?:de )?(?:conclure|affirmer|dire|penser|croire|déduire|prétendre)',
  '(?:lässt|lassen|kann|können|darf|dürfen)(?: \\p{L}+){0,3} nicht (?:\\p{L}+ )?(?:sagen|behaupten|schließen|folgern|ableiten|nachweisen|belegen|annehmen)',
  'no (?:se )?(?:puede|cabe|permite|debe)n? (?:\\p{L}+ )?(?:decir|afirmar|concluir|deducir|pensar|suponer)',
  '(?:on|il|nous) (?:\\p{L}+ )?(?:croyait|pensait|disait|croyions)(?: autrefois| jadis| longtemps)|(?:autrefois|jadis|longtemps),? (?:on|nous) (?:croy|pens|dis)(?:ait|ions)|antes se (?:creía|pensaba|decía)|se (?:creía|pensaba|decía) (?:antes|antiguamente)|antiguamente se (?:creía|pensaba|decía)|früher (?:hielt|glaubte|dachte|meinte)(?:n)? (?:man|viele)|man (?:hielt|glaubte|dachte) früher|galten? (?:früher|einst|lange) als|(?:was|were) (?:once|long|formerly|previously) (?:thought|believed|assumed|held)|people (?:once|used to) (?:think|thought|believe|believed)',
  // Spanish
  'no (?:cre\\p{L}+|piens\\p{L}+|pens\\p{L}+|esper\\p{L}+|consider\\p{L}+|parece) que|(?:dud(?:a|an|amos|ó)|nieg\\p{L}+|neg(?:ó|aron)|desmient\\p{L}+|desmint\\p{L}+|rechaz\\p{L}+|refut\\p{L}+|cuestion\\p{L}+)(?: \\p{L}+){0,2} (?:que|si)',
  '(?:no hay (?:pruebas|evidencia|indicios|datos|señales|motivos?)|sin pruebas|no es (?:cierto|verdad|seguro|probable)|(?:es|resulta|parece) (?:falso|dudoso|incierto|improbable|erróneo)|(?:rechaz(?:ó|aron)|descart(?:ó|aron)|desestim(?:ó|aron)) (?=$|el |la |los |las |un|otr)|(?:mito|error|leyenda|bulo) (?:que|de que|creer)|se desconoce si|no se sabe si|no está (?:claro|probado|demostrado)|está por ver|nada (?:indica|demuestra|prueba))',
  '(?:dista(?:n|ba)? mucho de|contrariamente a|al contrario de|a diferencia de|en lugar de|en vez de|lejos de|supuestamente|presuntamente|erróneamente|no (?:logr\\p{L}+|consigu\\p{L}+|pud\\p{L}+|alcanz\\p{L}+)|fracas\\p{L}+|incapa\\p{L}+ de|ya no|dej(?:ó|aron) de|fallid\\p{L}+)',
)

/** Plain negations. 'not only' and 'no more than' are not negations. */
const NEGATIONS = any(
  "not(?! only| just| least| to mention)|\\p{L}+n't(?! only)|cannot|cant|never|nobody|no one|nothing|none|neither|nor|no(?!\\.? ?\\d+(?![\\d-])| more than| less than| later than| doubt| secret| surprise| wonder| question that| fewer than|-)|hardly|barely|scarcely|rarely|seldom",
  'nicht(?! nur)|kein(?:e|er|es|en|em)?|niemand\\p{L}*|nie|niemals|weder|kaum|nirgends',
  "(?:ne|n')(?=[ \\p{L}].*\\b(?:pas|jamais|rien|aucun\\p{L}*|plus|personne|guère|point|ni)\\b)|pas(?! seulement| moins)|jamais|aucun\\p{L}*|guère|ni",
  'no(?= \\p{L}+(?:\\s|$))(?! s[oó]lo| solo| secret| surprise| wonder| doubt| question| more| less| fewer| later)|nunca|jamás|ningun\\p{L}*|ningún|nadie|nada|tampoco|apenas',
)

/** Not next to a letter or a hyphen: the 'no' of 'no-shows' is not a negation. */
const alone = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'u')
const framed = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'u')
const FRAME = framed(FRAMES)
const NEGATION = alone(NEGATIONS)

/** The start of 'contrary to A, B', which denies A and states B. */
const CONTRARY =
  /^(?:\W*)(?:contrary to|unlike|in contrast to|as opposed to|instead of|rather than|despite|entgegen|anders als|im gegensatz zu|statt|contrairement (?:à|aux)|au lieu de|loin de|contrariamente a|al contrario de|a diferencia de|en lugar de|en vez de|lejos de|far from)\b/iu

export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')

/** Denials of a denial, which confirm: 'nobody disputes that'. */
const DOUBLE = framed(
  any(
    "(?:nobody|no one|none|few|hardly any(?:one|body)?|cannot|can't|not|n't|never|no|without|beyond) (?:\\p{L}+ )?(?:disputes?|disputed|doubts?|doubted|den(?:y|ies|ied)|questions?|questioned|dispute|surprise|secret)(?: that)?",
    '(?:niemand|keiner|kaum jemand|nicht)(?: \\p{L}+)? (?:bestreite[tn]|bezweifel[tn]|bezweifelt|leugne[tn]|zu leugnen)|unbestritten|zweifellos|kein (?:zweifel|geheimnis)',
    "(?:personne|nul|on) ne (?:conteste|nie|doute|peut nier)|(?:aucun|sans) doute|ce n'est un secret pour personne",
    '(?:nadie|no se) (?:niega|duda|discute|cuestiona|puede negar)|(?:no cabe|sin) duda|no es ningún secreto',
  ),
)
const EVERY_DOUBLE = new RegExp(DOUBLE, 'gu')
/** A group that something is compared with: '38% less than those that did not'. */
const COMPARED =
  /(?:than (?:those|the ones|others|\p{L}+) (?:that|who|which) (?:did|do|does|have|had|were|are)(?: not|n't)|als (?:jene|die|diejenigen|solche)[^.;]{0,30}, die [^.;,]{0,40}nicht|que (?:ceux|celles) qui (?:ne |n')[^.;,]{0,30}pas|que (?:los|las) que no)(?!\p{L})/giu
const withoutDouble = (text: string): string =>
  text.replace(EVERY_DOUBLE, 'indeed').replace(COMPARED, 'than others')

/** The words with which a text denies, doubts or refuses something; null if there are none. */
export const frameIn = (text: string): string | null => FRAME.exec(withoutDouble(plainly(text)))?.[0] ?? null
/** The plain negation in a text; null if there is none. */
export const negationIn = (text: string): string | null =>
  NEGATION.exec(withoutDouble(plainly(text)))?.[0] ?? null

/** Words that make a statement negative without 'not', or cautious. */
const RESERVED = alone(
  any(
    'struggl\\p{L}*|shortages?|trouble|few|fewer|less|little|only|just|without|lack\\p{L}*|missing|absent|absence|stable|unchanged|constant|same|remain\\p{L}*|still|avoid\\p{L}*|rare|limited|except|offline|impossible|stopped|stopping|unlikely|unclear|unknown|open|unpopular|prefer\\p{L}*|would rather|difficult|hard|against|oppos\\p{L}*|resist\\p{L}*|free of|hesita\\p{L}*|reluctan\\p{L}*|worse|wary|critic\\p{L}*|stood still|out of service',
    'wenige?r?|nur|ohne|fehl\\p{L}*|stabil|unverändert|selten|gegen|weiterhin|gleich',
    'peu|seul\\p{L}*|seulement|sans|manque\\p{L}*|stable\\p{L}*|inchangé\\p{L}*|rare\\p{L}*|contre',
    'poc[oa]s?|solo|sólo|sin|falta\\p{L}*|estable\\p{L}*|rar[oa]s?|contra',
  ),
)
/** Whether a statement itself denies, doubts or limits something, so that code cannot compare it with a denial. */
export const isReserved = (statement: string): boolean =>
  RESERVED.test(plainly(statement)) || negationIn(statement) !== null || frameIn(statement) !== null

/** Splits a sentence into clauses, the scope of one 'not'. A comma before 'that' or a similar word does not split. */
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
    "(?:does not|doesn't|did not|didn't|do not|don't) (?:hold|stand|match|add up|fit|survive|come true|happen|materiali[sz]e)|never (?:happened|came|materiali[sz]ed)|cannot be (?:confirmed|true|right)|could not be (?:confirmed|verified)|(?:we|i) (?:cannot|can't|could not) confirm|(?:the )?correct (?:figure|number|value|amount) is|should (?:have )?(?:read|been)|(?:können|kann|konnten) (?:wir|ich|man) (?:so )?nicht bestätigen|(?:richtig|korrekt) (?:ist|sind|wäre|muss)|(?:nous ne pouvons|on ne peut)(?: pas)? (?:le )?confirmer|il fallait lire|lire plutôt|no (?:lo )?(?:podemos|puedo) confirmar|(?:debe|debía) decir|lo correcto es|léase|has no basis|lacks (?:any )?(?:evidence|basis)|(?:ha(?:s|ve|d)|there (?:is|was)|with) no such \\p{L}+|we (?:disagree|doubt (?:it|that|this)|found (?:the opposite|otherwise|no))|not so|the opposite|far from it|not any ?more|no longer",
    '(?:ist|sind|gilt als) (?:\\p{L}+ ){0,2}(?:überholt|veraltet)|stimmt (?:\\p{L}+ )?nicht|ist (?:\\p{L}+ ){0,2}(?:falsch|unwahr|ein mythos|ein irrtum|widerlegt|unbelegt|zweifelhaft|fraglich|unklar|nicht (?:wahr|richtig|belegt|erwiesen|der fall))|trifft (?:\\p{L}+ )?nicht zu|glauben wir nicht|bezweifeln wir|das gegenteil|(?:hat|haben|gibt es|besteht|bestehen) (?:\\p{L}+ ){0,2}keine? (?:solche|derartige)\\p{L}{0,2} \\p{L}+|kein wort davon|hat sich nicht bestätigt|bestätigte sich nicht|wurde widerlegt',
    "(?:est|était|sont|s'est révélé\\p{L}*) (?:faux|fausse\\p{L}*|un mythe|une légende|inexact\\p{L}*|erroné\\p{L}*|démenti\\p{L}*|contesté\\p{L}*|douteu\\p{L}*)|n'est pas (?:vrai|le cas|prouvé|exact|confirmé)|c'est l'inverse|le contraire|il n'en est rien|(?:n'(?:a|avons|ont|ai)|n'y a) (?:pas une |aucune )telle? \\p{L}+|n'(?:a|avons|ont|ai) aucune intention",
    '(?:der|die|sie|er|man)(?: \\p{L}+)? (?:irrt|irren|täuscht sich|täuschen sich|liegt falsch|liegen falsch)|(?:is|are|was|were) (?:sorely |simply |badly |very much )?(?:mistaken|wrong|in error|kidding)',
    '(?:se trompent?|fait erreur|font erreur|a tort|ont tort|avait tort)|(?:se equivocan?|está equivocad[oa]|están equivocad[oa]s|yerran?)',
    '(?:es|era|son|resultó) (?:falso|falsa|un mito|mentira|incorrecto|dudoso|erróneo|inexacto)|no es (?:cierto|verdad|así|el caso)|no se ha (?:confirmado|demostrado|probado)|lo contrario|nada de eso|no (?:hay|tiene|tienen|tenemos|existe) (?:tal|ninguna intención)',
  ),
)
/** Text between a quotation and a denial that shows that the denial is about something else. */
const RELATIVE =
  /^\W*(?:that|which|who|because|if|when|where|since|unless|so|die|der|das|weil|wenn|da|qui|que|car|si|porque|cuando)\b/iu
const CUT = /[;:]|,|\s[–—]\s|\s-\s|\s(?:but|and|while|although|though|aber|und|doch|mais|et|pero|y)\s/iu
const STRONG_CUT =
  /[;]|\s(?:but|while|whereas|although|though|aber|doch|während|obwohl|mais|tandis|pero|mientras|aunque)\s/iu
const HEADING_OF_MYTHS =
  /(?:what (?:people|many|most|some|the press) (?:get|gets|got) wrong|myths?|misconceptions?|fact or fiction|false claims?|wrong assumptions?|irrtümer|mythen|falsche behauptungen|idées reçues|mythes|mitos|falsedades|bulos)\b[^.?!]{0,60}:?\s*$/iu
const MYTH_LABEL =
  /^\W*(?:myth|false|wrong|claim|mythos|falsch|mythe|faux|mito|falso)(?: (?:no\.? ?)?\d+)?\s*[:–—-]\s*/iu
/** 'One misconception is hard to kill: …', 'Segunda mentira: «…»' */
const MYTH_INTRO =
  /(?:^|[\s«"“„])(?:myth|misconception|fallacy|lie|old wives' tale|bad example|example of what not to \p{L}+|schlechtes beispiel|mauvais exemple|mal ejemplo|irrtum|irrglaube|mythos|märchen|lüge|ammenmärchen|trugschluss|gerücht|idée reçue|mythe|légende|mensonge|rumeur|mito|mentira|bulo|leyenda|creencia falsa|idea equivocada)(?: [^.:;!?]{0,60})?:[\s«"“„'‘>»]*$/iu
const NEXT_DENIES =
  /^\W*(?:(?:sorry|no|nope|well|nein|also|non|désolée?|pardon|perdona?|lo siento)[,.:]? )?(?:but |yet |however,? |in fact,? |actually,? |aber |doch |mais |pero )?(?:this|that|it|these|those|which|none of (?:this|that|it|these)|nothing of|the (?:(?:later |earlier )?(?:claim|statement|figures?|numbers?|report|opposite|truth|reality))|both|all of this|das|dies|diese|das gegenteil|ce|c'|cela|ceci|cette|le contraire|rien de|eso|esto|es|lo contrario|nada de)\b/iu
const SHORT_DENIAL =
  /^\W*(?:false|wrong|not true|untrue|nonsense|not so|hardly|far from it|no|a myth|we disagree|we doubt it|we do not think so|falsch|unsinn|das stimmt nicht|mitnichten|faux|c'est faux|non|falso|mentira|no es cierto)\s*[.!]/iu
const HYPOTHETICAL =
  /(?:^|[,;(]\s*)(?:if|suppose|imagine|assuming|what if|even if|falls|angenommen|supposons|imaginez|supongamos|imagina)\s(?:\p{L}+\s){0,6}$|^\W*(?:had|were|should|wäre[n]?|hätten?|würden?|käme[n]?|gäbe|sollten?)\s(?:\p{L}+\s){0,3}$/iu
/** Words that leave open whether what follows is true. */
const ASKS_WHETHER = /(?:^|[\s,])(?:whether|ob|s'|si)\W*$/iu
const CONDITION =
  /^\W*(?:if|had|were|should|falls|wenn|wäre[n]?|hätten?|würden?|si|s'il|sollten?|de haber|hubieran?)\s[^.;?]*,\s*(?:[^\s,.;:]+\s+){0,8}$/iu
const CONDITIONAL =
  /\b(?:would|could|might)\b|(?<!\p{L})(?:wäre[n]?|würden?|hätten?|könnten?|hubieran?)(?!\p{L})|\p{L}{2,}(?:rait|raient|rions|ría|rían|ríamos)(?!\p{L})/iu
const CONTRAST_AFTER =
  /^[^.]{0,120}?(?:,|\s[–—-])\s*(?:but|yet|which (?:is|was|turned out|proved)|however|aber|doch|mais|pero)\b(?=[^.]{0,80}(?:\bnot\b|n't\b|never|false|wrong|no (?:such|evidence|data|proof)|opposite|nicht|kein|falsch|pas|faux|aucun|falso|\bno\b|otherwise|less|fewer|only|nothing|nobody|failed))/iu
const CLAIMED =
  /\b(?:claim(?:s|ed)?|say(?:s)?|said|promis(?:es|ed)|predict(?:s|ed)|expect(?:s|ed)|hop(?:es|ed)|plann?(?:s|ed)|believ(?:es|ed)|assum(?:es|ed)|suggest(?:s|ed)|argu(?:es|ed)|rumou?rs?|forecast|behaupte\p{L}*|versprach\p{L}*|erwartete\p{L}*|heißt|prétend\p{L}*|affirm\p{L}*|promet\p{L}*|afirm\p{L}*|promet\p{L}*|dice\p{L}*)\b/iu

const GOES_ON = /^,? (?:that|whether|if|how|to|ob|dass|que|si|de)\b/iu

/** The sentences that a quotation begins and ends in, and up to two sentences on either side. */
export interface Surroundings {
  lead: string
  tail: string
  before: string
  own: string
  after: string
  quotation: string
}

/**
 * Finds words around a quotation that retract or deny it and that the quotation leaves out; null if there are none.
 * A quotation that includes its own denial is not misleading.
 */
export function findRetraction({
  lead: rawLead,
  tail: rawTail,
  before,
  after,
  quotation,
}: Surroundings): string | null {
  const lead = withoutDouble(plainly(rawLead))
  const tail = withoutDouble(plainly(rawTail)).replace(/^["'”’»)]+/, '')
  const reach = lead.split(STRONG_CUT).at(-1) ?? ''
  const framed = REFERS_TO_LAST.test(reach) ? null : FRAME.exec(reach)
  if (framed && !isPastContrary(reach, framed)) return framed[0]
  const near =
    reach
      .replace(/,(?= (?:that|whether|dass|ob|que|si)\b)/giu, '')
      .split(CUT)
      .at(-1) ?? ''
  const negated = NEGATION.exec(near)
  if (negated) return negated[0]
  const consequence = lead.split(',').at(-1) ?? ''
  if (CONDITION.test(lead) && CONDITIONAL.test(`${consequence} ${quotation} ${tail}`))
    return lead.trim().slice(0, 40)
  if (HYPOTHETICAL.test(lead)) return lead.trim().split(' ').at(-1) ?? null
  if (ASKS_WHETHER.test(lead)) return '?'
  const label = MYTH_LABEL.exec(lead) ?? MYTH_INTRO.exec(lead)
  if (label) return label[0].trim()
  const denied = DENIED_AFTER.exec(tail)
  if (denied && !/^\W*(?:and|und|et|y)\b/iu.test(tail)) return denied[0]
  const rest = tail.split(CUT)[0] ?? ''
  const behind = RELATIVE.test(rest) ? null : NEGATION.exec(rest)
  if (behind) return behind[0]
  const denial = takenBackBehind(lead, tail, after)
  if (denial) return denial
  const rumor = deniedReport(lead, tail, after)
  if (rumor) return rumor
  if (CLAIMED.test(lead)) {
    const contrast = CONTRAST_AFTER.exec(tail)
    if (contrast) return tail.trim().slice(0, 60)
  }
  if (/^["'”’»)\]]*[?？]|[?？]\s*["'”’»)\]]*\s*$/u.test(tail)) return '?'
  return (
    deniedAround(before, after) ??
    checkedClaim(before, after) ??
    failedProposal(lead, tail, after) ??
    retracted(lead, plainly(after))
  )
}

/** Phrases with which authors retract their own words. */
const RETRACTS =
  /(?<!\p{L})(?:(?:scrub|scratch|forget|ignore|disregard|strike) (?:what|that|everything) i (?:\p{L}+ )?(?:wrote|said|posted)|i stand corrected|i take (?:it|this|that) (?:all )?back|vergesst,? was ich|ich habe mich geirrt|oubliez ce que j|je me suis trompée?|olvid\p{L}+ lo que (?:dije|escribí))(?!\p{L})/iu
const USED_TO =
  /(?<!\p{L})(?:used to (?:tell|say|think|believe|claim|write|preach|argue|assume|teach|swear)|j'ai longtemps (?:cru|dit|pensé)|früher (?:dachte|glaubte|sagte) (?:ich|man)|antes (?:creía|pensaba|decía)\p{L}*)(?!\p{L})/iu
/** Introduces a message that is quoted in order to check it. */
const GOES_AROUND =
  /(?<!\p{L})(?:post|message|chain letter|tweet|flyer|leaflet|video|email|beitrag|nachricht|kettenbrief|publication|message|mensaje|publicación|cadena)[^.]{0,60}(?:reads?|says?|states?|claims?|lautet|behauptet|dit|affirme|dice|afirma)\s?:\W*$/iu
const NO_SUCH =
  /(?<!\p{L})(?:there (?:is|was|are) no such|no such \p{L}+ (?:exists?|existed)|ein\p{L}* solche\p{L}* \p{L}+ gibt es nicht|es gibt kein\p{L}* solche\p{L}*|il n'existe aucune? telle?|no existe tal|rating: false)(?!\p{L})/iu

function retracted(lead: string, after: string): string | null {
  const usedTo = USED_TO.exec(lead)
  if (usedTo) return usedTo[0]
  const found = RETRACTS.exec(after) ?? (GOES_AROUND.test(lead) ? NO_SUCH.exec(after) : null)
  return found?.[0] ?? null
}

/** Phrases with which a page declares itself satire or fiction. */
const SATIRE =
  /(?<!\p{L})(?:none of this (?:ever )?happened|(?:this|the following) (?:is|article is|story is) (?:pure )?(?:satire|a parody|fiction|fictional)|satire for|satirical (?:site|news|magazine|column)|(?:alles|frei) erfunden|(?:dies|das) ist (?:eine )?satire|satirebeitrag|ceci est (?:une )?(?:satire|parodie|fiction)|article (?:satirique|parodique)|toute ressemblance|(?:esto es|artículo) (?:una )?(?:sátira|satírico|parodia))(?!\p{L})/iu
/** Headings of what a fact check examines and of what it finds. */
const CLAIM_HEADING =
  /(?:^|\s)(?:the |die |la |l'|el )?(?:claim|assertion|rumou?r|behauptung|gerücht|affirmation|rumeur|afirmación|bulo)[.:]?\s*$/iu
const FINDING_HEADING =
  /^\W*(?:what we found|our finding|the facts?|verdict|(?:was wir|das haben wir) (?:herausgefunden|gefunden)|die fakten|urteil|ce que nous avons trouvé|les faits|verdict|lo que (?:encontramos|hemos encontrado)|los hechos|veredicto)(?!\p{L})/iu

function checkedClaim(before: string, after: string): string | null {
  const satire = SATIRE.exec(plainly(before))
  if (satire) return satire[0]
  const heading = CLAIM_HEADING.exec(plainly(before))
  return heading && FINDING_HEADING.test(plainly(after)) ? heading[0].trim() : null
}

/** Motions, requests and applications, and their outcomes. */
const PROPOSES = framed(
  any(
    'moved (?:to|that)|motion|propos(?:ed|al|als|es|ing)|amendment|petition(?:s|ed)?|bill|application|applied (?:for|to)|bid|request(?:s|ed)?|asked (?:for|to)|demand(?:s|ed)?|call(?:s|ed) for|sought',
    'antrag|anträge|beantrag\\p{L}*|vorschlag|schlug\\p{L}* (?:\\p{L}+ ){0,8}vor|vorgeschlagen|forder(?:t|te|ten|ung)|petition|gesuch',
    'propos(?:é|ait|ition|e|ent)|motion|amendement|pétition|demand(?:é|ait|e|ent)|requête|réclam\\p{L}*',
    'propuso|propus\\p{L}*|propuesta|moción|enmienda|petición|solicit(?:ó|aron|ud|ado)|pid(?:ió|ieron)|reclam\\p{L}*',
  ),
)
const FAILS = framed(
  any(
    '(?:motion|proposal|amendment|petition|bill|application|bid|request|it|this|that|vote|idea|plan)(?: \\p{L}+)? (?:failed|fell|lost|(?:was|were|has been) (?:\\p{L}+ )?(?:rejected|defeated|refused|denied|turned down|voted down|withdrawn|dropped|declined|thrown out|shelved))|(?:rejected|refused|defeated|turned down|voted down|dismissed|declined) (?:it|this|that|the (?:motion|proposal|amendment|petition|bill|application|request|idea|plan))',
    '(?:antrag|vorschlag|er|sie|es|das|dies\\p{L}*|forderung|petition|gesuch) (?:\\p{L}+ ){0,6}(?:abgelehnt|scheiterte|gescheitert|zurückgezogen|verworfen|fand keine mehrheit|nicht angenommen)|lehnte\\p{L}* (?:\\p{L}+ ){0,5}ab|keine mehrheit',
    "(?:motion|proposition|amendement|pétition|demande|elle|il|texte) (?:\\p{L}+ |n')*(?:été )?(?:rejetée?|repoussée?|refusée?|retirée?|écartée?|échoué)|(?:rejet|repouss|écart|refus)\\p{L}* (?:la|cette|l'|le|ce) ?(?:motion|proposition|amendement|demande|idée|texte)",
    '(?:moción|propuesta|enmienda|petición|solicitud|idea|esta|esa) (?:\\p{L}+ ){0,4}(?:rechazada|denegada|retirada|desestimada|derrotada|fracasó|no prosperó)|(?:rechaz|desestim|deneg)\\p{L}* (?:la|esta|esa|dicha) (?:moción|propuesta|enmienda|petición|solicitud|idea)|no prosperó',
  ),
)

const REFUSED = framed(
  '(?:was|were|has been|wurden?|a été|ont été|fue|fueron)[^.;]{0,40} (?:rejected|refused|defeated|turned down|voted down|withdrawn|abgelehnt|verworfen|zurückgezogen|rejetée?s?|refusée?s?|retirée?s?|rechazad[oa]s?|denegad[oa]s?|desestimad[oa]s?)|failed|scheiterte\\p{L}?|ne passa pas|no prosperó',
)

function failedProposal(lead: string, tail: string, after: string): string | null {
  if (!PROPOSES.test(lead)) return null
  const refused = REFUSED.exec(tail)
  if (refused) return refused[0]
  return (FAILS.exec(tail) ?? FAILS.exec(firstSentence(plainly(after))))?.[0] ?? null
}

/** 'That is wrong: …' refers to the sentence before; what follows corrects it. */
const REFERS_TO_LAST =
  /(?:^|[.!?]\s)\W*(?:(?:this|that|it)(?:'s| is| was)|c'est|c'était|das|dies|eso es|esto es|es|no es|ce n'est pas) [^:.]{0,40}[:—–]\W*[^:]*$/iu

/** Phrases that attribute a claim to others. */
const REPORT = framed(
  any(
    'it used to be|(?:it is|it has been|it was|is) (?:often|sometimes|widely|commonly|frequently|generally|also )* ?(?:said|claimed|believed|thought|assumed|reported|rumou?red|written)|(?:many|some|most)(?: \\p{L}+){0,4} (?:think|believe|say|assume|claim|imagine|insist)|(?:people|newspapers|papers|magazines|the press|the media|critics|columnists?|bloggers?|vendors|competitors|politicians|tabloids)(?: \\p{L}+)? (?:say|said|think|believe|report(?:ed)?|wrote|write|claim(?:ed)?|tell|told|keep \\p{L}+ing)|(?:your|a|the|one) (?:columnist|article|blog|post|reader|letter|newspaper|paper|magazine|brochure|advert) (?:said|says|wrote|writes|claims|claimed|states|stated|reported)|rumou?rs?|(?:an|the) (?:early|earlier|first|previous|old|original) (?:draft|version|edition|report|article)(?: \\p{L}+){0,3} (?:said|stated|claimed|put)|(?:you|one) (?:will |may |can )?(?:often |sometimes )?(?:hears?|reads?)|tells? us|so the story goes|legend has it|alleg\\p{L}*|(?:i|we|he|she|they) (?:once |had )?(?:wrote|written|told|said)|(?:had )?told (?:the )?\\p{L}+|(?:previously|originally|earlier|initially) (?:wrote|said|stated|reported|claimed|posted|gave)|accus\\p{L}+|complain(?:s|ed|ts?)|(?:i|we) (?:previously|originally|earlier|initially) \\p{L}+|(?:the|a) (?:line|slogan|headline|motto|phrase|sentence)|claims?',
    'vorwurf|vorwürfe|beschuldig\\p{L}*|vorgeworfen|warf\\p{L}* (?:\\p{L}+ ){0,6}vor|(?:oft |häufig |manchmal |gern |immer wieder )?heißt es|(?:man|wir) (?:hört|liest|hören|lesen)|es wird (?:\\p{L}+ )?(?:behauptet|gesagt|erzählt)|(?:viele|manche|einige)(?: \\p{L}+){0,2} (?:glaub|mein|denk|behaupt|sag|schreib|schrieb|bericht)\\p{L}*|gerüchte?n?|behaupt\\p{L}*|slogan|schlagzeile|überschrift|(?:ich|wir) (?:schrieb|sagte|habe|haben)\\p{L}*|(?:eine|die) (?:frühere|erste|ältere) (?:fassung|version)',
    "accus(?:e|ent|é|és|ait|aient)\\p{L}*|reproch\\p{L}*|(?:le )?bruit (?:court|circule)|on (?:dit|lit|entend|a dit|a prétendu|croit|répète)|il se dit|(?:certains|beaucoup|d'aucuns|plusieurs)(?: \\p{L}+){0,2} (?:dis|dit|affirm|prétend|cro|pens|assur|écri|publi|soutien)\\p{L}*|rumeurs?|affirmations?|slogan|titre|une version (?:antérieure|précédente)|il est (?:souvent |parfois )?(?:dit|admis)",
    'acus(?:a|an|ó|aron|aba|ado|ados|ación|aciones)|(?:corre|circula) (?:el|la) (?:rumor|voz|bulo)|se (?:ha |suele )?(?:dice|decir|dicho|repetido|cree|comenta|oye|lee|rumorea|afirma|afirmado|publicado)|(?:muchos|algunos|hay quienes?|la gente)(?: \\p{L}+){0,2} (?:dij|dic|afirm|asegur|sostien|sostuv|cre|piens|pens|public|escrib)\\p{L}*|rumor(?:es)?|bulos?|afirmaci\\p{L}+|lema|titular|eslogan|una versión anterior',
  ),
)
/** Phrases that retract what was just reported. */
const TAKES_BACK = framed(
  any(
    "nothing could be further from the truth|nothing of the sort|mistaken|false|wrong|untrue|not true|not so|nonsense|rubbish|a lie|lies|a myth|no longer hold|those days are (?:gone|over)|no longer|must protest|den(?:y|ies|ied)|disput(?:e|es|ed)|refut(?:e|es|ed)|contradict(?:s|ed)?|reject(?:s|ed)|on the contrary|in reality|in truth|the reverse is true|the opposite|bunk|we disagree|no basis|no evidence|we found no|(?:was|were|is|are|has been|have been) (?:a typo|a misprint|deleted|removed|struck|scrapped|dropped|thrown out)|a typo|typo|misprint|cleared of|acquitted|thrown out|found no (?:evidence|proof|sign|trace)|take (?:it|this|that) back|object(?:s|ed)? to|objected|do(?:es)? not support|is not borne out|doesn't add up",
    'falsch|unsinn|quatsch|keine rede|nicht wahr|stimmt(?: \\p{L}+)? nicht|stimmt so nicht|trifft(?: \\p{L}+)? nicht zu|eine? lüge|gelogen|(?:ein )?irrtum|im gegenteil|dementier\\p{L}*|widersprich\\p{L}*|weist (?:\\p{L}+ )*zurück|in wahrheit|in wirklichkeit|nehme (?:ich|das|es)(?: \\p{L}+)? zurück|widersprach\\p{L}*|haltlos|aus der luft gegriffen|ein märchen|(?:ein )?tippfehler|druckfehler|gestrichen|entfällt|freigesprochen',
    "faux|fausse|un mensonge|mensonger|dément\\p{L}*|il n'en est rien|rien n'est plus faux|au contraire|en réalité|rien(?:, [^,]+,)? ne permet|une erreur|absurde|contredi\\p{L}*|réfut\\p{L}*|infond\\p{L}*|ce n'est pas (?:vrai|le cas|exact)|n'est pas (?:vrai|le cas|exact)|une légende|une coquille|supprimée?s?|annulée?s?|blanchi\\p{L}*|relaxée?s?|je (?:retire|me rétracte)|s'y oppos\\p{L}+",
    'mentira|falso|falsa|disparate|nada más lejos|en realidad|al contrario|desmient\\p{L}*|desminti\\p{L}*|no es (?:así|cierto|verdad)|un error|un bulo|absurdo|niega\\p{L}*|rechaza\\p{L}*|infundad\\p{L}*|carece de|una? (?:errata|erratum)|suprimid[oa]s?|anulad[oa]s?|absuelt[oa]s?|me retracto|lo retiro|se opus\\p{L}+',
  ),
)
/** Sentences that leave out what they deny: 'It is not.', 'They do not, except …'. */
const ELLIPTIC =
  /^\W*(?:but |yet |in fact,? )?(?:it|they|this|that|he|she|these|those)(?: (?:is|are|was|were|does|do|did|has|have|had|can|will)(?: not|n't)| never (?:did|was|has))\s*(?:[.,;:!–—]|$)|^\W*(?:das|dies|dem) ist (?:aber )?nicht (?:so|der fall)\b|^\W*ce n'est pas le cas\b|^\W*no es (?:así|el caso)\b/iu
const VERDICT =
  /^\W*(?:verdict|rating|our (?:verdict|rating|finding)|conclusion|fact|urteil|fazit|bewertung|ergebnis|fakt|verdict|conclusion|fait|veredicto|conclusión|resultado|hecho)\s*[:–—-]\s*(?:mostly |largely |überwiegend |plutôt |mayormente )?(?:false|wrong|untrue|misleading|not true|unproven|no evidence|fabricated|incorrect|falsch|irreführend|unbelegt|faux|trompeur|infondé|falso|engañoso|mentira)\b/iu
const CLAIM_LABEL =
  /(?:^|\s)(?:claim|assertion|behauptung|affirmation|afirmación|bulo)(?: \S{1,4})?\s*:\W*$/iu

/** The page repeats a claim of others and retracts it in the rest of the sentence or in the next one. */
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

/** 'Contrary to reports, …': the page states what follows the comma. */
function isPastContrary(reach: string, frame: RegExpExecArray): boolean {
  if (
    !/^(?:contrary|in contrast|as opposed|unlike|instead|rather|far from|entgegen|anders|im gegensatz|statt|anstatt|contrairement|au lieu|loin|contrariamente|al contrario|a diferencia|en lugar|en vez|lejos|no longer|gave up|abandon|stopp|used to)/iu.test(
      frame[0],
    )
  )
    return false
  // 'Anders als oft behauptet zahlen sie' denies the claim and states what follows.
  return /,|^ (?:oft |häufig |viele |often |souvent )?(?:behauptet|gedacht|angenommen|berichtet|claimed|assumed|reported|thought|prétendu)\b/iu.test(
    reach.slice(frame.index + frame[0].length),
  )
}

/** Others tried and did not get the same result. */
const NOT_CONFIRMED =
  /^\W*(?:no|none|not one|neither|kein\p{L}*|aucun\p{L}*|ningun\p{L}*|ningún|nobody|niemand|personne|nadie)(?: \p{L}+){0,6} (?:confirm\p{L}*|support\p{L}*|back\p{L}*|prov\p{L}*|verif\p{L}*|reproduc\p{L}*|replicat\p{L}*|bestätig\p{L}*|beleg\p{L}*|étay\p{L}*|prouv\p{L}*|vérifi\p{L}*|respald\p{L}*|demuestr\p{L}*|demostr\p{L}*)|^\W*(?:(?:we|the (?:paper|editors?|authors?|agency)) (?:regret|apologi[sz]e for) (?:the|this|that) (?:error|mistake)|(?:that|this|it) turned out to be\b)|\b(?:could not|couldn't|failed to|were unable to|was unable to|did not) (?:reproduce|replicate|confirm|verify) (?:this|that|it|these|the (?:claim|figure|result|finding|effect)s?)\b/iu

/** Whether the sentences around this one say that it is not true. */
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
    // 'It is a myth that …' starts a denial of its own.
    const goesOn = denial && GOES_ON.test(next.slice(denial.index + denial[0].length))
    if (denial && !goesOn) return denial[0]
  }
  return null
}

/** Words that call any claim untrue. */
const UNTRUE = framed(
  any(
    'false|untrue|incorrect|inaccurate|wrong|mistaken|(?:without|no) (?:any )?(?:foundation|merit|basis|substance|truth)|nonsense|rubbish|baseless|groundless|unfounded|unsubstantiated|fabricated|made[- ]up|invented|fictitious|fiction|fantasy|a (?:myth|hoax|lie|rumou?r|legend|fairy tale|canard|fallacy|misunderstanding|misconception|mistake)|myths|exaggerat(?:ed|ion)|overblown|debunked|disproved|discredited|outdated|wishful thinking|hogwash|bogus|(?:a )?pipe dreams?|pie in the sky|hot air|far-fetched|hype',
    'ohne (?:jede )?grundlage|entbehr\\p{L}* (?:\\p{L}+ )?grundlage|falsch|unzutreffend|unwahr|unrichtig|unsinn|quatsch|haltlos|erfunden|übertrieben|überholt|widerlegt|unbegründet|frei erfunden|ein (?:gerücht|märchen|mythos|irrtum|trugschluss|irrglaube|hirngespinst|ammenmärchen|missverständnis)|eine (?:lüge|legende|mär|erfindung|übertreibung|fehleinschätzung)|wunschdenken|stimmt (?:so |\\p{L}+ )?nicht|trifft (?:so |\\p{L}+ )?nicht zu',
    'faux|fausse\\p{L}*|inexacte?s?|erronée?s?|infondée?s?|mensonger\\p{L}*|fantaisistes?|exagérée?s?|absurde|ridicule|un (?:mensonge|mythe|fantasme|canular|malentendu)|une (?:légende|rumeur|erreur|invention|idée reçue|contre-vérité|exagération)|sans fondement|dépassée?s?',
    'fals[oa]s?|inexact[oa]s?|erróne[oa]s?|infundad[oa]s?|exagerad[oa]s?|absurd[oa]s?|mentira|inventad[oa]s?|un (?:mito|bulo|error|rumor|cuento|invento|malentendido|disparate)|una (?:leyenda|falacia|exageración|invención)|sin fundamento|desfasad[oa]s?',
  ),
)
/** Verbs of people who say that something is not true. */
const DENIES =
  'contradict\\p{L}*|refut\\p{L}*|den(?:y|ies|ied)|disput\\p{L}*|debunk\\p{L}*|disprov\\p{L}*|reject\\p{L}*|dismiss\\p{L}*|rebut\\p{L}*|rule(?:s|d)? (?:it|this|that) out|widerleg\\p{L}*|widersp\\p{L}*|bestreite\\p{L}*|bestritt\\p{L}*|dementier\\p{L}*|zurückgewiesen|weis\\p{L}* (?:\\p{L}+ ){0,3}zurück|infirm\\p{L}*|dém(?:ent|enti)\\p{L}*|contredi\\p{L}*|réfut\\p{L}*|contest\\p{L}*|rejet\\p{L}*|nie(?:nt)?|desm[ie]+nt\\p{L}*|nieg\\p{L}*|neg(?:ó|aron)|contradi[cj]\\p{L}*|rechaz\\p{L}*|descart\\p{L}*|rebat\\p{L}*'
/** Verbs of evidence that disproves something. */
const PROVES =
  'bear(?:s)? (?:this|that|it|these|them) out|borne out|support\\p{L}*|confirm\\p{L}*|back\\p{L}*|prov(?:e|es|ed|en)|show(?:s|n|ed)?|substantiat\\p{L}*|hold(?:s)?(?: up| water)?|stand(?:s)? up|verif\\p{L}*|reproduc\\p{L}*|replicat\\p{L}*|add(?:s)? up|stütz\\p{L}*|bestätig\\p{L}*|beleg\\p{L}*|deck(?:en|t)|nachweis\\p{L}*|nachgewiesen|zeig\\p{L}*|étay\\p{L}*|prouv\\p{L}*|démontr\\p{L}*|corrobor\\p{L}*|valid\\p{L}*|vérifi\\p{L}*|montr\\p{L}*|hält (?:\\p{L}+ ){0,3}stand|standgehalten|aval\\p{L}*|respald\\p{L}*|sustent\\p{L}*|demuestr\\p{L}*|demostr\\p{L}*|prueb\\p{L}*|probad\\p{L}*|comprob\\p{L}*'
const IT =
  "this|that(?=\\s*[.,;!:]|\\s*$)|(?<=^\\W*)that|it|these|those|so|such \\p{L}+|the (?:claim|figure|number|idea|rumou?r|assertion|theory|view|belief|allegation|story|report|statement)s?|das|dies(?:e|es|em|er)?|dem|dafür|davon|es|die (?:behauptung|zahl|annahme|these|aussage|angabe)|cela|ça|ceci|cette \\p{L}+|ce (?:chiffre|constat|bruit|propos)|l'affirmation|l'idée|eso|esto|ello|est[ae] \\p{L}+|la (?:afirmación|cifra|idea|creencia)|el (?:dato|rumor)"
const DENIES_IT = framed(
  any(
    `(?:${DENIES}) (?:\\p{L}+ ){0,2}(?:${IT})`,
    `(?:das|dies|dem|diese\\p{L}* \\p{L}+|cela|ça|eso|esto) (?:\\p{L}+ ){0,8}(?:${DENIES})`,
    `(?:${IT}) (?:is|was|were|has been|have been|had been) (?:\\p{L}+ )?(?:${DENIES})`,
    "(?:l'|les? |la )(?:infirm|dém|contredi|réfut|contest|rejet|ni)\\p{L}*",
    '(?:lo|la|los|las) (?:desm|nieg|neg|contradi|rechaz|descart|refut|rebat)\\p{L}*',
  ),
)
const PROVES_IT = framed(any(`(?:${PROVES})`))
const NO = framed(
  "not|\\p{L}+n't|no|none|never|nothing|nobody|neither|hardly|little|nicht|kein\\p{L}*|nie|niemand|nichts|kaum|ne|n'\\p{L}+|pas|aucun\\p{L}*|rien|jamais|personne|ningún|ningun\\p{L}*|nada|nunca|nadie|tampoco",
)
const NAMES_IT = framed(any(IT, "l'\\p{L}+|les|lo|y"))
/** Sources of a claim that may be rejected. */
const SAYS = framed(
  any(
    'fear\\p{L}*|worr\\p{L}*|insist\\p{L}*|maintain\\p{L}*|assert\\p{L}*|assur\\p{L}*|boast\\p{L}*|advertis\\p{L}*|told|tells?|assum\\p{L}*|suspect\\p{L}*|guess\\p{L}*|conclud\\p{L}*|believ\\p{L}*|think\\p{L}*|thought|says?|said|claim\\p{L}*|report\\p{L}*|forecast|predict\\p{L}*|promis\\p{L}*|expect\\p{L}*|rumou?r\\p{L}*|hear\\p{L}*|read\\p{L}*|alleg\\p{L}*|once|supposed\\p{L}*|argu\\p{L}*',
    'fürchte\\p{L}*|befürchte\\p{L}*|glaub\\p{L}*|behaupt\\p{L}*|versicher\\p{L}*|verspr\\p{L}*|mein(?:t|en|te|ten)|steht|stand|schreib\\p{L}*|schrieb\\p{L}*|sagt?e?n?|heißt|hieß|denk\\p{L}*|dachte\\p{L}*|nehmen|annahme|vermut\\p{L}*|wirbt|werben|erwart\\p{L}*|gerücht\\p{L}*|dass',
    'crai(?:nt|gnent|gn\\p{L}*)|croi\\p{L}*|croy\\p{L}*|affirm\\p{L}*|préten\\p{L}*|soutien\\p{L}*|soutenu|assur\\p{L}*|prom[eie]\\p{L}*|pens\\p{L}*|di(?:t|sent|sait|saient|re)|écri\\p{L}*|lit|entend\\p{L}*|annonc\\p{L}*|annonç\\p{L}*|rumeur\\p{L}*|que',
    'tem\\p{L}*|cre\\p{L}*|afirm\\p{L}*|asegur\\p{L}*|sost\\p{L}*|sostien\\p{L}*|prom[ei]t\\p{L}*|dic\\p{L}*|dij\\p{L}*|decía\\p{L}*|piens\\p{L}*|escrib\\p{L}*|anunci\\p{L}*|rumor\\p{L}*|que',
  ),
)
const IN_TRUTH =
  /^\W*(?:but |and |yet |doch |mais |pero )?(?:in (?:fact|reality|truth|actual fact|practice)|actually|the truth is|the reality is|if anything|on the contrary|quite the (?:opposite|contrary|reverse)|far from it|tatsächlich|in (?:wirklichkeit|wahrheit)|im gegenteil|en réalité|en fait|en vérité|au contraire|en realidad|de hecho|lo cierto es|al contrario|todo lo contrario)(?!\p{L})/iu
const SAYS_STRICTLY =
  /(?<!\p{L})(?:swears?|claims?|insists?|rumou?r\p{L}*|supposed\p{L}*|thinks?|believes?|say|says|schwört|behauptet\p{L}*|gerücht\p{L}*|jure|prétend\p{L}*|rumeur\p{L}*|jura|rumor\p{L}*|dicen)(?!\p{L})/iu
const MAX_DENIAL_WORDS = 14

const THE_OPPOSITE =
  /(?<!\p{L})(?:(?:point|say|tell|show|suggest|paint|indicate)\p{L}* (?:elsewhere|otherwise|a different (?:story|picture)|another (?:story|picture))|(?:spricht|sprechen) eine andere sprache|(?:zeigt|zeigen|sagt|sagen) (?:etwas anderes|ein anderes bild)|(?:dit|disent|montrent|montre|racontent) (?:tout )?autre chose|(?:dicen|dice|muestran|apuntan a) (?:otra|otro) (?:cosa|lado)|(?:see|view) it (?:so|that way)|(?:the|quite the|just the|exactly the) (?:opposite|reverse|contrary)|das (?:genaue )?gegenteil|(?:l'|tout l')inverse|le contraire|lo contrario)(?!\p{L}| of| direction)/iu
const MAX_CONTRARY_WORDS = 10
/** A noun for a claim that may be untrue. */
const A_CLAIM =
  /(?<!\p{L})(?:claims?|ideas?|assumptions?|assertions?|theor(?:y|ies)|notions?|belief|rumou?rs?|behauptung|annahme|these|gerücht|vorstellung|idée|affirmation|thèse|rumeur|idea|afirmación|tesis|rumor|creencia)(?!\p{L})/iu
/** 'Not in our experience.', 'No reciben nada.' */
const isShortNo = (next: string): boolean =>
  next.split(/\s+/).length <= MAX_SHORT_WORDS &&
  NO.test(next) &&
  !/wonder|surprise|doubt|wunder|zweifel|étonn|doute|extrañ|duda/iu.test(next)
const MAX_SHORT_WORDS = 5
const OWN_CONTENT =
  /\p{L}{2} (?:that|whether|dass|ob|que|si|qu'\p{L}*|to (?:say|think|believe|assume|conclude|claim)) \p{L}/iu

/** Whether a clause after a quotation calls it untrue, denied or not confirmed. */
function deniesIt(clause: string, isClaim = false): string | null {
  const words = clause.split(/\s+/).length
  // 'Nothing proves that …' and 'it would be wrong to say …' are about something else.
  if (OWN_CONTENT.test(clause)) return null
  const denied = DENIES_IT.exec(clause)
  if (denied) return denied[0]
  const proof = PROVES_IT.exec(clause)
  const no = NO.exec(clause)
  const contrary = words <= MAX_CONTRARY_WORDS ? THE_OPPOSITE.exec(clause) : null
  if (contrary) return contrary[0]
  if (no && proof && (isClaim || NAMES_IT.test(clause)) && words <= MAX_DENIAL_WORDS)
    return clause.trim().slice(0, 60)
  const untrue = UNTRUE.exec(clause)
  if (!untrue || words > MAX_DENIAL_WORDS) return null
  const isAbout =
    NAMES_IT.test(clause.slice(0, untrue.index)) ||
    /^\W*c'|(?:call|nenn|bezeichn|appel|qualifi|llam|calific)\p{L}*/iu.test(clause)
  const isBare = words <= 4
  return (isAbout || isBare) && !NO.test(clause.slice(0, untrue.index)) ? untrue[0] : null
}

/** A sentence that consists of a negation: 'They do not.' */
const NO_MORE =
  /^\W*(?:but |in fact,? |actually,? |in reality,? )?(?:they|it|he|she|that|this|these) (?:do|does|did|is|are|was|were|has|have|had|can|could|will|would)(?:n't| not)\W*$/iu

/** Whether the rest of the sentence after a quotation, or the next sentence, retracts it. */
function takenBackBehind(lead: string, tail: string, after: string): string | null {
  const clauses = tail.split(/[;:]\s|,\s|\s[–—-]\s/).filter((clause) => clause.trim() !== '')
  const own = clauses.flatMap((clause) => deniesIt(clause, A_CLAIM.test(lead)) ?? [])[0]
  if (own) return own
  const isEnd = (text: string) => text.split(/\s+/).length <= MAX_DENIAL_WORDS
  const untrue = isEnd(tail)
    ? /^\W*(?:ist|sind|war|waren|is|are|was|were|est|sont|es|son)\s(.*)$/iu.exec(tail)
    : null
  const called = untrue && !NO.test(untrue[1]?.split(' ')[0] ?? '') ? UNTRUE.exec(untrue[1] ?? '') : null
  if (called) return called[0]
  const next = firstSentence(plainly(after))
  const [first = ''] = next.split(/[;:]\s|\s[–—-]\s/)
  if (NO_MORE.test(next)) return next.trim()
  const denied = deniesIt(first)
  if (denied && !GOES_ON.test(next.slice(next.indexOf(denied) + denied.length))) return denied
  if ((REPORT.test(lead) || SAYS_STRICTLY.test(lead)) && next !== '' && isShortNo(next)) return next.trim()
  const truth = SAYS.test(lead) ? IN_TRUTH.exec(next) : null
  return truth ? truth[0].trim() : null
}

const framedDenial = (next: string) =>
  /^\W*(?:but |yet |however,? )?(?:this|that|it|das|dies|cela|ceci|eso|esto)(?:'s| is| was| has| ist| est| es)? (?:simply |plainly |just |only )?(?:not true|false|wrong|no longer (?:true|the case)|einfach falsch|nicht wahr|faux|falso|a myth|an old claim|what (?:vendors|critics|sellers|some) (?:say|claim))/iu.exec(
    next,
  )

const lastSentence = (text: string) => text.split(/(?<=[.!?])\s+/).at(-1) ?? ''
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s+/)[0] ?? ''
