import { BRIEF_FIELDS, type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'

/*
 * Ideas whose purpose is a crime against others get a short refusal. What decides is what the business offers to do, not
 * a noun: a sentence needs an offer in the present, its unlawful object, and no word of those who prevent it.
 */

interface Crime {
  /** What the founder reads after 'Groundwork does not analyze plans to …'. */
  purpose: string
  /** All of them have to stand in one sentence. */
  signs: readonly RegExp[]
}

const OFFER =
  /\b(?:sell|buy|trade|order|deliver|ship|supply|get|provide|offer|make|print|produce|create|generate|build|market|rent|hire|find|distribute|obtain|import|smuggle|forge|clone|mail|post)(?:s|es|ed|ing|ers?)?\b|\b(?:deliver(?:y|ies)|subscriptions?|sold|dealers?|couriers?|downloads?|vending machines?)\b|\b(?:selling|getting|making|marketplace|shop|store|market|service|app|platform|website) (?:for|of|to|that|where)\b/i
const HARD_DRUGS =
  /\b(?:cocaine|crack cocaine|heroin|meth(?:amphetamine)?|fentanyl|ecstasy|mdma|lsd|ghb|rohypnol|illegal drugs|illicit drugs|hard drugs|party drugs)\b/i
const MEDICINES =
  /\b(?:prescription (?:drugs?|medicines?|medications?|opioids?|painkillers?|pills?|meds)|opioids?|oxycodone|oxycontin|xanax|valium|adderall|ritalin|tramadol|codeine|antibiotics|steroids|medicines?|medications?|painkillers?|pills|meds)\b/i
const NO_PRESCRIPTION =
  /\b(?:without|no|skip(?:s|ping)?|bypass(?:es|ing)?|avoid(?:s|ing)?)\s+(?:the |a |any |needing a |needing |requiring a )?(?:valid |doctor['’]?s? )?(?:prescriptions?|rx|doctor)\b/i
const PEOPLE =
  /\b(?:wife|husband|wives|husbands|spouses?|partners?|girlfriends?|boyfriends?|ex(?:es)?|exes|lovers?|neighbou?rs?|employees?|roommates?|flatmates?|classmates?|colleagues?|women|men|girls|strangers?|people|someone|somebody|anyone|teens?|teenagers?|daughters?|sons?|kids?|children|her|his|their|a person)\b/i
const WATCHES =
  /\b(?:track|spy|monitor|watch|follow|locate|stream|listen|record|film|read|see|intercept|copy|copies|stalk|bug)(?:s|ing|ed)?\b|\bknow(?:s|ing)? (?:always )?where\b/i
const COVERT =
  /\b(?:secret(?:ly)?|silent(?:ly)?|covert(?:ly)?|never know|while (?:they|she|he) (?:sleeps?|is asleep)|hidden|undetect(?:ed|able)|unnoticed|invisib(?:le|ly)|stealth(?:y|ily)?|(?:slip|hid|plant|sneak)(?:e|es|s|ped|ing)? (?:it |one )?(?:in|into|under|inside|behind)|without (?:(?:their|her|his|them|him|the other|any|the person['’]?s?|your partner)\s?){1,2}(?:knowledge|consent|knowing|noticing|permission|finding out|being aware)|behind (?:their|her|his) back)\b/i
const WEAPONS =
  /\b(?:guns?|firearms?|rifles?|pistols?|weapons?|silencers?|suppressors?|explosives?|bombs?|grenades?|ammunition|ammo)\b/i
const NO_CHECK =
  /\b(?:untraceable|ghost|unregistered|unlicensed|illegal|no questions asked|(?:without|no|skip(?:s|ping)?) (?:a |any |the )?(?:licen[cs]es?|permits?|background checks?|registration|serial numbers?|checks?|papers))\b/i
const FORGED =
  /\b(?:fake|forged?|counterfeit|cloned|stolen|hacked)\s+(?:[\w-]+ ){0,2}?(?:ids?|identit(?:y|ies)|passports?|visas?|driver['’]?s licen[cs]es?|diplomas?|degrees?|certificates?|money|bills|banknotes|prescriptions?|invoices|receipts|reviews?|ratings?|cards?|accounts?|passwords?|goods|bikes|phones|cars|data|watches|handbags|sneakers|payslips|bank statements|documents?|papers|vaccin\w+ \w+)\b/i
const FORGED_PAPERS =
  /\b(?:fake|forged?|counterfeit|cloned)\s+(?:[\w-]+ ){0,2}?(?:ids?|identity cards?|passports?|visas?|driver['’]?s licen[cs]es?|diplomas?|banknotes|(?:euro|dollar|pound|bank) (?:notes|bills)|money|prescriptions?|vaccin\w+ \w+)\b/i
const THEFT =
  /\b(?:steal|shoplift|rob|burgl\w+)(?:s|ing)? (?:[\w-]+ ){0,2}?(?:bikes?|cars?|phones?|packages?|parcels?|goods|wallets?|jewel\w+|homes|houses|shops|art|things|to order)\b/i
const FRAUD =
  /\b(?:launder(?:s|ing)? (?:the |dirty )?(?:money|cash|funds)|money laundering (?:service|app|platform|tool)|phish(?:es|ing)? (?:for )?(?:people|users|customers|passwords|bank|logins|the elderly|pensioners)|ponzi|pyramid scheme|evad(?:e|es|ing) tax(?:es)?|scam(?:s|ming)? (?:people|the elderly|pensioners|seniors|users|customers)|trick(?:s|ing)? (?:people|the elderly|pensioners|seniors|old people) (?:into|out of)|pretend(?:s|ing)? to be (?:from )?(?:their|the|your|a) (?:bank|police|grand\w+|relative|tax office)|(?:says?|claims?|saying|claiming) (?:that )?(?:we|they|it|he|she|you) (?:are|is) (?:from )?(?:their|the|your) (?:bank|police|grand\w+|tax office)|deep ?fakes? (?:\w+ ){0,6}(?:send|transfer|wire|money|bank|relatives?|grand\w+)|(?:clon(?:e|es|ing)|fak(?:e|es|ing)) (?:\w+ ){0,2}(?:bank|login|shop|parcel) (?:pages?|sites?|websites?)|harvest(?:s|ing)? (?:\w+ ){0,2}(?:logins?|passwords?|credentials|card numbers?)|pay(?:s|ing)? (?:old|early|earlier|existing|first) (?:members|investors|customers) (?:out of|from|with) (?:\w+ ){0,4}(?:new|later)|phishing (?:kits?|generators?|templates?|pages?|as a service)|(?:make|makes|making|get|gets|getting) (?:\w+ ){0,3}(?:men|women|people|seniors|pensioners|widows|victims) (?:\w+ ){0,5}(?:send|transfer|wire|hand over)|(?:collect|donations?|crowdfund\w*|fundrais\w*) (?:\w+ ){0,3}(?:invented|made-up|fake|non-?existent) (?:\w+ ){0,2}(?:child|children|patients?|charit\w+|victims?)|guaranteed (?:returns?|profits?) of|insider (?:tips|information|trading)|skim(?:s|ming)? (?:credit )?cards)\b/i
const HACKING =
  /\b(?:hack(?:s|ing)? (?:in)?to (?:other|someone|somebody|accounts|an? ex|people|phones|emails?|instagram|facebook|competitors?)\w*|hack (?:an? )?(?:ex|instagram|facebook|whatsapp|phone|accounts?)\b|ransomware (?:as a service|kits?|builders?|affiliates?|for)|(?:sell|rent|build|offer|spread|provid|writ)\w* (?:\w+ ){0,3}ransomware|botnets? (?:rental|for hire|to rent)|tak(?:e|es|ing) (?:\w+['’]?s? ){0,4}(?:website|site|server|shop)s? (?:offline|down)\b|(?:ddos|denial[- ]of[- ]service)(?: attacks?)? (?:for hire|service|on demand|against)|(?:sell|rent|spread|distribut|buil|creat)\w* (?:\w+ )?(?:malware|botnets?|spyware|keyloggers?|exploits)|steal(?:s|ing)? (?:\w+ ){0,2}(?:passwords|data|identit\w+|credentials|logins|accounts))\b/i
const VIOLENCE =
  /\b(?:hit ?m[ae]n|contract killers?|assassins?|(?:murder|kill(?:s|ing)?) (?:people|someone|a person|an enemy|enemies|my|your|their)|human organs|organ trade|child porn\w*|(?:traffic|smuggl)(?:e|es|s|ing|king)? (?:people|women|girls|children|humans|migrants|refugees)|(?:beat(?:s|ing)? up|rough(?:s|ing)? up|break(?:s|ing)? the (?:legs|arms) of|threaten(?:s|ing)?|intimidat(?:e|es|ing)) (?:\w+ ){0,2}(?:debtors?|people|someone|an? ex|tenants?|rivals?|competitors?|witness\w*|neighbou?rs?|voters?)|(?:pipe|nail|car|petrol) bombs?|explosive devices?|nerve agents?|(?:keep|take|hold|confiscat)(?:e|es|s|ing)? (?:their|her|his) passports?|(?:strangers?|person|people|anyone|someone)\b[^.]{0,40}\bhome address(?:es)?|(?:nude|naked|sexual) (?:pictures|photos|images|videos|deepfakes) of (?:\w+ ){0,3}without|undress(?:es|ing)? (?:photos? of )?(?:women|girls|people|anyone|classmates)|revenge porn|blackmail(?:s|ing)?)\b/i

const HIDDEN_CAMERA =
  /\b(?:hidden|secret|spy|concealed) (?:cameras?|microphones?|mics?) (?:in|for|inside) (?:\w+ ){0,3}(?:flats?|rooms?|apartments?|bathrooms?|toilets?|showers?|bedrooms?|rentals?|hotels?|changing|fitting|homes?|airbnbs?|gyms?)\b/i
const PROTECTED =
  /\b(?:ivory|rhino horns?|tiger (?:bones?|skins?|pelts?)|pangolins?|(?:wild-caught|endangered|protected) (?:\w+ )?(?:animals|species|parrots|turtles|birds|reptiles|orchids))\b/i

const CRIMES: readonly Crime[] = [
  { purpose: 'sell drugs that are illegal', signs: [OFFER, HARD_DRUGS] },
  { purpose: 'sell prescription drugs without a prescription', signs: [OFFER, MEDICINES, NO_PRESCRIPTION] },
  { purpose: 'watch people without their knowledge', signs: [WATCHES, PEOPLE, COVERT] },
  { purpose: 'watch people without their knowledge', signs: [HIDDEN_CAMERA] },
  { purpose: 'trade in protected animals and plants', signs: [OFFER, PROTECTED] },
  { purpose: 'sell or make weapons outside the law', signs: [OFFER, WEAPONS, NO_CHECK] },
  { purpose: 'trade in counterfeit or stolen goods', signs: [OFFER, FORGED] },
  { purpose: 'trade in counterfeit or stolen goods', signs: [FORGED_PAPERS] },
  { purpose: 'trade in counterfeit or stolen goods', signs: [THEFT] },
  { purpose: 'defraud people', signs: [FRAUD] },
  { purpose: 'break into accounts or computers', signs: [HACKING] },
  { purpose: 'harm or exploit people', signs: [VIOLENCE] },
]

/** Words of those who work against such crimes, or with their victims. */
const PREVENTS =
  /\b(?:prevent\w*|detect\w*|stop(?:s|ping)?|against|fight(?:s|ing)?|protect\w*|block(?:s|ing)?|report(?:s|ing)?|warn\w*|expos(?:e|es|ing)|recover\w*|victims?|survivors?|police|investigat\w*|awareness|rehab\w*|addict\w*|overdos\w*|quit\w*|compliance|research\w*|authori[sz]ed|penetration test\w*|red team\w*|simulat\w*|train(?:s|ing)? (?:staff|employees|people|teams|seniors|pensioners)|teach\w*|avoid(?:s|ing)? (?:scams|fraud)|spot(?:s|ting)?|identif\w+|remov\w+|take ?down|moderat\w*|museums?|games?|novels?|movies?|props?|checks? whether)\b/i
/** Told of the past, or of others. */
const TELLS =
  /\b(?:was|were|had|(?:I|he|she|they|who|brother|sister|friend|cousin|guy|man|someone) (?:sold|bought|stole|hacked)|found out|arrested|got caught|read about|news)\b/i

const SENTENCE = /[^.!?\n;]+/g

/**
 * Why an idea is refused, as a sentence for its founder; null when it is not. Looks at the purpose of each sentence.
 */
export function refusalOf(idea: string): string | null {
  for (const [sentence] of idea.matchAll(SENTENCE)) {
    if (PREVENTS.test(sentence) || TELLS.test(sentence)) continue
    const crime = CRIMES.find(({ signs }) => signs.every((sign) => sign.test(sentence)))
    if (crime)
      return `Groundwork does not analyze plans to ${crime.purpose}. Nothing was charged. If we misread your idea, describe more clearly what it is for.`
  }
  return null
}

const MEDICAL =
  /\b(?:dos(?:e|es|age|ages|ing)|diagnos\w*|symptoms?|prescri(?:be|bes|bing|ption|ptions)|medicat\w+|medicines?|insulin|dialysis|diabet\w+|glucose|asthma|epilep\w+|dementia|therap(?:y|ies|ists?|eutic)|triage|blood (?:sugar|pressure|tests?)|tumou?rs?|cancers?|melanoma|(?:treat(?:s|ing|ment|ments)?) (?:of |for )?(?:\w+ ){0,2}(?:patients?|diseases?|illness(?:es)?|wounds?|pain|depression|anxiety|conditions?|infections?|migraines?|adhd|diabetes))\b/i

/** Whether a report carries the notice on medical devices: the idea speaks of doses, diagnoses or treatments. */
export const needsMedicalNotice = (idea: string): boolean => MEDICAL.test(idea)

const AS_GOOD: readonly BriefField[] = ['price', 'count', 'problemCost', 'today', 'evidence']

/** A brief that says nothing a report could begin with: too vague, and without a number or a name of anything else. */
export const isBlank = (brief: Brief): boolean =>
  isTooVague(brief) &&
  AS_GOOD.every((field) => brief[field].state !== 'stated') &&
  BRIEF_FIELDS.every((field) => entriesOf<BriefField>(brief, field).every(({ confirmed }) => !confirmed))

/** An idea that states none of product, customer, problem and action: it is asked about, not reported on. */
export const isTooVague = (brief: Brief): boolean =>
  (['product', 'customer', 'problem', 'actions'] as const).every((field) => firstValue(brief, field) === null)
