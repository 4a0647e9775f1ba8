import { euLaw, figures, germanLaw, rules, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What makes a device one with radio or a connection. */
const RADIO =
  'wi-?fi|bluetooth|lora|zigbee|sim card|text messages?|sms|internet|cloud|gps|radio|wireless|online|connected|app\\b|(?:to|on|by) (?:a|the|your|their|my) (?:phone|cell)|notification|remotely'

const electronics: readonly Fact[] = [
  ...figures`
    EU | In 2024, 70.9% of people in the EU used connected devices: 11.8% for home security and 14.2% for
      energy. | Internet-connected devices are widely used in the EU | Eurostat | 2025-08-28 |
      https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20250828-2
  `,
  usRule(
    'title-47/part-15',
    'FCC rules on radio frequency devices',
    'Devices with radio need FCC certification before they are sold in the US; most other electronics need a supplier’s declaration of conformity.',
    { natures: 'device', words: RADIO },
  ),
  ...rules({ natures: 'device', words: 'california|san francisco|los angeles|san diego|sacramento|oakland' })`
    US | Connected devices sold in California need a unique password, or make the user set one. | Senate
      Bill 327, Information privacy: connected devices | California Legislature | 2018-09-28 |
      https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=201720180SB327
  `,
  euLaw(
    'dir/2014/53',
    'Directive 2014/53/EU on radio equipment',
    'Devices with radio need tests, technical documents and the CE mark in the EU; since August 2025 that includes protection against hacking.',
    { natures: 'device', words: RADIO },
  ),
  euLaw(
    'reg/2024/2847',
    'Regulation (EU) 2024/2847 (Cyber Resilience Act)',
    'Connected devices sold in the EU need security updates for as long as they are expected to be used, from December 2027; exploited flaws must be reported since September 2026.',
    { natures: 'device', words: RADIO },
  ),
  euLaw(
    'reg/2023/2854',
    'Regulation (EU) 2023/2854 (Data Act)',
    'Users of connected devices in the EU have a right to the data that these produce, free of charge and in real time where feasible.',
    { natures: 'device', words: RADIO },
  ),
  germanLaw(
    'elektrog_2015',
    'Elektro- und Elektronikgerätegesetz (Electrical and Electronic Equipment Act)',
    'Makers and importers must register every kind of electrical device before they sell it in Germany, and pay for its disposal.',
    {
      natures: 'device physical',
      does: 'sensor|batter|electr|lamps?\\b|lights?\\b|devices?\\b|motor|charger|camera|heater|plug|meter',
    },
  ),
  ukLaw(
    'uksi/2023/1007',
    'Product Security and Telecommunications Infrastructure Regulations 2023',
    'Connected consumer devices sold in the UK may have no default password and must state how long they get security updates.',
    { natures: 'device', words: RADIO },
  ),
  ...rules({
    natures: 'device',
    words: `batter|electr|chargers?\\b|lamps?\\b|lights?\\b|camera|phones?\\b|plug|${RADIO}`,
  })`
    IN | Many electronic devices must be tested and registered with the Bureau of Indian Standards
      before they are sold in India. | Compulsory Registration Scheme | Bureau of Indian Standards |  |
      https://www.crsbis.in/BIS/
  `,
  ...rules({ natures: 'device' })`
    NG | Products made in Nigeria need the MANCAP certificate of the Standards Organisation before they are sold;
      it is valid for three years. | Mandatory Conformity Assessment Programme (MANCAP) | Government of Nigeria |
      | https://services.gov.ng/mancap/
    KE | Products made in Kenya under a mandatory standard, electrical ones among them, need the Standardization
      Mark before they are sold. | KEBS Standards Compliance: What Manufacturers in Kenya Must Know | Clay Law |  |
      https://clay-law.com/kebs-standards-compliance-what-manufacturers-in-kenya-must-know/
  `,
]

export default electronics
