import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const accounting: readonly Fact[] = [
  ...figures`
    US | Americans spent an estimated 6.5 billion hours and at least $133 billion out of pocket on federal
      taxes in the 2024 season. | Tax Complexity 2024: It Takes Americans Billions of Hours to Do Their
      Taxes | National Taxpayers Union Foundation | 2024 |
      https://ntu.org/foundation/detail/tax-complexity-2024-it-takes-americans-billions-of-hours-to-do-their-taxes
    US | In a survey of 2,487 small US businesses in February 2025, 56% were owed money on unpaid invoices,
      $17,500 each on average. | Small Business Late Payments Report 2025 | Intuit QuickBooks | 2025 |
      https://quickbooks.intuit.com/r/small-business-data/small-business-late-payments-report-2025/
    US | In May 2023, 1,435,770 people worked as accountants and auditors in the US, 349,320 of them in
      accounting, tax and payroll firms. | Occupational Employment and Wages, May 2023: Accountants and
      Auditors | US Bureau of Labor Statistics | 2023-05 | https://www.bls.gov/oes/current/oes132011.htm
  `,
  ...rules({ natures: 'service', words: 'tax(?:es|ation)?\\b|(?:tax|vat) returns?' })`
    US | Anyone who prepares US federal tax returns for pay needs a Preparer Tax Identification Number
      from the IRS. | PTIN requirements for tax return preparers | Internal Revenue Service |  |
      https://www.irs.gov/tax-professionals/ptin-requirements-for-tax-return-preparers
  `,
  usRule(
    'title-16/part-314',
    'Standards for Safeguarding Customer Information (Safeguards Rule)',
    'The FTC Safeguards Rule counts US tax preparers as financial institutions: they need a written security program for customer data.',
    { natures: 'software service', words: 'tax(?:es|ation)?\\b' },
  ),
  euLaw(
    'dir/2025/516',
    'Council Directive (EU) 2025/516 on VAT rules for the digital age',
    'From July 2030, companies in the EU must send electronic invoices and report them digitally when they sell to companies in other EU countries.',
    { words: 'invoic|\\bvat\\b' },
  ),
  germanLaw(
    'stberg',
    'Steuerberatungsgesetz (Tax Advisers Act)',
    'Only tax advisers, lawyers and auditors may give individual tax advice for money in Germany; software may calculate and send forms.',
    { words: 'tax(?:es|ation)?\\b' },
  ),
  germanLaw(
    'ustg_1980/__14.html',
    'Umsatzsteuergesetz, section 14',
    'Since January 2025, businesses in Germany must be able to receive electronic invoices from each other; sending them becomes mandatory in steps by 2028.',
    { words: 'invoic' },
  ),
  ...rules({ words: '\\bvat\\b|tax(?:es|ation)?\\b|bookkeep|invoic' })`
    GB | VAT-registered businesses in the UK must keep digital records and file VAT returns with
      compatible software (Making Tax Digital). | VAT Notice 700/22: Making Tax Digital for VAT | HM
      Revenue and Customs |  |
      https://www.gov.uk/government/publications/vat-notice-70022-making-tax-digital-for-vat
  `,
  ukLaw(
    'uksi/2017/692',
    'Money Laundering Regulations 2017',
    'Bookkeepers, accountants and tax advisers in the UK must be supervised for anti-money-laundering and check who their clients are.',
    { natures: 'service' },
  ),
  ...rules({ words: 'invoic|\\bgst\\b' })`
    IN | Since August 2023, businesses in India with annual turnover above ₹5 crore must register their
      invoices to other businesses on the government’s e-invoice portal. | e-Invoicing for businesses
      above ₹5 crore turnover | ClearTax, on Notification No. 10/2023 (Central Tax) | 2023-05-10 |
      https://cleartax.in/s/e-invoicing-businesses-above-rs-5-crore-turnover
  `,
]

export default accounting
