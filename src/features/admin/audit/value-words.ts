import { keptSize } from './audit-entry'

/** '812 bytes', '24.3 kB'. */
const sizeWords = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} bytes`
    : `${(bytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`

/** A value of a row as it is read: text and numbers as they are, the rest as JSON, what is too long by its size. */
export function valueWords(value: unknown): string {
  const size = keptSize(value)
  if (size !== null) return `${sizeWords(size)}, too long to be kept here`
  if (value === null || value === undefined) return 'nothing'
  if (value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return JSON.stringify(value)
}

const NAMES = ['OpenAI', 'Anthropic', 'DeepSeek', 'ID']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'OpenAI model' for openai_model, 'Project concept' for projectConcept. */
export function columnWords(column: string): string {
  const words = column
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return NAMES.reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'i'), name), capital(words))
}
