/** First stop of the Tab key: past the navigation to the element with id `main`. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent text-sm focus:translate-y-0 print:hidden"
  >
    Skip to content
  </a>
)
