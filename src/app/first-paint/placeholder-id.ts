/** Stands for the id of a validation in links of pages that are drawn by the build. */
export const PLACEHOLDER_ID = '00000000-0000-4000-8000-000000000000'
