/** Offers that the law forbids nearly everywhere: drugs, stolen or forged things, break-ins into accounts, violence. */
const OFFER =
  'sell(?:s|ing)?|buy(?:s|ing)?|trad(?:e|es|ing)|order(?:s|ing)?|deliver(?:s|ing|y)?|marketplace for|shop for|store for|hir(?:e|es|ing)|mak(?:e|es|ing)|print(?:s|ing)?|get(?:s|ting)?|find(?:s|ing)?'
const THING =
  'cocaine|heroin|meth|methamphetamine|fentanyl|ecstasy|mdma|lsd|(?:illegal|illicit|hard) drugs|illegal (?:weapons|guns|organs)|ghost guns|untraceable (?:guns|weapons)|stolen (?:\\w+ )?(?:goods|cards|phones|bikes|cars|data|accounts|identities|passwords)|(?:fake|forged|counterfeit) (?:ids?|passports?|diplomas|degrees|money|banknotes|bills|prescriptions|watches|handbags|certificates)|hitm[ae]n|contract killers?|malware|ransomware|child porn\\w*|human organs'
const OFFERED = new RegExp(`\\b(?:${OFFER})\\s+(?:[\\w'-]+\\s+){0,3}?(?:${THING})\\b`, 'i')
const ACT =
  /\b(?:launder(?:s|ing)? money|money laundering (?:service|app|platform)|hack(?:s|ing)? into (?:other people|someone|accounts|an ex)|evad(?:e|es|ing) taxes|smuggl(?:e|es|ing) (?:people|drugs|goods|weapons)|(?:build|make|making|building) (?:a |pipe )?(?:bombs?|explosives)|(?:buy|sell|trad)(?:e|s|ing)? (?:children|babies|humans|slaves)(?!['’\w]| \w)|fake reviews (?:for|of))\b/i
/** Those who fight such trade speak of it too. */
const FIGHTS =
  /\b(?:prevent\w*|detect\w*|stop(?:s|ping)?|against|recover\w*|report(?:s|ing)?|warn\w*|police|protect\w*|verif\w+|expose\w*|addict\w*|rehab\w*|quit\w*|compliance|train\w*|research\w*|test(?:s|ing)?)\b/i

/** True for a text that offers what the law forbids nearly everywhere. */
export const isUnlawful = (text: string): boolean =>
  (OFFERED.test(text) || ACT.test(text)) && !FIGHTS.test(text)
