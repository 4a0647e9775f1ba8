import { figures, germanLaw, rules, rulesOnAct } from './fact.ts'
import type { Fact } from './schema.ts'

const COSMETIC =
  '(?<!ice )creams?\\b|soaps?\\b|serums?\\b|shampoo|lotions?\\b|make-?up|cosmetic|perfum|balms?\\b|(?:face|hair) masks?\\b|(?:body|face) scrubs?\\b|deodorant|lipstick|(?:face|body|hair|beard) oil|skin ?care|nail polish|hair dye'

const beauty: readonly Fact[] = [
  ...figures`
    EU | Cosmetics and personal care sold for €104 billion in Europe in 2024, €16.9 billion of it in Germany
      and €12.2 billion in the UK. | Cosmetics Europe on the European beauty market | Premium Beauty News |
      2025 | https://www.premiumbeautynews.com/en/cosmetics-europe-european-beauty,25947
    EU | Skin care was the largest part of the European market in 2023, at €27.7 billion, ahead of
      toiletries (€23 billion) and hair care (€16.8 billion). | Our industry | Cosmetics Europe |  |
      https://cosmeticseurope.eu/our-industry
  `,
  ...rules({
    natures: 'service',
    words: 'hair|barber|salon|nail (?:art|bar|studio|care)|manicur|pedicur|cosmet|braid',
  })`
    US | All US states license barbers, hairstylists and cosmetologists, usually after training at an
      approved school and an exam. | How to become a barber, hairstylist, or cosmetologist | US Bureau of
      Labor Statistics |  |
      https://www.bls.gov/ooh/personal-care-and-service/barbers-hairstylists-and-cosmetologists.htm
  `,
  ...rulesOnAct('cosmetics', { natures: 'physical', does: COSMETIC }, 'US EU GB IN'),
  germanLaw(
    'hwo',
    'Handwerksordnung (Crafts Code)',
    'Hairdressing is a licensed craft in Germany: a salon needs a master hairdresser; cosmetics and nail studios do not.',
    {
      natures: 'service',
      words: 'hair|barber|braid|salon|nail (?:art|bar|studio|care)|manicur|pedicur|cosmet',
    },
  ),
  germanLaw(
    'nisv',
    'Verordnung zum Schutz vor schädlichen Wirkungen nichtionisierender Strahlung (NiSV)',
    'Studios in Germany need trained staff to use lasers, strong light or radio frequency on skin; only doctors may remove tattoos by laser.',
    { words: 'laser|tattoo|strong light|radio freq' },
  ),
]

export default beauty
