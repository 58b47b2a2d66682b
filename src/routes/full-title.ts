/** `Food deals | Lobang`; a title that already carries the name is left alone. */
export function fullTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`
}
