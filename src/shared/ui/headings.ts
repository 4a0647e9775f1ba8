/** Styles of page and report titles; some are shown before the app runs (src/app/first-paint). */
export const PAGE_HEADING = 'font-semibold font-serif text-2xl tracking-tight sm:text-3xl'
export const REPORT_HEADING =
  'font-semibold font-serif text-xl leading-7 tracking-tight sm:text-2xl sm:leading-9'
