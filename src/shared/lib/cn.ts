import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// The build replaces the package by less code, to which local/build/class-groups.ts names the same theme.
const merge = extendTailwindMerge({ extend: { theme: { shadow: ['float'] } } })

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
