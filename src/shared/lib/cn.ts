import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { shadow: ['float'] } } })

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
