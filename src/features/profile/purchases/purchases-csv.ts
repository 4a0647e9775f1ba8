import { csvOf } from '@domain/csv'
import { parseTimestamp } from '@/shared/lib/dates'
import type { Purchase } from './purchase'
import { broughtWords, planName, projectWords, statusWords } from './purchase-words'

const COLUMNS = [
  'Date (UTC)',
  'Plan',
  'What',
  'Project',
  'Price (USD)',
  'Status',
  'Payment processor',
  'Payment ID',
]

/** Purchases as a table for a spreadsheet; texts of others' making cannot become formulas there. */
export const purchasesCsv = (purchases: readonly Purchase[], now: Date): string =>
  csvOf([
    COLUMNS,
    ...purchases.map((purchase) => [
      parseTimestamp(purchase.created_at)?.toISOString() ?? purchase.created_at,
      planName(purchase),
      broughtWords(purchase),
      projectWords(purchase),
      purchase.amount,
      statusWords(purchase, now) ?? 'Bought',
      purchase.payment_processor,
      purchase.payment_id,
    ]),
  ])
