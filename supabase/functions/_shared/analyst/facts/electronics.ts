import { euLaw, figure, germanLaw, rule, ukLaw, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

/** What makes a device one with radio or a connection. */
const RADIO =
  'wi-?fi|bluetooth|lora|zigbee|sim card|text messages?|sms|internet|cloud|gps|radio|wireless|online|connected|app\\b|(?:to|on|by) (?:a|the|your|their|my) (?:phone|cell)|notification|remotely'

const electronics: readonly Fact[] = [
  figure(
    'EU',
    'In 2024, 70.9% of people in the EU used connected devices: 11.8% for home security and 14.2% for energy.',
    'Internet-connected devices are widely used in the EU',
    'Eurostat',
    'https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20250828-2',
    '2025-08-28',
  ),
  figure(
    'EU',
    'In 2021, 29% of EU enterprises with at least ten people used connected devices.',
    'More than one in three German enterprises use the internet of things',
    'German Federal Statistical Office, from Eurostat',
    'https://www.destatis.de/EN/Press/2022/01/PE22_035_52911.html',
    '2022-01-26',
  ),
  figure(
    'US',
    'In 2019, 69% of US households had at least one smart home device, and 14% a smart thermostat.',
    'Smart home technology hits 69% penetration in U.S.',
    'eStarNet, from the Consumer Technology Association',
    'https://estarnet.online/2019/09/30/smart-home-technology-hits-69-penetration-in-u-s-09-30-2019/',
    '2019-09-30',
  ),
  figure(
    'US',
    'In 2019, 21% of US adults regularly wore a smart watch or fitness tracker.',
    'About one-in-five Americans use a smart watch or fitness tracker',
    'Pew Research Center',
    'https://www.pewresearch.org/short-reads/2020/01/09/about-one-in-five-americans-use-a-smart-watch-or-fitness-tracker/',
    '2020-01-09',
  ),
  usRule(
    'title-47/part-15',
    'FCC rules on radio frequency devices',
    'Devices with radio need FCC certification before they are sold in the US; most other electronics need a supplier’s declaration of conformity.',
    {
      natures: 'device',
      words: RADIO,
    },
  ),
  rule(
    'US',
    'Connected devices sold in California need a unique password, or make the user set one.',
    'Senate Bill 327, Information privacy: connected devices',
    'California Legislature',
    'https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=201720180SB327',
    '2018-09-28',
    { natures: 'device', words: 'california|san francisco|los angeles|san diego|sacramento|oakland' },
  ),
  euLaw(
    'dir/2014/53',
    'Directive 2014/53/EU on radio equipment',
    'Devices with radio need tests, technical documents and the CE mark in the EU; since August 2025 that includes protection against hacking.',
    {
      natures: 'device',
      words: RADIO,
    },
  ),
  euLaw(
    'reg/2024/2847',
    'Regulation (EU) 2024/2847 (Cyber Resilience Act)',
    'Connected devices sold in the EU need security updates for as long as they are expected to be used, from December 2027; exploited flaws must be reported since September 2026.',
    {
      natures: 'device',
      words: RADIO,
    },
  ),
  euLaw(
    'reg/2023/2854',
    'Regulation (EU) 2023/2854 (Data Act)',
    'Users of connected devices in the EU have a right to the data that these produce, free of charge and in real time where feasible.',
    {
      natures: 'device',
      words: RADIO,
    },
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
    {
      natures: 'device',
      words: RADIO,
    },
  ),
  rule(
    'IN',
    'Many electronic devices must be tested and registered with the Bureau of Indian Standards before they are sold in India.',
    'Compulsory Registration Scheme',
    'Bureau of Indian Standards',
    'https://www.crsbis.in/BIS/',
    {
      natures: 'device',
      words: `batter|electr|chargers?\\b|lamps?\\b|lights?\\b|camera|phones?\\b|plug|${RADIO}`,
    },
  ),
]

export default electronics
