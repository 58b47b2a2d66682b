/**
 * Adds the styles of a part that loads late: `import css from './x.css?inline'`. Every document
 * carries the styles of all that it shows at first, so those of the rest stay out of it. The same
 * styles are added once, however often a part is shown.
 */
export function adoptStyles(css: string): void {
  const adopted: (CSSStyleSheet & { text?: string })[] = document.adoptedStyleSheets
  if (adopted.some(({ text }) => text === css)) return
  const sheet = Object.assign(new CSSStyleSheet(), { text: css })
  sheet.replaceSync(css)
  adopted.push(sheet)
}
