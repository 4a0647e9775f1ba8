/** First stop of the Tab key: past the navigation to the element with id `main`. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed top-3 left-3 z-50 inline-flex min-h-11 -translate-y-20 items-center rounded-md bg-accent px-4 font-medium text-on-accent text-sm focus:translate-y-0 print:hidden"
  >
    Skip to content
  </a>
)
