export const COMPARE_MIN = 2
export const COMPARE_MAX = 4

/** The unique ids of an address ?ids=a,b,c. */
export const comparedIds = (params: URLSearchParams): string[] => [
  ...new Set(
    (params.get('ids') ?? '')
      .split(',')
      .map((id) => id.trim().toLowerCase())
      .filter((id) => id !== ''),
  ),
]
