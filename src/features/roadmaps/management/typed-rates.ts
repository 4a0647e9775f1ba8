import { REGIONS, type RegionId, ROADMAP_ROLES, type RoleId } from '@domain/roadmap'
import type { RoleRate } from '../requests'

/** Texts in the fields that somebody has typed in, by keyOf. */
export type TypedRates = Readonly<Record<string, string>>

export const keyOf = ({ role, region }: Pick<RoleRate, 'role' | 'region'>) => `${role} in ${region}`

const DOLLARS_MAX = 10_000
const DOLLARS = /^\d{1,5}(\.\d{1,2})?$/

/** Dollars an hour as typed, or null for what is none. */
export function dollarsIn(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  const dollars = DOLLARS.test(text) ? Number(text) : null
  return dollars !== null && dollars <= DOLLARS_MAX ? dollars : null
}

export const rateText = (dollars: number): string =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2)

/** The rates that differ from what is stored; null when any of them is no rate. */
export function changedRates(rates: readonly RoleRate[], typed: TypedRates): RoleRate[] | null {
  const changed: RoleRate[] = []
  for (const rate of rates) {
    const text = typed[keyOf(rate)]
    if (text === undefined) continue
    const dollars = dollarsIn(text)
    if (dollars === null) return null
    if (dollars !== rate.dollars) changed.push({ ...rate, dollars })
  }
  return changed
}

/** The first region with a text that is no rate. */
export function regionToCorrect(typed: TypedRates): RegionId | undefined {
  const isWrong = (role: RoleId, region: RegionId) => {
    const text = typed[keyOf({ role, region })]
    return text !== undefined && dollarsIn(text) === null
  }
  return REGIONS.find(({ id: region }) => ROADMAP_ROLES.some(({ id: role }) => isWrong(role, region)))?.id
}
