const MOST_TEXTS = 500

/**
 * A function of a text that reads each text once: the checks of one statement ask for the same few texts again and
 * again. Keeps the answers for the last 500 texts; callers must not change them.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
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
