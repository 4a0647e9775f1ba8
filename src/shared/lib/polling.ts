interface Polled<Data> {
  state: { data: Data | undefined }
}

/**
 * Query options for polling at `intervalOf(data)` milliseconds while it returns a number: never in a hidden tab, and
 * at once when the tab is shown again.
 */
export const polling = <Data>(intervalOf: (data: Data | undefined) => number | false) => ({
  refetchInterval: ({ state }: Polled<Data>) => intervalOf(state.data),
  refetchOnWindowFocus: ({ state }: Polled<Data>) => intervalOf(state.data) !== false && ('always' as const),
})
