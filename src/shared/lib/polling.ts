interface Polled<Data> {
  state: { data: Data | undefined }
}

/**
 * Options of a query that is read again every so many milliseconds while `intervalOf` its data says so: never in a tab
 * that is hidden, and at once when it is shown again.
 */
export const polling = <Data>(intervalOf: (data: Data | undefined) => number | false) => ({
  refetchInterval: ({ state }: Polled<Data>) => intervalOf(state.data),
  refetchOnWindowFocus: ({ state }: Polled<Data>) => intervalOf(state.data) !== false && ('always' as const),
})
