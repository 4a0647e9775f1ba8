/** The list without `id` when it is in there, else with it. */
export const toggled = <Id extends string>(chosen: readonly Id[], id: Id): Id[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
