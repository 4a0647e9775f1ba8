import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const FSMA = 'Financial Services and Markets Act 2000'
const PARTNER = 'insurer|insurance company|insurance partner|underwrit\\w+'
const BY_PROVIDER =
  'stripe|paypal|mangopay|escrow (?:service|company|provider|agent)|payment provider|a bank holds|notary|solicitor|trust account of'

/** Insurance and other people's money. */
export const MONEY: readonly RegulatedAct[] = [
  {
    id: 'insurance-pot',
    weight: 'licensed',
    shown: [
      'insur\\w+ ~ (?:ourselves|our own|from (?:a|the|our) (?:common |shared |own )?(?:pot|fund|pool))',
      "(?:we|i)(?: will| shall|[’']ll)? ~ (?:pay|replace|cover|reimburse|compensate|repair|refund)s? ~ (?:from|out of) (?:the|that|our|a|this) (?:\\w+ )?(?:pot|fund|pool|kitty)",
      '(?:pot|fund|pool|kitty) ~ (?:pays?|replaces?|covers?|compensates?|reimburses?) ~ (?:damage|loss|losses|repairs?|theft|breakage|breaks?|stolen|broken|sick|ill|dies|death|accident)',
      '(?:monthly|small|fixed) (?:fee|amount|premium) ~ (?:we|i) (?:pay|replace|repair|cover) ~ (?:breaks?|stolen|lost|dies|damaged|cracks?|fails)',
      '(?:we|i) (?:will |shall )?(?:insure|run (?:our own|the) insurance)',
      '(?:funeral|crop|phone|pet|hail|livestock) (?:cover|insurance) ~ (?:from|out of) (?:us|our)',
    ],
    unless: PARTNER,
    says: 'Taking a fee and paying for losses out of a pot is insurance business, and in most countries only a licensed or registered insurer may do it.',
    asks: 'Ask the insurance supervisor of your place, in writing: is a pot out of which you pay for losses insurance that takes a license, and may a licensed insurer carry it for you? Take no fee for it before the answer.',
    laws: [
      euLaw(
        'dir/2009/138',
        'Directive 2009/138/EC (Solvency II)',
        'Insurance business in the EU takes an authorization of the supervisor before it begins; very small insurers fall under national law instead.',
      ),
      ukLaw(
        'ukpga/2000/8/section/19',
        `${FSMA}, section 19`,
        'Carrying on insurance in the UK without authorization is a crime, and the contracts cannot be enforced against customers.',
      ),
      law(
        'KE',
        'In Kenya only an insurer that is registered under the Insurance Act may carry on insurance business.',
        'Insurance Act (Cap. 487), section 19',
        'Kenya Law',
        'https://new.kenyalaw.org/akn/ke/act/1985/1/eng@2023-12-11',
        '2023',
      ),
    ],
  },
  {
    id: 'holding-money',
    weight: 'licensed',
    shown: [
      '(?:we|i|app|platform|website|site)(?: will| shall)? (?:hold|holds|keep|keeps) ~ (?:money|payments?|funds|cash|purchase price) ~ (?:until|till)',
      '(?:money|payments?|funds|cash) (?:then )?(?:sits?|stays?|waits?|is held|are held|is kept|rests?) ~ (?:in our|with us|on our|until|till|in escrow)',
      '(?:we|i) (?:\\w+ )?(?:hold|keep) (?:the|their|her|his) (?:money|payment|funds)',
      '<release, pass, hand, forward> (?:it|the money|the payment|the funds) (?:on )?to the (?:\\w+ )?(?:owner|seller|supplier|worker|landlord|farmer|driver|host|freelancer)',
      '(?:pays?|deposits?) (?:the money |it )?(?:in)?to our (?:own )?(?:account|till|wallet|paybill)',
      '(?:we|i) (?:run|offer|do|act as) ~ escrow',
      '<collect, hold, keep> ~ (?:susu|contributions|savings) ~ (?:members?|women|groups?|traders?|people|circle|until|pay)',
    ],
    unless: BY_PROVIDER,
    says: 'Holding or passing on money that belongs to others is a payment service, and in many countries it takes a license or a licensed partner.',
    asks: 'Ask the central bank or financial regulator of your place, in writing: may you hold this money between buyer and seller, and which licensed provider may hold it for you? Take no payment into your own account before the answer.',
    laws: [
      euLaw(
        'dir/2015/2366',
        'Directive (EU) 2015/2366 on payment services (PSD2)',
        'Receiving money for others and passing it on needs a license in the EU, or a licensed payment provider that does it.',
      ),
      ukLaw(
        'uksi/2017/752',
        'Payment Services Regulations 2017',
        'Receiving money for others and passing it on needs authorization or registration by the FCA in the UK, or a provider that has it.',
      ),
      usRule(
        'title-31/section-1022.380',
        'Registration of money services businesses',
        'Companies that move money for others in the US register with FinCEN and need licenses in nearly every state, or a partner that has them.',
      ),
      law(
        'KE',
        'Payment service providers in Kenya, which send, receive or store payments of others, need an authorization of the Central Bank.',
        'National Payment System Act (Cap. 491A)',
        'Kenya Law',
        'https://new.kenyalaw.org/akn/ke/act/2011/39/eng@2023-09-15',
        '2023',
      ),
    ],
  },
  {
    id: 'moving-money',
    weight: 'licensed',
    shown: [
      '(?:send|sends|transfer|transfers|remit|remits|bring|carry)(?:ing)? ~ money (?:home|abroad|to (?:famil\\w+|relatives|parents|another country))',
      'remittances? (?:app|service|platform)',
      '(?:we|i) (?:exchange|change|swap) (?:\\w+ ){0,2}?(?:dollars|currenc(?:y|ies)|forex|bitcoin|crypto\\w*|stablecoins?|usdt)',
      '<launch, issue, sell> ~ (?:our own|own|a) (?:crypto ?)?(?:token|stablecoin|cryptocurrency)',
    ],
    unless: 'compar\\w+|calculator',
    says: 'Sending money for others, changing currencies and dealing in crypto take a license or registration in most countries, with checks of who the customers are.',
    asks: 'Ask the central bank or financial regulator of your place, in writing: which license does this take, and may you offer it as the agent of a company that has one? Move no money before the answer.',
    laws: [
      usRule(
        'title-31/section-1022.380',
        'Registration of money services businesses',
        'Companies that move money for others in the US register with FinCEN and need licenses in nearly every state, or a partner that has them.',
      ),
      euLaw(
        'reg/2023/1114',
        'Regulation (EU) 2023/1114 on markets in crypto-assets (MiCA)',
        'Exchanging, keeping or offering crypto-assets for others in the EU takes an authorization.',
      ),
      ukLaw(
        'uksi/2017/752',
        'Payment Services Regulations 2017',
        'Sending money for others needs authorization or registration by the FCA in the UK, or a provider that has it.',
      ),
    ],
  },
  {
    id: 'lending',
    weight: 'licensed',
    shown: [
      '<give, offer, provide, make, hand out, advance, lend> (?:\\w+ ){0,3}?(?:loans?|micro-?credit|cash advances?)',
      'lend(?:s|ing)? (?:\\w+ ){0,2}?(?:money|cash|[$€£₹]\\s?\\d)',
      '(?:so )?(?:that |and )?(?:i|we) (?:can |will |would )?lend (?:up )?to ',
      '(?:micro|pay ?day|salary|peer.to.peer|short.term) ?-?(?:loans?|lending)',
      '(?:revolving )?loan (?:pool|fund) for',
      'buy now,? pay later',
    ],
    unless:
      'compar\\w+|calculator|library|tools|books|(?:bank|credit union|lender)s? (?:gives?|makes?|lends?)|(?:apply|ask|look) for a loan|refus\\w+|paid? (?:back|off) (?:my|our) loan',
    says: 'Lending money for interest or fees takes a license or registration in most countries, and rules on cost, papers and collection come with it.',
    asks: 'Ask the financial regulator or central bank of your place, in writing: which license do loans of this size and price take, which cost is the highest allowed, and may you arrange them for a licensed lender instead? Lend no more before the answer.',
    laws: [
      germanLaw(
        'kredwg/__32.html',
        'Kreditwesengesetz, section 32',
        'Lending as a business in Germany needs a license from BaFin.',
      ),
      ukLaw(
        'ukpga/2000/8/section/19',
        `${FSMA}, section 19`,
        'Lending to consumers in the UK needs authorization by the FCA; without it the loan cannot be enforced.',
      ),
      euLaw(
        'dir/2023/2225',
        'Directive (EU) 2023/2225 on credit agreements for consumers',
        'Loans to consumers in the EU, small ones and pay-later offers included, come with duties on information and checks of what they can repay.',
      ),
      law(
        'IN',
        'Loans arranged by apps in India must flow directly between borrower and a regulated lender, with the full cost and a cooling-off period shown first.',
        'Reserve Bank of India (Digital Lending) Directions, 2025',
        'Reserve Bank of India',
        'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12848&Mode=0',
        '2025-05-08',
      ),
    ],
  },
  {
    id: 'debt-collection',
    weight: 'licensed',
    shown: [
      '(?:we|i|app|agents?) ~ (?:collect|recover)s? ~ (?:debts?|unpaid (?:bills?|rents?|loans?|fees)|overdue (?:bills?|rents?)) (?:for|from)',
      'debt collect(?:ion|ors?|ing) (?:service|agency|app|for)',
    ],
    unless: 'lawyer|help people in debt|pay off',
    says: 'Collecting debts for others takes a license or registration in many places, and rules limit fees, calls and threats.',
    asks: 'Ask the financial regulator or the court that registers collectors: does this take a license, which fees may be added, and how may debtors be contacted?',
    laws: [
      usRule(
        'title-12/part-1006',
        'Debt collection practices (Regulation F)',
        'Collectors of consumer debts for others in the US must give a notice of the debt, and calls more than seven times in seven days count as harassment; many states license them.',
      ),
      germanLaw(
        'rdg/__10.html',
        'Rechtsdienstleistungsgesetz, section 10',
        'Collecting claims for others in Germany needs a registration with the authority for legal services.',
      ),
      ukLaw(
        'ukpga/2000/8/section/19',
        `${FSMA}, section 19`,
        'Collecting consumer debts for others in the UK needs authorization by the FCA.',
      ),
    ],
  },
]
