import type { MouseEvent } from 'react'

/** For buttons that go away when they are pressed: the keyboard goes on at the first option beside them. */
export const focusFirstChoice = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('[data-choices]')?.querySelector('input')?.focus()
