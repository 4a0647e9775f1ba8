import { PROVIDERS, providerName } from '@domain/model-providers'
import { keptSize } from './audit-entry'

/** '812 bytes', '24.3 kB'. */
const formatBytes = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} bytes`
    : `${(bytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`

/**
 * A row's value for display: text and numbers unchanged, lists and flat records in words, deeper values as JSON, long
 * ones by their size.
 */
export function formatValue(value: unknown): string {
  const size = keptSize(value)
  if (size !== null) return `${formatBytes(size)}, too long to store here`
  if (value === null || value === undefined) return 'not set'
  if (value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return formatList(value) ?? formatRecord(value) ?? JSON.stringify(value)
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

/** 'poc, mvp'; null unless it is a list of plain values. */
function formatList(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every(isPlain)) return null
  return value.length > 0 ? value.map(formatValue).join(', ') : 'none'
}

/** 'Phases: poc, mvp. Validations: 5'; null if a part is nested deeper than a list. */
function formatRecord(value: object): string | null {
  if (Array.isArray(value)) return null
  const parts = Object.entries(value)
  if (parts.length === 0 || !parts.every(([, part]) => isPlain(part) || formatList(part) !== null))
    return null
  return parts.map(([column, part]) => `${formatColumn(column)}: ${formatValue(part)}`).join('. ')
}

const NAMES = [...PROVIDERS.map(providerName), 'ID']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'OpenAI model' for openai_model, 'Content › Phases › 1 › Name' for content/phases/1/name. */
export const formatColumn = (column: string): string =>
  column
    .split('/')
    .map((part) => (/^[a-z_]+$/i.test(part) ? formatPart(part) : part))
    .join(' › ')

/** 'Project concept' for projectConcept. */
function formatPart(column: string): string {
  const words = column
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return NAMES.reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'i'), name), capital(words))
}
