/*
 * The lowest legal pay for an hour of work of an adult, where a public authority states one for the whole country. Each
 * entry names the page that states it; countries without an entry have no known one.
 */

interface MinimumWage {
  country: string
  name: string
  amount: number
  currency: string
  /** The month from which it holds. */
  from: string
  source: { title: string; publisher: string; address: string }
}

const MINIMUM_WAGES: readonly MinimumWage[] = [
  {
    country: 'GB',
    name: 'the United Kingdom',
    amount: 12.71,
    currency: 'GBP',
    from: 'April 2026',
    source: {
      title: 'National Minimum Wage and National Living Wage rates',
      publisher: 'GOV.UK',
      address: 'https://www.gov.uk/national-minimum-wage-rates',
    },
  },
  {
    country: 'DE',
    name: 'Germany',
    amount: 13.9,
    currency: 'EUR',
    from: 'January 2026',
    source: {
      title: 'Mindestlohn',
      publisher: 'Bundesministerium für Arbeit und Soziales',
      address: 'https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Mindestlohn/mindestlohn.html',
    },
  },
  {
    country: 'US',
    name: 'the United States (federal; many states ask for more)',
    amount: 7.25,
    currency: 'USD',
    from: 'July 2009',
    source: {
      title: 'Minimum Wage',
      publisher: 'U.S. Department of Labor',
      address: 'https://www.dol.gov/agencies/whd/minimum-wage',
    },
  },
]

/** The lowest legal hourly pay in a country; null if none is on file. */
export const minimumWageIn = (country: string): MinimumWage | null =>
  MINIMUM_WAGES.find((each) => each.country === country) ?? null
