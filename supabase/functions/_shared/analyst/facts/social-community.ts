import { euLaw, figures, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const social: readonly Fact[] = [
  ...figures`
    EU | In 2023, 59% of people in the EU took part in social networks: 91% in Denmark, 49% in Germany. |
      59% of EU individuals using social networks in 2023 | Eurostat | 2024-03-19 |
      https://ec.europa.eu/eurostat/en/web/products-eurostat-news/w/DDN-20240319-1
    US | In 2023, 83% of US adults used YouTube, 68% Facebook and 47% Instagram. | Americans’ Social Media
      Use | Pew Research Center | 2024-01-31 |
      https://www.pewresearch.org/internet/2024/01/31/americans-social-media-use/
    US | In 2022, three in ten US adults had used a dating site or app at some time, and 52% of those never
      married. | The never-been-married are biggest users of online dating | Pew Research Center |
      2023-02-24 |
      https://www.pewresearch.org/fact-tank/2023/02/24/the-never-been-married-are-biggest-users-of-online-dating/
    US | Of Americans who had tried online dating, 46% called it a negative experience in 2022, and 51% of
      women. | How many people use online dating | Deseret News, from Pew Research Center | 2023-02-03 |
      https://www.deseret.com/2023/2/3/23583333/how-many-people-use-online-dating
    US | Advertising on social media in the US came to $88.8 billion in 2024, a third of all digital
      advertising. | Digital ad revenue hits $259B with unexpected mid-tier growth | PPC Land, from IAB and
      PwC | 2025-04 | https://ppc.land/digital-ad-revenue-hits-259b-with-unexpected-mid-tier-growth
    US | Between September 2022 and September 2023, 54.2% of Americans helped or exchanged favors with
      neighbors. | U.S. volunteerism rebounding after COVID-19 pandemic | Las Cruces Digest, from the US
      Census Bureau and AmeriCorps | 2024-11-19 |
      https://lascrucesdigest.com/u-s-volunteerism-rebounding-after-covid-19-pandemic-our-broader-community-volunteers
  `,
  ...rules({ natures: 'software', does: 'photo|image|video|upload|dating|profiles?' })`
    US | Platforms in the US must remove intimate images within 48 hours of a valid request since May
      2026. | Complying with the Take It Down Act | Federal Trade Commission | 2026 |
      https://www.ftc.gov/business-guidance/resources/complying-take-it-down-act
  `,
  usRule(
    'title-16/part-312',
    'Children’s Online Privacy Protection Rule (COPPA)',
    'A network that knows of users under 13 in the US needs a parent’s consent; several states have laws on teenagers too.',
    { buyers: '\\b(?:kids?|child|children|pupils?|toddlers?|teen\\w*|students aged)\\b' },
  ),
  euLaw(
    'reg/2022/2065',
    'Regulation (EU) 2022/2065 (Digital Services Act)',
    'Services that host posts in the EU need a way to report illegal ones and must give reasons for removals; small firms are freed from parts.',
    {
      natures: 'software marketplace',
      does: 'posts?\\b|comments?\\b|upload|chat|forum|profiles?\\b|photos?\\b',
    },
  ),
  ukLaw(
    'ukpga/2023/50',
    'Online Safety Act 2023',
    'Services with user content in the UK must assess the risks, remove illegal content and keep children from harmful content.',
    {
      natures: 'software marketplace',
      does: 'posts?\\b|comments?\\b|upload|chat|forum|profiles?\\b|photos?\\b',
    },
  ),
  ...rules({ natures: 'software marketplace' })`
    IN | Platforms in India must name a grievance officer, answer complaints in time and remove unlawful
      content on order. | Intermediary Guidelines and Digital Media Ethics Code Rules, 2021 | PRS
      Legislative Research | 2021 |
      https://prsindia.org/billtrack/the-information-technology-intermediary-guidelines-and-digital-media-ethics-code-rules-2021
  `,
]

export default social
