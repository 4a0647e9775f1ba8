import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** How a business deals with rivals, referrers, buyers and their data. */
export const TRADE_PRACTICES: readonly RegulatedAct[] = [
  {
    id: 'price-agreement',
    weight: 'forbidden',
    shown: [
      '(?:agree|agrees|agreeing|coordinate|coordinates|fix|fixes|align|aligns) (?:on )?(?:\\w+ ){0,3}?(?:minimum |common |same |one )?(?:prices?|rates?|fares?|rents?)\\b(?! with (?:the |each |a )?(?:customer|client|owner|buyer))',
      '(?:all|every|members|competitors|rivals|owners|shops|landlords|drivers) (?:\\w+ ){0,4}?(?:charges?|asks?|keeps?|sets?) (?:\\w+ ){0,2}?(?:the )?(?:same|common|minimum) (?:minimum )?(?:prices?|rates?|fares?|rents?)',
      '(?:nobody|no one|no member|none) (?:\\w+ ){0,2}?(?:goes|go|sells?|may go|undercuts?) (?:below|under)?',
      '(?:divide|split|share out) (?:\\w+ ){0,3}?(?:territor(?:y|ies)|areas|streets|customers) (?:between|among) (?:\\w+ ){0,2}?(?:competitors|rivals|firms|companies|shops|us)',
    ],
    near: '(?:owners|competitors|rivals|members|shops|schools|firms|companies|landlords|each other|together|undercut\\w*)',
    unless: 'fixed price|price ?fix(?:er)? software|reports? price fixing|union|collective bargaining',
    says: 'Competitors who agree on prices, lowest prices, areas or customers break competition law in nearly every country, with heavy fines; whoever arranges it, by app too, is liable as well.',
    asks: 'Ask a lawyer for competition law, in writing: which data may competitors share through you, and which not? Show no competitor’s price to another, and suggest none, before the answer.',
    laws: [
      ukLaw(
        'ukpga/1998/41/section/2',
        'Competition Act 1998, section 2',
        'In the UK, agreements of competitors to fix prices or share markets are prohibited and void.',
      ),
      law(
        'EU',
        'In the EU, agreements of competitors to fix prices or share markets are prohibited and void.',
        'Treaty on the Functioning of the European Union, article 101',
        'EUR-Lex',
        'https://eur-lex.europa.eu/eli/treaty/tfeu_2016/art_101/oj',
        '2016',
      ),
      law(
        'US',
        'In the US, agreements of competitors to fix prices or share markets are a felony.',
        '15 U.S.C. 1 (Sherman Act)',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/15/1',
      ),
    ],
  },
  {
    id: 'kickbacks',
    weight: 'forbidden',
    shown: [
      '(?:doctors?|dentists?|nurses?|pharmacists?|hospitals?|clinics?|physios?|midwives|officials?|inspectors?|police\\w*|clerks?|caretakers?|purchasing managers?) (?:who|that) (?:\\w+ ){0,3}?(?:sends?|refers?|prescribes?|recommends?|brings?|signs?) (?:\\w+ ){0,6}?(?:gets?|receives?|earns?)\\b',
      '(?:doctors?|dentists?|nurses?|pharmacists?|hospitals?|clinics?|physios?|midwives|officials?|inspectors?|police\\w*|clerks?|caretakers?|purchasing managers?) (?:\\w+ ){0,3}?(?:gets?|receives?|earns?) (?:\\w+ ){0,3}?(?:\\d[\\d.,]* ?(?:%|percent)|commissions?|cash|kickbacks?|a cut|\\W?\\d+) (?:\\w+ ){0,4}?(?:from us|for (?:each|every)|per (?:patient|referral|prescription))',
      '<pay, give, offer, bribe, tip> (?:\\w+ ){0,3}?(?:doctors?|dentists?|nurses?|pharmacists?|hospital staff|officials?|inspectors?|police\\w*|clerks?|civil servants|customs officers?|teachers?|purchasing managers?) (?:\\w+ ){0,6}?(?:for (?:each|every)|per (?:patient|referral)|who (?:send|refer)s?|commissions?|to (?:send|refer|prescribe|recommend|look|speed|sign)|under the table|\\d+ ?(?:%|percent))',
    ],
    unless:
      'salary|wages|software|per hour|locum|shift|royalt\\w*|lesson|tutor\\w*|teachers? (?:earn|get|keep|receive)|for each (?:lesson|class|course)|courses?',
    says: 'Paying doctors, officials or employees for referrals, prescriptions or orders is bribery in many countries, a crime of both sides, whatever it is called in the contract.',
    asks: 'Ask a lawyer for criminal or health law, in writing: may anyone who refers or decides receive anything for it, and which form of cooperation is allowed? Pay no one before the answer.',
    laws: [
      ukLaw(
        'ukpga/2010/23',
        'Bribery Act 2010',
        'In the UK, giving an advantage for improper performance of a duty is a crime, in private business too, and a company answers for failing to prevent it.',
      ),
      germanLaw(
        'stgb/__299a.html',
        'Strafgesetzbuch, section 299a',
        'In Germany, members of health professions who take an advantage for referrals or prescriptions commit a crime, and section 299b covers the giver.',
      ),
      law(
        'US',
        'In the US it is a felony to pay or take anything for referrals of patients of federal health programs.',
        '42 U.S.C. 1320a-7b',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/42/1320a-7b',
      ),
    ],
  },
  {
    id: 'pyramid',
    weight: 'forbidden',
    shown: [
      '(?:earn|earns|get|gets|receive|receives) (?:\\w+ |\\W?\\d+ ){0,6}?for (?:each|every) (?:\\w+ ){0,2}?(?:person|member|people|one|friend)s? (?:that )?(?:they|he|she|you) (?:\\w+ )?(?:recruits?|brings? in|signs? up)',
      '(?:multi.?level|network) marketing|pyramid|downlines?|(?:share|cut|percent|%) of what (?:those|they|their recruits) (?:recruit|sell|bring)s?',
    ],
    near: '(?:join\\w*|recruit\\w*|members?|level|downlines?|pay \\W?\\d+|entry|starter kit)',
    unless:
      'pyramids? of (?:giza|egypt)|food pyramid|glass pyramid|against|warn\\w*|stack\\w*|leave|left|software',
    says: 'Schemes in which people pay to join and earn mainly from recruiting others are forbidden in nearly every country; selling over several levels is regulated where real sales carry it.',
    asks: 'Ask the consumer authority, in writing: is this a pyramid scheme, and what would have to come from sales to real customers instead? Take no joining fee before the answer.',
    laws: [
      euLaw(
        'dir/2005/29',
        'Directive 2005/29/EC on unfair commercial practices, annex I, point 14',
        'In the EU, pyramid schemes in which people pay for the chance to earn from recruiting others are always forbidden.',
      ),
      ukLaw(
        'ukpga/2024/13/schedule/20',
        'Digital Markets, Competition and Consumers Act 2024, schedule 20',
        'In the UK, pyramid promotional schemes are banned in all circumstances.',
      ),
    ],
  },
  {
    id: 'hidden-advertising',
    weight: 'forbidden',
    shown: [
      '(?:influencers?|bloggers?|customers?|students?|creators?|users?|accounts?|we) (?:\\w+ ){0,4}?(?:recommend|post|praise|mention|promote|comment)s? (?:\\w+ ){0,6}?(?:as if|without (?:saying|telling|marking|mentioning|anyone)|like (?:a )?(?:normal|real|honest) (?:user|friend|customer)s?)',
      '(?:hidden|disguised|stealth|undercover) (?:ads?|advertis\\w+|marketing|promotion)',
    ],
    unless: 'detect\\w*|against|spot\\w*|block\\w*|hidden (?:ads )?fees',
    says: 'Advertising has to be recognizable as such in most countries: paid posts that look like private opinions are forbidden for the advertiser, the agency and the one who posts.',
    asks: 'Ask the consumer or advertising authority, in writing: how must each paid post be marked, and who answers if it is not? Post none before the answer.',
    laws: [
      usRule(
        'title-16/part-255',
        'Guides concerning the use of endorsements and testimonials in advertising',
        'In the US, a connection between endorser and seller, such as pay, is disclosed clearly.',
      ),
      euLaw(
        'dir/2005/29',
        'Directive 2005/29/EC on unfair commercial practices',
        'In the EU, paid content that poses as editorial or as a consumer’s opinion is always an unfair practice.',
      ),
    ],
  },
  {
    id: 'green-claims',
    weight: 'conditioned',
    shown: [
      '(?:climate|carbon|co2).?(?:neutral|positive|negative|free) (?:\\w+ )?(?:products?|shirts?|bags?|deliver(?:y|ies)|coffee|shoes|clothes|bottles?|packaging|label|brand)',
      '(?:100 ?%|fully|completely) (?:biodegradable|compostable|eco.?friendly|sustainable|non.?toxic)',
    ],
    unless: 'compost(?:ing)? (?:bins?|service)',
    says: 'Claims that goods are green, neutral or biodegradable have to be proved and stated exactly in many countries; general ones without proof are misleading advertising.',
    asks: 'Ask the consumer authority or a lawyer for advertising: which proof does each word need, and which words are forbidden without it?',
    laws: [
      euLaw(
        'dir/2024/825',
        'Directive (EU) 2024/825 on empowering consumers for the green transition',
        'From 27 September 2026, general green claims without proof, and “climate neutral” by offsets, are forbidden in the EU.',
      ),
      usRule(
        'title-16/part-260',
        'Guides for the use of environmental marketing claims',
        'In the US, general green claims mislead without proof; “biodegradable” means within about a year after usual disposal.',
      ),
    ],
  },
]
