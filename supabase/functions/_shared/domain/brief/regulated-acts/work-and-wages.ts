import { euLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const PAPERS =
  '(?:(?:student |work |tourist |partner |schengen |residence )?visas?(?: (?:applications?|forms?|papers?|files?|documents?))?|(?:work|residence) permits?(?: (?:applications?|forms?|papers?|files?|documents?))?|asylum (?:claims?|applications?)|immigration (?:forms?|papers?|applications?|cases?|files?)|green cards?|citizenship (?:applications?|forms?|papers?)|(?:work permit|visa|immigration) (?:papers?|applications?|forms?))'
const WORKERS =
  '(?:workers?|employees?|staff|maids?|drivers?|cleaners?|nurses?|helpers?|nannies|crew|waiters|baristas?|interns?|students?|cooks?|riders?|pickers?|trainees?|volunteers?|apprentices)'

/** Wages, tips, hiring and papers of workers and migrants. */
export const WORK_AND_WAGES: readonly RegulatedAct[] = [
  {
    id: 'tips-share',
    weight: 'forbidden',
    shown: [
      '<take, keep, get, deduct, charge, hold back, retain, cut, skim, earn, pass, give> ~ (?:\\d[\\d.,]* ?(?:%|percent|per ?cent)|a (?:small )?(?:percentage|share|cut|part|fee|commission)|half|part) (?:of|from|on|off) (?:\\w+ ){0,4}?(?:tips?|gratuit(?:y|ies)|service charge)\\b',
      '(?:\\d[\\d.,]* ?(?:%|percent)|a share|a cut|part|half) of (?:\\w+ ){0,4}?tips? ~ (?:goes|go|to (?:the )?(?:owner|boss|manager|salon|restaurant|bar|house)|for us|stays?|for the (?:owner|house|manager))',
      '(?:owner|boss|manager|salon|restaurant|bar|house|employer) (?:\\w+ )?(?:gets?|keeps?|takes?|receives?) ~ (?:of|from) (?:\\w+ ){0,3}?tips?\\b',
      '(?:from|of|on) (?:each|every|the|all|any) (?:\\w+ )?tips?\\b ~ (?:stays?|goes) (?:with|to) (?:us|me|the (?:owner|house|manager|boss))',
      '(?:from|of|on) (?:each|every|the|all|any) (?:\\w+ )?tips? (?:we|i) (?:keep|take|get)\\b',
      '(?:commission|fee|cut) (?:of \\d[\\d.,]* ?(?:%|percent) )?(?:on|of|from) (?:\\w+ ){0,2}?tips?\\b',
    ],
    unless:
      'betting tips|trading tips|tips and tricks|tips? (?:tours?|for (?:cooking|gardening))|nothing is taken|no (?:cut|share|fee)|creators?|streamers?|youtubers?',
    says: 'Tips belong to the workers in more and more countries: an employer may not keep a share of them, and an app that deducts from tips or pays a part back to the owner may help to break that rule.',
    asks: 'Ask the labor inspectorate or a lawyer for labor law, in writing: may anything at all be deducted from tips, by whom, and may the owner receive any of it? Ask owners for a flat fee instead, and take nothing from tips before the answer.',
    laws: [
      law(
        'IE',
        'In Ireland employers may keep no share of tips paid by card and deduct nothing from them, apart from narrow exceptions (sections 4B and 4C of the Payment of Wages Act 1991).',
        'Payment of Wages (Amendment) (Tips and Gratuities) Act 2022, section 3',
        'Irish Statute Book',
        'https://www.irishstatutebook.ie/2022/en/act/pub/0023/sec0003.html',
        '2022',
      ),
      ukLaw(
        'ukpga/2023/13',
        'Employment (Allocation of Tips) Act 2023',
        'In Great Britain employers pass on all tips that they control to the workers, without deductions other than those the law demands.',
      ),
      usRule(
        'title-29/section-531.52',
        'General restrictions on an employer’s use of its employees’ tips',
        'In the US, an employer may not keep tips of its employees for any purpose, nor let managers keep a part of them.',
      ),
    ],
  },
  {
    id: 'wage-cut',
    weight: 'forbidden',
    shown: [
      "(?:pays?|gives?|owes?|sends?) (?:us|me) (?:\\w+ ){0,3}?(?:\\d[\\d.,]* ?(?:%|percent|per ?cent) of|(?:one|two|three|first|\\d+) (?:months?[’']?s?|weeks?[’']?) (?:of )?|half of |part of ) ?(?:\\w+ ){0,4}?(?:salary|salaries|wages?|pay|earnings)\\b",
      '(?:when|once|after|if) ~ (?:job|jobs|hired|placed|work|abroad|position|contract|deployed|employed|hire) ~ pays? (?:us|me) ~ (?:salary|salaries|wages?|pay|earnings)\\b',
      '<take, keep, get, deduct, receive> (?:\\w+ ){0,2}?(?:\\d[\\d.,]* ?(?:%|percent)|a cut|a share|one month|two months|part|half) (?:of|from) (?:\\w+ ){0,4}?(?:salary|salaries|wages?|first pay|earnings)\\b',
    ],
    near: '(?:jobs?|hired|abroad|work|workers?|placed|employ\\w*|deployed|maids?|nurses?|drivers?|candidates?|contract|recruit\\w*)',
    unless:
      'income.share|the employer pays|paid by the employer|employers? pays? (?:us|me)|drivers keep|payroll software|freelancers? (?:keep|pay)|(?:save|invest) (?:\\w+ )?of (?:your|their) salary|donate',
    says: 'Taking part of a worker’s pay for finding the job is forbidden in many countries, where only the employer may be charged; where a fee is allowed, it is capped and takes a license.',
    asks: 'Ask the labor ministry of both countries, in writing: may a worker be charged anything for a job, in which form, and which license does it take? Agree on no share of pay, and collect none, before the answer.',
    laws: [
      law(
        'PH',
        'In the Philippines, charging workers more than the allowed fees, or promising jobs abroad for a fee without a license, is illegal recruitment.',
        'Republic Act No. 8042, section 6 (Migrant Workers and Overseas Filipinos Act of 1995)',
        'Accountability Hub',
        'https://accountabilityhub.org/provision/sec-6/',
        '1995',
      ),
      ukLaw(
        'ukpga/1973/35/section/6',
        'Employment Agencies Act 1973, section 6',
        'In Great Britain an agency may not charge people for finding them work, with few exceptions.',
      ),
      euLaw(
        'dir/2008/104',
        'Directive 2008/104/EC on temporary agency work, article 6',
        'In the EU, temporary-work agencies may charge workers no fee for placing them.',
      ),
    ],
  },
  {
    id: 'immigration-papers',
    weight: 'licensed',
    shown: [
      `<fill in, fill up, fill out, fill, submit, lodge, file, prepare, handle, process, write, complete, arrange, get, organize, draft, do, sort out> (?:and \\w+ )?(?:\\w+ ){0,4}?${PAPERS}`,
      `<help, assist, advise, guide> (?:\\w+ ){0,5}?(?:with|on|through|get|apply for|for) (?:\\w+ ){0,3}?${PAPERS}`,
      '(?:visa|immigration) (?:consult(?:ing|ancy|ants?)|service|agency|assistance|help)',
    ],
    unless:
      '(?:not|no|never) (?:\\w+ )?(?:help|advise|do) (?:\\w+ )?(?:with )?(?:any )?visas?|visa (?:card|credit|payments?|debit)|or mastercard|(?:licensed|registered|regulated) (?:immigration )?(?:consultants?|lawyers?|advis\\w+)|for (?:immigration )?(?:lawyers|law firms)|(?:a|our|partner) (?:immigration )?lawyer (?:files|checks|does)|calendar|remind\\w*',
    says: 'Paid help with visa and work permit applications is reserved for lawyers and registered advisers in many countries, and even offering it without that can be an offence, from abroad too.',
    asks: 'Ask the regulator of immigration advice in the country of the visa, in writing: who may prepare or submit applications for pay, and may you work with a registered adviser? Submit none, and sell none, before the answer.',
    laws: [
      law(
        'CA',
        'In Canada, nobody but lawyers, notaries of Quebec and licensed consultants may represent or advise on an immigration application for pay, or offer to.',
        'Immigration and Refugee Protection Act, section 91',
        'Justice Laws, Government of Canada',
        'https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html',
        '2001',
      ),
      ukLaw(
        'ukpga/1999/33/section/84',
        'Immigration and Asylum Act 1999, section 84',
        'In the UK, immigration advice may be given only by registered advisers and lawyers; giving it without that is a crime.',
      ),
      usRule(
        'title-8/section-292.1',
        'Representation of others',
        'In the US, only lawyers and accredited representatives may prepare immigration cases of others; mere typing of what they say is allowed.',
      ),
      law(
        'AU',
        'In Australia, only registered migration agents and lawyers may give immigration assistance for a fee.',
        'Migration Act 1958, part 3',
        'Federal Register of Legislation',
        'https://www.legislation.gov.au/C1958A00062/latest',
        '1958',
      ),
    ],
  },
  {
    id: 'visa-guarantee',
    weight: 'forbidden',
    shown: [
      '<guarantee, promise> ~ (?:visas?|work permits?|residence|green cards?|citizenship|job abroad|jobs? (?:in|abroad))\\b',
      'guaranteed (?:visas?|work permits?|residence|green cards?|job abroad)',
      '(?:visas?|work permits?|green cards?) or (?:your |the |full )?money back',
    ],
    unless: "(?:no|not|never|nobody|cannot|can't|no one) (?:\\w+ ){0,3}?(?:guarantee|promise)",
    says: 'A visa or permit is decided by an officer alone, so nobody can guarantee it; promising one for pay misleads buyers, which the law of many countries forbids.',
    asks: 'Ask the regulator of immigration advice or a lawyer, in writing: what may be said about the chance of a visa, and what must be refunded? Promise none before the answer.',
    laws: [
      euLaw(
        'dir/2005/29',
        'Directive 2005/29/EC on unfair commercial practices',
        'In the EU, a promise of results that the seller cannot keep is a misleading practice.',
      ),
    ],
  },
  {
    id: 'unpaid-work',
    weight: 'forbidden',
    shown: [
      `(?:because )?(?:(?:all|the|my|our|new|every) ){0,3}${WORKERS} (?:will |can |must |should )?works? (?:\\w+ ){0,5}?(?:for free|unpaid|without pay|for nothing|free of charge|for food)`,
      `${WORKERS}\\b[^.!?]{0,80}\\b(?:they |who )works? (?:\\w+ ){0,5}?(?:for free|unpaid|without pay|for nothing|(?:just )?for (?:a bed|food))`,
      `(?:unpaid|free) (?:interns?|internships?|trial shifts?|trial weeks?|workers?|trainees?|apprentices)`,
      `(?:i|we) (?:will |can )?pay (?:\\w+ ){0,3}?(?:below|under|less than) (?:the )?minimum wage`,
      `<get, use, hire, take> (?:\\w+ ){0,3}?${WORKERS} (?:\\w+ ){0,3}?(?:for free|unpaid|without pay)`,
    ],
    unless:
      'charity|non.?profit|food bank|(?:repair|library|community) (?:cafe|garden)|free trial|software|stops?|against|report\\w*|find out',
    says: 'Those who do productive work for a business are owed the minimum wage in many countries: trial weeks, internships and volunteers included, with few exceptions.',
    asks: 'Ask the labor inspectorate, in writing: which of these people count as workers, what must they be paid, and how long may a trial be? Let no one work unpaid before the answer.',
    laws: [
      ukLaw(
        'ukpga/1998/39/section/1',
        'National Minimum Wage Act 1998, section 1',
        'In the UK workers are paid at least the minimum wage for all their work; students on a required placement are an exception.',
      ),
      law(
        'US',
        'In the US employees are paid at least the minimum wage; businesses cannot use volunteers, and an intern is unpaid only if the intern gains more than the business.',
        '29 U.S.C. 206, Minimum wage',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/29/206',
      ),
    ],
  },
  {
    id: 'held-passports',
    weight: 'forbidden',
    shown: [
      '<keep, hold, collect, take, lock away> (?:\\w+ ){0,3}?(?:passports?|id cards?|identity cards?|work permits?) (?:\\w+ ){0,4}?(?:until|till|so (?:that )?they|as (?:a )?(?:security|deposit|guarantee)|of (?:the |our )?workers)',
    ],
    says: 'Keeping passports or papers of workers or customers as a security is forbidden in many countries, and with workers a sign of forced labor.',
    asks: 'Ask the labor inspectorate or police, in writing: may any paper be kept at all, and which security, such as a deposit, is allowed instead? Keep none before the answer.',
    laws: [
      law(
        'US',
        'In the US it is a crime to keep passports or papers of people to force them to work or in connection with trafficking.',
        '18 U.S.C. 1592, Unlawful conduct with respect to documents',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/18/1592',
      ),
    ],
  },
  {
    id: 'wage-deductions',
    weight: 'conditioned',
    shown: [
      '<deduct, take, subtract, cut, hold back> (?:\\w+ ){0,5}?(?:from|off|out of) (?:\\w+ ){0,2}?(?:wages?|salary|salaries|pay ?checks?|their pay)\\b',
      '<fine, charge> (?:\\w+ ){0,2}?(?:employees?|workers?|staff|drivers?|riders?|waiters?) (?:\\w+ ){0,4}?(?:late|break|breakage|mistakes?|missing|lost|uniform)',
    ],
    unless: 'tax(?:es)?|payroll software|pension|on request|donat\\w*',
    says: 'Fines and deductions from pay for breakage, lateness, uniforms or training are forbidden or limited by law in many countries.',
    asks: 'Ask the labor inspectorate: which deductions are allowed, who must agree in writing, and how much pay must remain?',
    laws: [
      ukLaw(
        'ukpga/1996/18/section/13',
        'Employment Rights Act 1996, section 13',
        'In Great Britain nothing is deducted from wages unless law, contract or prior written consent of the worker allows it.',
      ),
    ],
  },
]
