import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Classes of our own theme. The build replaces tailwind-merge by less code (local/build/class-groups.ts). */
export const CLASSES = { extend: { theme: { shadow: ['float'] } } }

const merge = extendTailwindMerge(CLASSES)

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
