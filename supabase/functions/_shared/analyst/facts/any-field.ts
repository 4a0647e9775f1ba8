import { euLaw, germanLaw, rules, ukLaw } from './fact.ts'
import type { Fact } from './schema.ts'

/** People whose data an organization holds, which a program for it works on. */
const HELD = '(?:pupils?|students?|patients?|tenants?|residents?|employees?|staff|applicants?|candidates?)\\b'
/** Health data in the words of founders; animals and plants have none of these. */
const HEALTH = '(?:patients?|health data|medical records?|medications?|prescriptions?|symptoms?|therapy)\\b'
const CHILDREN = '(?:kids?|child|children|pupils?|teenagers?|teens?)\\b'
const PERSONAL = `${HELD}|${HEALTH}|${CHILDREN}|(?:profiles?|members?|users?|accounts?|attendance)\\b`
const PROGRAMS = 'software device marketplace'

/** Rules on data that others hold, on health and on children, in any field. */
const HELD_RULES: readonly Fact[] = [
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation), article 28',
    'Where an organization in the EU gives you data about its pupils, patients, tenants or staff, it stays responsible for it and needs a written contract with you first.',
    { natures: PROGRAMS, words: HELD, to: 'businesses' },
  ),
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation), article 9',
    'Health data may be processed in the EU only on narrow grounds, such as explicit consent or care by people who are bound to secrecy.',
    { natures: PROGRAMS, words: HEALTH },
  ),
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation), article 8',
    'Where an online service asks children in the EU for consent to use their data, a parent must give it below the age of 16, or of 13 to 15 where the country says so.',
    {
      natures: 'software marketplace content',
      buyers: `${CHILDREN}|(?<!with (?:their|his|her) )parents|families`,
    },
  ),
  ukLaw(
    'eur/2016/679/article/28',
    'UK General Data Protection Regulation, article 28',
    'Where an organization in the UK gives you data about its pupils, patients, tenants or staff, it stays responsible for it and needs a written contract with you first.',
    { natures: PROGRAMS, words: HELD, to: 'businesses' },
  ),
  ukLaw(
    'eur/2016/679/article/9',
    'UK General Data Protection Regulation, article 9',
    'Health data may be processed in the UK only on narrow grounds, such as explicit consent or care by people who are bound to secrecy.',
    { natures: PROGRAMS, words: HEALTH },
  ),
]

/** Rules for whoever stores data about people. */
export const PEOPLE_RULES: readonly Fact[] = [
  euLaw(
    'reg/2016/679',
    'Regulation (EU) 2016/679 (General Data Protection Regulation)',
    'In the EU, storing data about people needs a legal basis, a notice to them, and a contract with every company that processes the data for you.',
    { natures: PROGRAMS, words: PERSONAL },
  ),
  ukLaw(
    'eur/2016/679',
    'UK General Data Protection Regulation',
    'In the UK, storing data about people needs a lawful basis, a notice to them, and a contract with every company that processes the data for you.',
    { natures: PROGRAMS, words: PERSONAL },
  ),
  ...rules({ natures: PROGRAMS, words: PERSONAL })`
    IN | India’s Digital Personal Data Protection Act of 2023 requires notice and consent before
      personal data is processed; most of its duties apply from May 2027. | Digital Personal Data
      Protection Act, 2023 | Ministry of Electronics and Information Technology | 2023-08-11 |
      https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf
    AU | The Privacy Act 1988 binds businesses in Australia from a turnover of more than AUD 3 million,
      and smaller ones that provide health services or trade in personal data. | Privacy business resource
      10 | Office of the Australian Information Commissioner |  |
      https://oaic.gov.au/agencies-and-organisations/business-resources/privacy-business-resource-10
    CA | Canada’s privacy law for businesses (PIPEDA) requires consent to collect, use or pass on
      personal data; it gives way where a province has a similar law of its own. | Personal Information
      Protection and Electronic Documents Act | Justice Laws, Government of Canada | 2000 |
      https://laws-lois.justice.gc.ca/eng/acts/P-8.6/
    KE | Under regulations of 2021, those who process personal data in Kenya register with the Data
      Protection Commissioner from a turnover of KES 5 million or ten employees on, in some sectors
      always. | Navigating the Data Protection Laws in Kenya: A Guide to Registering Data Controllers and
      Data Processors | cfllegal.com |  |
      https://cfllegal.com/navigating-the-data-protection-laws-in-kenya-a-guide-to-registering-data-controllers-and-data-processors
    NG | Nigeria’s Data Protection Act of 2023 makes those register with its commission who process the
      data of many people, or data of special value. | Guidance notice on registration of data processors
      and controllers of major importance | KPMG Nigeria | 2024-03 |
      https://kpmg.com/ng/en/insights/2024/03/nigeria-data-protection-commissions-guidance-notice-on-registration-of-data-processors-controllers-of-major-importance.html
    SG | Organizations in Singapore must name a data protection officer, who sees to their duties under
      the Personal Data Protection Act. | Data Protection Officers | Personal Data Protection Commission |
      | https://www.pdpc.gov.sg/Overview-of-PDPA/Data-Protection/Business-Owner/Data-Protection-Officers
    BR | Brazil’s general data protection law (LGPD) asks for one of its legal bases, such as consent, before
      personal data is processed. | Lei nº 13.709, de 14 de agosto de 2018, artigo 7º | Presidency of Brazil | 2018 |
      https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm
    ZA | Every business in South Africa registers an information officer with the Information Regulator,
      who answers for its handling of personal data (POPIA). | Protection of Personal Information |
      Information Regulator |  | https://inforegulator.org.za/popia
  `,
]

