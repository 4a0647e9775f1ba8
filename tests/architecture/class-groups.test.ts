import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cn } from '@/shared/lib/cn'
import { classGroupsInUse, mergeBy } from '../../local/build/class-groups'

const merge = mergeBy(classGroupsInUse())

/** Every class in the app's source: words that tailwind-merge does not keep twice. */
const classes = [
  ...new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(`src/${file}`, 'utf8').split(/[\s'"`]+/)),
  ),
]
  .filter((word) => /^[\w@[-]/.test(word) && cn(`${word} ${word}`) === word)
  .sort()

it('merges the classes of the app as tailwind-merge does', () => {
  const different = classes.flatMap((one, at) =>
    classes
      .filter((_, other) => Math.abs(other - at) <= 5 || (other + at) % 30 === 0)
      .flatMap((other) => [`${one} ${other}`, `hover:${one} p-1 hover:${other}`])
      .filter((both) => merge(both) !== cn(both)),
  )
  expect(classes.length).toBeGreaterThan(500)
  expect(different).toEqual([])
})

it.each([
  ['w-[calc(100%+0.75rem)] w-full', 'w-full'],
  ['px-4 py-2 p-0', 'p-0'],
  ['p-0 px-4', 'p-0 px-4'],
  ['[&_svg]:size-4 size-5 [&_svg]:size-6', 'size-5 [&_svg]:size-6'],
  ['border-b border-b-0!', 'border-b border-b-0!'],
  ['text-sm text-ink text-base', 'text-ink text-base'],
  ['  bg-accent   none-of-tailwind bg-line ', 'none-of-tailwind bg-line'],
])('joins %j into %j', (given, joined) => {
  expect(merge(given)).toBe(joined)
  expect(cn(given)).toBe(joined)
})
