/** Maximum nesting of stored content; legitimate content needs seven levels. */
export const NESTING_MAX = 20

type Path = (string | number)[]

interface Measured {
  /** Size as the database writes it; counting stops above the requested maximum. */
  bytes: number
  /** Path to the first value that is nested too deeply; null if there is none. */
  deepest: Path | null
}

/** UTF-8 bytes of a code unit; the two halves of a surrogate pair make four. */
function unitBytes(unit: number): number {
  if (unit < 0x80) return 1
  return unit < 0x8_00 || (unit >= 0xd8_00 && unit <= 0xdf_ff) ? 2 : 3
}

function bytesOf(value: unknown): number {
  const json = JSON.stringify(value) ?? 'null'
  let bytes = 0
  for (let place = 0; place < json.length; place++) bytes += unitBytes(json.charCodeAt(place))
  return bytes
}

/** Brackets, and ', ' between the entries. */
const framed = (entries: number) => 2 + 2 * Math.max(0, entries - 1)

interface Visit {
  value: unknown
  depth: number
  key: string | number
  from: Visit | null
}

function pathTo(visit: Visit | null): Path {
  const path: Path = []
  for (let at = visit; at?.from; at = at.from) path.unshift(at.key)
  return path
}

/** Size and nesting of any JSON value, without recursion. Stops beyond `most` bytes. */
export function measure(value: unknown, most: number): Measured {
  const open: Visit[] = [{ value, depth: 0, key: '', from: null }]
  let bytes = 0
  for (let visit = open.pop(); visit && bytes <= most; visit = open.pop()) {
    const { value: found, depth } = visit
    if (typeof found !== 'object' || found === null) {
      bytes += bytesOf(found)
      continue
    }
    if (depth >= NESTING_MAX) return { bytes, deepest: pathTo(visit) }
    const entries = Object.entries(found)
    const isList = Array.isArray(found)
    bytes += framed(entries.length)
    if (bytes > most) break
    for (const [key, inner] of entries) {
      if (!isList) bytes += bytesOf(key) + 2
      open.push({ value: inner, depth: depth + 1, key: isList ? Number(key) : key, from: visit })
    }
  }
  return { bytes, deepest: null }
}
