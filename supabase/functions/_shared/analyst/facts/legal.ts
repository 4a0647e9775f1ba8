import { euLaw, figures, rules, rulesOnAct } from './fact.ts'
import type { Fact } from './schema.ts'

/** What legal help is called. */
const ADVICE = 'advice|advis|letters?\\b|contracts?\\b|wills?\\b|claims?\\b|templates?\\b|lawsuit|disput'

const legal: readonly Fact[] = [
  ...figures`
    GB | In 2023, 66% of adults in England and Wales had had a legal issue in the past four years; 32% of
      those in need of help did not get enough. | Two in three people have legal problems but many don’t get
      professional help | Legal Services Board |  |
      https://legalservicesboard.org.uk/news/two-in-three-people-have-legal-problems-but-many-dont-get-professional-help
    US | At the end of 2023, 30% of pending cases in US immigration courts had a lawyer, down from 65% in
      2019. | Too Few Immigration Attorneys: Average Representation Rates Fall from 65% to 30% | TRAC,
      Syracuse University | 2024-01-24 | https://trac.syr.edu/reports/736/
  `,
  ...rulesOnAct('legal-advice', { does: ADVICE }, 'US DE GB'),
  ...rules({ words: '\\bai\\b|robot' })`
    US | Claims that a product replaces a lawyer need proof in the US; the FTC made the seller of a
      “robot lawyer” pay in 2025. | FTC Finalizes Order with DoNotPay That Prohibits Deceptive “AI Lawyer”
      Claims | Federal Trade Commission | 2025-02 |
      https://www.ftc.gov/news-events/news/press-releases/2025/02/ftc-finalizes-order-donotpay-prohibits-deceptive-ai-lawyer-claims-imposes-monetary-relief-requires
  `,
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'AI that helps courts research or apply the law counts as high-risk in the EU; who may give legal advice is national law.',
    { words: '\\bai\\b', does: 'courts?\\b|judge|apply the law' },
  ),
  ...rules({ words: 'lawyer|advocate' })`
    IN | Lawyers in India may not advertise or share fees with others under the rules of the Bar
      Council, which limits platforms that find clients for them. | Rules on professional standards | Bar
      Council of India |  | https://www.barcouncilofindia.org/info/rules-on-professional-standards
  `,
]

export default legal
