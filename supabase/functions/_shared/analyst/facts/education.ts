import { euLaw, figures, germanLaw, rules, usRule, YOUNG } from './fact.ts'
import type { Fact } from './schema.ts'

const education: readonly Fact[] = [
  ...figures`
    EU | In 2022, 46.6% of people aged 25 to 64 in the EU took part in education or training, up from 43.7%
      in 2016. | Adult learning: participants | Eurostat | 2024 |
      https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Adult_learning_-_participants
    EU | In 2022, 25.3% of people aged 25 to 64 in the EU knew no foreign language. | Foreign language
      skills statistics | Eurostat | 2024 |
      https://ec.europa.eu/eurostat/statistics-explained/index.php/Foreign_language_skills_statistics
    GB | In England and Wales, 30% of pupils aged 11 to 16 had ever had a private tutor in 2022, up from 18%
      in 2005. | Tutoring: The New Landscape | The Sutton Trust | 2023 |
      https://www.suttontrust.com/our-research/tutoring-2023-the-new-landscape/
  `,
  usRule(
    'title-34/part-99',
    'Family Educational Rights and Privacy Act regulations (FERPA)',
    'US schools may share student records with a service only under their control and for school purposes.',
    { words: 'schools?\\b|classroom', natures: 'software device marketplace content' },
  ),
  usRule(
    'title-16/part-312',
    'Children’s Online Privacy Protection Rule (COPPA)',
    'Online services in the US need a parent’s consent before they collect data from children under 13.',
    { natures: 'software device marketplace', buyers: YOUNG },
  ),
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'AI that decides on admission, grades learners or watches exams counts as high-risk in the EU, with strict duties from December 2027; reading learners’ emotions is banned.',
    {
      words: '\\bai\\b|language model|machine learning',
      natures: 'software',
      does: 'grad(?:e|es|ing)|exams?\\b|admission|assess|scores?\\b',
    },
  ),
  germanLaw(
    'fernusg',
    'Fernunterrichtsschutzgesetz (Distance Learning Protection Act)',
    'Paid distance courses with checks of what was learned need approval by the ZFU in Germany; contracts without it are void.',
    { natures: 'content software service', does: 'courses?\\b|certificate|distance' },
  ),
  ...rules({ natures: 'software device marketplace', buyers: YOUNG })`
    GB | Online services that children in the UK are likely to use must follow the Children’s Code, with
      high privacy by default. | Age appropriate design: a code of practice for online services |
      Information Commissioner’s Office | 2020 |
      https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/childrens-information/childrens-code-guidance-and-resources/age-appropriate-design-a-code-of-practice-for-online-services/
    IN | In India, data of learners under 18 may be processed only with a parent’s verifiable consent;
      the duty applies from May 2027. | Digital Personal Data Protection Act, 2023, section 9 | Ministry
      of Electronics and Information Technology | 2023-08-11 |
      https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf
  `,
]

export default education
