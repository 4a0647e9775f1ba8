import { euLaw, figures, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const events: readonly Fact[] = [
  ...figures`
    US | The average cost of a wedding in the US rose from $256 a guest in 2022 to $304 in 2023. | What
      Weddings in the US Look Like Today, Based on Our Data | The Knot |  |
      https://www.theknot.com/content/wedding-planning-tips-newlyweds
  `,
  usRule(
    'title-16/part-464',
    'Rule on Unfair or Deceptive Fees',
    'Since May 2025, prices of live-event tickets in the US must show all mandatory fees from the start.',
    { words: 'tickets?\\b' },
  ),
  ...rules({ words: 'tickets?\\b' })`
    US | Using software to get around ticket limits, and selling tickets bought that way, is illegal in
      the US. | Better Online Ticket Sales Act | Federal Trade Commission | 2016 |
      https://www.ftc.gov/legal-library/browse/statutes/better-online-ticket-sales-act
  `,
  euLaw(
    'dir/2005/29',
    'Directive 2005/29/EC on unfair commercial practices',
    'Reselling event tickets that were bought with bots is banned in the EU, and so are false claims of scarcity.',
    { words: 'tickets?\\b' },
  ),
  ukLaw(
    'ukpga/2003/17',
    'Licensing Act 2003',
    'Selling alcohol, live music and late hot food in England and Wales needs a premises license or a temporary event notice.',
    {
      natures: 'service physical marketplace',
      words: 'wine|beer|alcohol|\\bbar\\b|drinks|live music|concert|cocktail',
    },
  ),
  ukLaw(
    'ukpga/2025/10',
    'Terrorism (Protection of Premises) Act 2025',
    'Venues and events in the UK with 200 people or more will need plans against attacks; the duties are expected to apply from 2027.',
    { words: 'venue|festival|concert|conference|\\bhall\\b' },
  ),
  ...rules({ words: 'music|\\bdjs?\\b|\\bbands?\\b|concert' })`
    DE | Music at public events in Germany must be registered with GEMA, which charges a fee for the
      composers. | Wann muss ich Musik bei der GEMA anmelden? | GEMA |  |
      https://www.gema.de/die-gema/musik-anmelden/
  `,
  ...rules({ words: 'music|\\bdjs?\\b|\\bbands?\\b|concert|dance' })`
    IN | Playing recorded music at events in India, free ones included, needs a license of its rights
      holders before, such as that of PPL. | Who needs a Licence | Phonographic Performance Limited India
      |  | https://pplindia.org/who-needs-a-licence/
  `,
]

export default events
