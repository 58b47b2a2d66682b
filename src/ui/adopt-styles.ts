/**
 * Adds the styles of a part that loads late: `import css from './x.css?inline'`. They are not in the document's
 * inline styles. The same styles are added only once.
 */
export function adoptStyles(css: string): void {
  const adopted: (CSSStyleSheet & { text?: string })[] = document.adoptedStyleSheets
  if (adopted.some(({ text }) => text === css)) return
  const sheet = Object.assign(new CSSStyleSheet(), { text: css })
  sheet.replaceSync(css)
  adopted.push(sheet)
}
