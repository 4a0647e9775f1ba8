import { euLaw, figures, rules, rulesOnAct, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const recruiting: readonly Fact[] = [
  ...figures`
    US | The US had 7.7 million job openings and 5.4 million hires in January 2025. | Job Openings and Labor
      Turnover Survey | US Bureau of Labor Statistics | 2025-03-11 | https://www.bls.gov/jlt/
    US | Temporary and contract staffing brought in $35.9 billion in the US in the second quarter of 2023,
      9.1% less than a year before. | Staffing employment declines | American Staffing Association |
      2023-09-27 | https://americanstaffing.net/posts/2023/09/27/staffing-employment-declines
    EU | In the euro area of the EU, 2.7% of jobs were vacant in the fourth quarter of 2023, down from 3.1%
      a year before. | Employment rate slightly up in Q4 2023 | JobAdvisor, from Eurostat | 2024-03 |
      https://jobadvisor.link/2024/03/employment-rate-slightly-up-in-q4-2023.html
  `,
  usRule(
    'title-29/part-1607',
    'Uniform Guidelines on Employee Selection Procedures',
    'A US employer answers for tests and software that screen out a protected group more than others without need.',
    { does: 'tests?\\b|screen|select|assess|scor|rank' },
  ),
  ...rules({ words: 'new york', does: 'screen|rank|scor|match' })`
    US | New York City requires a yearly bias audit, a published summary and notice to candidates for
      automated hiring tools. | Enforcement of Local Law 144: Automated Employment Decision Tools | Office
      of the New York State Comptroller | 2025-12-02 |
      https://www.osc.ny.gov/state-agencies/audits/2025/12/02/enforcement-local-law-144-automated-employment-decision-tools
  `,
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'AI that screens applicants or evaluates workers counts as high-risk in the EU, with strict duties from December 2027.',
    {
      words: '\\bai\\b|algorithm|machine learning|language model',
      does: 'screen|rank|scor|match|assess|select',
    },
  ),
  euLaw(
    'dir/2023/970',
    'Directive (EU) 2023/970 on pay transparency',
    'Applicants in the EU have a right to the pay range before the interview, and may not be asked what they earn.',
    { words: 'interview|applicant|candidate|salar|jobs?\\b' },
  ),
  ...rulesOnAct('placing-workers', { natures: 'service marketplace' }, 'DE GB'),
  ukLaw(
    'ukpga/2010/15',
    'Equality Act 2010',
    'Selection in Great Britain may not disadvantage people by age, disability, race, religion, sex and other protected characteristics.',
    { does: 'select|screen|rank|tests?\\b|scor' },
  ),
  ...rulesOnAct('placing-workers', { words: 'abroad|overseas|\\bgulf\\b' }, 'IN'),
]

export default recruiting
