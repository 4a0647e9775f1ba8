/** Shown on a slide if a text states no size (docs/contract.md#pitch-deck). */
const NO_SIZE = '$N/A'

export interface StatedSize {
  /** In the currency that the text names; null if it states none. */
  amount: number | null
  text: string
}

const UNITS = { m: 1e6, b: 1e9, t: 1e12 }
const isUnit = (letter: string): letter is keyof typeof UNITS => letter in UNITS

const AMOUNT =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(?:(billion|million|trillion|bn|mn|tn)(?![\p{L}\p{N}])|([BMT])(?![\p{L}\p{N}]))/iu
const SIGN_BEFORE = /(?:R\$|(?:US)?\$|[€£₹₦¥])\s*$/i

/** The currency sign in front of an amount: '$', '€', …; null without one. */
const signBefore = (text: string, index: number): string | null =>
  SIGN_BEFORE.exec(text.slice(0, index))?.[0].trim().toUpperCase().replace('US$', '$') ?? null

/**
 * '$nB', '$nM' or '$nT' as stated, with the sign of the currency; 1,000 millions and more become billions with one
 * decimal.
 */
function sizeOf(number: number, unit: keyof typeof UNITS, sign: string): StatedSize {
  const amount = number * UNITS[unit]
  const text =
    unit === 'm' && number >= 1000
      ? `${Number((number / 1000).toFixed(1))}B`
      : `${number}${unit.toUpperCase()}`
  return { amount, text: `${sign}${text}` }
}

/** The first size that a text states, by the rule of docs/contract.md#pitch-deck; other currencies keep their sign. */
export function statedSize(text: string): StatedSize {
  let rest = text
  for (let match = AMOUNT.exec(rest); match; match = AMOUNT.exec(rest)) {
    const [whole, number = '', word, letter = ''] = match
    const unit = (word ?? letter).charAt(0).toLowerCase()
    const sign = signBefore(rest, match.index)
    // A single letter is a unit only for money: '$4M', not '4 m'.
    if (isUnit(unit) && (word || sign !== null))
      return sizeOf(Number(number.replaceAll(',', '')), unit, sign ?? '$')
    rest = rest.slice(match.index + whole.length)
  }
  return { amount: null, text: NO_SIZE }
}

const NAMES = {
  tam: /\bTAM\b|total addressable market/i,
  sam: /\bSAM\b|service?able (?:addressable|available) market/i,
  som: /\bSOM\b|service?able obtainable market/i,
}
type SizeName = keyof typeof NAMES

/** The part of a text from one size's name to the next; '' if the name is missing. */
function stretchOf(text: string, name: SizeName): string {
  const at = text.search(NAMES[name])
  if (at === -1) return ''
  const starts = Object.values(NAMES)
    .map((each) => text.search(each))
    .filter((other) => other > at)
  return text.slice(at, Math.min(text.length, ...starts))
}

/** TAM, SAM and SOM by the names in a text; a size without a name counts as the TAM. */
export function statedSizes(text: string): Record<SizeName, StatedSize> {
  const named = Object.values(NAMES).some((name) => name.test(text))
  return {
    tam: statedSize(named ? stretchOf(text, 'tam') : text),
    sam: statedSize(stretchOf(text, 'sam')),
    som: statedSize(stretchOf(text, 'som')),
  }
}
