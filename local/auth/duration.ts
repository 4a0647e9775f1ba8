const SECONDS_PER: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** Parses a config.toml duration into seconds: '1m30s' → 90. */
export function parseDurationSeconds(duration: string): number {
  let total = 0
  for (const [, amount, unit = 's'] of duration.matchAll(/([\d.]+)([hms])/g))
    total += Number(amount) * (SECONDS_PER[unit] ?? 0)
  return total
}
