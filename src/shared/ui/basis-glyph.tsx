import type { Basis } from '@domain/basis'
import type { ReactNode } from 'react'

/** Shapes that can be told apart without their colour: the fuller the shape, the firmer the ground. */
const SHAPES: Record<Basis, ReactNode> = {
  source: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  model: (
    <>
      <path d="M6 1 11 6 6 11 1 6Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1v10L1 6Z" fill="currentColor" />
    </>
  ),
  founder: (
    <path
      d="M1 7.4C1 4.4 2.4 2.4 5 1.6v1.7C3.8 3.8 3.2 4.6 3.1 5.7H5V10H1Zm6 0c0-3 1.4-5 4-5.8v1.7C9.800 3.800 9.200 4.600 9.100 5.700H11V10H7Z"
      fill="currentColor"
    />
  ),
  template: (
    <path
      d="M1.750 1.750h8.500v8.500h-8.500ZM1.750 4.750h8.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  ),
  assumption: (
    <circle
      cx="6"
      cy="6"
      r="4.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.400 2.417"
    />
  ),
}

export const BasisGlyph = ({ basis, className }: { basis: Basis; className?: string }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
    {SHAPES[basis]}
  </svg>
)
