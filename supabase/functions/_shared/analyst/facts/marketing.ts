import { euLaw, figures, germanLaw, rules, rulesOnAct, usRule } from './fact.ts'
import type { Fact } from './schema.ts'

const marketing: readonly Fact[] = [
  ...figures`
    EU | In 2023, 45.2% of EU enterprises bought cloud services, and a quarter of those bought customer
      management (CRM) software. | Cloud computing used by EU enterprises in 2023 | Eurostat | 2023-12-08 |
      https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20231208-1
  `,
  usRule(
    'title-16/part-316',
    'CAN-SPAM Rule',
    'Marketing email in the US needs an honest subject, a postal address and an opt-out that works within ten business days.',
    { words: 'e-?mail|newsletter' },
  ),
  ...rulesOnAct(
    'mass-messages',
    { words: 'cold calls?\\b|telemarket|text messages?\\b|sms\\b|whatsapp' },
    'US',
  ),
  usRule(
    'title-16/part-255',
    'FTC Guides Concerning the Use of Endorsements and Testimonials',
    'Paid or gifted endorsements must be disclosed clearly in the US.',
    { words: 'influenc|endors|testimonial' },
  ),
  euLaw(
    'dir/2002/58',
    'Directive 2002/58/EC on privacy and electronic communications',
    'Marketing email, texts and tracking cookies need prior consent in the EU; existing customers may get email on similar products.',
    { words: 'e-?mail|sms\\b|text messages?\\b|cookies?\\b|newsletter' },
  ),
  euLaw(
    'reg/2024/1689',
    'Regulation (EU) 2024/1689 (AI Act)',
    'Since August 2026, chatbots in the EU must say that they are machines, and AI images and voices must be marked.',
    { words: '\\bai\\b|chatbot' },
  ),
  germanLaw(
    'uwg_2004/__7.html',
    'Gesetz gegen den unlauteren Wettbewerb, section 7',
    'Cold calls to consumers and marketing email without prior consent are illegal in Germany; calls to businesses need presumed consent.',
    { words: 'cold calls?\\b|telemarket|e-?mail|outreach|sales leads?\\b|lead gen' },
  ),
  ...rulesOnAct(
    'mass-messages',
    { words: 'e-?mail|sms\\b|text messages?\\b|cold calls?\\b|telemarket' },
    'GB',
  ),
  ...rules({ words: 'sms\\b|text messages?\\b|cold calls?\\b|telemarket|whatsapp' })`
    IN | Businesses that send marketing texts or calls in India must register with the operators, and so
      must their templates. | Telecom Commercial Communications Customer Preference Regulations, 2018 |
      Telecom Regulatory Authority of India | 2018-07-19 |
      https://www.trai.gov.in/sites/default/files/2024-09/RegulationUcc19072018.pdf
  `,
]

export default marketing
