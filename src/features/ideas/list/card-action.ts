/** Stretches a link or button over its card; what else can be pressed there is lifted above it. */
export const STRETCHED = 'after:absolute after:inset-0 after:rounded-lg after:content-[""]'
export const LIFTED = 'relative z-10'