export const DATA_RULES: readonly Fact[] = [...HELD_RULES, ...PEOPLE_RULES]

const ONLINE =
  'online|apps?\\b|web(?:site|shop|store)?\\b|ships?\\b|shipp(?:ed|ing)|mail(?:s|ed|-order| order)?\\b|(?:by|in the|per) post\\b'

/** Rules on selling to consumers online. */
export const CONSUMER_RULES: readonly Fact[] = [
  euLaw(
    'dir/2011/83',
    'Directive 2011/83/EU on consumer rights',
    'Consumers in the EU may withdraw from most online contracts within 14 days, except for perishable goods, and the price must include all fees before they order.',
    { natures: 'software physical marketplace content device', words: ONLINE, to: 'consumers' },
  ),
  euLaw(
    'dir/2019/882',
    'Directive (EU) 2019/882 (European Accessibility Act)',
    'Since June 2025, online shops, consumer banking, e-books and ticketing in the EU must be accessible to people with disabilities; services of microenterprises are exempt.',
    {
      natures: 'software marketplace',
      words:
        'online (?:shop|store)|web ?shop|(?:online|mobile) bank|e-?books?\\b|ticket (?:shop|sale|office)|tickets? online|sells? tickets',
      to: 'consumers',
    },
  ),
  ...rules({ natures: 'software content physical marketplace', to: 'consumers', subscription: true })`
    US | Online subscriptions in the US need clear terms before payment, express consent and a simple
      way to stop the charges. | Restore Online Shoppers’ Confidence Act | Federal Trade Commission | 2010
      | https://www.ftc.gov/legal-library/browse/statutes/restore-online-shoppers-confidence-act
  `,
  ukLaw(
    'uksi/2013/3134',
    'Consumer Contracts Regulations 2013',
    'Consumers in the UK may cancel most online orders within 14 days, except for perishable goods, and must see the full price before they order.',
    { natures: 'software physical marketplace content device', words: ONLINE, to: 'consumers' },
  ),
  germanLaw(
    'bgb/__312k.html',
    'Bürgerliches Gesetzbuch, section 312k',
    'Subscriptions that consumers in Germany take out online need a cancellation button that works without logging in.',
    { natures: 'software content physical marketplace', words: ONLINE, to: 'consumers', subscription: true },
  ),
  ...rules({ natures: 'physical marketplace', words: ONLINE, to: 'consumers' })`
    IN | Online sellers in India must show the full price, return terms and country of origin, and name
      a grievance officer. | Consumer Protection (E-Commerce) Rules, 2020 | Department of Consumer Affairs
      | 2020 |
      https://consumeraffairs.nic.in/theconsumerprotection/consumer-protection-e-commerce-rules-2020
  `,
  ...rules({ to: 'consumers' })`
    AU | Consumers in Australia have a right to repair, replacement or refund where goods or services do
      not meet the consumer guarantees; ‘no refunds’ is illegal. | Repair, replace, refund, cancel |
      Australian Competition and Consumer Commission |  |
      https://www.accc.gov.au/business/problem-with-a-product-or-service-you-sold/repair-replace-refund-cancel
  `,
  ...rules({ natures: 'software physical marketplace device', words: ONLINE, to: 'consumers' })`
    BR | Consumers in Brazil may withdraw within seven days from what they bought away from a shop, such as online or
      by phone, with all money back. | Lei nº 8.078, de 11 de setembro de 1990, artigo 49 | Presidency of Brazil | 1990 |
      https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm
    ZA | Consumers in South Africa may cancel most online orders within seven days without a reason, but
      not those of food and other everyday goods. | Electronic Communications and Transactions Act,
      section 44 | Acts Online | 2002 |
      https://www.acts.co.za/electronic-communications-and-transactions-act-2002/44__cooling_off_period
  `,
]

