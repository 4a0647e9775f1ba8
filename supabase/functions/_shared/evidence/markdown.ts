const SOURCE_LINK = /\s*\(\s*\[[^\]\n]{0,200}\]\([^)\s]{0,2000}\)\s*\)/g
const LINK = /!?\[([^\]\n]{0,500})\]\([^)\s]{0,2000}(?:\s"[^"\n]{0,200}")?\)/g
const MARKS = /(\*{1,3}|_{2,3}|~~|`{1,3})(?=\S)([^*_~`\n]{1,500}?)\1/g

/** Text as a reader of Markdown sees it: links by their words, no marks of emphasis, no links to sources in brackets. */
export const plainOfMarkdown = (text: string): string =>
  text.replace(SOURCE_LINK, '').replace(LINK, '$1').replace(MARKS, '$2')
