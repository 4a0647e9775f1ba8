import { useAnimate } from 'framer-motion/mini'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useMayEnter } from '@/shared/ui/motion'

const SECONDS = 0.2

/** Where words stand in the text that is being typed; null where they do not, or are scrolled out of sight. */
function placeInIdea(words: string): DOMRect | null {
  const copy = document.querySelector('[data-idea-copy]')
  if (!copy) return null
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const start = node.textContent?.indexOf(words) ?? -1
    if (start === -1) continue
    const range = new Range()
    range.setStart(node, start)
    range.setEnd(node, start + words.length)
    const place = range.getBoundingClientRect()
    const { top, bottom } = copy.getBoundingClientRect()
    return place.top >= top && place.bottom <= bottom ? place : null
  }
  return null
}

/** For a row that appears with words of the idea: moves them there from where they stand in the text. */
export function useArrival() {
  const [row, animate] = useAnimate<HTMLDivElement>()
  const mayEnter = useMayEnter()
  const arrive = useEffectEvent(() => {
    const value = row.current?.querySelector<HTMLElement>('dd')
    const words = row.current?.querySelector('.read-words')
    const from = words && placeInIdea(words.textContent ?? '')
    if (!value || !from) return
    const to = words.getBoundingClientRect()
    const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
    animate(value, { transform: [moved, 'none'], opacity: [0.3, 1] }, { duration: SECONDS, ease: 'easeOut' })
  })
  // Once, when the row appears: a value that is edited in its place comes from nowhere.
  const begin = useEffectEvent(() => (mayEnter ? requestAnimationFrame(arrive) : 0))
  useLayoutEffect(() => {
    const frame = begin()
    return () => cancelAnimationFrame(frame)
  }, [])
  return row
}
