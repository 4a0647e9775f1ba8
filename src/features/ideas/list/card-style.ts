/** Styles of a card's title and idea; the page shows both before the app runs (src/app/first-paint). */
export const CARD_TITLE = 'mt-2 font-semibold font-serif text-lg'
export const CARD_IDEA = 'mt-1 line-clamp-2 text-ink-muted text-sm'
export const CARD_OVERVIEW = 'mt-3 max-w-report text-sm'

/** Stretches a link or button over its card; other controls are raised above it. */
export const STRETCHED = 'after:absolute after:inset-0 after:rounded-lg after:content-[""]'
export const LIFTED = 'relative z-10'
