import highlighter from 'highlight.js/lib/common'

/** The code as HTML, its parts in spans with classes; `null` for a language that we do not know. */
export function codeMarkup(code: string, language: string): string | null {
  if (!highlighter.getLanguage(language)) return null
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}
