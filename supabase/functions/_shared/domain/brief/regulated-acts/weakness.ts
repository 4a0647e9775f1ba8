/*
 * Recognizes a weakness of safety that founders tell of their own product: what they built softened, sparked, leaked or
 * tipped over, beside heat, power, children or a load. What others sell, and what went wrong before, is not theirs.
 */

/** Words for what the founder made or tested; a noun with 'the' counts, since the sentence beside it tells of a test. */
const PART =
  '(?:prototypes?|units?|samples?|versions?|devices?|housings?|casings?|cases?|box(?:es)?|lids?|wires?|wiring|cables?|batter(?:y|ies)|plugs?|straps?|buckles?|brackets?|seats?|stands?|frames?|glue|joints?|seams?|seals?|hoses?|valves?|plastic|motors?|heaters?|lamps?|legs?|hinges?|clips?|magnets?|wheels?|brakes?|handles?|stools?|chairs?|ladders?|steps?|shell|body|circuit board|board|charger|adapter|nozzle|tank|rope|hook|hooks|bolt|weld|welds|mount|lock|latch|blade|guard|switch|thermostat|element|fan|pump|hitch|axle|fork|pedals?|screws?|springs?|burner|shelf|rail|net|pole|chain|pin|knob|lining|cap|feet|foot|base|welded \\w+)'
const OWN = `(?:on (?:the )?(?:one|(?:first|second|third|last|other) one)(?: of \\w+)? the \\w+|(?:on )?(?:one|two|three|four|five|some|a few|several|\\d+|both|all|each)(?: of (?:them|mine|ours|these|those|the \\w+|my \\w+|our \\w+))?|(?:my|our) (?:own |first |second |test |early )?(?:prototypes?|samples?|units?|version|model|trial \\w+)|(?:the|its) (?!(?:old|existing|cheap|usual|common|normal|public|school|other|current)\\b)(?:\\w+ )?${PART}|the (?:first|second|third|last|other) (?:one|two|batch)|mine|ours|it)`
/** Failures that are dangerous wherever they happen. */
const DANGEROUS =
  '(?:overheat(?:s|ed|ing)?|(?:smell(?:s|ed|t)?|smelling) (?:\\w+ ){0,3}?burn(?:t|ed|ing)|spark(?:s|ed|ing)|(?:caught|catches|catching) fire|(?:give|gives|gave|got) (?:\\w+ ){0,3}?(?:electric |small |little |mild )?shocks?|short(?:ed|s)(?: out|[ -]circuit\\w*)?|explod(?:es|ed|e)|(?:got|gets|went|is|was) (?:\\w+ ){0,3}?(?:too hot|really hot|very hot|so hot|quite hot|hot to (?:the )?touch|burning hot))'
/** Failures that are dangerous beside a hazard. */
const FAILED =
  '(?:soften(?:s|ed)?|(?:got|gets|went|goes|became|becomes|get|go|is|was) (?:\\w+ ){0,4}?(?:soft|hot|loose|warped|bent|wobbly)|melt(?:s|ed)?|smok(?:es|ed|e)|scorch(?:es|ed)?|burst(?:s)?|leak(?:s|ed)?|cuts? out|shuts? (?:off|down)|broken?|breaks?|snapped|snaps?(?! (?:in|on|into|onto|together|back|shut)\\b)|crack(?:s|ed)?|split(?:s)?|(?:came|comes|come) (?:loose|off|undone|apart|open)|slip(?:s|ped)?|tip(?:s|ped)? (?:over|back)|(?:fell|falls|fall) (?:over|off|apart)|collaps(?:es|ed|e)|pinch(?:es|ed)?|fail(?:s|ed)?|swell(?:s|ed)?|bulg(?:es|ed|e)|warp(?:s|ed)?|deform(?:s|ed)?|jam(?:s|med)?|gave way|gives way)'
