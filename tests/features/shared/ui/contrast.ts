const DECLARATION = /--([\w-]+):\s*(?:light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)|(#[\da-f]{6}));/g

/** Opaque colors in the style sheet by token name, for one theme. */
export function readTokens(css: string, theme: 'light' | 'dark'): Map<string, string> {
  const entries = [...css.matchAll(DECLARATION)].map(([, name = '', light, dark, both]): [string, string] => [
    name,
    both ?? (theme === 'light' ? light : dark) ?? '',
  ])
  return new Map(entries)
}

function channels(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio of two '#rrggbb' colors, 1 to 21; NaN if one of them is not such a color. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The resulting color if `front` covers `back` with the given opacity, 0 to 1. */
export function blend(front: string, back: string, opacity: number): string {
  const under = channels(back)
  const mixed = channels(front).map((value, index) => value * opacity + (under[index] ?? 0) * (1 - opacity))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
