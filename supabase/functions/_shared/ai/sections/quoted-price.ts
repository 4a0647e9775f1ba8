import { PRICE_PERIODS, type PricePeriod, type YearlyPrice } from '../../domain/yearly-price.ts'
import { type Quantity, quantitiesIn } from '../../evidence/quantities.ts'

/** ISO codes of the currency signs that figures are read with; signs that several currencies share have none. */
const CODES: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  C$: 'CAD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  '₩': 'KRW',
  '₪': 'ILS',
  '₱': 'PHP',
  '฿': 'THB',
}
/** Sites of these countries do not say which dollars or pesos '$' means. */
const OTHER_DOLLARS = /\.(?:ca|au|nz|sg|hk|tw|mx|ar|cl|co|uy)$/i

function codeOf(kind: string, host: string): string | null {
  if (kind === '$' && OTHER_DOLLARS.test(host)) return null
  return CODES[kind] ?? (/^[A-Z]{3}$/.test(kind) ? kind : null)
}

const periodOf = ({ perYear }: Quantity): PricePeriod | null => {
  const names: PricePeriod[] = ['week', 'month', 'quarter', 'half-year', 'year']
  return names.find((name) => PRICE_PERIODS[name] === perYear) ?? null
}

const EACH =
  /(?:\bper|\/|\bpro|\bpar|\bpor|\beach|\bje|\bcada) ?(user|seat|agent|employee|member|location|site|shop|store|till|register|chair|vehicle|device|room|unit|property|student|patient|nutzer|benutzer|mitarbeiter|standort|filiale|kasse|utilisateur|salarié|usuario|empleado|local)\b/iu
const FREE =
  /(?<!\p{L})(?:free|gratis|kostenlos|gratuit\p{L}*)(?!\p{L}|[\s-](?:trial|demo|test|month|probe|essai|prueba|delivery|shipping|of))/iu
const ONCE =
  /\b(?:one[- ]time|once|one[- ]off|lifetime|einmalig\p{L}*|une (?:seule )?fois|à vie|pago único)\b/iu

const isMoney = ({ kind }: Quantity) => kind !== '' && kind !== '%'
const isSame = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && a.values.some((value) => b.values.includes(value))

/**
 * The price that a page asks, with its currency and period: of the amounts that both the price text and one of its
 * quotations state, the lowest that has a period. `host` is the page's. Null if the quotations name no period of a week
 * or more, or a currency that cannot be determined.
 */
export function quotedPrice(
  text: string,
  quotes: readonly { quote: string; host: string }[],
): Omit<YearlyPrice, 'rate'> | null {
  const said = quantitiesIn(text).filter(isMoney)
  const found = quotes.flatMap(({ quote, host }) =>
    ONCE.test(quote)
      ? []
      : quantitiesIn(quote).flatMap((quantity) => {
          const [currency, period] = [codeOf(quantity.kind, host), periodOf(quantity)]
          if (!isMoney(quantity) || !currency || !period || !said.some((own) => isSame(own, quantity)))
            return []
          const each = EACH.exec(quote)?.[1]?.toLowerCase() ?? null
          return [{ quoted: quantity.values[0] ?? 0, currency, period, each }]
        }),
  )
  const perYear = ({ quoted, period }: (typeof found)[number]) => quoted * PRICE_PERIODS[period]
  const currencies = new Set(found.map(({ currency }) => currency))
  if (currencies.size > 1) return null
  const [lowest] = found.toSorted((a, b) => perYear(a) - perYear(b))
  if (lowest) return lowest
  const isFree = said.length === 0 && FREE.test(text) && quotes.some(({ quote }) => FREE.test(quote))
  return isFree ? { quoted: 0, currency: 'USD', period: 'year', each: null } : null
}
