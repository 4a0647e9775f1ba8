export type DeckAction = 'next' | 'previous' | 'first' | 'last' | 'fullscreen' | 'leave'

const ACTIONS: Record<string, DeckAction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  f: 'fullscreen',
  F: 'fullscreen',
  Escape: 'leave',
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** What a key does to the deck; null for keys that are not its own, and for a space that presses a button. */
export function deckActionOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyPress): DeckAction | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key !== ' ') return ACTIONS[key] ?? null
  if (target instanceof Element && target.closest('button')) return null
  return shiftKey ? 'previous' : 'next'
}
