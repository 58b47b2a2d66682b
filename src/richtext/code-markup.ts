import highlighter from 'highlight.js/lib/common'

/** Highlights code as HTML with classes; `null` for an unknown language. */
export function codeMarkup(code: string, language: string): string | null {
  if (!highlighter.getLanguage(language)) return null
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}
