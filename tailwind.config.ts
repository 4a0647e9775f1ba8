import type { Config } from 'tailwindcss'

/*
 * Utilities by role: bg-surface, text-ink-muted, border-line, bg-accent, text-basis-source, bg-danger-soft …
 * The values of both themes are in src/styles/tokens.css; there are no hue names, so that nothing can be
 * coloured without saying what the colour is for.
 */
const status = (name: string) => ({ DEFAULT: `var(--${name})`, soft: `var(--${name}-soft)` })

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: {
        DEFAULT: 'var(--surface)',
        raised: 'var(--surface-raised)',
        sunken: 'var(--surface-sunken)',
      },
      ink: { DEFAULT: 'var(--ink)', muted: 'var(--ink-muted)', faint: 'var(--ink-faint)' },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      accent: { DEFAULT: 'var(--accent)', hover: 'var(--accent-hover)', soft: 'var(--accent-soft)' },
      on: { accent: 'var(--on-accent)', danger: 'var(--on-danger)', ink: 'var(--surface)' },
      basis: {
        source: 'var(--basis-source)',
        model: 'var(--basis-model)',
        founder: 'var(--basis-founder)',
        template: 'var(--basis-template)',
        assumption: 'var(--basis-assumption)',
      },
      info: status('info'),
      success: status('success'),
      warning: status('warning'),
      danger: { ...status('danger'), solid: 'var(--danger-solid)' },
      scrim: 'var(--scrim)',
    },
    fontFamily: {
      sans: 'var(--font-interface)',
      serif: 'var(--font-headline)',
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.625rem'],
      lg: ['1.25rem', '1.75rem'],
      xl: ['1.5625rem', '2rem'],
      '2xl': ['1.9375rem', '2.375rem'],
      '3xl': ['2.4375rem', '2.75rem'],
      '4xl': ['3.0625rem', '3.375rem'],
    },
    borderRadius: { none: '0', sm: '0.25rem', md: '0.375rem', lg: '0.625rem', full: '9999px' },
    boxShadow: { none: 'none', float: 'var(--shadow-float)' },
    extend: {
      maxWidth: { page: '70rem', report: '47.5rem', measure: '68ch' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(8px)' } },
        breathe: { '50%': { opacity: '0.55' } },
        'slide-in': { from: { transform: 'translateX(-100%)' } },
        'slide-out': { to: { transform: 'translateX(-100%)' } },
        travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
      },
      animation: {
        'fade-in': 'fade-in 120ms ease-out',
        'rise-in': 'rise-in 180ms ease-out',
        breathe: 'breathe 2s ease-in-out infinite',
        'slide-in': 'slide-in 300ms ease-out',
        'slide-out': 'slide-out 300ms ease-in forwards',
        travel: 'travel 1.4s ease-in-out infinite',
      },
    },
  },
} satisfies Config
