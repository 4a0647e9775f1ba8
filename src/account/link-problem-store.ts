import { create } from 'zustand'

/** What was wrong with the link that opened this page; told on the login page until it is dismissed. */
export const useLinkProblem = create<{ problem: string | null }>(() => ({ problem: null }))