const HAZARD =
  /\b(?:stoves?|heat(?:ers?|ed|ing)?|hot|ovens?|boilers?|fires?|flames?|burners?|kettles?|steam|boiling|candles?|grills?|saunas?|radiators?|exhaust|gas|mains|plugs?|sockets?|\d{2,3} ?v(?:olts?)?|voltage|charg(?:er|es|ing)|batter(?:y|ies)|power banks?|wires?|electric\w*|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|prams?|cribs?|cots?|grand(?:son|daughter|child\w*)|(?:her|his|my|their) (?:boy|girl|son|daughter)|ladders?|wheelchairs?|brakes?|helmets?|harness\w*|ropes?|climb\w*|bikes?|scooters?|walkers?|grab (?:rails?|bars?)|showers?|stairs|old people|elderly|jacks?|saws?|blades?|pressure|acid|chlorine|bleach|petrol|fuel|pools?|div(?:e|ing)|trailers?|steering)\b/iu
/** Words of a test or of what was built, beside which a part with 'the' is the founder's. */
const OWN_WORK =
  /\b(?:prototypes?|samples?|(?:i|we)(?:['’]ve| have)? (?:\p{L}+ )?(?:built|made|tested|printed|sewed|sewn|welded|assembled|soldered|tried)|tested (?:it|them|one|\d+|three|two|five)|first (?:version|batch|one|units?)|(?:using|used|use|uses|ran|run|wear\p{L}*|tr(?:ied|ies|y)\p{L}*) (?:it|them|mine|ours|one)|last winter|trial|testers?|on mine)\b/iu
const RULED_OUT =
  /\b(?:never|no longer|didn['’]?t|did not|doesn['’]?t|does not|hasn['’]?t|won['’]?t|will not|not one|none|without|nothing|nobody|can['’]?t|cannot|not|so that|stops?|prevents?|before it|warns?|tells?|alerts?|unlike|instead of|if|competitors?|others?|other (?:brands|makers|products)|rivals?|cheap (?:ones|copies)|today['’]?s|most|existing|old(?:er)? ones|normal|their|usual|shop.?bought|every(?:one|body)['’]s)\b/iu
/** A test by others, after which the weakness is settled. */
const SETTLED =
  /\b(?:(?:t[uü]v|ul|independent|accredited|test(?:ing)?) (?:lab\w*|house|report|tested|certified|approved)|passed (?:the )?(?:t[uü]v|ul|safety|lab) )/iu

const TELLS_DANGER = new RegExp(
  `\\b${OWN}(?: (?!(?:and|or|says?|said|who)\\b)[\\p{L}’'-]+){0,5}? ${DANGEROUS}\\b`,
  'iu',
)
const TELLS_FAILURE = new RegExp(
  `\\b${OWN}(?: (?!(?:and|or|says?|said|who)\\b)[\\p{L}’'-]+){0,5}? ${FAILED}\\b`,
  'iu',
)
const MAY_FAIL = new RegExp(`\\b(?:${DANGEROUS}|${FAILED}|catch fire)\\b`, 'iu')
const CHILD_OR_FIRE =
  /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|fires?|burns?|heat|hot|mains|gas|voltage|shocks?|lithium|brakes?|stoves?)\b/iu
/** Harm to goods and plans, which hurts nobody. */
const OF_GOODS =
  /\b(?:couriers?|shipping|post|delivery|transport|suppliers?|prices?|sales|customers? may|phone batter\w*|software|app|server|internet|signal|wi-?fi)\b/iu

interface Words {
  words: string
  around: string
  /** Whether the founder gave it as a risk of the plan. */
  isRisk: boolean
}

/** The words by which a sentence or answer tells of a weakness of safety of the founder's own product; null without. */
export function weaknessIn({ words, around, isRisk }: Words): string | null {
  if (/\?$/u.test(words) || SETTLED.test(around)) return null
  if (isRisk)
    return CHILD_OR_FIRE.test(words) && !OF_GOODS.test(words) && !RULED_OUT.test(words)
      ? (MAY_FAIL.exec(words)?.[0] ?? null)
      : null
  if (!OWN_WORK.test(around)) return null
  // The sentence beside a failure may name the hazard.
  const found = TELLS_DANGER.exec(words) ?? (HAZARD.test(around) ? TELLS_FAILURE.exec(words) : null)
  if (!found) return null
  const clause = /[^.,;:!?()]*$/u.exec(words.slice(0, found.index))?.[0] ?? ''
  return RULED_OUT.test(`${clause}${found[0]}`) ? null : found[0]
}
