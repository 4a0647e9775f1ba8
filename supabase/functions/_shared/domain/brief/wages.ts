import { currencyOfCountry } from '../currency.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { currencyOfBrief, MONTHS, money, revenueOf, sameCurrency } from './economics.ts'
import { customersForGoal, salesForGoal } from './goal.ts'

/*
 * What an employee is usually paid in a country: the yardstick for a founder who has not set a revenue goal, and for the
 * hours that a problem takes. Gross and for a year; each with the page that it was read on.
 */

export interface Wage {
  country: string
  amount: number
  currency: string
  /** The fact in one sentence. */
  says: string
  /** Who counted it, and for which year. */
  by: string
  source: { title: string; publisher: string; address: string; date: string }
}

const EUROSTAT = {
  title: 'Average annual full-time adjusted salary per employee, 2024',
  publisher: 'Serbian Economist, from Eurostat',
  address: 'https://open4business.com.ua/?p=257942',
  date: '2025-11',
}

/** Countries that pay in euros, with the average full-time pay of 2024 as Eurostat gives it. */
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
    39_039,
    'GBP',
    'Office for National Statistics, 2025',
    'The median full-time employee in the United Kingdom earned £39,039 a year in April 2025.',
    'Median weekly earnings for full-time staff increase year-on-year',
    'Employee Benefits, from the Office for National Statistics',
    'https://employeebenefits.co.uk/pay-strategy/median-weekly-earnings-for-full-time-staff-increase-year-on-year/281441.article',
    '2025',
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
    'Stats NZ',
    'https://www.scoop.co.nz/stories/BU2408/S00342/labour-market-statistics-income-june-2024-quarter.htm',
    '2024-08-21',
  ),
  wage(
    'IN',
    253_236,
    'INR',
    'Periodic Labour Force Survey, 2024',
    'Regular employees in India earned ₹21,103 a month on average from April to June 2024, ₹253,236 in twelve months.',
    'Average income of Indian workers over the past seven years',
    'Republic, from the Periodic Labour Force Survey',
    'https://www.republicworld.com/amp/business/average-income-of-indian-workers-surged-by-rs-4565-over-the-past-seven-years-survey',
    '2025-10-07',
  ),
  wage(
    'PL',
    98_181,
    'PLN',
    'Statistics Poland, 2024',
    'Employees in Poland earned PLN 8,181.72 a month on average in 2024, PLN 98,181 in twelve months.',
    'Average pay in the national economy in 2024',
    'RMF24, from Statistics Poland',
    'https://www.rmf24.pl/ekonomia/news-gus-przedstawil-nowe-dane-dot-wynagrodzenia-wzrosty-czy-spad,nId,7986353',
    '2025-06',
  ),
  wage(
    'CH',
    84_288,
    'CHF',
    'Federal Statistical Office, 2024',
    'The median full-time job in Switzerland paid CHF 7,024 a month in 2024, CHF 84,288 in twelve months.',
    'Swiss median wage of 2024',
    'SRF, from the Federal Statistical Office',
    'https://www.srf.ch/news/schweiz/bundesamt-fuer-statistik-schweizer-medianlohn-liegt-bei-7024-franken-brutto',
    '2025-11',
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
  wage(
    'KE',
    888_744,
    'KES',
    'Kenya National Bureau of Statistics, 2023',
    'Employees of the modern sector in Kenya earned KES 888,744 on average in 2023.',
    'Economic Survey 2024',
    'The Kenyan Wall Street, from the Kenya National Bureau of Statistics',
    'https://kenyanwallstreet.com/informal-sector-creates-85-of-new-jobs-in-kenya-in-2023-knbs-survey',
    '2024',
  ),
  wage(
    'ZA',
    353_880,
    'ZAR',
    'Statistics South Africa, 2025',
    'Formal employees outside agriculture in South Africa earned ZAR 29,490 a month on average in the third quarter of 2025, ZAR 353,880 in twelve months.',
    'Quarterly Employment Survey, third quarter of 2025',
    'Africa-Press, from Statistics South Africa',
    'https://www.africa-press.net/south-africa/?p=94132',
    '2025',
  ),
  wage(
    'BR',
    42_720,
    'BRL',
    'IBGE, 2025',
    'Workers in Brazil earned R$3,560 a month on average in 2025, R$42,720 in twelve months.',
    'Income from all work in 2025',
    'Rádio Guaíba, from the national statistics office IBGE',
    'https://guaiba.com.br/massa-de-rendimento-dos-trabalhadores-tem-recorde-de-r-3573-bi-aponta-ibge-copy-copy-copy',
    '2026',
  ),
  wage(
    'MX',
    227_030,
    'MXN',
    'IMSS, 2025',
    'Jobs registered with social security in Mexico paid MXN 622 a day on average in October 2025, MXN 227,030 in 365 days.',
    'Registered jobs and pay in October 2025',
    'Crónica, from the Mexican Social Security Institute',
    'https://www.cronica.com.mx/nacional/2025/11/10/el-imss-reporta-un-crecimiento-del-25-en-la-creacion-de-empleos-en-2025/',
    '2025-11-10',
  ),
]

/** Usual pay in the first place of the brief; null where none is known, or the founder calculates in other money. */
export function wageOf(brief: Brief): Wage | null {
  const country = entriesOf(brief, 'place').find(({ value }) => value.country !== null)?.value.country
  const found = WAGES.find((each) => each.country === country)
  const currency = currencyOfBrief(brief) ?? (country ? currencyOfCountry(country) : null)
  return found && sameCurrency(found.currency, currency) ? found : null
}

/** Whether the goal of a brief is the yardstick of usual pay, not the founder's own. */
export const isYardstick = (brief: Brief): boolean => entriesOf(brief, 'goal')[0]?.origin.kind === 'lookup'

/**
 * The brief with a month of usual pay as its goal, where the founder has set none. Where less than two customers or
 * sales bring as much, it is no yardstick, and the brief stays as it is.
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
