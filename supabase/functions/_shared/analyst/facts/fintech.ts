import { euLaw, figures, germanLaw, rules, rulesOnAct, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const finance: readonly Fact[] = [
  ...figures`
    US | In 2023, 4.2% of US households, about 5.6 million, had no bank account, and 14.2% were underbanked.
      | FDIC Survey Finds 96 Percent of U.S. Households Were Banked in 2023 | Federal Deposit Insurance
      Corporation | 2024-11-12 |
      https://www.fdic.gov/news/press-releases/2024/fdic-survey-finds-96-percent-us-households-were-banked-2023
    US | US households paid an estimated $347 billion in interest and fees for financial services other than
      mortgages in 2022. | FinHealth Spend Report 2023 | Financial Health Network | 2023 |
      https://finhealthnetwork.org/finhealth-spend-research/finhealth-spend-2023
    US | In 2022, 63% of US adults said they would cover a $400 emergency with cash or its equivalent, down
      from 68% in 2021. | Report on the Economic Well-Being of U.S. Households | Federal Reserve Board |
      2023 | https://www.federalreserve.gov/publications/report-economic-well-being-us-households.htm
    US | In 2022, 58% of US families held stocks, directly or through funds and pensions. | Changes in U.S.
      Family Finances from 2019 to 2022 | Federal Reserve Board | 2023-10 |
      https://www.federalreserve.gov/publications/october-2023-changes-in-us-family-finances-from-2019-to-2022.htm
    US | In a 2023 survey of insurers, 41% of US adults said they had less life insurance than they need. |
      How Are We Going to Reverse This Trend? | LIMRA | 2023-09 |
      https://www.limra.com/en/trending-topics/publications/marketfacts/2023/How-Are-We-Going-to-Reverse-This-Trend/
  `,
  ...rulesOnAct(
    'holding-money',
    { does: 'transfer|sends? money|remit|wallet|payouts?\\b|pays? out|holds? money' },
    'US',
  ),
  usRule(
    'title-12/part-1005',
    'Electronic Fund Transfers (Regulation E)',
    'Accounts and transfers of consumers in the US come with duties to disclose fees, correct errors and cover unauthorized payments.',
    { to: 'consumers', does: 'accounts?\\b|transfer|cards?\\b|payments?\\b' },
  ),
  euLaw(
    'dir/2015/2366',
    'Directive (EU) 2015/2366 on payment services (PSD2)',
    'Holding or sending other people’s money, and reading their accounts, needs a license in the EU, or a licensed partner.',
    { does: 'accounts?\\b|wallet|transfer|sends? money|payouts?\\b|holds? money' },
  ),
  euLaw(
    'dir/2016/97',
    'Directive (EU) 2016/97 on insurance distribution',
    'Selling or comparing insurance for a commission in the EU needs registration, training and a record of the customer’s needs.',
    { does: 'insur' },
  ),
  germanLaw(
    'kredwg/__32.html',
    'Kreditwesengesetz, section 32',
    'Taking deposits and lending as a business in Germany need a license from BaFin; loan and fund brokers need a trade permit.',
    { does: 'loans?\\b|lend|credit|deposit|funds?\\b' },
  ),
  ukLaw(
    'ukpga/2000/8',
    'Financial Services and Markets Act 2000',
    'Lending, investing and insurance for others need FCA authorization in the UK, and so does approval of advertising for them.',
    { does: 'loans?\\b|lend|credit|invest|insur' },
  ),
  ...rules({
    does: 'accounts?\\b|invest|loans?\\b|lend|insur|pension|payments?\\b|cards?\\b|savings?\\b|mortgag',
    to: 'consumers',
  })`
    GB | Financial firms in the UK must act to deliver good outcomes for retail customers, in price,
      product, support and information. | Consumer Duty | Financial Conduct Authority | 2023 |
      https://www.fca.org.uk/firms/consumer-duty
  `,
  ...rulesOnAct('lending', { does: 'loans?\\b|lend|credit' }, 'IN'),
]

export default finance
