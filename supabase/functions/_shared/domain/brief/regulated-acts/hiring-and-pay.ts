import { euLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** Whom a business may hire, and money that it handles for others. */
export const HIRING_AND_PAY: readonly RegulatedAct[] = [
  {
    id: 'child-labor',
    weight: 'licensed',
    shown: [
      '<hire, employ, pay, use, send> (?:\\w+ ){0,3}?(?:kids|children|(?:\\d\\d|ten|eleven|twelve|thirteen|fourteen)(?:.year.olds| year olds)|schoolchildren|pupils|minors) (?:\\w+ ){0,3}?(?:to|for|as|who)\\b',
      '<hire, employ, pay, use, send> (?:\\w+ ){0,2}?(?:kids|children|schoolchildren|pupils|minors) (?:\\w+ ){0,9}?to (?:deliver|pack|sew|clean|sell|work|harvest|pick|carry|hand out|distribute|collect)\\b',
      '(?:kids|children|pupils|schoolchildren|teenagers?|minors) (?:can |will )?(?:deliver|pack|sew|clean|sell|work|harvest|pick|act|model|film)s? (?:\\w+ ){0,4}?(?:for us|for money|for pocket money|in our|ads|adverts|\\W?\\d+ an hour)',
    ],
    unless:
      'for (?:kids|children) to|toy|lemonade|learn|game|pretend|(?:against|without|no) child labou?r|use (?:\\w+ )?(?:app|site|tablet)',
    says: 'Work of children is forbidden below a certain age in nearly every country, and above it limited in hours and kind, often with a permit; acting and ads included.',
    asks: 'Ask the labor inspectorate or school office, in writing: from which age, for which work and hours, and with which permit may they work? Let no child work before the answer.',
    laws: [
      usRule(
        'title-29/part-570',
        'Child labor regulations, orders and statements of interpretation',
        'In the US, most work outside farms is forbidden below 14, and limited in hours at 14 and 15.',
      ),
      euLaw(
        'dir/1994/33',
        'Directive 94/33/EC on the protection of young people at work',
        'In the EU, work of children is forbidden, with exceptions for light work from 14 on and for culture and ads with a permit.',
      ),
      law(
        'GB',
        'In England and Wales no child under 14 may be employed, with few exceptions, and older children only for limited hours.',
        'Children and Young Persons Act 1933, section 18',
        'legislation.gov.uk',
        'https://www.legislation.gov.uk/ukpga/Geo5/23-24/12/section/18',
        '1933',
      ),
    ],
  },
  {
    id: 'work-without-papers',
    weight: 'forbidden',
    shown: [
      '<hire, employ, pay, use, place, send> (?:\\w+ ){0,4}?(?:undocumented|without (?:work )?(?:papers|permits?|contracts?)|on tourist visas?|off the books|under the table|cash in hand|without (?:a )?work permits?)',
      '(?:migrants?|refugees|workers?|students|people|tourists) (?:\\w+ ){0,2}?without (?:papers|(?:work )?permits?|documents) (?:can |will )?(?:work|rent|use|lend|deliver|drive)s?',
      '<pay, sell, do> (?:\\w+ ){0,5}?(?:cash in hand|off the books|under the table|without (?:any )?(?:invoice|receipt|tax(?:es)?))\\b',
      '<rent, lend, share> (?:\\w+ ){0,3}?(?:driver|courier|rider|delivery|uber|deliveroo|glovo|doordash) accounts?',
    ],
    unless:
      'help (?:them|people) (?:to )?get|legal aid|shelter|against|fight\\w*|reports?|without (?:a )?(?:receipt|invoice) (?:you|they) (?:lose|cannot)|permits? for (?:building|parking)',
    says: 'Hiring people who may not work, or paying and selling past the tax office, is an offence in nearly every country, for the business as well as for an app that arranges it.',
    asks: 'Ask the labor inspectorate and the tax office, in writing: who may be hired, how must each payment be recorded, and what does a platform have to check? Arrange none before the answer.',
    laws: [
      euLaw(
        'dir/2009/52',
        'Directive 2009/52/EC on sanctions against employers of illegally staying third-country nationals',
        'In the EU, employers check the papers of workers from outside it; hiring people without a right to stay leads to fines and back pay.',
      ),
      ukLaw(
        'ukpga/2006/13/section/15',
        'Immigration, Asylum and Nationality Act 2006, section 15',
        'In the UK, an employer of a person who may not work pays a penalty unless the right to work was checked.',
      ),
      law(
        'US',
        'In the US it is unlawful to hire people who may not work there, and to skip the check of their papers.',
        '8 U.S.C. 1324a, Unlawful employment of aliens',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/8/1324a',
      ),
    ],
  },
  {
    id: 'wage-advance',
    weight: 'licensed',
    shown: [
      '<advance, pay out, give> (?:\\w+ ){0,4}?(?:wages?|salary|salaries) (?:\\w+ ){0,3}?(?:before|early|in advance)',
      '(?:early|earned) wage access|(?:salary|wage) advances?',
    ],
    unless: 'compar\\w+',
    says: 'Advances on wages for a fee count as loans in many countries, and take the license that lending takes.',
    asks: 'Ask the financial regulator of your place, in writing: is an advance on wages with this fee a loan that takes a license, and may a licensed lender carry it? Advance none before the answer.',
    laws: [],
  },
  {
    id: 'stored-value',
    weight: 'licensed',
    shown: [
      '(?:users?|customers?|members?|people|parents|students?|visitors|guests|fans|everyone|everybody|you|they) (?:can |will |may )?(?:load|top up|top.up|put|deposit|charge|pay in) (?:\\w+ ){0,4}?(?:money|cash|[$€£₹]\\s?\\d+|funds|wallet) (?:\\w+ ){0,2}?(?:in|into|onto|on|to) (?:\\w+ ){0,3}?(?:wallets?|accounts?|cards?|app|balance|wristbands?)',
      '(?:our own|own|an) (?:e-?wallets?|prepaid cards?|mobile wallets?|payment cards?|currency for)',
      '<issue, sell, launch> (?:\\w+ ){0,3}?(?:prepaid cards?|e-?money|town currency|local currency|vouchers? (?:that are )?accepted (?:in|by) (?:many|several|all))',
    ],
    unless:
      'stripe|paypal|bank (?:holds|issues)|licensed|play money|game|gift cards? for (?:our|my) shop|leather|phone cases?',
    says: 'Money that people load with you to pay at others is electronic money in many countries, which only licensed issuers may keep, apart from small limited networks.',
    asks: 'Ask the central bank or financial regulator of your place, in writing: is this electronic money, does an exemption for limited networks fit, and which licensed issuer could carry it? Take in no money before the answer.',
    laws: [
      euLaw(
        'dir/2009/110',
        'Directive 2009/110/EC on electronic money institutions',
        'In the EU, issuing electronic money takes a license; instruments of a limited network are exempt.',
      ),
      ukLaw(
        'uksi/2011/99',
        'Electronic Money Regulations 2011',
        'In the UK, issuing electronic money takes an authorization or registration by the FCA.',
      ),
    ],
  },
  {
    id: 'debt-relief',
    weight: 'licensed',
    shown: [
      '<negotiate, settle, reduce, erase, cancel, renegotiate> (?:\\w+ ){0,4}?(?:debts?|loans?|credit cards?) (?:\\w+ ){0,3}?(?:with|for|of|from) (?:\\w+ ){0,2}?(?:banks?|creditors?|lenders?|them|people|customers|clients|you)',
      '<repair, fix, clean, improve, boost, remove> (?:\\w+ ){0,4}?(?:credit (?:scores?|reports?|records?|histor(?:y|ies)|files?)|bad credit|schufa)',
    ],
    unless: 'learn|course|free advice|charity|game|track\\w*',
    says: 'Negotiating debts and repairing credit records for pay takes a license or follows strict rules in many countries, such as no fee before the result.',
    asks: 'Ask the financial regulator or consumer authority, in writing: does this take a license, and when may a fee be charged? Take no fee in advance before the answer.',
    laws: [
      law(
        'US',
        'In the US, credit repair firms may take no money before the work is fully done, and give a contract that can be cancelled for three days.',
        '15 U.S.C. 1679b, Prohibited practices (Credit Repair Organizations Act)',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/15/1679b',
      ),
      ukLaw(
        'ukpga/2000/8/section/19',
        'Financial Services and Markets Act 2000, section 19',
        'Debt adjusting and debt counselling as a business in the UK need authorization by the FCA.',
      ),
    ],
  },
  {
    id: 'detectives',
    weight: 'licensed',
    shown: [
      '(?:we|i|our (?:people|team|men)) (?:\\w+ ){0,2}?(?:follow|shadow|watch|investigate|spy on|tail) (?:\\w+ ){0,2}?(?:husbands?|wives|wife|partners?|boyfriends?|girlfriends?|spouses?|exes|cheaters?|employees on sick leave|debtors|suspects)',
      '<find out, catch, prove> (?:\\w+ ){0,4}?(?:husband|wife|partner|boyfriend|girlfriend|spouse) (?:\\w+ ){0,2}?(?:cheats?|cheating|affair)',
      'private (?:detective|investigat(?:or|ion)s?) (?:service|agency|app|for)',
    ],
    unless: 'game|novel|escape|podcast|mystery',
    says: 'Following and investigating people for pay is reserved for licensed detectives in many places, and tracking or filming them in private is forbidden nearly everywhere.',
    asks: 'Ask the police or the authority that licenses detectives, in writing: which license does it take, whom may you watch where, and for which reason? Follow no one before the answer.',
    laws: [],
  },
]
