import type { VisualStyle } from '@domain/planning'
import type { ReactNode } from 'react'

/** A page in each style, drawn with a few strokes. */
const SPECIMENS: Record<VisualStyle, ReactNode> = {
  minimal: (
    <>
      <path d="M10 14h14" stroke="currentColor" strokeWidth="2" />
      <path d="M10 20h22M10 24h16" stroke="currentColor" strokeOpacity=".35" />
      <circle cx="52" cy="34" r="2.500" fill="var(--accent)" />
    </>
  ),
  modern: (
    <>
      <path d="M6 8h30v12H6z" fill="currentColor" />
      <path d="M40 8h18v12H40z" fill="var(--accent)" />
      <path d="M6 24h15v12H6zM24.500 24h15v12h-15zM43 24h15v12H43z" fill="currentColor" fillOpacity=".25" />
    </>
  ),
  classic: (
    <>
      <path d="M8 9h48M8 35h48" stroke="currentColor" strokeWidth=".75" />
      <text x="32" y="24" textAnchor="middle" fontSize="13" fontFamily="Georgia, serif" fill="currentColor">
        Aa
      </text>
      <path d="M22 29h20" stroke="var(--accent)" />
    </>
  ),
  playful: (
    <>
      <circle cx="18" cy="22" r="10" fill="var(--accent)" />
      <rect x="30" y="10" width="26" height="11" rx="5.500" fill="currentColor" fillOpacity=".3" />
      <path
        d="M31 33c4-8 8 4 12-4s8 4 12-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </>
  ),
  corporate: (
    <>
      <path d="M6 8h52v6H6z" fill="currentColor" />
      <path d="M6 17h12v19H6z" fill="currentColor" fillOpacity=".25" />
      <path d="M21 19h37M21 24h37M21 29h37M21 34h37" stroke="currentColor" strokeOpacity=".5" />
      <path d="M21 19h10" stroke="var(--accent)" strokeWidth="2" />
    </>
  ),
}

export const StyleSpecimen = ({ style }: { style: VisualStyle }) => (
  <svg
    viewBox="0 0 64 44"
    aria-hidden="true"
    className="h-11 w-16 shrink-0 rounded-sm border border-line bg-surface text-ink"
  >
    {SPECIMENS[style]}
  </svg>
)
