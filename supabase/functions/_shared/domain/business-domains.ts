/** The business domains that the built-in analyst knows, by the name that founders read. */
export const BUSINESS_DOMAINS: Readonly<Record<string, string>> = {
  marketplaces: 'Marketplaces',
  'b2b-saas': 'Business software (B2B SaaS)',
  'health-fitness': 'Health and fitness',
  education: 'Education and learning',
  fintech: 'Finance and payments (fintech)',
  'e-commerce': 'E-commerce and consumer brands',
  'food-restaurants': 'Food and restaurants',
  travel: 'Travel and tourism',
  recruiting: 'Recruiting and HR',
  'local-services': 'Local services',
  'developer-tools': 'Developer tools',
  'social-community': 'Social and community',
  pets: 'Pets and animals',
  erp: 'ERP and operations software',
  accounting: 'Accounting and tax',
  logistics: 'Logistics and delivery',
}
