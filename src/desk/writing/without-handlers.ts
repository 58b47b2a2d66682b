/** The policy refuses styles and handlers even in an inert document. Styles are read from another attribute. */
export function withoutHandlers(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='))
}
