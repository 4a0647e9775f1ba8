import { euLaw, germanLaw, law, type RegulatedAct, ukLaw } from './act.ts'

const CALIFORNIA =
  /\b(?:california|los angeles|san (?:francisco|diego|jose)|oakland|sacramento|berkeley|fresno|long beach)\b/i
const FLORIDA = /\b(?:florida|miami|orlando|tampa|jacksonville|tallahassee|fort lauderdale)\b/i
const ILLINOIS = /\b(?:illinois|chicago|springfield, il)\b/i
const WORKERS =
  '(?:employees?|staff|workers?|drivers?|cleaners?|carers?|nann(?:y|ies)|crew|guards?|couriers?|sales ?people|salesmen|helpers?)'

/** Recording, tracking and recognizing people. */
export const RECORDING: readonly RegulatedAct[] = [
  {
    id: 'secret-recording',
    weight: 'forbidden',
    shown: [
      '(?:records?|recording|tapes?|captures?|listens? in on|listening in on) ~ (?:calls?|conversations?|phones?|audio|voices?|meetings?|shifts?|talks?|everything|what (?:is said|they say|he says|she says|people say)|landlords?|boss(?:es)?|staff|guests|visitors?|neighbou?rs?|patients?|tenants?)',
    ],
    near: "(?:secretly|in secret|quietly|hidden|covert\\w*|silently|discreet\\w*|unnotic\\w*|invisibl\\w*|(?:does|do|will|would)(?:n[’']t| not) (?:get|hear|know|notice|see|realize)|(?:no|any|a) beep|without (?:anyone|anybody|them|him|her|telling|asking|their|his|the other|people)|(?:nobody|no one) (?:knows|notices|sees)|behind (?:their|his|her) back)",
    unless:
      '(?:after|with|ask\\w* for|gives?|get) (?:\\w+ ){0,2}(?:consent|permission)|both sides (?:know|agree)|birds?|whales?|bats?|wildlife|animals?|bees|machines?|engines?',
    says: 'Recording a call or a talk without the knowledge of all who speak is a crime in California and about ten other US states, and in many countries; what is recorded like that mostly does not count in court.',
    asks: 'Ask a lawyer for privacy law in your place, in writing: may your users record this at all, who has to know or agree before, and does such a recording count as proof? Let no one use it, and sell none of it, before the answer.',
    laws: [
      law(
        'US',
        'In California, recording a confidential talk or call without the consent of all who take part is a crime, with a fine of up to $2,500 each time (as of 2025), jail or both.',
        'California Penal Code, section 632',
        'California Legislative Information',
        'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=632.',
        null,
        CALIFORNIA,
      ),
      law(
        'US',
        'In Florida, recording a private talk or call takes the prior consent of all who take part; without it, it is a crime.',
        'Florida Statutes, section 934.03',
        'Florida Senate',
        'https://www.flsenate.gov/Laws/Statutes/2024/934.03',
        '2024',
        FLORIDA,
      ),
      germanLaw(
        'stgb/__201.html',
        'Strafgesetzbuch, section 201',
        'In Germany, recording what another person says in private without permission is a crime, and so is using the recording.',
      ),
    ],
  },
  {
    id: 'monitoring-workers',
    weight: 'conditioned',
    shown: [
      `(?:tracks?|tracking|monitors?|monitoring|watch(?:es|ing)?|films?|filming|spy on|spies on) ~ ${WORKERS}`,
      `(?:shows?|sees?|know|tells?) (?:you |the boss |the owner |them )?where (?:\\w+ ){0,2}${WORKERS}`,
    ],
    near: '(?:gps|locations?|where they are|screens?|screenshots?|keystrokes?|cameras?|live position|follow)',
    says: 'Watching employees by position, camera or screen is allowed in many places only for a stated purpose, after they were told, and where they have one, with the works council.',
    asks: 'Ask the office for data protection or a lawyer for labor law: which of these data may an employer collect, what must employees be told before, and who has to agree?',
    laws: [
      euLaw(
        'reg/2016/679',
        'Regulation (EU) 2016/679 (General Data Protection Regulation)',
        'In the EU, data on where employees are or what they do need a legal basis and a notice to them; consent to one’s employer rarely counts as free.',
      ),
      ukLaw(
        'eur/2016/679',
        'UK General Data Protection Regulation',
        'In the UK, data on where employees are or what they do need a lawful basis and a notice to them; consent to one’s employer rarely counts as free.',
      ),
    ],
  },
  {
    id: 'biometrics',
    weight: 'conditioned',
    shown: [
      '(?:recogni[sz]es?|recogni[sz]ing|scans?|scanning|matches|identif(?:y|ies)|reads?|uses?) ~ (?:faces?|fingerprints?|iris(?:es)?|voiceprints?|palms?)',
      '(?:face|facial|fingerprint|palm|iris) (?:recognition|id|scan\\w*|readers?|login|unlock|check-?in)',
      '(?:attendance|check-?in|entry|login|payment) by (?:face|fingerprint|palm)',
      'knows (?:the|your|their|each|every) faces?',
    ],
    unless:
      'cows?|cattle|dogs?|cats?|sheep|pigs?|horses?|seals?|birds?|animals?|clocks?|rock|cliff|mountain|coal|palm (?:oil|trees?|leaf|leaves)|wood|stone',
    says: 'Recognizing people by face, finger or voice works on biometric data: many places allow it only with the explicit consent of each person and another way for those who refuse.',
    asks: 'Ask the office for data protection: may faces or fingers be read for this purpose, in which form must each person agree, and what must those who refuse be offered?',
    laws: [
      euLaw(
        'reg/2016/679',
        'Regulation (EU) 2016/679 (General Data Protection Regulation), article 9',
        'In the EU, recognizing people by face or finger is forbidden unless one of a few grounds applies, such as explicit and free consent.',
      ),
      ukLaw(
        'eur/2016/679/article/9',
        'UK General Data Protection Regulation, article 9',
        'In the UK, recognizing people by face or finger is forbidden unless one of a few grounds applies, such as explicit and free consent.',
      ),
      law(
        'US',
        'In Illinois, companies need a written release before they collect a fingerprint, a voiceprint or a scan of the face, and people may sue.',
        'Biometric Information Privacy Act (740 ILCS 14)',
        'Illinois General Assembly',
        'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=3004&ChapterID=57',
        '2008',
        ILLINOIS,
      ),
    ],
  },
  {
    id: 'background-checks',
    weight: 'conditioned',
    shown: [
      '(?:background|criminal record|police record|credit) checks? (?:on|of|for) ~ (?:tenants?|nann(?:y|ies)|applicants?|sitters?|dates?|employees?|workers?|renters?)',
      '<run, do, sell, offer> (?:\\w+ ){0,2}?(?:background|criminal record|credit) (?:checks?|reports?)',
    ],
    unless: 'our (?:drivers|helpers|sitters|staff|workers)',
    says: 'Collecting records on people for landlords, employers or private persons is regulated: those concerned mostly have to agree, see the result and be able to correct it.',
    asks: 'Ask the office for data protection or the authority for credit reports: who may ask for such a record, what must the person concerned sign, and does selling it take a registration?',
    laws: [
      law(
        'US',
        'Companies in the US that sell reports on tenants or applicants must check that the buyer has a permissible purpose, and correct errors.',
        'Fair Credit Reporting Act',
        'Federal Trade Commission',
        'https://www.ftc.gov/legal-library/browse/statutes/fair-credit-reporting-act',
      ),
    ],
  },
]
