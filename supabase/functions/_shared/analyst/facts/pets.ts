import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const pets: readonly Fact[] = [
  ...figures`
    US | Americans spent $147 billion on pets in 2023, $12.3 billion of it on services other than vets. |
      U.S. Pet Industry Reaches $147 Billion in Sales in 2023 | American Pet Products Association |
      2024-03-22 |
      https://americanpetproducts.org/news/u.s.-pet-industry-reaches-147-billion-in-sales-in-2023
    US | About 5.36 million animals were insured in North America at the end of 2022, 21.7% more than a year
      before. | Industry Data: Pet Insurance in North America | North American Pet Health Insurance
      Association | 2023-05 | https://naphia.org/industry-data/
    GB | In 2025, 51% of UK pet owners worried about the cost of veterinary care. | Pet owners worried about
      the cost of care | World Lifestyler, from the PDSA |  | https://worldlifestyler.com/?p=322
  `,
  usRule(
    'title-21/part-507',
    'Current good manufacturing practice and preventive controls for food for animals',
    'Makers of pet food in the US register with the FDA, follow manufacturing rules and meet the feed laws of each state.',
    { natures: 'physical', does: 'food|treats|snack|chew' },
  ),
  ...rules({ does: '\\bvets? (?:by|visit|on)|video|tele|treat' })`
    US | Vets may treat only animals that they know as patients; in 22 US states this needs an in-person
      examination. | VCPR requirements fuel state legislative activity | American Veterinary Medical
      Association |  | https://www.avma.org/news/vcpr-requirements-fuel-state-legislative-activity
  `,
  euLaw(
    'reg/2009/767',
    'Regulation (EC) No 767/2009 on feed',
    'Pet food sold in the EU must be safe and labeled with its composition, and its maker registered.',
    { natures: 'physical', does: 'food|treats|snack|chew' },
  ),
  germanLaw(
    'tierschg/__11.html',
    'Tierschutzgesetz, section 11',
    'Boarding, training, trading or breeding animals as a business needs a permit with proof of expertise in Germany.',
    {
      natures: 'service marketplace',
      does: 'boards?\\b|boarding|train(?:s|ing)\\b|sitt(?:er|ing)|day ?care|hotel|breed',
    },
  ),
  ukLaw(
    'uksi/2018/486',
    'Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018',
    'Boarding dogs and cats, day care, selling pets and breeding dogs as a business need a license from the council in England; walking dogs does not.',
    {
      natures: 'service marketplace',
      does: 'boards?\\b|boarding|train(?:s|ing)\\b|sitt(?:er|ing)|day ?care|hotel|breed|walk',
    },
  ),
  ...rules({
    natures: 'physical service marketplace',
    words: 'pet shops?\\b|pupp(?:y|ies)\\b|kittens?\\b|breed',
  })`
    IN | Shops that sell pets in India, online ones included, must be registered with the Animal Welfare
      Board of their state. | Prevention of Cruelty to Animals (Pet Shop) Rules, 2018 | reddyandreddy.org
      | 2018 | https://www.reddyandreddy.org/prevention-of-cruelty-to-animals-pet-shop-rules-2018/
  `,
]

export default pets
