import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const FREE =
  "royalty.free|public domain|creative commons|licen[cs]ed|own (?:songs|music|compositions)|folk (?:songs|tunes)|composed by us|with (?:the )?(?:artist|author|publisher)[’']?s?[’']? (?:permission|consent)"

/** Advice that professions reserve, and what belongs to others: texts, music, data, attention. */
export const ADVICE_AND_CONTENT: readonly RegulatedAct[] = [
  {
    id: 'legal-advice',
    weight: 'licensed',
    shown: [
      '<tell, explain> (?:you|them|people|users|tenants|workers) (?:\\w+ ){0,3}?(?:your|their) (?:legal )?rights',
      '<tell> (?:you|them) what (?:your|their) rights are',
      '<give, offer, provide, sell> ~ legal (?:advice|help|letters?|opinions?)',
      '<write, draft, fill in, fill out, prepare, generate> ~ (?:wills?\\b(?! be)|lawsuits?|divorce papers|court papers|legal (?:letters?|documents?))',
    ],
    unless:
      '(?:software|tool|app) for (?:lawyers|law firms|solicitors|notaries)|(?:our|a|partner) (?:lawyer|solicitor|attorney)s? (?:checks?|signs?|reviews?|answers?)|good ?will|free will',
    says: 'Advice on a person’s own legal case is reserved for lawyers in many countries; general information and forms mostly are not.',
    asks: 'Ask the bar or a lawyer, in writing: where does general information end and advice begin that only a lawyer may give, and which lawyer would check and answer for it? Advise no one on their own case before the answer.',
    laws: [
      germanLaw(
        'rdg',
        'Rechtsdienstleistungsgesetz (Legal Services Act)',
        'Advice on an individual legal case is reserved for lawyers in Germany; collecting claims for others needs a registration.',
      ),
      law(
        'US',
        'Every US state reserves legal advice for licensed lawyers; Utah lets other providers apply to offer it under supervision.',
        'Office of Legal Services Innovation',
        'Utah Supreme Court',
        'https://utahinnovationoffice.org/',
        '2020',
      ),
      ukLaw(
        'ukpga/2007/29',
        'Legal Services Act 2007',
        'Six activities, such as litigation, conveyancing and probate, need authorization in England and Wales; other legal advice is open to anyone.',
      ),
    ],
  },
  {
    id: 'tax-advice',
    weight: 'conditioned',
    shown: [
      '<do, file, prepare, fill in, fill out, submit> (?:\\w+ ){0,4}?(?:tax returns?|taxes|vat returns?)',
      '<give, offer> ~ tax advice',
    ],
    unless:
      'for (?:accountants|bookkeepers|tax advis\\w+)|(?:our|an?|their) (?:accountant|tax advis\\w+)|before taxes',
    says: 'Preparing tax returns for others is reserved for tax advisers or takes a registration in several countries, and whoever does it answers for mistakes.',
    asks: 'Ask the tax chamber or tax office: who may prepare and file returns for others, and which part is only software that customers use themselves?',
    laws: [
      germanLaw(
        'stberg',
        'Steuerberatungsgesetz',
        'Help with tax returns as a business in Germany is reserved for tax advisers and a few others.',
      ),
      law(
        'US',
        'Anyone who prepares federal tax returns for pay in the US needs a PTIN of the IRS; some states register preparers.',
        'PTIN requirements for tax return preparers',
        'Internal Revenue Service',
        'https://www.irs.gov/tax-professionals/ptin-requirements-for-tax-return-preparers',
      ),
    ],
  },
  {
    id: 'scraping',
    weight: 'conditioned',
    shown: [
      'scrap(?:e|es|ing) (?:\\w+ ){0,4}?(?:listings?|sites?|websites?|pages?|data|prices?|profiles?|reviews?|linkedin|amazon|google|instagram|facebook|portals?|airbnb|zillow|ads)',
      'crawl(?:s|ing)? (?:\\w+ ){0,3}?(?:sites?|websites?|listings?|portals?|pages)',
      '(?:pulls?|copies|copy|collects?|takes?|grabs?) ~ (?:from|off) (?:\\w+ ){0,2}?(?:websites|portals|amazon|linkedin|instagram|facebook|google maps|airbnb|zillow|ebay|idealista)',
    ],
    unless:
      'official api|(?:public|open) data|open.?source|(?:scrap\\w+) (?:off|the) (?:paint|ice|wood|metal)|their own (?:site|shop|listings|account)|with their api',
    says: 'Copying the listings, profiles or prices of another site mostly breaks its terms, can infringe rights in its data, and with names in it falls under data protection; the site can block you any day.',
    asks: 'Ask the sites whose data you need, in writing: may you use them, through which interface and at what fee? Ask a lawyer which of the data are free to use without that.',
    laws: [
      euLaw(
        'dir/1996/9',
        'Directive 96/9/EC on the legal protection of databases',
        'In the EU, taking a substantial part of a database that cost much to build is forbidden without consent of its maker, also bit by bit.',
      ),
    ],
  },
  {
    id: 'music-rights',
    weight: 'conditioned',
    shown: [
      '<play, use, mix, stream, sample, cover, put, take, sing, record, remix, add> ~ (?:pop (?:songs|music|hits)|famous songs|known songs|current hits|chart (?:music|hits)|songs? from (?:spotify|youtube|films|the radio)|hit songs|popular (?:songs|music)|spotify (?:songs|playlists?|music)|song lyrics|karaoke (?:tracks|songs))',
      '(?:songs|music|tracks) (?:\\w+ ){0,3}?from (?:spotify|youtube|tiktok)',
      '(?:scan|scans|copy|copies|photocopy|translate|translates|upload|uploads|show|shows|dub|summari[sz]e|summari[sz]es|sell|sells) ~ (?:textbooks?|bestsellers|(?:hollywood |feature |netflix )(?:movies|films|series)|sheet music of|novels by|copyrighted)',
    ],
    unless: `${FREE}|their own|students[’']? own|for libraries|for authors`,
    says: 'Music, films, books and scores of others may be used in a product only with a license of those who hold the rights; a private subscription gives none.',
    asks: 'Ask the collecting society or the publisher, with one example: which license does this use take, at what fee, and does it cover the internet and every country?',
    laws: [
      euLaw(
        'dir/2001/29',
        'Directive 2001/29/EC on copyright in the information society',
        'Music, texts, pictures and films may be copied or put online in the EU only with permission of those who hold the rights, with few exceptions.',
      ),
      ukLaw(
        'ukpga/1988/48',
        'Copyright, Designs and Patents Act 1988',
        'Copying works of others or playing them in public needs permission of those who hold the rights in the UK, with few exceptions.',
      ),
      law(
        'US',
        'Only the holder of the rights may copy, adapt, sell or publicly perform a work in the US, or allow it.',
        '17 U.S.C. 106, Exclusive rights in copyrighted works',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/17/106',
      ),
    ],
  },
  {
    id: 'likeness',
    weight: 'conditioned',
    shown: [
      '<clone, imitate, recreate, fake, copy> ~ (?:voices?|celebrit(?:y|ies)|actors?|singers?|faces|dead (?:people|relatives|parents)|deceased)',
      'deep ?fakes?|voice clon(?:e|es|ing)',
    ],
    unless: 'detect\\w*|your own voice|own voice|protect\\w*',
    says: 'The voice and face of a person may be copied for a business only with their consent, or that of their heirs in some places, and artificial ones must be marked as such in the EU.',
    asks: 'Ask a lawyer for media law: whose written consent does each voice or face take, what must it cover, and how must the result be marked?',
    laws: [
      euLaw(
        'reg/2024/1689',
        'Regulation (EU) 2024/1689 (AI Act), article 50',
        'Since August 2026, artificial images, voices and videos of people in the EU must be marked as such.',
      ),
    ],
  },
  {
    id: 'ticket-bots',
    weight: 'forbidden',
    shown: [
      'bots? (?:that |which |to )?(?:buys?|grabs?|snatch(?:es)?|snaps?) ~ tickets?',
      '<buy, grab> ~ tickets? ~ (?:bots?|automatically|fake accounts|many accounts)',
    ],
    unless: 'block\\w* bots|against bots|stop bots|bus tickets|train tickets|parking tickets',
    says: 'Buying event tickets with bots around the limits of the seller is forbidden in the US, the UK and the EU, and so is selling tickets that were bought like that.',
    asks: 'Ask a lawyer for event law: is any of this allowed where the events are, and could you sell with the consent of the organizer instead? Buy and sell none before the answer.',
    laws: [
      law(
        'US',
        'In the US it is illegal to get around the ticket limits of a seller by technical means, and to sell tickets that were bought like that.',
        'BOTS Act compliance: time for a refresher',
        'Federal Trade Commission',
        'https://ftc.gov/business-guidance/blog/2025/04/bots-act-compliance-time-refresher',
        '2025-04',
      ),
    ],
  },
  {
    id: 'ticket-resale',
    weight: 'conditioned',
    shown: [
      '<resell, re-sell, flip, scalp> ~ tickets?',
      '(?:we|i) (?:\\w+ ){0,2}?(?:resell|sell) (?:them|tickets) ~ (?:double|higher|profit|markup|above|times the price)',
      'tickets?\\b[^.!?]{0,80}\\bresell (?:them|it)\\b',
    ],
    near: '(?:concerts?|shows?|events?|matches|festivals?|games?|tickets?)',
    unless: 'lottery tickets|raffle',
    says: 'Reselling event tickets above their price is forbidden or limited in many places, and organizers may cancel tickets that were passed on.',
    asks: 'Ask a lawyer or the consumer authority: may tickets for these events be resold, at which price and fee, and what must the buyer be told?',
    laws: [
      ukLaw(
        'ukpga/2015/15',
        'Consumer Rights Act 2015, part 3, chapter 5',
        'Whoever resells event tickets online in the UK must name seat, limits and original price.',
      ),
    ],
  },
  {
    id: 'fake-reviews',
    weight: 'forbidden',
    shown: [
      '<buy, sell, write, post, generate, get> ~ (?:fake|5.?star|five.?star|positive) (?:\\w+ )?(?:reviews?|ratings?|testimonials?)',
      '(?:we|i) (?:write|post) (?:\\w+ ){0,3}?reviews? for',
      '(?:discounts?|refunds?|gifts?|vouchers?|money|coupons?) (?:\\w+ ){0,3}?for (?:a |each |every )?(?:5.?star|five.?star|positive|good) (?:\\w+ )?(?:reviews?|ratings?)',
      '<sell, buy, rent> ~ (?:followers|likes|fake accounts)',
    ],
    unless: 'detect\\w*|spot(?:s|ting)?|fight\\w*|against|remove\\w*|protect\\w*|tired of|no fake',
    says: 'Writing, selling or buying reviews that no real customer gave freely is forbidden in the US, the UK and the EU.',
    asks: 'Ask the consumer authority or a lawyer: how may customers be asked for reviews, and what may they be given for it? Post and buy none before the answer.',
    laws: [
      usRule(
        'title-16/part-465',
        'Rule on the use of consumer reviews and testimonials',
        'Fake reviews, and paying for reviews that must be good or bad, are forbidden in the US since October 2024, with civil penalties.',
      ),
      ukLaw(
        'ukpga/2024/13',
        'Digital Markets, Competition and Consumers Act 2024',
        'Fake reviews, and hiding that reviews were paid for, are banned practices in the UK.',
      ),
      euLaw(
        'dir/2019/2161',
        'Directive (EU) 2019/2161 on better enforcement of consumer protection rules',
        'Fake reviews, and orders for them, are forbidden in the EU.',
      ),
    ],
  },
  {
    id: 'mass-messages',
    weight: 'licensed',
    shown: [
      '(?:bought|<buy, purchase>) ~ (?:lists?|databases?) ~ (?:numbers?|e-?mails?|contacts?|phones?|addresses)',
      '<text, message, call, blast> ~ (?:all of them|everyone on the list|thousands of (?:people|numbers|strangers)|cold (?:leads|contacts))',
      '(?:robo ?calls?|auto.?dial(?:s|er|ing)?|mass (?:texts?|sms|whatsapp|e-?mails?)|bulk (?:sms|whatsapp|e-?mails?)|cold (?:calls?|texts|sms|whatsapp))(?: \\w+){0,2} (?:to|for)',
    ],
    unless:
      'block\\w*|stop(?:s|ping)?|instead of|no cold|tired of|opt(?:ed)?.?in|who (?:agreed|signed up|asked)|spam filter',
    says: 'Marketing calls, texts and mails to people who did not agree are forbidden or limited in most countries, and a bought list gives no consent.',
    asks: 'Ask the office for data protection or telecoms: which consent must each person on the list have given, to whom, and which registers must be checked first? Send none before the answer.',
    laws: [
      usRule(
        'title-47/section-64.1200',
        'Telephone Consumer Protection Act rules',
        'Automated marketing calls and texts to cell phones in the US need prior written consent; artificial voices count as automated.',
      ),
      euLaw(
        'dir/2002/58',
        'Directive 2002/58/EC on privacy and electronic communications',
        'Marketing mails and texts need prior consent in the EU; existing customers may get mails on similar products.',
      ),
      ukLaw(
        'uksi/2003/2426',
        'Privacy and Electronic Communications Regulations 2003',
        'Marketing mails and texts to individuals need consent in the UK; numbers on the preference service may not be called.',
      ),
      germanLaw(
        'uwg_2004/__7.html',
        'Gesetz gegen den unlauteren Wettbewerb, section 7',
        'Cold calls to consumers and marketing mails without prior consent are illegal in Germany.',
      ),
      law(
        'BR',
        'Brazil’s general data protection law (LGPD) asks for one of its legal bases, such as consent, before personal data is processed; a bought list has to show it.',
        'Lei nº 13.709, de 14 de agosto de 2018, artigo 7º',
        'Presidency of Brazil',
        'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
        '2018',
      ),
    ],
  },
  {
    id: 'adult-content',
    weight: 'conditioned',
    shown: [
      '<sell, show, stream, host, make> ~ (?:porn\\w*|erotic (?:videos?|photos?|stories|content)|nude (?:photos?|videos?)|adult (?:videos?|content|sites?))',
      '(?:adult|erotic|porn) (?:platform|site|videos?|chat)',
    ],
    unless: 'block\\w*|filter\\w*|adult (?:learners|education)|parental',
    says: 'Content for adults takes an age check that works, and proof of age and consent of those who are shown, in more and more countries; payment firms and app stores refuse much of it.',
    asks: 'Ask a lawyer for media law and your payment provider: which age check is accepted where your users are, which records of those shown are kept, and who will process the payments?',
    laws: [
      ukLaw(
        'ukpga/2023/50',
        'Online Safety Act 2023',
        'Services with pornography that can be used in the UK need highly effective age checks.',
      ),
      usRule(
        'title-28/part-75',
        'Record-keeping for sexually explicit depictions',
        'Producers of sexually explicit content in the US keep records that prove the age of everyone shown.',
      ),
    ],
  },
  {
    id: 'platform-automation',
    weight: 'conditioned',
    shown: [
      '(?:bots?|automat(?:es?|ically|ion)|fake (?:accounts?|profiles?)|many accounts) ~ (?:instagram|tinder|linkedin|whatsapp|facebook|tiktok|airbnb|uber|amazon|bumble)',
      '(?:exclusive|sole) (?:use|right|rights|access) (?:of|to|on) (?:instagram|amazon|whatsapp|google|airbnb|facebook|tiktok|ebay|spotify|youtube)',
    ],
    unless: 'official (?:api|partner)|detect\\w*|business api|against',
    says: 'A platform that belongs to others decides who may automate it or use it exclusively: accounts can be closed without notice, and no contract with your customers changes that.',
    asks: 'Ask the platform, in writing: do its terms allow this use, is there an official interface or partner program for it, and what happens to accounts that are reported?',
    laws: [],
  },
]
