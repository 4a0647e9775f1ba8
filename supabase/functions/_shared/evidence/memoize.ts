const MOST_TEXTS = 500

/**
 * Memoizes a function of a text, because the checks of one statement read the same few texts many times. Keeps the
 * results for the last 500 texts; callers must not change them.
 */
export function memoizeByText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    const last = known.get(text)
    if (last) return last.value
    const value = read(text)
    const [oldest] = known.keys()
    if (known.size >= MOST_TEXTS && oldest !== undefined) known.delete(oldest)
    known.set(text, { value })
    return value
  }
}
