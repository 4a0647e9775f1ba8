/** Placeholder for the id of a validation in links of prerendered pages. */
export const PLACEHOLDER_ID = '00000000-0000-4000-8000-000000000000'
