import { euLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** Accounts and data of others, and games for money. */
export const DATA_AND_GAMES: readonly RegulatedAct[] = [
  {
    id: 'shared-accounts',
    weight: 'forbidden',
    shown: [
      '<sell, resell, share, rent, split> (?:\\w+ ){0,5}?(?:netflix|spotify|disney\\+?|hbo|youtube premium|chatgpt|canva|office|adobe|coursera|scribd|amazon prime) (?:\\w+ ){0,2}?(?:accounts?|logins?|passwords?|profiles?|subscriptions?|seats?)',
      '<sell, offer, install, make, rent> (?:\\w+ ){0,4}?(?:iptv|cracked|pirated|jailbroken fire ?sticks?|unlocked (?:icloud|channels)|keygens?)',
      '<sell, share, stream, show> (?:\\w+ ){0,4}?(?:premier league|bundesliga|nba|pay.?per.?view|sky sports|dazn) (?:\\w+ ){0,4}?(?:without|for free|cheap\\w*|to)',
    ],
    unless:
      'track\\w*|remind\\w*|cancel\\w*|open.?source|family (?:members )?(?:only|plan reminder)|integrat\\w*',
    says: 'Passing on accounts, streams and programs of others for money breaks their contracts and copyright, and in many countries selling access to pirated streams is a crime.',
    asks: 'Ask the provider, in writing: is there a reseller or group plan that allows this? Sell and share no access before the answer.',
    laws: [
      euLaw(
        'dir/1998/84',
        'Directive 98/84/EC on the legal protection of services based on conditional access',
        'In the EU, selling, installing and advertising devices for illegal access to pay services is forbidden.',
      ),
    ],
  },
  {
    id: 'selling-data',
    weight: 'conditioned',
    shown: [
      "<sell, resell, license, monetize> (?:\\w+ ){0,4}?(?:the |their |user |users[’']? |customer |location |health |patient |shopping |anonym\\w+ |viewing )?(?:data|datasets?|contacts|leads|email lists?|profiles) (?:\\w+ ){0,3}?(?:to|of) (?:\\w+ ){0,3}?(?:brands?|advertis\\w+|insurers?|insurance|pharma\\w*|companies|researchers|lenders|banks|recruiters|third parties|hedge funds|supermarkets)",
    ],
    unless: '(?:not|never|no) (?:\\w+ )?sell|weather|open data|machine data|soil|market data',
    says: 'Selling data on people needs a legal basis and a clear notice in many countries, mostly their consent, and a right to refuse; data without names can count as well.',
    asks: 'Ask the office for data protection: which consent must each person give, to whom may the data go, and when do they count as anonymous?',
    laws: [
      euLaw(
        'reg/2016/679',
        'Regulation (EU) 2016/679 (General Data Protection Regulation)',
        'In the EU, passing on personal data takes a legal basis and a notice; data on health take explicit consent.',
      ),
      law(
        'US',
        'Under California’s privacy law, larger businesses and data brokers tell people when they sell their data, and stop on request.',
        'California Consumer Privacy Act',
        'California Department of Justice',
        'https://oag.ca.gov/privacy/ccpa',
        null,
        /\b(?:california|los angeles|san (?:francisco|diego|jose)|oakland|sacramento)\b/i,
      ),
    ],
  },
  {
    id: 'childrens-data',
    weight: 'conditioned',
    shown: [
      '(?:kids|children|pupils|toddlers|under.?1[0-3]s?|1[0-2].year.olds) (?:can |will )?(?:chat|message|upload|record|share|post|film|sign up|create (?:a )?profiles?)s?\\b',
      "<track, record, film, collect, store, analyze, watch> (?:\\w+ ){0,4}?(?:kids[’']?|child(?:ren)?(?:[’']s)?|pupils[’']?|students[’']?) (?:\\w+ )?(?:voices?|faces?|location|photos?|emotions?|behaviou?r|screens?|data)",
      'chat ?bots? for (?:kids|children)|(?:social network|chat|messenger) for (?:kids|children)',
    ],
    says: 'Data of children are protected more strictly in many countries: parents have to agree below a certain age, and profiles and ads are limited.',
    asks: 'Ask the office for data protection: from which age on may a child agree, how is a parent’s consent proved, and which data may not be kept?',
    laws: [
      usRule(
        'title-16/part-312',
        'Children’s Online Privacy Protection Rule',
        'In the US, services for children under 13 need verifiable consent of a parent before they collect personal data.',
      ),
      euLaw(
        'reg/2016/679',
        'Regulation (EU) 2016/679 (General Data Protection Regulation), article 8',
        'In the EU, online services need a parent’s consent for children under 16, or down to 13 where the country says so.',
      ),
      ukLaw(
        'ukpga/2018/12/section/9',
        'Data Protection Act 2018, section 9',
        'In the UK, a child may consent to the use of data by online services from 13 on; below that a parent does.',
      ),
    ],
  },
  {
    id: 'loot-and-machines',
    weight: 'licensed',
    shown: [
      '(?:loot ?boxes|gacha|paid spins?|spin the wheel for (?:money|prizes))',
      '<place, put, rent, run, operate, install, own> (?:\\w+ ){0,4}?(?:claw machines?|slot machines?|gambling machines?|crane games?|fruit machines?|arcade machines? with prizes|bingo (?:nights?|games?) for (?:money|cash))',
      '<sell, offer, open> (?:\\w+ ){0,4}?(?:mystery (?:boxes|packs|balls)|surprise boxes|card breaks?|pack breaks?) (?:\\w+ ){0,6}?(?:win|worth up to|chance|rare)',
    ],
    unless: 'no (?:loot|gambling)|without loot|block\\w*|software for',
    says: 'Machines and boxes in which chance decides what a paying player gets count as gambling in some countries, and take a license or an age check.',
    asks: 'Ask the gambling authority of your place, in writing: is this a game of chance, which license, limits and age check does it take? Take no money for it before the answer.',
    laws: [
      ukLaw(
        'ukpga/2005/19/section/242',
        'Gambling Act 2005, section 242',
        'In Great Britain, making a gaming machine available for use without a license or permit is a crime.',
      ),
    ],
  },
]
