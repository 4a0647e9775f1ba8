import type { Basis } from '@domain/basis'
import type { ReactNode } from 'react'
import { BasisMark } from '@/shared/ui/basis-mark'

interface PassageProps {
  heading: string
  text: string
  basis: Basis
  children?: ReactNode
}

export const Passage = ({ heading, text, basis, children }: PassageProps) => (
  <div>
    <h4 className="font-medium text-ink-muted text-sm">{heading}</h4>
    <p className="mt-1 max-w-measure">{text}</p>
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <BasisMark basis={basis} className="mr-1" />
      {children}
    </p>
  </div>
)
