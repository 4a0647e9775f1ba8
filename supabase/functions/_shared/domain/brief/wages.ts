import type { Statement } from '../basis.ts'
import { currencyOfCountry } from '../currency.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { currencyOfBrief, MONTHS, money, revenueOf, sameCurrency } from './economics.ts'
import { customersForGoal, salesForGoal } from './goal.ts'

/*
 * The usual pay of an employee in a country: the yardstick for founders who have not set an income goal, and for the
 * hours that a problem takes. Gross and per year, each with the page that states it.
 */

export interface Wage {
  country: string
  amount: number
  currency: string
  /** The fact in one sentence. */
  says: string
  /** Who published the figure, and for which year. */
  by: string
  source: { title: string; publisher: string; address: string; date: string }
}

const EUROSTAT = {
  title: 'Average full-time adjusted salary per employee (nama_10_fte), 2024',
  publisher: 'Eurostat',
  address: 'https://ec.europa.eu/eurostat/databrowser/view/nama_10_fte/default/table?lang=en',
  date: '2025',
}

/** Countries that pay in euros, with the average full-time pay of 2024 according to Eurostat. */
const IN_EUROS = `AT:58600:Austria BE:59632:Belgium CY:27611:Cyprus DE:53791:Germany EE:26546:Estonia ES:33700:Spain
  FI:49428:Finland FR:43790:France GR:17954:Greece HR:23446:Croatia IE:61051:Ireland IT:33523:Italy LT:29104:Lithuania
  LU:82969:Luxembourg LV:22262:Latvia MT:33499:Malta PT:24818:Portugal SI:35133:Slovenia SK:20287:Slovakia`

const inEuros = IN_EUROS.split(/\s+/).map((row): Wage => {
  const [country = '', amount = '', name = ''] = row.split(':')
  return {
    country,
    amount: Number(amount),
    currency: 'EUR',
    says: `Full-time pay in ${name} averaged ${money(Number(amount), 'EUR')} a year in 2024.`,
    by: 'Eurostat, 2024',
    source: EUROSTAT,
  }
})

const wage = (
  country: string,
  amount: number,
  currency: string,
  by: string,
  says: string,
  ...[title, publisher, address, date]: [string, string, string, string]
): Wage => ({ country, amount, currency, by, says, source: { title, publisher, address, date } })

export const WAGES: readonly Wage[] = [
  ...inEuros,
  wage(
    'GB',
    37_856,
    'GBP',
    'Office for National Statistics, 2024',
    'The median full-time employee in the United Kingdom earned £728 a week in April 2024, £37,856 in 52 weeks.',
    'Employee earnings in the UK: 2024',
    'Office for National Statistics',
    'https://cy.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/bulletins/annualsurveyofhoursandearnings/2024/previous/v2',
    '2024-10-29',
  ),
  wage(
    'US',
    63_128,
    'USD',
    'Bureau of Labor Statistics, 2025',
    'The median full-time employee in the United States earned $1,214 a week in the third quarter of 2025, $63,128 in 52 weeks.',
    'Usual Weekly Earnings of Wage and Salary Workers, third quarter 2025',
    'Bureau of Labor Statistics',
    'https://www.bls.gov/news.release/archives/wkyeng_12042025.htm',
    '2025-12-04',
  ),
  wage(
    'CA',
    77_790,
    'CAD',
    'Statistics Canada, 2025',
    'Full-time pay in Canada averaged CAD 1,495.97 a week in August 2025, CAD 77,790 in 52 weeks.',
    'Average usual hours and wages of employees, August 2025',
    'Statistics Canada',
    'https://www150.statcan.gc.ca/n1/daily-quotidien/250905/t011a-eng.htm',
    '2025-09-05',
  ),
  wage(
    'AU',
    74_100,
    'AUD',
    'Australian Bureau of Statistics, 2025',
    'The median employee in Australia earned AUD 1,425 a week in August 2025, AUD 74,100 in 52 weeks.',
    'Employee earnings, August 2025',
    'Australian Bureau of Statistics',
    'https://www.abs.gov.au/statistics/labour/earnings-and-working-conditions/employee-earnings/latest-release',
    '2025-12-12',
  ),
  wage(
    'NL',
    42_340,
    'EUR',
    'Statistics Netherlands, 2023',
    'Jobs in the Netherlands paid €42,340 on average in 2023, part-time jobs included.',
    'Employment; jobs, wages, working hours; key figures',
    'Statistics Netherlands',
    'https://www.cbs.nl/nl-nl/cijfers/detail/81431ned',
    '2023',
  ),
  wage(
    'NZ',
    69_836,
    'NZD',
    'Stats NZ, 2024',
    'The median employee in New Zealand earned NZD 1,343 a week in the June 2024 quarter, NZD 69,836 in 52 weeks.',
    'Labour market statistics (income): June 2024 quarter',
    'Stats NZ, press release',
    'https://www.scoop.co.nz/stories/BU2408/S00342/labour-market-statistics-income-june-2024-quarter.htm',
    '2024-08-21',
  ),
  wage(
    'PL',
    79_692,
    'PLN',
    'Statistics Poland, 2024',
    'The median employee in Poland earned PLN 6,641 a month in July 2024, PLN 79,692 in twelve months.',
    'Distribution of wages and salaries in the national economy in July 2024',
    'Statistics Poland',
    'https://stat.gov.pl/en/topics/labour-market/working-employed-wages-and-salaries-cost-of-labour/distribution-of-wages-and-salaries-in-the-national-economy-in-july-2024,25,7.html',
    '2024',
  ),
  wage(
    'CH',
    81_456,
    'CHF',
    'Federal Statistical Office, 2022',
    'The median full-time job in Switzerland paid CHF 6,788 a month in 2022, CHF 81,456 in twelve months.',
    'Swiss Earnings Structure Survey in 2022: initial findings',
    'Federal Statistical Office',
    'https://www.bfs.admin.ch/bfs/en/home/news/whats-new.gnpdetail.2023-0460.html',
    '2024-03-19',
  ),
  wage(
    'NO',
    672_120,
    'NOK',
    'Statistics Norway, 2024',
    'Jobs in Norway paid NOK 56,010 a month on average in the last quarter of 2024, NOK 672,120 in twelve months.',
    'Number of employments and earnings',
    'Statistics Norway',
    'https://ssb.no/en/arbeid-og-lonn/statistikker/arblonn',
    '2025',
  ),
]

