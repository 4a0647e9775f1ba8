import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const games: readonly Fact[] = [
  ...figures`
    US | Americans spent $57.2 billion on video games in 2023, $48.0 billion of it on content. | U.S.
      consumer video game spending totaled $57.2 billion in 2023 | Entertainment Software Association |
      2024-02-07 |
      https://www.theesa.com/news/u-s-consumer-video-game-spending-totaled-57-2-billion-in-2023/
    US | In 2024, 61% of Americans aged 5 to 90, some 190.6 million, played video games at least an hour a
      week. | Video games remain lifelong source of entertainment for 190.6 million Americans |
      Entertainment Software Association | 2024-05-16 |
      https://www.prnewswire.com/news-releases/video-games-remain-lifelong-source-of-entertainment-for-190-6-million-americans-302146098.html
  `,
  usRule(
    'title-16/part-312',
    'Children’s Online Privacy Protection Rule (COPPA)',
    'Games for children under 13 in the US need a parent’s consent before they collect data, advertising identifiers included.',
    { buyers: '\\b(?:kids?|child|children)\\b' },
  ),
  ...rules({ natures: 'software physical content' })`
    US | US retailers and consoles expect an ESRB rating, which is voluntary by law and free for
      downloads in most stores. | Ratings process | Entertainment Software Rating Board |  |
      https://www.esrb.org/ratings/ratings-process/
  `,
  euLaw(
    'reg/2022/2065',
    'Regulation (EU) 2022/2065 (Digital Services Act)',
    'Games in the EU in which players publish content need a way to report it; ads based on the profiles of minors are banned.',
    { natures: 'software', words: 'chat|communit|uploads?\\b|user[- ](?:made|generated)' },
  ),
  germanLaw(
    'juschg',
    'Jugendschutzgesetz (Youth Protection Act)',
    'Games on discs and large game platforms need an age rating in Germany, in which paid chance and chats count.',
    { natures: 'software physical' },
  ),
  ...rules({ words: 'loot|chests?\\b' })`
    BE | Loot boxes paid for with money count as games of chance in Belgium and are banned without a
      license. | Research report on loot boxes | Belgian Gaming Commission | 2018-04 |
      https://www.gamingcommission.be/sites/default/files/2021-08/onderzoeksrapport-loot-boxen-Engels-publicatie.pdf
  `,
  ukLaw(
    'ukpga/2005/19',
    'Gambling Act 2005',
    'Games of chance with prizes of money or anything of value need a license from the Gambling Commission in Great Britain.',
    { words: 'bets?\\b|prizes?\\b|gambl|casino|lotter' },
  ),
  ...rules({ words: 'money|bets?\\b|prizes?\\b|cash|fantasy' })`
    IN | Online games for money have been banned in India since May 2026, games of skill included;
      social games and esports are allowed. | Promotion and Regulation of Online Gaming Act, 2025 | PRS
      Legislative Research | 2025 |
      https://prsindia.org/billtrack/the-promotion-and-regulation-of-online-gaming-bill-2025
  `,
]

export default games
