import { Parser } from 'htmlparser2'
import { NotMeasured, type SourceRequest } from './adapter.ts'

const TYPES = { json: /json|javascript/i, csv: /csv|octet-stream/i, xml: /xml/i }

/**
 * A source's answer, if it has the documented type and shape. Throws a `NotMeasured`: HTML, plain text, a truncated
 * body or another shape is never read as an empty answer.
 */
export function readAnswer<Data extends object>(
  name: string,
  contentType: string,
  text: string,
  { format = 'json', schema }: Pick<SourceRequest<Data>, 'format' | 'schema'>,
): Data {
  if (!TYPES[format].test(contentType.replace(/;.*/s, '')))
    throw new NotMeasured('unreadable', `${name} answered with something other than data.`)
  const parsed = schema.safeParse(READERS[format](name, text))
  if (parsed.success) return parsed.data
  console.error(`${name} answered in another shape than documented`, parsed.error.issues.slice(0, 3))
  throw new NotMeasured('unreadable', `${name} answered in a format other than the documented one.`)
}

const damaged = (name: string) =>
  new NotMeasured('unreadable', `The answer of ${name} was cut off or damaged.`)

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(name)
  }
}

/** Rows as objects keyed by the header's names. A row with a different number of fields is a sign of a truncated file. */
function csvRows(name: string, text: string): Record<string, string>[] {
  const [header = [], ...rows] = text.trimEnd().split(/\r?\n/).map(fieldsOf)
  if (rows.some(({ length }) => length !== header.length)) throw damaged(name)
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])))
}

/** The fields of a line; these sources have no line breaks inside fields. */
function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

/** The elements of a document, in order. A document that does not end with its root's end tag was truncated. */
function xmlElements(name: string, text: string): { elements: { name: string; attributes: object }[] } {
  const elements: { name: string; attributes: object }[] = []
  const parser = new Parser(
    { onopentag: (tag, attributes) => elements.push({ name: tag, attributes }) },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  const [root] = elements
  if (!root || !text.trimEnd().endsWith(`</${root.name}>`)) throw damaged(name)
  return { elements }
}

const READERS = { json: jsonOf, csv: csvRows, xml: xmlElements }
