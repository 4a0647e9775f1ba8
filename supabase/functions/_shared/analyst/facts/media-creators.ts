import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const media: readonly Fact[] = [
  ...figures`
    US | US advertisers spent $29.5 billion on creators in 2024, up from $13.9 billion in 2021. | IAB:
      Creator economy ad spend now dwarfs ad spend for total media industry | TV Tech |  |
      https://www.tvtechnology.com/news/iab-creator-economy-ad-spend-now-dwarfs-ad-spend-for-total-media-industry
  `,
  ...rules({ natures: 'software marketplace', does: 'upload|stream' })`
    US | Platforms in the US are not liable for copyright infringement by users if they register an
      agent and take content down on notice. | Section 512 of the Digital Millennium Copyright Act | US
      Copyright Office |  | https://www.copyright.gov/512/
  `,
  usRule(
    'title-16/part-255',
    'FTC Guides Concerning the Use of Endorsements and Testimonials',
    'Creators in the US must disclose paid or gifted endorsements clearly, in the content itself.',
    { words: 'sponsor|endors|influenc|brand (?:deal|partner)' },
  ),
  euLaw(
    'dir/2001/29',
    'Directive 2001/29/EC on copyright in the information society',
    'Music, texts, pictures and films may be copied or put online in the EU only with permission of those who hold the rights, with few exceptions.',
    {
      words:
        'uploads? (?:the |their )?scores?\\b|sheet music|songs?\\b|lyrics|films?\\b|audio ?books?|textbooks?|novels?\\b|sewing patterns?',
    },
  ),
  euLaw(
    'dir/2019/790',
    'Directive (EU) 2019/790 on copyright in the digital single market',
    'Large platforms in the EU need licenses for what users upload; authors may forbid the use of their works for AI training.',
    { natures: 'software marketplace', does: 'upload|trains? (?:\\w+ )?models?' },
  ),
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'Since August 2026, deepfakes and AI texts on matters of public interest must be marked as such in the EU.',
    { words: 'deepfake|\\bai\\b|synthetic voice' },
  ),
  germanLaw(
    'kunsturhg/__22.html',
    'Kunsturhebergesetz, section 22',
    'Publishing a picture of a person in Germany needs that person’s consent, with few exceptions.',
    { words: 'photo|picture|portrait' },
  ),
  ukLaw(
    'ukpga/2023/50',
    'Online Safety Act 2023',
    'Services with user content in the UK must assess the risks, remove illegal content and protect children.',
    {
      natures: 'software marketplace',
      does: 'posts?\\b|comments?\\b|upload|chat|forum|profiles?\\b|photos?\\b|communit',
    },
  ),
  ...rules({
    natures: 'software marketplace',
    words: 'upload|comments?\\b|posts?\\b|communit|newsfeed|news sites?\\b',
  })`
    IN | Platforms and online news in India must name a grievance officer and remove unlawful content
      within set times. | Intermediary Guidelines and Digital Media Ethics Code Rules, 2021 | PRS
      Legislative Research | 2021 |
      https://prsindia.org/billtrack/the-information-technology-intermediary-guidelines-and-digital-media-ethics-code-rules-2021
  `,
]

export default media