/** What every business of a place does before it sells, or from which sales on: plain law, whatever the field is. */
export const START_RULES: readonly Fact[] = [
  germanLaw(
    'gewo/__14.html',
    'Gewerbeordnung, section 14',
    'Anyone who starts a trade in Germany, or a branch of one, must report it to the local authority at the same time.',
  ),
  germanLaw(
    'ustg_1980/__19.html',
    'Umsatzsteuergesetz, section 19',
    'Since 2025, businesses in Germany charge no VAT as long as sales were at most €25,000 in the last year and are at most €100,000 in this one.',
  ),
  ukLaw(
    'uksi/2024/307/made',
    'Value Added Tax (Increase of Registration Limits) Order 2024',
    'Since April 2024, a business in the UK must register for VAT once its taxable sales of twelve months pass £90,000.',
  ),
  ...rules()`
    CA | A business in Canada must register for GST/HST once its taxable sales of one quarter, or of four together,
      pass CAD 30,000. | When to register for and start charging the GST/HST | Canada Revenue Agency |  |
      https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/when-register-charge.html
    AU | A business in Australia must register for GST within 21 days once its sales of twelve months reach AUD
      75,000. | Registering for GST | Australian Taxation Office |  |
      https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst/registering-for-gst
    NZ | A business in New Zealand must register for GST once its sales of twelve months pass NZD 60,000, or are
      likely to. | Goods and Services Tax Act 1985, section 51 | New Zealand Legislation | 1985 |
      https://www.legislation.govt.nz/act/public/1985/0141/latest/DLM84824.html
    IN | Suppliers in India must register for GST once their sales of a financial year pass ₹20 lakh, or up to ₹40
      lakh where a state has it so for goods alone. | Central Goods
      and Services Tax Act, 2017, section 22 | LawCrux | 2017 |
      https://web.lawcrux.com/Web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_22.htm
    NG | It is an offence in Nigeria to do business as a company, as a limited partnership or under a business name
      that is not registered with the Corporate Affairs Commission. | CAC gives businesses in Nigeria 6-week ultimatum to
      register or face prosecution | Daily Post, on section 863 of the Companies and Allied Matters Act |
      2025-04-29 |
      https://dailypost.ng/2025/04/29/cac-gives-businesses-in-nigeria-6-week-ultimatum-to-register-or-face-prosecution/
    KE | As of 2025, a business in Kenya must register for VAT once its taxable sales of twelve months reach KES 5
      million; below that it may. | Do small businesses need to register for VAT in Kenya? 2025 legal guide | Ushuru, on
      section 34 of the VAT Act | 2025 |
      https://ushuru.com/do-small-businesses-need-to-register-for-vat-in-kenya-2025-legal-guide
    BR | In Brazil, one person in a listed trade may register as an individual micro-entrepreneur (MEI), with sales
      of at most R$81,000 a year, the limit since 2018, and one employee. | Lei Complementar nº 123, de 14 de
      dezembro de 2006, artigos 18-A e 18-C | Presidency of Brazil | 2006 |
      https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm
    AT | Since 2025, small businesses in Austria charge no VAT as long as sales stay within €55,000, this year and
      the last. | Kleinunternehmerregelung (Umsatzsteuer) ab 2025 | Austrian Federal Economic Chamber | 2025 |
      https://wko.at/steuern/kleinunternehmerregelung-umsatzsteuer
    CH | Businesses in Switzerland are liable to VAT from sales of CHF 100,000 a year on, those abroad included. |
      Federal Act on Value Added Tax, article 10 | Fedlex | 2009 | https://www.fedlex.admin.ch/eli/cc/2009/615/en
    IE | Since 2025, a business in Ireland must register for VAT once its sales of twelve months pass €42,500 for
      services or €85,000 for goods. | Ireland: Revenue issues eBrief on VAT updates in Finance Act 2024 |
      RegFollower |  | https://regfollower.com/ireland-revenue-issues-ebrief-on-vat-updates-in-finance-act-2024
    NL | All businesses in the Netherlands, the self-employed included, must be in the Business Register of the
      Chamber of Commerce (KVK) at the latest one week after they start. | Register your business in the Business
      Register | Netherlands Enterprise Agency |  |
      https://business.gov.nl/regulation/register-your-business-in-the-business-register
  `,
  ...rules({ words: 'manipur|mizoram|nagaland|tripura' })`
    IN | Suppliers in the states of India Manipur, Mizoram, Nagaland and Tripura must register for GST once their sales of a financial
      year pass ₹10 lakh (as of 2017). | Central Goods and Services Tax Act, 2017, section 22 | LawCrux | 2017 |
      https://web.lawcrux.com/Web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_22.htm
  `,
]
