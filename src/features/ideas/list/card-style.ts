/** How a card of the list sets its title and idea; the page shows both before the app runs (src/app/first-paint). */
export const CARD_TITLE = 'mt-2 font-semibold font-serif text-lg'
export const CARD_IDEA = 'mt-1 line-clamp-2 text-ink-muted text-sm'
export const CARD_OVERVIEW = 'mt-3 max-w-report text-sm'

/** Stretches a link or button over its card; what else can be pressed there is lifted above it. */
export const STRETCHED = 'after:absolute after:inset-0 after:rounded-lg after:content-[""]'
export const LIFTED = 'relative z-10'
