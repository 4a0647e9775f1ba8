/** Each item with a unique key made from its text; repeated texts are numbered. */
export function keyed<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return { key: count === 1 ? text : `${text} ${count}`, item }
  })
}