/** Currencies of several countries, which do not show where a founder works. */
const SHARED_MONEY = ['EUR', 'USD', 'CHF']

/**
 * Usual pay in the first place of the brief or, without a place, in the country whose currency the founder uses; null
 * if none is known, or the founder uses another currency.
 */
export function wageOf(brief: Brief): Wage | null {
  const own = currencyOfBrief(brief)
  const country =
    brief.place.state === 'open' && own !== null && !SHARED_MONEY.includes(own)
      ? WAGES.find(({ currency }) => currency === own)?.country
      : entriesOf(brief, 'place').find(({ value }) => value.country !== null)?.value.country
  const found = WAGES.find((each) => each.country === country)
  const currency = currencyOfBrief(brief) ?? (country ? currencyOfCountry(country) : null)
  return found && sameCurrency(found.currency, currency) ? found : null
}

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** The country of a wage as used in a sentence: 'Austria', 'the United Kingdom'. */
export const countryOf = ({ country }: Wage): string =>
  `${/^(?:GB|US|NL)$/.test(country) ? 'the ' : ''}${regions.of(country) ?? country}`

/** A statement about usual pay with the country and the source of it. */
export const ofSource = (statement: Statement, pay: Wage): Statement => ({
  ...statement,
  text: statement.text.replace('usual pay', `usual pay (${countryOf(pay)}; ${pay.by})`),
})

/** Whether the goal of a brief is the yardstick of usual pay rather than the founder's own. */
export const isYardstick = (brief: Brief): boolean => entriesOf(brief, 'goal')[0]?.origin.kind === 'lookup'

/**
 * The brief with a month of usual pay as its goal, if the founder has set none. If fewer than two customers or sales
 * bring in that much, it is not a useful yardstick, and the brief stays unchanged.
 */
export function withYardstick(brief: Brief): Brief {
  const found = brief.goal.state === 'open' && firstValue(brief, 'price') ? wageOf(brief) : null
  if (!found) return brief
  const amount = Number((found.amount / MONTHS).toPrecision(2))
  const aimed: Brief = {
    ...brief,
    goal: {
      state: 'stated',
      entries: [
        {
          value: { amount, currency: found.currency },
          origin: { kind: 'lookup', source: found.source.publisher },
          confirmed: true,
        },
      ],
      silenced: [],
    },
  }
  const needed = revenueOf(aimed) ? customersForGoal(aimed) : salesForGoal(aimed)
  return needed && needed.value < 2 ? brief : aimed
}
