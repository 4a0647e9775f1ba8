import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const FSMA = 'Financial Services and Markets Act 2000'

/** Money that others put in to get more back: investments, lotteries and bets. */
export const INVESTING_AND_GAMBLING: readonly RegulatedAct[] = [
  {
    id: 'pooled-investment',
    weight: 'licensed',
    shown: [
      'buys? (?:a |one )?(?:piece|share|part|fraction|slice)s? (?:of|in) (?:a|an|the|our|each|every) ',
      '(?:people|users?|members?|fans?|neighbou?rs|savers?|anyone|anybody|everyone|everybody|investors?|they|you) ~ (?:invests?|puts? in|puts?) ~ (?:returns?|profits?|percent|\\d ?%|dividends?|share of)',
      '(?:gets?|receives?|earns?) ~ (?:money|capital|investment|stake) back (?:plus|with|and)',
      '(?:gets?|receives?|earns?) ~ (?:money|capital|investment|stake) plus \\d+ ?(?:%|percent)',
      'fractional (?:ownership|shares?|investing)',
      'pool(?:s|ing)? (?:their |the )?(?:money|savings|cash|funds)',
      '(?:guaranteed|fixed|monthly) returns? of \\d',
      '(?:crowd ?investing|equity crowdfunding|crowd ?lending|investment) (?:platform|app|club|scheme)',
    ],
    near: '(?:we|i|our|us|platform|app|buy a (?:piece|share))',
    unless:
      'we (?:need|look for|are looking for|seek) (?:an? )?investors?|raise (?:money|capital) (?:for|from)|track(?:s|er|ing)|timeshare|invests? (?:time|hours)|game',
    byAnyone: true,
    says: 'Taking money from people who expect a profit from what you do with it is an offer of investments, and in most countries it takes a registration, a license or a prospectus.',
    asks: 'Ask the securities regulator of your place, in writing: is this an investment that has to be registered, which exemption fits so small an offer, and which licensed platform could carry it? Take no money for it before the answer.',
    laws: [
      euLaw(
        'reg/2020/1503',
        'Regulation (EU) 2020/1503 on crowdfunding service providers',
        'Platforms in the EU on which people invest in projects of others need an authorization and warn and test small investors.',
      ),
      ukLaw(
        'ukpga/2000/8/section/235',
        `${FSMA}, section 235`,
        'Pooling money of people who share profits and do not run the business themselves is a collective investment scheme in the UK, and takes authorization.',
      ),
      usRule(
        'title-17/part-227',
        'Regulation Crowdfunding',
        'Shares in profits are securities in the US: they must be registered with the SEC or fit an exemption, such as crowdfunding on a registered portal.',
      ),
      law(
        'NG',
        'Promoting or running an investment scheme that is not registered with the securities commission is a crime in Nigeria since 2025.',
        'SEC tells Nigerians how to treat Ponzi schemes (Investments and Securities Act 2025, section 196)',
        'Naija News',
        'https://www.naijanews.com/2025/04/24/sec-tells-nigerians-how-to-treat-ponzi-schemes/',
        '2025-04-24',
      ),
      law(
        'IN',
        'In India only a registered company may pool money of people who expect a profit and do not run the scheme (collective investment scheme).',
        'SEBI (Collective Investment Schemes) Regulations, 1999: an overview',
        'TaxDose',
        'https://www.taxdose.com/sebi-collective-investment-schemes-regulations-1999-an-overview/',
      ),
    ],
  },
  {
    id: 'investment-advice',
    weight: 'licensed',
    shown: [
      '(?:tells?|signals?|recommends?|advis(?:e|es)|alerts?|picks?) ~ (?:which|what|when) (?:\\w+ ){0,3}?(?:stocks?|shares to|etfs?|crypto|coins? to|funds? to)',
      '(?:trading|stock|forex|crypto) (?:signals|tips|picks)',
      'copy ?-?trad(?:e|es|ing)',
      "(?:we|i) (?:manage|invest) (?:your|their|people[’']s|clients[’']?|customers[’']?) (?:savings|money|portfolios?|pensions?)",
    ],
    unless: 'learn|course|game|journal|keep stock|stock of',
    says: 'Telling people which investments to buy or sell, or managing their money, is regulated as investment advice in most countries.',
    asks: 'Ask the securities regulator of your place: where does general information end and advice that takes a license begin, and what may you say for pay without one?',
    laws: [
      euLaw(
        'dir/2014/65',
        'Directive 2014/65/EU on markets in financial instruments (MiFID II)',
        'Personal recommendations to buy or sell investments need an authorization in the EU.',
      ),
      ukLaw(
        'ukpga/2000/8/section/19',
        `${FSMA}, section 19`,
        'Advising on investments as a business in the UK needs authorization by the FCA.',
      ),
      usRule(
        'title-17/part-275',
        'Rules under the Investment Advisers Act of 1940',
        'Advising others on securities for pay in the US takes a registration with the SEC or a state; impersonal publications are exempt.',
      ),
    ],
  },
  {
    id: 'raffle',
    weight: 'licensed',
    shown: [
      '(?:run|runs|hold|holds|organi[sz]e|organi[sz]es|sell|sells|do) ~ (?:raffles?|lotter(?:y|ies)|prize draws?|sweepstakes?|tombolas?)',
      '(?:raffle|lottery|prize draw|sweepstake) (?:app|site|website|platform|tickets?|for)',
      '(?:tickets?|numbers?|entr(?:y|ies)|winners?) (?:gets?|is|are) drawn',
      '<buy, sell> ~ tickets? ~ (?:win|wins|chance)',
      '(?:pays?|entry) ~ (?:chance|draw) (?:to|and) win',
      'mystery box(?:es)? ~ (?:chance|win)',
    ],
    unless:
      'raffle (?:in|at) (?:the|my|our) (?:school|church)|metaphor|it is a lottery whether|feels like a lottery',
    byAnyone: true,
    says: 'Selling chances to win a prize is a lottery, and in most countries only the state, charities or license holders may run one.',
    asks: 'Ask the gambling authority of your place, in writing: is this a lottery, which form of it is free (such as a free way to enter or a real test of skill), and which license does the rest take? Sell no ticket before the answer.',
    laws: [
      ukLaw(
        'ukpga/2005/19',
        'Gambling Act 2005',
        'Lotteries for private profit are illegal in Great Britain; a prize competition needs a real test of skill, and a free draw an entry that costs nothing.',
      ),
      germanLaw(
        'stgb/__287.html',
        'Strafgesetzbuch, section 287',
        'In Germany, a public lottery or raffle without a permit of the authority is a crime.',
      ),
    ],
  },
  {
    id: 'betting',
    weight: 'licensed',
    shown: [
      '(?:players?|users?|people|friends|members|fans|they) (?:can |will |may )?(?:bets?|wagers?|stakes?|gambles?) ~ (?:on|money|against)',
      '(?:sports? ?betting|online casino|poker) (?:app|site|platform|room|club)',
      '(?:entry|entrance) (?:fee|money) ~ (?:winner|best|top \\w+) (?:takes|gets|wins)',
      '(?:winner|best) (?:takes|gets) (?:the|all the) (?:pot|stakes|entry fees)',
    ],
    unless: 'play money|no (?:real )?money|points only',
    says: 'Games in which people stake money and may win some take a gambling license in most countries, and age checks with it.',
    asks: 'Ask the gambling authority of your place, in writing: is this gambling or a contest of skill, and which license does it take? Take no stake before the answer.',
    laws: [
      ukLaw(
        'ukpga/2005/19',
        'Gambling Act 2005',
        'Betting and games of chance for money need a license of the Gambling Commission in Great Britain.',
      ),
      germanLaw(
        'stgb/__284.html',
        'Strafgesetzbuch, section 284',
        'In Germany, public games of chance for money without a permit are a crime.',
      ),
    ],
  },
]
